"""Memory: search past sessions, read them, and let an administrator forget."""

import os

from starlette.responses import Response

from interlock.memory import spool
from interlock.memory.browse import sessions
from interlock.memory.drift import report
from interlock.memory.settings import load
from interlock.memory.shown import printable
from interlock.model.errors import InterlockError
from interlock.storage.base import Query
from interlock.web.page import ADMINS, Page, View, get, post
from interlock.web.pages import memory_forget, memory_session
from interlock.web.pages.memory_store import Memory, address, day, number_of, with_memory

#: Hits and sessions on one page, and hits of one search in all.
ROWS, MOST_HITS = 20, 200
#: Hits among which those of one session are looked for.
_MOST_IN_SESSION = 500
_DAY = 86_400.0


class Filters:
    """What the form asks for."""

    def __init__(self, view: View) -> None:
        """Reads the address. `error` names the first thing that is wrong with it."""
        self.query = view.query("q", 500)
        self.project = number_of(view.query("project"))
        self.host = view.query("host", 60)
        self.session = number_of(view.query("session").removeprefix("s"))
        self.since = view.query("from", 20)
        self.until = view.query("to", 20)
        self.skip = min(view.number("skip"), 1_000_000)
        self.start: float | None = None
        """Unix seconds, None without a bound."""
        self.end: float | None = None
        """Unix seconds, exclusive."""
        self.errors: dict[str, str] = {}
        """Field -> what is wrong."""
        for name, text in (("from", self.since), ("to", self.until)):
            try:
                found = day(text, text)
            except InterlockError as exc:
                self.errors[name] = f"{exc}; {exc.help}."
                continue
            if name == "from":
                self.start = found
            elif found is not None:
                self.end = found + _DAY

    @property
    def narrowed(self) -> bool:
        """Whether anything is filtered beside the query."""
        return bool(self.project or self.host or self.session or self.since or self.until)

    def link(self, skip: int) -> str:
        """The address of another part of the same list."""
        return address(
            "/memory",
            (
                ("q", self.query),
                ("project", self.project),
                ("host", self.host),
                ("session", self.session),
                ("from", self.since),
                ("to", self.until),
                ("skip", skip),
            ),
        )


def show(view: View, memory: Memory) -> Response:
    """Hits of a query, or the sessions, the newest first."""
    wanted = Filters(view)
    drift = report(memory.store)
    hosts = sorted({one.host for one in drift} | {session.host for session in memory.store.turns.sessions(None, ROWS)})
    rows: list[dict[str, object]] = []
    more = False
    if not wanted.errors:
        rows, more = _hits(memory, wanted) if wanted.query else _sessions(memory, wanted)
    totals = memory.store.turns.totals()
    newest = memory.store.turns.sessions(None, 1)
    path = os.path.join(memory.folder, "memory.db")
    return view.render(
        "memory.html",
        422 if wanted.errors else 200,
        wanted=wanted,
        rows=rows,
        older=wanted.link(wanted.skip + ROWS) if more and (not wanted.query or wanted.skip + ROWS < MOST_HITS) else "",
        newer=wanted.link(max(0, wanted.skip - ROWS)) if wanted.skip else "",
        projects=memory.project_options(),
        hosts=[("", "All hosts"), *((host, printable(host)) for host in hosts)],
        totals=totals,
        size=sum(os.path.getsize(path + end) for end in ("", "-wal") if os.path.exists(path + end)),
        host_names=[printable(host) for host in hosts],
        last=newest[0].updated if newest else 0.0,
        waiting=len(spool.waiting(os.path.join(memory.folder, "spool"))),
        drift=[printable(one.text()) for one in drift if one.suspicious],
        enabled=load(view.dashboard.state, os.environ).enabled,
    )


def _hits(memory: Memory, wanted: Filters) -> tuple[list[dict[str, object]], bool]:
    """A page of hits, the best first, and whether there are more."""
    asked = Query(
        wanted.query,
        projects=(wanted.project,) if wanted.project else None,
        limit=min(wanted.skip + ROWS + 1, MOST_HITS),
        host=wanted.host,
        since=wanted.start,
        until=wanted.end,
    )
    if wanted.session:
        session = memory.store.turns.get_session(wanted.session, count=False)
        if session is None:
            return [], False
        # The index knows no sessions: what can hold this one's turns is narrowed down as far as it goes.
        asked.limit = _MOST_IN_SESSION
        asked.host = wanted.host or session.host
        asked.projects = asked.projects or memory.store.turns.session_projects(session.id)[:1] or None
        asked.since = max(session.updated, wanted.start or 0.0)
        asked.until = min(session.started + 1.0, wanted.end or session.started + 1.0)
    hits = memory.store.index.search(asked)
    if wanted.session:
        hits = [hit for hit in hits if hit.turn.session == wanted.session]
    known: dict[int, dict[str, object]] = {}
    rows = []
    for hit in hits[wanted.skip : wanted.skip + ROWS]:
        turn = hit.turn
        if turn.session not in known:
            known[turn.session] = memory.session_row(memory.store.turns.get_session(turn.session, count=False))
        rows.append(
            {
                "turn": memory.turn_row(turn),
                "session": known[turn.session],
                "exact": hit.exact,
                "excerpt": memory.excerpt(turn, wanted.query),
                "link": address(f"/memory/session/{turn.session}", (("turn", turn.id), ("q", wanted.query))) + f"#t{turn.id}",
            }
        )
    return rows, len(hits) > wanted.skip + ROWS


def _sessions(memory: Memory, wanted: Filters) -> tuple[list[dict[str, object]], bool]:
    """A page of sessions, the newest first, and whether there are more."""
    if wanted.session:
        one = memory.store.turns.get_session(wanted.session)
        return ([memory.session_row(one)] if one is not None and one.turns else []), False
    found = sessions(
        memory.store,
        (wanted.project,) if wanted.project else None,
        host=wanted.host,
        since=wanted.start,
        until=wanted.end,
        most=wanted.skip + ROWS + 1,
    )
    return [memory.session_row(one) for one in found[wanted.skip : wanted.skip + ROWS]], len(found) > wanted.skip + ROWS


PAGE = Page(
    id="memory",
    title="Memory",
    path="/memory",
    section="Remember",
    actions=(
        get("/memory", with_memory(show)),
        get("/memory/session/{session}", with_memory(memory_session.show)),
        get("/memory/forget", with_memory(memory_forget.ask), ADMINS),
        post("/memory/forget", with_memory(memory_forget.forget), ADMINS),
    ),
    notices={"forgotten": "Forgotten. It is gone from the store, and reading its transcript again does not bring it back."},
)
