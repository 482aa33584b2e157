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
    own = {name for name in vars(Metrics) if not name.startswith("_")} - {"render"}
    assert own == {name for name in vars(Meter) if not name.startswith("_")}


def test_an_unknown_reason_makes_no_label() -> None:
    metrics = Metrics()
    metrics.failure("text of a frame")
    text = metrics.render()[0].decode()
    assert "text of a frame" not in text
    assert 'interlock_inspect_failures_total{reason="internal"} 1.0' in text
