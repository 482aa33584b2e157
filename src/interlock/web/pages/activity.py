"""Activity: the guard's verdicts as they come, what each means, and how a command would be judged."""

from typing import Any
from urllib.parse import urlencode

from starlette.responses import Response

from interlock.audit import search
from interlock.audit.search import Query
from interlock.guard import explain
from interlock.guard.challenge.show import visible
from interlock.hosts.registry import HOSTS
from interlock.web.page import READERS, Page, View, get, post
from interlock.web.pages import activity_check
from interlock.web.pages.audit_log_rows import Row, named, read, rows

ROWS = 50
#: Records that a page looks at, and those that each look for new ones does.
LOOKS = search.LOOKS
_FILTERS = ("decision", "host", "rule", "session")
_DECISIONS = (
    ("", "Any decision"),
    ("allow", "allow"),
    ("ask", "ask"),
    ("deny", "deny"),
    (search.WOULD, "let pass, would have been stopped"),
)


def show(view: View) -> Response:
    """The page."""
    return view.render("activity.html", **_list(view))


def live(view: View) -> Response:
    """The newest verdicts again, when there are new ones."""
    looked = view.number("looked")
    if not read(lambda: _news(view, looked)):
        return Response(status_code=204)
    return view.render("activity_live.html", **_list(view))


def _news(view: View, looked: int) -> bool:
    """Whether a verdict above that number passes the filter. Cheap: reads back to it only."""
    newer = search.Search(view.dashboard.state, _query(view), after=looked)
    return next(iter(newer), None) is not None or not newer.ended


def one(view: View) -> Response:
    """A verdict in words."""
    record = named(view)
    if record is None or record.get("event") != "verdict":
        return view.render(
            "error.html", 404, message="There is no such verdict.", help="The audit log has the records of other events."
        )
    told = explain.verdict(record)
    effects = told["effects"]
    return view.render(
        "activity_one.html",
        row=Row(record),
        reference=visible(str(told["id"] or "")),
        effects=[visible(str(effect)) for effect in effects] if isinstance(effects, list) else [],
        code=visible(str(told["code"] or "")),
        rules=_shown(told["rules"]),
    )


def _shown(found: object) -> "list[dict[str, str]]":
    """Rules with every text made visible."""
    return [
        {
            key: visible(str(rule.get(key) or ""))
            for key in ("id", "decision", "severity", "description", "human", "agent", "allow", "docs")
        }
        for rule in (found if isinstance(found, list) else [])
    ]


def _query(view: View) -> Query:
    return Query(
        part=search.GUARD,
        event="verdict",
        outcome=view.query("decision"),
        host=view.query("host"),
        rule=view.query("rule"),
        session=view.query("session"),
    )


def _list(view: View) -> dict[str, Any]:
    values = {name: view.query(name) for name in _FILTERS}
    before = view.number("before")
    state = view.dashboard.state
    # Before the search: what comes in between is then found by the next look.
    looked = read(lambda: search.newest_number(state))
    found = read(lambda: search.page(state, _query(view), before=before, limit=ROWS))
    link = urlencode({name: value for name, value in values.items() if value})
    return {
        "filters": values,
        "some": any(values.values()),
        "decisions": _DECISIONS,
        "hosts": HOSTS,
        "rows": rows(found.records),
        "found": found,
        "before": before,
        "looked": looked,
        "link": link,
        "live": f"/activity/live?poll=1&looked={looked}{'&' if link else ''}{link}",
    }


PAGE = Page(
    id="activity",
    title="Activity",
    path="/activity",
    section="Guard",
    actions=(
        get("/activity", show),
        get("/activity/live", live),
        get("/activity/check", activity_check.ask),
        post("/activity/check", activity_check.judge, READERS),
        get("/activity/{number}", one),
    ),
)
