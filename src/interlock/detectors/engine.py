"""Text to findings. Three ways to find anchors, one way to judge what stands there, so that all engines give equal findings.

| engine | needs | measured in |
|---|---|---|
| ``hyperscan`` | the wheel of that name (Vectorscan on Unix) | ``tests/bench/bench_detectors.py`` |
| ``ahocorasick`` | ``ahocorasick_rs`` | the same |
| ``stdlib`` | nothing | the same |
"""

import copy
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from interlock.detectors import decode as decoding
from interlock.detectors import find, registry
from interlock.detectors.base import Detector
from interlock.detectors.judge import judge, merge, settle
from interlock.model.finding import Finding

ENGINES = ("hyperscan", "ahocorasick", "stdlib")

#: A text with more findings than this is not searched further: it will be refused or masked whole anyway.
MAX_FINDINGS = 2000

#: From so many anchors on, what a generic detector said of equal surroundings is remembered: a flood of ``token=`` is judged once.
_FLOOD = 1000
#: Widest surroundings that a generic detector looks at, before and after its anchor.
_BEFORE, _AFTER = 16, 360


class DatabaseCache(Protocol):
    """Keeps the compiled database between processes. Its content is trusted like code: keep it in a private folder."""

    def load(self, name: str) -> bytes | None:
        """The bytes saved under a name, None when there are none."""

    def save(self, name: str, data: bytes) -> None:
        """Keep the bytes; a failure is ignored."""


#: Name of the places where something encoded may begin.
_ENCODED = "encoded"
#: The family that a model of its own reads for.
_ORDERS = "injection"


class AnchorFinder(Protocol):
    """What the engines have in common."""

    def candidates(self, flat: bytes) -> Iterable[tuple[int, int]]:
        """(position, index of the anchor); each at least once when its detector's pattern matches there."""


@runtime_checkable
class _Looking(AnchorFinder, Protocol):
    """An engine that tells places too."""

    def look(self, flat: bytes) -> tuple[Iterable[tuple[int, int]], list[list[int]]]:
        """(the same, ends of the matches of each group of places in order)."""


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
        # Asking a protocol costs as much as the scan of a short text: once is enough.
        self._looking = self._finder if isinstance(self._finder, _Looking) else None

    def scan(self, text: str, provenance: str = "") -> list[Finding]:
        """Findings in order of their start; a text of any length, in time linear to it.

        `provenance` (a key of `injection.detect.PROVENANCE`) weighs the marks of an injection. A finding in an encoded part has the span of
        that part.
        """
        flat = find.flatten(text)
        candidates, places = self._look(flat)
        found = self._read(text, flat, provenance, candidates, places.get("pii"))
        if self.decode and len(found) < MAX_FINDINGS:
            inner = decoding.rescan(
                text, flat, lambda part: self._within(part, provenance), MAX_FINDINGS - len(found), places.get(_ENCODED)
            )
            if inner:
                found = merge([found, inner])
        return found

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

    def _look(self, flat: bytes) -> tuple[Iterable[tuple[int, int]], Mapping[str, list[int]]]:
        if self._looking is not None:
            candidates, places = self._looking.look(flat)
            return candidates, dict(zip(self._places, places, strict=True))
        return self._finder.candidates(flat), {}

    def _within(self, part: str, provenance: str) -> list[Finding]:
        flat = find.flatten(part)
        candidates, places = self._look(flat)
        return self._read(part, flat, provenance, candidates, places.get("pii"))

    def _read(
        self, text: str, flat: bytes, provenance: str, candidates: Iterable[tuple[int, int]], numbers: list[int] | None
    ) -> list[Finding]:
        lists = [self._anchored(text, candidates)] if self._detectors else []
        lists += [read(text, flat, provenance, numbers) for read in self._readers]
        return merge(lists) if len(lists) > 1 else lists[0] if lists else []

    def _anchored(self, text: str, candidates: Iterable[tuple[int, int]]) -> list[Finding]:
        seen: set[tuple[int, int, int]] = set()
        found: list[tuple[Detector, int, int, str]] = []
        tried: set[tuple[int, int]] = set()
        known: dict[tuple[int, str], tuple[int, int, str] | None] = {}
        for position, index in candidates:
            for number in self._detectors_of[index]:
                if (position, number) in tried:
                    continue
                tried.add((position, number))
                detector = self._detectors[number]
                if detector.generic and len(tried) > _FLOOD:
                    hit = self._remembered(number, text, position, known)
                else:
                    hit = judge(detector, self._patterns[number], text, position)
                if hit is not None and (number, hit[0], hit[1]) not in seen:
                    seen.add((number, hit[0], hit[1]))
                    found.append((detector, *hit))
                    if len(found) >= MAX_FINDINGS:
                        return settle(found)
        return settle(found)

    def _remembered(
        self, number: int, text: str, position: int, known: dict[tuple[int, str], tuple[int, int, str] | None]
    ) -> tuple[int, int, str] | None:
        start = max(0, position - _BEFORE)
        key = (number * _BEFORE * 2 + position - start, text[start : position + _AFTER])
        if key in known:
            relative = known[key]
        else:
            hit = judge(self._detectors[number], self._patterns[number], text, position)
            relative = None if hit is None else (hit[0] - position, hit[1] - position, hit[2])
            if len(known) < _FLOOD:
                known[key] = relative
        return None if relative is None else (relative[0] + position, relative[1] + position, relative[2])

    def _make_finder(self, engine: str, cache: DatabaseCache | None) -> tuple[str, AnchorFinder]:
        if engine not in ("", *ENGINES):
            raise ValueError(f"unknown engine {engine!r}")
        places = self._native() if engine in ("", "hyperscan") else {}
        self._places = tuple(places)
        if not self._anchors and not places:
            return engine or "stdlib", find.Finder((), (), ())
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

                return "ahocorasick", find_ahocorasick.Finder(self._anchors)
            except ImportError:
                if engine:
                    raise
        return "stdlib", find.Finder(*find.parted(self._anchors))

    def _native(self) -> dict[str, tuple[str, ...]]:
        """Expressions that tell what is not found by anchors where to look, by name."""
        places: dict[str, tuple[str, ...]] = {_ENCODED: decoding.NATIVE} if self.decode else {}
        if "pii" in self.families:
            from interlock.detectors.pii import find as pii

            places["pii"] = pii.native()
        return places

    def _gates(self) -> list[tuple[str, int]]:
        """Gate of each anchor and its width; "" where one of its detectors has none or another."""
        gates = [
            {(self._detectors[number].gate, self._detectors[number].gate_width) for number in numbers}
            for numbers in self._detectors_of
        ]
        return [next(iter(gate)) if len(gate) == 1 else ("", 0) for gate in gates]
