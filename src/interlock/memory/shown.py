"""Stored words as a person is shown them: without characters that steer a screen, cut into plain text, hits and placeholders."""

import re

from interlock.memory.redaction import apart

#: What a part of a text is.
PLAIN, HIT, SECRET = "plain", "hit", "secret"

_CONTROLS = {
    code: "\ufffd" for code in (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)) if code not in (9, 10)
}
_CONTROLS[27] = "\u241b"


def printable(text: str) -> str:
    """The text without characters that steer a terminal or turn the direction of writing."""
    return text.translate(_CONTROLS)


def pattern(wanted: "list[str]") -> "re.Pattern[str] | None":
    """The terms of `excerpt.terms`, each with the rest of its word; a short one only at the start of a word. None without terms."""
    parts = [("" if len(term) > 3 or not term.isalnum() else r"\b") + re.escape(term) + r"\w*" for term in wanted]
    return re.compile("|".join(parts), re.IGNORECASE) if parts else None


def parts(text: str, found: "re.Pattern[str] | None" = None) -> "list[tuple[str, str]]":
    """The text as (kind, words): `SECRET` for what stands where a credential was, `HIT` for what `found` matches, else `PLAIN`."""
    cut: list[tuple[str, str]] = []
    for number, piece in enumerate(apart(text)):
        if number % 2:
            cut.append((SECRET, piece))
            continue
        done = 0
        for match in found.finditer(piece) if found is not None else ():
            if match.start() > done:
                cut.append((PLAIN, piece[done : match.start()]))
            if match.group():
                cut.append((HIT, match.group()))
            done = match.end()
        if done < len(piece):
            cut.append((PLAIN, piece[done:]))
    return cut
