"""What an MCP server hands back: scanned for secrets, hidden text and orders to the agent, and told to the agent in an added note."""

from typing import Any

from interlock.guard import results
from interlock.guard.mcp_proxy_phrases import find as find_phrases

#: Fields of a result in which text for the model stands: of a tool, a resource, a prompt, and the form before 2025.
CARRIERS = ("content", "contents", "messages", "structuredContent", "toolResult")


def note(result: dict[str, Any]) -> tuple[str, dict[str, int]]:
    """(what the agent is to be told or "", detector -> how often) for one result."""
    values = [_readable(result[name]) for name in CARRIERS if name in result]
    if not values:
        return "", {}
    return _judged(values)


def note_of_error(error: dict[str, Any]) -> tuple[str, dict[str, int]]:
    """The same for a JSON-RPC error."""
    return _judged([error.get("message"), error.get("data")])


def attach(result: dict[str, Any], text: str) -> None:
    """Add the note where a model reads it."""
    if isinstance(result.get("messages"), list):
        result["messages"].append({"role": "user", "content": {"type": "text", "text": text}})
    elif isinstance(result.get("contents"), list):
        first = next((item for item in result["contents"] if isinstance(item, dict)), {})
        result["contents"].append({"uri": str(first.get("uri", "interlock:note")), "mimeType": "text/plain", "text": text})
    else:
        if not isinstance(result.get("content"), list):
            result["content"] = []
        result["content"].append({"type": "text", "text": text})


def _readable(value: Any) -> Any:
    """Without pictures and sound, which would use up what is scanned of a result."""
    if not isinstance(value, list):
        return value
    return [item for item in value if not (isinstance(item, dict) and item.get("type") in ("image", "audio"))]


def _judged(values: list[Any]) -> tuple[str, dict[str, int]]:
    found = results.scan({"output": values})
    left = results.LIMIT
    for leaf in results.leaves(values):
        for name in find_phrases(leaf[:left]):
            found.setdefault(name, 1)
        left -= len(leaf)
        if left <= 0:
            break
    return results.text(found) if found else "", found
