"""The port of the chat: conversations, what a member has kept, routines. Backends pass `tests/contract`.

Times are Unix seconds. Every field that says "sealed" holds a blob of `config.vault`; ids, times and states are plain.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

# States of a message, a helper and a run.
RUNNING = "running"
SENT = "sent"
BLOCKED = "blocked"
UNAVAILABLE = "unavailable"
FAILED = "failed"
DONE = "done"
STOPPED = "stopped"
SUCCEEDED = "succeeded"

#: Who speaks in a message.
MEMBER = "user"
ASSISTANT = "assistant"
HELPER = "helper"
SYSTEM = "system"

#: Runs of a routine that are kept.
KEEP_RUNS = 50
#: Seconds after which a conversation without messages is forgotten.
KEEP_EMPTY = 24 * 3600.0


class ConversationRow(NamedTuple):
    """A conversation."""

    id: str
    """Opaque and random; also the session id of its frames."""
    member: str
    """Whose it is."""
    surface: str
    """Where it is held, one of `inspection.sender.notices.SURFACES`."""
    reference: str
    """The surface's own name for it, e.g. a Slack thread; "" for none, otherwise of one conversation only."""
    created: float
    """When it was started."""
    updated: float
    """When it last changed."""
    title: str = ""
    """Sealed title, "" before it has one."""
    summary: str = ""
    """Sealed summary, "" for none."""
    summarised: int = 0
    """Number of the last message that the summary stands for."""
    fresh: bool = False
    """Whether nothing was judged since the last reset."""
    turn: str = ""
    """Id of the turn that runs, "" for none."""
    lease: float = 0.0
    """Until when that turn is taken to run without a sign of life."""
    last_turn: str = ""
    """Id of the newest turn."""
    draft: str = ""
    """Sealed text of the message that was taken back and is not sent again yet, "" for none."""
    again: bool = False
    """Whether the last reset has cleared a blocked conversation: one whose newest judged message was stopped."""


class MessageRow(NamedTuple):
    """A message."""

    id: str
    """Opaque and random."""
    conversation: str
    """Its conversation."""
    role: str
    """`MEMBER`, `ASSISTANT`, `HELPER` or `SYSTEM`."""
    state: str
    """`RUNNING`, `SENT`, `BLOCKED`, `UNAVAILABLE` or `FAILED`."""
    at: float
    """When it was written."""
    turn: str
    """Turn that it belongs to."""
    body: str
    """Sealed text."""
    notice: str = ""
    """Sealed notice or fault, "" for none."""
    size: int = 0
    """Characters of the text."""
    passed: bool = False
    """Whether the receiver has allowed a request with it."""
    number: int = 0
    """Order in the store; 0 before it is stored."""


class HelperRow(NamedTuple):
    """A background run of a conversation."""

    id: str
    """Opaque and random."""
    conversation: str
    """Its conversation."""
    turn: str
    """Turn whose share it follows."""
    state: str
    """`RUNNING`, `DONE`, `STOPPED` or `FAILED`."""
    started: float
    """When it began."""
    ended: float
    """When it ended, 0 while it runs."""
    lease: float
    """Until when it is taken to run without a sign of life."""
    body: str
    """Sealed task."""


class ItemRow(NamedTuple):
    """A memory note or a file of a member."""

    id: str
    """Opaque and random."""
    member: str
    """Whose it is."""
    kind: str
    """``note`` or ``file``."""
    created: float
    """When it was saved first."""
    size: int
    """Bytes of its text."""
    body: str
    """Sealed name, type and text."""
    passed: bool = False
    """Whether the receiver has allowed a request with it as it is."""


class RoutineRow(NamedTuple):
    """A prompt that is sent at set times."""

    id: str
    """Opaque and random."""
    member: str
    """Whose it is."""
    schedule: str
    """Written form of `inspection.chat.schedule.Schedule`."""
    on: bool
    """Whether it runs by itself."""
    due: float
    """When it runs next, 0 for by hand only."""
    created: float
    """When it was made."""
    body: str
    """Sealed name and prompt."""
    lease: float = 0.0
    """Until when the present run is taken to go on without a sign of life, 0 while none runs."""


class RunRow(NamedTuple):
    """One run of a routine."""

    id: str
    """Opaque and random."""
    routine: str
    """Its routine."""
    started: float
    """When it began."""
    ended: float
    """When it ended, 0 while it runs."""
    state: str
    """`RUNNING`, `SUCCEEDED` or `FAILED`."""
    body: str
    """Sealed title and text, "" while it runs."""


