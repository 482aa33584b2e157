"""`ChatService`: the one entry to the chat, for pages and for Slack."""

import asyncio
import datetime
import time
from collections.abc import Callable

from msgspec import Struct

from interlock.inspection.chat.core import LEASE, Core, new_id
from interlock.inspection.chat.helpers import Helpers, Spoken
from interlock.inspection.chat.keep import Kept
from interlock.inspection.chat.models.base import Model
from interlock.inspection.chat.models.offline import OfflineModel
from interlock.inspection.chat.routines import Routines
from interlock.inspection.chat.turn import Ending, Title, Turn
from interlock.inspection.chat.types import (
    BLOCKED,
    CONVERSATION_SURFACES,
    FAILED,
    INTERRUPTED_TEXT,
    MAX_PAGE,
    MAX_REFERENCE,
    MAX_TEXT,
    MAX_TITLE,
    MEMBER,
    RUNNING,
    SEALED_TEXT,
    UNTITLED,
    BusyError,
    ChatError,
    Conversation,
    Message,
    NotFoundError,
    View,
    checked_text,
)
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.notices import EDIT, OWN_CHAT, Notice
from interlock.storage.chat_port import ChatStore, ConversationRow, MessageRow


class ConversationPage(Struct, frozen=True):
    """A page of a member's conversations."""

    conversations: tuple[Conversation, ...]
    """The newest first."""
    older: str
    """What to pass as `before` for the next page, "" when there is none."""


