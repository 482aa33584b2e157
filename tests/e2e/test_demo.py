"""`interlock demo` as a person runs it: a process of its own, with nothing but a search path."""

import json
import os
import subprocess
import sys
from pathlib import Path


def run(tmp_path: Path, *args: str, **extra: str) -> "subprocess.CompletedProcess[str]":
    home = tmp_path / "home"
    home.mkdir()
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "TMPDIR": str(tmp_path),
        "INTERLOCK_HOME": str(tmp_path / "state"),
        **extra,
    }
    return subprocess.run(
        [sys.executable, "-P", "-m", "interlock", "demo", *args],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_demo_succeeds_and_leaves_nothing_behind(tmp_path: Path) -> None:
    done = run(tmp_path, "--json")
    document = json.loads(done.stdout)
    wrong = [step for step in document["steps"] if not step["ok"]]
    assert (done.returncode, wrong) == (0, []), done.stderr
    assert document["ok"] is True
    assert {step["part"] for step in document["steps"]} == {"guard", "inspect", "remember", "doctor"}
    assert sorted(os.listdir(tmp_path)) == ["home"]
    assert os.listdir(tmp_path / "home") == []


def test_colours_are_for_terminals(tmp_path: Path) -> None:
    plain = run(tmp_path)
    assert "\x1b" not in plain.stdout
    assert "interlock install cursor" in plain.stdout.splitlines()[-3]
    (tmp_path / "again").mkdir()
    coloured = run(tmp_path / "again", FORCE_COLOR="1")
    assert "\x1b[" in coloured.stdout


def test_a_step_that_goes_wrong_ends_with_1_and_says_why(tmp_path: Path) -> None:
    program = (
        'import sys; from interlock.cli import demo_data; demo_data.COMMANDS = (("git status", "deny"),)\n'
        'from interlock.cli.main import run; sys.exit(run(["demo"]))'
    )
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "TMPDIR": str(tmp_path),
        "INTERLOCK_HOME": str(tmp_path / "state"),
    }
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "expected deny, got allow" in done.stdout
    assert "For real use" not in done.stdout
