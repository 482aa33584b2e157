"""Blocks of a frame, made of what model APIs call content parts (reference of the inference protocol, 1.7)."""

import base64
import binascii
import json
from typing import Any

Block = dict[str, Any]

#: Parts of a conversation that are never sent: hidden reasoning.
REASONING = frozenset(("thinking", "redacted_thinking", "reasoning", "reasoning_text", "summary_text"))


#: Levels of nesting past which a value is sent as JSON text: a receiver that could not read the frame would fail, and a few such failures
#: trip the breaker for everybody. Readers with a limit have one of 64 or more, and the frame has levels of its own.
MAX_DEPTH = 48


class TwiceError(ValueError):
    """A key is given twice in one object."""


def once(pairs: "list[tuple[str, Any]]") -> "dict[str, Any]":
    """An object's fields, for a JSON decoder. Raises `TwiceError`."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise TwiceError
    return made


def no_number(constant: str) -> object:
    """For a JSON decoder: JSON has no NaN and no Infinity. Raises ValueError."""
    raise ValueError(constant)


def name_of(part: "dict[str, Any]", field: str = "type", default: str = "") -> str:
    """A field that should be a name: "" where it is something else."""
    value = part.get(field, default)
    return value if isinstance(value, str) else ""


def text(value: object) -> list[Block]:
    """A text block, none for an empty text."""
    return [{"type": "text", "text": value}] if isinstance(value, str) and value else []


def tool_use(id: object, name: object, given: object) -> Block:
    """A tool call; arguments that are JSON text are sent as what they say, where that leaves nothing out."""
    if isinstance(given, str):
        try:
            read = json.loads(given, object_pairs_hook=once, parse_constant=no_number)
        except (ValueError, RecursionError):
            pass
        else:
            given = read if _is_shallow(read) else given
    return {"type": "tool_use", "id": _string(id), "tool_name": _string(name), "input": _shallow(given)}


def tool_result(id: object, name: object, content: object, *, is_error: bool = False) -> Block:
    """A tool's output."""
    return {
        "type": "tool_result",
        "tool_use_id": _string(id),
        "tool_name": _string(name),
        "content": _shallow(content),
        "is_error": is_error,
    }


def attachment(name: object, media_type: object, data: object = None, written: object = None) -> Block:
    """A file. `data`: its bytes in base64, which are measured and, when they are text, read; they are not sent."""
    size = None
    shown = written if isinstance(written, str) else None
    if isinstance(data, str):
        try:
            raw = base64.b64decode(data, validate=False)
        except (binascii.Error, ValueError):
            raw = data.encode("utf-8", "replace")
        size = len(raw)
        if shown is None and isinstance(media_type, str) and _is_text(media_type):
            shown = raw.decode("utf-8", "replace")
    elif shown is not None:
        size = len(shown.encode("utf-8", "surrogatepass"))
    return {
        "type": "attachment",
        "file_name": _string(name),
        "media_type": _string(media_type),
        "size_bytes": size,
        "text": shown,
    }


def from_url(name: object, url: object, default: str) -> Block:
    """An attachment given as a URL: a data URL's bytes are measured, the address of another one is not sent."""
    if isinstance(url, str) and url[:5].lower() == "data:":
        head, _, data = url[5:].partition(",")
        media_type = head.partition(";")[0] or default
        return attachment(name, media_type, data)
    return attachment(name, default)


def unknown(part: object) -> list[Block]:
    """What this version does not know is not left out: its strings are inspected as a tool's output is."""
    if isinstance(part, str):
        return text(part)
    if isinstance(part, dict):
        if name_of(part) in REASONING:
            return []
        return [
            tool_result(
                part.get("id"),
                name_of(part),
                {key: value for key, value in part.items() if key != "type" or not isinstance(value, str)},
            )
        ]
    return [] if part is None else text(json.dumps(part))


def _shallow(value: object) -> object:
    return value if _is_shallow(value) else json.dumps(value)


def _is_shallow(value: object) -> bool:
    level: list[Any] = [value]
    for _ in range(MAX_DEPTH):
        found: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                found += item.values()
            elif isinstance(item, list):
                found += item
        level = [item for item in found if isinstance(item, dict | list)]
        if not level:
            return True
    return False


def _is_text(media_type: str) -> bool:
    kind = media_type.lower().partition(";")[0].strip()
    return kind.startswith("text/") or kind.endswith(("json", "xml", "yaml", "toml", "javascript", "csv", "+json", "+xml"))


def _string(value: object) -> str | None:
    return value if isinstance(value, str) else None
