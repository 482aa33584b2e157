"""Reading the trail backwards: every record once, in order, from any number or moment on, while it is rotated and written."""

import random
from pathlib import Path
from typing import Any

import pytest

from interlock.audit import backwards, chain, layout, search
from interlock.audit.record import stamp
from interlock.audit.search import Query, Search, joined, newest_number, numbered, page

#: Unix seconds of the first record.
BEGUN = 1_767_323_045.0


@pytest.fixture(params=[(64 * 1024, 32 * 1024 * 1024), (300, 2_000), (4_096, 700)], ids=["one file", "small", "smallest"])
def state(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A state folder with blocks and files of several sizes."""
    block, rotate = request.param
    monkeypatch.setattr(backwards, "BLOCK", block)
    monkeypatch.setattr(layout, "ROTATE_AT", rotate)
    return str(tmp_path / "state")


def fill(state: str, count: int) -> None:
    """A record a minute; every third of another host, every tenth longer than a small block."""
    chain.append_many(
        state,
        [
            {
                "time": stamp(BEGUN + at * 60),
                "event": "verdict",
                "id": f"id{at:04d}",
                "host": "claude" if at % 3 == 0 else "cursor",
                "decision": "deny" if at % 7 == 0 else "allow",
                "what": "x" * (900 if at % 10 == 0 else 5),
            }
            for at in range(count)
        ],
    )


def everything(state: str, query: Query, limit: int = 7) -> list[Any]:
    """The numbers on all pages."""
    found: list[Any] = []
    before = 0
    while True:
        one = page(state, query, before=before, limit=limit)
        found += [record["n"] for record in one.records]
        before = one.older
        if not before:
            return found


def test_every_record_once_and_in_order(state: str) -> None:
    assert page(state, Query()).records == []
    assert newest_number(state) == 0
    fill(state, 120)
    assert everything(state, Query()) == list(range(120, 0, -1))
    assert newest_number(state) == 120
    for number in (1, 2, 60, 119, 120):
        found = numbered(state, number)
        assert found is not None
        assert (found["n"], found["id"]) == (number, f"id{number - 1:04d}")
    assert numbered(state, 121) is None
    assert numbered(state, 0) is None


@pytest.mark.parametrize("seed", range(12))
def test_a_search_finds_what_a_look_at_every_record_finds(state: str, seed: int) -> None:
    fill(state, 90)
    draw = random.Random(seed)
    since, until = sorted(draw.sample(range(-100, 90 * 60 + 8_000, 30), 2))
    query = Query(
        host=draw.choice(["", "claude", "cursor", "codex"]),
        outcome=draw.choice(["", "deny", "allow", "would"]),
        id=draw.choice(["", "ID00", "7", '"', "é"]),
        since=draw.choice([None, BEGUN + since]),
        until=draw.choice([None, BEGUN + until]),
    )
    every = list(Search(state, Query()))
    assert len(every) == 90
    assert everything(state, query) == [record["n"] for record in every if query.wants(record)]


def test_a_bound_is_kept_and_the_search_goes_on_from_there(state: str) -> None:
    fill(state, 60)
    first = page(state, Query(host="nobody"), looks=20)
    assert (first.records, first.given_up) == ([], True)
    # A block without any of them is passed over whole.
    assert 20 <= first.looked <= 60
    found: list[Any] = []
    before, steps = 0, 0
    while steps == 0 or before:
        one = page(state, Query(id="id0001"), before=before, looks=20)
        found += [record["n"] for record in one.records]
        before, steps = one.older, steps + 1
        assert steps < 10
    assert found == [2]


def test_only_what_is_newer_is_looked_at(state: str) -> None:
    fill(state, 60)
    newer = Search(state, Query(), after=55)
    assert [record["n"] for record in newer] == [60, 59, 58, 57, 56]
    assert newer.ended
    none = Search(state, Query(host="nobody"), after=55)
    assert list(none) == []
    assert none.ended


def test_the_trails_own_records_get_the_time_of_the_one_before(state: str) -> None:
    fill(state, 3)
    log = Path(state) / layout.FOLDER / layout.LOG
    with log.open("ab") as file:
        file.write(b'{"n":4,"torn')
    fill(state, 2)
    found = page(state, Query(part="trail")).records
    assert [(record["event"], record["time"]) for record in found] == [("sealed", stamp(BEGUN + 120))]
    assert page(state, Query(part="trail", since=BEGUN + 121)).records == []
    assert len(everything(state, Query())) == 6


def test_damaged_places_are_passed_over(state: str) -> None:
    fill(state, 40)
    folder = Path(state) / layout.FOLDER
    first = sorted(folder.glob("audit*.jsonl"))[0]
    data = bytearray(first.read_bytes())
    data[len(data) // 3 : len(data) // 3 + 400] = b"\0\n\xff" * 133 + b"\0"
    first.write_bytes(bytes(data))
    found = everything(state, Query())
    assert found == sorted(found, reverse=True)
    assert 30 < len(found) < 40
    assert everything(state, Query(until=BEGUN + 3_600)) == found
    assert everything(state, Query(host="claude")) == [number for number in found if number % 3 == 1]


def test_records_of_one_request(state: str) -> None:
    fill(state, 30)
    rows: list[dict[str, object]] = [
        {"time": stamp(BEGUN + 100), "event": "inspect.verdict", "webhook_id": "w1", "request_id": "r1"},
        {"time": stamp(BEGUN + 160), "event": "inference_hooks_request_denied", "request_id": "r1", "reference_id": "f1"},
        {"time": stamp(BEGUN + 200), "event": "inspect.replay", "webhook_id": "w1"},
        {"time": stamp(BEGUN + 210), "event": "inspect.verdict", "request_id": "r11"},
        {"time": stamp(BEGUN + 9_000), "event": "inspect.verdict", "request_id": "r1"},
    ]
    chain.append_many(state, rows)
    first = numbered(state, 31)
    assert first is not None
    assert [record["n"] for record in joined(state, first)] == [33, 32]
    alone = numbered(state, 34)
    assert alone is not None
    assert joined(state, alone) == []
    assert search.part_of(first) == search.SERVER


def test_writing_goes_on_while_a_search_runs(state: str) -> None:
    fill(state, 30)
    running = iter(Search(state, Query()))
    seen = [next(running)["n"] for _ in range(5)]
    # Long enough that the file which is open is put aside.
    fill(state, 40)
    seen += [record["n"] for record in running]
    assert seen == list(range(30, 0, -1))


def test_what_a_person_approved_is_allowed_and_not_let_pass() -> None:
    record = {"event": "verdict", "decision": "allow", "would": "ask"}
    assert search.outcome_of({**record, "code": "approved"}) == "allow"
    assert search.outcome_of({**record, "code": "shadow"}) == search.WOULD
