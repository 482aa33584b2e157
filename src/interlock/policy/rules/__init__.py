"""Rule families: which ones look at which kind of effect. Kept as strings so that a judgement loads only what it needs."""

from ..effects.types import (
    DATA,
    DELETE,
    DISK,
    EXECUTE,
    FETCH,
    GIT,
    GUARD,
    PACKAGE,
    PERMISSION,
    READ,
    REMOTE,
    SEND,
    SYSTEM,
    TOOL,
    WRITE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...model.facts import Facts
    from ...model.verdict import Hit
    from ..effects.types import Effect
    from ..rule import Rule

#: Every family, sorted; a test compares it with the folder.
FAMILIES = (
    "cloud", "containers", "databases", "disks", "exfiltration", "fetching", "files", "filesystem", "git_history", "git_work", "infrastructure", "kubernetes", "mcp", "packages", "persistence", "privilege", "protected_branches",
    "remote_code", "reverse_shells", "secrets", "self_protection", "system", "tasks",
)  # fmt: skip

#: Kind of effect -> families that look at it.
BY_KIND = {
    DATA: ("databases",),
    DELETE: ("filesystem", "git_history", "self_protection"),
    DISK: ("disks",),
    EXECUTE: ("containers", "remote_code", "reverse_shells"),
    FETCH: ("fetching",),
    GIT: ("exfiltration", "git_history", "git_work", "protected_branches", "secrets"),
    GUARD: ("self_protection",),
    PACKAGE: ("packages",),
    PERMISSION: ("filesystem", "persistence", "privilege", "self_protection"),
    READ: ("secrets",),
    REMOTE: ("cloud", "containers", "infrastructure", "kubernetes"),
    SEND: ("exfiltration",),
    SYSTEM: ("persistence", "privilege", "system"),
    TOOL: ("mcp", "tasks"),
    WRITE: ("files", "filesystem", "git_history", "persistence", "self_protection"),
}


class Family:
    """The shape of a family's module."""

    RULES: "tuple[Rule, ...]" = ()

    @staticmethod
    def check(effects: "list[Effect]", facts: "Facts") -> "list[Hit]":  # noqa: ARG004 - a shape, not code
        """Hits of this family."""
        return []


def load(name: str) -> Family:
    """Import one family (only names in `FAMILIES`)."""
    if name not in FAMILIES:
        raise KeyError(name)
    found: "Any" = __import__(f"{__name__}.{name}", fromlist=("check",))
    family: Family = found
    return family
