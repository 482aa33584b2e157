"""Packed rows of up to 512 turns of a session: id, words and whether it is a prompt of each, and their vectors."""

import struct
from collections.abc import Iterable, Iterator

from interlock.storage.sqlite.index_tables import PART_BITS

#: Id of the turn (0: forgotten), its words, and 1 for a prompt.
ROW = struct.Struct("<qII")

#: Bytes of a vector: 256 numbers of 8 bits and the scale, a 32-bit float.
VECTOR = 260


def pack(rows: "Iterable[tuple[int, int, int]]") -> bytes:
    """Rows of id, words and prompt."""
    return b"".join([ROW.pack(*row) for row in rows])


def unpack(numbers: bytes) -> "Iterator[tuple[int, int, int]]":
    """Rows of id, words and prompt."""
    return ROW.iter_unpack(numbers)


def part_of(place: int) -> int:
    """Number of the part that holds a place."""
    return (place - 1) >> PART_BITS


def place_in(place: int) -> int:
    """Row of a place in its part."""
    return (place - 1) & ((1 << PART_BITS) - 1)


def first_place(part: int) -> int:
    """Place of a part's first row."""
    return (part << PART_BITS) + 1


def find(numbers: bytes, turn: int) -> int:
    """Row of a turn, -1 when it is not there."""
    return next((at for at, row in enumerate(unpack(numbers)) if row[0] == turn), -1)


def blank(packed: bytes, row: int, size: int) -> bytes:
    """The same with zeros in place of one row of `size` bytes."""
    return packed[: row * size] + bytes(size) + packed[(row + 1) * size :]
