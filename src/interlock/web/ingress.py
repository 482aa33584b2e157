"""The frame route as raw ASGI: size and headers before the body, the HMAC while it streams in, one answer in one write pair."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from interlock.inspection.server.meter import Meter
from interlock.inspection.server.receiver import Receiver, Refused

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

#: Largest body in bytes (both platforms).
MAX_BODY = 64 * 1024 * 1024
#: Bytes of bodies held at once before new ones are put off with 503: two of the largest, and small ones beside them.
MAX_HELD = 160 * 1024 * 1024
#: Seconds for a whole body: the longest verdict timeout of a platform.
BODY_SECONDS = 10.0

_JSON = (b"content-type", b"application/json")
_CLOSE = (b"connection", b"close")
log = logging.getLogger("interlock.inspect")


class Ingress:
    """Answers one POST of a platform."""

    def __init__(
        self, receiver: Receiver, *, max_body: int = MAX_BODY, max_held: int = MAX_HELD, body_seconds: float = BODY_SECONDS
    ) -> None:
        self._receiver = receiver
        self._meter: Meter = receiver.meter
        self._max_body = max_body
        self._max_held = max_held
        self._seconds = body_seconds
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["method"] != "POST":
                raise Refused(405, "method", "send a POST")
            headers = _headers(scope["headers"])
            answer = await self._answer(headers, receive)
        except Refused as exc:
            self._meter.failure(exc.reason)
            level = logging.WARNING if exc.status >= 500 else logging.INFO
            log.log(level, "refused", extra={"fields": {"status": exc.status, "reason": exc.reason}})
            await _refuse(send, exc)
        except _Gone:
            self._meter.failure("disconnected")
        except Exception as exc:
            # Never a made-up verdict: the platform's own failure mode decides. The text of the exception could hold content.
            self._meter.failure("internal")
            log.error("internal error", extra={"fields": {"error": type(exc).__name__, "place": _place(exc)}})
            await _refuse(send, Refused(503, "internal", "internal error"))
        else:
            await _write(send, 200, answer, [])

    async def _answer(self, headers: dict[bytes, bytes | None], receive: Receive) -> bytes:
        length = self._length(headers)
        if headers.get(b"content-encoding") not in (None, b"identity"):
            raise Refused(415, "malformed_frame", "send the body uncompressed")
        check = self._receiver.begin(
            headers.get(b"webhook-id"), headers.get(b"webhook-timestamp"), headers.get(b"webhook-signature")
        )
        held = 0
        digest = hashlib.sha256()
        chunks: list[bytes] = []
        size = 0
        try:
            if length:
                held = self._hold(length)
            event = await receive() if length == 0 else None
            stop_at = asyncio.get_running_loop().time() + self._seconds
            while True:
                if event is None:
                    event = await self._next(receive, stop_at)
                if event["type"] != "http.request":
                    raise _Gone
                chunk: bytes = event.get("body", b"")
                size += len(chunk)
                if size > self._max_body:
                    raise _too_large(self._max_body)
                if size > held:
                    held += self._hold(size - held)
                if chunk:
                    check.update(chunk)
                    digest.update(chunk)
                    chunks.append(chunk)
                if not event.get("more_body", False):
                    break
                event = None
            key = self._receiver.verified(check)
            body = chunks[0] if len(chunks) == 1 else b"".join(chunks)
            chunks.clear()
            return await self._receiver.answer(key, check.webhook_id, digest.digest(), body)
        finally:
            if held:
                self._held -= held
                self._meter.held(-held)

    async def _next(self, receive: Receive, stop_at: float) -> Event:
        try:
            async with asyncio.timeout_at(stop_at):
                return await receive()
        except TimeoutError:
            raise Refused(408, "slow_body", f"the body did not arrive within {self._seconds:g} s") from None

    def _length(self, headers: dict[bytes, bytes | None]) -> int:
        text = headers.get(b"content-length", b"")
        if text == b"":
            return -1
        if text is None or not text.isdigit():
            raise Refused(400, "length", "the content-length header cannot be read")
        length = int(text[:20])
        if length > self._max_body:
            raise _too_large(self._max_body)
        return length

    def _hold(self, size: int) -> int:
        if self._held + size > self._max_held:
            raise Refused(503, "overloaded", "too many bytes in flight")
        self._held += size
        self._meter.held(size)
        return size


class _Gone(Exception):  # noqa: N818 - an outcome, not a fault
    """The sender went away."""


def _headers(pairs: list[tuple[bytes, bytes]]) -> dict[bytes, bytes | None]:
    """Lower-case name -> value; a signature header that came twice is None, and so fails: which one was signed cannot be told."""
    found: dict[bytes, bytes | None] = {}
    for name, value in pairs:
        if name in found and name.startswith((b"webhook-", b"content-length")):
            found[name] = None
        else:
            found[name] = value
    return found


def _too_large(limit: int) -> Refused:
    return Refused(413, "too_large", f"the body is larger than {limit} bytes")


async def _refuse(send: Send, refused: Refused) -> None:
    body = json.dumps(
        {"error": {401: "unauthorized", 400: "bad_request"}.get(refused.status, "not_judged"), "message": refused.line}
    ).encode()
    extra = [_CLOSE]
    if refused.status == 405:
        extra.append((b"allow", b"POST"))
    if refused.status == 503:
        extra.append((b"retry-after", b"1"))
    await _write(send, refused.status, body, extra)


async def _write(send: Send, status: int, body: bytes, extra: list[tuple[bytes, bytes]]) -> None:
    await send(
        {"type": "http.response.start", "status": status, "headers": [_JSON, (b"content-length", str(len(body)).encode()), *extra]}
    )
    await send({"type": "http.response.body", "body": body})


def _place(exc: BaseException) -> str:
    """File and line of the fault, without values."""
    trace = exc.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rsplit('interlock', 1)[-1]}:{trace.tb_lineno}" if trace else ""
