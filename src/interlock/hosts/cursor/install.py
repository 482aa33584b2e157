"""Register Interlock's hooks with Cursor and take them out again, leaving everybody else's part of the file as it is."""

import contextlib
import difflib
import hashlib
import json
import os
import re
from collections.abc import Callable

from interlock.hosts import launcher_file, manifest, textfile
from interlock.hosts.command import own_event
from interlock.hosts.cursor import hooks_json, registration, shim
from interlock.hosts.cursor.version import EVENTS, known_events
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.model.errors import InterlockError

#: The parts that can be registered.
PARTS = tuple(sorted(registration.PARTS))

_ATTEMPTS = 5


class Outcome:
    """What an install or uninstall did, or would do."""

    __slots__ = ("backup", "diff", "events", "notes", "path", "versions", "warnings")

    def __init__(self, path: str) -> None:
        self.path = path
        """The settings file."""
        self.diff = ""
        """Unified diff of every file outside the state folder; "" when nothing changes."""
        self.events: tuple[str, ...] = ()
        """Events registered afterwards."""
        self.backup = ""
        """Copy of the file as it was, "" when none was made."""
        self.versions: tuple[str, ...] = ()
        """Versions of Cursor that were found."""
        self.warnings: list[str] = []
        """What the person should know."""
        self.notes: list[str] = []
        """Files that were written or removed besides the settings file."""


class Request:
    """What to register and where."""

    __slots__ = ("home", "parts", "root", "scope", "state", "versions")

    def __init__(self, *, state: str, home: str, scope: str, root: str, parts: tuple[str, ...], versions: tuple[str, ...]) -> None:
        self.state = state
        """State folder, absolute."""
        self.home = home
        """The person's home folder."""
        self.scope = scope
        """``user`` or ``project``."""
        self.root = root
        """Project root for the project scope, "" otherwise."""
        self.parts = parts
        """Of `PARTS`."""
        self.versions = versions
        """Versions of Cursor, empty when none was found."""

    def path(self) -> str:
        """The hooks.json to change."""
        return hooks_json.project_path(self.root) if self.scope == "project" else hooks_json.user_path(self.home)


def install(request: Request, *, dry_run: bool = False, check: Callable[[], None] | None = None) -> Outcome:
    """Register the parts; running it again changes nothing.

    `check` runs after the launcher is in place and before hooks.json is changed; if it raises, nothing is registered (a
    registered gate that cannot run would block every action). Raises `InterlockError` when the file is one that Cursor
    rejects, naming the place, or cannot be written.
    """
    path = request.path()
    _refuse_links(request, path)
    outcome = Outcome(path)
    known = known_events(request.versions)
    outcome.versions = request.versions
    outcome.events = registration.events_of(request.parts, known)
    missing = [event for event in registration.events_of(request.parts, EVENTS) if event not in known]
    if missing:
        outcome.warnings.append(f"Cursor {', '.join(request.versions)} does not know {', '.join(missing)}; these were left out")
    files = launcher_file.files(request.state)
    wanted = _wanted(request, outcome.events, path)
    if dry_run:
        before = textfile.read(path)
        plan = _plan(request, path, before, wanted, known)
        outcome.diff = _diff(path, before, plan.after) + _shim_diff(request, outcome.events)
        outcome.notes = [f"would write {name}" for name in sorted(files)]
        return outcome
    launcher_file.write(request.state, files)
    if check is not None:
        try:
            check()
        except InterlockError:
            _forget(request, "")
            raise
    folder_there = os.path.isdir(os.path.dirname(path))
    with textfile.locked(path):
        for attempt in range(_ATTEMPTS):
            before = textfile.read(path)
            plan = _plan(request, path, before, wanted, known)
            if textfile.read(path) == before:
                break
            if attempt == _ATTEMPTS - 1:
                raise InterlockError(
                    f"'{path}' is being changed all the time", help="close the program that writes it, then try again"
                )
        outcome.diff = _diff(path, before, plan.after) + _shim_diff(request, outcome.events)
        if request.scope == "project":
            _write_shim(request.root)
        if plan.after != before:
            if before is not None and plan.base == before:
                outcome.backup = path + textfile.BACKUP_SUFFIX
                textfile.write(outcome.backup, before, mode=_mode_of(path))
            textfile.write(path, plan.after)
        if not folder_there:
            plan.created = ("folder", *plan.created)
        _record(request, path, plan, wanted)
    return outcome


