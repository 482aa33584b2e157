"""Verdicts of the last 24 hours by part and outcome, counted from the trail's end; what was counted is not read again."""

import time
from collections import Counter

from interlock.audit import backwards, search
from interlock.audit.record import stamp

#: Records that one count looks at, at most.
LOOKS = 500_000
DAY = 86_400.0
#: Length of a time up to its minute.
_MINUTE = 16
_ALLOW = b'"allow"'
_OUTCOMES = ((b'"deny"', "deny"), (b'"ask"', "ask"))


class Counts:
    """What was counted at one moment."""

    __slots__ = ("hours", "last", "partial", "totals")

    def __init__(self, totals: "Counter[tuple[str, str]]", hours: "list[int]", last: "dict[str, str]", *, partial: bool) -> None:
        self.totals = totals
        """(part, outcome) -> verdicts."""
        self.hours = hours
        """Stopped, or would have been, in each of the last 24 hours, the oldest first."""
        self.last = last
        """Part -> time of its newest verdict, as the trail has it."""
        self.partial = partial
        """Whether there are more of this time than were looked at."""

    def of(self, part: str, outcome: str) -> int:
        """Verdicts of a part with that outcome."""
        return self.totals[part, outcome]


class Counter24:
    """Counts one trail. One thread at a time."""

    def __init__(self, state: str) -> None:
        self._state = state
        self._newest = 0
        self._minutes: dict[str, Counter[tuple[str, str]]] = {}
        self._last: dict[str, str] = {}
        self._partial_until = 0.0

    def count(self) -> Counts:
        """Look at what is new. Raises OSError."""
        now = time.time()
        first = stamp(now - DAY)
        looked, newest, ended = 0, self._newest, False
        fresh: dict[str, str] = {}
        minutes: dict[str, Counter[tuple[str, str]]] = {}
        for block in backwards.blocks(self._state):
            for line in reversed(block.splitlines()):
                number = backwards.number(line)
                at = backwards.stamp(line).decode("ascii", "replace")
                if (number and number <= self._newest) or (at and at < first) or looked >= LOOKS:
                    ended = True
                    break
                looked += 1
                newest = max(newest, number)
                found = _classified(line)
                if found is not None:
                    minutes.setdefault(at[:_MINUTE], Counter())[found] += 1
                    fresh.setdefault(found[0], at)
            if ended:
                break
        # Only now: a look that fails on its way is made again from where it began.
        for minute, counted in minutes.items():
            self._minutes.setdefault(minute, Counter()).update(counted)
        if looked >= LOOKS:
            self._partial_until = now + DAY
        self._newest = newest
        self._last.update(fresh)
        for minute in [minute for minute in self._minutes if minute < first[:_MINUTE]]:
            del self._minutes[minute]
        totals: Counter[tuple[str, str]] = Counter()
        hours = [0] * 24
        starts = [stamp(now - DAY + hour * 3600)[:_MINUTE] for hour in range(24)]
        for minute, counted in self._minutes.items():
            totals.update(counted)
            hour = max((index for index, start in enumerate(starts) if start <= minute), default=0)
            hours[hour] += sum(number for (_, outcome), number in counted.items() if outcome != "allow")
        return Counts(totals, hours, dict(self._last), partial=now < self._partial_until)


def _classified(line: bytes) -> "tuple[str, str] | None":
    """(part, outcome) of a verdict's line; None for anything else. Much faster than to parse it."""
    if b'"event":"verdict"' in line:
        part, key = search.GUARD, b'"decision":'
    elif b'"event":"inspect.verdict"' in line:
        part, key = search.SERVER, b'"action":'
    else:
        return None
    at = line.find(key)
    if at < 0 or b'"canary":true' in line:
        return None
    value = line[at + len(key) : at + len(key) + 8]
    if value.startswith(_ALLOW):
        would = (b'"would":' in line and b'"code":"approved"' not in line) or b'"would_deny":true' in line
        return part, search.WOULD if would else "allow"
    return next(((part, outcome) for text, outcome in _OUTCOMES if value.startswith(text)), None)
