"""Words that reach the store without a transcript: an agent's diary, and conversations of other programs' exports.

Each conversation has a source of its own whose name is no path. It is read from its start every time, so that what is written
again adds nothing, and what was forgotten stays away.
"""

from interlock.memory import capture, save
from interlock.memory.batch import Batch
from interlock.memory.privacy import Filter
from interlock.model.session import ASSISTANT, Entry, Project

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from interlock.storage.base import MemoryStore

#: Host id of what agents write by themselves.
OWN = "interlock"

#: What the source of such words begins with, where a transcript has its path.
SCHEME = "import:"

_DIARY = "Diary that agents wrote"


def source_name(host: str, conversation: str) -> str:
    """Name of the source of a conversation without a transcript."""
    return f"{SCHEME}{host}/{conversation}"


def store_conversation(
    store: "MemoryStore",
    key: bytes,
    *,
    host: str,
    conversation: str,
    title: str,
    projects: "tuple[Project, ...]",
    entries: "Sequence[Entry]",
    clean: Filter,
    at: float,
    hide: "Callable[[str], str] | None" = None,
) -> save.Saved:
    """Store a whole conversation; runs inside a transaction of the caller. Only what is not there yet is added."""
    name = source_name(host, conversation)
    known = store.turns.source(name)
    size = entries[-1].end if entries else 0
    saved = save.Saved()
    part = Batch(
        host=host,
        conversation=conversation,
        parent="",
        projects=projects,
        path=name,
        device=0,
        inode=0,
        generation=1 if known is None else known.generation + 1,
        start=0,
        end=size,
        tail=b"",
        lines=len(entries),
        bad=0,
        title=clean.text(title),
        entries=capture.cleaned(entries, clean, host, conversation, key),
        at=at,
        verbatim=clean.verbatim,
    )
    save.batch(store, part, saved, hide)
    return saved


def write_diary(store: "MemoryStore", key: bytes, project: Project, text: str, clean: Filter, at: float) -> int:
    """Add an entry to the diary of a project; answers its turn id, 0 when nothing of the text may be kept.

    The same text again is the same entry. Runs inside a transaction of the caller.
    """
    entry = Entry(ASSISTANT, text.strip(), 0, len(text), at)
    conversation = "diary:" + project.key
    saved = store_conversation(
        store,
        key,
        host=OWN,
        conversation=conversation,
        title=_DIARY,
        projects=(project,),
        entries=[entry],
        clean=clean,
        at=at,
        hide=None,
    )
    if not saved.session:
        return 0
    kept = clean.text(text)
    for turn in store.turns.newest(saved.session, 10_000):
        if turn.text == kept:
            save.refresh_digests(store, saved.session, at)
            return turn.id
    return 0


def diary_session(store: "MemoryStore", project: Project) -> int:
    """Id of the session that holds a project's diary, or 0."""
    found = store.turns.find_session(OWN, "diary:" + project.key)
    return found.id if found is not None else 0
