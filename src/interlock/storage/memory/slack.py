"""The Slack surface's store in this process: for tests."""

import threading
from collections.abc import Sequence

from interlock.storage.slack_port import KEEP_SEEN, SlackLink, SlackStore


class MemorySlackStore(SlackStore):
    """`SlackStore` in dictionaries."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._links: dict[str, SlackLink] = {}
        self._seen: dict[str, float] = {}

    def links(self) -> Sequence[SlackLink]:
        with self._lock:
            return sorted(self._links.values())

    def link(self, link: SlackLink) -> None:
        with self._lock:
            self._links[link.user] = link

    def unlink(self, user: str) -> bool:
        with self._lock:
            return self._links.pop(user, None) is not None

    def member(self, user: str) -> "str | None":
        with self._lock:
            found = self._links.get(user)
            return None if found is None else found.member

    def claim(self, names: Sequence[str], now: float) -> bool:
        with self._lock:
            self._seen = {name: at for name, at in self._seen.items() if at >= now - KEEP_SEEN}
            known = any(name in self._seen for name in names)
            for name in names:
                self._seen.setdefault(name, now)
            return not known

    def close(self) -> None:
        pass
