"""The canonical form of a frame: what every platform's wire format is turned into.

A frame keeps its messages as the exact bytes that were signed; a message is read into blocks only when it was not seen before
(`cache`), so that a conversation that is sent again and again costs one hash a message.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

#: Where the text of a block came from.
MEMBER = "member"
ATTACHMENT = "attachment"
TOOL_OUTPUT = "tool-output"
TOOL_INPUT = "tool-input"
AGENT = "agent"
UNKNOWN = "unknown"

PROVENANCES = (MEMBER, ATTACHMENT, TOOL_OUTPUT, TOOL_INPUT, AGENT, UNKNOWN)

#: Characters looked at on both sides of the place where two texts of a message meet.
OVERLAP = 256

#: Events whose messages are judged; every other one is allowed and counted.
PROMPT = "prompt"
TOOL_CALL = "tool_call"


class FrameError(ValueError):
    """A signed body that is not a frame. The message is one line and holds nothing of the body."""


class Block(Struct, frozen=True, gc=False):
    """One string leaf of a message."""

    parts: tuple[str | int, ...]
    """Keys and positions from the message to the leaf."""
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

    @property
    def path(self) -> str:
        """JSON path relative to the message, e.g. ``.content[1].input.text``."""
        return leaf_path(self.parts)


class ToolUse(Struct, frozen=True, gc=False):
    """One tool call that the agent wants to make."""

    parts: tuple[str | int, ...]
    """Where it is in the message."""
    tool: str
    """Tool name as the platform spells it. No trust boundary."""
    arguments: object
    """Its decoded input, of whatever kind."""
    kind: str
    """The platform's own word for who has the tool (``platform``, ``application``, ``third_party``, ``client`` ...), or ""."""
    toolset: str
    """Name of its toolset or server, or ""."""
    origin: str
    """Origin of its server, or ""."""


class Message(Struct, frozen=True, gc=False):
    """One message, read."""

    role: str
    """Role as the platform spells it."""
    member: bool
    """Whether the member wrote text in it (a tool result or an attachment alone is not enough)."""
    blocks: tuple[Block, ...]
    """Every string leaf, in the order of the document."""
    uses: tuple[ToolUse, ...] = ()
    """Tool calls in it, in order; empty unless the agent speaks."""


class Plain(Struct, gc=False):
    """A message as flat bytes (`detectors.find.flatten`), of which its texts are slices between quotes or other structure."""

    parts: list[bytes]
    """The message, then what of two texts that belong together meets."""
    foreign: bytes
    """Its UTF-8 if it holds more than ASCII, else empty."""


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
    """Each message's exact bytes, with whatever its platform needs to read it by itself."""
    places: Sequence[str] = ()
    """JSON path of each message; empty for ``$.messages[0]`` and so on."""

    def place(self, index: int) -> str:
        """JSON path of a message."""
        return self.places[index] if self.places else f"$.messages[{index}]"


def leaf_path(parts: Sequence[str | int]) -> str:
    """A relative JSON path. A key that is not a plain short name is given by its position: it could hold the secret itself."""
    return "".join(f"[{part}]" if isinstance(part, int) else "." + part for part in parts)


@lru_cache(maxsize=4096)
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
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)
    return text


def add_leaves(
    into: list[Block], value: object, parts: tuple[str | int, ...], role: str, kind: str, tool: str, provenance: str
) -> None:
    """Append every string below `value`, keys of objects and long numbers too, in document order.

    Recursive, for the decoder has refused deeper nesting already. Raises RecursionError at the interpreter's own limit, and `FrameError`
    past `MAX_LEAVES`.
    """
    if isinstance(value, str):
        if value:
            if len(into) >= MAX_LEAVES:
                raise FrameError("a message has too many parts")
            into.append(Block(parts, role, kind, tool, value if value.isascii() else clean(value), provenance))
    elif isinstance(value, dict):
        for position, (key, inner) in enumerate(value.items()):
            if len(key) >= MIN_KEY:
                into.append(Block((*parts, f"*key{position}"), role, kind, tool, clean(key), provenance))
            add_leaves(into, inner, (*parts, shown_key(key, position)), role, kind, tool, provenance)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            add_leaves(into, inner, (*parts, index), role, kind, tool, provenance)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        digits = str(value) if isinstance(value, float) or abs(value) < _LONGEST else ""
        if len(digits) >= MIN_NUMBER:
            into.append(Block(parts, role, kind, tool, digits, provenance))


#: Strings in one message, and messages in one frame: each costs some hundred bytes of memory, however short it is. Real ones have thousands.
MAX_LEAVES = 500_000
MAX_MESSAGES = 250_000
#: Keys shorter than this hold no secret that a detector could know.
MIN_KEY = 12
#: Digits from which on a number is scanned as text (card and account numbers).
MIN_NUMBER = 8
_LONGEST = 10**400
