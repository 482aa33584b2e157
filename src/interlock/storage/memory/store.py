# ruff: noqa: ARG002 - the ports name times and reasons that this backend has no use for
"""The ports over dictionaries. A transaction is a copy that is put back when the block fails."""

import copy
import threading
from collections.abc import Callable, Iterable, Sequence
from math import log

from interlock.model.session import CONTEXT, Hit, Project, Session, Source, ToolUse, Turn
from interlock.storage.base import COMPACTED, MemoryStore, NewTurn, NoteStore, Query, SearchIndex, StoreBusy, TurnStore, Writing
from interlock.storage.query_words import holds, identifiers, words


class _Row:
    """A stored turn or tool call with what makes it the same as another."""

    __slots__ = ("digest", "generation", "item", "occurrence", "session", "source")

    def __init__(
        self, session: int, source: int, generation: int, digest: bytes, occurrence: int, item: "Turn | tuple[int, ToolUse]"
    ) -> None:
        self.session = session
        self.source = source
        self.generation = generation
        self.digest = digest
        self.occurrence = occurrence
        self.item = item


class _Data:
    """All that is stored."""

    def __init__(self) -> None:
        self.projects: dict[int, Project] = {}
        self.aliases: dict[str, int] = {}
        self.sessions: dict[int, Session] = {}
        self.session_projects: dict[int, list[int]] = {}
        self.sources: dict[str, Source] = {}
        self.turns: dict[int, _Row] = {}
        self.tools: list[_Row] = []
        self.next_turn = 1
        self.tombstones: set[bytes] = set()
        self.counters: dict[tuple[str, str], int] = {}
        self.pending: dict[tuple[str, str], tuple[str, str]] = {}
        self.summaries: dict[int, tuple[str, float]] = {}
        self.diary: list[tuple[int, int, float, str]] = []
        self.digests: dict[int, str] = {}
        self.pins: list[tuple[int, int, str]] = []


class DictStore(MemoryStore):
    """See `MemoryStore`."""

    def __init__(self, wait: float = 5.0) -> None:
        """`wait`: seconds that a transaction waits for another thread's."""
        self.data = _Data()
        self._lock = threading.Lock()
        self._wait = wait
        self.turns = _Turns(self)
        self.notes = _Notes(self)
        self.index = _Index(self)

    def writing(self) -> Writing:
        return _Transaction(self, self._lock, self._wait)

    def check(self) -> "list[str]":
        return [f"turn {key} has no session" for key, row in self.data.turns.items() if row.session not in self.data.sessions]

    def close(self) -> None:
        return None


class _Transaction(Writing):
    def __init__(self, store: DictStore, lock: threading.Lock, wait: float) -> None:
        self._store = store
        self._lock = lock
        self._wait = wait
        self._before = store.data

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=self._wait):
            raise StoreBusy("another thread is writing")
        self._before = copy.deepcopy(self._store.data)

    def __exit__(self, kind: object, value: object, trace: object) -> None:
        if kind is not None:
            self._store.data = self._before
        self._lock.release()


