"""Encoded parts of a text: base64 (gzip inside too), hex, percent signs, escapes, character references, rot13. Decoded, and searched by a
caller's scan.

A part counts only when it decodes to readable text; nested parts are followed to `MAX_DEPTH`. Only unpacking makes a text longer, and the
parts of one level do not overlap but for escapes, so the work is linear. The finder's limits: parts shorter than `LEAST` characters, more
than `MAX_PARTS`, rot13 without a word that says so, and private encodings are left alone.
"""

import binascii
import codecs
import html
import re
import zlib
from collections.abc import Callable, Iterator, Sequence

from interlock.detectors.find import flatten
from interlock.model.finding import Finding

MAX_DEPTH = 3
MAX_PARTS = 500
#: Characters decoded of one text, over all levels.
MAX_DECODED = 4 * 1024 * 1024
#: Shortest run of base64 or hex that is looked at.
LEAST = 24
_LONGEST_WORD = 16_384
_LONGEST_TURNED = 65_536

_BASE64 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_"
_MASK = bytes(0x61 if byte in _BASE64 else 0x0A if byte in b"\r\n" else 0x20 for byte in range(256))
_RUN = b"a" * LEAST
_RUN_ON = re.compile(rb"a++")
#: Lines of a wrapped block are at least so long.
_WRAPPED = 48
#: How gzip begins in base64, and the most bytes that are unpacked of one part.
_PACKED = "H4sI"
_MOST_UNPACKED = 262_144
_HEX = frozenset("0123456789abcdefABCDEF")
_ESCAPES = re.compile(r"(?:\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|&#(?:\d{2,6}|x[0-9a-fA-F]{2,5});){4,}+")
_LEADS = ("\\u", "\\x", "&#")
_PERCENT = 3
_OCTET = re.compile(rb"%([0-9a-fA-F]{2})")


#: Base64 of a text has a capital letter within so many characters (but for one text in 600); a path, a name or a rule may have none.
_CASED_IN = 16
_CASED = "A-Z"
_CASELESS = r"a-z0-9+/\-_"
_ASCII_BYTE = "(?:[2-7][0-9a-fA-F]|0[9aAdD])"
#: How hex digits begin that spell UTF-8 (five characters, or one of several bytes among the first four) or UTF-16.
_HEX_FORM = rf"(?:{_ASCII_BYTE}{{5}}|{_ASCII_BYTE}{{0,3}}[c-fC-F][0-9a-fA-F][89abAB][0-9a-fA-F]|(?:[0-9a-fA-F]{{2}}00){{4}})"
_HEX_TEXT = re.compile(_HEX_FORM)
#: Where a run begins that `_promising` lets pass, for an engine that matches regular expressions natively. A match ends somewhere in the
#: first `LEAST` characters of the run.
NATIVE = (
    rf"(?:^|[^{_CASED}{_CASELESS}])[{_CASELESS}]{{0,{_CASED_IN - 1}}}[{_CASED}][{_CASED}{_CASELESS}]{{{LEAST - _CASED_IN}}}",
    rf"(?:^|[^{_CASED}{_CASELESS}]){_HEX_FORM}",
)
#: How everything else begins that is decoded: percent signs, escapes, what says that a text is turned.
LEADS = ("%[0-9a-fA-F]{2}", r"\\[ux]", "&#", "[rR][oO][tT][ -]?13")
_URGES_TURNING = ("rot13", "rot-13", "rot 13")


def rescan(
    text: str, flat: bytes, scan: Callable[[str], list[Finding]], most: int, hits: Sequence[int] | None = None
) -> list[Finding]:
    """Findings in the encoded parts of a text, each with the span of the outermost part, at most `most`. `hits` as in `parts`."""
    found: list[Finding] = []
    budget = [MAX_PARTS, MAX_DECODED]
    for start, end, plain in parts(text, flat, hits):
        names: set[tuple[str, str]] = set()
        for finding in _within(plain, scan, 1, budget):
            if (finding.family, finding.detector) not in names:
                names.add((finding.family, finding.detector))
                found.append(Finding(finding.detector, finding.family, start, end, confidence=finding.confidence))
        if len(found) >= most or budget[0] <= 0 or budget[1] <= 0:
            break
    return found[:most]


def _within(plain: str, scan: Callable[[str], list[Finding]], depth: int, budget: list[int]) -> list[Finding]:
    budget[0] -= 1
    budget[1] -= len(plain)
    if budget[0] < 0 or budget[1] < 0:
        return []
    found = scan(plain)
    if depth < MAX_DEPTH:
        for _, _, inner in parts(plain, flatten(plain)):
            found = found + _within(inner, scan, depth + 1, budget)
    return found


def parts(text: str, flat: bytes, hits: Sequence[int] | None = None) -> Iterator[tuple[int, int, str]]:
    """(start, end, decoded text) of each encoded part; `flat` is the flat form of the text, `hits` the ends of all matches of `NATIVE`
    in it, in order."""
    if hits is None or hits:
        yield from _runs(text, flat.translate(_MASK), hits)
    if "%" in text:
        yield from _percent(text)
    if "\\u" in text or "\\x" in text or "&#" in text:
        yield from _escapes(text)
    if len(text) <= _LONGEST_TURNED:
        low = text.lower()
        if any(word in low for word in _URGES_TURNING):
            yield 0, len(text), codecs.encode(text, "rot13")


