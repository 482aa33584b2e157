"""Many records at once for a server: files stay open, one write for many lines, MACs by OpenSSL.

The trail is the one of `chain`, under the same lock, so that hooks, commands and other workers write between two batches. What is
remembered from the batch before (number, code, size) is used only when the head and the log are exactly as they were left.
"""

import contextlib
import hashlib
import hmac
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interlock.audit import chain, encode, layout

if sys.platform != "win32":
    import fcntl

try:
    # OpenSSL's own object: the standard library's, which is around it, costs as much again.
    from _hashlib import hmac_new
except ImportError:
    hmac_new = hmac.new  # type: ignore[assignment]

#: Bytes of lines gathered for one write.
_WRITE = 256 * 1024
#: Shortest record in its encoded form, ``{}``.
_EMPTY = 2
#: OpenSSL's SHA-256; the chain's own is for the hook, which cannot load it.
_SHA = hashlib.sha256().name


class BatchWriter:
    """The trail in `state`, for one thread. `encoder` makes compact ASCII JSON of a record."""

    def __init__(self, state: str, encoder: Callable[[object], bytes]) -> None:
        self._state = state
        self._folder = state + "/" + layout.FOLDER
        self._encoder = encoder
        self._head = -1
        self._log = -1
        self._key = b""
        self._mac: Any = hmac_new(b"", b"", _SHA)
        self._key_seen: tuple[int, int, int, int] | None = None
        self._left: tuple[bytes, int, int, bytes] | None = None
        # Head bytes, size of the log, number and code after the last batch.

    def append(self, records: Sequence[Mapping[str, object]]) -> None:
        """Add records in order; they are durable when this returns. Raises OSError; then only a prefix may have been kept."""
        if sys.platform == "win32":
            chain.append_many(self._state, [dict(record) for record in records])
            return
        try:
            self._lock()
            try:
                fresh = self._write(records)
            finally:
                fcntl.flock(self._head, fcntl.LOCK_UN)
            chain._sync(self._log)
            if fresh:
                chain._sync_folder(self._folder)
        except ValueError as error:
            self.close()
            raise OSError("audit trail cannot be written: " + str(error)) from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the files. The next batch opens them again."""
        for file in (self._head, self._log):
            if file >= 0:
                os.close(file)
        self._head = self._log = -1
        self._left = None

    def _lock(self) -> None:
        if self._head >= 0:
            fcntl.flock(self._head, fcntl.LOCK_EX)
            if os.fstat(self._head).st_nlink:
                return
            self.close()
        self._head = chain._open_locked(self._folder)

    def _write(self, records: Sequence[Mapping[str, object]]) -> bool:
        """Write and note the head; whether a new file was begun."""
        self._load_key()
        size = self._open_log()
        head = os.pread(self._head, 256, 0)
        fresh = size == 0
        marks: list[tuple[bytes, dict[str, object]]] = []
        if self._left is not None and self._left[0] == head and self._left[1] == size and size:
            _, _, number, code = self._left
        else:
            known = layout.read_head(self._key, head)
            number, code, torn = chain._tail(self._log, size, known)
            if known is None:
                chain._note_head(self._head, self._key, number, code)
            marks = chain._marks(torn, lost=known is None and size > 0)
        self._left = None
        lines: list[bytes] = []
        pending = 0
        copy = self._mac.copy
        for lead, mark in marks:
            number += 1
            body, code = chain._link(number, mark, self._key, code)
            lines.append(lead + layout.seal(body, code))
            pending += len(lines[-1])
        for record in records:
            if size + pending >= layout.ROTATE_AT or pending >= _WRITE:
                size = self._flush(lines, size)
                pending = 0
                if size >= layout.ROTATE_AT:
                    chain._note_head(self._head, self._key, number, code)
                    old, self._log = self._log, -1
                    self._log = chain._rotate(self._folder, old, number)
                    size = 0
                    fresh = True
            number += 1
            body = self._body(number, record)
            # A copy of a keyed object: the key is taken in once, and unlike `hmac.digest` it does not give up the interpreter's lock, which
            # under load is slow to win back.
            mac = copy()
            mac.update(code + body)
            code = mac.digest()
            line = layout.seal(body, code)
            lines.append(line)
            pending += len(line)
        size = self._flush(lines, size)
        self._left = self._note(number, code), size, number, code
        return fresh

    def _note(self, number: int, code: bytes) -> bytes:
        """Write the head; its bytes, as `layout.head_bytes` has them."""
        body = b"%020d %s" % (number, code.hex().encode())
        mac = self._mac.copy()
        mac.update(b"head" + body)
        data: bytes = body + b" " + mac.hexdigest().encode() + b"\n"
        with contextlib.suppress(OSError):
            # The record itself is written; a head that lags behind is allowed for.
            os.pwrite(self._head, data, 0)
        return data

    def _flush(self, lines: list[bytes], size: int) -> int:
        if lines:
            size = chain._write(self._log, size, b"".join(lines))
            lines.clear()
        return size

    def _body(self, number: int, record: Mapping[str, object]) -> bytes:
        room = layout.MAX_LINE - layout.TRAILER
        encoded = self._encoder(record)
        if len(encoded) > _EMPTY and "n" not in record and "mac" not in record and encoded.isascii():
            body = b'{"n":%d,%b' % (number, encoded[1:-1])
            if len(body) <= room:
                return body
        return encode.body(number, dict(record), room)

    def _open_log(self) -> int:
        """Size of the log, opened (again) when it is not the file of that name."""
        path = self._folder + "/" + layout.LOG
        if self._log >= 0:
            try:
                named = os.stat(path)
            except FileNotFoundError:
                named = None
            own = os.fstat(self._log)
            if named is not None and (named.st_ino, named.st_dev) == (own.st_ino, own.st_dev):
                return own.st_size
            os.close(self._log)
            self._log = -1
        self._left = None
        self._log = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
        return os.fstat(self._log).st_size

    def _load_key(self) -> None:
        path = self._folder + "/" + layout.KEY
        try:
            status = os.stat(path)
            seen = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        except FileNotFoundError:
            seen = None
        if seen is None or seen != self._key_seen:
            self._key_seen = None
            self._left = None
            self._key = chain._key(self._folder)
            self._mac = hmac_new(self._key, b"", _SHA)
            self._key_seen = seen
