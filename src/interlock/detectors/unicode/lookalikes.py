"""Words that mix Latin letters with Cyrillic or Greek ones that look the same: ``p\u0430ypal``.

Only words of which every foreign letter has a Latin twin count, so that a Russian ending on an English word, a Greek letter in a formula and
words of one script each are left alone. https://www.unicode.org/reports/tr39/ has the table that the twins are from.
"""

import re

from interlock.detectors.unicode.hidden import foreign
from interlock.model.finding import Finding

TWINS = (
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u051b\u04bb\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0408\u0405"
    "\u03bf\u03b1\u03bd\u03c1\u03b9\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
)
"""Letters of Cyrillic and Greek that look like Latin ones."""
_MIXED = re.compile(f"[{TWINS}](?:(?=[A-Za-z])|(?<=[A-Za-z].))")
_LEADS = tuple(sorted({char.encode()[:1] for char in TWINS}))
_WORD = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + TWINS)
_LEAST = 4
_LONGEST = 64
_MAX_FINDINGS = 200


def scan(text: str) -> "tuple[Finding, ...]":
    """Findings ``lookalike-letters`` of the family ``unicode``, in order: ``high`` within a web address, else ``medium``."""
    if text.isascii() or not possible(foreign(text)):
        return ()
    found: list[Finding] = []
    match = _MIXED.search(text)
    while match is not None and len(found) < _MAX_FINDINGS:
        start, end = match.span()
        while start and text[start - 1] in _WORD and end - start < _LONGEST:
            start -= 1
        while end < len(text) and text[end] in _WORD and end - start < _LONGEST:
            end += 1
        whole = not text[start - 1 : start].isalpha() and not text[end : end + 1].isalpha()
        if whole and _LEAST <= end - start < _LONGEST and _deceives(text[start:end]):
            address = "://" in text[max(0, start - 80) : start].rpartition(" ")[2] or text[end : end + 1] == "."
            found.append(Finding("lookalike-letters", "unicode", start, end, confidence="high" if address else "medium"))
        match = _MIXED.search(text, end)
    return tuple(found)


def possible(rest: bytes) -> bool:
    """Whether a text of which this is what `hidden.foreign` gives may have findings."""
    return any(lead in rest for lead in _LEADS)


def _deceives(word: str) -> bool:
    foreign_letters = [index for index, char in enumerate(word) if not char.isascii()]
    if len(word) - len(foreign_letters) < 2:
        return False
    if len(foreign_letters) > 1 or 0 < foreign_letters[0] < len(word) - 1:
        return True
    # One Greek letter at an edge may be a formula (``\u03b1Syn``), one Cyrillic letter at the end a grammatical ending.
    return foreign_letters[0] == 0 and word[0] >= "\u0400"
