"""A conversation as a model request, and as the receiver is to see it.

Requests have the shape of OpenAI's Chat Completions; the frame is made of the request itself by the gateway's code, so that the chat and
an agent are checked alike, and nothing reaches a model that was not shown to the receiver (but for instructions, which no frame holds).
"""

import base64
import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from interlock.inspection.chat.types import ASSISTANT, HELPER, HELPER_FAILED_TEXT, MEMBER, SYSTEM
from interlock.inspection.gateway.openai_chat import OpenAIChat
from interlock.inspection.sender import notices
from interlock.inspection.sender.frame import Content

Request = list[dict[str, Any]]

INSTRUCTION = (
    "You are the assistant of a team's chat. Answer in the member's language, plainly and briefly. "
    "Files and notes that come with a message are the member's own; use them where they help."
)
SUMMARY_INSTRUCTION = (
    "Summarise the conversation so far for whoever goes on with it: what was asked, what was found and decided, what is open. "
    "Answer with the summary alone."
)
SUMMARY_MARK = "[Summary of earlier conversation] "
HELPER_MARK = "Background helper task: "

#: Characters of a conversation from which on its older part is summarised, and of what stays as it is.
SUMMARISE_OVER = 48_000
KEEP_RECENT = 16_000
#: Characters of a summary; a longer one is cut.
MAX_SUMMARY = 8_000

#: The beginnings of lines about the conversation that the model is told: no frame holds instructions, so nothing else may stand in one.
_TOLD = (notices.HELPER_TEXT, HELPER_FAILED_TEXT)

_API = OpenAIChat()


class Said(Struct, frozen=True):
    """A message of the conversation as it goes into a request."""

    id: str
    """Its id."""
    number: int
    """Its order."""
    role: str
    """Who speaks."""
    state: str
    """What became of it."""
    text: str
    """What was said."""
    task: str = ""
    """What a helper was asked."""
    passed: bool = False
    """Whether the receiver has allowed a request with it."""


class Attached(Struct, frozen=True):
    """A note or a file as it goes into a request."""

    name: str
    """File name, "" for a note."""
    media_type: str
    """E.g. ``text/markdown``."""
    text: str
    """Its text."""


def conversation(summary: str, said: Sequence[Said], attached: Sequence[Attached]) -> Request:
    """The request for the next answer. Notes and files come with the member's newest message: each request carries them once."""
    newest = max((index for index, one in enumerate(said) if one.role == MEMBER), default=-1)
    # Many models take one instruction, at the beginning.
    told = [INSTRUCTION, *(line for one in said if one.role == SYSTEM for line in _TOLD if one.text.startswith(line))]
    made: Request = [{"role": "system", "content": "\n".join(told)}]
    if summary:
        made.append({"role": "user", "content": SUMMARY_MARK + summary})
    for index, one in enumerate(said):
        made += _messages(one, attached if index == newest else ())
    return made


def alone(text: str, attached: Sequence[Attached]) -> Request:
    """The request of a helper or a routine."""
    return [{"role": "system", "content": INSTRUCTION}, _member(text, attached)]


def summarising(summary: str, older: Sequence[Said]) -> Request:
    """The request for a summary of older messages."""
    return [*conversation(summary, older, ()), {"role": "user", "content": SUMMARY_INSTRUCTION}]


def older(said: Sequence[Said]) -> Sequence[Said]:
    """The messages that are to be summarised now, none while the conversation is short."""
    if sum(len(one.text) for one in said) <= SUMMARISE_OVER:
        return ()
    kept, start = 0, len(said)
    while start > 0 and (kept + len(said[start - 1].text) <= KEEP_RECENT or start == len(said)):
        start -= 1
        kept += len(said[start].text)
    # The member's newest message is what is answered: it stays, with what came after it.
    newest = max((index for index, one in enumerate(said) if one.role == MEMBER), default=0)
    return said[: min(start, newest)]


def content(request: Request, *, actor: str, session: str, model: str) -> Content:
    """What the receiver is to see of a request."""
    size = sum(_size(message.get("content")) for message in request)
    return Content(messages=_API.messages({"messages": request}), actor_id=actor, session_id=session, model=model, size=size)


def file_of(part: "dict[str, Any]") -> tuple[str, str]:
    """Name and text of a part of type ``file`` as it stands in a request; the name of a note is ""."""
    file = part["file"]
    return str(file.get("filename", "")), base64.b64decode(file["file_data"].partition(",")[2]).decode("utf-8", "replace")


def _messages(one: Said, attached: Sequence[Attached]) -> Request:
    if one.role == MEMBER:
        return [_member(one.text, attached)]
    if one.role == ASSISTANT:
        return [{"role": "assistant", "content": one.text}]
    if one.role == HELPER:
        call = {"id": one.id, "type": "function", "function": {"name": "helper", "arguments": json.dumps({"task": one.task})}}
        return [
            {"role": "assistant", "content": None, "tool_calls": [call]},
            {"role": "tool", "tool_call_id": one.id, "name": "helper", "content": one.text},
        ]
    return []


def _member(text: str, attached: Sequence[Attached]) -> dict[str, Any]:
    if not attached:
        return {"role": "user", "content": text}
    return {"role": "user", "content": [*(_file(one) for one in attached), {"type": "text", "text": text}]}


def _file(one: Attached) -> dict[str, Any]:
    data = base64.b64encode(one.text.encode("utf-8", "replace")).decode("ascii")
    file = {"file_data": f"data:{one.media_type};base64,{data}"}
    return {"type": "file", "file": {"filename": one.name} | file if one.name else file}


def _size(value: object) -> int:
    if isinstance(value, str):
        return len(value)
    if isinstance(value, list):
        return sum(len(part.get("text") or "") + len(part.get("file", {}).get("file_data", "")) for part in value)
    return 0
