"""Gemini CLI's registration: groups of handlers in settings.json, timeouts in milliseconds. Facts: ``reference/hosts.md`` 4."""

from typing import Any

from interlock.hosts import grouped_lists
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Request
from interlock.hosts.gemini.capabilities import GATE_TIMEOUT, GUARD_EVENTS, OPEN_TIMEOUT
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.hosts.plain_form import PlainForm
from interlock.hosts.settings_text import Problem

#: Under which the host lists our hooks, and can be told to leave them out.
NAME = "interlock"


class GeminiForm(PlainForm):
    """Gemini CLI's settings.json."""

    host = "gemini"
    program = "Gemini CLI"
    lists = grouped_lists.LISTS
    empty = "{}\n"
    scopes = ("managed", "project", "user")
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    spared = frozenset(("AfterTool",))
    user_file = project_file = ".gemini/settings.json"
    machine = (
        "/etc/gemini-cli/settings.json",
        "/Library/Application Support/GeminiCli/settings.json",
        r"C:\ProgramData\gemini-cli\settings.json",
    )
    switches = (("hooksConfig.enabled", False), ("tools.enableHooks", False), ("hooks.enabled", False))
    after = {"project": "Gemini CLI runs a project's hooks only in a folder that you trust"}  # noqa: RUF012 - as declared by the base

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """A group of one handler."""
        del event
        timeout = GATE_TIMEOUT if gate else OPEN_TIMEOUT
        return grouped_lists.group({"type": "command", "name": NAME, "command": text, "timeout": timeout * 1000})

    def warnings(self, request: Request, text: str) -> list[str]:
        """Switches, and our hooks among those that the person disabled by name."""
        found = super().warnings(request, text)
        try:
            settings: Any = parse(text).value
        except JsoncError:
            return found
        for place in ("hooksConfig", "hooks"):
            part = settings.get(place) if isinstance(settings, dict) else None
            names = part.get("disabled") if isinstance(part, dict) else None
            if isinstance(names, list) and NAME in names:
                found.append(f"{self.path(request)} disables the hooks named {NAME}: take the name out of {place}.disabled")
        return found

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """Comments are allowed; older versions keep switches among the events."""
        del versions
        return grouped_lists.problems(text, root, comments=True, beside=frozenset(("enabled", "disabled", "notifications")))


FORM = GeminiForm()
