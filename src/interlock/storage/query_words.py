"""What a person typed, as words and identifiers. Shared by the backends; never loaded by a hook."""

import re

#: English words that say nothing about a topic.
STOP_WORDS = frozenset(
    [
        "a",
        "about",
        "after",
        "again",
        "all",
        "also",
        "am",
        "an",
        "and",
        "any",
        "are",
        "as",
        "at",
        "be",
        "because",
        "been",
        "before",
        "being",
        "both",
        "but",
        "by",
        "can",
        "could",
        "did",
        "do",
        "does",
        "doing",
        "done",
        "down",
        "during",
        "each",
        "few",
        "for",
        "from",
        "further",
        "get",
        "got",
        "had",
        "has",
        "have",
        "having",
        "he",
        "her",
        "here",
        "hers",
        "him",
        "his",
        "how",
        "i",
        "if",
        "in",
        "into",
        "is",
        "it",
        "its",
        "just",
        "know",
        "like",
        "me",
        "more",
        "most",
        "my",
        "no",
        "nor",
        "not",
        "now",
        "of",
        "off",
        "on",
        "once",
        "only",
        "or",
        "other",
        "our",
        "ours",
        "out",
        "over",
        "own",
        "please",
        "same",
        "she",
        "should",
        "so",
        "some",
        "such",
        "tell",
        "than",
        "that",
        "the",
        "their",
        "theirs",
        "them",
        "then",
        "there",
        "these",
        "they",
        "this",
        "those",
        "through",
        "to",
        "too",
        "under",
        "until",
        "up",
        "us",
        "very",
        "was",
        "we",
        "were",
        "what",
        "when",
        "where",
        "which",
        "while",
        "who",
        "whom",
        "why",
        "will",
        "with",
        "would",
        "you",
        "your",
        "yours",
    ]
)

_WORD = re.compile(r"[^\W_]+", re.UNICODE)
#: What an apostrophe shortens in English says nothing: the end of ``Ann's`` and ``we'll``, the whole of ``don't``.
_SHORTENED = re.compile(r"\b[a-z]+n['’]t\b|(?<=\w)['’](?:s|t|d|m|ll|re|ve)\b", re.IGNORECASE)
_TOKEN = re.compile(r"[^\s\"'`()\[\]{}<>,;!?|]+")
_CJK = re.compile(r"[぀-ヿ㐀-䶿一-鿿가-힯]+")
_INSIDE = re.compile(r"[^\W_][_./\\:#@=+-][^\W_]|[a-z][A-Z]|[A-Za-z][0-9]|[0-9][A-Za-z]|^[._~/-]+[^\W_]|__")

#: Longest identifier kept; what is longer is data, not a name.
LONGEST = 200


def words(text: str) -> "list[str]":
    """Lower-case words in order, each once, stop words out (all of them when nothing else is left)."""
    found = _each_once(_SHORTENED.sub(" ", text)) or _each_once(text)
    telling = [word for word in found if word not in STOP_WORDS]
    return telling or found


def _each_once(text: str) -> "list[str]":
    return list(dict.fromkeys(word.lower() for word in _WORD.findall(text)))


def identifiers(text: str) -> "list[str]":
    """Names as they stand in the text: paths, dotted and snake_case and camelCase names, ids, and runs of CJK; each once."""
    found: dict[str, None] = {}
    for token in _TOKEN.findall(text):
        if token.isalpha() and (token[1:].islower() or token.isupper()):
            # Most are plain words; a pattern costs ten times as much as this.
            continue
        trimmed = token.strip(".:=*-") if not token.startswith((".", "-", "~", "/")) else token.rstrip(".:=*-")
        if 3 <= len(trimmed) <= LONGEST and not (trimmed.isalpha() and trimmed[1:].islower()) and _INSIDE.search(trimmed):
            found[trimmed] = None
    for run in _CJK.findall(text):
        found[run[:LONGEST]] = None
    return list(found)


def holds(text: str, identifier: str) -> bool:
    """Whether the identifier stands in the text as a whole name (case does not matter). CJK has no word borders."""
    lower, wanted = text.lower(), identifier.lower()
    at = lower.find(wanted)
    while at >= 0:
        before = lower[at - 1] if at else " "
        after = lower[at + len(wanted)] if at + len(wanted) < len(lower) else " "
        if _CJK.match(wanted) or not (before.isalnum() or before == "_" or after.isalnum() or after == "_"):
            return True
        at = lower.find(wanted, at + 1)
    return False
