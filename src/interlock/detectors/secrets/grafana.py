"""Grafana service account tokens (CRC32 of the body in hex at the end) and cloud access policy tokens (base64 of JSON)."""

import binascii
import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, HEX, token


def _crc(match: "re.Match[str]") -> str:
    body, check = match.group("body").split("_")
    value = int(check, 16)
    return "high" if value in (binascii.crc32(body.encode()), binascii.crc32(("glsa_" + body).encode())) else "medium"


def _policy(match: "re.Match[str]") -> str:
    data = checks.decode_base64(match.group("body"))
    return "high" if data is not None and data.startswith(b'{"') else ""


DETECTORS: tuple[Detector, ...] = (
    token("grafana-service-account-token", "glsa_", ALNUM + "{32}_" + HEX + "{8}", follow=41, check=_crc),
    token("grafana-cloud-token", "glc_", "eyJ[A-Za-z0-9+/]{40,400}={0,2}", follow=20, check=_policy),
)
