"""One-time links make the first admin and set lost passwords."""

import pytest

from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import ADMIN, FIRST, VIEWER, Account
from interlock.storage.memory.accounts import MemoryAccountStore
from interlock.web.auth import links, passwords, throttle

NOW = 1_790_000_000.0
PASSWORD = "weather anchor onion"


@pytest.fixture
def store() -> MemoryAccountStore:
    return MemoryAccountStore()


def test_the_first_admin_is_made_once(store: MemoryAccountStore) -> None:
    code = links.new_link(store, FIRST, NOW)
    assert links.account_of(store, code, NOW) == FIRST
    made = links.set_password(store, code, "ann", PASSWORD, NOW + 5)
    assert made is not None
    assert (made.name, made.role, made.created) == ("ann", ADMIN, NOW + 5)
    assert passwords.verify(made.password, PASSWORD)
    assert links.account_of(store, code, NOW) is None
    assert links.set_password(store, code, "eve", PASSWORD, NOW) is None
    assert [row.name for row in store.accounts()] == ["ann"]


def test_a_link_lasts_a_day_and_a_new_one_takes_its_place(store: MemoryAccountStore) -> None:
    first = links.new_link(store, FIRST, NOW)
    assert links.account_of(store, first, NOW + 86_399) == FIRST
    assert links.account_of(store, first, NOW + 86_400) is None
    second = links.new_link(store, FIRST, NOW + 1)
    assert first != second
    assert links.account_of(store, first, NOW + 1) is None
    assert links.account_of(store, second, NOW + 1) == FIRST


def test_only_a_digest_is_stored(store: MemoryAccountStore) -> None:
    code = links.new_link(store, FIRST, NOW)
    assert len(code) == 32
    assert code not in repr(store._links)
    assert links.account_of(store, store._links[FIRST][0], NOW) is None


def test_a_link_sets_the_password_of_its_account_whatever_name_comes_along(store: MemoryAccountStore) -> None:
    store.add(Account(name="ann", password="old", role=ADMIN, created=NOW))
    store.add(Account(name="bob", password="old", role=VIEWER, created=NOW, totp="sealed", totp_step=5))
    code = links.new_link(store, "bob", NOW)
    made = links.set_password(store, code, "ann", PASSWORD, NOW)
    assert made is not None
    assert (made.name, made.role, made.totp) == ("bob", VIEWER, "")
    ann = store.account("ann")
    assert ann is not None
    assert ann.password == "old"


def test_a_bad_password_does_not_use_up_the_link(store: MemoryAccountStore) -> None:
    code = links.new_link(store, FIRST, NOW)
    with pytest.raises(InterlockError, match="at least 12"):
        links.set_password(store, code, "ann", "short", NOW)
    with pytest.raises(InterlockError, match="sign-in name"):
        links.set_password(store, code, "marigold-rain", "marigold-rain", NOW)
    assert links.set_password(store, code, "ann", PASSWORD, NOW) is not None


def test_a_new_password_ends_the_wait_of_its_name(store: MemoryAccountStore) -> None:
    store.add(Account(name="bob", password="old", role=VIEWER, created=NOW))
    for second in range(5):
        throttle.Attempt(store, "bob", f"192.0.2.{second}", NOW).begin()
    assert throttle.Attempt(store, "bob", "192.0.2.9", NOW).begin() > 0
    links.set_password(store, links.new_link(store, "bob", NOW), "", PASSWORD, NOW)
    assert throttle.Attempt(store, "bob", "192.0.2.9", NOW).begin() == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("abcdefghijklmnopqrstuvwx_-012345", "abcdefghijklmnopqrstuvwx_-012345"),
        ("  abcdefghijklmnopqrstuvwx_-012345\n", "abcdefghijklmnopqrstuvwx_-012345"),
        ("http://127.0.0.1:8788/setup#abcdefghijklmnopqrstuvwx_-012345", "abcdefghijklmnopqrstuvwx_-012345"),
        ("#abcdefghijklmnopqrstuvwx_-012345", "abcdefghijklmnopqrstuvwx_-012345"),
        ("http://127.0.0.1:8788/setup", ""),
        ("short", ""),
        ("", ""),
        ("x" * 101, ""),
        ("abcdefghijklmnop qrstuvwx", ""),
    ],
)
def test_what_was_pasted_is_read(text: str, code: str) -> None:
    assert links.read(text) == code


def test_the_link_keeps_its_code_behind_the_number_sign() -> None:
    assert links.url("http://127.0.0.1:8788/", "code") == "http://127.0.0.1:8788/setup#code"
