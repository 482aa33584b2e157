"""Shells for someone at the other end of a connection."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import EXECUTE, Effect
from ..rule import Rule

SHELL = Rule("reverse-shells.open", "deny", "Joins a shell to a network connection.", severity="critical",
    human="This would give {target} a shell on this machine.", agent="Use ssh with the user's consent if remote access is needed.")  # fmt: skip
BOMB = Rule("reverse-shells.fork-bomb", "deny", "Starts processes without end.", severity="critical",
    human="This would start copies of itself until the machine stops.", agent="Run a bounded number of jobs, for example with xargs -P 4.")  # fmt: skip

RULES = (BOMB, SHELL)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == EXECUTE and effect.verb == "reverse-shell":
            hits.append(SHELL.hit(effect.target or "another host"))
        elif effect.kind == EXECUTE and effect.verb == "fork-bomb":
            hits.append(BOMB.hit())
    return hits
