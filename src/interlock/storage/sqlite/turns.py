# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""Sources, projects, sessions, turns and tool events in SQLite."""

from interlock.model.session import CONTEXT, Project, Session, Source, ToolUse, Turn
from interlock.storage.base import NewTurn, TurnStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from sqlite3 import Connection

_TURN = """SELECT t.id, t.session, t.role, t.text, t.time, s.path, t.first_byte, t.last_byte
FROM turns t JOIN sources s ON s.id = t.source """
#: Digests asked for with one statement.
_AT_ONCE = 500

_SESSION = "SELECT id, host, conversation, parent, title, started, updated FROM sessions "


class SqliteTurns(TurnStore):
    """See `TurnStore`."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection

    def source(self, path: str) -> "Source | None":
        row = self._db.execute(
            "SELECT path, session, id, generation, device, inode, position, tail, lines, bad FROM sources WHERE path = ?", (path,)
        ).fetchone()
        if row is None:
            return None
        return Source(
            row[0],
            row[1],
            id=row[2],
            generation=row[3],
            device=row[4],
            inode=row[5],
            offset=row[6],
            tail=row[7],
            lines=row[8],
            bad=row[9],
        )

    def project(self, identity: Project, at: float) -> int:
        known = self.find_projects((identity.key, *identity.also))
        if known:
            found = known[0]
        else:
            cursor = self._db.execute(
                "INSERT INTO projects (key, name, root, created) VALUES (?, ?, ?, ?)",
                (identity.key, identity.name, identity.root, at),
            )
            found = int(cursor.lastrowid or 0)
        for key in (identity.key, *identity.also):
            self._db.execute("INSERT OR IGNORE INTO project_aliases (alias, project) VALUES (?, ?)", (key, found))
        return found

    def find_projects(self, keys: "Iterable[str]") -> "tuple[int, ...]":
        found: list[int] = []
        for key in keys:
            row = self._db.execute("SELECT project FROM project_aliases WHERE alias = ?", (key,)).fetchone()
            if row is not None and row[0] not in found:
                found.append(row[0])
        return tuple(found)

    def projects(self) -> "list[tuple[int, Project]]":
        return [
            (row[0], Project(row[1], row[2], row[3]))
            for row in self._db.execute("SELECT id, key, name, root FROM projects ORDER BY id")
        ]

    def session(
        self,
        host: str,
        conversation: str,
        projects: "Sequence[int]",
        *,
        parent: str = "",
        title: str = "",
        at: float,
        started: float,
    ) -> int:
        row = self._db.execute(
            """INSERT INTO sessions (host, conversation, parent, title, started, updated) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (host, conversation) DO UPDATE SET updated = max(updated, excluded.updated),
              started = min(started, excluded.started),
              title = CASE title WHEN '' THEN excluded.title ELSE title END,
              parent = CASE parent WHEN '' THEN excluded.parent ELSE parent END
            RETURNING id""",
            (host, conversation, parent, title, started, at),
        ).fetchone()
        session = int(row[0])
        known = self.session_projects(session)
        place = len(known)
        for project in projects:
            if project not in known:
                self._db.execute(
                    "INSERT OR IGNORE INTO session_projects (session, project, place) VALUES (?, ?, ?)", (session, project, place)
                )
                place += 1
        if known and place > len(known):
            # The search table holds the projects of each turn; turns already in it would keep the old ones.
            self._db.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?, '')", (f"index_stale:{session}",))
        return session

    def find_session(self, host: str, conversation: str) -> "Session | None":
        row = self._db.execute(_SESSION + "WHERE host = ? AND conversation = ?", (host, conversation)).fetchone()
        return None if row is None else self._full(row)

    def get_session(self, session: int, *, count: bool = True) -> "Session | None":
        row = self._db.execute(_SESSION + "WHERE id = ?", (session,)).fetchone()
        if row is None:
            return None
        return self._full(row) if count else Session(*row)

    def _full(self, row: "tuple[int, str, str, str, str, float, float]") -> Session:
        turns = self._db.execute("SELECT count(*) FROM turns WHERE session = ? AND role != ?", (row[0], CONTEXT)).fetchone()[0]
        return Session(*row, turns=turns)

    def set_title(self, session: int, title: str) -> None:
        self._db.execute("UPDATE sessions SET title = ? WHERE id = ?", (title, session))

    def session_projects(self, session: int) -> "tuple[int, ...]":
        rows = self._db.execute("SELECT project FROM session_projects WHERE session = ? ORDER BY place", (session,))
        return tuple(row[0] for row in rows)

    def sessions(self, projects: "Sequence[int] | None", limit: int) -> "list[Session]":
        if projects is None:
            rows = self._db.execute(_SESSION + "ORDER BY updated DESC, id DESC LIMIT ?", (limit,)).fetchall()
        else:
            rows = self._db.execute(
                _SESSION
                + f"WHERE id IN (SELECT session FROM session_projects WHERE project IN ({marks(len(projects))})) "
                + "ORDER BY updated DESC, id DESC LIMIT ?",
                (*projects, limit),
            ).fetchall()
        return [self._full(row) for row in rows]

    def append(self, source: Source, entries: "Sequence[NewTurn]", at: float) -> "dict[int, int]":
        db = self._db
        row = db.execute(
            """INSERT INTO sources (path, session, generation, device, inode, position, tail, lines, bad, seen)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (path) DO UPDATE SET session = excluded.session, generation = excluded.generation, device = excluded.device,
              inode = excluded.inode, position = excluded.position, tail = excluded.tail, lines = excluded.lines,
              bad = excluded.bad, seen = excluded.seen
            RETURNING id""",
            (
                source.path,
                source.session,
                source.generation,
                source.device,
                source.inode,
                source.offset,
                source.tail,
                source.lines,
                source.bad,
                at,
            ),
        ).fetchone()
        source.id = int(row[0])
        last = db.execute("SELECT max(id) FROM turns WHERE session = ?", (source.session,)).fetchone()[0] or 0
        gone = self._forgotten()
        if gone:
            entries = [_without(entry, gone) for entry in entries]
        turns = _Known(db, "turns", source, [entry.digest for entry in entries if entry.text])
        tools = _Known(db, "tool_events", source, [digest for entry in entries for _, digest in entry.tools])
        # Ids are given here and not by SQLite, so that all rows go in with one statement.
        row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'turns'").fetchone()
        free = (row[0] if row is not None else 0) + 1
        new: dict[int, int] = {}
        turn_rows: list[tuple[object, ...]] = []
        tool_rows: list[tuple[object, ...]] = []
        place = (source.session, source.id, source.generation)
        for number, entry in enumerate(entries):
            if entry.text:
                occurrence, stored = turns.next(entry.digest)
                if stored:
                    last = self._move_turn(source, entry, occurrence)
                else:
                    last = new[number] = free
                    free += 1
                    turn_rows.append(
                        (last, *place, entry.start, entry.end, entry.role, entry.time, entry.digest, occurrence, entry.text)
                    )
            for tool, digest in entry.tools:
                occurrence, _ = tools.next(digest)
                tool_rows.append((*place, last, tool.name, tool.target, tool.detail, digest, occurrence))
        db.executemany(
            """INSERT INTO turns (id, session, source, generation, first_byte, last_byte, role, time, digest, occurrence, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            turn_rows,
        )
        db.executemany(
            """INSERT INTO tool_events (session, source, generation, turn, name, target, detail, digest, occurrence)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (session, digest, occurrence) DO UPDATE SET source = excluded.source, generation = excluded.generation""",
            tool_rows,
        )
        return new

    def _move_turn(self, source: Source, entry: NewTurn, occurrence: int) -> int:
        """Note where a turn stands in a file that was read anew; answers its id."""
        row = self._db.execute(
            """UPDATE turns SET source = ?, generation = ?, first_byte = ?, last_byte = ?
            WHERE session = ? AND digest = ? AND occurrence = ? RETURNING id""",
            (source.id, source.generation, entry.start, entry.end, source.session, entry.digest, occurrence),
        ).fetchone()
        return int(row[0])

    def _forgotten(self) -> "frozenset[bytes]":
        return frozenset(row[0] for row in self._db.execute("SELECT digest FROM tombstones"))

    def turn(self, turn: int) -> "Turn | None":
        row = self._db.execute(_TURN + "WHERE t.id = ?", (turn,)).fetchone()
        return None if row is None else Turn(*row)

    def turns(self, session: int, after: int = 0, limit: int = 1000) -> "list[Turn]":
        rows = self._db.execute(_TURN + "WHERE t.session = ? AND t.id > ? ORDER BY t.id LIMIT ?", (session, after, limit))
        return [Turn(*row) for row in rows]

    def newest(self, session: int, limit: int) -> "list[Turn]":
        rows = self._db.execute(_TURN + "WHERE t.session = ? ORDER BY t.id DESC LIMIT ?", (session, limit))
        return [Turn(*row) for row in rows]

    def tools(self, session: int, limit: int = 1000) -> "list[tuple[int, ToolUse]]":
        rows = self._db.execute(
            "SELECT turn, name, target, detail FROM tool_events WHERE session = ? ORDER BY id LIMIT ?", (session, limit)
        )
        return [(row[0], ToolUse(row[1], row[2], row[3])) for row in rows]

    def forget(self, turns: "Sequence[int]", reason: str, at: float, also: "Iterable[bytes]" = ()) -> int:
        from interlock.storage.sqlite.index_write import drop_from_index, wipe_dropped

        # What is forgotten is overwritten with zeros, not only unlinked from its page.
        self._db.execute("PRAGMA secure_delete = ON")
        count = 0
        sessions: set[int] = set()
        self._db.executemany(
            "INSERT OR IGNORE INTO tombstones (digest, reason, created) VALUES (?, ?, ?)", ((one, reason, at) for one in also)
        )
        for turn in turns:
            row = self._db.execute("SELECT digest, session FROM turns WHERE id = ?", (turn,)).fetchone()
            if row is None:
                continue
            count += 1
            sessions.add(row[1])
            drop_from_index(self._db, turn)
            tools = self._db.execute("SELECT digest FROM tool_events WHERE turn = ?", (turn,)).fetchall()
            for (digest,) in [(row[0],), *tools]:
                self._db.execute(
                    "INSERT OR IGNORE INTO tombstones (digest, reason, created) VALUES (?, ?, ?)", (digest, reason, at)
                )
            self._db.execute("DELETE FROM tool_events WHERE turn = ?", (turn,))
            self._db.execute("DELETE FROM turns WHERE id = ?", (turn,))
        for session in sessions:
            if self._db.execute("SELECT 1 FROM turns WHERE session = ? LIMIT 1", (session,)).fetchone() is None:
                # Calls before the first turn hang on none: they go with the last one.
                self._db.execute(
                    """INSERT OR IGNORE INTO tombstones (digest, reason, created)
                    SELECT digest, ?, ? FROM tool_events WHERE session = ?""",
                    (reason, at, session),
                )
                self._db.execute("DELETE FROM tool_events WHERE session = ?", (session,))
        if count:
            wipe_dropped(self._db)
        return count

    def source_counts(self) -> "list[tuple[str, Source, int]]":
        rows = self._db.execute(
            """SELECT x.host, s.path, s.session, s.lines, s.bad, coalesce(n.turns, 0) FROM sources s
            JOIN sessions x ON x.id = s.session
            LEFT JOIN (SELECT source, count(*) AS turns FROM turns GROUP BY source) n ON n.source = s.id ORDER BY s.id"""
        )
        return [(row[0], Source(row[1], row[2], lines=row[3], bad=row[4]), row[5]) for row in rows]

    def totals(self) -> "dict[str, int]":
        one = self._db.execute
        found = {
            name: int(one(f"SELECT count(*) FROM {name}").fetchone()[0])
            for name in ("projects", "sessions", "tool_events", "diary")
        }
        found["turns"] = int(one("SELECT count(*) FROM turns WHERE role != ?", (CONTEXT,)).fetchone()[0])
        found["sources"] = int(one("SELECT count(*) FROM sources").fetchone()[0])
        found["tombstones"] = int(one("SELECT count(*) FROM tombstones").fetchone()[0])
        lines = one("SELECT coalesce(sum(lines), 0), coalesce(sum(bad), 0) FROM sources").fetchone()
        found["lines"], found["bad_lines"] = int(lines[0]), int(lines[1])
        found["text_bytes"] = int(one("SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM turns").fetchone()[0])
        return found


