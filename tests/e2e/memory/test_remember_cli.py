"""`interlock remember` as a person runs it."""

import json
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

CASES = Path(__file__).parents[2] / "cases"
CONVERSATION = "5b1f0c1e-0000-4000-8000-00000000c001"


def recorded(box: Any, name: str = "transcript.jsonl") -> Path:
    """Cursor's own copy of a recorded conversation, its paths moved into this home."""
    path: Path = box.transcript()
    text = (CASES / "memory" / "transcripts" / name).read_text("utf-8")
    path.write_text(text.replace("/home/dev/projects/acme-shop", str(box.workspace)), "utf-8")
    return path


def test_mine_search_show_forget(box: Any) -> None:
    recorded(box)
    mined = box.json("remember", "mine")
    assert (mined["files"], mined["turns"], mined["bad_lines"]) == (1, 20, 0)
    found = box.json("remember", "search", "which database for orders")
    assert "Postgres 17" in json.dumps(found["hits"])
    assert found["hits"][0]["session"]["conversation"] == CONVERSATION
    exact = box.json("remember", "search", "src/shop/legacy_tax.py")["hits"][0]
    assert exact["exact"] is True
    shown = box.json("remember", "show", exact["id"])
    assert shown["turns"][0]["text"] == exact["text"]
    assert len(box.json("remember", "show", exact["id"], "-C", "2")["turns"]) == 5
    assert len(box.json("remember", "show", shown["session"]["id"])["turns"]) == 21
    assert "would forget" in box.cli("remember", "forget", exact["id"], "--dry-run").stdout
    assert box.json("remember", "show", exact["id"])["turns"]
    box.cli("remember", "forget", exact["id"])
    box.cli("remember", "show", exact["id"], code=1)
    os.utime(box.transcript())
    box.transcript().write_text(box.transcript().read_text("utf-8").replace("9:19 AM", "9:18 AM"), "utf-8")
    assert box.json("remember", "mine")["turns"] == 0
    assert "Delete src/shop" not in json.dumps(box.json("remember", "search", "--all", "delete src/shop/legacy_tax.py"))
    assert "legacy_tax.py if" not in box.cli("remember", "digest").stdout


def test_mining_again_adds_nothing(box: Any) -> None:
    path = recorded(box)
    box.cli("remember", "mine")
    again = box.json("remember", "mine")
    assert (again["turns"], again["unchanged"]) == (0, 1)
    assert box.json("remember", "mine", str(path.parent))["turns"] == 0
    box.hook("stop", box.payload("stop"))
    box.hook("preCompact", box.payload("preCompact"))
    status = box.json("remember", "status")
    assert (status["turns"], status["sessions"], status["projects"], status["lines"], status["bad_lines"]) == (20, 1, 1, 39, 0)


def test_what_was_mined_is_told_to_the_next_session(box: Any) -> None:
    recorded(box)
    box.cli("remember", "mine")
    answer = box.hook("sessionStart", box.payload("sessionStart", workspace_roots=[str(box.workspace)]))
    assert "ROUND_HALF_UP" in answer["additional_context"]
    assert answer["additional_context"] == box.json("remember", "digest")["text"]


def test_a_folder_of_mixed_files(box: Any, tmp_path: Path) -> None:
    folder = tmp_path / "mixed ü"
    shutil.copytree(CASES / "memory" / "transcripts", folder)
    (folder / "notes.txt").write_text("not a transcript")
    mined = box.json("remember", "mine", str(folder), "--project", str(box.workspace))
    assert mined["files"] == 13
    assert mined["bad_lines"] == 2
    assert mined["failed"] == []
    plain = box.cli("remember", "search", "Postgres")
    assert "acme-shop" not in plain.stdout
    assert "Postgres 17" in plain.stdout
    assert "\x1b" not in plain.stdout


def test_scope_and_exit_codes(box: Any, tmp_path: Path) -> None:
    recorded(box)
    box.cli("remember", "mine")
    other = tmp_path / "other"
    other.mkdir()
    missing = box.cli("remember", "search", "Postgres", "--project", str(other), code=1)
    assert missing.stdout == ""
    assert "error: memory knows no project at" in missing.stderr
    assert "help:" in missing.stderr
    nothing = box.cli("remember", "search", "zebra", code=1)
    assert "nothing found for 'zebra'" in nothing.stderr
    assert "--all" in nothing.stderr
    for args in (["show", "x1"], ["show", "t"], ["mine", "/no/such/place"], ["search"], ["search", "x", "--since", "soon"]):
        done = box.cli("remember", *args, code=2)
        assert done.stdout == ""
        assert done.stderr.startswith("error: ")
        assert "help: " in done.stderr
    assert "there is no 't999'" in box.cli("remember", "show", "t999", code=1).stderr


