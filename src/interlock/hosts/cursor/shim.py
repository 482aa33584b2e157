"""The script that a project commits beside its hooks.json, so that the hooks work in every clone and in a cloud machine."""

from interlock.hosts.command import checked, quote, with_tail
from interlock.hosts.cursor.capabilities import GATES
from interlock.hosts.project_script import script_text

#: Where it stands in the project.
RELATIVE = ".cursor/interlock-hook.sh"

_DENY = '{\\"permission\\":\\"deny\\",\\"continue\\":false,\\"user_message\\":\\"$way_out\\",\\"agent_message\\":\\"$way_out. Ask the user.\\"}'


def text() -> str:
    """The script's text; the same on every machine."""
    return script_text("cursor", ".cursor/hooks.json", GATES, _DENY)


def command(event: str, way_out: str) -> str:
    """The registered command; it runs in the project's root. Read by POSIX shells, and by fish through its own quoting."""
    return checked(with_tail(f"sh {quote(RELATIVE)} {event}", RELATIVE, way_out))
