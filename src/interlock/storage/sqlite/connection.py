"""Opening a database: private files, write-ahead log, migrations, one transaction at a time.

`_sqlite3` is used directly: the `sqlite3` package in front of it costs a hook 1 ms for adapters that nothing here needs.
"""

import os

try:
    import _sqlite3 as sqlite
except ImportError:  # an interpreter that builds its own
    import sqlite3 as sqlite  # type: ignore[no-redef]

from interlock.storage.base import StoreBusy, StoreUnusable, Writing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sqlite3 import Connection

#: Seconds to wait for another writer.
PATIENT_WAIT = 5.0

DatabaseError = sqlite.DatabaseError
OperationalError = sqlite.OperationalError


def open_database(path: str, wait: float = PATIENT_WAIT) -> "Connection":
    """A connection to the database at `path`, made and brought up to date when needed.

    The file is 0600 and its folder 0700. Commits are durable (`synchronous = FULL`). Raises `StoreBusy` when another process
    keeps it locked for longer than `wait` seconds, `StoreUnusable` when it is damaged, newer or out of reach. A file that may be read
    but not written is opened for reading; a `Transaction` on it raises `StoreUnusable`.
    """
    try:
        _private(path)
        connection = sqlite.connect(path, timeout=wait, isolation_level=None)
    except (OSError, sqlite.Error) as exc:
        raise StoreUnusable(f"cannot open the memory store '{path}': {exc}", help=_help(path)) from exc
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # 16 MB for pages and log: a large capture would else write the same page again and again.
        connection.execute("PRAGMA cache_size = -16000")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        from interlock.storage.sqlite.migrate import bring_up_to_date

        bring_up_to_date(connection, path)
    except sqlite.Error as exc:
        connection.close()
        if is_busy(exc):
            raise StoreBusy(str(exc)) from exc
        only_read = _open_for_reading(path) if "readonly" in str(exc) or "unable to open" in str(exc) else None
        if only_read is not None:
            return only_read
        raise StoreUnusable(f"cannot use the memory store '{path}': {exc}", help=_help(path)) from exc
    except BaseException:
        connection.close()
        raise
    return connection  # type: ignore[no-any-return,unused-ignore]


def _open_for_reading(path: str) -> "Connection | None":
    """The database as it lies there; None when that is not enough: it is of another version, or a log beside it holds more."""
    from interlock.storage.sqlite.migrate import migrations

    try:
        if os.path.exists(path + "-wal") and os.path.getsize(path + "-wal"):
            return None
        quoted = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        connection = sqlite.connect(f"file:{quoted}?immutable=1", uri=True, isolation_level=None)
        if connection.execute("PRAGMA user_version").fetchone()[0] == len(migrations()):
            return connection  # type: ignore[no-any-return,unused-ignore]
        connection.close()
    except (OSError, sqlite.Error):
        pass
    return None


def is_busy(exc: BaseException) -> bool:
    """Whether the error says that another process holds the lock."""
    text = str(exc)
    return isinstance(exc, sqlite.OperationalError) and ("locked" in text or "busy" in text)


class Transaction(Writing):
    """``BEGIN IMMEDIATE`` to ``COMMIT``: takes the write lock first, so that nothing read inside can be out of date."""

    __slots__ = ("_connection",)

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection

    def __enter__(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite.OperationalError as exc:
            if is_busy(exc):
                raise StoreBusy(str(exc)) from exc
            raise _told(exc) from exc

    def __exit__(self, kind: object, value: object, trace: object) -> None:
        if kind is None:
            try:
                self._connection.execute("COMMIT")
            except sqlite.OperationalError as exc:
                self._roll_back()
                if is_busy(exc):
                    raise StoreBusy(str(exc)) from exc
                raise _told(exc) from exc
        else:
            self._roll_back()
            if isinstance(value, sqlite.OperationalError) and _told(value) is not value:
                raise _told(value) from value

    def _roll_back(self) -> None:
        # A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _told(exc: "sqlite.OperationalError") -> Exception:
    """The same in words fit for a person, where the cause lies outside."""
    text = str(exc)
    if "readonly" in text:
        return StoreUnusable(
            "the memory store cannot be written", help="give yourself write access to the 'memory' folder of the state folder"
        )
    if "full" in text or "disk I/O" in text:
        return StoreUnusable(f"the memory store cannot be written: {text}", help="free some space; nothing that was stored is lost")
    return exc


def _private(path: str) -> None:
    """Make folder and file with their modes; SQLite gives the log files the mode of the database."""
    try:
        _make(path)
    except FileNotFoundError:
        folder = os.path.dirname(path)
        os.makedirs(os.path.dirname(folder), mode=0o700, exist_ok=True)
        try:
            os.mkdir(folder, 0o700)
        except FileExistsError:
            pass
        _make(path)


def _make(path: str) -> None:
    """Make the file where there is none. One that is there is not opened: closing it would drop SQLite's locks in this process."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o600))
    except FileExistsError:
        pass


def _help(path: str) -> str:
    return f"check that '{os.path.dirname(path)}' can be written and run `interlock doctor`"
