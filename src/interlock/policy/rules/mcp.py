"""Tools of MCP servers and others: what they change outside."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import TOOL, Effect
from ..rule import Rule

SHOW = "Show the user what you would send or change and let them decide."

DESTROY = Rule("mcp.destroy", "deny", "A tool deletes a repository, database, project or the like.", severity="critical",
    human="The tool {target} would delete a whole repository, database, project or the like for good.", agent=SHOW)  # fmt: skip
DELETE = Rule("mcp.delete", "ask", "A tool deletes something.",
    human="The tool {target} would delete something.", agent=SHOW)  # fmt: skip
OUTWARD = Rule("mcp.change-outside", "ask", "A tool posts, sends or changes something outside.", severity="medium",
    human="The tool {target} would post, send or change something outside.", agent=SHOW)  # fmt: skip
SECRET = Rule("mcp.send-secret", "deny", "A secret stands in a tool's arguments.", severity="critical",
    human="A secret stands in the arguments of the tool {target}.", agent="Leave the secret out; use its name or ask the user.")  # fmt: skip
NAME = Rule("mcp.odd-name", "ask", "A tool or server whose name imitates another.",
    human="The name of the tool {target} holds hidden or foreign letters and may imitate another.", agent="Ask the user whether this server is the right one.")  # fmt: skip
PROMPT = Rule("mcp.secret-in-prompt", "ask", "A secret stands in a prompt.",
    human="A secret stands in the prompt.", agent="Leave the secret out of the prompt.")  # fmt: skip

RULES = (OUTWARD, DELETE, DESTROY, NAME, PROMPT, SECRET)

BY_VERB = {"destroy": DESTROY, "delete": DELETE, "outward": OUTWARD, "secret": SECRET, "odd-name": NAME, "prompt-secret": PROMPT}


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    return [BY_VERB[e.verb].hit(e.target) for e in effects if e.kind == TOOL and e.verb in BY_VERB]
