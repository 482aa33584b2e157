"""Signed-in browsers: a random token in a cookie, of which only the SHA-256 is stored."""

import hashlib
import secrets

from interlock.storage.accounts_port import Account, AccountStore, Session
from interlock.web.auth import csrf

#: Name of the cookie.
COOKIE = "interlock_session"
#: Seconds for which a session lasts without being used, and at most.
IDLE = 8 * 3600.0
LONGEST = 7 * 86400.0
#: Seconds between two notes that a session was used.
_TOUCH = 60.0
_MOST_AGENT = 200


class Signed:
    """Somebody who is signed in."""

    __slots__ = ("account", "csrf", "session")

    def __init__(self, account: Account, session: Session, csrf: str) -> None:
        self.account = account
        """As it is stored now."""
        self.session = session
        """Their session."""
        self.csrf = csrf
        """What their forms send along."""


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def start(store: AccountStore, account: Account, agent: str, now: float, old: str = "") -> "str | None":
    """The token of a new session; None when the account changed since it was read. The session of the token that the browser came with,
    `old`, is ended, and nothing of it lives on in the new one."""
    token = secrets.token_urlsafe(32)
    session = Session(digest=digest(token), account=account.name, created=now, seen=now, agent=agent[:_MOST_AGENT])
    if not store.start_session(session, account.password):
        return None
    if old:
        store.end_session(digest(old))
    return token


def find(store: AccountStore, token: str, now: float, *, touch: bool = True) -> "Signed | None":
    """Who the token belongs to, when its session is good and its account may sign in. `touch`: it counts as used."""
    if not token:
        return None
    session = store.session(digest(token))
    if session is None:
        return None
    account = store.account(session.account)
    if account is None or account.disabled or now - session.seen >= IDLE or now - session.created >= LONGEST:
        return None
    if touch and now - session.seen >= _TOUCH:
        store.touch(session.digest, now)
        session.seen = now
    return Signed(account, session, csrf.token_for(token))


def cookie(token: str, *, secure: bool) -> str:
    """Value of a `Set-Cookie` header; with the token "" the browser forgets it. `secure`: the connection has TLS."""
    age = int(LONGEST) if token else 0
    return f"{COOKIE}={token}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
