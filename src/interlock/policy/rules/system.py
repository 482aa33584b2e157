"""The machine itself: power, processes, settings, protection, traces."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import SYSTEM, Effect
from ..rule import Rule

TELL = "Tell the user what to change and why."

POWER = Rule("system.power", "ask", "Turns the machine off or restarts it.",
    human="This would turn off or restart this machine ({target}).", agent="Leave the machine running; ask the user to restart it.")  # fmt: skip
KILL = Rule("system.kill", "ask", "Ends processes by name.", severity="medium",
    human="This would end every process that matches ({target}), also ones that were there before.", agent="End only what you started: kill with the process id or the shell's job (kill %1).")  # fmt: skip
KILL_ALL = Rule("system.kill-all", "deny", "Ends every process or the first one.", severity="critical",
    human="This would end every process of this user or machine ({target}).", agent="End only what you started: kill with the process id.")  # fmt: skip
SETTINGS = Rule("system.settings", "ask", "Changes settings of the machine or of a tool for every project.", severity="medium",
    human="This would change a setting beyond this project ({target}).", agent=TELL)  # fmt: skip
PACKAGES = Rule("system.packages", "ask", "Removes or changes packages of the operating system.", severity="medium",
    human="This would change packages of the operating system ({target}).", agent="Install into the project or a virtual environment.")  # fmt: skip
PROTECTION = Rule("system.protection-off", "deny", "Switches off a protection of the machine.", severity="critical",
    human="This would switch off a protection of this machine ({target}).", agent=TELL)  # fmt: skip
REGISTRY = Rule("system.registry-wipe", "deny", "Deletes a main branch of the Windows registry.", severity="critical",
    human="This would delete {target} and make Windows unusable.", agent=TELL)  # fmt: skip
TRACES = Rule("system.erase-traces", "ask", "Erases the shell's history.", severity="medium",
    human="This would erase traces of what was done ({target}).", agent="Leave the history as it is.")  # fmt: skip
TRUST = Rule("system.trust-store", "ask", "Makes the machine trust another certificate authority.",
    human="This would change whom this machine trusts ({target}).", agent="Pass the certificate to the one program that needs it.")  # fmt: skip

RULES = (TRACES, KILL, KILL_ALL, PACKAGES, POWER, PROTECTION, REGISTRY, SETTINGS, TRUST)

BY_VERB = {
    "power": POWER,
    "kill": KILL,
    "kill-all": KILL_ALL,
    "settings": SETTINGS,
    "boot": SETTINGS,
    "packages": PACKAGES,
    "protection": PROTECTION,
    "registry-wipe": REGISTRY,
    "traces": TRACES,
    "trust": TRUST,
}


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    return [BY_VERB[e.verb].hit(e.target) for e in effects if e.kind == SYSTEM and e.verb in BY_VERB]
