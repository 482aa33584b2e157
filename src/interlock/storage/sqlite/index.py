# ruff: noqa: S608 - statements are put together from placeholders and constants only
"""The search in SQLite: words by a full-text table, names letter by letter, static vectors where numpy is installed.

Hooks only append turns; the tables catch up when somebody searches, or at the end of `mine`.
"""

import time
import unicodedata
from datetime import date

from interlock.model.session import Hit, Turn
from interlock.storage.base import COMPACTED, Query, SearchIndex
from interlock.storage.query_dates import fit, spans
from interlock.storage.query_words import LONGEST, holds, identifiers, words
from interlock.storage.sqlite.connection import DatabaseError, OperationalError
from interlock.storage.sqlite.fusion import Sizes, fuse
from interlock.storage.sqlite.index_tables import PLACE_BITS, PLACES, project_term
from interlock.storage.sqlite.index_write import IndexWriter
from interlock.storage.sqlite.parts import part_of, place_in, unpack
from interlock.storage.sqlite.turns import _TURN, marks
from interlock.storage.static_vectors import encoder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from sqlite3 import Connection

    from interlock.storage.sqlite.scope import Floats, Scope, Scopes

#: Terms of a question that take part: the rarest. Six lose nothing on LoCoMo against all of them.
MOST_TERMS = 6

#: Words of a question that are looked at.
_MOST_WORDS = 24

#: A term that more turns hold than the first figure and than one in so many, or than the third, tells little: it takes part where
#: fewer than two others do, by its newest turns. On LoCoMo leaving out terms of one turn in ten loses nothing.
_COMMON, _ONE_IN, _MOST_POSTINGS = 1000, 10, 4000

#: Common terms remembered.
_REMEMBERED = 5000

#: Turns looked at for one identifier, newest first.
_MOST_EXACT = 1000

#: Turns tried against the filters one by one before all that pass them are asked for.
_MOST_TRIED = 200

#: Seconds that a search spends on vectors that are missing.
_PATIENCE = 1.0


