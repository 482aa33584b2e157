"""Prompts for other agents, and tool calls that cannot be read."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import TOOL, Effect
from ..rule import Rule

DANGEROUS = Rule("tasks.dangerous-order", "ask", "Orders another agent to run something that would be denied.",
    human="This would tell another agent to run {target}, which would be denied here.", agent="Describe the goal, not a command that destroys something.")  # fmt: skip
UNREADABLE = Rule("tasks.unreadable-call", "ask", "A tool call whose content cannot be read.",
    human="What the tool {target} would do cannot be read from the call.", agent="Use a tool whose arguments say what it does.")  # fmt: skip

RULES = (DANGEROUS, UNREADABLE)

BY_VERB = {"dangerous-order": DANGEROUS, "unreadable": UNREADABLE}


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    return [BY_VERB[e.verb].hit(e.target) for e in effects if e.kind == TOOL and e.verb in BY_VERB]
