# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""Full-text search in SQLite: derived tables, made here and not by a migration, so that they can be dropped at any time.

Hooks only append turns; the index catches up when somebody searches (30 to 44 MB of text per CPU second).
"""

import contextlib
import unicodedata

from interlock.model.session import CONTEXT, USER, Hit, Turn
from interlock.storage.base import Query, SearchIndex, StoreBusy
from interlock.storage.query_words import LONGEST, holds, identifiers, words
from interlock.storage.sqlite.connection import DatabaseError, OperationalError, Transaction
from interlock.storage.sqlite.fusion import PLACE_BITS, Sizes, fuse
from interlock.storage.sqlite.turns import _TURN, marks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from sqlite3 import Connection

#: Changes when the tables below change shape; a store with another number is indexed anew.
VERSION = "4"

#: Terms of a question that take part: the rarest. Six lose nothing on LoCoMo against all of them, at a quarter of the time.
MOST_TERMS = 6

#: Turns in scope from which on the commonest terms are left out, once the rarer ones are held by so many turns.
_LARGE = 20_000
_MOST_POSTINGS = 8_000

#: Turns looked at for one identifier, newest first.
_MOST_EXACT = 1000

#: Turns indexed in one transaction, so that a hook never waits long for the write lock.
_STEP = 2000

_TABLES = (
    """CREATE VIEW turn_documents AS SELECT t.id AS id, t.text AS text,
    (SELECT group_concat('p' || project, ' ') FROM session_projects WHERE session = t.session) AS project
    FROM turns t""",
    """CREATE VIRTUAL TABLE turn_search USING fts5(text, project, content = 'turn_documents', content_rowid = 'id',
    tokenize = 'porter unicode61 remove_diacritics 2')""",
    "CREATE VIRTUAL TABLE turn_vocabulary USING fts5vocab(turn_search, 'row')",
    # Where a turn stands in its session, and lengths in words: what `fusion` needs to score windows and sessions without an index of them.
    """CREATE TABLE turn_places (id INTEGER PRIMARY KEY, key INTEGER NOT NULL UNIQUE, length INTEGER NOT NULL,
    window INTEGER NOT NULL, prompt INTEGER NOT NULL)""",
    """CREATE TABLE session_lengths (session INTEGER PRIMARY KEY, turns INTEGER NOT NULL, length INTEGER NOT NULL,
    windows INTEGER NOT NULL, last INTEGER NOT NULL)""",
    "CREATE TABLE turn_names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE turn_name_uses (name INTEGER NOT NULL, turn INTEGER NOT NULL, PRIMARY KEY (name, turn)) WITHOUT ROWID",
    "CREATE INDEX turn_name_uses_turn ON turn_name_uses (turn)",
    # Over the distinct names only: a path that every turn mentions costs one row, not one a turn.
    "CREATE VIRTUAL TABLE turn_name_search USING fts5(name, content = 'turn_names', content_rowid = 'id', tokenize = 'trigram')",
)
_DROPS = (
    "DROP TABLE IF EXISTS turn_vocabulary",
    "DROP TABLE IF EXISTS turn_search",
    "DROP TABLE IF EXISTS turn_name_search",
    "DROP TABLE IF EXISTS turn_name_uses",
    "DROP TABLE IF EXISTS turn_names",
    "DROP TABLE IF EXISTS turn_places",
    "DROP TABLE IF EXISTS session_lengths",
    "DROP VIEW IF EXISTS turn_documents",
)


class SqliteIndex(SearchIndex):
    """See `SearchIndex`."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection

    def catch_up(self) -> int:
        if self._meta("index_version") != VERSION or self._meta("index_stale"):
            return self.rebuild()
        done = 0
        while True:
            position = int(self._meta("index_position") or "0")
            newest = self._db.execute("SELECT coalesce(max(id), 0) FROM turns").fetchone()[0]
            if newest <= position:
                return done
            try:
                with Transaction(self._db):
                    done += self._step()
            except StoreBusy:
                # Another process holds the lock: search what is there.
                return done

    def rebuild(self) -> int:
        with Transaction(self._db):
            for statement in (*_DROPS, *_TABLES):
                self._db.execute(statement)
            for name, value in (("index_version", VERSION), ("index_position", "0")):
                self._set_meta(name, value)
            self._db.execute("DELETE FROM meta WHERE name = 'index_stale'")
        return self.catch_up()

    def _step(self) -> int:
        position = int(self._meta("index_position") or "0")
        rows = self._db.execute(
            "SELECT id, session, role, text FROM turns WHERE id > ? ORDER BY id LIMIT ?", (position, _STEP)
        ).fetchall()
        if not rows:
            return 0
        last = rows[-1][0]
        self._db.execute(
            """INSERT INTO turn_search (rowid, text, project) SELECT id, text, project FROM turn_documents
            WHERE id > ? AND id <= ? AND id IN (SELECT id FROM turns WHERE role != ? AND id > ? AND id <= ?)""",
            (position, last, CONTEXT, position, last),
        )
        self._place([row for row in rows if row[2] != CONTEXT])
        targets: dict[int, list[str]] = {}
        for turn, target in self._db.execute("SELECT turn, target FROM tool_events WHERE turn > ? AND turn <= ?", (position, last)):
            targets.setdefault(turn, []).append(target)
        ids: dict[str, int] = {}
        uses: list[tuple[int, int]] = []
        for turn, _, role, text in rows:
            if role != CONTEXT:
                found = {name.lower() for name in identifiers(text + "\n" + "\n".join(targets.get(turn, ())))}
                uses += [(ids.get(name) or self._name(name, ids), turn) for name in found]
        self._db.executemany("INSERT OR IGNORE INTO turn_name_uses (name, turn) VALUES (?, ?)", uses)
        self._set_meta("index_position", str(last))
        return len(rows)

    def _place(self, rows: "list[tuple[int, int, str, str]]") -> None:
        """Note each turn's place and lengths; a turn makes the window of the one before it longer."""
        sessions: dict[int, list[int]] = {}
        for turn, session, role, text in rows:
            if session not in sessions:
                known = self._db.execute(
                    "SELECT turns, length, windows, last FROM session_lengths WHERE session = ?", (session,)
                ).fetchone()
                sessions[session] = list(known or (0, 0, 0, 0))
            sizes = sessions[session]
            length = len(text.split())
            key = (session << PLACE_BITS) | sizes[3]
            before = self._db.execute("SELECT id, length FROM turn_places WHERE key = ?", (key,)).fetchone()
            window = length
            if before is not None:
                window += before[1]
                self._db.execute("UPDATE turn_places SET window = window + ? WHERE id = ?", (length, before[0]))
                sizes[2] += length
            sizes[0] += 1
            sizes[1] += length
            sizes[2] += window
            sizes[3] += 1
            self._db.execute(
                "INSERT INTO turn_places (id, key, length, window, prompt) VALUES (?, ?, ?, ?, ?)",
                (turn, key + 1, length, window, role == USER),
            )
        self._db.executemany(
            "INSERT OR REPLACE INTO session_lengths (session, turns, length, windows, last) VALUES (?, ?, ?, ?, ?)",
            [(session, *sizes) for session, sizes in sessions.items()],
        )

    def _name(self, name: str, ids: "dict[str, int]") -> int:
        """Id of a name, stored when new."""
        row = self._db.execute("SELECT id FROM turn_names WHERE name = ?", (name,)).fetchone()
        if row is None:
            number = int(self._db.execute("INSERT INTO turn_names (name) VALUES (?)", (name,)).lastrowid or 0)
            self._db.execute("INSERT INTO turn_name_search (rowid, name) VALUES (?, ?)", (number, name))
        else:
            number = int(row[0])
        ids[name] = number
        return number

    def search(self, query: Query) -> "list[Hit]":
        try:
            self.catch_up()
            return self._search(query)
        except OperationalError:
            raise
        except DatabaseError:
            # A damaged search table is no reason to find nothing: the turns are the truth.
            self.rebuild()
            return self._search(query)

    def _search(self, query: Query) -> "list[Hit]":
        text = unicodedata.normalize("NFC", query.text)
        exact = self._exact(text, query)
        scores = dict(self._ranked(text, query))
        order = sorted(
            {*exact, *scores}, key=lambda turn: (turn in exact, exact.get(turn, 0), scores.get(turn, 0.0), turn), reverse=True
        )
        hits = []
        for turn in order[: query.limit]:
            row = self._db.execute(_TURN + "WHERE t.id = ?", (turn,)).fetchone()
            if row is not None:
                hits.append(Hit(Turn(*row), exact.get(turn, 0) + scores.get(turn, 0.0), turn in exact))
        return hits

    def _exact(self, text: str, query: Query) -> "dict[int, int]":
        """Turns that hold identifiers of the query, with how many."""
        found: dict[int, int] = {}
        wanted = identifiers(text)
        plain = text.strip()
        if not wanted and " " not in plain and 3 <= len(plain) <= LONGEST and not plain.isalpha():
            wanted = [plain]
        filters, values = self._filters(query)
        for name in wanted[:8]:
            names = [number for number, stored in self._names_like(name.lower()) if holds(stored, name)]
            if not names:
                continue
            rows: Iterator[tuple[int]] = self._db.execute(
                "SELECT DISTINCT u.turn FROM turn_name_uses u JOIN turns t ON t.id = u.turn JOIN sessions s ON s.id = t.session "
                f"WHERE u.name IN ({marks(len(names))}) {filters} ORDER BY u.turn DESC LIMIT ?",
                (*names, *values, _MOST_EXACT),
            )
            for (turn,) in rows:
                found[turn] = found.get(turn, 0) + 1
        return found

    def _names_like(self, name: str) -> "list[tuple[int, str]]":
        """Stored names that contain this one."""
        if len(name) >= 3:
            match = "SELECT n.id, n.name FROM turn_name_search f JOIN turn_names n ON n.id = f.rowid WHERE f.name MATCH ? LIMIT 500"
            return self._db.execute(match, (_quoted(name),)).fetchall()
        # Trigrams cannot find less than three characters: two-character CJK words need the scan.
        return self._db.execute("SELECT id, name FROM turn_names WHERE instr(name, ?) LIMIT 500", (name,)).fetchall()

    def _ranked(self, text: str, query: Query) -> "list[tuple[int, float]]":
        """Turn and score, the best first, at least `limit` of them where there are so many."""
        sizes = self._sizes(query)
        large = sizes.turns > _LARGE
        terms = self._rarest(words(text), MOST_TERMS if not large else 0)
        if not terms or query.projects == ():
            return []
        scope = ""
        if query.projects is not None:
            scope = f"project : ({' OR '.join(f'p{project}' for project in query.projects)}) AND "
        keys = "SELECT p.key FROM turn_search f JOIN turn_places p ON p.id = f.rowid WHERE turn_search MATCH ?"
        postings: list[list[int]] = []
        for term in terms:
            postings.append([row[0] for row in self._db.execute(keys, (f"{scope}text : {_quoted(term)}",))])
            if large and sum(map(len, postings)) > _MOST_POSTINGS:
                break
        filters, values = self._filters(query, projects=False)
        found: list[tuple[int, float]] = []
        for score, turn in fuse(postings, sizes, self._look_up):
            if not filters or self._passes(turn, filters, values):
                found.append((turn, score))
                if len(found) >= query.limit:
                    break
        return found

    def _look_up(self, keys: "list[int]") -> "Iterator[tuple[int, int, int, int, int]]":
        return self._db.execute(f"SELECT key, id, length, window, prompt FROM turn_places WHERE key IN ({marks(len(keys))})", keys)

    def _passes(self, turn: int, filters: str, values: "list[object]") -> bool:
        sql = f"SELECT 1 FROM turns t JOIN sessions s ON s.id = t.session WHERE t.id = ? {filters}"
        return self._db.execute(sql, (turn, *values)).fetchone() is not None

    def _sizes(self, query: Query) -> Sizes:
        where = ""
        values: tuple[int, ...] = ()
        if query.projects is not None:
            where = f"WHERE session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(query.projects))}))"
            values = query.projects
        rows = self._db.execute(f"SELECT session, turns, length, windows FROM session_lengths {where}", values).fetchall()
        return Sizes(
            {row[0]: row[2] for row in rows}, sum(row[1] for row in rows), sum(row[2] for row in rows), sum(row[3] for row in rows)
        )

    def _rarest(self, terms: "list[str]", few: int) -> "list[str]":
        """The rarest terms, the rarest first; terms as they stand where there are no more than `few`."""
        if len(terms) <= few:
            return terms
        frequency = {}
        for term, stem in self._stems(terms).items():
            row = self._db.execute("SELECT doc FROM turn_vocabulary WHERE term = ?", (stem,)).fetchone()
            frequency[term] = row[0] if row else 0
        known = [term for term in terms if frequency.get(term)]
        known.sort(key=lambda term: frequency[term])
        return known[:MOST_TERMS]

    def _stems(self, terms: "list[str]") -> "dict[str, str]":
        """The tokenizer's own stems: only it knows them."""
        with contextlib.suppress(OperationalError):
            self._db.execute("CREATE VIRTUAL TABLE temp.stem USING fts5(t, tokenize = 'porter unicode61 remove_diacritics 2')")
            self._db.execute("CREATE VIRTUAL TABLE temp.stem_words USING fts5vocab(temp, stem, 'instance')")
        self._db.execute("DELETE FROM temp.stem")
        self._db.executemany("INSERT INTO temp.stem (rowid, t) VALUES (?, ?)", list(enumerate(terms)))
        found = {terms[row[1]]: row[0] for row in self._db.execute("SELECT term, doc FROM temp.stem_words")}
        self._db.execute("DELETE FROM temp.stem")
        return found

    def _filters(self, query: Query, projects: bool = True) -> "tuple[str, list[object]]":
        parts: list[str] = []
        values: list[object] = []
        if projects and query.projects is not None:
            parts.append(f"t.session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(query.projects))}))")
            values += query.projects
        for column, wanted in (("t.role", query.role), ("s.host", query.host)):
            if wanted:
                parts.append(f"{column} = ?")
                values.append(wanted)
        if query.since is not None:
            parts.append("coalesce(t.time, s.updated) >= ?")
            values.append(query.since)
        if query.until is not None:
            parts.append("coalesce(t.time, s.started) < ?")
            values.append(query.until)
        if query.file:
            parts.append("EXISTS (SELECT 1 FROM tool_events e WHERE e.turn = t.id AND instr(lower(e.target), ?))")
            values.append(query.file.replace("\\", "/").lower())
        if query.tool:
            parts.append("EXISTS (SELECT 1 FROM tool_events e WHERE e.turn = t.id AND lower(e.name) = ?)")
            values.append(query.tool.lower())
        return "".join(f"AND {part} " for part in parts), values

    def _meta(self, name: str) -> str:
        row = self._db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
        return "" if row is None else str(row[0])

    def _set_meta(self, name: str, value: str) -> None:
        self._db.execute("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", (name, value))


