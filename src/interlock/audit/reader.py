"""Reads the trail across its files while hooks append to it and rotate it. Does not judge the chain: that is `verify`."""

import json
import os
from collections.abc import Iterator
from typing import BinaryIO

from interlock.audit import layout

Record = dict[str, object]


def files(state: str) -> list[str]:
    """Paths of the trail's files, oldest first; empty when there is none yet."""
    folder = os.path.join(state, layout.FOLDER)
    try:
        names = os.listdir(folder)
    except FileNotFoundError:
        return []
    old = sorted(name for name in names if name.startswith("audit.") and name.endswith(".jsonl") and name[6:-6].isdigit())
    current = [layout.LOG] if layout.LOG in names else []
    return [os.path.join(folder, name) for name in old + current]


def read(state: str) -> Iterator[Record]:
    """Every readable record, oldest first, one in memory at a time. Torn lines are left out.

    A file that is put aside while it is read is neither missed nor read twice: files are told apart by what they are, not by name.
    The current file is opened before the older ones are listed, so that whatever is older than it is in the list.
    """
    done: dict[tuple[int, int], int] = {}
    current = os.path.join(state, layout.FOLDER, layout.LOG)
    while True:
        before = sum(done.values())
        newest_file = opened(current)
        try:
            mark = None if newest_file is None else _mark(newest_file)
            for path in files(state):
                if path == current:
                    continue
                # Old files are never renamed again.
                with open(path, "rb") as file:
                    if _mark(file) == mark:
                        mark = None
                    yield from _unread(file, done)
            if newest_file is not None and mark is not None:
                yield from _unread(newest_file, done)
        finally:
            if newest_file is not None:
                newest_file.close()
        if sum(done.values()) == before:
            return


def newest(state: str, count: int) -> list[Record]:
    """The last `count` readable records, oldest first; reads no more files than that takes."""
    from collections import deque

    parts: list[list[Record]] = []
    wanted = count
    for path in reversed(files(state)):
        if wanted <= 0:
            break
        try:
            with open(path, "rb") as file:
                part = list(deque(_records(file), maxlen=wanted))
        except FileNotFoundError:
            return list(deque(read(state), maxlen=count))
        parts.append(part)
        wanted -= len(part)
    return [record for part in reversed(parts) for record in part]


def follow(state: str, after: int, poll: float = 0.5) -> Iterator[Record]:
    """Records numbered above `after` as they are written, for ever; across rotations. `poll` is in seconds."""
    import time

    path = os.path.join(state, layout.FOLDER, layout.LOG)
    while True:
        try:
            with open(path, "rb") as file:
                mark = os.fstat(file.fileno())
                held = b""
                while True:
                    held += file.read()
                    lines = held.split(b"\n")
                    held = lines.pop()
                    for line in lines:
                        record = parse(line + b"\n")
                        if record is None or _number(record) <= after:
                            continue
                        if _number(record) > after + 1:
                            # Files were put aside between the last look and the opening of this one.
                            yield from _between(state, after, _number(record))
                        after = _number(record)
                        yield record
                    if not _is_still(path, mark) and not _grew(file):
                        break
                    time.sleep(poll)
        except FileNotFoundError:
            time.sleep(poll)
            continue
        # More than one rotation may have passed since the last look.
        for record in read(state):
            if _number(record) > after:
                after = _number(record)
                yield record


def _between(state: str, after: int, before: int) -> Iterator[Record]:
    for record in read(state):
        if after < _number(record) < before:
            yield record


def parse(line: bytes) -> Record | None:
    """The record of a finished line; None when it is not one."""
    if layout.split(line) is None:
        return None
    try:
        record = json.loads(line)
    except ValueError:
        return None
    return record if isinstance(record, dict) else None


def opened(path: str) -> BinaryIO | None:
    """The file, None when it is not there. The caller closes it."""
    try:
        return open(path, "rb")
    except FileNotFoundError:
        return None


def _mark(file: BinaryIO) -> tuple[int, int]:
    status = os.fstat(file.fileno())
    return status.st_dev, status.st_ino


def _unread(file: BinaryIO, done: dict[tuple[int, int], int]) -> Iterator[Record]:
    """Records behind the place that `done` notes for the file; moves it on to the end of the last finished line."""
    mark = _mark(file)
    file.seek(done.get(mark, 0))
    for line in file:
        if not line.endswith(b"\n"):
            break
        done[mark] = done.get(mark, 0) + len(line)
        record = parse(line)
        if record is not None:
            yield record


def _records(file: BinaryIO) -> Iterator[Record]:
    for line in file:
        record = parse(line)
        if record is not None:
            yield record


def _number(record: Record) -> int:
    number = record.get("n")
    return number if isinstance(number, int) else 0


def _is_still(path: str, mark: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(path), mark)
    except FileNotFoundError:
        return False


def _grew(file: BinaryIO) -> bool:
    return os.fstat(file.fileno()).st_size > file.tell()
