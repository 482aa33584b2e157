"""Cursor's conversation files: where they are and what their lines say.

Layout and line shapes: one JSON object a line, ``{"role", "message": {"content": [blocks] or text}}``, ``{"type": "turn_ended"}``,
``{"type": "metadata"}`` (hosts reference, section 5). The file grows while it is read, so a last line without its end is left alone.
"""

import os

from interlock.hosts.transcript_lines import CHUNK, LONGEST_LINE, Reading, is_id, read_lines
from interlock.hosts.transcript_lines import below as _below
from interlock.hosts.transcript_lines import days as _days
from interlock.hosts.transcript_lines import names as _names
from interlock.hosts.transcript_lines import tool as _tool
from interlock.hosts.transcript_lines import word as _text
from interlock.model.session import ASSISTANT, CONTEXT, USER, Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import FileIO

__all__ = ("CHUNK", "Reading", "below", "data_dir", "describe", "discover", "find", "is_id", "read", "slug", "timestamp")

_OPEN, _CLOSE = "<user_query>", "</user_query>"
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def read(file: "FileIO", offset: int = 0, budget: int = CHUNK) -> Reading:
    """Entries of the whole lines from `offset` on, about `budget` bytes of them.

    `offset` must be a line start. A last line without a line end is consumed only if it is a whole JSON object, for a cut object
    never is one. Raises OSError when the file cannot be read.
    """
    return read_lines(file, offset, budget, _value, CHUNK, LONGEST_LINE)


def _value(reading: Reading, value: "dict[str, object]", start: int) -> None:
    kind = value.get("type")
    if kind == "turn_ended":
        reading.status = _text(value.get("status"))
    elif kind == "metadata":
        metadata = value.get("metadata")
        if isinstance(metadata, dict):
            reading.title = _text(metadata.get("overview")) or reading.title
    else:
        _entry(reading, value, start)


def _entry(reading: Reading, value: "dict[str, object]", start: int) -> None:
    role = value.get("role")
    if role not in (USER, ASSISTANT):
        if role is None and "type" not in value:
            reading.bad += 1
        return
    message = value.get("message", value)
    content = message.get("content") if isinstance(message, dict) else message
    texts: list[str] = []
    tools: list[ToolUse] = []
    if isinstance(content, str):
        texts.append(content)
    elif isinstance(content, list):
        for block in content:
            if isinstance(block, str):
                texts.append(block)
            elif isinstance(block, dict):
                _block(block, texts, tools)
    else:
        reading.bad += 1
        return
    words = "\n".join(text for text in texts if text and text != "[REDACTED]")
    time = None
    if role == USER:
        role, words, time = _user(words, isinstance(content, str))
    if words or tools:
        reading.entries.append(Entry(str(role), words, start, reading.end, time, tuple(tools)))


def _block(block: "dict[str, object]", texts: "list[str]", tools: "list[ToolUse]") -> None:
    kind = block.get("type")
    if kind == "text":
        texts.append(_text(block.get("text")))
    elif kind == "tool_use":
        tools.append(_tool(_text(block.get("name")), block.get("input")))


def _user(text: str, plain: bool) -> "tuple[str, str, float | None]":
    """Role, words and time of a user-role line: only what stands in ``<user_query>`` was typed by a person.

    Older files hold a prompt as a plain string without the tag; injected context there starts with a tag of its own.
    """
    time = None
    at = text.find("<timestamp>")
    if at >= 0:
        end = text.find("</timestamp>", at)
        if end > at:
            time = timestamp(text[at + 11 : end])
    at = text.find(_OPEN)
    if at >= 0:
        end = text.rfind(_CLOSE)
        words = text[at + len(_OPEN) : end if end > at else len(text)]
        return USER, words.strip(), time
    if plain and not text.lstrip().startswith("<"):
        return USER, text.strip(), time
    return CONTEXT, text.strip(), time


def timestamp(text: str) -> "float | None":
    """Seconds since the epoch of ``Thursday, Nov 12, 2026, 9:00 AM (UTC+0)``; None for any other form."""
    parts = [part.strip() for part in text.replace("(", ",").replace(")", "").split(",")]
    try:
        month, day = parts[1].split()
        clock, half = parts[3].split()
        hour, minute = clock.split(":")
        number = _MONTHS.index(month[:3].lower()) + 1
        hours = int(hour) % 12 + (12 if half.lower() == "pm" else 0)
        zone = parts[4].upper().removeprefix("UTC").removeprefix("GMT") if len(parts) > 4 else "+0"
        ahead, _, past = zone[1:].partition(":")
        offset = (int(ahead or 0) * 60 + int(past or 0)) * (-1 if zone[:1] in ("-", "\u2212") else 1)
        days = _days(int(parts[2]), number, int(day))
    except (IndexError, ValueError):
        return None
    return float(days * 86400 + (hours * 60 + int(minute) - offset) * 60)


def data_dir(env: "Mapping[str, str]") -> str:
    """Cursor's own folder: ``CURSOR_DATA_DIR`` or ``~/.cursor``."""
    return env.get("CURSOR_DATA_DIR") or os.path.join(
        env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~"), ".cursor"
    )


def find(conversation: str, env: "Mapping[str, str]") -> str:
    """Path of a conversation's transcript, "" when there is none or the id could be a path."""
    if not is_id(conversation):
        return ""
    for folder in _folders(env):
        for name in (os.path.join(conversation, conversation + ".jsonl"), conversation + ".jsonl", conversation + ".txt"):
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                return path
    for folder in _folders(env):
        for parent in _names(folder):
            path = os.path.join(folder, parent, "subagents", conversation + ".jsonl")
            if os.path.isfile(path):
                return path
    return ""


def discover(env: "Mapping[str, str]") -> "Iterator[str]":
    """Every transcript below Cursor's folder."""
    for folder in _folders(env):
        yield from below(folder)


def below(folder: str) -> "Iterator[str]":
    """Every transcript below a folder. A text file is one where Cursor kept them (`interlock.hosts.raw_text`), unless its lines are there too."""
    for path in _below(folder, (".jsonl", ".txt")):
        if path.endswith(".jsonl"):
            yield path
            continue
        place, name = os.path.split(path[:-4])
        if "agent-transcripts" in place.replace("\\", "/").split("/") and not any(
            os.path.isfile(os.path.join(place, *parts) + ".jsonl") for parts in ((name,), (name, name))
        ):
            yield path


def describe(path: str) -> "tuple[str, str, str]":
    """Conversation id, parent conversation id and workspace slug that a transcript's place shows; "" for what it does not."""
    parts = path.replace("\\", "/").split("/")
    conversation = parts[-1].removesuffix(".jsonl").removesuffix(".txt")
    parent = ""
    if len(parts) > 2 and parts[-2] == "subagents":
        parent = parts[-3]
    slug = ""
    if "agent-transcripts" in parts[:-1]:
        at = len(parts) - 1 - parts[::-1].index("agent-transcripts")
        slug = parts[at - 1] if at > 1 else ""
    return conversation, parent, slug


def slug(path: str) -> str:
    """Cursor's lossy folder name for a workspace: everything but letters and digits to ``-``, runs of it collapsed, ends trimmed."""
    return "-".join("".join(char if char.isalnum() and char.isascii() else " " for char in path).split())


def _folders(env: "Mapping[str, str]") -> "Iterator[str]":
    projects = os.path.join(data_dir(env), "projects")
    for name in _names(projects):
        folder = os.path.join(projects, name, "agent-transcripts")
        if os.path.isdir(folder):
            yield folder
