"""What takes time to find out, kept between requests: a request waits a moment for it, and else shows what was known."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

#: Seconds that a request waits, for all of it together.
WAIT_SECONDS = 0.15

log = logging.getLogger("interlock.dashboard")

_Value = TypeVar("_Value")


class Kept(Generic[_Value]):
    """One value, found out on a thread of its own, by one at a time."""

    def __init__(self, find: Callable[[], _Value], seconds: float) -> None:
        """`seconds`: how long a value is good."""
        self._find = find
        self._seconds = seconds
        self._lock = threading.Lock()
        self._value: _Value | None = None
        self._at = 0.0
        self._running: threading.Event | None = None

    def start(self) -> None:
        """Begin to find it out, when what is known is too old and nobody does it already."""
        with self._lock:
            good = self._value is not None and time.monotonic() - self._at < self._seconds
            if good or self._running is not None:
                return
            self._running = threading.Event()
            threading.Thread(target=self._run, args=(self._running,), name="interlock-overview", daemon=True).start()

    def get(self, until: float) -> _Value | None:
        """The value, which may be a little older than it is good for, None when it is not known yet; at `until` (`time.monotonic`) at the latest."""
        running = self._running
        if running is not None:
            running.wait(max(0.0, until - time.monotonic()))
        with self._lock:
            return self._value

    def _run(self, running: threading.Event) -> None:
        value: _Value | None = None
        try:
            value = self._find()
        except Exception:
            log.exception("a part of the overview failed")
        with self._lock:
            if value is not None:
                self._value = value
                self._at = time.monotonic()
            self._running = None
        running.set()
