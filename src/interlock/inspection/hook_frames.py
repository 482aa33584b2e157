"""The wire format of inference hooks that Cursor and Claude share (reference/inference-protocol.md 1 and 2).

Only `type` and `messages` are needed; everything else may be missing, null, or of a kind that is not known yet. A block is
walked leaf by leaf, so that nothing depends on the keys inside it but what its tool is called and given.
"""

import json
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from interlock.inspection import hook_plain, repeated_keys
from interlock.inspection.frames import (
    AGENT,
    ATTACHMENT,
    MAX_LEAVES,
    MAX_MESSAGES,
    MEMBER,
    MIN_KEY,
    PROMPT,
    TOOL_CALL,
    TOOL_INPUT,
    TOOL_OUTPUT,
    UNKNOWN,
    Block,
    Frame,
    FrameError,
    Message,
    Plain,
    ToolUse,
    add_leaves,
    clean,
    shown_key,
)
from interlock.inspection.platforms.base import SIGNATURE, Platform
from interlock.inspection.repeated_keys import named_again, repeats, values
from interlock.inspection.verdict import Verdict, wire

#: `source.application` of connection tests and recovery probes.
TEST_APPLICATION = "config-test"
USER = "user"
CONTENT = "content"
#: Events whose messages are judged.
JUDGED = (PROMPT, TOOL_CALL)
ASSISTANT = "assistant"
#: Provenance of the block types under the role that the platform documents for them.
_USER_BLOCKS = {"text": MEMBER, "attachment": ATTACHMENT, "tool_result": TOOL_OUTPUT}
_ASSISTANT_BLOCKS = {"text": AGENT, "tool_use": TOOL_INPUT}
#: Longest identifier kept from a frame.
MAX_IDENTIFIER = 200


#: A block's type longer than this is read as text.
MAX_KIND = 40
#: Keys of the documented blocks.
_KEYS = frozenset(
    {"type", "text", "id", "tool_name", "input", "tool_use_id", "content", "is_error", "file_name", "media_type", "size_bytes"}
)


class _Envelope(Struct, gc=False):
    """The top level. `object` where a later version may send another kind of value."""

    type: str
    request_id: Any = None
    tenant_id: Any = None
    actor: Any = None
    source: Any = None
    session_id: Any = None
    model: Any = None
    messages: list[Raw] | None = None


class _Lenient(Struct, gc=False):
    """The top level of an event that is not known: only its type has to make sense."""

    type: str
    request_id: Any = None
    tenant_id: Any = None
    source: Any = None


_envelope = msgspec.json.Decoder(_Envelope)
_lenient = msgspec.json.Decoder(_Lenient)
_any = msgspec.json.Decoder(dict[str, Any])


class HookFrames(Platform):
    """An adapter of this format."""

    routes = ("/v1/inference-hooks",)
    auth = SIGNATURE

    def decode(self, body: bytes | memoryview) -> Frame:
        """Read the envelope. Raises `FrameError`."""
        try:
            wire_frame = _envelope.decode(body)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            return self._other(body, error)
        if wire_frame.type not in JUDGED:
            return self._frame(wire_frame.type, wire_frame, [])
        if wire_frame.messages is None:
            raise FrameError("the frame has no messages")
        if len(wire_frame.messages) > MAX_MESSAGES:
            raise FrameError("the frame has too many messages")
        messages = [memoryview(raw) for raw in wire_frame.messages]
        if named_again(body, b"messages", messages):
            loose = _loose_envelope(body)
            if loose is not None:
                return self._frame(loose.type, loose, [memoryview(raw) for raw in loose.messages or []])
        return self._frame(wire_frame.type, wire_frame, messages)

    def read(self, message: bytes | memoryview) -> Message:
        """Read one message. Raises `FrameError`."""
        value = _object(message)
        role = _text(value.get("role"))
        content = value.get("content")
        blocks: list[Block] = []
        member = False
        try:
            if isinstance(content, list):
                for index, item in enumerate(content):
                    member |= _block(blocks, role, item, index)
            elif isinstance(content, str):
                member = role == USER and bool(content)
                add_leaves(blocks, content, ("content",), role, "text", "", _provenance(role, "text"))
            else:
                add_leaves(blocks, content, ("content",), role, "", "", UNKNOWN)
            if len(value) > ("role" in value) + ("content" in value):
                rest = {key: item for key, item in value.items() if key not in ("role", "content")}
                add_leaves(blocks, rest, (), role, "", "", UNKNOWN)
        except RecursionError as error:
            raise FrameError(_reason(error)) from None
        return Message(role, member, tuple(blocks), _uses(content) if role == ASSISTANT else ())

    def plain(self, message: bytes | memoryview) -> Plain | None:
        """See `Platform.plain`."""
        return hook_plain.plain(message)

    def encode(self, verdict: Verdict) -> bytes:
        """The answer's body."""
        return wire(verdict)

    def _other(self, body: bytes | memoryview, error: Exception) -> Frame:
        """A body that is no prompt frame may still be an event that came later than this program."""
        try:
            found = _lenient.decode(body)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            found = None
        if found is not None and found.type not in JUDGED:
            return self._frame(found.type, found, [])
        loose = _loose_envelope(body)
        if loose is None:
            raise FrameError(_reason(error)) from None
        return self._frame(loose.type, loose, [memoryview(raw) for raw in loose.messages or []])

    def _frame(self, event: str, found: _Envelope | _Lenient, messages: list[memoryview]) -> Frame:
        actor = session = model = None
        if isinstance(found, _Envelope):
            actor, session, model = found.actor, found.session_id, found.model
        application = _field(found.source, "application")
        return Frame(
            self.id,
            event[:MAX_IDENTIFIER],
            _text(found.request_id),
            _text(found.tenant_id),
            _field(actor, "id"),
            _field(actor, "type"),
            application,
            _text(session),
            _text(model),
            application == TEST_APPLICATION,
            event in JUDGED,
            messages,
        )


