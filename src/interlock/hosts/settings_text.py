"""The text of a host's settings file: decode and parse it, and name what is wrong with it and where."""

import re
from collections.abc import Callable

from interlock.hosts.jsonc import JsoncError, Node, parse, place
from interlock.model.errors import InterlockError

#: (offset, path of the value, what is wrong with it).
Report = Callable[[int, str, str], None]


class Problem:
    """Something for which the host rejects the whole file."""

    __slots__ = ("column", "line", "message", "where")

    def __init__(self, text: str, offset: int, where: str, message: str) -> None:
        self.line, self.column = place(text, offset)
        """Place in the file, both from 1."""
        self.where = where
        """Path of the value, e.g. ``hooks.preToolUse[0].timeout``; "" for the whole document."""
        self.message = message
        """What is wrong with it."""

    def __str__(self) -> str:
        subject = f"{self.where}: " if self.where else ""
        return f"line {self.line}, column {self.column}: {subject}{self.message}"


def decode(path: str, content: bytes, program: str) -> str:
    """The file's text. Raises `InterlockError` naming the place when it is not UTF-8. `program`: the host as people call it."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as exc:
        line = content[: exc.start].count(b"\n") + 1
        column = exc.start - (content.rfind(b"\n", 0, exc.start) + 1) + 1
        raise refused(path, f"line {line}, column {column}: not UTF-8", program) from exc


def read(path: str, text: str, program: str) -> Node:
    """Parse the text. Raises `InterlockError` with the place of the fault."""
    try:
        return parse(text)
    except JsoncError as exc:
        raise refused(path, str(exc), program) from exc


def refused(path: str, detail: str, program: str) -> InterlockError:
    """The error for a file that the host itself rejects."""
    return InterlockError(
        f"{path}: {detail}; {program} rejects the whole file for this, so it was left as it is",
        help="mend that place, then run the command again",
    )


def repeated(node: Node, where: str, report: Report) -> None:
    """Report keys that stand in an object twice."""
    seen = set()
    for member in node.members:
        if member.key in seen:
            report(member.start, f"{where}.{member.key}".lstrip("."), "this key stands here twice; only the last one counts")
        seen.add(member.key)


def name_of(node: Node) -> str:
    """The kind of a value in words."""
    names = {"object": "an object", "array": "a list", "string": "a text", "number": "a number"}
    return names.get(node.kind) or shown(node)


def shown(node: Node) -> str:
    """A value as a message shows it."""
    if node.kind == "literal":
        return "null" if node.value is None else str(node.value).lower()
    if node.kind in ("object", "array"):
        return name_of(node)
    text = re.sub(r"\s+", " ", str(node.value))
    return repr(text[:60]) if node.kind == "string" else text[:60]
