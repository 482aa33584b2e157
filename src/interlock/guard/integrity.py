"""Compares what Interlock registered (``<state>/manifest.json``) with what stands in the hosts' settings files now.

Called by a hook that still runs after a settings file changed, and at the start of a session while something is weakened. What was taken out or weakened leaves a
record in the audit trail and the file `integrity_watch.WEAKENED`, which the doctor shows.
"""

import json
import os
import time
from typing import Any

from interlock.guard import integrity_watch
from interlock.guard.facts import read_bytes
from interlock.guard.faults import mark_audit_failure
from interlock.hosts import manifest, script_files
from interlock.hosts.jsonc import JsoncError, parse
from interlock.model.errors import InterlockError

_LIMIT = 4 * 1024 * 1024


class Weakened:
    """One registration that is no longer what was written."""

    __slots__ = ("event", "host", "mend", "path", "what")

    def __init__(self, host: str, path: str, event: str, what: str, mend: str) -> None:
        self.host = host
        """Host id, "" for the manifest itself."""
        self.path = path
        """The settings file."""
        self.event = event
        """The event, "" for the whole file."""
        self.what = what
        """What happened, e.g. ``was taken out`` or ``was changed (failClosed)``."""
        self.mend = mend
        """The command that registers it anew."""

    def text(self) -> str:
        """One clause for a person."""
        return f"the registration of {self.event} in {self.path} {self.what}" if self.event else f"{self.path} {self.what}"


def compare(state: str) -> list[Weakened]:
    """What is weakened now. Writes nothing. Raises nothing that a file can cause."""
    try:
        installations = manifest.load(state)
        key = manifest.key_of(state) if installations else b""
    except InterlockError as error:
        return [Weakened("", os.path.join(state, "manifest.json"), "", "is damaged or was changed by somebody else", error.help)]
    return [found for item in installations for found in _of(item, key)]


def verify(state: str) -> list[Weakened]:
    """`compare`; what is new is recorded and marked, and the mark goes when all is as written again. Raises OSError."""
    try:
        paths = [item.path for item in manifest.load(state)]
    except InterlockError:
        paths = []
    # Before the files are read: a change while they are read is then seen next time.
    seen = [(path, integrity_watch.stamp(path)) for path in (os.path.join(state, integrity_watch.MANIFEST), *paths)]
    found = compare(state)
    before = noted(state)[1]
    now = [item.text() for item in found]
    mark = os.path.join(state, integrity_watch.WEAKENED)
    if not found:
        if before:
            os.unlink(mark)
            _record(state, [{"event": "registration", "code": "restored"}])
    elif now != before:
        _write(mark, json.dumps({"schema_version": 1, "at": time.time(), "weakened": now}))
        _record(
            state,
            [
                {"event": "registration", "host": item.host, "hook": item.event, "code": "weakened", "what": item.what}
                for item in found
                if item.text() not in before
            ],
        )
    lines = "".join(f"{stamp}\t{path}\n" for path, stamp in seen if "\n" not in path)
    place = os.path.join(state, integrity_watch.SEEN)
    if seen[0][1]:
        _write(place, lines)
    elif os.path.exists(place):
        os.unlink(place)
    return found


def known(state: str) -> bool:
    """Whether anything is registered on record."""
    return integrity_watch.stamp(os.path.join(state, integrity_watch.MANIFEST)) != ""


def noted(state: str) -> tuple[float, list[str]]:
    """(when a hook noticed it, what was weakened then) from the mark; (0, []) without one."""
    try:
        with open(os.path.join(state, integrity_watch.WEAKENED), encoding="utf-8") as file:
            document = json.load(file)
        return float(document["at"]), [str(item) for item in document["weakened"]]
    except (OSError, ValueError, KeyError, TypeError):
        return 0.0, []


def warning(found: list[Weakened]) -> str:
    """What the person is told at the start of a session; "" when nothing is weakened."""
    if not found:
        return ""
    more = f" and {len(found) - 1} more" if len(found) > 1 else ""
    return (
        f"Interlock: {found[0].text()}{more}, so that some actions may no longer be judged. If that was not you: {found[0].mend}; "
        "then: interlock doctor"
    )


def _of(item: manifest.Installation, key: bytes) -> list[Weakened]:
    mend = manifest.mending_command(item)
    content = read_bytes(item.path, _LIMIT)
    if content is None:
        return [Weakened(item.host, item.path, "", f"is gone, with {len(item.entries)} registration(s)", mend)]
    if any("script" in recorded["entry"] for recorded in item.entries):
        return _script(item, key, content, mend)
    try:
        root = parse(content.decode("utf-8")).value
    except (JsoncError, UnicodeDecodeError, RecursionError):
        return [Weakened(item.host, item.path, "", "cannot be read, and the host rejects it", mend)]
    found = []
    for recorded in item.entries:
        event = str(recorded["event"])
        there = _entries(root, event)
        if any(manifest.fingerprint(key, event, entry) == recorded["fingerprint"] for entry in there):
            continue
        own = [entry for entry in there if _alike(recorded["entry"], entry)]
        found.append(Weakened(item.host, item.path, event, _difference(recorded["entry"], own), mend))
    return found


def _script(item: manifest.Installation, key: bytes, content: bytes, mend: str) -> list[Weakened]:
    """A file that the host runs itself."""
    entry = {**script_files.entry(content), "executable": os.access(item.path, os.X_OK)}
    found = []
    for recorded in item.entries:
        event = str(recorded["event"])
        if manifest.fingerprint(key, event, entry) != recorded["fingerprint"]:
            what = "was changed" if entry["script"] != recorded["entry"].get("script") else "is not executable any more"
            found.append(Weakened(item.host, item.path, event, what, mend))
    return found


def _entries(root: Any, event: str) -> list[dict[str, Any]]:
    """Everything that stands in a list under the name of an event, at whatever depth the host keeps its events."""
    found: list[dict[str, Any]] = []
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            listed = node.get(event)
            if isinstance(listed, list):
                found += [item for item in listed if isinstance(item, dict)]
            stack += [value for value in node.values() if isinstance(value, dict)]
    return found


def _alike(recorded: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Whether an entry is most likely the recorded one, changed: it names our launcher, or shares more than half of its fields."""
    text = json.dumps(entry, default=str)
    if "launcher.py" in text or "interlock-hook.sh" in text:
        return True
    same = sum(1 for name, value in recorded.items() if entry.get(name) == value)
    return 2 * same > len(recorded)


def _difference(recorded: dict[str, Any], there: list[dict[str, Any]]) -> str:
    if not there:
        return "was taken out"
    now = there[0]
    changed = [name for name in sorted({*recorded, *now}) if recorded.get(name) != now.get(name)]
    return f"was changed ({', '.join(changed)})"


def _record(state: str, records: list[dict[str, object]]) -> None:
    from interlock.audit.chain import append_many
    from interlock.audit.record import stamp

    try:
        append_many(state, [{"time": stamp(time.time()), **record} for record in records])
    except OSError as error:
        mark_audit_failure(state, error)


def _write(path: str, text: str) -> None:
    aside = f"{path}.{os.getpid()}"
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
    os.replace(aside, path)
