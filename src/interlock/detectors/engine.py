"""Text to findings. Three ways to find anchors, one way to judge what stands there, so that all engines give equal findings.

| engine | needs | measured in |
|---|---|---|
| ``hyperscan`` | the wheel of that name (Vectorscan on Unix) | ``tests/bench/bench_detectors.py`` |
| ``ahocorasick`` | ``ahocorasick_rs`` | the same |
| ``stdlib`` | nothing | the same |
"""

import copy
import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from interlock.detectors import decode as decoding
from interlock.detectors import find, registry
from interlock.detectors.base import Detector
from interlock.detectors.judge import judge, merge, settle
from interlock.detectors.reach import reach
from interlock.model.finding import Finding

ENGINES = ("hyperscan", "ahocorasick", "stdlib")

#: From so many characters on the native engine pays for a single scan: it takes up to 2 s to be ready where nothing is kept of it.
_WORTH_NATIVE = 8_000_000

#: A text with more findings than this is not searched further: it will be refused or masked whole anyway.
MAX_FINDINGS = 2000

#: From so many anchors on, what a detector said of equal surroundings is remembered: of so many for each between two pieces of the text,
#: if it has so many anchors in a piece.
_FLOOD = 1000
_REMEMBERED = 5000
_MANY = 32
_PIECE = 65_536


def once(size: int) -> str:
    """The engine for a single scan of about `size` characters."""
    return "" if size >= _WORTH_NATIVE else "stdlib"


class DatabaseCache(Protocol):
    """Keeps the compiled database between processes. Its content is trusted like code: keep it in a private folder."""

    def load(self, name: str) -> bytes | None:
        """The bytes saved under a name, None when there are none."""

    def save(self, name: str, data: bytes) -> None:
        """Keep the bytes; a failure is ignored."""


#: Name of the places where something encoded may begin.
_ENCODED = "encoded"
#: Name of what begins everything else that no anchor tells; for `Scanner.hints` alone.
_LEADS = "leads"
#: The family that a model of its own reads for.
_ORDERS = "injection"


class AnchorFinder(Protocol):
    """What the engines have in common."""

    def look(self, flat: bytes) -> tuple[Mapping[int, list[int]], Sequence[list[int]]]:
        """(positions by index of the anchor, at least all where its detector's pattern matches; ends of the matches of each group of
        places, none of an engine that knows none). In order."""


@runtime_checkable
class _Marking(Protocol):
    """An engine that knows the matches of all that `Scanner.hints` asks for."""

    def marks(self, flat: bytes) -> tuple[list[int], list[list[int]]]:
        """(ends of the anchors' matches and of the last group's, ends of each group before it), in the order in which they are told."""


class _Anchors(Protocol):
    """An engine that knows anchors only."""

    def candidates(self, flat: bytes) -> Iterable[tuple[int, int]]:
        """(position, index of the anchor); each at least once when its detector's pattern matches there."""


class _Grouped:
    """Such an engine, as an `AnchorFinder`."""

    def __init__(self, finder: _Anchors) -> None:
        self._finder = finder

    def look(self, flat: bytes) -> tuple[Mapping[int, list[int]], Sequence[list[int]]]:
        """See `AnchorFinder`."""
        found: dict[int, list[int]] = {}
        for position, index in self._finder.candidates(flat):
            if index in found:
                found[index].append(position)
            else:
                found[index] = [position]
        for positions in found.values():
            positions.sort()
        return found, ()


class _Known:
    """What a detector said of surroundings."""

    __slots__ = ("after", "before", "said")

    def __init__(self, around: tuple[int, int] | None) -> None:
        self.before, self.after = around or (-1, -1)
        self.said: dict[str, tuple[int, int, str] | None] = {}


