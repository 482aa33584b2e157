"""The hash-chained, durable append. On the hook's path: imports only what is nearly free.

Order of one append (reference/perf.md 6, the measured best): lock, read the tail, seal it if it is torn, one write of at most
4 KB, note the head, unlock, ``fdatasync``. Syncing after the unlock is safe: it flushes the whole file, so a durable record has
durable predecessors. On macOS ``fsync`` does not reach the platter; ``F_FULLFSYNC`` costs tens of milliseconds and is left out.
"""

import sys

from interlock.audit import encode, layout

if sys.platform == "win32":
    import msvcrt
    import nt as system
else:
    import fcntl
    import posix as system

#: Bytes read back from the end: a whole line and a torn one always fit.
TAIL = 4 * layout.MAX_LINE
_BINARY = getattr(system, "O_BINARY", 0)
_CLOEXEC = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_NOINHERIT", 0)
_FLAGS = _BINARY | _CLOEXEC


def append(state: str, record: "dict[str, object]") -> None:
    """Add one record to the trail in `state`; it is durable when this returns. Raises OSError and nothing else."""
    append_many(state, (record,))


def append_many(state: str, records: "tuple[dict[str, object], ...] | list[dict[str, object]]") -> None:
    """Add records in order under one lock and one sync (group commit). Raises OSError; then only a prefix may have been kept."""
    folder = state + "/" + layout.FOLDER
    head = _open_locked(folder)
    log = -1
    try:
        key = _key(folder)
        log = system.open(folder + "/" + layout.LOG, system.O_RDWR | system.O_CREAT | system.O_APPEND | _FLAGS, 0o600)
        known = layout.read_head(key, system.read(head, 256))
        size = system.lseek(log, 0, 2)
        number, code, torn = _tail(log, size, known)
        fresh = size == 0
        if known is None:
            # Before the first record, so that a head is never missing once there are records.
            _note_head(head, key, number, code)
        for lead, mark in _marks(torn, lost=known is None and size > 0):
            number += 1
            body, code = _link(number, mark, key, code)
            size = _write(log, size, lead + layout.seal(body, code))
        for record in records:
            if size >= layout.ROTATE_AT:
                _note_head(head, key, number, code)
                log = _rotate(folder, log, number)
                size = 0
                fresh = True
            number += 1
            body, code = _link(number, record, key, code)
            size = _write(log, size, layout.seal(body, code))
        _note_head(head, key, number, code)
        _unlock(head)
        _sync(log)
        if fresh:
            _sync_folder(folder)
    except ValueError as error:
        raise OSError("audit trail cannot be written: " + str(error)) from error
    finally:
        if log >= 0:
            system.close(log)
        system.close(head)


def load_key(state: str) -> bytes:
    """The trail's key, made on first use. Raises OSError when it cannot be read or is damaged."""
    folder = state + "/" + layout.FOLDER
    _make_folder(folder)
    return _key(folder)


def _open_locked(folder: str) -> int:
    """Descriptor of the head file with the exclusive lock held; opened again if the file was replaced while waiting."""
    path = folder + "/" + layout.HEAD
    while True:
        try:
            head = system.open(path, system.O_RDWR | system.O_CREAT | _FLAGS, 0o600)
        except FileNotFoundError:
            _make_folder(folder)
            head = system.open(path, system.O_RDWR | system.O_CREAT | _FLAGS, 0o600)
        try:
            _lock(head)
            if system.fstat(head).st_nlink:
                return head
        except BaseException:
            system.close(head)
            raise
        system.close(head)


def _tail(log: int, size: int, known: "tuple[int, bytes] | None") -> "tuple[int, bytes, bytes]":
    """(number, code, torn bytes) to go on from. The head wins when it is ahead of the file: then a gap shows that lines are gone."""
    number, code = known or (0, layout.GENESIS)
    if not size:
        return number, code, b""
    start = size - TAIL if size > TAIL else 0
    system.lseek(log, start, 0)
    data = system.read(log, TAIL)
    end = data.rfind(b"\n") + 1
    torn = data[end:]
    last = layout.split(data[data.rfind(b"\n", 0, end - 1) + 1 : end]) if end else None
    if last and last[0] > number:
        return last[0], last[2], torn
    return number, code, torn


def _link(number: int, record: "dict[str, object]", key: bytes, previous: bytes) -> "tuple[bytes, bytes]":
    body = encode.body(number, record, layout.MAX_LINE - layout.TRAILER)
    return body, layout.mac(key, previous, body)


