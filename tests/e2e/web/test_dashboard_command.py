"""`interlock dashboard` as a process."""

import json
import pathlib

import pytest

from interlock import wiring
from interlock.guard.person import AGENT_MARKS
from interlock.storage.accounts_port import ADMIN, MEMBER, VIEWER

from .site import Site


@pytest.fixture
def quiet(tmp_path: pathlib.Path) -> Site:
    """A state folder without a running server."""
    return Site(tmp_path / "state")


def test_the_first_link(quiet: Site) -> None:
    done = quiet.cli("dashboard", "link")
    assert done.returncode == 0
    assert done.stdout.startswith("http://127.0.0.1:8788/setup#")
    assert len(done.stdout.splitlines()) == 1
    assert "first administrator" in done.stderr
    assert done.stdout.strip().partition("#")[2] not in done.stderr


def test_a_link_as_json(quiet: Site) -> None:
    document = json.loads(
        quiet.cli("dashboard", "link", "bob", "--role", "viewer", "--url", "https://desk.example/", "--json").stdout
    )
    assert document["url"].startswith("https://desk.example/setup#")
    assert {name: document[name] for name in ("schema_version", "account", "role", "added", "switches_codes_off", "dry_run")} == {
        "schema_version": 1,
        "account": "bob",
        "role": "viewer",
        "added": True,
        "switches_codes_off": False,
        "dry_run": False,
    }
    assert document["expires"] > 1_700_000_000


def test_a_dry_run_changes_nothing(quiet: Site) -> None:
    for args in (("link",), ("link", "bob", "--role", "viewer")):
        assert quiet.cli("dashboard", *args, "--dry-run").stdout == ""
        assert "url" not in json.loads(quiet.cli("dashboard", *args, "--dry-run", "--json").stdout)
    assert json.loads(quiet.cli("dashboard", "users", "list", "--json").stdout)["users"] == []
    assert "events" not in quiet.cli("audit", "tail").stdout
    assert "dashboard-" not in quiet.cli("audit", "tail").stdout


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (("link",), 2, "there is an administrator already"),
        (("link", "nobody"), 2, "there is no account 'nobody'"),
        (("link", "no name"), 2, "1 to 64"),
        (("link", "admin.person", "--role", "member"), 2, "is there with the role admin"),
        (("link", "gone.person"), 1, "is disabled"),
        (("link", "bob", "--role", "owner"), 2, "Invalid value"),
        (("link", "admin.person", "--url", "ftp://x"), 2, "--url must be"),
        (("link", "admin.person", "--url", "http://x/path"), 2, "--url must be"),
        (("link", "admin.person", "--url", "http://user@x"), 2, "--url must be"),
        (("link", "admin.person", "--url", "http://x:port"), 2, "--url must be"),
        (("link", "admin.person", "--url", "javascript:alert(1)"), 2, "--url must be"),
    ],
)
def test_what_cannot_be_done_says_why_and_what_next(quiet: Site, args: tuple[str, ...], code: int, text: str) -> None:
    quiet.sign_in(ADMIN)
    quiet.sign_in(MEMBER, "gone.person")
    store = wiring.open_account_store(str(quiet.state))
    store.change("gone.person", disabled=True)
    store.close()
    done = quiet.cli("dashboard", *args)
    assert (done.returncode, done.stdout) == (code, "")
    assert text in done.stderr
    assert "help:" in done.stderr


def test_the_first_account_is_an_administrator(quiet: Site) -> None:
    assert quiet.cli("dashboard", "link", "--role", "viewer").returncode == 2
    assert quiet.cli("dashboard", "link", "--role", "admin").returncode == 0


@pytest.mark.parametrize("mark", AGENT_MARKS)
def test_an_agent_gets_no_link(quiet: Site, monkeypatch: pytest.MonkeyPatch, mark: str) -> None:
    monkeypatch.setenv(mark, "1")
    done = quiet.cli("dashboard", "link")
    assert (done.returncode, done.stdout) == (3, "")
    assert "only a person" in done.stderr


def test_the_list(quiet: Site) -> None:
    empty = quiet.cli("dashboard", "users", "list")
    assert (empty.returncode, empty.stdout) == (0, "")
    assert "interlock dashboard link" in empty.stderr
    quiet.sign_in(ADMIN)
    quiet.cli("dashboard", "link", "bob", "--role", "viewer")
    rows = json.loads(quiet.cli("dashboard", "users", "list", "--json").stdout)["users"]
    assert [(row["name"], row["role"], row["state"], row["one_time_codes"], row["sessions"]) for row in rows] == [
        ("admin.person", ADMIN, "active", False, 1),
        ("bob", VIEWER, "no password yet", False, 0),
    ]
    table = quiet.cli("dashboard", "users", "list").stdout
    assert "no password yet" in table
    assert "argon2" not in table + json.dumps(rows)
