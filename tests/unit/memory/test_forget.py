"""Forgetting leaves nothing behind, and what was forgotten stays away."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from interlock.memory import key as keys
from interlock.memory.forget import forget
from interlock.memory.imports.kinds import open_export
from interlock.memory.imports.take_in import take_in
from interlock.memory.redaction import redactor
from interlock.memory.settings import Settings
from interlock.storage.base import StoreUnusable
from interlock.storage.sqlite.repair import repair

_READER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
print(connection.execute("SELECT count(*) FROM turns").fetchone()[0], flush=True)
sys.stdin.readline()
"""


def holding(folder: Path, word: str) -> list[str]:
    """Names of the files that hold a word."""
    return sorted(one.name for one in folder.rglob("*") if one.is_file() and word.encode() in one.read_bytes())


def drop(box: Any, *turns: int) -> list[str]:
    key = keys.load(str(box.state / "memory"))
    with box.store() as store:
        found = [store.turns.turn(number) for number in turns]
        return forget(store, [one for one in found if one is not None], redactor(key), key)


def test_no_file_keeps_the_words_while_another_process_has_the_store_open(box: Any) -> None:
    box.write("> the wombat merger is with acme", "noted: wombat", "> other things")
    box.event("stop")
    with box.store() as store:
        store.index.catch_up()
    path = box.state / "memory" / "memory.db"
    other = subprocess.Popen(
        [sys.executable, "-c", _READER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert other.stdin is not None
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "3\n"
        assert holding(box.state, "wombat")
        assert drop(box, 1, 2) == []
        assert holding(box.state, "wombat") == []
    finally:
        other.communicate("\n", timeout=60)
    assert box.texts() == ["other things"]


def test_copies_of_the_doctor_are_named(box: Any) -> None:
    box.write("> the quoll plan")
    box.event("stop")
    repair(str(box.state / "memory" / "memory.db"))
    (copy,) = drop(box, 1)
    assert holding(box.state, "quoll") == [copy]


@pytest.mark.parametrize("verbatim", [False, True])
def test_an_export_from_before_brings_nothing_back(box: Any, verbatim: bool) -> None:
    if verbatim:
        box.settings("verbatim = true\n")
    box.write("> numbat: DEPLOY_TOKEN=example-token-not-real-0000 <private>and Kim</private>", "fine")
    box.event("stop")
    with box.store() as store:
        (session,) = store.turns.sessions(None, 10)
        told = store.turns.turns(session.id)
    hide = redactor(keys.load(str(box.state / "memory")))
    head = {"host": session.host, "conversation": session.conversation, "title": session.title}
    path = box.folder / "memory.jsonl"
    path.write_text(
        "".join(json.dumps({"role": one.role, "text": hide(one.text), "session": head}) + "\n" for one in told), "utf-8"
    )
    drop(box, told[0].id)
    with box.store() as store:
        take_in(store, str(box.state), open_export(str(path)), Settings())
    assert box.texts() == ["fine"]


def test_half_a_surrogate_pair_does_not_stop_the_capture(box: Any) -> None:
    box.write("> lone \ud800 half")
    lines = [
        {"role": "assistant", "message": {"content": [{"type": "tool_use", "name": "R\udfff", "input": {"path": "/a\ud800"}}]}}
    ]
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    box.write("> after")
    told = box.event("preCompact", generation_id="g\udc00", workspace_roots=[str(box.workspace), "/w\ud800"])
    assert "saved 2 new messages" in told["user_message"]
    assert box.texts() == ["lone ? half", "after"]
    assert box.log() == ""


def test_a_damaged_key_is_named(box: Any) -> None:
    box.write("> hello")
    box.event("stop")
    (box.state / "memory" / "key").write_bytes(b"short")
    box.write("> more")
    assert "key file" in box.event("preCompact")["user_message"]
    with box.store() as store:
        from interlock.memory.status import describe

        with pytest.raises(StoreUnusable, match="key file") as caught:
            describe(store, str(box.state))
    assert caught.value.help


def test_a_folder_in_the_place_of_the_store_is_named(box: Any) -> None:
    path = box.state / "memory" / "memory.db"
    path.mkdir(parents=True)
    with pytest.raises(StoreUnusable, match="a folder stands"):
        repair(str(path))
    assert path.is_dir()
