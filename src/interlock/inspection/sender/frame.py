"""The frame that is sent: compact JSON in the documented order of keys (reference of the protocol, 1.6)."""

import json
import uuid
from typing import Any

import msgspec
from msgspec import Struct

from interlock.inspection.sender.profiles import TEST_APPLICATION, TEST_TEXT

PROMPT = "prompt"
TOOL_CALL = "tool_call"


class Content(Struct, frozen=True):
    """What a caller hands to `InferenceGate.check`: a conversation as the receiver is to see it."""

    messages: list[dict[str, Any]]
    """Messages ``{"role", "content": [block, ...]}``, the whole conversation; blocks as the protocol has them."""
    actor_id: str | None = None
    """Opaque id of the member, None for a test."""
    session_id: str | None = None
    """Opaque id of the conversation."""
    model: str | None = None
    """Model that is going to be called."""
    application: str = ""
    """Value of `source.application`; "" for the platform's own."""
    type: str = PROMPT
    """Event: ``prompt`` or, where the platform has it, ``tool_call``."""
    actor_email: str | None = None
    """E-mail address, for platforms that send it."""
    size: int = 0
    """Bytes that the conversation came in, 0 where nobody has counted: a large one is not worked on in the event loop."""


class _Actor(Struct):
    type: str
    id: str | None
    email_address: str | None


class _Source(Struct):
    application: str


class _Frame(Struct):
    type: str
    request_id: str
    tenant_id: str
    actor: _Actor
    source: _Source
    session_id: str | None
    model: str | None
    messages: list[Any]
    metadata: dict[str, str]


_encoder = msgspec.json.Encoder()


def new_id() -> str:
    """A request id that nobody can guess."""
    return f"req_{uuid.uuid4()}"


def encode(content: Content, *, request_id: str, tenant_id: str, application: str) -> bytes:
    """The frame's bytes: what is signed and sent. Raises ValueError for what is nested too deep to be written."""
    frame = _Frame(
        type=content.type,
        request_id=request_id,
        tenant_id=tenant_id,
        actor=_Actor("user", content.actor_id, content.actor_email),
        source=_Source(content.application or application),
        session_id=content.session_id,
        model=content.model,
        messages=content.messages,
        metadata={},
    )
    try:
        try:
            # One message at a time: no single call keeps other threads waiting for a whole conversation.
            raw: list[Any] = [msgspec.Raw(_encoder.encode(message)) for message in content.messages]
            return _encoder.encode(msgspec.structs.replace(frame, messages=raw))
        except (UnicodeEncodeError, OverflowError, msgspec.EncodeError, TypeError):
            # Half of a surrogate pair, as some clients send it: written as an escape, so that the receiver still sees all of the rest.
            return json.dumps(msgspec.to_builtins(frame, str_keys=True), separators=(",", ":")).encode("ascii")
    except RecursionError:
        raise ValueError("nested too deep") from None


def weight(content: Content) -> int:
    """About how many bytes the frame has: what was counted, or the texts that are seen without going deep."""
    if content.size:
        return content.size
    found = 0
    for message in content.messages:
        blocks = message.get("content")
        for block in blocks if isinstance(blocks, list) else ():
            if isinstance(block, dict):
                found += 64 + sum(len(value) for value in block.values() if isinstance(value, str))
    return found


def test_content() -> Content:
    """The fixed frame of tests and probes: no member, session, model or user content."""
    return Content(
        messages=[{"role": "user", "content": [{"type": "text", "text": TEST_TEXT}]}],
        application=TEST_APPLICATION,
    )
