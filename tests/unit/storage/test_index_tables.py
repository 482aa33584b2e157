"""What the search tables hold after turns came, went and moved, and that both ways of scoring agree."""

import random
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from interlock.model.session import ASSISTANT, USER, Project, Source, ToolUse
from interlock.storage.base import MemoryStore, NewTurn, Query
from interlock.storage.sqlite import index, index_write
from interlock.storage.sqlite.parts import ROW, VECTOR, unpack
from interlock.wiring import open_memory_store

SHOP, BLOG = Project("dir:/shop", "shop", "/shop"), Project("dir:/blog", "blog", "/blog")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MemoryStore]:
    made = open_memory_store(str(tmp_path))
    yield made
    made.close()


def add(store: MemoryStore, texts: Sequence[str], conversation: str = "c1", project: Project = SHOP, at: float = 1.0) -> list[int]:
    with store.writing():
        owner = store.turns.project(project, 1.0)
        session = store.turns.session("cursor", conversation, [owner], at=at, started=at)
        known = len(store.turns.turns(session, 0, 100_000))
        turns = [
            NewTurn(
                USER if place % 3 == 0 else ASSISTANT,
                text,
                known + place,
                known + place + 1,
                None,
                f"{conversation} {known + place}".encode(),
            )
            for place, text in enumerate(texts)
        ]
        ids = store.turns.append(Source(f"/t/{conversation}", session), turns, at)
    return [ids[number] for number in sorted(ids)]


def found(store: MemoryStore, text: str, **more: object) -> list[str]:
    return [hit.turn.text for hit in store.index.search(Query(text, **more))]  # type: ignore[arg-type]


