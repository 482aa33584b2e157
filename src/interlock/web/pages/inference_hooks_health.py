"""The live part of the page: what holds now, the status, figures, charts and recent errors."""

import hashlib

from markupsafe import Markup
from starlette.responses import Response

from interlock.guard.challenge.show import visible
from interlock.inspection.sender import health
from interlock.inspection.sender.health import Series
from interlock.inspection.sender.overview import Overview, overview
from interlock.web.page import View
from interlock.web.pages.inference_hooks_shared import meaning, told

_KINDS = {health.HEALTHY: "good", health.TRIPPED: "bad", health.UNREADABLE: "bad", health.PAUSED: "warn"}
#: Range -> (its name, minutes, minutes of one column).
RANGES = {"hour": ("Last hour", 60, 1), "day": ("24 hours", health.DAY, 10)}
#: More lines than this cannot be told apart.
_MOST_LINES = 4


def live(view: View, seen: Overview, version: int) -> tuple[Markup, str]:
    """(the part as HTML, digest of what it shows).

    `version`: that of the page around it, whose forms are older when it is not the current one.
    """
    chosen = view.query("range") if view.query("range") in RANGES else "hour"
    _, minutes, step = RANGES[chosen]
    series = health.series(view.dashboard.sender, seen.team, view.now, minutes, step)
    context = {
        "seen": seen,
        "version": version,
        "range": chosen,
        "ranges": RANGES,
        "kind": _KINDS.get(seen.health.status, ""),
        "told": told(seen.warnings, seen.settings),
        "charts": charts(series) if seen.health.verdicts or seen.health.recent_errors else [],
        "errors": [(at, reason, status, *meaning(reason, status)) for at, reason, status in seen.health.recent_errors],
        "visible": visible,
    }
    templates = view.dashboard.templates
    body = Markup(templates.get_template("inference_hooks_live.html").render(view=view, page=view.page, **context))  # noqa: S704
    digest = hashlib.sha256(body.encode()).hexdigest()[:16]
    wrapper = templates.get_template("inference_hooks_live_frame.html")
    return Markup(wrapper.render(body=body, digest=digest, **context)), digest  # noqa: S704


def poll(view: View) -> Response:
    """The part anew, or nothing when it is as the page has it. A page of a team that is gone is loaded anew, and says so."""
    store, team = view.dashboard.sender, view.query("team")
    if store.team(team) is None:
        return Response(status_code=204, headers={"HX-Refresh": "true"})
    seen = overview(store, view.dashboard.teams, team, view.now)
    html, digest = live(view, seen, view.number("version"))
    if digest == view.query("seen"):
        return Response(status_code=204)
    return Response(html, media_type="text/html")


def charts(series: Series) -> list[tuple[str, str, dict[str, object]]]:
    """(id, title, what macro `chart` shows). A gap stays a gap: nothing was reported then."""
    by_reason = [{"label": reason, "values": list(values)} for reason, values in series.failures.items()]
    failures = by_reason if 0 < len(by_reason) <= _MOST_LINES else [{"label": "all reasons", "values": list(series.failed)}]
    rate = [None if value is None else 100 * value for value in series.block_rate]
    x = list(series.times)
    return [
        (
            "latency",
            "Verdict latency",
            {
                "x": x,
                "unit": "ms",
                "lines": [
                    {"label": "p50", "values": list(series.p50)},
                    {"label": "p95", "values": list(series.p95)},
                    {"label": "p99", "values": list(series.p99)},
                ],
            },
        ),
        ("failures", "Failures a minute", {"x": x, "unit": "", "lines": failures}),
        (
            "verdicts",
            "Verdicts",
            {
                "x": x,
                "unit": "",
                "lines": [
                    {"label": "allow", "values": list(series.allowed), "colour": "--chart-3"},
                    {"label": "deny", "values": list(series.denied), "colour": "--chart-4"},
                ],
            },
        ),
        (
            "block-rate",
            "Block rate",
            {"x": x, "unit": "%", "lines": [{"label": "denials among the verdicts", "values": rate, "colour": "--chart-4"}]},
        ),
    ]
