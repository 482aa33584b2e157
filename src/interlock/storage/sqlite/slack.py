"""`SlackStore` on SQLite, ``<state>/slack.db``: its own file, so that an acknowledgement never waits for the chat's writer."""

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from typing import Any

from interlock.storage.base import StoreUnusable
from interlock.storage.slack_port import KEEP_SEEN, SlackLink, SlackStore
from interlock.storage.sqlite.migrate import bring_up_to_date

FILE = "slack.db"
_MIGRATIONS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "migrations", "sqlite_slack")
#: Seconds that a writer waits for another process: Slack waits three for the whole answer, and comes again.
_PATIENCE = 2.0


class SqliteSlackStore(SlackStore):
    """The store in a state folder. Threads may share it. A commit survives the death of the process (``synchronous = NORMAL``)."""

    def __init__(self, state: str, *, rehearsal: bool = False) -> None:
        """`rehearsal`: work on a copy in memory, which is forgotten; what is stored stays as it is."""
        self._path = os.path.join(state, FILE)
        self._lock = threading.RLock()
        try:
            os.makedirs(state, mode=0o700, exist_ok=True)
            with contextlib.suppress(FileExistsError):
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            connection = sqlite3.connect(self._path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
            try:
                bring_up_to_date(connection, self._path, _MIGRATIONS)
                connection.execute("PRAGMA synchronous = NORMAL")
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

    def links(self) -> Sequence[SlackLink]:
        with self._whole(write=False) as connection:
            return [SlackLink(*row) for row in connection.execute("SELECT user, member, linked FROM slack_links ORDER BY user")]

    def link(self, link: SlackLink) -> None:
        with self._whole() as connection:
            connection.execute("INSERT OR REPLACE INTO slack_links (user, member, linked) VALUES (?, ?, ?)", link)

    def unlink(self, user: str) -> bool:
        with self._whole() as connection:
            return connection.execute("DELETE FROM slack_links WHERE user = ?", (user,)).rowcount > 0

    def member(self, user: str) -> "str | None":
        with self._whole(write=False) as connection:
            row: Any = connection.execute("SELECT member FROM slack_links WHERE user = ?", (user,)).fetchone()
        return None if row is None else str(row[0])

    def claim(self, names: Sequence[str], now: float) -> bool:
        with self._whole() as connection:
            connection.execute("DELETE FROM slack_seen WHERE at < ?", (now - KEEP_SEEN,))
            before = connection.total_changes
            connection.executemany("INSERT OR IGNORE INTO slack_seen (name, at) VALUES (?, ?)", [(name, now) for name in names])
            return connection.total_changes - before == len(names)

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    @contextlib.contextmanager
    def _whole(self, *, write: bool = True) -> Iterator[sqlite3.Connection]:
        """One transaction; one that writes takes the write lock first."""
        with self._lock:
            try:
                self._connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
                try:
                    yield self._connection
                    self._connection.execute("COMMIT")
                except BaseException:
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                    raise
            except sqlite3.Error as exc:
                raise self._unusable(exc) from exc

    def _unusable(self, exc: BaseException) -> StoreUnusable:
        return StoreUnusable(f"cannot use the database '{self._path}': {exc}", help="check that this user can write that folder")
