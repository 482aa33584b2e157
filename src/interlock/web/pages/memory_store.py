"""What the memory's pages share: the open store for one request, what its words look like, and what is said when it cannot be used."""

import datetime
import os
import sqlite3
from collections.abc import Callable, Sequence
from urllib.parse import urlencode

from starlette.responses import Response

from interlock.memory import key as keys
from interlock.memory.excerpt import excerpt, terms
from interlock.memory.redaction import redactor
from interlock.memory.run import take_spool
from interlock.memory.shown import PLAIN, parts, pattern, printable
from interlock.model.errors import USAGE, InterlockError
from interlock.model.session import ASSISTANT, USER, Session, Turn
from interlock.storage.base import MemoryStore, StoreBusy, StoreUnusable
from interlock.web.page import View

#: Role -> who spoke.
WHO = {USER: "Person", ASSISTANT: "Agent"}
#: Characters of a turn on a page.
MOST_SHOWN = 40_000
#: Characters and lines from which on a turn is folded.
_LONG, _LINES = 1_500, 24
_FOLDED = 240

#: A text as (kind, words); see `interlock.memory.shown.parts`.
Parts = list[tuple[str, str]]


class Memory:
    """The store while one request is answered."""

    def __init__(self, store: MemoryStore, state: str) -> None:
        self.store = store
        """The open store."""
        self.folder = folder_of(state)
        """Memory's folder."""
        self.hide = redactor(keys.load(self.folder))
        """Takes credentials out once more: words may be from a time when `verbatim` was on."""
        self.projects = dict(store.turns.projects())
        """Id -> project."""

    def clean(self, text: str) -> str:
        """The text as it may be shown."""
        return printable(self.hide(text).encode("utf-8", "replace").decode("utf-8"))

    def session_row(self, session: "Session | None") -> dict[str, object]:
        """What a page tells of a session."""
        if session is None:
            return {
                "id": 0,
                "title": "a session that is gone",
                "host": "",
                "projects": [],
                "started": 0.0,
                "updated": 0.0,
                "turns": 0,
            }
        known = [self.projects[one] for one in self.store.turns.session_projects(session.id) if one in self.projects]
        return {
            "id": session.id,
            "title": self.clean(session.title) or "untitled",
            "host": printable(session.host),
            "conversation": printable(session.conversation),
            "parent": printable(session.parent),
            "projects": [{"name": printable(one.name), "root": printable(one.root)} for one in known],
            "started": session.started,
            "updated": session.updated,
            "turns": session.turns,
        }

    def turn_row(self, turn: Turn, query: str = "", *, whole: bool = False) -> dict[str, object]:
        """What a page tells of a turn. A long one has `head` besides `parts`, unless the `whole` is to stand open."""
        text = self.clean(turn.text)
        found = pattern(terms(query)) if query else None
        long = len(text) > _LONG or text.count("\n") >= _LINES or turn.role not in WHO
        return {
            "id": turn.id,
            "role": turn.role if turn.role in WHO else "context",
            "who": WHO.get(turn.role, "Added by the host"),
            "time": turn.time or 0.0,
            "size": len(text),
            "parts": parts(text[:MOST_SHOWN], found),
            "cut": max(0, len(text) - MOST_SHOWN),
            "head": parts(" ".join(text[:_FOLDED].split()) + ("…" if len(text) > _FOLDED else "")) if long else [],
            "open": whole,
        }

    def excerpt(self, turn: Turn, query: str, size: int = 420) -> Parts:
        """The part of a turn that shows why it was found."""
        wanted = terms(query)
        words, _ = excerpt(self.clean(turn.text), wanted, size)
        return parts("\n".join(line.rstrip() for line in words.splitlines() if line.strip()), pattern(wanted)) or [(PLAIN, "")]

    def project_options(self) -> list[tuple[str, str]]:
        """(id, name) of each project, by name; the folder too where two have the same name."""
        names = [one.name for one in self.projects.values()]
        listed = [
            (str(number), printable(one.name if names.count(one.name) == 1 else f"{one.name} ({one.root})"))
            for number, one in self.projects.items()
        ]
        return [("", "All projects"), *sorted(listed, key=lambda one: one[1].lower())]


def folder_of(state: str) -> str:
    """Memory's folder."""
    return os.path.join(state, "memory")


def exists(view: View) -> bool:
    """Whether anything was ever stored. Opening the store would make it."""
    return os.path.exists(os.path.join(folder_of(view.dashboard.state), "memory.db"))


def with_memory(handler: Callable[[View, Memory], Response]) -> Callable[[View], Response]:
    """A handler that is given the open store, with what hooks left in the spool taken in; faults of the store become a page."""

    def run(view: View) -> Response:
        if not exists(view):
            return view.render("memory_empty.html")
        try:
            with view.dashboard.memory() as store:
                memory = Memory(store, view.dashboard.state)
                try:
                    take_spool(os.path.join(memory.folder, "spool"), store)
                except StoreBusy:
                    if view.request.method == "POST":
                        raise
                return handler(view, memory)
        except StoreBusy:
            return _busy(view)
        except StoreUnusable as exc:
            return view.render("memory_fault.html", 503, message=_sentence(str(exc)), help=_sentence(exc.help or "Run:"))
        except (sqlite3.Error, OSError) as exc:
            if isinstance(exc, sqlite3.OperationalError) and ("locked" in str(exc) or "busy" in str(exc)):
                return _busy(view)
            # The text of such a fault can quote what it was about.
            return view.render(
                "memory_fault.html",
                503,
                message=f"The memory store cannot be read ({type(exc).__name__}): it may be damaged.",
                help="Nothing was changed. To see what is wrong, and to mend it after a copy was made:",
            )

    return run


def _busy(view: View) -> Response:
    return view.render(
        "memory_fault.html",
        503,
        message="Another process has held the memory store for 5 seconds.",
        help="Reload the page in a moment. If it stays so, run:",
    )


def number_of(text: str) -> int:
    """An id of a page's address, 0 for anything that is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 18 else 0


def day(text: str, name: str) -> "float | None":
    """Start of a day in UTC as Unix seconds, None for "". Raises `InterlockError`."""
    if not text:
        return None
    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=datetime.UTC).timestamp()
    except ValueError as exc:
        raise InterlockError(f"'{name}' is not a day", help="write it as 2026-11-30", exit_code=USAGE) from exc


def address(path: str, values: "Sequence[tuple[str, object]]") -> str:
    """A path of ours with the parameters that have a value."""
    given = [(name, value) for name, value in values if value not in ("", 0, None)]
    return f"{path}?{urlencode(given)}" if given else path


def missing(view: View, what: str) -> Response:
    """The answer where something is not in memory, or not any more."""
    return view.render(
        "error.html", 404, message=f"There is no such {what} in memory.", help="It may have been forgotten. Search for it again."
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
