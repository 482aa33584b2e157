"""The platform routes as raw ASGI: size and headers before the body, the HMAC while it streams in, the receiver, one answer."""

import asyncio
import hashlib
import ipaddress
import logging
import mmap
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from interlock.inspection import signing
from interlock.inspection.keys import RingKey
from interlock.inspection.platforms import BY_ROUTE, PLATFORMS
from interlock.inspection.platforms.base import BEARER, Platform
from interlock.inspection.server.receiver import INLINE, Body, Receiver, Refused
from interlock.web.connection import CUT
from interlock.web.health import Health

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Headers = dict[bytes, bytes | None]

#: Largest body in bytes (both platforms).
MAX_BODY = 64 * 1024 * 1024
#: Bytes of bodies held at once before new ones are put off with 503: two of the largest, and small ones beside them.
MAX_HELD = 160 * 1024 * 1024

_JSON = (b"content-type", b"application/json")
_CLOSE = (b"connection", b"close")
#: Headers that mean nothing when they come twice: which one was signed cannot be told.
_ONCE = (b"webhook-", b"content-length", b"authorization")
log = logging.getLogger("interlock.inspect")


class PlatformApp:
    """Answers the requests of platforms, and the two health probes of whoever balances the load."""

    def __init__(
        self,
        receiver: Receiver,
        health: Health,
        *,
        max_body: int = MAX_BODY,
        max_held: int = MAX_HELD,
        sources: tuple[Network, ...] = (),
    ) -> None:
        self._receiver = receiver
        self._meter = receiver.meter
        self._health = health
        self._max_body = max_body
        self._max_held = max_held
        self._sources = sources
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        platform = BY_ROUTE.get(scope["path"].encode())
        if platform is None:
            await self._probe(scope, send)
            return
        try:
            answer = await self._answer(platform, scope, receive)
        except Refused as exc:
            self._meter.failure(exc.reason)
            if exc.__cause__ is not None:
                _fault(exc.__cause__)
            level = logging.WARNING if exc.status >= 500 else logging.INFO
            if log.isEnabledFor(level):
                log.log(level, "refused", extra={"fields": {"status": exc.status, "reason": exc.reason}})
            await _refuse(send, scope, platform, exc)
        except _Gone:
            self._meter.failure(scope.get(CUT, "disconnected"))
        except Exception as exc:
            # Never a made-up verdict: the platform's own failure mode decides.
            self._meter.failure("internal")
            _fault(exc)
            await _refuse(send, scope, platform, Refused(503, "internal", "internal error"))
        else:
            await _write(send, 200, answer)

    async def _answer(self, platform: Platform, scope: Scope, receive: Receive) -> bytes:
        if self._sources and not self._admitted(scope.get("client")):
            raise Refused(403, "source", "this address may not send")
        if scope["method"] != "POST":
            raise Refused(405, "method", "send a POST")
        headers = _headers(scope["headers"])
        length = self._length(headers)
        if headers.get(b"content-encoding") not in (None, b"identity"):
            raise Refused(415, "malformed_frame", "send the body uncompressed")
        receiver = self._receiver
        check: signing.Verification | None = None
        key: RingKey | None = None
        if platform.auth == BEARER:
            key = receiver.bearer(platform.id, headers.get(b"authorization"), headers.get(b"x-api-key"))
        else:
            check = receiver.begin(headers.get(b"webhook-id"), headers.get(b"webhook-timestamp"), headers.get(b"webhook-signature"))
        held = _Held()
        try:
            self._hold(held, length)
            body = await self._body(receive, check, held, length)
            if check is not None:
                key = receiver.verified(check)
            assert key is not None
            ready = platform.immediate(scope["path"])
            if ready is not None:
                return ready
            webhook_id = check.webhook_id if check is not None else platform.delivery()
            return await self._judged(key, webhook_id, body)
        finally:
            if held.size:
                self._held -= held.size
                self._meter.held(-held.size)

    async def _body(self, receive: Receive, check: signing.Verification | None, held: "_Held", length: int) -> Body:
        """The body as it came, verified and hashed on its way so that a large one never holds up the loop."""
        event = await receive()
        if event["type"] == "http.request" and not event.get("more_body", False):
            whole: bytes = event.get("body", b"")
            if len(whole) > self._max_body:
                raise _too_large(self._max_body)
            self._hold(held, len(whole))
            if check is not None:
                check.update(whole)
            return Body(whole, len(whole), hashlib.sha256(whole).digest())
        # Pages of their own, taken as they are filled and given back at once: pieces on the heap would be copied, and stay there.
        buffer = mmap.mmap(-1, length) if length > INLINE else None
        chunks: list[bytes] = []
        size = 0
        digest = hashlib.sha256()
        while True:
            if event["type"] != "http.request":
                raise _Gone
            chunk: bytes = event.get("body", b"")
            size += len(chunk)
            if size > self._max_body:
                raise _too_large(self._max_body)
            self._hold(held, size)
            if chunk:
                if check is not None:
                    check.update(chunk)
                digest.update(chunk)
                if buffer is None:
                    chunks.append(chunk)
                elif size > length:
                    raise Refused(400, "length", "the body is longer than it says")
                else:
                    buffer[size - len(chunk) : size] = chunk
            if not event.get("more_body", False):
                data = b"".join(chunks) if buffer is None else memoryview(buffer)[:size]
                return Body(data, size, digest.digest())
            event = await receive()

    async def _judged(self, key: RingKey, webhook_id: str, body: Body) -> bytes:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def done(answer: bytes | None, refused: Refused | None) -> None:
            if future.done():
                return
            if answer is not None:
                future.set_result(answer)
            else:
                future.set_exception(refused or Refused(503, "internal", "internal error"))

        self._receiver.submit(key, webhook_id, body, done)
        return await future

    async def _probe(self, scope: Scope, send: Send) -> None:
        path = scope["path"]
        if path == "/livez":
            await _write(send, 200, b'{"status":"ok"}')
        elif path == "/readyz":
            ready, _ = await self._health.ready()
            # Outsiders learn that it is not ready, not why.
            await _write(send, 200 if ready else 503, b'{"status":"ok"}' if ready else b'{"status":"not ready"}')
        else:
            await _write(send, 404, PLATFORMS[0].error(404, "no such route"))

    def _admitted(self, peer: object) -> bool:
        try:
            address = ipaddress.ip_address(peer[0] if isinstance(peer, (tuple, list)) else "")
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        address = mapped or address
        return any(address in network for network in self._sources if network.version == address.version)

    def _length(self, headers: Headers) -> int:
        text = headers.get(b"content-length", b"")
        if text == b"":
            return -1
        if text is None or not text.isdigit():
            raise Refused(400, "length", "the content-length header cannot be read")
        length = int(text[:20])
        if length > self._max_body:
            raise _too_large(self._max_body)
        return length

    def _hold(self, held: "_Held", size: int) -> None:
        """Count a body's bytes as held, up to `size` of them in all."""
        more = size - held.size
        if more <= 0:
            return
        if self._held + more > self._max_held:
            raise Refused(503, "overloaded", "too many bytes in flight")
        self._held += more
        held.size = size
        self._meter.held(more)


