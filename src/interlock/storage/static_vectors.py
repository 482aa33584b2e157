"""Vectors of text from a table of token vectors that ships with the package: no model, no download, a few microseconds a text.

The table is WordLlama's, 256 dimensions in 8 bits (`vector_data/NOTICE.txt`); a text is the sum of its tokens' rows. Needs numpy, which the
``vectors`` extra brings; without it `encoder` answers None and the search works by words alone. Never loaded by a hook.
"""

import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vector_data")

#: Numbers of a vector.
WIDTH = 256

#: Characters of a text that count: the head of a long message says what it is about.
HEAD = 1200

_ROWS = 32_000

#: Ids below are the special tokens and the single bytes.
_FIRST = 259

#: Letters of a word that are looked at, and words whose tokens are kept.
_LONGEST = 48
_KEPT = 60_000

#: Token rows added up at once.
_AT_ONCE = 20_000


class Encoder:
    """See `encoder`."""

    def __init__(self) -> None:
        """Raises ImportError without numpy, OSError or ValueError without the table."""
        import gzip

        # What is multiplied here takes a millisecond: threads would cost more than they save.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        import numpy

        self._np = numpy
        data = numpy.memmap(os.path.join(FOLDER, "table.bin"), dtype=numpy.uint8, mode="r")
        if data.size != _ROWS * (4 + WIDTH):
            raise ValueError("the table of token vectors is of another size")
        self._scales = data[: 4 * _ROWS].view("<f4")
        self._rows = data[4 * _ROWS :].view(numpy.int8).reshape(_ROWS, WIDTH)
        with gzip.open(os.path.join(FOLDER, "vocabulary.txt.gz")) as file:
            tokens = file.read().decode("utf-8").split("\n")
        self._ids = {token: number for number, token in enumerate(tokens)}
        self._known: dict[str, list[int]] = {}

    def sums(self, texts: "Sequence[str]") -> "Floats":
        """One row of `WIDTH` numbers a text: the sum of its tokens' vectors; zeros for a text without words."""
        numpy = self._np
        found: Floats = numpy.zeros((len(texts), WIDTH), numpy.float32)
        for start in range(0, len(texts), _AT_ONCE):
            each = [self.tokens(text) for text in texts[start : start + _AT_ONCE]]
            lengths = [len(tokens) for tokens in each]
            if not any(lengths):
                continue
            every = numpy.concatenate([numpy.array(one, numpy.int64) for one in each])
            used = numpy.zeros(_ROWS, numpy.bool_)
            used[every] = True
            ids = numpy.flatnonzero(used)
            # How often each text holds each token, times the tokens' rows: one product instead of a sum for each text.
            places = (numpy.cumsum(used) - 1)[every] + len(ids) * numpy.repeat(numpy.arange(len(each)), lengths)
            counts = numpy.bincount(places, minlength=len(each) * len(ids)).reshape(len(each), len(ids)).astype(numpy.float32)
            rows = self._rows[ids].astype(numpy.float32) * self._scales[ids][:, None]
            found[start : start + len(each)] = counts @ rows
        return found

    def packed(self, texts: "Sequence[str]") -> "tuple[NDArray[Any], Floats]":
        """`sums` with each row divided by its scale and rounded to 8 bits, and the scales."""
        full = self.sums(texts)
        scales = self._np.abs(full).max(axis=1, initial=0.0) / 127
        rows = self._np.rint(full / self._np.maximum(scales, 1e-12)[:, None]).astype(self._np.int8)
        return rows, scales.astype(self._np.float32)

    def tokens(self, text: str) -> "list[int]":
        """Ids of the text's tokens; any white space is one space."""
        found: list[int] = []
        for word in text[:HEAD].split():
            known = self._known.get(word)
            if known is None:
                if len(self._known) >= _KEPT:
                    self._known.clear()
                known = self._known[word] = self._split("▁" + word[:_LONGEST])
            found += known
        return found

    def _split(self, word: str) -> "list[int]":
        """Byte-pair encoding: of all neighbours that form a token, the one with the lowest id is joined first."""
        ids = self._ids
        parts: list[str] = []
        for letter in word:
            if letter in ids:
                parts.append(letter)
            else:
                parts += [f"<0x{byte:02X}>" for byte in letter.encode("utf-8", "replace")]
        while len(parts) > 1:
            pairs = [(ids.get(parts[at] + parts[at + 1], _ROWS), at) for at in range(len(parts) - 1)]
            best, at = min(pairs)
            if not _FIRST <= best < _ROWS:
                break
            parts[at : at + 2] = [parts[at] + parts[at + 1]]
        return [ids[part] for part in parts]


@cache
def encoder() -> "Encoder | None":
    """The encoder, made once a process; None where numpy or the table is missing."""
    try:
        return Encoder()
    except (ImportError, OSError, ValueError):
        return None
