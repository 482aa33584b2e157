"""Every setting that Interlock reads from a file, and where it may stand."""

#: Layers, the weakest first.
BUILT_IN = "built-in"
SYSTEM = "system"
USER = "user"
PROJECT = "project"
ENVIRONMENT = "environment"

LAYERS = (BUILT_IN, SYSTEM, USER, PROJECT, ENVIRONMENT)

_OFF_WORDS = frozenset(("off", "0", "no", "false"))


class Setting:
    """One setting."""

    __slots__ = ("choices", "default", "help", "key", "kind", "layers", "variable")

    def __init__(
        self,
        key: str,
        kind: type,
        default: object,
        help: str,
        *,
        layers: tuple[str, ...],
        choices: tuple[object, ...] = (),
        variable: str = "",
    ) -> None:
        self.key = key
        """Dotted path in the file, e.g. ``remember.interval``."""
        self.kind = kind
        """``bool``, ``int`` (a positive number unless `choices` says otherwise), ``str`` or ``list`` (of texts)."""
        self.default = default
        """Value of the built-in layer."""
        self.help = help
        """One line."""
        self.layers = layers
        """File layers that may hold it; what reads it looks nowhere else."""
        self.choices = choices
        """The only values, empty for any."""
        self.variable = variable
        """Environment variable that switches it off when it is set to off, 0, no or false; "" for none."""

    def fault(self, value: object) -> str:
        """What is wrong with a value, "" when it fits."""
        if self.kind is list:
            fits = isinstance(value, list) and all(isinstance(item, str) for item in value)
        else:
            fits = isinstance(value, self.kind) and (self.kind is bool or not isinstance(value, bool))
        if not fits:
            return f"must be {_NAMES[self.kind]}, not {_shown(value)}"
        if self.choices and value not in self.choices:
            return f"must be {' or '.join(map(_shown, self.choices))}, not {_shown(value)}"
        if self.kind is int and not self.choices and isinstance(value, int) and value <= 0:
            return f"must be above 0, not {value}"
        return ""

    def switched_off(self, value: str) -> bool:
        """Whether the environment variable's value switches the setting off."""
        return value.strip().lower() in _OFF_WORDS


_NAMES = {bool: "true or false", int: "a whole number", str: "a text", list: "a list of texts"}

SETTINGS = (
    Setting(
        "hosts.cursor.deny_exit",
        int,
        2,
        "Exit code of a deny: 2, or 0 so that Cursor shows both texts instead of the raw document.",
        layers=(USER,),
        choices=(0, 2),
    ),
    Setting(
        "remember.enabled", bool, True, "Whether sessions are captured and recalled.", layers=(USER,), variable="INTERLOCK_REMEMBER"
    ),
    Setting("remember.exclude", list, [], "Glob patterns of workspaces and paths that are not captured.", layers=(USER,)),
    Setting("remember.followup", bool, False, "Whether the agent is asked for a diary entry after a save.", layers=(USER,)),
    Setting("remember.interval", int, 15, "Turns between two diary entries of a conversation.", layers=(USER,)),
    Setting("remember.verbatim", bool, False, "Whether credentials are stored as they stand.", layers=(USER,)),
    Setting(
        "team_optional",
        bool,
        False,
        "Whether a project's hooks let actions through on a machine without Interlock.",
        layers=(PROJECT,),
    ),
)

BY_KEY = {setting.key: setting for setting in SETTINGS}


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
