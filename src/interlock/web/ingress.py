"""One request of a platform: size and headers before the body, the HMAC while it streams in, then the receiver; one answer."""

import asyncio
import hashlib
import ipaddress
import logging
from typing import TYPE_CHECKING, Any, Protocol

from interlock.inspection import signing
from interlock.inspection.platforms import BY_ROUTE, PLATFORMS
from interlock.inspection.platforms.base import BEARER, Platform
from interlock.inspection.server.receiver import Receiver, Refused
from interlock.web.answer import response

if TYPE_CHECKING:
    from interlock.inspection.keys import RingKey
    from interlock.web.health import Health

#: Largest body in bytes (both platforms).
MAX_BODY = 64 * 1024 * 1024
#: Bytes of bodies held at once before new ones are put off with 503: two of the largest, and small ones beside them.
MAX_HELD = 160 * 1024 * 1024
#: Seconds for a whole request: the longest verdict timeout of a platform.
BODY_SECONDS = 10.0
#: Seconds that a connection may be idle between two requests.
IDLE_SECONDS = 75.0
#: Bytes of a body that a route without one still reads past.
_SKIPPED = 65536
#: Seconds between two looks for idle connections.
_SWEEP = 5.0

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
log = logging.getLogger("interlock.inspect")


class Sender(Protocol):
    """The connection that an exchange belongs to."""

    idle_since: float
    peer: object

    def answered(self) -> None:
        """The exchange has its answer."""

    def drain(self) -> None:
        """Close when what is on its way is done."""

    def cut(self) -> None:
        """Close now."""


class Listener:
    """What the connections of one worker share."""

    def __init__(
        self,
        receiver: Receiver,
        health: "Health",
        loop: asyncio.AbstractEventLoop,
        *,
        max_body: int = MAX_BODY,
        max_held: int = MAX_HELD,
        seconds: float = BODY_SECONDS,
        sources: tuple[Network, ...] = (),
    ) -> None:
        self.receiver = receiver
        """Judges."""
        self.meter = receiver.meter
        """Counts."""
        self.health = health
        """Answers `/readyz`."""
        self.loop = loop
        """Where everything runs."""
        self.max_body = max_body
        """Bytes."""
        self.seconds = seconds
        """For a whole request."""
        self.sources = sources
        """Networks that may send; empty for all."""
        self.connections: set[Sender] = set()
        """Open ones."""
        self.draining = False
        """Whether the server goes down."""
        self.tasks: set[asyncio.Task[None]] = set()
        """Readiness probes on their way."""
        self._max_held = max_held
        self._held = 0

    def admitted(self, peer: object) -> bool:
        """Whether a peer address may send."""
        if not self.sources:
            return True
        try:
            address = ipaddress.ip_address(peer[0] if isinstance(peer, tuple) else "")
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        address = mapped or address
        return any(address in network for network in self.sources if network.version == address.version)

    def hold(self, size: int) -> int:
        """Count bytes of a body as held. Raises `Refused`."""
        if self._held + size > self._max_held:
            raise Refused(503, "overloaded", "too many bytes in flight")
        self._held += size
        self.meter.held(size)
        return size

    def release(self, size: int) -> None:
        """Count them as let go."""
        self._held -= size
        self.meter.held(-size)

    def fault(self, exc: BaseException) -> None:
        """Log a fault of ours: its type and place, for its text could hold content."""
        log.error("internal error", extra={"fields": {"error": type(exc).__name__, "place": _place(exc)}})

    def drain(self) -> None:
        """Take nothing new; close connections as their answers leave."""
        self.draining = True
        for connection in list(self.connections):
            connection.drain()

    async def sweep(self) -> None:
        """Close idle connections, forever."""
        while True:
            await asyncio.sleep(_SWEEP)
            limit = self.loop.time() - IDLE_SECONDS
            for connection in list(self.connections):
                if 0.0 < connection.idle_since < limit:
                    connection.cut()


