"""The health of a team's checks: content-free counts by minute, and what a panel shows of them."""

from bisect import bisect_left
from collections.abc import Sequence

from msgspec import Struct

from interlock.inspection.sender import snapshot
from interlock.inspection.sender.outcome import Allow, Answer, Deny
from interlock.inspection.sender.teams import Teams, unknown
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import Breaker, SenderStore, Tally, Team

#: Upper bounds of the latency buckets in ms, about 12 % apart; the last one is past the longest deadline.
BOUNDS = tuple(round(1.122**step, 3) for step in range(1, 85))

# What is counted by minute; a failure with its reason, `fail:timeout`.
ALLOWED = "allow"
DENIED = "deny"
FAILED = "fail"
_LATENCY = "ms"
#: Stands for the reason of failures that were counted without one.
NO_REASON = "unknown"

# The words of the status. The last two are ours: the documents have none for them.
HEALTHY = "Healthy"
TRIPPED = "Tripped"
NOT_ENFORCING = "Not enforcing"
NOT_CONFIGURED = "Not configured"
PAUSED = "Paused"
UNREADABLE = "Unreadable"

#: The longest time that `series` looks back, in minutes.
DAY = 24 * 60


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
    """`UNREADABLE`, `NOT_CONFIGURED`, `NOT_ENFORCING`, `PAUSED`, `TRIPPED` or `HEALTHY`: the first that is so."""
    notice: str
    """Why and what to do when it is `UNREADABLE`, else ""."""
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


class Series(Struct, frozen=True):
    """What charts show: columns of one length, oldest first. None is a gap: no worker has reported a check in that time."""

    step: int
    """Minutes of one column."""
    times: tuple[int, ...]
    """When each begins, in Unix seconds; the last one is still running."""
    p50: tuple[float | None, ...]
    """Verdict latency in ms, median."""
    p95: tuple[float | None, ...]
    """95th percentile."""
    p99: tuple[float | None, ...]
    """99th percentile."""
    allowed: tuple[int | None, ...]
    """Verdicts that allow."""
    denied: tuple[int | None, ...]
    """Verdicts that deny."""
    failed: tuple[float | None, ...]
    """Failures a minute, all reasons."""
    failures: dict[str, tuple[float | None, ...]]
    """Failures a minute by reason; only reasons that occurred."""
    block_rate: tuple[float | None, ...]
    """Denials among the verdicts, 0 to 1; None without verdicts."""


def add(tally: Tally, answer: Answer, now: float, ms: float) -> None:
    """Count one answer."""
    minute = int(now) // 60
    if isinstance(answer, Allow | Deny):
        _count(tally, minute, ALLOWED if isinstance(answer, Allow) else DENIED)
        _count(tally, minute, f"{_LATENCY}{_bucket(ms)}")
    else:
        _count(tally, minute, f"{FAILED}:{answer.reason}")
        tally.errors.append((now, answer.reason, answer.status))


def status_of(row: Team, teams: Teams, breaker: Breaker | None, *, paused: bool) -> tuple[str, str]:
    """(status word, notice). `paused`: the kill switch for all."""
    try:
        state = snapshot.state_of(row, teams, breaker, paused=paused)
    except snapshot.UNUSABLE as exc:
        text = f"{exc}; {exc.help}" if isinstance(exc, InterlockError) and exc.help else str(exc)
        return UNREADABLE, f"nothing of '{row.team}' is checked: {text}"
    if state.endpoint is None or state.key is None:
        return NOT_CONFIGURED, ""
    if not state.settings.enforce:
        return NOT_ENFORCING, ""
    if state.paused:
        return PAUSED, ""
    return (TRIPPED if state.tripped else HEALTHY), ""


