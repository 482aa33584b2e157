"""Past conversations of the three hosts, good and damaged, judged again."""

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from interlock.cli.guard_replay import replay as command
from interlock.guard import compressed, replay
from interlock.hosts.codex.recorded_calls import calls as codex_calls
from interlock.hosts.cursor.recorded_calls import workspace
from interlock.hosts.recorded import Lines

CASES = Path(__file__).parents[2] / "cases"
FOLDERS = {
    "cursor": CASES / "memory" / "transcripts",
    "claude": CASES / "transcripts" / "claude",
    "codex": CASES / "transcripts" / "codex",
}
ROOT = "/home/dev/projects/acme-shop"
TOKEN = "ghp_" + "aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY3zA6"


def recorded(path: Path, host: str) -> list[tuple[int, str, object]]:
    """(line, tool, input) of every call of a file."""
    return [
        (one.line, str(one.payload["tool_name"]), one.payload["tool_input"]) for one in replay.reader(host).calls(Lines(str(path)))
    ]


@pytest.mark.parametrize(
    ("host", "name", "count", "bad"),
    [
        ("cursor", "transcript.jsonl", 21, 0),
        ("cursor", "transcript_aborted.jsonl", 5, 0),
        ("cursor", "transcript_bad_lines.jsonl", 20, 2),
        ("cursor", "transcript_bom.jsonl", 9, 0),
        ("cursor", "transcript_crlf.jsonl", 9, 0),
        ("cursor", "transcript_mcp.jsonl", 1, 0),
        ("cursor", "transcript_oversize_line.jsonl", 0, 0),
        ("claude", "transcript.jsonl", 21, 0),
        ("claude", "transcript_bad_lines.jsonl", 20, 2),
        ("claude", "transcript_bom.jsonl", 9, 0),
        ("codex", "rollout.jsonl", 21, 0),
        ("codex", "rollout_bad_lines.jsonl", 20, 2),
        ("codex", "rollout_codemode.jsonl", 13, 0),
    ],
)
def test_every_call_is_found(host: str, name: str, count: int, bad: int) -> None:
    path = FOLDERS[host] / name
    assert replay.owner_of(str(path)) == host
    lines = Lines(str(path))
    found = list(replay.reader(host).calls(lines))
    assert (len(found), lines.bad) == (count, bad)
    numbers = [one.line for one in found]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(("host", "name"), [("cursor", "transcript"), ("claude", "transcript"), ("codex", "rollout")])
def test_a_torn_file_gives_what_is_whole(host: str, name: str) -> None:
    whole = recorded(FOLDERS[host] / f"{name}.jsonl", host)
    torn = recorded(FOLDERS[host] / f"{name}_truncated.jsonl", host)
    assert 5 < len(torn) < len(whole)
    assert [call[1] for call in torn] == [call[1] for call in whole[: len(torn)]]


def test_the_same_conversation_gives_the_same_commands() -> None:
    def commands(host: str, name: str) -> list[str]:
        calls = recorded(FOLDERS[host] / name, host)
        return [given["command"] for _, tool, given in calls if tool in ("Shell", "Bash") and isinstance(given, dict)]

    cursor = commands("cursor", "transcript.jsonl")
    assert "git push origin main" in cursor
    assert set(cursor) <= set(commands("claude", "transcript.jsonl")) & set(commands("codex", "rollout.jsonl"))
    assert "pytest -q" in commands("codex", "rollout_codemode.jsonl")


def test_folders_of_the_hosts_hold_nothing_that_is_stopped_but_the_issue() -> None:
    for host, folder in FOLDERS.items():
        report = replay.run(list(replay.expand([str(folder)])), "", "")
        assert report.hosts == {host: report.calls}
        assert report.decisions["deny"] == 0, report.stopped
        assert {one.tool for one in report.stopped} <= {"create_issue"}
        assert report.unreadable == []


def cursor_line(name: str, given: object) -> str:
    return json.dumps({"role": "assistant", "message": {"content": [{"type": "tool_use", "name": name, "input": given}]}})


