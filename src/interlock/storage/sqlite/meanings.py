"""Vectors of the ``semantic`` extra: made in idle times, kept by turn, compared with a question where there are any. Needs numpy."""

import time

import numpy as np
from numpy.typing import NDArray

from interlock.model.session import CONTEXT
from interlock.storage.base import StoreBusy, StoreUnusable
from interlock.storage.sentence_vectors import WIDTH, installed, sentence_encoder
from interlock.storage.sqlite.connection import Transaction
from interlock.storage.sqlite.index_tables import MEANINGS
from interlock.storage.sqlite.index_write import next_stamp
from interlock.storage.sqlite.scope import Floats, Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from sqlite3 import Connection

#: Turns between two commits.
_AT_ONCE = 64

#: Turns of a scope whose vectors are compared, the newest: 39 MB.
_MOST = 100_000

_ROW = np.dtype([("row", "i1", (WIDTH,)), ("scale", "<f4")])

_BARE = """FROM turns t WHERE t.role <> ? AND t.text <> '' AND NOT EXISTS (SELECT 1 FROM turn_meanings m WHERE m.turn = t.id)"""


class Meanings:
    """Vectors of a scope's slots; those of slots without one are zeros."""

    def __init__(self, slots: int, places: "NDArray[np.int64]", packed: "NDArray[np.void]") -> None:
        self._slots = slots
        self._places = places
        self._rows = packed["row"]
        self._scales = packed["scale"]

    def any(self) -> bool:
        """Whether there is one."""
        return len(self._places) > 0

    def cosines(self, vector: Floats) -> Floats:
        """Cosine of each slot's text with that of the vector, which is of length 1."""
        found: Floats = np.zeros(self._slots, dtype=np.float32)
        for start in range(0, len(self._places), 4096):
            part = slice(start, start + 4096)
            found[self._places[part]] = (self._rows[part].astype(np.float32) @ vector) * self._scales[part]
        return found


def load(connection: "Connection", scope: Scope) -> Meanings:
    """What is stored for the turns of the scope."""
    wanted = scope.ids[scope.ids > 0]
    none = Meanings(scope.slots, np.zeros(0, np.int64), np.zeros(0, _ROW))
    if not len(wanted) or not installed() or not _made(connection):
        return none
    wanted = np.sort(wanted)[-_MOST:]
    rows = connection.execute(
        "SELECT turn, row FROM turn_meanings WHERE turn BETWEEN ? AND ? ORDER BY turn", (int(wanted[0]), int(wanted[-1]))
    ).fetchall()
    ids = np.array([row[0] for row in rows], dtype=np.int64)
    inside = np.isin(ids, wanted)
    packed = np.frombuffer(b"".join(row[1] for row, there in zip(rows, inside, strict=True) if there), dtype=_ROW)
    order = np.argsort(scope.ids)
    places = order[np.searchsorted(scope.ids, ids[inside], sorter=order)]
    return Meanings(scope.slots, places, packed)


def deepen(connection: "Connection", seconds: float, step: "Callable[[int, int], None] | None" = None) -> int:
    """See `SearchIndex.deepen`."""
    model = sentence_encoder()
    if model is None:
        return 0
    end = time.monotonic() + seconds
    try:
        if not _made(connection):
            with Transaction(connection):
                connection.execute(MEANINGS)
        left = total = int(connection.execute(f"SELECT count(*) {_BARE}", (CONTEXT,)).fetchone()[0])
        while left and time.monotonic() < end:
            rows = connection.execute(f"SELECT t.id, t.text {_BARE} ORDER BY t.id DESC LIMIT ?", (CONTEXT, _AT_ONCE)).fetchall()
            if not rows:
                return 0
            made = model.packed([row[1] for row in rows])
            with Transaction(connection):
                # A turn that was forgotten in the meantime gets none.
                connection.executemany(
                    "INSERT OR IGNORE INTO turn_meanings (turn, row) SELECT id, ? FROM turns WHERE id = ?",
                    [(vector, row[0]) for row, vector in zip(rows, made, strict=True)],
                )
                next_stamp(connection)
            left -= len(rows)
            if step is not None:
                step(total - max(left, 0), total)
    except (StoreBusy, StoreUnusable):
        return 1
    return max(left, 0)


def _made(connection: "Connection") -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'turn_meanings'").fetchone() is not None
