"""A conversation as an export holds it, before it is cleaned and stored."""

import datetime

from interlock.model.session import Entry, Project, ToolUse


class Conversation:
    """Words of one conversation in the order in which they were said."""

    __slots__ = ("at", "entries", "host", "id", "projects", "title")

    def __init__(self, host: str, id: str, title: str, entries: list[Entry], at: float, projects: tuple[Project, ...] = ()) -> None:
        self.host = host
        """What it is stored under: ``chatgpt``, ``claude.ai``, ``mempalace``, or the host of the first store."""
        self.id = id
        """Its id there."""
        self.title = title
        """Its heading, or ""."""
        self.entries = entries
        """What was said."""
        self.at = at
        """When it was last added to, seconds since the epoch; 0 when nothing says so."""
        self.projects = projects
        """Projects that the export names."""


class Writer:
    """Collects entries, with positions as if their words stood in one file."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        """So far."""
        self._place = 0

    def add(self, role: str, text: str, time: "float | None" = None, tools: "tuple[ToolUse, ...]" = ()) -> None:
        """Add what one side said; nothing for no words and no tool call."""
        text = text.strip()
        if text or tools:
            size = max(1, len(text))
            self.entries.append(Entry(role, text, self._place, self._place + size, time, tools))
            self._place += size


def moment(value: object) -> "float | None":
    """Seconds since the epoch of a number or an ISO time (UTC where it names no zone); None for anything else."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value) if 0 < value < 1e11 else None
    if not isinstance(value, str) or not value:
        return None
    try:
        found = datetime.datetime.fromisoformat(value)
    except ValueError:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=datetime.UTC)).timestamp()


def text(value: object) -> str:
    """The text, or "" for anything else."""
    return value if isinstance(value, str) else ""
