"""One suite for every `ReplayStore` and `KeyStore`."""

import pathlib
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from interlock.storage.inspect_ports import KEEP, Given, KeyStore, ReplayStore, StoredKey
from interlock.storage.memory.replay import MemoryKeyStore, MemoryReplayStore
from interlock.storage.sqlite.keys import SqliteKeyStore
from interlock.storage.sqlite.replay import SqliteReplayStore

BACKENDS: dict[str, tuple[Callable[[str], ReplayStore], Callable[[str], KeyStore]]] = {
    "memory": (lambda _: MemoryReplayStore(), lambda _: MemoryKeyStore()),
    "sqlite": (SqliteReplayStore, SqliteKeyStore),
}
NOW = 1_790_000_000.0


@pytest.fixture(params=sorted(BACKENDS))
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def replay(backend: str, tmp_path: pathlib.Path) -> Iterator[ReplayStore]:
    store = BACKENDS[backend][0](str(tmp_path / "state"))
    yield store
    store.close()


@pytest.fixture
def keys(backend: str, tmp_path: pathlib.Path) -> Iterator[KeyStore]:
    store = BACKENDS[backend][1](str(tmp_path / "state"))
    yield store
    store.close()


def given(
    webhook_id: str = "req_1", digest: bytes = b"d" * 32, answer: bytes = b"allow", at: float = NOW, tenant: str = "t"
) -> Given:
    return Given(tenant, webhook_id, digest, answer, at)


def answers(found: list[Given]) -> list[tuple[bytes, bytes]]:
    return sorted((item.digest, item.answer) for item in found)


def record(store: ReplayStore, items: list[Given]) -> list[bytes]:
    return [kept.answer for kept in store.record(items)]


def test_what_holds_says_whether_it_is_new_and_whether_its_id_was_used(replay: ReplayStore) -> None:
    def told(*items: Given) -> list[tuple[bool, bool]]:
        return [(kept.first, kept.reused) for kept in replay.record(items)]

    assert told(given(), given("req_2"), given("req_1", tenant="u")) == [(True, False)] * 3
    assert told(given(at=NOW + 1), given(digest=b"e" * 32), given("req_2", answer=b"other")) == [
        (False, True),
        (True, True),
        (False, False),
    ]
    late = NOW + KEEP + 1
    assert told(given(digest=b"f" * 32, at=late)) == [(True, False)]
    assert told(*(given(f"many_{number}", at=late) for number in range(450)), given("many_7", b"x" * 32, at=late))[7] == (
        True,
        True,
    )


def test_an_answer_that_was_never_given_is_forgotten(replay: ReplayStore) -> None:
    kept, taken_back = given(), given("req_2", answer=b"deny")
    replay.record([kept, taken_back])
    replay.forget([taken_back])
    assert answers(replay.find("t", "req_2", NOW)) == []
    assert record(replay, [given("req_2", answer=b"allow"), given(answer=b"deny")]) == [b"allow", b"allow"]


def test_the_first_answer_wins(replay: ReplayStore) -> None:
    assert record(replay, [given(answer=b"deny")]) == [b"deny"]
    assert record(replay, [given(answer=b"allow")]) == [b"deny"]
    assert answers(replay.find("t", "req_1", NOW)) == [(b"d" * 32, b"deny")]


def test_the_first_answer_wins_inside_one_batch(replay: ReplayStore) -> None:
    assert record(replay, [given(answer=b"1"), given(answer=b"2"), given("req_2", answer=b"3")]) == [b"1", b"1", b"3"]


def test_bodies_tenants_and_ids_are_kept_apart(replay: ReplayStore) -> None:
    replay.record([given(), given(digest=b"e" * 32, answer=b"deny"), given(tenant="u", answer=b"x"), given("req_2", answer=b"y")])
    assert answers(replay.find("t", "req_1", NOW)) == [(b"d" * 32, b"allow"), (b"e" * 32, b"deny")]
    assert answers(replay.find("u", "req_1", NOW)) == [(b"d" * 32, b"x")]
    assert replay.find("t", "req_3", NOW) == []


def test_answers_expire_and_may_be_given_anew(replay: ReplayStore) -> None:
    replay.record([given(answer=b"old")])
    assert answers(replay.find("t", "req_1", NOW + KEEP)) == [(b"d" * 32, b"old")]
    assert replay.find("t", "req_1", NOW + KEEP + 1) == []
    assert record(replay, [given(answer=b"new", at=NOW + KEEP + 1)]) == [b"new"]
    assert answers(replay.find("t", "req_1", NOW + KEEP + 1)) == [(b"d" * 32, b"new")]


