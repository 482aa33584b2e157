"""The part of a text that shows why it was found."""

import re

import click

from interlock.storage.query_words import identifiers, words

#: Characters shown around the first match.
WIDTH = 320


def snippet(text: str, query: str, colour: bool) -> list[str]:
    """Lines of at most `WIDTH` characters in all, cut around the first term of the query, its terms in bold where `colour` is on."""
    terms = sorted({*identifiers(query), *(_stem(word) for word in words(query))}, key=len, reverse=True)
    pattern = re.compile("|".join(f"(?:{re.escape(term)}\\w*)" for term in terms), re.IGNORECASE) if terms else None
    found = pattern.search(text) if pattern else None
    start = max(0, (found.start() if found else 0) - WIDTH // 3)
    if start:
        # Begin at a word.
        start = text.find(" ", start, start + 40) + 1 or start
    part = text[start : start + WIDTH]
    part = ("…" if start else "") + part + ("…" if start + WIDTH < len(text) else "")
    lines = [line for line in part.splitlines() if line.strip()]
    if not colour or pattern is None:
        return lines
    return [pattern.sub(lambda match: click.style(match.group(), fg="yellow", bold=True), line) for line in lines]


def _stem(word: str) -> str:
    """Enough of a word to find its other forms, as the search does."""
    for end in ("ing", "ed", "es", "s"):
        if word.endswith(end) and len(word) - len(end) >= 4:
            return word.removesuffix(end)
    return word
