"""`interlock guard check` and `interlock hook` as processes: the hook's own engine, without a record."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def interlock(box: Any, *words: str, data: bytes = b"", cwd: Path | None = None) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "interlock", *words],
        input=data,
        capture_output=True,
        cwd=cwd or box.workspace,
        env=box.env,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "decision"),
    [
        (("git status",), "allow"),
        (("git", "status"), "allow"),
        (("rm", "-rf", "/"), "deny"),
        (("rm -rf /",), "deny"),
        (("rm '-rf /'",), "allow"),
        (("git", "commit", "-m", "never run rm -rf /"), "allow"),
    ],
)
def test_a_command(box: Any, words: tuple[str, ...], decision: str) -> None:
    done = interlock(box, "guard", "check", "--json", "--", *words)
    found = json.loads(done.stdout)
    assert found["decision"] == decision
    assert done.returncode == (0 if decision == "allow" else 1)
    assert list(found) == ["schema_version", "decision", "code", "rules", "human", "agent", "effects", "mode", "answer"]
    assert (found["mode"], found["answer"]) == ("enforce", decision)
    if decision != "allow":
        assert found["rules"]
        assert found["human"]
        assert found["agent"]
    shown = interlock(box, "guard", "check", "--", *words)
    assert shown.stdout.decode().startswith(decision + "\n")


def test_nothing_is_recorded_or_asked(box: Any) -> None:
    before = sorted(box.state.iterdir())
    assert interlock(box, "guard", "check", "rm -rf ~").returncode == 1
    assert interlock(box, "guard", "check", "--payload", "-", data=b"{").returncode == 1
    assert sorted(box.state.iterdir()) == before


def test_one_payload_a_line(box: Any) -> None:
    lines = [
        box.shell("git status"),
        box.shell("rm -rf ~"),
        b"",
        b"{broken",
        box.payload("stop", status="completed"),
        box.payload("beforeTeleport"),
        box.recorded("malformed/grok_payload_on_cursor_entry.json"),
        b"[1]",
    ]
    done = interlock(box, "guard", "check", "--host", "cursor", "--payload", "-", "--jsonl", "--json", data=b"\n".join(lines))
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert [(row["decision"], row["code"]) for row in found] == [
        ("allow", ""),
        ("deny", ""),
        ("deny", "malformed-payload"),
        ("allow", "not-a-gate"),
        ("deny", "unknown-event"),
        # Its own codec judges another host's payload.
        ("allow", ""),
        ("deny", "malformed-payload"),
    ]


def test_a_payload_file_and_the_hook_agree(box: Any, tmp_path: Path) -> None:
    path = tmp_path / "payload.json"
    for command, decision in (("git status", "allow"), ("rm -rf ~", "deny")):
        path.write_bytes(b"\xef\xbb\xbf" + box.shell(command))
        found = json.loads(interlock(box, "guard", "check", "--json", "--payload", str(path)).stdout)
        done = interlock(box, "hook", "cursor", "preToolUse", data=path.read_bytes())
        assert found["decision"] == decision == json.loads(done.stdout)["permission"]
        assert done.returncode == (0 if decision == "allow" else 2)
        assert json.loads(interlock(box, "hook", "cursor", data=path.read_bytes()).stdout)["permission"] == decision


@pytest.mark.parametrize(
    "words",
    [
        ("guard", "check"),
        ("guard", "check", "--jsonl", "ls"),
        ("guard", "check", "--payload", "/no/such/file"),
        ("guard", "check", "--payload", "-", "--", "ls"),
        ("guard", "check", "--payload", "-", "--host", "nobody"),
        ("guard", "check", "--host", "nobody", "ls"),
        ("guard", "check", "--bogus"),
        ("guard", "check", "--cwd", "/no/such/folder", "ls"),
    ],
)
def test_wrong_use_says_what_to_type(box: Any, words: tuple[str, ...]) -> None:
    done = interlock(box, *words)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.startswith(b"error: ")


def test_a_hook_for_an_unknown_host_blocks(box: Any) -> None:
    done = interlock(box, "hook", "nobody", "preToolUse", data=b"{}")
    assert done.returncode == 2
    assert done.stderr


def test_rules_are_listed_and_explained(box: Any) -> None:
    listed = json.loads(interlock(box, "guard", "explain", "--json").stdout)["rules"]
    assert len(listed) > 20
    one = json.loads(interlock(box, "guard", "explain", listed[0]["id"], "--json").stdout)["rule"]
    assert one["description"] == listed[0]["description"]
    assert interlock(box, "guard", "explain", listed[0]["id"]).stdout.decode().startswith("id:")
    wrong = interlock(box, "guard", "explain", listed[0]["id"] + "x")
    assert wrong.returncode == 1
    assert listed[0]["id"] in wrong.stderr.decode().split("help: ")[1]
