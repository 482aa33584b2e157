"""Passages of texts that fit a question: words in common, the rare ones counting more."""

import math
import re
from collections import Counter
from collections.abc import Sequence

_WORD = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
#: Passages that are looked at.
_MOST = 20_000
#: Words that say nothing of what a question is about.
_COMMON = frozenset(
    _WORD.findall(
        "a about all an and any are as at be by can did do does for from had has have how i in is it its me my no not of on or our "
        "please tell that the their there this to was we were what when where which who why will with you your"
    )
)


def sentences(text: str) -> list[str]:
    """The sentences and lines of a text, without marks of lists and headings."""
    return [cut for part in _SENTENCE.split(text)[:_MOST] if (cut := part.strip(" \t#*->"))]


def brief(text: str, most: int) -> str:
    """A text on one line, cut at a word."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    return line[:most].rsplit(" ", 1)[0] + " …"


def best(question: str, passages: Sequence[tuple[str, str]], most: int = 3) -> list[tuple[str, str]]:
    """The (name, passage) pairs that fit best, at most so many; none where no word of the question occurs."""
    wanted = _words(question)
    if not wanted:
        return []
    held: dict[int, set[str]] = {}
    for index, (name, passage) in enumerate(passages[:_MOST]):
        text = f"{name} {passage}"
        # A stem stands at the beginning of its word: most passages need no closer look.
        if any(word in text.lower() for word in wanted) and not wanted.isdisjoint(words := _words(text)):
            held[index] = words
    frequency = Counter(word for words in held.values() for word in words & wanted)
    scored = []
    for index, words in held.items():
        score = sum(math.log(1 + len(passages) / frequency[word]) for word in wanted & words)
        scored.append((-score / math.sqrt(1 + len(words)), index))
    return [passages[index] for _, index in sorted(scored)[:most]]


def _words(text: str) -> set[str]:
    return {_stem(word) for word in _WORD.findall(text.lower()) if word not in _COMMON}


def _stem(word: str) -> str:
    for ending in ("ing", "ies", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
