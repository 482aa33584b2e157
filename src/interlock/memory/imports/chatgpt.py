"""Conversations of a ChatGPT export: a tree of messages, of which the branch that the person saw last is taken."""

from typing import Any

from interlock.memory.imports.conversation import Conversation, Writer, moment, text
from interlock.model.session import ASSISTANT, USER, ToolUse

HOST = "chatgpt"

_ROLES = {"user": USER, "assistant": ASSISTANT}

#: What a message of these kinds holds was not said to anybody.
_SILENT = frozenset(("thoughts", "reasoning_recap", "user_editable_context", "model_editable_context", "system_error"))


def conversation(value: dict[str, Any]) -> "Conversation | None":
    """One conversation; None when it is not of this form."""
    mapping = value.get("mapping")
    name = text(value.get("conversation_id")) or text(value.get("id"))
    if not isinstance(mapping, dict) or not name:
        return None
    written = Writer()
    for message in _branch(mapping, text(value.get("current_node"))):
        role = _ROLES.get(text((message.get("author") or {}).get("role")))
        hidden = (message.get("metadata") or {}).get("is_visually_hidden_from_conversation") is True
        content = message.get("content")
        if role is None or hidden or not isinstance(content, dict) or content.get("content_type") in _SILENT:
            continue
        recipient = text(message.get("recipient"))
        words = _words(content)
        if role == ASSISTANT and recipient not in ("", "all"):
            written.add(role, "", moment(message.get("create_time")), (ToolUse(recipient, words[:16_000]),))
        else:
            written.add(role, words, moment(message.get("create_time")))
    at = moment(value.get("update_time")) or moment(value.get("create_time")) or 0.0
    return Conversation(HOST, name, text(value.get("title")), written.entries, at)


def _branch(mapping: dict[str, Any], node: str) -> list[dict[str, Any]]:
    """Messages from the root to `node`, or to the newest leaf where that is not there."""
    if node not in mapping:
        leaves = [key for key, one in mapping.items() if isinstance(one, dict) and not one.get("children")]
        node = max(leaves, key=lambda key: _time(mapping[key]), default="")
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    while node in mapping and node not in seen:
        seen.add(node)
        one = mapping[node]
        if not isinstance(one, dict):
            break
        if isinstance(one.get("message"), dict):
            found.append(one["message"])
        node = text(one.get("parent"))
    return found[::-1]


def _time(one: dict[str, Any]) -> float:
    message = one.get("message")
    return (moment(message.get("create_time")) or 0.0) if isinstance(message, dict) else 0.0


def _words(content: dict[str, Any]) -> str:
    parts = content.get("parts")
    if isinstance(parts, list):
        return "\n".join(one for one in (part if isinstance(part, str) else _part(part) for part in parts) if one)
    return text(content.get("text")) or text(content.get("result"))


def _part(part: object) -> str:
    """A transcribed voice message has words; a picture has none."""
    return text(part.get("text")) if isinstance(part, dict) else ""
