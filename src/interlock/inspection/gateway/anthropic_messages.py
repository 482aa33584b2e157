"""Anthropic Messages: ``POST /v1/messages``."""

import json
from collections.abc import Mapping
from typing import Any

from interlock.inspection.gateway import blocks
from interlock.inspection.gateway.api import Api, Message, listed, parts

_CALLS = frozenset(("tool_use", "server_tool_use", "mcp_tool_use"))


class AnthropicMessages(Api):
    """Its requests."""

    id = "anthropic"
    path = "/v1/messages"
    key_header = "x-api-key"

    def messages(self, request: Mapping[str, Any]) -> list[Message]:
        names: dict[str, str] = {}
        found: list[Message] = []
        for message in listed(request, "messages"):
            role = blocks.name_of(message, "role")
            if role == "system":
                continue
            made = [block for part in parts(message.get("content")) for block in _part(part, names)]
            if made:
                found.append({"role": "assistant" if role == "assistant" else "user", "content": made})
        return found

    def error(self, kind: str, message: str, code: str) -> bytes:
        types = {
            "auth": "authentication_error",
            "blocked": "permission_error",
            "unavailable": "api_error",
            "not_found": "not_found_error",
        }
        error = {"type": types.get(kind, "invalid_request_error"), "message": message, "code": code}
        return json.dumps({"type": "error", "error": error}).encode()


def _part(part: object, names: dict[str, str]) -> list[blocks.Block]:
    if isinstance(part, str):
        return blocks.text(part)
    if not isinstance(part, dict):
        return blocks.unknown(part)
    kind = blocks.name_of(part)
    if kind == "text":
        return blocks.text(part.get("text"))
    if kind in blocks.REASONING:
        return []
    if kind == "image":
        return [_source(None, part.get("source"), "image/*")]
    if kind == "document":
        made = [_source(part.get("title"), part.get("source"), "application/octet-stream")]
        return made + blocks.text(part.get("context"))
    if kind in _CALLS:
        names[str(part.get("id"))] = str(part.get("name"))
        return [blocks.tool_use(part.get("id"), part.get("name"), part.get("input"))]
    if kind.endswith("tool_result"):
        call_id = part.get("tool_use_id")
        name = names.get(str(call_id)) or kind
        return [blocks.tool_result(call_id, name, _content(part.get("content"), names), is_error=part.get("is_error") is True)]
    return blocks.unknown(part)


def _content(content: object, names: dict[str, str]) -> object:
    """A result's content: a text as it is, parts as blocks, whatever else a server tool answers as it is."""
    if isinstance(content, list):
        return [block for part in content for block in _part(part, names)]
    return content


def _source(name: object, source: object, default: str) -> blocks.Block:
    if not isinstance(source, dict):
        return blocks.attachment(name, default)
    kind = source.get("type")
    if kind == "text":
        return blocks.attachment(name, source.get("media_type") or "text/plain", None, source.get("data"))
    if kind == "content":
        text = "\n".join(
            str(part.get("text")) for part in parts(source.get("content")) if isinstance(part, dict) and part.get("text")
        )
        given = source.get("content")
        return blocks.attachment(name, "text/plain", None, given if isinstance(given, str) else text)
    if kind == "base64":
        return blocks.attachment(name, source.get("media_type") or default, source.get("data"))
    return blocks.attachment(name or source.get("file_id"), default)
