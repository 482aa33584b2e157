"""`interlock inspect` as a process: keys and offline checks."""

import json
import pathlib
from collections.abc import Callable

import pytest

from interlock.inspection.secrets import new_secret

from .harness import CASES, SECRET, Server, encode, frame, github_token

Make = Callable[..., Server]


def test_keys_are_added_listed_and_replaced(make_server: Make, tmp_path: pathlib.Path) -> None:
    cli = make_server(key=False).cli
    assert json.loads(cli("inspect", "keys", "list", "--json").stdout)["keys"] == []
    assert cli("inspect", "keys", "add", stdin=SECRET + "\n").returncode == 0
    generated = cli("inspect", "keys", "add", "--generate", "--overlap", "10m")
    assert generated.stdout.startswith("whsec_")
    file = tmp_path / "secret.txt"
    file.write_text(new_secret())
    assert cli("inspect", "keys", "add", "--file", str(file), "--name", "team-b").returncode == 0
    listed = cli("inspect", "keys", "list")
    for secret in (SECRET, generated.stdout.strip(), file.read_text()):
        assert secret[:10] in listed.stdout
        assert secret[6:20] not in listed.stdout
    states = [(key["name"], key["state"].split()[0]) for key in json.loads(cli("inspect", "keys", "list", "--json").stdout)["keys"]]
    assert states == [("default", "current"), ("default", "previous"), ("team-b", "current")]


def test_the_same_secret_twice_is_refused(make_server: Make) -> None:
    done = make_server().cli("inspect", "keys", "add", stdin=SECRET)
    assert done.returncode == 2
    assert "already there" in done.stderr


def test_dry_run_adds_nothing(make_server: Make) -> None:
    server = make_server()
    done = server.cli("inspect", "keys", "add", "--dry-run", stdin=new_secret())
    assert done.returncode == 0
    assert "would replace key_" in done.stdout
    assert len(json.loads(server.cli("inspect", "keys", "list", "--json").stdout)["keys"]) == 1


@pytest.mark.parametrize(
    ("args", "stdin", "words"),
    [
        ((), "", "empty"),
        ((), "whsec_-_---_---_---_---_---_---_---_--", "url-safe"),
        ((), "v1," + SECRET, "signature version"),
        (("--platform", "nobody"), SECRET, "no platform 'nobody'"),
        (("--name", "a b"), SECRET, "name of a ring"),
        (("--overlap", "soon"), SECRET, "--overlap"),
        (("--generate", "--file", "x"), "", "exclude each other"),
        (("--file", "does-not-exist"), "", "cannot read"),
    ],
    ids=range(8),
)
def test_what_cannot_be_added(make_server: Make, args: tuple[str, ...], stdin: str, words: str) -> None:
    done = make_server(key=False).cli("inspect", "keys", "add", *args, stdin=stdin)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("path", sorted((CASES / "cursor").glob("*.json")), ids=lambda path: path.stem)
def test_every_fixture_is_allowed(make_server: Make, path: pathlib.Path) -> None:
    done = make_server(key=False).cli("inspect", "check", str(path), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["action"] == "allow"


def test_a_deny_is_exit_code_1_and_shows_the_path(make_server: Make) -> None:
    token = github_token("Check")
    done = make_server(key=False).cli("inspect", "check", "-", "--json", stdin=encode(frame("use " + token)).decode())
    assert done.returncode == 1
    document = json.loads(done.stdout)
    assert (document["schema_version"], document["action"]) == (1, "deny")
    (found,) = document["findings"]
    assert (found["path"], found["start"], found["end"]) == ("$.messages[0].content[0].text", 4, 4 + len(token))
    assert token not in done.stdout + done.stderr


def test_the_readable_form(make_server: Make) -> None:
    cli = make_server(key=False).cli
    token = github_token("Plain")
    done = cli("inspect", "check", "-", stdin=encode(frame("use " + token)).decode())
    assert done.stdout.splitlines()[0] == "deny"
    assert "$.messages[0].content[0].text" in done.stdout
    assert token not in done.stdout + done.stderr
    event = cli("inspect", "check", str(CASES / "claude" / "07_unknown_event.json"))
    assert (event.returncode, event.stdout.startswith("allow (unknown event")) == (0, True)


@pytest.mark.parametrize("body", ["", "no", "{}", '{"type":"prompt"}'])
def test_no_frame_is_a_usage_error(make_server: Make, body: str) -> None:
    done = make_server(key=False).cli("inspect", "check", "-", stdin=body)
    assert done.returncode == 2
    assert ("stdin is empty" if not body else "what came on stdin is not a frame of cursor") in done.stderr
    assert "'-'" not in done.stderr


def test_a_check_goes_by_the_policy_that_the_server_would_have(make_server: Make, tmp_path: pathlib.Path) -> None:
    server = make_server()
    body = encode(frame("use " + github_token("Own"))).decode()
    (server.state / "inspect.toml").write_text("deny = []\n")
    assert server.cli("inspect", "check", "-", stdin=body).returncode == 0
    other = tmp_path / "other.toml"
    other.write_text("deny = ['secrets']\n")
    assert server.cli("inspect", "check", "-", "--policy", str(other), stdin=body).returncode == 1
    old = [{"role": "user", "content": github_token("Old")}, {"role": "user", "content": "go on"}]
    body = encode(frame(messages=old)).decode()
    assert server.cli("inspect", "check", "-", "--policy", str(other), stdin=body).returncode == 0
    assert server.cli("inspect", "check", "-", "--policy", str(other), "--scope", "transcript", stdin=body).returncode == 1