def rows(tmp_path: Path, sql: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(tmp_path / "memory" / "memory.db")
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def test_a_session_of_many_parts(store: MemoryStore, tmp_path: Path) -> None:
    texts = [f"line {number} of the talk" for number in range(1200)]
    texts[511] += " about giraffes"
    texts[512] += " about rhinoceroses"
    for start in range(0, 1200, 170):
        add(store, texts[start : start + 170])
        store.index.catch_up()
    parts = rows(tmp_path, "SELECT part, length(numbers), length(vectors) FROM session_parts ORDER BY part")
    assert parts == [(part, count * ROW.size, count * VECTOR) for part, count in enumerate((512, 512, 176))]
    ids = [row[0] for (numbers,) in rows(tmp_path, "SELECT numbers FROM session_parts ORDER BY part") for row in unpack(numbers)]  # type: ignore[arg-type]
    assert ids == sorted(ids)
    assert len(set(ids)) == 1200
    # The two stand beside each other across the border of two parts.
    assert found(store, "giraffes rhinoceroses", limit=2) in (texts[511:513], texts[512:510:-1])
    assert rows(tmp_path, "SELECT turns, last FROM session_rows") == [(1200, 1200)]


def test_vectors_are_made_up_for(store: MemoryStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ["our vehicle stopped working on the highway", "we baked bread", "the garden is green"]
    with monkeypatch.context() as without:
        without.setattr(index_write, "encoder", lambda: None)
        without.setattr(index, "encoder", lambda: None)
        add(store, texts)
        assert found(store, "the car broke down") == []
        add(store, ["later"], "c2")
        assert found(store, "later") == ["later"]
        assert rows(tmp_path, "SELECT count(*) FROM session_parts WHERE vectors IS NULL") == [(2,)]
    assert found(store, "automobile") == texts[:1]
    assert rows(tmp_path, "SELECT count(*) FROM session_parts WHERE vectors IS NULL") == [(0,)]


def test_a_question_in_other_words(store: MemoryStore) -> None:
    add(store, ["our vehicle stopped working on the highway", "we baked bread", "the garden is green"] + ["filler"] * 30)
    assert found(store, "automobile")[0] == "our vehicle stopped working on the highway"
    assert found(store, "quantum chromodynamics") == []


def test_a_session_that_joins_a_project_is_found_there(store: MemoryStore, tmp_path: Path) -> None:
    add(store, ["deploy the shop", "it is done"])
    add(store, ["deploy the blog"], "c2", BLOG)
    assert len(found(store, "deploy")) == 2
    before = rows(tmp_path, "SELECT stamp FROM session_parts WHERE session = 2")
    with store.writing():
        blog = store.turns.project(BLOG, 1.0)
        store.turns.session("cursor", "c1", [blog], at=2.0, started=1.0)
    assert sorted(found(store, "deploy", projects=(blog,))) == ["deploy the blog", "deploy the shop"]
    assert sorted(found(store, "deploy", projects=store.turns.find_projects([SHOP.key]))) == ["deploy the shop"]
    # The other session was left alone.
    assert rows(tmp_path, "SELECT stamp FROM session_parts WHERE session = 2") == before
    assert rows(tmp_path, "SELECT name FROM meta WHERE name GLOB 'index_stale*'") == []


def test_what_is_forgotten_leaves_no_byte(store: MemoryStore, tmp_path: Path) -> None:
    add(store, [f"gardens and more, number {number}" for number in range(600)])
    (one,) = add(store, ["the xylozebra plan is in plans/xylozebra_two.py"], "c2")
    assert found(store, "xylozebra")
    add(store, [f"later {number}" for number in range(50)], "c3")
    assert found(store, "xylozebra")
    with store.writing():
        assert store.turns.forget([one], "test", 2.0) == 1
    assert found(store, "xylozebra") == found(store, "plans/xylozebra_two.py") == []
    store.close()
    data = (tmp_path / "memory" / "memory.db").read_bytes()
    assert b"gardens" in data
    assert b"xylozebra" not in data


def test_a_day_that_the_question_names(store: MemoryStore) -> None:
    noon, day = 1_780_000_000.0, 86_400
    for number in range(12):
        add(store, ["deploy the shop", "all fine"], f"c{number}", at=noon + number * 30 * day)
    import time

    named = time.strftime("%Y-%m-%d", time.localtime(noon + 5 * 30 * day))
    hit = store.index.search(Query(f"deploy on {named}", limit=1))[0]
    session = store.turns.get_session(hit.turn.session)
    assert session is not None
    assert session.conversation == "c5"


def test_a_call_that_comes_after_its_turn_was_indexed(store: MemoryStore) -> None:
    add(store, ["I will look"])
    assert found(store, "I will look")
    for place, target in enumerate(("/w/shop/src/rates.py", "/w/shop/src/taxes.py")):
        with store.writing():
            source = Source("/t/c1", 1, offset=place)
            call = [(ToolUse("Read", target), target.encode())]
            store.turns.append(source, [NewTurn(ASSISTANT, "", 5 + place, 6 + place, None, b"", call)], 2.0)
        assert found(store, target[3:]) == ["I will look"]


def test_the_newest_turn_goes_before_it_is_indexed(store: MemoryStore) -> None:
    add(store, ["one", "two"])
    assert found(store, "two")
    gone = add(store, ["three", "four"], "c2")
    with store.writing():
        store.turns.forget(gone, "test", 2.0)
    assert found(store, "four") == []
    add(store, ["five"], "c3")
    assert found(store, "five") == ["five"]


def test_a_filter_that_few_pass(store: MemoryStore) -> None:
    add(store, [f"deploy step {number}" for number in range(900)])
    (session,) = store.turns.sessions(None, 5)
    rare = store.turns.turns(session.id)[0]
    with store.writing():
        blog = store.turns.project(BLOG, 1.0)
        other = store.turns.session("claude", "c2", [blog], at=0.5, started=0.5)
        store.turns.append(Source("/t/c2", other), [NewTurn(USER, "deploy " + "a long tale " * 40, 0, 1, None, b"x")], 1.0)
    assert rare.text == "deploy step 0"
    assert [text[:6] for text in found(store, "deploy step", host="claude")] == ["deploy"]
    assert found(store, "deploy step", until=0.7, limit=5)[0].startswith("deploy a long")


@pytest.mark.parametrize("seed", range(8))
def test_both_ways_of_scoring_agree(store: MemoryStore, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    rng = random.Random(seed)
    vocabulary = [f"{letter}{number}word" for letter in "abcdefgh" for number in range(8)]
    for number in range(6):
        texts = [" ".join(rng.choices(vocabulary, k=rng.randrange(1, 30))) for _ in range(rng.randrange(1, 40))]
        add(store, texts, f"c{number}")
        store.index.catch_up()
    queries = [" ".join(rng.choices(vocabulary, k=rng.randrange(1, 6))) for _ in range(12)]
    # Arrays without vectors on the one side, dictionaries on the other.
    from interlock.storage.sqlite import dense

    monkeypatch.setattr(dense, "NEAR_WINDOW", 0.0)
    monkeypatch.setattr(dense, "NEAR_TURN", 0.0)
    monkeypatch.setattr(dense, "FLOOR", 9.0)
    arrays = [store.index.search(Query(query, limit=50)) for query in queries]
    monkeypatch.setattr(index, "encoder", lambda: None)
    plain = [store.index.search(Query(query, limit=50)) for query in queries]
    for one, other in zip(arrays, plain, strict=True):
        # Turns of equal score may change places.
        assert [hit.score for hit in one] == pytest.approx([hit.score for hit in other], abs=0.01)
        assert sorted(hit.turn.id for hit in one[:20]) == sorted(hit.turn.id for hit in other[:20])
