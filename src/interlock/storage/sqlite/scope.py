# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""The turns of some projects as arrays, kept between the searches of one process. Needs numpy.

A turn has a slot: its session's base plus its place. There is an empty slot before and after each session, so that a turn's
neighbours are the slots beside it. What the arrays of unchanged parts hold is copied when something was added.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from interlock.storage.sqlite.index_tables import PART_BITS, PLACE_BITS, PLACES
from interlock.storage.sqlite.parts import VECTOR
from interlock.storage.sqlite.turns import marks
from interlock.storage.static_vectors import WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from sqlite3 import Connection

    from interlock.storage.sqlite.meanings import Meanings

Floats = NDArray[np.float32]

_NUMBERS = np.dtype([("id", "<i8"), ("length", "<u4"), ("prompt", "<u4")])
_VECTORS = np.dtype([("row", "i1", (WIDTH,)), ("scale", "<f4")])

#: Slots whose vectors are compared, the newest: 52 MB. The words of all are.
MOST_VECTORS = 200_000

#: Rows turned into floats at once: they stay in the processor's cache.
_AT_ONCE = 4096

#: The mean vector counts as that of so many texts more than there are: a project of three turns has no mean of its own.
_STEADY = 20


class Scope:
    """Arrays over the slots of a scope; slot 0 is empty."""

    def __init__(self, parts: "Sequence[tuple[int, int, bytes, bytes | None]]") -> None:
        """`parts`: session, part, numbers and vectors, in order."""
        counts: dict[int, int] = {}
        for session, part, numbers, _ in parts:
            counts[session] = (part << PART_BITS) + len(numbers) // _NUMBERS.itemsize
        self.sessions = np.array(list(counts), dtype=np.int64)
        """Session ids, ascending."""
        sizes = np.array(list(counts.values()), dtype=np.int64)
        self.base = np.cumsum(np.append(0, sizes + 1))[:-1]
        """Slot before the first turn of each session."""
        self.slots = int((sizes + 1).sum()) + 1
        """How many slots there are."""
        base = dict(zip(counts, self.base.tolist(), strict=True))
        numbers_of = np.zeros(self.slots, dtype=_NUMBERS)
        self.owner = np.zeros(self.slots, dtype=np.int64)
        """Row in `sessions` of each slot."""
        self.owner[self.base[1:]] = 1
        self.owner = np.cumsum(self.owner)
        self.first = max(0, self.slots - MOST_VECTORS)
        """First slot with a vector."""
        self.rows: NDArray[np.int8] = np.zeros((self.slots - self.first, WIDTH), dtype=np.int8)
        """Vectors in 8 bits."""
        self.scales: Floats = np.zeros(self.slots - self.first, dtype=np.float32)
        """What to multiply them with."""
        for session, part, numbers, vectors in parts:
            start = base[session] + (part << PART_BITS) + 1
            count = len(numbers) // _NUMBERS.itemsize
            numbers_of[start : start + count] = np.frombuffer(numbers, dtype=_NUMBERS)
            if vectors is not None and len(vectors) == count * VECTOR and start >= self.first:
                packed = np.frombuffer(vectors, dtype=_VECTORS)
                self.rows[start - self.first : start - self.first + count] = packed["row"]
                self.scales[start - self.first : start - self.first + count] = packed["scale"]
        self.ids: NDArray[np.int64] = numbers_of["id"].astype(np.int64)
        """Turn in each slot, 0 for none."""
        self.prompt = numbers_of["prompt"].astype(bool)
        """Whether it is a prompt."""
        self.lengths: Floats = numbers_of["length"].astype(np.float32)
        """Words."""
        self.windows = beside(self.lengths) * (self.ids > 0)
        """Words of the turn and both its neighbours."""
        self.session_lengths = np.bincount(self.owner, self.lengths, minlength=len(self.sessions))
        """Words of each session."""
        self.turns = int((self.ids > 0).sum())
        """Turns."""
        self.meanings: Meanings | None = None
        """Vectors of the ``semantic`` extra, None before they were looked for."""
        self._measure()

    def _measure(self) -> None:
        """Sizes of the vectors and of their windows, and both means."""
        count = len(self.scales)
        self.sizes: Floats = np.zeros(count, dtype=np.float32)
        self.window_sizes: Floats = np.zeros(count, dtype=np.float32)
        mean, window_mean = np.zeros(WIDTH), np.zeros(WIDTH)
        for start in range(0, count, _AT_ONCE):
            low, high = max(0, start - 1), min(count, start + _AT_ONCE + 1)
            full = self.rows[low:high].astype(np.float32) * self.scales[low:high, None]
            inner = slice(start - low, min(start + _AT_ONCE, count) - low)
            three = full.copy()
            three[1:] += full[:-1]
            three[:-1] += full[1:]
            full, three = full[inner], three[inner] * (self.ids[self.first + start : self.first + start + _AT_ONCE] > 0)[:, None]
            end = start + len(full)
            self.sizes[start:end] = np.linalg.norm(full, axis=1)
            self.window_sizes[start:end] = np.linalg.norm(three, axis=1)
            mean += (full / np.maximum(self.sizes[start:end], 1e-9)[:, None]).sum(axis=0)
            window_mean += (three / np.maximum(self.window_sizes[start:end], 1e-9)[:, None]).sum(axis=0)
        mean /= _STEADY + int((self.sizes > 0).sum())
        window_mean /= _STEADY + int((self.window_sizes > 0).sum())
        self.mean = window_mean.astype(np.float32)
        turn_mean = mean.astype(np.float32)
        # Length of each vector once its mean is taken away: 1 - 2 x.m + m.m.
        along = self._dot(turn_mean)
        self.rest = np.sqrt(np.maximum(1 - 2 * _by(along, self.sizes) + turn_mean @ turn_mean, 1e-6))
        along = self._dot(self.mean)
        self._with_mean = _by(along, self.sizes)
        along = beside(along)
        self.window_rest = np.sqrt(np.maximum(1 - 2 * _by(along, self.window_sizes) + self.mean @ self.mean, 1e-6))
        self._turn_mean = turn_mean

    def _dot(self, vector: Floats) -> Floats:
        found: Floats = np.empty(len(self.scales), dtype=np.float32)
        for start in range(0, len(found), _AT_ONCE):
            found[start : start + _AT_ONCE] = self.rows[start : start + _AT_ONCE].astype(np.float32) @ vector
        return found * self.scales

    def cosines(self, vector: Floats) -> "tuple[Floats, Floats, Floats]":
        """Cosine of every turn with the text of that vector; then of every turn and of its window, the mean of the scope taken away."""
        size = float(np.linalg.norm(vector))
        plain, turns, windows = (np.zeros(self.slots, dtype=np.float32) for _ in range(3))
        if size < 1e-9:
            return plain, turns, windows
        apart = vector / size - self.mean
        left = max(float(np.linalg.norm(apart)), 1e-9)
        wanted: Floats = (apart / left).astype(np.float32)
        along = self._dot(wanted)
        known = self.sizes > 0
        plain[self.first :] = _by(along, self.sizes) * left + self._with_mean
        turns[self.first :] = (_by(along, self.sizes) - self._turn_mean @ wanted) / self.rest * known
        windows[self.first :] = (_by(beside(along), self.window_sizes) - self.mean @ wanted) / self.window_rest * known
        return plain, turns, windows

    def slots_of(self, keys: "Sequence[int]") -> "NDArray[np.int64]":
        """Slots of the turns with these keys, those that are not in the scope left out."""
        given = np.array(keys, dtype=np.int64)
        if not len(self.sessions):
            return given[:0]
        session, place = given >> PLACE_BITS, given & PLACES
        at = np.minimum(np.searchsorted(self.sessions, session), len(self.sessions) - 1)
        slots = self.base[at] + place
        inside = (self.sessions[at] == session) & (slots < self.slots)
        slots = slots[inside]
        kept: NDArray[np.int64] = slots[self.ids[slots] > 0]
        return kept


