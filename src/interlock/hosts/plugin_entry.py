"""A hook that a plugin registers, told by the word ``plugin`` behind its event: it leaves the work to the entry that
``interlock install`` registered, where there is one, so that nothing is saved, counted or told twice.

The guard's entry for the start of a session recalls too, so it counts like one of the memory.
"""

import json
import os
from collections.abc import Iterator, Mapping
from typing import Any

#: Third word of the hook's arguments.
WORD = "plugin"

_ROOTS = ("CURSOR_PROJECT_DIR", "CLAUDE_PROJECT_DIR")

_LIMIT = 1 << 22


def yields(args: "list[str]", state: str, env: "Mapping[str, str]") -> bool:
    """Whether this call leaves its event to another entry. Never raises: what cannot be read registers nothing.

    `args`: host, event and `WORD`; an empty event means a stop.
    """
    if args[2:3] != [WORD]:
        return False
    event = args[1] or ("stop" if args[0] == "cursor" else "Stop")
    return any(_registers(path, event) for path in _files(args[0], state, env))


def _files(host: str, state: str, env: "Mapping[str, str]") -> Iterator[str]:
    """Settings files of the host that Interlock wrote and that count here."""
    from interlock.hosts.system_paths import hook_folder

    if os.path.exists(os.path.join(hook_folder(), "launcher.py")):
        from interlock.hosts.installers import form

        try:
            # Its record is for the administrator's eyes only; the file is not.
            yield form(host).managed_path()
        except LookupError:
            pass
    try:
        with open(os.path.join(state, "manifest.json"), encoding="utf-8", errors="surrogateescape") as handle:
            known = json.load(handle)["installations"]
        found = [(one["path"], one.get("scope")) for one in known if one.get("host") == host and isinstance(one["path"], str)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return
    for path, scope in found:
        root = os.path.realpath(os.path.dirname(os.path.dirname(path)))
        if scope not in ("project", "local") or any(os.path.realpath(env[name]) == root for name in _ROOTS if env.get(name)):
            yield path


def _registers(path: str, event: str) -> bool:
    from interlock.hosts.command import own_event
    from interlock.hosts.jsonc import JsoncError, parse

    try:
        with open(path, "rb") as handle:
            found: Any = parse(handle.read(_LIMIT).decode("utf-8-sig", "surrogateescape")).value
        entries = [inner for one in found["hooks"][event] for inner in one.get("hooks", [one])]
        return any(own_event(one.get("command")) == event for one in entries)
    except (OSError, JsoncError, ValueError, LookupError, TypeError, AttributeError):
        return False