def _marks(torn: bytes, *, lost: bool) -> "list[tuple[bytes, dict[str, object]]]":
    """Records about the trail itself, each with the bytes that go before it.

    ``sealed``: a writer died in the middle of the line above; its length and digest (of the last `TAIL` bytes at most).
    ``head-lost``: the head file was gone, so that records may have been cut off before this one.
    """
    marks: list[tuple[bytes, dict[str, object]]] = []
    if torn:
        marks.append((b"\n", {"event": "sealed", "torn_bytes": len(torn), "torn_sha256": layout.digest(torn)}))
    if lost:
        marks.append((b"", {"event": "head-lost"}))
    return marks


def _write(log: int, size: int, line: bytes) -> int:
    """One write; what a full disk left of it is taken back. Returns the new size."""
    try:
        done = system.write(log, line)
    except OSError:
        system.ftruncate(log, size)
        raise
    if done != len(line):
        system.ftruncate(log, size)
        raise OSError(28, "short write to the audit trail")
    return size + done


def _note_head(head: int, key: bytes, number: int, code: bytes) -> None:
    data = layout.head_bytes(key, number, code)
    try:
        system.lseek(head, 0, 0)
        system.write(head, data)
    except OSError:
        # The record itself is written; a head that lags behind is allowed for.
        pass


def _rotate(folder: str, log: int, number: int) -> int:
    """Put the full file aside under the number of its last record and open a new one."""
    _sync(log)
    system.close(log)
    path = folder + "/" + layout.LOG
    system.rename(path, f"{folder}/audit.{number:020d}.jsonl")
    return system.open(path, system.O_RDWR | system.O_CREAT | system.O_APPEND | _FLAGS, 0o600)


def _key(folder: str) -> bytes:
    path = folder + "/" + layout.KEY
    try:
        file = system.open(path, system.O_RDONLY | _FLAGS)
    except FileNotFoundError:
        _make_key(folder, path)
        file = system.open(path, system.O_RDONLY | _FLAGS)
    try:
        key = system.read(file, layout.KEY_BYTES + 1)
    finally:
        system.close(file)
    if len(key) != layout.KEY_BYTES:
        raise OSError(5, "damaged audit key", path)
    return key


def _make_key(folder: str, path: str) -> None:
    """Publish a whole key or none: written aside, then linked, so that the first of several makers wins."""
    aside = path + "." + system.urandom(8).hex()
    file = system.open(aside, system.O_WRONLY | system.O_CREAT | system.O_EXCL | _FLAGS, 0o600)
    try:
        try:
            system.write(file, system.urandom(layout.KEY_BYTES))
            _sync(file)
        finally:
            system.close(file)
        system.link(aside, path)
    except FileExistsError:
        pass
    finally:
        system.unlink(aside)
    _sync_folder(folder)


def _make_folder(folder: str) -> None:
    """Make the folder and what is missing above it, each 0700."""
    missing = []
    path = folder
    while path:
        try:
            system.mkdir(path, 0o700)
            break
        except FileExistsError:
            break
        except FileNotFoundError:
            missing.append(path)
            path = path[: max(path.rfind("/"), path.rfind("\\") if sys.platform == "win32" else -1)]
    for path in reversed(missing):
        try:
            system.mkdir(path, 0o700)
        except FileExistsError:
            pass


if sys.platform == "win32":
    #: Lock bytes far past the content: Windows locks are mandatory, and readers must not trip over them.
    _LOCK_AT = 0x7FFF0000

    def _lock(file: int) -> None:
        system.lseek(file, _LOCK_AT, 0)
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
                break
            except OSError as error:
                # LK_LOCK gives up after ten tries of a second with EDEADLK.
                if error.errno != 36:
                    raise
        system.lseek(file, 0, 0)

    def _unlock(file: int) -> None:
        system.lseek(file, _LOCK_AT, 0)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

    def _sync(file: int) -> None:
        system.fsync(file)

    def _sync_folder(_folder: str) -> None:
        return None

else:
    _datasync = getattr(system, "fdatasync", system.fsync)

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

    def _sync(file: int) -> None:
        _datasync(file)

    def _sync_folder(folder: str) -> None:
        file = system.open(folder, system.O_RDONLY | _FLAGS)
        try:
            system.fsync(file)
        finally:
            system.close(file)
