"""The hook files that Cursor would read for this person and folder, and Interlock's entries in them."""

import os

from interlock.doctor.base import Environment
from interlock.hosts import managed, textfile
from interlock.hosts.cursor import hooks_json, registration
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.model.errors import InterlockError


class Target:
    """One hooks.json."""

    __slots__ = ("error", "folder", "path", "root", "scope", "text")

    def __init__(self, scope: str, path: str, folder: str) -> None:
        self.scope = scope
        """``user``, ``project`` or ``managed``."""
        self.path = path
        """The file."""
        self.folder = folder
        """Working folder of its hooks."""
        self.text = ""
        """Its text, "" when it is absent or unreadable."""
        self.error = ""
        """Why it cannot be read, with the place; "" when it can."""
        self.root: Node | None = None
        """The parsed document, None when absent or broken."""

    def entries(self) -> list[tuple[str, int, dict[str, object]]]:
        """Interlock's entries: (event, index, entry)."""
        if self.root is None:
            return []
        return [
            (event, index, dict(item.value))
            for event, index, item in registration.own_entries(self.root)
            if isinstance(item.value, dict)
        ]

    def mend(self) -> str:
        """The command that registers this file anew."""
        return install_command(self.scope)


def install_command(scope: str, host: str = "cursor") -> str:
    """The command that registers a scope anew."""
    if scope == "managed":
        return managed.command(host)
    return f"interlock install {host}" + ("" if scope == "user" else f" --scope {scope}")


def targets(env: Environment) -> list[Target]:
    """Every hooks.json that exists, the user's first."""
    candidates = [
        Target("user", hooks_json.user_path(env.home), os.path.join(env.home, ".cursor")),
        Target("managed", hooks_json.enterprise_path(), os.path.dirname(hooks_json.enterprise_path())),
    ]
    if env.project and os.path.abspath(env.project) != os.path.abspath(env.home):
        candidates.insert(1, Target("project", hooks_json.project_path(env.project), env.project))
    return [target for target in candidates if _read(target)]


def _read(target: Target) -> bool:
    try:
        content = textfile.read(target.path)
    except InterlockError as exc:
        target.error = exc.message
        return True
    if content is None:
        return False
    try:
        target.text = content.decode("utf-8")
        target.root = parse(target.text)
    except (UnicodeDecodeError, JsoncError) as exc:
        target.error = str(exc)
    return True
