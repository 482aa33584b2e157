# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""Counters, pending markers, summaries, diary, digests and pins in SQLite."""

from interlock.storage.base import NoteStore
from interlock.storage.sqlite.turns import marks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from sqlite3 import Connection


class SqliteNotes(NoteStore):
    """See `NoteStore`."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection

    def count(self, name: str, key: str, add: int = 1) -> int:
        row = self._db.execute(
            """INSERT INTO counters (name, key, value) VALUES (?, ?, ?)
            ON CONFLICT (name, key) DO UPDATE SET value = value + excluded.value RETURNING value""",
            (name, key, add),
        ).fetchone()
        return int(row[0])

    def counter(self, name: str, key: str) -> int:
        row = self._db.execute("SELECT value FROM counters WHERE name = ? AND key = ?", (name, key)).fetchone()
        return 0 if row is None else int(row[0])

    def drop_counter(self, name: str, key: str) -> None:
        self._db.execute("DELETE FROM counters WHERE name = ? AND key = ?", (name, key))

    def set_pending(self, host: str, conversation: str, trigger: str, generation: str, at: float) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO pending (host, conversation, cause, generation, since) VALUES (?, ?, ?, ?, ?)",
            (host, conversation, trigger, generation, at),
        )

    def pending(self, host: str, conversation: str) -> "tuple[str, str] | None":
        row = self._db.execute(
            "SELECT cause, generation FROM pending WHERE host = ? AND conversation = ?", (host, conversation)
        ).fetchone()
        return None if row is None else (row[0], row[1])

    def clear_pending(self, host: str, conversation: str) -> None:
        self._db.execute("DELETE FROM pending WHERE host = ? AND conversation = ?", (host, conversation))

    def set_summary(self, session: int, text: str, at: float) -> None:
        self._db.execute("INSERT OR REPLACE INTO summaries (session, text, updated) VALUES (?, ?, ?)", (session, text, at))

    def summary(self, session: int) -> str:
        row = self._db.execute("SELECT text FROM summaries WHERE session = ?", (session,)).fetchone()
        return "" if row is None else str(row[0])

    def summaries(self, projects: "Sequence[int]", limit: int) -> "list[tuple[int, str]]":
        rows = self._db.execute(
            f"""SELECT s.session, s.text FROM summaries s
            WHERE s.session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(projects))}))
            ORDER BY s.updated DESC, s.session DESC LIMIT ?""",
            (*projects, limit),
        )
        return [(row[0], row[1]) for row in rows]

    def add_diary(self, session: int, text: str, at: float) -> int:
        cursor = self._db.execute("INSERT INTO diary (session, text, created) VALUES (?, ?, ?)", (session, text, at))
        return int(cursor.lastrowid or 0)

    def diary(self, projects: "Sequence[int] | None", limit: int) -> "list[tuple[int, int, float, str]]":
        where = ""
        values: tuple[int, ...] = ()
        if projects is not None:
            where = f"WHERE session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(projects))}))"
            values = tuple(projects)
        rows = self._db.execute(f"SELECT id, session, created, text FROM diary {where} ORDER BY id DESC LIMIT ?", (*values, limit))
        return [(row[0], row[1], row[2], row[3]) for row in rows]

    def drop_diary(self, session: int) -> None:
        self._db.execute("DELETE FROM diary WHERE session = ?", (session,))

    def set_digest(self, project: int, text: str, at: float) -> None:
        self._db.execute("INSERT OR REPLACE INTO digests (project, text, updated) VALUES (?, ?, ?)", (project, text, at))

    def digests(self, keys: "Sequence[str]") -> "list[str]":
        rows = self._db.execute(
            f"""SELECT a.alias, d.project, d.text FROM project_aliases a JOIN digests d ON d.project = a.project
            WHERE a.alias IN ({marks(len(keys))})""",
            tuple(keys),
        ).fetchall()
        rows.sort(key=lambda row: list(keys).index(row[0]))
        return list({row[1]: row[2] for row in rows}.values())

    def pin(self, project: int, text: str, at: float) -> int:
        # An id that somebody has noted must never come to mean another pin, not even when the newest one was dropped.
        known = self.counter("pin", "last")
        number = 1 + max(known, int(self._db.execute("SELECT coalesce(max(id), 0) FROM pins").fetchone()[0]))
        self.count("pin", "last", number - known)
        self._db.execute("INSERT INTO pins (id, project, text, created) VALUES (?, ?, ?, ?)", (number, project, text, at))
        return number

    def drop_pin(self, pin: int) -> int:
        # Overwritten with zeros, not only unlinked from its page.
        self._db.execute("PRAGMA secure_delete = ON")
        row = self._db.execute("DELETE FROM pins WHERE id = ? RETURNING project", (pin,)).fetchone()
        return 0 if row is None else int(row[0])

    def pins(self, project: int) -> "list[tuple[int, str]]":
        return [(row[0], row[1]) for row in self._db.execute("SELECT id, text FROM pins WHERE project = ? ORDER BY id", (project,))]
