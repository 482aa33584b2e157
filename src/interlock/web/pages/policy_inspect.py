"""The security server's side of the policy page: denials and would-be denials over time, by cause, and the policy file in words."""

import os
from typing import Any

from starlette.responses import Response

from interlock.inspection import policy_file, report
from interlock.inspection.policy import ALLOW, DEFER, DENY, FAMILIES, LATEST_TURN, InspectionPolicy, Section
from interlock.inspection.verdict import TOOLS
from interlock.memory.shown import printable
from interlock.web.page import View
from interlock.web.pages.policy_trail import MOST_RECORDS, Look

#: Span -> (what it is called, seconds, seconds of one step of the chart).
SPANS = {"24h": ("24 hours", 86_400, 3_600), "7d": ("7 days", 604_800, 21_600), "30d": ("30 days", 2_592_000, 86_400)}
#: Rows of one table, and would-be denials that are listed.
MOST_LINES, MOST_ROWS = 20, 50
#: What stands in the record of a verdict that has anything to tell besides that there was one.
_TELLING = (b'"findings":', b'"action":"deny"', b'"would_deny":')

SCOPES = {
    LATEST_TURN: "the member's newest message and what follows",
    "transcript": "the whole conversation, every time",
}
LATE = {DEFER: "503: the platform decides", ALLOW: "allowed", DENY: "denied"}
#: Table of the report -> its heading.
TABLES = {
    "application": "By application",
    "place": "By tool, or kind of text",
    "actor": "By actor",
    "platform": "By platform",
}


