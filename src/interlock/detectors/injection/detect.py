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

    def _word(self, word: str) -> tuple[int, int, int]:
        """(weight, sum of the weights of its letter parts, number of them)."""
        table, bucket = self._table, features.bucket
        parts = features.word_parts(word)
        entry = table[bucket("w " + word)], sum([table[bucket("c " + part)] for part in parts]), len(parts)
        if len(self._words) >= _CACHED_WORDS:
            self._words = {}
        self._words[word] = entry
        return entry

    def score(self, words: list[str], shown: str, trust: float = 1.0) -> tuple[float, tuple[str, ...]]:
        """(score, marks with a bonus) of one window: its plain tokens, and its text in lower case."""
        cache, table, mask = self._words, self._table, features.BUCKETS - 1
        crc = zlib.crc32
        first = second = letters = 0
        distinct = dict.fromkeys(words)
        for word in distinct:
            entry = cache.get(word) or self._word(word)
            first += entry[0]
            second += entry[1]
            letters += entry[2]
        pairs = dict.fromkeys(itertools.pairwise(words))
        for one, two in pairs:
            first += table[crc(f"b {one} {two}".encode("utf-8", "surrogatepass")) & mask]
        total = self._bias + self._unit * (first / max(len(distinct) + len(pairs), 1) ** 0.5 + second / max(letters, 1) ** 0.5)
        named = self._named
        line = features.kinds(words)
        near = signals.near(line)
        if near:
            total += sum([named.get("k " + name, 0.0) for name in near]) / len(near) ** 0.5
        marks = signals.marks(line, shown)
        total += sum([named.get("m " + name, 0.0) for name in marks])
        strong = tuple(sorted([name for name in marks if name in signals.BONUS], key=lambda name: (-signals.BONUS[name], name)))
        if strong:
            total += trust * sum([signals.BONUS[name] for name in strong])
        else:
            total -= signals.damper(words)
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
    tokens = features.tokens(text)
    scored = []
    for first, last, span in features.spans(tokens, len(text)):
        words = [word for word, _ in tokens[first:last]]
        score, strong = loaded.score(words, text[span[0] : span[1]].lower(), trust)
        scored.append((score, strong, span))
    return scored
