"""`KeyStore` on SQLite."""

import threading

from interlock.storage.inspect_ports import KeyStore, StoredKey
from interlock.storage.sqlite.inspection import connect

_COLUMNS = ("key_id", "tenant", "platform", "prefix", "blob", "created", "expires", "last_used", "stragglers")
_ALL = (
    "SELECT key_id, tenant, platform, prefix, blob, created, expires, last_used, stragglers "
    "FROM inspect_keys ORDER BY platform, tenant, created DESC"
)
_INSERT = (
    "INSERT INTO inspect_keys (key_id, tenant, platform, prefix, blob, created, expires, last_used, stragglers) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class SqliteKeyStore(KeyStore):
    """Signing keys in ``<state>/inspect.db``."""

    def __init__(self, state: str) -> None:
        self._connection = connect(state)
        self._lock = threading.Lock()

    def all_keys(self) -> list[StoredKey]:
        with self._lock:
            rows = self._connection.execute(_ALL).fetchall()
        return [StoredKey(**dict(zip(_COLUMNS, row, strict=True))) for row in rows]

    def add(self, key: StoredKey, previous_until: float) -> None:
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._connection.execute(
                    "UPDATE inspect_keys SET expires = ? WHERE platform = ? AND tenant = ? AND expires IS NULL",
                    (previous_until, key.platform, key.tenant),
                )
                self._connection.execute(_INSERT, tuple(getattr(key, name) for name in _COLUMNS))
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise

    def retire(self, key_id: str, at: float) -> bool:
        with self._lock:
            done = self._connection.execute(
                "UPDATE inspect_keys SET expires = min(coalesce(expires, ?), ?) WHERE key_id = ?", (at, at, key_id)
            )
            return done.rowcount == 1

    def used(self, key_id: str, at: float, stragglers: int) -> None:
        with self._lock:
            self._connection.execute(
                "UPDATE inspect_keys SET last_used = max(coalesce(last_used, 0), ?), stragglers = stragglers + ? WHERE key_id = ?",
                (at, stragglers, key_id),
            )

    def close(self) -> None:
        with self._lock:
            self._connection.close()
