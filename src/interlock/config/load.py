"""Settings from their layers: built-in < system < user < project < environment. Strict: an unknown key is an error with its place."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping

from interlock.config import paths
from interlock.config.schema import BUILT_IN, BY_KEY, ENVIRONMENT, PROJECT, SETTINGS, SYSTEM, USER
from interlock.model.errors import InterlockError

#: Name of the system file in `paths.system_config_dir`.
SYSTEM_FILE = "config.toml"

#: Name of the user's file in the state folder: it stands there because the hook reads it, and knows no other folder.
USER_FILE = "hook.toml"

#: Name of the project's file in its root.
PROJECT_FILE = ".interlock.toml"

_MAX_BYTES = 1 << 20


class Value:
    """One setting's value and where it came from."""

    __slots__ = ("key", "layer", "place", "shadowed", "value")

    def __init__(self, key: str, value: object, layer: str, place: str, shadowed: "Value | None" = None) -> None:
        self.key = key
        """Dotted key."""
        self.value = value
        """Plain Python value."""
        self.layer = layer
        """One of `schema.LAYERS`."""
        self.place = place
        """``file:line``, the variable's name, or "" for a built-in value."""
        self.shadowed = shadowed
        """The value of the next weaker layer that also set it."""


def files(state: str, project: str = "") -> list[tuple[str, str]]:
    """(layer, path) of every settings file, the weakest first; they need not exist."""
    found = [(SYSTEM, os.path.join(paths.system_config_dir(), SYSTEM_FILE)), (USER, os.path.join(state, USER_FILE))]
    if project:
        found.append((PROJECT, os.path.join(project, PROJECT_FILE)))
    return found


def load(state: str, project: str = "", env: Mapping[str, str] | None = None) -> dict[str, Value]:
    """Every setting by key.

    Raises `InterlockError` for a file that cannot be read, is not TOML, or holds an unknown key or a wrong value; the
    message names the file, line and key.
    """
    values = {setting.key: Value(setting.key, setting.default, BUILT_IN, "") for setting in SETTINGS}
    for layer, path in files(state, project):
        for value in _file(layer, path):
            value.shadowed = values[value.key]
            values[value.key] = value
    environment = os.environ if env is None else env
    for setting in SETTINGS:
        if setting.variable and setting.switched_off(environment.get(setting.variable, "")):
            values[setting.key] = Value(setting.key, False, ENVIRONMENT, setting.variable, values[setting.key])
    return values


def _file(layer: str, path: str) -> Iterator[Value]:
    try:
        with open(path, "rb") as file:
            content = file.read(_MAX_BYTES + 1)
    except FileNotFoundError:
        return
    except OSError as exc:
        raise InterlockError(f"cannot read the settings in '{path}': {exc.strerror or exc}", help=f"ls -la '{path}'") from exc
    if len(content) > _MAX_BYTES:
        raise InterlockError(f"the settings file '{path}' is larger than 1 MiB")
    try:
        text = content.decode("utf-8")
        document = tomllib.loads(text)
    except ValueError as exc:
        raise InterlockError(f"{path} is not TOML: {exc}", help="mend that place; the hook ignores the file until then") from exc
    for key, value in _leaves(document, ()):
        place = f"{path}:{line_of(text, key)}"
        setting = BY_KEY.get(".".join(key))
        if setting is None:
            raise InterlockError(f"{place}: unknown setting '{'.'.join(key)}'", help=_nearest(".".join(key)))
        if layer not in setting.layers:
            raise InterlockError(
                f"{place}: '{setting.key}' is not read from the {layer} file",
                help=f"put it into the {' or '.join(setting.layers)} file",
            )
        fault = setting.fault(value)
        if fault:
            raise InterlockError(f"{place}: '{setting.key}' {fault}", help=setting.help)
        yield Value(setting.key, value, layer, place)


def line_of(text: str, key: tuple[str, ...]) -> int:
    """Line (from 1) on which a TOML text sets a key; that of its table, or 1, when the key is written in an unusual way."""
    table: tuple[str, ...] = ()
    best = 1
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[\[?([^\]]+)\]", line)
        if header:
            table = _parts(header[1])
            if key[: len(table)] == table:
                best = number
            continue
        assignment = re.match(r"\s*([A-Za-z0-9_.\-\"' ]+?)\s*=", line)
        if assignment:
            full = (*table, *_parts(assignment[1]))
            if full == key or (len(full) > len(table) and key[: len(full)] == full):
                return number
    return best


def _parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def _leaves(table: dict[str, object], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    for name, value in table.items():
        here = (*path, name)
        if isinstance(value, dict) and ".".join(here) not in BY_KEY:
            if value:
                yield from _leaves(value, here)
        else:
            yield here, value


def _nearest(key: str) -> str:
    import difflib

    near = difflib.get_close_matches(key, BY_KEY, n=1)
    return f"did you mean '{near[0]}'?" if near else "interlock config show"
