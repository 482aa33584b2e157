"""One exchange with a receiver: resolve, check and pin the address, connect, TLS, upload, answer, all within one deadline.

httpcore2 speaks HTTP and keeps connections; what is decided here is which address it may connect to, what counts as which failure
and when the one retry is due.
"""

import asyncio
import functools
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any

import httpcore2

from interlock.inspection.sender import addresses
from interlock.inspection.sender.endpoint import Endpoint, PrivateEndpoint
from interlock.inspection.sender.outcome import Answer, Failure
from interlock.inspection.sender.profiles import (
    ENDPOINT_REJECTED,
    MAX_ANSWER,
    RETRY_AFTER,
    TIMEOUT,
    TLS_ERROR,
    TRANSPORT_ERROR,
    UNPARSEABLE,
)
from interlock.inspection.sender.verdict import read_answer

#: Connections to one receiver, those kept open among them, and how long an idle one is kept.
_CONNECTIONS = 256
_KEPT = 64
_KEPT_SECONDS = 30.0
#: Names that are looked up at once in one process. A dead name server holds a thread for half a minute, and must not hold other work.
_LOOKUPS = 32
#: Bytes that are encrypted and written before others have their turn.
_PART = 256 * 1024

_lookups = ThreadPoolExecutor(_LOOKUPS, "interlock-dns")
#: Whether any byte of the answer to the current attempt has come.
_began: ContextVar[list[bool]] = ContextVar("_began")

#: (host, port) -> addresses as text, all of them.
Resolver = Callable[[str, int], Awaitable[list[str]]]
Headers = tuple[tuple[str, str], ...]


class _RejectedError(Exception):
    """The name leads to an address that frames must not be sent to."""


class _TlsError(Exception):
    """Handshake or certificate."""


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host, as the system resolves it. Raises OSError."""
    look_up = functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_lookups, look_up)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Pinned(httpcore2.AsyncNetworkBackend):
    """Connects to addresses that were checked, never to a name that could resolve to something else by then."""

    def __init__(
        self, resolver: Resolver, private: PrivateEndpoint | None, connect: httpcore2.AsyncNetworkBackend | None = None
    ) -> None:
        self._resolve = resolver
        self._private = private
        self._connect = connect or httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        literal = addresses.parse(host)
        try:
            found = [host] if literal is not None else await self._resolve(host, port)
        except OSError as exc:
            raise httpcore2.ConnectError(str(exc)) from exc
        if not found:
            raise httpcore2.ConnectError("no address")
        admitted = self._private is not None and (host, port) == (self._private.host, self._private.port)
        if not admitted:
            for text in found:
                address = addresses.parse(text)
                # One bad answer among good ones is how a name is turned against its owner: none is used then.
                if address is None or not addresses.is_public(address):
                    raise _RejectedError
        failed: Exception = httpcore2.ConnectError("no address")
        for text in found:
            try:
                stream = await self._connect.connect_tcp(text, port, timeout, local_address, socket_options)
                return _Stream(stream)
            except httpcore2.ConnectError as exc:
                failed = exc
        raise failed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class _Stream(httpcore2.AsyncNetworkStream):
    """A connection whose TLS failures can be told from others."""

    def __init__(self, stream: httpcore2.AsyncNetworkStream) -> None:
        self._stream = stream

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        data = await self._stream.read(max_bytes, timeout)
        if data:
            _began.get([]).append(True)
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore2.AsyncNetworkStream:
        try:
            return _Stream(await self._stream.start_tls(ssl_context, server_hostname, timeout))
        except BaseException as exc:
            # Nobody else holds the connection yet, and the deadline may be what ended the handshake.
            await self._stream.aclose()
            if isinstance(exc, Exception):
                raise _TlsError from exc
            raise

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


async def _in_parts(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), _PART):
        yield body[start : start + _PART]
        await asyncio.sleep(0)


def tls_context(private: PrivateEndpoint | None) -> ssl.SSLContext:
    """What certificates are trusted: public authorities; for an admitted private endpoint with its own authority, only that one."""
    return _context(private.ca if private is not None else "")


@functools.lru_cache(maxsize=16)
def _context(ca: str) -> ssl.SSLContext:
    # Reading all public authorities takes tens of milliseconds of the loop.
    return ssl.create_default_context(cadata=ca) if ca else ssl.create_default_context()


class Exchange:
    """Connections to one endpoint under one version of a team's settings. For one event loop; close it when it is replaced."""

    def __init__(
        self,
        endpoint: Endpoint,
        *,
        private: PrivateEndpoint | None = None,
        resolver: Resolver = resolve,
        tls: ssl.SSLContext | None = None,
        network: httpcore2.AsyncNetworkBackend | None = None,
    ) -> None:
        self._pool = httpcore2.AsyncConnectionPool(
            ssl_context=tls or tls_context(private),
            max_connections=_CONNECTIONS,
            max_keepalive_connections=_KEPT,
            keepalive_expiry=_KEPT_SECONDS,
            network_backend=Pinned(resolver, private, network),
        )
        host = f"[{endpoint.host}]" if ":" in endpoint.host else endpoint.host
        self._host = (host if endpoint.port == 443 else f"{host}:{endpoint.port}").encode("ascii")
        # Without brackets: this one is looked up, and named to TLS.
        self._url = httpcore2.URL(
            scheme=b"https", host=endpoint.host.encode("ascii"), port=endpoint.port, target=endpoint.target.encode("ascii")
        )

    async def send(self, body: bytes, headers: Headers, seconds: float) -> Answer:
        """The answer, or what went wrong. `seconds`: for everything, the retry included. Raises nothing that can be foreseen."""
        lines = [(b"host", self._host)]
        lines += [(name.encode("ascii"), value.encode("ascii")) for name, value in headers]
        lines.append((b"content-length", b"%d" % len(body)))
        try:
            async with asyncio.timeout(seconds):
                answer = await self._attempt(body, lines)
                if answer is not None:
                    return answer
                await asyncio.sleep(RETRY_AFTER)
                return await self._attempt(body, lines) or Failure(TRANSPORT_ERROR)
        except TimeoutError:
            return Failure(TIMEOUT)
        except _RejectedError:
            return Failure(ENDPOINT_REJECTED)
        except (_TlsError, ssl.SSLError):
            return Failure(TLS_ERROR)

    async def _attempt(self, body: bytes, lines: list[tuple[bytes, bytes]]) -> Answer | None:
        """The answer; None when the connection failed before any of it came."""
        status = None
        began: list[bool] = []
        _began.set(began)
        content = body if len(body) <= _PART else _in_parts(body)
        try:
            async with self._pool.stream(b"POST", self._url, headers=lines, content=content) as response:
                status = response.status
                parts = bytearray()
                if status == 200:
                    async for part in response.aiter_stream():
                        parts += part
                        if len(parts) > MAX_ANSWER:
                            break
                return read_answer(status, response.headers, bytes(parts))
        except httpcore2.RemoteProtocolError as exc:
            if not began and "disconnected" in str(exc):
                return None
            return Failure(UNPARSEABLE, status)
        except (httpcore2.NetworkError, httpcore2.TimeoutException, OSError):
            return Failure(TRANSPORT_ERROR, status) if began else None

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()
