"""The dashboard's accounts in this process: for tests."""

import threading
from collections.abc import Callable, Sequence

from interlock.storage.accounts_port import FIRST, MOST_SESSIONS, Account, AccountStore, Session, able_admin


class MemoryAccountStore(AccountStore):
    """`AccountStore` in dictionaries."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._accounts: dict[str, Account] = {}
        self._links: dict[str, tuple[str, float]] = {}
        self._sessions: dict[str, Session] = {}
        self._attempts: dict[str, list[float]] = {}

    def accounts(self) -> Sequence[Account]:
        with self._lock:
            return [_copy(self._accounts[name]) for name in sorted(self._accounts)]

    def account(self, name: str) -> "Account | None":
        with self._lock:
            found = self._accounts.get(name)
            return None if found is None else _copy(found)

    def add(self, account: Account) -> bool:
        with self._lock:
            return self._accounts.setdefault(account.name, made := _copy(account)) is made

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
        values = {"password": password, "role": role, "disabled": disabled, "totp": totp, "totp_step": totp_step}
        with self._lock:
            old = self._accounts.get(name)
            if old is None or expected not in (None, old.password):
                return False
            new = _copy(old)
            for field, value in values.items():
                if value is not None:
                    setattr(new, field, value)
            if self._last(name) and not able_admin(new):
                return False
            self._accounts[name] = new
            if password is not None:
                self._links.pop(name, None)
            return True

    def remove(self, name: str) -> bool:
        with self._lock:
            if name not in self._accounts or self._last(name):
                return False
            del self._accounts[name]
            self.end_sessions(name)
            self._links.pop(name, None)
            return True

    def use_step(self, name: str, step: int) -> bool:
        with self._lock:
            found = self._accounts.get(name)
            if found is None or step <= found.totp_step:
                return False
            found.totp_step = step
            return True

    def set_link(self, digest: str, account: str, expires: float) -> None:
        with self._lock:
            self._links[account] = (digest, expires)

    def link(self, digest: str, now: float) -> "str | None":
        with self._lock:
            wanted = next((account for account, (known, until) in self._links.items() if known == digest and until > now), None)
            if wanted is None or (wanted == FIRST and any(map(able_admin, self._accounts.values()))):
                return None
            owner = self._accounts.get(wanted)
            return None if owner is not None and owner.disabled else wanted

    def use_link(self, digest: str, now: float, account: Account) -> bool:
        with self._lock:
            wanted = self.link(digest, now)
            if wanted is None or wanted not in (FIRST, account.name) or (wanted == FIRST) == (account.name in self._accounts):
                return False
            if wanted == FIRST:
                self._accounts[account.name] = _copy(account)
            else:
                found = self._accounts[wanted]
                found.password, found.totp, found.totp_step = account.password, "", 0
                self.end_sessions(wanted)
            del self._links[wanted]
            return True

    def start_session(self, session: Session, password: str) -> bool:
        with self._lock:
            found = self._accounts.get(session.account)
            if found is None or found.disabled or found.password != password:
                return False
            self._sessions[session.digest] = _same(session)
            for old in self.sessions(session.account)[MOST_SESSIONS:]:
                if old.digest != session.digest:
                    del self._sessions[old.digest]
            return True

    def session(self, digest: str) -> "Session | None":
        with self._lock:
            found = self._sessions.get(digest)
            return None if found is None else _same(found)

    def sessions(self, account: str) -> Sequence[Session]:
        with self._lock:
            found = [_same(known) for known in self._sessions.values() if known.account == account]
        return sorted(found, key=lambda known: (-known.created, known.digest))

    def touch(self, digest: str, now: float) -> None:
        with self._lock:
            if digest in self._sessions:
                self._sessions[digest].seen = max(self._sessions[digest].seen, now)

    def choose_team(self, digest: str, team: str) -> None:
        with self._lock:
            if digest in self._sessions:
                self._sessions[digest].team = team

    def end_session(self, digest: str) -> None:
        with self._lock:
            self._sessions.pop(digest, None)

    def end_sessions(self, account: str, keep: str = "") -> int:
        with self._lock:
            ended = [digest for digest, known in self._sessions.items() if known.account == account and digest != keep]
            for digest in ended:
                del self._sessions[digest]
            return len(ended)

    def attempt(self, keys: Sequence[str], now: float, since: float, wait: "Callable[[str, Sequence[float]], float]") -> float:
        with self._lock:
            longest = max((wait(key, sorted(at for at in self._attempts.get(key, ()) if at >= since)) for key in keys), default=0.0)
            if longest <= 0:
                for key in keys:
                    self._attempts.setdefault(key, []).append(now)
            return max(0.0, longest)

    def forget_attempts(self, key: str, at: "float | None" = None) -> None:
        with self._lock:
            if at is None:
                self._attempts.pop(key, None)
            elif at in (known := self._attempts.get(key, [])):
                known.remove(at)

    def prune(self, now: float, idle: float, longest: float, attempts: float) -> None:
        with self._lock:
            self._sessions = {
                digest: known
                for digest, known in self._sessions.items()
                if known.seen > now - idle and known.created > now - longest
            }
            kept = {key: [at for at in times if at >= now - attempts] for key, times in self._attempts.items()}
            self._attempts = {key: times for key, times in kept.items() if times}
            self._links = {account: link for account, link in self._links.items() if link[1] > now}

    def close(self) -> None:
        return None

    def _last(self, name: str) -> bool:
        """Whether that is the only admin who can sign in."""
        return [known.name for known in self._accounts.values() if able_admin(known)] == [name]


def _copy(account: Account) -> Account:
    return Account(**{name: getattr(account, name) for name in Account.__slots__})


def _same(session: Session) -> Session:
    return Session(**{name: getattr(session, name) for name in Session.__slots__})
