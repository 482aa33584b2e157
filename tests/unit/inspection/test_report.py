"""Counts of denials and would-be denials."""

import time

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


def test_nothing_judged_is_no_fault() -> None:
    assert count([], 0.0).document()["share"] == 0.0
    assert day("1970-01-02") == 86400.0
