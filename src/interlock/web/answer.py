"""A whole HTTP answer as bytes."""

_REASONS = {
    200: b"OK",
    400: b"Bad Request",
    401: b"Unauthorized",
    403: b"Forbidden",
    404: b"Not Found",
    405: b"Method Not Allowed",
    408: b"Request Timeout",
    413: b"Content Too Large",
    415: b"Unsupported Media Type",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


def response(status: int, body: bytes, *, keep: bool, extra: bytes = b"", head: bool = False) -> bytes:
    """A whole answer in one piece. `extra`: finished header lines."""
    return b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n%b%b\r\n%b" % (
        status,
        _REASONS.get(status, b"Error"),
        len(body),
        extra,
        b"" if keep else b"connection: close\r\n",
        b"" if head else body,
    )
