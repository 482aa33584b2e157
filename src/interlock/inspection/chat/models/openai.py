"""A model behind an OpenAI-compatible endpoint."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import httpcore2

from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.requests import file_of
from interlock.inspection.gateway.upstream import Forwarder, Upstream, parse_upstream
from interlock.model.errors import USAGE, InterlockError

_PATH = "/v1/chat/completions"
#: Seconds for a whole answer.
TOTAL_SECONDS = 120.0
#: Bytes that are read of an answer, and of one that is an error.
MAX_ANSWER = 8 * 1024 * 1024
MAX_ERROR = 64 * 1024
_MAX_KEY = 4 * 1024
#: Characters of an endpoint's own words that a member is shown.
_MAX_SAID = 200
_AGAIN = "try again in a minute"
_ADMINISTRATOR = "ask your administrator"


class OpenAICompatible:
    """Any endpoint that serves ``POST /v1/chat/completions``."""

    def __init__(self, upstream: Upstream, model: str, *, seconds: float = TOTAL_SECONDS) -> None:
        self._upstream = upstream
        self._name = model
        self._seconds = seconds
        self._forwarder = Forwarder()

    @property
    def name(self) -> str:
        return self._name

    async def reply(self, messages: "Sequence[dict[str, Any]]") -> str:
        body = json.dumps({"model": self._name, "messages": flat(messages)}).encode("ascii")
        try:
            async with asyncio.timeout(self._seconds):
                status, answer = await self._exchange(body)
        except TimeoutError:
            raise ModelError(f"the model has not answered within {self._seconds:g} seconds", help=_AGAIN) from None
        except (httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError, OSError) as exc:
            raise ModelError("the model cannot be reached", help=f"{_AGAIN}, or {_ADMINISTRATOR}") from exc
        if status != 200:
            raise self._refused(status, answer)
        return _said(answer)

    async def close(self) -> None:
        await self._forwarder.close()

    async def _exchange(self, body: bytes) -> tuple[int, bytes]:
        headers = [(b"content-type", b"application/json"), (b"accept", b"application/json"), (b"accept-encoding", b"identity")]
        key = ("authorization", f"Bearer {self._upstream.key}")
        async with self._forwarder.request(self._upstream, "POST", _PATH, headers, body, key) as response:
            most = MAX_ANSWER if response.status == 200 else MAX_ERROR
            parts: list[bytes] = []
            size = 0
            async for part in response.aiter_stream():
                parts.append(part)
                size += len(part)
                if size > most:
                    if response.status == 200:
                        raise ModelError(f"the model's answer is larger than {MAX_ANSWER >> 20} MiB", help=_AGAIN)
                    break
            return response.status, b"".join(parts)[:most]

    def _refused(self, status: int, answer: bytes) -> ModelError:
        if status in (401, 403):
            # Their words may quote the key.
            return ModelError(f"the model's endpoint refuses the key it was given (HTTP {status})", help=_ADMINISTRATOR)
        said = _fault(answer)
        if self._upstream.key and self._upstream.key in said:
            said = ""
        told = f"HTTP {status}: {said}" if said else f"HTTP {status}"
        if status == 404:
            return ModelError(f"the model's endpoint does not know the model or the address ({told})", help=_ADMINISTRATOR)
        if status == 429:
            return ModelError(f"the model's endpoint has too many requests ({told})", help=_AGAIN)
        if status >= 500:
            return ModelError(f"the model's endpoint has failed ({told})", help=_AGAIN)
        return ModelError(f"the model's endpoint refuses the request ({told})", help=_ADMINISTRATOR)


def open_model(url: str, model: str, key_file: "str | None" = None) -> OpenAICompatible:
    """A model from its base URL, e.g. ``http://127.0.0.1:11434/v1``, its name there, and a file with its key. Raises `InterlockError`."""
    if not model.strip() or not model.isprintable() or len(model) > 200:
        raise InterlockError(
            "the model's name must be 1 to 200 printable characters", help="give it as its endpoint lists it", exit_code=USAGE
        )
    return OpenAICompatible(parse_upstream(url, _key(key_file) if key_file else ""), model.strip())


def _key(path: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(_MAX_KEY + 1)
        key = data.decode("ascii").strip()
    except OSError as exc:
        raise InterlockError(
            f"cannot read the model's key from '{path}': {exc.strerror or exc}",
            help="name a file that this user can read",
            exit_code=USAGE,
        ) from exc
    except UnicodeDecodeError:
        key = ""
    if not key or len(data) > _MAX_KEY:
        raise InterlockError(f"'{path}' holds no key", help="put the key alone into the file", exit_code=USAGE)
    return key


def flat(messages: "Sequence[dict[str, Any]]") -> "list[dict[str, str]]":
    """The conversation as every endpoint reads it: texts alone, roles in turn. All of it has been in the frame.

    Few endpoints read files that are text, many know no tools, and some refuse two messages of one role in a row.
    """
    made: list[dict[str, str]] = []
    for message in messages:
        role, content = message["role"], message.get("content")
        if content is None:
            continue
        text = content if isinstance(content, str) else "\n\n".join(_text(part) for part in content)
        if role == "tool":
            role, text = "user", f"[Result of a helper]\n{text}"
        if made and made[-1]["role"] == role:
            made[-1]["content"] += f"\n\n{text}"
        else:
            made.append({"role": role, "content": text})
    return made


def _text(part: "dict[str, Any]") -> str:
    if part["type"] == "text":
        return str(part["text"])
    name, text = file_of(part)
    return f"<file name={json.dumps(name, ensure_ascii=False)}>\n{text}\n</file>" if name else f"<note>\n{text}\n</note>"


def _said(answer: bytes) -> str:
    try:
        message = json.loads(answer)["choices"][0]["message"]
        content = message.get("content")
        if isinstance(content, list):
            content = "".join(part.get("text", "") for part in content)
        text = content or message.get("refusal")
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
        raise ModelError("the model's endpoint has answered something that is no chat completion", help=_ADMINISTRATOR) from None
    if not isinstance(text, str) or not text.strip():
        raise ModelError("the model has answered nothing", help=_AGAIN)
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")


def _fault(answer: bytes) -> str:
    """An endpoint's own words for an error, "" where there are none."""
    try:
        found = json.loads(answer)
        error = found.get("error", found)
        text = error.get("message") if isinstance(error, dict) else error
    except (ValueError, AttributeError, RecursionError):
        return ""
    if not isinstance(text, str):
        return ""
    return "".join(char if char.isprintable() else " " for char in text)[:_MAX_SAID].strip()
