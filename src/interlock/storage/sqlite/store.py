"""The memory store in one SQLite file."""

import os

from interlock.storage.base import MemoryStore, Writing
from interlock.storage.sqlite.connection import PATIENT_WAIT, DatabaseError, Transaction, open_database
from interlock.storage.sqlite.notes import SqliteNotes
from interlock.storage.sqlite.turns import SqliteTurns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.sqlite.index import SqliteIndex


class SqliteStore(MemoryStore):
    """See `MemoryStore`. One instance belongs to one thread."""

    def __init__(self, path: str, wait: float = PATIENT_WAIT) -> None:
        """Open or make the file at `path`. Raises `StoreBusy` or `StoreUnusable` (see `open_database`)."""
        self._db = open_database(path, wait)
        self._index: SqliteIndex | None = None
        self.turns = SqliteTurns(self._db)
        self.notes = SqliteNotes(self._db)

    @property
    def index(self) -> "SqliteIndex":  # type: ignore[override]
        """Search, loaded when first asked for: hooks never do."""
        if self._index is None:
            from interlock.storage.sqlite.index import SqliteIndex

            self._index = SqliteIndex(self._db)
        return self._index

    def writing(self) -> Writing:
        return Transaction(self._db)

    def settle(self) -> "list[str]":
        path = str(self._db.execute("PRAGMA database_list").fetchone()[2])
        folder, _, name = path.rpartition("/") if "/" in path else path.rpartition("\\")
        try:
            # The file itself keeps the old pages until the log is written back, which can take days while another process has it open.
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return sorted(one for one in os.listdir(folder) if one.startswith((f"{name}.before-fix-", f"{name}.damaged-")))
        except (OSError, DatabaseError):
            return []

    def check(self) -> "list[str]":
        faults = [str(row[0]) for row in self._db.execute("PRAGMA integrity_check") if row[0] != "ok"]
        faults += [
            f"row {row[1]} of {row[0]} points to nothing in {row[2]}" for row in self._db.execute("PRAGMA foreign_key_check")
        ]
        return faults

    def close(self) -> None:
        self._db.close()
