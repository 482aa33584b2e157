"""Tool calls in Claude Code's conversation files (hosts reference, section 5)."""

import os

from interlock.hosts.recorded import Lines, Recorded, objects, string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

EVENT = "PreToolUse"


def calls(lines: Lines) -> "Iterator[Recorded]":
    """Every tool call once, in order: the lines of one message repeat what came before in some versions. Raises OSError."""
    seen: set[str] = set()
    cwd = ""
    for number, value in lines:
        cwd = string(value, "cwd") or cwd
        if value.get("type") != "assistant":
            continue
        message = value.get("message")
        for block in objects(message.get("content") if isinstance(message, dict) else None):
            use, name = string(block, "id"), string(block, "name")
            if block.get("type") != "tool_use" or not name or (use and use in seen):
                continue
            seen.add(use)
            payload = {
                "hook_event_name": EVENT,
                "session_id": string(value, "sessionId"),
                "cwd": cwd,
                "tool_name": name,
                "tool_input": block.get("input"),
                "tool_use_id": use,
            }
            yield Recorded(number, payload)


def places(folder: str, env: "Mapping[str, str]") -> "list[str]":
    """Conversation files of the project `folder`, subagents included; of every project when it is ""."""
    home = env.get("CLAUDE_CONFIG_DIR") or os.path.join(
        env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~"), ".claude"
    )
    base = os.path.join(home, "projects")
    if folder:
        base = os.path.join(base, "".join([char if char.isalnum() and char.isascii() else "-" for char in folder]))
    found: list[str] = []
    for parent, folders, names in os.walk(base):
        folders.sort()
        found += [os.path.join(parent, name) for name in sorted(names) if name.endswith(".jsonl")]
    return found
