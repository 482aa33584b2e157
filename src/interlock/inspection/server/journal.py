"""Group commit: what several requests have to make durable goes to the disk together, before any of their answers leaves.

One thread writes. While it waits for the disk, more entries gather; the next batch takes them all. First the answers are recorded
(another worker may have been first: then its answer holds), then the audit rows of the answers that hold.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from interlock.inspection.server.meter import Meter
from interlock.storage.inspect_ports import Given, ReplayStore

#: Entries in one commit.
MAX_BATCH = 512
#: Seconds between two sweeps of old answers.
_SWEEP = 60.0

Record = dict[str, object]


class StoreError(Exception):
    """The answers could not be recorded."""


class AuditError(Exception):
    """The audit rows could not be written."""


class Entry:
    """One request's part of a batch."""

    __slots__ = ("done", "given", "loop", "record")

    def __init__(self, given: Given | None, record: Record, done: "asyncio.Future[bytes]") -> None:
        self.given = given
        """The answer to record; None when it is recorded already (a retry)."""
        self.record = record
        """The audit row."""
        self.done = done
        """Gets the answer that holds, or the error."""
        self.loop = done.get_loop()
        """Where `done` lives."""


class Journal:
    """The writer thread."""

    def __init__(
        self, replay: ReplayStore, append: Callable[[Sequence[Record]], None], meter: Meter, clock: Callable[[], float]
    ) -> None:
        self._replay = replay
        self._append = append
        self._meter = meter
        self._clock = clock
        self._queue: SimpleQueue[Entry | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="interlock-journal", daemon=True)
        self._swept = clock()
        self.healthy = True
        """False from a failed commit until the next good one."""

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Commit what is queued and end the thread."""
        self._queue.put(None)
        self._thread.join()

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    def submit(self, given: Given | None, record: Record) -> "asyncio.Future[bytes]":
        """Queue one request's rows; the future gets the answer that holds. Call it on the event loop."""
        entry = Entry(given, record, asyncio.get_running_loop().create_future())
        self._queue.put(entry)
        return entry.done

    def _run(self) -> None:
        while True:
            batch: list[Entry] = []
            last = self._queue.get()
            while last is not None:
                batch.append(last)
                if len(batch) >= MAX_BATCH or self._queue.empty():
                    break
                last = self._queue.get()
            if batch:
                self._commit(batch)
            if last is None:
                return

    def _commit(self, batch: list[Entry]) -> None:
        error: Exception | None = None
        answers: list[bytes] = []
        try:
            answers = self._write(batch)
            self.healthy = True
        except Exception as exc:
            error = exc
            self.healthy = False
        self._meter.batch(len(batch))
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Entry, bytes]]] = {}
        for index, entry in enumerate(batch):
            by_loop.setdefault(entry.loop, []).append((entry, b"" if error else answers[index]))
        for loop, entries in by_loop.items():
            try:
                loop.call_soon_threadsafe(_resolve, entries, error)
            except RuntimeError:
                # The loop is closed: nobody waits any more.
                pass

    def _write(self, batch: list[Entry]) -> list[bytes]:
        fresh = [entry.given for entry in batch if entry.given is not None]
        try:
            kept = iter(self._replay.record(fresh) if fresh else ())
        except Exception as exc:
            raise StoreError(type(exc).__name__) from exc
        answers: list[bytes] = []
        for entry in batch:
            if entry.given is None:
                answers.append(b"")
                continue
            answer = next(kept)
            if answer != entry.given.answer:
                entry.record["superseded"] = True
            answers.append(answer)
        try:
            self._append([entry.record for entry in batch])
        except OSError as exc:
            raise AuditError(type(exc).__name__) from exc
        now = self._clock()
        if now - self._swept > _SWEEP:
            self._swept = now
            try:
                self._replay.prune(now)
            except Exception:
                # Old answers may stay a little longer; a lost sweep is no reason to fail a verdict.
                pass
        return answers


def _resolve(entries: list[tuple[Entry, bytes]], error: Exception | None) -> None:
    for entry, answer in entries:
        if entry.done.done():
            continue
        if error is None:
            entry.done.set_result(answer)
        else:
            entry.done.set_exception(error)
