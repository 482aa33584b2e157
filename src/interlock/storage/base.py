"""The ports of the memory store. Another backend is one folder here that passes `tests/contract`.

`abc` is loaded by the interpreter itself, so these classes cost a hook nothing; `typing` would cost it 10 ms.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

from interlock.model.errors import InterlockError
from interlock.model.session import Hit, Project, Session, Source, ToolUse, Turn

#: Counters whose key is a session and whose value is its newest turn at the last compaction.
COMPACTED = "compacted"


class StoreBusy(Exception):  # noqa: N818 - names a state, not a fault
    """Another process held the store longer than the caller can wait. The caller spools."""


class StoreUnusable(InterlockError):  # noqa: N818 - as StoreBusy
    """The store cannot be opened: written by a newer version, damaged, or not writable."""


class NewTurn:
    """An entry ready to be stored: already redacted."""

    __slots__ = ("digest", "end", "role", "start", "text", "time", "tools")

    def __init__(
        self,
        role: str,
        text: str,
        start: int,
        end: int,
        time: "float | None",
        digest: bytes,
        tools: "Sequence[tuple[ToolUse, bytes]]" = (),
    ) -> None:
        self.role = role
        """See `interlock.model.session`."""
        self.text = text
        """Redacted words; "" for a line of tool calls alone (then no turn is stored)."""
        self.start = start
        """First byte in the file."""
        self.end = end
        """One past the last byte."""
        self.time = time
        """Seconds since the epoch or None."""
        self.digest = digest
        """Keyed digest of role and unredacted words: what makes two turns the same."""
        self.tools = tools
        """Tool calls with their digests."""


class Writing(ABC):
    """A transaction: all of it is durable once the block ends, or nothing of it when the block raises."""

    @abstractmethod
    def __enter__(self) -> None:
        """Start. Raises `StoreBusy` when the wait is over."""

    @abstractmethod
    def __exit__(self, kind: object, value: object, trace: object) -> None:
        """Commit to the disk, or roll back when the block raised."""


class TurnStore(ABC):
    """Sources, projects, sessions, turns and tool events. Every changing method runs inside `MemoryStore.writing`."""

    @abstractmethod
    def source(self, path: str) -> "Source | None":
        """How far this file has been read, or None when it was never seen."""

    @abstractmethod
    def project(self, identity: Project, at: float) -> int:
        """Id of the project, stored when new. All keys of `identity` lead to the same project from then on."""

    @abstractmethod
    def find_projects(self, keys: Iterable[str]) -> "tuple[int, ...]":
        """Ids of the projects known under any of these keys, in that order."""

    @abstractmethod
    def projects(self) -> "list[tuple[int, Project]]":
        """All projects, oldest first."""

    @abstractmethod
    def session(
        self,
        host: str,
        conversation: str,
        projects: "Sequence[int]",
        *,
        parent: str = "",
        title: str = "",
        at: float,
        started: float,
    ) -> int:
        """Id of the session, stored when new; adds the projects, fills an empty title, moves `updated` on to `at` and `started` back."""

    @abstractmethod
    def find_session(self, host: str, conversation: str) -> "Session | None":
        """The session of that conversation, or None."""

    @abstractmethod
    def get_session(self, session: int, *, count: bool = True) -> "Session | None":
        """The session with that id, or None. Counting the turns of a long one takes milliseconds: a stop asks without `count`."""

    @abstractmethod
    def set_title(self, session: int, title: str) -> None:
        """Replace a session's title."""

    @abstractmethod
    def session_projects(self, session: int) -> "tuple[int, ...]":
        """Projects of a session, the main one first."""

    @abstractmethod
    def sessions(self, projects: "Sequence[int] | None", limit: int) -> "list[Session]":
        """Newest sessions of any of these projects (None: of all)."""

    @abstractmethod
    def append(self, source: Source, entries: "Sequence[NewTurn]", at: float) -> "dict[int, int]":
        """Store entries read from `source` and its new position; answers the id of each new turn by its place in `entries`.

        A turn is new when its digest, counted by occurrence within this generation of the file, is not yet in the session and
        not forgotten. So a file read twice, or under two names, adds nothing.
        """

    @abstractmethod
    def turn(self, turn: int) -> "Turn | None":
        """The turn with that id, or None."""

    @abstractmethod
    def turns(self, session: int, after: int = 0, limit: int = 1000) -> "list[Turn]":
        """Turns of a session in order, with an id above `after`, context lines included."""

    @abstractmethod
    def newest(self, session: int, limit: int) -> "list[Turn]":
        """The last turns of a session, the newest first."""

    @abstractmethod
    def tools(self, session: int, limit: int = 1000) -> "list[tuple[int, ToolUse]]":
        """Tool calls of a session in order, each with the id of the turn it belongs to (0: before any)."""

    @abstractmethod
    def forget(self, turns: "Sequence[int]", reason: str, at: float, also: "Iterable[bytes]" = ()) -> int:
        """Delete these turns and bar them from coming back; answers how many there were. Tool calls go with the turn they hang on.

        `also`: other digests to bar. Where the last turn of a session goes, its remaining tool calls go too.
        """

    @abstractmethod
    def source_counts(self) -> "list[tuple[str, Source, int]]":
        """Every source with the host of its session and how many turns came from it, injected context included."""

    @abstractmethod
    def totals(self) -> "dict[str, int]":
        """Counts: projects, sessions, turns, tool_events, diary, sources, tombstones, lines, bad_lines, text_bytes."""


