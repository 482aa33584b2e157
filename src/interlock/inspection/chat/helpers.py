"""Helpers: background runs of a conversation, each with a model request of its own that is checked as any other."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from interlock.inspection.chat import requests
from interlock.inspection.chat.core import LEASE, Core, StoppedError, kept_alive, new_id
from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.types import (
    DONE,
    FAILED,
    HELPER,
    HELPER_FAILED_TEXT,
    MAX_HELPERS,
    RUNNING,
    SEALED_TEXT,
    SENT,
    STOPPED,
    SYSTEM,
    ChatError,
    Helper,
)
from interlock.inspection.sender import notices
from interlock.storage.chat_port import ConversationRow, HelperRow, MessageRow

log = logging.getLogger("interlock.chat")

#: Helpers of a conversation that are shown.
_SHOWN = 20


class Spoken(Struct, frozen=True, omit_defaults=True):
    """What is sealed of a message."""

    text: str
    task: str = ""


class Helpers:
    """The helpers that this process runs."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._running: dict[asyncio.Task[None], str] = {}

    async def start(self, conversation: ConversationRow, task: str) -> None:
        """Start one. Raises `ChatError` when too many run."""
        core, now, new = self._core, self._core.clock(), new_id("helper")
        # The share is drawn by turn: a helper is inspected when the turn behind it is.
        turn = conversation.last_turn or new_id("turn")
        row = HelperRow(new, conversation.id, turn, RUNNING, now, 0.0, now + LEASE, core.sealed(f"helper:{new}", task))
        if not await core.call(core.store.add_helper, row, MAX_HELPERS):
            raise ChatError(f"{MAX_HELPERS} helpers run already", help="wait for one of them, or reset the conversation")
        self._spawn(conversation.id, self._run(conversation, row, task))

    async def of(self, conversation: str) -> tuple[Helper, ...]:
        """The newest helpers of a conversation, oldest first."""
        core = self._core

        def read() -> tuple[Helper, ...]:
            return tuple(
                Helper(row.id, core.shown(f"helper:{row.id}", row.body, str, SEALED_TEXT), row.state, row.started, row.ended)
                for row in core.store.helpers(conversation)[-_SHOWN:]
            )

        return await core.call(read)

    def running(self, conversation: str = "") -> "list[asyncio.Task[None]]":
        """Those of a conversation in this process, or all."""
        return [task for task, of in self._running.items() if not conversation or of == conversation]

    def _spawn(self, conversation: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running[task] = conversation
        task.add_done_callback(lambda done: self._running.pop(done, None))

    async def _run(self, conversation: ConversationRow, row: HelperRow, task: str) -> None:
        core = self._core
        state, said = FAILED, self._line(conversation.id, row.turn, SYSTEM, HELPER_FAILED_TEXT)
        try:
            async with kept_alive(lambda: core.call(core.store.renew_helper, row.id, core.clock() + LEASE)):
                text = await self._ask(conversation.member, row, task)
            state, said = DONE, self._line(conversation.id, row.turn, HELPER, text, task)
        except StoppedError as stopped:
            # It stops silently; the conversation learns that policy did it, and no reason.
            notice = notices.render(notices.HELPER, stopped.outcome)
            assert notice is not None
            state, said = STOPPED, self._line(conversation.id, row.turn, SYSTEM, notice.plain)
        except (ModelError, ChatError) as exc:
            said = self._line(
                conversation.id, row.turn, SYSTEM, f"{HELPER_FAILED_TEXT} {exc.message[:1].upper()}{exc.message[1:]}."
            )
        except Exception as exc:
            log.error("helper failed", extra={"fields": {"error": type(exc).__name__}})
        finally:
            await core.settle(core.store.end_helper, row.id, core.clock(), state, said)

    async def _ask(self, member: str, row: HelperRow, task: str) -> str:
        core = self._core
        items, attached = await core.attached(member)

        async def allowed() -> None:
            await core.call(core.store.passed, "", 0, items)

        request = requests.alone(requests.HELPER_MARK + task, attached)
        return await core.ask(request, member=member, session=row.id, turn=row.turn, allowed=allowed)

    def _line(self, conversation: str, turn: str, role: str, text: str, task: str = "") -> MessageRow:
        new = new_id("message")
        body = self._core.sealed(f"message:{conversation}:{new}", Spoken(text, task))
        return MessageRow(new, conversation, role, SENT, self._core.clock(), turn, body, size=len(text))
