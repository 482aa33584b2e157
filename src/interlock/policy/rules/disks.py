"""Whole disks, file systems and restore points."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import DISK, UNKNOWN, Effect
from ..rule import Rule

OVERWRITE = Rule("disks.overwrite", "deny", "Overwrites, formats or repartitions a disk.", severity="critical",
    human="This would destroy what is on {target}.", agent="Work with image files in the workspace; leave disks to the user.")  # fmt: skip
RESTORE_POINTS = Rule("disks.restore-points", "deny", "Deletes restore points or backups of the machine.", severity="critical",
    human="This would delete {target}, the way back after a loss.", agent="Leave restore points and backups alone.")  # fmt: skip
UNKNOWN_DEVICE = Rule("disks.unknown-output", "ask", "Writes raw data to a place that cannot be known.",
    human="This writes raw data, and where to cannot be known before it runs.", agent="Write the output path out in full.")  # fmt: skip

RULES = (OVERWRITE, RESTORE_POINTS, UNKNOWN_DEVICE)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == DISK:
            rule = (
                RESTORE_POINTS if effect.verb == "shadow-copies" else UNKNOWN_DEVICE if effect.certainty == UNKNOWN else OVERWRITE
            )
            hits.append(rule.hit(effect.place.path if effect.place is not None else effect.target))
    return hits
