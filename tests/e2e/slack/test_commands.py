"""`interlock gateway slack`, and the options that switch it on."""

import json
import subprocess
import sys

from ..gateway.conftest import PATIENCE
from .conftest import SECRET, Workspace
from .web_api import TOKEN


def run(workspace: Workspace, *args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "interlock", "gateway", *args],
        env=workspace.env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def links(workspace: Workspace) -> list[tuple[str, str]]:
    return [(row["slack_user"], row["member"]) for row in workspace.cli("gateway", "slack", "list")["links"]]


def test_users_are_linked_and_unlinked(apart: Workspace) -> None:
    assert "no Slack user is linked" in run(apart, "slack", "list").stderr
    assert run(apart, "slack", "link", "U0123ABC", "alice", "--dry-run").returncode == 0
    assert links(apart) == []
    first = apart.cli("gateway", "slack", "link", "U0123ABC", "alice")
    assert (first["member"], first["before"], first["dry_run"]) == ("alice", None, False)
    apart.cli("gateway", "slack", "link", "W9", "alice")
    moved = run(apart, "slack", "link", "U0123ABC", "bob")
    assert "U0123ABC is bob, no longer alice" in moved.stderr
    assert links(apart) == [("U0123ABC", "bob"), ("W9", "alice")]
    assert "bob" in run(apart, "slack", "list").stdout
    assert run(apart, "slack", "unlink", "W9", "--dry-run").returncode == 0
    assert len(links(apart)) == 2
    assert run(apart, "slack", "unlink", "W9").returncode == 0
    missing = run(apart, "slack", "unlink", "W9")
    assert missing.returncode == 2
    assert "help: interlock gateway slack list" in missing.stderr
    assert links(apart) == [("U0123ABC", "bob")]


def test_what_is_no_user(apart: Workspace) -> None:
    done = run(apart, "slack", "link", "@alice", "alice")
    assert done.returncode == 2
    assert "Copy member ID" in done.stderr
    assert links(apart) == []


def test_a_dry_run_says_what_would_be_served(apart: Workspace) -> None:
    files = ("--slack-signing-secret-file", str(apart.folder / "secret"), "--slack-token-file", str(apart.folder / "token"))
    done = run(apart, "--listen", "127.0.0.1:0", *files, "--dry-run", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["slack"], found["upstreams"]) == (True, [])
    assert SECRET not in done.stdout + done.stderr
    assert TOKEN not in done.stdout + done.stderr
