"""One suite for every `AccountStore`."""

import multiprocessing
import pathlib
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import ADMIN, FIRST, MEMBER, MOST_SESSIONS, VIEWER, Account, AccountStore, Session, able_admin
from interlock.storage.memory.accounts import MemoryAccountStore
from interlock.storage.sqlite.accounts import FILE, SqliteAccountStore

BACKENDS: dict[str, Callable[[str], AccountStore]] = {
    "memory": lambda _: MemoryAccountStore(),
    "sqlite": SqliteAccountStore,
}
NOW = 1_790_000_000.0
AT_ONCE = 8


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[AccountStore]:
    made = BACKENDS[request.param](str(tmp_path / "state"))
    yield made
    made.close()
    made.close()


def person(name: str = "ann", role: str = ADMIN, **fields: object) -> Account:
    return Account(**{"name": name, "password": f"hash of {name}", "role": role, "created": NOW} | fields)  # type: ignore[arg-type]


def session(digest: str = "d", account: str = "ann", at: float = NOW) -> Session:
    return Session(digest=digest, account=account, created=at, seen=at, agent="Firefox")


def fields(row: "Account | Session | None") -> dict[str, object]:
    assert row is not None
    return {name: getattr(row, name) for name in row.__slots__}


def found(store: AccountStore, name: str = "ann") -> Account:
    account = store.account(name)
    assert account is not None
    return account


def never(key: str, times: Sequence[float]) -> float:
    return 0.0


def test_an_account_is_kept_as_it_was_added(store: AccountStore) -> None:
    assert store.account("ann") is None
    given = person(disabled=True, totp="sealed", totp_step=7)
    assert store.add(given)
    assert fields(store.account("ann")) == fields(given)
    assert not store.add(person(role=VIEWER))
    assert store.add(person("ada", VIEWER))
    assert [(row.name, row.role) for row in store.accounts()] == [("ada", VIEWER), ("ann", ADMIN)]


def test_what_is_read_is_a_copy(store: AccountStore) -> None:
    store.add(person())
    found(store).role = VIEWER
    assert found(store).role == ADMIN


