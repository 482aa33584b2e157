"""A repository's history and the means to get it back."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import DELETE, GIT, Effect
from ..rule import Rule

KEEP = "Keep the history: use git revert, or a new branch for an experiment."

STORE = Rule("git-history.delete-store", "deny", "Deletes a repository's store.", severity="critical",
    human="This would delete {target}: commits, branches and stashes that may exist nowhere else.", agent=KEEP)  # fmt: skip
EXPIRE = Rule("git-history.expire-reflog", "deny", "Empties the reflog, the way back after a mistake.",
    human="This would empty the reflog, so that lost commits cannot be found again.", agent=KEEP)  # fmt: skip
REWRITE = Rule("git-history.rewrite-all", "deny", "Rewrites every commit of a repository.",
    human="This would rewrite the whole history of this repository.", agent="Make the change in a fresh clone that the user names, or commit a fix on top.")  # fmt: skip
REF = Rule("git-history.delete-protected-ref", "deny", "Deletes a protected branch.",
    human="This would delete the branch {target}.", agent=KEEP)  # fmt: skip
LOSE_REF = Rule("git-history.delete-ref", "ask", "Deletes or moves a branch without git's usual care.", severity="medium",
    human="This would delete or move {target} without git's own checks.", agent="Use git branch -d, which refuses to lose commits.")  # fmt: skip
PRUNE = Rule("git-history.prune", "ask", "Drops commits that nothing points at.", severity="medium",
    human="This would remove unreachable commits for good.", agent="Let git collect garbage by itself (git gc).")  # fmt: skip
HOOKS = Rule("git-history.delete-hooks", "ask", "Deletes the hooks of a repository.", severity="medium",
    human="This would remove {target}, checks that run with git.", agent="Leave the hooks in place; fix what they report.")  # fmt: skip

RULES = (HOOKS, REF, LOSE_REF, STORE, EXPIRE, PRUNE, REWRITE)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == DELETE and effect.place is not None:
            tags = effect.place.tags
            if "git-dir" in tags and effect.place.zone not in ("temp",):
                hits.append(STORE.hit(effect.place.shown))
            elif ("git-hook" in tags or "hook-ask" in tags) and effect.verb != "move":
                hits.append(HOOKS.hit(effect.place.shown))
        elif effect.kind == GIT:
            from .protected_branches import is_protected

            verb = effect.verb
            if verb == "reflog-expire":
                hits.append(EXPIRE.hit() if "now" in effect.flags else PRUNE.hit())
            elif verb == "filter-history":
                hits.append(REWRITE.hit())
            elif verb in ("ref-delete", "branch-delete") and is_protected(effect.target, facts):
                hits.append(REF.hit(effect.target))
            elif verb in ("ref-delete", "reflog-delete", "branch-reset", "branch-delete"):
                hits.append(LOSE_REF.hit(effect.target or "a branch"))
            elif verb == "gc-prune":
                hits.append(PRUNE.hit())
    return hits
