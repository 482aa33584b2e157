"""The filter of the audit log: fields of the address, what they offer, and the query that they make."""

from urllib.parse import urlencode

from interlock.audit import search
from interlock.audit.search import Query
from interlock.audit.sinks.base import when
from interlock.hosts.registry import HOSTS
from interlock.inspection.sender import events
from interlock.model.errors import InterlockError
from interlock.web.auth import trail
from interlock.web.page import View, spoken

_GUARD_EVENTS = (
    "verdict",
    "result",
    "approval",
    "pause",
    "pause-ended",
    "policy-trust",
    "policy-untrust",
    "registration",
    "tool-pin",
    "tool-pins-accepted",
    "tools-pinned",
    "totp-enrolled",
    "totp-removed",
)
_SERVER_EVENTS = ("inspect.verdict", "inspect.replay")
_DASHBOARD_EVENTS = (
    trail.SIGNED_IN,
    trail.REFUSED,
    trail.ADDED,
    trail.REMOVED,
    trail.ROLE,
    trail.DISABLED,
    trail.ENABLED,
    trail.LINK,
    trail.PASSWORD,
    trail.CODES_ON,
    trail.CODES_OFF,
)
_TRAIL_EVENTS = ("head-lost", "sealed")
_TIMES = ("since", "until")
NAMES = ("part", "event", "outcome", "host", "rule", "team", "actor", "id", *_TIMES)
#: Of these, the ones that stand in the first line of the form.
_FIRST = ("part", "event", "outcome", "host")


class Filter:
    """What was asked for. Raises nothing: `errors` says which times could not be read."""

    __slots__ = ("errors", "query", "values")

    def __init__(self, view: View) -> None:
        self.values = {name: view.query(name) for name in NAMES}
        """Field -> what was typed."""
        self.errors: dict[str, str] = {}
        """Field -> what is wrong with it."""
        times = {name: self._time(name, view.now) for name in _TIMES}
        texts = {name: value for name, value in self.values.items() if name not in _TIMES}
        self.query = Query(since=times["since"], until=times["until"], **texts)
        """For the search."""

    def _time(self, name: str, now: float) -> float | None:
        text = self.values[name]
        if not text:
            return None
        try:
            return when(text, now)
        except InterlockError as exc:
            self.errors[name] = spoken(exc)
            return None

    @property
    def some(self) -> bool:
        """Whether anything is filtered."""
        return any(self.values.values())

    @property
    def more(self) -> bool:
        """Whether a field of the second line is set."""
        return any(value for name, value in self.values.items() if name not in _FIRST)

    def link(self, **more: object) -> str:
        """The address's query of this filter with further parameters."""
        return urlencode({name: value for name, value in {**self.values, **more}.items() if value})


def offers(view: View) -> "dict[str, list[tuple[str, str]]]":
    """Field -> (value, text) of its choices. Events of the sender are offered only while hooks are enabled for the team."""
    team = view.dashboard.team_of(view)
    sent = events.offered(view.dashboard.sender, team.team) if team else ()
    chosen = view.query("event")
    names = list(
        dict.fromkeys((*_GUARD_EVENTS, *_SERVER_EVENTS, *sent, *_DASHBOARD_EVENTS, *_TRAIL_EVENTS, *([chosen] if chosen else [])))
    )
    teams = [(one.team, one.name or one.team) for one in view.dashboard.sender.teams()]
    wanted = view.query("team")
    if wanted and wanted not in dict(teams):
        teams.append((wanted, wanted))
    return {
        "part": [("", "Any part"), *search.PARTS.items()],
        "event": [("", "Any event"), *((name, name) for name in names)],
        "outcome": [("", "Any outcome"), *search.OUTCOMES.items()],
        "team": [("", "Any team"), *teams],
        "host": [(host, host) for host in HOSTS],
    }
