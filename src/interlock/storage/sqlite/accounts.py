"""`AccountStore` on SQLite, ``<state>/dashboard.db``."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from interlock.storage.accounts_port import ADMIN, FIRST, MOST_SESSIONS, Account, AccountStore, Session
from interlock.storage.sqlite.shared_database import SharedDatabase

FILE = "dashboard.db"

_ACCOUNT = ("name", "password", "role", "created", "disabled", "totp", "totp_step")
_ACCOUNTS = f"SELECT {', '.join(_ACCOUNT)} FROM dashboard_accounts"  # noqa: S608 - constants
_ADD = f"INSERT OR IGNORE INTO dashboard_accounts ({', '.join(_ACCOUNT)}) VALUES ({', '.join('?' * len(_ACCOUNT))})"  # noqa: S608 - constants
_SESSION = ("digest", "account", "created", "seen", "team", "agent")
_SESSIONS = f"SELECT {', '.join(_SESSION)} FROM dashboard_sessions"  # noqa: S608 - constants
_START = f"INSERT INTO dashboard_sessions ({', '.join(_SESSION)}) VALUES ({', '.join('?' * len(_SESSION))})"  # noqa: S608 - constants
#: As `able_admin`.
_ABLE = f"role = '{ADMIN}' AND disabled = 0 AND password <> ''"
_ABLE_ADMINS = f"SELECT count(*) FROM dashboard_accounts WHERE {_ABLE}"  # noqa: S608 - constants


class SqliteAccountStore(SharedDatabase, AccountStore):
    """The accounts in a state folder. Threads may share it."""

    def __init__(self, state: str, *, rehearsal: bool = False) -> None:
        """`rehearsal`: see `SharedDatabase`."""
        # A link that was used and a session that was ended must not come back after a power cut, and a password hash that was replaced is
        # overwritten.
        super().__init__(state, FILE, "sqlite_accounts", "synchronous = FULL", "secure_delete = ON", rehearsal=rehearsal)

    def accounts(self) -> Sequence[Account]:
        return [_account(row) for row in self._rows(f"{_ACCOUNTS} ORDER BY name")]

    def account(self, name: str) -> "Account | None":
        rows = self._rows(f"{_ACCOUNTS} WHERE name = ?", name)
        return _account(rows[0]) if rows else None

    def add(self, account: Account) -> bool:
        with self._whole() as connection:
            return self._add(connection, account)

    def change(
        self,
        name: str,
        *,
        password: "str | None" = None,
        role: "str | None" = None,
        disabled: "bool | None" = None,
        totp: "str | None" = None,
        totp_step: "int | None" = None,
        expected: "str | None" = None,
    ) -> bool:
        values = (password, role, disabled, totp, totp_step)
        with self._whole() as connection:
            before = self._able(connection)
            done = connection.execute(
                "UPDATE dashboard_accounts SET password = coalesce(?, password), role = coalesce(?, role), "
                "disabled = coalesce(?, disabled), totp = coalesce(?, totp), totp_step = coalesce(?, totp_step) "
                "WHERE name = ? AND password = coalesce(?, password)",
                (*values, name, expected),
            ).rowcount
            if done and password is not None:
                connection.execute("DELETE FROM dashboard_links WHERE account = ?", (name,))
            return self._unless_last(connection, before, done)

    def remove(self, name: str) -> bool:
        with self._whole() as connection:
            before = self._able(connection)
            done = connection.execute("DELETE FROM dashboard_accounts WHERE name = ?", (name,)).rowcount
            if not self._unless_last(connection, before, done):
                return False
            connection.execute("DELETE FROM dashboard_sessions WHERE account = ?", (name,))
            connection.execute("DELETE FROM dashboard_links WHERE account = ?", (name,))
        return True

    def use_step(self, name: str, step: int) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE dashboard_accounts SET totp_step = ? WHERE name = ? AND totp_step < ?", (step, name, step)
            ).rowcount
        return bool(done)

    def set_link(self, digest: str, account: str, expires: float) -> None:
        with self._whole() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO dashboard_links (account, digest, expires) VALUES (?, ?, ?)", (account, digest, expires)
            )

    def link(self, digest: str, now: float) -> "str | None":
        with self._held() as connection:
            return self._link(connection, digest, now)

    def use_link(self, digest: str, now: float, account: Account) -> bool:
        with self._whole() as connection:
            wanted = self._link(connection, digest, now)
            if wanted is None or wanted not in (FIRST, account.name):
                return False
            if wanted == FIRST:
                done = self._add(connection, account)
            else:
                done = bool(
                    connection.execute(
                        "UPDATE dashboard_accounts SET password = ?, totp = '', totp_step = 0 WHERE name = ?",
                        (account.password, account.name),
                    ).rowcount
                )
                connection.execute("DELETE FROM dashboard_sessions WHERE account = ?", (account.name,))
            if done:
                connection.execute("DELETE FROM dashboard_links WHERE digest = ?", (digest,))
        return done

    def start_session(self, session: Session, password: str) -> bool:
        with self._whole() as connection:
            found = connection.execute(
                "SELECT 1 FROM dashboard_accounts WHERE name = ? AND disabled = 0 AND password = ?", (session.account, password)
            ).fetchone()
            if found is not None:
                connection.execute(_START, tuple(getattr(session, name) for name in _SESSION))
                connection.execute(
                    "DELETE FROM dashboard_sessions WHERE account = ? AND digest <> ? AND digest NOT IN "
                    "(SELECT digest FROM dashboard_sessions WHERE account = ? ORDER BY created DESC, digest LIMIT ?)",
                    (session.account, session.digest, session.account, MOST_SESSIONS),
                )
        return found is not None

    def session(self, digest: str) -> "Session | None":
        rows = self._rows(f"{_SESSIONS} WHERE digest = ?", digest)
        return _session(rows[0]) if rows else None

    def sessions(self, account: str) -> Sequence[Session]:
        return [_session(row) for row in self._rows(f"{_SESSIONS} WHERE account = ? ORDER BY created DESC, digest", account)]

    def touch(self, digest: str, now: float) -> None:
        with self._whole() as connection:
            connection.execute("UPDATE dashboard_sessions SET seen = max(seen, ?) WHERE digest = ?", (now, digest))

    def choose_team(self, digest: str, team: str) -> None:
        with self._whole() as connection:
            connection.execute("UPDATE dashboard_sessions SET team = ? WHERE digest = ?", (team, digest))

    def end_session(self, digest: str) -> None:
        with self._whole() as connection:
            connection.execute("DELETE FROM dashboard_sessions WHERE digest = ?", (digest,))

    def end_sessions(self, account: str, keep: str = "") -> int:
        with self._whole() as connection:
            return connection.execute("DELETE FROM dashboard_sessions WHERE account = ? AND digest <> ?", (account, keep)).rowcount

    def attempt(self, keys: Sequence[str], now: float, since: float, wait: "Callable[[str, Sequence[float]], float]") -> float:
        with self._whole() as connection:
            longest = 0.0
            for key in keys:
                rows = connection.execute(
                    "SELECT at FROM dashboard_attempts WHERE key = ? AND at >= ? ORDER BY at", (key, since)
                ).fetchall()
                longest = max(longest, wait(key, [row[0] for row in rows]))
            if longest <= 0:
                connection.executemany("INSERT INTO dashboard_attempts (key, at) VALUES (?, ?)", [(key, now) for key in keys])
        return max(0.0, longest)

    def forget_attempts(self, key: str, at: "float | None" = None) -> None:
        with self._whole() as connection:
            if at is None:
                connection.execute("DELETE FROM dashboard_attempts WHERE key = ?", (key,))
            else:
                connection.execute(
                    "DELETE FROM dashboard_attempts WHERE id = (SELECT id FROM dashboard_attempts WHERE key = ? AND at = ? LIMIT 1)",
                    (key, at),
                )

    def prune(self, now: float, idle: float, longest: float, attempts: float) -> None:
        with self._whole() as connection:
            connection.execute("DELETE FROM dashboard_sessions WHERE seen <= ? OR created <= ?", (now - idle, now - longest))
            connection.execute("DELETE FROM dashboard_attempts WHERE at < ?", (now - attempts,))
            connection.execute("DELETE FROM dashboard_links WHERE expires <= ?", (now,))

    @staticmethod
    def _able(connection: sqlite3.Connection) -> int:
        return int(connection.execute(_ABLE_ADMINS).fetchone()[0])

    def _unless_last(self, connection: sqlite3.Connection, before: int, done: int) -> bool:
        """Whether a change was made; one that took the last admin away is rolled back."""
        if before and not self._able(connection):
            connection.execute("ROLLBACK")
            return False
        return bool(done)

    @staticmethod
    def _add(connection: sqlite3.Connection, account: Account) -> bool:
        return bool(connection.execute(_ADD, tuple(getattr(account, name) for name in _ACCOUNT)).rowcount)

    def _link(self, connection: sqlite3.Connection, digest: str, now: float) -> "str | None":
        row = connection.execute(
            "SELECT account FROM dashboard_links WHERE digest = ? AND expires > ? "
            "AND account NOT IN (SELECT name FROM dashboard_accounts WHERE disabled = 1)",
            (digest, now),
        ).fetchone()
        if row is None or (row[0] == FIRST and self._able(connection)):
            return None
        return str(row[0])


def _account(row: tuple[Any, ...]) -> Account:
    fields = dict(zip(_ACCOUNT, row, strict=True))
    return Account(**{**fields, "disabled": bool(fields["disabled"])})


def _session(row: tuple[Any, ...]) -> Session:
    return Session(**dict(zip(_SESSION, row, strict=True)))
