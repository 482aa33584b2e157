"""A chat with a real store, a real gate and a real receiver over TLS."""

import asyncio
import contextlib
import json
import pathlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from tests.e2e.sender.conftest import TEAM, Box, run, until
from tests.e2e.sender.receiver import ALLOW, DENY, Behaviour, Receiver, Seen, answering

from interlock.config.vault import Vault
from interlock.inspection.chat.models.base import Model
from interlock.inspection.chat.service import ChatService
from interlock.inspection.chat.types import Message, View
from interlock.inspection.sender.gate import InferenceGate
from interlock.storage.chat_port import ChatStore
from interlock.wiring import open_chat_store

__all__ = ["BAD", "MEMBER", "Place", "SteeredModel", "denying", "opened", "run", "until"]

MEMBER = "alice"
#: What the receiver of these tests denies.
BAD = "forbidden-word"
LATEST, WHOLE = "latest", "whole"


def denying(scope: str = WHOLE) -> Behaviour:
    """Deny what holds `BAD`: anywhere in the conversation, or in the member's newest message and after it."""

    async def behave(seen: Seen, writer: asyncio.StreamWriter) -> None:
        messages = json.loads(seen.body)["messages"]
        if scope == LATEST:
            newest = max(index for index, message in enumerate(messages) if _is_members(message))
            messages = messages[newest:]
        await answering(DENY if BAD in json.dumps(messages) else ALLOW)(seen, writer)

    return behave


def _is_members(message: dict[str, Any]) -> bool:
    return message["role"] == "user" and any(block["type"] != "tool_result" for block in message["content"])


class SteeredModel:
    """A model that answers when it is told to, and keeps what it was asked."""

    name = "steered"

    def __init__(self) -> None:
        self.asked: list[Sequence[dict[str, Any]]] = []
        self.go = asyncio.Event()
        self.says = "an answer"
        self.fails: Exception | None = None
        self.cancelled = 0
        self.closed = False

    async def reply(self, messages: Sequence[dict[str, Any]]) -> str:
        self.asked.append(messages)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.fails is not None:
            raise self.fails
        return self.says

    async def close(self) -> None:
        self.closed = True


class Place:
    """All of it."""

    def __init__(self, box: Box, receiver: Receiver, gate: InferenceGate, chat: ChatService, store: ChatStore) -> None:
        self.box = box
        self.receiver = receiver
        self.gate = gate
        self.chat = chat
        self.store = store

    def frames(self) -> list[dict[str, Any]]:
        """What the receiver has seen."""
        return [json.loads(seen.body) for seen in self.receiver.seen]

    async def setting(self, **fields: Any) -> None:
        """Change the team's settings, and wait until they are in force."""
        version = self.box.change(**fields).version

        def known() -> bool:
            found = self.gate.known
            return found is not None and found.teams[TEAM].version == version

        await until(known)

    async def says(self, id: str, text: str) -> View:
        """Send as the member."""
        return await self.chat.send(MEMBER, id, text)

    async def rested(self, id: str) -> View:
        """The conversation when nothing runs in it any more."""
        async with asyncio.timeout(60):
            while (view := await self.chat.open(MEMBER, id)).running:
                await asyncio.sleep(0.01)
        return view

    @contextlib.asynccontextmanager
    async def other_worker(self, model: Model | None = None) -> AsyncIterator[ChatService]:
        """A second process's service on the same files."""
        store, vault = open_chat_store(self.box.state), Vault.open(self.box.state)
        try:
            async with ChatService(store, self.gate, vault.seal, vault.unseal, model, lambda: self.box.now) as chat:
                yield chat
        finally:
            store.close()


@contextlib.asynccontextmanager
async def opened(
    folder: pathlib.Path,
    behave: Behaviour | None = None,
    model: Model | None = None,
    *,
    selected: bool = True,
    team: str = "",
    make_store: Callable[[str], ChatStore] = open_chat_store,
    **settings: Any,
) -> AsyncIterator[Place]:
    """A place whose team is set to the receiver (mode Block unless told otherwise), and which the member has selected."""
    box = Box(folder)
    store = make_store(box.state)
    try:
        async with box.receiver(behave or denying()) as receiver:
            box.set_up(receiver, **settings)
            if selected:
                box.store.select(MEMBER, TEAM)
            vault = Vault.open(box.state)
            async with (
                box.gate() as gate,
                ChatService(store, gate, vault.seal, vault.unseal, model, lambda: box.now, team=team) as chat,
            ):
                yield Place(box, receiver, gate, chat, store)
    finally:
        store.close()
        box.close()


def said(view: View) -> list[tuple[str, str, str]]:
    """Role, state and text of each message."""
    return [(one.role, one.state, one.text) for one in view.messages]


def last(view: View) -> Message:
    """The newest message."""
    return view.messages[-1]
