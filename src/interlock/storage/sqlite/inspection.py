"""The inspection server's own database, ``<state>/inspect.db``: apart from memory's, so that neither waits for the other."""

import contextlib
import os
import sqlite3

from interlock.model.errors import InterlockError
from interlock.storage.sqlite.migrate import bring_up_to_date

FILE = "inspect.db"
_MIGRATIONS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "migrations", "sqlite_inspect")
#: Seconds that a writer waits for another process.
_PATIENCE = 5.0


def connect(state: str) -> sqlite3.Connection:
    """An open connection with the schema in place.

    ``synchronous = NORMAL``: a commit survives the death of the process, which is what a retry needs; the audit row that goes
    with it is on the disk. Raises `InterlockError` when the file cannot be used or comes from a newer version.
    """
    path = os.path.join(state, FILE)
    try:
        os.makedirs(state, mode=0o700, exist_ok=True)
        # Only a file that is not there is opened here: closing a descriptor of one that SQLite has open in this process would drop
        # SQLite's locks on it, and another process could then remove the log that this one writes to.
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            bring_up_to_date(connection, path, _MIGRATIONS)
            connection.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as exc:
        raise InterlockError(f"cannot use the database '{path}': {exc}", help="check that this user can write that folder") from exc
    return connection
