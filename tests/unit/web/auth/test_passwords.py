"""New passwords are judged, hashes verified."""

import itertools
import json
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import pytest

from interlock.model.errors import InterlockError
from interlock.web.auth import passwords

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[3] / "cases" / "web" / "passwords.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_a_new_password_is_taken_or_refused_with_the_reason(case: dict[str, str]) -> None:
    if not case["error"]:
        passwords.check(case["text"], case["name"])
        return
    with pytest.raises(InterlockError, match=case["error"]) as caught:
        passwords.check(case["text"], case["name"])
    assert caught.value.help
    assert not case["text"] or case["text"] not in caught.value.message + caught.value.help


@pytest.mark.parametrize(("length", "fine"), [(1024, True), (1025, False), (100_000, False)])
def test_the_longest_password(length: int, fine: bool) -> None:
    text = ("weather anchor " * (length // 15 + 1))[:length]
    if fine:
        passwords.check(text, "ann")
    else:
        with pytest.raises(InterlockError, match="at most 1,024"):
            passwords.check(text, "ann")


def test_a_hash_is_argon2id_and_verifies_its_password_only() -> None:
    made = passwords.hashed("weather anchor é")
    assert made.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert made != passwords.hashed("weather anchor é")
    assert passwords.verify(made, "weather anchor é")
    assert passwords.verify(made, "weather anchor e\u0301")
    assert not passwords.verify(made, "weather anchor e")
    assert not passwords.verify(made, "")


@pytest.mark.parametrize("stored", ["", "nonsense", "$argon2id$v=19$m=65536,t=3,p=4$x$y"])
def test_nothing_verifies_where_there_is_no_hash(stored: str) -> None:
    assert not passwords.verify(stored, "")
    assert not passwords.verify(stored, "weather anchor")


def test_a_hash_with_other_parameters_is_outdated() -> None:
    from argon2 import PasswordHasher

    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash("weather anchor")
    assert passwords.verify(old, "weather anchor")
    assert passwords.outdated(old)
    assert not passwords.outdated(passwords.hashed("weather anchor"))


def test_two_hashings_run_at_once_and_a_third_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_PATIENCE", 0.05)
    inside, leave = threading.Semaphore(0), threading.Event()

    def hold() -> None:
        with passwords._turn():
            inside.release()
            assert leave.wait(30)

    with ThreadPoolExecutor(2) as pool:
        held = [pool.submit(hold) for _ in range(2)]
        assert all(inside.acquire(timeout=30) for _ in held)
        with pytest.raises(passwords.Busy):
            passwords.hashed("weather anchor")
        leave.set()
        for one in held:
            one.result(30)
    assert passwords.hashed("weather anchor")


def test_a_few_wait_for_their_turn_and_all_others_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits keeps a thread from the other pages: a flood of sign-ins must not take all of them."""
    monkeypatch.setattr(passwords, "_PATIENCE", 60)
    leave = threading.Event()

    def hold() -> str:
        try:
            with passwords._turn():
                assert leave.wait(30)
        except passwords.Busy:
            return "refused"
        return "done"

    with ThreadPoolExecutor(20) as pool:
        held = [pool.submit(hold) for _ in range(20)]
        try:
            # Nobody is done before the end: the first twelve answers can only be refusals.
            early = list(itertools.islice(as_completed(held, 30), 12))
        finally:
            leave.set()
        assert {one.result() for one in early} == {"refused"}
        assert sorted(one.result(30) for one in held) == ["done"] * 8 + ["refused"] * 12


def test_a_long_text_is_refused_before_it_is_brought_into_its_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Composing characters takes time with the square of the accents: minutes for a form of accents, in which no thread runs."""
    seen: list[int] = []
    normal = passwords._normal

    def noted(text: str) -> str:
        seen.append(len(text))
        return normal(text)

    monkeypatch.setattr(passwords, "_normal", noted)
    with pytest.raises(InterlockError, match="at most 1,024"):
        passwords.check("abcd" + "\u0316\u0301" * 2100, "ann")
    passwords.verify("", "abcd" + "\u0316\u0301" * 2100)
    assert max(seen) <= 4096
