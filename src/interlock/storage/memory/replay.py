"""Answers and keys in this process: for tests and offline runs."""

import threading
from collections.abc import Sequence

from interlock.storage.inspect_ports import KEEP, Given, Kept, KeyStore, ReplayStore, StoredKey


class MemoryReplayStore(ReplayStore):
    """`ReplayStore` in a dictionary."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._given: dict[tuple[str, str], dict[bytes, Given]] = {}

    def find(self, tenant: str, webhook_id: str, now: float) -> list[Given]:
        with self._lock:
            return [given for given in self._given.get((tenant, webhook_id), {}).values() if given.at >= now - KEEP]

    def record(self, answers: Sequence[Given]) -> list[Kept]:
        with self._lock:
            kept = []
            for given in answers:
                of_id = self._given.setdefault((given.tenant, given.webhook_id), {})
                held = of_id.get(given.digest)
                first = held is None or held.at < given.at - KEEP
                if first:
                    of_id[given.digest] = given
                kept.append(given if first else of_id[given.digest])
            return [
                Kept(holds.answer, first=holds is given, reused=self._reused(given))
                for given, holds in zip(answers, kept, strict=True)
            ]

    def forget(self, answers: Sequence[Given]) -> None:
        with self._lock:
            for given in answers:
                of_id = self._given.get((given.tenant, given.webhook_id), {})
                if of_id.get(given.digest) is given:
                    del of_id[given.digest]

    def _reused(self, given: Given) -> bool:
        of_id = self._given.get((given.tenant, given.webhook_id), {})
        return any(other.digest != given.digest and other.at >= given.at - KEEP for other in of_id.values())

    def prune(self, now: float) -> int:
        with self._lock:
            gone = 0
            for key, of_id in list(self._given.items()):
                fresh = {digest: given for digest, given in of_id.items() if given.at >= now - KEEP}
                gone += len(of_id) - len(fresh)
                if fresh:
                    self._given[key] = fresh
                else:
                    del self._given[key]
            return gone

    def check(self) -> None:
        return None

    def close(self) -> None:
        return None


class MemoryKeyStore(KeyStore):
    """`KeyStore` in a list."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._keys: list[StoredKey] = []

    def all_keys(self) -> list[StoredKey]:
        with self._lock:
            return sorted(self._keys, key=lambda key: (key.platform, key.tenant, -key.created))

    def add(self, key: StoredKey, previous_until: float) -> None:
        with self._lock:
            for other in self._keys:
                if (other.platform, other.tenant, other.expires) == (key.platform, key.tenant, None):
                    other.expires = previous_until
            self._keys.append(key)

    def retire(self, key_id: str, at: float) -> bool:
        with self._lock:
            found = [key for key in self._keys if key.key_id == key_id]
            for key in found:
                key.expires = at if key.expires is None else min(at, key.expires)
            return bool(found)

    def used(self, key_id: str, at: float, stragglers: int) -> None:
        with self._lock:
            for key in self._keys:
                if key.key_id == key_id:
                    key.last_used = max(at, key.last_used or 0.0)
                    key.stragglers += stragglers

    def close(self) -> None:
        return None
