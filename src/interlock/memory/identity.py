"""Which project a folder belongs to. The only function of its kind: capture, recall, search and mining all call `projects`.

Worktrees and subfolders of one repository are one project (git's common directory decides); two folders of the same name are two.
"""

import os
from _blake2 import blake2b

from interlock.model.session import Project

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

#: Folders looked at on the way up to a repository.
_DEPTH = 64


def projects(roots: "Iterable[object]", home: str = "") -> "tuple[Project, ...]":
    """The projects of a window's workspace roots, each once, in order. What is not an absolute path is passed over.

    `home`: the person's home folder; a repository there (dotfiles) does not swallow the projects below it.
    """
    found: dict[str, Project] = {}
    for root in roots:
        if isinstance(root, str):
            one = project(root, home)
            if one is not None:
                found.setdefault(one.key, one)
    return tuple(found.values())


def project(root: str, home: str = "") -> "Project | None":
    """The project of one folder; None when the text is not an absolute path or is the file system's root."""
    path, local = normalise(root)
    if not path:
        return None
    if not local:
        return Project(_key("dir", path.casefold()), _name(path), path)
    top, common = _repository(path, os.path.realpath(home) if home else "")
    if not common:
        return Project(_key("dir", path), _name(path), path)
    also = [_key("dir", top)]
    if path != top:
        also.append(_key("dir", path))
    return Project(_key("git", common), _name(_main(common) or top), top, tuple(also))


def slug_project(slug: str) -> Project:
    """Stand-in for a workspace of which only Cursor's lossy folder name is known."""
    return Project(_key("slug", slug), slug, "")


def normalise(path: str) -> "tuple[str, bool]":
    r"""One spelling of an absolute path, and whether it can be looked up on this machine; ("", False) for anything else.

    ``/c:/x``, ``C:\x`` and ``file:///c%3A/x`` are one folder; ``\\server\share`` and ``//server/share`` as well.
    """
    if "\0" in path:
        return "", False
    if path[:7].lower() == "file://":
        path = _unquote(path[7:])
    slashed = path.replace("\\", "/")
    if slashed[:4] in ("//?/", "//./"):
        slashed = slashed[4:]
        if slashed[:4].upper() == "UNC/":
            slashed = "//" + slashed[4:]
    bare = slashed[1:] if slashed[:1] == "/" and slashed[2:3] == ":" else slashed
    if bare[1:2] == ":" and bare[:1].isalpha() and bare[:1].isascii() and bare[2:3] in ("", "/"):
        tidy = _tidy(bare[2:])
        return ("", False) if tidy == "/" else _windows(bare[0].upper() + ":" + tidy)
    if path[:2] == "\\\\" or slashed[:2] == "//":
        tidy = _tidy(slashed[1:])
        return ("", False) if tidy.count("/") < 2 else _windows("/" + tidy)
    if path[:1] != "/" or os.name == "nt":
        return "", False
    try:
        real = os.path.realpath(path)
    except ValueError:
        # A lone surrogate: no file system has that name.
        return "", False
    return ("", False) if real == "/" else (real, True)


def _windows(path: str) -> "tuple[str, bool]":
    if os.name == "nt":
        return os.path.realpath(path).replace("\\", "/"), True
    return path, False


def _tidy(path: str) -> str:
    parts: list[str] = []
    for part in path.split("/"):
        if part == ".." and parts:
            parts.pop()
        elif part not in ("", ".", ".."):
            parts.append(part)
    return "/" + "/".join(parts)


def _unquote(text: str) -> str:
    head, *rest = text.encode("utf-8", "replace").split(b"%")
    out = bytearray(head)
    for part in rest:
        try:
            out += bytes.fromhex(part[:2].decode("ascii")) + part[2:]
        except ValueError:
            out += b"%" + part
    return out.decode("utf-8", "replace")


def _repository(path: str, home: str) -> "tuple[str, str]":
    """Top folder of the work tree that holds `path` and git's common directory, or two empty strings."""
    folder = path
    for _ in range(_DEPTH):
        if folder == home and path != home:
            break
        common = _common(folder)
        if common:
            return folder, common
        parent = os.path.dirname(folder)
        if parent == folder:
            break
        folder = parent
    return "", ""


def _common(folder: str) -> str:
    entry = os.path.join(folder, ".git")
    if os.path.isdir(entry):
        return os.path.realpath(entry) if os.path.isfile(os.path.join(entry, "HEAD")) else ""
    text = _first_line(entry)
    if not text.startswith("gitdir:"):
        return ""
    own = os.path.normpath(os.path.join(folder, text[7:].strip()))
    shared = _first_line(os.path.join(own, "commondir"))
    return os.path.realpath(os.path.join(own, shared) if shared else own)


def _first_line(path: str) -> str:
    try:
        if not os.path.isfile(path):
            return ""
        with open(path, "rb") as handle:
            return handle.read(4096).decode("utf-8", "replace").split("\n", 1)[0].strip()
    except OSError:
        return ""


def _main(common: str) -> str:
    """Folder that gives the project its name: the main work tree, or a bare repository without its ``.git``."""
    head, tail = os.path.split(common)
    if tail == ".git":
        return head
    return common.removesuffix(".git") if tail.endswith(".git") else ""


def _name(path: str) -> str:
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2] or path


def _key(kind: str, text: str) -> str:
    if not text.isascii():
        import unicodedata

        # macOS hands out the same name with accents composed and apart.
        text = unicodedata.normalize("NFC", text)
    return kind + ":" + blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
