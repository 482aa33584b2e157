"""A text that a secret detector must find and that is no one's secret: for readiness and for the conformance kit."""

import binascii

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
