"""The health of a team's checks: content-free counts by minute, and what a panel shows of them."""

from collections.abc import Mapping

from msgspec import Struct

from interlock.inspection.sender.outcome import Allow, Answer, Deny
from interlock.inspection.sender.settings import decode
from interlock.inspection.sender.teams import unknown
from interlock.storage.sender_port import SenderStore, Tally

#: Upper bounds of the latency buckets in ms, about 12 % apart; the last one is past the longest deadline.
BOUNDS = tuple(round(1.122**step, 3) for step in range(1, 85))

ALLOWED = "allow"
DENIED = "deny"
FAILED = "fail"
_LATENCY = "ms"

# The words of the status.
HEALTHY = "Healthy"
TRIPPED = "Tripped"
NOT_ENFORCING = "Not enforcing"
NOT_CONFIGURED = "Not configured"


class Latency(Struct, frozen=True):
    """Verdict latency in ms; None without verdicts. Each is the upper bound of a bucket of 12 %."""

    p50: float | None
    """Median."""
    p95: float | None
    """95th percentile."""
    p99: float | None
    """99th percentile."""


class Health(Struct, frozen=True):
    """What the panel shows. Figures are of the workers that have reported: partial, as documented."""

    status: str
    """`HEALTHY`, `TRIPPED`, `NOT_ENFORCING` or `NOT_CONFIGURED`."""
    latency: Latency
    """Over the last hour."""
    verdicts: int
    """Verdicts in the last 24 hours."""
    failures_per_minute: float
    """Average of the last 2 minutes."""
    block_rate: float | None
    """Denials among the verdicts of the last 24 hours, 0 to 1; None without verdicts."""
    recent_errors: tuple[tuple[float, str, int | None], ...]
    """(Unix seconds, failure reason, HTTP status or None), the newest first."""
    minutes: tuple[tuple[int, int, int, int], ...]
    """(minute since 1970, allowed, denied, failed) of the last hour, oldest first, minutes without any left out."""


def add(tally: Tally, answer: Answer, now: float, ms: float) -> None:
    """Count one answer."""
    minute = int(now) // 60
    if isinstance(answer, Allow | Deny):
        _count(tally, minute, ALLOWED if isinstance(answer, Allow) else DENIED)
        _count(tally, minute, f"{_LATENCY}{_bucket(ms)}")
    else:
        _count(tally, minute, FAILED)
        tally.errors.append((now, answer.reason, answer.status))


def summary(
    counts: "Mapping[tuple[int, str], int]", errors: "tuple[tuple[float, str, int | None], ...]", status: str, now: float
) -> Health:
    """Counts of the last 24 hours, put into what is shown."""
    minute = int(now) // 60
    day: dict[str, int] = {}
    buckets = [0] * (len(BOUNDS) + 1)
    hour: dict[int, list[int]] = {}
    failures = 0
    for (at, what), count in counts.items():
        if at <= minute - 24 * 60:
            continue
        if what.startswith(_LATENCY):
            if at > minute - 60:
                buckets[int(what[len(_LATENCY) :])] += count
            continue
        day[what] = day.get(what, 0) + count
        if what == FAILED and minute - 2 <= at < minute:
            failures += count
        if at > minute - 60:
            hour.setdefault(at, [0, 0, 0])[(ALLOWED, DENIED, FAILED).index(what)] += count
    verdicts = day.get(ALLOWED, 0) + day.get(DENIED, 0)
    return Health(
        status=status,
        latency=Latency(_percentile(buckets, 0.5), _percentile(buckets, 0.95), _percentile(buckets, 0.99)),
        verdicts=verdicts,
        failures_per_minute=failures / 2,
        block_rate=day.get(DENIED, 0) / verdicts if verdicts else None,
        recent_errors=errors,
        minutes=tuple((at, *found) for at, found in sorted(hour.items())),  # type: ignore[misc]
    )


def of_team(store: SenderStore, team: str, now: float) -> Health:
    """The health of a team, from its store. Raises `InterlockError` when there is no such team."""
    row = store.team(team)
    if row is None:
        raise unknown(team)
    settings = decode(row.settings)
    breaker = store.breakers().get(team)
    if not settings.endpoint:
        status = NOT_CONFIGURED
    elif not settings.enforce:
        status = NOT_ENFORCING
    else:
        status = TRIPPED if breaker is not None and breaker.tripped else HEALTHY
    return summary(store.counts(team, int(now) // 60 - 24 * 60), tuple(store.errors(team)), status, now)


def _count(tally: Tally, minute: int, what: str) -> None:
    key = (minute, what)
    tally.counts[key] = tally.counts.get(key, 0) + 1


def _bucket(ms: float) -> int:
    from bisect import bisect_left

    return bisect_left(BOUNDS, ms)


def _percentile(buckets: list[int], share: float) -> float | None:
    total = sum(buckets)
    if not total:
        return None
    wanted, seen = share * total, 0
    for index, count in enumerate(buckets):
        seen += count
        if seen >= wanted:
            return BOUNDS[min(index, len(BOUNDS) - 1)]
    return BOUNDS[-1]
