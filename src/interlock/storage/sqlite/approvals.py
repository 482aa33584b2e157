"""`ApprovalStore` on SQLite, ``<state>/approvals.db``: its own file, so that a question never waits for memory's writer.

`_sqlite3` is used directly, as in `connection`: a hook that asks loads this module.
"""

import os
import time

try:
    import _sqlite3 as sqlite
except ImportError:  # an interpreter that builds its own
    import sqlite3 as sqlite  # type: ignore[no-redef]

from interlock.model.errors import InterlockError
from interlock.storage.approvals_port import APPROVED, DENIED, EXPIRED, KEEP, OPEN, PASS, SPENT, ApprovalStore, Request
from interlock.storage.sqlite.connection import is_busy
from interlock.storage.sqlite.migrate import bring_up_to_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from sqlite3 import Connection
    from typing import Any, TypeVar

    T = TypeVar("T")

FILE = "approvals.db"
_MIGRATIONS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "migrations", "sqlite_approvals")
#: Seconds that a writer waits for another process.
_PATIENCE = 5.0

_COLUMNS = (
    "id, digest, host, conversation, created, expires, shown, preview, state, waited, decided, actor, reason, pass_until, seal"
)
_NAMES = tuple(_COLUMNS.split(", "))


def _prepare(connection: "Connection", path: str) -> None:
    """Migrate; while another process makes the database, the switch to its write-ahead log ignores SQLite's own wait."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            bring_up_to_date(connection, path, _MIGRATIONS)
            return
        except sqlite.OperationalError as exc:
            if not is_busy(exc) or time.monotonic() > end:
                raise
            time.sleep(0.02)


class SqliteApprovalStore(ApprovalStore):
    """The queue of one state folder. For one thread."""

    def __init__(self, state: str) -> None:
        path = os.path.join(state, FILE)
        try:
            os.makedirs(state, mode=0o700, exist_ok=True)
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), 0o600))
            except FileExistsError:
                # Not opened when it is there: closing it would drop SQLite's locks in this process.
                pass
            connection = sqlite.connect(path, timeout=_PATIENCE, isolation_level=None)
            try:
                _prepare(connection, path)
                connection.execute("PRAGMA synchronous = NORMAL")
                # What a request showed is overwritten when it is removed.
                connection.execute("PRAGMA secure_delete = ON")
            except BaseException:
                connection.close()
                raise
        except (sqlite.Error, OSError) as exc:
            raise InterlockError(
                f"cannot use the database '{path}': {exc}", help="check that this user can write that folder"
            ) from exc
        self._path = path
        self._connection: "Any" = connection

    def add(self, request: Request) -> Request:
        def work() -> Request:
            row = self._one(
                "UPDATE approval_requests SET expires = max(expires, ?), waited = ?, shown = ?, preview = ? WHERE id = ("
                "SELECT id FROM approval_requests WHERE digest = ? AND state = ? AND expires > ? ORDER BY created LIMIT 1)",
                (request.expires, request.waited, request.shown, request.preview, request.digest, OPEN, request.created),
            )
            if row is not None:
                return row
            marks = ", ".join("?" * len(_NAMES))
            self._connection.execute(
                f"INSERT INTO approval_requests ({_COLUMNS}) VALUES ({marks})",  # noqa: S608 - constants
                tuple(getattr(request, name) for name in _NAMES),
            )
            return request

        return self._whole(work)

    def get(self, id: str) -> "Request | None":
        return self._read("WHERE id = ?", (id,))

    def decide(self, id: str, *, approve: bool, actor: str, reason: str, now: float, seal: str = "") -> "Request | None":
        return self._whole(
            lambda: self._one(
                "UPDATE approval_requests SET state = ?, decided = ?, actor = ?, reason = ?, pass_until = ?, seal = ?, "
                "shown = iif(?, shown, '') WHERE id = ? AND state = ? AND expires > ?",
                (APPROVED if approve else DENIED, now, actor, reason, now + PASS if approve else 0.0, seal, approve, id, OPEN, now),
            )
        )

    def spend(self, digest: str, now: float) -> "Request | None":
        return self._whole(
            lambda: self._one(
                "UPDATE approval_requests SET state = ?, shown = '' WHERE id = (SELECT id FROM approval_requests "
                "WHERE digest = ? AND state = ? AND pass_until > ? ORDER BY decided, id LIMIT 1)",
                (SPENT, digest, APPROVED, now),
            )
        )

    def end(self, id: str, now: float) -> bool:
        return self._whole(
            lambda: (
                self._one(
                    "UPDATE approval_requests SET state = ?, decided = ?, shown = '' WHERE id = ? AND state = ?",
                    (EXPIRED, now, id, OPEN),
                )
                is not None
            )
        )

    def wait(self, id: str, until: float) -> None:
        self._whole(lambda: self._connection.execute("UPDATE approval_requests SET waited = ? WHERE id = ?", (until, id)))

    def requests(self, now: float, *, every: bool = False) -> "Sequence[Request]":
        if every:
            return self._rows("ORDER BY created, id", ())
        return self._rows("WHERE state = ? AND expires > ? ORDER BY created, id", (OPEN, now))

    def listen(self, name: str, kind: str, until: float) -> None:
        self._whole(
            lambda: self._connection.execute(
                "INSERT INTO approval_listeners (name, kind, until) VALUES (?, ?, ?) "
                "ON CONFLICT DO UPDATE SET kind = excluded.kind, until = excluded.until",
                (name, kind, until),
            )
        )

    def leave(self, name: str) -> None:
        self._whole(lambda: self._connection.execute("DELETE FROM approval_listeners WHERE name = ?", (name,)))

    def listeners(self, now: float) -> "Sequence[str]":
        try:
            rows = self._connection.execute("SELECT kind FROM approval_listeners WHERE until > ? ORDER BY kind", (now,)).fetchall()
        except sqlite.Error as exc:
            raise self._unusable(exc) from exc
        return [row[0] for row in rows]

    def prune(self, now: float) -> int:
        overdue = (
            "SELECT EXISTS (SELECT 1 FROM approval_requests WHERE (state = ? AND expires <= ?) OR (state = ? AND pass_until <= ?) "
            "OR (state NOT IN (?, ?) AND decided < ?)) OR EXISTS (SELECT 1 FROM approval_listeners WHERE until <= ?)"
        )

        def work() -> int:
            self._connection.execute(
                "UPDATE approval_requests SET state = ?, decided = expires, shown = '' WHERE state = ? AND expires <= ?",
                (EXPIRED, OPEN, now),
            )
            self._connection.execute(
                "UPDATE approval_requests SET state = ?, shown = '' WHERE state = ? AND pass_until <= ?", (EXPIRED, APPROVED, now)
            )
            self._connection.execute("DELETE FROM approval_listeners WHERE until <= ?", (now,))
            done = self._connection.execute(
                "DELETE FROM approval_requests WHERE state NOT IN (?, ?) AND decided < ?", (OPEN, APPROVED, now - KEEP)
            )
            return int(done.rowcount)

        try:
            values = (OPEN, now, APPROVED, now, OPEN, APPROVED, now - KEEP, now)
            (due,) = self._connection.execute(overdue, values).fetchone()
        except sqlite.Error as exc:
            raise self._unusable(exc) from exc
        # Asked every second by an open page and seldom true: without the write lock first.
        return self._whole(work) if due else 0

    def close(self) -> None:
        self._connection.close()

    def _one(self, update: str, values: "tuple[object, ...]") -> "Request | None":
        row = self._connection.execute(f"{update} RETURNING {_COLUMNS}", values).fetchone()
        return None if row is None else Request(**dict(zip(_NAMES, row, strict=True)))

    def _read(self, where: str, values: "tuple[object, ...]") -> "Request | None":
        found = self._rows(where, values)
        return found[0] if found else None

    def _rows(self, where: str, values: "tuple[object, ...]") -> "list[Request]":
        try:
            rows = self._connection.execute(f"SELECT {_COLUMNS} FROM approval_requests {where}", values).fetchall()  # noqa: S608 - constants
        except sqlite.Error as exc:
            raise self._unusable(exc) from exc
        return [Request(**dict(zip(_NAMES, row, strict=True))) for row in rows]

    def _whole(self, work: "Callable[[], T]") -> "T":
        """Run `work` as one transaction that takes the write lock first."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = work()
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        except sqlite.Error as exc:
            raise self._unusable(exc) from exc
        return result

    def _unusable(self, exc: BaseException) -> InterlockError:
        return InterlockError(f"cannot use the database '{self._path}': {exc}", help="interlock doctor")
