"""Qwen Code's registration: groups of handlers in settings.json. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts import grouped_lists
from interlock.hosts.entry_lists import Entry
from interlock.hosts.jsonc import Node
from interlock.hosts.plain_form import BLOCK, PlainForm
from interlock.hosts.qwen.capabilities import GATE_TIMEOUT, GUARD_EVENTS, OPEN_TIMEOUT
from interlock.hosts.settings_text import Problem


class QwenForm(PlainForm):
    """Qwen Code's settings.json."""

    host = "qwen"
    program = "Qwen Code"
    lists = grouped_lists.LISTS
    empty = "{}\n"
    scopes = ("managed", "project", "user")
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    spared = frozenset(("PermissionRequest", "PostToolUse"))
    user_file = project_file = ".qwen/settings.json"
    machine = (
        "/etc/qwen-code/settings.json",
        "/Library/Application Support/QwenCode/settings.json",
        r"C:\ProgramData\qwen-code\settings.json",
    )
    deny = BLOCK
    switches = (("disableAllHooks", True),)
    after = {"project": "Qwen Code runs a project's hooks only in a folder that you trust"}  # noqa: RUF012 - as declared by the base

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """A group of one handler."""
        del event
        timeout = GATE_TIMEOUT if gate else OPEN_TIMEOUT
        return grouped_lists.group({"type": "command", "name": "interlock", "command": text, "timeout": timeout})

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """Comments are allowed."""
        del versions
        return grouped_lists.problems(text, root, comments=True)


FORM = QwenForm()