class _Turns(TurnStore):
    def __init__(self, store: DictStore) -> None:
        self._store = store

    @property
    def _data(self) -> _Data:
        return self._store.data

    def source(self, path: str) -> "Source | None":
        return copy.copy(self._data.sources.get(path))

    def project(self, identity: Project, at: float) -> int:
        keys = (identity.key, *identity.also)
        known = self.find_projects(keys)
        found = known[0] if known else len(self._data.projects) + 1
        if not known:
            self._data.projects[found] = Project(identity.key, identity.name, identity.root)
        for key in keys:
            self._data.aliases.setdefault(key, found)
        return found

    def find_projects(self, keys: "Iterable[str]") -> "tuple[int, ...]":
        return tuple(dict.fromkeys(self._data.aliases[key] for key in keys if key in self._data.aliases))

    def projects(self) -> "list[tuple[int, Project]]":
        return sorted(self._data.projects.items())

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
        known = self._named(host, conversation)
        if known is None:
            known = Session(len(self._data.sessions) + 1, host, conversation, parent, title, started, at)
            self._data.sessions[known.id] = known
        known.updated = max(known.updated, at)
        known.started = min(known.started, started)
        known.title = known.title or title
        known.parent = known.parent or parent
        linked = self._data.session_projects.setdefault(known.id, [])
        linked += [project for project in dict.fromkeys(projects) if project not in linked]
        return known.id

    def _named(self, host: str, conversation: str) -> "Session | None":
        return next((one for one in self._data.sessions.values() if (one.host, one.conversation) == (host, conversation)), None)

    def _full(self, session: "Session | None") -> "Session | None":
        if session is None:
            return None
        found = copy.copy(session)
        found.turns = sum(1 for row in self._data.turns.values() if row.session == session.id and _turn(row).role != CONTEXT)
        return found

    def find_session(self, host: str, conversation: str) -> "Session | None":
        return self._full(self._named(host, conversation))

    def get_session(self, session: int, *, count: bool = True) -> "Session | None":
        return self._full(self._data.sessions.get(session))

    def set_title(self, session: int, title: str) -> None:
        self._data.sessions[session].title = title

    def session_projects(self, session: int) -> "tuple[int, ...]":
        return tuple(self._data.session_projects.get(session, ()))

    def sessions(self, projects: "Sequence[int] | None", limit: int) -> "list[Session]":
        wanted = [
            one for one in self._data.sessions.values() if projects is None or set(projects) & set(self.session_projects(one.id))
        ]
        wanted.sort(key=lambda one: (one.updated, one.id), reverse=True)
        return [full for one in wanted[:limit] if (full := self._full(one)) is not None]

    def append(self, source: Source, entries: "Sequence[NewTurn]", at: float) -> "dict[int, int]":
        data = self._data
        known = data.sources.get(source.path)
        source.id = known.id if known else len(data.sources) + 1
        data.sources[source.path] = copy.copy(source)
        last = max((key for key, row in data.turns.items() if row.session == source.session), default=0)
        new: dict[int, int] = {}
        for number, entry in enumerate(entries):
            if entry.text:
                if entry.digest in data.tombstones:
                    continue
                occurrence = self._seen(data.turns.values(), source, entry.digest)
                same = self._same(data.turns.values(), source.session, entry.digest, occurrence)
                if same is None:
                    last = data.next_turn
                    data.next_turn += 1
                    turn = Turn(last, source.session, entry.role, entry.text, entry.time, source.path, entry.start, entry.end)
                    data.turns[last] = _Row(source.session, source.id, source.generation, entry.digest, occurrence, turn)
                    new[number] = last
                else:
                    same.source, same.generation = source.id, source.generation
                    turn = _turn(same)
                    turn.source, turn.start, turn.end = source.path, entry.start, entry.end
                    last = turn.id
            for tool, digest in entry.tools:
                if digest not in data.tombstones:
                    occurrence = self._seen(data.tools, source, digest)
                    same = self._same(data.tools, source.session, digest, occurrence)
                    if same is None:
                        data.tools.append(_Row(source.session, source.id, source.generation, digest, occurrence, (last, tool)))
                    else:
                        same.source, same.generation = source.id, source.generation
        return new

    @staticmethod
    def _seen(rows: "Iterable[_Row]", source: Source, digest: bytes) -> int:
        place = (source.session, source.id, source.generation, digest)
        return sum(1 for row in rows if (row.session, row.source, row.generation, row.digest) == place)

    @staticmethod
    def _same(rows: "Iterable[_Row]", session: int, digest: bytes, occurrence: int) -> "_Row | None":
        return next((row for row in rows if (row.session, row.digest, row.occurrence) == (session, digest, occurrence)), None)

    def turn(self, turn: int) -> "Turn | None":
        row = self._data.turns.get(turn)
        return None if row is None else copy.copy(_turn(row))

    def turns(self, session: int, after: int = 0, limit: int = 1000) -> "list[Turn]":
        return [copy.copy(_turn(row)) for key, row in sorted(self._data.turns.items()) if row.session == session and key > after][
            :limit
        ]

    def newest(self, session: int, limit: int) -> "list[Turn]":
        return self.turns(session, 0, len(self._data.turns))[-limit:][::-1]

    def tools(self, session: int, limit: int = 1000) -> "list[tuple[int, ToolUse]]":
        return [row.item for row in self._data.tools if row.session == session and isinstance(row.item, tuple)][:limit]

    def forget(self, turns: "Sequence[int]", reason: str, at: float, also: "Iterable[bytes]" = ()) -> int:
        count = 0
        self._data.tombstones.update(also)
        sessions: set[int] = set()
        for turn in turns:
            row = self._data.turns.pop(turn, None)
            if row is None:
                continue
            count += 1
            self._data.tombstones.add(row.digest)
            gone = [tool for tool in self._data.tools if isinstance(tool.item, tuple) and tool.item[0] == turn]
            self._data.tombstones.update(tool.digest for tool in gone)
            self._data.tools = [tool for tool in self._data.tools if tool not in gone]
            sessions.add(row.session)
        for session in sessions - {row.session for row in self._data.turns.values()}:
            self._data.tombstones.update(tool.digest for tool in self._data.tools if tool.session == session)
            self._data.tools = [tool for tool in self._data.tools if tool.session != session]
        return count

    def source_counts(self) -> "list[tuple[str, Source, int]]":
        data = self._data
        return [
            (data.sessions[source.session].host, source, sum(1 for row in data.turns.values() if row.source == source.id))
            for source in data.sources.values()
        ]

    def totals(self) -> "dict[str, int]":
        data = self._data
        turns = [_turn(row) for row in data.turns.values()]
        return {
            "projects": len(data.projects),
            "sessions": len(data.sessions),
            "tool_events": len(data.tools),
            "diary": len(data.diary),
            "turns": sum(1 for turn in turns if turn.role != CONTEXT),
            "sources": len(data.sources),
            "tombstones": len(data.tombstones),
            "lines": sum(source.lines for source in data.sources.values()),
            "bad_lines": sum(source.bad for source in data.sources.values()),
            "text_bytes": sum(len(turn.text.encode("utf-8", "surrogatepass")) for turn in turns),
        }


