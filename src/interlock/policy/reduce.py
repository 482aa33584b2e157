"""From effects to hits: which families run, and what of a script's effects counts."""

from ..model.facts import Facts
from ..model.verdict import DENY, Hit
from .effects.types import Effect
from .rules import families_of, load

#: Hits kept of one verdict.
MAX_HITS = 16


def collect(effects: "list[Effect]", facts: Facts, limit: int = MAX_HITS) -> list[Hit]:
    """Hits of every family that looks at one of these kinds, each rule and target once; at most `limit` (0: all of them).

    Effects of a script file (flag ``script``) count only where they are never acceptable.
    """
    direct = [e for e in effects if "script" not in e.flags]
    scripts = [e for e in effects if "script" in e.flags]
    hits = run(direct, facts)
    if scripts:
        hits.extend(h for h in run(scripts, facts) if h.decision == DENY)
    seen: set[tuple[str, str]] = set()
    out: list[Hit] = []
    for hit in hits:
        key = (hit.rule, hit.target)
        if key not in seen:
            seen.add(key)
            out.append(hit)
    if not limit or len(out) <= limit:
        return out
    out.sort(key=lambda h: h.decision != DENY)
    return out[:limit]


def run(effects: "list[Effect]", facts: Facts) -> list[Hit]:
    """Hits of the families that the effects call for."""
    families: list[str] = []
    for effect in effects:
        for family in families_of(effect):
            if family not in families:
                families.append(family)
    hits: list[Hit] = []
    for family in families:
        hits.extend(load(family).check(effects, facts))
    return hits


def budget(code: str) -> Hit:
    """The hit of a command line that is too deep or too long to be judged."""
    return Hit(
        f"budget.{code}",
        DENY,
        "This command line is nested too deeply or is too long to be judged, so it is stopped.",
        "Split it into several simple commands.",
    )
