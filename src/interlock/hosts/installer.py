"""Register Interlock's hooks in a host's settings file and take them out again, leaving everybody else's part of the file as it is."""

import hashlib
import json
import os
import re
from collections.abc import Callable

from interlock.hosts import launcher_file, managed, manifest, script_files, settings_text, textfile
from interlock.hosts.command import own_event
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Outcome, Request
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.hosts.records import diff, find_record, forget, keep_record, missing_folders, remove_folders
from interlock.model.errors import InterlockError

_ATTEMPTS = 5


def install(form: Form, request: Request, *, dry_run: bool = False, check: Callable[[], None] | None = None) -> Outcome:
    """Register the parts; running it again changes nothing.

    A host that runs files named after its events gets such files (`script_files`). `check` runs after the launcher is in place and
    before the settings file is changed; if it raises, nothing is registered (a registered gate that cannot run would block every
    action). Raises `InterlockError` when the file is one that the host rejects, naming the place, or cannot be written.
    """
    if isinstance(form, script_files.ScriptForm):
        return script_files.install(form, request, dry_run=dry_run, check=check)
    path = form.path(request)
    form.check(request, path)
    outcome = Outcome(path)
    outcome.versions = request.versions
    outcome.events = form.events(request.parts, request.versions, request.variant)
    missing = [event for event in form.events(request.parts, (), request.variant) if event not in outcome.events]
    if missing:
        named = ", ".join(request.versions)
        outcome.warnings.append(f"{form.program} {named} does not know {', '.join(missing)}; these were left out")
    shared = request.scope == "managed"
    files = launcher_file.files(request.state, shared=shared)
    wanted = form.wanted(request, outcome.events)
    folders = missing_folders(path)
    if dry_run:
        before = textfile.read(path)
        plan = _plan(form, request, path, before, wanted)
        outcome.warnings += form.warnings(request, plan.after.decode("utf-8"))
        outcome.diff = diff(path, before, plan.after) + _script_diff(form, request, outcome.events)
        outcome.notes = [f"would write {name}" for name in sorted(files)]
        return outcome
    launcher_file.write(request.state, files, shared=shared)
    if shared:
        launcher_file.make_readable_folder(os.path.dirname(path))
        outcome.warnings += managed.doubts(form.host)
    if check is not None:
        try:
            check()
        except InterlockError:
            forget(request, "")
            if shared:
                managed.clean(request.state)
            raise
    with textfile.locked(path):
        for attempt in range(_ATTEMPTS):
            before = textfile.read(path)
            plan = _plan(form, request, path, before, wanted)
            if textfile.read(path) == before:
                break
            if attempt == _ATTEMPTS - 1:
                raise InterlockError(
                    f"'{path}' is being changed all the time", help="close the program that writes it, then try again"
                )
        outcome.warnings += form.warnings(request, plan.after.decode("utf-8"))
        outcome.diff = diff(path, before, plan.after) + _script_diff(form, request, outcome.events)
        script = form.script(request)
        if script is not None and textfile.read(script[0]) != script[1]:
            textfile.write(script[0], script[1], mode=0o755)
        if plan.after != before:
            if before is not None and plan.base == before:
                outcome.backup = path + textfile.BACKUP_SUFFIX
                textfile.write(outcome.backup, before, mode=_mode_of(path))
            textfile.write(path, plan.after, mode=0o644 if shared else None)
        if folders:
            plan.created = (f"folders:{folders}", *plan.created)
        keep_record(form, request, path, after=plan.after, base=plan.base, created=plan.created, wanted=wanted)
    return outcome


def uninstall(form: Form, request: Request, *, dry_run: bool = False) -> Outcome:
    """Take out every entry of Interlock, of whatever state folder.

    Restores the file byte for byte when nobody changed it since; otherwise removes only its own entries, also from a file
    that the host would reject. Works when nothing is installed.
    """
    if isinstance(form, script_files.ScriptForm):
        return script_files.uninstall(form, request, dry_run=dry_run)
    path = form.path(request)
    outcome = Outcome(path)
    before = _read_leniently(path, outcome)
    after = _without(form, request, path, before, outcome)
    outcome.diff = diff(path, before, after)
    script = form.script(request)
    script_path = script[0] if script is not None else ""
    script_there = bool(script_path) and os.path.exists(script_path)
    if dry_run:
        if script_there:
            outcome.notes.append(f"would remove {script_path}")
        return outcome
    if before != after:
        with textfile.locked(path):
            before = _read_leniently(path, outcome)
            after = _without(form, request, path, before, outcome)
            if after is None:
                textfile.remove(textfile.target_of(path))
            else:
                textfile.write(path, after)
    backup = path + textfile.BACKUP_SUFFIX
    if after is not None and os.path.exists(backup) and _read_leniently(backup, outcome) == after:
        textfile.remove(backup)
    if script_there:
        textfile.remove(script_path)
        outcome.notes.append(f"removed {script_path}")
    record = find_record(request.state, path)
    if record:
        remove_folders(path, record.created)
    outcome.notes.extend(forget(request, path))
    if request.scope == "managed":
        managed.clean(request.state)
    return outcome


