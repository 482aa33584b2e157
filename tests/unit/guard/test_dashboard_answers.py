"""Answers of the dashboard: what they are bound to, and what each refusal leaves behind."""

import json
import pathlib
import time
from collections.abc import Iterator

import pytest

from interlock.audit import chain
from interlock.guard import approvals
from interlock.guard.challenge import dashboard
from interlock.storage.approvals_port import APPROVED, DENIED, OPEN, ApprovalStore, Request
from interlock.wiring import open_approval_store


@pytest.fixture
def state(tmp_path: pathlib.Path) -> str:
    chain.load_key(str(tmp_path))
    return str(tmp_path)


@pytest.fixture
def store(state: str) -> Iterator[ApprovalStore]:
    found = open_approval_store(state)
    yield found
    found.close()


def ask(store: ApprovalStore, *, preview: str = "p", action: object = "make release", lasts: float = 300.0) -> Request:
    now = time.time()
    shown = json.dumps({"action": action})
    return store.add(Request(id="abc234", digest="d", created=now, expires=now + lasts, shown=shown, preview=preview))


def answer(
    store: ApprovalStore,
    state: str,
    *,
    approve: bool = True,
    seen: tuple[str, str] = ("d", "p"),
    age: float = 60.0,
    by: str = "ann",
) -> dashboard.Outcome:
    now = time.time()
    return dashboard.answer(store, state, "abc234", approve=approve, account=by, seen=seen, drawn=now - age, now=now)


def records(state: str) -> int:
    path = pathlib.Path(state, "audit", "audit.jsonl")
    return len(path.read_text().splitlines()) if path.exists() else 0


@pytest.mark.parametrize(
    ("asked", "given", "code"),
    [
        ({}, {"seen": ("other", "p")}, dashboard.CHANGED),
        ({}, {"seen": ("d", "before")}, dashboard.CHANGED),
        ({}, {"age": 0.0}, dashboard.EARLY),
        ({}, {"age": -60.0}, dashboard.EARLY),
        ({"action": ""}, {}, dashboard.UNREADABLE),
        ({"lasts": -1.0}, {}, dashboard.ENDED),
    ],
)
def test_what_is_refused_decides_and_records_nothing(
    store: ApprovalStore, state: str, asked: dict[str, object], given: dict[str, object], code: str
) -> None:
    ask(store, **asked)  # type: ignore[arg-type]
    assert answer(store, state, **given).code == code  # type: ignore[arg-type]
    found = store.get("abc234")
    assert found is not None
    assert not found.actor
    assert records(state) == 0


def test_the_first_answer_stands_and_the_same_again_is_no_news(store: ApprovalStore, state: str) -> None:
    assert answer(store, state).code == dashboard.GONE
    ask(store)
    assert answer(store, state).code == dashboard.DONE
    assert answer(store, state).code == dashboard.DONE
    assert answer(store, state, by="bob").code == dashboard.ENDED
    assert answer(store, state, approve=False).code == dashboard.ENDED
    found = store.get("abc234")
    assert found is not None
    assert (found.state, found.actor) == (APPROVED, "dashboard:ann")
    assert approvals.genuine(state, found)
    assert records(state) == 1


def test_a_no_needs_nothing_that_can_be_read(store: ApprovalStore, state: str) -> None:
    ask(store, action=7)
    assert answer(store, state, approve=False).code == dashboard.DONE
    found = store.get("abc234")
    assert found is not None
    assert found.state == DENIED


def test_what_changed_after_it_was_seen_is_not_decided(store: ApprovalStore, state: str) -> None:
    ask(store, preview="after")
    assert approvals.decide(store, state, "abc234", approve=True, actor="x", seen=("d", "before")) is None
    assert records(state) == 0
    found = store.get("abc234")
    assert found is not None
    assert found.state == OPEN
    assert approvals.decide(store, state, "abc234", approve=True, actor="x", seen=("d", "after")) is not None


def test_an_answer_that_cannot_be_recorded_is_not_given(store: ApprovalStore, state: str) -> None:
    ask(store)
    trail = pathlib.Path(state, "audit")
    trail.mkdir(exist_ok=True)
    (trail / "audit.jsonl").mkdir()
    with pytest.raises(OSError, match="audit"):
        answer(store, state)
    found = store.get("abc234")
    assert found is not None
    assert found.state == OPEN