class Scanner:
    """Finds what the detectors of some families describe. Safe to share between threads."""

    def __init__(
        self,
        families: Sequence[str] = ("secrets",),
        *,
        engine: str = "",
        detectors: Sequence[Detector] | None = None,
        cache: DatabaseCache | None = None,
        decode: bool = True,
    ) -> None:
        """`engine` is one of `ENGINES`, or "" for the best that is installed. `detectors` replaces those with anchors of the families.
        With `decode`, what is written in base64, hex, percent signs or escapes is decoded and searched too. Raises ValueError for an unknown
        name."""
        self.families = tuple(families)
        """Families that are looked for."""
        self.decode = decode
        """Whether encoded parts are decoded and searched."""
        self._readers = registry.readers(self.families)
        self._numbers = registry.numbers(self.families)
        chosen = tuple(detectors) if detectors is not None else registry.detectors(self.families)
        self.version = registry.version(chosen, self.families, decode)
        """Digest of the detector set; part of every cache key of findings."""
        by_anchor: dict[tuple[bytes, bool, int], list[int]] = {}
        for number, detector in enumerate(chosen):
            for literal in detector.anchors:
                by_anchor.setdefault((literal.encode("ascii"), detector.caseless, detector.follow), []).append(number)
        self._anchors = list(by_anchor)
        self._detectors_of = [by_anchor[anchor] for anchor in self._anchors]
        self._detectors = chosen
        self._patterns = [re.compile(item.pattern, re.ASCII | (re.IGNORECASE if item.caseless else 0)) for item in chosen]
        self.engine, self._finder = self._make_finder(engine, cache)
        self._marking = self._finder if isinstance(self._finder, _Marking) else None

    def scan(self, text: str, provenance: str = "") -> list[Finding]:
        """Findings in order of their start; a text of any length, in time linear to it.

        `provenance` (a key of `injection.detect.PROVENANCE`) weighs the marks of an injection. A finding in an encoded part has the span of
        that part.
        """
        flat = find.flatten(text)
        anchors, places = self._finder.look(flat)
        found = self._read(text, flat, provenance, anchors, places)
        if self.decode and len(found) < MAX_FINDINGS:
            encoded = places[self._places[_ENCODED]] if places else None
            inner = decoding.rescan(text, flat, lambda part: self._within(part, provenance), MAX_FINDINGS - len(found), encoded)
            if inner:
                found = merge([found, inner])
        return found

    def hints(self, flat: bytes) -> list[int] | None:
        """Where something may be found in any text whose flat form (`find.flatten`) stands in `flat` by itself, between characters that are no
        part of a word: what is found in a text has one of these ends in it, or at most two characters behind it. In no order.

        None when it cannot be told without reading. Beyond Latin-1 see `foreign`.
        """
        if self._marking is None or _ORDERS in self.families:
            return None
        found, places = self._marking.marks(flat)
        numbers = places[self._places["pii"]] if "pii" in self._places else []
        encoded = places[self._places[_ENCODED]] if _ENCODED in self._places else []
        if numbers or encoded:
            # What surrounds a text adds words near a number and nothing else, and an encoded part ends where the text does.
            text = flat.decode("latin-1")
            if numbers:
                found += self._numbers(text, flat, sorted(numbers))
            if encoded:
                found += [start + 1 for start in decoding.starts(text, flat, sorted(encoded))]
        return found

    def foreign(self, utf8: bytes) -> bool:
        """Whether a text may hold something that only characters beyond ASCII tell; the text in UTF-8."""
        return "unicode" in self.families and registry.odd(utf8)

    def apart(self) -> "tuple[Scanner, Scanner | None]":
        """(a scanner for all families but ``injection``, one for it alone or None): the model reads a hundred times slower than the rest,
        so a caller may want to ask it of less."""
        if _ORDERS not in self.families:
            return self, None
        rest, alone = copy.copy(self), copy.copy(self)
        rest.families = tuple([family for family in self.families if family != _ORDERS])
        rest._readers = registry.readers(rest.families)
        alone.families = (_ORDERS,)
        alone._readers = registry.readers(alone.families)
        alone._detectors = ()
        return rest, alone

    def _within(self, part: str, provenance: str) -> list[Finding]:
        flat = find.flatten(part)
        anchors, places = self._finder.look(flat)
        return self._read(part, flat, provenance, anchors, places)

    def _read(
        self, text: str, flat: bytes, provenance: str, anchors: Mapping[int, list[int]], places: Sequence[list[int]]
    ) -> list[Finding]:
        numbers = places[self._places["pii"]] if places and "pii" in self._places else None
        lists = [self._anchored(text, anchors)] if anchors and self._detectors else []
        lists += [read(text, flat, provenance, numbers) for read in self._readers]
        return merge(lists) if len(lists) > 1 else lists[0] if lists else []

    def _anchored(self, text: str, anchors: Mapping[int, list[int]]) -> list[Finding]:
        found: dict[tuple[int, int, int], str] = {}
        if sum(map(len, anchors.values())) <= _FLOOD:
            for index, positions in anchors.items():
                for number in self._detectors_of[index]:
                    self._judge(text, number, positions, found)
        else:
            known: dict[int, _Known] = {}
            # Piece by piece, so that all engines give up at the same place.
            for start in range(0, len(text), _PIECE):
                for index, positions in anchors.items():
                    own = positions[bisect_left(positions, start) : bisect_left(positions, start + _PIECE)]
                    for number in self._detectors_of[index]:
                        self._judge_many(text, number, own, found, known)
                if len(found) >= MAX_FINDINGS:
                    break
        settled = settle([(self._detectors[number], start, end, sure) for (number, start, end), sure in found.items()])
        return settled[:MAX_FINDINGS]

    def _judge(self, text: str, number: int, positions: Iterable[int], found: dict[tuple[int, int, int], str]) -> None:
        detector, pattern = self._detectors[number], self._patterns[number]
        for position in positions:
            hit = judge(detector, pattern, text, position)
            if hit is not None:
                found.setdefault((number, hit[0], hit[1]), hit[2])

    def _judge_many(
        self, text: str, number: int, positions: list[int], found: dict[tuple[int, int, int], str], known: "dict[int, _Known]"
    ) -> None:
        """The same; what a detector said of equal surroundings is remembered, so that a flood of ``token=`` is judged once."""
        memory = known.get(number)
        if memory is None:
            memory = known[number] = _Known(reach(self._detectors[number]))
        if memory.before < 0 or len(positions) < _MANY:
            self._judge(text, number, positions, found)
            return
        before, after = memory.before, memory.after
        # The first few look back to the start of the text.
        edge = bisect_left(positions, before)
        self._judge(text, number, positions[:edge], found)
        rest = positions[edge:]
        around = [text[position - before : position + after] for position in rest]
        one_of = dict(zip(reversed(around), reversed(rest), strict=True))
        said = memory.said
        for shown, position in one_of.items():
            if shown not in said:
                hit = judge(self._detectors[number], self._patterns[number], text, position)
                said[shown] = None if hit is None else (hit[0] - position, hit[1] - position, hit[2])
        if any(said[shown] is not None for shown in one_of):
            for position, shown in zip(rest, around, strict=True):
                relative = said[shown]
                if relative is not None:
                    found.setdefault((number, relative[0] + position, relative[1] + position), relative[2])
        if len(said) > _REMEMBERED:
            said.clear()

    def _make_finder(self, engine: str, cache: DatabaseCache | None) -> tuple[str, AnchorFinder]:
        if engine not in ("", *ENGINES):
            raise ValueError(f"unknown engine {engine!r}")
        places = self._native() if engine in ("", "hyperscan") else {}
        self._places = {name: number for number, name in enumerate(places)}
        if not self._anchors and not places:
            return engine or "stdlib", _Grouped(find.Finder((), (), ()))
        if engine in ("", "hyperscan"):
            try:
                from interlock.detectors import find_hyperscan

                return "hyperscan", find_hyperscan.Finder(
                    self._anchors, self._gates(), self.version, cache, places=tuple(places.values())
                )
            except ImportError:
                if engine:
                    raise
        if engine in ("", "ahocorasick"):
            try:
                from interlock.detectors import find_ahocorasick

                return "ahocorasick", _Grouped(find_ahocorasick.Finder(self._anchors))
            except ImportError:
                if engine:
                    raise
        return "stdlib", _Grouped(find.Finder(*find.parted(self._anchors)))

    def _native(self) -> dict[str, tuple[str, ...]]:
        """Expressions that tell what is not found by anchors where to look, by name."""
        places: dict[str, tuple[str, ...]] = {_ENCODED: decoding.NATIVE} if self.decode else {}
        if "pii" in self.families:
            from interlock.detectors.pii import find as pii

            places["pii"] = pii.native()
            places[_LEADS] = pii.LEADS
        if self.decode:
            places[_LEADS] = (*places.get(_LEADS, ()), *decoding.LEADS)
        return places

    def _gates(self) -> list[tuple[str, int]]:
        """Gate of each anchor and its width; "" where one of its detectors has none or another."""
        gates = [
            {(self._detectors[number].gate, self._detectors[number].gate_width) for number in numbers}
            for numbers in self._detectors_of
        ]
        return [next(iter(gate)) if len(gate) == 1 else ("", 0) for gate in gates]
