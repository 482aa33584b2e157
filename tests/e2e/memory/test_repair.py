"""`interlock doctor --fix` on stores that are sound, damaged a little, and damaged much."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any


def line(text: str) -> str:
    return (
        json.dumps({"role": "user", "message": {"content": [{"type": "text", "text": f"<user_query>\n{text}\n</user_query>"}]}})
        + "\n"
    )


def filled(box: Any, count: int = 3000) -> Path:
    box.transcript().write_text("".join(line(f"question {number} about the shop {'word ' * 20}") for number in range(count)))
    box.json("remember", "mine")
    return Path(box.state) / "memory" / "memory.db"


def fix(box: Any) -> "tuple[list[str], str]":
    """What was mended, and stderr. The doctor's other checks may fail in an empty home: its exit code is not this test's matter."""
    done = subprocess.run(
        [sys.executable, "-m", "interlock", "doctor", "--fix", "--quick", "--json"],
        env=box.env,
        cwd=box.workspace,
        capture_output=True,
        text=True,
        check=False,
    )
    return list(json.loads(done.stdout)["fixed"]), done.stderr


def turns(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("SELECT count(*) FROM turns").fetchone()[0])
    finally:
        connection.close()


def test_a_sound_store_is_copied_and_indexed_anew(box: Any) -> None:
    path = filled(box, 50)
    lines, err = fix(box)
    assert "copied to" in lines[0]
    assert lines[-1] == "the search tables were built anew: 50 turns"
    assert "memory store: copied" in err
    (copy,) = path.parent.glob("memory.db.before-fix-*")
    assert (turns(path), turns(copy)) == (50, 50)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert box.json("remember", "search", "question 7", "-n", "1")["hits"]


def test_without_a_store_there_is_nothing_to_mend(box: Any) -> None:
    assert fix(box)[0] == ["there is no memory store yet"]
    assert not (box.state / "memory" / "memory.db").exists()


def test_what_can_be_read_of_a_damaged_store_is_kept(box: Any) -> None:
    path = filled(box)
    data = bytearray(path.read_bytes())
    size = 4096
    # Pages of words in the middle of the file are overwritten.
    hurt = [
        number for number in range(len(data) // size) if data[number * size : (number + 1) * size].count(b"about the shop") > 10
    ]
    for number in hurt[len(hurt) // 2 : len(hurt) // 2 + 3]:
        data[number * size : (number + 1) * size] = b"\xff" * size
    path.write_bytes(bytes(data))
    done, _ = fix(box)
    assert any("rows were read into a new file" in one for one in done)
    (damaged,) = path.parent.glob("memory.db.damaged-*")
    assert damaged.read_bytes() == bytes(data)
    kept = turns(path)
    assert 2000 < kept < 3000
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    # What was lost stands in the transcript still.
    assert box.json("remember", "mine")["turns"] == 3000 - kept
    assert turns(path) == 3000
    assert box.json("remember", "search", "question 7", "-n", "1")["hits"]


def test_a_file_that_is_no_database_is_set_aside(box: Any) -> None:
    path = filled(box, 20)
    path.write_bytes(b"no database at all" * 1000)
    assert "error" in box.cli("remember", "status", code=3).stderr
    done, _ = fix(box)
    assert any("damaged file is kept" in one for one in done)
    (damaged,) = path.parent.glob("memory.db.damaged-*")
    assert damaged.read_bytes().startswith(b"no database at all")
    # The transcripts bring everything back.
    assert box.json("remember", "mine")["turns"] == 20
