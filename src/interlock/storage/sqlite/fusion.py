"""Scores of turns from which of them hold which terms: the turn alone, with its neighbours, and its whole session, put together.

Each of the three is a BM25 over the same postings, so windows and sessions need no index of their own. Weights: measured on LoCoMo
(lexical fusion of turn, three-turn window and session); a prompt counts a little more than an answer, for long answers crowd it out.
This is the form without numpy; `dense` does the same over arrays and adds vectors.
"""

from collections import Counter
from math import log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

#: Weights of the three scores, each divided by its maximum, and of a prompt.
TURN, WINDOW, SESSION, PROMPT = 0.5, 1.0, 0.5, 0.2

#: Weight of a session on a day that the question names.
DATE = 0.8

#: Different terms that must stand beside a turn which holds none itself.
BESIDE = 3

#: BM25: how fast a repeated term stops to count, and how much length counts.
K1, B = 1.2, 0.6

#: Turns from which on those with the fewest and commonest terms are passed over.
SEEDS = 300

#: Windows whose lengths are looked at.
CANDIDATES = 300

#: Bits of a key that hold the turn's place in its session.
PLACE_BITS = 32


class Sizes:
    """How much there is to search in."""

    __slots__ = ("length", "sessions", "turns", "windows")

    def __init__(self, sessions: "dict[int, int]", turns: int, length: int, windows: int) -> None:
        self.sessions = sessions
        """Words of each session."""
        self.turns = turns
        """Turns."""
        self.length = length
        """Words of all turns."""
        self.windows = windows
        """Words of all windows."""


def fuse(
    postings: "Sequence[Sequence[int]]",
    sizes: Sizes,
    look_up: "Callable[[list[int]], Iterable[tuple[int, int, int, int, int]]]",
    dates: "Mapping[int, float] | None" = None,
) -> "list[tuple[float, int]]":
    """(score, turn id) of turns that hold a term or stand beside ones that do, best first.

    `postings`: for each term, the keys of the turns that hold it; a key is session and place in it. `look_up`
    gives key, turn id, words, words of the window and whether it is a prompt, for the keys that exist. `dates`: how well each session
    fits the days that the question names, 0 to 1.
    """
    held: dict[int, int] = {}
    by_session: list[Counter[int]] = []
    for number, keys in enumerate(postings):
        bit = 1 << (2 * number)
        for key in keys:
            held[key] = held.get(key, 0) + bit
        by_session.append(Counter([key >> PLACE_BITS for key in keys]))
    if not held:
        return []
    weights = [rarity(len(keys), sizes.turns) for keys in postings]
    windows: dict[int, int] = {}
    for key in _best(held, weights, SEEDS):
        for one in (key - 1, key, key + 1):
            if one not in windows:
                windows[one] = held.get(one - 1, 0) + held.get(one, 0) + held.get(one + 1, 0)
    rows = list(look_up(_best(windows, weights, CANDIDATES)))
    mean = max(sizes.length / max(sizes.turns, 1), 1.0)
    mean_window = max(sizes.windows / max(sizes.turns, 1), 1.0)
    whole = _sessions(by_session, sizes)
    turns = {row[0]: _score(held[row[0]], weights, row[2] / mean) for row in rows if row[0] in held}
    around = [_score(windows[row[0]], weights, row[3] / mean_window) for row in rows]
    best_turn, best_window = max(turns.values(), default=1.0), max(around, default=1.0)
    best_session = max(whole.values()) or 1.0
    scored = []
    for (key, turn, _, _, prompt), value in zip(rows, around, strict=True):
        session = key >> PLACE_BITS
        score = WINDOW * value / best_window + SESSION * whole.get(session, 0.0) / best_session
        if key in turns:
            score += TURN * turns[key] / best_turn + PROMPT * prompt
        elif _kinds(windows[key]) < BESIDE:
            continue
        if dates:
            score += DATE * dates.get(session, 0.0)
        scored.append((score, turn))
    scored.sort(reverse=True)
    return scored


def _best(held: "dict[int, int]", weights: "list[float]", most: int) -> "list[int]":
    """Keys with the most and rarest terms, of equal ones the newest: only these are worth a closer look."""
    if len(held) <= most:
        return list(held)
    worth = {bits: _score(bits, weights, 1.0) for bits in set(held.values())}
    least = sorted([worth[bits] for bits in held.values()])[-most]
    found = [key for key, bits in held.items() if worth[bits] > least]
    equal = sorted([key for key, bits in held.items() if worth[bits] == least])
    return found + equal[len(found) - most :]


def _kinds(bits: int) -> int:
    return sum(1 for shift in range(0, bits.bit_length(), 2) if bits >> shift & 3)


def _sessions(by_session: "list[Counter[int]]", sizes: Sizes) -> "dict[int, float]":
    mean = max(sum(sizes.sessions.values()) / max(len(sizes.sessions), 1), 1.0)
    scores: dict[int, float] = {}
    for sessions in by_session:
        worth = rarity(len(sessions), len(sizes.sessions))
        for session, count in sessions.items():
            weight = K1 * (1 - B + B * sizes.sessions.get(session, 0) / mean)
            scores[session] = scores.get(session, 0.0) + worth * count * (K1 + 1) / (count + weight)
    return scores


def rarity(count: int, total: int) -> float:
    """BM25's weight of a term that `count` of `total` hold."""
    return log(1 + max(total - count + 0.5, 0.5) / (count + 0.5))


def _score(bits: int, weights: "list[float]", length: float) -> float:
    """BM25 of counts (3 at most) held in two bits a term; `length` in means."""
    weight = K1 * (1 - B + B * length)
    score = 0.0
    for one in weights:
        count = bits & 3
        if count:
            score += one * count * (K1 + 1) / (count + weight)
        bits >>= 2
    return score
