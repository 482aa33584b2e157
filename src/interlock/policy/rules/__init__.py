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

#: Kind of effect -> families that look at it, whatever its verb.
BY_KIND: dict[str, tuple[str, ...]] = {
    DATA: ("databases",),
    DISK: ("disks",),
    FETCH: ("fetching",),
    GUARD: ("self_protection",),
    PACKAGE: ("packages",),
    READ: ("secrets",),
    REMOTE: ("cloud", "containers", "infrastructure", "kubernetes"),
    TOOL: ("mcp", "tasks"),
}

#: Verbs of git effects -> families; the others belong to `git_history`.
GIT_VERBS: dict[str, tuple[str, ...]] = {
    "add-secret": ("exfiltration", "secrets"), "remote-add": ("exfiltration",), "push-force": ("protected_branches",), "push-delete": ("protected_branches",), "push-mirror": ("protected_branches",),
    "reset-hard": ("git_work",), "restore": ("git_work",), "checkout-paths": ("git_work",), "checkout-force": ("git_work",), "clean": ("git_work",), "stash-drop": ("git_work",), "stash-clear": ("git_work",),
    "worktree-remove": ("git_work",), "skip-hooks": ("git_work",), "config-global": ("git_work",), "config-runs": ("git_work",),
}  # fmt: skip

EXECUTE_VERBS: dict[str, tuple[str, ...]] = {
    "reverse-shell": ("reverse_shells",), "fork-bomb": ("reverse_shells",), "host-mount": ("containers",), "privileged-container": ("containers",), "host-destroy": ("containers",),
}  # fmt: skip

SYSTEM_VERBS: dict[str, tuple[str, ...]] = {
    "elevated": ("privilege",),
    "unsandboxed": ("privilege",),
    "account": ("persistence",),
    "schedule": ("persistence",),
    "service-enable": ("persistence",),
}

PLANTED = ("rc", "persist", "hook-ask", "git-hook")


def families_of(effect: "Effect") -> "tuple[str, ...]":
    """The families that may have something to say about an effect."""
    kind = effect.kind
    known = BY_KIND.get(kind)
    if known is not None:
        return () if kind == FETCH and not effect.flags and effect.verb != "file" else known
    if kind == GIT:
        return GIT_VERBS.get(effect.verb, ("git_history",))
    if kind == EXECUTE:
        return EXECUTE_VERBS.get(effect.verb, ("remote_code",))
    if kind == SYSTEM:
        return SYSTEM_VERBS.get(effect.verb, ("system",))
    if kind == SEND:
        quiet = effect.verb in ("request", "dns", "issue") and not any(
            f in effect.flags for f in ("secret", "data", "tunnel", "catcher")
        )
        return () if quiet else ("exfiltration",)
    tags = effect.place.tags if effect.place is not None else ()
    found: list[str] = []
    if kind == DELETE:
        found.append("filesystem")
        if "git-dir" in tags or "git-hook" in tags or "hook-ask" in tags:
            found.append("git_history")
    elif kind == WRITE:
        found.append("files")
        if effect.verb == "truncate":
            found.append("filesystem")
        if effect.verb == "schedule" or any(t in tags for t in PLANTED):
            found.append("persistence")
    elif kind == PERMISSION:
        found.extend(("filesystem", "privilege"))
        if effect.verb == "setuid":
            found.append("persistence")
    if "guard" in tags or "guard-dir" in tags:
        found.append("self_protection")
    return tuple(found)


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
