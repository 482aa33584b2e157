"""OpenAI Chat Completions: ``POST /v1/chat/completions``."""

from collections.abc import Mapping
from typing import Any

from interlock.inspection.gateway import blocks
from interlock.inspection.gateway.api import Api, Message, listed, openai_error, parts

#: Roles whose messages are instructions of the application, which are not sent.
_INSTRUCTIONS = frozenset(("system", "developer"))


class OpenAIChat(Api):
    """Its requests."""

    id = "openai"
    path = "/v1/chat/completions"
    key_header = "authorization"

    def messages(self, request: Mapping[str, Any]) -> list[Message]:
        names: dict[str, str] = {}
        found: list[Message] = []
        for message in listed(request, "messages"):
            role = blocks.name_of(message, "role")
            if role in _INSTRUCTIONS:
                continue
            made: list[blocks.Block] = []
            if role in ("tool", "function"):
                call_id = message.get("tool_call_id")
                name = message.get("name") or names.get(str(call_id))
                made.append(blocks.tool_result(call_id, name, _plain(message.get("content"))))
                found.append({"role": "user", "content": made})
                continue
            for part in parts(message.get("content")):
                made += _part(part)
            made += blocks.text(message.get("refusal"))
            for call in parts(message.get("tool_calls")):
                made += _call(call, names)
            given = message.get("function_call")
            if isinstance(given, dict):
                made.append(blocks.tool_use(None, given.get("name"), given.get("arguments")))
            if made:
                found.append({"role": "assistant" if role == "assistant" else "user", "content": made})
        return found

    def error(self, kind: str, message: str, code: str) -> bytes:
        return openai_error(kind, message, code)

    def key_value(self, key: str) -> str:
        return f"Bearer {key}"


def _part(part: object) -> list[blocks.Block]:
    if isinstance(part, str):
        return blocks.text(part)
    if not isinstance(part, dict):
        return blocks.unknown(part)
    kind = blocks.name_of(part)
    given = part.get(kind)
    if kind == "text":
        return blocks.text(part.get("text"))
    if kind == "refusal":
        return blocks.text(part.get("refusal"))
    if kind == "image_url":
        return [blocks.from_url(None, given.get("url") if isinstance(given, dict) else given, "image/*")]
    if kind == "input_audio" and isinstance(given, dict):
        return [blocks.attachment(None, f"audio/{given.get('format')}", given.get("data"))]
    if kind == "file" and isinstance(given, dict):
        data = given.get("file_data")
        if isinstance(data, str) and data.startswith("data:"):
            return [blocks.from_url(given.get("filename"), data, "application/octet-stream")]
        return [blocks.attachment(given.get("filename") or given.get("file_id"), None, data)]
    return blocks.unknown(part)


def _call(call: object, names: dict[str, str]) -> list[blocks.Block]:
    if not isinstance(call, dict):
        return blocks.unknown(call)
    for kind, argument in (("function", "arguments"), ("custom", "input")):
        given = call.get(kind)
        if isinstance(given, dict):
            if isinstance(given.get("name"), str):
                names[str(call.get("id"))] = given["name"]
            return [blocks.tool_use(call.get("id"), given.get("name"), given.get(argument))]
    return blocks.unknown(call)


def _plain(content: object) -> object:
    """A tool's output: one text where it is one."""
    if isinstance(content, list) and all(isinstance(part, dict) and isinstance(part.get("text"), str) for part in content):
        return "\n".join(part["text"] for part in content)
    return content
