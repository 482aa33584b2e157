"""`SenderStore` on SQLite, ``<state>/sender.db``."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from interlock.storage.sender_port import (
    KEEP_ERRORS,
    KEEP_HEALTH,
    ApiKey,
    Breaker,
    Event,
    LastTest,
    SenderStore,
    Tally,
    Team,
    TripRule,
)
from interlock.storage.sqlite.shared_database import SharedDatabase

FILE = "sender.db"
#: Seconds for which attempts are kept: longer than any window.
_KEEP_ATTEMPTS = 3_600

_TEAM = ("team", "name", "settings", "version", "seed", "headers", "secret", "paused", "updated")
_TEAMS = f"SELECT {', '.join(_TEAM)} FROM sender_teams"  # noqa: S608 - constants
_SAVE = f"INSERT OR REPLACE INTO sender_teams ({', '.join(_TEAM)}) VALUES ({', '.join('?' * len(_TEAM))})"  # noqa: S608 - constants
#: Goes with its team.
_OF_A_TEAM = ("sender_breakers", "sender_attempts", "sender_counts", "sender_errors", "sender_tests")
_CLOSED = (
    "INSERT INTO sender_breakers (team, tripped, frozen, counted_from, probed) VALUES (?, 0, 0, ?, 0) "
    "ON CONFLICT DO UPDATE SET tripped = 0, frozen = 0, counted_from = excluded.counted_from, probed = 0"
)


class SqliteSenderStore(SharedDatabase, SenderStore):
    """The sender's store in a state folder. Threads may share it.

    A commit survives the death of the process (``synchronous = NORMAL``); settings are changed by hand, and a row that a power cut
    takes is one of the last moment.
    """

    def __init__(self, state: str, *, rehearsal: bool = False) -> None:
        """`rehearsal`: see `SharedDatabase`."""
        # A secret that was replaced, sealed as it is, is overwritten.
        super().__init__(state, FILE, "sqlite_sender", "synchronous = NORMAL", "secure_delete = ON", rehearsal=rehearsal)

    def generation(self) -> int:
        return int(self._rows("SELECT value FROM sender_state WHERE name = 'generation'")[0][0])

    def teams(self) -> Sequence[Team]:
        return [_team(row) for row in self._rows(f"{_TEAMS} ORDER BY team")]

    def team(self, team: str) -> "Team | None":
        rows = self._rows(f"{_TEAMS} WHERE team = ?", team)
        return _team(rows[0]) if rows else None

    def save(self, team: Team, expected: int, events: Sequence[Event], *, reset: bool = False, untested: bool = False) -> bool:
        with self._whole() as connection:
            row = connection.execute("SELECT version FROM sender_teams WHERE team = ?", (team.team,)).fetchone()
            if (row[0] if row else 0) != expected:
                return False
            # Removed by somebody else between reading the number and now.
            if not expected and team.version <= self._last_version(connection, team.team):
                return False
            if untested:
                connection.execute("DELETE FROM sender_tests WHERE team = ?", (team.team,))
            connection.execute(_SAVE, tuple(getattr(team, name) for name in _TEAM))
            if reset:
                connection.execute(_CLOSED, (team.team, team.updated))
            elif expected:
                connection.execute("UPDATE sender_breakers SET frozen = 1 WHERE team = ? AND tripped > 0", (team.team,))
            else:
                # What a worker has told late of a team of the same name that was removed.
                for table in _OF_A_TEAM:
                    connection.execute(f"DELETE FROM {table} WHERE team = ?", (team.team,))  # noqa: S608 - constants
            self._record(connection, events)
            self._changed(connection)
        return True

    def remove(self, team: str, events: Sequence[Event]) -> bool:
        with self._whole() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO sender_versions (team, version) SELECT team, version + 1 FROM sender_teams WHERE team = ?",
                (team,),
            )
            done = connection.execute("DELETE FROM sender_teams WHERE team = ?", (team,)).rowcount
            for table in _OF_A_TEAM:
                connection.execute(f"DELETE FROM {table} WHERE team = ?", (team,))  # noqa: S608 - constants
            if done:
                self._record(connection, events)
                self._changed(connection)
        return bool(done)

    def last_version(self, team: str) -> int:
        rows = self._rows("SELECT version FROM sender_versions WHERE team = ?", team)
        return int(rows[0][0]) if rows else 0

    def note_test(self, test: LastTest, version: int) -> None:
        with self._whole() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO sender_tests (team, at, verdict, reason, status, ms) "
                "SELECT team, ?, ?, ?, ?, ? FROM sender_teams WHERE team = ? AND version = ?",
                (test.at, test.verdict, test.reason, test.status, test.ms, test.team, version),
            )

    def last_test(self, team: str) -> "LastTest | None":
        rows = self._rows("SELECT team, at, verdict, reason, status, ms FROM sender_tests WHERE team = ?", team)
        return LastTest(*rows[0]) if rows else None

    def pause(self, team: str, *, on: bool, events: Sequence[Event]) -> bool:
        with self._whole() as connection:
            if team:
                done = connection.execute("UPDATE sender_teams SET paused = ? WHERE team = ?", (on, team)).rowcount
            else:
                done = connection.execute("UPDATE sender_state SET value = ? WHERE name = 'paused'", (on,)).rowcount
            if done:
                self._record(connection, events)
                self._changed(connection)
        return bool(done)

    def paused(self) -> bool:
        return bool(self._rows("SELECT value FROM sender_state WHERE name = 'paused'")[0][0])

    def api_keys(self) -> Sequence[ApiKey]:
        rows = self._rows("SELECT key_id, digest, team, actor, label, created FROM sender_keys ORDER BY created, key_id")
        return [ApiKey(*row) for row in rows]

    def add_key(self, key: ApiKey) -> None:
        with self._whole() as connection:
            connection.execute(
                "INSERT INTO sender_keys (key_id, digest, team, actor, label, created) VALUES (?, ?, ?, ?, ?, ?)",
                (key.key_id, key.digest, key.team, key.actor, key.label, key.created),
            )
            self._changed(connection)

    def remove_key(self, key_id: str) -> bool:
        with self._whole() as connection:
            done = connection.execute("DELETE FROM sender_keys WHERE key_id = ?", (key_id,)).rowcount
            self._changed(connection)
        return bool(done)

    def members(self) -> Mapping[str, str]:
        return dict(self._rows("SELECT actor, team FROM sender_members"))

    def select(self, actor: str, team: str) -> None:
        with self._whole() as connection:
            if team:
                connection.execute("INSERT OR REPLACE INTO sender_members (actor, team) VALUES (?, ?)", (actor, team))
            else:
                connection.execute("DELETE FROM sender_members WHERE actor = ?", (actor,))
            self._changed(connection)

    def breakers(self) -> Mapping[str, Breaker]:
        rows = self._rows("SELECT team, tripped, frozen, counted_from, probed FROM sender_breakers")
        return {
            team: Breaker(team, tripped=tripped, frozen=bool(frozen), counted_from=counted_from, probed=probed)
            for team, tripped, frozen, counted_from, probed in rows
        }

    def note(self, tallies: Sequence[Tally]) -> None:
        with self._whole() as connection:
            for tally in tallies:
                connection.executemany(
                    "INSERT INTO sender_attempts (team, second, attempts, failures) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
                    "attempts = attempts + excluded.attempts, failures = failures + excluded.failures",
                    [(tally.team, second, count, tally.failures.get(second, 0)) for second, count in tally.attempts.items()],
                )
                connection.executemany(
                    "INSERT INTO sender_counts (team, minute, what, count) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
                    "count = count + excluded.count",
                    [(tally.team, minute, what, count) for (minute, what), count in tally.counts.items()],
                )
                newest = tally.errors[-KEEP_ERRORS:]
                if newest:
                    connection.executemany(
                        "INSERT INTO sender_errors (team, at, reason, status) VALUES (?, ?, ?, ?)",
                        [(tally.team, *error) for error in newest],
                    )
                    connection.execute(
                        "DELETE FROM sender_errors WHERE team = ? AND id <= coalesce((SELECT id FROM sender_errors WHERE team = ? "
                        "ORDER BY id DESC LIMIT 1 OFFSET ?), 0)",
                        (tally.team, tally.team, KEEP_ERRORS),
                    )
                self._record(connection, tally.events)

    def window(self, team: str, now: float, seconds: int) -> tuple[int, int]:
        with self._held() as connection:
            return self._window(connection, team, now, seconds)

    def trip(self, team: str, now: float, rule: TripRule, event: Event) -> bool:
        with self._whole() as connection:
            row = connection.execute("SELECT tripped FROM sender_breakers WHERE team = ?", (team,)).fetchone()
            attempts, failures = self._window(connection, team, now, rule.window)
            gone = connection.execute("SELECT 1 FROM sender_teams WHERE team = ?", (team,)).fetchone() is None
            if gone or (row and row[0] > 0) or attempts < rule.least or failures < rule.failed * attempts:
                return False
            connection.execute(
                "INSERT INTO sender_breakers (team, tripped, frozen, counted_from, probed) VALUES (?, ?, 0, 0, 0) "
                "ON CONFLICT DO UPDATE SET tripped = excluded.tripped, frozen = 0, probed = 0",
                (team, now),
            )
            self._record(connection, (event,))
            self._changed(connection)
        return True

    def lead_probe(self, team: str, now: float, first_after: float, every: float) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                # A time that is yet to come was written before the clock was set back.
                "UPDATE sender_breakers SET probed = ? WHERE team = ? AND tripped > 0 AND frozen = 0 "
                "AND (tripped <= ? OR tripped > ?) AND (probed <= ? OR probed > ?)",
                (now, team, now - first_after, now + first_after, now - every, now + every),
            ).rowcount
        return bool(done)

    def recover(self, team: str, tripped: float, now: float, events: Sequence[Event]) -> bool:
        with self._whole() as connection:
            return self._close(connection, team, now, events, "tripped = ? AND frozen = 0", (tripped,))

    def close_breaker(self, team: str, now: float, events: Sequence[Event]) -> bool:
        with self._whole() as connection:
            return self._close(connection, team, now, events, "tripped > 0", ())

    def events(
        self,
        *,
        team: "str | None" = None,
        names: Sequence[str] = (),
        since: float = 0.0,
        until: float = 0.0,
        before: int = 0,
        limit: int = 100,
    ) -> Sequence[Event]:
        where: list[str] = ["at >= ?"]
        values: list[object] = [since]
        if team is not None:
            where.append("team = ?")
            values.append(team)
        if names:
            where.append(f"event IN ({', '.join('?' * len(names))})")
            values.extend(names)
        if until:
            where.append("at < ?")
            values.append(until)
        if before:
            where.append("id < ?")
            values.append(before)
        rows = self._rows(
            f"SELECT team, event, payload, at, id FROM sender_events WHERE {' AND '.join(where)} ORDER BY id DESC LIMIT ?",  # noqa: S608
            *values,
            limit,
        )
        return [Event(*row) for row in rows]

    def hand_over(self, take: Callable[[Sequence[Event]], None], limit: int = 1000) -> int:
        if not self._waiting():
            return 0
        with self._whole() as connection:
            rows = connection.execute(
                "SELECT team, event, payload, at, id FROM sender_events WHERE id > "
                "(SELECT value FROM sender_state WHERE name = 'handed_over') ORDER BY id LIMIT ?",
                (limit,),
            ).fetchall()
            if rows:
                take([Event(*row) for row in rows])
                connection.execute("UPDATE sender_state SET value = ? WHERE name = 'handed_over'", (rows[-1][4],))
        return len(rows)

    def _waiting(self) -> bool:
        """Whether there is anything to hand over, without the write lock."""
        query = (
            "SELECT coalesce((SELECT max(id) FROM sender_events), 0) > (SELECT value FROM sender_state WHERE name = 'handed_over')"
        )
        return bool(self._rows(query)[0][0])

    def counts(self, team: str, since_minute: int, step: int = 1) -> Mapping[tuple[int, str], int]:
        query = (
            "SELECT minute / ? * ?, what, sum(count) FROM sender_counts WHERE team = ? AND minute >= ? GROUP BY 1, 2"
            if step > 1
            else "SELECT minute * ? / ?, what, count FROM sender_counts WHERE team = ? AND minute >= ?"
        )
        return {(minute, what): count for minute, what, count in self._rows(query, step, step, team, since_minute)}

    def errors(self, team: str) -> Sequence[tuple[float, str, "int | None"]]:
        return self._rows("SELECT at, reason, status FROM sender_errors WHERE team = ? ORDER BY id DESC", team)

    def prune(self, now: float) -> None:
        with self._whole() as connection:
            connection.execute("DELETE FROM sender_attempts WHERE second < ?", (int(now) - _KEEP_ATTEMPTS,))
            connection.execute("DELETE FROM sender_counts WHERE minute < ?", (int(now - KEEP_HEALTH) // 60,))

    @staticmethod
    def _last_version(connection: sqlite3.Connection, team: str) -> int:
        row = connection.execute("SELECT version FROM sender_versions WHERE team = ?", (team,)).fetchone()
        return int(row[0]) if row else 0

    @staticmethod
    def _window(connection: sqlite3.Connection, team: str, now: float, seconds: int) -> tuple[int, int]:
        row = connection.execute(
            "SELECT coalesce(sum(attempts), 0), coalesce(sum(failures), 0) FROM sender_attempts WHERE team = ? AND second > ? "
            "AND second <= ? AND second > coalesce((SELECT counted_from FROM sender_breakers WHERE team = ?), 0)",
            (team, int(now) - seconds, int(now), team),
        ).fetchone()
        return int(row[0]), int(row[1])

    def _close(
        self, connection: sqlite3.Connection, team: str, now: float, events: Sequence[Event], where: str, values: tuple[object, ...]
    ) -> bool:
        found = connection.execute(f"SELECT 1 FROM sender_breakers WHERE team = ? AND {where}", (team, *values)).fetchone()  # noqa: S608
        if found is None:
            return False
        connection.execute(_CLOSED, (team, now))
        self._record(connection, events)
        self._changed(connection)
        return True

    @staticmethod
    def _record(connection: sqlite3.Connection, events: Sequence[Event]) -> None:
        connection.executemany(
            "INSERT INTO sender_events (team, event, payload, at) VALUES (?, ?, ?, ?)",
            [(event.team, event.event, event.payload, event.at) for event in events],
        )

    @staticmethod
    def _changed(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE sender_state SET value = value + 1 WHERE name = 'generation'")


def _team(row: tuple[Any, ...]) -> Team:
    fields = dict(zip(_TEAM, row, strict=True))
    return Team(**{**fields, "paused": bool(fields["paused"])})
