"""Bodies of here-documents."""

from interlock.shell.posix.nodes import Lit, WordNode
from interlock.shell.posix.words import joined, read_double

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Part
    from interlock.shell.posix.parser import Parser


def read_body(p: "Parser", delimiter: str, strip_tabs: bool, literal: bool) -> WordNode:
    """The text from ``p.i`` to the line that holds only `delimiter` (or the end of the script), which is read too."""
    if not literal and p.continued:
        text = _joined_lines(p, delimiter, strip_tabs)
    else:
        text = _lines(p, delimiter, strip_tabs)
    if strip_tabs and "\t" in text:
        p.budget.spend(text.count("\n") >> 2)
        text = "".join([line.lstrip("\t") for line in text.splitlines(keepends=True)])
    if literal or not ("$" in text or "`" in text or "\\" in text):
        return WordNode(None, [Lit(text, True)])
    from interlock.shell.posix.parser import Parser as Reader

    reader = Reader(text, p.budget, p.depth)
    parts: list[Part] = []
    read_double(reader, parts, 0, False)
    return joined(parts)


def _lines(p: "Parser", delimiter: str, strip_tabs: bool) -> str:
    s, n, start = p.s, p.n, p.i
    place = start
    while True:
        k = s.find(delimiter, place) if delimiter else _empty_line(s, place, strip_tabs)
        if k < 0:
            p.i = n
            return s[start:]
        p.budget.spend(1)
        line = k
        if strip_tabs:
            while line > start and s[line - 1] == "\t":
                line -= 1
        end = k + len(delimiter)
        if (line == start or s[line - 1] == "\n") and (end == n or s[end] == "\n"):
            p.i = min(end + 1, n)
            return s[start:line]
        place = k + 1


def _empty_line(s: str, place: int, strip_tabs: bool) -> int:
    """Where an empty line is (the delimiter ``''``), -1 when there is none."""
    if place == 0 or s[place - 1] == "\n":
        k = place
        while strip_tabs and s[k : k + 1] == "\t":
            k += 1
        if s[k : k + 1] in ("\n", ""):
            return k if k < len(s) else -1
    k = s.find("\n\n", max(place - 1, 0))
    return k + 1 if k >= 0 else -1


def _joined_lines(p: "Parser", delimiter: str, strip_tabs: bool) -> str:
    """With line continuations: a line that ends in a backslash is joined with the next before it is compared."""
    s, n, place = p.s, p.n, p.i
    start = place
    while place < n:
        line_start = place
        pieces: list[str] = []
        while True:
            p.budget.spend(1)
            end = s.find("\n", place)
            if end < 0:
                end = n
            piece = s[place:end]
            place = min(end + 1, n)
            slashes = len(piece) - len(piece.rstrip("\\"))
            if slashes & 1 and end < n:
                pieces.append(piece[:-1])
                continue
            pieces.append(piece)
            break
        line = "".join(pieces)
        if (line.lstrip("\t") if strip_tabs else line) == delimiter:
            p.i = place
            return s[start:line_start]
    p.i = n
    return s[start:]
