"""The platform listener's HTTP/1.1: one object a connection on httptools, no task and no future a request.

A request costs a few calls: parse, verify, judge, queue for the journal; the answer is written when its batch is durable. Answers to
pipelined requests leave in order. Bounded everywhere: header bytes, requests ahead of their answers, seconds for a request, idle
seconds, bytes of bodies in flight (`ingress`).
"""

import asyncio
from collections import deque
from typing import Any, cast

import httptools

from interlock.inspection.server.receiver import Refused
from interlock.web.ingress import Exchange, Listener

#: Bytes of request line and headers.
MAX_HEAD = 64 * 1024
#: Requests read ahead of their answers; past them the connection is not read.
MAX_AHEAD = 16
#: Seconds in which a refused sender may still send before the connection is cut.
LINGER_SECONDS = 1.0

_KEPT = frozenset(
    {
        b"authorization",
        b"content-encoding",
        b"content-length",
        b"expect",
        b"webhook-id",
        b"webhook-signature",
        b"webhook-timestamp",
        b"x-api-key",
    }
)
#: Headers that mean nothing when they come twice: which one was signed cannot be told.
_ONCE = (b"webhook-", b"content-length", b"authorization")


class Connection(asyncio.Protocol):
    """One connection of a sender."""

    __slots__ = (
        "_closing", "_current", "_head", "_headers", "_listener", "_parser", "_queue", "_timer", "_transport", "_unread", "_url", "idle_since",
        "peer",
    )  # fmt: skip

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._parser: Any = httptools.HttpRequestParser(self)
        self._queue: deque[Exchange] = deque()
        self._current: Exchange | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False
        # Whether the sender may still be writing what nobody will read.
        self._unread = False
        self._head = -1
        self._url = b""
        self._headers: dict[bytes, bytes | None] = {}
        self.idle_since = 0.0
        """Loop time from which on nothing is going on; 0 while something is."""
        self.peer: object = None
        """Address of the sender."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        if self._listener.sources:
            self.peer = transport.get_extra_info("peername")
        self._listener.connections.add(self)
        self.idle_since = self._listener.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        self._listener.connections.discard(self)
        self._stop_timer()
        if self._current is not None:
            self._current.abandon()
            self._current = None
        elif self._head >= 0 and not self._closing:
            self._listener.meter.failure("disconnected")
        self._queue.clear()
        self._closing = True

    def data_received(self, data: bytes) -> None:
        if self._closing:
            return
        self.idle_since = 0.0
        if self._head >= 0 or self._current is None:
            self._head = max(self._head, 0) + len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._refuse(Refused(400, "malformed_http", "upgrades are not served"))
        except httptools.HttpParserCallbackError as exc:
            self._fault(exc)
        except httptools.HttpParserError:
            self._refuse(Refused(400, "malformed_http", "this is not an HTTP request"))
        if self._closing:
            return
        if self._head > MAX_HEAD:
            self._refuse(Refused(431, "malformed_http", f"the headers are larger than {MAX_HEAD} bytes"))
        elif self._current is not None or self._head >= 0:
            if self._timer is None:
                self._timer = self._listener.loop.call_later(self._listener.seconds, self._slow)
        elif not self._queue:
            self.idle_since = self._listener.loop.time()

    def eof_received(self) -> bool:
        # Half a request will not be completed; answers that are on their way are still wanted.
        if self._current is not None or self._head >= 0 or not self._queue:
            return False
        self._queue[-1].keep = False
        return True

    # What httptools calls.

    def on_message_begin(self) -> None:
        self._url = b""
        self._headers = {}

    def on_url(self, url: bytes) -> None:
        self._url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        lower = name.lower()
        if lower in _KEPT:
            if lower in self._headers and lower.startswith(_ONCE):
                self._headers[lower] = None
            else:
                self._headers[lower] = value

    def on_headers_complete(self) -> None:
        if self._closing:
            return
        self._head = -1
        keep = self._parser.should_keep_alive() and not self._listener.draining
        exchange = Exchange(self._listener, self, keep=keep)
        self._queue.append(exchange)
        self._current = exchange
        try:
            exchange.begin(self._parser.get_method(), self._url.partition(b"?")[0], self._headers)
        except Refused as refused:
            self._current = None
            self._unread = True
            exchange.refuse(refused, close=True)
            return
        if self._headers.get(b"expect"):
            self._transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        if len(self._queue) >= MAX_AHEAD:
            self._transport.pause_reading()

    def on_body(self, chunk: bytes) -> None:
        if self._current is not None and not self._closing:
            try:
                self._current.body(chunk)
            except Refused as refused:
                self._give_up(refused)

    def on_message_complete(self) -> None:
        exchange, self._current = self._current, None
        self._head = -1
        self._stop_timer()
        if exchange is not None and not self._closing:
            exchange.complete()

    # What exchanges call.

    def answered(self) -> None:
        """An exchange has its answer: write those whose turn it is."""
        queue = self._queue
        while queue and queue[0].answer is not None:
            exchange = queue.popleft()
            if self._transport.is_closing():
                continue
            self._transport.write(exchange.answer or b"")
            if not exchange.keep:
                self._end()
                return
        if len(queue) == MAX_AHEAD - 1:
            self._transport.resume_reading()
        if not queue and self._current is None and self._head < 0:
            self.idle_since = self._listener.loop.time()
            if self._listener.draining:
                self._end()

    # What the listener calls.

    def drain(self) -> None:
        """Close now when idle, else after the answers that are on their way."""
        if not self._queue and self._head < 0:
            self._end()
        elif self._queue:
            self._queue[-1].keep = False

    def cut(self) -> None:
        """Close whatever is going on."""
        self._transport.abort()

    def _give_up(self, refused: Refused) -> None:
        exchange, self._current = self._current, None
        if exchange is not None:
            self._unread = True
            exchange.refuse(refused, close=True)

    def _refuse(self, refused: Refused) -> None:
        """Answer what cannot be read any further, after the answers before it, and close."""
        if self._current is not None:
            self._give_up(refused)
            return
        if self._queue and self._queue[-1].answer is not None:
            return
        exchange = Exchange(self._listener, self, keep=False)
        self._queue.append(exchange)
        self._head = -1
        self._unread = True
        exchange.refuse(refused, close=True)

    def _fault(self, exc: BaseException) -> None:
        self._listener.fault(exc.__context__ or exc)
        self._refuse(Refused(503, "internal", "internal error"))

    def _slow(self) -> None:
        self._timer = None
        self._refuse(Refused(408, "slow_body", f"the request did not arrive within {self._listener.seconds:g} s"))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._closing = True
        self._stop_timer()
        if not self._unread or not self._transport.can_write_eof():
            self._transport.close()
            return
        # Closing with unread bytes would reset the connection and may take the answer with it: let the sender read it first.
        self._transport.write_eof()
        self._listener.loop.call_later(LINGER_SECONDS, self._transport.close)
