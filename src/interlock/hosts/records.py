"""What an installer writes down, and the folders that it makes and takes away again."""

import contextlib
import difflib
import hashlib
import os

from interlock.hosts import launcher_file, manifest, textfile
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Request
from interlock.model.errors import InterlockError


def missing_folders(path: str) -> int:
    """How many of the folders above a file are not there."""
    number = 0
    folder = os.path.dirname(path)
    while not os.path.isdir(folder):
        number += 1
        folder = os.path.dirname(folder)
    return number


def remove_folders(path: str, created: tuple[str, ...]) -> None:
    """Take the folders away that an install made above a file, as far as they are empty."""
    number = next((int(item[8:]) for item in created if item.startswith("folders:")), 0)
    folder = os.path.dirname(path)
    with contextlib.suppress(OSError):
        for _ in range(number):
            os.rmdir(folder)
            folder = os.path.dirname(folder)


def find_record(state: str, path: str) -> manifest.Installation | None:
    """What is on record about a file; None also for a damaged record."""
    try:
        found = [item for item in manifest.load(state) if item.path == path]
    except InterlockError:
        return None
    return found[0] if found else None


def keep_record(
    form: Form,
    request: Request,
    path: str,
    *,
    after: bytes,
    base: bytes | None,
    created: tuple[str, ...],
    wanted: dict[str, Entry],
) -> None:
    """Write down what was registered in a file: `after` it, `base` without it, what was `created`, the entries `wanted`."""
    with textfile.locked(os.path.join(request.state, "manifest.json")):
        key = manifest.key_of(request.state)
        installation = manifest.Installation(
            host=form.host,
            scope=request.scope,
            path=path,
            parts=request.parts,
            variant=request.variant,
            created=created,
            digest=hashlib.sha256(after).hexdigest(),
            entries=[
                {"event": event, "entry": entry, "fingerprint": manifest.fingerprint(key, event, entry)}
                for event, entry in wanted.items()
            ],
        )
        try:
            others = [item for item in manifest.load(request.state) if item.path != path]
        except InterlockError:
            others = []
        manifest.write_original(request.state, installation, base)
        manifest.store(request.state, [*others, installation])


def forget(request: Request, path: str) -> list[str]:
    """Take a file off the record, and the launcher away when nothing is left there; a line for each file removed."""
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


def diff(path: str, before: bytes | None, after: bytes | None) -> str:
    """Unified diff of one file; None for a file that is not there."""
    if before == after:
        return ""
    old = (before or b"").decode("utf-8", "replace").splitlines(keepends=True)
    new = (after or b"").decode("utf-8", "replace").splitlines(keepends=True)
    lines = difflib.unified_diff(old, new, "/dev/null" if before is None else path, "/dev/null" if after is None else path)
    return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)
