"""Numbered migrations: `storage/migrations/sqlite/NNNN_what.sql`, each in one transaction with the version number it sets."""

import os

try:
    import _sqlite3 as sqlite
except ImportError:  # an interpreter that builds its own
    import sqlite3 as sqlite  # type: ignore[no-redef]

from interlock.storage.base import StoreUnusable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from sqlite3 import Connection

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "migrations", "sqlite")


def migrations(folder: str = FOLDER) -> "list[tuple[int, str]]":
    """Number and path of every migration, in order. Raises ValueError when the numbers do not run 1, 2, 3 ..."""
    found = sorted(
        (int(name[:4]), os.path.join(folder, name)) for name in os.listdir(folder) if name.endswith(".sql") and name[:4].isdigit()
    )
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migration numbers are not 1 to {len(found)}: {[number for number, _ in found]}")
    return found


def bring_up_to_date(connection: "Connection", path: str, folder: str = FOLDER) -> "Sequence[int]":
    """Apply what is missing; answers the numbers applied.

    Raises `StoreUnusable` when the database was written by a newer version, and leaves it as it is.
    """
    known = migrations(folder)
    latest = len(known)
    version = _version(connection)
    if version == latest:
        return ()
    if version > latest:
        raise StoreUnusable(
            f"the database '{path}' was written by a newer version of Interlock (its schema is {version}, this one knows {latest})",
            help="upgrade Interlock, or set INTERLOCK_HOME to another folder",
        )
    applied = []
    with one_at_a_time(path):
        version = _version(connection)
        if 0 < version < latest:
            _back_up(connection, f"{path}.before-{version + 1:04d}")
        if version == 0:
            connection.execute("PRAGMA journal_mode = WAL")
        for number, file in known[version:]:
            _apply(connection, number, file)
            applied.append(number)
    return applied


def statements(script: str) -> "list[str]":
    """The script cut into statements, for `executescript` would commit each of them on its own."""
    found = []
    start = 0
    at = script.find(";")
    while at >= 0:
        if sqlite.complete_statement(script[start : at + 1]):
            found.append(script[start : at + 1].strip())
            start = at + 1
        at = script.find(";", at + 1)
    return found


def _apply(connection: "Connection", number: int, file: str) -> None:
    with open(file, encoding="utf-8") as handle:
        script = handle.read()
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _version(connection) < number:
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: "Connection") -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _back_up(connection: "Connection", target: str) -> None:
    """Copy the database before it changes shape; a copy from an earlier attempt is kept."""
    if os.path.exists(target):
        return
    folder, base = os.path.split(target)
    for name in os.listdir(folder or "."):
        # The start of a copy whose process was killed: nobody else copies while the lock is held.
        if name.startswith(base + ".") and name[len(base) + 1 :].partition("-")[0].isdigit():
            os.unlink(os.path.join(folder, name))
    part = f"{target}.{os.getpid()}"
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    copy = sqlite.connect(part)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    os.replace(part, target)


class one_at_a_time:  # noqa: N801 - reads as the verb it is in a ``with``
    """Lock beside the database: the switch to write-ahead logging ignores SQLite's own busy wait."""

    def __init__(self, path: str) -> None:
        self._path = path + ".lock"
        self._handle = -1

    def __enter__(self) -> None:
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(self._handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(self._handle, fcntl.LOCK_EX)

    def __exit__(self, kind: object, value: object, trace: object) -> None:
        # Closing lets go of the lock on every platform.
        os.close(self._handle)
