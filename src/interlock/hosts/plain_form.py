"""The registration of hosts whose hooks differ only in where the file is and how an entry looks (Copilot, Gemini, Grok, Qwen, Windsurf)."""

import os
from typing import Any

from interlock.hosts import command, launcher_file, program_version
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Request, need_administrator, need_root, refuse_dead_link, way_out
from interlock.hosts.hooks_walk import object_entry, walk
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.hosts.project_script import script_text
from interlock.hosts.registry import codec
from interlock.hosts.settings_text import Problem

SCRIPT = "interlock-hook.sh"

#: Documents that hosts read as a block, inside of double quotes; exit code 2 with the reason stands beside them.
DENY = '{\\"decision\\":\\"deny\\",\\"reason\\":\\"$way_out\\"}'
BLOCK = '{\\"decision\\":\\"block\\",\\"reason\\":\\"$way_out\\"}'
PERMISSION = '{\\"permissionDecision\\":\\"deny\\",\\"permissionDecisionReason\\":\\"$way_out\\"}'


class PlainForm(Form):
    """One of these hosts."""

    user_file = ""
    """The person's file, from the home folder."""

    project_file = ""
    """The project's file, from its root."""

    moved_by = ""
    """Variable that names another folder in place of the first one of `user_file`."""

    runs_in_root = True
    """Whether the host runs a project's hooks in the project's root for sure."""

    deny = DENY
    """The document of a project's script that finds no installation."""

    switches: tuple[tuple[str, bool], ...] = ()
    """(path of a setting, the value with which no hook runs)."""

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """The entry with the command `text`."""
        raise LookupError(event, text, gate)

    def path(self, request: Request) -> str:
        """The file of the person, of the project or of the machine."""
        if request.scope == "managed":
            return self.managed_path()
        if request.scope == "project":
            return os.path.join(request.root, *self.project_file.split("/"))
        first, _, rest = self.user_file.partition("/")
        moved = os.environ.get(self.moved_by, "") if self.moved_by else ""
        return os.path.join(moved if os.path.isabs(moved) else os.path.join(request.home, first), *rest.split("/"))

    def versions(self) -> tuple[str, ...]:
        """The version that the host's program reports."""
        return program_version.ask(self.host)

    def wanted(self, request: Request, events: tuple[str, ...]) -> dict[str, Entry]:
        """One entry for each event."""
        gates = codec(self.host).gates
        return {
            event: self.entry(event, self._command(request, event, gate=event in gates), gate=event in gates) for event in events
        }

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """What keeps the host from reading the hooks in the file."""
        del versions
        found: list[Problem] = []
        walk(root, lambda offset, where, message: found.append(Problem(text, offset, where, message)), object_entry)
        return found

    def script(self, request: Request) -> tuple[str, bytes] | None:
        """The project's script."""
        if request.scope != "project":
            return None
        relative = self._script()
        text = script_text(self.host, self.project_file, codec(self.host).gates, self.deny, depth=relative.count("/"))
        return os.path.join(request.root, *relative.split("/")), text.encode()

    def check(self, request: Request, path: str) -> None:
        """The project is there, the machine's file can be written, and a link leads somewhere."""
        if request.scope == "project":
            need_root(request)
        if request.scope == "managed":
            need_administrator(path, self.host)
        refuse_dead_link(path)

    def warnings(self, request: Request, text: str) -> list[str]:
        """Settings with which no hook runs."""
        try:
            settings: Any = parse(text).value
        except JsoncError:
            return []
        found = []
        for name, off in self.switches:
            value = settings
            for key in name.split("."):
                value = value.get(key) if isinstance(value, dict) else None
            if value is off:
                found.append(f"{self.path(request)} sets {name} = {str(off).lower()}: no hook runs until that is taken out")
        return found

    def _script(self) -> str:
        return f"{os.path.dirname(self.project_file)}/{SCRIPT}"

    def _command(self, request: Request, event: str, *, gate: bool) -> str:
        if request.scope == "project":
            out = way_out(self, self.project_file, "project") if gate else ""
            relative = self._script()
            if self.runs_in_root:
                return command.checked(command.with_tail(f"sh {command.quote(relative)} {event}", relative, out))
            find = f"r=.; [ -e {relative} ] || r=$(git rev-parse --show-toplevel 2> /dev/null)"
            script = f'"$r"{command.quote("/" + relative)}'
            return command.checked(f"{find}; {command.with_tail_word(f'sh {script} {event}', script, out)}")
        out = way_out(self, self.path(request), request.scope) if gate else ""
        launcher = launcher_file.launcher_path(request.state)
        return command.launcher_command(launcher_file.interpreter(), launcher, self.host, event, out)
