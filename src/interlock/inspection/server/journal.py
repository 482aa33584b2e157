"""Group commit: what several requests have to make durable goes to the disk together, before any of their answers leaves.

One thread writes. While it waits for the disk, more entries gather; the next batch takes them all. First the answers are recorded
(another worker may have been first: then its answer holds), then the audit rows of the answers that hold. When the rows cannot be
written the answers are taken back: they were never given.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue

from interlock.inspection.server.meter import Meter
from interlock.storage.inspect_ports import Given, Kept, ReplayStore

#: Entries in one commit.
MAX_BATCH = 1024
#: Under load a batch is gathered for so many seconds: a commit costs about as much CPU as ten requests, whatever its size.
GATHER_SECONDS = 0.002
#: A batch of this size or more is load; a smaller one is committed at once.
_LOAD = 4
#: Seconds between two sweeps of old answers.
_SWEEP = 60.0
#: Fields of a row that stay when it turns out that another worker gave the answer.
_OF_REQUEST = ("time", "part", "platform", "webhook_id", "key_id", "ring", "bytes")

Record = dict[str, object]
#: Called on the event loop: what holds (None for a row alone), or the error.
Done = Callable[["Kept | None", "Exception | None"], None]


class StoreError(Exception):
    """The answers could not be recorded."""


class AuditError(Exception):
    """The audit rows could not be written."""


class Entry:
    """One request's part of a batch."""

    __slots__ = ("done", "given", "kept", "record")

    def __init__(self, given: Given | None, record: Record, done: Done) -> None:
        self.given = given
        """The answer to record; None when it is recorded already (a retry)."""
        self.record = record
        """The audit row."""
        self.done = done
        """Gets what holds, or the error."""
        self.kept: Kept | None = None
        """What holds."""


class Journal:
    """The writer thread."""

    def __init__(
        self, replay: ReplayStore, append: Callable[[Sequence[Record]], None], meter: Meter, clock: Callable[[], float]
    ) -> None:
        self._replay = replay
        self._append = append
        self._meter = meter
        self._clock = clock
        # Touched on the loop alone: a thread that took the list away could lose what is being added to it.
        self._gathered: list[Entry] = []
        self._pending = False
        self._loaded = False
        self._queue: SimpleQueue[list[Entry] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="interlock-journal", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._swept = clock()
        self.healthy = True
        """False from a failed commit until the next good one."""

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the thread; `loop` is where results are handed over and `submit` is called."""
        self._loop = loop
        self._thread.start()

    def stop(self) -> None:
        """Commit what is queued and end the thread."""
        if self._thread.is_alive():
            self._queue.put(self._gathered)
            self._queue.put(None)
            self._thread.join()

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    def submit(self, given: Given | None, record: Record, done: Done) -> None:
        """Queue one request's rows. Call it on the event loop."""
        self._gathered.append(Entry(given, record, done))
        if not self._pending:
            self._schedule()

    def _schedule(self) -> None:
        self._pending = True
        assert self._loop is not None
        if self._loaded:
            self._loop.call_later(GATHER_SECONDS, self._hand_over)
        else:
            # Once the loop has read what else has come in: one batch for all of it.
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._loaded = len(gathered) >= _LOAD
        self._queue.put(gathered)

    def _resolve(self, entries: list[Entry], error: Exception | None, *, last: bool) -> None:
        for entry in entries:
            entry.done(entry.kept, error)
        if last:
            self._pending = False
            if self._gathered:
                self._schedule()

    def _run(self) -> None:
        while (gathered := self._queue.get()) is not None:
            for start in range(0, len(gathered), MAX_BATCH):
                self._commit(gathered[start : start + MAX_BATCH], last=start + MAX_BATCH >= len(gathered))

    def _commit(self, batch: list[Entry], *, last: bool) -> None:
        error: Exception | None = None
        try:
            self._write(batch)
            self.healthy = True
        except Exception as exc:
            error = exc
            self.healthy = False
        self._meter.batch(len(batch))
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(partial(self._resolve, batch, error, last=last))
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            pass

    def _write(self, batch: list[Entry]) -> None:
        asked = [entry for entry in batch if entry.given is not None]
        fresh = [entry.given for entry in asked if entry.given is not None]
        try:
            kept = self._replay.record(fresh) if fresh else []
        except Exception as exc:
            raise StoreError(type(exc).__name__) from exc
        for entry, holds in zip(asked, kept, strict=True):
            entry.kept = holds
            if not holds.first:
                entry.record = {name: entry.record[name] for name in _OF_REQUEST if name in entry.record}
                entry.record["event"] = "inspect.replay"
            elif holds.reused:
                entry.record["id_reused"] = True
        try:
            self._append([entry.record for entry in batch])
        except OSError as exc:
            self._forget([given for given, holds in zip(fresh, kept, strict=True) if holds.first])
            raise AuditError(type(exc).__name__) from exc
        now = self._clock()
        if now - self._swept > _SWEEP:
            self._swept = now
            try:
                self._replay.prune(now)
            except Exception:
                # Old answers may stay a little longer; a lost sweep is no reason to fail a verdict.
                pass

    def _forget(self, answers: Sequence[Given]) -> None:
        try:
            self._replay.forget(answers)
        except Exception:
            # A retry then gets the recorded answer: the same verdict, with the row of a retry only.
            pass
