"""The second way to tell a new session of Cursor what earlier ones were about: a rule file in the workspace that hooks keep up to date.

Cursor's editor drops the context of a session start that it does not wait for. A person asks for the file folder by folder; the
folders stand in a list in the state folder, so that a file that came with a cloned repository never makes a hook write there.
"""

import os

from interlock.memory import identity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from interlock.storage.base import MemoryStore

#: In memory's folder: one workspace folder a line.
LIST = "rule-files"

#: The file, from the workspace folder.
PLACE = os.path.join(".cursor", "rules", "interlock-memory.mdc")

_MARK = "managed by Interlock"
_HEAD = f"""---
description: Notes from earlier sessions in this project
alwaysApply: true
---
<!-- {_MARK}: rewritten when a session is saved. To stop it: interlock remember init --no-rule-file -->
"""
_LIMIT = 1 << 20


def listed(folder: str) -> "list[str]":
    """Workspace folders that have a rule file. `folder`: memory's folder."""
    try:
        with open(os.path.join(folder, LIST), "rb") as handle:
            text = handle.read(_LIMIT).decode("utf-8", "surrogateescape")
    except OSError:
        return []
    return [line for line in text.split("\n") if line]


def turn_on(folder: str, root: str) -> None:
    """Note that a workspace folder wants the file. Raises OSError; ValueError for a folder whose name has a line end."""
    if "\n" in root:
        raise ValueError("a line end in the folder's name")
    if root not in listed(folder):
        _store_list(folder, [*listed(folder), root])


def turn_off(folder: str, root: str) -> bool:
    """Take a workspace folder off the list and remove its file where it is ours; whether there was one. Raises OSError."""
    known = listed(folder)
    if root in known:
        _store_list(folder, [one for one in known if one != root])
    path = os.path.join(root, PLACE)
    if not _is_own(path):
        return root in known
    os.unlink(path)
    return True


def write(root: str, text: str) -> bool:
    """Bring the file up to date; whether it holds `text` now. A file or link that is not ours is left alone, and nothing is raised."""
    path = os.path.join(root, PLACE)
    wanted = (_HEAD + (f"\n{text}\n" if text else "")).encode("utf-8", "replace")
    try:
        folder = os.path.dirname(path)
        if not os.path.isdir(root) or os.path.realpath(folder) != os.path.join(os.path.realpath(root), os.path.dirname(PLACE)):
            # The workspace is not there just now, or the folder leads out of it.
            return False
        if os.path.lexists(path):
            if not _is_own(path):
                return False
            with open(path, "rb") as handle:
                if handle.read(_LIMIT) == wanted:
                    return True
        else:
            os.makedirs(folder, exist_ok=True)
        part = f"{path}.{os.getpid()}"
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(wanted)
        os.replace(part, path)
    except OSError:
        return False
    return True


def refresh(folder: str, store: "MemoryStore", roots: "Iterable[str] | None" = None) -> "set[str]":
    """Bring the files of these workspace folders (None: of all) up to date where they are listed; those that are up to date now."""
    wanted = None if roots is None else set(roots)
    done = set()
    for root in listed(folder):
        if wanted is not None and root not in wanted:
            continue
        one = identity.project(root)
        text = "\n".join(store.notes.digests((one.key, *one.also))[:1]) if one is not None else ""
        if write(root, text):
            done.add(root)
    return done


def empty(folder: str, roots: "Iterable[str]") -> None:
    """Take the words out of the files of these workspace folders: memory was switched off there."""
    for root in set(listed(folder)) & set(roots):
        if os.path.lexists(os.path.join(root, PLACE)):
            write(root, "")


def _is_own(path: str) -> bool:
    try:
        if os.path.islink(path) or not os.path.isfile(path):
            return False
        with open(path, "rb") as handle:
            return _MARK.encode() in handle.read(1000)
    except OSError:
        return False


def _store_list(folder: str, roots: "list[str]") -> None:
    os.makedirs(folder, mode=0o700, exist_ok=True)
    path = os.path.join(folder, LIST)
    part = f"{path}.{os.getpid()}"
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(handle, "".join(root + "\n" for root in roots).encode("utf-8", "surrogateescape"))
    finally:
        os.close(handle)
    os.replace(part, path)
