"""Cloud and SaaS: resources deleted, access opened, logging stopped."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import REMOTE, Effect
from ..rule import Rule

READ_ONLY = "Describe or list the resource, and tell the user which command would change it."

DESTROY = Rule("cloud.destroy", "deny", "Deletes a whole project, account, database, bucket or repository of a cloud.", severity="critical",
    human="This would delete for good what {target} holds.", agent=READ_ONLY)  # fmt: skip
PRODUCTION = Rule("cloud.production-delete", "deny", "Deletes something that is marked as production.", severity="critical",
    human="This would delete a production resource ({target}).", agent=READ_ONLY)  # fmt: skip
DELETE = Rule("cloud.delete", "ask", "Deletes a resource of a cloud or service.",
    human="This would delete a remote resource ({target}).", agent=READ_ONLY)  # fmt: skip
CHANGE = Rule("cloud.change", "ask", "Changes a resource of a cloud or service.", severity="medium",
    human="This would change a remote resource ({target}).", agent=READ_ONLY)  # fmt: skip
ACCESS = Rule("cloud.access", "ask", "Changes who may do what in a cloud or service.",
    human="This would change who has access ({target}).", agent=READ_ONLY)  # fmt: skip
LOGGING = Rule("cloud.stop-logging", "deny", "Stops a cloud's own audit trail.", severity="critical",
    human="This would stop the cloud's own audit trail ({target}).", agent=READ_ONLY)  # fmt: skip
MACHINE = Rule("cloud.delete-machine", "ask", "Deletes a virtual machine.",
    human="This would delete a virtual machine with its disks ({target}).", agent="Stop the machine instead of deleting it.")  # fmt: skip

RULES = (ACCESS, CHANGE, DELETE, MACHINE, DESTROY, PRODUCTION, LOGGING)

BY_VERB = {
    "delete-all": DESTROY,
    "delete-bucket": DELETE,
    "delete": DELETE,
    "change": CHANGE,
    "access": ACCESS,
    "logging": LOGGING,
    "machine-delete": MACHINE,
}


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        rule = BY_VERB.get(effect.verb) if effect.kind == REMOTE else None
        if rule is None:
            continue
        if rule is DELETE and "production" in effect.flags:
            rule = PRODUCTION
        hits.append(rule.hit(effect.target))
    return hits
