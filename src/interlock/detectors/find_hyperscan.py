"""Finds anchors with Vectorscan or Hyperscan (the ``hyperscan`` wheel), and drops most of those that lead nowhere while it is at it."""

import hashlib
import platform
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

import hyperscan

from interlock.detectors.base import FOLLOW_CLASS

if TYPE_CHECKING:
    from interlock.detectors.engine import DatabaseCache
    from interlock.detectors.find import Anchor

_VERSION: str = getattr(hyperscan, "__version__", "")
_SPECIAL = frozenset("\\.^$|?*+()[]{}-")


class Finder:
    """Positions of anchors, by one automaton over the flat text.

    An anchor with a gate is matched together with it. Only the end of such a match is known, so the anchor is looked for in the
    characters before it.
    """

    def __init__(
        self,
        anchors: "Sequence[Anchor]",
        gates: Sequence[tuple[str, int]],
        version: str,
        cache: "DatabaseCache | None" = None,
        *,
        places: Sequence[Sequence[str]] = (),
    ) -> None:
        """`places` are groups of expressions that `look` tells the matches of; no match is empty."""
        expressions: list[bytes] = []
        flags: list[int] = []
        self._anchors = anchors
        #: How far before the end of a match its anchor starts: exactly, or (gated) at most.
        self._widths: list[int] = []
        self._gated: list[bool] = []
        for (literal, caseless, follow), (gate, gate_width) in zip(anchors, gates, strict=True):
            tail = gate or (f"[{FOLLOW_CLASS}]{{{follow}}}" if follow else "")
            expressions.append((_escape(literal) + tail).encode())
            # Without DOTALL and UTF-8 modes: the text is flat, and gates name the characters that they allow.
            flags.append(int(hyperscan.HS_FLAG_CASELESS) if caseless else 0)
            self._widths.append(len(literal) + (gate_width if gate else follow))
            self._gated.append(bool(gate))
        #: Number of the first expression that is no anchor's, and the group of each from there on.
        self._first = len(expressions)
        self._groups = [number for number, group in enumerate(places) for _ in group]
        expressions += [expression.encode() for group in places for expression in group]
        flags += [0] * len(self._groups)
        self._count = len(places)
        self._database = _database(expressions, flags, version, cache)
        self._local = threading.local()

    def look(self, flat: bytes) -> tuple[dict[int, list[int]], list[list[int]]]:
        """(positions of the anchors by index, ends of the matches of each group of places); all in order."""
        hits: list[tuple[int, int]] = []

        def note(number: int, _start: int, end: int, _flags: int, _context: object) -> None:
            hits.append((number, end))

        self._database.scan(flat, match_event_handler=note, scratch=self._scratch())
        places: list[list[int]] = [[] for _ in range(self._count)]
        if not hits:
            return {}, places
        first = self._first
        ends: dict[int, list[int]] = {}
        for number, end in hits:
            if number >= first:
                places[self._groups[number - first]].append(end)
            elif number in ends:
                ends[number].append(end)
            else:
                ends[number] = [end]
        for group in places:
            group.sort()
        return self._positions(flat, ends), places

    def marks(self, flat: bytes) -> tuple[list[int], list[list[int]]]:
        """(ends of the anchors' matches and of the last group's, ends of each group before it), in the order in which they are told."""
        found: list[int] = []
        groups: list[list[int]] = [[] for _ in range(self._count)]
        first, group_of, last = self._first, self._groups, self._count - 1

        def note(number: int, _start: int, end: int, _flags: int, _context: object) -> None:
            group = group_of[number - first] if number >= first else last
            if group == last:
                found.append(end)
            else:
                groups[group].append(end)

        self._database.scan(flat, match_event_handler=note, scratch=self._scratch())
        return found, groups

    def _scratch(self) -> "hyperscan.Scratch":
        scratch = getattr(self._local, "scratch", None)
        if scratch is None:
            # One a thread: a scratch space must not be used twice at once.
            scratch = self._local.scratch = hyperscan.Scratch(self._database)
        return scratch

    def _positions(self, flat: bytes, ends: dict[int, list[int]]) -> dict[int, list[int]]:
        low = b""
        found: dict[int, list[int]] = {}
        for index, own in ends.items():
            width = self._widths[index]
            if not self._gated[index]:
                found[index] = [end - width for end in own]
                continue
            literal, caseless, _ = self._anchors[index]
            if caseless and not low:
                low = flat.lower()
            text = low if caseless else flat
            positions = found[index] = []
            # Matches of one expression are told in the order of their ends; what lies before the last end was searched then.
            reached = 0
            for end in own:
                at = text.find(literal, max(end - width, reached), end)
                while at >= 0:
                    positions.append(at)
                    reached = at + 1
                    at = text.find(literal, reached, end)
                reached = max(reached, end - len(literal) + 1)
        return found


def _escape(literal: bytes) -> str:
    return "".join("\\" + char if char in _SPECIAL else char for char in literal.decode("ascii"))


def _database(expressions: list[bytes], flags: list[int], version: str, cache: "DatabaseCache | None") -> "hyperscan.Database":
    """Compile, or load what was compiled for the same detectors, library version and processor."""
    name = ""
    if cache is not None:
        digest = hashlib.sha256(repr((expressions, flags)).encode()).hexdigest()[:8]
        name = f"{version}-{digest}-{_VERSION}-{platform.system()}-{platform.machine()}".lower()
        data = cache.load(name)
        if data:
            try:
                database = hyperscan.loadb(data, hyperscan.HS_MODE_BLOCK)
                # Refused for a database of another processor.
                hyperscan.Scratch(database)
                return database
            except hyperscan.HyperscanError:
                pass
    database = hyperscan.Database(mode=hyperscan.HS_MODE_BLOCK)
    database.compile(expressions=expressions, ids=list(range(len(expressions))), elements=len(expressions), flags=flags)
    if cache is not None:
        cache.save(name, hyperscan.dumpb(database))
    return database
