"""What needs a person now."""

import os

from interlock.doctor.base import FAIL, SKIP, WARN, Result
from interlock.guard import pause
from interlock.guard.challenge.show import visible
from interlock.guard.faults import AUDIT_MARK
from interlock.inspection.sender import health
from interlock.model.errors import InterlockError
from interlock.web.page import View
from interlock.web.pages import audit_log_chain as chain
from interlock.web.templates import ago

#: Teams that are looked at.
TEAMS = 50
#: Findings of the doctor that are shown at once.
FINDINGS = 5
#: Seconds for which a failure of an endpoint is news.
RECENT = 600.0


class Need:
    """One thing to do."""

    __slots__ = ("command", "kind", "link", "link_text", "text")

    def __init__(self, kind: str, text: str, link: str = "", link_text: str = "", command: str = "") -> None:
        self.kind = kind
        """``bad`` or ``warn``."""
        self.text = text
        """One sentence."""
        self.link = link
        """Page where it is dealt with, "" for none."""
        self.link_text = link_text
        self.command = command
        """Command that deals with it, "" for none."""


class TeamState:
    """One team of the sender as the overview shows it."""

    __slots__ = ("allowed", "denied", "failed", "kind", "name", "status")

    def __init__(self, name: str, status: str, allowed: int, denied: int, failed: int) -> None:
        self.name = name
        self.status = status
        """A status word of `health`."""
        self.kind = {health.HEALTHY: "good", health.TRIPPED: "bad", health.UNREADABLE: "bad", health.PAUSED: "warn"}.get(status, "")
        """Kind of its badge."""
        self.allowed = allowed
        """Verdicts of the last 24 hours."""
        self.denied = denied
        self.failed = failed


def needs(view: View, of_teams: "list[Need]", findings: "list[Result]") -> list[Need]:
    """All of it, the most pressing first. `of_teams`: as `teams` found; `findings`: what the doctor has, [] while that is not known."""
    return [*_approvals(view), *of_teams, *_trail(view), *_paused(view), *_doctor(findings)]


def teams(view: View) -> "tuple[list[TeamState], list[Need]]":
    """The first teams of the sender, and what they need."""
    store, now = view.dashboard.sender, view.now
    every = store.teams()
    listed = every[:TEAMS]
    breakers = store.breakers()
    for_all = store.paused()
    states = []
    found = []
    if for_all and listed:
        found.append(
            Need("warn", "The kill switch for all teams is on: no model request is checked.", "/inference-hooks", "Inference hooks")
        )
    for team in listed:
        name = visible(team.name or team.team)
        status, notice = health.status_of(team, view.dashboard.teams, breakers.get(team.team), paused=for_all)
        allowed = denied = failed = 0
        for (_, what), count in store.counts(team.team, int(now) // 60 - health.DAY + 1).items():
            if what == health.ALLOWED:
                allowed += count
            elif what == health.DENIED:
                denied += count
            elif what.startswith(health.FAILED):
                failed += count
        states.append(TeamState(name, status, allowed, denied, failed))
        text = ""
        if status == health.TRIPPED:
            text = f"The breaker of team {name} is tripped: its endpoint is not asked, its mode decides."
        elif status == health.UNREADABLE:
            text = f"Team {name} is not checked: {visible(notice)}"
        elif status == health.PAUSED and not for_all:
            text = f"The kill switch of team {name} is on: its model requests are not checked."
        elif status == health.HEALTHY:
            recent = [error for error in store.errors(team.team) if error[0] > now - RECENT]
            if recent:
                text = f"The endpoint of team {name} failed {ago(now - recent[0][0])} ago ({visible(recent[0][1])})."
        if text:
            kind = "warn" if status == health.PAUSED else "bad"
            found.append(Need(kind, text, "/inference-hooks", "Inference hooks"))
    if len(every) > TEAMS:
        found.append(
            Need("warn", f"Only the first {TEAMS} of {len(every)} teams are looked at here.", command="interlock inspect health")
        )
    return states, found


def _approvals(view: View) -> list[Need]:
    try:
        with view.dashboard.approvals() as store:
            open_now = store.requests(view.now)
    except InterlockError as exc:
        return [Need("bad", f"The queue of approvals cannot be read: {exc}.", command=exc.help or "interlock doctor")]
    if not open_now:
        return []
    oldest = ago(max(0.0, view.now - open_now[0].created))
    many = len(open_now)
    text = "A tool call waits" if many == 1 else f"{many} tool calls wait"
    return [Need("bad", f"{text} for approval, the oldest for {oldest}.", "/approvals", "Answer")]


def _trail(view: View) -> list[Need]:
    found = []
    state = view.dashboard.state
    if os.path.exists(os.path.join(state, AUDIT_MARK)):
        found.append(Need("bad", "A verdict could not be recorded in the audit trail.", command="interlock doctor"))
    checked = chain.last(state)
    if checked is not None and checked.broken:
        text = checked.error or f"The audit trail is not what was written ({visible(checked.problems[0].text)})"
        found.append(Need("bad", f"{text}.", "/audit", "Audit log"))
    return found


def _paused(view: View) -> list[Need]:
    found = pause.read(view.dashboard.state)
    if found is None or not found.start <= view.now < found.end:
        return []
    left = ago(found.end - view.now)
    return [Need("warn", f"The guard is paused for another {left} (by {visible(found.by)}).", command="interlock guard resume")]


def _doctor(findings: "list[Result]") -> list[Need]:
    wrong = [one for one in findings if one.status not in (SKIP, "ok")]
    wrong.sort(key=lambda one: one.status != FAIL)
    shown = [
        Need(
            "warn" if one.status == WARN else "bad",
            f"{visible(one.detail)[:1].upper()}{visible(one.detail)[1:]}.",
            command=visible(one.mend),
        )
        for one in wrong[:FINDINGS]
    ]
    if len(wrong) > FINDINGS:
        shown.append(Need("warn", f"The doctor has {len(wrong) - FINDINGS} more findings.", command="interlock doctor"))
    return shown
