"""Credentials in HTTP headers and on the command line of HTTP clients."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks


def _bearer(match: "re.Match[str]") -> str:
    value = match.group("value")
    if checks.placeholder(value) or checks.wordy(value) or checks.is_uuid(value) or checks.entropy(value) < 3.2:
        return ""
    if not any(char.isdigit() for char in value) or checks.public_form(value):
        return ""
    return "high" if len(value) >= 24 else "medium"


def _basic(match: "re.Match[str]") -> str:
    data = checks.decode_base64(match.group("value"))
    if data is None:
        return ""
    user, colon, password = data.partition(b":")
    if not colon or not all(32 <= byte < 127 for byte in data):
        return ""
    text = password.decode()
    return "" if len(text) < 4 or checks.placeholder(text) or text == user.decode() else "high"


def _curl(match: "re.Match[str]") -> str:
    value = match.group("value")
    return "" if checks.placeholder(value) or len(value) < 4 or value.lower() == match.group("user").lower() else "medium"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "authorization-header",
        anchors=("bearer ", "authorization: token ", "authorization: apikey "),
        caseless=True,
        pattern=r"(?:bearer|authorization: (?:token|apikey))[ ]{1,4}[\"']?(?P<value>[A-Za-z0-9_.~+/=-]{16,2000})(?![A-Za-z0-9_.~+/=({$-])",
        group="value",
        generic=True,
        check=_bearer,
    ),
    Detector(
        "basic-authorization-header",
        anchors=("basic ",),
        caseless=True,
        pattern=r"basic[ ]{1,4}(?P<value>[A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])",
        group="value",
        check=_basic,
    ),
    Detector(
        "http-client-password",
        anchors=(" -u", " --user"),
        pattern=r" (?:-u|--user)[ =]?[ ]?[\"']?(?P<user>[^\s:\"'/@]{1,80}):(?P<value>[^\s\"'/:]{4,160})",
        group="value",
        generic=True,
        check=_curl,
    ),
)
