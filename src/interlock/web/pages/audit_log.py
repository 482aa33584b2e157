"""Audit log: the one trail of all parts, newest first, with filters, the state of its chain, and an export of what the filter shows."""

import json
import time
from collections.abc import Iterator
from itertools import islice

from starlette.responses import Response, StreamingResponse

from interlock.audit import search
from interlock.audit.search import Search
from interlock.audit.sinks.base import Record, known
from interlock.audit.sinks.forms import FORMS, lines
from interlock.guard.challenge.show import visible
from interlock.model.errors import USAGE, InterlockError
from interlock.web.page import READERS, Page, View, get, local_path, post
from interlock.web.pages import audit_log_chain as chain
from interlock.web.pages.audit_log_filter import Filter, offers
from interlock.web.pages.audit_log_rows import Row, fields, named, read, rows

ROWS = 50
#: Records of one export, and records that it looks at.
EXPORT_ROWS = 100_000
EXPORT_LOOKS = 2_000_000
#: Characters of an export that are sent at once.
_CHUNK = 64 * 1024
#: Form of an export -> what it is called.
_FORM_NAMES = {
    "jsonl": "JSON Lines",
    "csv": "CSV, for a spreadsheet",
    "ocsf": "OCSF",
    "ecs": "Elastic Common Schema",
    "syslog": "syslog (RFC 5424)",
}


def show(view: View) -> Response:
    """The page."""
    chosen = Filter(view)
    found = search.Found([], 0, given_up=False, looked=0, at="")
    if not chosen.errors:
        found = read(lambda: search.page(view.dashboard.state, chosen.query, before=view.number("before"), limit=ROWS))
    return view.render(
        "audit_log.html",
        422 if chosen.errors else 200,
        chosen=chosen,
        offers=offers(view),
        found=found,
        rows=rows(found.records),
        before=view.number("before"),
        chain=chain.last(view.dashboard.state),
        forms=list(_FORM_NAMES.items()),
        most=EXPORT_ROWS,
        looks=EXPORT_LOOKS,
    )


def one(view: View) -> Response:
    """One record with all its fields and what else the trail has about the same request."""
    record = named(view)
    if record is None:
        return view.render(
            "error.html",
            404,
            message="There is no such record.",
            help="Records are counted from 1; the newest stand on the first page.",
        )
    joined = read(lambda: search.joined(view.dashboard.state, record))
    return view.render(
        "audit_log_one.html",
        row=Row(record),
        fields=fields(record),
        joined=rows(joined),
        text=visible(json.dumps(known(record), ensure_ascii=False, indent=2), lines=True),
        explained=record.get("event") == "verdict",
    )


def verify(view: View) -> Response:
    """Look at the whole chain, then show what was found."""
    done = chain.check(view.dashboard.state, view.now)
    back = local_path(view.text("back", 2_000))
    return view.see_other(back if back.startswith("/audit?") else "/audit", "checked" if done else "busy")


def export(view: View) -> Response:
    """What the filter shows as a file, newest first; at most `EXPORT_ROWS` records of the newest `EXPORT_LOOKS`."""
    form = view.query("form", 20)
    if form not in FORMS:
        raise InterlockError("there is no such form of an export", help="choose one from the list", exit_code=USAGE)
    chosen = Filter(view)
    if chosen.errors:
        return show(view)
    media, ending = FORMS[form]
    name = f"interlock-audit-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime(view.now))}.{ending}"
    found = islice(Search(view.dashboard.state, chosen.query, looks=EXPORT_LOOKS), EXPORT_ROWS)
    return StreamingResponse(
        _chunks(form, found), media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def _chunks(form: str, records: Iterator[Record]) -> Iterator[bytes]:
    gathered: list[str] = []
    size = 0
    for line in lines(form, records):
        gathered.append(line + "\n")
        size += len(line)
        if size >= _CHUNK:
            yield "".join(gathered).encode("utf-8", "backslashreplace")
            gathered.clear()
            size = 0
    yield "".join(gathered).encode("utf-8", "backslashreplace")


PAGE = Page(
    id="audit_log",
    title="Audit log",
    path="/audit",
    section="Inspect",
    team=True,
    actions=(
        get("/audit", show),
        get("/audit/export", export),
        get("/audit/{number}", one),
        post("/audit/verify", verify, READERS),
    ),
    notices={
        "checked": "The chain was checked: the result stands below the filter.",
        "busy": "The chain is being checked already. Reload the page in a moment.",
    },
)
