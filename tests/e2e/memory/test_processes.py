"""Many hooks at once, hooks that are killed, and a store that somebody else holds."""

import binascii
import json
import random
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from interlock.wiring import open_memory_store

CASES = Path(__file__).parents[2] / "cases"
CONVERSATION = "5b1f0c1e-0000-4000-8000-00000000c001"

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def github_token() -> str:
    """A made-up token with the checksum of a real one, put together here so that no scanner takes this file for a leak."""
    body = "Ab1" * 10
    number, check = binascii.crc32(body.encode()), ""
    while number:
        number, rest = divmod(number, 62)
        check = _DIGITS[rest] + check
    return "gh" + "p_" + body + check.rjust(6, "0")


def line(role: str, text: str) -> str:
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"


def count(box: Any, name: str = "stops") -> int:
    store = open_memory_store(str(box.state))
    try:
        return store.notes.counter(name, f"cursor:{CONVERSATION}")
    finally:
        store.close()


def words(box: Any) -> list[str]:
    with sqlite3.connect(box.state / "memory" / "memory.db") as connection:
        found = [row[0] for row in connection.execute("SELECT text FROM turns ORDER BY id")]
    connection.close()
    return found


@pytest.mark.parametrize("fresh", [True, False])
def test_twenty_stops_at_once_count_twenty(box: Any, fresh: bool) -> None:
    path = box.transcript()
    path.write_text("".join(line("user", f"question {number}") + line("assistant", f"answer {number}") for number in range(40)))
    if not fresh:
        box.hook("stop", box.payload("stop"))
    before = 0 if fresh else 1
    running = [box.start("stop") for _ in range(20)]
    for process in running:
        process.stdin.write(box.payload("stop"))
        process.stdin.close()
    for process in running:
        assert process.wait(120) == 0
        assert process.stdout.read() == b"{}\n"
        process.stdout.close()
        process.stderr.close()
    # What found the store held waits in the spool; the status command is the next writer.
    assert box.json("remember", "status")["spooled"] == 0
    assert count(box) == before + 20
    assert len(words(box)) == len(set(words(box))) == 80


def test_twenty_conversations_at_once_lose_nothing(box: Any) -> None:
    names = [f"5b1f0c1e-0000-4000-8000-0000000000{number:02d}" for number in range(20)]
    for name in names:
        box.transcript(name).write_text("".join(line("user", f"{name} {number}") for number in range(30)))
    running = [(name, box.start("sessionEnd")) for name in names]
    for name, process in running:
        process.stdin.write(box.payload("sessionEnd", name))
        process.stdin.close()
    for _, process in running:
        assert process.wait(120) == 0
        process.stdout.close()
        process.stderr.close()
    assert box.json("remember", "status")["turns"] == 600