def drop_from_index(connection: "Connection", turn: int) -> None:
    """Take a turn out of the search tables before its row goes; part of the caller's transaction."""
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'turn_search'").fetchone()
    position = connection.execute("SELECT value FROM meta WHERE name = 'index_position'").fetchone()
    if made is None or position is None or turn > int(position[0]):
        return
    connection.execute(
        """INSERT INTO turn_search (turn_search, rowid, text, project)
        SELECT 'delete', d.id, d.text, d.project FROM turn_documents d JOIN turns t ON t.id = d.id WHERE d.id = ? AND t.role != ?""",
        (turn, CONTEXT),
    )
    row = connection.execute("SELECT length, window, key >> ? FROM turn_places WHERE id = ?", (PLACE_BITS, turn)).fetchone()
    if row is not None:
        connection.execute(
            "UPDATE session_lengths SET turns = turns - 1, length = length - ?, windows = windows - ? WHERE session = ?", row
        )
    connection.execute("DELETE FROM turn_places WHERE id = ?", (turn,))
    names = connection.execute("SELECT name FROM turn_name_uses WHERE turn = ?", (turn,)).fetchall()
    connection.execute("DELETE FROM turn_name_uses WHERE turn = ?", (turn,))
    for (name,) in names:
        if connection.execute("SELECT 1 FROM turn_name_uses WHERE name = ?", (name,)).fetchone() is None:
            connection.execute(
                "INSERT INTO turn_name_search (turn_name_search, rowid, name) SELECT 'delete', id, name FROM turn_names WHERE id = ?",
                (name,),
            )
            connection.execute("DELETE FROM turn_names WHERE id = ?", (name,))


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'
