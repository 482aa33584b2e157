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
from interlock.storage.sender_port import SenderStore

#: Seconds between two rounds of forgetting.
_UPKEEP = 3600.0
#: Seconds for a gate to know of a choice; it looks every few.
_KNOWN_SECONDS = 15.0


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


def let_follow(store: SenderStore, member: str) -> str:
    """Let a member follow the first team there is, unless they follow one: nobody slips past the check by never having chosen.

    Returns the team that they follow, "" while there is none.
    """
    chosen = store.members().get(member)
    teams = [team.team for team in store.teams()]
    if not teams or chosen in teams:
        return chosen or ""
    store.select(member, teams[0])
    return teams[0]


async def is_known(gate: InferenceGate, member: str, team: str) -> None:
    """Wait until the gate knows that a member follows a team. Raises `InterlockError` when it does not come to know."""
    try:
        async with asyncio.timeout(_KNOWN_SECONDS):
            while gate.known is None or gate.known.members.get(member) != team:
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise InterlockError("the team of the member is not known yet", help="try again") from None


async def _upkeep(chat: ChatService) -> None:
    while True:
        with contextlib.suppress(InterlockError):
            await chat.prune()
        await asyncio.sleep(_UPKEEP)
