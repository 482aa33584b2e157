"""Makes the bundle that `bundle_loader` reads: the compiled code of every module that a gate may load, in one file of the state folder.

Layout: 4 bytes magic number of the interpreter's bytecode, 4 bytes length (little endian) of the marshalled triple (root, code of
`bundle_loader`, index), the triple, then the modules' code, each where the index says.
"""

import importlib.util
import marshal
import os
from pathlib import Path

#: In the state folder, beside the launcher.
FILE = "hook.bundle"

#: Folders and files of the package that gates load from, relative to it.
_PARTS = ("__init__.py", "hook.py", "model", "shell", "policy", "detectors", "audit", "guard", "hosts")

#: Extension modules that every gate loads. Where one is built into the interpreter or missing, it is left out.
_EXTENSIONS = ("_json", "fcntl", "_sha2", "_sha256")

Entry = tuple[str, bool, int, int, int, int]


def build(root: str) -> bytes:
    """The bundle of the package below `root`, for the interpreter version that runs now. Raises OSError or SyntaxError."""
    package = Path(root) / "interlock"
    sources: list[Path] = []
    for part in _PARTS:
        place = package / part
        sources.extend([place] if place.is_file() else sorted(place.rglob("*.py")))
    codes: list[bytes] = []
    entries: list[tuple[str, str, bool, int, int, int]] = []
    for source in sources:
        found = source.stat()
        # Level 2 leaves docstrings out: half of what would have to be read.
        code = marshal.dumps(compile(source.read_bytes(), str(source), "exec", dont_inherit=True, optimize=2))
        is_package = source.name == "__init__.py"
        name = ".".join(source.relative_to(root).with_suffix("").parts)
        entries.append((name.removesuffix(".__init__"), str(source), is_package, found.st_mtime_ns, found.st_size, len(code)))
        codes.append(code)
    for name in _EXTENSIONS:
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.has_location and spec.origin:
            found = os.stat(spec.origin)
            entries.append((name, spec.origin, False, found.st_mtime_ns, found.st_size, 0))
    loader = Path(__file__).with_name("bundle_loader.py")
    loader_code = compile(loader.read_bytes(), str(loader), "exec", dont_inherit=True, optimize=2)
    start = 0
    while True:
        # The offsets are part of what is measured: repeat until the length no longer changes.
        at = start
        index: dict[str, Entry] = {}
        for name, path, is_package, mtime, size, length in entries:
            index[name] = (path, is_package, mtime, size, at, length)
            at += length
        head = marshal.dumps((root, loader_code, index))
        if 8 + len(head) == start:
            break
        start = 8 + len(head)
    return importlib.util.MAGIC_NUMBER + len(head).to_bytes(4, "little") + head + b"".join(codes)


def write(root: str, state: str) -> None:
    """Write the bundle into an existing state folder (0600, by rename). Raises OSError or SyntaxError."""
    path = os.path.join(state, FILE)
    aside = f"{path}.{os.getpid()}"
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "wb") as file:
        file.write(build(root))
    os.replace(aside, path)
