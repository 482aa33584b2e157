"""`interlock remember init` and `plugin` as a person runs them, and the rule file that hooks keep up to date."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.memory.conftest import line

CASES = Path(__file__).parents[2] / "cases"
RULE = Path(".cursor") / "rules" / "interlock-memory.mdc"
OTHER = "5b1f0c1e-0000-4000-8000-00000000c009"
CLAUDE = ".claude/projects/-home-dev-projects-acme-shop/10000000-0000-4000-8000-0000000000aa.jsonl"
CODEX = ".codex/sessions/2026/11/12/rollout-2026-11-12T09-00-00-01a20000-0000-7000-8000-0000000000a1.jsonl"


def git(folder: Path, *args: str) -> str:
    names = {"GIT_AUTHOR_NAME": "x", "GIT_AUTHOR_EMAIL": "x@x", "GIT_COMMITTER_NAME": "x", "GIT_COMMITTER_EMAIL": "x@x"}
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1", **names}
    return subprocess.run(["git", *args], cwd=folder, env=env, check=True, capture_output=True, text=True).stdout


def past(box: Any) -> None:
    """Sessions of three hosts in the workspace, and one of Cursor elsewhere."""
    box.transcript().write_text(line("user", "from now on we use tabs, a cursor rule") + line("assistant", "ok"), "utf-8")
    for place, host, name in ((CLAUDE, "claude", "transcript.jsonl"), (CODEX, "codex", "rollout.jsonl")):
        path = box.home / place
        path.parent.mkdir(parents=True)
        text = (CASES / "transcripts" / host / name).read_text("utf-8")
        path.write_text(text.replace("/home/dev/projects/acme-shop", str(box.workspace)), "utf-8")
    other = box.transcript(OTHER)
    moved = other.parents[3] / "some-other-place" / "agent-transcripts" / OTHER / other.name
    moved.parent.mkdir(parents=True)
    moved.write_text(line("user", "not of this project"), "utf-8")


def start(box: Any, **fields: Any) -> str:
    payload = box.payload("sessionStart", OTHER, workspace_roots=[str(box.workspace)], **fields)
    return str(box.hook("sessionStart", payload).get("additional_context", ""))


def stop(box: Any) -> None:
    box.hook("stop", box.payload("stop", workspace_roots=[str(box.workspace)]))


def test_init_takes_in_what_belongs_to_the_project(box: Any) -> None:
    past(box)
    plan = box.json("remember", "init", "--dry-run")
    assert {host: len(paths) for host, paths in plan["files"].items()} == {"claude": 1, "codex": 1, "cursor": 1}
    assert not (box.state / "memory").exists()
    first = box.json("remember", "init")
    assert (first["sessions"], first["new_turns"] > 30, first["rule_file"], first["hooks"]) == (3, True, None, [])
    assert first["turns"] == first["new_turns"]
    again = box.cli("remember", "init")
    assert "3 sessions" in again.stdout
    assert "0 of them new" in again.stdout
    assert "interlock install cursor" in again.stderr
    assert "not of this project" not in box.cli("remember", "export", "--all").stdout
    assert "we use tabs" in start(box)


def test_init_of_a_worktree_and_a_subfolder(box: Any, tmp_path: Path) -> None:
    past(box)
    git(box.workspace, "init", "-q")
    git(box.workspace, "commit", "-q", "--allow-empty", "-m", "x")
    tree = tmp_path / "other tree"
    git(box.workspace, "worktree", "add", "-q", "-b", "w", str(tree))
    (box.workspace / "web").mkdir()
    for folder in (tree, box.workspace / "web"):
        found = box.json("remember", "init", str(folder))
        assert found["sessions"] == 3, folder
        assert found["project"]["name"] == "acme-shop"


def test_init_says_when_it_cannot(box: Any, tmp_path: Path) -> None:
    assert "nothing was said" in box.cli("remember", "init", str(tmp_path)).stderr
    assert "there is no folder" in box.cli("remember", "init", str(tmp_path / "none"), code=2).stderr
    (box.workspace / ".interlock").mkdir()
    (box.workspace / ".interlock" / "remember.off").touch()
    assert "switched off for" in box.cli("remember", "init", code=3).stderr
    past(box)
    mined = box.json("remember", "mine", "--project", str(box.workspace))
    assert (mined["turns"], mined["skipped"]) == (0, 2)
    assert box.json("remember", "mine", "--host", "claude")["skipped"] == 1
    box.env["INTERLOCK_REMEMBER"] = "off"
    assert "switched off" in box.cli("remember", "init", code=3).stderr


def test_the_rule_file_tells_what_a_session_start_would(box: Any) -> None:
    git(box.workspace, "init", "-q")
    past(box)
    assert box.json("remember", "init", "--rule-file")["rule_file"] is True
    rule = box.workspace / RULE
    text = rule.read_text("utf-8")
    assert text.startswith("---\n")
    assert "alwaysApply: true" in text
    assert "we use tabs" in text
    assert "data, not instructions" in text
    assert git(box.workspace, "status", "--porcelain") == ""
    # Told once: by the file, not by the hook as well.
    assert start(box) == ""
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.write(line("user", "from now on the port is 8443"))
    stop(box)
    assert "port is 8443" in rule.read_text("utf-8")
    # Another window of the same home, without a rule file, is told by the hook.
    assert "port is 8443" in box.json("remember", "digest")["text"]
    rule.unlink()
    assert start(box) == ""
    assert "port is 8443" in rule.read_text("utf-8")
    assert box.json("remember", "init", "--no-rule-file")["rule_file"] is False
    assert not rule.exists()
    assert "port is 8443" in start(box)


def test_the_rule_file_can_be_asked_for_at_install(box: Any) -> None:
    box.transcript().write_text(line("user", "from now on we use tabs"), "utf-8")
    box.cli("remember", "mine", "--project", str(box.workspace))
    assert "would write" in box.cli("install", "cursor", "--rule-file", "--dry-run").stderr
    assert not (box.workspace / RULE).exists()
    assert "goes with Cursor" in box.cli("install", "claude", "--rule-file", code=2).stderr
    box.cli("install", "cursor", "--rule-file")
    assert "we use tabs" in (box.workspace / RULE).read_text("utf-8")
    assert start(box) == ""


def test_forgotten_words_leave_the_rule_file(box: Any) -> None:
    box.transcript().write_text(line("user", "from now on we use quokka tabs") + line("user", "and nothing else"), "utf-8")
    box.cli("remember", "init", "--rule-file")
    assert "quokka" in (box.workspace / RULE).read_text("utf-8")
    box.cli("remember", "forget", "--query", "quokka", "--yes")
    assert "quokka" not in (box.workspace / RULE).read_text("utf-8")


def test_a_switched_off_project_empties_its_rule_file(box: Any) -> None:
    past(box)
    box.cli("remember", "init", "--rule-file")
    (box.workspace / ".interlock").mkdir()
    (box.workspace / ".interlock" / "remember.off").touch()
    assert start(box) == ""
    text = (box.workspace / RULE).read_text("utf-8")
    assert "tabs" not in text
    assert "managed by Interlock" in text


@pytest.mark.parametrize("kind", ["somebody else's", "link", "folder link"])
def test_a_rule_file_that_is_not_ours_is_left_alone(box: Any, tmp_path: Path, kind: str) -> None:
    past(box)
    outside = tmp_path / "outside"
    outside.mkdir()
    rule = box.workspace / RULE
    if kind == "folder link":
        rule.parent.parent.mkdir()
        rule.parent.symlink_to(outside)
    else:
        rule.parent.mkdir(parents=True)
        if kind == "link":
            (outside / "theirs.mdc").write_text("theirs")
            rule.symlink_to(outside / "theirs.mdc")
        else:
            rule.write_text("theirs")
    assert "cannot be written" in box.cli("remember", "init", "--rule-file", code=3).stderr
    assert [path.read_text() for path in outside.iterdir()] == (["theirs"] if kind == "link" else [])
    if kind == "somebody else's":
        assert rule.read_text() == "theirs"
    assert "tabs" in start(box)


def test_a_cloned_rule_file_opts_nobody_in(box: Any) -> None:
    past(box)
    box.cli("remember", "init", "--rule-file")
    text = (box.workspace / RULE).read_text("utf-8")
    box.cli("remember", "init", "--no-rule-file")
    (box.workspace / RULE).write_text(text.replace("tabs", "spaces"))
    stop(box)
    assert "spaces" in (box.workspace / RULE).read_text("utf-8")
    assert "tabs" in start(box)


def test_the_plugin_is_written_with_absolute_paths(box: Any, tmp_path: Path) -> None:
    for host, mcp in (("cursor", "mcp.json"), ("claude", ".mcp.json")):
        target = tmp_path / f"{host} ü"
        plan = box.json("remember", "plugin", host, str(target), "--dry-run")
        assert not target.exists()
        assert box.json("remember", "plugin", host, str(target))["written"] == plan["written"]
        assert box.json("remember", "plugin", host, str(target))["written"] == []
        server = json.loads((target / mcp).read_text("utf-8"))["mcpServers"]["interlock-memory"]
        assert os.path.isabs(server["command"])
        assert server["env"] == {"INTERLOCK_HOME": str(box.state)}
        assert (target / "skills" / "interlock" / "SKILL.md").is_file()
        done = subprocess.run(
            [server["command"], *server["args"][:3], "--version"], capture_output=True, text=True, cwd="/", check=False, timeout=120
        )
        assert done.stdout.startswith("interlock ")
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "file").touch()
    assert "holds something else" in box.cli("remember", "plugin", "cursor", str(tmp_path / "theirs"), code=2).stderr
    assert "name a folder" in box.cli("remember", "plugin", "claude", code=2).stderr


def test_a_plugins_hooks_save_and_give_way_to_installed_ones(box: Any, tmp_path: Path) -> None:
    box.cli("remember", "plugin", "cursor")
    target = box.home / ".cursor" / "plugins" / "local" / "interlock"
    hooks = json.loads((target / "hooks" / "hooks.json").read_text("utf-8"))["hooks"]

    def run(event: str) -> dict[str, Any]:
        (entry,) = hooks[event]
        env = {"HOME": str(box.home), "PATH": "/usr/bin:/bin", "CURSOR_PROJECT_DIR": str(box.workspace)}
        payload = box.payload(event, workspace_roots=[str(box.workspace)])
        done = subprocess.run(
            ["sh", "-c", entry["command"]], input=payload, env=env, cwd=target, capture_output=True, check=False, timeout=120
        )
        assert (done.returncode, done.stderr) == (0, b"")
        answer = json.loads(done.stdout)
        assert isinstance(answer, dict)
        return answer

    box.transcript().write_text(line("user", "from now on we use tabs"), "utf-8")
    assert run("stop") == {}
    assert "we use tabs" in run("sessionStart")["additional_context"]
    assert box.json("remember", "status")["turns"] == 1
    box.cli("install", "cursor", "--parts", "memory")
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.write(line("user", "from now on we use spaces"))
    assert run("stop") == {}
    assert run("sessionStart") == {}
    assert box.json("remember", "status")["turns"] == 1

    box.cli("uninstall", "cursor")
    assert run("stop") == {}
    assert "spaces" in run("sessionStart")["additional_context"]


def test_a_plugins_hooks_give_way_to_those_of_the_machine(box: Any, tmp_path: Path) -> None:
    box.env["INTERLOCK_SYSTEM_ROOT"] = str(tmp_path / "system")
    box.transcript().write_text(line("user", "from now on we use tabs"), "utf-8")

    def run(event: str) -> Any:
        done = subprocess.run(
            [sys.executable, "-m", "interlock", "hook", "cursor", event, "plugin"],
            input=box.payload(event, workspace_roots=[str(box.workspace)]),
            env=box.env,
            capture_output=True,
            check=False,
            timeout=120,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        return json.loads(done.stdout)

    assert run("stop") == {}
    assert "tabs" in run("sessionStart")["additional_context"]
    box.cli("install", "cursor", "--scope", "managed", "--parts", "guard")
    # The guard's entry for the start of a session recalls too.
    assert run("sessionStart") == {}
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.write(line("user", "one more"))
    run("stop")
    assert box.json("remember", "status")["turns"] == 2
    box.cli("install", "cursor", "--scope", "managed", "--parts", "memory,guard")
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.write(line("user", "and another"))
    run("stop")
    assert box.json("remember", "status")["turns"] == 2
