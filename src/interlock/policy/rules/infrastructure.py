"""Infrastructure as code: Terraform, Pulumi and kin."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import REMOTE, Effect
from ..rule import Rule

PLAN = "Run plan or preview and show the user the result."

PRODUCTION = Rule("infrastructure.destroy-production", "deny", "Destroys a production stack.", severity="critical",
    human="This would destroy the production stack ({target}).", agent=PLAN)  # fmt: skip
DESTROY = Rule("infrastructure.destroy", "ask", "Destroys a stack.", severity="critical",
    human="This would destroy every resource of the stack ({target}).", agent=PLAN)  # fmt: skip
STATE = Rule("infrastructure.state", "ask", "Changes the recorded state of a stack.",
    human="This would change the recorded state by hand ({target}).", agent=PLAN)  # fmt: skip

RULES = (DESTROY, PRODUCTION, STATE)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != REMOTE:
            continue
        if effect.verb == "infrastructure-destroy":
            hits.append((PRODUCTION if "production" in effect.flags else DESTROY).hit(effect.target))
        elif effect.verb == "state-change":
            hits.append(STATE.hit(effect.target))
    return hits