def uninstall(request: Request, *, dry_run: bool = False) -> Outcome:
    """Take out every entry of Interlock, of whatever state folder.

    Restores the file byte for byte when nobody changed it since; otherwise removes only its own entries, also from a file
    that Cursor would reject. Works when nothing is installed.
    """
    path = request.path()
    outcome = Outcome(path)
    before = _read_leniently(path, outcome)
    after = _without(request, path, before, outcome)
    outcome.diff = _diff(path, before, after)
    shim_path = os.path.join(request.root, *shim.RELATIVE.split("/")) if request.scope == "project" else ""
    shim_there = bool(shim_path) and os.path.exists(shim_path)
    if dry_run:
        if shim_there:
            outcome.notes.append(f"would remove {shim_path}")
        return outcome
    if before != after:
        with textfile.locked(path):
            before = _read_leniently(path, outcome)
            after = _without(request, path, before, outcome)
            if after is None:
                textfile.remove(textfile.target_of(path))
            else:
                textfile.write(path, after)
    backup = path + textfile.BACKUP_SUFFIX
    if after is not None and os.path.exists(backup) and _read_leniently(backup, outcome) == after:
        textfile.remove(backup)
    if shim_there:
        textfile.remove(shim_path)
        outcome.notes.append(f"removed {shim_path}")
    record = _find(request.state, path)
    if record and "folder" in record.created:
        with contextlib.suppress(OSError):
            os.rmdir(os.path.dirname(path))
    outcome.notes.extend(_forget(request, path))
    return outcome


class _Plan:
    __slots__ = ("after", "base", "created")

    def __init__(self, after: bytes, base: bytes | None, created: tuple[str, ...]) -> None:
        self.after = after
        self.base = base
        self.created = created


def _plan(request: Request, path: str, before: bytes | None, wanted: dict[str, registration.Entry], known: frozenset[str]) -> _Plan:
    text = hooks_json.EMPTY if before is None or not before.strip() else hooks_json.decode(path, before)
    root = hooks_json.read(path, text)
    found = hooks_json.problems(text, root, known)
    foreign = [problem for problem in found if not _is_ours(problem, root)]
    if foreign:
        raise hooks_json.refused(path, "; ".join(str(problem) for problem in foreign))
    base, created = _base(request, path, before, text, root)
    merged = registration.merge(text, wanted)
    new = () if before is not None and before.strip() else ("version", "hooks")
    if before is None:
        new = ("file", *new)
    return _Plan(merged.text.encode(), base, tuple(dict.fromkeys((*created, *new, *merged.created))))


def _is_ours(problem: hooks_json.Problem, root: Node) -> bool:
    """Whether a problem lies in an entry of ours, or in a list that holds nothing else: the merge mends both."""
    own = registration.own_entries(root)
    if any(problem.where.startswith(f"hooks.{event}[{index}]") for event, index, _ in own):
        return True
    return problem.where.removeprefix("hooks.") in registration.only_own(root)


def _base(request: Request, path: str, before: bytes | None, text: str, root: Node) -> tuple[bytes | None, tuple[str, ...]]:
    """What the file would hold without Interlock, and what earlier installs had created in it."""
    record = _find(request.state, path)
    if record and before is not None and hashlib.sha256(before).hexdigest() == record.digest:
        return manifest.read_original(request.state, record), record.created
    if registration.own_entries(root):
        # Without a record (another state folder's work) a list that holds nothing else counts as made by an installer.
        created = record.created if record else tuple(f"hooks.{event}" for event in registration.only_own(root))
        return registration.strip(text, created).encode(), created
    return before, ()


def _without(request: Request, path: str, before: bytes | None, outcome: Outcome) -> bytes | None:
    """The file without Interlock's entries; None when nothing of it was there before."""
    if before is None:
        return None
    record = _find(request.state, path)
    if record and hashlib.sha256(before).hexdigest() == record.digest:
        return manifest.read_original(request.state, record)
    try:
        text = before.decode("utf-8")
        root = parse(text)
    except (UnicodeDecodeError, JsoncError) as exc:
        outcome.warnings.append(f"{path} is not valid ({exc}); the entries were cut out of its text")
        return cut(before)
    if not registration.own_entries(root):
        return before
    created = record.created if record else None
    text = registration.strip(text, created)
    empty = parse(text).value in ({}, {"version": 1, "hooks": {}}) and "/" not in text
    if created and "file" in created and empty:
        return None
    return text.encode()


