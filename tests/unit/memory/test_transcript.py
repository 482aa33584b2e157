"""Cursor's transcripts: whole files, single lines, and a file that grows while it is read."""

import datetime
import json
from pathlib import Path
from typing import Any

import pytest

from interlock.hosts.cursor import transcript
from interlock.hosts.cursor.transcript import Reading, read
from interlock.hosts.transcript_lines import days

CASES = Path(__file__).parents[2] / "cases" / "memory"


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


def reading(path: Path, offset: int = 0, budget: int = transcript.CHUNK) -> Reading:
    with open(path, "rb", buffering=0) as file:
        return read(file, offset, budget)


@pytest.mark.parametrize("case", lines("transcripts.jsonl"), ids=lambda case: case["file"])
def test_whole_files(case: dict[str, Any]) -> None:
    path = CASES / "transcripts" / case["file"]
    found = reading(path)
    roles = [entry.role for entry in found.entries]
    assert roles.count("user") == case["prompts"]
    assert roles.count("context") == case["context"]
    assert found.bad == case["bad"]
    assert found.status == case.get("status", "")
    assert found.title == case.get("title", "")
    assert (found.end == path.stat().st_size) is case["whole"]
    if "first" in case:
        assert found.entries[0].text.startswith(case["first"])
    if "target" in case:
        assert case["target"] in [tool.target for entry in found.entries for tool in entry.tools]
    data = path.read_bytes()
    for entry in found.entries:
        assert json.loads(data[entry.start : entry.end].decode("utf-8-sig"))["role"]


@pytest.mark.parametrize("case", lines("transcripts.jsonl"), ids=lambda case: case["file"])
def test_reading_in_small_parts_gives_the_same(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    path = CASES / "transcripts" / case["file"]
    whole = reading(path)
    monkeypatch.setattr(transcript, "CHUNK", 97)
    entries = []
    offset = bad = 0
    while True:
        part = reading(path, offset, 1)
        entries += part.entries
        bad += part.bad
        if part.end == offset:
            break
        offset = part.end
    assert offset == whole.end
    assert bad == whole.bad
    assert [(one.role, one.text, one.start, one.end) for one in entries] == [
        (one.role, one.text, one.start, one.end) for one in whole.entries
    ]


@pytest.mark.parametrize("case", lines("lines.jsonl"), ids=lambda case: case["line"][:60])
def test_single_lines(case: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text(case["line"] + "\n", "utf-8")
    found = reading(path)
    assert found.bad == int(case.get("bad", False))
    if case.get("bad") or case.get("none"):
        assert found.entries == []
        return
    (entry,) = found.entries
    assert (entry.role, entry.text) == (case["role"], case["text"])
    if "tool" in case:
        assert (entry.tools[0].name, entry.tools[0].target, entry.tools[0].detail) == (
            case["tool"],
            case["target"],
            case.get("detail", entry.tools[0].detail),
        )


@pytest.mark.parametrize("case", lines("timestamps.jsonl"), ids=lambda case: case["text"])
def test_timestamps(case: dict[str, Any]) -> None:
    assert transcript.timestamp(case["text"]) == case["time"]


def test_every_day_of_centuries_is_counted_right() -> None:
    day = datetime.date(1970, 1, 1)
    while day.year < 2150:
        assert days(day.year, day.month, day.day) == (day - datetime.date(1970, 1, 1)).days
        day += datetime.timedelta(days=17)


def test_a_cut_last_line_waits_for_its_rest(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    line = b'{"role":"assistant","message":{"content":"a } b"}}'
    for cut in range(1, len(line)):
        path.write_bytes(line[:cut])
        found = reading(path)
        assert (found.end, found.entries, found.bad) == (0, [], 0), cut
    path.write_bytes(line)
    whole = reading(path)
    assert (whole.end, whole.entries[0].text) == (len(line), "a } b")
    path.write_bytes(line + b"\n" + line + b"\n")
    later = reading(path, whole.end)
    assert [entry.text for entry in later.entries] == ["a } b"]
    assert later.lines == 1


def test_an_oversize_line_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcript, "LONGEST_LINE", 3000)
    monkeypatch.setattr(transcript, "CHUNK", 1000)
    good = b'{"role":"assistant","message":{"content":"good"}}\n'
    path = tmp_path / "t.jsonl"
    path.write_bytes(good + b"x" * 9000 + b"\n" + good)
    found = reading(path, budget=100_000)
    assert [entry.text for entry in found.entries] == ["good", "good"]
    assert (found.bad, found.end) == (1, path.stat().st_size)
    assert path.read_bytes()[found.entries[1].start : found.entries[1].end] == good
    path.write_bytes(good + b"x" * 9000)
    assert reading(path, budget=100_000).end == len(good)


def test_finding_by_conversation_id(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "projects" / "home-dev-x" / "agent-transcripts"
    (folder / "aaa" / "subagents").mkdir(parents=True)
    for name in ("aaa/aaa.jsonl", "bbb.jsonl", "aaa/subagents/ccc.jsonl"):
        (folder / name).write_text("")
    (tmp_path / "outside.jsonl").write_text("")
    env = {"CURSOR_DATA_DIR": str(tmp_path / "data")}
    assert transcript.find("aaa", env) == str(folder / "aaa" / "aaa.jsonl")
    assert transcript.find("bbb", env) == str(folder / "bbb.jsonl")
    assert transcript.find("ccc", env) == str(folder / "aaa" / "subagents" / "ccc.jsonl")
    for refused in (
        "",
        "ddd",
        "../outside",
        "../../../../outside",
        "/etc/passwd",
        ".hidden",
        "a/b",
        "a\\b",
        "a" * 200,
        "a\0b",
        "c:x",
    ):
        assert transcript.find(refused, env) == ""
    assert transcript.describe(str(folder / "aaa" / "subagents" / "ccc.jsonl")) == ("ccc", "aaa", "home-dev-x")
    assert len(list(transcript.discover(env))) == 3


def test_slugs() -> None:
    assert transcript.slug("/home/dev/projects/acme-shop") == "home-dev-projects-acme-shop"
    assert transcript.slug("C:\\Users\\me\\my  app") == "C-Users-me-my-app"
