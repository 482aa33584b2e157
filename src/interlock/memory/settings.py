"""What a person may choose about memory. Kill switches first: the environment, the settings file, a file in the project.

| switch | where |
|---|---|
| ``INTERLOCK_REMEMBER=off`` | environment of the host (also ``0``, ``no``, ``false``) |
| ``[remember] enabled = false`` | ``<state>/hook.toml`` |
| an empty file ``.interlock/remember.off`` | a workspace root |
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: In the state folder; the guard's hook settings stand in the same file.
FILE = "hook.toml"

#: In a workspace root: this project is neither captured nor recalled.
OFF_FILE = os.path.join(".interlock", "remember.off")

_VARIABLE = "INTERLOCK_REMEMBER"
_NO = frozenset(("off", "0", "no", "false"))
_LIMIT = 65536


class Settings:
    """Settings of memory."""

    __slots__ = ("enabled", "exclude", "followup", "interval", "verbatim")

    def __init__(
        self,
        enabled: bool = True,
        followup: bool = False,
        interval: int = 15,
        exclude: "tuple[str, ...]" = (),
        verbatim: bool = False,
    ) -> None:
        self.enabled = enabled
        """Whether anything is captured or recalled."""
        self.followup = followup
        """Whether the agent is asked for a diary entry of its own after a save (costs a turn)."""
        self.interval = interval
        """Stops between two diary entries of a conversation."""
        self.exclude = exclude
        """Glob patterns: workspaces that are not captured, paths whose tool calls are not kept."""
        self.verbatim = verbatim
        """Whether credentials are stored as they stand. Recall and export replace them all the same."""


def load(state: str, env: "Mapping[str, str]") -> Settings:
    """Settings from the environment and ``<state>/hook.toml``; the defaults for what is absent, malformed or of a wrong type."""
    settings = Settings()
    if env.get(_VARIABLE, "").strip().lower() in _NO:
        settings.enabled = False
        return settings
    try:
        with open(os.path.join(state, FILE), "rb") as handle:
            data = handle.read(_LIMIT)
    except OSError:
        return settings
    if b"remember" not in data:
        # Reading TOML costs 16 ms; most people set nothing.
        return settings
    import tomllib

    try:
        own = tomllib.loads(data.decode("utf-8")).get("remember")
    except ValueError:
        return settings
    if isinstance(own, dict):
        settings.enabled = own.get("enabled") is not False
        settings.followup = own.get("followup") is True
        settings.verbatim = own.get("verbatim") is True
        interval = own.get("interval")
        if isinstance(interval, int) and not isinstance(interval, bool) and interval > 0:
            settings.interval = interval
        exclude = own.get("exclude")
        if isinstance(exclude, list):
            settings.exclude = tuple(one for one in exclude if isinstance(one, str) and one)
    return settings


def switched_off(roots: "Sequence[str]", settings: Settings) -> bool:
    """Whether a window with these workspace roots is to be left alone."""
    for root in roots:
        if os.path.lexists(os.path.join(root, OFF_FILE)):
            return True
        if settings.exclude:
            from interlock.memory.privacy import excluded

            if excluded(root, settings.exclude):
                return True
    return False
