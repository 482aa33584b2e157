"""Counters: every reason has its label, an unknown one makes none."""

from interlock.inspection.platforms import BY_ID
from interlock.inspection.server.meter import REASONS, Meter
from interlock.web.metrics import ACTIONS, Metrics


def test_every_method_of_the_port_is_counted() -> None:
    metrics = Metrics()
    for name in BY_ID:
        for action in ACTIONS:
            metrics.verdict(name, action, 0.001, 400)
            metrics.tested(name, action)
        metrics.replayed(name)
        metrics.conflict(name)
        metrics.unknown_event(name)
        metrics.straggler(name)
    for reason in REASONS:
        metrics.failure(reason)
    metrics.held(5)
    metrics.cache(3, 4)
    metrics.batch(7)
    text = metrics.render()[0].decode()
    for reason in REASONS:
        assert f'interlock_inspect_failures_total{{reason="{reason}"}} 1.0' in text
    for kind in ("replayed", "id_reused", "unknown_event", "straggler"):
        assert f'interlock_inspect_events_total{{kind="{kind}",platform="cursor"}} 1.0' in text
    assert "interlock_inspect_bytes_in_flight 5.0" in text
    own = {name for name in vars(Metrics) if not name.startswith("_")} - {"render", "collect", "use"}
    assert own == {name for name in vars(Meter) if not name.startswith("_")}


def test_an_unknown_reason_makes_no_label() -> None:
    metrics = Metrics()
    metrics.failure("text of a frame")
    text = metrics.render()[0].decode()
    assert "text of a frame" not in text
    assert 'interlock_inspect_failures_total{reason="internal"} 1.0' in text


def test_workers_are_summed_and_a_new_one_goes_on_where_the_old_one_died() -> None:
    metrics = Metrics(workers=2)
    for worker in (0, 1, 1):
        metrics.use(worker)
        metrics.verdict("claude", "deny", 0.003, 5000)
        metrics.held(100)
    text = metrics.render()[0].decode()
    assert 'interlock_inspect_verdicts_total{action="deny",platform="claude"} 3.0' in text
    assert 'interlock_inspect_verdict_seconds_bucket{le="0.0025",platform="claude"} 0.0' in text
    assert 'interlock_inspect_verdict_seconds_bucket{le="0.005",platform="claude"} 3.0' in text
    assert 'interlock_inspect_body_bytes_sum{platform="claude"} 15000.0' in text
    assert "interlock_inspect_bytes_in_flight 200.0" in text
    assert "interlock_inspect_workers 2.0" in text
