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
    from typing import Any

_Spec = type(sys.__spec__)
_Module = type(sys)
_Extension = sys.modules["_frozen_importlib_external"].ExtensionFileLoader


Extensions = dict[str, tuple[str, int, int]]
Groups = dict[str, tuple[int, int, tuple[tuple[str, str, bool, int, int], ...]]]
Index = dict[str, tuple[str, bool, int, int, int, int]]


class Finder:
    """Finds modules in the bundle behind an open descriptor."""

    def __init__(self, file: int, extensions: Extensions, groups: Groups, index: tuple[int, int]) -> None:
        self._file = file
        self._extensions = extensions
        """Extension module -> (path, mtime in ns, size)."""
        self._groups = groups
        """Group -> (offset, length, members); a member is (name, path, is a package, mtime in ns, size), after all that it imports."""
        self._where = index
        """Offset and length of the index. A call whose modules are all in groups never reads it."""
        self._index: Index | None = None
        """Module -> (path, is a package, mtime in ns, size, offset of its code, length of its code)."""

    def preload(self, group: str) -> None:
        """Put the modules of a group into ``sys.modules`` at once, without the import machinery; nothing where one of them has changed."""
        start, length, members = self._groups.pop(group, (0, 0, ()))
        try:
            for _, source, _, mtime, size in members:
                found = system.stat(source)
                if found.st_mtime_ns != mtime or found.st_size != size:
                    return
            codes = self._read(start, length) if length else ()
        except (OSError, EOFError, ValueError, TypeError):
            return
        modules = sys.modules
        for (name, source, package, _, _), code in zip(members, codes, strict=False):
            if name in modules:
                continue
            module = _Module(name)
            module.__file__ = source
            if package:
                module.__path__ = [source.rpartition("/")[0]]
            module.__package__ = name if package else name.rpartition(".")[0]
            modules[name] = module
            try:
                exec(code, module.__dict__)  # noqa: S102 - this is how a module is run
            except BaseException:
                del modules[name]
                raise
        for name, *_ in members:
            parent, _, child = name.rpartition(".")
            if parent:
                setattr(modules[parent], child, modules[name])

    def find_spec(self, name: str, path: object = None, target: object = None) -> "ModuleSpec | None":  # noqa: ARG002 - importlib's protocol
        """The spec of a module whose source is as it was at install, else None."""
        if name[:9] == "interlock":
            return self._module(name)
        extension = self._extensions.get(name)
        return None if extension is None else self._extension(name, *extension)

    def _module(self, name: str) -> "ModuleSpec | None":
        try:
            if self._index is None:
                self._index = self._read(*self._where)
            source, package, mtime, size, start, length = self._index[name]
            found = system.stat(source)
            if found.st_mtime_ns != mtime or found.st_size != size:
                return None
            code = self._read(start, length)
        except (OSError, EOFError, KeyError, TypeError, ValueError):
            return None
        spec: ModuleSpec = _Spec(name, self, origin=source, loader_state=code, is_package=package)  # type: ignore[arg-type]
        if package and spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(source.rpartition("/")[0])
        spec.has_location = True
        return spec

    def _extension(self, name: str, source: str, mtime: int, size: int) -> "ModuleSpec | None":
        """The spec of one of the interpreter's own extension modules, found without reading the folders before it on the path."""
        try:
            found = system.stat(source)
        except OSError:
            return None
        if found.st_mtime_ns != mtime or found.st_size != size or source.rpartition("/")[0] not in sys.path:
            return None
        spec: ModuleSpec = _Spec(name, _Extension(name, source), origin=source)
        spec.has_location = True
        return spec

    def _read(self, start: int, length: int) -> "Any":
        system.lseek(self._file, start, 0)
        # As trusted as the launcher beside it, and as a .pyc: whoever can write here can write there.
        return marshal.loads(system.read(self._file, length))  # noqa: S302

    def create_module(self, _spec: "ModuleSpec") -> None:
        """Leave the making of the module to importlib."""

    def exec_module(self, module: "ModuleType") -> None:
        """Run the module's code."""
        code: CodeType = module.__spec__.loader_state  # type: ignore[union-attr]
        exec(code, module.__dict__)  # noqa: S102 - this is how a module is run


def install(file: int, extensions: Extensions, groups: Groups, index: tuple[int, int]) -> None:
    """Put the bundle before the ordinary import, and load what every gate needs."""
    finder = Finder(file, extensions, groups, index)
    sys.meta_path.insert(0, finder)
    finder.preload("")