class NoteStore(ABC):
    """Counters, pending markers, summaries, diary, digests and pins. Changes run inside `MemoryStore.writing`."""

    @abstractmethod
    def count(self, name: str, key: str, add: int = 1) -> int:
        """Add to a counter; answers its new value."""

    @abstractmethod
    def counter(self, name: str, key: str) -> int:
        """Value of a counter, 0 when never used."""

    @abstractmethod
    def drop_counter(self, name: str, key: str) -> None:
        """Forget a counter."""

    @abstractmethod
    def set_pending(self, host: str, conversation: str, trigger: str, generation: str, at: float) -> None:
        """Mark a conversation: its next stop writes a diary entry."""

    @abstractmethod
    def pending(self, host: str, conversation: str) -> "tuple[str, str] | None":
        """Trigger and generation of the marker, or None."""

    @abstractmethod
    def clear_pending(self, host: str, conversation: str) -> None:
        """Remove the marker."""

    @abstractmethod
    def set_summary(self, session: int, text: str, at: float) -> None:
        """Replace the running summary of a session (a JSON document)."""

    @abstractmethod
    def summary(self, session: int) -> str:
        """Running summary, or ""."""

    @abstractmethod
    def summaries(self, projects: "Sequence[int]", limit: int) -> "list[tuple[int, str]]":
        """Session id and running summary of the newest sessions of any of these projects."""

    @abstractmethod
    def add_diary(self, session: int, text: str, at: float) -> int:
        """Write a diary entry; answers its id."""

    @abstractmethod
    def diary(self, projects: "Sequence[int] | None", limit: int) -> "list[tuple[int, int, float, str]]":
        """Newest entries: id, session id, time, text."""

    @abstractmethod
    def drop_diary(self, session: int) -> None:
        """Remove a session's diary entries."""

    @abstractmethod
    def set_digest(self, project: int, text: str, at: float) -> None:
        """Replace what a new session of this project is told."""

    @abstractmethod
    def digests(self, keys: "Sequence[str]") -> "list[str]":
        """Digests of the projects known under these keys, in that order, each once."""

    @abstractmethod
    def pin(self, project: int, text: str, at: float) -> int:
        """Keep a fact for a project; answers its id."""

    @abstractmethod
    def drop_pin(self, pin: int) -> int:
        """Remove a pin; answers the id of its project, 0 when there was none."""

    @abstractmethod
    def pins(self, project: int) -> "list[tuple[int, str]]":
        """Id and text of a project's pins, oldest first."""


class Query:
    """What to look for."""

    __slots__ = ("compacted", "file", "host", "limit", "projects", "role", "since", "text", "tool", "until")

    def __init__(
        self,
        text: str,
        *,
        projects: "tuple[int, ...] | None" = None,
        limit: int = 20,
        role: str = "",
        host: str = "",
        since: "float | None" = None,
        until: "float | None" = None,
        file: str = "",
        tool: str = "",
        compacted: bool = False,
    ) -> None:
        self.text = text
        """Words and identifiers as a person types them; no operators."""
        self.projects = projects
        """Only turns of these projects; None: of all."""
        self.limit = limit
        """At most so many hits."""
        self.role = role
        """Only this role; "" for both."""
        self.host = host
        """Only this host; "" for all."""
        self.since = since
        """Only sessions active at or after this time."""
        self.until = until
        """Only sessions begun before this time."""
        self.file = file
        """Only turns followed by a tool call whose target holds this part of a path; "" for all."""
        self.tool = tool
        """Only turns followed by a call of this tool; "" for all."""
        self.compacted = compacted
        """Only turns that a compaction took out of the agent's sight: those said before the last one of their session."""


class SearchIndex(ABC):
    """Full-text search. Derived from the turns: it can be thrown away and built again."""

    @abstractmethod
    def catch_up(self, step: "Callable[[int, int], None] | None" = None) -> int:
        """Index what was stored since the last call; answers how many turns. Hooks never call it. `step`: told turns done and in all."""

    @abstractmethod
    def rebuild(self, step: "Callable[[int, int], None] | None" = None) -> int:
        """Build the index anew; answers how many turns were looked at."""

    @abstractmethod
    def deepen(self, seconds: float, step: "Callable[[int, int], None] | None" = None) -> int:
        """Make the vectors of the ``semantic`` extra for turns that have none, the newest first; answers how many are left.

        Slow by nature: for idle times, never in a hook. Ends after about `seconds`. `step`: told turns done and in all. 0 without the extra.
        """

    @abstractmethod
    def search(self, query: Query) -> "list[Hit]":
        """Best turns first; those that hold an identifier of the query letter by letter come before all others."""


class MemoryStore(ABC):
    """A backend: its parts share one transaction."""

    turns: TurnStore
    """Sources, sessions, turns."""
    notes: NoteStore
    """Counters, diary, digests."""
    index: SearchIndex
    """Search."""

    @abstractmethod
    def writing(self) -> Writing:
        """A transaction for use with ``with``. Not reentrant."""

    def settle(self) -> "list[str]":
        """Leave nothing of what was deleted in logs; outside of a transaction.

        Answers the names of files beside the store that hold older states of it; a person may delete them. Raises nothing.
        """
        return []

    @abstractmethod
    def check(self) -> "list[str]":
        """Faults found in the store's own structure; empty when sound."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
