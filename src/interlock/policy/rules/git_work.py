"""Uncommitted work, stashes, and the project's own checks."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import GIT, Effect
from ..rule import Rule

STASH_FIRST = "Commit or stash the work first (git stash push), then continue."

RESET = Rule("git-work.reset-hard", "ask", "Throws away uncommitted changes and moves the branch.",
    human="This would throw away every uncommitted change (git reset --hard {target}).", agent=STASH_FIRST)  # fmt: skip
DISCARD = Rule("git-work.discard-changes", "ask", "Overwrites files of the work tree from another version.", severity="medium",
    human="This would overwrite changes in {target} that are not committed.", agent=STASH_FIRST)  # fmt: skip
CLEAN = Rule("git-work.clean", "ask", "Deletes untracked files.",
    human="This would delete files that git does not track ({target}); nothing brings them back.", agent="Run git clean -n first and delete the files you made by name.")  # fmt: skip
STASH = Rule("git-work.drop-stash", "ask", "Deletes stashed work.",
    human="This would delete stashed work ({target}).", agent="Apply the stash on a branch and commit it.")  # fmt: skip
WORKTREE = Rule("git-work.remove-worktree", "ask", "Removes a linked work tree with its changes.", severity="medium",
    human="This would remove the work tree {target} with whatever is uncommitted in it.", agent="Leave out --force, so that git refuses when there are changes.")  # fmt: skip
CHECKS = Rule("git-work.skip-checks", "ask", "Skips the project's own hooks.", severity="medium",
    human="This would skip the project's own checks ({target}).", agent="Run the checks and fix what they report.")  # fmt: skip
SETTINGS = Rule("git-work.global-settings", "ask", "Changes git's settings for every repository, or ones that run code.", severity="medium",
    human="This would change git's setting {target}, which reaches beyond this repository or runs code.", agent="Set it for this repository only (git config --local), or tell the user.")  # fmt: skip

RULES = (CLEAN, DISCARD, STASH, SETTINGS, WORKTREE, RESET, CHECKS)

BY_VERB = {
    "reset-hard": RESET, "restore": DISCARD, "checkout-paths": DISCARD, "checkout-force": DISCARD, "clean": CLEAN, "stash-drop": STASH, "stash-clear": STASH, "worktree-remove": WORKTREE, "skip-hooks": CHECKS,
    "config-global": SETTINGS, "config-runs": SETTINGS,
}  # fmt: skip


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    return [BY_VERB[e.verb].hit(e.target) for e in effects if e.kind == GIT and e.verb in BY_VERB]
