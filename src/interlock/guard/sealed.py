"""Small files of the state folder with a keyed code: JSON that somebody without the key cannot have written.

Two lines: the JSON, then HMAC-SHA256 in hex over a label, a zero byte and the JSON. The label says what the file is for, so that one
kind of file cannot be passed off as another. The key is the audit trail's. Whoever can read the key can forge the file: it guards
against edits by anything that cannot (see ``audit/layout.py``).
"""

import sys

from interlock.audit import chain, layout
from interlock.guard.facts import read_bytes
from interlock.model.jsontext import JsonError, dumps, loads

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

_LIMIT = 1 << 20
_FLAGS = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_BINARY", 0) | getattr(system, "O_NOFOLLOW", 0)


def read(state: str, path: str, label: bytes) -> "object | None":
    """The value in a sealed file; None when it is absent, damaged, forged or sealed with another key. Raises nothing."""
    data = read_bytes(path, _LIMIT)
    return None if data is None else opened(state, data, label)


def opened(state: str, data: bytes, label: bytes) -> "object | None":
    """The value in the bytes of a sealed file, None as in `read`."""
    body, _, code = data.rstrip(b"\n").rpartition(b"\n")
    try:
        if not body or code != layout.mac(chain.load_key(state), label + b"\0", body).hex().encode("ascii"):
            return None
        return loads(body.decode("utf-8"))
    except (OSError, UnicodeDecodeError, JsonError):
        return None


def write(state: str, path: str, label: bytes, value: object, *, durable: bool = True) -> None:
    """Replace a sealed file (0600, whole or not at all). Its folder must exist. Raises OSError.

    `durable`: on the disk when this returns. Without it a crash of the machine may leave a file that does not open.
    """
    body = dumps(value).encode("utf-8")
    code = layout.mac(chain.load_key(state), label + b"\0", body).hex().encode("ascii")
    aside = path + "." + system.urandom(8).hex()
    file = system.open(aside, system.O_WRONLY | system.O_CREAT | system.O_EXCL | _FLAGS, 0o600)
    try:
        try:
            rest = body + b"\n" + code + b"\n"
            while rest:
                rest = rest[system.write(file, rest) :]
            if durable:
                system.fsync(file)
        finally:
            system.close(file)
        system.replace(aside, path)
    except BaseException:
        system.unlink(aside)
        raise
