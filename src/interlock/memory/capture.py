"""Reading what is new in a transcript: by byte offset, checked against a digest of the bytes before it, cleaned on the way."""

import os
import stat
import time
from _blake2 import blake2b

from interlock.memory.batch import Batch
from interlock.memory.privacy import Filter
from interlock.model.session import ASSISTANT, Entry, Project, Source, ToolUse
from interlock.storage.base import NewTurn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from io import BytesIO, FileIO
    from types import ModuleType

#: Hosts with a transcript module.
READABLE = ("claude", "codex", "cursor")

#: First bytes of a file that Codex has compressed. No Python before 3.14 can read it by itself.
_ZSTD = b"\x28\xb5\x2f\xfd"

#: Bytes before the offset whose digest shows whether the file was replaced.
TAIL = 4096


class Unreadable(Exception):  # noqa: N818 - names a state of the file
    """The transcript cannot be read; the text says why in words fit for a person, without a path."""


class Target:
    """A transcript and what is known about it."""

    __slots__ = ("conversation", "host", "parent", "path", "projects")

    def __init__(self, host: str, path: str, conversation: str, parent: str = "", projects: "tuple[Project, ...]" = ()) -> None:
        self.host = host
        """Host id."""
        self.path = path
        """Real path."""
        self.conversation = conversation
        """Conversation to store it under if the file was never seen."""
        self.parent = parent
        """Conversation that started it as a subagent, or ""."""
        self.projects = projects
        """Projects of the window."""


def transcripts(host: str) -> "ModuleType":
    """The transcript module of a host. Raises `Unreadable` for a host without one."""
    if host not in READABLE:
        raise Unreadable("this host's transcripts are not known")
    return __import__("interlock.hosts." + host + ".transcript", None, None, ("read",))


def batches(
    target: Target, source: "Source | None", conversation: str, clean: Filter, key: bytes, *, budget: int = 0, unpack: bool = False
) -> "Iterator[Batch]":
    """What is new in the file, in parts of about a megabyte (or `budget` bytes).

    `source`: what the store knows of the file; `conversation`: the conversation that its turns belong to. Yields nothing when
    nothing is new. `unpack`: read a compressed file too; positions are those in its content. Raises `Unreadable`.
    """
    reader = transcripts(target.host)
    file: FileIO | BytesIO = _open(target.path)
    with file:
        facts = os.fstat(file.fileno())
        size, first = facts.st_size, file.read(64)
        if first[:4] == _ZSTD:
            file, size = _unpacked(file, unpack)
        elif first[:1] != b"{":
            from interlock.hosts import raw_text

            if raw_text.is_text(first, target.path):
                reader = raw_text
        generation, offset = 1, 0
        if source is not None:
            same = size >= source.offset and tail_digest(file, source.offset, key) == source.tail
            generation = source.generation if same else source.generation + 1
            offset = source.offset if same else 0
            if same and size == offset:
                return
        marker = _marker(target.host, conversation, key)
        while True:
            reading = reader.read(file, offset, budget or reader.CHUNK)
            if reading.end == offset and not reading.lines:
                return
            entries = [_clean(entry, clean, marker) for entry in reading.entries]
            yield Batch(
                host=target.host,
                conversation=conversation,
                parent=target.parent,
                projects=target.projects,
                path=target.path,
                device=facts.st_dev,
                inode=facts.st_ino,
                generation=generation,
                start=offset,
                end=reading.end,
                tail=tail_digest(file, reading.end, key),
                lines=reading.lines,
                bad=reading.bad,
                title=clean.text(reading.title) if reading.title else "",
                entries=entries,
                at=min(facts.st_mtime, time.time()),
                verbatim=clean.verbatim,
                cwd=reading.cwd,
            )
            offset = reading.end
            if not reading.more:
                return


