"""`interlock remember timeline`, `export` and `forget` as a person runs them."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.memory.conftest import line

from interlock.memory.save import refresh_digest
from interlock.wiring import open_memory_store

OTHER = "5b1f0c1e-0000-4000-8000-00000000c009"


@pytest.fixture
def stored(box: Any) -> Any:
    """A memory of two projects."""
    box.transcript().write_text(line("user", "paint the shed GREEN") + line("assistant", "it is green now"), "utf-8")
    box.transcript(OTHER).write_text(line("user", "sail the green boat") + line("assistant", "ahoy"), "utf-8")
    box.cli("remember", "mine", str(box.transcript()), "--project", str(box.workspace))
    box.cli("remember", "mine", str(box.transcript(OTHER)), "--project", str(box.home / "boat"))
    return box


def said(box: Any) -> list[str]:
    out = box.cli("remember", "export", "--all", "--format", "jsonl").stdout
    return [json.loads(one)["text"] for one in out.splitlines()]


def test_timeline(stored: Any) -> None:
    titles = [one["title"] for one in stored.json("remember", "timeline", "--all")["sessions"]]
    assert sorted(titles) == ["paint the shed GREEN", "sail the green boat"]
    (own,) = stored.json("remember", "timeline")["sessions"]
    assert (own["title"], own["turns"]) == ("paint the shed GREEN", 2)
    assert "paint the shed GREEN  (2 turns)" in stored.cli("remember", "timeline").stdout
    assert len(stored.json("remember", "timeline", "--all", "-n", "1")["sessions"]) == 1
    for nothing in (("--host", "codex"), ("--since", "2999-01-01"), ("--until", "1999-01-01")):
        stored.cli("remember", "timeline", "--all", *nothing, code=1)


def test_export_as_markdown_and_json_lines(stored: Any, tmp_path: Path) -> None:
    text = stored.cli("remember", "export").stdout
    assert text.startswith("# paint the shed GREEN\n")
    assert "## assistant (t2)\n\nit is green now\n" in text
    assert "boat" not in text
    lines = [json.loads(one) for one in stored.cli("remember", "export", "--all", "--format", "jsonl").stdout.splitlines()]
    assert len(lines) == 4
    assert lines[0]["schema_version"] == 1
    assert {one["session"]["projects"][0] for one in lines} == {str(stored.workspace), str(stored.home / "boat")}
    path = tmp_path / "out.md"
    stored.cli("remember", "export", "-o", str(path), "--dry-run")
    assert not path.exists()
    stored.cli("remember", "export", "-o", str(path))
    assert path.read_text("utf-8") == text
    assert path.stat().st_mode & 0o777 == 0o600
    assert "exists already" in stored.cli("remember", "export", "-o", str(path), code=2).stderr
    stored.cli("remember", "export", "--host", "codex", code=1)


def test_what_is_exported_is_redacted(box: Any) -> None:
    token = "example-token-not-real-0000"
    (box.state / "hook.toml").write_text("[remember]\nverbatim = true\n", "utf-8")
    box.transcript().write_text(line("user", f"DEPLOY_TOKEN={token} is for staging"), "utf-8")
    box.cli("remember", "mine")
    for form in ("markdown", "jsonl"):
        out = box.cli("remember", "export", "--all", "--format", form).stdout
        assert token not in out
        assert "<secret:" in out
    assert token not in box.cli("remember", "timeline", "--all").stdout
    assert token not in box.cli("remember", "forget", "--query", "staging", "--dry-run").stdout


@pytest.mark.parametrize(
    ("options", "left"),
    [
        (("--query", "Green"), ["ahoy"]),
        (("--query", "green boat"), ["ahoy", "it is green now", "paint the shed GREEN"]),
        (("--project", "boat"), ["it is green now", "paint the shed GREEN"]),
        (("--project", "boat", "--query", "ahoy"), ["it is green now", "paint the shed GREEN", "sail the green boat"]),
        (("--source", "own"), ["ahoy", "sail the green boat"]),
    ],
)
def test_forgetting_by_what_turns_have_in_common(stored: Any, options: tuple[str, ...], left: list[str]) -> None:
    places = {"boat": str(stored.home / "boat"), "own": str(stored.transcript())}
    given = [places.get(one, one) for one in options]
    assert "--dry-run" in stored.cli("remember", "forget", *given, code=2).stderr
    planned = stored.json("remember", "forget", *given, "--dry-run")["forgotten"]
    assert len(said(stored)) == 4
    assert stored.json("remember", "forget", *given, "--yes")["forgotten"] == planned
    assert sorted(said(stored)) == left
    stored.cli("remember", "mine")
    assert sorted(said(stored)) == left


def test_a_vanished_source_is_forgotten_only_when_asked(stored: Any) -> None:
    stored.transcript().unlink()
    stored.cli("remember", "mine")
    assert len(said(stored)) == 4
    stored.cli("remember", "forget", "--source", str(stored.transcript()), "--yes")
    assert len(said(stored)) == 2


def test_forgetting_sessions_and_pins_by_id(stored: Any) -> None:
    store = open_memory_store(str(stored.state))
    with store.writing():
        pin = store.notes.pin(1, "paint is always green", 1.0)
        refresh_digest(store, 1, "", 1.0)
    store.close()
    assert "paint is always green" in stored.cli("remember", "digest").stdout
    assert stored.json("remember", "forget", "s2", f"p{pin}", "t3", "--dry-run")["forgotten"] == ["t3", "t4", f"p{pin}"]
    out = stored.cli("remember", "forget", "s2", f"p{pin}").stdout
    assert f"forgot pin p{pin}" in out
    assert sorted(said(stored)) == ["it is green now", "paint the shed GREEN"]
    assert "always green" not in stored.cli("remember", "digest").stdout
    for name, code in (("p99", 1), ("s99", 1), ("d1", 2), ("t١", 2)):
        assert stored.cli("remember", "forget", name, code=code).stdout == ""
    stored.cli("remember", "mine")
    assert len(said(stored)) == 2


def test_forget_refuses_what_is_unclear(stored: Any) -> None:
    stored.cli("remember", "forget", code=2)
    stored.cli("remember", "forget", "t1", "--query", "x", code=2)
    stored.cli("remember", "forget", "--query", "no such words", "--yes", code=1)
    stored.cli("remember", "forget", "--project", str(stored.home / "nobody"), "--yes", code=1)
    assert len(said(stored)) == 4
