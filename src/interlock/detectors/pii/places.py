"""Where personal numbers may stand, as expressions for an engine that matches regular expressions natively.

It says where to look and never what is there: whatever `find` would report, one of its matches ends within or directly behind. An engine
without it looks everywhere, with equal findings (`tests/unit/detectors/test_engines.py`).
"""

from interlock.detectors.pii import finance

#: What `find.MASK` takes for a letter and for a letter or digit, as the inside of a class of bytes.
_LETTER = r"A-Za-z_\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\xff"
WORD = "0-9" + _LETTER
#: At the edge of a chunk, separators may stand before what is next to it.
_BEFORE = rf"(?:^|[^{WORD}\-./]|(?:^|[^{WORD}])[\-./])"
_AFTER = rf"(?:$|[^{WORD}\-./]|[\-./](?:$|[^{WORD}]))"
_IPV4 = r"[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]"

#: A match ends at most so many characters behind what it is about.
TRAIL = 2


def expressions(forms: list[str], strong: list[str], lettered: list[str]) -> tuple[str, ...]:
    """`forms` are those of chunks and groups, `strong` those looked for between slashes too, `lettered` those found by a part.

    Forms that start with a digit and the others apart: each of the two becomes a small automaton, all together a slow one.
    """
    digits = [form for form in forms if form[0] == "0"]
    letters = [form for form in forms if form[0] != "0"]
    solid = _any([form for form in strong if " " not in form])
    codes = "|".join(_caseless(code) for code in sorted(finance.IBAN_LENGTHS))
    return (
        rf"{_BEFORE}{_any(digits)}{_AFTER}|/{solid}(?:$|[^{WORD}\-.])|(?:^|[^{WORD}\-.]){solid}/|{_BEFORE}{_IPV4}",
        rf"{_BEFORE}{_any(letters)}{_AFTER}|(?:^|[^{WORD}]){_any(lettered)}(?:$|[^{WORD}])"
        rf"|(?:^|[^{WORD}\-./+])(?:{codes})[0-9]{{2}}(?:[ \-]?[A-Za-z0-9]){{2}}",
    )


def _any(forms: list[str]) -> str:
    return f"(?:{'|'.join(_spelled(form) for form in sorted(forms))})"


def _spelled(form: str) -> str:
    spelled = ""
    at = 0
    while at < len(form):
        size = len(form[at:]) - len(form[at:].lstrip(form[at]))
        kind = {"A": f"[{_LETTER}]", "0": "[0-9]"}.get(form[at], form[at] if form[at] == " " else "\\" + form[at])
        spelled += kind + (f"{{{size}}}" if size > 1 else "")
        at += size
    return spelled


def _caseless(code: str) -> str:
    return "".join(f"[{letter}{letter.lower()}]" for letter in code)
