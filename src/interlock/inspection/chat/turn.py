"""One turn: the member's message, what is sent for it, and what became of it. All steps share the id of the turn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from interlock.inspection.chat import requests
from interlock.inspection.chat.core import LEASE, Core, StoppedError, kept_alive, new_id
from interlock.inspection.chat.helpers import Spoken
from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.requests import Said
from interlock.inspection.chat.types import (
    ASSISTANT,
    BLOCKED,
    FAILED,
    HELPER,
    INTERNAL_TEXT,
    INTERRUPTED_TEXT,
    MEMBER,
    SENT,
    UNAVAILABLE,
    ChatError,
)
from interlock.inspection.sender import notices
from interlock.inspection.sender.notices import Notice
from interlock.inspection.sender.outcome import UNAVAILABLE_NOTICE
from interlock.storage.chat_port import ConversationRow, ItemRow, MessageRow

log = logging.getLogger("interlock.chat")

#: Words of the first message that make a title, and its characters.
_TITLE_WORDS, _TITLE_MOST = 8, 60


class Ending(Struct, frozen=True, omit_defaults=True):
    """What is sealed of how a turn ended."""

    notice: Notice | None = None
    error: str = ""


class Title(Struct, frozen=True, omit_defaults=True):
    """What is sealed of a title."""

    text: str
    own: bool = False
    """Whether the member has given it; otherwise it goes with what was said."""


class _GoneError(Exception):
    """The conversation was reset or deleted meanwhile."""


class Turn:
    """A turn that runs in this process."""

    def __init__(self, core: Core, conversation: str, id: str) -> None:
        self._core = core
        self._conversation = conversation
        self._id = id
        self._judged = False

    async def run(self) -> None:
        """Ask, answer, and store the end; a reset or a deletion meanwhile leaves nothing behind. Never raises but for cancellation."""
        core = self._core
        try:
            async with kept_alive(lambda: core.call(core.store.renew, self._conversation, self._id, core.clock() + LEASE)):
                row = await core.call(core.store.conversation, self._conversation)
                if row is None:
                    return
                text, said = await self._answer(row)
            await self._end(SENT, reply=self._message(text))
            await self._name(row, said)
        except _GoneError:
            pass
        except asyncio.CancelledError:
            await self._end(FAILED, Ending(error=INTERRUPTED_TEXT))
            raise
        except (ModelError, ChatError) as exc:
            await self._end(FAILED, Ending(error=f"{exc.message[:1].upper()}{exc.message[1:]}; {exc.help}."))
        except Exception as exc:
            log.error("turn failed", extra={"fields": {"error": type(exc).__name__}})
            await self._end(FAILED, Ending(error=INTERNAL_TEXT))

    async def _answer(self, row: ConversationRow) -> tuple[str, Sequence[Said]]:
        core = self._core
        summary, said = await core.call(self._said, row)
        items, attached = await core.attached(row.member)
        try:
            if older := requests.older(said):
                summary = await self._summary(row, summary, older)
                said = said[len(older) :]
        except StoppedError as stopped:
            # What was denied is older than the message: there is no point before it to go back to.
            await self._stopped(row, stopped, roll_back=False)
            raise _GoneError from None

        async def allowed() -> None:
            await core.call(core.store.passed, row.id, said[-1].number, items)

        try:
            request = requests.conversation(summary, said, attached)
            return await self._ask(row, request, allowed), said
        except StoppedError as stopped:
            await self._stopped(row, stopped, roll_back=_can_roll_back(said, items))
            raise _GoneError from None

    async def _ask(
        self, row: ConversationRow, request: requests.Request, allowed: "Callable[[], Awaitable[None]] | None" = None
    ) -> str:
        return await self._core.ask(
            request,
            member=row.member,
            session=row.id,
            turn=self._id,
            allowed=allowed,
            checked=self._went_on,
        )

    def _went_on(self) -> None:
        self._judged = True

    async def _summary(self, row: ConversationRow, summary: str, older: Sequence[Said]) -> str:
        core = self._core
        made = (await self._ask(row, requests.summarising(summary, older)))[: requests.MAX_SUMMARY]
        sealed = core.sealed(f"summary:{row.id}", made)
        if not await core.call(core.store.set_summary, row.id, self._id, sealed, older[-1].number):
            raise _GoneError
        return made

    def _said(self, row: ConversationRow) -> tuple[str, list[Said]]:
        core = self._core
        summary = core.opened(f"summary:{row.id}", row.summary, str) if row.summary else ""
        said = []
        for one in core.store.messages(row.id, after=row.summarised):
            spoken = core.opened(f"message:{row.id}:{one.id}", one.body, Spoken)
            said.append(Said(one.id, one.number, one.role, one.state, spoken.text, spoken.task, one.passed))
        return summary, said

    async def _stopped(self, row: ConversationRow, stopped: StoppedError, *, roll_back: bool) -> None:
        outcome = stopped.outcome
        unavailable = outcome.decision.notice == UNAVAILABLE_NOTICE
        self._judged = not unavailable
        notice = notices.render(row.surface, outcome, roll_back=roll_back, again=row.fresh and row.again)
        await self._end(UNAVAILABLE if unavailable else BLOCKED, Ending(notice))

    async def _end(self, state: str, ending: Ending | None = None, reply: MessageRow | None = None) -> None:
        core = self._core
        sealed = core.sealed(f"ending:{self._conversation}:{self._id}", ending) if ending is not None else ""
        await core.settle(
            core.store.end,
            self._conversation,
            self._id,
            core.clock(),
            state=state,
            notice=sealed,
            reply=reply,
            judged=self._judged,
        )

    async def _name(self, row: ConversationRow, said: Sequence[Said]) -> None:
        """A title of the first words of the first message that was answered."""
        first = next((one.text for one in said if one.role == MEMBER and one.state not in (BLOCKED, UNAVAILABLE)), "")
        if row.title or not first:
            return
        words = first.split()
        title = " ".join(words[:_TITLE_WORDS])
        cut = len(words) > _TITLE_WORDS or len(title) > _TITLE_MOST
        title = title[:_TITLE_MOST] + " …" if cut else title
        await self._core.settle(self._core.store.set_title, row.id, self._core.sealed(f"title:{row.id}", Title(title)))

    def _message(self, text: str) -> MessageRow:
        new = new_id("message")
        body = self._core.sealed(f"message:{self._conversation}:{new}", Spoken(text))
        return MessageRow(new, self._conversation, ASSISTANT, SENT, self._core.clock(), self._id, body, size=len(text))


def _can_roll_back(said: Sequence[Said], items: Sequence[ItemRow]) -> bool:
    """Whether the conversation before its newest message is one that the receiver has allowed, as far as that is known.

    It is not when a note or a file, a helper's result or a stopped message is in it that no allowed request has held: taking the newest
    message back would leave what may be the reason.
    """
    newest = max((index for index, one in enumerate(said) if one.role == MEMBER), default=0)
    unknown = (
        one.role == HELPER or (one.role == MEMBER and one.state in (BLOCKED, UNAVAILABLE))
        for index, one in enumerate(said)
        if index != newest and not one.passed
    )
    return all(item.passed for item in items) and not any(unknown)
