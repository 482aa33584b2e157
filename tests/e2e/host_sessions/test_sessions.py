"""Whole sessions of every host through the commands that `interlock install` registered, in every scope of the host."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.host_sessions.conftest import HOSTS, MANAGED, RECORDED, Home, Host, World, event_of, sessions
from tests.unit.hosts.contracts import DENY

#: What the recorded tools do when nothing is in the way.
HARMLESS = {
    "pytest -q",
    "true ",
    "rg -n round src",
    "acme-guard remember 41 tests pass",
    "wrote src/shop/pricing.py",
    "wrote src/shop/tax.py",
}
ERASED = "rm -rf ~"


@pytest.fixture(scope="module")
def person(world: World) -> Home:
    """Somebody who installed for every host."""
    home = world.home("pérson's")
    done = home.interlock(home.folder, "install", "all")
    assert done.returncode == 0, done.stderr
    return home


@pytest.fixture(scope="module")
def work(world: World) -> Path:
    return world.repository("wörk")


def erase(line: str) -> str:
    """The same session with an agent that erases the home instead of running the tests."""
    return line.replace("pytest -q", ERASED)


@pytest.mark.parametrize("host", HOSTS)
def test_a_session_runs_what_is_allowed_and_nothing_that_is_denied(host: str, world: World, person: Home, work: Path) -> None:
    kept = person.folder / "thesis.txt"
    kept.write_text("years of work")
    played = [Host(host, "user", world, person, work).play(path) for path in sessions(host)]
    ran = {line for one in played for line in one["ran"]}
    assert ran <= HARMLESS
    assert "pytest -q" in ran
    # A push over main is asked about, and nobody is there.
    assert any(one["denied"] for one in played)
    hostile = [Host(host, "user", world, person, work).play(path, erase) for path in sessions(host)]
    assert not any(line.startswith(("rm", "git")) for one in hostile for line in one["ran"])
    assert sum(len(one["denied"]) for one in hostile) > sum(len(one["denied"]) for one in played)
    assert kept.read_text() == "years of work"
    mine = [record for record in person.records() if record.get("host") == host]
    assert {"allow", "deny"} <= {record.get("decision") for record in mine}
    beat = json.loads((person.state / "heartbeat" / f"{host}.json").read_text("utf-8"))
    assert beat["host"] == host


@pytest.mark.parametrize("host", HOSTS)
def test_the_project_scope_in_a_second_clone_under_another_home(host: str, world: World, tmp_path: Path) -> None:
    first = world.home(f"first-{host}")
    root = world.repository(f"team-{host}")
    done = first.interlock(root, "install", host, "--scope", "project")
    assert done.returncode == 0, done.stderr
    clone = world.clone(root, f"clone-{host}")
    texts = [path.read_bytes() for path in clone.rglob("*") if path.is_file() and ".git" not in path.relative_to(clone).parts]
    assert not any(str(first.folder).encode() in text for text in texts)
    # A colleague without an installation: nothing runs, and the way to one is said.
    bare = world.home(f"bare-{host}")
    fake = Host(host, "project", world, bare, clone)
    blocked = [fake.play(path) for path in sessions(host)]
    assert [line for one in blocked for line in one["ran"]] == []
    assert any(one["denied"] for one in blocked)
    # Where the project says that it is optional, the session goes on and leaves a line.
    (clone / ".interlock.toml").write_text("team_optional = true\n")
    optional = [fake.play(path) for path in sessions(host)]
    assert any("pytest -q" in one["ran"] for one in optional)
    assert "not judged" in (bare.folder / ".local" / "state" / "interlock-skipped.log").read_text("utf-8")
    (clone / ".interlock.toml").unlink()
    # A colleague with one of their own: judged by it.
    other = world.home(f"other-{host}")
    assert other.interlock(other.folder, "install", "cursor", "--parts", "guard").returncode == 0
    fake = Host(host, "project", world, other, clone)
    played = [fake.play(path, erase) for path in sessions(host)]
    assert not any(line.startswith("rm") for one in played for line in one["ran"])
    assert any(one["denied"] for one in played)
    assert any("pytest -q" in fake.play(path)["ran"] for path in sessions(host))
    assert {record["decision"] for record in other.records() if record.get("host") == host} >= {"allow", "deny"}
    done = first.interlock(root, "uninstall", host, "--scope", "project")
    assert done.returncode == 0
    assert sorted(path.name for path in root.iterdir()) == [".git", "src"]


@pytest.mark.parametrize("host", MANAGED)
def test_the_managed_scope_guards_every_account(host: str, world: World, work: Path) -> None:
    administrator = world.home(f"root-{host}")
    done = administrator.interlock(administrator.folder, "install", host, "--scope", "managed")
    assert done.returncode == 0, done.stderr
    assert not administrator.state.exists()
    person = world.home(f"account-{host}")
    fake = Host(host, "managed", world, person, work)
    (place,) = fake.places
    assert place.stat().st_mode & 0o777 == 0o644
    hook = world.system / "etc" / "interlock" / "hook"
    assert {path.name: oct(path.stat().st_mode & 0o777) for path in hook.iterdir()} == {
        "hook.bundle": "0o644",
        "interpreter": "0o644",
        "launcher.py": "0o644",
        "manifest.json": "0o600",
        "manifest.key": "0o600",
    }
    played = [fake.play(path, erase) for path in sessions(host)]
    assert not any(line.startswith("rm") for one in played for line in one["ran"])
    assert any("pytest -q" in fake.play(path)["ran"] for path in sessions(host))
    # Each account has a trail of its own.
    assert {record["decision"] for record in person.records()} >= {"allow", "deny"}
    assert (person.state.stat().st_mode & 0o777) == 0o700
    done = administrator.interlock(administrator.folder, "uninstall", host, "--scope", "managed")
    assert done.returncode == 0, done.stderr
    assert not place.exists()
    assert not (world.system / "etc" / "interlock").exists()


def test_a_managed_gate_without_its_launcher_blocks(world: World, work: Path) -> None:
    administrator = world.home("root-broken")
    assert administrator.interlock(administrator.folder, "install", "claude", "--scope", "managed").returncode == 0
    shutil.rmtree(world.system / "etc" / "interlock")
    fake = Host("claude", "managed", world, world.home("account-broken"), work)
    played = [fake.play(path) for path in sessions("claude")]
    assert [line for one in played for line in one["ran"]] == []
    assert all(one["denied"] for one in played)
    # The record is gone too: what is left is a file without a word of ours.
    assert administrator.interlock(administrator.folder, "uninstall", "claude", "--scope", "managed").returncode == 0
    assert "interlock" not in fake.places[0].read_text("utf-8")


@pytest.mark.parametrize("host", ["cline", "grok"])
def test_a_scope_that_the_host_does_not_have_is_refused(host: str, person: Home) -> None:
    done = person.interlock(person.folder, "install", host, "--scope", "managed")
    assert (done.returncode, done.stdout) == (2, "")
    assert "has no scope 'managed'" in done.stderr


def test_uninstall_leaves_nothing_of_any_host(world: World) -> None:
    home = world.home("leaving")
    for host in HOSTS:
        assert home.interlock(home.folder, "install", host).returncode == 0
    for host in reversed(HOSTS):
        done = home.interlock(home.folder, "uninstall", host)
        assert done.returncode == 0, done.stderr
    assert [path.name for path in home.folder.iterdir()] == [".local"]
    assert not (home.state / "launcher.py").exists()


#: A token with a right checksum, put together so that no scanner takes this file for a leak.
TOKEN = "gh" + "p_m8bz3LuMJ5kgrlgtephAJu0gD6vlfs4QHNJc"

#: Host -> (event of a prompt, how its text is put into a payload). Copilot has no event that can stop a prompt.
PROMPTS = {
    "claude": ("UserPromptSubmit", "prompt"),
    "cline": ("UserPromptSubmit", "userPromptSubmit.prompt"),
    "codex": ("UserPromptSubmit", "prompt"),
    "cursor": ("beforeSubmitPrompt", "prompt"),
    "gemini": ("BeforeAgent", "prompt"),
    "grok": ("UserPromptSubmit", "prompt"),
    "qwen": ("UserPromptSubmit", "prompt"),
    "windsurf": ("pre_user_prompt", "tool_info.user_prompt"),
}
#: Host -> (event after a tool, where the result stands).
RESULTS = {
    "claude": ("PostToolUse", "tool_response"),
    "codex": ("PostToolUse", "tool_response"),
    "copilot": ("postToolUse", "toolResult"),
    "cursor": ("postToolUse", "tool_output"),
    "gemini": ("AfterTool", "tool_response"),
    "qwen": ("PostToolUse", "tool_response"),
}


def recorded(host: str, wanted: str, root: Path) -> dict[str, Any]:
    """The first payload of an event in the sessions of a host."""
    for path in sessions(host):
        for line in path.read_text("utf-8").splitlines():
            event, payload = event_of(host, json.loads(line.replace(RECORDED, str(root))))
            if event == wanted:
                return payload
    raise AssertionError(wanted)


def put(payload: dict[str, Any], place: str, value: object) -> None:
    *folders, name = place.split(".")
    for folder in folders:
        payload = payload[folder]
    payload[name] = value


@pytest.mark.parametrize("host", sorted(PROMPTS))
def test_a_prompt_with_a_secret_is_stopped(host: str, world: World, person: Home, work: Path) -> None:
    event, place = PROMPTS[host]
    fake = Host(host, "user", world, person, work)
    payload = recorded(host, event, work)
    assert fake.ask(event, payload) != DENY
    put(payload, place, f"Use {TOKEN} for the upload.")
    assert fake.ask(event, payload) == DENY
    assert TOKEN.encode() not in fake.last.stdout + fake.last.stderr


@pytest.mark.parametrize("host", sorted(RESULTS))
def test_a_secret_in_what_a_tool_returned_is_told_to_the_agent(host: str, world: World, person: Home, work: Path) -> None:
    event, place = RESULTS[host]
    fake = Host(host, "user", world, person, work)
    payload = recorded(host, event, work)
    assert fake.ask(event, payload) != DENY
    assert b"github-token" not in fake.last.stdout
    put(payload, place, json.dumps({"output": f"TOKEN={TOKEN}"}))
    assert fake.ask(event, payload) != DENY
    assert b"github-token" in fake.last.stdout
    assert TOKEN.encode() not in fake.last.stdout


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe{\x00}\x00", b"{}"], ids=["empty", "cut", "list", "utf-16", "nothing in it"]
)
def test_what_cannot_be_read_is_stopped(host: str, data: bytes, world: World, person: Home, work: Path) -> None:
    event = {"cursor": "preToolUse", "copilot": "preToolUse", "gemini": "BeforeTool", "windsurf": "pre_run_command"}.get(
        host, "PreToolUse"
    )
    assert Host(host, "user", world, person, work).send(event, data) == DENY
