"""Kubernetes: objects deleted, nodes drained."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import REMOTE, Effect
from ..rule import Rule

LOOK = "Look with kubectl get and describe, use --dry-run=server, and let the user run the change."

PRODUCTION = Rule("kubernetes.production-delete", "deny", "Deletes objects of a production cluster or namespace.", severity="critical",
    human="This would delete from production ({target}).", agent=LOOK)  # fmt: skip
EVERYTHING = Rule("kubernetes.delete-everything", "deny", "Deletes a namespace, volumes, nodes or everything of a kind.", severity="critical",
    human="This would delete {target} and everything in it.", agent=LOOK)  # fmt: skip
DELETE = Rule("kubernetes.delete", "ask", "Deletes objects of a cluster.",
    human="This would delete objects of a cluster ({target}).", agent=LOOK)  # fmt: skip
CHANGE = Rule("kubernetes.change", "ask", "Changes nodes or a running production object.", severity="medium",
    human="This would change a running cluster ({target}).", agent=LOOK)  # fmt: skip

RULES = (CHANGE, DELETE, EVERYTHING, PRODUCTION)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != REMOTE:
            continue
        flags = effect.flags
        if effect.verb == "cluster-delete":
            if "production" in flags:
                hits.append(PRODUCTION.hit(effect.target))
            elif ("container" in flags or "all" in flags) and "scratch" not in flags:
                hits.append(EVERYTHING.hit(effect.target))
            else:
                hits.append(DELETE.hit(effect.target))
        elif effect.verb == "cluster-change":
            hits.append(CHANGE.hit(effect.target))
    return hits
