"""A message of an inference hook as bytes in which its texts stand as they are, without reading it.

JSON writes a text as it is but for its escapes. Those of one character are undone here, which keeps every text a slice between two quotes;
a message with others, or with a form that nothing can be said of, has to be read.
"""

from interlock.inspection.frames import OVERLAP, Plain

#: In place of an escaped backslash and an escaped quote, while the quotes that are left are those of the structure. No JSON holds them.
_BACKSLASH, _QUOTE = b"\1", b"\2"
_RESTORED = bytes.maketrans(_BACKSLASH + _QUOTE, b'\\"')
_OTHERS = ((b"\\t", b"\t"), (b"\\r", b"\r"), (b"\\/", b"/"), (b"\\b", b"\b"), (b"\\f", b"\f"))
#: How a block of text begins, as written without blanks and with the usual ones. Its text is all that it has.
_TEXT = b'"text"'
_COMPACT, _SPACED = b'{"type":"text","text":"', b'{"type": "text", "text": "'


def plain(message: bytes | memoryview) -> Plain | None:
    """See `Platform.plain`."""
    raw = bytes(message)
    if raw[:1] != b"{":
        return None
    foreign = b""
    if not raw.isascii():
        foreign = raw
        try:
            raw = raw.decode().encode("latin-1", "replace")
        except UnicodeDecodeError:
            return None
    escaped = b"\\" in raw
    if escaped:
        if _BACKSLASH in raw or _QUOTE in raw:
            return None
        raw = raw.replace(b"\\\\", _BACKSLASH).replace(b'\\"', _QUOTE).replace(b"\\n", b"\n")
        if b"\\" in raw:
            for written, meant in _OTHERS:
                raw = raw.replace(written, meant)
            if b"\\" in raw:
                return None
    seams = _seams(raw)
    if seams is None:
        return None
    parts = [raw, *seams] if seams else [raw]
    return Plain([part.translate(_RESTORED) for part in parts] if escaped else parts, foreign)


def _seams(raw: bytes) -> list[bytes] | None:
    """What meets where a text block follows another; None unless every block of text is told by how it is written."""
    texts = raw.count(_TEXT)
    if not texts:
        return []
    opening = _COMPACT
    at = raw.find(opening)
    if at < 0:
        opening = _SPACED
        at = raw.find(opening)
    found: list[bytes] = []
    before: tuple[int, int] | None = None
    while at >= 0:
        start = at + len(opening)
        end = raw.find(b'"', start)
        if end < 0 or not raw.startswith(b"}", end + 1):
            return None
        texts -= 2
        if not texts and before is None:
            # One text, as in most messages.
            return found
        if start < end:
            if before is not None:
                found.append(raw[max(before[0], before[1] - OVERLAP) : before[1]] + raw[start : min(end, start + OVERLAP)])
            before = start, end
        at = raw.find(opening, end)
    return None if texts else found
