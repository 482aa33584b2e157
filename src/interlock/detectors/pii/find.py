"""Finds personal data in one pass for all engines: what a number looks like is read off a mask of the text, one byte a character.

In the mask every letter is ``A`` and every digit ``0``; a form of `base.Kind` is then a slice of it, so that a candidate costs one
dictionary look-up whatever the number of kinds. Places to look at are found by a handful of searches of the mask for short literals.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from interlock.detectors.find import flatten
from interlock.detectors.pii import checksums, contacts, finance, places, registry
from interlock.detectors.pii.base import Kind
from interlock.model.finding import Finding

#: Letters and digits by kind, separators of numbers as they are, everything else a comma.
MASK = bytes(
    0x41 if char.isalpha() or char == "_" else 0x30 if char in "0123456789" else byte if char in " -./@+()" else 0x2C
    for byte, char in ((byte, chr(byte)) for byte in range(256))
)
#: What a chunk consists of: ``a``; everything else ends it.
_CHUNK = bytes(0x61 if byte in b"A0-./" else 0x20 for byte in range(256))
#: Longest chunk (forms stand between slashes in some), and longest group of forms with spaces.
_MAX_CHUNK = 160
_MAX_GROUP = 14
#: Forms that begin with letters, found by where those end: with how many characters before ``AA00``.
_LETTERED = ((4, b"AAAAAA00A00A000A"), (3, b"AAAAA0000A"))
#: One of these is in every other form without spaces; none is in a year, a count or a time.
_TOGETHER = (b"000000", b"0-0", b"0.0")
#: Groups of digits, or with a letter, written apart.
_APART = re.compile(rb"(?:AA )?(?:(?:0{1,13}|A0{0,3}|0A) )++(?:0{1,13}|A0{0,3}|0A)?+")
#: An address goes on with a letter or digit.
_AT = re.compile(rb"@(?=[A0])")
_NEAR_BEFORE = 48
_NEAR_AFTER = 24
_MAX_FINDINGS = 2000

_BY_FORM: dict[bytes, list[Kind]] = {}
for _kind in registry.KINDS:
    for _form in _kind.forms:
        _BY_FORM.setdefault(_form.encode(), []).append(_kind)
#: First groups of spaced forms, so that most candidates end after one look-up.
_PREFIXES = {form[:place] for form in _BY_FORM for place in range(len(form)) if form[place : place + 1] == b" "}
_IBAN = re.compile(r"[A-Za-z]{2}\d\d(?:[ -]?[A-Za-z0-9]){11,32}", re.ASCII)
_WORDS = {word: re.compile(r"(?<![^\W_])" + re.escape(word) + r"(?![^\W_])") for kind in registry.KINDS for word in kind.words}
_RANK = {"high": 2, "medium": 1, "low": 0}


class _Checked(dict[str, tuple[tuple[Kind, str], ...]]):
    """Kinds, each with its confidence without a word near, whose check a number as it is written passes."""

    def __init__(self, *, anywhere: bool = False) -> None:
        super().__init__()
        self.anywhere = anywhere
        """Whether a number counts that is one only near certain words."""


#: How contacts begin, which `native` does not tell.
LEADS = (f"@[{places.WORD}]", r"\+[0-9]", r"\([0-9]{3}\)")


def native() -> tuple[str, ...]:
    """Expressions whose matches `scan` takes as `hits`."""
    forms = [form.decode() for form in _BY_FORM if b" " in form or any(literal in form for literal in _TOGETHER)]
    strong = [form.decode() for form, kinds in _BY_FORM.items() if any(kind.strong for kind in kinds)]
    return places.expressions(forms, strong, [form.decode() for _, form in _LETTERED])


def scan(text: str, flat: bytes | None = None, hits: Sequence[int] | None = None) -> list[Finding]:
    """Findings of the family ``pii`` in order of their start, in time linear to the text. Of overlapping ones the surest is kept.

    `flat` is the flat form of the text when it is at hand, `hits` the ends of all matches of `native` in it, in order; without them
    everything is looked at."""
    mask = (flatten(text) if flat is None else flat).translate(MASK)
    found: list[Finding] = []
    ranges = [(0, len(mask))] if hits is None else _around(mask, hits)
    if ranges:
        known = _Checked()
        for finding in chain(_numbers(text, mask, ranges, known), _ibans(text, mask, ranges, known)):
            found.append(finding)
            if len(found) >= _MAX_FINDINGS:
                break
    found += _contacts(text, mask)
    return _settled(found)


def numbers(text: str, flat: bytes, hits: Sequence[int]) -> list[int]:
    """Ends of all numbers that `scan` would report somewhere, among whatever words; `flat` and `hits` as there."""
    mask = flat.translate(MASK)
    ranges = _around(mask, hits)
    known = _Checked(anywhere=True)
    return [item.end for item in chain(_numbers(text, mask, ranges, known), _ibans(text, mask, ranges, known))]


def _around(mask: bytes, hits: Sequence[int]) -> list[tuple[int, int]]:
    """(start, end) of the parts of the text with a hit; nothing that is looked for reaches past a comma of the mask."""
    ranges = []
    high = 0
    for end in hits:
        inside = end - 1 - places.TRAIL
        if inside >= high:
            low = mask.rfind(b",", high, inside + 1) + 1 or high
            high = mask.find(b",", inside)
            if high < 0:
                high = len(mask)
            ranges.append((low, high))
    return ranges


def _settled(found: list[Finding]) -> list[Finding]:
    kept: list[Finding] = []
    for finding in sorted(found, key=lambda item: (item.start, -item.end)):
        last = kept[-1] if kept else None
        if last is not None and finding.start < last.end:
            if (_RANK[finding.confidence], finding.end - finding.start) > (_RANK[last.confidence], last.end - last.start):
                kept[-1] = finding
            continue
        kept.append(finding)
    return kept[:_MAX_FINDINGS]


def _places(mask: bytes, literal: bytes, ranges: Sequence[tuple[int, int]]) -> Iterator[int]:
    for low, high in ranges:
        at = mask.find(literal, low, high)
        while at >= 0:
            yield at
            at = mask.find(literal, at + 1, high)


def _numbers(text: str, mask: bytes, ranges: Sequence[tuple[int, int]], known: _Checked) -> Iterator[Finding]:
    chunks = mask.translate(_CHUNK)
    for literal in _TOGETHER:
        for low, high in ranges:
            at = mask.find(literal, low, high)
            while at >= 0:
                start = _start(chunks, low, at, _MAX_CHUNK)
                end = chunks.find(b" ", at, high)
                if end < 0:
                    end = high
                if start >= 0 and end - start <= _MAX_CHUNK:
                    yield from _chunk(text, mask, start, end, known)
                at = mask.find(literal, end, high)
    for low, high in ranges:
        at = mask.find(b"0 0", low, high)
        while at >= 0:
            start = _start(chunks, low, at, _MAX_GROUP)
            if start >= 3 and mask[start - 3 : start] == b"AA " and (start < 4 or mask[start - 4] not in b"A0-./"):
                start -= 3
            run = _APART.match(mask, start, high) if start >= 0 else None
            if run is None or run.end() <= at + 1:
                at = mask.find(b"0 0", at + 1, high)
                continue
            yield from _apart(text, mask, run.start(), run.end(), known)
            at = mask.find(b"0 0", run.end() - 1, high)


def _start(chunks: bytes, low: int, at: int, limit: int) -> int:
    """Where the chunk around `at` starts, -1 when that is more than `limit` characters back."""
    edge = chunks.rfind(b" ", max(low, at - limit - 1), at)
    return edge + 1 if edge >= 0 else low if at - low <= limit else -1


def _chunk(text: str, mask: bytes, start: int, end: int, known: _Checked) -> Iterator[Finding]:
    form = mask[start:end].strip(b"-./")
    kinds = _BY_FORM.get(form)
    if kinds:
        start = mask.find(form, start)
        hit = _judge(text, start, start + len(form), kinds, known)
        if hit is not None:
            yield hit
        return
    if form.count(b".") == 3 and 7 <= len(form) <= 20:
        at = mask.find(form, start)
        span = contacts.ipv4(text, at)
        if span is not None:
            yield Finding("ip-address", "pii", span[0], span[1], confidence="low")
    elif b"/" in form:
        at = start
        for part in mask[start:end].split(b"/"):
            strong = [kind for kind in _BY_FORM.get(part, ()) if kind.strong]
            hit = _judge(text, at, at + len(part), strong, known) if strong else None
            if hit is not None:
                yield hit
            at += len(part) + 1


def _apart(text: str, mask: bytes, start: int, end: int, known: _Checked) -> Iterator[Finding]:
    """Forms of several groups within a run of groups, one space between each."""
    bare_end = mask[end : end + 1] not in (b"A", b"0", b"-", b"/", b"@") and not (
        mask[end : end + 1] == b"." and mask[end + 1 : end + 2] in (b"0", b"A")
    )
    first = start
    while first < end:
        stop = mask.find(b" ", first, end)
        if stop < 0:
            return
        following = stop + 1
        while stop >= 0 and mask[first:stop] in _PREFIXES:
            stop = mask.find(b" ", stop + 1, end)
            last = end if stop < 0 else stop
            kinds = _BY_FORM.get(mask[first:last])
            if kinds and (last < end or bare_end):
                hit = _judge(text, first, last, kinds, known)
                if hit is not None:
                    yield hit
        first = following


def _judge(text: str, start: int, end: int, kinds: list[Kind], known: _Checked) -> Finding | None:
    shown = text[start:end]
    passed = known.get(shown)
    if passed is None:
        value = "".join([char for char in shown if char.isalnum()]).upper()
        # An underscore is a letter of the mask, so that names are no numbers; checks are made for letters and digits.
        plain = value.isascii() and "_" not in shown
        passed = tuple([(kind, kind.bare) for kind in kinds if plain and kind.check(value)])
        if len(known) < 50_000:
            known[shown] = passed
    best: Finding | None = None
    if not passed:
        return None
    if known.anywhere:
        return Finding(passed[0][0].id, "pii", start, end)
    around = text[max(0, start - _NEAR_BEFORE) : start].lower() + " , " + text[end : end + _NEAR_AFTER].lower()
    for kind, bare in passed:
        confidence = bare
        if any(word in around and _WORDS[word].search(around) for word in kind.words):
            confidence = kind.near
        if confidence and (best is None or _RANK[confidence] > _RANK[best.confidence]):
            best = Finding(kind.id, "pii", start, end, confidence=confidence)
    return best


def _ibans(text: str, mask: bytes, ranges: Sequence[tuple[int, int]], known: _Checked) -> Iterator[Finding]:
    for at in _places(mask, b"AA00", ranges):
        if at and mask[at - 1] in b"A0-./+":
            for before, form in _LETTERED:
                start = at - before
                if (
                    start >= 0
                    and mask.startswith(form, start)
                    and mask[start - 1 : start] not in (b"A", b"0")
                    and mask[start + len(form) : start + len(form) + 1] not in (b"A", b"0", b"@")
                ):
                    hit = _judge(text, start, start + len(form), _BY_FORM[form], known)
                    if hit is not None:
                        yield hit
            continue
        size = finance.IBAN_LENGTHS.get(text[at : at + 2].upper())
        if size is None:
            continue
        match = _IBAN.match(text, at)
        if match is None:
            continue
        end = at
        left = size
        while left and end < match.end():
            left -= mask[end] in b"A0"
            end += 1
        if left or mask[end : end + 1] in (b"A", b"0"):
            continue
        value = "".join([char for char in text[at:end] if char.isalnum()]).upper()
        if value.isascii() and finance.iban(value) and not checksums.plain_sequence(value[4:]):
            yield Finding("iban", "pii", at, end)


def _contacts(text: str, mask: bytes) -> list[Finding]:
    contact: list[Finding] = []
    whole = ((0, len(mask)),)
    for match in _AT.finditer(mask):
        at = match.start()
        span = contacts.email(text, at)
        if len(contact) >= _MAX_FINDINGS:
            break
        if span is not None:
            _add(contact, "email-address", span, _near(text, span[0], contacts.EMAIL_WORDS))
    for at in _places(mask, b"+0", whole):
        span = contacts.international_phone(text, at)
        if len(contact) >= _MAX_FINDINGS:
            break
        if span is not None:
            _add(contact, "phone-number", span, _near(text, span[0], contacts.PHONE_WORDS))
    for at in _places(mask, b"(000)", whole):
        span = contacts.american_phone(text, at)
        if span is not None:
            _add(contact, "phone-number", span, _near(text, span[0], contacts.PHONE_WORDS))
    return contact


def _add(found: list[Finding], detector: str, span: tuple[int, int], near: bool) -> None:
    if len(found) < _MAX_FINDINGS:
        found.append(Finding(detector, "pii", span[0], span[1], confidence="medium" if near else "low"))


def _near(text: str, start: int, words: tuple[str, ...]) -> bool:
    around = text[max(0, start - _NEAR_BEFORE) : start].lower()
    return any(word in around for word in words)
