"""Bounds of connections: on the time of headers and bodies, on what comes without being a body, on how many there are.

The bounds are looked at where the parser calls back; time is looked at once a second for all connections, so that a request costs no timer.
uvicorn's own connection waits for headers for ever and keeps as many as are sent; here it is with bounds. Frames have one of their own
(`frame_connection`).
"""

import asyncio
import math
from abc import ABC, abstractmethod
from http import HTTPStatus
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from interlock.inspection.server.meter import Meter

#: Seconds for the headers of a request, from the connection or from the request's first byte on; also for the TLS handshake.
HEADER_SECONDS = 10.0
#: Seconds for a whole body: the longest verdict timeout of a platform.
BODY_SECONDS = 10.0
#: Bytes that may come without being a body: request line, headers (each counts 32 more), trailers, extensions of chunks.
MAX_HEAD = 64 * 1024
#: Open connections of one listener. Past them the one that has waited longest for its headers gives way.
MAX_CONNECTIONS = 4096
#: First line of an answer by its status.
STATUS_LINE = {int(status): f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus}
#: Seconds between two looks.
SWEEP_SECONDS = 1.0


class Limits:
    """Bounds of one listener, and its connections."""

    def __init__(
        self,
        meter: Meter,
        *,
        header_seconds: float = HEADER_SECONDS,
        body_seconds: float = BODY_SECONDS,
        connections: int = MAX_CONNECTIONS,
        max_head: int = MAX_HEAD,
    ) -> None:
        self.meter = meter
        """Counts what is cut off."""
        self.header_seconds = header_seconds
        """Seconds for the headers of a request, and for an answer to be taken."""
        self.body_seconds = body_seconds
        """Seconds for a body."""
        self.connections = connections
        """Most open connections."""
        self.max_head = max_head
        """Bytes that may come without being a body."""
        self.open: dict["Bounded", None] = {}
        """Connections, the oldest first."""
        self._timer: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at the connections from now on."""
        self._timer = loop.call_later(min(SWEEP_SECONDS, self.header_seconds / 4, self.body_seconds / 4), self._sweep, loop)

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()

    def admit(self, new: "Bounded") -> bool:
        """Add a connection; whether there is room, if need be made by one that asks for nothing."""
        if len(self.open) >= self.connections:
            self.meter.failure("connections")
            # Python's min takes the first of equals: of idle ones, the oldest connection.
            idle = min((old for old in self.open if old.idle), key=lambda old: old.waiting or math.inf, default=None)
            if idle is None:
                return False
            self.open.pop(idle, None)
            idle.drop()
        self.open[new] = None
        return True

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connection in list(self.open):
            connection.look(now, now - self.header_seconds, now - self.body_seconds)
        self.start(loop)


class Bounded(ABC):
    """The bounds of one connection; a base of whatever parses its bytes with httptools."""

    loop: asyncio.AbstractEventLoop
    parser: Any
    transport: Any

    def bound(self, limits: Limits) -> None:
        """Begin; part of the constructor."""
        self._limits = limits
        self.waiting = self.loop.time()
        """Loop time since which a request's headers are awaited; 0.0 while none are."""
        self._receiving = 0.0
        # Loop time since which a body is awaited.
        self._stuck = 0.0
        # Loop time since which the sender takes no answer, or since which a closed connection is seen to linger.
        self._quiet = 0
        self._head = 0
        self._begun = self._in_head = self._moved = self._refused = False

    @property
    @abstractmethod
    def idle(self) -> bool:
        """Whether no request is being answered or read beyond its headers."""

    def feed(self, data: bytes) -> None:
        """Parse what has come, within bounds."""
        if self._refused:
            return
        self._moved = False
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as exc:
            if isinstance(exc.__context__, _TooLarge):
                self.refuse(431, "large_headers", "the headers are too large")
            else:
                self.refuse(400, "malformed_http", "this is no HTTP request")
        except httptools.HttpParserUpgrade:
            # Its body would be another protocol's, and is not parsed.
            self.refuse(400, "malformed_http", "no other protocol is spoken")
        else:
            if self._moved:
                self._quiet = 0
            else:
                self._quiet += len(data)
                if self._quiet > self._limits.max_head:
                    self.refuse(431, "large_headers", "the headers are too large")

    def head_begins(self) -> None:
        """The first byte of a request came."""
        self.waiting = self.loop.time()
        self._head = 0
        self._begun = self._in_head = True

    def head_ends(self) -> None:
        """The headers of a request are there."""
        self.waiting = 0.0
        self._in_head = False
        self._moved = True
        self._receiving = self.loop.time()

    def count(self, size: int) -> None:
        """Bytes of headers or trailers came."""
        self._head += size
        if self._head > self._limits.max_head:
            raise _TooLarge

    def look(self, now: float, late: float, late_body: float) -> None:
        """Cut off what has waited since before `late`, a body since before `late_body`."""
        if self.transport.is_closing():
            # An answer that nobody takes keeps a closed connection open.
            self._stuck = self._stuck or now
        if 0.0 < self._stuck < late:
            self._limits.meter.failure("slow_reader")
            self.transport.abort()
        elif 0.0 < self.waiting < late and not self._refused:
            if self._begun:
                self.refuse(408, "slow_headers", "the headers did not arrive in time")
            else:
                # Opened ahead of time and never used: no error.
                self.drop()
        elif 0.0 < self._receiving < late_body and not self._refused:
            if self.idle:
                # Answered already.
                self.drop()
            else:
                self.late()
                self.refuse(408, "", "the body did not arrive in time")

    @abstractmethod
    def late(self) -> None:
        """The body that is awaited comes too late."""

    def may_answer(self) -> bool:
        """Whether no answer is under way."""
        return True

    def refuse(self, status: int, reason: str, line: str) -> None:
        """Answer and close, unless an answer has begun: then only close."""
        if reason:
            self._limits.meter.failure(reason)
        if self.may_answer():
            body = b'{"error":"bad_request","message":"%b"}' % line.encode("ascii")
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        self.drop()

    def drop(self) -> None:
        """Close, once what was written is sent."""
        self._refused = True
        self.waiting = 0.0
        self.forsake()
        self.transport.close()

    @abstractmethod
    def forsake(self) -> None:
        """The request that is being read will not be whole."""


class Connection(Bounded, HttpToolsProtocol):
    """One connection of an ASGI application."""

    def __init__(
        self,
        limits: Limits,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        HttpToolsProtocol.__init__(self, config, server_state, app_state, loop)
        self.bound(limits)

    @property
    def idle(self) -> bool:
        return self.cycle is None or (self.cycle.response_complete and not self.pipeline)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        if not self._limits.admit(self):
            self.refuse(503, "", "too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.open.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            self._unset_keepalive_if_required()
            self.feed(data)

    def pause_writing(self) -> None:
        self._stuck = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stuck = 0.0
        super().resume_writing()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_begins()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value) + 32)
        if self._in_head:
            super().on_header(name, value)
        # Trailers are dropped: they were not there when the request was let in.

    def on_headers_complete(self) -> None:
        self.head_ends()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._moved = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._moved = True
        self._receiving = 0.0
        if self.cycle.response_complete:
            # The rest of a body that was answered before its end. uvicorn times an idle connection only from an answer on.
            self._begun = False
            self.waiting = self.loop.time()
        super().on_message_complete()

    def late(self) -> None:
        self._limits.meter.failure("slow_body")

    def may_answer(self) -> bool:
        return self.cycle is None or not self.cycle.response_started or self.cycle.response_complete

    def forsake(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


class _TooLarge(Exception):  # noqa: N818 - an outcome, not a fault
    """More headers than are read."""
