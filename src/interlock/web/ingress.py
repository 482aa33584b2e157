"""The platform routes: size and headers before the body, the HMAC while it streams in, the receiver, one answer. Knows no connection."""

import ipaddress
import logging
import mmap
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from interlock.inspection import signing
from interlock.inspection.keys import RingKey
from interlock.inspection.platforms.base import BEARER, Platform
from interlock.inspection.server.receiver import INLINE, Body, Receiver, Refused

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
#: Lower-case name -> value; None for one that may come only once and came twice, which means nothing then.
Headers = dict[bytes, bytes | None]
#: Gets status, body and further headers.
Answer = Callable[[int, bytes, tuple[tuple[bytes, bytes], ...]], None]

#: Largest body in bytes (both platforms).
MAX_BODY = 64 * 1024 * 1024
#: Bytes of bodies held at once before new ones are put off with 503: two of the largest, and small ones beside them.
MAX_HELD = 160 * 1024 * 1024
#: Headers that are looked at.
WANTED = frozenset(
    {
        b"webhook-id",
        b"webhook-timestamp",
        b"webhook-signature",
        b"content-length",
        b"content-encoding",
        b"authorization",
        b"x-api-key",
        b"expect",
    }
)
#: Those of them that mean nothing when they come twice: which one was signed cannot be told.
ONCE = WANTED - {b"content-encoding", b"x-api-key", b"expect"}

_CLOSE = (b"connection", b"close")
_ALLOW = (b"allow", b"POST")
_RETRY = (b"retry-after", b"1")
log = logging.getLogger("interlock.inspect")


class Ingress:
    """What requests of platforms have in common."""

    def __init__(
        self, receiver: Receiver, *, max_body: int = MAX_BODY, max_held: int = MAX_HELD, sources: tuple[Network, ...] = ()
    ) -> None:
        self.receiver = receiver
        """Judges."""
        self.meter = receiver.meter
        """Counts."""
        self.max_body = max_body
        """Largest body in bytes."""
        self.sources = sources
        """Networks that may send; empty for all."""
        self._max_held = max_held
        self._held = 0

    def hold(self, more: int) -> None:
        """Count bytes as held. Raises `Refused`."""
        if self._held + more > self._max_held:
            raise Refused(503, "overloaded", "too many bytes in flight")
        self._held += more
        self.meter.held(more)

    def let_go(self, size: int) -> None:
        """Count bytes as held no more."""
        self._held -= size
        self.meter.held(-size)

    def admits(self, peer: object) -> bool:
        """Whether an address, as a transport names it, may send."""
        try:
            address = ipaddress.ip_address(peer[0] if isinstance(peer, (tuple, list)) else "")
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self.sources if network.version == address.version)


