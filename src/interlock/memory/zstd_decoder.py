"""A decoder of Zstandard frames (RFC 8878) in Python, for machines on which nothing faster is installed.

About a megabyte a second: enough for a person's old rollouts, too slow for a hook. Checksums are not compared. Dictionaries are not known.
"""

from collections.abc import Iterator

_MAGIC = b"\x28\xb5\x2f\xfd"

#: Most bytes of a block.
_BLOCK = 1 << 17

# Base values and extra bits of the codes (RFC 8878, 3.1.1.3.2.1.1).
_LITERALS = [(code, 0) for code in range(16)] + list(
    zip(
        (16, 18, 20, 22, 24, 28, 32, 40, 48, 64, *(1 << bits for bits in range(7, 17))),
        (1, 1, 1, 1, 2, 2, 3, 3, 4, 6, *range(7, 17)),
        strict=True,
    )
)
_MATCHES = [(code + 3, 0) for code in range(32)] + list(
    zip(
        (35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99, *((1 << bits) + 3 for bits in range(7, 17))),
        (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, *range(7, 17)),
        strict=True,
    )
)
_OFFSETS = [(1 << code, code) for code in range(32)]

# Distributions in force where a block brings none (3.1.1.3.2.2).
_LITERAL_COUNTS = (4, 3, *(2,) * 11, 1, 1, 1, *(2,) * 9, 3, 2, *(1,) * 5, *(-1,) * 4)
_MATCH_COUNTS = (1, 4, 3, *(2,) * 6, *(1,) * 37, *(-1,) * 7)
_OFFSET_COUNTS = (*(1,) * 6, 2, 2, 2, *(1,) * 15, *(-1,) * 5)

# Entry of a decoding table: symbol, bits to read, base of the next state.
_Table = tuple[int, list[tuple[int, int, int]]]


class ZstdError(ValueError):
    """The data is no Zstandard frame, is cut off or damaged, or needs a dictionary."""


def decompress(data: bytes, limit: int) -> bytes:
    """The content of all frames. Raises `ZstdError`, also for more than `limit` bytes of content."""
    out = bytearray()
    at = 0
    try:
        while at < len(data):
            magic = data[at : at + 4]
            if magic[1:] == b"\x2a\x4d\x18" and 0x50 <= magic[0] <= 0x5F:
                at += 8 + int.from_bytes(data[at + 4 : at + 8], "little")
            elif magic == _MAGIC:
                at = _Frame(data, at + 4, out, limit).read()
            else:
                raise ZstdError("no frame")
        if at > len(data):
            raise ZstdError("cut off")
    except (IndexError, OverflowError, ValueError) as exc:
        raise exc if isinstance(exc, ZstdError) else ZstdError("damaged") from exc
    return bytes(out)


