"""Install, hook calls, doctor and uninstall as real processes, in a throw-away home whose path needs quoting."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import interlock
from interlock.hosts.jsonc import parse

SOURCE = Path(interlock.__file__).parents[1]
CASES = Path(__file__).parents[1] / "cases"

FOREIGN = (CASES / "install" / "cursor" / "hooks.foreign_entries.json").read_bytes()


class Machine:
    """A home, a workspace and an Interlock."""

    def __init__(self, top: Path) -> None:
        self.home = top / "hö me's"
        self.state = self.home / ".local" / "share" / "interlock"
        self.hooks = self.home / ".cursor" / "hooks.json"
        self.work = self.home / "pro ject"
        self.work.mkdir(parents=True)
        self.source = SOURCE
        self.env = {"HOME": str(self.home), "PATH": "/usr/local/bin:/usr/bin:/bin", "SHELL": "/bin/bash", "LANG": "C.UTF-8"}

    def interlock(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "interlock", *args],
            capture_output=True,
            text=True,
            env={**self.env, "PYTHONPATH": str(self.source)},
            cwd=self.work,
            check=False,
        )

    def entries(self) -> dict[str, list[dict[str, Any]]]:
        value = parse(self.hooks.read_text("utf-8")).value
        assert isinstance(value, dict)
        return value["hooks"]  # type: ignore[no-any-return]

    def registered(self, event: str) -> str:
        (entry,) = [item for item in self.entries()[event] if "launcher.py" in item["command"]]
        return str(entry["command"])

    def call(self, event: str, payload: bytes) -> subprocess.CompletedProcess[bytes]:
        """As Cursor does: by a shell, in the folder of the hooks file."""
        return subprocess.run(
            ["sh", "-c", self.registered(event)],
            input=payload,
            capture_output=True,
            env=self.env,
            cwd=self.hooks.parent,
            check=False,
        )

    def shell(self, command: str) -> subprocess.CompletedProcess[bytes]:
        payload = {
            "conversation_id": "c1",
            "generation_id": "g1",
            "hook_event_name": "preToolUse",
            "cursor_version": "3.17.1",
            "workspace_roots": [str(self.work)],
            "tool_name": "Shell",
            "tool_input": {"command": command, "cwd": ""},
            "tool_use_id": "t1",
            "cwd": str(self.work),
        }
        return self.call("preToolUse", json.dumps(payload).encode())

    def doctor(self, *args: str) -> tuple[int, dict[str, Any]]:
        done = self.interlock("doctor", "--json", *args)
        assert done.stderr == ""
        return done.returncode, json.loads(done.stdout)

    def failures(self) -> list[tuple[str, str, str]]:
        code, report = self.doctor()
        found = [(r["check"], r["detail"], r["mend"]) for r in report["results"] if r["status"] == "fail"]
        assert (code == 1) == bool(found)
        return found


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    made.hooks.parent.mkdir()
    made.hooks.write_bytes(FOREIGN)
    done = made.interlock("install", "cursor")
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    return made


def test_the_registered_command_judges(machine: Machine) -> None:
    allowed = machine.shell("git status && ls -la")
    assert (allowed.returncode, json.loads(allowed.stdout), allowed.stderr) == (0, {"permission": "allow"}, b"")
    mention = machine.shell('git commit -m "never run rm -rf ~ again"')
    assert json.loads(mention.stdout)["permission"] == "allow"
    denied = machine.shell("rm -rf ~")
    document = json.loads(denied.stdout)
    assert (denied.returncode, document["permission"]) == (2, "deny")
    assert document["user_message"]
    assert document["agent_message"]
    assert b"launcher" not in denied.stderr
    assert len(denied.stderr.splitlines()) == 1
    broken = machine.call("preToolUse", b"{")
    assert (broken.returncode, json.loads(broken.stdout)["permission"]) == (2, "deny")
    assert machine.call("stop", b"{").returncode == 0


def test_the_doctor_is_content_and_the_host_is_missed(machine: Machine) -> None:
    assert machine.failures() == []
    _, report = machine.doctor()
    warned = [result["detail"] for result in report["results"] if result["status"] == "warn"]
    assert warned == ["Cursor has never called the hook"]
    gates = [r["detail"] for r in report["results"] if r["check"] == "canaries" and "blocks a forbidden one" in r["detail"]]
    assert len(gates) == 6
    payload = (CASES / "hosts" / "cursor" / "payloads" / "sessionStart.json").read_bytes()
    assert machine.call("sessionStart", payload).returncode == 0
    assert [r for r in machine.doctor()[1]["results"] if r["status"] == "warn"] == []


def test_uninstall_restores_the_file(machine: Machine) -> None:
    done = machine.interlock("uninstall", "cursor")
    assert (done.returncode, done.stdout) == (0, "")
    assert machine.hooks.read_bytes() == FOREIGN
    assert [path.name for path in machine.hooks.parent.iterdir()] == ["hooks.json"]
    assert not (machine.state / "launcher.py").exists()
    assert machine.failures() == []
    again = machine.interlock("uninstall", "cursor")
    assert again.returncode == 0
    assert "nothing was installed" in again.stderr


ALWAYS_ALLOWS = 'print(\'{"permission":"allow","continue":true}\')\n'
DENIES_FOR_A_FAULT = """import sys
if b"doctor-canary" in sys.stdin.buffer.read():
    print('{"permission":"deny","user_message":"An internal error kept this from being judged [guard.internal-error]"}')
    sys.exit(2)
