"""Hosts that run executable files named after their events: write these files and take them out again.

There is one file for an event in a folder, so another tool's file of that name is never touched, and the install says what to do.
"""

import hashlib
import os
from collections.abc import Callable

from interlock.hosts import launcher_file, textfile
from interlock.hosts.command import own_event, quote
from interlock.hosts.form import Form, Outcome, Request
from interlock.hosts.records import diff, find_record, forget, keep_record, missing_folders, remove_folders
from interlock.model.errors import InterlockError

#: The second line of every such file begins so.
MARK = "# Written by `interlock install "


class ScriptForm(Form):
    """What such a host's files are made of."""

    def folders(self, request: Request) -> tuple[str, ...]:
        """The folders in which the host looks."""
        raise LookupError(request.scope)

    def content(self, request: Request, event: str) -> bytes:
        """The file for an event."""
        raise LookupError(request.scope, event)

    def helpers(self, request: Request) -> dict[str, bytes]:
        """Path -> content of the files that those call, where the scope needs any."""
        del request
        return {}

    def path(self, request: Request) -> str:
        """The first folder."""
        return self.folders(request)[0]


def is_own(content: bytes | None) -> bool:
    """Whether a file was written by Interlock."""
    return content is not None and MARK.encode() in content[:200]


def entry(content: bytes) -> dict[str, object]:
    """What the record keeps of a file."""
    return {"script": hashlib.sha256(content).hexdigest(), "executable": True}


def install(form: ScriptForm, request: Request, *, dry_run: bool, check: Callable[[], None] | None) -> Outcome:
    """`installer.install` for such a host."""
    form.check(request, form.path(request))
    outcome = Outcome(form.path(request))
    outcome.versions = request.versions
    outcome.events = form.events(request.parts, request.versions, request.variant)
    wanted = {
        os.path.join(folder, event): (event, form.content(request, event))
        for folder in form.folders(request)
        for event in outcome.events
    }
    before = {path: textfile.read(path) for path in (*form.helpers(request), *wanted)}
    for path in wanted:
        if before[path] is not None and not is_own(before[path]) and find_record(request.state, path) is None:
            raise InterlockError(
                f"'{path}' is another tool's hook, and {form.program} runs one file for an event",
                help=f"let that file call `interlock hook {form.host} {wanted[path][0]}` first, or move it away and run the command again",
            )
    outcome.diff = "".join(diff(path, before[path], content) for path, content in form.helpers(request).items())
    outcome.diff += "".join(diff(path, before[path], content) for path, (_, content) in wanted.items())
    files = launcher_file.files(request.state)
    if dry_run:
        outcome.notes = [f"would write {name}" for name in sorted(files)]
        return outcome
    launcher_file.write(request.state, files)
    if check is not None:
        try:
            check()
        except InterlockError:
            forget(request, "")
            raise
    made = {folder: missing_folders(os.path.join(folder, "file")) for folder in form.folders(request)}
    for path, content in form.helpers(request).items():
        _write(path, content)
    for path, (event, content) in wanted.items():
        record = find_record(request.state, path)
        folders = made[os.path.dirname(path)]
        created = (f"folders:{folders}",) if folders else record.created if record else ()
        old = before[path]
        if old is not None and not is_own(old):
            outcome.backup = path + textfile.BACKUP_SUFFIX
            textfile.write(outcome.backup, old)
        _write(path, content)
        keep_record(form, request, path, after=content, base=None, created=created, wanted={event: entry(content)})
    return outcome


def uninstall(form: ScriptForm, request: Request, *, dry_run: bool) -> Outcome:
    """`installer.uninstall` for such a host: every file of Interlock goes, of whatever state folder."""
    outcome = Outcome(form.path(request))
    helpers = list(form.helpers(request))
    events = [os.path.join(folder, event) for folder in form.folders(request) for part in form.parts.values() for event in part]
    created: dict[str, tuple[str, ...]] = {}
    for path in dict.fromkeys((*events, *helpers)):
        try:
            content = textfile.read(path)
        except InterlockError as error:
            outcome.warnings.append(error.message)
            continue
        own = is_own(content)
        if own:
            outcome.diff += diff(path, content, None)
        if dry_run:
            continue
        if own:
            textfile.remove(path)
        record = find_record(request.state, path)
        if record:
            created[path] = record.created
        outcome.notes.extend(forget(request, path))
    for path, what in created.items():
        remove_folders(path, what)
    return outcome


def registered(form: ScriptForm, request: Request) -> list[tuple[str, str, str]]:
    """(path, event, command) of Interlock's files in the folders of a scope; one that the host cannot run counts too."""
    found = []
    for folder in form.folders(request):
        for event in sorted({event for part in form.parts.values() for event in part}):
            path = os.path.join(folder, event)
            try:
                content = textfile.read(path)
            except InterlockError:
                continue
            if content is not None and (is_own(content) or own_event(content.decode("utf-8", "replace")) is not None):
                found.append((path, event, quote(path)))
    return found


def _write(path: str, content: bytes) -> None:
    if textfile.read(path) != content or not os.access(path, os.X_OK):
        textfile.write(path, content, mode=0o755)
        os.chmod(path, 0o755)  # noqa: S103 - the host runs it
