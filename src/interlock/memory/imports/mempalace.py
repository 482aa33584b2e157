"""A MemPalace folder: its drawers, read from the SQLite file of its Chroma or exact store without changing anything there.

A drawer is a piece of some source; those of one source become one conversation, in their order. Its wing is the project.
"""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import quote

from interlock.memory import identity
from interlock.memory.imports.conversation import Conversation, Writer, moment, text
from interlock.memory.imports.documents import Unusable
from interlock.model.session import ASSISTANT, USER, Project

HOST = "mempalace"

#: File names of the stores that MemPalace keeps by itself.
_CHROMA, _EXACT = "chroma.sqlite3", "sqlite_exact.sqlite3"

#: Collections with the words as they were said; others hold summaries of them.
_COLLECTION = "mempalace_drawers"

_DRAWERS = """SELECT e.id, m.key, coalesce(m.string_value, m.int_value, m.float_value)
FROM embeddings e JOIN segments s ON s.id = e.segment_id JOIN collections c ON c.id = s.collection
JOIN embedding_metadata m ON m.id = e.id WHERE c.name = ? ORDER BY e.id"""
_DOCUMENTS = """SELECT d.document, d.metadata_json FROM documents d JOIN collections c ON c.id = d.collection_id
WHERE c.name = ? ORDER BY d.rowid"""

Drawer = tuple[str, dict[str, Any]]


def find(path: str) -> str:
    """The database of a MemPalace at `path` (its folder, the folder around it, or the file itself), "" when there is none."""
    if os.path.isfile(path):
        return path if os.path.basename(path) in (_CHROMA, _EXACT) else ""
    for folder in (path, os.path.join(path, "palace")):
        for name in (_CHROMA, _EXACT):
            if os.path.isfile(os.path.join(folder, name)):
                return os.path.join(folder, name)
    return ""


def groups(database: str) -> list[tuple[str, str, list[Drawer]]]:
    """Wing, source and drawers of each source, in the order of the store. Raises `Unusable` or `sqlite3.Error`."""
    found: dict[tuple[str, str], list[Drawer]] = {}
    for words, meta in _drawers(database):
        wing = text(meta.get("wing")) or "unknown"
        source = text(meta.get("source_file")) or text(meta.get("room")) or "general"
        found.setdefault((wing, source), []).append((words, meta))
    if not found:
        raise Unusable("holds no drawers")
    return [(wing, source, sorted(drawers, key=_order)) for (wing, source), drawers in found.items()]


def read(database: str, found: list[tuple[str, str, list[Drawer]]]) -> Iterator[tuple[Conversation | None, int]]:
    """Each source as a conversation."""
    del database
    for number, (wing, source, drawers) in enumerate(found, 1):
        yield conversation(wing, source, drawers), number


def conversation(wing: str, source: str, drawers: list[Drawer]) -> Conversation:
    """The drawers of one source as a conversation of the wing's stand-in project."""
    written = Writer()
    at = 0.0
    for words, meta in drawers:
        time = moment(meta.get("authored_at")) or moment(meta.get("filed_at"))
        at = max(at, time or 0.0)
        for role, said in sides(words):
            written.add(role, said, time)
    # The first prompt says more than the name of the transcript that it stood in.
    asked = any(entry.role == USER for entry in written.entries)
    title = "" if asked else source.replace("\\", "/").rstrip("/").rpartition("/")[2]
    return Conversation(HOST, f"{wing}/{source}", title, written.entries, at, (wing_project(wing),))


def wing_project(wing: str) -> Project:
    """Stand-in for the project that MemPalace calls by a short name only."""
    return Project(identity.slug_project("mempalace/" + wing).key, wing, "")


def sides(words: str) -> Iterator[tuple[str, str]]:
    """Role and words of a drawer: one of a conversation begins with the person's words, each line after ``> ``."""
    if not words.startswith("> "):
        yield ASSISTANT, words
        return
    role, lines = USER, list[str]()
    for line in words.splitlines():
        now = USER if line.startswith(">") else ASSISTANT
        if now != role and (line.strip() or role == ASSISTANT):
            yield role, "\n".join(lines)
            role, lines = now, []
        lines.append(line.removeprefix(">").removeprefix(" ") if role == USER else line)
    yield role, "\n".join(lines)


def _order(drawer: Drawer) -> int:
    index = drawer[1].get("chunk_index")
    return index if isinstance(index, int) else 0


def _drawers(database: str) -> Iterator[Drawer]:
    with closing(_open(database)) as connection:
        if os.path.basename(database) == _EXACT:
            for words, meta in connection.execute(_DOCUMENTS, (_COLLECTION,)):
                yield text(words), _object(meta)
            return
        current, fields = None, dict[str, Any]()
        for number, key, value in connection.execute(_DRAWERS, (_COLLECTION,)):
            if number != current and fields:
                yield text(fields.get("chroma:document")), fields
                fields = {}
            current = number
            fields[key] = value
        if fields:
            yield text(fields.get("chroma:document")), fields


def _open(database: str) -> sqlite3.Connection:
    """Read only. A folder that cannot be written has no place for the helper file of a write-ahead log: then as it stands."""
    address = "file:" + quote(os.path.abspath(database))
    for options in ("?mode=ro", "?immutable=1"):
        connection = sqlite3.connect(address + options, uri=True)
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            return connection
        except sqlite3.OperationalError:
            connection.close()
    raise Unusable("is a database that cannot be opened")


def _object(value: object) -> dict[str, Any]:
    try:
        found = json.loads(value) if isinstance(value, str) else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
