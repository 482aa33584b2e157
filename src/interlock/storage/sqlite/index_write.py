# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""Filling the search tables. What takes time is done before the write lock is taken, so that a hook never waits long for it."""

import time

from interlock.model.session import CONTEXT, USER
from interlock.storage.base import StoreBusy, StoreUnusable
from interlock.storage.query_words import identifiers
from interlock.storage.sqlite.connection import Transaction
from interlock.storage.sqlite.index_tables import DROPS, PLACE_BITS, TABLES, VERSION, project_term
from interlock.storage.sqlite.parts import ROW, VECTOR, blank, find, first_place, pack, part_of, unpack
from interlock.storage.sqlite.turns import marks
from interlock.storage.static_vectors import encoder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from sqlite3 import Connection

#: Turns taken in with one transaction.
STEP = 1000

#: A session whose projects changed after it was indexed: the name of a row in `meta` and the session.
STALE = "index_stale:"

#: Session, place, turn, words, prompt, vector.
_Row = tuple[int, int, int, int, int, bytes | None]


class IndexWriter:
    """Keeps the search tables in step with the turns."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection

    def catch_up(self, seconds: float = float("inf"), step: "Callable[[int, int], None] | None" = None) -> int:
        """Index what is new; answers how many turns. `seconds`: for vectors of turns that have none; `step`: told turns done and in all.

        Raises `StoreBusy` or `StoreUnusable` where there are no tables yet and they cannot be made.
        """
        if self.meta("index_version") != VERSION:
            return self.rebuild(step)
        try:
            self._file_anew()
            done = self._texts(step)
            self._tools()
            self._vectors(seconds)
        except (StoreBusy, StoreUnusable):
            # Another process holds the lock, the disk is full or the store may only be read: search what is there.
            return 0
        return done

    def rebuild(self, step: "Callable[[int, int], None] | None" = None) -> int:
        """Make the tables anew and fill them; answers how many turns they hold."""
        with Transaction(self._db):
            for statement in (*DROPS, *TABLES):
                self._db.execute(statement)
            self._set_meta("index_version", VERSION)
            self._set_meta("index_position", "0")
            self._set_meta("index_tools", "0")
            # The stamp goes on: what was remembered of the old tables must not be taken for these.
            self._next_stamp()
            self._db.execute("DELETE FROM meta WHERE name = 'index_stale' OR name GLOB ?", (STALE + "*",))
        return self.catch_up(step=step)

    def meta(self, name: str) -> str:
        """A value, or ""."""
        row = self._db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
        return "" if row is None else str(row[0])

    def _set_meta(self, name: str, value: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", (name, value))

    def _next_stamp(self) -> int:
        return next_stamp(self._db)

    def _texts(self, step: "Callable[[int, int], None] | None") -> int:
        done = 0
        newest = self._db.execute("SELECT coalesce(max(id), 0) FROM turns").fetchone()[0]
        position = int(self.meta("index_position") or "0")
        total = 0
        if step is not None and newest > position:
            total = self._db.execute("SELECT count(*) FROM turns WHERE id > ?", (position,)).fetchone()[0]
        while newest > position:
            taken = self._step(position)
            if taken < 0:
                break
            done += taken
            position = int(self.meta("index_position") or "0")
            if step is not None:
                step(done, total)
        return done

    def _step(self, position: int) -> int:
        """Take in the next turns; answers how many, 0 when another process was faster, -1 when there are none."""
        rows = self._db.execute(
            "SELECT id, session, role, text FROM turns WHERE id > ? ORDER BY id LIMIT ?", (position, STEP)
        ).fetchall()
        if not rows:
            return -1
        last = rows[-1][0]
        names = [(name, row[0]) for row in rows if row[2] != CONTEXT for name in {name.lower() for name in identifiers(row[3])}]
        said = [row for row in rows if row[2] != CONTEXT]
        vectors = _packed([row[3] for row in said])
        with Transaction(self._db):
            still = self._db.execute("SELECT count(*) FROM turns WHERE id > ? AND id <= ?", (position, last)).fetchone()[0]
            if int(self.meta("index_position") or "0") != position or still != len(rows):
                # Another process indexed them, or some were forgotten, since they were read.
                return 0
            placed: list[_Row] = []
            texts: list[tuple[int, str]] = []
            for (session, place, terms), (turn, _, role, text), vector in zip(self._places(said), said, vectors, strict=True):
                placed.append((session, place, turn, len(text.split()), int(role == USER), vector))
                texts.append(((session << PLACE_BITS) | place, f"{text} {terms}"))
            self._db.executemany("INSERT INTO turn_search (rowid, text) VALUES (?, ?)", texts)
            self._add(placed)
            self._use_names(names)
            self._set_meta("index_position", str(last))
        return len(rows)

    def _places(self, said: "Sequence[tuple[int, int, str, str]]") -> "list[tuple[int, int, str]]":
        """Session, place and project terms of each turn; notes the sums of its session."""
        sessions: dict[int, list[int]] = {}
        terms: dict[int, str] = {}
        found = []
        for _, session, _, text in said:
            if session not in sessions:
                row = self._db.execute(
                    "SELECT turns, length, windows, tail, last, projects FROM session_rows WHERE session = ?", (session,)
                ).fetchone()
                sessions[session] = list(row[:5]) if row is not None else [0, 0, 0, 0, 0]
                terms[session] = row[5] if row is not None else self._project_terms(session)
            sums = sessions[session]
            length = len(text.split())
            sums[0] += 1
            sums[1] += length
            # The turn's own window, and that of the one before it, which is longer now.
            sums[2] += 2 * length + sums[3] if sums[4] else length
            sums[3] = length
            sums[4] += 1
            found.append((session, sums[4], terms[session]))
        self._db.executemany(
            """INSERT OR REPLACE INTO session_rows (session, turns, length, windows, tail, last, projects)
            VALUES (?, ?, ?, ?, ?, ?, ?)""",
            [(session, *sums, terms[session]) for session, sums in sessions.items()],
        )
        return found

    def _project_terms(self, session: int) -> str:
        rows = self._db.execute("SELECT project FROM session_projects WHERE session = ? ORDER BY project", (session,))
        return " ".join(project_term(row[0]) for row in rows)

    def _add(self, placed: "Sequence[_Row]") -> None:
        parts: dict[tuple[int, int], list[_Row]] = {}
        for row in placed:
            parts.setdefault((row[0], part_of(row[1])), []).append(row)
        stamp = self._next_stamp()
        for (session, part), rows in parts.items():
            known = self._db.execute(
                "SELECT numbers, vectors FROM session_parts WHERE session = ? AND part = ?", (session, part)
            ).fetchone()
            numbers, vectors = known if known is not None else (b"", b"")
            new = [row[5] for row in rows if row[5] is not None]
            both = vectors + b"".join(new) if vectors is not None and len(new) == len(rows) else None
            self._db.execute(
                "INSERT OR REPLACE INTO session_parts (session, part, stamp, numbers, vectors) VALUES (?, ?, ?, ?, ?)",
                (session, part, stamp, numbers + pack(row[2:5] for row in rows), both),
            )

    def _vectors(self, seconds: float) -> None:
        """Make the vectors that are missing: of turns indexed where numpy was not installed."""
        if encoder() is None:
            return
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            row = self._db.execute(
                "SELECT session, part, stamp, numbers FROM session_parts WHERE vectors IS NULL ORDER BY session DESC, part DESC LIMIT 1"
            ).fetchone()
            if row is None:
                return
            ids = [one[0] for one in unpack(row[3])]
            texts = dict(self._db.execute(f"SELECT id, text FROM turns WHERE id IN ({marks(len(ids))})", ids).fetchall())
            made = b"".join(vector or b"" for vector in _packed([texts.get(one, "") for one in ids]))
            with Transaction(self._db):
                self._db.execute(
                    "UPDATE session_parts SET vectors = ?, stamp = ? WHERE session = ? AND part = ? AND stamp = ?",
                    (made, self._next_stamp(), *row[:3]),
                )

    def _file_anew(self) -> None:
        """Give the turns of sessions that joined a project their new project terms."""
        for (name,) in self._db.execute("SELECT name FROM meta WHERE name GLOB ?", (STALE + "*",)).fetchall():
            session = int(name.removeprefix(STALE))
            with Transaction(self._db):
                row = self._db.execute("SELECT projects FROM session_rows WHERE session = ?", (session,)).fetchone()
                terms = self._project_terms(session)
                if row is not None and row[0] != terms:
                    self._change_terms(session, row[0], terms)
                    self._db.execute("UPDATE session_rows SET projects = ? WHERE session = ?", (terms, session))
                    self._next_stamp()
                self._db.execute("DELETE FROM meta WHERE name = ?", (name,))

    def _change_terms(self, session: int, old: str, new: str) -> None:
        parts = self._db.execute("SELECT part, numbers FROM session_parts WHERE session = ?", (session,)).fetchall()
        for part, numbers in parts:
            for at, (turn, _, _) in enumerate(unpack(numbers)):
                row = self._db.execute("SELECT text FROM turns WHERE id = ?", (turn,)).fetchone()
                if row is not None:
                    key = (session << PLACE_BITS) | (first_place(part) + at)
                    _take_out(self._db, key, f"{row[0]} {old}")
                    self._db.execute("INSERT INTO turn_search (rowid, text) VALUES (?, ?)", (key, f"{row[0]} {new}"))

    def _tools(self) -> None:
        """Names of what tools were called on. A call can be stored later than the turn that it hangs on was indexed."""
        while True:
            position = int(self.meta("index_tools") or "0")
            newest = self._db.execute("SELECT coalesce(max(id), 0) FROM tool_events").fetchone()[0]
            if newest == position:
                return
            # Where the newest were forgotten their numbers are given again.
            start = min(position, newest)
            rows = self._db.execute(
                "SELECT e.id, e.turn, e.target, t.role FROM tool_events e LEFT JOIN turns t ON t.id = e.turn WHERE e.id > ? ORDER BY e.id LIMIT ?",
                (start, 5 * STEP),
            ).fetchall()
            uses = {(name.lower(), row[1]) for row in rows if row[3] not in (None, CONTEXT) for name in identifiers(row[2])}
            with Transaction(self._db):
                if int(self.meta("index_tools") or "0") != position:
                    continue
                # A turn that was forgotten since is named by nothing.
                there = {row[1] for row in rows if self._db.execute("SELECT 1 FROM turns WHERE id = ?", (row[1],)).fetchone()}
                self._use_names([use for use in sorted(uses) if use[1] in there])
                self._set_meta("index_tools", str(rows[-1][0] if rows else newest))

    def _use_names(self, uses: "Sequence[tuple[str, int]]") -> None:
        ids: dict[str, int] = {}
        for name, _ in uses:
            if name not in ids:
                row = self._db.execute("SELECT id FROM turn_names WHERE name = ?", (name,)).fetchone()
                if row is None:
                    row = self._db.execute("INSERT INTO turn_names (name) VALUES (?) RETURNING id", (name,)).fetchone()
                    self._db.execute("INSERT INTO turn_name_search (rowid, name) VALUES (?, ?)", (row[0], name))
                ids[name] = row[0]
        self._db.executemany(
            "INSERT OR IGNORE INTO turn_name_uses (name, turn) VALUES (?, ?)", sorted((ids[name], turn) for name, turn in uses)
        )


def next_stamp(connection: "Connection") -> int:
    """A number higher than all before it, noted: what is kept in memory of the tables is out of date."""
    row = connection.execute(
        """INSERT INTO meta (name, value) VALUES ('index_stamp', '1')
        ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) RETURNING value"""
    ).fetchone()
    return int(row[0])


def drop_from_index(connection: "Connection", turn: int) -> None:
    """Take a turn out of the search tables before its row goes; part of the caller's transaction."""
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'session_parts'").fetchone()
    row = connection.execute("SELECT session, text FROM turns WHERE id = ?", (turn,)).fetchone()
    if made is None or row is None:
        return
    session, text = row
    parts = connection.execute("SELECT part, numbers, vectors FROM session_parts WHERE session = ?", (session,)).fetchall()
    for part, numbers, vectors in parts:
        at = find(numbers, turn)
        if at >= 0:
            known = connection.execute("SELECT last, tail, projects FROM session_rows WHERE session = ?", (session,)).fetchone()
            place = first_place(part) + at
            _take_out(connection, (session << PLACE_BITS) | place, f"{text} {known[2]}")
            length = len(text.split())
            connection.execute(
                "UPDATE session_rows SET turns = turns - 1, length = length - ?, windows = max(0, windows - ?), tail = ? WHERE session = ?",
                (length, 3 * length, 0 if place == known[0] else known[1], session),
            )
            connection.execute(
                "UPDATE session_parts SET numbers = ?, vectors = ?, stamp = ? WHERE session = ? AND part = ?",
                (
                    blank(numbers, at, ROW.size),
                    None if vectors is None else blank(vectors, at, VECTOR),
                    next_stamp(connection),
                    session,
                    part,
                ),
            )
    _drop_names(connection, turn)
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'turn_meanings'").fetchone() is not None:
        connection.execute("DELETE FROM turn_meanings WHERE turn = ?", (turn,))