class _Plan:
    __slots__ = ("after", "base", "created")

    def __init__(self, after: bytes, base: bytes | None, created: tuple[str, ...]) -> None:
        self.after = after
        self.base = base
        self.created = created


def _plan(form: Form, request: Request, path: str, before: bytes | None, wanted: dict[str, Entry]) -> _Plan:
    text = form.empty if before is None or not before.strip() else settings_text.decode(path, before, form.program)
    root = settings_text.read(path, text, form.program)
    found = form.problems(text, root, request.versions)
    foreign = [problem for problem in found if not _is_ours(form, problem, root)]
    if foreign:
        raise settings_text.refused(path, "; ".join(str(problem) for problem in foreign), form.program)
    base, created = _base(form, request, path, before, text, root)
    merged = form.lists.merge(text, wanted)
    new = () if before is not None and before.strip() else tuple(key for key, _ in form.lists.demanded)
    if before is None:
        new = ("file", *new)
    return _Plan(merged.text.encode(), base, tuple(dict.fromkeys((*created, *new, *merged.created))))


def _is_ours(form: Form, problem: settings_text.Problem, root: Node) -> bool:
    """Whether a problem lies in an entry of ours, or in a list that holds nothing else: the merge mends both."""
    own = form.lists.own_entries(root)
    if any(problem.where.startswith(f"hooks.{event}[{index}]") for event, index, _ in own):
        return True
    return problem.where.removeprefix("hooks.") in form.lists.only_own(root)


def _base(
    form: Form, request: Request, path: str, before: bytes | None, text: str, root: Node
) -> tuple[bytes | None, tuple[str, ...]]:
    """What the file would hold without Interlock, and what earlier installs had created in it."""
    record = find_record(request.state, path)
    if record and before is not None and hashlib.sha256(before).hexdigest() == record.digest:
        return manifest.read_original(request.state, record), record.created
    if form.lists.holds_own(root):
        # Without a record (another state folder's work) a list that holds nothing else counts as made by an installer.
        created = record.created if record else tuple(f"hooks.{event}" for event in form.lists.only_own(root))
        return form.lists.strip(text, created).encode(), created
    return before, ()


def _without(form: Form, request: Request, path: str, before: bytes | None, outcome: Outcome) -> bytes | None:
    """The file without Interlock's entries; None when nothing of it was there before."""
    if before is None:
        return None
    record = find_record(request.state, path)
    if record and hashlib.sha256(before).hexdigest() == record.digest:
        return manifest.read_original(request.state, record)
    try:
        text = before.decode("utf-8")
        root = parse(text)
    except (UnicodeDecodeError, JsoncError) as exc:
        after = cut(before)
        done = "no entries were found in its text" if after == before else "the entries were cut out of its text"
        outcome.warnings.append(f"{path} is not valid ({exc}); {done}")
        return after
    if not form.lists.holds_own(root):
        return before
    created = record.created if record else None
    text = form.lists.strip(text, created)
    empty = parse(text).value in ({}, dict(form.lists.demanded)) and "/" not in text
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
        command = re.search(r'"(?:command|bash|powershell)"\s*:\s*"((?:[^"\\\n]|\\.)*)"', found.group())
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


def _script_diff(form: Form, request: Request, events: tuple[str, ...]) -> str:
    script = form.script(request) if events else None
    return diff(script[0], textfile.read(script[0]), script[1]) if script is not None else ""


def _read_leniently(path: str, outcome: Outcome) -> bytes | None:
    try:
        return textfile.read(path)
    except InterlockError as exc:
        if exc.message not in outcome.warnings:
            outcome.warnings.append(exc.message)
        return None


def _mode_of(path: str) -> int:
    return os.stat(path).st_mode & 0o777