def claude_line(name: str, given: object, use: str) -> str:
    block = {"type": "tool_use", "id": use, "name": name, "input": given}
    return json.dumps({"type": "assistant", "sessionId": "s1", "cwd": ROOT, "message": {"role": "assistant", "content": [block]}})


def codex_line(item: dict[str, object]) -> str:
    return json.dumps({"timestamp": "t", "type": "response_item", "payload": item})


DANGEROUS = {
    "cursor": [
        cursor_line("Read", {"path": ROOT + "/src/a.py"}),
        cursor_line("Shell", {"command": f"rm -rf ~ # {TOKEN}"}),
        cursor_line("Delete", {"path": "/etc/passwd"}),
        cursor_line("Shell", {"command": "git push --force origin main"}),
    ],
    "claude": [
        claude_line("Read", {"file_path": ROOT + "/src/a.py"}, "u1"),
        claude_line("Bash", {"command": f"rm -rf ~ # {TOKEN}"}, "u2"),
        claude_line("Bash", {"command": f"rm -rf ~ # {TOKEN}"}, "u2"),
        claude_line("Write", {"file_path": "/etc/passwd", "content": TOKEN}, "u3"),
        claude_line("Bash", {"command": "git push --force origin main"}, "u4"),
    ],
    "codex": [
        json.dumps({"timestamp": "t", "type": "session_meta", "payload": {"id": "t1", "cwd": ROOT}}),
        codex_line({"type": "function_call", "name": "exec_command", "arguments": json.dumps({"cmd": "cat src/a.py"})}),
        codex_line({"type": "function_call", "name": "shell", "arguments": json.dumps({"command": ["bash", "-lc", f"rm -rf ~ # {TOKEN}"]})}),
        codex_line({"type": "custom_tool_call", "name": "apply_patch", "input": f"*** Begin Patch\n*** Add File: /etc/passwd\n+{TOKEN}\n*** End Patch"}),
        codex_line({"type": "custom_tool_call", "name": "exec", "input": "const r = await tools.exec_command({cmd: 'git push --force origin main'});"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("host", sorted(DANGEROUS))
def test_what_would_have_been_stopped(host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERLOCK_HOME", str(tmp_path / "state"))
    path = tmp_path / "past.jsonl"
    path.write_text("\n".join([*DANGEROUS[host], "{torn"]))
    shown = CliRunner().invoke(command, [str(tmp_path), "--json"], standalone_mode=False)
    assert shown.exception is None, shown.output
    document = json.loads(shown.stdout)
    assert document["calls"] == 4
    assert document["decisions"] == {"allow": 1, "ask": 0, "deny": 3}, document
    assert document["interrupt_rate"] == 0.75
    assert document["bad_lines"] == 1
    assert [one["line"] for one in document["stopped"]] == sorted(one["line"] for one in document["stopped"])
    rules = {rule["rule"] for rule in document["rules"]}
    assert any(rule.startswith("protected-branches.") for rule in rules), rules
    assert TOKEN not in shown.output
    human = CliRunner().invoke(command, [str(path), "--limit", "1"], standalone_mode=False)
    assert "4 calls in 1 transcript" in human.stdout
    assert "... and 2 more" in human.stdout
    assert TOKEN not in human.output
    assert not (tmp_path / "state").exists()


def test_the_default_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tmp_path / "projects" / "acme-shop"
    project.mkdir(parents=True)
    env = {"HOME": str(tmp_path)}
    slug = "-".join(part for part in str(project).replace("_", "/").split("/") if part)
    cursor = tmp_path / ".cursor" / "projects" / slug / "agent-transcripts" / "c1" / "c1.jsonl"
    claude = tmp_path / ".claude" / "projects" / "".join(c if c.isalnum() else "-" for c in str(project)) / "s1.jsonl"
    codex = tmp_path / ".codex" / "sessions" / "2026" / "11" / "12" / "rollout-1.jsonl"
    elsewhere = tmp_path / ".codex" / "sessions" / "2026" / "11" / "12" / "rollout-2.jsonl"
    for path, cwd in ((cursor, ""), (claude, ""), (codex, str(project / "src")), (elsewhere, "/srv/other")):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"type": "session_meta", "payload": {"id": "t", "cwd": cwd}}) + "\n")
    assert replay.found(str(project), "", env) == [str(claude), str(codex), str(cursor)]
    assert replay.found(str(project), "codex", env) == [str(codex)]
    assert len(replay.found("", "", env)) == 4
    assert replay.found(os.path.join(str(project), "no"), "cursor", env) == []


def test_the_workspace_is_found_by_the_slug() -> None:
    inputs: list[object] = [{"path": ROOT + "/src/shop/tax.py"}, {"path": ROOT + "/src/shop/cart.py"}, {"command": "ls"}, None]
    assert workspace(inputs, "home-dev-projects-acme-shop") == ROOT
    assert workspace(inputs, "") == ROOT + "/src/shop"
    assert workspace([{"command": "ls"}], "x") == ""


def test_code_that_calls_several_tools(tmp_path: Path) -> None:
    code = """const a = await tools.exec_command({ workdir: `/srv/x`, "cmd": "echo \\"hi\\" && ls" });
await tools.apply_patch("*** Begin Patch\\n*** Delete File: a.py\\n*** End Patch");
await tools.exec_command({cmd: variable});
tools.update_plan({});"""
    path = tmp_path / "r.jsonl"
    path.write_text(codex_line({"type": "custom_tool_call", "name": "exec", "input": code}))
    found = [(one.payload["tool_name"], one.payload["tool_input"], one.payload["cwd"]) for one in codex_calls(Lines(str(path)))]
    assert found == [
        ("Bash", {"command": 'echo "hi" && ls'}, "/srv/x"),
        ("apply_patch", {"command": "*** Begin Patch\n*** Delete File: a.py\n*** End Patch"}, ""),
    ]


def test_a_file_of_nobody(tmp_path: Path) -> None:
    other = tmp_path / "x.jsonl"
    other.write_text('{"hello": 1}\n')
    empty = tmp_path / "y.jsonl"
    empty.write_text("")
    report = replay.run([str(other), str(empty), str(tmp_path / "absent.jsonl")], "", "")
    assert report.unreadable == [str(other), str(tmp_path / "absent.jsonl")]
    assert report.calls == report.files == 0
    assert report.rate == 0.0


def test_arguments(tmp_path: Path) -> None:
    for words in (["--host", "grok"], [str(tmp_path / "absent")]):
        shown = CliRunner().invoke(command, words, standalone_mode=False)
        assert getattr(shown.exception, "exit_code", None) == 2, words


def test_packed_rollouts_are_unpacked_by_the_zstd_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the program proves how it is called; no library is needed."""
    rollout = FOLDERS["codex"] / "rollout.jsonl"
    packed = tmp_path / "rollout-1.jsonl.zst"
    packed.write_bytes(compressed.MAGIC + b"packed")
    tools = tmp_path / "bin"
    tools.mkdir()
    program = tools / "zstd"
    program.write_text(f'#!/bin/sh\n[ "$1" = -dcq ] && [ "$3" = "{packed}" ] && exec cat "{rollout}"\nexit 1\n')
    program.chmod(0o755)
    monkeypatch.setattr(compressed, "_library", lambda: None)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    report = replay.run(list(replay.expand([str(tmp_path)])), "", str(tmp_path / "state"))
    assert (report.files, report.calls, report.hosts) == (1, 21, {"codex": 21})
    assert not report.unreadable


def test_a_packed_rollout_without_any_way_to_unpack_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "rollout-1.jsonl.zst"
    packed.write_bytes(compressed.MAGIC + b"packed")
    monkeypatch.setattr(compressed, "_library", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    result = CliRunner().invoke(command, [str(packed)])
    assert result.exit_code == 0
    assert "install `zstd`" in result.stderr
    assert "0 calls" in result.stdout


def test_a_damaged_packed_rollout_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "rollout-1.jsonl.zst"
    packed.write_bytes(compressed.MAGIC + b"packed")
    program = tmp_path / "zstd"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(compressed, "_library", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    report = replay.run([str(packed)], "codex", str(tmp_path / "state"))
    assert list(report.packed) == [str(packed)]
    assert "damaged" in report.packed[str(packed)]