def late(
    target: Target, newest: "Batch | None", source: "Source | None", conversation: str, clean: Filter, key: bytes, text: str
) -> "Batch | None":
    """The answer that ends a turn as a batch of its own, to be stored while the file does not hold it yet.

    `newest`: what was just read of the file; `source`: what was known before. None when the answer stands in what was read, is kept
    out, or the file was never seen. It claims no bytes, so the line that comes later is read, and adds nothing.
    """
    entry = _clean(Entry(ASSISTANT, text.strip(), 0, 0), clean, _marker(target.host, conversation, key))
    if newest is not None:
        end, generation, at = newest.end, newest.generation, newest.at
        said = [one.text for one in newest.entries if one.role == ASSISTANT and one.text]
        if said and entry.text.endswith(said[-1]):
            return None
    elif source is not None:
        end, generation, at = source.offset, source.generation, time.time()
    else:
        return None
    if not entry.text:
        return None
    # Behind a gap: `save.batch` keeps the words and leaves the file's position where it is.
    entry.start, entry.end = end + 1, end + 2
    return Batch(
        host=target.host,
        conversation=conversation,
        parent=target.parent,
        projects=target.projects,
        path=target.path,
        device=0,
        inode=0,
        generation=generation,
        start=end + 1,
        end=end + 2,
        tail=b"",
        lines=0,
        bad=0,
        title="",
        entries=[entry],
        at=at,
        verbatim=clean.verbatim,
    )


def size(path: str) -> int:
    """Bytes of the file, 0 when there is none."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def tail_digest(file: "FileIO | BytesIO", end: int, key: bytes) -> bytes:
    """Digest of the last `TAIL` bytes before `end`."""
    start = max(0, end - TAIL)
    file.seek(start)
    return blake2b(file.read(end - start), digest_size=16, key=key).digest()


def _unpacked(file: "FileIO | BytesIO", unpack: bool) -> "tuple[BytesIO, int]":
    if not unpack:
        raise Unreadable("the transcript is compressed; `interlock remember mine` reads it")
    from interlock.memory.unpack import unpacked

    file.seek(0)
    try:
        content = unpacked(file.read() or b"")
    except ValueError as error:
        raise Unreadable(f"the compressed transcript cannot be read: {error}") from None
    return content, len(content.getbuffer())


def _open(path: str) -> "FileIO":
    try:
        # Without O_NONBLOCK a pipe in the place of the file would hold the hook until its deadline.
        handle = os.open(
            path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        )
    except FileNotFoundError:
        raise Unreadable("the transcript is gone") from None
    except (OSError, ValueError):
        raise Unreadable("the transcript cannot be opened") from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise Unreadable("the transcript is not a regular file")
    return open(handle, "rb", buffering=0)


def _clean(entry: Entry, clean: Filter, marker: "blake2b") -> NewTurn:
    # The digest is over the words as they stand in the file: a better redactor must not make old turns look new.
    text = clean.text(entry.text) if entry.text else ""
    tools: list[tuple[ToolUse, bytes]] = []
    for given in entry.tools:
        mark = _mark(marker, "tool", given.name + "\0" + given.target + "\0" + given.detail)
        tools += [(tool, mark) for tool in clean.tools((given,))]
    return NewTurn(entry.role, text, entry.start, entry.end, entry.time, _mark(marker, entry.role, entry.text), tools)


def cleaned(entries: "Iterable[Entry]", clean: Filter, host: str, conversation: str, key: bytes) -> "list[NewTurn]":
    """Entries of a conversation ready to be stored, with the digests that make two of them the same."""
    marker = _marker(host, conversation, key)
    return [_clean(entry, clean, marker) for entry in entries]


def _marker(host: str, conversation: str, key: bytes) -> "blake2b":
    return blake2b(f"{host}\0{conversation}\0".encode("utf-8", "replace"), digest_size=16, key=key)


def _mark(marker: "blake2b", role: str, text: str) -> bytes:
    one = marker.copy()
    one.update(f"{role}\0{text}".encode("utf-8", "replace"))
    return one.digest()


def continues(path: str, source: Source, key: bytes) -> bool:
    """Whether the file still starts with what was read of it. Raises `Unreadable`."""
    with _open(path) as file:
        return os.fstat(file.fileno()).st_size >= source.offset and tail_digest(file, source.offset, key) == source.tail
