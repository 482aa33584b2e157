"""The part of a long text that shows why it was found."""

from interlock.storage.query_words import identifiers, words

_FORMS = ("ing", "ed", "es", "s")


def terms(query: str) -> "list[str]":
    """What to look for in a text: names letter by letter and words without their endings, the longest first, in lower case."""
    found = {name.lower() for name in identifiers(query)} | {stem(word) for word in words(query)}
    return sorted((term for term in found if term), key=lambda term: (-len(term), term))


def stem(word: str) -> str:
    """Enough of a word to find its other forms, as the search does."""
    for end in _FORMS:
        if word.endswith(end) and len(word) - len(end) >= 4:
            return word.removesuffix(end)
    return word


def excerpt(text: str, wanted: "list[str]", limit: int) -> "tuple[str, bool]":
    """At most about `limit` characters around the place where most of the terms `wanted` stand together, and whether anything was cut."""
    if len(text) <= limit:
        return text, False
    lower = text.lower()
    if len(lower) != len(text):
        # Some letters change length in lower case; positions would be off.
        lower = text
    start = _best(lower, wanted, limit)
    end = min(len(text), start + limit)
    if start:
        start = text.find(" ", start, start + 40) + 1 or start
    if end < len(text):
        at = text.rfind(" ", max(start, end - 40), end)
        end = at if at > start else end
    return ("…" if start else "") + text[start:end].strip() + ("…" if end < len(text) else ""), True


def _best(text: str, wanted: "list[str]", limit: int) -> int:
    """Where to begin: a third of the room before the first of the closest terms."""
    places = sorted((at, term) for term in wanted[:12] for at in _places(text, term))
    best, most = 0, 0
    for number, (at, _) in enumerate(places):
        inside = {term for place, term in places[number : number + 60] if place < at + limit * 2 // 3}
        if len(inside) > most:
            best, most = at, len(inside)
    return max(0, min(best - limit // 3, len(text) - limit))


def _places(text: str, term: str, most: int = 40) -> "list[int]":
    found: list[int] = []
    at = text.find(term)
    while at >= 0 and len(found) < most:
        found.append(at)
        at = text.find(term, at + len(term))
    return found
