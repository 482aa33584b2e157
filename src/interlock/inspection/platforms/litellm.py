"""LiteLLM's generic guardrail API, beta (reference/inference-protocol.md 3).

One POST with the texts of a request (``input_type`` ``request``: judged as the member's) or of a response. The token of the ring is
sent as ``x-api-key`` or as a bearer token. An answer with an error status is what LiteLLM's own failure setting decides on.
"""

from typing import Any

import msgspec

from interlock.inspection.frames import (
    AGENT,
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
_decoder = msgspec.json.Decoder(dict[str, Any])


class LiteLLM(Platform):
    """The LiteLLM adapter: the frame is one message that holds the whole request."""

    id = "litellm"
    routes = ("/beta/litellm_basic_guardrail_api",)
    auth = BEARER

    def decode(self, body: bytes) -> Frame:
        value = _object(body)
        data = value.get("request_data")
        who: dict[str, Any] = data if isinstance(data, dict) else {}
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
            messages=[memoryview(body)],
        )

    def read(self, message: bytes | memoryview) -> Message:
        value = _object(message)
        answer = value.get("input_type") == "response"
        role = "assistant" if answer else "user"
        blocks: list[Block] = []
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
        return Message(role, True, tuple(blocks))

    def encode(self, verdict: Verdict) -> bytes:
        if verdict.action != DENY:
            return b'{"action":"NONE"}'
        return msgspec.json.encode({"action": "BLOCKED", "blocked_reason": f"{verdict.deny_reason} [{verdict.reference_id}]"})


PLATFORM = LiteLLM()


def _object(data: bytes | memoryview) -> dict[str, Any]:
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        raise FrameError("the body is not an object") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise FrameError("the body is not JSON in UTF-8") from None


def _text(value: object) -> str:
    return clean(value)[:MAX_IDENTIFIER] if isinstance(value, str) else ""
