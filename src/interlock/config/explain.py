"""Where a setting's value came from."""

from interlock.config.load import Value
from interlock.config.schema import BUILT_IN, BY_KEY


def origin(value: Value) -> str:
    """The layer that won, with its place: ``user (/home/dev/.local/share/interlock/hook.toml:3)``."""
    return f"{value.layer} ({value.place})" if value.place else value.layer


def history(value: Value) -> list[Value]:
    """Every layer that set it, the strongest first, the built-in value last."""
    found = [value]
    while found[-1].shadowed is not None:
        found.append(found[-1].shadowed)
    return found


def shown(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(shown(item) for item in value)}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)


def document(value: Value) -> dict[str, object]:
    """One setting for `--json`."""
    setting = BY_KEY[value.key]
    return {
        "key": value.key,
        "value": value.value,
        "layer": value.layer,
        "place": value.place or None,
        "default": setting.default,
        "help": setting.help,
        "overrides": [
            {"value": older.value, "layer": older.layer, "place": older.place or None}
            for older in history(value)[1:]
            if older.layer != BUILT_IN
        ],
    }
