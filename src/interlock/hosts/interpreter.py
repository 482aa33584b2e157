"""The interpreter that a hook is registered with: the real one, because a shim or a virtual environment costs time and moves."""

import os
import subprocess
import sys

from interlock.model.errors import InterlockError

_PROBE = "import sys; sys.stdout.write('%d.%d' % sys.version_info[:2])"
_PROBE_SECONDS = 20


def find() -> str:
    """Absolute path of an interpreter of the running version that works with `-I -S`.

    Prefers the base interpreter's own name over its resolved path, so that a patch release under a stable link
    (`/usr/bin/python3.12`, a Homebrew `opt` link) does not break the hook. Raises `InterlockError` when none works.
    """
    tried = []
    for candidate in _candidates():
        if candidate in tried:
            continue
        tried.append(candidate)
        if probe(candidate) == f"{sys.version_info.major}.{sys.version_info.minor}":
            return candidate
    raise InterlockError(
        f"no interpreter that runs with -I -S was found; tried {', '.join(tried)}",
        help="run Interlock with a regular CPython: python3 -m interlock install cursor",
    )


def probe(path: str) -> str:
    """`major.minor` that the interpreter reports in isolated mode, or "" when it does not run."""
    try:
        done = subprocess.run([path, "-I", "-S", "-c", _PROBE], capture_output=True, timeout=_PROBE_SECONDS, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("ascii", "replace") if done.returncode == 0 else ""


def package_root() -> str:
    """Folder that holds the `interlock` package, for the end of the hook's import path.

    Raises `InterlockError` when the package is not a plain folder (a zip archive).
    """
    import interlock

    root = os.path.dirname(os.path.dirname(os.path.abspath(interlock.__file__)))
    if not os.path.isdir(os.path.join(root, "interlock")):
        raise InterlockError(f"Interlock runs from '{root}', which is not a folder", help="install it with pip or pipx")
    return root


def _candidates() -> list[str]:
    base = getattr(sys, "_base_executable", "") or sys.executable
    found = []
    for path in (base, sys.executable):
        if not path or not os.path.isabs(path):
            continue
        if not _in_environment(path) and not _is_script(path):
            found.append(os.path.normpath(path))
        found.append(os.path.realpath(path))
    return found


def _in_environment(path: str) -> bool:
    return os.path.exists(os.path.join(os.path.dirname(os.path.dirname(path)), "pyvenv.cfg"))


def _is_script(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(2) == b"#!"
    except OSError:
        return True
