"""The store's own secret: makes digests and placeholders that nobody can guess a credential from."""

import os

from interlock.storage.base import StoreUnusable

#: Bytes of the key.
SIZE = 32


def load(folder: str) -> bytes:
    """The key in `folder`, made on first use. Two processes that make it at once end up with the same one."""
    path = os.path.join(folder, "key")
    try:
        return _read(path)
    except FileNotFoundError:
        pass
    os.makedirs(os.path.dirname(folder), mode=0o700, exist_ok=True)
    try:
        os.mkdir(folder, 0o700)
    except FileExistsError:
        pass
    part = f"{path}.{os.getpid()}"
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(handle, os.urandom(SIZE))
        os.fsync(handle)
    finally:
        os.close(handle)
    try:
        # A link fails when another process was first; a rename would replace its key.
        os.link(part, path)
    except FileExistsError:
        pass
    except OSError:
        if not os.path.exists(path):
            os.replace(part, path)
            return _read(path)
    os.unlink(part)
    return _read(path)


def _read(path: str) -> bytes:
    with open(path, "rb") as handle:
        key = handle.read(SIZE)
    if len(key) < SIZE:
        raise StoreUnusable(
            f"memory's key file '{path}' is damaged",
            help="put it back from a backup; without it move the whole folder aside and run `interlock remember init`",
        )
    return key
