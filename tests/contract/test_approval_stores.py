"""One suite for every `ApprovalStore`."""

import pathlib
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from interlock.storage.approvals_port import APPROVED, DENIED, EXPIRED, KEEP, OPEN, PASS, SPENT, ApprovalStore, Request
from interlock.storage.memory.approvals import MemoryApprovalStore
from interlock.storage.sqlite.approvals import SqliteApprovalStore

BACKENDS: dict[str, Callable[[str], ApprovalStore]] = {
    "memory": lambda _: MemoryApprovalStore(),
    "sqlite": SqliteApprovalStore,
}
NOW = 1_790_000_000.0


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[ApprovalStore]:
    made = BACKENDS[request.param](str(tmp_path / "state"))
    yield made
    made.close()


def ask(
    store: ApprovalStore, id: str = "A", digest: str = "d", *, at: float = NOW, lasts: float = 60.0, preview: str = ""
) -> Request:
    return store.add(Request(id=id, digest=digest, created=at, expires=at + lasts, shown="{}", host="cursor", preview=preview))


def say(store: ApprovalStore, id: str, *, yes: bool = True, at: float = NOW + 1, reason: str = "") -> Request | None:
    return store.decide(id, approve=yes, actor="me on tty", reason=reason, now=at)


def state(store: ApprovalStore, id: str) -> str:
    found = store.get(id)
    assert found is not None
    return found.state


def test_an_approval_is_spent_once(store: ApprovalStore) -> None:
    ask(store)
    assert store.spend("d", NOW) is None
    approved = say(store, "A")
    assert approved is not None
    assert (approved.state, approved.actor, approved.pass_until) == (APPROVED, "me on tty", NOW + 1 + PASS)
    assert store.spend("other", NOW + 2) is None
    spent = store.spend("d", NOW + 2)
    assert spent is not None
    assert (spent.id, spent.actor, spent.state) == ("A", "me on tty", SPENT)
    assert store.spend("d", NOW + 2) is None
    assert state(store, "A") == SPENT


def test_an_approval_runs_out(store: ApprovalStore) -> None:
    ask(store)
    say(store, "A")
    assert store.spend("d", NOW + 1 + PASS) is None


def test_the_first_answer_stands(store: ApprovalStore) -> None:
    ask(store)
    denied = say(store, "A", yes=False, reason="no")
    assert denied is not None
    assert (denied.state, denied.reason, denied.shown) == (DENIED, "no", "")
    assert say(store, "A") is None
    assert state(store, "A") == DENIED
    assert not store.end("A", NOW + 2)
    assert say(store, "unknown") is None


def test_a_request_that_ran_out_cannot_be_decided(store: ApprovalStore) -> None:
    ask(store, lasts=10)
    assert say(store, "A", at=NOW + 10) is None
    assert store.end("A", NOW + 10)
    found = store.get("A")
    assert found is not None
    assert (found.state, found.shown) == (EXPIRED, "")
    assert store.requests(NOW + 10) == []


def test_a_repeated_question_takes_over_the_open_one(store: ApprovalStore) -> None:
    ask(store, "A", preview="old")
    again = store.add(Request(id="B", digest="d", created=NOW + 5, expires=NOW + 90, shown="new", preview="new", waited=NOW + 9))
    assert (again.id, again.expires, again.shown, again.preview, again.waited) == ("A", NOW + 90, "new", "new", NOW + 9)
    assert store.get("B") is None
    assert ask(store, "C", "other").id == "C"
    say(store, "A")
    assert ask(store, "D", at=NOW + 2).id == "D"


def test_an_expired_question_is_not_taken_over(store: ApprovalStore) -> None:
    ask(store, "A", lasts=1)
    assert ask(store, "B", at=NOW + 1).id == "B"


def test_open_requests_are_listed_oldest_first(store: ApprovalStore) -> None:
    ask(store, "B", "2", at=NOW + 1)
    ask(store, "A", "1")
    ask(store, "C", "3")
    say(store, "C")
    assert [found.id for found in store.requests(NOW + 2)] == ["A", "B"]
    assert [found.id for found in store.requests(NOW + 2, every=True)] == ["A", "C", "B"]
    assert state(store, "A") == OPEN


def test_waiters_are_noted(store: ApprovalStore) -> None:
    ask(store)
    store.wait("A", NOW + 3)
    store.wait("unknown", NOW + 3)
    found = store.get("A")
    assert found is not None
    assert found.waited == NOW + 3


def test_listeners_are_there_until_they_are_not(store: ApprovalStore) -> None:
    store.listen("1", "watch", NOW + 5)
    store.listen("2", "dashboard", NOW + 9)
    assert list(store.listeners(NOW)) == ["dashboard", "watch"]
    assert list(store.listeners(NOW + 5)) == ["dashboard"]
    store.listen("1", "watch", NOW + 20)
    assert list(store.listeners(NOW + 5)) == ["dashboard", "watch"]
    store.leave("1")
    store.leave("1")
    assert list(store.listeners(NOW + 5)) == ["dashboard"]


def test_many_processes_make_the_database_at_once(tmp_path: pathlib.Path) -> None:
    code = (
        "import sys, time\nfrom interlock.storage.sqlite.approvals import SqliteApprovalStore\n"
        "from interlock.storage.approvals_port import Request\ns = SqliteApprovalStore(sys.argv[1])\n"
        "s.add(Request(id=sys.argv[2], digest=sys.argv[2], created=1.0, expires=9e9, shown='{}'))\ns.close()\n"
    )
    state = str(tmp_path / "new")
    started = [subprocess.Popen([sys.executable, "-c", code, state, str(number)]) for number in range(8)]
    assert [process.wait(60) for process in started] == [0] * 8
    store = SqliteApprovalStore(state)
    assert len(store.requests(2.0)) == 8
    store.close()


def test_pruning_ends_and_forgets(store: ApprovalStore) -> None:
    ask(store, "A", "1", lasts=1)
    ask(store, "B", "2")
    say(store, "B")
    ask(store, "C", "3", lasts=10 * KEEP)
    assert store.prune(NOW + 2) == 0
    assert (state(store, "A"), state(store, "B"), state(store, "C")) == (EXPIRED, APPROVED, OPEN)
    assert store.prune(NOW + 2 + PASS) == 0
    assert state(store, "B") == EXPIRED
    assert store.prune(NOW + 2 + KEEP) == 2
    assert [found.id for found in store.requests(NOW, every=True)] == ["C"]