class _Notes(NoteStore):
    def __init__(self, store: DictStore) -> None:
        self._store = store

    @property
    def _data(self) -> _Data:
        return self._store.data

    def count(self, name: str, key: str, add: int = 1) -> int:
        self._data.counters[name, key] = self._data.counters.get((name, key), 0) + add
        return self._data.counters[name, key]

    def counter(self, name: str, key: str) -> int:
        return self._data.counters.get((name, key), 0)

    def drop_counter(self, name: str, key: str) -> None:
        self._data.counters.pop((name, key), None)

    def set_pending(self, host: str, conversation: str, trigger: str, generation: str, at: float) -> None:
        self._data.pending[host, conversation] = (trigger, generation)

    def pending(self, host: str, conversation: str) -> "tuple[str, str] | None":
        return self._data.pending.get((host, conversation))

    def clear_pending(self, host: str, conversation: str) -> None:
        self._data.pending.pop((host, conversation), None)

    def set_summary(self, session: int, text: str, at: float) -> None:
        self._data.summaries[session] = (text, at)

    def summary(self, session: int) -> str:
        return self._data.summaries.get(session, ("", 0.0))[0]

    def summaries(self, projects: "Sequence[int]", limit: int) -> "list[tuple[int, str]]":
        found = [(at, one, text) for one, (text, at) in self._data.summaries.items() if self._in(one, projects)]
        return [(one, text) for _, one, text in sorted(found, reverse=True)[:limit]]

    def _in(self, session: int, projects: "Sequence[int] | None") -> bool:
        return projects is None or bool(set(projects) & set(self._store.turns.session_projects(session)))

    def add_diary(self, session: int, text: str, at: float) -> int:
        number = max((entry[0] for entry in self._data.diary), default=0) + 1
        self._data.diary.append((number, session, at, text))
        return number

    def diary(self, projects: "Sequence[int] | None", limit: int) -> "list[tuple[int, int, float, str]]":
        return [entry for entry in reversed(self._data.diary) if self._in(entry[1], projects)][:limit]

    def drop_diary(self, session: int) -> None:
        self._data.diary = [entry for entry in self._data.diary if entry[1] != session]

    def set_digest(self, project: int, text: str, at: float) -> None:
        self._data.digests[project] = text

    def digests(self, keys: "Sequence[str]") -> "list[str]":
        return [self._data.digests[project] for project in self._store.turns.find_projects(keys) if project in self._data.digests]

    def pin(self, project: int, text: str, at: float) -> int:
        newest = max([self.counter("pin", "last"), *(one for one, _, _ in self._data.pins)])
        self._data.pins.append((newest + 1, project, text))
        self.count("pin", "last", newest + 1 - self.counter("pin", "last"))
        return newest + 1

    def drop_pin(self, pin: int) -> int:
        owner = next((project for one, project, _ in self._data.pins if one == pin), 0)
        self._data.pins = [one for one in self._data.pins if one[0] != pin]
        return owner

    def pins(self, project: int) -> "list[tuple[int, str]]":
        return [(one, text) for one, owner, text in self._data.pins if owner == project]