def wipe_dropped(connection: "Connection") -> None:
    """Write the full-text tables anew without what was dropped: they only mark it as gone. Part of the caller's transaction."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'session_parts'").fetchone() is not None:
        for table in ("turn_search", "turn_name_search"):
            connection.execute(f"INSERT INTO {table} ({table}) VALUES ('optimize')")


def _take_out(connection: "Connection", key: int, text: str) -> None:
    connection.execute("INSERT INTO turn_search (turn_search, rowid, text) VALUES ('delete', ?, ?)", (key, text))


def _drop_names(connection: "Connection", turn: int) -> None:
    names = connection.execute("SELECT name FROM turn_name_uses WHERE turn = ?", (turn,)).fetchall()
    connection.execute("DELETE FROM turn_name_uses WHERE turn = ?", (turn,))
    for (name,) in names:
        if connection.execute("SELECT 1 FROM turn_name_uses WHERE name = ?", (name,)).fetchone() is None:
            connection.execute(
                "INSERT INTO turn_name_search (turn_name_search, rowid, name) SELECT 'delete', id, name FROM turn_names WHERE id = ?",
                (name,),
            )
            connection.execute("DELETE FROM turn_names WHERE id = ?", (name,))


def _packed(texts: "Sequence[str]") -> "list[bytes | None]":
    """The stored vector of each text, None without an encoder."""
    made = encoder()
    if made is None or not texts:
        return [None] * len(texts)
    rows, scales = made.packed(texts)
    return [row.tobytes() + scale.astype("<f4").tobytes() for row, scale in zip(rows, scales, strict=True)]
