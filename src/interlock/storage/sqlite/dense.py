"""The scores of `fusion` over a scope's arrays, and the cosines of static vectors added to them. Needs numpy."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from interlock.storage.sqlite.fusion import BESIDE, DATE, K1, PROMPT, SESSION, TURN, WINDOW, B, rarity
from interlock.storage.sqlite.scope import Floats, Scope, beside

#: Weights of the cosines of the window and of the turn alone.
NEAR_WINDOW, NEAR_TURN = 0.75, 0.25

#: Cosines from which on a turn is found without a word of the question beside it: as they are, and without the scope's mean. Of LoCoMo's
#: questions 83 % reach both in their own conversation and 8 % in another one.
PLAIN_FLOOR, FLOOR = 0.4, 0.25


#: Weight of the cosine of the ``semantic`` extra, and from where on it finds a turn alone.
MEANT, MEANT_FLOOR = 1.0, 0.45


def fuse_dense(
    postings: "Sequence[Sequence[int]]",
    scope: Scope,
    vector: "Floats | None",
    dates: "Mapping[int, float]",
    meant: "Floats | None" = None,
) -> "tuple[NDArray[np.int64], Floats]":
    """Slots and scores of the turns found, best first.

    `postings`: for each term the keys of the turns that hold it; `vector`: of the question, None to leave it out; `dates`: how well
    each session fits the days that the question names, 0 to 1; `meant`: cosines by the ``semantic`` extra.
    """
    count = scope.slots
    turn: Floats = np.zeros(count, dtype=np.float32)
    window: Floats = np.zeros(count, dtype=np.float32)
    session = np.zeros(len(scope.sessions))
    kinds = np.zeros(count, dtype=np.int8)
    held = np.zeros(count, dtype=bool)
    turn_weight = K1 * (1 - B + B * scope.lengths / max(float(scope.lengths.sum()) / max(scope.turns, 1), 1.0))
    window_weight = K1 * (1 - B + B * scope.windows / max(float(scope.windows.sum()) / max(scope.turns, 1), 1.0))
    session_weight = K1 * (1 - B + B * scope.session_lengths / max(float(scope.session_lengths.mean()), 1.0))
    for keys in postings:
        slots = scope.slots_of(keys)
        if not len(slots):
            continue
        weight = rarity(len(slots), scope.turns)
        turn[slots] += weight * (K1 + 1) / (1 + turn_weight[slots])
        held[slots] = True
        one: Floats = np.zeros(count, dtype=np.float32)
        one[slots] = 1
        near = beside(one)
        window += weight * near * (K1 + 1) / (near + window_weight)
        kinds += near > 0
        uses = np.bincount(scope.owner[slots], minlength=len(session))
        session += rarity(int((uses > 0).sum()), len(session)) * uses * (K1 + 1) / (uses + session_weight)
    # The empty slots beside a session have a window too, and no turn.
    window *= scope.ids > 0
    score = TURN * _scaled(turn) + PROMPT * (scope.prompt & held)
    wanted = held | (kinds >= BESIDE)
    score += np.where(wanted, WINDOW * _scaled(window) + SESSION * _scaled(session)[scope.owner], 0)
    if vector is not None:
        plain, turns, windows = scope.cosines(vector)
        near = NEAR_WINDOW * windows + NEAR_TURN * turns
        wanted |= (plain >= PLAIN_FLOOR) & (turns >= FLOOR)
        score += near
    if meant is not None:
        wanted |= meant >= MEANT_FLOOR
        score += MEANT * meant
    if dates:
        score += DATE * np.array([dates.get(one, 0.0) for one in scope.sessions.tolist()])[scope.owner]
    found = np.flatnonzero(wanted & (scope.ids > 0))
    # Of equal ones the newest.
    order = found[np.lexsort((-scope.ids[found], -score[found]))]
    return order, score[order].astype(np.float32)


def _scaled(values: "NDArray[np.floating]") -> "NDArray[np.floating]":
    most = values.max(initial=0.0)
    return values / most if most > 0 else values
