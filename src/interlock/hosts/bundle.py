"""Makes the bundle that `bundle_loader` reads: the compiled code of every module that a gate may load, in one file of the state folder.

Layout: 4 bytes magic number of the interpreter's bytecode, 4 bytes length (little endian) of the marshalled tuple (root, code of
`bundle_loader`, extensions, groups, place of the index), the tuple, each module's code, each group's code, the index.
"""

import importlib.util
import marshal
import os
from pathlib import Path

from interlock.hosts import bundle_groups

#: In the state folder, beside the launcher.
FILE = "hook.bundle"

#: Folders and files of the package that gates load from, relative to it.
_PARTS = (
    "__init__.py",
    "hook.py",
    "model",
    "shell",
    "policy",
    "detectors",
    "audit",
    "guard",
    "hosts",
    "wiring.py",
    "memory",
    "storage",
)

#: Extension modules that every gate loads. Where one is built into the interpreter or missing, it is left out.
_EXTENSIONS = ("_json", "fcntl", "_sha2", "_sha256", "_blake2", "_sqlite3")


class _Source:
    """A module with its compiled code."""

    __slots__ = ("code", "mtime", "name", "package", "path", "size")

    def __init__(self, path: Path, root: str) -> None:
        found = path.stat()
        self.path = str(path)
        self.package = path.name == "__init__.py"
        self.name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        self.mtime = found.st_mtime_ns
        self.size = found.st_size
        # Level 2 leaves docstrings out: half of what would have to be read.
        self.code = compile(path.read_bytes(), self.path, "exec", dont_inherit=True, optimize=2)


def build(root: str) -> bytes:
    """The bundle of the package below `root`, for the interpreter version that runs now. Raises OSError or SyntaxError."""
    package = Path(root) / "interlock"
    paths: list[Path] = []
    for part in _PARTS:
        place = package / part
        paths.extend([place] if place.is_file() else sorted(place.rglob("*.py")))
    sources = {source.name: source for source in (_Source(path, root) for path in paths)}
    extensions: dict[str, tuple[str, int, int]] = {}
    for name in _EXTENSIONS:
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.has_location and spec.origin:
            found = os.stat(spec.origin)
            extensions[name] = (spec.origin, found.st_mtime_ns, found.st_size)
    single = {name: marshal.dumps(source.code) for name, source in sources.items()}
    shared = {
        group: ([sources[name] for name in names], marshal.dumps(tuple(sources[name].code for name in names)))
        for group, names in bundle_groups.record(root, frozenset(sources)).items()
    }
    loader = Path(__file__).with_name("bundle_loader.py")
    loader_code = compile(loader.read_bytes(), str(loader), "exec", dont_inherit=True, optimize=2)
    start = 0
    while True:
        # The offsets are part of what is measured: repeat until the length no longer changes.
        at = start
        entries: dict[str, tuple[str, bool, int, int, int, int]] = {}
        for name, source in sources.items():
            entries[name] = (source.path, source.package, source.mtime, source.size, at, len(single[name]))
            at += len(single[name])
        groups: dict[str, object] = {}
        for group, (members, code) in shared.items():
            groups[group] = (at, len(code), tuple((m.name, m.path, m.package, m.mtime, m.size) for m in members))
            at += len(code)
        index = marshal.dumps(entries)
        head = marshal.dumps((root, loader_code, extensions, groups, (at, len(index))))
        if 8 + len(head) == start:
            break
        start = 8 + len(head)
    parts = [importlib.util.MAGIC_NUMBER, len(head).to_bytes(4, "little"), head, *single.values()]
    return b"".join([*parts, *(code for _, code in shared.values()), index])


def write(root: str, state: str, mode: int = 0o600) -> None:
    """Write the bundle into an existing state folder (by rename). Raises OSError or SyntaxError."""
    path = os.path.join(state, FILE)
    aside = f"{path}.{os.getpid()}"
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "wb") as file:
        file.write(build(root))
    os.chmod(aside, mode)
    os.replace(aside, path)
