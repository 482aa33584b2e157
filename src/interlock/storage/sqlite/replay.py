"""`ReplayStore` on SQLite: one connection reads on the caller's thread, another writes on the writer's."""

import sqlite3
import threading
from collections.abc import Sequence
from functools import lru_cache

from interlock.storage.inspect_ports import KEEP, Given, Kept, ReplayStore
from interlock.storage.sqlite.inspection import connect

_FIND = "SELECT digest, answer, at FROM inspect_answers WHERE tenant = ? AND webhook_id = ? AND at >= ?"
# An expired row gives way, a fresh one stays.
_RECORD = (
    "INSERT INTO inspect_answers (tenant, webhook_id, digest, answer, at) VALUES {rows} "
    "ON CONFLICT DO UPDATE SET answer = excluded.answer, at = excluded.at WHERE at < excluded.at - {keep}"
)
_KEPT = "SELECT answer, at FROM inspect_answers WHERE tenant = ? AND webhook_id = ? AND digest = ?"
_FORGET = "DELETE FROM inspect_answers WHERE tenant = ? AND webhook_id = ? AND digest = ? AND at = ?"
#: Pages in the write-ahead log before it is folded in: a page that many batches touch is then written back once.
_CHECKPOINT_PAGES = 4000
#: Answers in one statement (five parameters each; SQLite takes 999 in its oldest builds). One statement for many: the interpreter's lock is
#: given up and won back once instead of once a row, which under load costs more than the row.
_ROWS = 199
#: Ids asked for in one statement (two parameters each).
_IDS = 200


@lru_cache(maxsize=_ROWS)
def _record_sql(count: int) -> str:
    return _RECORD.format(rows=",".join(["(?,?,?,?,?)"] * count), keep=KEEP)


@lru_cache(maxsize=_IDS)
def _reused_sql(count: int) -> str:
    places = ",".join(["(?,?)"] * count)
    # CROSS JOIN keeps SQLite from scanning the table for a handful of ids.
    return (
        f"WITH asked (tenant, webhook_id) AS (VALUES {places}) "  # noqa: S608 - only a count goes into the text
        "SELECT asked.tenant, asked.webhook_id FROM asked CROSS JOIN inspect_answers AS given "
        "ON given.tenant = asked.tenant AND given.webhook_id = asked.webhook_id AND given.at >= ? "
        "GROUP BY 1, 2 HAVING count(DISTINCT given.digest) > 1"
    )


class SqliteReplayStore(ReplayStore):
    """Answers in ``<state>/inspect.db``."""

    def __init__(self, state: str) -> None:
        self._reader = connect(state)
        self._writer = connect(state)
        self._writer.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        self._reading = threading.Lock()
        self._writing = threading.Lock()

    def find(self, tenant: str, webhook_id: str, now: float) -> list[Given]:
        with self._reading:
            rows = self._reader.execute(_FIND, (tenant, webhook_id, now - KEEP)).fetchall()
        return [Given(tenant, webhook_id, digest, answer, at) for digest, answer, at in rows]

    def record(self, answers: Sequence[Given]) -> list[Kept]:
        with self._writing:
            # One statement is a transaction by itself. Mostly all are new, and that is all there is to do.
            if len(answers) <= _ROWS and self._insert(answers) == len(answers):
                reused = self._reused(answers)
                return [Kept(given.answer, first=True, reused=(given.tenant, given.webhook_id) in reused) for given in answers]
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                # What was written above is there already, and is told by its time and answer.
                self._insert(answers)
                holds = [self._kept(given) for given in answers]
                reused = self._reused(answers)
                self._writer.execute("COMMIT")
            except BaseException:
                self._undo()
                raise
        taken: set[tuple[str, str, bytes]] = set()
        kept = []
        for given, (answer, at) in zip(answers, holds, strict=True):
            own = (given.tenant, given.webhook_id, given.digest)
            first = at == given.at and answer == given.answer and own not in taken
            taken.add(own)
            kept.append(Kept(answer, first=first, reused=own[:2] in reused))
        return kept

    def forget(self, answers: Sequence[Given]) -> None:
        with self._writing:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                self._writer.executemany(_FORGET, [(given.tenant, given.webhook_id, given.digest, given.at) for given in answers])
                self._writer.execute("COMMIT")
            except BaseException:
                self._undo()
                raise

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

    def _insert(self, answers: Sequence[Given]) -> int:
        """How many were written: new ones, and those that took an expired one's place."""
        written = 0
        for start in range(0, len(answers), _ROWS):
            part = answers[start : start + _ROWS]
            values = [value for given in part for value in (given.tenant, given.webhook_id, given.digest, given.answer, given.at)]
            written += self._writer.execute(_record_sql(len(part)), values).rowcount
        return written

    def _kept(self, given: Given) -> tuple[bytes, float]:
        row = self._writer.execute(_KEPT, (given.tenant, given.webhook_id, given.digest)).fetchone()
        return bytes(row[0]), row[1]

    def _reused(self, answers: Sequence[Given]) -> set[tuple[str, str]]:
        """Ids among these under which more than one fresh answer stands."""
        found: set[tuple[str, str]] = set()
        for start in range(0, len(answers), _IDS):
            part = answers[start : start + _IDS]
            values: list[object] = [value for given in part for value in (given.tenant, given.webhook_id)]
            values.append(part[0].at - KEEP)
            found.update(self._writer.execute(_reused_sql(len(part)), values))
        return found

    def _undo(self) -> None:
        try:
            self._writer.execute("ROLLBACK")
        except sqlite3.Error:
            # A failed COMMIT may have ended the transaction already.
            pass
