"""Cline's registration: executable files named after the events, in the folders of the extension and of the CLI. Facts: ``reference/hosts.md`` 4.

Cline reads an answer with exit code 0 only and lets the tool run otherwise, so each file ends with a block of its own. It has no machine-wide
folder, and runs no hooks on Windows.
"""

import json
import os
import sys

from interlock.hosts import command, launcher_file, program_version
from interlock.hosts.cline.capabilities import GATES, GUARD_EVENTS
from interlock.hosts.form import Request, need_root, way_out
from interlock.hosts.project_script import script_text
from interlock.hosts.script_files import MARK, ScriptForm
from interlock.model.errors import UNUSABLE, InterlockError

_FOLDERS = {"user": ("Documents/Cline/Hooks", ".cline/hooks"), "project": (".clinerules/hooks", ".cline/hooks")}
#: The project's script beside the files that call it.
SCRIPT = "interlock-hook.sh"
_DENY = '{\\"cancel\\":true,\\"errorMessage\\":\\"interlock: $way_out\\"}'


class ClineForm(ScriptForm):
    """Cline's hook files."""

    host = "cline"
    program = "Cline"
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    after = dict.fromkeys(("project", "user"), "Cline runs hooks only where they are switched on in its settings")

    def folders(self, request: Request) -> tuple[str, ...]:
        """Those of the extension and of the CLI."""
        top = request.root if request.scope == "project" else request.home
        return tuple(os.path.join(top, *name.split("/")) for name in _FOLDERS[request.scope])

    def versions(self) -> tuple[str, ...]:
        """The version of the CLI."""
        return program_version.ask("cline")

    def check(self, request: Request, path: str) -> None:
        """The project is there, and the platform runs hooks."""
        del path
        if sys.platform == "win32":
            raise InterlockError("Cline runs no hooks on Windows", help="interlock guard mcp-proxy --help", exit_code=UNUSABLE)
        if request.scope == "project":
            need_root(request)

    def content(self, request: Request, event: str) -> bytes:
        """A call of the launcher; in a project, of its committed script."""
        project = request.scope == "project"
        if project:
            call = f'sh "${{0%/*}}/{SCRIPT}" {event}'
            out = way_out(self, "the folder of this file", "project")
        else:
            launcher = launcher_file.launcher_path(request.state)
            call = command.checked(f"{command.quote(launcher_file.interpreter())} -I -S {command.quote(launcher)} cline {event}")
            out = way_out(self, "the folder of this file", "user")
        document: dict[str, object] = {"cancel": True, "errorMessage": out} if event in GATES else {"cancel": False}
        option = " --scope project" if project else ""
        return (
            f"#!/bin/sh\n{MARK}cline{option}`; do not edit.\n{call} && exit 0\n"
            f"echo {command.quote(json.dumps(document, ensure_ascii=False))}\nexit 0\n"
        ).encode()

    def helpers(self, request: Request) -> dict[str, bytes]:
        """The project's script, in both folders."""
        if request.scope != "project":
            return {}
        found = {}
        for folder, name in zip(self.folders(request), _FOLDERS["project"], strict=True):
            text = script_text("cline", f"the files in {name}", GATES, _DENY, depth=2, code=0, goes_on='{"cancel":false}')
            found[os.path.join(folder, SCRIPT)] = text.encode()
        return found


FORM = ClineForm()