def of_team(store: SenderStore, teams: Teams, team: str, now: float) -> Health:
    """The health of a team, from its store. Raises `InterlockError` when there is no such team."""
    row = store.team(team)
    if row is None:
        raise unknown(team)
    status, notice = status_of(row, teams, store.breakers().get(team), paused=store.paused())
    minute = int(now) // 60
    day = _Bucket()
    # Added up by the store: a busy day has tens of thousands of counts.
    for (_, what), count in store.counts(team, minute - DAY + 1, DAY).items():
        day.add(what, count)
    hour = _Bucket()
    failures = 0
    for (at, what), count in store.counts(team, minute - 59).items():
        hour.add(what, count)
        if what.startswith(FAILED) and minute - 2 <= at < minute:
            failures += count
    return Health(
        status=status,
        notice=notice,
        latency=Latency(hour.percentile(0.5), hour.percentile(0.95), hour.percentile(0.99)),
        verdicts=day.verdicts,
        failures_per_minute=failures / 2,
        block_rate=day.block_rate,
        recent_errors=tuple(store.errors(team)),
    )


def series(store: SenderStore, team: str, now: float, minutes: int = 60, step: int = 1) -> Series:
    """What was counted in the last minutes, in columns of `step` minutes; at most a day.

    Columns begin at multiples of their length, so that they stay the same from one call to the next. Raises ValueError for a length of
    time that is not 1 to `DAY` minutes or no multiple of `step`; `InterlockError` when the store is unusable.
    """
    if not 1 <= minutes <= DAY or step < 1 or minutes % step:
        raise ValueError(f"{minutes} minutes by {step}")
    minute = int(now) // 60
    last = minute // step
    first = last - minutes // step + 1
    buckets = [_Bucket() for _ in range(minutes // step)]
    for (at, what), count in store.counts(team, first * step, step).items():
        # A worker's clock may be a little ahead.
        if at <= minute:
            buckets[at // step - first].add(what, count)
    length = [step] * len(buckets)
    length[-1] = minute - last * step + 1
    reasons = sorted({reason for bucket in buckets for reason in bucket.failures})
    return Series(
        step=step,
        times=tuple((first + index) * step * 60 for index in range(len(buckets))),
        p50=tuple(bucket.percentile(0.5) for bucket in buckets),
        p95=tuple(bucket.percentile(0.95) for bucket in buckets),
        p99=tuple(bucket.percentile(0.99) for bucket in buckets),
        allowed=tuple(bucket.allowed if bucket.any else None for bucket in buckets),
        denied=tuple(bucket.denied if bucket.any else None for bucket in buckets),
        failed=_rates(buckets, [sum(bucket.failures.values()) for bucket in buckets], length),
        failures={reason: _rates(buckets, [bucket.failures.get(reason, 0) for bucket in buckets], length) for reason in reasons},
        block_rate=tuple(bucket.block_rate for bucket in buckets),
    )


class _Bucket:
    """Counts of some time, added up."""

    __slots__ = ("allowed", "denied", "failures", "latency")

    def __init__(self) -> None:
        self.allowed = self.denied = 0
        self.failures: dict[str, int] = {}
        self.latency: dict[int, int] = {}

    def add(self, what: str, count: int) -> None:
        if what.startswith(_LATENCY):
            index = int(what[len(_LATENCY) :])
            self.latency[index] = self.latency.get(index, 0) + count
        elif what.startswith(FAILED):
            reason = what.partition(":")[2] or NO_REASON
            self.failures[reason] = self.failures.get(reason, 0) + count
        elif what == ALLOWED:
            self.allowed += count
        elif what == DENIED:
            self.denied += count

    @property
    def any(self) -> bool:
        return bool(self.verdicts or self.failures)

    @property
    def verdicts(self) -> int:
        return self.allowed + self.denied

    @property
    def block_rate(self) -> float | None:
        return self.denied / self.verdicts if self.verdicts else None

    def percentile(self, share: float) -> float | None:
        wanted, seen = share * sum(self.latency.values()), 0
        for index, count in sorted(self.latency.items()):
            seen += count
            if seen >= wanted:
                return BOUNDS[min(index, len(BOUNDS) - 1)]
        return None


def _rates(buckets: Sequence[_Bucket], counts: Sequence[int], minutes: Sequence[int]) -> tuple[float | None, ...]:
    return tuple(count / length if bucket.any else None for bucket, count, length in zip(buckets, counts, minutes, strict=True))


def _count(tally: Tally, minute: int, what: str) -> None:
    key = (minute, what)
    tally.counts[key] = tally.counts.get(key, 0) + 1


def _bucket(ms: float) -> int:
    return bisect_left(BOUNDS, ms)
