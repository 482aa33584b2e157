"""The same events registered twice: by a plugin's folder and by the settings, in two scopes, or by Claude Code's files inside Cursor.

Several calls for one action are judged each and asked once (single-flight), so two scopes only cost time. A plugin's copy is worse: it
is not on record, is not mended by an install and stays after an uninstall.
"""

import json
import os
from collections.abc import Iterator

from interlock.doctor import registered_hosts
from interlock.doctor.base import OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import targets
from interlock.hosts import grouped_lists, textfile
from interlock.hosts.command import own_event, quote
from interlock.hosts.installers import INSTALLED
from interlock.model.errors import InterlockError

ID = "double"
TITLE = "events registered twice"
QUICK = True

#: Host -> (variable that moves its folder, the folder in the home): ``reference/hosts.md`` 1.9, 2.3, 3.3.
_FOLDERS = {"claude": ("CLAUDE_CONFIG_DIR", ".claude"), "codex": ("CODEX_HOME", ".codex"), "cursor": ("", ".cursor")}
_DEPTH = 6
_MOST = 5000
_LIMIT = 1024 * 1024


def run(env: Environment) -> list[Result]:
    """A warning for each plugin's file that registers what the settings register too; one line for each other doubling."""
    places: dict[str, dict[str, set[str]]] = {host: {} for host in INSTALLED}
    for one in registered_hosts.registered(env):
        places[one.host].setdefault(one.path, set()).add(one.event)
    for target in targets(env):
        own = {event for event, _, _ in target.entries()}
        if own:
            places["cursor"][target.path] = own
    found = []
    for host, files in places.items():
        settings = {event for events in files.values() for event in events}
        for path in plugin_hooks(env, host):
            twice = sorted(_own_events(path) & settings)
            if twice:
                text = f"{path}: a plugin registers {', '.join(twice)} too, which {', '.join(sorted(files))} has already"
                found.append(Result(ID, WARN, text, f"rm {quote(path)}"))
        twice = sorted(event for event in settings if sum(event in events for events in files.values()) > 1)
        if twice:
            found.append(Result(ID, OK, f"{host}: {', '.join(twice)} in {' and '.join(sorted(files))}: judged twice, asked once"))
    if places["cursor"] and places["claude"]:
        text = "Cursor runs Claude Code's hooks beside its own: one action is judged twice, and asked and recorded once"
        found.append(Result(ID, OK, text))
    if not any(places.values()):
        return [Result(ID, SKIP, "no hook is registered")]
    return found or [Result(ID, OK, "each event is registered once")]


def plugin_hooks(env: Environment, host: str) -> Iterator[str]:
    """The hook files of a host's plugins."""
    if host not in _FOLDERS:
        return
    variable, name = _FOLDERS[host]
    top = os.path.join(grouped_lists.home_folder(variable, env.home, name), "plugins")
    for seen, (folder, folders, files) in enumerate(os.walk(top)):
        if seen > _MOST or folder.count(os.sep) - top.count(os.sep) >= _DEPTH:
            folders.clear()
        if "hooks.json" in files:
            yield os.path.join(folder, "hooks.json")


def _own_events(path: str) -> set[str]:
    """Events under which a command of Interlock stands, in the form of any host."""
    hooks = hooks_of(path)
    return {str(event) for event, entries in hooks.items() if any(_is_own(command) for command in commands(entries))}


def hooks_of(path: str) -> "dict[str, object]":
    """Event -> entries of a hooks file, of any host; empty when it cannot be read."""
    try:
        content = textfile.read(path)
        hooks = json.loads(content).get("hooks") if content and len(content) < _LIMIT else None
    except (InterlockError, ValueError, AttributeError, RecursionError):
        return {}
    return hooks if isinstance(hooks, dict) else {}


def commands(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from commands(item)
    elif isinstance(value, dict):
        if isinstance(value.get("command"), str):
            yield value["command"]
        yield from commands(value.get("hooks"))


def _is_own(command: str) -> bool:
    # What gives way by itself (`interlock.hosts.plugin_entry`) doubles nothing.
    if command.rstrip().endswith(" plugin"):
        return False
    return own_event(command) is not None or "interlock hook" in command