def test_prune_removes_what_expired(replay: ReplayStore) -> None:
    replay.record([given(), given("req_2", at=NOW + 500)])
    assert replay.prune(NOW + KEEP) == 0
    assert replay.prune(NOW + KEEP + 1) == 1
    assert replay.prune(NOW + KEEP + 1) == 0
    assert answers(replay.find("t", "req_2", NOW + KEEP + 1)) == [(b"d" * 32, b"allow")]


def test_writers_at_once_agree(replay: ReplayStore) -> None:
    kept: list[bytes] = []
    threads = [
        threading.Thread(target=lambda name=name: kept.extend(record(replay, [given(answer=name)])))
        for name in (b"1", b"2", b"3", b"4")
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(kept) == 4
    assert len(set(kept)) == 1


def test_check_passes_on_a_sound_store(replay: ReplayStore) -> None:
    replay.check()
    replay.record([given()])
    replay.check()


def key(key_id: str, *, platform: str = "cursor", tenant: str = "t", created: float = NOW) -> StoredKey:
    return StoredKey(key_id=key_id, tenant=tenant, platform=platform, prefix="whsec_AAAA…", blob="b-" + key_id, created=created)


def test_a_new_key_replaces_the_current_one_of_its_ring(keys: KeyStore) -> None:
    keys.add(key("a"), NOW + 10)
    keys.add(key("other", tenant="u"), NOW + 10)
    keys.add(key("b", created=NOW + 1), NOW + 100)
    keys.add(key("c", created=NOW + 2), NOW + 200)
    found = [(item.key_id, item.expires) for item in keys.all_keys()]
    assert found == [("c", None), ("b", NOW + 200), ("a", NOW + 100), ("other", None)]


def test_a_key_is_retired_and_never_lives_longer_for_it(keys: KeyStore) -> None:
    keys.add(key("a"), NOW + 10)
    keys.add(key("b", created=NOW + 1), NOW + 100)
    assert keys.retire("b", NOW + 5)
    assert keys.retire("a", NOW + 500)
    assert not keys.retire("nobody", NOW)
    assert [(item.key_id, item.expires) for item in keys.all_keys()] == [("b", NOW + 5), ("a", NOW + 100)]
    keys.add(key("c", created=NOW + 2), NOW + 900)
    assert [item.expires for item in keys.all_keys()] == [None, NOW + 5, NOW + 100]


def test_use_is_noted(keys: KeyStore) -> None:
    keys.add(key("a"), NOW)
    keys.used("a", NOW + 5, 0)
    keys.used("a", NOW + 3, 2)
    keys.used("nobody", NOW, 1)
    (item,) = keys.all_keys()
    assert (item.last_used, item.stragglers, item.blob, item.prefix) == (NOW + 5, 2, "b-a", "whsec_AAAA…")


def test_sqlite_keeps_both_over_a_reopen(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path / "state")
    replay, keys = SqliteReplayStore(state), SqliteKeyStore(state)
    replay.record([given(answer=b"kept")])
    keys.add(key("a"), NOW)
    replay.close()
    keys.close()
    replay, keys = SqliteReplayStore(state), SqliteKeyStore(state)
    assert answers(replay.find("t", "req_1", NOW)) == [(b"d" * 32, b"kept")]
    assert [item.key_id for item in keys.all_keys()] == ["a"]
    replay.close()
    keys.close()


def test_two_sqlite_stores_on_one_file_agree(tmp_path: pathlib.Path) -> None:
    one, two = SqliteReplayStore(str(tmp_path)), SqliteReplayStore(str(tmp_path))
    assert record(one, [given(answer=b"first")]) == [b"first"]
    assert record(two, [given(answer=b"second")]) == [b"first"]
    assert answers(two.find("t", "req_1", NOW)) == [(b"d" * 32, b"first")]
    one.close()
    two.close()


WATCHER = """
import sys
from interlock.storage.sqlite.keys import SqliteKeyStore
store = SqliteKeyStore(sys.argv[1])
store.retire("a", 5.0)
store.close()
"""


def test_opening_a_second_store_takes_no_lock_from_the_first(tmp_path: pathlib.Path) -> None:
    """POSIX drops all of a process's locks on a file when any descriptor of it is closed; another process would then end the log."""
    keys = SqliteKeyStore(str(tmp_path))
    keys.add(key("a"), NOW)
    other = SqliteReplayStore(str(tmp_path))
    subprocess.run([sys.executable, "-c", WATCHER, str(tmp_path)], check=True)
    assert [item.expires for item in keys.all_keys()] == [5.0]
    keys.used("a", NOW, 1)
    again = SqliteKeyStore(str(tmp_path))
    assert [item.stragglers for item in again.all_keys()] == [1]
    for store in (keys, other, again):
        store.close()
