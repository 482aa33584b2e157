"""Forgetting on the page: first exactly what would go, then for good."""

import hashlib
import logging
import os
from urllib.parse import urlencode

from starlette.responses import Response

from interlock.memory.forget import forget_for_good, matching
from interlock.memory.shown import printable
from interlock.model.errors import USAGE, InterlockError
from interlock.model.session import CONTEXT, Turn
from interlock.web.page import View
from interlock.web.pages.memory_store import Memory, missing, number_of

TURN, SESSION, PROJECT, TEXT, TEXT_SESSIONS = "turn", "session", "project", "text", "text-sessions"
#: Turns and sessions that the question lists, and turns of one session.
_LISTED, _ALL = 20, 10_000_000
#: Shorter texts stand in almost everything.
_SHORTEST = 3

log = logging.getLogger("interlock.dashboard")


class Choice:
    """What is to be forgotten, as it stands in the store now."""

    def __init__(self, memory: Memory, what: str, id: int, text: str, project: int) -> None:
        """`id`: of a turn, a session or a project; `text` and `project`: of what is chosen by its words. Raises `InterlockError`."""
        self.what, self.id, self.text, self.project = what, id, text, project
        turns = memory.store.turns
        self.turns: list[Turn] = []
        """What goes, by id."""
        self.pins: list[tuple[int, str]] = []
        """Pins that go."""
        if what == TURN:
            one = turns.turn(id)
            self.turns = [] if one is None else [one]
        elif what == SESSION:
            self.turns = turns.turns(id, 0, _ALL)
        elif what == PROJECT and id in memory.projects:
            self.turns = matching(memory.store, projects=(id,))
            self.pins = memory.store.notes.pins(id)
        elif what in (TEXT, TEXT_SESSIONS):
            if len(text) < _SHORTEST:
                raise InterlockError(
                    f"a text of fewer than {_SHORTEST} characters would forget almost everything",
                    help="search for a longer one",
                    exit_code=USAGE,
                )
            self.turns = matching(memory.store, projects=(project,) if project else None, text=text)
            if what == TEXT_SESSIONS:
                found = sorted({turn.session for turn in self.turns})
                self.turns = sorted((turn for one in found for turn in turns.turns(one, 0, _ALL)), key=lambda turn: turn.id)

    @property
    def fields(self) -> dict[str, str]:
        """What the form sends."""
        given = {"what": self.what, "id": str(self.id or ""), "q": self.text, "project": str(self.project or "")}
        return {name: value for name, value in given.items() if value}

    @property
    def mark(self) -> str:
        """Changes with what would go, so that nobody says yes to something else."""
        listed = ",".join([*(str(turn.id) for turn in self.turns), *(f"p{number}" for number, _ in self.pins)])
        return hashlib.sha256(f"{self.what}:{listed}".encode()).hexdigest()[:32]


def ask(view: View, memory: Memory) -> Response:
    """What would go, and the button."""
    found = Choice(
        memory, view.query("what", 20), number_of(view.query("id")), view.query("q", 500), number_of(view.query("project"))
    )
    return _question(view, memory, found, changed=False)


def forget(view: View, memory: Memory) -> Response:
    """Forget what was asked about. When it has changed since, ask again."""
    found = Choice(
        memory, view.text("what", 20), number_of(view.text("id", 200)), view.text("q", 500), number_of(view.text("project", 200))
    )
    if view.text("mark", 64) != found.mark:
        return _question(view, memory, found, changed=True)
    if not found.turns and not found.pins:
        return missing(view, "turn")
    sessions = {turn.session for turn in found.turns}
    copies = forget_for_good(
        memory.store, memory.folder, found.turns, [number for number, _ in found.pins], memory.hide, "dashboard"
    )
    log.info(
        "memory was forgotten",
        extra={
            "fields": {
                "account": view.account,
                "what": found.what,
                "turns": len(found.turns),
                "sessions": len(sessions),
                "pins": len(found.pins),
            }
        },
    )
    if copies:
        return view.render("memory_copies.html", turns=len(found.turns), copies=[printable(os.fspath(path)) for path in copies])
    if found.what == TURN and memory.store.turns.turns(found.turns[0].session, 0, 1):
        return view.see_other(f"/memory/session/{found.turns[0].session}", done="forgotten")
    return view.see_other("/memory", done="forgotten")


def _question(view: View, memory: Memory, found: Choice, *, changed: bool) -> Response:
    if not found.turns and not found.pins:
        if found.text:
            return view.render(
                "error.html",
                404,
                message=f"No turn holds “{printable(found.text)}” letter by letter.",
                help="A search finds words in other forms too; forget such turns one by one.",
            )
        if found.id in memory.projects and found.what == PROJECT:
            return view.render("error.html", 404, message="Nothing of this project is stored any more.", help="Choose another one.")
        return missing(view, {SESSION: "session", PROJECT: "project"}.get(found.what, "turn"))
    turns = memory.store.turns
    chosen = {turn.id for turn in found.turns}
    sessions = list(dict.fromkeys(turn.session for turn in found.turns))
    tools, elsewhere, whole = 0, 0, 0
    for session in sessions:
        tools += sum(1 for owner, _ in turns.tools(session, _ALL) if owner in chosen)
        whole += turns.get_session(session, count=False) is not None and not _left(memory, session, chosen)
        elsewhere += found.what == PROJECT and set(turns.session_projects(session)) != {found.id}
    context = sum(1 for turn in found.turns if turn.role == CONTEXT)
    project = memory.projects.get(found.id if found.what == PROJECT else found.project)
    other = {**found.fields, "what": TEXT_SESSIONS if found.what == TEXT else TEXT} if found.text else {}
    return view.render(
        "memory_forget.html",
        409 if changed else 200,
        found=found,
        changed=changed,
        spoken=len(found.turns) - context,
        context=context,
        tools=tools,
        sessions=len(sessions),
        whole=whole,
        elsewhere=elsewhere,
        characters=sum(len(turn.text) for turn in found.turns),
        project={"name": printable(project.name), "root": printable(project.root)} if project is not None else None,
        shown_text=printable(found.text),
        pins=[memory.clean(text) for _, text in found.pins],
        listed=[
            {**memory.turn_row(turn), "session": turn.session, "excerpt": memory.excerpt(turn, found.text, 200)}
            for turn in found.turns[:_LISTED]
        ],
        session_rows=[memory.session_row(turns.get_session(one)) for one in sessions[:_LISTED]],
        other=f"/memory/forget?{urlencode(other)}" if other else "",
    )


def _left(memory: Memory, session: int, chosen: set[int]) -> bool:
    """Whether anything of a session would stay."""
    return any(turn.id not in chosen for turn in memory.store.turns.turns(session, 0, _ALL))
