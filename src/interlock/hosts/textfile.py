"""Change a file that belongs to someone else: read it exactly, write it atomically, keep a copy, keep others out meanwhile."""

import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Iterator

from interlock.hosts.command import quote
from interlock.model.errors import InterlockError

#: Added to a file's name for the copy of what it held before the first change.
BACKUP_SUFFIX = ".interlock-backup"

#: A settings file larger than this is not one that a person or a tool wrote.
MAX_BYTES = 4 * 1024 * 1024

#: Times that a folder is made anew for one write.
_ATTEMPTS = 20


def read(path: str) -> bytes | None:
    """The file's bytes, or None when it does not exist.

    Raises `InterlockError` when it is not a regular file, too large or cannot be read.
    """
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    except OSError as exc:
        raise _unusable(path, exc) from exc
    if not stat.S_ISREG(status.st_mode):
        raise InterlockError(f"'{path}' is not a regular file", help="move it away, then run the command again")
    if status.st_size > MAX_BYTES:
        raise InterlockError(f"'{path}' is larger than {MAX_BYTES // 1024 // 1024} MiB and is left as it is")
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as exc:
        raise _unusable(path, exc) from exc


def target_of(path: str) -> str:
    """The file that a write must replace: the end of a chain of symbolic links, which stay links."""
    return os.path.realpath(path) if os.path.islink(path) else path


def write(path: str, content: bytes, *, mode: int | None = None) -> None:
    """Replace the file in one step: temporary file beside it, fsync, rename, fsync of the folder.

    Keeps mode and owner of an existing file and follows a symbolic link to its target; a new file gets `mode`, or 0644 less the
    umask. Missing parent folders are made. Raises `InterlockError`; the old file is then as it was.
    """
    target = target_of(path)
    folder = os.path.dirname(target) or "."
    try:
        before = _status(target)
        handle, temporary = _beside(target, folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if before is not None:
                os.chmod(temporary, stat.S_IMODE(before.st_mode))
                _keep_owner(temporary, before)
            else:
                os.chmod(temporary, mode if mode is not None else 0o644 & ~_umask())
            os.replace(temporary, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
        _sync_folder(folder)
    except OSError as exc:
        raise _unusable(target, exc) from exc


def _beside(target: str, folder: str) -> tuple[int, str]:
    """A new file in the folder, which is made where it is missing, and again where an uninstaller takes it away at that moment."""
    for _ in range(_ATTEMPTS):
        os.makedirs(folder, exist_ok=True)
        try:
            return tempfile.mkstemp(prefix=os.path.basename(target) + ".", suffix=".tmp", dir=folder)
        except FileNotFoundError:
            continue
    raise FileNotFoundError(folder)


def remove(path: str) -> None:
    """Remove the file if it is there. Raises `InterlockError` when it cannot be removed."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except OSError as exc:
        raise _unusable(path, exc) from exc
    # Another uninstaller may have taken the empty folder away by now.
    with contextlib.suppress(FileNotFoundError):
        _sync_folder(os.path.dirname(path) or ".")


@contextlib.contextmanager
def locked(path: str) -> Iterator[None]:
    """Hold the folder of `path` against other installers; waits for them. Leaves no file behind on POSIX.

    The folder itself is the lock, because two installations with different state folders may change one file.
    """
    folder = os.path.dirname(target_of(path)) or "."
    if sys.platform == "win32":
        import msvcrt

        _make(folder)
        handle = os.open(os.path.join(folder, ".interlock-lock"), os.O_RDWR | os.O_CREAT)
        try:
            msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
            yield
        finally:
            os.close(handle)
        return
    handle = _lock_folder(folder)
    try:
        yield
    finally:
        os.close(handle)


def _make(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as exc:
        raise _unusable(folder, exc) from exc


def _lock_folder(folder: str) -> int:
    """The folder's descriptor, locked. Made again when an uninstaller takes it away meanwhile: a lock on what is gone locks nobody out."""
    import fcntl

    while True:
        _make(folder)
        try:
            handle = os.open(folder, os.O_RDONLY)
        except FileNotFoundError:
            continue
        except OSError as exc:
            raise _unusable(folder, exc) from exc
        fcntl.flock(handle, fcntl.LOCK_EX)
        there = _status(folder)
        if there is not None and os.path.samestat(there, os.fstat(handle)):
            return handle
        os.close(handle)


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _keep_owner(path: str, before: os.stat_result) -> None:
    if hasattr(os, "chown"):
        with contextlib.suppress(OSError):
            os.chown(path, before.st_uid, before.st_gid)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _sync_folder(folder: str) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _unusable(path: str, exc: OSError) -> InterlockError:
    return InterlockError(
        f"cannot use '{path}': {exc.strerror or exc}", help=f"check its owner and permissions: ls -la {quote(path)}"
    )
