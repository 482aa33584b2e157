"""Signing in: what is right gets in, whatever is wrong gets one answer, guessing is slowed down, a code counts once."""

import pathlib
from collections.abc import Iterator

import pyotp
import pytest

from interlock.config.vault import Vault
from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import ADMIN, VIEWER, Account
from interlock.storage.memory.accounts import MemoryAccountStore
from interlock.web.auth import passwords, second_factor, sessions, sign_in
from interlock.web.auth.sign_in import CodeNeeded, Refused

NOW = 1_790_000_000.0
PASSWORD = "weather anchor onion"
ADDRESS = "192.0.2.1"


class Door:
    """The sign-in over one store."""

    def __init__(self, state: str) -> None:
        self.store = MemoryAccountStore()
        self.vault = Vault.open(state)
        for name, role, disabled in (("ann", ADMIN, False), ("bob", VIEWER, True), ("new", VIEWER, False)):
            stored = "" if name == "new" else HASH
            self.store.add(Account(name=name, password=stored, role=role, created=NOW, disabled=disabled))

    def password(self, text: str = PASSWORD, name: str = "ann", at: float = NOW) -> "Account | CodeNeeded | Refused":
        return sign_in.with_password(self.store, self.vault, name=name, password=text, address=ADDRESS, now=at)

    def code(self, ticket: str, code: str, at: float = NOW) -> "Account | Refused":
        return sign_in.with_code(self.store, self.vault, ticket=ticket, code=code, address=ADDRESS, now=at)

    def ticket(self, at: float = NOW) -> str:
        answer = self.password(at=at)
        assert isinstance(answer, CodeNeeded)
        return answer.ticket

    def enrol(self) -> pyotp.TOTP:
        account = self.store.account("ann")
        assert account is not None
        made = second_factor.offer(self.vault, account)
        authenticator = pyotp.TOTP(made.secret)
        before = NOW - 300
        assert second_factor.switch_on(self.store, self.vault, account, made, authenticator.at(int(before)), before)
        return authenticator


HASH = passwords.hashed(PASSWORD)


@pytest.fixture
def door(tmp_path: pathlib.Path) -> Iterator[Door]:
    made = Door(str(tmp_path))
    yield made
    made.store.close()


def test_a_right_password_gets_in_however_the_name_is_typed(door: Door) -> None:
    answer = door.password(name=" Ann ")
    assert isinstance(answer, Account)
    assert (answer.name, answer.role) == ("ann", ADMIN)
    assert sessions.start(door.store, answer, "", NOW)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ann", "weather anchor onio"),
        ("ann", ""),
        ("ann", PASSWORD + " "),
        ("nobody", PASSWORD),
        ("bob", PASSWORD),
        ("new", ""),
        ("new", PASSWORD),
        ("", ""),
        ("ann' OR '1'='1", PASSWORD),
        ("\ud800", "\ud800"),
        ("x" * 100_000, "x" * 100_000),
    ],
)
def test_whatever_is_wrong_gets_one_answer(door: Door, name: str, text: str) -> None:
    answer = door.password(text, name)
    assert isinstance(answer, Refused)
    assert (answer.text, answer.retry_after, answer.ticket) == (sign_in.WRONG, 0, "")


@pytest.mark.parametrize("name", ["ann", "nobody", "bob"])
def test_after_five_failures_not_even_the_right_password_gets_in(door: Door, name: str) -> None:
    for second in range(5):
        assert isinstance(door.password("wrong", name, NOW + second), Refused)
    answer = door.password(PASSWORD, name, NOW + 5)
    assert isinstance(answer, Refused)
    assert (answer.retry_after, answer.text) == (29, "Too many failed attempts. Try again in 29 seconds.")
    assert isinstance(door.password(PASSWORD, name, NOW + 34), Account if name == "ann" else Refused)


def test_a_hash_with_old_parameters_is_made_anew(door: Door) -> None:
    from argon2 import PasswordHasher

    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    door.store.change("ann", password=old)
    answer = door.password()
    assert isinstance(answer, Account)
    assert not passwords.outdated(answer.password)
    assert sessions.start(door.store, answer, "", NOW)
    assert isinstance(door.password(), Account)


def test_a_code_has_to_follow_and_counts_once(door: Door) -> None:
    authenticator = door.enrol()
    ticket = door.ticket()
    answer = door.code(ticket, authenticator.at(int(NOW)))
    assert isinstance(answer, Account)
    assert answer.name == "ann"
    again = door.code(door.ticket(), authenticator.at(int(NOW)))
    assert isinstance(again, Refused)
    assert again.text == sign_in.WRONG
    assert isinstance(door.code(ticket, authenticator.at(int(NOW) - 30)), Refused)
    assert isinstance(door.code(ticket, authenticator.at(int(NOW) + 30), NOW + 30), Account)


