"""Rules for people: all of them, one by id, and a verdict in words."""

from ..model.verdict import ASK, DENY, Verdict
from .document_rules import SUBJECTS, own_rule
from .rule import Rule
from .rules import FAMILIES, load


def rules() -> tuple[Rule, ...]:
    """Every rule, sorted by id."""
    found: list[Rule] = []
    for family in FAMILIES:
        found.extend(load(family).RULES)
    return tuple(sorted(found, key=lambda r: r.id))


def rule(id: str) -> "Rule | None":
    """One rule by id, None when there is none."""
    if id.startswith("policy."):
        own = (own_rule(decision, subject) for decision in (ASK, DENY) for subject in SUBJECTS)
        return next((r for r in own if r.id == id), None)
    return next((r for r in rules() if r.id == id), None)


def explain(verdict: Verdict) -> str:
    """A verdict in plain lines: effects, then each hit with both texts."""
    lines = [f"decision: {verdict.decision}" + (f" ({verdict.code})" if verdict.code else "")]
    lines += [f"effect: {e}" for e in verdict.effects]
    for hit in verdict.hits:
        lines += [f"rule: {hit.rule} ({hit.decision}) {hit.target}", f"  human: {hit.human}", f"  agent: {hit.agent}"]
    return "\n".join(lines)
