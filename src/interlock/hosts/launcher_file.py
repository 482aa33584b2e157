"""The files in the state folder that a registered command starts from: `launcher.py` and `interpreter`."""

import compileall
import contextlib
import os
import stat
import sys

from interlock.hosts import bundle, textfile
from interlock.hosts import interpreter as interpreters
from interlock.model.errors import InterlockError

LAUNCHER = "launcher.py"
INTERPRETER = "interpreter"

#: Packages and modules that a gate may load; the rest is compiled when it is first imported.
_HOT = ("model", "shell", "policy", "detectors", "hosts", "guard", "audit", "memory", "storage")

_found: list[str] = []
_bundles: "dict[str, tuple[int, int, int] | None]" = {}


def launcher_path(state: str) -> str:
    """The launcher that registered commands name."""
    return os.path.join(state, LAUNCHER)


def interpreter() -> str:
    """The interpreter to register, looked for once a process."""
    if not _found:
        _found.append(interpreters.find())
    return _found[0]


def files(state: str, *, shared: bool = False) -> dict[str, bytes]:
    """Path -> content of everything that an install writes into the state folder for the hook to start.

    `shared`: into the machine's folder, for every account.
    """
    from interlock.hosts.launcher_template import launcher_text

    root = interpreters.package_root()
    return {
        launcher_path(state): launcher_text(root, state, shared=shared).encode("utf-8", "surrogateescape"),
        os.path.join(state, INTERPRETER): (interpreter() + "\n").encode("utf-8", "surrogateescape"),
    }


def write(state: str, wanted: dict[str, bytes], *, shared: bool = False) -> None:
    """Write them (0600, folder 0700) and compile the package for the registered interpreter. Raises `InterlockError`.

    `shared`: everybody may read them, and only the owner may write (0644, folder 0755).
    """
    mode = 0o644 if shared else 0o600
    if shared:
        make_readable_folder(state)
    else:
        os.makedirs(state, mode=0o700, exist_ok=True)
    for path, content in wanted.items():
        if textfile.read(path) != content:
            textfile.write(path, content, mode=mode)
        if shared:
            os.chmod(path, mode)
    path = os.path.join(state, bundle.FILE)
    if path in _bundles and _bundles[path] == _stamp(path):
        # Made by this process for the host before.
        return
    compile_package()
    with contextlib.suppress(OSError, SyntaxError):
        # Only a faster copy: without it the hook imports the package file by file.
        bundle.write(interpreters.package_root(), state, mode)
        _bundles[path] = _stamp(path)


def _stamp(path: str) -> "tuple[int, int, int] | None":
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def make_readable_folder(path: str) -> None:
    """Make a folder and what is missing above it, readable by everybody whatever the umask. Raises `InterlockError`."""
    missing = []
    while not os.path.isdir(path):
        missing.append(path)
        path = os.path.dirname(path)
    try:
        for name in reversed(missing):
            os.mkdir(name)
            os.chmod(name, 0o755)  # noqa: S103 - every account starts the hook from here
    except OSError as error:
        raise InterlockError(f"cannot make the folder '{name}': {error.strerror or error}", help="sudo the same command") from error


def unreadable_by_others() -> str:
    """The first folder or file of the package or of the interpreter that another account cannot read or that others than its owner and
    the administrator could change; "" when there is none. A machine-wide hook starts for every account.
    """
    if sys.platform == "win32":
        return ""
    for start in (os.path.join(interpreters.package_root(), "interlock"), os.path.realpath(interpreter())):
        path = start
        while True:
            found = os.stat(path)
            needed = 0o005 if stat.S_ISDIR(found.st_mode) or path == os.path.realpath(interpreter()) else 0o004
            sticky = found.st_mode & stat.S_ISVTX
            if found.st_mode & needed != needed or (found.st_mode & 0o022 and not sticky) or found.st_uid != 0:
                return path
            if os.path.dirname(path) == path:
                break
            path = os.path.dirname(path)
    return ""


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
