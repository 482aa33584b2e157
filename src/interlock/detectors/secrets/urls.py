"""Addresses that carry a password: ``scheme://user:password@host``."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks

#: Hosts of a developer's own machine or compose file, where the password is the one of the documentation.
_LOCAL = (
    "localhost",
    "127.0.0.1",
    "[::1]",
    "host.docker.internal",
    "db",
    "database",
    "postgres",
    "mysql",
    "mongo",
    "mongodb",
    "redis",
)


def _password(match: "re.Match[str]") -> str:
    user = match.group("user").lower()
    password = match.group("value")
    low = password.lower()
    host = match.group("host").lower()
    if checks.placeholder(password) or len(password) < 3 or low in ("pass", "pw", "p", "x", "x-oauth-basic"):
        return ""
    if host in _LOCAL and (low == user or len(password) < 8 or checks.wordy(password)):
        return ""
    if low == user or (len(password) < 6 and password.isdigit()):
        return ""
    return "high" if len(password) >= 8 and not checks.wordy(password) else "medium"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "url-password",
        anchors=("://",),
        pattern=r"(?<=[A-Za-z0-9])://(?P<user>[^\s/:@\"'`<>\\|]{0,80}):(?P<value>[^\s/@\"'`<>\\|]{1,160})@"
        r"(?P<host>[A-Za-z0-9_.\[-][A-Za-z0-9_.\]-]{0,250})",
        gate=r"[^\s/:@\"'`<>\\|]{0,80}:[^\s/@\"'`<>\\|]{1,160}@",
        gate_width=250,
        group="value",
        generic=True,
        check=_password,
    ),
)
