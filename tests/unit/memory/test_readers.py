"""The transcripts of Claude Code and Codex: whole files, damaged ones, single lines, and where they are found."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from interlock.hosts.claude import transcript as claude
from interlock.hosts.codex import transcript as codex
from interlock.hosts.transcript_lines import Reading, iso_time, wrapped

CASES = Path(__file__).parents[2] / "cases" / "transcripts"
SESSION = "10000000-0000-4000-8000-0000000000aa"


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


def reading(host: str, path: Path, offset: int = 0, budget: int = 1 << 20) -> Reading:
    module = importlib.import_module(f"interlock.hosts.{host}.transcript")
    with open(path, "rb", buffering=0) as file:
        found: Reading = module.read(file, offset, budget)
    return found


@pytest.mark.parametrize("case", lines("readers.jsonl"), ids=lambda case: f"{case['host']}-{case['file']}")
def test_whole_files(case: dict[str, Any]) -> None:
    path = CASES / case["host"] / case["file"]
    found = reading(case["host"], path)
    roles = [entry.role for entry in found.entries]
    assert (roles.count("user"), roles.count("context"), found.bad) == (case["prompts"], case["context"], case["bad"])
    assert (found.title, found.cwd) == (case["title"], case["cwd"])
    assert (found.end == path.stat().st_size) is case["whole"]
    assert case["tool"] in [[tool.name, tool.target] for entry in found.entries for tool in entry.tools]
    said = "\n".join(entry.text for entry in found.entries)
    for words in case["says"]:
        assert words in said
    texts = [entry.text for entry in found.entries if entry.text]
    assert len(texts) == len(set(texts)), "no message twice"
    data = path.read_bytes()
    for entry in found.entries:
        assert json.loads(data[entry.start : entry.end].decode("utf-8-sig"))["type"]
        assert entry.time is not None


@pytest.mark.parametrize("case", lines("readers.jsonl"), ids=lambda case: f"{case['host']}-{case['file']}")
def test_reading_in_small_parts_gives_the_same(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    path = CASES / case["host"] / case["file"]
    whole = reading(case["host"], path)
    monkeypatch.setattr(claude, "CHUNK", 997)
    monkeypatch.setattr(codex, "CHUNK", 997)
    entries = []
    offset = 0
    while (part := reading(case["host"], path, offset, 1)).end != offset:
        entries += part.entries
        offset = part.end
        assert part.lines < whole.lines
    assert [(one.role, one.text, one.start) for one in entries] == [(one.role, one.text, one.start) for one in whole.entries]


@pytest.mark.parametrize("case", lines("lines.jsonl"), ids=lambda case: f"{case['host']}-{case['line'][:60]}")
def test_single_lines(case: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text(case["line"] + "\n", "utf-8")
    found = reading(case["host"], path)
    assert found.bad == int(case.get("bad", False))
    if case.get("bad") or case.get("none"):
        assert found.entries == []
        return
    (entry,) = found.entries
    assert (entry.role, entry.text, entry.time) == (case["role"], case["text"], case.get("time"))
    if "tool" in case:
        assert [entry.tools[0].name, entry.tools[0].target] == case["tool"]


def test_finding_by_session_id(tmp_path: Path) -> None:
    folder = tmp_path / "c" / "projects" / "-home-dev-x"
    (folder / SESSION / "subagents").mkdir(parents=True)
    (folder / f"{SESSION}.jsonl").write_text("")
    (folder / SESSION / "subagents" / "agent-a1.jsonl").write_text("")
    env = {"CLAUDE_CONFIG_DIR": str(tmp_path / "c"), "CODEX_HOME": str(tmp_path / "x")}
    assert claude.find(SESSION, env) == str(folder / f"{SESSION}.jsonl")
    assert claude.describe(claude.find(SESSION, env)) == (SESSION, "", "-home-dev-x")
    assert claude.describe(str(folder / SESSION / "subagents" / "agent-a1.jsonl")) == (
        f"{SESSION}.agent-a1",
        SESSION,
        "-home-dev-x",
    )
    assert claude.slug("/home/dev/x") == "-home-dev-x"
    day = tmp_path / "x" / "sessions" / "2026" / "11" / "12"
    day.mkdir(parents=True)
    path = day / f"rollout-2026-11-12T09-00-00-{SESSION}.jsonl"
    path.write_text("")
    (day / "rollout-2026-11-12T09-00-00-old.jsonl.zst").write_bytes(b"\x28\xb5\x2f\xfd")
    assert codex.find(SESSION, env) == str(path)
    assert codex.describe(str(path)) == (SESSION, "", "")
    assert len(list(claude.discover(env))) == len(list(codex.discover(env))) == 2
    for refused in ("", "nobody", "../x", "/etc/passwd", ".hidden", "a/b", "a\0b"):
        assert claude.find(refused, env) == codex.find(refused, env) == ""


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1970-01-01T00:00:00Z", 0.0),
        ("2026-11-12T09:00:23.037Z", 1794474023.037),
        ("2026-11-12T09:00:23", None),
        ("yesterday", None),
        (7, None),
        ("2026-xx-12T09:00:23Z", None),
    ],
)
def test_times(text: object, seconds: float | None) -> None:
    assert iso_time(text) == seconds


@pytest.mark.parametrize(
    ("text", "whole"),
    [("<a-b>x</a-b>", True), ("<a>x", False), ("a <b>c</b>", False), ("<1>x</1>", False), ("<br>", False), ("", False)],
)
def test_text_in_tags(text: str, whole: bool) -> None:
    assert wrapped(text) is whole
