"""LiteLLM's generic guardrail API, beta (reference/inference-protocol.md 3).

One POST with the texts of a request (``input_type`` ``request``: judged as the member's) or of a response. The token of the ring is
sent as ``x-api-key`` or as a bearer token. An answer with an error status is what LiteLLM's own failure setting decides on.
"""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from interlock.inspection.frames import (
    AGENT,
    MAX_MESSAGES,
    MEMBER,
    PROMPT,
    TOOL_INPUT,
    UNKNOWN,
    Block,
    Frame,
    FrameError,
    Message,
    add_leaves,
    clean,
)
from interlock.inspection.platforms.base import BEARER, Platform
from interlock.inspection.verdict import Verdict
from interlock.model.verdict import DENY

MAX_IDENTIFIER = 200
#: Keys that hold identifiers and settings of the proxy, not content of the conversation.
_NO_CONTENT = frozenset({"request_data", "input_type", "litellm_call_id", "litellm_trace_id"})
#: Before the bytes of each message: which one it is, for the same words weigh differently in an answer.
_ASKED, _ANSWERED, _REST = b"q", b"a", b"*"
_decoder = msgspec.json.Decoder(dict[str, Any])
_any = msgspec.json.Decoder(Any)


class _Texts(Struct, gc=False):
    """The texts alone, each as it was written."""

    texts: list[Raw] = []


_texts = msgspec.json.Decoder(_Texts)


class LiteLLM(Platform):
    """The LiteLLM adapter: each text is a message of its own, so that a conversation that is sent again is known; the rest is one more.

    No message counts as the member's newest one: which text is whose is not said, so that all of them are in scope.
    """

    id = "litellm"
    routes = ("/beta/litellm_basic_guardrail_api",)
    auth = BEARER

    def decode(self, body: bytes | memoryview) -> Frame:
        value = _object(body)
        data = value.get("request_data")
        who: dict[str, Any] = data if isinstance(data, dict) else {}
        texts = _apart(body)
        mark = _ANSWERED if value.get("input_type") == "response" else _ASKED
        # Texts that are a message of their own are not read again with the rest.
        rest = _REST + (msgspec.json.encode(_without(value)) if texts else bytes(body))
        return Frame(
            platform=self.id,
            event=PROMPT,
            request_id=_text(value.get("litellm_call_id")),
            tenant=_text(who.get("user_api_key_team_id")),
            actor=_text(who.get("user_api_key_user_id")) or _text(who.get("user_api_key_end_user_id")),
            actor_type="user" if who else "",
            application=_text(who.get("user_api_key_alias")),
            session=_text(value.get("litellm_trace_id")),
            model=_text(value.get("model")),
            test=False,
            known=True,
            messages=[*(mark + bytes(text) for text in texts), rest],
            places=[*(f"$.texts[{index}]" for index in range(len(texts))), "$"],
        )

    def read(self, message: bytes | memoryview) -> Message:
        kind, data = bytes(message[:1]), message[1:]
        blocks: list[Block] = []
        if kind in (_ASKED, _ANSWERED):
            role, provenance = ("user", MEMBER) if kind == _ASKED else ("assistant", AGENT)
            try:
                add_leaves(blocks, _any.decode(data), (), role, "text", "", provenance)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise FrameError("the body is not JSON in UTF-8") from None
            except RecursionError:
                raise FrameError("the request is nested too deeply") from None
            return Message(role, False, tuple(blocks))
        value = _object(data)
        answer = value.get("input_type") == "response"
        role = "assistant" if answer else "user"
        try:
            for key, item in value.items():
                if key == "texts":
                    add_leaves(blocks, item, (key,), role, "text", "", AGENT if answer else MEMBER)
                elif key == "tool_calls":
                    add_leaves(blocks, item, (key,), "assistant", "tool_use", "", TOOL_INPUT)
                elif key not in _NO_CONTENT:
                    add_leaves(blocks, item, (key,), role, "", "", UNKNOWN)
        except RecursionError:
            raise FrameError("the request is nested too deeply") from None
        return Message(role, False, tuple(blocks))

    def encode(self, verdict: Verdict) -> bytes:
        if verdict.action != DENY:
            return b'{"action":"NONE"}'
        return msgspec.json.encode({"action": "BLOCKED", "blocked_reason": f"{verdict.deny_reason} [{verdict.reference_id}]"})


PLATFORM = LiteLLM()


def _without(value: dict[str, Any]) -> dict[str, Any]:
    """What is left beside the texts; ids that are new with each request would make it another message each time."""
    return {key: item for key, item in value.items() if key == "input_type" or (key != "texts" and key not in _NO_CONTENT)}


def _apart(body: bytes | memoryview) -> list[Raw]:
    """The texts, [] when there are none, too many to be kept apart, or something else than a list."""
    try:
        found = _texts.decode(body).texts
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return []
    return found if len(found) <= MAX_MESSAGES else []


def _object(data: bytes | memoryview) -> dict[str, Any]:
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        raise FrameError("the body is not an object") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise FrameError("the body is not JSON in UTF-8") from None


def _text(value: object) -> str:
    return clean(value)[:MAX_IDENTIFIER] if isinstance(value, str) else ""
