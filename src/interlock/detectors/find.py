"""Finds anchors with the standard library alone, at one C call an anchor. Imports nothing: the hook uses it too.

A text is first made *flat*: one byte a character, what is not Latin-1 as ``?``, so that offsets in bytes are offsets in characters.
Anchors of tokens stand in long runs of token characters, and such runs are rare in prose and code; so the runs are cut out and only
they are searched for the many token prefixes (1 MB of documentation: 5 ms instead of 60).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    #: Literal, ignore case, characters of the follow class after it.
    Anchor = tuple[bytes, bool, int]
    #: Index, literal, characters of the follow class after it; and the same, with how far before the root it starts, of anchors
    #: that hold this one and are looked for only where it stands.
    Group = tuple[tuple[int, bytes, int, tuple[tuple[int, bytes, int, int], ...]], ...]

#: Shortest run that can hold an anchor and what follows it; the others are searched in the whole text.
RUN = 16

_TOKEN = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.="
_MASK = bytes(0x61 if byte in _TOKEN else 0x20 for byte in range(256))
_RUN_OF = b"a" * RUN
_RUNS_OF = [b"a" * count for count in range(256)]


def flatten(text: str) -> bytes:
    """One byte a character."""
    return text.encode("latin-1", "replace")


def in_runs(anchor: "Anchor") -> bool:
    """Whether the anchor can only stand in a run of token characters."""
    literal, caseless, follow = anchor
    return not caseless and len(literal) + follow >= RUN and not literal.strip(_TOKEN)


def parted(anchors: "Iterable[Anchor]") -> "tuple[Group, Group, Group]":
    """Anchors with their index: those of runs, those that heed case, those that do not. One that holds another rides on it."""
    groups: tuple[list[tuple[int, bytes, int]], ...] = ([], [], [])
    for index, anchor in enumerate(anchors):
        groups[2 if anchor[1] else 0 if in_runs(anchor) else 1].append((index, anchor[0], anchor[2]))
    return _ridden(groups[0]), _ridden(groups[1]), _ridden(groups[2])


def _ridden(rows: "list[tuple[int, bytes, int]]") -> "Group":
    roots: list[tuple[int, bytes, int, list[tuple[int, bytes, int, int]]]] = []
    for index, literal, follow in sorted(rows, key=lambda row: (len(row[1]), row[1], row[2], row[0])):
        for root in roots:
            before = literal.find(root[1])
            if before >= 0:
                root[3].append((index, literal, follow, before))
                break
        else:
            roots.append((index, literal, follow, []))
    return tuple([(index, literal, follow, tuple(riders)) for index, literal, follow, riders in roots])


class Finder:
    """Positions of anchors, by ``bytes.find``."""

    __slots__ = ("_caseless", "_plain", "_runs")

    def __init__(self, runs: "Group", plain: "Group", caseless: "Group") -> None:
        """Groups as `parted` makes them."""
        self._runs = runs
        self._plain = plain
        self._caseless = caseless

    def candidates(self, flat: bytes) -> "Iterator[tuple[int, int]]":
        """(position, index of the anchor) of every anchor that is followed as it must be; in no order."""
        mask = flat.translate(_MASK)
        if self._runs:
            yield from self._in_runs(flat, mask)
        yield from _search(flat, mask, self._plain)
        if self._caseless:
            yield from _search(flat.lower(), mask, self._caseless)

    def _in_runs(self, flat: bytes, mask: bytes) -> "Iterator[tuple[int, int]]":
        pieces = []
        starts = []
        joined = 0
        size = len(flat)
        start = mask.find(_RUN_OF)
        while start >= 0:
            end = mask.find(b" ", start)
            if end < 0:
                end = size
            pieces.append(flat[start:end])
            starts.append((joined, start))
            joined += end - start + 1
            start = mask.find(_RUN_OF, end)
        if not pieces:
            return
        runs = b" ".join(pieces)
        run_mask = runs.translate(_MASK)
        for position, index in _search(runs, run_mask, self._runs):
            low, high = 0, len(starts)
            while high - low > 1:
                middle = (low + high) // 2
                if starts[middle][0] <= position:
                    low = middle
                else:
                    high = middle
            yield starts[low][1] + position - starts[low][0], index


def _search(flat: bytes, mask: bytes, anchors: "Group") -> "Iterator[tuple[int, int]]":
    for index, literal, follow, riders in anchors:
        position = flat.find(literal)
        width = len(literal)
        while position >= 0:
            if not follow or mask.startswith(_RUNS_OF[follow], position + width):
                yield position, index
            for other, longer, needed, before in riders:
                start = position - before
                if (
                    start >= 0
                    and flat.startswith(longer, start)
                    and (not needed or mask.startswith(_RUNS_OF[needed], start + len(longer)))
                ):
                    yield start, other
            position = flat.find(literal, position + 1)
