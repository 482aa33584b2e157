"""Counts of denials and would-be denials."""

import time

from interlock.audit.record import stamp
from interlock.inspection.report import count, day


def row(**changes: object) -> dict[str, object]:
    at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime()) + ".000Z"
    return {"event": "inspect.verdict", "time": at, "platform": "cursor", "action": "allow", **changes}


def found(detector: str, *, denies: bool, tool: str = "") -> dict[str, object]:
    return {"detector": detector, "provenance": "member", "denies": denies, **({"tool": tool} if tool else {})}


def test_denials_are_counted_by_what_caused_them() -> None:
    rows = [
        row(),
        row(action="deny", findings=[found("jwt", denies=True), found("iban", denies=False)], actor_id="u1", application="a"),
        row(
            would_deny=True,
            findings=[found("jwt", denies=True, tool="Bash"), found("jwt", denies=True, tool="Bash")],
            actor_id="u2",
        ),
        row(action="deny", findings="damaged"),
        row(findings=[found("iban", denies=False)]),
        row(event="inspect.replay", action="deny"),
        row(action="deny", time="2020-01-01T00:00:00.000Z"),
    ]
    report = count(rows, time.time() - 3600).document()
    assert (report["verdicts"], report["denied"], report["would_deny"]) == (5, 2, 1)
    assert report["share"] == 0.6
    assert report["by_rule"] == {"jwt": 2, "(none)": 1}
    assert report["by_place"] == {"member": 1, "Bash": 1, "(none)": 1}
    assert report["by_application"] == {"(none)": 2, "a": 1}
    assert report["by_actor"] == {"u1": 1, "u2": 1, "(none)": 1}
    assert report["reported"] == {"iban": 2}


def test_shadow_mode_is_told_apart_over_time_and_by_rule() -> None:
    since = 1_000_000.0 * 3600
    rows = [
        row(time=stamp(since + 10), action="deny", findings=[found("jwt", denies=True)], request_id="r1"),
        row(
            time=stamp(since + 7300),
            would_deny=True,
            findings=[found("jwt", denies=True)],
            actor_id="u1",
            application="a",
            request_id="r2",
        ),
        row(time=stamp(since + 7200), would_deny=True, findings=[found("jwt", denies=True)], actor_id="u2", reference_id="il-1"),
        row(time=stamp(since + 7200)),
        row(time="yesterday", would_deny=True),
    ]
    report = count(rows, since, step=3600, listed=2)
    assert report.over_time == {0: (1, 1, 0), 2: (3, 0, 2)}
    assert report.by["rule"]["jwt"] - report.would["rule"]["jwt"] == 1
    one = report.evidence["jwt"]
    assert (one.frames, one.actors, one.applications, one.newest) == (2, {"u1", "u2"}, {"a", "(none)"}, stamp(since + 7300))
    assert [line.get("request_id") for line in report.rows] == ["r2", None]
    assert [line["reference_id"] for line in count(rows, since, listed=9, id="il-1").rows] == ["il-1"]


def test_nothing_judged_is_no_fault() -> None:
    assert count([], 0.0).document()["share"] == 0.0
    assert day("1970-01-02") == 86400.0
