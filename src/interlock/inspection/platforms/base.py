"""What a platform adapter is: one file that knows a wire format and nothing else."""

from typing import Protocol

from interlock.inspection.frames import Frame, Message
from interlock.inspection.verdict import Verdict


class Platform(Protocol):
    """Turns bytes into canonical frames and verdicts into bytes. Stateless; opens nothing that a frame names."""

    @property
    def id(self) -> str:
        """Platform id, the name of its file."""

    @property
    def route(self) -> str:
        """URL path that it shares or owns."""

    def decode(self, body: bytes) -> Frame:
        """Read the envelope. Raises `FrameError`."""

    def read(self, message: bytes | memoryview) -> Message:
        """Read one message of a frame. Raises `FrameError`."""

    def encode(self, verdict: Verdict) -> bytes:
        """The answer's body."""
