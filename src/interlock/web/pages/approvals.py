"""Approvals: questions of the guard arrive here while the page is open, and are answered.

An administrator's open page is somebody who can be asked: hooks wait for it. A viewer's is not.
"""

import re
from collections.abc import Sequence
from typing import Any

from starlette.responses import Response

from interlock.guard.challenge import dashboard, totp
from interlock.model.errors import InterlockError
from interlock.storage.approvals_port import OPEN, ApprovalStore, Request
from interlock.web.page import Page, View, get, post
from interlock.web.pages.approvals_shown import Shown, clock, fingerprint, headline, make

#: Open requests that are shown at once; the oldest ones.
MOST = 20
#: Rows of the ended ones.
ROWS = 25
_ID = re.compile(r"[a-z0-9]{1,32}")

_UNUSABLE = "The queue of requests cannot be used, so nothing can be answered here."


class List:
    """What the live part shows."""

    __slots__ = ("drawn", "error", "help", "items", "more", "seen")

    def __init__(self, items: "Sequence[Shown]", more: int, seen: str, drawn: float, error: str = "", help: str = "") -> None:
        self.items = items
        """In the order in which they came to the page: nothing moves under a pointer."""
        self.more = more
        """Open ones that are not shown yet."""
        self.seen = seen
        """Changes with what is shown."""
        self.drawn = int(drawn * 1000)
        """Unix milliseconds when it was made."""
        self.error = error
        """Why nothing can be shown."""
        self.help = help

    @property
    def ids(self) -> str:
        """The order, for the next look."""
        return ",".join(item.id for item in self.items)

    @property
    def count(self) -> int:
        """Open requests."""
        return sum(item.open for item in self.items) + self.more

    @property
    def headline(self) -> str:
        """For screen readers."""
        return _UNUSABLE if self.error else headline(self.items)


class Wrong:
    """An answer that did not count: what to say, and what was typed."""

    __slots__ = ("id", "in_code", "reason", "text")

    def __init__(self, id: str, text: str, reason: str = "", *, in_code: bool = False) -> None:
        self.id = id
        self.text = text
        self.reason = reason
        self.in_code = in_code
        """Whether it belongs to the field of the code."""


def show(view: View) -> Response:
    """The page."""
    return _page(view)


def live(view: View) -> Response:
    """The open requests again, when they changed; and the note that somebody is here."""
    seen = view.query("seen", 40)
    known = [name for name in view.query("ids", 800).split(",") if _ID.fullmatch(name)][:MOST]
    found = _open(view, known, listen=view.is_admin and view.is_fragment and view.query("poll") == "1")
    if found.seen == seen:
        return Response(status_code=204)
    return view.render("approvals_live.html", list=found, **_shared(view))


def one(view: View) -> Response:
    """One request in full."""
    try:
        with view.dashboard.approvals() as store:
            store.prune(view.now)
            found = store.get(view.part("id").lower())
    except InterlockError as exc:
        return _broken(view, exc)
    if found is None:
        return view.render("error.html", 404, message="There is no such request.", help="It may have ended more than a day ago.")
    return _one(view, found)


def answer(view: View) -> Response:
    """Take an answer."""
    asked, approve = view.text("id", 32), view.text("answer", 10) == "approve"
    if not approve and view.text("answer", 10) != "deny":
        raise InterlockError("an answer is 'approve' or 'deny'", help="use the buttons of the page")
    reason, alone = view.text("reason", 500), view.text("alone", 1) == "1"
    drawn = view.text("at", 20)
    try:
        with view.dashboard.approvals() as store:
            outcome = dashboard.answer(
                store,
                view.dashboard.state,
                asked,
                approve=approve,
                account=view.account,
                seen=(view.text("digest", 200), view.text("preview", 200)),
                drawn=int(drawn) / 1000 if drawn.isascii() and drawn.isdigit() else view.now,
                now=view.now,
                reason="" if approve else reason,
                code=view.text("code", 20),
            )
    except InterlockError as exc:
        return _broken(view, exc)
    except OSError as exc:
        return _again(view, Wrong(asked, f"The answer could not be recorded, so it was not given: {exc.strerror}."), 503, None)
    found = outcome.found
    if outcome.code == dashboard.DONE and found is not None:
        waits = found.waited > view.now
        return view.see_other("/approvals", "denied" if not approve else "approved" if waits else "passes")
    wrong = Wrong(asked, _words(outcome, view.now), reason, in_code=outcome.code == dashboard.CODE)
    status = {dashboard.CODE: 422, dashboard.GONE: 404}.get(outcome.code, 409)
    return _again(view, wrong, status, found if alone else None)


