"""`/metrics`: the server's counters for Prometheus. Label values come from fixed tables; nothing of a frame becomes a label.

All numbers of all workers lie in one block of shared memory, a row a worker: a count is one addition without a lock, any worker can
render the sum, and a worker that dies loses nothing.
"""

import mmap
from bisect import bisect_left
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from interlock.inspection.platforms import BY_ID
from interlock.inspection.server.meter import REASONS, Meter

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES = (1_000.0, 10_000.0, 100_000.0, 1_000_000.0, 10_000_000.0, 67_108_864.0)
_BATCHES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0)
ACTIONS = ("allow", "deny", "would_deny")
KINDS = ("replayed", "id_reused", "unknown_event", "straggler")
_DOUBLE = 8


class Histogram:
    """Places of one histogram: a count a bucket (the last without bound), then the sum."""

    __slots__ = ("at", "bounds")

    def __init__(self, at: int, bounds: tuple[float, ...]) -> None:
        self.at = at
        """First place."""
        self.bounds = bounds
        """Upper bounds, inclusive."""


class Places:
    """Which number lies where in a row."""

    def __init__(self) -> None:
        self.size = 0
        """Numbers in a row."""
        self.verdicts = {(name, action): self._take() for name in BY_ID for action in ACTIONS}
        """By platform and action."""
        self.tests = {(name, action): self._take() for name in BY_ID for action in ACTIONS}
        """By platform and action."""
        self.failures = {reason: self._take() for reason in REASONS}
        """By reason."""
        self.events = {(name, kind): self._take() for name in BY_ID for kind in KINDS}
        """By platform and kind."""
        self.seconds = {name: self._histogram(_SECONDS) for name in BY_ID}
        """By platform."""
        self.sizes = {name: self._histogram(_SIZES) for name in BY_ID}
        """By platform."""
        self.batches = self._histogram(_BATCHES)
        """Written by the journal's thread alone."""
        self.held = self._take()
        """Gauge."""
        self.hits = self._take()
        """Gauge."""
        self.misses = self._take()
        """Gauge."""

    def _take(self, count: int = 1) -> int:
        self.size += count
        return self.size - count

    def _histogram(self, bounds: tuple[float, ...]) -> Histogram:
        return Histogram(self._take(len(bounds) + 2), bounds)


class Metrics(Meter, Collector):
    """`Meter` in shared memory for `workers` processes; made before they are forked, then each takes its row with `use`."""

    def __init__(self, workers: int = 1) -> None:
        self._places = Places()
        self._workers = workers
        shared = mmap.mmap(-1, max(1, workers) * self._places.size * _DOUBLE)
        self._all = memoryview(shared).cast("d")
        self._row = self._all[: self._places.size]
        self.registry = CollectorRegistry()
        """What `/metrics` renders."""
        self.registry.register(self)

    def use(self, worker: int) -> None:
        """Count in the row of this worker; what its predecessor held is gone with it."""
        size = self._places.size
        self._row = self._all[worker * size : (worker + 1) * size]
        for place in (self._places.held, self._places.hits, self._places.misses):
            self._row[place] = 0.0

    def verdict(self, platform: str, action: str, seconds: float, size: int) -> None:
        self._row[self._places.verdicts[platform, action]] += 1
        self._observe(self._places.seconds[platform], seconds)
        self._observe(self._places.sizes[platform], size)

    def tested(self, platform: str, action: str) -> None:
        self._row[self._places.tests[platform, action]] += 1

    def replayed(self, platform: str) -> None:
        self._row[self._places.events[platform, "replayed"]] += 1

    def conflict(self, platform: str) -> None:
        self._row[self._places.events[platform, "id_reused"]] += 1

    def unknown_event(self, platform: str) -> None:
        self._row[self._places.events[platform, "unknown_event"]] += 1

    def straggler(self, platform: str) -> None:
        self._row[self._places.events[platform, "straggler"]] += 1

    def failure(self, reason: str) -> None:
        places = self._places.failures
        self._row[places.get(reason, places["internal"])] += 1

    def held(self, change: int) -> None:
        self._row[self._places.held] += change

    def cache(self, hits: int, misses: int) -> None:
        self._row[self._places.hits] = hits
        self._row[self._places.misses] = misses

    def batch(self, size: int) -> None:
        self._observe(self._places.batches, size)

    def render(self) -> tuple[bytes, str]:
        """The exposition and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterable[Metric]:
        """The sums over all workers."""
        size = self._places.size
        row = [sum(self._all[place + worker * size] for worker in range(self._workers)) for place in range(size)]
        places = self._places
        for name, text, labels, table in (
            ("interlock_inspect_verdicts", "Verdicts answered.", ["platform", "action"], places.verdicts),
            ("interlock_inspect_config_tests", "Connection tests answered.", ["platform", "action"], places.tests),
            (
                "interlock_inspect_events",
                "Replayed answers, ids that came with another body, unknown event types, requests under a replaced key.",
                ["platform", "kind"],
                places.events,
            ),
        ):
            family = CounterMetricFamily(name, text, labels=labels)
            for label, place in table.items():
                family.add_metric(list(label), row[place])
            yield family
        failures = CounterMetricFamily("interlock_inspect_failures", "Answers that are no verdict.", labels=["reason"])
        for reason, place in places.failures.items():
            failures.add_metric([reason], row[place])
        yield failures
        for name, text, histograms in (
            ("interlock_inspect_verdict_seconds", "From verified body to durable verdict.", places.seconds),
            ("interlock_inspect_body_bytes", "Size of judged bodies.", places.sizes),
        ):
            found = HistogramMetricFamily(name, text, labels=["platform"])
            for platform, histogram in histograms.items():
                found.add_metric([platform], *_buckets(histogram, row))
            yield found
        batches = HistogramMetricFamily("interlock_inspect_commit_records", "Records in one group commit.")
        batches.add_metric([], *_buckets(places.batches, row))
        yield batches
        for name, text, place in (
            ("interlock_inspect_bytes_in_flight", "Bytes of request bodies held now.", places.held),
            ("interlock_inspect_cache_hits", "Messages whose findings were known.", places.hits),
            ("interlock_inspect_cache_misses", "Messages that had to be scanned.", places.misses),
        ):
            yield GaugeMetricFamily(name, text, value=row[place])
        yield GaugeMetricFamily("interlock_inspect_workers", "Processes that serve.", value=self._workers)

    def _observe(self, histogram: Histogram, value: float) -> None:
        row = self._row
        bounds = histogram.bounds
        row[histogram.at + bisect_left(bounds, value)] += 1
        row[histogram.at + len(bounds) + 1] += value


def _buckets(histogram: Histogram, row: list[float]) -> tuple[list[tuple[str, float]], float]:
    total = 0.0
    buckets = []
    for index, bound in enumerate([*map(str, histogram.bounds), "+Inf"]):
        total += row[histogram.at + index]
        buckets.append((bound, total))
    return buckets, row[histogram.at + len(histogram.bounds) + 1]
