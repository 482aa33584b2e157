"""Forms that only the dashboard's own pages can send: a token made from the session's, and where the browser says a request comes from."""

import hmac
from collections.abc import Mapping
from urllib.parse import urlsplit

_LABEL = b"interlock form 1"
_PORTS = {"http": 80, "https": 443}


def token_for(session_token: str) -> str:
    """What a form of that session sends along, in hex. Nothing of it is stored, and the session's token cannot be told from it."""
    return hmac.digest(session_token.encode("utf-8", "surrogatepass"), _LABEL, "sha256").hex()


def good(session_token: str, given: str) -> bool:
    """Whether a form was made for that session. Constant time."""
    return bool(session_token) and hmac.compare_digest(token_for(session_token).encode(), given.encode("utf-8", "surrogatepass"))


def same_origin(headers: Mapping[str, str], host: str) -> bool:
    """Whether a request that changes something may come from where it says it comes from (names of `headers` in lower case).

    A request that says nothing (no browser of today) is left to the token. The scheme is not compared: a proxy may end TLS.
    """
    site = headers.get("sec-fetch-site", "")
    if site not in ("", "same-origin", "none"):
        return False
    origin = headers.get("origin", "")
    if origin in ("", "null"):
        # A browser says "null" for a form of our own under some referrer policies, and then Sec-Fetch-Site tells.
        return not origin or site == "same-origin"
    try:
        parts = urlsplit(origin)
        port = _PORTS[parts.scheme]
        return bool(parts.hostname) and (parts.hostname, parts.port or port) == _host(host, port)
    except (KeyError, ValueError):
        return False


def _host(text: str, port: int) -> "tuple[str | None, int]":
    """Host and port of a `Host` header. Raises ValueError."""
    parts = urlsplit(f"//{text}")
    return parts.hostname, parts.port or port
