"""npm tokens: a CRC32 at the end. Whether it covers the prefix is disputed, so either is accepted."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, token


def _crc(match: "re.Match[str]") -> str:
    body = match.group("body")
    good = checks.crc_base62(body[:30], body[30:]) or checks.crc_base62("npm_" + body[:30], body[30:])
    return "high" if good else ""


DETECTORS: tuple[Detector, ...] = (token("npm-token", "npm_", ALNUM + "{36}", follow=36, check=_crc),)
