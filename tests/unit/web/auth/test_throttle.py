"""Failures make the next attempt wait."""

import pytest

from interlock.storage.memory.accounts import MemoryAccountStore
from interlock.web.auth import throttle

NOW = 1_790_000_000.0


def attempt(store: MemoryAccountStore, at: float, name: str = "ann", address: str = "192.0.2.1") -> float:
    return throttle.Attempt(store, name, address, NOW + at).begin()


def test_after_five_failures_a_name_waits_longer_with_each() -> None:
    store = MemoryAccountStore()
    assert [attempt(store, second, address=f"192.0.2.{second}") for second in range(5)] == [0.0] * 5
    at = 4.0
    for wait in (30, 60, 120, 240, 480):
        assert attempt(store, at + 1, address="198.51.100.7") == wait - 1
        assert attempt(store, at + wait - 0.5, address="198.51.100.7") == 0.5
        at += wait
        assert attempt(store, at, address="198.51.100.7") == 0.0
    assert attempt(store, at + 1, "bob", "198.51.100.8") == 0.0


def test_no_wait_is_longer_than_a_quarter_of_an_hour() -> None:
    store = MemoryAccountStore()
    for number in range(40):
        store.attempt(["n:" + throttle._digest("ann")], NOW + number, 0.0, lambda *_: 0.0)
    assert attempt(store, 39) == 900.0
    assert attempt(store, 39 + 900) == 0.0


def test_failures_far_apart_make_nobody_wait() -> None:
    store = MemoryAccountStore()
    assert [attempt(store, 226.0 * number) for number in range(40)] == [0.0] * 40


def test_an_attempt_that_waits_makes_the_wait_no_longer() -> None:
    store = MemoryAccountStore()
    for second in range(5):
        attempt(store, second)
    assert [attempt(store, 5 + second) for second in range(20)] == [29.0 - second for second in range(20)]
    assert attempt(store, 34) == 0.0


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("127.0.0.1", "127.8.9.10", True),
        ("127.0.0.1", "::1", True),
        ("::ffff:127.0.0.2", "127.0.0.1", True),
        ("", "", True),
        ("unix", "192.0.2.1", False),
    ],
)
def test_an_address_waits_whatever_the_name(first: str, second: str, same: bool) -> None:
    store = MemoryAccountStore()
    assert [attempt(store, 0.0, f"name{number}", first) for number in range(20)] == [0.0] * 20
    assert (attempt(store, 0.0, "another", second) > 0) is same


def test_who_is_in_has_failed_nothing() -> None:
    store = MemoryAccountStore()
    for second in range(4):
        attempt(store, second)
    last = throttle.Attempt(store, "ann", "192.0.2.1", NOW + 4)
    assert last.begin() == 0.0
    last.passed()
    assert [attempt(store, second) for second in range(5, 10)] == [0.0] * 5
    assert attempt(store, 10) > 0


def test_who_is_in_does_not_clear_the_address() -> None:
    store = MemoryAccountStore()
    for number in range(19):
        attempt(store, 0.0, f"name{number}")
    throttle.Attempt(store, "ann", "192.0.2.1", NOW).begin()
    throttle.Attempt(store, "ann", "192.0.2.1", NOW).passed()
    assert attempt(store, 1.0, "bob") == 0.0
    assert attempt(store, 1.0, "eve") > 0


def test_what_is_undecided_neither_counts_nor_clears() -> None:
    store = MemoryAccountStore()
    for second in range(4):
        attempt(store, second)
    for second in range(5, 15):
        undecided = throttle.Attempt(store, "ann", "192.0.2.1", NOW + second)
        assert undecided.begin() == 0.0
        undecided.undecided()
    assert attempt(store, 15) == 0.0
    assert attempt(store, 16) > 0


def test_a_clock_that_was_set_back_locks_nobody_out_for_long() -> None:
    store = MemoryAccountStore()
    for _ in range(30):
        store.attempt(["n:" + throttle._digest("ann")], NOW + 10 * 86400, 0.0, lambda *_: 0.0)
    assert attempt(store, 0.0) == 900.0


def test_neither_name_nor_address_is_stored() -> None:
    store = MemoryAccountStore()
    attempt(store, 0.0, "my password in the wrong field")
    assert "password" not in repr(store._attempts)
    assert "192" not in repr(store._attempts)
