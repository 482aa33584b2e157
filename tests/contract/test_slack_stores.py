"""One suite for every `SlackStore`."""

import multiprocessing
import pathlib
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from interlock.model.errors import InterlockError
from interlock.storage.memory.slack import MemorySlackStore
from interlock.storage.slack_port import KEEP_SEEN, SlackLink, SlackStore
from interlock.storage.sqlite.slack import FILE, SqliteSlackStore

BACKENDS: dict[str, Callable[[str], SlackStore]] = {"memory": lambda _: MemorySlackStore(), "sqlite": SqliteSlackStore}
NOW = 1_790_000_000.0


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[SlackStore]:
    made = BACKENDS[request.param](str(tmp_path / "state"))
    yield made
    made.close()
    made.close()


def test_links(store: SlackStore) -> None:
    assert store.links() == []
    assert store.member("U2") is None
    store.link(SlackLink("U2", "bob", NOW))
    store.link(SlackLink("U1", "alice", NOW))
    # One member may have several users.
    store.link(SlackLink("U3", "alice", NOW))
    assert [link.user for link in store.links()] == ["U1", "U2", "U3"]
    assert store.links()[0] == SlackLink("U1", "alice", NOW)
    store.link(SlackLink("U2", "carol", NOW + 1))
    assert store.member("U2") == "carol"
    assert store.unlink("U2")
    assert not store.unlink("U2")
    assert store.member("U2") is None
    assert store.member("U1") == "alice"


def test_a_claim_is_given_once(store: SlackStore) -> None:
    assert store.claim(["event:1", "message:1"], NOW)
    assert not store.claim(["event:1", "message:1"], NOW + 1)
    # The same message as another event.
    assert not store.claim(["event:2", "message:1"], NOW + 2)
    # Its names are known from then on.
    assert not store.claim(["event:2"], NOW + 3)
    assert store.claim(["event:3", "message:3"], NOW + 4)


def test_claims_are_forgotten_in_time(store: SlackStore) -> None:
    assert store.claim(["a"], NOW)
    assert not store.claim(["a"], NOW + KEEP_SEEN)
    assert store.claim(["a"], NOW + KEEP_SEEN + 1)


def _claims(state: str) -> int:
    store = SqliteSlackStore(state)
    try:
        return sum(store.claim([f"event:{number}", f"message:{number}"], NOW) for number in range(40))
    finally:
        store.close()


def test_of_several_processes_one_gets_a_claim(tmp_path: pathlib.Path) -> None:
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as pool:
        given = list(pool.map(_claims, [str(tmp_path)] * 3))
    assert sum(given) == 40


def test_the_file_is_private_and_outlives_the_process(tmp_path: pathlib.Path) -> None:
    first = SqliteSlackStore(str(tmp_path))
    first.link(SlackLink("U1", "alice", NOW))
    first.close()
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    second = SqliteSlackStore(str(tmp_path))
    assert second.member("U1") == "alice"
    second.close()


def test_a_rehearsal_changes_nothing(tmp_path: pathlib.Path) -> None:
    rehearsed = SqliteSlackStore(str(tmp_path), rehearsal=True)
    rehearsed.link(SlackLink("U1", "alice", NOW))
    rehearsed.close()
    store = SqliteSlackStore(str(tmp_path))
    assert store.links() == []
    store.close()


def test_a_file_that_is_no_database(tmp_path: pathlib.Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 100)
    with pytest.raises(InterlockError, match="slack"):
        SqliteSlackStore(str(tmp_path))
