"""Where a hook leaves what it could not store because another process held the store. The next writer takes it in."""

import os
import time

from interlock.model.jsontext import JsonError, dumps, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from interlock.storage.base import MemoryStore

#: Name of the counters that say which spool files are in the store already.
_TAKEN = "spool"
#: Ending of a record that could not be read.
_UNREADABLE = ".unreadable"


def put(folder: str, document: "dict[str, object]") -> str:
    """Write one record, durable before this returns; answers its path. Raises OSError."""
    os.makedirs(folder, mode=0o700, exist_ok=True)
    name = f"{time.time_ns():020d}-{os.getpid()}-{os.urandom(4).hex()}.json"
    path = os.path.join(folder, name)
    handle = os.open(path + ".part", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        data = memoryview(dumps(document).encode("utf-8", "replace"))
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    finally:
        os.close(handle)
    os.replace(path + ".part", path)
    _sync_folder(folder)
    return path


def waiting(folder: str) -> "list[str]":
    """Paths of the records that wait, oldest first."""
    try:
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
    except OSError:
        return []


def set_aside(folder: str) -> "list[str]":
    """Paths of the records that could not be read."""
    try:
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(_UNREADABLE)]
    except OSError:
        return []


def drain(folder: str, store: "MemoryStore", take: "Callable[[dict[str, object]], None]") -> int:
    """Take in what waits; answers how many records. Raises `StoreBusy`.

    One transaction a record, which also notes its name: a kill between the commit and the removal of the file counts nothing twice.
    A record that cannot be read is set aside, never deleted.
    """
    done = 0
    for path in waiting(folder):
        name = os.path.basename(path)
        try:
            with open(path, "rb") as handle:
                document = loads(handle.read().decode("utf-8", "replace"))
        except FileNotFoundError:
            continue
        except (OSError, JsonError):
            _set_aside(path)
            continue
        if not isinstance(document, dict):
            _set_aside(path)
            continue
        try:
            with store.writing():
                # Another process may have taken it in since it was read; it removes the file before it forgets the name.
                if os.path.exists(path) and store.notes.count(_TAKEN, name) == 1:
                    take(document)
                    done += 1
        except (ValueError, TypeError, KeyError):
            _set_aside(path)
            continue
        try:
            os.unlink(path)
        except OSError:
            continue
        with store.writing():
            store.notes.drop_counter(_TAKEN, name)
    return done


def _set_aside(path: str) -> None:
    try:
        os.replace(path, path + _UNREADABLE)
    except OSError:
        pass


def _sync_folder(folder: str) -> None:
    """Make a rename durable; Windows has no such call and does not need it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
