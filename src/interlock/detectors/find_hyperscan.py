"""Finds anchors with Vectorscan or Hyperscan (the ``hyperscan`` wheel), and drops most of those that lead nowhere while it is at it."""

import platform
import threading
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import hyperscan

from interlock.detectors.base import FOLLOW_CLASS, GATE_WIDTH

if TYPE_CHECKING:
    from interlock.detectors.engine import DatabaseCache
    from interlock.detectors.find import Anchor

_VERSION: str = getattr(hyperscan, "__version__", "")
_SPECIAL = frozenset("\\.^$|?*+()[]{}-")


class Finder:
    """Positions of anchors, by one automaton over the flat text.

    An anchor with a gate is matched together with it; only the end of such a match is known, so that its anchors are looked up in
    the `GATE_WIDTH` characters before.
    """

    def __init__(
        self, anchors: "Sequence[Anchor]", gates: Sequence[str], version: str, cache: "DatabaseCache | None" = None
    ) -> None:
        expressions: list[bytes] = []
        flags: list[int] = []
        #: Per expression: the anchor and how far behind the end of a match it starts; or the gated anchors.
        self._fixed: list[tuple[int, int]] = []
        gated: dict[tuple[str, bool], list[int]] = defaultdict(list)
        for index, ((literal, caseless, follow), gate) in enumerate(zip(anchors, gates, strict=True)):
            if gate:
                gated[gate, caseless].append(index)
                continue
            tail = f"[{FOLLOW_CLASS}]{{{follow}}}" if follow else ""
            expressions.append((_escape(literal) + tail).encode())
            flags.append(_flags(caseless))
            self._fixed.append((index, len(literal) + follow))
        self._gated: list[tuple[bool, list[tuple[int, bytes]]]] = []
        for (gate, caseless), members in gated.items():
            literals = "|".join(sorted({_escape(anchors[index][0]) for index in members}))
            expressions.append(f"(?:{literals}){gate}".encode())
            flags.append(_flags(caseless))
            self._gated.append((caseless, [(index, anchors[index][0]) for index in members]))
        self._database = _database(expressions, flags, version, cache)
        self._local = threading.local()

    def candidates(self, flat: bytes) -> Iterator[tuple[int, int]]:
        """(position, index of the anchor)."""
        hits: list[tuple[int, int]] = []

        def note(number: int, _start: int, end: int, _flags: int, _context: object) -> None:
            hits.append((number, end))

        scratch = getattr(self._local, "scratch", None)
        if scratch is None:
            # One a thread: a scratch space must not be used twice at once.
            scratch = self._local.scratch = hyperscan.Scratch(self._database)
        self._database.scan(flat, match_event_handler=note, scratch=scratch)
        fixed = self._fixed
        split = len(fixed)
        ends: dict[int, list[int]] = defaultdict(list)
        for number, end in hits:
            if number < split:
                index, width = fixed[number]
                yield end - width, index
            else:
                ends[number - split].append(end)
        for number, places in ends.items():
            yield from self._look_back(flat, places, *self._gated[number])

    @staticmethod
    def _look_back(flat: bytes, ends: list[int], caseless: bool, members: list[tuple[int, bytes]]) -> Iterator[tuple[int, int]]:
        longest = max(len(literal) for _, literal in members)
        done = 0
        for end in sorted(ends):
            # What lies before the last end was searched then, but for an anchor that reaches over it.
            start = max(0, end - longest - GATE_WIDTH, done - longest)
            window = flat[start:end].lower() if caseless else flat[start:end]
            for index, literal in members:
                at = window.find(literal)
                while at >= 0:
                    yield start + at, index
                    at = window.find(literal, at + 1)
            done = end


def _escape(literal: bytes) -> str:
    return "".join("\\" + char if char in _SPECIAL else char for char in literal.decode("ascii"))


def _flags(caseless: bool) -> int:
    return int(hyperscan.HS_FLAG_CASELESS) if caseless else 0


def _database(expressions: list[bytes], flags: list[int], version: str, cache: "DatabaseCache | None") -> "hyperscan.Database":
    """Compile, or load what was compiled for the same detectors, library version and processor."""
    name = ""
    if cache is not None:
        name = f"{version}-{_VERSION}-{platform.system()}-{platform.machine()}".lower()
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
