"""Forwarding: a request goes to the model API as it came, its answer comes back byte for byte."""

from contextlib import AbstractAsyncContextManager

import httpcore2
from msgspec import Struct

from interlock.model.errors import USAGE, InterlockError

#: Seconds to connect, and of silence in an answer. A model may think for long before its first byte.
CONNECT_SECONDS = 10.0
SILENT_SECONDS = 900.0
_CONNECTIONS = 1_000

#: Headers that belong to one connection, or that the gateway sets itself.
HOP_BY_HOP = frozenset(
    (
        "connection",
        "keep-alive",
        "proxy-authenticate",
        "proxy-authorization",
        "proxy-connection",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
    )
)
_OWN = frozenset(("host", "content-length", "authorization", "x-api-key", "expect"))
_OWN_PREFIX = "x-interlock-"

Lines = list[tuple[bytes, bytes]]


class Upstream(Struct, frozen=True):
    """A model API."""

    url: httpcore2.URL
    """Scheme, host, port and the path that is put in front of each request's."""
    key: str
    """Its API key; "" when it needs none. Never logged."""

    def __repr__(self) -> str:
        return f"Upstream({self.url!r})"


def parse_upstream(text: str, key: str) -> Upstream:
    """An upstream from its base URL. Raises `InterlockError`."""
    try:
        parts = httpcore2.URL(text)
    except (ValueError, TypeError):
        parts = httpcore2.URL(scheme=b"", host=b"", port=None, target=b"")
    odd = any(not "!" <= char <= "~" or char in "@?#" for char in text)
    if odd or parts.scheme not in (b"http", b"https") or not parts.host:
        raise InterlockError(
            f"'{text[:200]}' cannot be an upstream", help="give its base URL, e.g. https://api.openai.com", exit_code=USAGE
        )
    target = parts.target.rstrip(b"/").removesuffix(b"/v1")
    if any(not " " < char <= "~" for char in key):
        raise InterlockError("the upstream's key holds a blank or a character outside ASCII", help="copy it again", exit_code=USAGE)
    return Upstream(httpcore2.URL(scheme=parts.scheme, host=parts.host, port=parts.port, target=target), key)


class Forwarder:
    """Connections to the upstreams. For one event loop."""

    def __init__(self) -> None:
        self._pool = httpcore2.AsyncConnectionPool(
            max_connections=_CONNECTIONS, max_keepalive_connections=100, keepalive_expiry=30.0
        )

    def request(
        self, upstream: Upstream, method: str, target: str, headers: Lines, body: bytes, key: "tuple[str, str]"
    ) -> AbstractAsyncContextManager[httpcore2.Response]:
        """The answer as an async context manager of an httpcore2 response.

        `key`: name and value of the header that carries the upstream's key; without one the client's own stays out all the same.
        """
        url = httpcore2.URL(
            scheme=upstream.url.scheme,
            host=upstream.url.host,
            port=upstream.url.port,
            target=upstream.url.target + target.encode("latin-1"),
        )
        port = b":%d" % upstream.url.port if upstream.url.port else b""
        host = b"[%b]" % upstream.url.host if b":" in upstream.url.host else upstream.url.host
        lines: Lines = [(b"host", host + port)]
        lines += _kept(headers)
        if upstream.key:
            lines.append((key[0].encode("ascii"), key[1].encode("ascii")))
        if body or method in ("POST", "PUT", "PATCH"):
            lines.append((b"content-length", b"%d" % len(body)))
        timeout = {"connect": CONNECT_SECONDS, "read": SILENT_SECONDS, "write": SILENT_SECONDS, "pool": CONNECT_SECONDS}
        return self._pool.stream(method.encode("ascii"), url, headers=lines, content=body, extensions={"timeout": timeout})

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()


def answer_headers(headers: Lines) -> Lines:
    """An answer's headers as they are handed on."""
    return [(name.lower(), value) for name, value in _beyond_connection(headers)]


def _kept(headers: Lines) -> Lines:
    """A request's headers as they are handed on."""
    return [
        (name, value)
        for name, value in _beyond_connection(headers)
        if (lower := name.decode("latin-1").lower()) not in _OWN and not lower.startswith(_OWN_PREFIX)
    ]


def _beyond_connection(headers: Lines) -> Lines:
    """Without those of the connection, and those that it says are its own (RFC 9110, 7.6.1)."""
    own = {
        part.strip()
        for name, value in headers
        if name.lower() == b"connection"
        for part in value.decode("latin-1").lower().split(",")
    }
    return [
        (name, value) for name, value in headers if (lower := name.decode("latin-1").lower()) not in HOP_BY_HOP and lower not in own
    ]
