"""HTTP/1.1 of the platform listener: httptools parses, one exchange a request, answers in the order of the requests.

No task, no future and no timer a request (docs/adr/0014-frames-on-an-own-protocol.md).
"""

import asyncio
import contextlib
import urllib.parse
from collections import deque
from typing import Any

import httptools

from interlock.inspection.platforms import BY_ROUTE, PLATFORMS
from interlock.inspection.platforms.base import Platform
from interlock.web.connection import STATUS_LINE, Bounded, Limits
from interlock.web.health import Health
from interlock.web.ingress import ONCE, WANTED, Exchange, Headers, Ingress

#: Seconds that a connection may be idle between two requests.
IDLE_SECONDS = 75.0
#: Requests of one connection without their answer, from which on no more of it is read.
MAX_PIPELINED = 16

_HEAD = b"content-type: application/json\r\ncontent-length: %d\r\n"
_OK = STATUS_LINE[200] + _HEAD + b"\r\n"
_CLOSE = b"connection: close\r\n"
_CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


#: Platform and path by the address of a request, as it is mostly written.
_ROUTES = {route: (platform, route.decode()) for route, platform in BY_ROUTE.items()}


def _route(url: bytes) -> tuple[Platform | None, str]:
    """(platform, path). Raises what makes the parser refuse the request."""
    path = (httptools.parse_url(url).path or b"").decode("ascii")
    if "%" in path:
        path = urllib.parse.unquote(path)
    return BY_ROUTE.get(path.encode()), path


class _Turn:
    """One request of a connection: what its answer will be is written when all before it are."""

    __slots__ = ("bare", "connection", "data", "exchange", "last")

    def __init__(self, connection: "FrameConnection", *, last: bool, bare: bool) -> None:
        self.connection = connection
        self.exchange: Exchange | None = None
        self.last = last
        """Whether the connection ends with it."""
        self.bare = bare
        """Whether the answer has no body (HEAD)."""
        self.data: bytes | None = None
        """The answer, once there is one."""

    def answer(self, status: int, body: bytes, extra: tuple[tuple[bytes, bytes], ...]) -> None:
        """See `ingress.Answer`."""
        if status == 200 and not self.last and not self.bare:
            self.data = _OK % len(body) + body
        else:
            head = STATUS_LINE[status] + _HEAD % len(body)
            for name, value in extra:
                self.last |= name == b"connection"
                head += name + b": " + value + b"\r\n"
            if self.last and _CLOSE not in head:
                head += _CLOSE
            self.data = head + b"\r\n" + (b"" if self.bare else body)
        self.connection.write_answers()