class ChatStore(ABC):
    """Every method is one transaction; any number of threads and processes share a store. Raises `StoreUnusable` when it is unusable.

    A turn, a helper and a run belong to whoever began them: what comes back after a reset, a deletion or an overdue lease changes nothing.
    """

    @abstractmethod
    def conversations(self, member: str, before: "tuple[float, str] | None" = None, limit: int = 50) -> Sequence[ConversationRow]:
        """A member's conversations, the newest first. `before`: (updated, id) of the last one that is known."""

    @abstractmethod
    def conversation(self, id: str) -> "ConversationRow | None":
        """One conversation."""

    @abstractmethod
    def conversation_at(self, reference: str) -> "ConversationRow | None":
        """The conversation with that reference."""

    @abstractmethod
    def add_conversation(self, row: ConversationRow) -> bool:
        """Store a new one; false when its reference is taken."""

    @abstractmethod
    def set_title(self, id: str, title: str) -> bool:
        """Set the sealed title; whether there is such a conversation."""

    @abstractmethod
    def set_summary(self, id: str, turn: str, summary: str, through: int) -> bool:
        """Set the sealed summary of the messages up to that number, while that turn runs."""

    @abstractmethod
    def remove_conversation(self, id: str) -> bool:
        """Delete it with all that belongs to it; whether there was one."""

    @abstractmethod
    def messages(self, conversation: str, *, after: int = 0, before: int = 0, limit: int = 0) -> Sequence[MessageRow]:
        """Messages with a number past `after` and below `before` (0: no bound), oldest first; the newest `limit` of them (0: all)."""

    @abstractmethod
    def begin(self, conversation: str, turn: str, now: float, lease: float, message: "MessageRow | None") -> bool:
        """Start a turn with a message, or with the failed one of the last turn (None).

        False when a turn runs whose lease is not over, when there is no such conversation, or no failed message to try again.
        A turn whose lease is over is marked failed first. A message takes the place of the draft.
        """

    @abstractmethod
    def renew(self, conversation: str, turn: str, lease: float) -> bool:
        """Prolong a running turn; false when it is no longer the running one."""

    @abstractmethod
    def end(
        self,
        conversation: str,
        turn: str,
        now: float,
        *,
        state: str,
        notice: str = "",
        reply: "MessageRow | None" = None,
        judged: bool = True,
    ) -> bool:
        """End a running turn: the state and sealed notice of its message, and the reply. `judged`: the reset is no longer fresh.

        False, and nothing is changed, when it is no longer the running one.
        """

    @abstractmethod
    def passed(self, conversation: str, through: int, items: Sequence[ItemRow]) -> None:
        """The receiver has allowed a request with the messages up to that number and these items (unless they have changed since)."""

    @abstractmethod
    def take_back(self, conversation: str, message: str, now: float, draft: str = "") -> bool:
        """Delete a message while no turn runs, and keep that draft; whether it was."""

    @abstractmethod
    def reset(self, conversation: str, now: float) -> bool:
        """Delete messages, draft, summary and helpers, end the turn; whether there is such a conversation."""

    @abstractmethod
    def helpers(self, conversation: str) -> Sequence[HelperRow]:
        """Helpers of a conversation, oldest first."""

    @abstractmethod
    def add_helper(self, row: HelperRow, most: int) -> bool:
        """Store a running helper; false when so many run already, or there is no such conversation."""

    @abstractmethod
    def renew_helper(self, id: str, lease: float) -> bool:
        """Prolong a running helper; false when it no longer runs."""

    @abstractmethod
    def end_helper(self, id: str, now: float, state: str, message: "MessageRow | None") -> bool:
        """End a running helper and add a message to its conversation; false, and nothing is changed, when it no longer runs."""

    @abstractmethod
    def items(self, member: str) -> Sequence[ItemRow]:
        """Notes and files of a member, oldest first."""

    @abstractmethod
    def add_item(self, row: ItemRow, most: int) -> bool:
        """Store a new one; false when the member has so many of that kind already."""

    @abstractmethod
    def change_item(self, row: ItemRow) -> bool:
        """Replace size and body of one of that id, member and kind; it has not passed any more. Whether there was one."""

    @abstractmethod
    def remove_item(self, member: str, id: str) -> bool:
        """Delete one; whether there was one."""

    @abstractmethod
    def routines(self, member: str) -> Sequence[RoutineRow]:
        """Routines of a member, oldest first."""

    @abstractmethod
    def routine(self, id: str) -> "RoutineRow | None":
        """One routine."""

    @abstractmethod
    def add_routine(self, row: RoutineRow, most: int) -> bool:
        """Store a new one; false when the member has so many already."""

    @abstractmethod
    def change_routine(self, row: RoutineRow) -> bool:
        """Replace schedule, switch, due time and body of one of that id and member; whether there was one."""

    @abstractmethod
    def remove_routine(self, member: str, id: str) -> bool:
        """Delete one with its runs; whether there was one."""

    @abstractmethod
    def due(self, now: float, limit: int = 20) -> Sequence[RoutineRow]:
        """Routines that are on, due and not running, the longest due first."""

    @abstractmethod
    def claim(self, routine: RoutineRow, run: RunRow, *, now: float, due: float, lease: float) -> bool:
        """Begin a run of a routine as it was read, set its next due time; true for exactly one of all who try.

        False too when it runs already, or was changed or deleted since it was read.
        """

    @abstractmethod
    def renew_run(self, run: str, lease: float) -> bool:
        """Prolong a run; false when it no longer runs."""

    @abstractmethod
    def end_run(self, run: str, now: float, state: str, body: str) -> bool:
        """End a run; false when it no longer runs. Only the newest `KEEP_RUNS` of the routine stay."""

    @abstractmethod
    def runs(self, routine: str, limit: int = KEEP_RUNS) -> Sequence[RunRow]:
        """Runs of a routine, the newest first."""

    @abstractmethod
    def expire(self, now: float) -> int:
        """Mark turns, helpers and runs failed whose lease is over; how many."""

    @abstractmethod
    def forget(self, member: str) -> None:
        """Delete all that a member has."""

    @abstractmethod
    def prune(self, now: float, keep: float = 0.0) -> int:
        """Delete conversations that are empty and untouched for `KEEP_EMPTY` seconds, and with `keep` those untouched for so long.

        How many.
        """

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