def show(view: View) -> Response:
    """The page."""
    span = view.query("span", 4)
    span = span if span in SPANS else "7d"
    _, seconds, step = SPANS[span]
    # Whole steps, so that a step of the chart is never a part of one.
    since = float((int(view.now) // step + 1) * step - seconds)
    wanted = view.query("id", 80)
    look = Look(view.dashboard.state, since)
    found = report.count(look.rows("inspect.verdict", *_TELLING), since, step=step, listed=MOST_ROWS, id=wanted)
    return view.render(
        "policy.html",
        spans=SPANS,
        span=span,
        wanted=wanted,
        shown_wanted=printable(wanted),
        found=found,
        rules=_rules(found),
        tables={heading: _lines(found, name) for name, heading in TABLES.items()},
        evidence=_evidence(found),
        rows=[_row(row) for row in found.rows],
        chart=_chart(found, since, seconds, step),
        look=look,
        most=MOST_RECORDS,
        policy=in_force(view.dashboard.state),
        most_lines=MOST_LINES,
    )


def _rules(found: report.Report) -> list[dict[str, Any]]:
    """A line for each detector or rule: denied, would be denied, only reported."""
    by, would = found.by["rule"], found.would["rule"]
    names = sorted({*by, *found.reported}, key=lambda name: (-by[name], -found.reported[name], name))
    return [
        {
            "name": printable(name),
            "denied": by[name] - would[name],
            "would": would[name],
            "reported": found.reported[name],
        }
        for name in names[:MOST_LINES]
    ]


def _lines(found: report.Report, name: str) -> list[dict[str, Any]]:
    by, would = found.by[name], found.would[name]
    return [
        {"name": printable(value), "denied": count - would[value], "would": would[value]}
        for value, count in by.most_common(MOST_LINES)
    ]


def _evidence(found: report.Report) -> list[dict[str, Any]]:
    """What shadow mode says of each rule, the most frequent first."""
    ordered = sorted(found.evidence.items(), key=lambda item: (-item[1].frames, item[0]))[:MOST_LINES]
    return [
        {
            "name": printable(name),
            "frames": one.frames,
            "actors": len(one.actors),
            "applications": [printable(application) for application in sorted(one.applications)[:5]],
            "more": max(0, len(one.applications) - 5),
            "newest": printable(one.newest[:19].replace("T", " ")),
        }
        for name, one in ordered
    ]


def _row(row: Any) -> dict[str, str | list[str]]:
    """A would-be denial: identifiers and codes only."""
    listed = row.get("findings")
    denying = [item for item in listed if isinstance(item, dict) and item.get("denies")] if isinstance(listed, list) else []
    text = {
        name: printable(str(row.get(name) or ""))
        for name in ("request_id", "webhook_id", "reference_id", "application", "actor_id", "platform")
    }
    return {
        **text,
        # The row leaves out a request's id that is the delivery's too.
        "request": text["request_id"] or text["webhook_id"],
        "time": printable(str(row.get("time", ""))[:19].replace("T", " ")),
        "rules": sorted({printable(str(item.get("detector", ""))) for item in denying}),
        "places": sorted({printable(str(item.get("tool") or item.get("provenance") or "")) for item in denying} - {""}),
    }


def _chart(found: report.Report, since: float, seconds: int, step: int) -> dict[str, Any] | None:
    if not found.verdicts:
        return None
    steps = range(seconds // step)
    at = [found.over_time.get(number, (0, 0, 0)) for number in steps]
    return {
        "x": [since + number * step for number in steps],
        "lines": [
            {"label": "denied", "values": [one[1] for one in at], "colour": "--chart-4"},
            {"label": "would be denied", "values": [one[2] for one in at], "colour": "--chart-2"},
        ],
        "unit": "",
    }


def in_force(state: str) -> dict[str, Any]:
    """The policy file of the state folder in words, with its digest, or what is wrong with it and where."""
    path = os.path.join(state, policy_file.FILE)
    found: dict[str, Any] = {"path": path, "there": os.path.exists(path), "digest": "", "error": "", "line": 0, "around": []}
    policy = InspectionPolicy()
    if found["there"]:
        try:
            policy, found["digest"] = policy_file.load(path, policy)
        except policy_file.PolicyError as exc:
            return {**found, "error": printable(str(exc)), "line": exc.line, "around": _around(path, exc.line)}
    return {
        **found,
        "families": [(name, _decides(policy.deny, name)) for name in FAMILIES if name in policy.families]
        + [(TOOLS, _decides(policy.deny, TOOLS))],
        "off": [name for name in FAMILIES if name not in policy.families],
        "scope": SCOPES.get(policy.scope, policy.scope),
        "confidence": policy.confidence,
        "shadow": policy.shadow,
        "deadline": policy.deadline,
        "late": LATE[policy.on_deadline],
        "sections": [
            *(("platform", printable(name), _section(one)) for name, one in policy.platforms.items()),
            *(("application", printable(name), _section(one)) for name, one in policy.applications.items()),
        ],
        "rules": [
            {
                "number": number,
                "action": rule.action,
                "matches": [
                    (name, printable(value))
                    for name in ("detector", "family", "platform", "application", "tool", "role", "block", "provenance")
                    if (value := getattr(rule, name))
                ],
                "confidence": rule.confidence,
                "reason": printable(rule.reason),
            }
            for number, rule in enumerate(policy.rules, 1)
        ],
    }


def _decides(deny: tuple[str, ...], family: str) -> str:
    return "denies" if family in deny else "is only reported"


def _section(one: Section) -> list[str]:
    """What a section changes, a phrase each."""
    found = []
    if one.scope is not None:
        found.append("judges " + SCOPES.get(one.scope, one.scope))
    if one.deny is not None:
        found.append("denies " + (", ".join(one.deny) or "nothing"))
    if one.confidence is not None:
        found.append(f"from {one.confidence} confidence on")
    if one.shadow is not None:
        found.append("shadow: allows and records" if one.shadow else "enforces")
    if one.deadline is not None:
        found.append(f"within {one.deadline * 1000:.0f} ms")
    if one.on_deadline is not None:
        found.append("too late: " + LATE[one.on_deadline])
    return found


def _around(path: str, line: int) -> list[tuple[int, str]]:
    """The lines of a file around a line; none when it is not known or cannot be read."""
    if not line:
        return []
    try:
        with open(path, "rb") as file:
            lines = file.read(policy_file.MAX_FILE).decode("utf-8", "replace").splitlines()
    except OSError:
        return []
    first = max(1, line - 2)
    return [(number, printable(text)[:200]) for number, text in enumerate(lines[first - 1 : line + 2], first)]
