"""Characters that a person does not see and a model reads: tag characters, hidden directions, runs of zero-width characters.

Only what has no use in ordinary text counts: joiners inside of emoji and of Indic or Arabic words, a byte order mark, single soft hyphens and
flag sequences are left alone. https://www.unicode.org/reports/tr36/ names the risks.
"""

from interlock.model.finding import Finding

#: Overrides and isolates that turn the order of what is shown.
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ZERO_WIDTH = frozenset("\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064\ufeff")
#: Zero-width characters in a row from which on they can only be a code.
_RUN = 4
#: Tag characters in a row from which on they are no flag of a region (six at most, with an end mark).
_TAGS = 8
_FLAG = "\U0001f3f4"
_MAX_FINDINGS = 200


def scan(text: str) -> "tuple[Finding, ...]":
    """Findings of the family ``unicode`` in order of their start: ``hidden-tags``, ``hidden-direction``, ``hidden-zero-width``."""
    if text.isascii():
        return ()
    found: list[Finding] = []
    at, end = 0, len(text)
    while at < end and len(found) < _MAX_FINDINGS:
        char = text[at]
        if char < "\u200b":
            at += 1
        elif "\U000e0000" <= char <= "\U000e007f":
            stop = at
            while stop < end and "\U000e0000" <= text[stop] <= "\U000e007f":
                stop += 1
            if stop - at >= _TAGS or text[at - 1 : at] != _FLAG:
                found.append(Finding("hidden-tags", "unicode", at, stop))
            at = stop
        elif char in _DIRECTIONS:
            found.append(Finding("hidden-direction", "unicode", at, at + 1, confidence="medium"))
            at += 1
        elif char in _ZERO_WIDTH:
            stop = at
            while stop < end and text[stop] in _ZERO_WIDTH:
                stop += 1
            if stop - at >= _RUN:
                found.append(Finding("hidden-zero-width", "unicode", at, stop))
            at = stop
        else:
            at += 1
    return tuple(found)