class _Known:
    """Which of some digests a session holds, and how many of each this generation of the file has named so far."""

    __slots__ = ("_named", "_total")

    def __init__(self, connection: "Connection", table: str, source: Source, digests: "list[bytes]") -> None:
        self._named: dict[bytes, int] = {}
        self._total: dict[bytes, int] = {}
        for start in range(0, len(digests), _AT_ONCE):
            part = digests[start : start + _AT_ONCE]
            rows = connection.execute(
                f"""SELECT digest, sum(source = ? AND generation = ?), count(*) FROM {table}
                WHERE session = ? AND digest IN ({marks(len(part))}) GROUP BY digest""",
                (source.id, source.generation, source.session, *part),
            )
            for digest, named, total in rows:
                self._named[digest] = named
                self._total[digest] = total

    def next(self, digest: bytes) -> "tuple[int, bool]":
        """Number of this occurrence, and whether it is stored already."""
        occurrence = self._named.get(digest, 0)
        self._named[digest] = occurrence + 1
        return occurrence, occurrence < self._total.get(digest, 0)


def _without(entry: NewTurn, gone: "frozenset[bytes]") -> NewTurn:
    """The entry without what was forgotten."""
    if entry.text and entry.digest in gone:
        return NewTurn(entry.role, "", entry.start, entry.end, entry.time, entry.digest)
    if any(digest in gone for _, digest in entry.tools):
        tools = [(tool, digest) for tool, digest in entry.tools if digest not in gone]
        return NewTurn(entry.role, entry.text, entry.start, entry.end, entry.time, entry.digest, tools)
    return entry


def marks(count: int) -> str:
    """Placeholders for an ``IN`` list."""
    return ", ".join("?" * count)
