"""Rights: commands as root or outside of the host's sandbox, files open to everyone."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import PERMISSION, SYSTEM, Effect
from ..rule import Rule

ELEVATED = Rule("privilege.elevated", "ask", "Runs a command with an administrator's rights.", severity="medium",
    human="This would run {target} with an administrator's rights.", agent="Do it without sudo: install for the user, use a virtual environment or a container.")  # fmt: skip
OPEN = Rule("privilege.world-writable", "ask", "Lets everyone on the machine write files.", severity="medium",
    human="This would let everyone write to {target}.", agent="Use chmod u+rw, or 755 for folders and programs and 644 for files.")  # fmt: skip
OUTSIDE = Rule("privilege.permissions-outside", "ask", "Changes permissions or owners outside the workspace.", severity="medium",
    human="This would change permissions or owners of {target}, which is outside the workspace.", agent="Change only files of the project.")  # fmt: skip
UNSANDBOXED = Rule("privilege.unsandboxed", "ask", "Runs a command outside of the host's sandbox.", severity="medium",
    human="This would run a command outside of the sandbox ({target}).", agent="Run it inside of the sandbox; if that fails, say what it needs.")  # fmt: skip

RULES = (ELEVATED, OUTSIDE, UNSANDBOXED, OPEN)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == SYSTEM and effect.verb == "elevated":
            hits.append(ELEVATED.hit(effect.target))
        elif effect.kind == SYSTEM and effect.verb == "unsandboxed":
            hits.append(UNSANDBOXED.hit(effect.target))
        elif effect.kind == PERMISSION and effect.place is not None and effect.verb != "setuid":
            zone = effect.place.zone
            if "world-writable" in effect.flags and zone != "temp":
                hits.append(OPEN.hit(effect.place.shown))
            elif zone in ("system", "system-deep", "homes", "root", "workspace-ancestor") or (
                zone in ("outside",) and "tree" in effect.flags
            ):
                hits.append(OUTSIDE.hit(effect.place.shown))
    return hits
