"""The files in the state folder that a registered command starts from: `launcher.py` and `interpreter`."""

import compileall
import contextlib
import os

from interlock.hosts import bundle, textfile
from interlock.hosts import interpreter as interpreters

LAUNCHER = "launcher.py"
INTERPRETER = "interpreter"

#: Packages and modules that a gate may load; the rest is compiled when it is first imported.
_HOT = ("model", "shell", "policy", "detectors", "hosts", "guard", "audit", "memory", "storage")

_found: list[str] = []


def launcher_path(state: str) -> str:
    """The launcher that registered commands name."""
    return os.path.join(state, LAUNCHER)


def interpreter() -> str:
    """The interpreter to register, looked for once a process."""
    if not _found:
        _found.append(interpreters.find())
    return _found[0]


def files(state: str) -> dict[str, bytes]:
    """Path -> content of everything that an install writes into the state folder for the hook to start."""
    from interlock.hosts.launcher_template import launcher_text

    root = interpreters.package_root()
    return {
        launcher_path(state): launcher_text(root, state).encode("utf-8", "surrogateescape"),
        os.path.join(state, INTERPRETER): (interpreter() + "\n").encode("utf-8", "surrogateescape"),
    }


def write(state: str, wanted: dict[str, bytes]) -> None:
    """Write them (0600, folder 0700) and compile the package for the registered interpreter. Raises `InterlockError`."""
    os.makedirs(state, mode=0o700, exist_ok=True)
    for path, content in wanted.items():
        if textfile.read(path) != content:
            textfile.write(path, content, mode=0o600)
    compile_package()
    with contextlib.suppress(OSError, SyntaxError):
        # Only a faster copy: without it the hook imports the package file by file.
        bundle.write(interpreters.package_root(), state)


def compile_package() -> None:
    """Compile what a gate loads; without it every call of a package in a read-only or fresh folder would compile it anew."""
    package = os.path.join(interpreters.package_root(), "interlock")
    with contextlib.suppress(OSError):
        for name in ("__init__.py", "hook.py", "wiring.py"):
            path = os.path.join(package, name)
            if os.path.exists(path):
                compileall.compile_file(path, quiet=2)
        for name in _HOT:
            compileall.compile_dir(os.path.join(package, name), quiet=2)


def remove(state: str) -> list[str]:
    """Remove them when they are there; a line for each one removed."""
    notes = []
    for name in (LAUNCHER, INTERPRETER, bundle.FILE):
        path = os.path.join(state, name)
        if os.path.exists(path):
            textfile.remove(path)
            notes.append(f"removed {path}")
    return notes
