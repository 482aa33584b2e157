"""Conversations of a Claude.ai export: ``chat_messages`` in order, each with a sender and text or content blocks."""

from typing import Any

from interlock.hosts.transcript_lines import tool
from interlock.memory.imports.conversation import Conversation, Writer, moment, text
from interlock.model.session import ASSISTANT, USER, ToolUse

HOST = "claude.ai"

_ROLES = {"human": USER, "user": USER, "assistant": ASSISTANT}


def conversation(value: dict[str, Any]) -> "Conversation | None":
    """One conversation; None when it is not of this form."""
    messages = value.get("chat_messages")
    name = text(value.get("uuid"))
    if not isinstance(messages, list) or not name:
        return None
    written = Writer()
    for message in messages:
        if isinstance(message, dict) and message.get("sender") in _ROLES:
            words, tools = _content(message)
            written.add(_ROLES[message["sender"]], words, moment(message.get("created_at")), tools)
    at = moment(value.get("updated_at")) or moment(value.get("created_at")) or 0.0
    return Conversation(HOST, name, text(value.get("name")), written.entries, at)


def _content(message: dict[str, Any]) -> tuple[str, tuple[ToolUse, ...]]:
    texts: list[str] = []
    tools: list[ToolUse] = []
    blocks = message.get("content")
    for block in blocks if isinstance(blocks, list) else ():
        if isinstance(block, dict) and block.get("type") == "text":
            texts.append(text(block.get("text")))
        elif isinstance(block, dict) and block.get("type") == "tool_use":
            tools.append(tool(text(block.get("name")), block.get("input")))
    return "\n".join(one for one in texts if one) or text(message.get("text")), tuple(tools)
