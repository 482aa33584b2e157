"""A rule, a machine reason or a recorded verdict in words: what it means, why, how a person allows it. For people, never on the hook's path."""

from interlock.audit.search import Query, Search
from interlock.model.verdict import Hit
from interlock.policy import explain
from interlock.policy.rule import Rule

#: References are looked for among this many of the newest records.
RECORDS = 200_000


def rules() -> "list[dict[str, object]]":
    """Every rule of the policy."""
    return [_rule(found) for found in explain.rules()]


def named(name: str) -> "dict[str, object] | None":
    """A rule, or a reason of the guard itself (``guard.deadline``, ``budget.depth``); None when nothing has that name."""
    if name.startswith(("guard.", "budget.")):
        return _reason(name)
    found = explain.rule(name)
    return None if found is None else _rule(found)


def record(state: str, reference: str) -> "dict[str, object] | None":
    """The newest verdict of the trail with that reference. Raises OSError."""
    wanted = reference.lower()
    search = Search(state, Query(event="verdict", id=wanted), looks=RECORDS)
    return next((found for found in search if found.get("id") == wanted), None)


def verdict(record: "dict[str, object]") -> "dict[str, object]":
    """A verdict of the trail with its rules in words."""
    listed = record.get("rules")
    found = []
    for name in listed if isinstance(listed, list) else []:
        text = str(name)
        found.append(named(text) or {"id": text, "description": "This version has no rule of that name."})
    code = record.get("code")
    if not found and isinstance(code, str) and (reason := named("guard." + code)):
        found.append(reason)
    effects = record.get("effects")
    return {
        **{
            key: record.get(key)
            for key in ("id", "time", "host", "hook", "conversation", "kind", "tool", "decision", "code", "what")
        },
        "effects": effects if isinstance(effects, list) else [],
        "rules": found,
    }


def _rule(rule: Rule) -> "dict[str, object]":
    hit = rule.hit()
    return {
        "id": rule.id,
        "decision": rule.decision,
        "severity": rule.severity,
        "maturity": rule.maturity,
        "since": rule.since,
        "description": rule.description,
        "human": hit.human,
        "agent": hit.agent,
        "allow": _way(hit),
        "docs": f"docs/rules/{rule.id.partition('.')[0].replace('-', '_')}.md",
    }


def _reason(name: str) -> "dict[str, object] | None":
    """A verdict that no rule of the policy gives: a fault, a deadline, a budget."""
    from interlock.guard.reasons import REASONS, refuse
    from interlock.policy.reduce import budget

    family, _, code = name.partition(".")
    if family == "guard" and code in REASONS:
        hit = refuse(code, "see the message").hits[0]
    elif family == "budget" and code in ("depth", "step-budget"):
        hit = budget(code)
    else:
        return None
    return {"id": name, "decision": hit.decision, "severity": "", "maturity": "stable", "since": "0.1",
            "description": "A verdict of the guard itself, not of a rule.", "human": hit.human, "agent": hit.agent, "allow": "",
            "docs": "docs/guard.md"}  # fmt: skip


def _way(hit: Hit) -> str:
    """How a person lets the action happen."""
    from interlock.policy.document_rules import is_floor

    own = "Run it yourself in your own terminal"
    if is_floor(hit):
        return own + "; no approval and no policy lifts this rule."
    return own + ", or let your own policy allow this command, path or host (see: interlock policy show)."
