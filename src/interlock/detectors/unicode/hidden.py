"""Characters that a person does not see and a model reads: tag characters, hidden directions, zero-width characters, variation selectors.

Only what has no use in ordinary text counts: joiners inside of emoji and of Indic or Arabic words, marks of direction in lines with Hebrew or
Arabic, a byte order mark, single soft hyphens, single variation selectors and flag sequences are left alone.
https://www.unicode.org/reports/tr36/ names the risks. Imports nothing: the hook uses it too.
"""

from interlock.model.finding import Finding

#: Overrides: never needed in stored text.
_OVERRIDES = frozenset("\u202d\u202e")
#: Embeddings, isolates and their ends: used in lines with text that runs from right to left.
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u2066\u2067\u2068\u2069")
_ZERO_WIDTH = frozenset("\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064\ufeff\u3164\u115f\u1160\uffa0\u034f\u180e\u00ad")
_SELECTORS = frozenset([chr(code) for code in range(0xFE00, 0xFE10)])
_PLACES = "[" + "".join(sorted(_OVERRIDES | _DIRECTIONS | _ZERO_WIDTH | _SELECTORS)) + "\U000e0000-\U000e007f\U000e0100-\U000e01ef]"
#: What the UTF-8 of each of these characters holds, once everything else than these bytes' like is taken out; emoji with one joiner or one
#: selector hold none.
_LEADS = (
    b"\xf3\xa0",
    *(char.encode() for char in sorted((_OVERRIDES | _DIRECTIONS | _ZERO_WIDTH) - {"\u200d"})),
    "\u200d\u200d".encode(),
    *((one + two).encode() for one in "\ufe00\ufe01\ufe0e\ufe0f" for two in "\ufe00\ufe01\ufe0e\ufe0f"),
    *((char).encode() for char in sorted(_SELECTORS - set("\ufe00\ufe01\ufe0e\ufe0f"))),
)
ASCII = bytes(range(128))
#: Zero-width characters in a row from which on they can only be a code, and variation selectors.
_RUN = 4
_SELECTOR_RUN = 3
#: Single zero-width characters inside of Latin words from which on they are there to break words up.
_SPLIT = 3
#: Tag characters in a row from which on they are no flag of a region (six at most, with an end mark).
_TAGS = 8
_FLAG = "\U0001f3f4"
_MAX_FINDINGS = 200


def scan(text: str) -> "tuple[Finding, ...]":
    """Findings of the family ``unicode`` in order of their start: ``hidden-tags``, ``hidden-direction``, ``hidden-zero-width``,
    ``hidden-selectors``."""
    if text.isascii() or not possible(foreign(text)):
        return ()
    import re

    found: list[Finding] = []
    splits: list[int] = []
    places = re.compile(_PLACES)
    match = places.search(text)
    end = len(text)
    while match is not None and len(found) < _MAX_FINDINGS:
        at, char = match.start(), match.group()
        stop = at + 1
        if "\U000e0000" <= char <= "\U000e007f":
            while stop < end and "\U000e0000" <= text[stop] <= "\U000e007f":
                stop += 1
            if stop - at >= _TAGS or text[at - 1 : at] != _FLAG:
                found.append(Finding("hidden-tags", "unicode", at, stop))
        elif char in _SELECTORS or "\U000e0100" <= char <= "\U000e01ef":
            while stop < end and (text[stop] in _SELECTORS or "\U000e0100" <= text[stop] <= "\U000e01ef"):
                stop += 1
            if stop - at >= _SELECTOR_RUN:
                found.append(Finding("hidden-selectors", "unicode", at, stop))
        elif char in _OVERRIDES or char in _DIRECTIONS:
            if char in _OVERRIDES or not _right_to_left(text, at):
                found.append(Finding("hidden-direction", "unicode", at, stop, confidence="medium"))
        else:
            while stop < end and text[stop] in _ZERO_WIDTH:
                stop += 1
            if stop - at >= _RUN:
                found.append(Finding("hidden-zero-width", "unicode", at, stop))
            elif char != "\u00ad" and _latin(text[at - 1 : at]) and _latin(text[stop : stop + 1]):
                splits.append(at)
        match = places.search(text, stop)
    if len(splits) >= _SPLIT and len(found) < _MAX_FINDINGS:
        found.append(Finding("hidden-zero-width", "unicode", splits[0], splits[-1] + 1, confidence="medium"))
        found.sort(key=lambda item: (item.start, item.end))
    return tuple(found)


def possible(rest: bytes) -> bool:
    """Whether a text of which this is what `foreign` gives may have findings."""
    return any(lead in rest for lead in _LEADS)


def foreign(text: str) -> bytes:
    """UTF-8 of the characters beyond ASCII, without what stands between them: tells cheaply which of them a text has."""
    return text.encode("utf-8", "surrogatepass").translate(None, ASCII)


def _latin(char: str) -> bool:
    return char.isascii() and char.isalnum()


def _right_to_left(text: str, at: int) -> bool:
    """Whether the line around has Hebrew, Arabic or a neighbour of theirs; looks at most 200 characters each way."""
    start = text.rfind("\n", max(0, at - 200), at) + 1 or max(0, at - 200)
    end = text.find("\n", at, at + 200)
    line = text[start : end if end >= 0 else at + 200]
    return any("\u0590" <= char <= "\u08ff" or "\ufb1d" <= char <= "\ufdff" or "\ufe70" <= char <= "\ufefc" for char in line)
