"""The registered command: whatever ends the hook, a gate blocks with exit 2, and says how to get out only when the hook could not."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from interlock.hosts import command, interpreter
from interlock.model.errors import InterlockError

WAY_OUT = "interlock: it's blocked; edit /hö me/hooks.json"

SHELLS = [name for name in ("sh", "dash", "bash") if shutil.which(name)]

ENDINGS = {
    "allow": ("print('{}')", 0, ""),
    "deny": ("print('deny'); sys.stderr.write('reason\\n'); sys.exit(2)", 2, "reason\n"),
    "crash": ("raise SystemExit(1)", 2, WAY_OUT + "\n"),
    "other code": ("sys.exit(3)", 2, WAY_OUT + "\n"),
    "killed": ("import os; os.kill(os.getpid(), 9)", 2, WAY_OUT + "\n"),
    "alarm": ("import signal; signal.alarm(1); signal.pause()", 2, WAY_OUT + "\n"),
}


def run(line: str, shell: str = "sh") -> tuple[int, str, str]:
    done = subprocess.run([shell, "-c", line], input="{}", capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHELL", "/bin/bash")
    made = tmp_path / "hö me's $HOME `x`"
    made.mkdir()
    return made


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_a_gate_blocks_unless_the_hook_allows(folder: Path, ending: str, shell: str) -> None:
    body, code, stderr = ENDINGS[ending]
    launcher = folder / "launcher.py"
    launcher.write_text(f"import sys\nassert sys.argv[1:] == ['cursor', 'preToolUse']\n{body}\n", "utf-8")
    line = command.launcher_command(sys.executable, str(launcher), "cursor", "preToolUse", WAY_OUT)
    found, _, said = run(line, shell)
    assert found == code
    assert said.replace("Killed\n", "").replace("Alarm clock\n", "").endswith(stderr)
    assert WAY_OUT not in said or stderr.startswith(WAY_OUT)


@pytest.mark.parametrize("shell", SHELLS)
def test_a_missing_launcher_or_interpreter_says_how_to_get_out(folder: Path, shell: str) -> None:
    there = folder / "launcher.py"
    there.write_text("")
    for python, launcher in ((sys.executable, folder / "absent" / "launcher.py"), (str(folder / "python"), there)):
        found, _, said = run(command.launcher_command(python, str(launcher), "cursor", "preToolUse", WAY_OUT), shell)
        assert found == 2
        assert said.splitlines()[-1] == WAY_OUT


@pytest.mark.parametrize("shell", SHELLS)
def test_an_event_that_stops_nothing_goes_on_whatever_happens(folder: Path, shell: str) -> None:
    launcher = folder / "launcher.py"
    for body, _, _ in ENDINGS.values():
        launcher.write_text(f"import sys\n{body}\n", "utf-8")
        code, stdout, _ = run(command.launcher_command(sys.executable, str(launcher), "cursor", "stop"), shell)
        assert code == 0
        assert stdout.endswith(("{}\n", "deny\n{}\n"))
    for python, path in ((sys.executable, folder / "absent" / "launcher.py"), (str(folder / "python"), launcher)):
        assert run(command.launcher_command(python, str(path), "cursor", "stop"), shell)[:2] == (0, "{}\n")


@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_other_login_shells_get_it_through_sh(folder: Path, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    body, code, stderr = ENDINGS[ending]
    launcher = folder / "launcher.py"
    launcher.write_text(f"import sys\n{body}\n", "utf-8")
    line = command.launcher_command(sys.executable, str(launcher), "cursor", "preToolUse", WAY_OUT)
    assert line.startswith("/bin/sh -c '")
    assert "$?" in line
    found, _, said = run(line)
    assert found == code
    assert said.replace("Killed\n", "").replace("Alarm clock\n", "").endswith(stderr)


@pytest.mark.parametrize("shell", ["/bin/bash", "/usr/bin/fish", "/bin/tcsh", ""])
@pytest.mark.parametrize("way_out", ["", WAY_OUT])
def test_own_commands_are_recognised(folder: Path, shell: str, way_out: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", shell)
    line = command.launcher_command("/opt/py thon/bin/python3", str(folder / "launcher.py"), "cursor", "beforeReadFile", way_out)
    assert command.own_event(line) == "beforeReadFile"
    assert command.programs_of(line) == ("/opt/py thon/bin/python3", str(folder / "launcher.py"))


def test_windows_commands_are_recognised() -> None:
    line = command._powershell(r"C:\Py's\python.exe", r"C:\Users\é\interlock\launcher.py", "cursor", "preToolUse", "out")
    assert line.startswith("& 'C:\\Py''s\\python.exe' -I -S 'C:\\Users\\é\\interlock\\launcher.py' cursor preToolUse; if ")
    assert line.endswith("; exit 2 }")
    assert command.own_event(line) == "preToolUse"
    assert command.programs_of(line) == (r"C:\Py's\python.exe", r"C:\Users\é\interlock\launcher.py")


@pytest.mark.parametrize(
    "foreign",
    ["", "./audit.sh", "python -I -S ./other.py cursor stop", "acme-guard hook cursor", "echo launcher.py' cursor stop", None, 3],
)
def test_foreign_commands_are_not(foreign: object) -> None:
    assert command.own_event(foreign) is None
    assert command.programs_of(str(foreign)) is None or "other.py" in str(foreign)


@pytest.mark.parametrize("bad", ["/a//b", "/a/*b", "/a\nb", "/a\x1bb"])
def test_a_path_that_a_host_cannot_carry_is_refused(bad: str) -> None:
    with pytest.raises(InterlockError, match="the hook command would hold"):
        command.launcher_command("/usr/bin/python3", bad + "/launcher.py", "cursor", "stop")


def test_the_interpreter_is_real_and_isolated() -> None:
    found = Path(interpreter.find())
    assert found.is_absolute()
    assert not (found.parent.parent / "pyvenv.cfg").exists()
    assert not found.read_bytes().startswith(b"#!")
    assert interpreter.probe(str(found)) == f"{sys.version_info.major}.{sys.version_info.minor}"


def test_a_broken_interpreter_is_noticed(tmp_path: Path) -> None:
    fake = tmp_path / "python3"
    fake.write_text("#!/bin/sh\nexit 1\n")
    fake.chmod(0o755)
    assert interpreter.probe(str(fake)) == ""
    assert interpreter.probe(str(tmp_path / "absent")) == ""
