"""The merged policy as the judgement reads it: plain values, so that it can be kept as JSON."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ENFORCE = "enforce"
SHADOW = "shadow"

#: What the entries of ``[allow]``, ``[ask]`` and ``[deny]`` can name.
SUBJECTS = ("commands", "hosts", "paths", "tools")


class Settings:
    """A policy after all layers were merged. ``Settings()`` is the built-in policy."""

    __slots__ = ("allow", "ask", "branches", "deny", "mode", "notes", "off", "raised", "roots", "rules", "temp")

    def __init__(
        self,
        *,
        mode: str = ENFORCE,
        off: "tuple[str, ...]" = (),
        rules: "dict[str, str] | None" = None,
        raised: "dict[str, str] | None" = None,
        allow: "dict[str, list[str]] | None" = None,
        ask: "dict[str, list[str]] | None" = None,
        deny: "dict[str, list[str]] | None" = None,
        branches: "tuple[str, ...]" = (),
        roots: "tuple[str, ...]" = (),
        temp: "tuple[str, ...]" = (),
        notes: "tuple[str, ...]" = (),
    ) -> None:
        self.mode = mode
        """`ENFORCE` or `SHADOW`."""
        self.off = off
        """Packs that are switched off (ids with hyphens); their part of the floor stays on."""
        self.rules = rules or {}
        """Rule id -> decision, from trusted layers."""
        self.raised = raised or {}
        """Rule id -> least decision, from layers that may only tighten."""
        self.allow = allow or {}
        """Subject -> entries that lift what is above the floor. Relative paths are below the workspace roots."""
        self.ask = ask or {}
        """Subject -> entries that need a person's yes."""
        self.deny = deny or {}
        """Subject -> entries that are stopped."""
        self.branches = branches
        """Protected branches beside the built-in ones (shell patterns)."""
        self.roots = roots
        """Folders that count as workspace roots too, absolute or with ``~/``."""
        self.temp = temp
        """Folders that count as temporary too."""
        self.notes = notes
        """What a person should be told about the policy files, one line each."""

    def plain(self) -> "dict[str, object]":
        """JSON-ready values."""
        return {
            "mode": self.mode,
            "off": list(self.off),
            "rules": self.rules,
            "raised": self.raised,
            "allow": self.allow,
            "ask": self.ask,
            "deny": self.deny,
            "branches": list(self.branches),
            "roots": list(self.roots),
            "temp": list(self.temp),
            "notes": list(self.notes),
        }


def from_plain(values: "dict[str, Any]") -> Settings:
    """The settings whose `Settings.plain` this is. Raises KeyError, TypeError for anything else."""
    return Settings(
        mode=values["mode"],
        off=tuple(values["off"]),
        rules=values["rules"],
        raised=values["raised"],
        allow=values["allow"],
        ask=values["ask"],
        deny=values["deny"],
        branches=tuple(values["branches"]),
        roots=tuple(values["roots"]),
        temp=tuple(values["temp"]),
        notes=tuple(values["notes"]),
    )
