"""Scores a text for orders to the model, window by window, and reports the windows above the cut.

The score of a window is that of the linear model plus the bonus of marks that speak for themselves (`signals.BONUS`). What a person writes
to the model may well be an order, what a tool returns has no business being one: by provenance the bonus counts less or more.
"""

import itertools
import threading
import zlib
from array import array
from sys import byteorder

from interlock.detectors.injection import features, signals
from interlock.model.finding import Finding

#: How much the marks count by where a text comes from; a provenance that is not listed counts like "".
PROVENANCE = {
    "": 1.0,
    "user": 0.8,
    "member": 0.8,
    "assistant": 0.8,
    "agent": 0.8,
    "tool-input": 0.8,
    "tool_result": 1.4,
    "tool-output": 1.4,
    "attachment": 1.4,
}
_CACHED_WORDS = 50_000
_MAX_FINDINGS = 50


class Model:
    """The weights, and what they say about words seen before. Threads may share it."""

    def __init__(self) -> None:
        import base64

        from interlock.detectors.injection import model_data

        table = array("h", zlib.decompress(base64.b85decode(model_data.PACKED)))
        if byteorder == "big":
            table.byteswap()
        self._table = table
        self._unit = model_data.UNIT
        self._named = model_data.NAMED
        self._bias = model_data.BIAS
        self.cut = model_data.CUT
        """Least score that is a finding."""
        self.sure = model_data.SURE
        """Least score that is a sure one."""
        self._words: dict[str, tuple[int, int, int]] = {}
        self._pairs: dict[tuple[str, str], int] = {}

    def _word(self, word: str) -> tuple[int, int, int]:
        """(weight, sum of the weights of its letter parts, number of them)."""
        table, bucket = self._table, features.bucket
        parts = features.word_parts(word)
        entry = table[bucket("w " + word)], sum([table[bucket("c " + part)] for part in parts]), len(parts)
        if len(self._words) >= _CACHED_WORDS:
            self._words = {}
        self._words[word] = entry
        return entry

    def _pair(self, pair: tuple[str, str]) -> int:
        """Weight of two neighbours."""
        weight = self._table[features.bucket(f"b {pair[0]} {pair[1]}")]
        if len(self._pairs) >= _CACHED_WORDS:
            self._pairs = {}
        self._pairs[pair] = weight
        return weight

    def score(self, window: features.Window, trust: float = 1.0) -> tuple[float, tuple[str, ...]]:
        """(score, marks with a bonus) of one window."""
        cache, pairs = self._words, self._pairs
        first = second = letters = 0
        distinct = dict.fromkeys(window.words)
        for word in distinct:
            entry = cache.get(word) or self._word(word)
            first += entry[0]
            second += entry[1]
            letters += entry[2]
        neighbours = dict.fromkeys(itertools.pairwise(window.words))
        for pair in neighbours:
            weight = pairs.get(pair)
            first += self._pair(pair) if weight is None else weight
        total = self._bias + self._unit * (first / max(len(distinct) + len(neighbours), 1) ** 0.5 + second / max(letters, 1) ** 0.5)
        named = self._named
        for lead, names in (("k ", signals.near(window.line)), ("s ", signals.sequences(window.line))):
            if names:
                total += sum([named.get(lead + name, 0.0) for name in names]) / len(names) ** 0.5
        marks = signals.marks(window.words, window.line, window.shown, window.present)
        total += sum([named.get("m " + name, 0.0) for name in marks])
        strong = tuple(sorted([name for name in marks if name in signals.BONUS], key=lambda name: (-signals.BONUS[name], name)))
        if strong:
            total += trust * sum([signals.BONUS[name] for name in strong])
        else:
            total -= signals.damper(window.bare, len(window.words))
        return total, strong


_model: Model | None = None
_lock = threading.Lock()


def model() -> Model:
    """The model, read at the first call."""
    global _model
    if _model is None:
        with _lock:
            if _model is None:
                _model = Model()
    return _model


def best(text: str, provenance: str = "") -> float:
    """Score of the window of a text that scores highest; -99.0 for a text without any word."""
    return max((score for score, _, _ in _scored(text, provenance)), default=-99.0)


def scan(text: str, provenance: str = "") -> list[Finding]:
    """Findings of the family ``injection``: windows above the cut, neighbours joined, in order. Linear in the text.

    `provenance` is a key of `PROVENANCE`. A finding is ``prompt-injection``, or names the mark that its window has.
    """
    loaded = model()
    found: list[Finding] = []
    for score, strong, (start, end) in _scored(text, provenance):
        if score < loaded.cut:
            continue
        confidence = "high" if score >= loaded.sure else "medium"
        last = found[-1] if found else None
        if last is not None and start <= last.end:
            last.end = end
            if confidence == "high":
                last.confidence = "high"
            if strong and last.detector == "prompt-injection":
                last.detector = strong[0]
            continue
        if len(found) >= _MAX_FINDINGS:
            break
        found.append(Finding(strong[0] if strong else "prompt-injection", "injection", start, end, confidence=confidence))
    return found


def _scored(text: str, provenance: str) -> "list[tuple[float, tuple[str, ...], tuple[int, int]]]":
    loaded = model()
    trust = PROVENANCE.get(provenance, 1.0)
    return [(*loaded.score(window, trust), window.span) for window in features.cut(text)]
