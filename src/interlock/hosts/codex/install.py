"""Codex's registration: hooks.json beside config.toml, and the trust that only the person can give. Facts: ``reference/hosts.md`` 3.3."""

import os
import sys
import tomllib

from interlock.hosts import command, grouped_lists, launcher_file, program_version
from interlock.hosts.codex.capabilities import (
    GATE_TIMEOUT,
    GATES,
    GUARD_EVENTS,
    MEMORY_EVENTS,
    OPEN_TIMEOUT,
    SESSION_END_TIMEOUT,
)
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Request, need_administrator, need_root, refuse_dead_link, way_out
from interlock.hosts.jsonc import Node
from interlock.hosts.project_script import script_text
from interlock.hosts.settings_text import Problem

#: The project's script, from its root.
SCRIPT = ".codex/interlock-hook.sh"

_FILE = ".codex/hooks.json"
_DENY = '{\\"decision\\":\\"block\\",\\"reason\\":\\"$way_out\\"}'
#: Events whose subject a matcher could limit: ours matches all of it.
_MATCHED = frozenset(("PreToolUse", "PermissionRequest", "PostToolUse"))


class CodexForm(Form):
    """Codex's hooks.json."""

    host = "codex"
    program = "Codex"
    lists = grouped_lists.LISTS
    empty = "{}\n"
    parts = {"guard": GUARD_EVENTS, "memory": MEMORY_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard", "memory")
    spared = frozenset(("PermissionRequest", "PostToolUse"))
    scopes = ("managed", "project", "user")
    # The system's layer of the configuration: Codex takes its hooks for managed ones, which need no trust (github.com/openai/codex/pull/20319).
    machine = ("/etc/codex/hooks.json", "/etc/codex/hooks.json", r"C:\ProgramData\OpenAI\Codex\hooks.json")
    after = dict.fromkeys(
        ("project", "user"),
        "Codex runs a new or changed hook only after you accept it: start codex, enter /hooks, and trust Interlock's entries",
    )

    def path(self, request: Request) -> str:
        """The hooks.json of the person, of the project or of the machine."""
        if request.scope == "managed":
            return self.managed_path()
        return os.path.join(self._folder(request), "hooks.json")

    def versions(self) -> tuple[str, ...]:
        """The version of the ``codex`` program."""
        return program_version.ask("codex")

    def wanted(self, request: Request, events: tuple[str, ...]) -> dict[str, Entry]:
        """One group with one handler for each event."""
        return {event: self._group(request, event) for event in events}

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """What keeps Codex from reading the hooks in the file."""
        del versions
        return grouped_lists.problems(text, root)

    def script(self, request: Request) -> tuple[str, bytes] | None:
        """The project's script."""
        if request.scope != "project":
            return None
        text = script_text("codex", _FILE, GATES, _DENY, depth=1)
        return os.path.join(request.root, *SCRIPT.split("/")), text.encode()

    def check(self, request: Request, path: str) -> None:
        """The project is there, and a link leads somewhere."""
        if request.scope == "project":
            need_root(request)
        if request.scope == "managed":
            need_administrator(path, self.host)
        refuse_dead_link(path)

    def warnings(self, request: Request, text: str) -> list[str]:
        """Hooks that config.toml switches off or cannot be read for."""
        del text
        path = os.path.join(self._folder(request), "config.toml")
        try:
            with open(path, "rb") as file:
                features = tomllib.load(file).get("features")
        except OSError:
            return []
        except ValueError:
            return [f"{path} is not valid TOML: Codex may not start with it"]
        off = [name for name in ("hooks", "codex_hooks") if isinstance(features, dict) and features.get(name) is False]
        return [f"{path} sets features.{off[0]} = false: no hook runs until that is taken out"] if off else []

    def _folder(self, request: Request) -> str:
        if request.scope == "project":
            return os.path.join(request.root, ".codex")
        if request.scope == "managed":
            return os.path.dirname(self.managed_path())
        return grouped_lists.home_folder("CODEX_HOME", request.home, ".codex")

    def _group(self, request: Request, event: str) -> Entry:
        gate = event in GATES
        timeout = GATE_TIMEOUT if gate else SESSION_END_TIMEOUT if event == "SessionEnd" else OPEN_TIMEOUT
        handler: Entry = {"type": "command", "command": self._command(request, event, gate=gate), "timeout": timeout}
        return grouped_lists.group(handler, ".*" if event in _MATCHED else "")

    def _command(self, request: Request, event: str, *, gate: bool) -> str:
        """Trust hangs on the text of the command, so nothing stands in it that an upgrade could change: the interpreter is read from a file."""
        if request.scope == "project":
            out = way_out(self, _FILE, "project") if gate else ""
            find = f"r=.; [ -e {SCRIPT} ] || r=$(git rev-parse --show-toplevel 2> /dev/null)"
            script = f'"$r"{command.quote("/" + SCRIPT)}'
            return command.checked(f"{find}; {command.with_tail_word(f'sh {script} {event}', script, out)}")
        out = way_out(self, self.path(request), request.scope) if gate else ""
        launcher = launcher_file.launcher_path(request.state)
        if sys.platform == "win32":
            return command.launcher_command(launcher_file.interpreter(), launcher, "codex", event, out)
        interpreter = command.quote(os.path.join(request.state, launcher_file.INTERPRETER))
        call = f'IFS= read -r p < {interpreter} && "$p" -I -S {command.quote(launcher)} codex {event}'
        if out:
            call = f"{{ {call}; }}"
        return command.checked(command.for_login_shell(command.with_tail(call, launcher, out)))


FORM = CodexForm()