class _Held:
    """Bytes that one request counts as held."""

    __slots__ = ("size",)

    def __init__(self) -> None:
        self.size = 0


class _Gone(Exception):  # noqa: N818 - an outcome, not a fault
    """The sender went away."""


def _headers(pairs: list[tuple[bytes, bytes]]) -> Headers:
    """Lower-case name -> value; one that may come only once and came twice is None, and so fails."""
    found: Headers = {}
    for name, value in pairs:
        found[name] = None if name in found and name.startswith(_ONCE) else value
    return found


def _too_large(limit: int) -> Refused:
    return Refused(413, "too_large", f"the body is larger than {limit} bytes")


async def _refuse(send: Send, scope: Scope, platform: Platform, refused: Refused) -> None:
    """The connection stays open, and what is still coming of the body is passed over: closed at once, it would be reset, and the sender would
    never see the answer. But one who waits to be asked for the body may send another request in its place."""
    extra = [_CLOSE] if any(name == b"expect" for name, _ in scope["headers"]) else []
    if refused.status == 405:
        extra.append((b"allow", b"POST"))
    elif refused.status == 503:
        extra.append((b"retry-after", b"1"))
    await _write(send, refused.status, platform.error(refused.status, refused.line), extra)


async def _write(send: Send, status: int, body: bytes, extra: "list[tuple[bytes, bytes]] | tuple[()]" = ()) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [_JSON, (b"content-length", b"%d" % len(body)), *extra],
        }
    )
    await send({"type": "http.response.body", "body": body})


def _fault(exc: BaseException) -> None:
    """Log a fault of ours: its type and place, for its text could hold content."""
    log.error("internal error", extra={"fields": {"error": type(exc).__name__, "place": _place(exc)}})


def _place(exc: BaseException) -> str:
    trace = exc.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rsplit('interlock', 1)[-1]}:{trace.tb_lineno}" if trace else ""
