"""Whole sessions of Cursor as it fires them, each event a process of its own, and the file growing as it would."""

import json
from pathlib import Path
from typing import Any

import pytest

from interlock.wiring import open_memory_store

CASES = Path(__file__).parents[2] / "cases"
SEQUENCES = sorted((CASES / "hosts" / "cursor" / "sequences").glob("*.jsonl"))
MEMORY = {"sessionStart", "preCompact", "stop", "sessionEnd"}
OTHER = "5b1f0c1e-0000-4000-8000-00000000c0ff"


def payloads(box: Any, path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").replace("/home/dev", str(box.home)).splitlines()]


def transcript(box: Any) -> list[str]:
    text = (CASES / "memory" / "transcripts" / "transcript.jsonl").read_text("utf-8")
    return text.replace("/home/dev", str(box.home)).splitlines(keepends=True)


@pytest.mark.parametrize("path", SEQUENCES, ids=lambda path: path.stem)
@pytest.mark.parametrize("followup", [False, True])
def test_a_whole_session(box: Any, path: Path, followup: bool) -> None:
    if followup:
        (box.state / "hook.toml").write_text("[remember]\nfollowup = true\ninterval = 1\n", "utf-8")
    lines = transcript(box)
    events = payloads(box, path)
    main = next(one["conversation_id"] for one in events if one["hook_event_name"] in MEMORY)
    blocked = path.stem == "tui_prompt_blocked"
    stops = asked = written = 0
    answers: list[tuple[str, dict[str, Any]]] = []
    for number, given in enumerate(events):
        name = given["hook_event_name"]
        share = len(lines) * (number + 1) // len(events)
        if not blocked:
            with open(box.transcript(main), "a", encoding="utf-8") as file:
                file.writelines(lines[written:share])
            written = share
        if name in MEMORY:
            answers.append((name, box.hook(name, json.dumps(given).encode())))
            stops += name == "stop"
        else:
            # The guard's answer to these is tested elsewhere; a denied action is part of a session too.
            process = box.start(name)
            out, _ = process.communicate(json.dumps(given).encode(), 120)
            assert isinstance(json.loads(out), dict)
    if path.stem == "tui_manual_compact":
        # The stop that a compaction by hand causes counts for nothing.
        stops -= 1
    for name, answer in answers:
        allowed = {"preCompact": {"user_message"}, "stop": {"followup_message"} if followup else set()}.get(name, set())
        assert set(answer) <= allowed, (name, answer)
        asked += "followup_message" in answer
    if path.stem == "tui_stop_followup" and followup:
        # Asked once; the stop of the turn that the question started asks nothing.
        assert asked == 1
    store = open_memory_store(str(box.state))
    try:
        assert store.notes.counter("stops", f"cursor:{main}") == stops
        assert store.notes.pending("cursor", main) is None or path.stem == "tui_manual_compact"
        session = store.turns.find_session("cursor", main)
        kept = [] if session is None else [turn.text for turn in store.turns.turns(session.id)]
        diary = store.notes.diary(None, 10)
    finally:
        store.close()
    if blocked:
        assert kept == []
        return
    told = box.hook("sessionStart", box.payload("sessionStart", OTHER))
    if any(name == "sessionEnd" for name, _ in answers):
        # Print mode fires no stop: the end saves.
        assert len(kept) == 21
        assert diary
        assert "Postgres 17" in told["additional_context"]
    assert len(kept) == len({*kept})


def test_print_mode_is_recognised_by_its_missing_stop(box: Any) -> None:
    for path in SEQUENCES:
        names = [one["hook_event_name"] for one in payloads(box, path)]
        if path.stem.startswith("print_"):
            assert "stop" not in names
            assert "sessionEnd" in names


@pytest.mark.parametrize("fields", [{"is_background_agent": True}, {"composer_mode": "ask"}, {"composer_mode": "edit"}])
def test_background_ask_and_edit_are_told_and_not_asked(box: Any, fields: dict[str, Any]) -> None:
    (box.state / "hook.toml").write_text("[remember]\nfollowup = true\ninterval = 1\n", "utf-8")
    box.transcript().write_text("".join(transcript(box)), "utf-8")
    roots = [str(box.workspace)]
    asked = box.hook("stop", box.payload("stop", workspace_roots=roots))
    assert "followup_message" in asked
    start = box.hook("sessionStart", box.payload("sessionStart", OTHER, workspace_roots=roots, **fields))
    assert "Postgres 17" in start["additional_context"]
    box.transcript(OTHER).write_text("".join(transcript(box)), "utf-8")
    assert box.hook("stop", box.payload("stop", OTHER, workspace_roots=roots)) == {}
