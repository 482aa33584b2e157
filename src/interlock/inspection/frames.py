"""The canonical form of a frame: what every platform's wire format is turned into.

A frame keeps its messages as the exact bytes that were signed; a message is read into blocks only when it was not seen before
(`cache`), so that a conversation that is sent again and again costs one hash a message.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

#: Where the text of a block came from.
MEMBER = "member"
ATTACHMENT = "attachment"
TOOL_OUTPUT = "tool-output"
TOOL_INPUT = "tool-input"
AGENT = "agent"
UNKNOWN = "unknown"

PROVENANCES = (MEMBER, ATTACHMENT, TOOL_OUTPUT, TOOL_INPUT, AGENT, UNKNOWN)

#: Events whose messages are judged; every other one is allowed and counted.
PROMPT = "prompt"
TOOL_CALL = "tool_call"


class FrameError(ValueError):
    """A signed body that is not a frame. The message is one line and holds nothing of the body."""


class Block(Struct, frozen=True, gc=False):
    """One string leaf of a message."""

    path: str
    """JSON path relative to the message, e.g. ``.content[1].input.text``."""
    role: str
    """The message's role as the platform spells it; unknown ones are kept."""
    kind: str
    """The wire block's type, e.g. ``tool_result``; unknown ones are kept, "" outside of a block."""
    tool: str
    """Tool name of the block, "" when it names none. No trust boundary."""
    text: str
    """The text, with lone surrogates replaced; spans of findings count its characters."""
    provenance: str
    """One of `PROVENANCES`."""


class Message(Struct, frozen=True, gc=False):
    """One message, read."""

    role: str
    """Role as the platform spells it."""
    member: bool
    """Whether the member wrote text in it (a tool result or an attachment alone is not enough)."""
    blocks: tuple[Block, ...]
    """Every string leaf, in the order of the document."""


class Frame(Struct, frozen=True, gc=False):
    """One frame: identifiers, and the messages still as bytes."""

    platform: str
    """Platform id, e.g. ``cursor``."""
    event: str
    """The frame's type as the platform spells it."""
    request_id: str
    """The id inside the body, "" when absent."""
    tenant: str
    """The platform's opaque id of the team, "" when absent."""
    actor: str
    """The platform's opaque id of the member, "" when absent."""
    actor_type: str
    """``user`` or another word of the platform, "" when absent."""
    application: str
    """Advisory name of the sending application, "" when absent."""
    session: str
    """Conversation id, "" when absent."""
    model: str
    """Model name, "" when absent."""
    test: bool
    """Whether this is a connection test or a recovery probe: judged and answered, never stored."""
    known: bool
    """Whether the event is one whose messages are judged."""
    messages: Sequence[bytes | memoryview]
    """Each message's exact bytes."""


def leaf_path(parts: Sequence[str | int]) -> str:
    """A relative JSON path. A key that is not a plain short name is given by its position: it could hold the secret itself."""
    return "".join(f"[{part}]" if isinstance(part, int) else "." + part for part in parts)


def shown_key(key: str, position: int) -> str:
    """How a key of free-form input appears in a path."""
    plain = key.replace("_", "").replace("-", "")
    if plain.isascii() and (
        (plain.isalpha() and len(key) <= 32) or (plain.isalnum() and not plain[0].isdigit() and len(key) <= 15)
    ):
        return key
    return f"*{position}"


def clean(text: str) -> str:
    """The text without lone surrogates (JSON can carry them), each replaced by one character so that spans stay true."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)
    return text


def leaves(value: object, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Every string below `value` with its path, keys of objects and long numbers too; in document order, without recursion."""
    stack: list[tuple[tuple[str | int, ...], object]] = [(path, value)]
    while stack:
        where, item = stack.pop()
        if isinstance(item, str):
            if item:
                yield where, item
        elif isinstance(item, dict):
            below: list[tuple[tuple[str | int, ...], object]] = []
            for position, (key, inner) in enumerate(item.items()):
                name = shown_key(key, position)
                if len(key) >= MIN_KEY:
                    below.append(((*where, f"*key{position}"), key))
                below.append(((*where, name), inner))
            stack.extend(reversed(below))
        elif isinstance(item, list):
            stack.extend(((*where, index), item[index]) for index in range(len(item) - 1, -1, -1))
        elif isinstance(item, (int, float)) and not isinstance(item, bool):
            digits = str(item) if isinstance(item, float) or abs(item) < 10**400 else ""
            if len(digits) >= MIN_NUMBER:
                yield where, digits


#: Keys shorter than this hold no secret that a detector could know.
MIN_KEY = 12
#: Digits from which on a number is scanned as text (card and account numbers).
MIN_NUMBER = 8