def test_an_empty_memory_says_what_to_do_next(box: Any) -> None:
    assert "interlock remember mine" in box.cli("remember", "status").stderr
    assert "no transcripts below" in box.cli("remember", "mine", code=3).stderr


def test_dry_run_writes_nothing(box: Any) -> None:
    recorded(box)
    assert "would read" in box.cli("remember", "mine", "--dry-run").stdout
    assert not (box.state / "memory").exists()


def test_mine_is_refused_when_switched_off(box: Any) -> None:
    recorded(box)
    box.env["INTERLOCK_REMEMBER"] = "off"
    assert "switched off" in box.cli("remember", "mine", code=3).stderr


def test_a_store_held_for_long_is_reported(box: Any) -> None:
    recorded(box)
    box.cli("remember", "mine")
    box.transcript().write_text(box.transcript().read_text("utf-8") * 2, "utf-8")
    holder = sqlite3.connect(box.state / "memory" / "memory.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    done = box.cli("remember", "mine", code=3)
    assert "another process has held the memory store" in done.stderr
    holder.execute("ROLLBACK")
    holder.close()
    assert box.json("remember", "mine")["turns"] == 20


def test_words_stored_verbatim_are_shown_redacted(box: Any) -> None:
    (box.state / "hook.toml").write_text("[remember]\nverbatim = true\n")
    recorded(box, "transcript_secrets.jsonl")
    box.cli("remember", "mine")
    secret = "example-token-not-real-0000"
    with sqlite3.connect(box.state / "memory" / "memory.db") as connection:
        assert secret in str(connection.execute("SELECT group_concat(text) FROM turns").fetchone())
    connection.close()
    for args in (["search", "staging", "token"], ["show", "t1"], ["show", "s1"], ["search", "staging", "--json"]):
        shown = box.cli("remember", *args).stdout
        assert "staging" in shown.lower()
        assert secret not in shown
    told = box.hook("sessionStart", box.payload("sessionStart", workspace_roots=[str(box.workspace)]))
    assert secret not in json.dumps(told)


def test_the_doctor_describes_the_store(box: Any) -> None:
    from interlock.wiring import describe_memory

    recorded(box)
    box.cli("remember", "mine")
    assert describe_memory(str(box.state)) == "20 turns of 1 session in 1 project"


def test_forgotten_words_leave_the_files(box: Any) -> None:
    from interlock.wiring import open_memory_store

    box.transcript().write_text(
        json.dumps({"role": "user", "message": {"content": "the xylophone_plan_77 of the quetzalcoatl team"}})
        + "\n"
        + json.dumps({"role": "user", "message": {"content": "something else"}})
        + "\n"
    )
    box.cli("remember", "mine")
    box.hook("sessionEnd", box.payload("sessionEnd"))
    assert box.json("remember", "search", "quetzalcoatl")["hits"][0]["id"] == "t1"
    box.cli("remember", "forget", "t1")
    assert "something else" in box.json("remember", "show", "s1")["session"]["title"]
    store = open_memory_store(str(box.state))
    assert store.check() == []
    store.index.rebuild()
    store.close()
    for path in (box.state / "memory").rglob("*"):
        if path.is_file():
            for word in (b"xylophone", b"quetzalcoatl team"):
                assert word not in path.read_bytes(), path


def test_search_by_file_and_tool_with_neighbours(box: Any) -> None:
    recorded(box)
    box.cli("remember", "mine")
    hits = box.json("remember", "search", "fix money decimal", "--file", "src/shop/tax.py", "-C", "1")["hits"]
    assert hits
    assert all(2 <= len(hit["context"]) <= 3 for hit in hits)
    assert all(hit["id"] in [one["id"] for one in hit["context"]] for hit in hits)
    box.cli("remember", "search", "fix money decimal", "--tool", "NoSuchTool", code=1)
    assert "user" in box.cli("remember", "search", "database for orders", "-C", "2").stdout


def test_bench_measures_a_file(box: Any, tmp_path: Path) -> None:
    path = tmp_path / "q.json"
    turns = [{"speaker": "Ann", "dia_id": "D1:1", "text": "The kitten is called Mog"}]
    path.write_text(json.dumps([{"conversation": {"session_1": turns}, "qa": [{"question": "kitten?", "evidence": ["D1:1"]}]}]))
    found = box.json("remember", "bench", str(path))
    assert (found["questions"], found["session_recall"], found["turn_recall"]) == (1, {"5": 100, "10": 100}, {"5": 100, "10": 100})
    assert "100.0" in box.cli("remember", "bench", str(path)).stdout
    assert "cannot be read" in box.cli("remember", "bench", str(tmp_path / "none"), code=2).stderr
    assert not (box.state / "memory").exists()
