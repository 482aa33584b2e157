"""OpenAI Responses: ``POST /v1/responses``."""

from collections.abc import Mapping
from typing import Any

from interlock.inspection.gateway import blocks
from interlock.inspection.gateway.api import Api, Message, RequestError, openai_error, parts

_INSTRUCTIONS = frozenset(("system", "developer"))
#: Items that are a tool's call, and the field of each that holds what it was given.
_CALLS = {
    "function_call": "arguments",
    "custom_tool_call": "input",
    "mcp_call": "arguments",
    "local_shell_call": "action",
    "shell_call": "action",
    "apply_patch_call": "operation",
    "computer_call": "action",
    "code_interpreter_call": "code",
    "web_search_call": "action",
    "file_search_call": "queries",
    "mcp_approval_request": "arguments",
}
#: Items that hold nothing of the conversation: hidden reasoning, and references to what is stored upstream.
_EMPTY = frozenset(("reasoning", "item_reference", "compaction"))


class OpenAIResponses(Api):
    """Its requests. What a request only refers to (`previous_response_id`, `conversation`) is at the upstream and was sent before."""

    id = "openai"
    path = "/v1/responses"
    key_header = "authorization"

    def messages(self, request: Mapping[str, Any]) -> list[Message]:
        given = request.get("input")
        found: list[Message] = []
        template = request.get("prompt")
        if isinstance(template, dict) and isinstance(template.get("variables"), dict):
            made = [block for value in template["variables"].values() for block in _part(value)]
            if made:
                found.append({"role": "user", "content": made})
        if given is None and (found or request.get("previous_response_id") or request.get("conversation")):
            return found
        if isinstance(given, str):
            return [*found, {"role": "user", "content": blocks.text(given)}] if given else found
        if not isinstance(given, list):
            raise RequestError("'input' must be a text or a list")
        names: dict[str, str] = {}
        for item in given:
            role, made = _item(item, names)
            if made:
                found.append({"role": role, "content": made})
        return found

    def error(self, kind: str, message: str, code: str) -> bytes:
        return openai_error(kind, message, code)

    def key_value(self, key: str) -> str:
        return f"Bearer {key}"


def _item(item: object, names: dict[str, str]) -> tuple[str, list[blocks.Block]]:
    if not isinstance(item, dict):
        return "user", blocks.unknown(item)
    kind = blocks.name_of(item, default="message")
    if kind == "message":
        role = blocks.name_of(item, "role")
        if role in _INSTRUCTIONS:
            return "", []
        made = [block for part in parts(item.get("content")) for block in _part(part)]
        return ("assistant" if role == "assistant" else "user"), made
    if kind in _EMPTY:
        return "", []
    call_id = item.get("call_id") or item.get("id")
    if kind in _CALLS:
        name = item.get("name") or kind
        names[str(call_id)] = str(name)
        made = [blocks.tool_use(call_id, name, item.get(_CALLS[kind]))]
        # Tools that the API runs itself keep call and result in one item.
        results = {key: item[key] for key in ("output", "outputs", "results", "error") if item.get(key) is not None}
        if results:
            made.append(blocks.tool_result(call_id, name, results))
        return "assistant", made
    if kind.endswith("_output"):
        return "user", [blocks.tool_result(call_id, names.get(str(call_id)) or kind, _output(item))]
    return "user", blocks.unknown(item)


def _output(item: dict[str, Any]) -> object:
    output = item.get("output")
    if isinstance(output, list):
        return [block for part in output for block in _part(part)]
    return output


def _part(part: object) -> list[blocks.Block]:
    if isinstance(part, str):
        return blocks.text(part)
    if not isinstance(part, dict):
        return blocks.unknown(part)
    kind = blocks.name_of(part)
    if kind in ("input_text", "output_text", "text"):
        return blocks.text(part.get("text"))
    if kind == "refusal":
        return blocks.text(part.get("refusal"))
    if kind in ("input_image", "computer_screenshot"):
        return [blocks.from_url(part.get("file_id"), part.get("image_url"), "image/*")]
    if kind == "input_audio":
        given = part.get("input_audio")
        return [blocks.attachment(None, "audio/*", given.get("data") if isinstance(given, dict) else None)]
    if kind == "input_file":
        data = part.get("file_data")
        if isinstance(data, str) and data.startswith("data:"):
            return [blocks.from_url(part.get("filename"), data, "application/octet-stream")]
        return [blocks.attachment(part.get("filename") or part.get("file_id"), None, data)]
    return blocks.unknown(part)
