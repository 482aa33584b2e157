"""Codex's rollouts: where they are and what their lines say (hosts reference, section 5; the vendor calls them no stable interface).

One JSON object a line: ``{"timestamp", "type", "payload"}``. ``event_msg`` lines repeat what ``response_item`` lines say and are passed
over. Prompts are user messages that are not wholly in tags of the host's own.
"""

import os

from interlock.hosts.transcript_lines import (
    CHUNK,
    LONGEST_LINE,
    Reading,
    is_id,
    iso_time,
    names,
    read_lines,
    tool,
    word,
    wrapped,
)
from interlock.hosts.transcript_lines import below as _below
from interlock.model.session import ASSISTANT, CONTEXT, USER, Entry, ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from io import FileIO

#: What a user message starts with that no person typed and no tag closes.
_INJECTED = ("# AGENTS.md instructions", "<user_instructions>", "<environment_context>")


def read(file: "FileIO", offset: int = 0, budget: int = CHUNK) -> Reading:
    """Entries of the whole lines from `offset` on (a line start), about `budget` bytes of them. Raises OSError."""
    return read_lines(file, offset, budget, _value, CHUNK, LONGEST_LINE)


def _value(reading: Reading, value: "dict[str, object]", start: int) -> None:
    kind, payload = value.get("type"), value.get("payload")
    if not isinstance(kind, str) or not isinstance(payload, dict):
        reading.bad += 1
        return
    if kind in ("session_meta", "turn_context"):
        reading.cwd = reading.cwd or word(payload.get("cwd"))
        return
    role, words = "", ""
    tools: tuple[ToolUse, ...] = ()
    if kind == "compacted":
        role, words = CONTEXT, word(payload.get("message"))
    elif kind == "response_item":
        if payload.get("type") == "message":
            role, words = _message(payload)
        elif payload.get("type") in ("function_call", "custom_tool_call", "local_shell_call"):
            role, tools = ASSISTANT, _tools(payload)
    if words or tools:
        reading.entries.append(Entry(role, words, start, reading.end, iso_time(value.get("timestamp")), tools))


def _message(payload: "dict[str, object]") -> "tuple[str, str]":
    content = payload.get("content")
    texts = [content] if isinstance(content, str) else []
    if isinstance(content, list):
        texts = [word(block.get("text")) for block in content if isinstance(block, dict)]
    words = "\n".join(text for text in texts if text).strip()
    role = word(payload.get("role"))
    if role == ASSISTANT:
        return ASSISTANT, words
    if role == USER and not wrapped(words) and not words.startswith(_INJECTED):
        return USER, words
    return CONTEXT, words


def _tools(payload: "dict[str, object]") -> "tuple[ToolUse, ...]":
    """The calls of one line; a script of ``exec`` counts as the calls that stand in it."""
    from interlock.hosts.codex.recorded_calls import called

    return tuple(tool(name, given.get("command") if name == "apply_patch" else given) for name, given, _ in called(payload))


def data_dir(env: "Mapping[str, str]") -> str:
    """Codex's own folder: ``CODEX_HOME`` or ``~/.codex``."""
    return env.get("CODEX_HOME") or os.path.join(env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~"), ".codex")


def find(conversation: str, env: "Mapping[str, str]") -> str:
    """Path of a thread's rollout, the newest one first; "" when there is none or the id could be a path."""
    if not is_id(conversation):
        return ""
    folder = os.path.join(data_dir(env), "sessions")
    for year in reversed(names(folder)):
        for month in reversed(names(os.path.join(folder, year))):
            for day in reversed(names(os.path.join(folder, year, month))):
                place = os.path.join(folder, year, month, day)
                for name in names(place):
                    if name.startswith("rollout-") and name.endswith((f"-{conversation}.jsonl", f"-{conversation}.jsonl.zst")):
                        return os.path.join(place, name)
    return ""


def discover(env: "Mapping[str, str]") -> "Iterator[str]":
    """Every rollout below Codex's folder."""
    yield from below(os.path.join(data_dir(env), "sessions"))


def below(folder: str) -> "Iterator[str]":
    """Every rollout below a folder, compressed ones included: they cannot be read, and are to be named."""
    yield from _below(folder, (".jsonl", ".jsonl.zst"))


def describe(path: str) -> "tuple[str, str, str]":
    """Thread id of a rollout's name (the name itself for any other file); parent and slug are not in its place."""
    name = path.replace("\\", "/").rpartition("/")[2].removesuffix(".zst").removesuffix(".jsonl")
    thread = name[-36:]
    return (thread if name.startswith("rollout-") and thread.count("-") == 4 else name), "", ""


def slug(path: str) -> str:  # noqa: ARG001 - Codex names no folder after a workspace
    """Always ""."""
    return ""
