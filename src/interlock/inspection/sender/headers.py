"""Custom headers of a team: which names and values may be sent along with a frame."""

from interlock.model.errors import USAGE, InterlockError

MAX_HEADERS = 16
MAX_NAME = 128
MAX_VALUE = 8_192
#: Names that the platform, the connection or a proxy owns. INFERRED members: the connection and client-address classes.
RESERVED = frozenset(
    (
        "host",
        "cookie",
        "user-agent",
        "accept-encoding",
        "transfer-encoding",
        "connection",
        "keep-alive",
        "upgrade",
        "te",
        "trailer",
        "expect",
        "http2-settings",
        "x-real-ip",
        "forwarded",
        "true-client-ip",
        "cf-connecting-ip",
        "cf-connecting-ipv6",
        "fastly-client-ip",
        "x-client-ip",
        "x-cluster-client-ip",
        "x-original-forwarded-for",
        "via",
    )
)
RESERVED_PREFIXES = ("content-", "proxy-", "x-forwarded-", "webhook-")
_NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class HeaderError(InterlockError):
    """A header that cannot be sent. The message names the header and never quotes its value."""

    exit_code = USAGE


def check_headers(headers: "tuple[tuple[str, str], ...]", reserved_prefix: str) -> "tuple[tuple[str, str], ...]":
    """The headers with lower-case names, in order. Raises `HeaderError`.

    `reserved_prefix`: what the platform keeps for itself, e.g. ``x-cursor-``.
    """
    if len(headers) > MAX_HEADERS:
        raise HeaderError(f"{len(headers)} custom headers, at most {MAX_HEADERS} are allowed", help="leave some out")
    checked: dict[str, str] = {}
    for name, value in headers:
        # Blanks around a value are no part of it (RFC 9110, 5.5).
        value = value.strip(" ")
        lower = check_header(name, value, reserved_prefix)
        if lower in checked:
            raise HeaderError(f"the header '{lower}' is given twice", help="give each name once")
        checked[lower] = value
    return tuple(checked.items())


def check_header(name: str, value: str, reserved_prefix: str) -> str:
    """The lower-case name. Raises `HeaderError`."""
    lower = name.lower()
    if not 1 <= len(name) <= MAX_NAME or not _NAME_CHARACTERS.issuperset(lower):
        raise HeaderError(
            f"'{name[:40]!a}' cannot be the name of a header", help=f"use 1 to {MAX_NAME} letters, digits and hyphens"
        )
    if lower in RESERVED or lower.startswith((*RESERVED_PREFIXES, reserved_prefix)):
        raise HeaderError(f"the header '{lower}' is set by the platform", help="choose another name, e.g. X-Api-Key")
    if len(value) > MAX_VALUE:
        raise HeaderError(f"the value of '{lower}' has {len(value)} characters, at most {MAX_VALUE} are allowed", help="shorten it")
    if any(not " " <= char <= "~" for char in value):
        raise HeaderError(
            f"the value of '{lower}' holds a character that is not printable ASCII", help="no tabs, line breaks or accents"
        )
    return lower
