"""A team whose receiver denies what holds a word, for tests of the chat: receiver and dashboard are real, in different processes."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.e2e.sender.receiver import ALLOW, Seen, answering

from interlock.config.vault import Vault
from interlock.inspection.sender.endpoint import check_private
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Teams
from interlock.wiring import open_sender_store

from .inference_hooks_receiver import LocalReceiver
from .site import Site

TEAM = "acme"
WORD = "forbidden"
REASON = "Take the <b>code word</b> out."
DENY = json.dumps({"action": "deny", "deny_reason": REASON, "reference_id": "ref-1"}).encode()


async def judging(seen: Seen, writer: asyncio.StreamWriter) -> None:
    """Deny a frame that holds the word anywhere."""
    await answering(DENY if WORD.encode() in seen.body else ALLOW)(seen, writer)


class ChatTeam:
    """The team, and what a test changes of it."""

    def __init__(self, site: Site, receiver: LocalReceiver) -> None:
        self.receiver = receiver
        self._state = str(site.state)
        port = int(receiver.url.split(":")[2].split("/")[0])
        self._private = check_private("127.0.0.1", port, receiver.pem)
        with self._teams() as teams:
            teams.create(
                TEAM,
                settings=Settings(endpoint=receiver.url, private=self._private, enforce=True, mode="block", timeout_ms=10_000),
            )

    @contextlib.contextmanager
    def _teams(self) -> Iterator[Teams]:
        store = open_sender_store(self._state)
        try:
            vault = Vault.open(self._state)
            yield Teams(store, vault.seal, vault.unseal)
        finally:
            store.close()

    def change(self, **fields: Any) -> None:
        """Save settings; a running dashboard takes them over within 5 s."""
        with self._teams() as teams:
            teams.save(TEAM, lambda old: msgspec.structs.replace(old, **fields))

    def joins(self, member: str) -> None:
        """Let a member follow the team."""
        store = open_sender_store(self._state)
        try:
            store.select(member, TEAM)
        finally:
            store.close()


@contextlib.contextmanager
def chat_team(site: Site, folder: Path) -> Iterator[ChatTeam]:
    """The team with its receiver."""
    with LocalReceiver(folder) as receiver:
        receiver.answer(judging)
        yield ChatTeam(site, receiver)
