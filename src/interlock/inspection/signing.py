"""Standard Webhooks signatures over raw bytes: sign, and verify while the body streams in, before anything is parsed.

Own code instead of the `standardwebhooks` package, which crashes on hostile headers, floors fractional timestamps, drops junk
inside base64 and copies the body three times (reference/inference-protocol.md 4). The package is the oracle in the tests.
"""

import binascii
import hmac
from collections.abc import Iterable, Mapping
from typing import Any

try:
    # OpenSSL's own object: the standard library's, which is around it, costs as much again.
    from _hashlib import hmac_new
except ImportError:
    hmac_new = hmac.new  # type: ignore[assignment]

#: Seconds that a timestamp may differ from the clock, both ways, inclusive.
TOLERANCE = 300
#: Signatures looked at in one header; more are ignored, so that a long header costs no extra work.
MAX_SIGNATURES = 16
MAX_ID = 256
MAX_HEADER = 8192

ID_HEADER = "webhook-id"
TIMESTAMP_HEADER = "webhook-timestamp"
SIGNATURE_HEADER = "webhook-signature"

#: What an id may hold: visible ASCII but the dot.
_VISIBLE = bytes(byte for byte in range(0x21, 0x7F) if byte != ord("."))


class SignatureError(Exception):
    """The one error of `verify`. `reason` (``headers``, ``timestamp`` or ``signature``) is for our own counters, never for the caller."""

    def __init__(self, reason: str) -> None:
        super().__init__("the webhook signature could not be verified")
        self.reason = reason


def sign(key: bytes, webhook_id: str, timestamp: int, body: bytes) -> str:
    """The ``webhook-signature`` value: ``v1,`` + base64 of HMAC-SHA256 over ``id.timestamp.body``.

    Raises ValueError for an id that could shift the boundaries of the signed text or a negative time.
    """
    raw = webhook_id.encode("utf-8", "surrogatepass")
    if not _id_ok(raw) or timestamp < 0:
        raise ValueError("the id must be 1 to 256 visible ASCII characters without a dot, the time not negative")
    code = hmac.digest(key, b"%b.%d.%b" % (raw, timestamp, body), "sha256")
    return "v1," + binascii.b2a_base64(code, newline=False).decode("ascii")


class Candidate:
    """A key that may verify a request. Holds key bytes: never log it."""

    __slots__ = ("_mac", "expires", "key", "key_id")

    def __init__(self, key_id: str, key: bytes, expires: float | None = None) -> None:
        self.key_id = key_id
        """Opaque id, safe to log."""
        self.key = key
        """The secret's bytes."""
        self.expires = expires
        """Unix seconds from which on the key is not accepted; None for never."""
        self._mac: Any = hmac_new(key, b"", "sha256")

    def mac(self, start: bytes) -> Any:
        """A fresh code over `start`, to be fed: it has ``update`` and ``digest``. The key is taken in once, and short texts do not give up the
        interpreter's lock."""
        code = self._mac.copy()
        code.update(start)
        return code

    def __repr__(self) -> str:
        return f"Candidate({self.key_id!r})"


class Verification:
    """One request being verified: feed every chunk of its body to `update`, then ask `finish`."""

    __slots__ = ("_candidates", "_codes", "_signatures", "timestamp", "webhook_id")

    def __init__(self, candidates: Iterable[Candidate], webhook_id: bytes, timestamp: bytes, signatures: tuple[bytes, ...]) -> None:
        self.webhook_id = webhook_id.decode("ascii")
        """The request's id: visible ASCII, 1 to 256 characters."""
        self.timestamp = int(timestamp)
        """Unix seconds that the sender claims."""
        self._signatures = signatures
        start = webhook_id + b"." + timestamp + b"."
        self._candidates = tuple(candidates)
        self._codes = [candidate.mac(start) for candidate in self._candidates]

    def update(self, chunk: bytes | memoryview) -> None:
        """The next part of the raw body."""
        for code in self._codes:
            code.update(chunk)

    def finish(self) -> str:
        """Id of the key that verifies. Every signature is compared with every key, whatever matched before.

        Raises `SignatureError`.
        """
        found = ""
        for candidate, code in zip(self._candidates, self._codes, strict=True):
            expected = binascii.b2a_base64(code.digest(), newline=False)
            for signature in self._signatures:
                # Encoded text is compared, not decoded bytes: a lenient decoder would let junk characters through.
                if hmac.compare_digest(expected, signature):
                    found = candidate.key_id
        if not found:
            raise SignatureError("signature")
        return found


def begin(
    candidates: Iterable[Candidate], webhook_id: bytes | None, timestamp: bytes | None, signature: bytes | None, now: float
) -> Verification:
    """Check the three headers as they came (raw bytes, None when missing) and start to verify.

    Keys that have expired at `now` (Unix seconds) take no part. Raises `SignatureError` on anything malformed or stale.
    """
    if webhook_id is None or timestamp is None or signature is None or not _id_ok(webhook_id) or len(signature) > MAX_HEADER:
        raise SignatureError("headers")
    # int() would take blanks, signs and underscores.
    # Of bytes, isdigit() takes ASCII digits alone.
    if not 1 <= len(timestamp) <= 15 or not timestamp.isdigit():
        raise SignatureError("timestamp")
    if abs(int(now) - int(timestamp)) > TOLERANCE:
        raise SignatureError("timestamp")
    offered = tuple(item[3:] for item in signature.split()[:MAX_SIGNATURES] if item.startswith(b"v1,"))
    if not offered:
        raise SignatureError("signature")
    alive = [candidate for candidate in candidates if candidate.expires is None or now < candidate.expires]
    return Verification(alive, webhook_id, timestamp, offered)


def verify(candidates: Iterable[Candidate], headers: Mapping[str, str], body: bytes, now: float) -> str:
    """Verify a whole request; header names in any case. Returns the id of the key that verifies, raises `SignatureError`."""
    raw: dict[str, bytes] = {}
    for name, value in headers.items():
        lower = name.lower()
        if lower in raw:
            raise SignatureError("headers")
        raw[lower] = value.encode("utf-8", "surrogatepass")
    check = begin(candidates, raw.get(ID_HEADER), raw.get(TIMESTAMP_HEADER), raw.get(SIGNATURE_HEADER), now)
    check.update(body)
    return check.finish()


def _id_ok(webhook_id: bytes) -> bool:
    """Visible ASCII without a dot: with one, the same signed bytes could be read as another id and time."""
    return 1 <= len(webhook_id) <= MAX_ID and not webhook_id.translate(None, _VISIBLE)
