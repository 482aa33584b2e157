"""Setting a project up: which of the transcripts on the disk belong to it, the rule file, the plugin's files."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from interlock.memory import capture, identity, rule_file
from interlock.model.errors import USAGE, InterlockError
from interlock.model.session import Project
from interlock.storage.base import MemoryStore

#: Hosts with a plugin.
PLUGINS = ("claude", "cursor")

#: Hosts whose transcripts name no working folder.
_NAMELESS = ("cursor",)

#: Bytes of a transcript in which its working folder must be named.
_HEAD = 1 << 16


def belonging(host: str, folder: str, project: Project, env: Mapping[str, str]) -> Iterator[str]:
    """Transcripts of the host on this machine that belong to a project: by the host's name for the folder, else by the folder they name."""
    reader = capture.transcripts(host)
    home = env.get("HOME", "") or env.get("USERPROFILE", "")
    slugs = {reader.slug(one) for one in {folder, project.root, *_worktrees(folder)} if one} - {""}
    for path in reader.discover(env):
        slug = reader.describe(path)[2]
        if slug and slug in slugs:
            yield path
        elif host not in _NAMELESS:
            named = _working_folder(path, reader)
            found = identity.project(named, home) if named else None
            if found is not None and found.key == project.key:
                yield path


def rule_file_on(store: MemoryStore, memory: str, root: str) -> bool:
    """Make the rule file of a workspace folder and keep it out of the repository; whether it stands there now. Raises `InterlockError`."""
    try:
        rule_file.turn_on(memory, root)
    except (OSError, ValueError) as exc:
        raise InterlockError(f"no rule file can be kept for '{root}': {exc}") from exc
    if root not in rule_file.refresh(memory, store, (root,)):
        rule_file.turn_off(memory, root)
        return False
    _keep_out(root)
    return True


def plugin_files(host: str, state: str = "") -> dict[str, bytes]:
    """Name -> content of the files of a host's plugin. With `state` the program is named by its absolute path, and the state folder too.

    Raises `InterlockError` for a host without a plugin.
    """
    if host not in PLUGINS:
        raise InterlockError(f"there is no plugin for '{host}'", help=f"one of: {', '.join(PLUGINS)}", exit_code=USAGE)
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), "plugin", host)
    found = {}
    for folder, _, names in os.walk(top):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as handle:
                found[os.path.relpath(path, top).replace(os.sep, "/")] = handle.read()
    if state:
        for name in ("mcp.json", ".mcp.json", "hooks/hooks.json"):
            if name in found:
                found[name] = _absolute(found[name], state)
    return dict(sorted(found.items()))


def _absolute(content: bytes, state: str) -> bytes:
    from interlock.hosts.command import checked, quote, quote_powershell

    document = json.loads(content)
    for server in document.get("mcpServers", {}).values():
        server["command"] = sys.executable
        server["args"] = ["-I", "-m", "interlock", *server["args"]]
        server["env"] = {"INTERLOCK_HOME": state}
    for entries in document.get("hooks", {}).values():
        for entry in _commands(entries):
            words = entry["command"].removeprefix("interlock ")
            if os.name == "nt":
                call = (
                    f"$env:INTERLOCK_HOME={quote_powershell(state)}; & {quote_powershell(sys.executable)} -I -m interlock {words}"
                )
            else:
                call = f"INTERLOCK_HOME={quote(state)} {quote(sys.executable)} -I -m interlock {words}"
            entry["command"] = checked(call)
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode("utf-8", "surrogateescape")


def _commands(entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in entries:
        if "command" in entry:
            yield entry
        yield from _commands(entry.get("hooks", []))


def _working_folder(path: str, reader: Any) -> str:
    try:
        with open(path, "rb", buffering=0) as file:
            return str(reader.read(file, 0, _HEAD).cwd)
    except OSError:
        return ""


def _worktrees(folder: str) -> list[str]:
    out = _git(folder, "worktree", "list", "--porcelain")
    return [line.removeprefix("worktree ") for line in out.splitlines() if line.startswith("worktree ")]


def _keep_out(root: str) -> None:
    """Name the rule file in the repository's own exclude list, which is never committed: it tells what a person said."""
    path = _git(root, "rev-parse", "--git-path", "info/exclude").strip()
    prefix = _git(root, "rev-parse", "--show-prefix").strip()
    if not path:
        return
    path = os.path.join(root, path)
    line = "/" + prefix + rule_file.PLACE.replace(os.sep, "/")
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "a+", encoding="utf-8", errors="surrogateescape") as file:
            file.seek(0)
            known = file.read()
            if line not in known.splitlines():
                file.write(("" if not known or known.endswith("\n") else "\n") + line + "\n")
    except OSError:
        return


def _git(folder: str, *args: str) -> str:
    """What git says, "" where it does not know the folder or is not there."""
    try:
        done = subprocess.run(
            ["git", "-C", folder, *args],  # noqa: S607 - the person's own git
            capture_output=True,
            timeout=10,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("utf-8", "surrogateescape") if done.returncode == 0 else ""