def test_a_change_changes_what_is_given(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob", MEMBER))
    assert store.change("bob", password="new", totp="sealed", totp_step=4)
    assert fields(store.account("bob")) == fields(person("bob", MEMBER, password="new", totp="sealed", totp_step=4))
    assert store.change("bob", role=VIEWER, disabled=True, totp="")
    assert fields(store.account("bob")) == fields(person("bob", VIEWER, password="new", disabled=True, totp_step=4))
    assert store.change("bob", disabled=False)
    assert not found(store, "bob").disabled
    assert not store.change("nobody", role=ADMIN)


def test_a_change_may_expect_a_password_hash(store: AccountStore) -> None:
    store.add(person())
    assert not store.change("ann", password="late", expected="another")
    assert store.change("ann", password="new", expected="hash of ann")
    assert found(store).password == "new"


@pytest.mark.parametrize("other", [person("bob", VIEWER), person("bob", disabled=True), person("bob", password="")])
def test_the_last_admin_stays(store: AccountStore, other: Account) -> None:
    store.add(person())
    store.add(other)
    assert not store.change("ann", role=VIEWER)
    assert not store.change("ann", disabled=True)
    assert not store.change("ann", role=MEMBER, password="new")
    assert not store.remove("ann")
    assert fields(store.account("ann")) == fields(person())
    assert store.change("ann", password="new")
    assert store.change("bob", disabled=False, role=ADMIN, password="set")
    assert store.remove("ann")
    assert not store.remove("bob")


def test_accounts_without_any_admin_can_be_changed(store: AccountStore) -> None:
    store.add(person("bob", VIEWER))
    assert store.change("bob", password="new")
    assert store.remove("bob")
    assert not store.remove("bob")


def test_removing_takes_sessions_and_links_along(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob", MEMBER))
    store.start_session(session("a"), "hash of ann")
    store.start_session(session("b", "bob"), "hash of bob")
    store.set_link("link", "bob", NOW + 60)
    assert store.remove("bob")
    assert store.session("b") is None
    assert store.session("a") is not None
    assert store.add(person("bob", MEMBER, password=""))
    assert store.link("link", NOW) is None


def test_a_step_is_used_once_and_none_before_it(store: AccountStore) -> None:
    store.add(person())
    assert store.use_step("ann", 5)
    assert [store.use_step("ann", step) for step in (5, 4, 6)] == [False, False, True]
    assert found(store).totp_step == 6
    assert not store.use_step("nobody", 9)


def test_a_link_makes_the_first_admin_once(store: AccountStore) -> None:
    store.set_link("one", FIRST, NOW + 60)
    assert store.link("one", NOW) == FIRST
    assert store.link("two", NOW) is None
    assert store.link("one", NOW + 60) is None
    assert not store.use_link("two", NOW, person())
    assert not store.use_link("one", NOW + 60, person())
    assert store.account("ann") is None
    assert store.use_link("one", NOW, person())
    assert fields(store.account("ann")) == fields(person())
    assert not store.use_link("one", NOW, person("eve"))
    assert store.account("eve") is None


def test_a_link_for_the_first_admin_is_void_once_there_is_one(store: AccountStore) -> None:
    store.set_link("one", FIRST, NOW + 60)
    store.add(person(password=""))
    assert store.link("one", NOW) == FIRST
    assert not store.use_link("one", NOW, person())
    assert found(store).password == ""
    store.change("ann", password="set")
    assert store.link("one", NOW) is None
    assert not store.use_link("one", NOW, person("eve"))
    assert store.account("eve") is None


def test_a_new_link_replaces_the_old_one_of_its_account(store: AccountStore) -> None:
    store.add(person("bob", MEMBER))
    store.set_link("one", FIRST, NOW + 60)
    store.set_link("two", FIRST, NOW + 60)
    store.set_link("three", "bob", NOW + 60)
    assert [store.link(digest, NOW) for digest in ("one", "two", "three")] == [None, FIRST, "bob"]


def test_a_link_sets_a_password_and_nothing_else(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob", VIEWER, disabled=True, totp="sealed", totp_step=9))
    store.start_session(session("a"), "hash of ann")
    store.change("bob", disabled=False)
    store.start_session(session("b", "bob"), "hash of bob")
    store.set_link("link", "bob", NOW + 60)
    assert not store.use_link("link", NOW, person(password="stolen"))
    assert found(store).password == "hash of ann"
    assert store.use_link("link", NOW, person("bob", ADMIN, password="new", created=1.0))
    assert fields(store.account("bob")) == fields(person("bob", VIEWER, password="new"))
    assert store.session("b") is None
    assert store.session("a") is not None
    assert not store.use_link("link", NOW, person("bob", password="again"))


def test_a_link_is_void_while_its_account_is_disabled_and_once_its_password_changed(store: AccountStore) -> None:
    store.add(person("bob", VIEWER))
    store.set_link("link", "bob", NOW + 60)
    store.change("bob", disabled=True)
    assert store.link("link", NOW) is None
    assert not store.use_link("link", NOW, person("bob", password="new"))
    store.change("bob", disabled=False)
    assert not store.change("bob", password="other", expected="wrong")
    assert store.link("link", NOW) == "bob"
    store.change("bob", password="other")
    assert store.link("link", NOW) is None


def test_a_session_is_kept_until_it_is_ended(store: AccountStore) -> None:
    store.add(person())
    assert store.session("d") is None
    assert store.start_session(session(), "hash of ann")
    assert store.start_session(session("e", at=NOW + 5), "hash of ann")
    store.touch("d", NOW + 60)
    store.touch("d", NOW + 50)
    store.touch("unknown", NOW)
    store.choose_team("d", "red")
    kept = fields(store.session("d"))
    assert kept == fields(session()) | {"seen": NOW + 60, "team": "red"}
    assert [row.digest for row in store.sessions("ann")] == ["e", "d"]
    assert list(store.sessions("bob")) == []
    store.end_session("d")
    store.end_session("d")
    assert store.session("d") is None
    assert store.session("e") is not None


def test_no_session_starts_with_a_password_that_is_none_any_more(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob", disabled=True))
    assert not store.start_session(session(), "old")
    assert not store.start_session(session("b", "bob"), "hash of bob")
    assert not store.start_session(session("c", "nobody"), "")
    assert [store.session(digest) for digest in ("d", "b", "c")] == [None] * 3


def test_an_account_has_so_many_sessions_and_the_oldest_gives_way(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob"))
    store.start_session(session("of bob", "bob", NOW - 9), "hash of bob")
    for number in range(MOST_SESSIONS + 2):
        assert store.start_session(session(f"{number:03}", at=NOW + number), "hash of ann")
    kept = [one.digest for one in store.sessions("ann")]
    assert len(kept) == MOST_SESSIONS
    assert "000" not in kept
    assert kept[0] == f"{MOST_SESSIONS + 1:03}"
    # A clock that was set back does not take the session away that has just begun.
    assert store.start_session(session("back", at=NOW - 100), "hash of ann")
    assert store.session("back") is not None
    assert store.session("of bob") is not None


def test_all_sessions_but_one_are_ended(store: AccountStore) -> None:
    store.add(person())
    store.add(person("bob"))
    for digest in ("a", "b", "c"):
        store.start_session(session(digest), "hash of ann")
    store.start_session(session("x", "bob"), "hash of bob")
    assert store.end_sessions("ann", keep="b") == 2
    assert [row.digest for row in store.sessions("ann")] == ["b"]
    assert store.end_sessions("ann") == 1
    assert store.session("x") is not None


def test_attempts_are_noted_unless_one_has_to_wait(store: AccountStore) -> None:
    seen: list[tuple[str, list[float]]] = []

    def wait(key: str, times: Sequence[float]) -> float:
        seen.append((key, list(times)))
        return 30.0 if len(times) >= 2 else -1.0

    assert store.attempt(["n", "a"], NOW, NOW - 60, wait) == 0
    assert store.attempt(["n"], NOW + 1, NOW - 60, wait) == 0
    assert store.attempt(["a", "n"], NOW + 2, NOW - 60, wait) == 30
    assert seen == [("n", []), ("a", []), ("n", [NOW]), ("a", [NOW]), ("n", [NOW, NOW + 1])]
    seen.clear()
    assert store.attempt(["a", "n"], NOW + 3, NOW + 1, wait) == 0
    assert seen == [("a", []), ("n", [NOW + 1])]


def test_attempts_are_forgotten(store: AccountStore) -> None:
    def times(key: str) -> list[float]:
        read: list[float] = []

        def wait(_: str, known: Sequence[float]) -> float:
            read.extend(known)
            return 1.0

        store.attempt([key], NOW, 0.0, wait)
        return read

    for at in (NOW, NOW, NOW + 1):
        store.attempt(["n", "a"], at, 0.0, never)
    store.forget_attempts("n", NOW)
    store.forget_attempts("n", NOW + 9)
    store.forget_attempts("unknown", NOW)
    assert times("n") == [NOW, NOW + 1]
    store.forget_attempts("n")
    assert times("n") == []
    assert times("a") == [NOW, NOW, NOW + 1]


def test_pruning_forgets_what_is_over(store: AccountStore) -> None:
    store.add(person())
    store.start_session(session("idle"), "hash of ann")
    store.start_session(session("old"), "hash of ann")
    store.start_session(session("new", at=NOW + 900), "hash of ann")
    store.touch("old", NOW + 990)
    store.set_link("over", "ann", NOW + 1000)
    store.attempt(["n"], NOW, 0.0, never)
    store.prune(NOW + 999, idle=1000, longest=2000, attempts=1000)
    assert [row.digest for row in store.sessions("ann")] == ["new", "idle", "old"]
    store.prune(NOW + 1000, idle=1000, longest=2000, attempts=999)
    assert [row.digest for row in store.sessions("ann")] == ["new", "old"]
    store.prune(NOW + 1100, idle=1000, longest=1100, attempts=999)
    assert [row.digest for row in store.sessions("ann")] == ["new"]
    assert store.link("over", NOW) is None
    assert store.attempt(["n"], NOW, 0.0, lambda _, known: float(len(known))) == 0


def race(work: Callable[[int], bool]) -> list[bool]:
    """Outcomes of threads that begin at the same time."""
    barrier = threading.Barrier(AT_ONCE)

    def run(number: int) -> bool:
        barrier.wait(30)
        return work(number)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(run, range(AT_ONCE)))


def test_of_many_threads_one_uses_a_link(store: AccountStore) -> None:
    store.set_link("one", FIRST, NOW + 60)
    won = race(lambda number: store.use_link("one", NOW, person(f"p{number}")))
    assert sum(won) == 1
    assert [row.name for row in store.accounts()] == [f"p{won.index(True)}"]


def test_of_many_threads_one_uses_a_step(store: AccountStore) -> None:
    store.add(person())
    assert sum(race(lambda _: store.use_step("ann", 5))) == 1


def test_of_two_admins_that_remove_each_other_one_stays(store: AccountStore) -> None:
    for number in range(AT_ONCE):
        store.add(person(f"p{number}"))
    assert sum(race(lambda number: store.remove(f"p{number}"))) == AT_ONCE - 1
    assert [able_admin(row) for row in store.accounts()] == [True]


def test_attempts_at_the_same_time_see_each_other(store: AccountStore) -> None:
    waits = race(lambda number: store.attempt(["n"], NOW + number, 0.0, lambda _, times: 9.0 if len(times) >= 3 else 0.0) == 0)
    assert sum(waits) == 3


def _use(state: str, what: str, number: int) -> bool:
    store = SqliteAccountStore(state)
    try:
        if what == "link":
            return store.use_link("one", NOW, person(f"p{number}"))
        return store.use_step("ann", 5)
    finally:
        store.close()


@pytest.mark.parametrize("what", ["link", "step"])
def test_of_many_processes_one_wins(tmp_path: pathlib.Path, what: str) -> None:
    state = str(tmp_path)
    store = SqliteAccountStore(state)
    if what == "link":
        store.set_link("one", FIRST, NOW + 60)
    else:
        store.add(person())
    with ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")) as pool:
        won = list(pool.map(_use, [state] * 6, [what] * 6, range(6)))
    assert sum(won) == 1
    if what == "link":
        assert [row.name for row in store.accounts()] == [f"p{won.index(True)}"]
    store.close()


def test_the_file_is_private_and_outlives_the_process(tmp_path: pathlib.Path) -> None:
    first = SqliteAccountStore(str(tmp_path / "new" / "state"))
    first.add(person())
    first.start_session(session(), "hash of ann")
    first.close()
    path = tmp_path / "new" / "state" / FILE
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    second = SqliteAccountStore(str(path.parent))
    assert second.session("d") is not None
    second.change("ann", password="another")
    second.close()
    assert b"hash of ann" not in path.read_bytes()


def test_a_rehearsal_is_forgotten(tmp_path: pathlib.Path) -> None:
    store = SqliteAccountStore(str(tmp_path))
    store.add(person())
    rehearsal = SqliteAccountStore(str(tmp_path), rehearsal=True)
    assert rehearsal.change("ann", password="new")
    rehearsal.close()
    assert found(store).password == "hash of ann"
    store.close()


def test_a_store_that_cannot_be_used_names_its_file(tmp_path: pathlib.Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database " * 100)
    with pytest.raises(InterlockError, match=FILE):
        SqliteAccountStore(str(tmp_path))
