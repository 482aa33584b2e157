"""JSON Web Tokens: three base64 parts of which the first two decode to JSON and the first names an algorithm."""

import json
import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks

#: Signature of the example token that every introduction shows.
_EXAMPLES = ("SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c", "TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ")


def _jwt(match: "re.Match[str]") -> str:
    header = _json(match.group("header"))
    if header is None or "alg" not in header or match.group("signature").startswith(_EXAMPLES):
        return ""
    if "enc" in header:
        return "high"
    payload = _json(match.group("payload"))
    return "" if payload is None else "high"


def _json(part: str) -> dict[str, object] | None:
    data = checks.decode_base64(part, urlsafe=True)
    if data is None:
        return None
    try:
        value = json.loads(data)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "jwt",
        anchors=("eyJ", "ewog"),
        pattern=r"(?<![A-Za-z0-9_-])(?P<header>e[A-Za-z0-9_-]{15,1500})={0,2}\.(?P<payload>[A-Za-z0-9_-]{10,8000})={0,2}"
        r"\.(?P<signature>[A-Za-z0-9_-]{16,2000})(?:\.[A-Za-z0-9_-]{16,4000}\.[A-Za-z0-9_-]{16,64})?(?![A-Za-z0-9_-])",
        follow=16,
        check=_jwt,
    ),
)