class SqliteIndex(SearchIndex):
    """See `SearchIndex`."""

    def __init__(self, connection: "Connection") -> None:
        self._db = connection
        self._writer = IndexWriter(connection)
        self._scopes: Scopes | None = None
        self._common: dict[tuple[int, ...] | None, set[str]] = {}

    def catch_up(self, step: "Callable[[int, int], None] | None" = None) -> int:
        return self._writer.catch_up(step=step)

    def rebuild(self, step: "Callable[[int, int], None] | None" = None) -> int:
        return self._writer.rebuild(step)

    def deepen(self, seconds: float, step: "Callable[[int, int], None] | None" = None) -> int:
        from interlock.storage.sqlite.meanings import deepen

        return deepen(self._db, seconds, step)

    def search(self, query: Query) -> "list[Hit]":
        try:
            self._writer.catch_up(_PATIENCE)
            return self._search(query)
        except OperationalError:
            raise
        except DatabaseError:
            # A damaged search table is no reason to find nothing: the turns are the truth.
            self.rebuild()
            return self._search(query)

    def _search(self, query: Query) -> "list[Hit]":
        if query.projects == ():
            return []
        text = unicodedata.normalize("NFC", query.text)
        exact = self._exact(text, query)
        scores = self._ranked(text, query)
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

    def _ranked(self, text: str, query: Query) -> "dict[int, float]":
        """Scores of the best turns, at least `limit` of them where there are so many."""
        sizes = self._sizes(query)
        if not sizes.turns:
            return {}
        said = words(text)[:_MOST_WORDS]
        postings = self._postings(said, query, sizes.turns)
        made = encoder()
        days = self._days(text, list(sizes.sessions))
        ranked: Iterable[tuple[int, float]]
        if made is not None and said:
            ranked = self._dense(postings, made.sums([" ".join(said)])[0], days, query, text)
        elif postings:
            ranked = ((turn, score) for score, turn in fuse(postings, sizes, self._look_up, days))
        else:
            return {}
        return self._kept(ranked, query)

    def _dense(
        self, postings: "list[list[int]]", vector: "Floats", days: "dict[int, float]", query: Query, text: str
    ) -> "Iterator[tuple[int, float]]":
        from interlock.storage.sqlite.dense import fuse_dense
        from interlock.storage.sqlite.scope import Scopes

        if self._scopes is None:
            self._scopes = Scopes(self._db)
        scope = self._scopes.get(query.projects, self._writer.meta("index_stamp"))
        slots, scores = fuse_dense(postings, scope, vector, days, self._meant(scope, text))
        return zip(scope.ids[slots].tolist(), scores.tolist(), strict=True)

    def _meant(self, scope: "Scope", text: str) -> "Floats | None":
        """Cosine of each turn with the question by the ``semantic`` extra, 0 where a turn has no such vector; None without any."""
        from interlock.storage.sentence_vectors import sentence_encoder
        from interlock.storage.sqlite.meanings import load

        if scope.meanings is None:
            scope.meanings = load(self._db, scope)
        model = sentence_encoder() if scope.meanings.any() else None
        return None if model is None else scope.meanings.cosines(model.vectors([text])[0])

    def _kept(self, ranked: "Iterable[tuple[int, float]]", query: Query) -> "dict[int, float]":
        """The first `limit` that pass the filters."""
        filters, values = self._filters(query, projects=False)
        found: dict[int, float] = {}
        allowed: set[int] | None = None
        for tried, (turn, score) in enumerate(ranked):
            if len(found) >= query.limit:
                break
            if filters and tried == _MOST_TRIED:
                every, all_values = self._filters(query)
                sql = f"SELECT t.id FROM turns t JOIN sessions s ON s.id = t.session WHERE 1 {every}"
                allowed = {row[0] for row in self._db.execute(sql, all_values)}
            if not filters or (turn in allowed if allowed is not None else self._passes(turn, filters, values)):
                found[turn] = score
        return found

    def _passes(self, turn: int, filters: str, values: "list[object]") -> bool:
        sql = f"SELECT 1 FROM turns t JOIN sessions s ON s.id = t.session WHERE t.id = ? {filters}"
        return self._db.execute(sql, (turn, *values)).fetchone() is not None

    def _postings(self, said: "list[str]", query: Query, turns: int) -> "list[list[int]]":
        """Keys of the turns that hold each of the telling words, those of the rarest first."""
        scope = ""
        if query.projects is not None:
            scope = " AND (" + " OR ".join(_quoted(project_term(project)) for project in query.projects) + ")"
        most = min(max(_COMMON, turns // _ONE_IN), _MOST_POSTINGS)
        sql = "SELECT rowid FROM turn_search WHERE turn_search MATCH ? ORDER BY rowid DESC LIMIT ?"
        known = self._common_terms(query)
        rare: list[list[int]] = []
        common: list[list[int]] = []
        # What is known to be common is asked for last, and only where it takes part.
        for word in sorted(said, key=known.__contains__):
            if word in known and len(rare) + len(common) > 1:
                break
            try:
                keys = [row[0] for row in self._db.execute(sql, (_quoted(word) + scope, most + 1))]
            except OperationalError:
                # The tokenizer makes two terms of what Python takes for one word, and the table keeps no phrases.
                continue
            if len(keys) > most:
                common.append(keys)
                known.add(word)
            elif keys:
                rare.append(keys)
        rare.sort(key=len)
        return (rare + common[: max(0, 2 - len(rare))])[:MOST_TERMS]

    def _common_terms(self, query: Query) -> "set[str]":
        """Words found to be common in this scope before. One that has become rarer since is found by vectors and neighbours still."""
        if len(self._common) > 8 or sum(map(len, self._common.values())) > _REMEMBERED:
            self._common.clear()
        return self._common.setdefault(query.projects, set())

    def _look_up(self, keys: "list[int]") -> "Iterator[tuple[int, int, int, int, int]]":
        parts: dict[tuple[int, int], list[tuple[int, int, int]]] = {}

        def row(session: int, place: int) -> "tuple[int, int, int]":
            part = part_of(place)
            if place < 1:
                return (0, 0, 0)
            if (session, part) not in parts:
                found = self._db.execute(
                    "SELECT numbers FROM session_parts WHERE session = ? AND part = ?", (session, part)
                ).fetchone()
                parts[session, part] = list(unpack(found[0])) if found is not None else []
            rows = parts[session, part]
            return rows[place_in(place)] if place_in(place) < len(rows) else (0, 0, 0)

        for key in keys:
            session, place = key >> PLACE_BITS, key & PLACES
            turn, length, prompt = row(session, place)
            if turn:
                yield key, turn, length, length + row(session, place - 1)[1] + row(session, place + 1)[1], prompt

    def _sizes(self, query: Query) -> Sizes:
        where = ""
        values: tuple[int, ...] = ()
        if query.projects is not None:
            where = f"WHERE session IN (SELECT session FROM session_projects WHERE project IN ({marks(len(query.projects))}))"
            values = query.projects
        rows = self._db.execute(f"SELECT session, turns, length, windows FROM session_rows {where}", values).fetchall()
        return Sizes(
            {row[0]: row[2] for row in rows}, sum(row[1] for row in rows), sum(row[2] for row in rows), sum(row[3] for row in rows)
        )

    def _days(self, text: str, sessions: "list[int]") -> "dict[int, float]":
        """How well each session fits the days that the question names; empty when it names none."""
        wanted = spans(text, date.fromtimestamp(time.time()))
        if not wanted:
            return {}
        found = {}
        for start in range(0, len(sessions), 500):
            part = sessions[start : start + 500]
            rows = self._db.execute(f"SELECT id, started, updated FROM sessions WHERE id IN ({marks(len(part))})", part)
            for session, began, ended in rows:
                value = fit(_day(began), _day(max(began, ended)), wanted)
                if value:
                    found[session] = value
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
        if query.compacted:
            parts.append("t.id <= (SELECT value FROM counters WHERE name = ? AND key = CAST(t.session AS TEXT))")
            values.append(COMPACTED)
        return "".join(f"AND {part} " for part in parts), values


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def _day(at: float) -> date:
    try:
        return date.fromtimestamp(at)
    except (ValueError, OverflowError, OSError):
        return date.min
