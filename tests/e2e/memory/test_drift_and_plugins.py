"""What the doctor says of transcripts and plugins, as a person runs it."""

import json
import shutil
from typing import Any

import pytest
from tests.e2e.memory.conftest import line


def results(box: Any, check: str) -> list[dict[str, Any]]:
    # Nothing is installed here, so other checks fail.
    out = box.cli("doctor", "--quick", "--json", code=None).stdout
    return [one for one in json.loads(out)["results"] if one["check"] == check]


def test_each_host_is_counted(box: Any) -> None:
    assert [one["status"] for one in results(box, "transcripts")] == ["skip"]
    assert not (box.state / "memory").exists()
    box.transcript().write_text(line("user", "one") + '{"type": "turn_ended", "status": "success"}\n' + "broken\n", "utf-8")
    box.cli("remember", "mine")
    (found,) = results(box, "transcripts")
    assert found["status"] == "ok"
    assert found["detail"].startswith("cursor: 3 lines of 1 transcript gave 1 turns, 1 lines not understood")
    status = box.json("remember", "status")
    assert status["transcripts"] == [{"host": "cursor", "transcripts": 1, "lines": 3, "turns": 1, "bad": 1, "silent": 0}]
    assert "cursor: 3 lines of 1 transcript gave 1 turns" in box.cli("remember", "status").stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"kind": "prompt", "body": "a new format"}\n' * 30, "30 lines not understood"),
        ('{"role": "narrator", "message": {"content": "x"}}\n' * 30, "1 transcript of 20 and more lines gave none"),
        ('{"role": "user", "message": {"parts": ["x"]}}\n' * 30, "30 lines not understood"),
    ],
)
def test_a_format_that_is_not_known_is_a_warning(box: Any, text: str, told: str) -> None:
    box.transcript().write_text(text, "utf-8")
    box.cli("remember", "mine")
    (found,) = results(box, "transcripts")
    assert found["status"] == "warn"
    assert told in found["detail"]
    assert found["mend"] == "pip install --upgrade interlock"
    assert "may write another format" in box.cli("remember", "status").stderr


def test_what_was_written_by_hand_is_no_transcript(box: Any, tmp_path: Any) -> None:
    box.transcript().write_text(line("user", "one"), "utf-8")
    box.cli("remember", "mine", "--project", str(box.workspace))
    box.cli("remember", "export", "--format", "jsonl", "-o", str(tmp_path / "o.jsonl"))
    box.env["INTERLOCK_HOME"] = str(tmp_path / "fresh")
    box.cli("remember", "import", str(tmp_path / "o.jsonl"))
    assert box.json("remember", "status")["transcripts"] == []


def test_plugins_are_found_and_judged(box: Any) -> None:
    assert [one["status"] for one in results(box, "plugins")] == ["skip"]
    box.cli("remember", "plugin", "cursor")
    hooks = box.home / ".cursor" / "plugins" / "local" / "interlock" / "hooks" / "hooks.json"
    (found,) = results(box, "plugins")
    assert (found["status"], found["detail"]) == ("ok", f"{hooks}: saves and recalls")
    whole = hooks.read_text("utf-8")
    shutil.copyfile(hooks, hooks.with_suffix(".kept"))
    document = json.loads(whole)
    for entries in document["hooks"].values():
        for entry in entries:
            entry["command"] = "no-such-program-anywhere hook cursor " + entry["command"].split(" cursor ")[1]
    hooks.write_text(json.dumps(document), "utf-8")
    (found,) = results(box, "plugins")
    assert found["status"] == "warn"
    assert "'no-such-program-anywhere', which is not on the PATH" in found["detail"]
    assert found["mend"] == "interlock remember plugin cursor"
    hooks.write_text(whole, "utf-8")
    box.cli("install", "cursor", "--parts", "memory")
    (found,) = results(box, "plugins")
    assert found["status"] == "ok"
    assert "gives way to" in found["detail"]
    # What gives way doubles nothing.
    assert not [one for one in results(box, "double") if one["status"] == "warn"]
