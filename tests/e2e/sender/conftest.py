"""A sender's box: a store in a folder, a vault, a receiver that a team is set to."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interlock.config.vault import Vault
from interlock.inspection.sender.connection import TestForm, TestResult, check_connection
from interlock.inspection.sender.endpoint import check_private
from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Saved, Teams
from interlock.wiring import open_sender_store

from .receiver import Authority, Receiver

HOST = "hooks.corp.internal"
TEAM = "acme"


async def loopback(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def conversation(text: str = "hello") -> Content:
    """A conversation of one message."""
    return Content(
        messages=[{"role": "user", "content": [{"type": "text", "text": text}]}],
        actor_id="user_1",
        session_id="session-1",
        model="model-1",
    )


class Box:
    """One state folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.state = str(folder / "state")
        self.store = open_sender_store(self.state)
        vault = Vault.open(self.state)
        self.now = 1_790_000_000.0
        self.authority = Authority()
        self.teams = Teams(self.store, vault.seal, vault.unseal, lambda: self.now)
        self._closing = [self.store]

    def receiver(self, behave: Any = None) -> Receiver:
        """A receiver with a good certificate."""
        return Receiver(self.authority.server_context(self.folder, HOST), behave)

    def set_up(self, receiver: Receiver, **fields: Any) -> Saved:
        """The team, sending to that receiver."""
        private = check_private(HOST, receiver.port, self.authority.pem)
        endpoint = f"https://{HOST}:{receiver.port}/v1/hooks"
        given: dict[str, Any] = {
            "endpoint": endpoint,
            "private": private,
            "enforce": True,
            "mode": "block",
            "timeout_ms": 10_000,
        } | fields
        if self.store.team(TEAM) is None:
            return self.teams.create(TEAM, settings=Settings(**given))
        return self.change(**given)

    def change(self, **fields: Any) -> Saved:
        """Save settings."""
        return self.teams.save(TEAM, lambda old: msgspec.structs.replace(old, **fields))

    def gate(self, *, own_store: bool = False) -> InferenceGate:
        """A worker's gate."""
        store, teams = self.store, self.teams
        if own_store:
            vault = Vault.open(self.state)
            store = open_sender_store(self.state)
            teams = Teams(store, vault.seal, vault.unseal, lambda: self.now)
            self._closing.append(store)
        return InferenceGate(store, teams, clock=lambda: self.now, resolver=loopback)

    async def test(self, form: TestForm | None = None) -> TestResult:
        """Test Connection."""
        return await check_connection(self.store, self.teams, TEAM, form, clock=lambda: self.now, resolver=loopback)

    def rows(self, *names: str) -> list[dict[str, Any]]:
        """Audit rows, oldest first, as name and payload."""
        found = self.store.events(names=names, limit=1000)
        return [{"event": row.event, **json.loads(row.payload)} for row in reversed(found)]

    def close(self) -> None:
        for store in self._closing:
            store.close()


@pytest.fixture
def box(tmp_path: Path) -> Any:
    made = Box(tmp_path)
    yield made
    made.close()


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def run(work: Awaitable[Any]) -> Any:
    """The result of a test's coroutine."""
    return asyncio.run(work)  # type: ignore[arg-type]