def _words(outcome: dashboard.Outcome, now: float) -> str:
    """Why an answer did not count."""
    if outcome.code == dashboard.CODE:
        return outcome.text
    if outcome.found is None:
        return "There is no such request any more. Nothing was answered."
    item = make(outcome.found, now)
    if outcome.code == dashboard.EARLY:
        return f"The page had changed just before you pressed the button, so {item.id} was not answered. Look at it again."
    if outcome.code == dashboard.UNREADABLE:
        return f"{item.id} cannot be shown as a whole, so it cannot be approved."
    if outcome.code == dashboard.CHANGED:
        return f"What {item.id} would do has changed since it was shown, so it was not answered. Look at it again."
    who = f" by {item.actor}" if item.actor else ""
    return f"{item.id} had ended before your answer came: {item.verdict}{who}. Nothing was changed."


def _page(view: View, wrong: "Wrong | None" = None, status: int = 200) -> Response:
    found = _open(view, [])
    ended: Sequence[Shown] = ()
    older = ""
    if not found.error:
        try:
            with view.dashboard.approvals() as store:
                ended, older = _ended(store, view.query("before", 32), view.now)
        except InterlockError as exc:
            return _broken(view, exc)
    status = 503 if found.error and status == 200 else status
    return view.render(
        "approvals.html", status, list=found, ended=ended, older=older, before=view.query("before", 32), **_shared(view, wrong)
    )


def _one(view: View, found: Request, wrong: "Wrong | None" = None, status: int = 200) -> Response:
    return view.render(
        "approvals_one.html", status, item=make(found, view.now, 0), drawn=int(view.now * 1000), **_shared(view, wrong)
    )


def _again(view: View, wrong: Wrong, status: int, alone: "Request | None") -> Response:
    return _page(view, wrong, status) if alone is None else _one(view, alone, wrong, status)


def _broken(view: View, exc: InterlockError) -> Response:
    return view.render("error.html", 503, message=f"{_UNUSABLE} {exc}.", help=exc.help or "")


def _shared(view: View, wrong: "Wrong | None" = None) -> "dict[str, Any]":
    """What every template of the page needs."""
    return {"coded": totp.enrolled(view.dashboard.state), "wrong": wrong, "clock": clock}


def _open(view: View, known: "list[str]", *, listen: bool = False) -> List:
    """Those that the page has already, in its order, then new ones, oldest first."""
    now = view.now
    coded = totp.enrolled(view.dashboard.state)
    try:
        with view.dashboard.approvals() as store:
            if listen:
                assert view.signed is not None
                dashboard.listen(store, view.signed.session.digest[:16], now)
            store.prune(now)
            waiting = {found.id: found for found in store.requests(now)}
            shown = [found for found in (waiting.pop(name, None) or store.get(name) for name in dict.fromkeys(known)) if found]
    except InterlockError as exc:
        return List((), 0, fingerprint((), "broken", str(exc)), now, str(exc), exc.help or "")
    # Ended ones stay where they are, and make room only for new ones.
    fresh = list(waiting.values())
    spare = len(shown) + len(fresh) - MOST
    for found in [found for found in shown if found.state != OPEN][: max(0, spare)]:
        shown.remove(found)
    room = MOST - len(shown)
    items = [make(found, now) for found in (*shown, *fresh[:room])]
    more = max(0, len(fresh) - room)
    return List(items, more, fingerprint(items, more, coded, view.is_admin), now)


def _ended(store: ApprovalStore, before: str, now: float) -> "tuple[list[Shown], str]":
    """A page of those that ended, the newest first, from after the id `before` on; and the id for the next page."""
    found = [one for one in store.requests(now, every=True) if one.state != OPEN]
    found.sort(key=lambda one: (one.decided, one.id), reverse=True)
    start = next((at + 1 for at, one in enumerate(found) if one.id == before), 0)
    rows = found[start : start + ROWS]
    return [make(one, now) for one in rows], rows[-1].id if len(found) > start + ROWS else ""


PAGE = Page(
    id="approvals",
    title="Approvals",
    path="/approvals",
    section="Guard",
    actions=(
        get("/approvals", show),
        get("/approvals/live", live),
        get("/approvals/{id}", one),
        post("/approvals/answer", answer),
    ),
    notices={
        "approved": "Approved once: the agent goes on.",
        "passes": "Approved once, for the next 10 minutes: let the agent try again.",
        "denied": "Denied: the agent is told so.",
    },
)
