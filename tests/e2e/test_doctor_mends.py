"""Each way to break an installation is found by the doctor, and the command that it names mends it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.approvals.conftest import Person

import interlock

SOURCE = Path(interlock.__file__).parents[1]
PATIENCE = 120
Document = dict[str, Any]

FILES = {
    "claude": ".claude/settings.json",
    "codex": ".codex/hooks.json",
    "copilot": ".copilot/hooks/interlock.json",
    "cursor": ".cursor/hooks.json",
    "gemini": ".gemini/settings.json",
    "grok": ".grok/hooks/interlock.json",
    "qwen": ".qwen/settings.json",
    "windsurf": ".codeium/windsurf/hooks.json",
}


class Machine:
    """A home with one host's hooks, and the `interlock` command on its PATH."""

    def __init__(self, top: Path) -> None:
        self.home = top / "hö me's"
        self.state = self.home / "state"
        self.work = self.home / "work"
        self.work.mkdir(parents=True)
        programs = top / "bin"
        programs.mkdir()
        command = programs / "interlock"
        command.write_text(f'#!/bin/sh\nPYTHONPATH="{SOURCE}" exec "{sys.executable}" -m interlock "$@"\n')
        command.chmod(0o755)
        # An editor in which the person puts back what stood there.
        editor = programs / "editor"
        editor.write_text('#!/bin/sh\nfor file; do :; done\ncp "$file.good" "$file"\n')
        editor.chmod(0o755)
        self.env = {
            "HOME": str(self.home),
            "INTERLOCK_HOME": str(self.state),
            "INTERLOCK_SYSTEM_ROOT": str(top / "system"),
            "PATH": f"{programs}:/usr/bin:/bin",
            "SHELL": "/bin/sh",
            "LANG": "C.UTF-8",
            "EDITOR": str(editor),
        }

    def run(self, command: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["sh", "-c", command], env=self.env, cwd=self.work, capture_output=True, text=True, check=False, timeout=PATIENCE
        )

    def file(self, host: str) -> Path:
        return self.home / FILES[host]

    def edit(self, host: str, change: Callable[[Document], object]) -> None:
        path = self.file(host)
        document = json.loads(path.read_text("utf-8"))
        change(document["hooks"])
        path.write_text(json.dumps(document, ensure_ascii=False, indent=2), "utf-8")

    def spoil(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        good = path.with_name(path.name + ".good")
        good.write_bytes(path.read_bytes() if path.exists() else b"")
        path.write_text(text, "utf-8")

    def found(self, check: str, *, quick: bool) -> list[tuple[str, str]]:
        """(detail, mending command) of what a check found to be wrong."""
        done = self.run("interlock doctor --json" + (" --quick" if quick else ""))
        report = json.loads(done.stdout)
        assert (done.returncode == 0) == report["ok"], done.stderr
        return [(row["detail"], row["mend"]) for row in report["results"] if row["check"] == check and row["status"] == "fail"]


def gate(document: Document, event: str) -> Document:
    """The one handler of an event."""
    (entry,) = document[event]
    found: Document = entry["hooks"][0] if "hooks" in entry else entry
    return found


def unlink(*parts: str) -> Callable[[Machine], object]:
    return lambda m: m.home.joinpath(*parts).unlink()


def always_allows(m: Machine) -> None:
    (m.state / "launcher.py").write_text('print(\'{"permission": "allow"}\')\n')


#: Name -> (host, what breaks it, the check, what it says, whether a quick run finds it).
BREAKS: dict[str, tuple[str, Callable[[Machine], object], str, str, bool]] = {
    "cursor: failClosed taken out": (
        "cursor",
        lambda m: m.edit("cursor", lambda d: gate(d, "preToolUse").pop("failClosed")),
        "hooks-files",
        "failClosed is not true",
        True,
    ),
    "cursor: a gate taken out": (
        "cursor",
        lambda m: m.edit("cursor", lambda d: d.pop("beforeReadFile")),
        "integrity",
        "was taken out",
        True,
    ),
    "cursor: a matcher": (
        "cursor",
        lambda m: m.edit("cursor", lambda d: gate(d, "preToolUse").update(matcher="Read")),
        "hooks-files",
        "a matcher limits the gate",
        True,
    ),
    "cursor: a wrong command": (
        "cursor",
        lambda m: m.edit("cursor", lambda d: gate(d, "stop").update(command=gate(d, "sessionEnd")["command"])),
        "hooks-files",
        "that of another event",
        True,
    ),
    "cursor: the file is gone": ("cursor", unlink(".cursor", "hooks.json"), "integrity", "is gone", True),
    "cursor: broken JSON": (
        "cursor",
        lambda m: m.spoil(m.file("cursor"), '{"version": 1,'),
        "hooks-files",
        "every hook in it is off",
        True,
    ),
    "cursor: another tool's bad entry": (
        "cursor",
        lambda m: m.spoil(
            m.file("cursor"), m.file("cursor").read_text("utf-8").replace('"hooks": {', '"hooks": {"onSave": [],', 1)
        ),
        "hooks-files",
        "'onSave' is not a hook event",
        True,
    ),
    "the launcher is gone": ("cursor", unlink("state", "launcher.py"), "launcher", "is missing", False),
    "the launcher allows everything": ("cursor", always_allows, "canaries", "an action that must be blocked is not", False),
    "the launcher of another host allows everything": (
        "gemini",
        always_allows,
        "canaries",
        "an action that must be blocked is not",
        False,
    ),
    "the interpreter is gone": (
        "windsurf",
        lambda m: m.edit(
            "windsurf",
            lambda d: gate(d, "pre_run_command").update(
                command=gate(d, "pre_run_command")["command"].replace("python3", "python-gone")
            ),
        ),
        "launcher",
        "does not run with -I -S",
        False,
    ),
    "claude: open on failure": (
        "claude",
        lambda m: m.edit("claude", lambda d: gate(d, "PreToolUse").pop("onFailure")),
        "settings-files",
        "onFailure is not 'block'",
        True,
    ),
    "claude: does not wait": (
        "claude",
        lambda m: m.edit("claude", lambda d: gate(d, "PreToolUse").update({"async": True})),
        "settings-files",
        "async is true",
        True,
    ),
    "claude: switched off": (
        "claude",
        lambda m: m.spoil(m.file("claude"), m.file("claude").read_text("utf-8").replace("{", '{"disableAllHooks": true,', 1)),
        "settings-files",
        "sets disableAllHooks",
        True,
    ),
    "codex: switched off": (
        "codex",
        lambda m: m.spoil(m.home / ".codex" / "config.toml", "[features]\nhooks = false\n"),
        "settings-files",
        "features.hooks = false",
        True,
    ),
    "codex: too little time": (
        "codex",
        lambda m: m.edit("codex", lambda d: gate(d, "PreToolUse").update(timeout=9)),
        "settings-files",
        "timeout 9 s is not above",
        True,
    ),
    "gemini: an entry taken out": (
        "gemini",
        lambda m: m.edit("gemini", lambda d: d.pop("BeforeTool")),
        "integrity",
        "was taken out",
        True,
    ),
    "gemini: too few milliseconds": (
        "gemini",
        lambda m: m.edit("gemini", lambda d: gate(d, "BeforeTool").update(timeout=9000)),
        "settings-files",
        "timeout 9 s is not above",
        True,
    ),
    "qwen: switched off": (
        "qwen",
        lambda m: m.spoil(m.file("qwen"), m.file("qwen").read_text("utf-8").replace("{", '{"disableAllHooks": true,', 1)),
        "settings-files",
        "disableAllHooks = true",
        True,
    ),
    "copilot: too little time": (
        "copilot",
        lambda m: m.edit("copilot", lambda d: gate(d, "preToolUse").update(timeoutSec=5)),
        "settings-files",
        "timeout 5 s is not above",
        True,
    ),
    "grok: one tool only": (
        "grok",
        lambda m: m.edit("grok", lambda d: d["PreToolUse"][0].update(matcher="Bash")),
        "settings-files",
        "a matcher limits the gate to 'Bash'",
        True,
    ),
    "windsurf: a changed command": (
        "windsurf",
        lambda m: m.edit("windsurf", lambda d: gate(d, "pre_run_command").update(command="true")),
        "integrity",
        "was taken out",
        True,
    ),
    "cline: cannot be run": (
        "cline",
        lambda m: (m.home / ".cline/hooks/PreToolUse").chmod(0o644),
        "settings-files",
        "is not executable",
        True,
    ),
    "cline: another script": (
        "cline",
        lambda m: (m.home / "Documents/Cline/Hooks/PreToolUse").write_text("#!/bin/sh\necho '{}'\n"),
        "integrity",
        "was changed",
        True,
    ),
    "the record of registrations is damaged": (
        "cursor",
        lambda m: (m.state / "manifest.json").write_text("{"),
        "integrity",
        "is damaged",
        True,
    ),
    "the record's key is damaged": ("cursor", lambda m: (m.state / "manifest.key").write_bytes(b"x"), "integrity", "damaged", True),
    "the state can be read by others": ("cursor", lambda m: m.state.chmod(0o755), "state-folder", "can be read by others", True),
    "a record could not be written": (
        "cursor",
        lambda m: (m.state / "audit-append-failed").write_text("2026-01-01 OSError errno 28\n"),
        "audit-log",
        "could not be written",
        False,
    ),
    "a policy that cannot be read": (
        "cursor",
        lambda m: m.spoil(m.state / "policy.toml", "deny = ["),
        "policy",
        "the file only tightens until then",
        True,
    ),
    "settings that cannot be read": (
        "cursor",
        lambda m: m.spoil(m.state / "hook.toml", "x = ["),
        "settings",
        "hook.toml",
        True,
    ),
}


@pytest.mark.parametrize("name", sorted(BREAKS))
def test_each_break_is_found_and_mended_by_the_command(name: str, tmp_path: Path) -> None:
    host, break_it, check, says, quick = BREAKS[name]
    machine = Machine(tmp_path)
    done = machine.run(f"interlock install {host}")
    assert done.returncode == 0, done.stderr
    assert machine.found(check, quick=quick) == []
    break_it(machine)
    found = machine.found(check, quick=quick)
    assert [detail for detail, _ in found if says in detail], found
    for command in dict.fromkeys(mend for _, mend in found):
        mended = machine.run(command)
        assert mended.returncode == 0, (command, mended.stderr)
    assert machine.found(check, quick=quick) == []


def test_a_project_s_hooks_without_an_installation_are_mended_too(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run("interlock install gemini --scope project").returncode == 0
    for name in ("launcher.py", "interpreter"):
        (machine.state / name).unlink()
    found = machine.found("canaries", quick=False)
    assert any("an everyday action is not allowed" in detail for detail, _ in found)
    for command in {mend for _, mend in machine.found("launcher", quick=False)}:
        assert machine.run(command).returncode == 0
    assert machine.found("canaries", quick=False) == []


def test_pins_that_somebody_else_wrote_are_dropped_by_a_person(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.state.mkdir(mode=0o700)
    (machine.state / "tool-pins.json").write_text("{}")
    ((detail, command),) = machine.found("tool-pins", quick=True)
    assert "damaged" in detail
    # Only from a terminal: as a tool call of an agent it is refused.
    assert machine.run(command).returncode == 3
    person = Person(["/bin/sh", "-c", command], machine.env, machine.work)
    try:
        person.types(person.sees(" to go on: ").rpartition("Type ")[2].split()[0] + "\n")
        assert person.ends()[0] == 0
    finally:
        person.close()
    assert machine.found("tool-pins", quick=True) == []


def test_what_the_doctor_tried_is_told_apart_in_the_trail(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run("interlock install cursor claude").returncode == 0
    assert machine.run("interlock doctor").returncode == 0
    lines = machine.run("interlock audit tail -n 100").stdout.splitlines()
    assert len(lines) > 10
    assert all(line.endswith("(a test by interlock doctor)") for line in lines)
    exported = machine.run("interlock audit export --format ocsf").stdout.splitlines()
    assert {json.loads(line)["severity_id"] for line in exported} == {1}
    assert os.listdir(machine.home / "work") == []
