"""The guard's own state, every agent host's hooks and permissions, and commands that switch them off."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import DELETE, GUARD, PERMISSION, WRITE, Effect
from ..rule import Rule

LEAVE = "Leave hooks and permissions of agents alone; tell the user what you would change and why."

FILES = Rule("self-protection.guard-files", "deny", "Changes hooks or permissions of an agent host, or Interlock's own state.", severity="critical",
    human="This would change {target}, which holds the checks that agents must pass.", agent=LEAVE)  # fmt: skip
FOLDER = Rule("self-protection.guard-folder", "deny", "Deletes or moves a folder with an agent host's hooks.", severity="critical",
    human="This would remove {target} with the checks that agents must pass.", agent=LEAVE)  # fmt: skip
COMMAND = Rule("self-protection.own-command", "deny", "Calls Interlock's own commands that loosen it.", severity="critical",
    human="This would loosen Interlock itself ({target}); only a person may do that.", agent=LEAVE)  # fmt: skip
AGENT = Rule("self-protection.agent-flags", "deny", "Starts an agent with its checks switched off.",
    human="This would start an agent without its checks ({target}).", agent=LEAVE)  # fmt: skip
TOOLS = Rule("self-protection.agent-tools", "ask", "Gives an agent new tools or installs hooks.",
    human="This would give an agent new tools or hooks ({target}).", agent="Tell the user which server or hook to add.")  # fmt: skip
SERVER = Rule("self-protection.own-server", "ask", "Starts Interlock's own server or gateway.",
    human="This would start {target}: its first start prints a link that makes an administrator of the dashboard.",
    agent="Ask the user to start it in a terminal of their own.")  # fmt: skip

RULES = (AGENT, TOOLS, FILES, FOLDER, COMMAND, SERVER)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == GUARD:
            rule = {"agent-flags": AGENT, "tools": TOOLS, "own-install": TOOLS, "own-server": SERVER}.get(effect.verb, COMMAND)
            hits.append(rule.hit(effect.target))
        elif effect.kind in (WRITE, DELETE, PERMISSION) and effect.place is not None:
            tags = effect.place.tags
            if "elsewhere" in effect.flags:
                continue
            if "guard" in tags and not (effect.kind == WRITE and effect.verb == "create" and facts.kind(effect.place.path)):
                hits.append(FILES.hit(effect.place.shown))
            elif (
                "guard-dir" in tags
                and not ("names" in effect.flags or "limited" in effect.flags)
                and (
                    effect.kind == DELETE
                    or (effect.kind == PERMISSION and ("tree" in effect.flags or "locked" in effect.flags))
                    or effect.verb in ("link", "alias")
                )
            ):
                hits.append(FOLDER.hit(effect.place.shown))
    return hits
