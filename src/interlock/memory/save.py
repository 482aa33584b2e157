"""Putting a batch into the store. Every function here runs inside a transaction of the caller."""

from interlock.memory import digest, summary
from interlock.memory.batch import Batch
from interlock.model.session import CONTEXT, USER, Source, ToolUse
from interlock.storage.base import NewTurn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from interlock.storage.base import MemoryStore

#: Sessions that a project's digest draws on.
_SESSIONS = 6


class Saved:
    """What a save came to."""

    __slots__ = ("bad", "fresh", "session", "turns")

    def __init__(self) -> None:
        self.session = 0
        """Id of the session, 0 when nothing was stored."""
        self.turns = 0
        """New turns, injected context not counted."""
        self.fresh = False
        """Whether anything was taken in, tool calls alone included."""
        self.bad = 0
        """Lines that could not be understood."""


def batch(store: "MemoryStore", part: Batch, saved: Saved, hide: "Callable[[str], str] | None" = None) -> None:
    """Store one batch; adds to `saved`. What another process stored in the meantime is left out.

    `hide`: applied to what goes into title and summary, for these are told to later sessions.
    """
    known = store.turns.source(part.path)
    entries = part.entries
    position, lines, bad = part.end, part.lines, part.bad
    generation, tail = part.generation, part.tail
    if known is not None:
        if known.generation > part.generation:
            return
        if known.generation == part.generation:
            if part.end <= known.offset:
                return
            if part.start > known.offset:
                # A gap: an earlier record was lost. Keep the words, leave the position, so that the next read fills the gap.
                generation, position, tail = 0, known.offset, known.tail
                lines = bad = 0
            elif part.start < known.offset:
                entries = [entry for entry in entries if entry.start >= known.offset]
            lines += known.lines
            bad += known.bad
    projects = [store.turns.project(one, part.at) for one in part.projects]
    started = next((entry.time for entry in entries if entry.time is not None), part.at)
    session = store.turns.session(
        part.host, part.conversation, projects, parent=part.parent, title=_title(part, hide), at=part.at, started=started
    )
    source = Source(
        part.path,
        session,
        generation=generation,
        device=part.device,
        inode=part.inode,
        offset=position,
        tail=tail,
        lines=lines,
        bad=bad,
    )
    ids = store.turns.append(source, entries, part.at)
    if generation == 0 and known is not None:
        source.generation = known.generation
        store.turns.append(source, (), part.at)
    saved.session = session
    saved.turns += sum(1 for number in ids if entries[number].role != CONTEXT)
    saved.bad += part.bad
    if entries:
        saved.fresh = True
        known_text = store.notes.summary(session)
        found = summary.load(known_text) if known_text else summary.empty()
        summary.add(found, _hidden(entries, hide), ids)
        store.notes.set_summary(session, summary.dump(found), part.at)


def refresh_digests(store: "MemoryStore", session: int, at: float) -> None:
    """Prepare anew what the next session of this session's projects is told."""
    roots = {number: one.root for number, one in store.turns.projects()}
    for project in store.turns.session_projects(session):
        refresh_digest(store, project, roots.get(project, ""), at)


def refresh_digest(store: "MemoryStore", project: int, root: str, at: float) -> None:
    """Prepare anew what the next session of a project is told."""
    found = []
    for one, text in store.notes.summaries((project,), _SESSIONS):
        kept = store.turns.get_session(one, count=False)
        if kept is not None:
            found.append((kept, text))
    store.notes.set_digest(project, digest.render(found, store.notes.pins(project), root), at)


def write_diary(store: "MemoryStore", session: int, at: float) -> int:
    """A diary entry of what is new since the last one; answers its id, 0 when nothing is new."""
    after = store.notes.counter("diary", str(session))
    text, newest = digest.diary(summary.load(store.notes.summary(session)), after)
    if not text:
        return 0
    store.notes.count("diary", str(session), newest - after)
    return store.notes.add_diary(session, text, at)


def _title(part: Batch, hide: "Callable[[str], str] | None") -> str:
    text = part.title or next((entry.text for entry in part.entries if entry.role == USER and entry.text), "")
    return summary.title(hide(text) if hide else text)


def _hidden(entries: "list[NewTurn]", hide: "Callable[[str], str] | None") -> "list[NewTurn]":
    if hide is None:
        return entries
    return [
        NewTurn(
            one.role,
            hide(one.text),
            one.start,
            one.end,
            one.time,
            one.digest,
            [(ToolUse(tool.name, hide(tool.target)), digest) for tool, digest in one.tools],
        )
        for one in entries
    ]


def rebuild_summary(store: "MemoryStore", session: int, at: float, hide: "Callable[[str], str]") -> None:
    """Draw title and running summary anew from the stored turns, after some were forgotten. The diary keeps no word of them either."""
    found = summary.empty()
    tools: dict[int, list[tuple[ToolUse, bytes]]] = {}
    for turn, tool in store.turns.tools(session, 1_000_000):
        tools.setdefault(turn, []).append((tool, b""))
    turns = store.turns.turns(session, 0, 1_000_000)
    entries = [NewTurn(one.role, one.text, one.start, one.end, one.time, b"", tools.get(one.id, ())) for one in turns]
    summary.add(found, _hidden(entries, hide), {number: one.id for number, one in enumerate(turns)})
    store.notes.set_summary(session, summary.dump(found), at)
    first = next((one.text for one in turns if one.role == USER), "")
    store.turns.set_title(session, summary.title(hide(first)))
    store.notes.drop_diary(session)
    store.notes.drop_counter("diary", str(session))
