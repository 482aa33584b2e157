"""Conversations kept as plain text: Cursor's older transcripts, and any text in which a line says who speaks.

``user:`` and ``assistant:`` stand before what each said; ``[Tool call]`` and ``[Tool result]`` before what the agent did and got. Text
before the first of them counts as the agent's. There are no times.
"""

from interlock.hosts.transcript_lines import CHUNK, LONGEST_LINE, Reading, tool
from interlock.model.session import ASSISTANT, CONTEXT, USER, Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import FileIO

_SPEAKERS = {
    "user": USER,
    "human": USER,
    "you": USER,
    "assistant": ASSISTANT,
    "ai": ASSISTANT,
    "a": ASSISTANT,
    "agent": ASSISTANT,
    "claude": ASSISTANT,
    "cursor": ASSISTANT,
    "chatgpt": ASSISTANT,
    "model": ASSISTANT,
}

#: Speakers after whose colon their words may go on in the same line.
_INLINE = frozenset(("user", "human", "assistant"))

_CALL, _RESULT, _THINKING = "[Tool call]", "[Tool result]", "[Thinking]"
_OPEN, _CLOSE = "<user_query>", "</user_query>"


def read(file: "FileIO", offset: int = 0, budget: int = CHUNK) -> Reading:
    """Entries of the whole lines from `offset` on. `budget` is not needed: such files are small. Raises OSError."""
    del budget
    reading = Reading(offset)
    file.seek(offset)
    data = file.read(LONGEST_LINE) or b""
    reader = _Reader(reading)
    for line in data.splitlines(keepends=True):
        text = line.decode("utf-8", "replace").strip("\ufeff\r\n")
        reading.lines += bool(text.strip())
        reader.take(text, reading.end, reading.end + len(line))
        reading.end += len(line)
    reader.finish()
    return reading


def is_text(first: bytes, path: str) -> bool:
    """Whether a file with these first bytes is such a text and not lines of JSON."""
    return not path.endswith((".jsonl", ".jsonl.zst")) and first.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] not in (b"{", b"")


class _Reader:
    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._role = ASSISTANT
        self._words: list[str] = []
        self._tools: list[ToolUse] = []
        self._call: tuple[str, dict[str, object]] | None = None
        self._silent = False
        self._start = self._end = reading.end

    def take(self, line: str, start: int, end: int) -> None:
        name, colon, rest = line.partition(":")
        speaker = _SPEAKERS.get(name.strip().lower()) if colon and not line[:1].isspace() else None
        if speaker and (not rest.strip() or name.strip().lower() in _INLINE):
            self._end_turn()
            self._role, self._start = speaker, start
            self._words = [rest.strip()] if rest.strip() else []
        elif self._role == ASSISTANT and line.startswith(_CALL):
            self._end_call()
            self._call, self._silent = (line[len(_CALL) :].strip(), {}), False
        elif self._role == ASSISTANT and line.startswith((_RESULT, _THINKING)):
            self._end_call()
            self._silent = True
        elif self._call is not None and line[:1].isspace() and line.strip():
            key, sign, value = line.strip().partition(":")
            if sign and key.replace("_", "").isalnum():
                self._call[1][key] = value.strip()
            elif self._call[1]:
                last = next(reversed(self._call[1]))
                self._call[1][last] = f"{self._call[1][last]}\n{line.strip()}"
        elif self._silent and not line.strip() and self._role == ASSISTANT:
            # A result or a thought ends with its paragraph, when no next call or speaker ended it.
            self._silent = False
        elif not self._silent:
            self._end_call()
            self._words.append(line)
        self._end = end

    def finish(self) -> None:
        self._end_turn()

    def _end_call(self) -> None:
        if self._call is not None:
            self._tools.append(tool(*self._call))
            self._call = None

    def _end_turn(self) -> None:
        self._end_call()
        words = "\n".join(self._words).strip()
        role = self._role
        if role == USER:
            at = words.find(_OPEN)
            if at >= 0:
                end = words.rfind(_CLOSE)
                words = words[at + len(_OPEN) : end if end > at else len(words)].strip()
            elif words.startswith("<"):
                role = CONTEXT
        if words or self._tools:
            self._reading.entries.append(Entry(role, words, self._start, self._end, None, tuple(self._tools)))
        self._words, self._tools, self._silent = [], [], False
        self._start = self._end
