"""Text -> tokens -> windows -> features of the linear model. Used by the training script and by the detector, so that they agree.

Four groups, the first three scaled by their own counts so that long texts do not outweigh short ones:

| group | features |
|---|---|
| words | distinct words and pairs of neighbours |
| letters | the 3 to 5 letter parts of each distinct word |
| kinds | kinds of words (`words_data`), alone and near each other |
| marks | the marks of `signals` |
"""

import itertools
import re
import unicodedata
import zlib

from interlock.detectors.injection import signals
from interlock.detectors.injection.words_data import KIND_OF

#: Buckets of the hashed weights.
BUCKETS = 1 << 17
#: Tokens of a window, and from one window to the next.
WINDOW = 64
STRIDE = 32

_TOKEN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|[^\W\d_]+(?:'[^\W\d_]{1,3})?|\d+|[^\w\s]")
_INVISIBLE = dict.fromkeys([0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xFEFF])
#: Cyrillic and Greek letters that look like Latin ones, in lower case.
_CONFUSABLE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u051b\u03bf\u03b1\u03b9\u03bd\u03c1", "aeopcyxijsdqoaivp"
)


def bucket(feature: str) -> int:
    """Place of a feature's weight."""
    return zlib.crc32(feature.encode("utf-8", "surrogatepass")) & (BUCKETS - 1)


def tokens(text: str) -> list[tuple[str, int]]:
    """(token in its plain form, start in `text`), in order. Digits stand as ``0``, words longer than 24 letters are cut."""
    found = []
    plain = text.isascii()
    if not plain and not text.isprintable() and any(ord(char) in _INVISIBLE for char in set(text)):
        # Offsets are those of the text as it is: what is taken out is put back as nothing by matching piecewise.
        return _tokens_of_veiled(text)
    for match in _TOKEN.finditer(text):
        found.append((_plain(match.group()), match.start()))
    return found


def _plain(token: str) -> str:
    if token.isascii():
        if token.isdigit():
            return "0"
        word = token[:24].lower()
        # A list of tasks is no order: only the form counts (`signals`, ``todo-order``), or every such list scores high.
        return "0" if word == "todo" else word
    token = unicodedata.normalize("NFKC", token[:24]).lower()
    folded = token.translate(_CONFUSABLE)
    return folded if folded.isascii() else token


def _tokens_of_veiled(text: str) -> list[tuple[str, int]]:
    places = [index for index, char in enumerate(text) if ord(char) not in _INVISIBLE]
    bare = text.translate(_INVISIBLE)
    return [(_plain(match.group()), places[match.start()]) for match in _TOKEN.finditer(bare)]


def windows(count: int) -> list[tuple[int, int]]:
    """(first token, one past the last) of each window of a text of `count` tokens; together they cover it."""
    if count <= WINDOW + STRIDE // 2:
        return [(0, count)] if count else []
    starts = range(0, count - STRIDE // 2, STRIDE)
    found = [(start, min(start + WINDOW, count)) for start in starts if start == 0 or start + STRIDE < count]
    return [pair for index, pair in enumerate(found) if index == 0 or pair[1] > found[index - 1][1]]


def cut(text: str) -> list[tuple[list[str], str]]:
    """(plain tokens, text in lower case) of each window."""
    found = tokens(text)
    return [
        ([word for word, _ in found[first:last]], text[span[0] : span[1]].lower()) for first, last, span in spans(found, len(text))
    ]


def spans(found: list[tuple[str, int]], size: int) -> list[tuple[int, int, tuple[int, int]]]:
    """(first token, one past the last, (start, end) in the text) of each window; a few characters before count too."""
    return [
        (first, last, (max(0, found[first][1] - 8) if first else 0, found[last][1] if last < len(found) else size))
        for first, last in windows(len(found))
    ]


def word_parts(word: str) -> list[str]:
    """Letter groups of a word with its edges marked."""
    if not word.isalpha() or len(word) < 2:
        return []
    edged = f"<{word}>"
    size = len(edged)
    return [edged[at : at + width] for width in (3, 4, 5) if width < size for at in range(size - width + 1)]


def kinds(words: list[str]) -> str:
    """One letter a token: its kind, or ``.``."""
    get = KIND_OF.get
    return "".join([get(word, ".") for word in words])


def extract(words: list[str], shown: str) -> tuple[list[str], list[str], list[str], list[str]]:
    """(words, letters, kinds, marks) of one window: `words` are its plain tokens, `shown` its text in lower case."""
    distinct = dict.fromkeys(words)
    pairs = dict.fromkeys(itertools.pairwise(words))
    first = ["w " + word for word in distinct] + [f"b {one} {two}" for one, two in pairs]
    second = ["c " + part for word in distinct for part in word_parts(word)]
    line = kinds(words)
    return first, second, ["k " + name for name in signals.near(line)], ["m " + name for name in signals.marks(line, shown)]
