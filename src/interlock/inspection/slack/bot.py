"""The bot: what becomes of a message or a click, after Slack's request was answered."""

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from interlock.inspection.chat.service import ChatService
from interlock.inspection.chat.types import (
    ASSISTANT,
    BLOCKED,
    CHECKED_TEXT,
    FAILED,
    INTERRUPTED_TEXT,
    MEMBER,
    RUNNING,
    SENT,
    BusyError,
    ChatError,
    NotFoundError,
    View,
)
from interlock.inspection.chat.types import Message as Said
from interlock.inspection.sender.notices import EDIT, PLAIN_FAILURE, SLACK_CHANNEL, SLACK_DM, slack_blocks
from interlock.inspection.slack.events import Click, Message, button_value
from interlock.inspection.slack.text import escaped, parts
from interlock.inspection.slack.web_api import SlackError, WebApi
from interlock.model.errors import InterlockError
from interlock.storage.slack_port import SlackStore

#: Messages and clicks that are worked on or wait at once in one process; past them Slack is asked to come again.
MAX_WAITING = 256
#: Seconds that a message waits for the one before it, which another worker may be answering.
BUSY_SECONDS = 150.0
_BUSY_EVERY = 0.5

UNLINKED_TEXT = "You are not linked to a member yet. Ask your administrator to run: interlock gateway slack link {user} MEMBER"
OTHERS_TEXT = "This thread is another member's conversation. Mention me outside of it to begin your own."
REMOVED_TEXT = "The blocked message was removed: it stays visible here, and the bot no longer sees it. Send something different."
RESET_TEXT = "This conversation was reset: the bot no longer sees what was said before. Memory, files, routines and settings stay."
OUTDATED_TEXT = "There is nothing to remove here any more."
GONE_TEXT = "This conversation is gone."

log = logging.getLogger("interlock.slack")