class ChatService:
    """Conversations of all members. Use it as an async context manager, in one event loop; `gate` must be open and stays open.

    A member sees their own alone: anything else of another's raises `NotFoundError`, as if it were not there. Every method may raise
    `InterlockError` when the store cannot be used; a `ChatError` is for the member to read.
    """

    def __init__(
        self,
        store: ChatStore,
        gate: InferenceGate,
        seal: Callable[[str, bytes], str],
        unseal: Callable[[str, str], bytes],
        model: Model | None = None,
        clock: Callable[[], float] = time.time,
        *,
        team: str = "",
        zone: "datetime.tzinfo | None" = None,
    ) -> None:
        """`seal`, `unseal`: of `config.vault.Vault`. `model`: the built-in offline one without it; closed with the service.

        `team`: a team's bot follows it; "" follows the team that each member has selected, the first there is when they have not.
        `zone`: whose days daily routines mean, None for this machine's.
        """
        self._core = Core(store, gate, seal, unseal, model or OfflineModel(), clock, team)
        self._store = store
        self._helpers = Helpers(self._core)
        self._turns: dict[asyncio.Task[None], str] = {}
        self.kept = Kept(self._core)
        """Memory notes and files."""
        self.routines = Routines(self._core, zone)
        """Routines and their runs."""

    async def __aenter__(self) -> "ChatService":
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Turns, helpers and runs that are not over are marked failed."""
        await _cancelled([*self._turns, *self._helpers.running(), *self.routines.running])
        await self._core.model.close()
        self._core.close()

    @property
    def model_name(self) -> str:
        """The model that answers."""
        return self._core.model.name

    def is_checked(self, member: str) -> bool:
        """Whether this member's requests go to a receiver (Shadow included): they are told so with `CHECKED_TEXT`."""
        return self._core.is_checked(member)

    async def conversations(self, member: str, before: str = "", limit: int = 50) -> ConversationPage:
        """A member's conversations, the newest first."""
        at, _, last = before.partition("|")
        try:
            cursor = (float(at), last) if before else None
        except ValueError:
            raise NotFoundError("page") from None
        limit = max(1, min(limit, MAX_PAGE))

        def read() -> ConversationPage:
            rows = self._store.conversations(member, cursor, limit + 1)
            shown = rows[:limit]
            older = f"{shown[-1].updated!r}|{shown[-1].id}" if len(rows) > limit else ""
            return ConversationPage(tuple(self._listed(row) for row in shown), older)

        return await self._core.call(read)

    async def start(self, member: str, surface: str = OWN_CHAT, *, reference: str = "") -> Conversation:
        """A new conversation; with a `reference` (the surface's own name for it, e.g. a Slack thread) the one that has it, if there is.

        Raises ValueError for a surface that holds no conversations, `NotFoundError` when the reference is another member's.
        """
        if surface not in CONVERSATION_SURFACES or len(reference) > MAX_REFERENCE:
            raise ValueError(surface)
        now = self._core.clock()
        row = ConversationRow(new_id("conversation"), member, surface, reference, now, now)
        if not await self._core.call(self._store.add_conversation, row):
            found = await self._core.call(self._store.conversation_at, reference)
            if found is None or found.member != member:
                raise NotFoundError("conversation")
            row = found
        return self._listed(row)

    async def member_of(self, id: str) -> "str | None":
        """Whose conversation it is: for surfaces on which others may press its buttons. None for none."""
        row = await self._core.call(self._store.conversation, id)
        return None if row is None else row.member

    async def open(self, member: str, id: str, *, before: int = 0, limit: int = 100) -> View:
        """A conversation with a page of its messages: the newest, or those before the cursor `View.earlier` of another page."""
        await self._core.call(self._store.expire, self._core.clock())
        row = await self._own(member, id)
        # Before the messages: what ends in between is then seen as running, and looked at again.
        helpers = await self._helpers.of(id)
        limit = max(20, min(limit, MAX_PAGE))
        rows = await self._core.call(self._store.messages, id, before=before, limit=limit + 1)
        messages = await self._core.call(lambda: tuple(self._message(row, one) for one in rows[-limit:]))
        last = None if before else _last(messages)
        notice = last.notice if last is not None and last.state == BLOCKED else None
        return View(
            conversation=self._listed(row),
            messages=messages,
            earlier=rows[1].number if len(rows) > limit else 0,
            buttons=() if notice is None else notice.buttons,
            confirms_reset=notice is not None and notice.confirms_reset,
            can_retry=last is not None and last.state == FAILED,
            just_reset=row.fresh and not messages and not before and not row.draft,
            helpers=helpers,
            checked=self.is_checked(member),
            draft=self._core.shown(f"draft:{id}", row.draft, str, "") if row.draft else "",
        )

    async def send(self, member: str, id: str, text: str, *, wait: bool = True) -> View:
        """Send a message, 1 to `MAX_TEXT` characters. With `wait` the answer is there; without it the view says that it runs.

        A caller that goes away does not end the turn. Raises `BusyError` while another turn runs.
        """
        text = checked_text(text, "the message", MAX_TEXT)
        await self._own(member, id)
        turn, message = new_id("turn"), new_id("message")
        body = self._core.sealed(f"message:{id}:{message}", Spoken(text))
        row = MessageRow(message, id, MEMBER, RUNNING, self._core.clock(), turn, body, size=len(text))
        await self._run(id, turn, row, wait=wait)
        return await self.open(member, id)

    async def retry(self, member: str, id: str, *, wait: bool = True) -> View:
        """Try the last message again, where `View.can_retry` says so. Raises `ChatError`, `BusyError`."""
        if not (await self.open(member, id)).can_retry:
            raise ChatError("there is no failed message to try again", help="reload the page")
        await self._run(id, new_id("turn"), None, wait=wait)
        return await self.open(member, id)

    async def edit(self, member: str, id: str, *, keep: bool = False) -> str:
        """Take the blocked message out of the conversation; its text, to be put into an empty box.

        `keep`: it stays as `View.draft` until something is sent, so that no reload loses it; asking twice is then fine. Raises
        `ChatError` where `View.buttons` does not offer it.
        """
        view = await self.open(member, id, limit=MAX_PAGE)
        last = _last(view.messages)
        if last is None or EDIT not in view.buttons:
            if keep and view.draft:
                return view.draft
            raise ChatError("there is no message to take back", help="reload the page")
        draft = self._core.sealed(f"draft:{id}", last.text) if keep else ""
        if not await self._core.call(self._store.take_back, id, last.id, self._core.clock(), draft):
            raise BusyError
        return last.text

    async def reset(self, member: str, id: str) -> View:
        """Clear the messages, stop the turn and the helpers. Notes, files, routines and settings stay."""
        row = await self._own(member, id)
        running = self._running(id)
        await self._core.call(self._store.reset, id, self._core.clock())
        if row.title and not self._title(row).own:
            await self._core.call(self._store.set_title, id, "")
        await _cancelled(running)
        return await self.open(member, id)

    async def rename(self, member: str, id: str, title: str) -> Conversation:
        """Give a title of 1 to `MAX_TITLE` characters."""
        title = " ".join(checked_text(title, "the title", MAX_TITLE).split())
        await self._own(member, id)
        await self._core.call(self._store.set_title, id, self._core.sealed(f"title:{id}", Title(title, own=True)))
        return self._listed(await self._own(member, id))

    async def delete(self, member: str, id: str) -> None:
        """Delete a conversation with all that was said in it."""
        await self._own(member, id)
        running = self._running(id)
        await self._core.call(self._store.remove_conversation, id)
        await _cancelled(running)

    async def start_helper(self, member: str, id: str, task: str) -> View:
        """Start a background run; what it finds is added to the conversation. Raises `ChatError` while `MAX_HELPERS` run."""
        task = checked_text(task, "the task", MAX_TEXT)
        await self._core.call(self._store.expire, self._core.clock())
        await self._helpers.start(await self._own(member, id), task)
        return await self.open(member, id)

    async def forget(self, member: str) -> None:
        """Delete all that a member has in the chat."""
        await self._core.call(self._store.forget, member)

    async def prune(self, keep: float = 0.0) -> int:
        """Mark what was interrupted, delete conversations that stayed empty, and with `keep` those untouched for so many seconds."""
        await self._core.call(self._store.expire, self._core.clock())
        return await self._core.call(self._store.prune, self._core.clock(), keep)

    async def _own(self, member: str, id: str) -> ConversationRow:
        row = await self._core.call(self._store.conversation, id)
        if row is None or row.member != member:
            raise NotFoundError("conversation")
        return row

    async def _run(self, id: str, turn: str, message: MessageRow | None, *, wait: bool) -> None:
        begun: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            now = self._core.clock()
            beginning = asyncio.ensure_future(self._core.call(self._store.begin, id, turn, now, now + LEASE, message))
            try:
                started = await asyncio.shield(beginning)
            except asyncio.CancelledError:
                # The store goes on all the same: what it has begun is ended.
                begun.set_exception(BusyError())
                if await beginning:
                    await self._core.settle(self._store.end, id, turn, now, state=FAILED, judged=False)
                raise
            except Exception as exc:
                begun.set_exception(exc)
                return
            begun.set_result(started)
            if started:
                await Turn(self._core, id, turn).run()

        task = asyncio.create_task(work())
        self._turns[task] = id
        task.add_done_callback(lambda done: self._turns.pop(done, None))
        if not await asyncio.shield(begun):
            raise BusyError
        if wait:
            await asyncio.wait((task,))

    def _running(self, id: str) -> "list[asyncio.Task[None]]":
        return [*(task for task, of in self._turns.items() if of == id), *self._helpers.running(id)]

    def _title(self, row: ConversationRow) -> Title:
        untitled = Title(UNTITLED)
        return self._core.shown(f"title:{row.id}", row.title, Title, untitled) if row.title else untitled

    def _listed(self, row: ConversationRow) -> Conversation:
        return Conversation(row.id, self._title(row).text, row.surface, row.created, row.updated, bool(row.turn))

    def _message(self, row: ConversationRow, one: MessageRow) -> Message:
        core = self._core
        spoken = core.shown(f"message:{row.id}:{one.id}", one.body, Spoken, Spoken(SEALED_TEXT))
        ending = core.shown(f"ending:{row.id}:{one.turn}", one.notice, Ending, Ending()) if one.notice else Ending()
        notice: Notice | None = ending.notice
        error = ending.error or (INTERRUPTED_TEXT if one.state == FAILED else "")
        summarised = one.number <= row.summarised
        return Message(one.id, one.role, spoken.text, one.at, one.state, notice, error, spoken.task, summarised)


async def _cancelled(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks)


def _last(messages: "tuple[Message, ...]") -> "Message | None":
    """The member's newest message."""
    return next((one for one in reversed(messages) if one.role == MEMBER), None)
