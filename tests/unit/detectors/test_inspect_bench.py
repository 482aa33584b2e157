"""`interlock inspect bench` on small corpora, as a process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def run(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HOME": str(tmp_path), "INTERLOCK_HOME": str(tmp_path / "state")}
    return subprocess.run(
        [sys.executable, "-m", "interlock", "inspect", "bench", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def corpus(tmp_path: Path, name: str, rows: list[dict[str, Any]]) -> str:
    path = tmp_path / name
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    return str(path)


ROWS = [
    {"id": "a", "text": "card 5518603634124189", "label": 1, "source": "synthetic:card"},
    {"id": "b", "text": "my name is Ann\u2028Smith", "label": 1, "source": "people"},
    {"id": "c", "text": "card 5518603634124180", "label": 0, "source": "synthetic_hard_negative:card_bad_luhn"},
    {"id": "d", "text": "mail ann@mail.example.org", "label": 0, "source": "people", "kind": "mail"},
]


def test_figures(tmp_path: Path) -> None:
    done = run(tmp_path, corpus(tmp_path, "pii.jsonl", ROWS), "--json", "--misses")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert document["schema_version"] == 1
    assert (document["family"], document["rows"]) == ("pii", 4)
    assert (document["recall"], document["false_alarms"]) == (0.5, 0.5)
    assert (document["checksummed"]["recall"], document["checksummed"]["false_alarms"]) == (1.0, 0.0)
    assert document["by_source"]["people"]["found"] == 0
    assert document["by_source"]["synthetic:card"]["false_alarms"] is None
    assert document["by_kind"]["mail"]["alarmed"] == 1
    assert document["by_kind"]["card_bad_luhn"]["alarmed"] == 0
    assert document["wrong"] == ["b", "d"]


def test_confidence_and_family(tmp_path: Path) -> None:
    path = corpus(tmp_path, "rows.jsonl", ROWS)
    document = json.loads(run(tmp_path, path, "--family", "pii", "--confidence", "high", "--json").stdout)
    assert document["recall"] == 0.5
    assert document["false_alarms"] == 0.0
    assert json.loads(run(tmp_path, path, "--family", "secrets", "--engine", "stdlib", "--json").stdout)["engine"] == "stdlib"


def test_table(tmp_path: Path) -> None:
    done = run(tmp_path, corpus(tmp_path, "my_prompt_injection_rows.jsonl", ROWS))
    assert done.returncode == 0
    assert "source people" in done.stdout
    assert "injection with" in done.stderr


@pytest.mark.parametrize(
    ("name", "content", "arguments", "said"),
    [
        ("rows.jsonl", "{}", [], "does not tell the family"),
        ("pii.jsonl", "{", [], "line 1 of"),
        ("pii.jsonl", '{"text": 1}', [], "is no row of a corpus"),
        ("pii.jsonl", "", ["--family", "x"], "there is no family 'x'"),
        ("pii.jsonl", "", ["--engine", "grep"], "there is no engine 'grep'"),
    ],
)
def test_wrong_use(tmp_path: Path, name: str, content: str, arguments: list[str], said: str) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    done = run(tmp_path, str(path), *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert run(tmp_path, str(tmp_path / "none-pii.jsonl")).returncode == 2
