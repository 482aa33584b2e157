"""GitHub tokens. Classic ones end in a CRC32 of what stands before it (verified with a retired published token)."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, token


def _crc(match: "re.Match[str]") -> str:
    body = match.group("body")
    return "high" if checks.crc_base62(body[:30], body[30:]) else ""


DETECTORS: tuple[Detector, ...] = (
    token("github-token", ("ghp_", "gho_", "ghu_", "ghs_", "ghr_"), ALNUM + "{36}", follow=36, check=_crc),
    token("github-fine-grained-token", "github_pat_", ALNUM + "{22}_" + ALNUM + "{59}", follow=82),
)
