"""Making the vectors of the ``semantic`` extra while nobody waits: in the MCP server between calls. Never in a hook."""

import threading
import time
from collections.abc import Callable

from interlock.model.errors import InterlockError
from interlock.storage.base import MemoryStore, StoreBusy
from interlock.storage.sentence_vectors import installed

#: Seconds without a call after which the worker begins, and for which it works at a stretch.
IDLE, STRETCH = 5.0, 1.0

#: Seconds until it looks again where everything is done.
_PAUSE = 60.0


class IdleWorker:
    """A thread with a store of its own. Does nothing where the extra is not installed."""

    def __init__(self, open_store: Callable[[], MemoryStore], idle: float = IDLE) -> None:
        self._open = open_store
        self._idle = idle
        self._called = time.monotonic()
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to wait for idle times."""
        if installed():
            # A daemon: the end of the process never waits for a text that is being worked on; what is stored is stored.
            self._thread = threading.Thread(target=self._run, name="memory-semantic", daemon=True)
            self._thread.start()

    def called(self) -> None:
        """A call came in: leave the processor to it."""
        self._called = time.monotonic()

    def stop(self) -> None:
        """End after the stretch that is under way."""
        self._ended.set()

    def _run(self) -> None:
        pause = self._idle
        while not self._ended.wait(pause):
            quiet = time.monotonic() - self._called
            if quiet < self._idle:
                pause = self._idle - quiet
                continue
            try:
                store = self._open()
                try:
                    left = store.index.deepen(STRETCH)
                finally:
                    store.close()
            except (StoreBusy, InterlockError):
                left = 0
            # As long a rest as the work took: a laptop on its battery stays cool.
            pause = STRETCH if left else _PAUSE
