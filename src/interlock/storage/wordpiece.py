"""Words to the tokens of all-MiniLM-L6-v2: BERT's lower-case WordPiece, without a library."""

import gzip
import os
import unicodedata
from collections.abc import Iterator

from interlock.storage.static_vectors import FOLDER

#: Ids of the tokens around a text and of a word that cannot be put together.
START, END, UNKNOWN = 101, 102, 100

#: Letters of a word from which on it is unknown.
_LONGEST = 100

_KEPT = 60_000


class WordPiece:
    """The vocabulary. Raises OSError without the file."""

    def __init__(self) -> None:
        with gzip.open(os.path.join(FOLDER, "wordpiece.txt.gz")) as file:
            self._ids = {word: number for number, word in enumerate(file.read().decode("utf-8").splitlines())}
        self._known: dict[str, list[int]] = {}

    def ids(self, text: str, most: int) -> "list[int]":
        """`START`, at most `most` - 2 tokens of the text, `END`."""
        found = [START]
        # Six letters a token are more than any text of this vocabulary has.
        for word in _words(text[: most * 12]):
            known = self._known.get(word)
            if known is None:
                if len(self._known) >= _KEPT:
                    self._known.clear()
                known = self._known[word] = self._split(word)
            found += known
            if len(found) >= most - 1:
                break
        return [*found[: most - 1], END]

    def _split(self, word: str) -> "list[int]":
        """The longest piece of the vocabulary that the word starts with, then of the rest."""
        if len(word) > _LONGEST:
            return [UNKNOWN]
        found, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ("##" if start else "") + word[start:end] not in self._ids:
                end -= 1
            if end == start:
                return [UNKNOWN]
            found.append(self._ids[("##" if start else "") + word[start:end]])
            start = end
        return found


def _words(text: str) -> "Iterator[str]":
    """Lower case, accents off; signs and CJK characters stand alone."""
    word: list[str] = []
    for letter in unicodedata.normalize("NFD", text.lower()):
        kind = unicodedata.category(letter)
        if kind == "Mn":
            continue
        space = letter.isspace() or kind in ("Cc", "Cf", "Cs", "Cn", "Co")
        if not space and not _alone(letter, kind):
            word.append(letter)
            continue
        if word and not (kind[0] == "C" and not letter.isspace()):
            yield "".join(word)
            word = []
        if not space:
            yield letter
    if word:
        yield "".join(word)


def _alone(letter: str, kind: str) -> bool:
    code = ord(letter)
    if 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126 or kind[0] == "P":
        return True
    return 0x4E00 <= code <= 0x9FFF or 0x3400 <= code <= 0x4DBF or 0xF900 <= code <= 0xFAFF or 0x20000 <= code <= 0x2FA1F
