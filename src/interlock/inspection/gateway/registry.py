"""The APIs that the gateway checks, and the paths that it forwards as they are."""

from interlock.inspection.gateway.anthropic_messages import AnthropicMessages
from interlock.inspection.gateway.api import Api
from interlock.inspection.gateway.openai_chat import OpenAIChat
from interlock.inspection.gateway.openai_responses import OpenAIResponses

APIS: tuple[Api, ...] = (AnthropicMessages(), OpenAIChat(), OpenAIResponses())
BY_PATH = {api.path: api for api in APIS}

#: (method, path or its beginning that ends in "/") of requests that call no model on a conversation, or are not covered as documented. What
#: is stored upstream is not among them: with the upstream's key one member could read or delete what is another's.
_FORWARDED = (
    ("GET", "/v1/models"),
    ("GET", "/v1/models/"),
    ("POST", "/v1/embeddings"),
    ("POST", "/v1/moderations"),
    ("POST", "/v1/messages/count_tokens"),
)
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:@/")


def is_forwarded(method: str, path: str) -> bool:
    """Whether a request is forwarded without a check. A path that an upstream could read as another one is not."""
    if not _PLAIN.issuperset(path) or any(part in ("", ".", "..") for part in path[1:].split("/")):
        return False
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
