"""What ``mempalace export`` wrote: Markdown pages, a folder a wing, a page a room, a section a drawer."""

import os
from collections.abc import Iterator

from interlock.memory.imports.conversation import Conversation
from interlock.memory.imports.mempalace import Drawer, conversation

_INDEX = "index.md"
_HEADS = ("# Palace Export", "# Snapshot Index")
_FIELDS = {"source": "source_file", "filed": "filed_at"}


def is_export(path: str) -> bool:
    """Whether a folder holds such pages."""
    try:
        with open(os.path.join(path, _INDEX), encoding="utf-8", errors="replace") as file:
            return file.readline().startswith(_HEADS)
    except OSError:
        return False


def pages(path: str) -> list[str]:
    """Pages of the rooms, sorted."""
    found = []
    for wing in sorted(os.listdir(path)):
        folder = os.path.join(path, wing)
        if os.path.isdir(folder) and not os.path.islink(folder):
            found += [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".md") and name != _INDEX]
    return found


def read(found: list[str]) -> Iterator[tuple[Conversation | None, int]]:
    """The sources of each room as conversations; None for a page of another form."""
    for number, page in enumerate(found, 1):
        with open(page, encoding="utf-8", errors="replace") as file:
            text = file.read()
        head, _, rest = text.partition("\n")
        wing, slash, room = head.removeprefix("# ").partition(" / ")
        if not slash:
            yield None, number
            continue
        sources: dict[str, list[Drawer]] = {}
        for section in ("\n" + rest).split("\n## ")[1:]:
            words, fields = _drawer(section)
            source = fields.get("source_file", "")
            sources.setdefault(room.strip() if source in ("", "unknown") else source, []).append((words, dict(fields)))
        for source, drawers in sources.items():
            yield conversation(wing.strip(), source, drawers), number


def _drawer(section: str) -> tuple[str, dict[str, str]]:
    """Words and fields of a section; its first line is the drawer's id. The table at the end is the last one."""
    body, _, table = section.partition("\n")[2].rpartition("\n| Field | Value |")
    lines = body.strip("\n").split("\n")
    words = "\n".join(line.removeprefix("> ") if line.startswith("> ") else line.removeprefix(">") for line in lines)
    fields: dict[str, str] = {}
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|", 1)]
        if len(cells) == 2 and cells[0].lower() in _FIELDS:
            fields[_FIELDS[cells[0].lower()]] = cells[1]
    return words, fields
