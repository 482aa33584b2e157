"""``interlock guard bench`` as a process: figures as a table and as JSON, and what it says to a file that is no corpus."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROWS = (
    {"id": "a.1", "kind": "shell", "action": {"command": "rm -rf {HOME}"}, "expect": "block", "class": "bad"},
    {"id": "a.2", "kind": "shell", "action": {"command": "rm -rf \"${HOME}\""}, "expect": "deny", "class": "bad"},
    {"id": "a.3", "kind": "file_read", "action": {"path": "{WS}/link_ssh/id_rsa"}, "expect": "deny", "class": "bad"},
    {"id": "b.1", "kind": "shell", "action": {"command": "cd {WS} && git status"}, "expect": "allow", "class": "good"},
    {"id": "b.2", "kind": "mcp", "action": {"server": "github", "tool": "get_me", "arguments": {}}, "expect": "ask", "class": "wrong label"},
    {"id": "b.3", "kind": "fetch", "action": {"url": "https://docs.example/x"}, "expect": "allow", "class": "good"},
    {"id": "b.4", "kind": "file_write", "action": {"path": "{WS}/src/new.py", "content": "x"}, "expect": "allow", "class": "good"},
)  # fmt: skip


def bench(folder: Path, text: str, *options: str) -> "subprocess.CompletedProcess[str]":
    corpus = folder / "corpus.jsonl"
    corpus.write_text(text, encoding="utf-8")
    home = folder / "home"
    home.mkdir(exist_ok=True)
    env = os.environ | {"HOME": str(home), "INTERLOCK_HOME": str(folder / "state"), "NO_COLOR": "1"}
    words = [sys.executable, "-m", "interlock", "guard", "bench", str(corpus), *options]
    return subprocess.run(words, capture_output=True, text=True, env=env, check=False)


def test_figures(tmp_path: Path) -> None:
    done = bench(tmp_path, "\n".join(json.dumps(row) for row in ROWS), "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["schema_version"] == 1
    assert {key: found[key] for key in ("cases", "denied", "stopped", "false", "hard_false")} == {
        "cases": 7,
        "denied": 100,
        "stopped": 75,
        "false": 0,
        "hard_false": 0,
    }
    assert [(row["id"], row["expect"], row["got"]) for row in found["mismatches"]] == [("b.2", "ask", "allow")]
    assert found["classes"]["wrong label"]["denied"] is None
    assert found["surfaces"]["shell"]["cases"] == 3


def test_table_names_what_is_wrong(tmp_path: Path) -> None:
    done = bench(tmp_path, "\n".join(json.dumps(row) for row in ROWS))
    assert done.returncode == 0
    assert "class wrong label" in done.stdout
    assert "b.2: allow instead of ask" in done.stderr


def test_a_line_that_is_no_row_is_named(tmp_path: Path) -> None:
    for broken, reason in (
        ('{"id": "a"}', "no field 'kind'"),
        ("{", "line 2"),
        ('{"id": "a", "kind": "shell", "action": {}, "expect": "ask", "class": "x"}', "no field 'command'"),
        ('{"id": "a", "kind": "dance", "action": {"command": "x"}, "expect": "ask", "class": "x"}', "dance"),
    ):
        done = bench(tmp_path, json.dumps(ROWS[0]) + "\n" + broken + "\n")
        assert done.returncode == 2
        assert done.stdout == ""
        assert "line 2" in done.stderr
        assert reason in done.stderr


def test_no_file_is_a_usage_error(tmp_path: Path) -> None:
    done = bench(tmp_path, "")
    assert done.returncode == 2
    assert "holds no rows" in done.stderr
