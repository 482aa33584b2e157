"""The APIs that the gateway checks, and the paths that it forwards as they are."""

from interlock.inspection.gateway.anthropic_messages import AnthropicMessages
from interlock.inspection.gateway.api import Api
from interlock.inspection.gateway.openai_chat import OpenAIChat
from interlock.inspection.gateway.openai_responses import OpenAIResponses

APIS: tuple[Api, ...] = (AnthropicMessages(), OpenAIChat(), OpenAIResponses())
BY_PATH = {api.path: api for api in APIS}

#: (method, path or its beginning that ends in "/") of requests that call no model on a conversation, or are not covered as documented.
_FORWARDED = (
    ("GET", "/v1/models"),
    ("GET", "/v1/models/"),
    ("POST", "/v1/embeddings"),
    ("POST", "/v1/moderations"),
    ("POST", "/v1/messages/count_tokens"),
    ("GET", "/v1/responses/"),
    ("DELETE", "/v1/responses/"),
    ("GET", "/v1/chat/completions"),
    ("GET", "/v1/chat/completions/"),
)


def is_forwarded(method: str, path: str) -> bool:
    """Whether a request is forwarded without a check."""
    return any(
        method == known and (path == start or (start.endswith("/") and path.startswith(start))) for known, start in _FORWARDED
    )


def api_of(path: str, headers: "dict[str, str]") -> Api:
    """The API in whose shape a request that is not checked is answered when it fails, and whose upstream it goes to."""
    found = BY_PATH.get(path)
    if found is not None:
        return found
    anthropic = path.startswith("/v1/messages") or "anthropic-version" in headers or "x-api-key" in headers
    return APIS[0] if anthropic else APIS[1]
