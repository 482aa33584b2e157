"""JSON-RPC messages, one a line: read strictly, written back, and the answers of the proxy itself."""

import json
from collections.abc import Callable
from typing import Any

#: Longest line of a client in bytes.
LIMIT = 64 * 1024 * 1024

_VERSION = "io.modelcontextprotocol/protocolVersion"


class InvalidMessageError(Exception):
    """A message that cannot be judged; the text says why and quotes nothing of it."""


class Lines:
    """Splits a stream of bytes into lines, whatever the size of the pieces."""

    def __init__(self, read: Callable[[], bytes], limit: int = LIMIT) -> None:
        """`read` gives the next bytes, b"" at the end."""
        self._read = read
        self._limit = limit
        self._parts: list[bytes] = []
        self._size = 0
        self._ready: list[bytes] = []

    def next(self) -> bytes | None:
        """The next line without its end, None after the last one; a rest without an end counts. Raises OSError for one above the limit."""
        while not self._ready:
            chunk = self._read()
            if not chunk:
                rest = b"".join(self._parts)
                self._parts = []
                return rest or None
            pieces = chunk.split(b"\n")
            if len(pieces) == 1:
                self._parts.append(chunk)
                self._size += len(chunk)
                if self._size > self._limit:
                    raise OSError(27, "a message is too large")
                continue
            self._parts.append(pieces[0])
            self._ready = [b"".join(self._parts), *pieces[1:-1]]
            self._ready.reverse()
            self._parts = [pieces[-1]] if pieces[-1] else []
            self._size = len(pieces[-1])
        return self._ready.pop()


def loads(line: bytes) -> Any:
    """The value of a client's line. Raises `InvalidMessageError`, also for a key that stands twice: the server might read the other one."""
    try:
        return json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_constant)
    except RecursionError:
        raise InvalidMessageError("nested too deeply") from None
    except UnicodeDecodeError:
        raise InvalidMessageError("not UTF-8") from None
    except ValueError:
        raise InvalidMessageError("not JSON") from None


def dumps(value: Any) -> bytes:
    """Compact JSON without a newline."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode("ascii")


def failure(id: Any, code: int, message: str) -> dict[str, Any]:
    """A JSON-RPC error."""
    return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message}}


def refusal(request: dict[str, Any], both: tuple[str, str]) -> dict[str, Any]:
    """The answer to a denied request: the text for the person and the one for the agent.

    For a tool call it is a result, so that the model reads it and the session goes on; for a method that has no form for a refusal it is
    an error.
    """
    key = request.get("id")
    if request.get("method") != "tools/call":
        return failure(key, -32000, " ".join(both))
    result: dict[str, Any] = {"content": [{"type": "text", "text": text} for text in both], "isError": True}
    params = request.get("params")
    meta = params.get("_meta") if isinstance(params, dict) else None
    if isinstance(meta, dict) and _VERSION in meta:
        # Required since revision 2026-07-28, whose requests name their revision; older clients may refuse unknown keys.
        result["resultType"] = "complete"
    return {"jsonrpc": "2.0", "id": key, "result": result}


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise InvalidMessageError("a key stands twice")
    return found


def _constant(name: str) -> Any:
    raise InvalidMessageError(f"{name} is not JSON")
