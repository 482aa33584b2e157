"""Text -> tokens -> windows -> features of the linear model. Used by the training script and by the detector, so that they agree.

Five groups, all but the last scaled by their own counts so that long texts do not outweigh short ones:

| group | features |
|---|---|
| words | distinct words and pairs of neighbours |
| letters | the 3 to 5 letter parts of each distinct word |
| kinds | kinds of words (`words_data`), alone and near each other |
| sequences | three kinds in a row |
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
    if not text.isascii() and not text.isprintable() and any(ord(char) in _INVISIBLE for char in set(text)):
        # Offsets are those of the text as it is: what is taken out is put back as nothing by matching piecewise.
        return _tokens_of_veiled(text)
    known: dict[str, str] = {}
    found = []
    for match in _TOKEN.finditer(text):
        token = match.group()
        plain = known.get(token)
        if plain is None:
            plain = known[token] = _plain(token)
        found.append((plain, match.start()))
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


class Window:
    """A part of a text, as the model reads it."""

    __slots__ = ("bare", "line", "present", "shown", "span", "words")

    def __init__(
        self, words: list[str], line: str, bare: int, shown: str, span: tuple[int, int], present: "signals.Present"
    ) -> None:
        self.words = words
        """Its plain tokens."""
        self.line = line
        """Their kinds, one letter each (`words_data`)."""
        self.bare = bare
        """How many of them are no words."""
        self.shown = shown
        """Its text in lower case."""
        self.span = span
        """(start, end) in the text."""
        self.present = present
        """What the whole text has."""


def cut(text: str) -> list[Window]:
    """The windows of a text, in order."""
    found = tokens(text)
    if not found:
        return []
    words = [word for word, _ in found]
    line = kinds(words)
    bare = "".join(["." if word[0].isalpha() else "x" for word in words])
    low = text.lower()
    present = signals.Present(low)
    # Lower case of a few characters is longer than they are: then each window is lowered by itself.
    whole = len(low) == len(text)
    return [
        Window(
            words[first:last],
            line[first:last],
            bare.count("x", first, last),
            low[span[0] : span[1]] if whole else text[span[0] : span[1]].lower(),
            span,
            present,
        )
        for first, last, span in spans(found, len(text))
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


def extract(window: Window) -> tuple[list[str], list[str], list[str], list[str], list[str]]:
    """(words, letters, kinds, sequences, marks) of one window."""
    distinct = dict.fromkeys(window.words)
    pairs = dict.fromkeys(itertools.pairwise(window.words))
    return (
        ["w " + word for word in distinct] + [f"b {one} {two}" for one, two in pairs],
        ["c " + part for word in distinct for part in word_parts(word)],
        ["k " + name for name in signals.near(window.line)],
        ["s " + name for name in signals.sequences(window.line)],
        ["m " + name for name in signals.marks(window.words, window.line, window.shown, window.present)],
    )
