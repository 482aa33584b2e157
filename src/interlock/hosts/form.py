"""What an installer of a host must say: which file, which entries, and what the host itself would reject."""

import os

from interlock.hosts import settings_text, system_paths
from interlock.hosts.entry_lists import Entry, EntryLists
from interlock.hosts.jsonc import Node
from interlock.model.errors import InterlockError

FULL = "full"
#: Without what only tells (results of tools) and what a gate sees a second time: fewer processes for each action.
MINIMAL = "minimal"
VARIANTS = (FULL, MINIMAL)


class Outcome:
    """What an install or uninstall did, or would do."""

    __slots__ = ("backup", "diff", "events", "notes", "path", "versions", "warnings")

    def __init__(self, path: str) -> None:
        self.path = path
        """The settings file."""
        self.diff = ""
        """Unified diff of every file outside the state folder; "" when nothing changes."""
        self.events: tuple[str, ...] = ()
        """Events registered afterwards."""
        self.backup = ""
        """Copy of the file as it was, "" when none was made."""
        self.versions: tuple[str, ...] = ()
        """Versions of the host that were found."""
        self.warnings: list[str] = []
        """What the person should know."""
        self.notes: list[str] = []
        """Files that were written or removed besides the settings file."""


class Request:
    """What to register and where."""

    __slots__ = ("home", "parts", "root", "scope", "state", "variant", "versions")

    def __init__(
        self,
        *,
        state: str,
        home: str,
        scope: str,
        root: str,
        parts: tuple[str, ...],
        versions: tuple[str, ...],
        variant: str = FULL,
    ) -> None:
        self.state = state
        """State folder, absolute; for ``managed`` the folder of the launcher that every account uses."""
        self.home = home
        """The person's home folder."""
        self.scope = scope
        """``user``, ``project``, ``managed`` (every account of this machine), or another one of the host's."""
        self.root = root
        """Project root for the scopes of a project, "" otherwise."""
        self.parts = parts
        """Of the host's parts."""
        self.versions = versions
        """Versions of the host, empty when none was found."""
        self.variant = variant
        """`FULL` or `MINIMAL`."""


class Form:
    """What one host's registration is made of; each host with an installer has one."""

    host = ""
    """Host id."""

    program = ""
    """The host as people call it."""

    lists: EntryLists
    """How its file is made up."""

    empty = ""
    """What a new file begins with."""

    scopes: tuple[str, ...] = ("project", "user")
    """Scopes that can be installed."""

    machine: tuple[str, str, str] = ("", "", "")
    """The machine-wide file on Linux, macOS and Windows for the scope ``managed``."""

    parts: dict[str, tuple[str, ...]]
    """Part -> its events."""

    default_parts: tuple[str, ...] = ()
    """Parts that are registered when none is named."""

    spared: frozenset[str] = frozenset()
    """Events that the variant ``minimal`` leaves out."""

    after: dict[str, str] = {}  # noqa: RUF012 - each host has its own
    """Scope -> what the person must still do after an install there."""

    def path(self, request: Request) -> str:
        """The settings file to change."""
        raise LookupError(request.scope)

    def managed_path(self) -> str:
        """The file of the scope ``managed``."""
        return system_paths.place(*self.machine)

    def versions(self) -> tuple[str, ...]:
        """Versions of the host on this machine."""
        return ()

    def known(self, versions: tuple[str, ...]) -> frozenset[str]:
        """Events that may be registered with these versions."""
        del versions
        return frozenset(event for events in self.parts.values() for event in events)

    def wanted(self, request: Request, events: tuple[str, ...]) -> dict[str, Entry]:
        """Event -> entry to register."""
        raise LookupError(request.scope, *events)

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[settings_text.Problem]:
        """Everything for which the host rejects the file."""
        del text, root, versions
        return []

    def script(self, request: Request) -> tuple[str, bytes] | None:
        """Path and content of the script that the project commits; None where the scope needs none."""
        del request
        return None

    def check(self, request: Request, path: str) -> None:
        """Raise `InterlockError` when the file stands in a place in which the host would not read it."""

    def warnings(self, request: Request, text: str) -> list[str]:
        """What in the settings (`text`: the file as it was) keeps the hooks from working."""
        del request, text
        return []

    def events(self, parts: tuple[str, ...], versions: tuple[str, ...], variant: str = FULL) -> tuple[str, ...]:
        """Events to register for these parts, in file order, each once, limited to those the versions know."""
        known = self.known(versions) - (self.spared if variant == MINIMAL else frozenset())
        ordered: list[str] = []
        for part in sorted(parts):
            ordered.extend(event for event in self.parts[part] if event in known and event not in ordered)
        return tuple(ordered)


def way_out(form: Form, path: str, scope: str) -> str:
    """What a registered gate says when its hook cannot run. `path`: the settings file as it is named to the person."""
    option = "" if scope == "user" else f" --scope {scope}"
    return (
        "interlock: blocked, the hook did not run. "
        f"Mend: interlock install {form.host}{option}. Remove: interlock uninstall {form.host}{option}, or delete its entries in {path}"
    )


def need_administrator(path: str, host: str) -> None:
    """Raise `InterlockError` when this account cannot write the machine-wide file."""
    folder = os.path.dirname(path)
    while not os.path.exists(folder):
        folder = os.path.dirname(folder)
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise InterlockError(
            f"'{path}' belongs to the administrator of this machine",
            help=f"sudo interlock install {host} --scope managed",
        )


def refuse_dead_link(path: str) -> None:
    """Raise `InterlockError` for a link to a folder that does not exist."""
    if os.path.islink(path) and not os.path.isdir(os.path.dirname(os.path.realpath(path))):
        raise InterlockError(f"'{path}' is a link to '{os.path.realpath(path)}', whose folder does not exist")


def need_root(request: Request) -> None:
    """Raise `InterlockError` when the project's folder is not there."""
    if not os.path.isdir(request.root):
        raise InterlockError(f"there is no folder '{request.root}'", help="run the command in the project's root")
