"""Fields whose names differ from an API's own only in case.

Some upstreams read names without regard to case (Go's decoder does; so do model servers written with it): to them ``Messages`` is
``messages``, and the last one given wins. The gateway would not look at it.
"""

from collections.abc import Mapping
from typing import Any

from interlock.inspection.gateway.api import RequestError

#: Fields that say something of a conversation, in any of the APIs.
_KNOWN = frozenset(
    (
        "messages",
        "input",
        "prompt",
        "variables",
        "role",
        "content",
        "type",
        "text",
        "refusal",
        "name",
        "tool_calls",
        "tool_call_id",
        "function_call",
        "function",
        "custom",
        "arguments",
        "output",
        "image_url",
        "url",
        "input_audio",
        "file",
        "file_data",
        "filename",
        "source",
        "data",
        "media_type",
        "title",
        "context",
    )
)
#: Fields whose value is a tool's or a person's own: names in it mean nothing to the API.
_FREE = frozenset(
    ("arguments", "action", "operation", "output", "outputs", "results", "variables", "metadata", "tools", "functions")
)
#: Fields of a request in which a conversation is; the others hold schemas and the like, with names of the application's own.
_CONVERSATION = frozenset(("messages", "input", "prompt"))
#: Levels below which no API has fields of a conversation.
_LEVELS = 12


def check_case(request: Mapping[str, Any]) -> None:
    """Raises `RequestError` for a field that is named like one of the API's own in another case."""
    level: list[Any] = [request]
    for depth in range(_LEVELS):
        below: list[Any] = []
        for item in level:
            if isinstance(item, list):
                below += item
            elif isinstance(item, dict):
                for name, value in item.items():
                    if name not in _KNOWN and name.casefold() in _KNOWN:
                        raise RequestError(f"it has a field '{name[:40]}', which the API writes '{name.casefold()}'")
                    # `input` is the conversation at the top, and what a tool was given below it.
                    followed = name in _CONVERSATION if depth == 0 else name not in _FREE and name != "input"
                    if followed and isinstance(value, dict | list):
                        below.append(value)
        if not below:
            return
        level = below
