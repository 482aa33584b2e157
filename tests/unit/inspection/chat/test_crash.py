"""A process that is killed in the middle of its work leaves nothing that hangs."""

import asyncio
import multiprocessing
import pathlib
import time
from collections.abc import Callable, Sequence
from multiprocessing.synchronize import Event
from typing import Any

import pytest

from interlock.config.vault import Vault
from interlock.inspection.chat import core
from interlock.inspection.chat.core import LEASE
from interlock.inspection.chat.service import ChatService
from interlock.inspection.chat.types import INTERRUPTED_TEXT, BusyError
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.teams import Teams
from interlock.model.errors import InterlockError
from interlock.wiring import open_chat_store, open_sender_store

from .conftest import MEMBER, last, run, until

_SPAWN = multiprocessing.get_context("spawn")


class _Hanging:
    """Never answers, and tells when it is asked for the second time."""

    name = "hanging"

    def __init__(self, asked: Event) -> None:
        self._asked = asked
        self._count = 0

    async def reply(self, messages: Sequence[dict[str, Any]]) -> str:
        self._count += 1
        if self._count == 3:
            self._asked.set()
        await until(lambda: False, 600)
        return ""

    async def close(self) -> None:
        return None


async def _with_chat(state: str, clock: Callable[[], float], model: Any, work: Callable[[ChatService], Any]) -> None:
    """A service without any team: nothing is checked."""
    vault, sender, store = Vault.open(state), open_sender_store(state), open_chat_store(state)
    try:
        async with (
            InferenceGate(sender, Teams(sender, vault.seal, vault.unseal)) as gate,
            ChatService(store, gate, vault.seal, vault.unseal, model, clock) as chat,
        ):
            await work(chat)
    finally:
        store.close()
        sender.close()


def _worker(state: str, talk: str, routine: str, asked: Event) -> None:
    async def work(chat: ChatService) -> None:
        await chat.start_helper(MEMBER, talk, "task")
        await chat.routines.run_now(MEMBER, routine, wait=False)
        await chat.send(MEMBER, talk, "echo: hello", wait=True)

    run(_with_chat(state, time.time, _Hanging(asked), work))


def test_what_a_killed_process_left_can_go_on(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path / "state")
    made: list[str] = []

    async def prepare(chat: ChatService) -> None:
        made.append((await chat.start(MEMBER)).id)
        made.append((await chat.routines.save(MEMBER, "name", "echo: ran", "manual")).id)

    run(_with_chat(state, time.time, None, prepare))
    talk, routine = made
    asked = _SPAWN.Event()
    process = _SPAWN.Process(target=_worker, args=(state, talk, routine, asked))
    process.start()
    try:
        assert asked.wait(120)
    finally:
        process.kill()
        process.join(60)
        process.close()
    ahead = 0.0

    async def go_on(chat: ChatService) -> None:
        nonlocal ahead
        view = await chat.open(MEMBER, talk)
        if view.conversation.running:
            # Until its lease is over it counts as running.
            with pytest.raises(BusyError):
                await chat.send(MEMBER, talk, "another")
        ahead = LEASE + 1
        view = await chat.open(MEMBER, talk)
        assert (view.running, view.can_retry) == (False, True)
        assert (last(view).state, last(view).error) == ("failed", INTERRUPTED_TEXT)
        assert [helper.state for helper in view.helpers] == ["failed"]
        history = await chat.routines.history(MEMBER, routine)
        assert [(ran.state, ran.text) for ran in history.runs] == [("failed", INTERRUPTED_TEXT)]
        assert last(await chat.retry(MEMBER, talk)).text == "hello"
        assert [ran.text for ran in (await chat.routines.run_now(MEMBER, routine)).runs] == ["ran", INTERRUPTED_TEXT]

    run(_with_chat(state, lambda: time.time() + ahead, None, go_on))


def test_a_lease_is_renewed_while_the_work_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "LEASE", 0.03)
    renewed = 0

    async def work() -> None:
        async def renew() -> bool:
            nonlocal renewed
            renewed += 1
            if renewed == 2:
                raise InterlockError("the store is busy")
            return True

        async with core.kept_alive(renew):
            await until(lambda: renewed > 3)
        known = renewed
        await asyncio.sleep(0)
        assert renewed == known

    run(work())


def test_work_that_is_no_longer_its_own_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "LEASE", 0.03)

    async def work() -> None:
        async def renew() -> bool:
            return False

        async def hang() -> None:
            async with core.kept_alive(renew):
                await until(lambda: False, 600)

        task = asyncio.create_task(hang())
        await asyncio.wait((task,), timeout=60)
        assert task.cancelled()

    run(work())
