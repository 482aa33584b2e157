"""From a value to keyed fingerprints, and from a text to those that stand in it.

A value is taken in every form in which it may leave: as it is, reversed, hex, base64 (either alphabet) and base32 at every alignment. Each form is
reduced to lower-case letters and digits, so that case, separators, line ends, dots of a host name and quotes do not matter, and cut into
windows of `WINDOW` characters. What is kept of a window is six bytes of a keyed SHA-256. Percent signs and ``\\x`` are undone in the text.
"""

import sys

if sys.version_info >= (3, 12):
    from _sha2 import sha256
else:
    from _sha256 import sha256

#: Characters of a window: about 60 bits of a random value.
WINDOW = 12
#: Shortest form that is remembered; below `WINDOW` only as a whole.
SHORTEST = 8
#: Bytes kept of a fingerprint. In 100,000 windows against 50,000 fingerprints one in 50,000 would agree by chance.
SIZE = 6

#: A longer value is remembered by this many characters at each end.
_END = 48

#: Longest text in which every window is looked at, and the longest that is looked at: beyond, the middle is left out.
EXACT = 16_384
MOST = 262_144
#: Longest text in which short values are looked for.
SHORT_TEXT = 8_192
#: Every so many windows in a longer text; where one agrees, all around it are looked at. A value of 19 letters and digits is still certain.
STRIDE = 8

_B64 = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789  "
_B32 = "abcdefghijklmnopqrstuvwxyz234567"
_LOWER = bytes([b + 32 if 65 <= b <= 90 else b for b in range(256)])
_DROPPED = bytes([b for b in range(256) if not (48 <= b <= 57 or 65 <= b <= 90 or 97 <= b <= 122)])


def fingerprint(key: bytes, data: bytes) -> bytes:
    """Six bytes for a window. `key`: 32 random bytes."""
    found: bytes = sha256(key + data).digest()
    return found[:SIZE]


def normal(data: bytes) -> bytes:
    """Letters and digits only, lower case."""
    return data.translate(_LOWER, _DROPPED)


def forms(value: str) -> "list[bytes]":
    """The reduced forms of a value, each at least `SHORTEST` long."""
    data = value.encode("utf-8", "replace")
    pieces = [data] if len(data) <= 2 * _END else [data[:_END], data[-_END:]]
    found: list[bytes] = []
    for piece in pieces:
        found += [normal(piece), normal(piece[::-1]), piece.hex().encode()]
        found += [_spelled(piece, 6, shift) for shift in range(3)]
        found += [_spelled(piece, 5, shift) for shift in range(5)]
    return list(dict.fromkeys([form for form in found if len(form) >= SHORTEST]))


def windows(form: bytes, key: bytes) -> "tuple[int, list[bytes]]":
    """(characters of a window, fingerprints) of a form."""
    if len(form) < WINDOW:
        return len(form), [fingerprint(key, form)]
    return WINDOW, [fingerprint(key, form[i : i + WINDOW]) for i in range(len(form) - WINDOW + 1)]


def found_in(text: str, key: bytes, known: "dict[int, dict[bytes, tuple[int, int]]]") -> "dict[int, int]":
    """Form number -> how many of its characters are covered by windows that stand in the text, in whatever order.

    `known`: characters of a window -> fingerprint -> (form number, place of the window in the form).
    """
    hits: set[tuple[int, int, int]] = set()
    for data in _readings(text if len(text) <= MOST else text[: MOST // 2] + "\n" + text[-MOST // 2 :]):
        table = known.get(WINDOW)
        if table:
            _look(data, key, WINDOW, table, hits)
        if len(data) <= SHORT_TEXT:
            for size, short in known.items():
                if size != WINDOW:
                    _look(data, key, size, short, hits)
    covered: dict[int, int] = {}
    reached: dict[int, int] = {}
    for number, place, size in sorted(hits):
        start = max(place, reached.get(number, 0))
        covered[number] = covered.get(number, 0) + max(0, place + size - start)
        reached[number] = max(place + size, start)
    return covered


def _look(data: bytes, key: bytes, size: int, table: "dict[bytes, tuple[int, int]]", hits: "set[tuple[int, int, int]]") -> None:
    last = len(data) - size
    step = 1 if len(data) <= EXACT else STRIDE
    exact_to = -1
    at = 0
    while at <= last:
        found = table.get(sha256(key + data[at : at + size]).digest()[:SIZE])
        if found is not None:
            hits.add((found[0], found[1], size))
            if step > 1 and at > exact_to:
                # Go back to what was skipped, and look at every window for a while.
                exact_to = at + 4 * _END
                at = max(0, at - STRIDE)
        at += 1 if at <= exact_to else step


def _readings(text: str) -> "list[bytes]":
    """The text reduced, and once more with ``%41`` undone where there is any. All-escaped values are hex once ``%`` and ``\\x`` are gone."""
    if "\\" in text:
        text = text.replace("\\x", "").replace("\\n", "").replace("\\r", "").replace("\\t", "")
    data = text.encode("utf-8", "replace")
    found = [normal(data)]
    for _ in range(2):
        if b"%" not in data:
            break
        data = _unquoted(data)
        reduced = normal(data)
        if reduced not in found:
            found.append(reduced)
    return found


def _unquoted(data: bytes) -> bytes:
    first, *rest = data.split(b"%")
    parts = [first]
    for piece in rest:
        try:
            parts.append(bytes.fromhex(piece[:2].decode("ascii")) + piece[2:] if len(piece) >= 2 else b"%" + piece)
        except ValueError:
            parts.append(b"%" + piece)
    return b"".join(parts)


def _spelled(data: bytes, bits: int, shift: int) -> bytes:
    """Base64 (`bits` 6) or base32 (5) of the value where it stands `shift` bytes after a block's start, without the characters that
    depend on what is around it; reduced."""
    letters = _B64 if bits == 6 else _B32
    total = (len(data) + shift) * 8
    number = int.from_bytes(data, "big")
    first = -(-shift * 8 // bits)
    count = total // bits
    mask = (1 << bits) - 1
    spelled = "".join([letters[number >> (total - bits * (i + 1)) & mask] for i in range(first, count)])
    return spelled.replace(" ", "").encode()
