"""Imports the package's modules from one file of compiled code, which halves what a hook adds to an empty interpreter.

The file is only a faster copy: a module whose source has another time or size than at install is left to the ordinary import, as with
``.pyc`` files, and so is everything when the file is missing, damaged or of another interpreter version.
"""

import marshal
import sys

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import CodeType, ModuleType

_Spec = type(sys.__spec__)
_Extension = sys.modules["_frozen_importlib_external"].ExtensionFileLoader


class Finder:
    """Finds modules in the bundle behind an open descriptor."""

    def __init__(self, file: int, index: "dict[str, tuple[str, bool, int, int, int, int]]") -> None:
        self._file = file
        self._index = index
        """Module name -> (path, is a package, mtime in ns, size, offset of the code in the file, its length; 0 for an extension module)."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> "ModuleSpec | None":  # noqa: ARG002 - importlib's protocol
        """The spec of a module whose source is as it was at install, else None."""
        entry = self._index.get(name)
        if entry is None:
            return None
        source, package, mtime, size, start, length = entry
        try:
            found = system.stat(source)
            if found.st_mtime_ns != mtime or found.st_size != size:
                return None
            if not length:
                return self._extension(name, source)
            system.lseek(self._file, start, 0)
            # As trusted as the launcher beside it, and as a .pyc: whoever can write here can write there.
            code = marshal.loads(system.read(self._file, length))  # noqa: S302
        except (OSError, EOFError, ValueError, TypeError):
            return None
        spec: ModuleSpec = _Spec(name, self, origin=source, loader_state=code, is_package=package)  # type: ignore[arg-type]
        if package and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(source.rpartition("/")[0])
        spec.has_location = True
        return spec

    def _extension(self, name: str, source: str) -> "ModuleSpec | None":
        """The spec of one of the interpreter's own extension modules, found without reading the folders before it on the path."""
        if source.rpartition("/")[0] not in sys.path:
            return None
        spec: ModuleSpec = _Spec(name, _Extension(name, source), origin=source)
        spec.has_location = True
        return spec

    def create_module(self, _spec: "ModuleSpec") -> None:
        """Leave the making of the module to importlib."""

    def exec_module(self, module: "ModuleType") -> None:
        """Run the module's code."""
        code: CodeType = module.__spec__.loader_state  # type: ignore[union-attr]
        exec(code, module.__dict__)  # noqa: S102 - this is how a module is run


def install(file: int, index: "dict[str, tuple[str, bool, int, int, int, int]]") -> None:
    """Put the bundle before the ordinary import."""
    sys.meta_path.insert(0, Finder(file, index))
