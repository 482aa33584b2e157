"""What was denied, and what shadow mode would have denied, from the audit trail: by rule, application, tool, actor."""

import calendar
import time
from collections import Counter
from collections.abc import Iterable, Mapping

#: Lines of one table.
MAX_LINES = 20
_NONE = "(none)"


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


def count(rows: Iterable[Mapping[str, object]], since: float) -> Report:
    """The report over audit rows; `since` is Unix seconds."""
    report = Report()
    start = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(since))
    for row in rows:
        if row.get("event") != "inspect.verdict" or str(row.get("time", "")) < start:
            continue
        report.verdicts += 1
        found = row.get("findings")
        findings = [item for item in found if isinstance(item, dict)] if isinstance(found, list) else []
        report.reported.update({str(item.get("detector", "")) for item in findings if not item.get("denies")})
        if row.get("action") == "deny":
            report.denied += 1
        elif row.get("would_deny"):
            report.would_deny += 1
        else:
            continue
        denying = [item for item in findings if item.get("denies")]
        report.by["rule"].update({str(item.get("detector", "")) for item in denying} or {_NONE})
        report.by["place"].update({str(item.get("tool") or item.get("provenance") or _NONE) for item in denying} or {_NONE})
        report.by["application"][str(row.get("application") or _NONE)] += 1
        report.by["actor"][str(row.get("actor_id") or _NONE)] += 1
        report.by["platform"][str(row.get("platform") or _NONE)] += 1
    return report


def day(text: str) -> float:
    """Unix seconds of a date such as 2026-11-30. Raises ValueError."""
    return float(calendar.timegm(time.strptime(text, "%Y-%m-%d")))
