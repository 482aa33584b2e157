"""Claude Code's registration: which settings file, which handlers, and what Claude Code itself would not read. Facts: ``reference/hosts.md`` 2.3."""

import os
import sys

from interlock.hosts import command, grouped_lists, launcher_file, program_version
from interlock.hosts.claude.capabilities import (
    FAIL_CLOSED_SINCE,
    GATE_TIMEOUT,
    GATES,
    GUARD_EVENTS,
    MEMORY_EVENTS,
    OPEN_TIMEOUT,
    PROMPT_TIMEOUT,
    PROMPTS,
)
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Request, need_administrator, need_root, refuse_dead_link, way_out
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.hosts.project_script import script_text
from interlock.hosts.settings_text import Problem

#: The project's script, from its root.
SCRIPT = ".claude/interlock-hook.sh"

_FILES = {"project": ".claude/settings.json", "local": ".claude/settings.local.json"}
_DENY = '{\\"decision\\":\\"block\\",\\"reason\\":\\"$way_out\\"}'
#: Events whose subject a matcher could limit: ours matches all of it.
_MATCHED = frozenset(("PreToolUse", "PermissionRequest", "PostToolUse"))


class ClaudeForm(Form):
    """Claude Code's settings.json."""

    host = "claude"
    program = "Claude Code"
    lists = grouped_lists.LISTS
    empty = "{}\n"
    scopes = ("local", "managed", "project", "user")
    machine = (
        "/etc/claude-code/managed-settings.json",
        "/Library/Application Support/ClaudeCode/managed-settings.json",
        r"C:\Program Files\ClaudeCode\managed-settings.json",
    )
    parts = {"guard": GUARD_EVENTS, "memory": MEMORY_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard", "memory")
    spared = frozenset(("PermissionRequest", "PostToolUse"))

    def path(self, request: Request) -> str:
        """The settings of the person, of the project, of the person in the project, or of the machine."""
        if request.scope == "managed":
            return self.managed_path()
        if request.scope in _FILES:
            return os.path.join(request.root, *_FILES[request.scope].split("/"))
        return os.path.join(grouped_lists.home_folder("CLAUDE_CONFIG_DIR", request.home, ".claude"), "settings.json")

    def versions(self) -> tuple[str, ...]:
        """The version of the ``claude`` program."""
        return program_version.ask("claude")

    def wanted(self, request: Request, events: tuple[str, ...]) -> dict[str, Entry]:
        """One group with one handler for each event, the gates closed on failure."""
        closed = not request.versions or program_version.number(request.versions[0]) >= FAIL_CLOSED_SINCE
        return {event: self._group(request, event, closed=closed) for event in events}

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """What keeps Claude Code from reading the hooks in the file."""
        del versions
        return grouped_lists.problems(text, root)

    def script(self, request: Request) -> tuple[str, bytes] | None:
        """The project's script."""
        if request.scope != "project":
            return None
        text = script_text("claude", _FILES["project"], GATES, _DENY, depth=1)
        return os.path.join(request.root, *SCRIPT.split("/")), text.encode()

    def check(self, request: Request, path: str) -> None:
        """The project is there, and a link leads somewhere."""
        if request.scope in _FILES:
            need_root(request)
        if request.scope == "managed":
            need_administrator(path, self.host)
        refuse_dead_link(path)

    def warnings(self, request: Request, text: str) -> list[str]:
        """Switched off hooks, and a version that does not block on failure."""
        found = []
        if request.versions and program_version.number(request.versions[0]) < FAIL_CLOSED_SINCE:
            since = ".".join(map(str, FAIL_CLOSED_SINCE))
            found.append(
                f"Claude Code {request.versions[0]} lets an action run when a hook crashes or times out; {since} and later can block it"
            )
        try:
            settings = parse(text).value
        except JsoncError:
            return found
        if isinstance(settings, dict) and settings.get("disableAllHooks") is True:
            found.append(f"{self.path(request)} sets disableAllHooks: no hook runs until that is taken out")
        return found

    def _group(self, request: Request, event: str, *, closed: bool) -> Entry:
        gate = event in GATES
        timeout = (PROMPT_TIMEOUT if event in PROMPTS else GATE_TIMEOUT) if gate else OPEN_TIMEOUT
        handler: Entry = {"type": "command", "command": self._command(request, event, gate=gate), "timeout": timeout}
        if gate and closed:
            handler["onFailure"] = "block"
        if sys.platform == "win32":
            # The host would take Git Bash where that is installed.
            handler["shell"] = "powershell"
        return grouped_lists.group(handler, "*" if event in _MATCHED else "")

    def _command(self, request: Request, event: str, *, gate: bool) -> str:
        if request.scope == "project":
            out = way_out(self, _FILES["project"], "project") if gate else ""
            script = f'"$CLAUDE_PROJECT_DIR"{command.quote("/" + SCRIPT)}'
            return command.checked(command.with_tail_word(f"sh {script} {event}", script, out))
        out = way_out(self, self.path(request), request.scope) if gate else ""
        return command.launcher_command(
            launcher_file.interpreter(), launcher_file.launcher_path(request.state), "claude", event, out
        )


FORM = ClaudeForm()
