"""The floor that no policy lowers, and the rules of a policy's own ask and deny entries."""

from ..model.verdict import DENY, Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .rule import Rule

#: Built-in denies that a person's policy may lower: they cost work or money and can be right in a throw-away place. Every other deny
#: is the floor, also one of a rule that is not known here.
LOWERABLE = frozenset(
    (
        "cloud.destroy", "cloud.production-delete", "databases.drop-database", "databases.drop-table-by-tool", "databases.production-loss",
        "git-history.delete-protected-ref", "git-history.delete-store", "git-history.expire-reflog", "git-history.rewrite-all",
        "infrastructure.destroy-production", "kubernetes.delete-everything", "kubernetes.production-delete", "mcp.destroy",
        "protected-branches.delete", "protected-branches.force-push", "protected-branches.mirror",
    )
)  # fmt: skip


def is_floor(hit: Hit) -> bool:
    """Whether no policy, allow-list or pause lowers this hit."""
    return hit.decision == DENY and hit.rule not in LOWERABLE and not hit.rule.startswith("policy.")


#: What an entry under ``[ask]`` and ``[deny]`` can name.
SUBJECTS = ("command", "path", "host", "tool")


def own_rule(decision: str, subject: str) -> "Rule":
    """The rule behind an entry of the policy itself: ``policy.deny-command`` and the like."""
    from .rule import Rule

    word = "denies" if decision == DENY else "wants a person's yes for"
    return Rule(
        f"policy.{decision}-{subject}",
        decision,
        f"A {subject} that an entry of the policy {word}.",
        human=f"The policy in force {word} the {subject} {{target}}.",
        agent="The owner of this machine or project has ruled this out; tell the user what you need it for.",
    )
