"""`/metrics`: the server's counters for Prometheus. Label values come from fixed tables; nothing of a frame becomes a label."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from interlock.inspection.platforms import BY_ID
from interlock.inspection.server.meter import REASONS, Meter

_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES = (1_000.0, 10_000.0, 100_000.0, 1_000_000.0, 10_000_000.0, 67_108_864.0)
ACTIONS = ("allow", "deny", "would_deny")


class Metrics(Meter):
    """`Meter` on a registry of its own. Children are made once: a look-up by label costs more than the count."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        """What `/metrics` renders."""
        verdicts = Counter("interlock_inspect_verdicts", "Verdicts answered.", ["platform", "action"], registry=self.registry)
        tests = Counter(
            "interlock_inspect_config_tests", "Connection tests answered.", ["platform", "action"], registry=self.registry
        )
        failures = Counter("interlock_inspect_failures", "Answers that are no verdict.", ["reason"], registry=self.registry)
        seconds = Histogram(
            "interlock_inspect_verdict_seconds",
            "From verified body to durable verdict.",
            ["platform"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        sizes = Histogram(
            "interlock_inspect_body_bytes", "Size of judged bodies.", ["platform"], buckets=_SIZES, registry=self.registry
        )
        events = Counter(
            "interlock_inspect_events",
            "Replayed answers, ids that came with another body, unknown event types, requests under a replaced key.",
            ["platform", "kind"],
            registry=self.registry,
        )
        self._verdicts = {(name, action): verdicts.labels(name, action) for name in BY_ID for action in ACTIONS}
        self._tests = {(name, action): tests.labels(name, action) for name in BY_ID for action in ACTIONS}
        self._failures = {reason: failures.labels(reason) for reason in REASONS}
        self._seconds = {name: seconds.labels(name) for name in BY_ID}
        self._sizes = {name: sizes.labels(name) for name in BY_ID}
        self._events = {
            (name, kind): events.labels(name, kind)
            for name in BY_ID
            for kind in ("replayed", "id_reused", "unknown_event", "straggler")
        }
        self._held = Gauge("interlock_inspect_bytes_in_flight", "Bytes of request bodies held now.", registry=self.registry)
        self._hits = Gauge("interlock_inspect_cache_hits", "Messages whose findings were known.", registry=self.registry)
        self._misses = Gauge("interlock_inspect_cache_misses", "Messages that had to be scanned.", registry=self.registry)
        self._batches = Histogram(
            "interlock_inspect_commit_records",
            "Records in one group commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            registry=self.registry,
        )

    def verdict(self, platform: str, action: str, seconds: float, size: int) -> None:
        self._verdicts[platform, action].inc()
        self._seconds[platform].observe(seconds)
        self._sizes[platform].observe(size)

    def tested(self, platform: str, action: str) -> None:
        self._tests[platform, action].inc()

    def replayed(self, platform: str) -> None:
        self._events[platform, "replayed"].inc()

    def conflict(self, platform: str) -> None:
        self._events[platform, "id_reused"].inc()

    def unknown_event(self, platform: str) -> None:
        self._events[platform, "unknown_event"].inc()

    def straggler(self, platform: str) -> None:
        self._events[platform, "straggler"].inc()

    def failure(self, reason: str) -> None:
        self._failures[reason if reason in self._failures else "internal"].inc()

    def held(self, change: int) -> None:
        self._held.inc(change)

    def cache(self, hits: int, misses: int) -> None:
        self._hits.set(hits)
        self._misses.set(misses)

    def batch(self, size: int) -> None:
        self._batches.observe(size)

    def render(self) -> tuple[bytes, str]:
        """The exposition and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