def _block(blocks: list[Block], role: str, item: object, index: int) -> bool:
    """Add the leaves of one wire block; whether the member wrote text in it."""
    where = ("content", index)
    if not isinstance(item, dict):
        add_leaves(blocks, item, where, role, "", "", UNKNOWN)
        return False
    kind = _text(item.get("type"))
    tool = _text(item.get("tool_name"))
    provenance = _provenance(role, kind)
    for position, (key, value) in enumerate(item.items()):
        if value is None or (key == "type" and isinstance(value, str) and len(value) <= MAX_KIND):
            continue
        if key in _KEYS:
            shown = key
            if isinstance(value, str) and value and len(blocks) < MAX_LEAVES:
                # Nearly all leaves of a conversation come this way.
                text = value if value.isascii() else clean(value)
                blocks.append(Block((CONTENT, index, key), role, kind, tool, text, provenance))
                continue
        else:
            shown = shown_key(key, position)
            if len(key) >= MIN_KEY:
                add_leaves(blocks, key, (*where, f"*key{position}"), role, kind, tool, provenance)
        add_leaves(blocks, value, (*where, shown), role, kind, tool, provenance)
    return role == USER and kind == "text" and bool(item.get("text"))


def _uses(content: object) -> tuple[ToolUse, ...]:
    """Tool calls among the blocks of an assistant's message, each reading of one that names its tool or its input twice."""
    if not isinstance(content, list):
        return ()
    found = []
    for index, item in enumerate(content):
        if isinstance(item, dict) and item.get("type") == "tool_use":
            info = item.get("tool_info")
            about = _field(info, "type"), _field(info, "toolset_name"), _field(info, "origin")
            names = [_text(name) for name in values(item, "tool_name")]
            if not any(names):
                names = [_text(name) for name in values(item, "name")] or [""]
            for name in names:
                found += [ToolUse((CONTENT, index), name, given, *about) for given in values(item, "input") or [None]]
    return tuple(found)


def _object(message: bytes | memoryview) -> dict[str, Any]:
    data = bytes(message)
    try:
        value: object = _any.decode(data)
        if repeats(data, value):
            value = _loose(data) or value
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        value = _loose(data)
        if not isinstance(value, dict):
            raise FrameError("a message is not an object" if value is not None else _reason(error)) from None
    return cast("dict[str, Any]", value)


def _loose_envelope(body: bytes | memoryview) -> _Envelope | None:
    """An envelope whose identifiers the strict decoder refuses (a lone surrogate, a huge number), or that has several lists of messages:
    then all of them, the one that a decoder keeps last."""
    value = _loose(bytes(body))
    if not isinstance(value, dict) or value.get("type") not in JUDGED or not isinstance(value.get("messages"), list):
        return None
    lists = [found for found in values(value, "messages") if isinstance(found, list)]
    messages = [Raw(json.dumps(message).encode()) for found in lists for message in found]
    return _Envelope(value["type"], **{key: value.get(key) for key in _Envelope.__struct_fields__[1:-1]}, messages=messages)


def _loose(data: bytes) -> object:
    """What `msgspec` refuses although a platform may send it: lone surrogates (JavaScript writes them) and very long numbers.

    Refusing them would be a way round the check: a failed check lets the request through in two of three modes.
    """
    try:
        return repeated_keys.decode(data.decode("utf-8"), parse_constant=_no_constant, parse_int=_integer)
    except (ValueError, RecursionError):
        return None


def _integer(digits: str) -> int | str:
    return int(digits) if len(digits) < 400 else digits


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "the frame is nested too deeply"
    if isinstance(error, msgspec.ValidationError):
        return "the frame does not have the form of a frame"
    return "the body is not JSON in UTF-8"


def _provenance(role: str, kind: str) -> str:
    table = _USER_BLOCKS if role == USER else _ASSISTANT_BLOCKS if role == ASSISTANT else {}
    return table.get(kind, UNKNOWN)


def _field(value: object, name: str) -> str:
    return _text(value.get(name)) if isinstance(value, dict) else ""


def _text(value: object) -> str:
    if isinstance(value, str):
        return value[:MAX_IDENTIFIER] if value.isascii() else clean(value)[:MAX_IDENTIFIER]
    return ""
