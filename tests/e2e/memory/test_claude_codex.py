"""Sessions of Claude Code and Codex, played through real hook processes."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parents[2] / "cases"
MEMORY = {"SessionStart", "PreCompact", "Stop", "SubagentStop", "SessionEnd"}
PLACES = {
    "claude": ".claude/projects/-home-dev-projects-acme-shop/10000000-0000-4000-8000-0000000000aa.jsonl",
    "codex": ".codex/sessions/2026/11/12/rollout-2026-11-12T09-00-00-01a20000-0000-7000-8000-0000000000a1.jsonl",
}
FILES = {"claude": "transcript.jsonl", "codex": "rollout.jsonl"}
SEQUENCES = [(host, path) for host in PLACES for path in sorted((CASES / "hosts" / host / "sequences").glob("*.jsonl"))]
TURNS = {"claude": 19, "codex": 20}


def copy(box: Any, host: str, name: str = "", place: str = "") -> Path:
    path: Path = box.home / (place or PLACES[host])
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(CASES / "transcripts" / host / (name or FILES[host]), path)
    return path


def payload(box: Any, host: str, name: str, **fields: Any) -> dict[str, Any]:
    text = (CASES / "hosts" / host / "payloads" / f"{name}.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text.replace("/home/dev", str(box.home)))
    return found | fields


def play(box: Any, host: str, given: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = box.hook(given["hook_event_name"], json.dumps(given).encode(), host)
    return answer


def hits(box: Any, words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = box.json("remember", "search", words, "--all")["hits"]
    return found


@pytest.mark.parametrize(("host", "path"), SEQUENCES, ids=lambda value: getattr(value, "stem", value))
def test_a_whole_session(box: Any, host: str, path: Path) -> None:
    copy(box, host)
    for line in path.read_text("utf-8").replace("/home/dev", str(box.home)).splitlines():
        given = json.loads(line)
        answer = play(box, host, given) if given["hook_event_name"] in MEMORY else {}
        assert set(answer) <= {"systemMessage", "hookSpecificOutput"}
        assert "decision" not in answer
        if given["hook_event_name"] == "PreCompact":
            assert answer["systemMessage"].startswith("Interlock saved ")
        if given.get("source") == "compact":
            told = answer["hookSpecificOutput"]
            assert told["hookEventName"] == "SessionStart"
            assert "Postgres 17" in told["additionalContext"]
    (hit,) = [hit for hit in hits(box, "Postgres 17 warehouse sync writes") if hit["role"] == "user"]
    assert hit["session"]["host"] == host
    assert box.json("remember", "status")["projects_list"][0]["name"] == "acme-shop"
    fresh = payload(box, host, "SessionStart", session_id=given["session_id"][:-2] + "ff")
    assert "never push to main" in play(box, host, fresh)["hookSpecificOutput"]["additionalContext"]


@pytest.mark.parametrize("host", PLACES)
def test_the_last_answer_is_kept_before_the_file_has_it(box: Any, host: str) -> None:
    path = copy(box, host)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    at = max(number for number, line in enumerate(lines) if b"Saved: (1)" in line)
    path.write_bytes(b"".join(lines[:at]))
    value = json.loads(lines[at])
    content = value["message"]["content"] if host == "claude" else value["payload"]["content"]
    stop = payload(box, host, "Stop", last_assistant_message=content[0]["text"])
    for _ in range(2):
        assert play(box, host, stop) == {}
    before = [hit["id"] for hit in hits(box, "direct pushes VAT for books orders moved") if "Saved: (1)" in hit["text"]]
    assert len(before) == 1
    path.write_bytes(whole)
    assert play(box, host, stop) == {}
    after = [hit for hit in hits(box, "direct pushes VAT for books orders moved") if "Saved: (1)" in hit["text"]]
    assert [hit["id"] for hit in after] == before
    start, end = after[0]["bytes"]
    assert b"Saved: (1)" in whole[start:end]


@pytest.mark.parametrize("host", PLACES)
def test_a_subagent_is_a_session_of_its_own(box: Any, host: str) -> None:
    stop = payload(box, host, "SubagentStop")
    place = str(Path(stop["agent_transcript_path"]).relative_to(box.home))
    copy(box, host, "subagents/agent-a1b2c3d4.jsonl" if host == "claude" else "rollout_bom.jsonl", place)
    copy(box, host)
    assert play(box, host, payload(box, host, "Stop", last_assistant_message="")) == {}
    assert play(box, host, stop) == {}
    sessions = {hit["session"]["conversation"]: hit["session"]["parent"] for hit in hits(box, "SQLite Decimal orders money")}
    assert len(sessions) == 2
    assert stop["session_id"] in sessions.values()


@pytest.mark.parametrize("host", PLACES)
def test_a_question_for_a_diary_is_asked_once(box: Any, host: str) -> None:
    (box.state / "hook.toml").write_text("[remember]\nfollowup = true\ninterval = 1\n", "utf-8")
    copy(box, host)
    answer = play(box, host, payload(box, host, "Stop"))
    assert answer["decision"] == "block"
    assert answer["reason"]
    assert play(box, host, payload(box, host, "Stop", stop_hook_active=True)) == {}


@pytest.mark.parametrize("host", PLACES)
def test_a_missing_file_is_told_and_nothing_fails(box: Any, host: str) -> None:
    assert "saved nothing" in play(box, host, payload(box, host, "PreCompact"))["systemMessage"]
    assert play(box, host, payload(box, host, "SubagentStop")) == {}
    for path in ("", None, 7, "relative"):
        assert play(box, host, payload(box, host, "Stop", transcript_path=path)) == {}
    assert "failed" not in (box.state / "memory" / "memory.log").read_text("ascii")


@pytest.mark.parametrize("host", PLACES)
def test_mining(box: Any, host: str) -> None:
    copy(box, host)
    mined = box.json("remember", "mine", "--host", host)
    assert (mined["files"], mined["turns"], mined["bad_lines"]) == (1, TURNS[host], 0)
    assert box.json("remember", "mine", "--host", host)["turns"] == 0
    assert play(box, host, payload(box, host, "SessionEnd")) == {}
    assert box.json("remember", "status")["turns"] == TURNS[host]
    assert box.json("remember", "status")["projects_list"][0]["name"] == "acme-shop"


@pytest.mark.parametrize("name", ["rollout.level3.jsonl.zst", "rollout.level19.jsonl.zst"])
def test_a_compressed_rollout_is_read_by_mining_and_named_by_a_hook(box: Any, name: str) -> None:
    plain = copy(box, "codex")
    packed = plain.with_name(plain.name + ".zst")
    plain.unlink()
    shutil.copyfile(CASES / "transcripts" / "codex" / name, packed)
    stop = payload(box, "codex", "Stop", transcript_path=str(packed), last_assistant_message="")
    assert play(box, "codex", stop) == {}
    assert "unreadable" in (box.state / "memory" / "memory.log").read_text("ascii")
    mined = box.json("remember", "mine", "--host", "codex")
    assert (mined["files"], mined["turns"], mined["bad_lines"], mined["failed"]) == (1, TURNS["codex"], 0, [])
    assert box.json("remember", "mine", "--host", "codex")["unchanged"] == 1
    copy(box, "codex")
    assert box.json("remember", "mine", "--host", "codex")["turns"] == 0
    (hit,) = [hit for hit in hits(box, "Postgres 17 warehouse sync writes") if hit["role"] == "user"]
    assert box.json("remember", "show", hit["id"])["turns"][0]["text"] == hit["text"]


@pytest.mark.parametrize("content", [b"\x28\xb5\x2f\xfd rest", b"\x28\xb5\x2f\xfd"])
def test_a_damaged_compressed_rollout_is_named(box: Any, content: bytes) -> None:
    path = box.home / (PLACES["codex"] + ".zst")
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert "the compressed transcript cannot be read" in box.cli("remember", "mine", "--host", "codex", code=1).stderr


def test_a_host_without_a_reader_is_refused(box: Any) -> None:
    assert "not known" in box.cli("remember", "mine", "--host", "gemini", code=2).stderr