def starts(text: str, flat: bytes, hits: Sequence[int]) -> list[int]:
    """Where the parts in base64 and hex begin that decode to something; `flat` and `hits` as in `parts`."""
    return [start for start, _, _ in _runs(text, flat.translate(_MASK), hits)]


def _escapes(text: str) -> Iterator[tuple[int, int, str]]:
    done = 0
    places = [text.find(lead) for lead in _LEADS]
    while any(place >= 0 for place in places):
        at = min(place for place in places if place >= 0)
        match = _ESCAPES.match(text, at)
        done = at + 2
        if match is not None:
            done = match.end()
            yield match.start(), match.end(), html.unescape(_unescaped(match.group()))
        places = [text.find(lead, done) if 0 <= place < done else place for lead, place in zip(_LEADS, places, strict=True)]


def _runs(text: str, mask: bytes, hits: Sequence[int] | None) -> Iterator[tuple[int, int, str]]:
    done = 0
    for start in _starts(mask) if hits is None else _runs_of(mask, hits):
        if start < done or not _promising(text[start : start + LEAST]):
            continue
        end = done = _block_end(text, mask, start)
        plain = _decoded(text[start:end])
        if plain is not None:
            tail = end
            while tail < len(text) and text[tail] == "=" and tail - end < 2:
                tail += 1
            yield start, tail, plain


def _starts(mask: bytes) -> Iterator[int]:
    start = mask.find(_RUN)
    while start >= 0:
        yield start
        start = mask.find(_RUN, _end(mask, start))


def _runs_of(mask: bytes, hits: Sequence[int]) -> Iterator[int]:
    last = -1
    for end in hits:
        start = max(mask.rfind(b" ", max(0, end - LEAST - 1), end), mask.rfind(b"\n", max(0, end - LEAST - 1), end)) + 1
        if start > last and mask.startswith(_RUN, start):
            last = start
            yield start


def _promising(head: str) -> bool:
    """Whether a run that starts like this can be more than a path, a name, a digest; never false where `_decoded` has something."""
    start = head[:_CASED_IN]
    return start != start.lower() or _HEX_TEXT.match(head) is not None


def _block_end(text: str, mask: bytes, start: int) -> int:
    """End of a run; lines of one block belong together."""
    end = _end(mask, start)
    while end - start >= _WRAPPED and end + 2 < len(mask) and mask[end] == 0x0A:
        following = end + 1 + (mask[end + 1] == 0x0A)
        stop = _end(mask, following)
        if stop - following < 4 or (stop < len(mask) and mask[stop] == 0x20 and text[stop] not in "=\"' "):
            break
        end = stop
        if stop - following < _WRAPPED:
            break
    return end


def _end(mask: bytes, start: int) -> int:
    match = _RUN_ON.match(mask, start)
    return match.end() if match is not None else start


def _decoded(run: str) -> str | None:
    head = run[:LEAST]
    body = run.replace("\r", "").replace("\n", "")
    if _HEX.issuperset(body):
        return _readable(bytes.fromhex(body[: len(body) & ~1])) if _readable(bytes.fromhex(body[:16])) else None
    if body.startswith(_PACKED):
        return _unpacked(_base64(body.replace("-", "+").replace("_", "/")))
    if len(set(head)) < 4:
        return None
    if "-" in body or "_" in body:
        body = body.replace("-", "+").replace("_", "/")
    # Only if the first characters decode to text is the rest worth it.
    if _readable(_base64(body[:24])) is None:
        return None
    return _readable(_base64(body))


def _unpacked(data: bytes) -> str | None:
    try:
        return _readable(zlib.decompressobj(wbits=31).decompress(data, _MOST_UNPACKED))
    except zlib.error:
        return None


def _base64(body: str) -> bytes:
    size = len(body) - (len(body) % 4 == 1)
    try:
        return binascii.a2b_base64(body[:size] + "=" * (-size % 4))
    except ValueError:
        return b""


def _readable(data: bytes) -> str | None:
    if len(data) >= 8 and data[1::2].count(0) * 10 >= len(data) * 4:
        text = data[: len(data) & ~1].decode("utf-16-le", "ignore")
    else:
        try:
            text = data.decode()
        except UnicodeDecodeError as exc:
            # The last character may be cut.
            if exc.start < len(data) - 3 or not exc.start:
                return None
            text = data[: exc.start].decode()
    bare = text.replace("\n", "").replace("\r", "").replace("\t", "")
    return text if bare and bare.isprintable() else None


def _percent(text: str) -> Iterator[tuple[int, int, str]]:
    at = text.find("%")
    while at >= 0:
        start = at
        while start and at - start < 256 and text[start - 1] not in " \t\r\n\"'<>":
            start -= 1
        end = at
        while end < len(text) and end - start < _LONGEST_WORD and text[end] not in " \t\r\n\"'<>":
            end += 1
        word = text[start:end]
        if word.count("%") >= _PERCENT:
            plain = _OCTET.sub(_octet, word.encode("utf-8", "surrogatepass")).decode("utf-8", "replace")
            if len(plain) + 2 * _PERCENT <= len(word):
                yield start, end, plain
        at = text.find("%", end)


def _octet(match: "re.Match[bytes]") -> bytes:
    return bytes([int(match.group(1), 16)])


def _unescaped(escapes: str) -> str:
    return re.sub(r"\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})", lambda match: chr(int(match.group(1) or match.group(2), 16)), escapes)
