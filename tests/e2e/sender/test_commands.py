"""What the sender's commands say when something is missing or broken: the next step, in a command."""

import contextlib
import json
import os
import pathlib
import sqlite3
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
    done = person.types("inspect", "health")
    assert (done.returncode, "Unreadable" in done.stdout) == (1, True)
    assert "interlock inspect rotate default" in done.stderr
    assert json.loads(person.types("inspect", "health", "--json").stdout)["status"] == "Unreadable"
    assert person.types("inspect", "rotate", "default").returncode == 0
    (row,) = json.loads(person.types("inspect", "teams", "--json").stdout)["teams"]
    assert row["unreadable"] is None


def test_damaged_settings_are_shown_and_the_team_can_be_made_again(person: Person) -> None:
    person.types("inspect", "teams", "add", "default")
    with contextlib.closing(sqlite3.connect(person.state / "sender.db")) as connection:
        connection.execute("UPDATE sender_teams SET settings = '{'")
        connection.commit()
    done = person.types("inspect", "teams")
    assert (done.returncode, "unreadable" in done.stdout) == (0, True)
    assert "interlock inspect teams remove" in done.stderr
    assert "interlock inspect teams remove" in person.types("inspect", "mode", "default", "block").stderr
    assert person.types("inspect", "teams", "remove", "default", "--yes").returncode == 0
    assert person.types("inspect", "endpoint", "default", "https://hooks.example.com/v1").returncode == 0


def test_a_change_is_answered_with_its_warnings(person: Person) -> None:
    assert "warning" not in person.types("inspect", "endpoint", "default", "https://hooks.example.com/v1").stderr
    person.types("inspect", "set", "default", "--enforce", "on")
    done = person.types("inspect", "mode", "default", "block")
    assert "No verdict has come from this endpoint yet" in done.stderr
    assert "help: interlock inspect test default" in done.stderr
    done = person.types("inspect", "rotate", "default", "--json")
    assert [found["code"] for found in json.loads(done.stdout)["warnings"]] == ["block_untested", "secret_rotated"]


def test_vendors_and_their_checklists(person: Person) -> None:
    listed = json.loads(person.types("inspect", "vendors", "--json").stdout)["vendors"]
    assert [found["id"] for found in listed][:2] == ["custom", "interlock"]
    done = person.types("inspect", "vendors", "interlock", "--team", "acme")
    assert "interlock inspect test acme" in done.stdout
    assert person.types("inspect", "vendors", "nobody").returncode == 2


def test_source_ranges_are_kept_and_checked(person: Person) -> None:
    person.types("inspect", "teams", "add", "default")
    done = person.types("inspect", "set", "default", "--source-range", "203.0.113.0/24", "--source-range", "198.51.100.7", "--json")
    assert json.loads(done.stdout)["settings"]["source_ranges"] == ["203.0.113.0/24", "198.51.100.7/32"]
    assert "203.0.113.0/24" in person.types("inspect", "set", "default", "--source-range", "somewhere").stderr
    done = person.types("inspect", "set", "default", "--no-source-ranges", "--json")
    assert json.loads(done.stdout)["settings"]["source_ranges"] is None


#: Every command that writes, in an order in which each one can be done after those before it.
WRITES = (
    ("inspect", "endpoint", "default", "https://hooks.example.com/v1"),
    ("inspect", "teams", "add", "other"),
    ("inspect", "set", "default", "--enforce", "on"),
    ("inspect", "mode", "default", "block"),
    ("inspect", "share", "default", "50"),
    ("inspect", "rotate", "default"),
    ("inspect", "pause", "default"),
    ("inspect", "pause", "--all"),
    ("gateway", "select", "alice", "default"),
    ("gateway", "keys", "add", "--actor", "alice"),
    ("inspect", "teams", "remove", "other", "--yes"),
)


def test_a_dry_run_says_what_would_be_done_and_does_nothing(person: Person) -> None:
    def kept() -> list[str]:
        with contextlib.closing(sqlite3.connect(person.state / "sender.db")) as connection:
            return list(connection.iterdump())

    for command in WRITES:
        person.types("inspect", "teams")
        before = kept()
        done = person.types(*command, "--dry-run")
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        assert "nothing is changed" in done.stderr
        document = json.loads(person.types(*command, "--dry-run", "--json").stdout)
        assert document["dry_run"] is True
        assert "whsec_" not in json.dumps(document)
        assert kept() == before
        assert person.types(*command, "--json").returncode == 0
        assert kept() != before


def test_a_dry_run_fails_as_the_command_would(person: Person) -> None:
    for command in (
        ("inspect", "mode", "default", "block"),
        ("inspect", "teams", "add", "a b"),
        ("gateway", "keys", "remove", "x"),
    ):
        assert person.types(*command, "--dry-run").returncode == person.types(*command).returncode == 2
