"""A database file of the state folder that the threads of a process share through one connection: what such stores have in common."""

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterator
from typing import Any

from interlock.storage.base import StoreUnusable
from interlock.storage.sqlite.migrate import bring_up_to_date

_MIGRATIONS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "migrations")


class SharedDatabase:
    """The open file. Threads may share it; every method raises `StoreUnusable` when the file cannot be used."""

    def __init__(
        self, state: str, file: str, migrations: str, *pragmas: str, patience: float = 5.0, rehearsal: bool = False
    ) -> None:
        """Open `file` of the state folder, made when missing and brought up to date by the folder `migrations`.

        `pragmas`: ``name = value`` of this connection; `patience`: seconds that a writer waits for another process; `rehearsal`: work on
        a copy in memory, which is forgotten; what is stored stays as it is.
        """
        self._path = os.path.join(state, file)
        self._lock = threading.RLock()
        try:
            os.makedirs(state, mode=0o700, exist_ok=True)
            with contextlib.suppress(FileExistsError):
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            connection = sqlite3.connect(self._path, timeout=patience, isolation_level=None, check_same_thread=False)
            try:
                bring_up_to_date(connection, self._path, os.path.join(_MIGRATIONS, migrations))
                for pragma in pragmas:
                    connection.execute(f"PRAGMA {pragma}")
                if rehearsal:
                    copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
                    connection.backup(copy)
                    connection.close()
                    connection = copy
            except BaseException:
                connection.close()
                raise
        except (sqlite3.Error, OSError) as exc:
            raise self._unusable(exc) from exc
        self._connection = connection

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._connection.close()

    @contextlib.contextmanager
    def _held(self) -> Iterator[sqlite3.Connection]:
        """The connection, for this thread alone."""
        with self._lock:
            try:
                yield self._connection
            except sqlite3.Error as exc:
                raise self._unusable(exc) from exc

    @contextlib.contextmanager
    def _whole(self) -> Iterator[sqlite3.Connection]:
        """One transaction that takes the write lock first. The block may roll it back itself."""
        with self._held() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                if connection.in_transaction:
                    connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._held() as connection:
            return connection.execute(query, values).fetchall()

    def _unusable(self, exc: BaseException) -> StoreUnusable:
        return StoreUnusable(f"cannot use the database '{self._path}': {exc}", help="check that this user can write that folder")
