"""Pushes that rewrite or remove branches of a remote."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.paths import matches
from ..effects.types import GIT, Effect
from ..rule import Rule

NEW_BRANCH = "Push to a new branch without force and open a pull request."

FORCE = Rule("protected-branches.force-push", "deny", "Rewrites a protected branch of a remote.", severity="critical",
    human="This would rewrite the shared branch {target} for everyone.", agent=NEW_BRANCH)  # fmt: skip
DELETE = Rule("protected-branches.delete", "deny", "Deletes a protected branch of a remote.", severity="critical",
    human="This would delete the shared branch {target} for everyone.", agent=NEW_BRANCH)  # fmt: skip
MIRROR = Rule("protected-branches.mirror", "deny", "Makes a remote equal to this clone: branches are rewritten and deleted.", severity="critical",
    human="This would overwrite or delete every branch of {target}.", agent=NEW_BRANCH)  # fmt: skip
FEATURE = Rule("protected-branches.rewrite-feature", "ask", "Rewrites a branch of a remote.", severity="medium",
    human="This would rewrite {target} on the remote.", agent="Use --force-with-lease, which refuses when someone else has pushed.")  # fmt: skip
DELETE_FEATURE = Rule("protected-branches.delete-feature", "ask", "Deletes a branch or tag of a remote.", severity="medium",
    human="This would delete {target} on the remote.", agent="Leave the branch; the user can delete it once it is merged.")  # fmt: skip

RULES = (DELETE, DELETE_FEATURE, FORCE, MIRROR, FEATURE)


def is_protected(name: str, facts: "Facts") -> bool:
    """Whether a branch name is protected (patterns allowed)."""
    patterns: tuple[str, ...] = facts.protected_branches
    if name in patterns:
        return True
    return any(matches(name, p) for p in (*patterns, "release/*", "production", "prod", "trunk", "develop"))


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != GIT:
            continue
        name = effect.target
        if effect.verb == "push-mirror":
            hits.append(MIRROR.hit(name))
        elif effect.verb == "push-force":
            if name and is_protected(name, facts):
                hits.append(FORCE.hit(name))
            elif "lease" not in effect.flags or not name:
                hits.append(FEATURE.hit(name or "a branch that cannot be known"))
        elif effect.verb == "push-delete":
            hits.append(DELETE.hit(name) if is_protected(name, facts) else DELETE_FEATURE.hit(name))
    return hits
