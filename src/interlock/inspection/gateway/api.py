"""What the gateway has to know of a model API. One file an API; `APIS` in `registry` lists them."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from interlock.inspection.sender.notices import Notice

Message = dict[str, Any]


class RequestError(Exception):
    """A request that cannot be checked, and so is not forwarded. Its text is for the client."""


class Api(ABC):
    """One API."""

    id: str
    """``openai`` or ``anthropic``: which upstream serves it."""
    path: str
    """Path of its checked requests."""
    key_header: str
    """Header that carries the upstream's key."""

    @abstractmethod
    def messages(self, request: Mapping[str, Any]) -> list[Message]:
        """The conversation as a frame has it: no system prompt, tool definitions, hidden reasoning or image bytes.

        Raises `RequestError`.
        """

    @abstractmethod
    def error(self, kind: str, message: str, code: str) -> bytes:
        """Body of an error in this API's own shape. `kind`: ``auth``, ``blocked``, ``request``, ``unavailable`` or ``not_found``."""

    def denied(self, notice: Notice) -> bytes:
        """Body for a request that is stopped; its message is what the member reads."""
        return self.error(notice.kind, notice.plain, notice.code)

    def key_value(self, key: str) -> str:
        """Value of `key_header`."""
        return key


def openai_error(kind: str, message: str, code: str) -> bytes:
    """The error shape of OpenAI's APIs."""
    types = {"auth": "authentication_error", "unavailable": "server_error", "blocked": "permission_error"}
    error = {"message": message, "type": types.get(kind, "invalid_request_error"), "param": None, "code": code}
    return json.dumps({"error": error}).encode()


def parts(content: object) -> list[object]:
    """Content parts of a message: a list as it is, a text as one part."""
    if isinstance(content, list):
        return content
    return [] if content is None else [content]


def listed(request: Mapping[str, Any], name: str) -> list[Any]:
    """A field that must be a list of objects. Raises `RequestError`."""
    value = request.get(name)
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise RequestError(f"'{name}' must be a list of objects")
    return value