class _Frame:
    """One frame on its way into the output."""

    def __init__(self, data: bytes, at: int, out: bytearray, limit: int) -> None:
        self._data, self._at, self._out, self._limit = data, at, out, limit
        self._start = len(out)
        self._recent = [1, 4, 8]
        self._huffman: tuple[int, list[tuple[int, int]]] | None = None
        self._tables: list[_Table | None] = [None, None, None]

    def read(self) -> int:
        """Decode the frame; answers where it ends."""
        data = self._data
        flags = data[self._at]
        single, dictionary = flags >> 5 & 1, (0, 1, 2, 4)[flags & 3]
        size = (single, 2, 4, 8)[flags >> 6]
        self._at += 1 + (not single)
        if int.from_bytes(data[self._at : self._at + dictionary], "little"):
            raise ZstdError("a dictionary is needed")
        self._at += dictionary + size
        last = False
        while not last:
            head = int.from_bytes(self._take(3), "little")
            last, kind, length = bool(head & 1), head >> 1 & 3, head >> 3
            if kind == 0:
                self._out += self._take(length)
            elif kind == 1:
                self._out += self._take(1) * length
            elif kind == 2 and length <= _BLOCK:
                self._block(self._take(length))
            else:
                raise ZstdError("an unknown kind of block")
            if len(self._out) > self._limit:
                raise ZstdError("more than the limit")
        return self._at + (4 if flags & 4 else 0)

    def _take(self, count: int) -> bytes:
        part = self._data[self._at : self._at + count]
        if len(part) != count:
            raise ZstdError("cut off")
        self._at += count
        return part

    def _block(self, block: bytes) -> None:
        literals, at = self._literals(block)
        count = block[at]
        at += 1
        if count >= 128:
            count, at = (
                (int.from_bytes(block[at : at + 2], "little") + 0x7F00, at + 2)
                if count == 255
                else (((count - 128) << 8) + block[at], at + 1)
            )
        if not count:
            self._out += literals
            return
        modes = block[at]
        at += 1
        defaults = ((_LITERAL_COUNTS, 6), (_OFFSET_COUNTS, 5), (_MATCH_COUNTS, 6))
        for number in range(3):
            mode = modes >> (6 - 2 * number) & 3
            if mode == 0:
                self._tables[number] = _table(*defaults[number])
            elif mode == 1:
                self._tables[number] = (0, [(block[at], 0, 0)])
                at += 1
            elif mode == 2:
                counts, log, at = _counts(block, at, (9, 8, 9)[number])
                self._tables[number] = _table(counts, log)
        self._sequences(literals, _Bits(block[at:]), count)

    def _sequences(self, literals: bytes, bits: "_Bits", count: int) -> None:
        tables = [table for table in self._tables if table is not None]
        if len(tables) != 3:
            raise ZstdError("a table is missing")
        (literal_log, literal_table), (offset_log, offset_table), (match_log, match_table) = tables
        read, out, recent = bits.read, self._out, self._recent
        literal_state, offset_state, match_state = read(literal_log), read(offset_log), read(match_log)
        done = 0
        for left in range(count - 1, -1, -1):
            code, offset_bits, offset_base = offset_table[offset_state]
            base, extra = _OFFSETS[code]
            value = base + read(extra)
            code, match_bits, match_base = match_table[match_state]
            base, extra = _MATCHES[code]
            length = base + read(extra)
            code, literal_bits, literal_base = literal_table[literal_state]
            base, extra = _LITERALS[code]
            own = base + read(extra)
            if left:
                literal_state = literal_base + read(literal_bits)
                match_state = match_base + read(match_bits)
                offset_state = offset_base + read(offset_bits)
            if value > 3:
                offset = value - 3
                recent[:] = [offset, recent[0], recent[1]]
            else:
                place = value - (own != 0)
                offset = recent[place] if place < 3 else recent[0] - 1
                if place:
                    recent[:] = [offset, recent[0], recent[1 if place > 1 else 2]]
            out += literals[done : done + own]
            done += own
            start = len(out) - offset
            if start < self._start or offset < 1:
                raise ZstdError("a match before the start")
            if offset >= length:
                out += out[start : start + length]
            else:
                piece = bytes(out[start:])
                out += (piece * (length // offset + 1))[:length]
            if len(out) > self._limit:
                raise ZstdError("more than the limit")
        if bits.left != 0 or done > len(literals):
            raise ZstdError("damaged")
        out += literals[done:]

    def _literals(self, block: bytes) -> tuple[bytes, int]:
        first = block[0]
        kind, form = first & 3, first >> 2 & 3
        if kind < 2:
            head = (1, 2, 1, 3)[form]
            size = int.from_bytes(block[:head], "little") >> (4 if form & 1 else 3)
            if size > _BLOCK:
                raise ZstdError("damaged")
            return (block[head : head + size], head + size) if kind == 0 else (block[head : head + 1] * size, head + 1)
        head, width = (3, 3, 4, 5)[form], (10, 10, 14, 18)[form]
        value = int.from_bytes(block[:head], "little") >> 4
        size, packed = value & ((1 << width) - 1), value >> width
        part = block[head : head + packed]
        if size > _BLOCK or len(part) != packed:
            raise ZstdError("damaged")
        at = 0
        if kind == 2:
            self._huffman, at = _huffman(part)
        if self._huffman is None:
            raise ZstdError("a tree is missing")
        return b"".join(_streams(part[at:], size, form > 0, self._huffman)), head + packed


class _Bits:
    """Bits that are read from the end of a piece of data, where a one marks the first of them."""

    def __init__(self, data: bytes) -> None:
        if not data or not data[-1]:
            raise ZstdError("damaged")
        self._data = data
        self._place = len(data) - 1
        self._held = data[-1].bit_length() - 1
        self._value = data[-1] ^ (1 << self._held)
        self.left = self._place * 8 + self._held
        """Bits not read yet; below zero when more were asked for than there are."""

    def read(self, count: int) -> int:
        """The next `count` bits as a number; zeros behind the last one."""
        self.left -= count
        if self._held < count:
            start = max(0, self._place - 8)
            self._value = self._value << (self._place - start) * 8 | int.from_bytes(self._data[start : self._place], "little")
            self._held += (self._place - start) * 8
            self._place = start
            if self._held < count:
                self._value <<= count - self._held
                self._held = count
        self._held -= count
        found = self._value >> self._held
        self._value ^= found << self._held
        return found


def _streams(data: bytes, size: int, four: bool, tree: tuple[int, list[tuple[int, int]]]) -> Iterator[bytes]:
    if not four:
        yield _stream(data, size, tree)
        return
    ends = [int.from_bytes(data[at : at + 2], "little") for at in (0, 2, 4)]
    each, at = (size + 3) // 4, 6
    for length in ends:
        yield _stream(data[at : at + length], each, tree)
        at += length
    yield _stream(data[at:], size - 3 * each, tree)


def _stream(data: bytes, size: int, tree: tuple[int, list[tuple[int, int]]]) -> bytes:
    width, table = tree
    if not data or not data[-1] or size < 0:
        raise ZstdError("damaged")
    place = len(data) - 1
    held = data[-1].bit_length() - 1
    value = data[-1] ^ (1 << held)
    out = bytearray()
    for _ in range(size):
        if held < width:
            start = max(0, place - 8)
            value = value << (place - start) * 8 | int.from_bytes(data[start:place], "little")
            held += (place - start) * 8
            place = start
        symbol, used = table[value >> held - width if held >= width else value << width - held]
        held -= used
        if held < 0:
            raise ZstdError("damaged")
        value &= (1 << held) - 1
        out.append(symbol)
    if held or place:
        raise ZstdError("damaged")
    return bytes(out)


def _huffman(data: bytes) -> tuple[tuple[int, list[tuple[int, int]]], int]:
    """The tree at the start of `data` as a table over its longest code, and where it ends."""
    head = data[0]
    if head >= 128:
        count = head - 127
        end = 1 + (count + 1) // 2
        weights = [half for byte in data[1:end] for half in (byte >> 4, byte & 15)][:count]
    else:
        end = 1 + head
        counts, log, at = _counts(data[:end], 1, 6)
        weights = _weights(_table(counts, log), _Bits(data[at:end]))
    total = sum(1 << weight - 1 for weight in weights if weight)
    width = total.bit_length()
    rest = (1 << width) - total
    if not total or rest & (rest - 1) or width > 11 or len(weights) > 255:
        raise ZstdError("damaged")
    weights.append(rest.bit_length())
    table: list[tuple[int, int]] = []
    for weight in range(1, width + 1):
        for symbol, one in enumerate(weights):
            if one == weight:
                table += [(symbol, width + 1 - weight)] * (1 << weight - 1)
    return (width, table), end


def _weights(table: _Table, bits: _Bits) -> list[int]:
    """Weights of a tree: two states take turns until the bits are used up."""
    log, entries = table
    states = [bits.read(log), bits.read(log)]
    found: list[int] = []
    turn = 0
    while len(found) < 255:
        symbol, count, base = entries[states[turn]]
        found.append(symbol)
        states[turn] = base + bits.read(count)
        turn ^= 1
        if bits.left < 0:
            found.append(entries[states[turn]][0])
            return found
    raise ZstdError("damaged")


def _counts(data: bytes, at: int, most: int) -> tuple[list[int], int, int]:
    """A distribution (4.1.1): counts of the symbols, log of the table's size, and where it ends."""
    value = int.from_bytes(data[at : at + 512], "little")
    log = (value & 15) + 5
    if log > most:
        raise ZstdError("damaged")
    place, left = 4, (1 << log) + 1
    counts: list[int] = []
    while left > 1:
        width = left.bit_length()
        low = (1 << width - 1) - 1
        short = (1 << width) - 1 - left
        number = value >> place & low
        if number < short:
            place += width - 1
        else:
            number = value >> place & (1 << width) - 1
            number -= short if number > low else 0
            place += width
        counts.append(number - 1)
        left -= abs(number - 1)
        if number == 1:
            more = 3
            while more == 3:
                more = value >> place & 3
                place += 2
                counts += [0] * more
    if left != 1 or len(counts) > 256 or at + (place + 7) // 8 > len(data):
        raise ZstdError("damaged")
    return counts, log, at + (place + 7) // 8


def _table(counts: "list[int] | tuple[int, ...]", log: int) -> _Table:
    """Decoding table of a distribution (4.1.1)."""
    size = 1 << log
    symbols = [0] * size
    high = size
    for symbol, count in enumerate(counts):
        if count == -1:
            high -= 1
            symbols[high] = symbol
    place, step = 0, (size >> 1) + (size >> 3) + 3
    for symbol, count in enumerate(counts):
        for _ in range(count):
            symbols[place] = symbol
            place = (place + step) & (size - 1)
            while place >= high:
                place = (place + step) & (size - 1)
    following = [max(count, 1) for count in counts]
    entries = []
    for symbol in symbols:
        state = following[symbol]
        following[symbol] += 1
        bits = log - state.bit_length() + 1
        entries.append((symbol, bits, (state << bits) - size))
    return log, entries
