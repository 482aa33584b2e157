"""Claude Code's conversation files: where they are and what their lines say (hosts reference, section 5).

One JSON object a line; an answer's blocks stand on lines of their own. Only user lines that a person typed are prompts: what the host
adds (``isMeta``, the summary after a compaction, tagged text of slash commands) is context, and tool results are left out.
"""

import os

from interlock.hosts.transcript_lines import (
    CHUNK,
    LONGEST_LINE,
    Reading,
    below,
    is_id,
    iso_time,
    names,
    read_lines,
    tool,
    word,
    wrapped,
)
from interlock.model.session import ASSISTANT, CONTEXT, USER, Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import FileIO

__all__ = ("CHUNK", "below", "data_dir", "describe", "discover", "find", "read", "slug")


def read(file: "FileIO", offset: int = 0, budget: int = CHUNK) -> Reading:
    """Entries of the whole lines from `offset` on (a line start), about `budget` bytes of them. Raises OSError."""
    return read_lines(file, offset, budget, _value, CHUNK, LONGEST_LINE)


def _value(reading: Reading, value: "dict[str, object]", start: int) -> None:
    kind = value.get("type")
    if kind == "summary":
        reading.title = word(value.get("summary")) or reading.title
        return
    if kind not in (USER, ASSISTANT):
        reading.bad += not isinstance(kind, str)
        return
    reading.cwd = reading.cwd or word(value.get("cwd"))
    message = value.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    texts: list[str] = []
    tools: list[ToolUse] = []
    if isinstance(content, str):
        texts.append(content)
    elif isinstance(content, list):
        for block in content:
            if not isinstance(block, dict):
                continue
            if block.get("type") == "text":
                texts.append(word(block.get("text")))
            elif block.get("type") == "tool_use":
                tools.append(tool(word(block.get("name")), block.get("input")))
    else:
        reading.bad += 1
        return
    words = "\n".join(text for text in texts if text).strip()
    role = str(kind)
    if role == USER and (value.get("isMeta") is True or value.get("isCompactSummary") is True or wrapped(words)):
        role = CONTEXT
    if words or tools:
        reading.entries.append(Entry(role, words, start, reading.end, iso_time(value.get("timestamp")), tuple(tools)))


def data_dir(env: "Mapping[str, str]") -> str:
    """Claude Code's own folder: ``CLAUDE_CONFIG_DIR`` or ``~/.claude``."""
    return env.get("CLAUDE_CONFIG_DIR") or os.path.join(
        env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~"), ".claude"
    )


def find(conversation: str, env: "Mapping[str, str]") -> str:
    """Path of a session's file, "" when there is none or the id could be a path."""
    if not is_id(conversation):
        return ""
    projects = os.path.join(data_dir(env), "projects")
    for name in names(projects):
        path = os.path.join(projects, name, conversation + ".jsonl")
        if os.path.isfile(path):
            return path
    return ""


def discover(env: "Mapping[str, str]") -> "Iterator[str]":
    """Every session file below Claude Code's folder, those of subagents included."""
    yield from below(os.path.join(data_dir(env), "projects"))


def describe(path: str) -> "tuple[str, str, str]":
    """Conversation id, parent conversation id and workspace slug that a file's place shows; "" for what it does not.

    A subagent's own id is short and not unique, so its conversation is ``<session>.agent-<id>``.
    """
    parts = path.replace("\\", "/").split("/")
    conversation, parent = parts[-1].removesuffix(".jsonl"), ""
    at = len(parts) - 2
    if len(parts) > 2 and parts[-2] == "subagents":
        parent = parts[-3]
        conversation = parent + "." + conversation
        at -= 2
    return conversation, parent, parts[at] if at > 0 and parts[at - 1] == "projects" else ""


def slug(path: str) -> str:
    """Claude Code's lossy folder name for a workspace: everything but letters and digits to ``-``."""
    return "".join(char if char.isalnum() and char.isascii() else "-" for char in path)
