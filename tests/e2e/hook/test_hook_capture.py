"""Redacted copies of what a host sends: off by default, on by the command, and nothing secret in them."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.hook.conftest import PATIENCE, Box

from interlock.guard import capture, sealed

#: Made up, in the form of a GitHub token.
TOKEN = "ghp_" + "aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY3zA6"


def cli(box: Box, *words: str) -> "tuple[int, dict[str, Any]]":
    done = subprocess.run(
        [sys.executable, "-m", "interlock", "capture", *words, "--json"],
        cwd=box.workspace,
        env=box.env,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, json.loads(done.stdout) if done.stdout else {}


def call(box: Box) -> Any:
    data = box.payload(
        "preToolUse",
        tool_name="Shell",
        tool_input={"command": f"GITHUB_TOKEN={TOKEN} git status", "cwd": ""},
        cwd="",
        user_email="me@example.org",
    )
    return box.hook("preToolUse", data).document


def made(box: Box) -> list[Path]:
    return [Path(path) for path in capture.copies(str(box.state))]


def test_copies_are_made_only_while_it_is_on(box: Box, tmp_path: Path) -> None:
    before = call(box)
    assert not (box.state / capture.FOLDER).exists()
    assert cli(box, "start", "--host", "cursor", "--minutes", "5")[0] == 0
    assert call(box)["permission"] == before["permission"] == "allow"
    box.hook("stop", box.payload("stop", status="completed", loop_count=0))
    assert box.hook("preToolUse", b'{"cut off').decision("preToolUse") == "deny"
    first, second = made(box)
    assert first.stat().st_mode & 0o777 == 0o600
    document = json.loads(first.read_text("utf-8"))
    assert (document["host"], document["event"], document["schema_version"]) == ("cursor", "preToolUse", 1)
    assert json.loads(second.read_text("utf-8"))["event"] == "stop"
    payload = document["payload"]
    assert payload["cursor_version"] == "3.21.16"
    assert payload["tool_input"]["command"].startswith("GITHUB_TOKEN=<secret:")
    assert payload["workspace_roots"] == ["<home>/projects/acme-shop"]
    assert payload["user_email"] == "<address>"
    for path in (first, second):
        text = path.read_text("utf-8")
        assert TOKEN not in text
        assert str(box.home) not in text
        assert "me@example.org" not in text
    out = tmp_path / "report"
    code, shown = cli(box, "show", "--out", str(out))
    assert (code, shown["capturing"], len(shown["files"])) == (0, True, 2)
    assert sorted(path.name for path in out.iterdir()) == [first.name, second.name]
    assert cli(box, "stop")[0] == 0
    assert cli(box, "stop")[0] == 1
    call(box)
    assert made(box) == [first, second]


def test_another_host_is_not_copied_and_an_end_is_an_end(box: Box) -> None:
    cli(box, "start", "--host", "claude")
    call(box)
    assert made(box) == []
    flag = box.state / capture.FLAG
    sealed.write(str(box.state), str(flag), capture.LABEL, {"host": "", "until": time.time() - 1})
    call(box)
    assert made(box) == []
    assert not flag.exists()


def test_a_flag_that_was_not_written_here_switches_nothing_on(box: Box) -> None:
    (box.state / capture.FLAG).write_text(json.dumps({"host": "", "until": time.time() + 60}) + "\n0\n")
    assert call(box)["permission"] == "allow"
    assert made(box) == []


@pytest.mark.parametrize(("words", "code"), [(("start", "--minutes", "0"), 2), (("start", "--host", "nothing"), 2)])
def test_wrong_words(box: Box, words: tuple[str, ...], code: int) -> None:
    assert cli(box, *words)[0] == code
    assert not (box.state / capture.FLAG).exists()


def test_a_dry_run_switches_nothing_on(box: Box) -> None:
    assert cli(box, "start", "--dry-run")[1]["dry_run"] is True
    assert not (box.state / capture.FLAG).exists()


def test_of_a_large_payload_only_the_shape_is_kept() -> None:
    from interlock.guard.redacted import Redactor

    found = capture.redacted({"content": "x" * (capture.LIMIT + 1), "is": True, "list": ["ab"]}, Redactor(b"k" * 32))
    assert found == {"content": f"<text of {capture.LIMIT + 1} characters>", "is": True, "list": ["<text of 2 characters>"]}
