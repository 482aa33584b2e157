"""Writes by any means: system files, credentials, repository internals, settings that run code, places outside the workspace."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.paths import Place
from ..effects.types import WRITE, Effect
from ..rule import Rule

IN_WORKSPACE = "Write inside the workspace, or show the user the text so that they can put it there."

SYSTEM_FILE = Rule("files.system-file", "deny", "Writes a file of the operating system.", severity="critical",
    human="This would write {target}, part of the operating system.", agent=IN_WORKSPACE)  # fmt: skip
ACCOUNT = Rule("files.account-file", "deny", "Writes a file that decides who may log in or become root.", severity="critical",
    human="This would write {target}, which decides who may enter this machine or account.", agent=IN_WORKSPACE)  # fmt: skip
CREDENTIALS = Rule("files.credentials", "deny", "Overwrites a private key or credential store.", severity="critical",
    human="This would overwrite {target}, a private key or credential store.", agent="Leave keys and credentials to the user.")  # fmt: skip
INTERNALS = Rule("files.git-internals", "deny", "Writes inside a repository's own store: its configuration, hooks or objects.",
    human="This would write {target}; git runs code from there and keeps the history there.", agent="Use git commands; put shared hooks into the project's own hook manager.")  # fmt: skip
STARTUP = Rule("files.shell-startup", "ask", "Writes a shell start-up file.",
    human="This would change {target}, which runs in every shell.", agent="Set the variable for one command, or tell the user which line to add.")  # fmt: skip
SETTINGS = Rule("files.sensitive-settings", "ask", "Writes settings that run code or reach beyond the project.", severity="medium",
    human="This would change {target}, settings that tools trust or that reach beyond this project.", agent="Use a setting of the project instead, or tell the user what to change.")  # fmt: skip
RUNS_LATER = Rule("files.runs-later", "ask", "Writes a hook that a tool runs later.", severity="medium",
    human="This would change {target}, code that a tool runs later without asking.", agent="Show the user the change to the hook first.")  # fmt: skip
TOOLS = Rule("files.agent-tools", "ask", "Adds tools or rules to an agent.",
    human="This would change {target}, which gives agents new tools or rules.", agent="Tell the user which server or rule to add.")  # fmt: skip
SECRETS = Rule("files.project-secrets", "ask", "Overwrites a project's secrets file.", severity="medium",
    human="This would overwrite {target}, the project's own secrets.", agent="Change the example file, and tell the user which value to set.")  # fmt: skip
OUTSIDE = Rule("files.outside-workspace", "ask", "Writes outside the workspace.", severity="medium",
    human="This would write {target}, which is outside the workspace.", agent=IN_WORKSPACE)  # fmt: skip

RULES = (ACCOUNT, TOOLS, CREDENTIALS, INTERNALS, OUTSIDE, SECRETS, RUNS_LATER, SETTINGS, STARTUP, SYSTEM_FILE)

#: Scripts of `package.json` that every install runs, and what fetched code is piped to.
INSTALL_HOOKS = ("preinstall", "install", "postinstall", "prepare")
PIPES = ("| sh", "|sh", "| bash", "|bash", "| node", "bash <(")
OUTSIDE_ZONES = ("outside", "home-file", "system-deep", "homes", "home-top", "workspace-ancestor", "home", "root")


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != WRITE or effect.place is None:
            continue
        rule = judge(effect, effect.place, facts)
        if rule is not None:
            hits.append(rule.hit(effect.place.shown))
    return hits


def judge(effect: Effect, place: Place, facts: "Facts") -> "Rule | None":
    """The rule for one write, None when it is fine."""
    tags: tuple[str, ...] = place.tags
    zone: str = place.zone
    path: str = place.path
    touch = effect.verb == "create"
    if "guard" in tags:
        return None
    detail = effect.detail
    if path.endswith("devcontainer.json") and "initializeCommand" in detail:
        return RUNS_LATER
    if (
        path.endswith("/package.json")
        and any(f'"{hook}"' in detail for hook in INSTALL_HOOKS)
        and any(pipe in detail for pipe in PIPES)
    ):
        return RUNS_LATER
    if effect.verb == "extract" and "guard-dir" in tags and "/." in path[path.rfind("/") :]:
        return TOOLS
    if "critical" in tags and "git-dir" not in tags:
        return None if touch and facts.kind(path) else ACCOUNT
    if "secret" in tags:
        return CREDENTIALS if zone != "temp" and not touch else None
    if effect.verb == "alias":
        return None
    if "git-dir" in tags or "git-hook" in tags:
        return None if path.endswith("/.git") and touch else INTERNALS
    if "system-file" in tags or (
        zone in ("system", "root") and effect.verb in ("write", "extract", "truncate", "append", "link") and not tags
    ):
        return SYSTEM_FILE
    if zone == "device" or zone == "disk":
        return None
    if "rc" in tags and not ("workspace" in zone and not path.endswith("/.envrc")):
        return STARTUP
    if "hook-ask" in tags:
        return RUNS_LATER
    if "guard-ask" in tags:
        return TOOLS
    if "persist" in tags:
        return SETTINGS
    if "config-ask" in tags:
        if (
            path.endswith("/.vscode/tasks.json")
            and '"tasks"' in effect.detail
            and "folderOpen" not in effect.detail
            and len(effect.detail) < 4000
        ):
            # A task that nothing starts by itself.
            return None
        return SETTINGS
    if path.endswith("/.vscode/settings.json") and any(
        w in effect.detail
        for w in (
            "autoApprove",
            "allowAutomaticTasks",
            "automationProfile",
            "terminal.integrated.profiles",
            "runOnOpen",
            "security.workspace.trust",
        )
    ):
        return SETTINGS
    if "secret-ask" in tags:
        template = "template" in effect.flags or path.endswith((".pem", ".crt"))
        return SECRETS if facts.kind(path) == "file" and not template and not touch else None
    if path.endswith("/.ssh/known_hosts") and effect.verb == "append":
        return None
    if zone in OUTSIDE_ZONES:
        return None if touch and zone != "homes" else OUTSIDE
    return None
