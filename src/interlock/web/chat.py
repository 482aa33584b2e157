"""The chat with what it needs, in one process of a server or a gateway: for the dashboard, and for Slack."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from msgspec import Struct

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection.chat.models.openai import open_model
from interlock.inspection.chat.routines import RoutineRunner
from interlock.inspection.chat.service import ChatService
from interlock.inspection.sender.gate import InferenceGate
from interlock.model.errors import InterlockError

#: Seconds between two rounds of forgetting.
_UPKEEP = 3600.0


class ChatSettings(Struct, frozen=True):
    """What a command was told about the chat."""

    upstream: str = ""
    """Base URL of the OpenAI-compatible API that answers; "" for the built-in offline model."""
    model: str = ""
    """Name of its model."""
    key_file: str | None = None
    """File with its API key."""


@contextlib.asynccontextmanager
async def open_chat(
    state: str, settings: ChatSettings, gate: InferenceGate, vault: Vault, clock: Callable[[], float] = time.time
) -> AsyncIterator[ChatService]:
    """The chat, its routines running; `gate` is open and stays open. Raises `InterlockError`."""
    with contextlib.closing(wiring.open_chat_store(state)) as store:
        model = None
        if settings.upstream:
            model = open_model(settings.upstream, settings.model, key_file=settings.key_file)
        async with ChatService(store, gate, vault.seal, vault.unseal, model, clock) as chat, RoutineRunner(chat.routines):
            upkeep = asyncio.create_task(_upkeep(chat))
            try:
                yield chat
            finally:
                upkeep.cancel()
                await asyncio.gather(upkeep, return_exceptions=True)


async def _upkeep(chat: ChatService) -> None:
    while True:
        with contextlib.suppress(InterlockError):
            await chat.prune()
        await asyncio.sleep(_UPKEEP)