class Exchange:
    """One request and its answer."""

    __slots__ = (
        "_check", "_chunks", "_connection", "_head", "_held", "_key", "_listener", "_path", "_platform", "_size", "_webhook_id",
        "answer", "keep",
    )  # fmt: skip

    def __init__(self, listener: Listener, connection: Sender, *, keep: bool) -> None:
        self._listener = listener
        self._connection = connection
        self._check: signing.Verification | None = None
        self._chunks: list[bytes] = []
        self._head = False
        self._held = 0
        self._key: "RingKey | None" = None
        self._path = b""
        self._platform: Platform | None = None
        self._size = 0
        self._webhook_id = ""
        self.answer: bytes | None = None
        """The whole answer, once there is one."""
        self.keep = keep
        """Whether the connection goes on after it."""

    def begin(self, method: bytes, path: bytes, headers: dict[bytes, bytes | None]) -> None:
        """The headers are there. Raises `Refused`."""
        self._path = path
        platform = BY_ROUTE.get(path)
        if platform is None:
            self._head = method == b"HEAD"
            if path not in (b"/livez", b"/readyz"):
                raise Refused(404, "route", "no such route")
            if int((headers.get(b"content-length") or b"0")[:20]) > _SKIPPED:
                raise Refused(413, "route", "this route takes no body")
            return
        self._platform = platform
        listener = self._listener
        if listener.sources and not listener.admitted(self._connection.peer):
            raise Refused(403, "source", "this address may not send")
        if method != b"POST":
            raise Refused(405, "method", "send a POST")
        length = self._length(headers)
        if headers.get(b"content-encoding") not in (None, b"identity"):
            raise Refused(415, "malformed_frame", "send the body uncompressed")
        receiver = listener.receiver
        if platform.auth == BEARER:
            self._key = receiver.bearer(platform.id, headers.get(b"authorization"), headers.get(b"x-api-key"))
            self._webhook_id = platform.delivery()
        else:
            self._check = receiver.begin(
                headers.get(b"webhook-id"), headers.get(b"webhook-timestamp"), headers.get(b"webhook-signature")
            )
        if length:
            self._held = listener.hold(length)

    def body(self, chunk: bytes) -> None:
        """The next part of the body. Raises `Refused`."""
        if self._platform is None:
            return
        self._size += len(chunk)
        if self._size > self._listener.max_body:
            raise _too_large(self._listener.max_body)
        if self._size > self._held:
            self._held += self._listener.hold(self._size - self._held)
        if self._check is not None:
            self._check.update(chunk)
        self._chunks.append(chunk)

    def complete(self) -> None:
        """The body is there."""
        platform = self._platform
        if platform is None:
            self._probe()
            return
        chunks = self._chunks
        body = chunks[0] if len(chunks) == 1 else b"".join(chunks)
        chunks.clear()
        receiver = self._listener.receiver
        try:
            if self._check is not None:
                self._key = receiver.verified(self._check)
                self._webhook_id = self._check.webhook_id
            ready = platform.immediate(self._path.decode("latin-1"))
        except Refused as refused:
            self.refuse(refused, close=True)
            return
        if ready is not None:
            self._done(ready, None)
            return
        assert self._key is not None
        try:
            receiver.submit(self._key, self._webhook_id, hashlib.sha256(body).digest(), body, self._done)
        except Exception as exc:
            self._listener.fault(exc)
            self.refuse(Refused(503, "internal", "internal error"), close=True)

    def refuse(self, refused: Refused, *, close: bool) -> None:
        """Answer without a verdict."""
        self._let_go()
        if self.answer is not None:
            return
        if refused.reason != "route":
            self._listener.meter.failure(refused.reason)
            level = logging.WARNING if refused.status >= 500 else logging.INFO
            if refused.__cause__ is not None:
                self._listener.fault(refused.__cause__)
            if log.isEnabledFor(level):
                log.log(level, "refused", extra={"fields": {"status": refused.status, "reason": refused.reason}})
        extra = b""
        if refused.status == 405:
            extra = b"allow: POST\r\n"
        elif refused.status == 503:
            extra = b"retry-after: 1\r\n"
        if close and refused.status != 404:
            self.keep = False
        body = (self._platform or PLATFORMS[0]).error(refused.status, refused.line)
        self._answer(response(refused.status, body, keep=self.keep, extra=extra, head=self._head))

    def abandon(self) -> None:
        """The sender went away before its request was whole."""
        if self._platform is not None and self.answer is None:
            self._listener.meter.failure("disconnected")
        self._let_go()

    def _done(self, answer: bytes | None, refused: Refused | None) -> None:
        if answer is None:
            # A body that was read to its end leaves the connection usable.
            self.refuse(refused or Refused(503, "internal", "internal error"), close=False)
            return
        self._let_go()
        self._answer(response(200, answer, keep=self.keep))

    def _answer(self, answer: bytes) -> None:
        self.answer = answer
        self._connection.answered()

    def _let_go(self) -> None:
        if self._held:
            self._listener.release(self._held)
            self._held = 0
        self._chunks.clear()

    def _probe(self) -> None:
        if self._path == b"/livez":
            self._answer(response(200, b'{"status":"ok"}', keep=self.keep, head=self._head))
            return
        task = self._listener.loop.create_task(self._ready())
        self._listener.tasks.add(task)
        task.add_done_callback(self._listener.tasks.discard)

    async def _ready(self) -> None:
        ready, _ = await self._listener.health.ready()
        # Outsiders learn that it is not ready, not why.
        body = b'{"status":"ok"}' if ready else b'{"status":"not ready"}'
        self._answer(response(200 if ready else 503, body, keep=self.keep, head=self._head))

    def _length(self, headers: dict[bytes, bytes | None]) -> int:
        text = headers.get(b"content-length", b"")
        if text == b"":
            return 0
        if text is None or not text.isdigit():
            raise Refused(400, "length", "the content-length header cannot be read")
        length = int(text[:20])
        if length > self._listener.max_body:
            raise _too_large(self._listener.max_body)
        return length


def _too_large(limit: int) -> Refused:
    return Refused(413, "too_large", f"the body is larger than {limit} bytes")


def _place(exc: BaseException) -> str:
    """File and line of the fault, without values."""
    trace: Any = exc.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rsplit('interlock', 1)[-1]}:{trace.tb_lineno}" if trace else ""