def cut(content: bytes) -> bytes:
    """Cut Interlock's entries out of a text that cannot be parsed, with the comma that binds each."""
    text = content.decode("utf-8", "surrogateescape")
    # Braces inside the command stand in its text, which the string part of the pattern takes whole.
    entry = re.compile(r'\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*")*\}')
    at = 0
    while True:
        found = entry.search(text, at)
        if found is None:
            return text.encode("utf-8", "surrogateescape")
        command = re.search(r'"command"\s*:\s*"((?:[^"\\\n]|\\.)*)"', found.group())
        if command is None or own_event(_unescaped(command.group(1))) is None:
            at = found.start() + 1
            continue
        head, tail = text[: found.start()], text[found.end() :]
        if re.match(r"\s*,", tail):
            tail = tail.lstrip()[1:].lstrip()
        elif head.rstrip().endswith(","):
            head = head.rstrip()[:-1]
        text = head + tail
        at = len(head)


def _unescaped(text: str) -> str:
    try:
        return str(json.loads(f'"{text}"'))
    except ValueError:
        return text


def _wanted(request: Request, events: tuple[str, ...], path: str) -> dict[str, registration.Entry]:
    if request.scope == "project":
        return registration.shim_entries(events, _way_out(".cursor/hooks.json", " --scope project"))
    launcher = launcher_file.launcher_path(request.state)
    return registration.entries(events, launcher_file.interpreter(), launcher, _way_out(path, ""))


def _way_out(path: str, scope: str) -> str:
    return (
        "interlock: blocked, the hook did not run. "
        f"Mend: interlock install cursor{scope}. Remove: interlock uninstall cursor{scope}, or delete its entries in {path}"
    )


def _refuse_links(request: Request, path: str) -> None:
    if request.scope != "project":
        if os.path.islink(path) and not os.path.isdir(os.path.dirname(os.path.realpath(path))):
            raise InterlockError(f"'{path}' is a link to '{os.path.realpath(path)}', whose folder does not exist")
        return
    if not os.path.isdir(request.root):
        raise InterlockError(f"there is no folder '{request.root}'", help="run the command in the project's root")
    for part in (os.path.dirname(path), path):
        if os.path.islink(part):
            raise InterlockError(
                f"'{part}' is a symbolic link, and Cursor refuses a project's hooks.json that it reaches through one",
                help="put a regular file in its place",
            )


def _find(state: str, path: str) -> manifest.Installation | None:
    try:
        found = [item for item in manifest.load(state) if item.path == path]
    except InterlockError:
        return None
    return found[0] if found else None


def _record(request: Request, path: str, plan: _Plan, wanted: dict[str, registration.Entry]) -> None:
    with textfile.locked(os.path.join(request.state, "manifest.json")):
        key = manifest.key_of(request.state)
        installation = manifest.Installation(
            host="cursor",
            scope=request.scope,
            path=path,
            parts=request.parts,
            created=plan.created,
            digest=hashlib.sha256(plan.after).hexdigest(),
            entries=[
                {"event": event, "entry": entry, "fingerprint": manifest.fingerprint(key, event, entry)}
                for event, entry in wanted.items()
            ],
        )
        try:
            others = [item for item in manifest.load(request.state) if item.path != path]
        except InterlockError:
            others = []
        manifest.write_original(request.state, installation, plan.base)
        manifest.store(request.state, [*others, installation])


def _forget(request: Request, path: str) -> list[str]:
    if not os.path.isdir(request.state):
        return []
    with textfile.locked(os.path.join(request.state, "manifest.json")):
        try:
            installations = manifest.load(request.state)
        except InterlockError:
            installations = []
        others = [item for item in installations if item.path != path]
        for item in installations:
            if item.path == path:
                manifest.write_original(request.state, item, None)
        manifest.store(request.state, others)
        return [] if others else launcher_file.remove(request.state)


def _write_shim(root: str) -> None:
    path = os.path.join(root, *shim.RELATIVE.split("/"))
    if textfile.read(path) != shim.text().encode():
        textfile.write(path, shim.text().encode(), mode=0o755)


def _shim_diff(request: Request, events: tuple[str, ...]) -> str:
    if request.scope != "project" or not events:
        return ""
    path = os.path.join(request.root, *shim.RELATIVE.split("/"))
    return _diff(path, textfile.read(path), shim.text().encode())


def _read_leniently(path: str, outcome: Outcome) -> bytes | None:
    try:
        return textfile.read(path)
    except InterlockError as exc:
        if exc.message not in outcome.warnings:
            outcome.warnings.append(exc.message)
        return None


def _mode_of(path: str) -> int:
    return os.stat(path).st_mode & 0o777


def _diff(path: str, before: bytes | None, after: bytes | None) -> str:
    if before == after:
        return ""
    old = (before or b"").decode("utf-8", "replace").splitlines(keepends=True)
    new = (after or b"").decode("utf-8", "replace").splitlines(keepends=True)
    lines = difflib.unified_diff(old, new, "/dev/null" if before is None else path, "/dev/null" if after is None else path)
    return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)