class Scopes:
    """The scopes asked for last."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection
        self._kept: dict[tuple[int, ...] | None, tuple[str, Scope]] = {}

    def get(self, projects: "tuple[int, ...] | None", stamp: str) -> Scope:
        """The turns of these projects (None: of all). `stamp`: that of the tables as they are now."""
        known = self._kept.pop(projects, None)
        if known is None or known[0] != stamp:
            known = (stamp, Scope(self._parts(projects)))
        # Two at most, the one asked for last at the end.
        while len(self._kept) > 1:
            del self._kept[next(iter(self._kept))]
        self._kept[projects] = known
        return known[1]

    def _parts(self, projects: "tuple[int, ...] | None") -> "list[Any]":
        where = ""
        if projects is not None:
            where = f"WHERE session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(projects))}))"
        sql = f"SELECT session, part, numbers, vectors FROM session_parts {where} ORDER BY session, part"
        return self._db.execute(sql, projects or ()).fetchall()


def beside(values: Floats) -> Floats:
    """Each with both its neighbours."""
    found = values.copy()
    found[1:] += values[:-1]
    found[:-1] += values[1:]
    return found


def _by(values: Floats, sizes: Floats) -> Floats:
    return np.divide(values, np.maximum(sizes, 1e-9), dtype=np.float32)