@pytest.mark.parametrize(("steps", "good"), [(-2, False), (-1, True), (0, True), (1, True), (2, False)])
def test_the_clock_may_be_off_by_one_step(door: Door, steps: int, good: bool) -> None:
    authenticator = door.enrol()
    answer = door.code(door.ticket(), authenticator.at(int(NOW) + 30 * steps))
    assert isinstance(answer, Account if good else Refused)


def test_the_code_that_switched_codes_on_does_not_sign_in(door: Door) -> None:
    account = door.store.account("ann")
    assert account is not None
    made = second_factor.offer(door.vault, account)
    code = pyotp.TOTP(made.secret).at(int(NOW))
    assert not second_factor.switch_on(door.store, door.vault, account, made, "000000" if code != "000000" else "1", NOW)
    assert isinstance(door.password(), Account)
    again = second_factor.offered(door.vault, account, made.sealed)
    assert (again.secret, again.uri) == (made.secret, made.uri)
    assert second_factor.switch_on(door.store, door.vault, account, again, code, NOW)
    assert isinstance(door.code(door.ticket(), code), Refused)


def test_an_offer_is_for_one_account_and_leaves_a_secret_in_force_alone(door: Door) -> None:
    ann, new = door.store.account("ann"), door.store.account("new")
    assert ann is not None
    assert new is not None
    made = second_factor.offer(door.vault, new)
    with pytest.raises(InterlockError, match="not made for your account"):
        second_factor.offered(door.vault, ann, made.sealed)
    door.enrol()
    enrolled = door.store.account("ann")
    assert enrolled is not None
    other = second_factor.offer(door.vault, enrolled)
    code = pyotp.TOTP(other.secret).at(int(NOW))
    assert not second_factor.switch_on(door.store, door.vault, enrolled, other, code, NOW)
    assert second_factor.switch_off(door.store, enrolled)
    assert isinstance(door.password(), Account)


def test_codes_cannot_be_guessed(door: Door) -> None:
    authenticator = door.enrol()
    right = authenticator.at(int(NOW) + 10)
    ticket = door.ticket()
    for second in range(5):
        # A right password in between does not clear what was guessed.
        ticket = door.ticket(NOW + second)
        assert isinstance(door.code(ticket, "000000", NOW + second), Refused)
    late = door.code(ticket, right, NOW + 10)
    assert isinstance(late, Refused)
    assert (late.retry_after, late.ticket) == (24, ticket)
    refused = door.password(at=NOW + 10)
    assert isinstance(refused, Refused)
    assert refused.retry_after == 24


def test_a_ticket_does_not_last_and_ends_with_the_password(door: Door) -> None:
    authenticator = door.enrol()
    ticket = door.ticket()
    late = NOW + sign_in.CODE_SECONDS
    assert isinstance(door.code(ticket, authenticator.at(int(late)), late), Refused)
    door.store.change("ann", password=passwords.hashed("another of them"))
    assert isinstance(door.code(ticket, authenticator.at(int(NOW)), NOW), Refused)


@pytest.mark.parametrize("ticket", ["", "x", "il1.k.x", "il1..", "\ud800"])
def test_a_made_up_ticket_is_none(door: Door, ticket: str) -> None:
    authenticator = door.enrol()
    answer = door.code(ticket, authenticator.at(int(NOW)))
    assert isinstance(answer, Refused)
    assert answer.ticket == ""


def test_a_ticket_of_a_disabled_account_is_none(door: Door) -> None:
    authenticator = door.enrol()
    ticket = door.ticket()
    door.store.add(Account(name="eve", password="hash", role=ADMIN, created=NOW))
    assert door.store.change("ann", disabled=True)
    assert isinstance(door.code(ticket, authenticator.at(int(NOW))), Refused)


def test_a_secret_that_cannot_be_read_lets_nobody_in(door: Door, tmp_path: pathlib.Path) -> None:
    authenticator = door.enrol()
    ticket = door.ticket()
    door.store.change("ann", totp=door.vault.seal("dashboard-totp:bob", authenticator.secret.encode()))
    with pytest.raises(InterlockError, match="cannot be checked") as caught:
        door.code(ticket, authenticator.at(int(NOW)))
    assert caught.value.help == "interlock dashboard link ann"


def test_what_is_stored_of_a_secret_is_sealed(door: Door) -> None:
    authenticator = door.enrol()
    account = door.store.account("ann")
    assert account is not None
    assert account.totp.startswith("il1.")
    assert authenticator.secret not in account.totp
