"""Terms that most turns of a large project hold are left out while rarer ones are there."""

from pathlib import Path

import pytest

from interlock.model.session import USER, Project, Source
from interlock.storage.base import NewTurn, Query
from interlock.storage.sqlite import index
from interlock.wiring import open_memory_store


def test_the_rarest_terms_decide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "encoder", lambda: None)
    texts = [f"deploy the shop again number {number}" for number in range(30)] + ["zebra", "lion", "deploy shop"]
    store = open_memory_store(str(tmp_path))
    with store.writing():
        project = store.turns.project(Project("dir:1", "shop", "/w/shop"), 1.0)
        session = store.turns.session("cursor", "c1", [project], at=1.0, started=1.0)
        turns = [NewTurn(USER, text, at, at + 1, None, text.encode()) for at, text in enumerate(texts)]
        store.turns.append(Source("/t", session), turns, 1.0)

    def found(words: str) -> list[str]:
        return [hit.turn.text for hit in store.index.search(Query(words, limit=100))]

    assert len(found("deploy shop zebra lion")) == len(texts)
    # From here on a term is common that more than one turn holds.
    monkeypatch.setattr(index, "_COMMON", 1)
    monkeypatch.setattr(index, "_ONE_IN", 1000)
    assert sorted(found("deploy shop zebra lion")) == ["lion", "zebra"]
    # Where fewer than two are rare, common ones take part with their newest turns.
    assert sorted(found("deploy shop zebra")) == ["deploy shop", "deploy the shop again number 29", "zebra"]
    assert sorted(found("deploy shop")) == ["deploy shop", "deploy the shop again number 29"]
    store.close()
