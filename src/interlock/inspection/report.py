"""What was denied, and what shadow mode would have denied, from the audit trail: by rule, application, tool, actor."""

import calendar
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

#: Lines of one table.
MAX_LINES = 20
_NONE = "(none)"
#: Fields that name a request or an answer.
IDS = ("request_id", "webhook_id", "reference_id")


class Evidence:
    """What shadow mode says of one rule."""

    def __init__(self) -> None:
        self.frames = 0
        """Frames that the rule would have denied."""
        self.actors: set[str] = set()
        """Whom it would have met."""
        self.applications: set[str] = set()
        """In which applications."""
        self.newest = ""
        """Time of the newest, as it stands in the trail."""


class Report:
    """Counts over the verdicts since a moment."""

    def __init__(self) -> None:
        self.verdicts = 0
        """Frames judged."""
        self.denied = 0
        """Answered deny."""
        self.would_deny = 0
        """Answered allow in shadow mode although the policy denies."""
        self.by: dict[str, Counter[str]] = {name: Counter() for name in ("rule", "application", "place", "actor", "platform")}
        """What denies or would deny: a frame counts once for each of its rules and places."""
        self.reported: Counter[str] = Counter()
        """Findings that do not deny, by detector."""
        self.would: dict[str, Counter[str]] = {name: Counter() for name in self.by}
        """The part of `by` that is only would-be denials."""
        self.evidence: dict[str, Evidence] = {}
        """Rule -> what shadow mode says of it."""
        self.over_time: dict[int, tuple[int, int, int]] = {}
        """Number of a step since the start -> verdicts, denied, would be denied in it."""
        self.rows: list[Mapping[str, object]] = []
        """Would-be denials, the first of them as the rows came."""

    def share(self) -> float:
        """Share of frames that are, or would be, denied."""
        return (self.denied + self.would_deny) / self.verdicts if self.verdicts else 0.0

    def document(self) -> dict[str, object]:
        """For ``--json``."""
        return {
            "verdicts": self.verdicts,
            "denied": self.denied,
            "would_deny": self.would_deny,
            "share": round(self.share(), 6),
            **{"by_" + name: dict(counter.most_common(MAX_LINES)) for name, counter in self.by.items()},
            "reported": dict(self.reported.most_common(MAX_LINES)),
        }


def count(rows: Iterable[Mapping[str, object]], since: float, *, step: float = 0.0, listed: int = 0, id: str = "") -> Report:
    """The report over audit rows; `since` is Unix seconds.

    `step`: seconds that `Report.over_time` counts together, 0 for no such counts; `listed`: rows that `Report.rows` keeps at most, of the
    request or reference `id` where one is given.
    """
    report = Report()
    start = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(since))
    for row in rows:
        at = str(row.get("time", ""))
        if row.get("event") != "inspect.verdict" or at < start:
            continue
        report.verdicts += 1
        found = row.get("findings")
        findings = [item for item in found if isinstance(item, dict)] if isinstance(found, list) else []
        if findings:
            report.reported.update({str(item.get("detector", "")) for item in findings if not item.get("denies")})
        denied = row.get("action") == "deny"
        would = not denied and bool(row.get("would_deny"))
        report.denied += denied
        report.would_deny += would
        if step and (number := _step(at, since, step)) >= 0:
            seen = report.over_time.get(number, (0, 0, 0))
            report.over_time[number] = (seen[0] + 1, seen[1] + denied, seen[2] + would)
        if denied or would:
            _counted(report, row, findings, would=would)
        if would and len(report.rows) < listed and (not id or id in (row.get(name) for name in IDS)):
            report.rows.append(row)
    return report


def _counted(report: Report, row: Mapping[str, object], findings: list[dict[str, object]], *, would: bool) -> None:
    denying = [item for item in findings if item.get("denies")]
    rules = {str(item.get("detector", "")) for item in denying} or {_NONE}
    actor, application = str(row.get("actor_id") or _NONE), str(row.get("application") or _NONE)
    values = {
        "rule": rules,
        "application": {application},
        "place": {str(item.get("tool") or item.get("provenance") or _NONE) for item in denying} or {_NONE},
        "actor": {actor},
        "platform": {str(row.get("platform") or _NONE)},
    }
    for name, counter in report.by.items():
        counter.update(values[name])
        if would:
            report.would[name].update(values[name])
    for rule in rules if would else ():
        one = report.evidence.setdefault(rule, Evidence())
        one.frames += 1
        one.actors.add(actor)
        one.applications.add(application)
        one.newest = max(one.newest, str(row.get("time", "")))


def _step(at: str, since: float, step: float) -> int:
    """In which step after `since` a time of the trail lies, -1 for what is no time."""
    try:
        return int((_hour(at[:13]) + int(at[14:16]) * 60 + int(at[17:19]) - since) // step)
    except ValueError:
        return -1


@lru_cache(maxsize=1024)
def _hour(text: str) -> int:
    """Unix seconds of an hour such as ``2026-11-30T13``; parsing each time anew would be half of the counting. Raises ValueError."""
    return calendar.timegm(time.strptime(text, "%Y-%m-%dT%H"))


def day(text: str) -> float:
    """Unix seconds of a date such as 2026-11-30. Raises ValueError."""
    return float(calendar.timegm(time.strptime(text, "%Y-%m-%d")))
