"""Sessions begin fresh, and end."""

import hashlib

import pytest

from interlock.storage.accounts_port import ADMIN, VIEWER, Account
from interlock.storage.memory.accounts import MemoryAccountStore
from interlock.web.auth import csrf, sessions

NOW = 1_790_000_000.0
HOUR = 3600.0


@pytest.fixture
def store() -> MemoryAccountStore:
    made = MemoryAccountStore()
    made.add(Account(name="ann", password="hash", role=ADMIN, created=NOW))
    made.add(Account(name="bob", password="hash", role=VIEWER, created=NOW))
    return made


def begin(store: MemoryAccountStore, name: str = "ann", old: str = "", at: float = NOW) -> str:
    account = store.account(name)
    assert account is not None
    token = sessions.start(store, account, "Firefox " * 100, at, old)
    assert token is not None
    return token


def test_a_token_finds_its_account_and_is_not_stored(store: MemoryAccountStore) -> None:
    token = begin(store)
    assert len(token) == 43
    signed = sessions.find(store, token, NOW)
    assert signed is not None
    assert (signed.account.name, signed.csrf) == ("ann", csrf.token_for(token))
    assert signed.session.digest == hashlib.sha256(token.encode()).hexdigest()
    assert len(signed.session.agent) == 200
    assert [row.digest for row in store.sessions("ann")] == [signed.session.digest]


@pytest.mark.parametrize("token", ["", "x", "ü\ud800", "' OR 1=1 --", "x" * 10_000])
def test_another_token_finds_nobody(store: MemoryAccountStore, token: str) -> None:
    begin(store)
    assert sessions.find(store, token, NOW) is None
    assert sessions.find(store, store.sessions("ann")[0].digest, NOW) is None


def test_a_session_is_always_fresh_and_the_old_one_ends(store: MemoryAccountStore) -> None:
    first = begin(store, "bob")
    second = begin(store, "ann", old=first)
    assert second != first
    assert sessions.find(store, first, NOW) is None
    assert begin(store, old="planted") not in ("planted", second)
    assert sessions.find(store, "planted", NOW) is None
    assert sessions.find(store, second, NOW) is not None


def test_a_session_that_is_not_used_ends(store: MemoryAccountStore) -> None:
    token = begin(store)
    assert sessions.find(store, token, NOW + 8 * HOUR - 1) is not None
    assert sessions.find(store, token, NOW + 16 * HOUR - 2) is not None
    assert sessions.find(store, token, NOW + 24 * HOUR - 2) is None


def test_polling_keeps_no_session_alive(store: MemoryAccountStore) -> None:
    token = begin(store)
    assert sessions.find(store, token, NOW + 7 * HOUR, touch=False) is not None
    assert sessions.find(store, token, NOW + 8 * HOUR, touch=False) is None


def test_a_session_ends_after_a_week_however_it_is_used(store: MemoryAccountStore) -> None:
    token = begin(store)
    for hour in range(0, 7 * 24, 7):
        assert sessions.find(store, token, NOW + hour * HOUR) is not None
    assert sessions.find(store, token, NOW + 7 * 24 * HOUR - 1) is not None
    assert sessions.find(store, token, NOW + 7 * 24 * HOUR) is None


def test_use_is_noted_once_a_minute(store: MemoryAccountStore) -> None:
    token = begin(store)
    for after, noted in ((59, 0), (60, 60), (119, 60), (120, 120)):
        sessions.find(store, token, NOW + after)
        assert store.sessions("ann")[0].seen == NOW + noted


def test_a_disabled_or_removed_account_is_out_and_a_changed_role_holds_at_once(store: MemoryAccountStore) -> None:
    ann, bob = begin(store), begin(store, "bob")
    store.change("bob", role=ADMIN)
    signed = sessions.find(store, bob, NOW)
    assert signed is not None
    assert signed.account.role == ADMIN
    store.change("ann", disabled=True)
    assert sessions.find(store, ann, NOW) is None
    store.change("ann", disabled=False)
    store.remove("ann")
    assert sessions.find(store, ann, NOW) is None


def test_no_session_begins_when_the_password_was_changed_meanwhile(store: MemoryAccountStore) -> None:
    account = store.account("ann")
    assert account is not None
    old = begin(store)
    store.change("ann", password="another")
    assert sessions.start(store, account, "", NOW, old) is None
    assert sessions.find(store, old, NOW) is not None


def test_the_cookie() -> None:
    assert sessions.cookie("t", secure=True) == "interlock_session=t; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure"
    assert sessions.cookie("", secure=False) == "interlock_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
