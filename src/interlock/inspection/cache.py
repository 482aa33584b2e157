"""What earlier frames already said: results of messages by the digest of their bytes. Bounded, forgets the oldest half at once."""

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Recent(Generic[K, T]):
    """Two generations of at most `limit` entries each: an entry that is asked for moves into the younger one.

    Used under the lock of one thread at a time or under the interpreter's own (single dictionary operations).
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._young: dict[K, T] = {}
        self._old: dict[K, T] = {}
        self.hits = 0
        """Look-ups answered, since the start."""
        self.misses = 0
        """Look-ups not answered."""

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def get(self, key: K) -> T | None:
        """The entry, or None."""
        value = self._young.get(key)
        if value is None:
            value = self._old.get(key)
            if value is None:
                self.misses += 1
                return None
            self.put(key, value)
        self.hits += 1
        return value

    def put(self, key: K, value: T) -> None:
        """Add or replace an entry."""
        if len(self._young) >= self._limit:
            self._old, self._young = self._young, {}
        self._young[key] = value