print('{"permission":"allow"}')
"""
ALWAYS_DENIES = 'import sys\nprint(\'{"permission":"deny","user_message":"no"}\')\nsys.exit(2)\n'


@pytest.mark.parametrize(
    ("launcher", "says"),
    [
        (ALWAYS_ALLOWS, "an action that must be blocked is not: exit code 0"),
        (ALWAYS_DENIES, "an everyday action is not allowed: exit code 2"),
        (DENIES_FOR_A_FAULT, "an action is blocked, but not for what it would do: exit code 2"),
        ("raise SystemExit(1)\n", "an everyday action is not allowed: exit code 2"),
        ("print('noise')\n", "an everyday action is not allowed: exit code 0"),
    ],
    ids=["always allows", "always denies", "denies for a fault", "crashes", "noise"],
)
def test_the_canaries_find_a_hook_that_does_not_judge(machine: Machine, launcher: str, says: str) -> None:
    (machine.state / "launcher.py").write_text(launcher)
    found = [(detail, mend) for check, detail, mend in machine.failures() if check == "canaries" and "preToolUse" in detail]
    ((detail, mend),) = found
    assert says in detail
    assert mend == "interlock install cursor"
    assert machine.interlock(*mend.split()[1:]).returncode == 0
    assert machine.failures() == []


def test_a_command_that_was_replaced_is_found(machine: Machine) -> None:
    """An entry that still looks like ours but runs something else."""
    text = machine.hooks.read_text("utf-8")
    line = json.dumps(machine.registered("beforeMCPExecution"), ensure_ascii=False)
    assert line in text
    fake = 'echo \'{"permission":"allow"}\'; : -I -S launcher.py cursor beforeMCPExecution'
    machine.hooks.write_text(text.replace(line, json.dumps(fake)), "utf-8")
    checks = {check for check, _, _ in machine.failures()}
    assert {"canaries", "integrity"} <= checks
    assert machine.interlock("install", "cursor").returncode == 0
    assert machine.failures() == []


def test_the_package_is_gone(tmp_path: Path) -> None:
    """The environment was deleted: gates block and say how to get out, the other events stay quiet."""
    machine = Machine(tmp_path)
    machine.source = tmp_path / "venv" / "lib"
    shutil.copytree(SOURCE / "interlock", machine.source / "interlock", ignore=shutil.ignore_patterns("__pycache__"))
    assert machine.interlock("install", "cursor").returncode == 0
    assert machine.shell("git status").returncode == 0
    shutil.rmtree(machine.source)
    done = machine.shell("git status")
    assert done.returncode == 2
    assert json.loads(done.stdout)["permission"] == "deny"
    assert b"interlock install cursor" in done.stderr
    quiet = machine.call("stop", b"{}")
    assert (quiet.returncode, quiet.stdout) == (0, b"{}\n")
    # The state folder goes too: the tail of the command alone must block and name the file to edit.
    shutil.rmtree(machine.state)
    done = machine.shell("git status")
    assert done.returncode == 2
    assert str(machine.hooks).encode() in done.stderr
    assert b"interlock uninstall cursor" in done.stderr
    # Installed again from another place: the old entries are replaced, not added to.
    machine.source = SOURCE
    assert machine.interlock("install", "cursor").returncode == 0
    assert machine.shell("git status").returncode == 0
    assert {len(items) for items in json.loads(machine.hooks.read_bytes())["hooks"].values()} == {1}


def test_a_hook_that_cannot_run_here_is_not_registered(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.source = tmp_path / "broken"
    shutil.copytree(SOURCE / "interlock", machine.source / "interlock", ignore=shutil.ignore_patterns("__pycache__"))
    (machine.source / "interlock" / "policy" / "__init__.py").write_text("raise ImportError('half an update')\n")
    done = machine.interlock("install", "cursor")
    assert done.returncode == 3
    assert "nothing was registered" in done.stderr
    assert not machine.hooks.exists()


def test_a_malformed_file_is_left_alone(machine: Machine) -> None:
    for name in ("hooks.bad_timeout.json", "hooks.unknown_event.json", "hooks.url_in_command.json"):
        content = (CASES / "install" / "cursor" / name).read_bytes()
        machine.hooks.write_bytes(content)
        done = machine.interlock("install", "cursor")
        assert (done.returncode, done.stdout) == (3, "")
        assert done.stderr.startswith(f"error: {machine.hooks}: line ")
        assert "\nhelp: " in done.stderr
        assert machine.hooks.read_bytes() == content


def test_project_scope_in_a_second_clone(machine: Machine, tmp_path: Path) -> None:
    assert machine.interlock("install", "cursor", "--scope", "project").returncode == 0
    assert machine.failures() == []
    clone = tmp_path / "clone"
    shutil.copytree(machine.work, clone)
    line = json.loads((clone / ".cursor" / "hooks.json").read_bytes())["hooks"]["beforeShellExecution"][0]["command"]
    payload = {
        "conversation_id": "c1",
        "hook_event_name": "beforeShellExecution",
        "cursor_version": "3.17.1",
        "workspace_roots": [str(clone)],
        "command": "git status",
        "cwd": str(clone),
    }
    with_home = subprocess.run(
        ["sh", "-c", line], input=json.dumps(payload).encode(), capture_output=True, env=machine.env, cwd=clone, check=False
    )
    assert (with_home.returncode, json.loads(with_home.stdout)) == (0, {"permission": "allow"})
    other = {**machine.env, "HOME": str(tmp_path / "other")}
    without = subprocess.run(["sh", "-c", line], input=b"{}", capture_output=True, env=other, cwd=clone, check=False)
    assert without.returncode == 2
    assert b"interlock install cursor" in without.stderr
    done = machine.interlock("uninstall", "cursor", "--scope", "project")
    assert done.returncode == 0
    assert not os.listdir(machine.work)


def test_dry_run_prints_the_diff_and_json_the_same(machine: Machine) -> None:
    before = machine.hooks.read_bytes()
    diff = machine.interlock("uninstall", "cursor", "--dry-run")
    assert diff.stdout.startswith(f"--- {machine.hooks}\n+++ {machine.hooks}\n@@ ")
    document = json.loads(machine.interlock("uninstall", "cursor", "--dry-run", "--json").stdout)
    assert (document["diff"], document["changed"], document["dry_run"]) == (diff.stdout, True, True)
    assert machine.hooks.read_bytes() == before
