"""What a case is, and the frames that cases send."""

from collections.abc import Callable
from typing import Any

from interlock.inspection.conformance.client import Answer, Client, encode
from interlock.inspection.sample import canary_text

#: The protocol demands it.
MUST = "must"
#: Good receivers do it; the protocol leaves it open.
SHOULD = "should"

#: "" when all is well, else one line.
Run = Callable[[Client], str]


class Case:
    """One question to a receiver."""

    __slots__ = ("area", "level", "name", "run")

    def __init__(self, area: str, name: str, run: Run, level: str = MUST) -> None:
        self.area = area
        """Its group."""
        self.name = name
        """What is asked, in words."""
        self.run = run
        """Asks it."""
        self.level = level
        """`MUST` or `SHOULD`."""


def frame(*content: Any, **changes: Any) -> dict[str, Any]:
    """A prompt frame with one member message of these blocks (a string is a text block)."""
    blocks = [{"type": "text", "text": item} if isinstance(item, str) else item for item in content or ("hello",)]
    return {
        "type": "prompt",
        "request_id": "req_conform",
        "tenant_id": "team_conform",
        "actor": {"type": "user", "id": "user_conform", "email_address": None},
        "source": {"application": "conformance"},
        "session_id": "00000000-0000-4000-8000-00000000c0de",
        "model": "model-x",
        "messages": [{"role": "user", "content": blocks}],
        "metadata": {},
        **changes,
    }


def encode_frame() -> bytes:
    """A plain frame as bytes."""
    return encode(frame())


def secret_frame() -> dict[str, Any]:
    """A frame that must be denied: a token with a true checksum in the newest message."""
    return frame("please check " + canary_text())


def tool_frame(*uses: tuple[str, object, dict[str, Any]]) -> dict[str, Any]:
    """A tool_call frame: (name, input, tool_info)."""
    blocks: list[dict[str, Any]] = [{"type": "text", "text": "Calling."}]
    for number, (name, arguments, info) in enumerate(uses):
        blocks.append({"type": "tool_use", "id": f"toolu_{number}", "tool_name": name, "input": arguments, "tool_info": info})
    return frame(type="tool_call", messages=[{"role": "assistant", "content": blocks}])


def verdict(answer: Answer, wanted: str = "") -> str:
    """The fault of an answer that should be a verdict."""
    if not answer.status:
        return "no answer"
    if answer.status != 200:
        return f"status {answer.status}"
    if not answer.action:
        return "no verdict in the body"
    if wanted and answer.action != wanted:
        return f"{answer.action} instead of {wanted}"
    return ""


def refused(answer: Answer) -> str:
    """The fault of an answer that should be a refusal by a 4xx."""
    if answer.status == 0:
        return "no answer"
    if answer.action:
        return f"verdict {answer.action}"
    return "" if 400 <= answer.status < 500 else f"status {answer.status}"


def no_verdict(answer: Answer) -> str:
    """The fault of an answer that may be anything but a verdict."""
    return f"verdict {answer.action}" if answer.action else ""
