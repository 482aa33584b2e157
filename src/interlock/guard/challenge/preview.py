"""What a delete would remove: how many files, how large, how many that git does not have, and the newest.

The digest over names, sizes and times is taken again before an approved delete is let go: what was approved is what is removed.
"""

import os

from interlock.audit.layout import digest
from interlock.guard import repository
from interlock.guard.facts import SystemFacts, read_bytes
from interlock.model.toolcall import SHELL, ToolCall

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.policy.effects.types import Effect

#: Entries that are looked at. A count, not a time: the second look must see the same ones.
LIMIT = 20_000
_INDEX_LIMIT = 33_554_432


class Preview:
    """The sum of what would be removed."""

    __slots__ = ("bytes", "complete", "digest", "files", "newest", "newest_time", "paths", "untracked")

    def __init__(self) -> None:
        self.paths: list[str] = []
        """The targets, as far as they exist."""
        self.files = 0
        """Files and links, in folders too."""
        self.bytes = 0
        """Sum of their sizes."""
        self.untracked: int | None = 0
        """How many git does not have; None when that cannot be told."""
        self.newest = ""
        """The file that was changed last."""
        self.newest_time = 0.0
        """When, in seconds since 1970."""
        self.complete = True
        """False when there are more than `LIMIT` entries."""
        self.digest = ""
        """Digest over names, sizes and times."""

    def document(self) -> "dict[str, object]":
        """JSON-ready values."""
        return {
            "paths": self.paths[:20],
            "files": self.files,
            "bytes": self.bytes,
            "untracked": self.untracked,
            "newest": self.newest,
            "newest_time": self.newest_time,
            "complete": self.complete,
        }


def preview(call: ToolCall, facts: SystemFacts) -> "Preview | None":
    """What the call would delete; None when it deletes nothing that exists."""
    found = Preview()
    found.paths = targets(call, facts)
    if not found.paths:
        return None
    index = _Index(facts)
    lines: list[str] = []
    for path in found.paths:
        _add(found, path, lines, index)
    found.digest = digest("\n".join(lines).encode("utf-8", "surrogatepass"))
    return found


def targets(call: ToolCall, facts: SystemFacts) -> "list[str]":
    """Existing paths that the call would delete, sorted, none inside of another."""
    paths: set[str] = set()
    for effect in _effects(call, facts):
        place = effect.place
        if effect.kind != "delete" or place is None or not place.path or "\0" in place.path:
            continue
        if "search" in effect.flags or "names" in effect.flags:
            # What a search picks is not known before it runs, and the whole folder would say too much.
            continue
        path = place.path
        if place.contents and os.path.isdir(path):
            paths.update(entry.path for entry in os.scandir(path))
        elif place.glob:
            import glob

            paths.update(glob.glob(_pattern(path, place.raw)))
        elif os.path.lexists(path):
            paths.add(path)
    kept: list[str] = []
    for path in sorted(paths):
        if not kept or not path.startswith(kept[-1].rstrip("/") + "/"):
            kept.append(path)
    return kept


def _pattern(path: str, raw: str) -> str:
    """The absolute pattern: `path` is one match of it, `raw` how it was written."""
    import glob

    parts = [part for part in raw.split("/") if part]
    first = next((at for at, part in enumerate(parts) if glob.has_magic(part)), len(parts))
    tail = parts[first:]
    if not tail or ".." in tail or "**" in tail:
        return path
    return "/".join([*path.split("/")[: -len(tail)], *tail])


def _effects(call: ToolCall, facts: SystemFacts) -> "list[Effect]":
    if call.kind == SHELL:
        from interlock.policy import lower_command

        return lower_command(call.command, facts, call.dialect, call.cwd)[0]
    from interlock.policy.effects.tools import lower_tool

    return lower_tool(call, facts)[0]


def _add(found: Preview, path: str, lines: "list[str]", index: "_Index") -> None:
    """Walk without following links; names in order, so that the same tree always gives the same lines."""
    todo = [path]
    while todo:
        here = todo.pop()
        if len(lines) >= LIMIT:
            found.complete = False
            return
        try:
            status = os.lstat(here)
        except OSError:
            continue
        lines.append(f"{here}\0{status.st_mode}\0{status.st_size}\0{status.st_mtime_ns}\0{status.st_ino}")
        if status.st_mode & 0o170000 == 0o040000:
            try:
                todo.extend(sorted((entry.path for entry in os.scandir(here)), reverse=True))
            except OSError:
                found.complete = False
            continue
        found.files += 1
        found.bytes += status.st_size
        if status.st_mtime >= found.newest_time:
            found.newest, found.newest_time = here, status.st_mtime
        if found.untracked is not None:
            known = index.holds(here)
            found.untracked = None if known is None else found.untracked + (not known)


class _Index:
    """Which files git has, each index read once."""

    def __init__(self, facts: SystemFacts) -> None:
        self._facts = facts
        self._trees: dict[str, tuple[str, frozenset[bytes] | None]] = {}
        self._folders: dict[str, tuple[str, str]] = {}

    def holds(self, path: str) -> "bool | None":
        parent = os.path.dirname(path)
        found = self._folders.get(parent)
        if found is None:
            found = self._folders[parent] = repository.find(self._facts.real(parent))
        top, folder = found
        if not folder:
            return False
        if folder not in self._trees:
            self._trees[folder] = (top, _names(folder))
        names = self._trees[folder][1]
        if names is None:
            return None
        real = os.path.join(self._facts.real(parent), os.path.basename(path))
        return os.fsencode(os.path.relpath(real, top)) in names


def _names(folder: str) -> "frozenset[bytes] | None":
    """Names in an index (gitformat-index(5), versions 2 and 3); empty without one, None when it cannot be read."""
    if not os.path.exists(folder + "/index"):
        return frozenset()
    data = read_bytes(folder + "/index", _INDEX_LIMIT)
    if data is None or data[:4] != b"DIRC" or data[4:8] not in (b"\0\0\0\2", b"\0\0\0\3") or len(data) >= _INDEX_LIMIT:
        return None
    names = set()
    at = 12
    for _ in range(int.from_bytes(data[8:12], "big")):
        start = at + (64 if data[at + 60] & 0x40 else 62)
        end = data.find(b"\0", start)
        if end < 0:
            return None
        names.add(data[start:end])
        at += (end - at) // 8 * 8 + 8
    return frozenset(names)