class Bot:
    """Answers in Slack. For one event loop; `chat` and `api` must be open, and `drain` ends it."""

    def __init__(
        self,
        chat: ChatService,
        store: SlackStore,
        api: WebApi,
        admit: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`admit`: whether a member may use the bot, and is checked: returns, or raises a `ChatError` for them or an `InterlockError`."""
        self._chat = chat
        self._store = store
        self._api = api
        self._admit = admit
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()
        # One turn of a conversation at a time, in the order of arrival.
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    @property
    def full(self) -> bool:
        """Whether nothing more can be taken on now."""
        return len(self._tasks) >= MAX_WAITING

    async def take(self, what: "Message | Click") -> None:
        """Take a message or a click on, unless a worker has done so before; it is worked on in the background. Raises `InterlockError`."""
        if not await asyncio.to_thread(self._store.claim, what.names, self._clock()):
            return
        work = self._answer(what) if isinstance(what, Message) else self._clicked(what)
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self, seconds: float) -> None:
        """Wait for what was taken on, so many seconds at most."""
        if self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=seconds)

    async def cancel(self) -> None:
        """Give up what is left."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _guarded(self, work: "Coroutine[Any, Any, None]") -> None:
        try:
            await work
        except SlackError as exc:
            log.error("slack refused a call", extra={"fields": {"code": exc.code, "help": "see docs/slack.md"}})
        except Exception as exc:
            log.error("slack work failed", extra={"fields": {"error": type(exc).__name__}})

    async def _answer(self, message: Message) -> None:
        async def post(text: str, blocks: "list[dict[str, object]] | None" = None) -> None:
            await self._api.post(message.channel, text, thread=message.answer_in, blocks=blocks)

        try:
            member = await asyncio.to_thread(self._store.member, message.user)
            if member is None:
                await post(escaped(UNLINKED_TEXT.format(user=message.user)))
                return
            await self._admit(member)
            surface = SLACK_DM if message.direct else SLACK_CHANNEL
            try:
                conversation = (await self._chat.start(member, surface, reference=message.reference)).id
            except NotFoundError:
                await post(escaped(OTHERS_TEXT))
                return
            for text, blocks in _replies(await self._turn(member, conversation, message.text), message.text):
                await post(text, blocks)
        except ChatError as exc:
            await post(escaped(_said(exc)))
        except InterlockError as exc:
            log.error("slack message failed", extra={"fields": {"error": type(exc).__name__}})
            await post(escaped(PLAIN_FAILURE))
        except RuntimeError:
            # The chat was closed meanwhile.
            await post(escaped(INTERRUPTED_TEXT))

    async def _turn(self, member: str, conversation: str, text: str) -> View:
        lock = self._locks.setdefault(conversation, asyncio.Lock())
        async with lock:
            end = time.monotonic() + BUSY_SECONDS
            while True:
                try:
                    return await self._chat.send(member, conversation, text)
                except BusyError:
                    if time.monotonic() > end:
                        raise
                    await asyncio.sleep(_BUSY_EVERY)

    async def _clicked(self, click: Click) -> None:
        async def whisper(text: str) -> None:
            await self._api.whisper(click.channel, click.user, escaped(text), thread=click.thread)

        member = await asyncio.to_thread(self._store.member, click.user)
        if member is None:
            await whisper(UNLINKED_TEXT.format(user=click.user))
            return
        try:
            await self._admit(member)
        except InterlockError as exc:
            await whisper(_said(exc) if isinstance(exc, ChatError) else PLAIN_FAILURE)
            return
        # Any linked user may click: the conversation stays its member's.
        owner = await self._chat.member_of(click.conversation)
        try:
            done = GONE_TEXT if owner is None else await self._pressed(owner, click)
        except NotFoundError:
            done = GONE_TEXT
        except BusyError as exc:
            await whisper(_said(exc))
            return
        except ChatError:
            # Somebody else was first.
            done = OUTDATED_TEXT
        except InterlockError as exc:
            log.error("slack click failed", extra={"fields": {"error": type(exc).__name__}})
            await whisper(PLAIN_FAILURE)
            return
        section: dict[str, object] = {"type": "section", "text": {"type": "plain_text", "text": done, "emoji": False}}
        await self._api.update(click.channel, click.ts, escaped(done), [section])

    async def _pressed(self, owner: str, click: Click) -> str:
        if click.action != EDIT:
            await self._chat.reset(owner, click.conversation)
            return RESET_TEXT
        view = await self._chat.open(owner, click.conversation)
        newest = next((one for one in reversed(view.messages) if one.role == MEMBER), None)
        # The button of an older notice must not take back what came after it.
        if newest is None or newest.id != click.message:
            return OUTDATED_TEXT
        if view.conversation.running:
            raise BusyError
        if EDIT not in view.buttons:
            return OUTDATED_TEXT
        await self._chat.edit(owner, click.conversation)
        return REMOVED_TEXT


def _said(error: ChatError) -> str:
    return f"{error.message[:1].upper()}{error.message[1:]}: {error.help}."


def _replies(view: View, text: str) -> "Sequence[tuple[str, list[dict[str, object]] | None]]":
    """What is posted for a message: escaped text, and blocks for a notice."""
    found = [index for index, one in enumerate(view.messages) if (one.role, one.text) == (MEMBER, text) and one.state != RUNNING]
    if not found:
        # Reset or deleted meanwhile.
        return ()
    said = view.messages[found[-1]]
    if said.state == SENT:
        answer = next((one for one in view.messages[found[-1] :] if one.role == ASSISTANT), None)
        made = parts(answer.text) if answer is not None else []
        if made and view.checked and found[-1] == 0 and not view.earlier:
            made.append(escaped(CHECKED_TEXT))
        return [(part, None) for part in made]
    return _stopped(view, said)


def _stopped(view: View, said: Said) -> "Sequence[tuple[str, list[dict[str, object]] | None]]":
    if said.state == FAILED:
        return [(part, None) for part in parts(said.error)]
    if said.notice is None:
        return ()
    blocks = slack_blocks(said.notice, button_value(view.conversation.id, said.id)) if said.state == BLOCKED else None
    return [(escaped(said.notice.plain), blocks)]
