"""Counting stops, pending markers, and when a diary entry is due. Everything here runs inside a transaction of the caller."""

from interlock.memory import save
from interlock.storage.base import COMPACTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.memory.events import Event
    from interlock.storage.base import MemoryStore


class Told:
    """What is kept of an event so that it can be acted on later: plain values for the spool."""

    __slots__ = ("at", "conversation", "generation", "host", "interval", "name", "trigger", "why")

    def __init__(self, event: "Event", interval: int, at: float) -> None:
        self.host = event.host
        """Host id."""
        self.name = event.name
        """Event name."""
        self.conversation = event.conversation
        """Conversation id, may be ""."""
        self.generation = event.generation
        """Id of the turn, may be ""."""
        self.trigger = event.trigger
        """Trigger of a compaction, else ""."""
        self.interval = interval
        """Stops between two diary entries."""
        self.at = at
        """When it happened, seconds since the epoch."""
        self.why = ""
        """Why its transcript could not be read, "" when it was."""

    @property
    def key(self) -> str:
        """Name of this conversation's counters."""
        return f"{self.host}:{self.conversation}"

    def document(self) -> "dict[str, object]":
        """Plain values for JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


def told_of(document: "dict[str, object]") -> Told:
    """The event of a spooled document. Raises KeyError or ValueError when it is damaged."""
    told = Told.__new__(Told)
    for name in Told.__slots__:
        # Records of older versions lack the newest field.
        value = document.get(name, "") if name == "why" else document[name]
        if not isinstance(value, (int, float) if name in ("at", "interval") else str):
            raise ValueError(name)
        setattr(told, name, value)
    return told


def finish(store: "MemoryStore", told: Told, session: int) -> int:
    """What an event does beyond storing turns; answers the id of the diary entry it wrote, or 0.

    `session`: the session just written to, 0 when there was nothing to write.
    """
    if not told.conversation:
        return 0
    if told.name == "preCompact":
        store.notes.set_pending(told.host, told.conversation, told.trigger, told.generation, told.at)
        _note_compaction(store, told, session)
        return 0
    if told.name == "stop" and not _due(store, told):
        return 0
    if told.name not in ("stop", "sessionEnd"):
        return 0
    if not session:
        found = store.turns.find_session(told.host, told.conversation)
        session = found.id if found is not None else 0
    if not session:
        return 0
    entry = save.write_diary(store, session, told.at)
    if not told.why:
        # Nothing was saved by an event whose transcript could not be read: the marker waits for one that can.
        store.notes.clear_pending(told.host, told.conversation)
    return entry


def _note_compaction(store: "MemoryStore", told: Told, session: int) -> None:
    """Keep the newest turn of the session: what is older leaves the agent's sight now."""
    found = store.turns.find_session(told.host, told.conversation) if not session else None
    session = session or (found.id if found is not None else 0)
    newest = store.turns.newest(session, 1) if session else []
    if newest:
        store.notes.count(COMPACTED, str(session), newest[0].id - store.notes.counter(COMPACTED, str(session)))


def _due(store: "MemoryStore", told: Told) -> bool:
    """Count the stop; whether a diary entry is due."""
    if _ends_a_compaction(store, told):
        return store.notes.pending(told.host, told.conversation) is not None
    number = store.notes.count("stops", told.key)
    return number % max(told.interval, 1) == 0 or store.notes.pending(told.host, told.conversation) is not None


def _ends_a_compaction(store: "MemoryStore", told: Told) -> bool:
    """Whether Cursor raised this stop only because a person asked for a compaction: both carry the same generation id.

    The marker's generation is kept after the marker is cleared, for the stop can come twice where a hook is registered twice.
    """
    if not told.generation or told.generation == told.conversation:
        # Print mode gives every event of a run the conversation's id; it has no compaction by hand.
        return False
    pending = store.notes.pending(told.host, told.conversation)
    name = f"{told.key}:{told.generation}"
    if pending is not None and pending[0] == "manual" and pending[1] == told.generation:
        store.notes.count("compaction-stop", name)
        return True
    return store.notes.counter("compaction-stop", name) > 0
