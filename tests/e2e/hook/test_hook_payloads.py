"""Every recorded and every malformed payload through real hook processes, checked against the host's contract."""

import json
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parents[2] / "cases" / "hosts" / "cursor"
INDEX = [json.loads(line) for line in (CASES / "index.jsonl").read_text().splitlines()]
VALID = [row for row in INDEX if row["payload"] == "valid"]
MALFORMED = [row for row in INDEX if row["payload"] != "valid" and row["payload"] != "other-host"]

#: Malformed files whose action is judged all the same, with the decision on what they hold.
JUDGED = {
    "bom.json": "deny",
    "bom_crlf.json": "deny",
    "utf16le_bom.json": "deny",
    "duplicate_keys.json": "deny",
    "lone_surrogate.json": "allow",
    "missing_common.json": "allow",
    "blank_ids.json": "deny",
}

#: Read by a shell whose parser decides what the path means: only the form of the answer is checked here.
EITHER = {"preToolUse.windows_shell.json"}

#: Recorded gating payloads that policy stops; every other one is everyday work.
STOPPED = {
    "preToolUse.shell.json",
    "preToolUse.read_secret.json",
    "beforeShellExecution.json",
    "beforeMCPExecution.stdio.json",
    "beforeReadFile.json",
    "preToolUse.write_shell_stdin.json",
    "preToolUse.shell_multiline.json",
}


@pytest.mark.parametrize("row", [row for row in VALID if row["gates"]], ids=lambda row: row["file"])
def test_a_recorded_action(box: Any, row: dict[str, Any]) -> None:
    outcome = box.hook(row["event"], box.recorded(row["file"]))
    name = Path(row["file"]).name
    decision = outcome.decision(row["event"])
    if name not in EITHER:
        assert decision == ("deny" if name in STOPPED else "allow"), outcome.stderr


@pytest.mark.parametrize("row", [row for row in VALID if not row["gates"]], ids=lambda row: row["file"])
def test_an_event_that_stops_nothing(box: Any, row: dict[str, Any]) -> None:
    outcome = box.hook(row["event"], box.recorded(row["file"]))
    assert outcome.code == 0
    assert outcome.stderr == ""
    document = outcome.document
    assert "permission" not in document
    assert "continue" not in document
    assert None not in document.values()


@pytest.mark.parametrize("row", MALFORMED, ids=lambda row: row["file"])
def test_a_malformed_payload_on_a_gate(box: Any, row: dict[str, Any]) -> None:
    outcome = box.hook(row["event"], box.recorded(row["file"]))
    name = Path(row["file"]).name
    assert outcome.decision(row["event"]) == JUDGED.get(name, "deny"), outcome.stderr
    if name not in JUDGED:
        assert "[guard." in outcome.document["user_message"]
        assert "[guard.internal-error]" not in outcome.document["user_message"]


@pytest.mark.parametrize("event", ["stop", "sessionStart", "preCompact", "sessionEnd"])
@pytest.mark.parametrize("name", ["truncated.json", "empty.json", "array.json", "not_json.txt", "whitespace.json"])
def test_a_malformed_payload_on_an_event_that_stops_nothing(box: Any, event: str, name: str) -> None:
    outcome = box.hook(event, box.recorded(f"malformed/{name}"))
    assert (outcome.code, outcome.stdout, outcome.stderr) == (0, b"{}\n", "")
    assert f"cursor {event} malformed-payload" in (box.state / "hook-errors.log").read_text()


def test_a_payload_of_another_host_is_answered_in_its_shape(box: Any) -> None:
    data = box.recorded("malformed/grok_payload_on_cursor_entry.json")
    outcome = box.hook("preToolUse", data)
    assert (outcome.code, outcome.stdout) == (0, b"{}\n")
    outcome = box.hook("preToolUse", data.replace(b"rm -rf build", b"rm -rf ~"))
    assert outcome.code == 2
    assert outcome.document["decision"] == "deny"
    assert outcome.document["reason"] == outcome.stderr.strip()
    assert box.hook("stop", box.recorded("malformed/grok_payload_on_cursor_entry.json")).stdout == b"{}\n"


def test_an_event_that_nobody_knows_is_denied(box: Any) -> None:
    data = box.payload("beforeTeleport", command="ls")
    for entry in ("beforeTeleport", "preToolUse", ""):
        outcome = box.hook(entry, data)
        assert outcome.decision(entry) == "deny"
        assert "[guard.unknown-event]" in outcome.stderr


def test_the_event_may_be_left_to_the_payload(box: Any) -> None:
    assert box.hook("", box.shell("git status")).decision("preToolUse") == "allow"
    assert box.hook("", box.payload("stop", status="completed", loop_count=0)).code == 0


def test_one_action_is_judged_alike_in_every_shape(box: Any) -> None:
    target = str(box.home / ".ssh" / "authorized_keys")
    line = "ssh-ed25519 AAAA synthetic"
    shapes: dict[str, tuple[str, dict[str, object]]] = {
        "write": ("preToolUse", {"tool_name": "Write", "tool_input": {"file_path": target, "content": line}}),
        "edit": ("preToolUse", {"tool_name": "StrReplace", "tool_input": {"path": target, "old_string": "", "new_string": line}}),
        "patch": (
            "preToolUse",
            {"tool_name": "ApplyPatch", "tool_input": f"*** Begin Patch\n*** Add File: {target}\n+{line}\n*** End Patch\n"},
        ),
        "redirect": ("preToolUse", {"tool_name": "Shell", "tool_input": {"command": f"echo '{line}' >> {target}"}}),
        "before-shell": ("beforeShellExecution", {"command": f"echo '{line}' >> {target}", "cwd": ""}),
    }
    for name, (event, fields) in shapes.items():
        assert box.hook(event, box.payload(event, **fields)).decision(event) == "deny", name


def test_a_deny_ends_with_0_only_where_the_user_chose_that(box: Any) -> None:
    (box.state / "hook.toml").write_text("[hosts.cursor]\ndeny_exit = 0\n")
    outcome = box.hook("preToolUse", box.shell("rm -rf ~"))
    assert (outcome.code, outcome.document["permission"]) == (0, "deny")
    assert box.hook("preToolUse", b"{").code == 2


def test_sessions_leave_a_sign_of_life(box: Any) -> None:
    assert box.hook("sessionStart", box.recorded("payloads/sessionStart.json")).code == 0
    beat = json.loads((box.state / "heartbeat" / "cursor.json").read_text())
    assert beat["host_version"] == "2026.09.28-64d2043"
