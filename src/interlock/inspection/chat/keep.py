"""Memory notes and files of a member: kept sealed, and sent along with each of their requests."""

import os

from interlock.inspection.chat.core import Core, new_id
from interlock.inspection.chat.requests import Attached
from interlock.inspection.chat.types import (
    MAX_FILE,
    MAX_FILE_NAME,
    MAX_FILES,
    MAX_NOTE,
    MAX_NOTES,
    ChatError,
    File,
    Note,
    NotFoundError,
    checked_text,
)
from interlock.storage.chat_port import ItemRow

NOTE, FILE = "note", "file"
_NOTE_TYPE = "text/markdown"
_TYPES = {
    ".md": "text/markdown",
    ".csv": "text/csv",
    ".html": "text/html",
    ".json": "application/json",
    ".xml": "application/xml",
    ".yaml": "application/yaml",
    ".yml": "application/yaml",
    ".toml": "application/toml",
}


class Kept:
    """Saving a note or a file is not checked (the documents call it ancillary); its text is, with each request that carries it."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def notes(self, member: str) -> tuple[Note, ...]:
        """Notes of a member, oldest first."""
        rows, attached = await self._core.attached(member, shown=True)
        return tuple(Note(row.id, one.text, row.created) for row, one in zip(rows, attached, strict=True) if row.kind == NOTE)

    async def save_note(self, member: str, text: str, id: str = "") -> Note:
        """Keep a new note, or change one. Raises `ChatError`, `NotFoundError`."""
        text = checked_text(text, "the note", MAX_NOTE)
        row = await self._save(member, id, NOTE, Attached("", _NOTE_TYPE, text), MAX_NOTES)
        return Note(row.id, text, row.created)

    async def files(self, member: str) -> tuple[File, ...]:
        """Files of a member, oldest first, without their texts."""
        rows, attached = await self._core.attached(member, shown=True)
        return tuple(_file(row, one) for row, one in zip(rows, attached, strict=True) if row.kind == FILE)

    async def save_file(self, member: str, name: str, data: bytes, id: str = "") -> File:
        """Keep a new text file (UTF-8), or replace one. Raises `ChatError`, `NotFoundError`."""
        name = os.path.basename(name.replace("\\", "/")).strip()
        if not name or name in (".", "..") or len(name) > MAX_FILE_NAME or not name.isprintable():
            raise ChatError("the file's name cannot be used", help=f"1 to {MAX_FILE_NAME} printable characters")
        if len(data) > MAX_FILE:
            raise ChatError(f"the file has {len(data):,} bytes", help=f"at most {MAX_FILE:,} are allowed")
        try:
            text = checked_text(data.decode("utf-8-sig"), "the file", MAX_FILE)
        except UnicodeDecodeError:
            raise ChatError("the file is not text", help="save it as UTF-8 text") from None
        kind = _TYPES.get(os.path.splitext(name)[1].lower(), "text/plain")
        made = Attached(name, kind, text)
        return _file(await self._save(member, id, FILE, made, MAX_FILES), made)

    async def read_file(self, member: str, id: str) -> tuple[File, str]:
        """A file with its text. Raises `NotFoundError`."""
        rows, attached = await self._core.attached(member, shown=True)
        for row, one in zip(rows, attached, strict=True):
            if row.id == id and row.kind == FILE:
                return _file(row, one), one.text
        raise NotFoundError("file")

    async def remove(self, member: str, id: str) -> None:
        """Delete a note or a file. Raises `NotFoundError`."""
        if not await self._core.call(self._core.store.remove_item, member, id):
            raise NotFoundError("note or file")

    async def _save(self, member: str, id: str, kind: str, made: Attached, most: int) -> ItemRow:
        core = self._core
        size = len(made.text.encode())

        def write() -> ItemRow:
            if id:
                old = next((row for row in core.store.items(member) if row.id == id and row.kind == kind), None)
                body = core.sealed(f"item:{id}", made)
                if old is None or not core.store.change_item(row := old._replace(size=size, body=body)):
                    raise NotFoundError(kind)
                return row
            new = new_id(kind)
            row = ItemRow(new, member, kind, core.clock(), size, core.sealed(f"item:{new}", made))
            if not core.store.add_item(row, most):
                raise ChatError(f"you have {most} {kind}s already", help="delete one first")
            return row

        return await core.call(write)


def _file(row: ItemRow, one: Attached) -> File:
    return File(row.id, one.name, one.media_type, row.size, row.created)
