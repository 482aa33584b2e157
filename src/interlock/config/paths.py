"""Where Interlock keeps its files.

`INTERLOCK_HOME` moves all state; otherwise the platform's folder for user data. Folders are 0700, files 0600.
"""

import os
import sys
from collections.abc import Mapping

from interlock.model.errors import InterlockError

#: Environment variable that moves all state.
HOME_VARIABLE = "INTERLOCK_HOME"


def state_dir(env: Mapping[str, str] | None = None) -> str:
    """The state folder, absolute; it may not exist yet (see `ensure_dir`).

    Raises `InterlockError` when `INTERLOCK_HOME` is not an absolute path.
    """
    values = os.environ if env is None else env
    chosen = values.get(HOME_VARIABLE, "")
    if chosen:
        return _absolute(chosen, HOME_VARIABLE)
    if env is not None and sys.platform not in ("win32", "darwin"):
        data = values.get("XDG_DATA_HOME", "")
        home = values.get("HOME", "") or os.path.expanduser("~")
        return os.path.join(data if os.path.isabs(data) else os.path.join(home, ".local", "share"), "interlock")
    import platformdirs

    return platformdirs.user_data_dir("interlock", appauthor=False)


def system_config_dir() -> str:
    """Folder of the machine-wide configuration, which only an administrator can write."""
    if sys.platform == "win32":
        return os.path.join(os.environ.get("PROGRAMDATA", r"C:\ProgramData"), "interlock")
    if sys.platform == "darwin":
        return "/Library/Application Support/interlock"
    return "/etc/interlock"


def ensure_dir(path: str) -> str:
    """Make the folder and its missing parents; the folder itself is private (0700). Answers with `path`.

    Raises `InterlockError` when it cannot be made or is not a folder.
    """
    try:
        os.makedirs(os.path.dirname(path) or ".", mode=0o700, exist_ok=True)
        try:
            os.mkdir(path, 0o700)
        except FileExistsError:
            if not os.path.isdir(path):
                raise
    except OSError as exc:
        raise InterlockError(
            f"cannot use the folder '{path}': {exc.strerror or exc}",
            help=f"set {HOME_VARIABLE} to a folder that you can write",
        ) from exc
    return path


def ensure_state(env: Mapping[str, str] | None = None) -> str:
    """The state folder, made when missing."""
    return ensure_dir(state_dir(env))


def _absolute(path: str, name: str) -> str:
    expanded = os.path.expanduser(path)
    if not os.path.isabs(expanded):
        raise InterlockError(f"{name} must be an absolute path, not '{path}'", help=f'export {name}="$PWD/{path}"')
    return os.path.normpath(expanded)
