"""Microsoft Copilot Studio external threat detection, api-version 2025-05-01 (reference/inference-protocol.md 3).

``POST .../validate`` at set-up, ``POST .../analyze-tool-execution`` before each tool. It waits one second and takes silence for an
allow, so that the budget is short. The bearer token is one of Entra (`inspection.tokens`) or the ring's secret.
"""

from typing import Any

import msgspec

from interlock.inspection.frames import (
    AGENT,
    MEMBER,
    TOOL_CALL,
    TOOL_INPUT,
    TOOL_OUTPUT,
    UNKNOWN,
    Block,
    Frame,
    FrameError,
    Message,
    ToolUse,
    add_leaves,
    clean,
)
from interlock.inspection.platforms.base import BEARER, Platform
from interlock.inspection.verdict import Verdict
from interlock.model.verdict import DENY

_BASE = "/v1/copilot-studio"
_VALIDATE = _BASE + "/validate"
_ANALYZE = _BASE + "/analyze-tool-execution"
#: `reasonCode` of a block.
BLOCKED = 112
MAX_IDENTIFIER = 200
_decoder = msgspec.json.Decoder(dict[str, Any])


class CopilotStudio(Platform):
    """The Copilot Studio adapter: the frame is one message that holds the whole request."""

    id = "copilot-studio"
    routes = (_VALIDATE, _ANALYZE)
    auth = BEARER
    # It waits one second, the way there and back included.
    patience = 0.7

    def decode(self, body: bytes | memoryview) -> Frame:
        value = _object(body)
        meta = _dict(value.get("conversationMetadata"))
        agent = _dict(meta.get("agent"))
        user = _dict(meta.get("user"))
        return Frame(
            platform=self.id,
            event=TOOL_CALL,
            request_id=_text(meta.get("messageId")),
            tenant=_text(agent.get("tenantId")),
            actor=_text(user.get("id")),
            actor_type="user" if user else "",
            application=_text(agent.get("id")),
            session=_text(meta.get("conversationId")),
            model="",
            test=False,
            known=True,
            messages=[memoryview(body)],
            places=["$"],
        )

    def read(self, message: bytes | memoryview) -> Message:
        value = _object(message)
        planner = _dict(value.get("plannerContext"))
        tool = _dict(value.get("toolDefinition"))
        name = _text(tool.get("name"))
        blocks: list[Block] = []
        try:
            for key, item in planner.items():
                if key == "chatHistory" and isinstance(item, list):
                    for index, turn in enumerate(item):
                        role = _text(_dict(turn).get("role"))
                        where = MEMBER if role == "user" else AGENT if role == "assistant" else UNKNOWN
                        add_leaves(blocks, turn, ("plannerContext", key, index), role, "text", "", where)
                else:
                    where = {"userMessage": MEMBER, "thought": AGENT, "previousToolsOutputs": TOOL_OUTPUT}.get(key, UNKNOWN)
                    add_leaves(blocks, item, ("plannerContext", key), "", "text", "", where)
            add_leaves(blocks, value.get("inputValues"), ("inputValues",), "assistant", "tool_use", name, TOOL_INPUT)
            add_leaves(blocks, tool, ("toolDefinition",), "", "", name, UNKNOWN)
            known = ("plannerContext", "inputValues", "toolDefinition", "conversationMetadata")
            add_leaves(blocks, {key: item for key, item in value.items() if key not in known}, (), "", "", "", UNKNOWN)
        except RecursionError:
            raise FrameError("the request is nested too deeply") from None
        use = ToolUse(("inputValues",), name, value.get("inputValues"), _text(tool.get("type")), "", "")
        return Message("assistant", True, tuple(blocks), (use,) if name else ())

    def encode(self, verdict: Verdict) -> bytes:
        if verdict.action != DENY:
            return b'{"blockAction":false}'
        return msgspec.json.encode(
            {
                "blockAction": True,
                "reasonCode": BLOCKED,
                "reason": verdict.deny_reason,
                "diagnostics": msgspec.json.encode({"reference_id": verdict.reference_id}).decode(),
            }
        )

    def immediate(self, path: str) -> bytes | None:
        return b'{"isSuccessful":true,"status":"OK"}' if path == _VALIDATE else None

    def error(self, status: int, line: str) -> bytes:
        return msgspec.json.encode({"errorCode": status, "message": line, "httpStatus": status, "diagnostics": ""})


PLATFORM = CopilotStudio()


def _object(data: bytes | memoryview) -> dict[str, Any]:
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        raise FrameError("the body is not an object") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise FrameError("the body is not JSON in UTF-8") from None


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str:
    return clean(value)[:MAX_IDENTIFIER] if isinstance(value, str) else ""
