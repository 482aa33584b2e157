"""Tool calls that a host's conversation file holds, as the payloads that its hook would have got."""

from interlock.model.jsontext import JsonError, decode, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: A longer line is passed over and counted as bad.
LONGEST_LINE = 16 << 20


class Recorded:
    """One tool call of a transcript."""

    __slots__ = ("line", "payload")

    def __init__(self, line: int, payload: "dict[str, object]") -> None:
        self.line = line
        """Line of the file, from 1."""
        self.payload = payload
        """The payload of the host's event before a tool runs."""


class Lines:
    """The objects of a JSON Lines file, whatever its state: a byte order mark, CRLF, damaged lines and a torn end are lived with."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.bad = 0
        """Lines seen so far that are no JSON object."""

    def __iter__(self) -> "Iterator[tuple[int, dict[str, object]]]":
        """(line number, object). Raises OSError."""
        number = 0
        with open(self.path, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                number += 1
                if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                    self.bad += 1
                    while line and not line.endswith(b"\n"):
                        line = file.readline(LONGEST_LINE)
                    continue
                text = decode(line).strip("\ufeff \t\r\n") if line.strip() else ""
                if not text:
                    continue
                try:
                    value = loads(text)
                except JsonError:
                    value = None
                if isinstance(value, dict):
                    yield number, value
                else:
                    self.bad += 1


def objects(value: object) -> "list[dict[str, object]]":
    """The objects in a list; none of anything else."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def string(value: object, key: str) -> str:
    """A string of an object, "" when it has none of that name."""
    found = value.get(key) if isinstance(value, dict) else None
    return found if isinstance(found, str) else ""
