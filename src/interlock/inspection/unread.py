"""Which new messages need not be read: those in whose bytes nothing begins that a detector could find.

Most messages of a conversation hold nothing. Reading one into blocks costs ten times what it costs to look over its bytes, so the bytes of
many are looked over together, and only messages in which something may begin are read and scanned as if there were no such look.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol, runtime_checkable

from interlock.inspection.platforms.base import Platform

#: Bytes that are looked over together.
CHUNK = 524_288
#: Looks on another thread that may wait for one; the native engine leaves the interpreter to this one meanwhile.
AHEAD = 3
#: Between two messages: in no word, no number and no encoded part.
_SEPARATOR = b"\n\0\n"


@runtime_checkable
class Hinting(Protocol):
    """`interlock.detectors.engine.Scanner`, as far as it is used here."""

    def hints(self, flat: bytes) -> list[int] | None:
        """Where something may be found; None when it cannot be told."""

    def foreign(self, utf8: bytes) -> bool:
        """Whether characters beyond ASCII may be found."""


class _Look:
    """Messages that are looked over together."""

    __slots__ = ("keys", "parts", "size", "starts")

    def __init__(self) -> None:
        self.keys: list[bytes] = []
        self.parts: list[bytes] = []
        self.starts: list[int] = []
        self.size = 0


class Overlook:
    """Looks over messages with one scanner."""

    def __init__(self, scanner: Hinting) -> None:
        self._scanner = scanner
        self._pool: ThreadPoolExecutor | None = None

    def parted(
        self, platform: Platform, messages: Sequence[tuple[bytes, bytes | memoryview]], tick: Callable[[], None]
    ) -> Iterator[tuple[list[bytes], list[bytes]]]:
        """Keys of messages to read, and of those that need not be, piece by piece in the order given. `tick` is called now and then and may
        raise."""
        waiting: deque[tuple[_Look, list[bytes], Future[list[int] | None]]] = deque()
        look = _Look()
        read: list[bytes] = []
        for key, raw in messages:
            if self._added(look, platform, key, raw):
                if look.size < CHUNK:
                    continue
                tick()
                if len(waiting) >= AHEAD:
                    yield self._sorted(*waiting.popleft())
                waiting.append((look, read, self._threads().submit(self._scanner.hints, _SEPARATOR.join(look.parts))))
                look, read = _Look(), []
            else:
                read.append(key)
        while waiting:
            tick()
            yield self._sorted(*waiting.popleft())
        yield _divided(look, read, self._scanner.hints(_SEPARATOR.join(look.parts)))

    def nothing_in(self, platform: Platform, raw: bytes | memoryview) -> bool:
        """Whether one message, not a large one, need not be read."""
        plain = platform.plain(raw)
        if plain is None or (plain.foreign and self._scanner.foreign(plain.foreign)):
            return False
        parts = plain.parts
        return self._scanner.hints(parts[0] if len(parts) == 1 else _SEPARATOR.join(parts)) == []

    def _added(self, look: _Look, platform: Platform, key: bytes, raw: bytes | memoryview) -> bool:
        plain = platform.plain(raw)
        if plain is None or (plain.foreign and self._scanner.foreign(plain.foreign)):
            return False
        for part in plain.parts:
            look.keys.append(key)
            look.parts.append(part)
            look.starts.append(look.size)
            look.size += len(part) + len(_SEPARATOR)
        return True

    def _sorted(self, look: _Look, read: list[bytes], hints: "Future[list[int] | None]") -> tuple[list[bytes], list[bytes]]:
        return _divided(look, read, hints.result())

    def _threads(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, thread_name_prefix="interlock-look")
        return self._pool


def _divided(look: _Look, read: list[bytes], hints: list[int] | None) -> tuple[list[bytes], list[bytes]]:
    keys = list(dict.fromkeys(look.keys))
    if hints is None:
        return read + keys, []
    if not hints:
        return read, keys
    touched = {look.keys[bisect_right(look.starts, end - 1) - 1] for end in set(hints)}
    return read + [key for key in keys if key in touched], [key for key in keys if key not in touched]
