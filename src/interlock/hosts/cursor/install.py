"""Cursor's registration: which file, which entries, and what Cursor itself would reject."""

import os
from collections.abc import Callable

from interlock.hosts import installer, launcher_file
from interlock.hosts.cursor import hooks_json, registration, shim, version
from interlock.hosts.entry_lists import Entry
from interlock.hosts.form import Form, Outcome, Request, need_administrator, need_root, refuse_dead_link, way_out
from interlock.hosts.jsonc import Node
from interlock.hosts.settings_text import Problem
from interlock.model.errors import InterlockError

__all__ = ["FORM", "PARTS", "Outcome", "Request", "install", "uninstall"]

#: The parts that can be registered.
PARTS = tuple(sorted(registration.PARTS))


class CursorForm(Form):
    """Cursor's hooks.json."""

    host = "cursor"
    program = "Cursor"
    lists = registration.LISTS
    empty = hooks_json.EMPTY
    parts = registration.PARTS
    default_parts = PARTS
    spared = frozenset(("beforeShellExecution", "subagentStart", "postToolUse", "afterFileEdit"))
    scopes = ("managed", "project", "user")
    machine = hooks_json.ENTERPRISE

    def path(self, request: Request) -> str:
        """The hooks.json of the person, of the project or of the machine."""
        if request.scope == "managed":
            return self.managed_path()
        return hooks_json.project_path(request.root) if request.scope == "project" else hooks_json.user_path(request.home)

    def versions(self) -> tuple[str, ...]:
        """Versions of the IDE and of the agent."""
        return version.installed_versions()

    def known(self, versions: tuple[str, ...]) -> frozenset[str]:
        """Events that every one of these versions knows."""
        return version.known_events(versions)

    def wanted(self, request: Request, events: tuple[str, ...]) -> dict[str, Entry]:
        """Calls of the launcher; in a project, of its committed script."""
        if request.scope == "project":
            return registration.shim_entries(events, way_out(self, ".cursor/hooks.json", "project"))
        out = way_out(self, self.path(request), request.scope)
        return registration.entries(events, launcher_file.interpreter(), launcher_file.launcher_path(request.state), out)

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """Everything for which Cursor rejects the file."""
        return hooks_json.problems(text, root, self.known(versions))

    def script(self, request: Request) -> tuple[str, bytes] | None:
        """The project's script."""
        if request.scope != "project":
            return None
        return os.path.join(request.root, *shim.RELATIVE.split("/")), shim.text().encode()

    def check(self, request: Request, path: str) -> None:
        """A project's file must not be reached through a link."""
        if request.scope == "managed":
            need_administrator(path, self.host)
        if request.scope != "project":
            refuse_dead_link(path)
            return
        need_root(request)
        for part in (os.path.dirname(path), path):
            if os.path.islink(part):
                raise InterlockError(
                    f"'{part}' is a symbolic link, and Cursor refuses a project's hooks.json that it reaches through one",
                    help="put a regular file in its place",
                )


FORM = CursorForm()


def install(request: Request, *, dry_run: bool = False, check: Callable[[], None] | None = None) -> Outcome:
    """`installer.install` for Cursor."""
    return installer.install(FORM, request, dry_run=dry_run, check=check)


def uninstall(request: Request, *, dry_run: bool = False) -> Outcome:
    """`installer.uninstall` for Cursor."""
    return installer.uninstall(FORM, request, dry_run=dry_run)
