"""`ReplayStore` on SQLite: one connection reads on the caller's thread, another writes on the writer's."""

import sqlite3
import threading
from collections.abc import Sequence

from interlock.storage.inspect_ports import KEEP, Given, ReplayStore
from interlock.storage.sqlite.inspection import connect

_FIND = "SELECT digest, answer, at FROM inspect_answers WHERE tenant = ? AND webhook_id = ? AND at >= ?"
# An expired row gives way, a fresh one stays.
_RECORD = (
    "INSERT INTO inspect_answers (tenant, webhook_id, digest, answer, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET answer = excluded.answer, at = excluded.at WHERE at < excluded.at - ?"
)
_KEPT = "SELECT answer FROM inspect_answers WHERE tenant = ? AND webhook_id = ? AND digest = ?"


class SqliteReplayStore(ReplayStore):
    """Answers in ``<state>/inspect.db``."""

    def __init__(self, state: str) -> None:
        self._reader = connect(state)
        self._writer = connect(state)
        self._reading = threading.Lock()
        self._writing = threading.Lock()

    def find(self, tenant: str, webhook_id: str, now: float) -> list[Given]:
        with self._reading:
            rows = self._reader.execute(_FIND, (tenant, webhook_id, now - KEEP)).fetchall()
        return [Given(tenant, webhook_id, digest, answer, at) for digest, answer, at in rows]

    def record(self, answers: Sequence[Given]) -> list[bytes]:
        with self._writing:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                kept = [self._one(given) for given in answers]
                self._writer.execute("COMMIT")
            except BaseException:
                self._undo()
                raise
            return kept

    def prune(self, now: float) -> int:
        with self._writing:
            return self._writer.execute("DELETE FROM inspect_answers WHERE at < ?", (now - KEEP,)).rowcount

    def check(self) -> None:
        with self._writing:
            self._writer.execute("BEGIN IMMEDIATE")
            self._undo()
        with self._reading:
            self._reader.execute("SELECT count(*) FROM (SELECT 1 FROM inspect_answers LIMIT 1)").fetchone()

    def close(self) -> None:
        with self._writing, self._reading:
            self._writer.close()
            self._reader.close()

    def _one(self, given: Given) -> bytes:
        done = self._writer.execute(_RECORD, (given.tenant, given.webhook_id, given.digest, given.answer, given.at, KEEP))
        if done.rowcount == 1:
            return given.answer
        row = self._writer.execute(_KEPT, (given.tenant, given.webhook_id, given.digest)).fetchone()
        return bytes(row[0])

    def _undo(self) -> None:
        try:
            self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            # A failed COMMIT may have ended the transaction already.
            pass
