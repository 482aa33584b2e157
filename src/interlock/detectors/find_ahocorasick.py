"""Finds anchors with the ``ahocorasick_rs`` wheel: one pass for those that heed case, one for those that do not."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import ahocorasick_rs

if TYPE_CHECKING:
    from interlock.detectors.find import Anchor


class Finder:
    """Positions of anchors, by Aho-Corasick automata."""

    def __init__(self, anchors: "Sequence[Anchor]") -> None:
        self._passes = []
        for caseless in (False, True):
            members = [index for index, anchor in enumerate(anchors) if anchor[1] is caseless]
            if members:
                automaton = ahocorasick_rs.BytesAhoCorasick([anchors[index][0] for index in members])
                self._passes.append((caseless, automaton, members))

    def candidates(self, flat: bytes) -> Iterator[tuple[int, int]]:
        """(position, index of the anchor) of every anchor."""
        for caseless, automaton, members in self._passes:
            for number, start, _ in automaton.find_matches_as_indexes(flat.lower() if caseless else flat, overlapping=True):
                yield start, members[number]
