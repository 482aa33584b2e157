"""Signing in: name and password, then a one-time code where the account demands one. Whatever is wrong, the answer is the same."""

import hashlib
import json
import math

from interlock.config.vault import Vault, VaultError
from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import Account, AccountStore
from interlock.web.auth import names, passwords, second_factor, sessions, throttle

WRONG = "Name, password or code are wrong."

#: Seconds in which the code must follow the password.
CODE_SECONDS = 300.0
_PURPOSE = "dashboard-code-step"


class CodeNeeded:
    """The password was right; a code has to follow."""

    __slots__ = ("ticket",)

    def __init__(self, ticket: str) -> None:
        self.ticket = ticket
        """Sealed proof of that, to be sent along with the code instead of name and password."""


class Refused:
    """They are not let in."""

    __slots__ = ("account", "retry_after", "text", "ticket")

    def __init__(self, text: str, retry_after: int = 0, ticket: str = "", account: str = "") -> None:
        self.text = text
        """For the person."""
        self.retry_after = retry_after
        """Seconds before which nothing is looked at; 0 for none."""
        self.ticket = ticket
        """Ticket with which another code can be tried, "" to begin anew."""
        self.account = account
        """Name of the account that was tried, "" for a name that is none (it may be a password in the wrong field); not for the person."""


def with_password(
    store: AccountStore, vault: Vault, *, name: str, password: str, address: str, now: float
) -> "Account | CodeNeeded | Refused":
    """The account, or why not yet. `address`: the peer's. Raises `passwords.Busy`."""
    name = name.strip().lower()
    attempt = throttle.Attempt(store, name, address, now)
    wait = attempt.begin()
    if wait > 0:
        return _later(wait)
    store.prune(now, sessions.IDLE, sessions.LONGEST, throttle.KEEP)
    account = store.account(name) if names.good(name) else None
    stored = account.password if account is not None else ""
    try:
        right = passwords.verify(stored, password)
    except passwords.Busy:
        attempt.undecided()
        raise
    if not right or account is None or account.disabled:
        return Refused(WRONG, account=account.name if account is not None else "")
    if passwords.outdated(stored):
        fresh = passwords.hashed(password)
        if store.change(name, password=fresh, expected=stored):
            account.password = fresh
    if account.totp:
        attempt.undecided()
        return CodeNeeded(_ticket(vault, account, now))
    attempt.passed()
    return account


def with_code(store: AccountStore, vault: Vault, *, ticket: str, code: str, address: str, now: float) -> "Account | Refused":
    """The account, after its password was right. Raises `InterlockError` when its codes cannot be checked."""
    account = _ticket_owner(store, vault, ticket, now)
    if account is None:
        return Refused("The sign-in took too long. Begin anew.")
    attempt = throttle.Attempt(store, account.name, address, now)
    wait = attempt.begin()
    if wait > 0:
        return _later(wait, ticket)
    if account.totp and not second_factor.take(store, vault, account, code, now):
        return Refused(WRONG, ticket=ticket, account=account.name)
    attempt.passed()
    return account


def confirm(store: AccountStore, account: Account, password: str, address: str, now: float) -> None:
    """Somebody who is signed in shows that they know the password. Raises `InterlockError` when it is wrong, or has to wait."""
    attempt = throttle.Attempt(store, account.name, address, now)
    wait = attempt.begin()
    if wait > 0:
        raise InterlockError(_later(wait).text, help="your session is not affected")
    try:
        right = passwords.verify(account.password, password)
    except passwords.Busy:
        attempt.undecided()
        raise
    if not right:
        raise InterlockError("that is not your password", help="type the one that you sign in with")
    attempt.passed()


def _later(wait: float, ticket: str = "") -> Refused:
    seconds = math.ceil(wait)
    return Refused(f"Too many failed attempts. Try again in {_span(seconds)}.", seconds, ticket)


def _span(seconds: int) -> str:
    return f"{seconds} seconds" if seconds <= 90 else f"{math.ceil(seconds / 60)} minutes"


def _ticket(vault: Vault, account: Account, now: float) -> str:
    body = {"name": account.name, "until": now + CODE_SECONDS, "password": _digest(account.password)}
    return vault.seal(_PURPOSE, json.dumps(body).encode())


def _ticket_owner(store: AccountStore, vault: Vault, ticket: str, now: float) -> "Account | None":
    """Whose right password a ticket proves, unless it is late or the password is another by now."""
    try:
        body = json.loads(vault.unseal(_PURPOSE, ticket))
    except VaultError:
        return None
    account = store.account(body["name"])
    if account is None or account.disabled or now >= body["until"] or _digest(account.password) != body["password"]:
        return None
    return account


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