class _Index(SearchIndex):
    """Scores every turn at each search; there is nothing to keep up to date."""

    def __init__(self, store: DictStore) -> None:
        self._store = store

    def catch_up(self, step: "Callable[[int, int], None] | None" = None) -> int:
        return 0

    def rebuild(self, step: "Callable[[int, int], None] | None" = None) -> int:
        return sum(1 for row in self._store.data.turns.values() if _turn(row).role != CONTEXT)

    def deepen(self, seconds: float, step: "Callable[[int, int], None] | None" = None) -> int:
        return 0

    def search(self, query: Query) -> "list[Hit]":
        turns = [turn for row in self._store.data.turns.values() if self._wanted(turn := _turn(row), query)]
        terms = words(query.text)
        names = identifiers(query.text)
        bags = {turn.id: words(turn.text) for turn in turns}
        weight = {term: log(1 + len(turns) / (1 + sum(1 for bag in bags.values() if term in bag))) for term in terms}
        hits = []
        for turn in turns:
            targets = "\n".join(tool.target for owner, tool in self._store.turns.tools(turn.session) if owner == turn.id)
            exact = sum(1 for name in names if holds(turn.text + "\n" + targets, name))
            score = sum(weight[term] for term in terms if term in bags[turn.id])
            if exact or score:
                hits.append(Hit(copy.copy(turn), exact * 1000 + score, bool(exact)))
        hits.sort(key=lambda hit: (hit.score, hit.turn.id), reverse=True)
        return hits[: query.limit]

    def _wanted(self, turn: Turn, query: Query) -> bool:
        session = self._store.data.sessions[turn.session]
        if turn.role == CONTEXT or (query.role and turn.role != query.role) or (query.host and session.host != query.host):
            return False
        if query.since is not None and (turn.time or session.updated) < query.since:
            return False
        if query.until is not None and (turn.time or session.started) >= query.until:
            return False
        if query.compacted and turn.id > self._store.data.counters.get((COMPACTED, str(turn.session)), 0):
            return False
        called = [tool for owner, tool in self._store.turns.tools(turn.session) if owner == turn.id]
        if query.file and not any(query.file.replace("\\", "/").lower() in tool.target.lower() for tool in called):
            return False
        if query.tool and not any(tool.name.lower() == query.tool.lower() for tool in called):
            return False
        return query.projects is None or bool(set(query.projects) & set(self._store.turns.session_projects(turn.session)))


def _turn(row: _Row) -> Turn:
    if not isinstance(row.item, Turn):
        raise TypeError("not a turn")
    return row.item