class FrameConnection(Bounded, asyncio.Protocol):
    """One connection of a platform."""

    def __init__(
        self, ingress: Ingress, health: Health, limits: Limits, open_ones: set[Any], loop: asyncio.AbstractEventLoop
    ) -> None:
        """`open_ones` are the connections that are told of the end (`shutdown`)."""
        self.loop = loop
        self.bound(limits)
        self._ingress = ingress
        self._health = health
        self._open_ones = open_ones
        self.parser = httptools.HttpRequestParser(self)
        # What comes behind a request that asked to close is another one's, and passed over.
        with contextlib.suppress(AttributeError):
            # Not in httptools before 0.6.3.
            self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._url = b""
        self._headers: Headers = {}
        self._reading: _Turn | None = None
        self._turns: deque[_Turn] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._since = self.waiting
        # Loop time since which nothing is asked.
        self._ending = self._paused = False

    @property
    def idle(self) -> bool:
        return not self._turns

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self._open_ones.add(self)
        if not self._limits.admit(self):
            self.refuse(503, "", "too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.open.pop(self, None)
        self._open_ones.discard(self)
        self._refused = True
        self.forsake()
        self._turns.clear()
        if exc is None:
            self.transport.close()
        self.parser = None

    def data_received(self, data: bytes) -> None:
        self.feed(data)

    def eof_received(self) -> None:
        """A sender that ends its side is not waited for: the transport closes, for this answers None."""

    def pause_writing(self) -> None:
        self._stuck = self.loop.time()

    def resume_writing(self) -> None:
        self._stuck = 0.0

    def shutdown(self) -> None:
        """Close once what was asked is answered."""
        self._ending = True
        if not self._turns:
            self.transport.close()
        else:
            self._turns[-1].last = True

    def look(self, now: float, late: float, late_body: float) -> None:
        super().look(now, late, late_body)
        if not self._turns and not self._receiving and not self.waiting and self._since < now - IDLE_SECONDS:
            self.drop()

    def on_message_begin(self) -> None:
        self._url = b""
        self._headers = {}
        self.head_begins()

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        self._url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value) + 32)
        # Trailers are dropped: they were not there when the request was let in.
        if self._in_head:
            name = name.lower()
            if name in WANTED:
                headers = self._headers
                headers[name] = None if name in headers and name in ONCE else value

    def on_headers_complete(self) -> None:
        self.head_ends()
        parser = self.parser
        if self._refused or parser.should_upgrade():
            return
        platform, path = _ROUTES.get(self._url) or _route(self._url)
        method: bytes = parser.get_method()
        keep = parser.should_keep_alive() and parser.get_http_version() != "1.0"
        turn = self._reading = _Turn(self, last=self._ending or not keep, bare=method == b"HEAD")
        turns = self._turns
        turns.append(turn)
        if len(turns) >= MAX_PIPELINED and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        if platform is None:
            self._probe(turn, path)
            return
        exchange = turn.exchange = Exchange(self._ingress, platform, path, turn.answer)
        exchange.open(method, self._headers, self.transport.get_extra_info("peername") if self._ingress.sources else None)
        if not exchange.over and len(turns) == 1 and (self._headers.get(b"expect") or b"").lower() == b"100-continue":
            self.transport.write(_CONTINUE)

    def on_body(self, body: bytes) -> None:
        self._moved = True
        turn = self._reading
        if turn is not None and turn.exchange is not None and not turn.exchange.over:
            turn.exchange.update(body)

    def on_message_complete(self) -> None:
        self._moved = True
        self._receiving = 0.0
        turn, self._reading = self._reading, None
        exchange = turn.exchange if turn is not None else None
        if exchange is None:
            return
        if not exchange.over:
            exchange.end()
        elif not self._turns:
            # The rest of a body that was answered before its end: what comes next is awaited as on a new connection.
            self._begun = False
            self.waiting = self.loop.time()

    def write_answers(self) -> None:
        """Write what is answered and next in order."""
        turns = self._turns
        if self._refused or self.transport.is_closing():
            return
        while turns and turns[0].data is not None:
            turn = turns.popleft()
            self.transport.write(turn.data)
            if turn.last:
                self._refused = True
                self.forsake()
                turns.clear()
                self.transport.close()
                return
        if not turns:
            self._since = self.loop.time()
        if self._paused and len(turns) < MAX_PIPELINED:
            self._paused = False
            self.transport.resume_reading()

    def late(self) -> None:
        if self._reading is not None and self._reading.exchange is not None:
            self._reading.exchange.gone("slow_body")

    def forsake(self) -> None:
        turn, self._reading = self._reading, None
        if turn is not None and turn.exchange is not None:
            turn.exchange.gone()

    def _probe(self, turn: _Turn, path: str) -> None:
        if path == "/livez":
            turn.answer(200, b'{"status":"ok"}', ())
        elif path == "/readyz":
            task = self.loop.create_task(self._readiness(turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            turn.answer(404, PLATFORMS[0].error(404, "no such route"), ())

    async def _readiness(self, turn: _Turn) -> None:
        ready, _ = await self._health.ready()
        # Outsiders learn that it is not ready, not why.
        turn.answer(200 if ready else 503, b'{"status":"ok"}' if ready else b'{"status":"not ready"}', ())