def test_a_killed_hook_loses_nothing_that_it_acknowledged(box: Any) -> None:
    rng = random.Random(11)
    path = box.transcript()
    path.write_text("")
    written = acknowledged = killed = rounds = 0
    # Seconds that a run lasts here: a run that was not killed in time says how much earlier the next kill must come.
    lasts = 0.4
    while killed < 12 and rounds < 200:
        rounds += 1
        with open(path, "a", encoding="utf-8") as file:
            for _ in range(rng.randrange(1, 400)):
                written += 1
                file.write(line(rng.choice(("user", "assistant")), f"turn {written} " + "word " * rng.randrange(60)))
        process = box.start("preCompact")
        process.stdin.write(box.payload("preCompact"))
        process.stdin.close()
        time.sleep(rng.random() * lasts)
        process.kill()
        out = process.stdout.read()
        if process.wait(120):
            killed += 1
        else:
            lasts *= 0.9
        process.stdout.close()
        process.stderr.close()
        if out:
            acknowledged = written
        kept = [int(text.split()[1]) for text in words(box)] if (box.state / "memory" / "memory.db").exists() and _made(box) else []
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) >= acknowledged
    assert killed
    box.hook("stop", box.payload("stop"))
    assert [int(text.split()[1]) for text in words(box)] == list(range(1, written + 1))
    with sqlite3.connect(box.state / "memory" / "memory.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def _made(box: Any) -> bool:
    with sqlite3.connect(box.state / "memory" / "memory.db") as connection:
        found = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'turns'").fetchone()[0]
    connection.close()
    return bool(found)


def test_what_a_held_store_refuses_goes_to_the_spool(box: Any) -> None:
    path = box.transcript()
    path.write_text(line("user", "before"))
    box.hook("stop", box.payload("stop"))
    holder = sqlite3.connect(box.state / "memory" / "memory.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with open(path, "a", encoding="utf-8") as file:
        file.write(line("user", "during") + line("assistant", "answered"))
    assert box.hook("stop", box.payload("stop")) == {}
    answer = box.hook("preCompact", box.payload("preCompact"))
    assert "busy: 2 messages are kept on disk" in answer["user_message"]
    spooled = list((box.state / "memory" / "spool").iterdir())
    assert len(spooled) == 2
    assert all(one.stat().st_mode & 0o777 == 0o600 for one in spooled)
    holder.execute("ROLLBACK")
    holder.close()
    assert words(box) == ["before"]
    with open(path, "a", encoding="utf-8") as file:
        file.write(line("user", "after"))
    box.hook("stop", box.payload("stop"))
    assert words(box) == ["before", "during", "answered", "after"]
    assert count(box) == 3
    assert list((box.state / "memory" / "spool").iterdir()) == []


def test_the_spool_keeps_the_words_of_a_file_that_is_gone(box: Any) -> None:
    path = box.transcript()
    path.write_text(line("user", "before"))
    box.hook("stop", box.payload("stop"))
    holder = sqlite3.connect(box.state / "memory" / "memory.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with open(path, "a", encoding="utf-8") as file:
        file.write(line("user", "only in the spool"))
    box.hook("preCompact", box.payload("preCompact"))
    holder.execute("ROLLBACK")
    holder.close()
    path.unlink()
    box.json("remember", "status")
    assert words(box) == ["before", "only in the spool"]


def test_no_secret_reaches_the_disk(box: Any) -> None:
    shutil.copyfile(CASES / "memory" / "transcripts" / "transcript_secrets.jsonl", box.transcript())
    planted = [
        "example-token-not-real-0000",
        github_token(),
        "AK" + "IAQ3ZR7KLM2Z2W4X5A",
        "https://u:" + "pa55w0rdXyz" + "@h.example/x",
        "sample-value-" + "987654321",
    ]
    with open(box.transcript(), "a", encoding="utf-8") as file:
        for secret in planted[1:]:
            file.write(line("user", f"use STAGING_TOKEN={secret} please"))
        call = {
            "type": "tool_use",
            "name": "Shell",
            "input": {"command": f"curl -H 'Authorization: Bearer {planted[1]}' https://x.example"},
        }
        file.write(json.dumps({"role": "assistant", "message": {"content": [call]}}) + "\n")
    holder = None
    for event in ("stop", "preCompact", "sessionEnd"):
        box.hook(event, box.payload(event))
        if holder is None:
            holder = sqlite3.connect(box.state / "memory" / "memory.db", isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            with open(box.transcript(), "a", encoding="utf-8") as file:
                file.write(line("user", f"rotation {planted[1]}"))
    assert holder is not None
    assert list((box.state / "memory" / "spool").iterdir())
    _clean(box, planted)
    holder.execute("ROLLBACK")
    holder.close()
    found = box.json("remember", "search", "rotation")
    assert [hit["text"][:29] for hit in found["hits"]] == ["rotation <secret:github-token"]
    _clean(box, planted)


def _clean(box: Any, planted: list[str]) -> None:
    files = [path for path in box.state.rglob("*") if path.is_file()]
    assert len(files) > 3
    for path in files:
        data = path.read_bytes()
        for secret in planted:
            assert secret.encode() not in data, (path, secret[:6])


@pytest.mark.parametrize("path", sorted((CASES / "hosts" / "cursor" / "malformed").iterdir()), ids=lambda path: path.name)
@pytest.mark.parametrize("event", ["stop", "preCompact", "sessionStart", "sessionEnd"])
def test_malformed_payloads_are_answered(box: Any, event: str, path: Path) -> None:
    process = box.start(event)
    out, _ = process.communicate(path.read_bytes(), 120)
    answer = json.loads(out)
    assert process.returncode == 0
    assert set(answer) <= {"user_message"}
    assert (box.state / "hook-errors.log").exists() or (box.state / "memory" / "memory.log").exists()
