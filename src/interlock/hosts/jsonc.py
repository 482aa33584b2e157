"""JSON with comments, read with the place of every value, so that a file can be edited without touching the rest of it.

Accepts exactly JSON (RFC 8259) plus `//` and `/* */` comments between tokens. Trailing commas, single quotes, NaN and a
byte order mark are errors, because the hosts' own readers refuse them.
"""

import json
import re

_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?")
_STRING = re.compile(r'"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"')
_BLANK = re.compile(r"[ \t\r\n]+")
_LITERALS = {"true": True, "false": False, "null": None}
_MAX_DEPTH = 200


class JsoncError(ValueError):
    """The text is not JSON with comments."""

    def __init__(self, message: str, text: str, offset: int) -> None:
        self.message = message
        """What was found or missing."""
        self.offset = offset
        """Character offset of the fault."""
        self.line, self.column = place(text, offset)
        super().__init__(f"line {self.line}, column {self.column}: {message}")


class Node:
    """A value and where it stands."""

    __slots__ = ("end", "items", "kind", "members", "start", "value")

    def __init__(self, kind: str, start: int, end: int, value: object) -> None:
        self.kind = kind
        """``object``, ``array``, ``string``, ``number`` or ``literal``."""
        self.start = start
        """Offset of the first character."""
        self.end = end
        """One past the last character."""
        self.value = value
        """The plain Python value, nested values included (a repeated key keeps the last value, as `JSON.parse` does)."""
        self.members: list[Member] = []
        """Object: its members in order, repeated keys included."""
        self.items: list[Node] = []
        """Array: its items."""

    def member(self, key: str) -> "Member | None":
        """The last member with this key."""
        for entry in reversed(self.members):
            if entry.key == key:
                return entry
        return None


class Member:
    """One key and its value in an object."""

    __slots__ = ("key", "start", "value")

    def __init__(self, key: str, start: int, value: Node) -> None:
        self.key = key
        """The decoded key."""
        self.start = start
        """Offset of the key's opening quote."""
        self.value = value
        """Its value."""


def place(text: str, offset: int) -> tuple[int, int]:
    """Line and column (both from 1) of a character offset."""
    head = text[:offset]
    return head.count("\n") + 1, offset - (head.rfind("\n") + 1) + 1


def parse(text: str) -> Node:
    """Read one document. Raises `JsoncError` with the place of the first fault."""
    if text.startswith("\ufeff"):
        raise JsoncError("the file begins with a byte order mark", text, 0)
    reader = _Reader(text)
    at = reader.gap(0)
    node = reader.value(at, 0)
    at = reader.gap(node.end)
    if at != len(text):
        raise JsoncError(f"nothing may follow the document, found {reader.seen(at)}", text, at)
    return node


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text

    def seen(self, at: int) -> str:
        return repr(self.text[at]) if at < len(self.text) else "the end of the file"

    def gap(self, at: int) -> int:
        """Skip blanks and comments."""
        text = self.text
        while at < len(text):
            blank = _BLANK.match(text, at)
            if blank:
                at = blank.end()
            elif text.startswith("//", at):
                end = text.find("\n", at)
                at = len(text) if end < 0 else end
            elif text.startswith("/*", at):
                end = text.find("*/", at + 2)
                if end < 0:
                    raise JsoncError("this comment is never closed", text, at)
                at = end + 2
            else:
                break
        return at

    def value(self, at: int, depth: int) -> Node:
        text = self.text
        if depth > _MAX_DEPTH:
            raise JsoncError("nested too deeply", text, at)
        first = text[at : at + 1]
        if first == "{":
            return self.object(at, depth)
        if first == "[":
            return self.array(at, depth)
        if first == '"':
            return self.string(at)
        number = _NUMBER.match(text, at)
        if number:
            return Node("number", at, number.end(), json.loads(number.group()))
        for word, meaning in _LITERALS.items():
            if text.startswith(word, at):
                return Node("literal", at, at + len(word), meaning)
        raise JsoncError(f"expected a value, found {self.seen(at)}", text, at)

    def string(self, at: int) -> Node:
        found = _STRING.match(self.text, at)
        if not found:
            raise JsoncError("this text is not closed, or holds a control character or a wrong escape", self.text, at)
        return Node("string", at, found.end(), json.loads(found.group()))

    def object(self, at: int, depth: int) -> Node:
        text = self.text
        node = Node("object", at, at, None)
        here = self.gap(at + 1)
        while text[here : here + 1] != "}":
            if node.members:
                here = self.comma(here, "}")
            if text[here : here + 1] != '"':
                raise JsoncError(f"expected a key in double quotes, found {self.seen(here)}", text, here)
            key = self.string(here)
            colon = self.gap(key.end)
            if text[colon : colon + 1] != ":":
                raise JsoncError(f"expected ':' after the key, found {self.seen(colon)}", text, colon)
            child = self.value(self.gap(colon + 1), depth + 1)
            node.members.append(Member(str(key.value), here, child))
            here = self.gap(child.end)
        node.end = here + 1
        node.value = {entry.key: entry.value.value for entry in node.members}
        return node

    def array(self, at: int, depth: int) -> Node:
        text = self.text
        node = Node("array", at, at, None)
        here = self.gap(at + 1)
        while text[here : here + 1] != "]":
            if node.items:
                here = self.comma(here, "]")
            child = self.value(here, depth + 1)
            node.items.append(child)
            here = self.gap(child.end)
        node.end = here + 1
        node.value = [child.value for child in node.items]
        return node

    def comma(self, at: int, closing: str) -> int:
        text = self.text
        if text[at : at + 1] != ",":
            raise JsoncError(f"expected ',' or '{closing}', found {self.seen(at)}", text, at)
        after = self.gap(at + 1)
        if text[after : after + 1] == closing:
            raise JsoncError(f"a comma may not stand before '{closing}'", text, at)
        return after
