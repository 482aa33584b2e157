"""The trail from its newest line back, from any record or moment on: reads only the blocks that are asked for."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import BinaryIO

from interlock.audit import layout, reader

#: Bytes that are read at once; a page of records fits.
BLOCK = 64 * 1024
#: Bytes of a line that is still looked for its beginning: nothing of ours is as long.
_LONGEST = 4 * BLOCK
_TIME = b'"time":"'
#: Length of ``2026-11-30T13:24:00.123Z``.
_STAMP = 24


def blocks(state: str, before: int = 0, until: bytes = b"") -> Iterator[bytes]:
    """Whole lines, some at a time: the newest block first, within it the oldest line first. Raises OSError.

    `before`: leaves out blocks without records below this number, 0 for none; `until`: without any up to this stamp (as `stamp` cuts it
    out of a line). Records are numbered in order; their times are nearly so. Lines that are no records come along: `layout.split` tells.
    """

    def beyond(line: bytes) -> bool:
        return bool(before and number(line) >= before) or bool(until and stamp(line) > until)

    with ExitStack() as stack:
        for path, opened in _newest_first(state, before, stack):
            with opened or open(path, "rb") as file:
                size = os.fstat(file.fileno()).st_size
                yield from _back(file, _end(file, size, beyond) if before or until else size)


def number(line: bytes) -> int:
    """The number of a line's record, 0 when it has none."""
    digits = line[5 : line.find(b",", 5, 26)]
    return int(digits) if digits.isdigit() and line.startswith(b'{"n":') else 0


def stamp(line: bytes) -> bytes:
    """The time of a line's record as it stands there, which sorts by time; empty when it has none."""
    at = line.find(_TIME)
    return line[at + len(_TIME) : at + len(_TIME) + _STAMP] if at >= 0 else b""


def _newest_first(state: str, before: int, stack: ExitStack) -> Iterator[tuple[str, BinaryIO | None]]:
    """Files that may hold records below `before`. The current one is opened first: whatever is older is then in the list."""
    current = os.path.join(state, layout.FOLDER, layout.LOG)
    opened = reader.opened(current)
    paths = [path for path in reader.files(state) if path != current]
    if opened is not None:
        stack.enter_context(opened)
        own = os.fstat(opened.fileno())
        for index, path in enumerate(paths):
            if os.path.samestat(os.stat(path), own):
                # It was put aside in between; what came after it is newer than this look.
                del paths[index:]
                break
        paths.append(current)
    for index in range(len(paths) - 1, -1, -1):
        if before and index and _last_number(paths[index - 1]) + 1 >= before:
            continue
        yield paths[index], opened if paths[index] == current else None


def _last_number(path: str) -> int:
    """The number that an older file is named by."""
    return int(os.path.basename(path)[6:-6])


def _end(file: BinaryIO, size: int, beyond: Callable[[bytes], bool]) -> int:
    """A place such that every line that begins behind it is beyond, found by halving; at the end of a line."""
    low, high = 0, size
    while high - low > BLOCK:
        middle = (low + high) // 2
        file.seek(middle)
        whole = file.read(_LONGEST).split(b"\n")[1:-1]
        line = next((line + b"\n" for line in whole if layout.split(line + b"\n")), None)
        if line is None or beyond(line):
            high = middle
        else:
            low = middle
        if line is None:
            # Damaged here: read from the end.
            return size
    file.seek(high)
    rest = file.readline(_LONGEST)
    return high + len(rest)


def _back(file: BinaryIO, end: int) -> Iterator[bytes]:
    held = b""
    while end > 0:
        start = max(0, end - BLOCK)
        file.seek(start)
        data = file.read(end - start) + held
        end = start
        cut = data.find(b"\n") + 1 if start else 0
        if start and not cut:
            held = data if len(data) <= _LONGEST else b""
            continue
        held = data[:cut]
        if len(data) > cut:
            yield data[cut:]
    if held:
        yield held
