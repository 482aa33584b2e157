"""Overview: what needs a person now, and the state of the three parts."""

import functools
import hashlib
import time
from typing import Any

from starlette.responses import RedirectResponse, Response

from interlock import __version__, wiring
from interlock.audit import search
from interlock.audit.sinks.base import moment
from interlock.model.errors import USAGE, InterlockError
from interlock.storage.accounts_port import MEMBER
from interlock.web.page import EVERYBODY, READERS, Page, View, get, local_path, post
from interlock.web.pages import overview_machine as machine
from interlock.web.pages.overview_counts import Counter24
from interlock.web.pages.overview_kept import WAIT_SECONDS, Kept
from interlock.web.pages.overview_needs import needs, teams

#: Seconds for which what was found is good.
_COUNTS_SECONDS = 5.0
_MACHINE_SECONDS = 30.0
_MEMORY_SECONDS = 60.0
_STARTED = time.time()


class _Facts:
    """What the page keeps of one state folder."""

    def __init__(self, state: str) -> None:
        self.counts = Kept(Counter24(state).count, _COUNTS_SECONDS)
        self.machine = Kept(lambda: machine.look(state), _MACHINE_SECONDS)
        self.memory = Kept(lambda: machine.memory(state), _MEMORY_SECONDS)


_facts = functools.lru_cache(maxsize=4)(_Facts)


def show(view: View) -> Response:
    """The page; a member has only the chat."""
    if view.signed is not None and view.signed.account.role == MEMBER:
        return RedirectResponse("/chat", 303)
    found = _found(view)
    counts = found["counts"]
    return view.render(
        "overview.html", **found, chart=None if counts is None or not counts.totals else _chart(counts.hours, view.now)
    )


def live(view: View) -> Response:
    """What changes by itself, when it has changed."""
    found = _found(view)
    if found["seen"] == view.query("seen", 20):
        return Response(status_code=204)
    return view.render("overview_live.html", **found)


def _found(view: View) -> dict[str, Any]:
    """What the page shows. What takes long is waited for only a moment, and together."""
    state = view.dashboard.state
    facts = _facts(state)
    kept = (facts.counts, facts.machine, facts.memory)
    for one in kept:
        one.start()
    end = time.monotonic() + WAIT_SECONDS
    counts, found, memory = facts.counts.get(end), facts.machine.get(end), facts.memory.get(end)
    states, of_teams = teams(view)
    keys = _keys(state)
    newcomer = not (states or keys or memory or (found and found.hosts) or (counts and counts.last))
    shown: dict[str, Any] = {
        "newcomer": newcomer and found is not None and counts is not None,
        "needs": needs(view, of_teams, [] if found is None or newcomer else found.findings),
        "counts": counts,
        "parts": [(part, search.PARTS[part]) for part in (search.GUARD, search.SERVER)],
        "last": {part: moment({"time": at}) or 0.0 for part, at in counts.last.items()} if counts else {},
        "teams": states,
        "hosts": None if found is None else found.hosts,
        "memory": memory,
        "keys": keys,
        "version": __version__,
        "started": _STARTED,
    }
    told = (
        [(need.kind, need.text) for need in shown["needs"]],
        counts and sorted(counts.totals.items()),
        shown["last"],
        [(one.name, one.status, one.allowed, one.denied, one.failed) for one in states],
        found is None,
    )
    shown["seen"] = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    return shown


def _chart(hours: list[int], now: float) -> dict[str, object]:
    first = int(now) - 24 * 3600
    return {
        "x": [first + hour * 3600 for hour in range(24)],
        "lines": [{"label": "Stopped or would have been", "values": hours, "colour": "--chart-4"}],
        "unit": "",
    }


def _keys(state: str) -> int:
    """Signing keys of the security server."""
    try:
        store = wiring.open_key_store(state)
    except InterlockError:
        return 0
    try:
        return len(store.all_keys())
    finally:
        store.close()


def choose_team(view: View) -> Response:
    """Select a team for this session."""
    team = view.text("team", 200)
    if view.signed is None or view.dashboard.sender.team(team) is None:
        raise InterlockError("there is no such team", help="choose one from the list", exit_code=USAGE)
    view.dashboard.accounts.choose_team(view.signed.session.digest, team)
    return view.see_other(local_path(view.text("back", 200)))


PAGE = Page(
    id="overview",
    title="Overview",
    path="/",
    section="Start",
    actions=(get("/", show, EVERYBODY), get("/overview/live", live), post("/team", choose_team, READERS)),
)
