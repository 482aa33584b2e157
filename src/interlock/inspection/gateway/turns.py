"""Which turn and which conversation a request belongs to, when its sender does not say so.

Model APIs are stateless: a tool step repeats the conversation and adds to it. So a turn is told by the conversation up to the newest
message that is a person's own, a conversation by its first message. Subagents start a conversation of their own: they need the header.
"""

import hashlib
import json
from typing import Any

TURN_HEADER = "x-interlock-turn-id"
SESSION_HEADER = "x-interlock-session-id"
#: Its value says what the request is for, e.g. ``title``; such requests are not sent to the receiver.
ANCILLARY_HEADER = "x-interlock-ancillary"
#: What may be told to be ancillary: the documented kinds.
ANCILLARY = frozenset(("title", "memory"))
MAX_ID = 200


def turn_of(messages: list[dict[str, Any]], key_id: str) -> str:
    """Id of the turn."""
    last = max((index for index, message in enumerate(messages) if _of_a_person(message)), default=len(messages) - 1)
    return "turn_" + _digest(key_id, messages[: last + 1])


def session_of(messages: list[dict[str, Any]], key_id: str) -> str:
    """Id of the conversation."""
    first = min((index for index, message in enumerate(messages) if _of_a_person(message)), default=0)
    return "session_" + _digest(key_id, messages[first : first + 1])


def given(value: str | None) -> str | None:
    """A header's id when it can be used: visible ASCII, at most `MAX_ID` characters."""
    if value and len(value) <= MAX_ID and all("!" <= char <= "~" for char in value):
        return value
    return None


def _of_a_person(message: dict[str, Any]) -> bool:
    return message["role"] == "user" and any(block["type"] != "tool_result" for block in message["content"])


def _digest(key_id: str, messages: list[dict[str, Any]]) -> str:
    code = hashlib.blake2b(key_id.encode(), digest_size=16)
    for message in messages:
        # One at a time: no single call holds the interpreter for a whole conversation.
        code.update(json.dumps(message, sort_keys=True).encode())
    return code.hexdigest()
