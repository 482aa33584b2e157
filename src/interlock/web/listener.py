"""uvicorn on a socket of ours, with connections of ours (`connection`) and a TLS context whose certificate can change."""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable, Iterator
from functools import partial

import uvicorn

from interlock.web.connection import Connection, Limits
from interlock.web.frame_connection import IDLE_SECONDS, FrameConnection
from interlock.web.health import Health
from interlock.web.ingress import Ingress

#: Seconds that requests in flight get at the end: more than a platform waits.
DRAIN_SECONDS = 12
#: Seconds for the peer to take leave of a TLS connection.
_TLS_END_SECONDS = 5.0


class Listener(uvicorn.Server):
    """Serves one application on one socket until `should_exit`. Signals are handled by the worker, once for all listeners."""

    def __init__(self, app: Callable[..., object], limits: Limits, tls: ssl.SSLContext | None = None) -> None:
        config = uvicorn.Config(
            app,
            interface="asgi3",
            lifespan="off",
            http="httptools",
            ws="none",
            access_log=False,
            log_config=None,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_keep_alive=int(IDLE_SECONDS),
            timeout_graceful_shutdown=DRAIN_SECONDS,
            backlog=2048,
        )
        config.load()
        super().__init__(config)
        self._limits = limits
        self._tls = tls

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen. uvicorn's own sets no time for TLS handshakes and cannot be given other connections with their arguments."""
        loop = asyncio.get_running_loop()
        self.servers = [
            await loop.create_server(
                partial(self.connection, loop),
                sock=sock,
                ssl=self._tls,
                backlog=self.config.backlog,
                ssl_handshake_timeout=self._limits.header_seconds if self._tls else None,
                ssl_shutdown_timeout=_TLS_END_SECONDS if self._tls else None,
            )
            for sock in sockets or ()
        ]
        self._limits.start(loop)
        self.started = True

    def connection(self, loop: asyncio.AbstractEventLoop) -> asyncio.Protocol:
        """A new connection."""
        return Connection(self._limits, self.config, self.server_state, self.lifespan.state, loop)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, answer what is in flight, close."""
        await super().shutdown(sockets)
        self._limits.stop()


class PlatformListener(Listener):
    """Serves the platform routes, and the two health probes of whoever balances the load."""

    def __init__(self, ingress: Ingress, health: Health, limits: Limits, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(_no_application, limits, tls)
        self._ingress = ingress
        self._health = health

    def connection(self, loop: asyncio.AbstractEventLoop) -> asyncio.Protocol:
        return FrameConnection(self._ingress, self._health, self._limits, self.server_state.connections, loop)


async def _no_application(_scope: object, _receive: object, _send: object) -> None:
    """Connections answer by themselves."""
