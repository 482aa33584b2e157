"""Slack's request signatures, version ``v0`` (docs.slack.dev, "Verifying requests from Slack"): over raw bytes, before anything is parsed."""

import hmac
import re

#: Seconds that a timestamp may differ from the clock, both ways, inclusive.
TOLERANCE = 300
TIMESTAMP_HEADER = "x-slack-request-timestamp"
SIGNATURE_HEADER = "x-slack-signature"

_TIMESTAMP = re.compile(r"[0-9]{1,12}", re.ASCII)


class RefusedError(Exception):
    """The one error: whatever is wrong, the caller learns no more."""

    def __init__(self) -> None:
        super().__init__("the signature could not be verified")


def sign(secret: bytes, timestamp: str, body: bytes) -> str:
    """The value of the signature header: ``v0=`` and the HMAC-SHA256 of ``v0:timestamp:body`` in hex."""
    return "v0=" + hmac.digest(secret, b"v0:%b:%b" % (timestamp.encode("latin-1"), body), "sha256").hex()


def check_timestamp(timestamp: str, now: float) -> None:
    """Refuse what is too old, or from the future, before its body is read. Raises `RefusedError`."""
    if not _TIMESTAMP.fullmatch(timestamp) or abs(now - int(timestamp)) > TOLERANCE:
        raise RefusedError


def verify(secret: bytes, timestamp: str, signature: str, body: bytes, now: float) -> None:
    """Verify a request. `timestamp`, `signature`: the headers as they came, as latin-1. Raises `RefusedError`."""
    check_timestamp(timestamp, now)
    # Bytes: a text outside ASCII cannot be compared in constant time.
    if not hmac.compare_digest(sign(secret, timestamp, body).encode("ascii"), signature.encode("latin-1", "replace")):
        raise RefusedError
