"""What a platform adapter is: one file that knows a wire format and nothing else."""

import secrets
from abc import ABC, abstractmethod

import msgspec

from interlock.inspection.frames import Frame, Message, Plain
from interlock.inspection.verdict import Verdict

#: Standard Webhooks headers over the raw body.
SIGNATURE = "signature"
#: A token in ``Authorization: Bearer`` or ``x-api-key``.
BEARER = "bearer"

#: What an answer without a verdict is called.
_ERRORS = {400: "bad_request", 401: "unauthorized", 403: "forbidden", 404: "not_found"}


class Platform(ABC):
    """Turns bytes into canonical frames and verdicts into bytes. Stateless; opens nothing that a frame names."""

    id: str
    """Platform id, the name of its file."""
    routes: tuple[str, ...]
    """URL paths that it shares or owns."""
    auth: str
    """`SIGNATURE` or `BEARER`."""
    patience: float = 4.0
    """Seconds that a frame may take unless the policy says otherwise: less than the platform waits (5 s as Cursor and Claude come)."""

    def __init__(self) -> None:
        self.salt = b"\0" + self.id.encode()
        """Its part of the keys of cached results."""

    @abstractmethod
    def decode(self, body: bytes | memoryview) -> Frame:
        """Read the envelope. Raises `FrameError`."""

    @abstractmethod
    def read(self, message: bytes | memoryview) -> Message:
        """Read one message of a frame. Raises `FrameError`."""

    def plain(self, message: bytes | memoryview) -> Plain | None:  # noqa: ARG002 - for those that can tell
        """The message as bytes in which every text that `read` would give stands as it is; None where only `read` can tell."""
        return None

    @abstractmethod
    def encode(self, verdict: Verdict) -> bytes:
        """The answer's body."""

    def immediate(self, path: str) -> bytes | None:  # noqa: ARG002 - for those that have one
        """The answer of a route that asks for no verdict, None for the others."""
        return None

    def delivery(self) -> str:
        """Id of a request whose headers carry none that is signed: a fresh one, so that nothing is taken for a retry."""
        return "in-" + secrets.token_hex(12)

    def error(self, status: int, line: str) -> bytes:
        """Body of an answer that is no verdict."""
        return msgspec.json.encode({"error": _ERRORS.get(status, "not_judged"), "message": line})
