"""The canary of `/readyz`: a token that is no one's but has the right structure must be found, each time."""

import binascii
from collections.abc import Callable

from interlock.inspection.scan import TextScanner

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def canary_text() -> str:
    """A sentence with a GitHub token of made-up characters and a true checksum (CRC-32 in base 62)."""
    body = "InterlockCanary" + "".join(_ALPHABET[(index * 37 + 11) % 62] for index in range(15))
    number = binascii.crc32(body.encode("ascii"))
    digits = ""
    for _ in range(6):
        number, rest = divmod(number, 62)
        digits = _ALPHABET[rest] + digits
    return f"canary: {'ghp'}_{body}{digits} end"


def canary_check(scanner: TextScanner) -> Callable[[], str]:
    """A check for `Health`."""
    text = canary_text()

    def check() -> str:
        return "" if scanner.scan(text) else "the canary was not found"

    return check
