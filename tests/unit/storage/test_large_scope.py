"""Searching in very many turns: the commonest terms are left out, the rarest decide."""

from pathlib import Path

import pytest

from interlock.model.session import USER, Project, Source
from interlock.storage.base import NewTurn, Query
from interlock.storage.sqlite import index
from interlock.wiring import open_memory_store


def test_the_rarest_terms_decide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [f"deploy the shop again number {number}" for number in range(30)] + ["zebra", "deploy shop"]
    store = open_memory_store(str(tmp_path))
    with store.writing():
        project = store.turns.project(Project("dir:1", "shop", "/w/shop"), 1.0)
        session = store.turns.session("cursor", "c1", [project], at=1.0, started=1.0)
        turns = [NewTurn(USER, text, at, at + 1, None, text.encode()) for at, text in enumerate(texts)]
        store.turns.append(Source("/t", session), turns, 1.0)
    found = [hit.turn.text for hit in store.index.search(Query("deploy shop zebra", limit=100))]
    assert len(found) == len(texts)
    monkeypatch.setattr(index, "_LARGE", 1)
    monkeypatch.setattr(index, "_MOST_POSTINGS", 0)
    assert [hit.turn.text for hit in store.index.search(Query("deploy shop zebra", limit=100))] == ["zebra"]
    monkeypatch.setattr(index, "_MOST_POSTINGS", 1000)
    assert {hit.turn.text for hit in store.index.search(Query("deploy shop zebra", limit=100))} == set(texts)
    store.close()
