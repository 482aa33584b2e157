# ruff: noqa: S608 - table names come from the database's own list and are quoted
"""Mending a memory store: a copy first, then what SQLite can mend, then a new file of all rows that can still be read.

Nothing is deleted: a file that is replaced stays beside the new one under another name.
"""

import contextlib
import os
import shutil
import sqlite3 as sqlite
import time

from interlock.storage.base import StoreUnusable
from interlock.storage.sqlite.connection import DatabaseError, open_database
from interlock.storage.sqlite.index import SqliteIndex
from interlock.storage.sqlite.migrate import one_at_a_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sqlite3 import Connection

#: Rows passed over after one that cannot be read, at first; doubled while they cannot be read either.
_GAP = 1


def repair(path: str) -> "list[str]":
    """Mend the store at `path`; answers what was done, a line each. Raises `StoreUnusable` or `StoreBusy`."""
    if not os.path.exists(path):
        return ["there is no memory store yet"]
    if os.path.isdir(path):
        raise StoreUnusable(f"a folder stands in the place of the memory store '{path}'", help="move it away, then run this again")
    with one_at_a_time(path):
        done = [f"copied to {_copy(path)}"]
        faults = _faults(path)
        if faults:
            done.append(f"found {len(faults)} fault{'s' if len(faults) > 1 else ''}: {faults[0]}")
            _reindex(path)
            if _faults(path):
                done += _rows_into_new_file(path)
            else:
                done.append("its indexes were written anew: nothing was lost")
    connection = open_database(path)
    try:
        done.append(f"the search tables were built anew: {SqliteIndex(connection).rebuild()} turns")
        rest = [str(row[0]) for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        if rest:
            raise StoreUnusable(f"the memory store is still damaged: {rest[0]}", help=f"the copy is in '{os.path.dirname(path)}'")
    finally:
        connection.close()
    return done


def _copy(path: str) -> str:
    """All files of the store under another name, byte for byte: SQLite may be unable to read them."""
    target = _free(path, "before-fix")
    for end in ("-wal", ""):
        if os.path.exists(path + end):
            part = f"{target}{end}.part"
            with contextlib.suppress(FileNotFoundError):
                os.unlink(part)
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            shutil.copyfile(path + end, part)
            os.replace(part, target + end)
    return target


def _free(path: str, what: str) -> str:
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    target, number = f"{path}.{what}-{stamp}", 1
    while os.path.exists(target):
        number += 1
        target = f"{path}.{what}-{stamp}-{number}"
    return target


def _faults(path: str) -> "list[str]":
    try:
        connection = sqlite.connect(path, isolation_level=None)
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
            # A store without its tables is no store, however sound the file.
            connection.execute("SELECT count(*) FROM turns").fetchone()
        finally:
            connection.close()
    except DatabaseError as exc:
        return [str(exc)]
    return found


def _reindex(path: str) -> None:
    with contextlib.suppress(DatabaseError):
        connection = sqlite.connect(path, isolation_level=None)
        try:
            connection.execute("REINDEX")
        finally:
            connection.close()


def _rows_into_new_file(path: str) -> "list[str]":
    fresh = f"{path}.new"
    for end in ("", "-wal", "-shm", ".lock"):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(fresh + end)
    new = open_database(fresh)
    kept = lost = 0
    try:
        new.execute("PRAGMA foreign_keys = OFF")
        tables = [
            row[0]
            for row in new.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'meta'"
            )
        ]
        with contextlib.suppress(sqlite.DatabaseError):
            old = sqlite.connect(path, isolation_level=None)
            try:
                new.execute("BEGIN")
                for table in tables:
                    found, missed = _rows(old, new, table)
                    kept, lost = kept + found, lost + missed
                if lost:
                    # Every transcript is read again from its start: what is missing comes back, what is there stays once.
                    new.execute("UPDATE sources SET position = 0, tail = x''")
                new.execute("COMMIT")
            finally:
                old.close()
        new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        new.close()
    aside = _free(path, "damaged")
    for end in ("", "-wal", "-shm"):
        if os.path.exists(path + end):
            os.replace(path + end, aside + end)
    os.replace(fresh, path)
    for end in ("-wal", "-shm", ".lock"):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(fresh + end)
    said = f"{kept} rows were read into a new file" + (f", {lost} or more could not be read" if lost else "")
    return [said, f"the damaged file is kept as {aside}", "`interlock remember mine` reads again what transcripts still hold"]


def _rows(old: "Connection", new: "Connection", table: str) -> "tuple[int, int]":
    """Copy what can be read of a table; rows copied, and places that could not be read."""
    columns = [row[1] for row in new.execute(f'PRAGMA table_info("{table}")')]
    names = ", ".join(f'"{name}"' for name in columns)
    put = f'INSERT OR IGNORE INTO "{table}" ({names}) VALUES ({", ".join("?" * len(columns))})'
    kept = lost = 0
    # Tables without row numbers are read in one go: they are small, and there is no place to go on from.
    numbered = new.execute("SELECT count(*) FROM pragma_table_list WHERE name = ? AND wr = 0", (table,)).fetchone()[0]
    after, gap = -1, _GAP
    while True:
        try:
            sql = (
                f'SELECT rowid, {names} FROM "{table}" WHERE rowid > {after} ORDER BY rowid'
                if numbered
                else f'SELECT 0, {names} FROM "{table}"'
            )
            for row in old.execute(sql):
                new.execute(put, row[1:])
                kept += 1
                after, gap = row[0], _GAP
        except DatabaseError:
            lost += 1
            after += gap
            gap *= 2
            if numbered and gap < 1 << 40:
                continue
        return kept, lost
