"""What the transcript readers of all hosts share: whole lines of a file that grows while it is read, and a tool call as memory keeps it.

A last line without its end is left alone unless it is a whole JSON object. Used on the hook path: no imports beyond the model and `os`.
"""

import os

from interlock.model.jsontext import JsonError, loads
from interlock.model.session import Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from io import FileIO

#: Bytes read in one go, and about as many are parsed before the caller gets a result.
CHUNK = 1 << 20

#: A line longer than this is passed over and counted as bad: it would cost more memory than a hook may take.
LONGEST_LINE = 64 << 20

#: Characters kept of one tool call's arguments before redaction.
DETAIL = 16_000

_TARGETS = (
    "command",
    "cmd",
    "path",
    "file_path",
    "filePath",
    "notebook_path",
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

    __slots__ = ("bad", "cwd", "end", "entries", "lines", "more", "status", "title")

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
        self.cwd = ""
        """First working folder that the lines name, or ""."""
        self.more = False
        """Whether the file goes on after `end` with at least one whole line."""


def read_lines(
    file: "FileIO",
    offset: int,
    budget: int,
    take: "Callable[[Reading, dict[str, object], int], None]",
    chunk: int = CHUNK,
    longest: int = LONGEST_LINE,
) -> Reading:
    """Hand each whole line from `offset` on (a line start) to `take` as a JSON object with its first byte; about `budget` bytes of them.

    `take` adds to the reading; its `end` is then one past the line. Raises OSError when the file cannot be read.
    """
    reading = Reading(offset)
    file.seek(offset)
    rest = b""
    while True:
        data = file.read(chunk)
        if not data:
            _last(reading, rest, take)
            return reading
        rest += data
        if b"\n" not in data:
            if len(rest) > longest:
                rest = _pass_over(reading, file, len(rest), chunk)
            continue
        lines = rest.split(b"\n")
        rest = lines.pop()
        for line in lines:
            start = reading.end
            reading.end = start + len(line) + 1
            _line(reading, line, start, take)
        if reading.end - offset >= budget:
            reading.more = True
            return reading


def _last(reading: Reading, rest: bytes, take: "Callable[[Reading, dict[str, object], int], None]") -> None:
    if rest.rstrip().endswith(b"}"):
        try:
            loads(rest.decode("utf-8", "replace"))
        except JsonError:
            return
        start = reading.end
        reading.end = start + len(rest)
        _line(reading, rest, start, take)


def _pass_over(reading: Reading, file: "FileIO", held: int, chunk: int) -> bytes:
    """Skip the rest of an oversize line; answers what was read behind it, or leaves the line unconsumed at the end of the file."""
    length = held
    while True:
        data = file.read(chunk)
        if not data:
            return b""
        at = data.find(b"\n")
        if at >= 0:
            reading.end += length + at + 1
            reading.lines += 1
            reading.bad += 1
            return data[at + 1 :]
        length += len(data)


def _line(reading: Reading, line: bytes, start: int, take: "Callable[[Reading, dict[str, object], int], None]") -> None:
    text = line.decode("utf-8", "replace").strip("\ufeff \t\r")
    if not text:
        return
    reading.lines += 1
    try:
        value = loads(text)
    except JsonError:
        reading.bad += 1
        return
    if isinstance(value, dict):
        take(reading, value, start)
    else:
        reading.bad += 1


def tool(name: str, given: object) -> ToolUse:
    """A tool call by its name and arguments (an object, or a free-form patch as text)."""
    if isinstance(given, str):
        # A free-form patch: its first line that names a file is the target.
        for line in given.splitlines():
            if line.startswith("*** ") and " File: " in line:
                return ToolUse(name, line.partition(" File: ")[2].strip(), given[:DETAIL])
        return ToolUse(name, "", given[:DETAIL])
    if not isinstance(given, dict):
        return ToolUse(name, "")
    target, used = "", ""
    if isinstance(given.get("toolName"), str):
        target, used = word(given.get("namespace")) + "/" + word(given.get("toolName")), "toolName"
    else:
        for key in _TARGETS:
            if isinstance(given.get(key), str) and given[key]:
                target, used = given[key], key
                break
    parts: list[str] = []
    _leaves(given, "", used, parts, 0)
    return ToolUse(name, target[:DETAIL], "\n".join(parts)[:DETAIL])


def _leaves(value: "dict[str, object]", prefix: str, skip: str, parts: "list[str]", depth: int) -> None:
    for key, item in value.items():
        if key == skip and not prefix:
            continue
        if isinstance(item, dict) and depth < 4:
            _leaves(item, prefix + str(key) + ".", skip, parts, depth + 1)
        elif isinstance(item, list):
            parts.append(prefix + str(key) + ": " + ", ".join(one[:DETAIL] for one in item if isinstance(one, str)))
        elif isinstance(item, str):
            parts.append(prefix + str(key) + ": " + item[:DETAIL])


def word(value: object) -> str:
    """The text, or "" for anything else."""
    return value if isinstance(value, str) else ""


def wrapped(text: str) -> bool:
    """Whether the whole text stands in tags of the host's own (``<environment_context>…</environment_context>``)."""
    text = text.strip()
    if text[:1] != "<" or text[-1:] != ">":
        return False
    name = text[1 : text.find(">")].split(" ", 1)[0]
    return bool(name) and name.replace("-", "").replace("_", "").isalpha() and text.rpartition("</")[1] == "</"


def days(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01 in the Gregorian calendar (`datetime` would cost a hook 2 ms)."""
    year -= month <= 2
    era = year // 400
    of_era = year - era * 400
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def iso_time(text: object) -> "float | None":
    """Seconds since the epoch of ``2026-11-12T09:00:23.037Z``; None for any other form."""
    if not isinstance(text, str) or text[4:5] != "-" or text[10:11] != "T" or text[-1:] != "Z":
        return None
    try:
        date = days(int(text[:4]), int(text[5:7]), int(text[8:10]))
        hour, minute, second = text[11:-1].split(":")
        return date * 86400 + int(hour) * 3600 + int(minute) * 60 + float(second)
    except ValueError:
        return None


def is_id(conversation: str) -> bool:
    """Whether an id may be used as a file name: letters, digits, ``-_.`` and no leading dot."""
    return (
        0 < len(conversation) <= 128
        and conversation[0] != "."
        and conversation.replace("-", "").replace("_", "").replace(".", "").isalnum()
    )


def below(folder: str, ends: "tuple[str, ...]" = (".jsonl",)) -> "Iterator[str]":
    """Every transcript file below a folder, in a stable order; links to folders are not followed."""
    for base, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(ends):
                yield os.path.join(base, name)


def names(folder: str) -> "list[str]":
    """Names in a folder, sorted; none where it cannot be read."""
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []
