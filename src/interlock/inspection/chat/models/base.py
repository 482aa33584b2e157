"""What the chat asks of a model."""

from collections.abc import Sequence
from typing import Any, Protocol

from interlock.model.errors import InterlockError


class ModelError(InterlockError):
    """The model has not answered; the turn has failed and can be tried again. Message and help are for the member."""


class Model(Protocol):
    """A model. One serves all conversations of a process, in one event loop."""

    @property
    def name(self) -> str:
        """Its name, as frames and audit rows have it."""

    async def reply(self, messages: "Sequence[dict[str, Any]]") -> str:
        """The answer to a conversation, never "". `messages`: as Chat Completions has them, files as parts of type ``file``.

        Raises `ModelError`.
        """

    async def close(self) -> None:
        """Let go of connections."""
