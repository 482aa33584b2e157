"""Private keys in PEM armour, also with escaped newlines as in JSON, and PuTTY's and PGP's forms. Certificates and public keys pass."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks

#: Bodies shorter than this many base64 characters are ellipses in documentation.
_SHORTEST = 40


def _pem(match: "re.Match[str]") -> str:
    body = "".join(
        line
        for line in match.group("body").replace("\\r", "").replace("\\n", "\n").replace("\\\n", "\n").split("\n")
        for line in (line.strip(" \t\r\"'+,>|"),)
        if line and ":" not in line
    )
    body = body.split("-----", 1)[0]
    letters = "".join(char for char in body if char.isalnum() or char in "+/=")
    if len(letters) < _SHORTEST or len(letters) < len(body) * 0.95 or checks.entropy(letters) < 3.5:
        return ""
    return "high"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "private-key",
        anchors=("-----BEGIN ",),
        pattern=r"-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?P<body>[^-]{40,20000}(?:-{1,4}[^-]{1,2000}){0,8})"
        r"(?:-----END (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----)?",
        check=_pem,
    ),
    Detector(
        "putty-private-key",
        anchors=("PuTTY-User-Key-File-",),
        pattern=r"PuTTY-User-Key-File-[23]: [^\n]{4,40}\r?\n[^\0]{40,8000}?Private-Lines: \d{1,3}\r?\n(?P<body>[A-Za-z0-9+/=\r\n]{40,8000})",
    ),
)
