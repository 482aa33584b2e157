"""What an export is, and which reader takes it."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from interlock.memory.imports import chatgpt, claude_ai, documents, mempalace, mempalace_pages, own
from interlock.memory.imports.conversation import Conversation
from interlock.model.errors import USAGE, InterlockError

#: Formats by name, as the command line takes them.
KINDS = ("chatgpt", "claude-ai", "interlock", "mempalace")

_PLACES = "a .zip or conversations.json of ChatGPT or Claude.ai, a MemPalace folder, or a .jsonl of `interlock remember export`"


class Export:
    """An export that was recognised."""

    def __init__(self, kind: str, total: int, read: Callable[[], Iterator[tuple[Conversation | None, int]]]) -> None:
        self.kind = kind
        """One of `KINDS`."""
        self.total = total
        """Size in units of the reader's own, for a progress bar."""
        self.read = read
        """Yields each conversation, or None for one that cannot be understood, with the units read so far."""


def open_export(path: str, kind: str = "") -> Export:
    """The export at `path`; `kind` says what it must be, "" finds out. Raises `InterlockError`."""
    if not os.path.exists(path):
        raise InterlockError(f"there is no file or folder '{path}'", help=f"give {_PLACES}", exit_code=USAGE)
    try:
        found = _opened(path, kind)
        return Export(found.kind, found.total, lambda: _told(path, found.read()))
    except documents.Unusable as exc:
        raise InterlockError(f"'{path}' {exc}", help=f"give {_PLACES}", exit_code=USAGE) from exc
    except (OSError, sqlite3.Error) as exc:
        raise InterlockError(f"'{path}' cannot be read: {exc}", help=f"give {_PLACES}", exit_code=USAGE) from exc


def _told(path: str, reading: Iterator[tuple[Conversation | None, int]]) -> Iterator[tuple[Conversation | None, int]]:
    """The same, with a fault on the way told in words fit for a person."""
    try:
        yield from reading
    except documents.Unusable as exc:
        raise InterlockError(f"'{path}' {exc}; what stands before was read", help="export it again") from exc
    except (OSError, sqlite3.Error) as exc:
        raise InterlockError(f"'{path}' cannot be read any further: {exc}", help="export it again") from exc


def _opened(path: str, kind: str) -> Export:
    database = mempalace.find(path)
    if kind in ("", "mempalace") and database:
        groups = mempalace.groups(database)
        return Export("mempalace", len(groups), lambda: mempalace.read(database, groups))
    if kind in ("", "mempalace") and mempalace_pages.is_export(path):
        pages = mempalace_pages.pages(path)
        return Export("mempalace", len(pages), lambda: mempalace_pages.read(pages))
    if kind == "mempalace":
        raise documents.Unusable("is no MemPalace folder and no Markdown export of one")
    if kind == "interlock" or (not kind and path.endswith(".jsonl")):
        own.check(path)
        return Export("interlock", os.path.getsize(path), lambda: own.read(path))
    texts = documents.texts(path)
    found = kind or _kind_of(next(documents.items(texts[0]), (None, 0))[0])
    reader = {"chatgpt": chatgpt.conversation, "claude-ai": claude_ai.conversation}[found]
    return Export(found, sum(map(len, texts)), lambda: _documents(texts, reader))


def _documents(
    texts: list[str], reader: Callable[[dict[str, Any]], Conversation | None]
) -> Iterator[tuple[Conversation | None, int]]:
    done = 0
    for text in texts:
        for value, end in documents.items(text):
            try:
                found = reader(value) if isinstance(value, dict) else None
            except (AttributeError, TypeError):
                # A field of another kind than any export has had so far.
                found = None
            yield found, done + end
        done += len(text)


def _kind_of(first: object) -> str:
    if isinstance(first, dict):
        if "chat_messages" in first:
            return "claude-ai"
        if "mapping" in first:
            return "chatgpt"
    raise documents.Unusable("is no export that is known")
