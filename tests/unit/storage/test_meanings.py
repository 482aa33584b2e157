"""Vectors of the `semantic` extra: what is stored, when, and what the search makes of it. The model is stood in for by words of a table."""

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from interlock.memory import semantic
from interlock.model.session import CONTEXT, USER, Project, Source
from interlock.storage import sentence_vectors
from interlock.storage.base import MemoryStore, NewTurn, Query
from interlock.storage.sentence_vectors import WIDTH, SentenceEncoder
from interlock.storage.sqlite import index as sqlite_index
from interlock.storage.sqlite import meanings
from interlock.storage.wordpiece import END, START, UNKNOWN, WordPiece
from interlock.wiring import open_memory_store

#: Words that the stand-in takes for one thing.
TOPICS = (("whale", "leviathan", "moby"), ("bread", "loaf", "bake"), ("rocket", "launchpad", "orbit"))


class Topics(SentenceEncoder):
    """One direction a topic."""

    def __init__(self) -> None:
        self._np = np
        self.texts = 0

    def vectors(self, texts: "Sequence[str]") -> "sentence_vectors.Floats":
        self.texts += len(texts)
        found: sentence_vectors.Floats = np.zeros((len(texts), WIDTH), dtype=np.float32)
        for row, text in enumerate(texts):
            for place, words in enumerate(TOPICS):
                found[row, place] = any(word in text for word in words)
            found[row, 100 + len(text) % 100] += 0.2
            found[row] /= np.linalg.norm(found[row])
        return found


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Topics:
    made = Topics()
    monkeypatch.setattr(sentence_vectors, "sentence_encoder", lambda: made)
    monkeypatch.setattr(meanings, "sentence_encoder", lambda: made)
    monkeypatch.setattr(meanings, "installed", lambda: True)
    monkeypatch.setattr(semantic, "installed", lambda: True)
    return made


@pytest.fixture
def store(tmp_path: Path) -> Iterator[MemoryStore]:
    made = open_memory_store(str(tmp_path))
    yield made
    made.close()


def add(store: MemoryStore, texts: Sequence[str], conversation: str = "c1", role: str = USER) -> list[int]:
    with store.writing():
        owner = store.turns.project(Project("dir:/shop", "shop", "/shop"), 1.0)
        session = store.turns.session("cursor", conversation, [owner], at=1.0, started=1.0)
        turns = [NewTurn(role, text, at, at + 1, None, f"{conversation}{text}".encode()) for at, text in enumerate(texts)]
        ids = store.turns.append(Source(f"/t/{conversation}", session), turns, 1.0)
    return [ids[number] for number in sorted(ids)]


def found(store: MemoryStore, text: str) -> list[str]:
    return [hit.turn.text for hit in store.index.search(Query(text))]


def test_turns_are_found_by_what_they_mean(store: MemoryStore, model: Topics) -> None:
    add(store, ["the leviathan of the deep", "a loaf on the table", *[f"filler number {number}" for number in range(200)]])
    add(store, ["injected leviathan"], "c2", CONTEXT)
    assert "the leviathan of the deep" not in found(store, "moby whale")
    seen: list[tuple[int, int]] = []
    assert store.index.deepen(60, lambda done, total: seen.append((done, total))) == 0
    assert seen[-1] == (202, 202)
    assert model.texts == 202
    assert found(store, "moby whale")[0] == "the leviathan of the deep"
    assert "injected leviathan" not in found(store, "moby whale")
    # Only what is new is worked on again, and the tables can be built anew under it.
    add(store, ["a rocket"], "c3")
    assert store.index.deepen(60) == 0
    assert model.texts == 203 + 2
    store.index.rebuild()
    assert found(store, "orbit")[0] == "a rocket"


def test_a_limit_of_time_leaves_the_rest(store: MemoryStore, model: Topics) -> None:
    add(store, [f"whale {number}" for number in range(300)])
    assert store.index.deepen(0) == 300
    assert model.texts == 0


def test_forgotten_turns_lose_theirs(store: MemoryStore, model: Topics, tmp_path: Path) -> None:
    (one,) = add(store, ["the leviathan of the deep"])
    add(store, ["other"], "c2")
    store.index.deepen(60)
    assert found(store, "moby")
    with store.writing():
        store.turns.forget([one], "test", 2.0)
    assert found(store, "moby") == []
    import sqlite3

    connection = sqlite3.connect(tmp_path / "memory" / "memory.db")
    assert connection.execute("SELECT count(*) FROM turn_meanings").fetchone() == (1,)
    connection.close()


def test_the_worker_waits_for_idle_times(model: Topics, tmp_path: Path) -> None:
    store = open_memory_store(str(tmp_path))
    add(store, ["the leviathan of the deep"])
    store.close()
    opened = threading.Event()
    done = threading.Event()

    def open_store() -> MemoryStore:
        opened.set()
        made = open_memory_store(str(tmp_path))
        close = made.close

        def closed() -> None:
            close()
            done.set()

        made.close = closed  # type: ignore[method-assign]
        return made

    worker = semantic.IdleWorker(open_store, idle=0.01)
    worker.start()
    assert done.wait(120)
    worker.stop()
    assert model.texts == 1


def test_without_the_extra_nothing_happens(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meanings, "sentence_encoder", lambda: None)
    monkeypatch.setattr(semantic, "installed", lambda: False)
    add(store, ["the leviathan of the deep"])
    assert store.index.deepen(60) == 0
    assert found(store, "leviathan")
    worker = semantic.IdleWorker(lambda: pytest.fail("opened"), idle=0.0)
    worker.start()
    assert worker._thread is None
    assert sqlite_index.SqliteIndex is type(store.index)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", []),
        ("the money", [1996, 2769]),
        ("The MONEY, Ünïcode!", [1996, 2769, 1010, 27260, 999]),
        ("unaffable", [14477, 20961, 3468]),
        ("a\u200bb\x00 c\td", [11113, 1039, 1040]),
        ("漢字", [1904, UNKNOWN]),
        ("x" * 101, [UNKNOWN]),
        ("🙂", [UNKNOWN]),
    ],
)
def test_word_pieces(text: str, wanted: list[int]) -> None:
    assert WordPiece().ids(text, 50) == [START, *wanted, END]


def test_a_long_text_is_cut() -> None:
    found = WordPiece().ids("money " * 1000, 20)
    assert len(found) == 20
    assert found[-1] == END
