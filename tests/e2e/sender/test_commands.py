"""What the sender's commands say when something is missing or broken: the next step, in a command."""

import json
import os
import pathlib
import subprocess
import sys

import pytest


class Person:
    """Somebody at a terminal with a folder of their own."""

    def __init__(self, home: pathlib.Path) -> None:
        self.state = home / "state"
        self._env = {"HOME": str(home), "INTERLOCK_HOME": str(self.state), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def types(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "interlock", *args],
            env=self._env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip


@pytest.fixture
def person(tmp_path: pathlib.Path) -> Person:
    return Person(tmp_path)


def test_a_team_that_is_not_there_is_told_the_same_way_with_the_next_step(person: Person) -> None:
    for command in (("inspect", "test"), ("inspect", "health"), ("gateway", "keys", "add", "--actor", "a", "--team", "default")):
        done = person.types(*command)
        assert (done.returncode, done.stdout) == (2, "")
        assert "interlock inspect endpoint default URL" in done.stderr
    assert "interlock inspect teams add" in person.types("inspect", "test", "other").stderr
    assert "name the team first" in person.types("inspect", "endpoint", "https://hooks.example.com/").stderr
    assert "--private" in person.types("inspect", "endpoint", "default", "https://10.0.0.1/").stderr


def test_a_lost_vault_key_is_seen_and_a_new_secret_mends_it(person: Person) -> None:
    url = "https://hooks.example.com/v1"
    assert person.types("inspect", "endpoint", "default", url).returncode == 0
    (person.state / "vault.key").unlink()
    done = person.types("inspect", "teams")
    assert "unreadable" in done.stdout
    assert "interlock inspect rotate default" in done.stderr
    (row,) = json.loads(person.types("inspect", "teams", "--json").stdout)["teams"]
    assert "interlock inspect rotate default" in row["unreadable"]
    assert person.types("inspect", "rotate", "default").returncode == 0
    (row,) = json.loads(person.types("inspect", "teams", "--json").stdout)["teams"]
    assert row["unreadable"] is None
