"""A registration that is weakened while the host runs: noticed by the next hook that is still called."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


class Home:
    """A home folder with Cursor's hooks installed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.state = root / "state"
        (root / ".cursor").mkdir()
        self.settings = root / ".cursor" / "hooks.json"
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(root),
            "INTERLOCK_HOME": str(self.state),
            "NO_COLOR": "1",
            "SHELL": "/bin/sh",
        }
        assert self.interlock("install", "cursor").returncode == 0

    def interlock(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "interlock", *arguments],
            capture_output=True,
            text=True,
            env=self.env,
            cwd=self.root,
            check=False,
        )

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.settings.read_text("utf-8"))
        return found

    def event(self, registered: str, name: str, /, **fields: Any) -> dict[str, Any]:
        """Play one event through a registered command."""
        payload = {
            "hook_event_name": name,
            "cursor_version": "3.21.16",
            "conversation_id": "c-1",
            "session_id": "c-1",
            "generation_id": "g-1",
            "workspace_roots": [str(self.root)],
            **fields,
        }
        done = subprocess.run(
            ["/bin/sh", "-c", registered],
            input=json.dumps(payload),
            capture_output=True,
            text=True,
            env=self.env,
            cwd=self.root,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def weakened(self) -> list[dict[str, Any]]:
        lines = (self.state / "audit" / "audit.jsonl").read_text("utf-8").splitlines()
        return [record for record in map(json.loads, lines) if record["event"] == "registration"]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_a_surviving_gate_leaves_a_record_and_the_doctor_shows_it(home: Home) -> None:
    document = home.document()
    shell = document["hooks"]["beforeShellExecution"][0]["command"]
    assert home.event(shell, "beforeShellExecution", command="git status", cwd=str(home.root)) == {"permission": "allow"}
    assert home.weakened() == []
    del document["hooks"]["preToolUse"]
    del document["hooks"]["sessionStart"]
    home.settings.write_text(json.dumps(document), "utf-8")
    assert home.event(shell, "beforeShellExecution", command="git status", cwd=str(home.root)) == {"permission": "allow"}
    assert [(record["hook"], record["what"]) for record in home.weakened()] == [
        ("preToolUse", "was taken out"),
        ("sessionStart", "was taken out"),
    ]
    results = json.loads(home.interlock("doctor", "--quick", "--json").stdout)["results"]
    found = [result for result in results if result["check"] == "integrity"]
    assert [(result["status"], result["mend"]) for result in found] == [("fail", "interlock install cursor")] * 2
    assert "a hook noticed it on" in found[0]["detail"]
    assert home.interlock("install", "cursor").returncode == 0
    assert home.event(shell, "beforeShellExecution", command="git status", cwd=str(home.root)) == {"permission": "allow"}
    assert home.weakened()[-1]["code"] == "restored"
    assert home.interlock("audit", "verify").returncode == 0


def test_the_start_of_a_session_tells_the_person(home: Home) -> None:
    document = home.document()
    start = document["hooks"]["sessionStart"][0]["command"]
    assert "Interlock:" not in json.dumps(home.event(start, "sessionStart"))
    document["hooks"]["preToolUse"][0]["failClosed"] = False
    home.settings.write_text(json.dumps(document), "utf-8")
    answer = home.event(start, "sessionStart")
    assert "preToolUse" in answer["user_message"]
    assert "was changed (failClosed)" in answer["user_message"]
    assert "interlock install cursor" in answer["user_message"]
    assert answer["additional_context"].startswith("Interlock: ")