class Exchange:
    """One request to a platform route and its one answer: `open`, then `update` with each piece of the body, then `end`; or `gone`."""

    __slots__ = ("_answer", "_buffer", "_check", "_chunks", "_digest", "_expects", "_held", "_ingress", "_key", "_length", "_path", "_platform", "_size", "over")  # fmt: skip

    def __init__(self, ingress: Ingress, platform: Platform, path: str, answer: Answer) -> None:
        self._ingress = ingress
        self._platform = platform
        self._path = path
        self._answer: Answer | None = answer
        self._check: signing.Verification | None = None
        self._key: RingKey | None = None
        self._chunks: list[bytes] = []
        self._buffer: mmap.mmap | None = None
        self._digest: Any = None
        self._length = -1
        self._size = self._held = 0
        self._expects = False
        self.over = False
        """Whether nothing more of its body is wanted."""

    def open(self, method: bytes, headers: Headers, peer: object) -> None:
        """The headers are there; `peer` is the sender's address as the transport names it."""
        ingress = self._ingress
        try:
            self._expects = b"expect" in headers
            if ingress.sources and not ingress.admits(peer):
                raise Refused(403, "source", "this address may not send")
            if method != b"POST":
                raise Refused(405, "method", "send a POST")
            text = headers.get(b"content-length", b"")
            if text != b"":
                if text is None or not text.isdigit():
                    raise Refused(400, "length", "the content-length header cannot be read")
                self._length = int(text[:20])
                if self._length > ingress.max_body:
                    raise self._too_large()
            if headers.get(b"content-encoding") not in (None, b"identity"):
                raise Refused(415, "malformed_frame", "send the body uncompressed")
            receiver = ingress.receiver
            if self._platform.auth == BEARER:
                self._key = receiver.bearer(self._platform.id, headers.get(b"authorization"), headers.get(b"x-api-key"))
            else:
                self._check = receiver.begin(
                    headers.get(b"webhook-id"), headers.get(b"webhook-timestamp"), headers.get(b"webhook-signature")
                )
            if self._length > 0:
                ingress.hold(self._length)
                self._held = self._length
            if self._length > INLINE:
                # Pages of their own, taken as they are filled and given back at once: pieces on the heap would be copied, and stay there.
                self._buffer = mmap.mmap(-1, self._length)
        except Exception as exc:
            self._refuse(exc)

    def update(self, chunk: bytes) -> None:
        """The next piece of the body: verified and hashed on its way, so that a large one never holds up the loop."""
        try:
            before = self._size
            size = self._size = before + len(chunk)
            if size > self._held:
                if size > self._ingress.max_body:
                    raise self._too_large()
                self._ingress.hold(size - self._held)
                self._held = size
            if self._check is not None:
                self._check.update(chunk)
            if self._buffer is not None:
                if size > self._length:
                    raise Refused(400, "length", "the body is longer than it says")
                self._buffer[before:size] = chunk
            else:
                self._chunks.append(chunk)
                if size <= INLINE:
                    return
            if self._digest is None:
                self._digest = sha256(b"".join(self._chunks))
                if self._buffer is None:
                    return
            self._digest.update(chunk)
        except Exception as exc:
            self._refuse(exc)

    def end(self) -> None:
        """The body is there."""
        self.over = True
        try:
            receiver, check, key = self._ingress.receiver, self._check, self._key
            if check is not None:
                key = receiver.verified(check)
            assert key is not None
            ready = self._platform.immediate(self._path)
            if ready is not None:
                self._finish(200, ready, ())
                return
            webhook_id = check.webhook_id if check is not None else self._platform.delivery()
            receiver.submit(key, webhook_id, self._body(), self._done)
        except Exception as exc:
            self._refuse(exc)

    def gone(self, reason: str = "disconnected") -> None:
        """The rest of the body will not come."""
        if not self.over:
            self._ingress.meter.failure(reason)
            self._answer = None
            self._finish(0, b"", ())

    def _body(self) -> Body:
        chunks, buffer = self._chunks, self._buffer
        data: bytes | memoryview
        if buffer is not None:
            data = memoryview(buffer)[: self._size]
        else:
            data = chunks[0] if len(chunks) == 1 else b"".join(chunks)
        digest = sha256(data) if self._digest is None else self._digest
        self._chunks, self._buffer, self._digest = [], None, None
        return Body(data, self._size, digest.digest())

    def _done(self, answer: bytes | None, refused: Refused | None) -> None:
        if answer is not None:
            self._finish(200, answer, ())
        else:
            self._refuse(refused or Refused(503, "internal", "internal error"))

    def _refuse(self, exc: Exception) -> None:
        """The connection stays open, and what is still coming of the body is passed over: closed at once, it would be reset, and the sender
        would never see the answer. But one who waits to be asked for the body may send another request in its place."""
        if isinstance(exc, Refused):
            refused = exc
            if exc.__cause__ is not None:
                _fault(exc.__cause__)
            level = logging.WARNING if exc.status >= 500 else logging.INFO
            if log.isEnabledFor(level):
                log.log(level, "refused", extra={"fields": {"status": exc.status, "reason": exc.reason}})
        else:
            # Never a made-up verdict: the platform's own failure mode decides.
            refused = Refused(503, "internal", "internal error")
            _fault(exc)
        self._ingress.meter.failure(refused.reason)
        extra: tuple[tuple[bytes, bytes], ...] = (_CLOSE,) if self._expects else ()
        if refused.status == 405:
            extra += (_ALLOW,)
        elif refused.status == 503:
            extra += (_RETRY,)
        self._finish(refused.status, self._platform.error(refused.status, refused.line), extra)

    def _finish(self, status: int, body: bytes, extra: tuple[tuple[bytes, bytes], ...]) -> None:
        self.over = True
        self._chunks, self._buffer, self._digest = [], None, None
        if self._held:
            self._ingress.let_go(self._held)
            self._held = 0
        answer, self._answer = self._answer, None
        if answer is not None:
            answer(status, body, extra)

    def _too_large(self) -> Refused:
        return Refused(413, "too_large", f"the body is larger than {self._ingress.max_body} bytes")


def _fault(exc: BaseException) -> None:
    """Log a fault of ours: its type and place, for its text could hold content."""
    log.error("internal error", extra={"fields": {"error": type(exc).__name__, "place": _place(exc)}})


def _place(exc: BaseException) -> str:
    trace = exc.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rsplit('interlock', 1)[-1]}:{trace.tb_lineno}" if trace else ""
