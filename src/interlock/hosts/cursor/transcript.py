"""Cursor's conversation files: where they are and what their lines say.

Layout and line shapes: one JSON object a line, ``{"role", "message": {"content": [blocks] or text}}``, ``{"type": "turn_ended"}``,
``{"type": "metadata"}`` (hosts reference, section 5). The file grows while it is read, so a last line without its end is left alone.
"""

import os

from interlock.model.jsontext import JsonError, loads
from interlock.model.session import ASSISTANT, CONTEXT, USER, Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import FileIO

#: Bytes read in one go, and about as many are parsed before the caller gets a result.
CHUNK = 1 << 20

#: A line longer than this is passed over and counted as bad: it would cost more memory than a hook may take.
LONGEST_LINE = 64 << 20

#: Characters kept of one tool call's arguments before redaction.
_DETAIL = 16_000

_OPEN, _CLOSE = "<user_query>", "</user_query>"
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TARGETS = (
    "command",
    "path",
    "file_path",
    "filePath",
    "target_file",
    "glob_pattern",
    "pattern",
    "url",
    "query",
    "search_term",
    "description",
)


class Reading:
    """What one pass over a part of a file gave."""

    __slots__ = ("bad", "end", "entries", "lines", "more", "status", "title")

    def __init__(self, offset: int) -> None:
        self.entries: list[Entry] = []
        """Entries in file order."""
        self.end = offset
        """Byte after the last line that was consumed."""
        self.lines = 0
        """Lines consumed, blank ones not counted."""
        self.bad = 0
        """Lines among them that could not be understood."""
        self.title = ""
        """The host's overview of the conversation, or ""."""
        self.status = ""
        """Status of the last ``turn_ended`` line, or ""."""
        self.more = False
        """Whether the file goes on after `end` with at least one whole line."""


def read(file: "FileIO", offset: int = 0, budget: int = CHUNK) -> Reading:
    """Entries of the whole lines from `offset` on, about `budget` bytes of them.

    `offset` must be a line start. A last line without a line end is consumed only if it is a whole JSON object, for a cut object
    never is one. Raises OSError when the file cannot be read.
    """
    reading = Reading(offset)
    file.seek(offset)
    rest = b""
    while True:
        data = file.read(CHUNK)
        if not data:
            _last(reading, rest)
            return reading
        rest += data
        if b"\n" not in data:
            if len(rest) > LONGEST_LINE:
                rest = _pass_over(reading, file, len(rest))
            continue
        lines = rest.split(b"\n")
        rest = lines.pop()
        for line in lines:
            start = reading.end
            reading.end = start + len(line) + 1
            _line(reading, line, start)
        if reading.end - offset >= budget:
            reading.more = True
            return reading


def _last(reading: Reading, rest: bytes) -> None:
    if rest.rstrip().endswith(b"}"):
        try:
            loads(rest.decode("utf-8", "replace"))
        except JsonError:
            return
        start = reading.end
        reading.end = start + len(rest)
        _line(reading, rest, start)


def _pass_over(reading: Reading, file: "FileIO", held: int) -> bytes:
    """Skip the rest of an oversize line; answers what was read behind it, or leaves the line unconsumed at the end of the file."""
    length = held
    while True:
        data = file.read(CHUNK)
        if not data:
            return b""
        at = data.find(b"\n")
        if at >= 0:
            reading.end += length + at + 1
            reading.lines += 1
            reading.bad += 1
            return data[at + 1 :]
        length += len(data)


def _line(reading: Reading, line: bytes, start: int) -> None:
    text = line.decode("utf-8", "replace").strip("\ufeff \t\r")
    if not text:
        return
    reading.lines += 1
    try:
        value = loads(text)
    except JsonError:
        reading.bad += 1
        return
    if not isinstance(value, dict):
        reading.bad += 1
        return
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


def _tool(name: str, given: object) -> ToolUse:
    if isinstance(given, str):
        # A free-form patch: its first line that names a file is the target.
        for line in given.splitlines():
            if line.startswith("*** ") and " File: " in line:
                return ToolUse(name, line.partition(" File: ")[2].strip(), given[:_DETAIL])
        return ToolUse(name, "", given[:_DETAIL])
    if not isinstance(given, dict):
        return ToolUse(name, "")
    target, used = "", ""
    if isinstance(given.get("toolName"), str):
        target, used = _text(given.get("namespace")) + "/" + _text(given.get("toolName")), "toolName"
    else:
        for key in _TARGETS:
            if isinstance(given.get(key), str) and given[key]:
                target, used = given[key], key
                break
    parts: list[str] = []
    _leaves(given, "", used, parts, 0)
    return ToolUse(name, target[:_DETAIL], "\n".join(parts)[:_DETAIL])


def _leaves(value: "dict[str, object]", prefix: str, skip: str, parts: "list[str]", depth: int) -> None:
    for key, item in value.items():
        if key == skip and not prefix:
            continue
        if isinstance(item, dict) and depth < 4:
            _leaves(item, prefix + str(key) + ".", skip, parts, depth + 1)
        elif isinstance(item, list):
            parts.append(prefix + str(key) + ": " + ", ".join(one[:_DETAIL] for one in item if isinstance(one, str)))
        elif isinstance(item, str):
            parts.append(prefix + str(key) + ": " + item[:_DETAIL])


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


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


def _days(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01 in the Gregorian calendar (`datetime` would cost a hook 2 ms)."""
    year -= month <= 2
    era = year // 400
    of_era = year - era * 400
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def is_id(conversation: str) -> bool:
    """Whether an id may be used as a file name: letters, digits, ``-_.`` and no leading dot."""
    return (
        0 < len(conversation) <= 128
        and conversation[0] != "."
        and conversation.replace("-", "").replace("_", "").replace(".", "").isalnum()
    )


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
        for name in (os.path.join(conversation, conversation + ".jsonl"), conversation + ".jsonl"):
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
    """Every ``.jsonl`` file below a folder, in a stable order; links to folders are not followed."""
    for base, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".jsonl"):
                yield os.path.join(base, name)


def describe(path: str) -> "tuple[str, str, str]":
    """Conversation id, parent conversation id and workspace slug that a transcript's place shows; "" for what it does not."""
    parts = path.replace("\\", "/").split("/")
    conversation = parts[-1].removesuffix(".jsonl")
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


def _names(folder: str) -> "list[str]":
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []
