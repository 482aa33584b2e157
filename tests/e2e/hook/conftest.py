"""Real hook processes: a throw-away home, workspace and state folder, and the command that an install registers."""

import functools
import glob
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import interlock
from interlock.hosts import bundle
from interlock.hosts.command import launcher_command
from interlock.hosts.cursor.capabilities import GATES
from interlock.hosts.launcher_template import launcher_text

ROOT = Path(interlock.__file__).parents[1]
CASES = Path(__file__).parents[2] / "cases" / "hosts" / "cursor"

#: Seconds after which a test gives up on a process. Not a speed claim.
PATIENCE = 120


@functools.cache
def built_bundle() -> bytes:
    """The bundle that an install writes, made once a run."""
    return bundle.build(str(ROOT))


def interpreters() -> list[str]:
    """Every CPython from 3.11 on that this machine has, one a minor version, the running one first."""
    found = {sys.version_info[:2]: getattr(sys, "_base_executable", sys.executable)}
    pyenv = os.environ.get("PYENV_ROOT", os.path.expanduser("~/.pyenv"))
    for path in sorted(glob.glob(f"{pyenv}/versions/3.*/bin/python3")) + sorted(glob.glob("/usr/bin/python3.1[1-9]")):
        probe = [path, "-I", "-S", "-c", "import sys; print(sys.implementation.name, *sys.version_info[:2])"]
        done = subprocess.run(probe, capture_output=True, text=True, check=False)
        name, *numbers = done.stdout.split() or [""]
        version = tuple(int(number) for number in numbers)
        if name == "cpython" and version >= (3, 11):
            found.setdefault((version[0], version[1]), path)
    return list(found.values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `python` runs once for each interpreter."""
    if "python" in metafunc.fixturenames:
        metafunc.parametrize("python", interpreters(), ids=os.path.realpath)


class Outcome:
    """What one hook process did."""

    def __init__(self, code: int, stdout: bytes, stderr: bytes) -> None:
        self.code = code
        self.stdout = stdout
        self.stderr = stderr.decode("utf-8")

    @property
    def document(self) -> dict[str, Any]:
        """The one JSON document on stdout."""
        lines = self.stdout.decode("utf-8").split("\n")
        assert len(lines) == 2, self.stdout
        assert lines[1] == ""
        value = json.loads(lines[0], parse_constant=pytest.fail)
        assert isinstance(value, dict)
        return value

    def decision(self, event: str) -> str:
        """What Cursor would do with the answer to a gating event, after checking it against the host's contract."""
        document = self.document
        assert self.code in (0, 2)
        assert "null" not in json.dumps(list(document.values()))
        if event == "beforeSubmitPrompt":
            assert isinstance(document["continue"], bool)
            decision = "allow" if document["continue"] else "deny"
            texts = {"user_message"}
        else:
            decision = document["permission"]
            texts = (
                {"user_message"}
                if event in ("beforeReadFile", "beforeTabFileRead", "subagentStart")
                else {"user_message", "agent_message"}
            )
        if decision == "allow":
            assert self.code == 0
            assert self.stderr == ""
            assert document == ({"continue": True} if event == "beforeSubmitPrompt" else {"permission": "allow"})
        else:
            assert decision == "deny"
            assert self.code == 2
            assert len(self.stderr.strip().splitlines()) == 1
            assert set(document) - {"permission", "continue"} == texts
            assert all(isinstance(document[name], str) and document[name] for name in texts)
        return decision


class Box:
    """A home, a workspace with a git repository, a state folder, and hook calls in them."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.workspace = self.home / "projects" / "acme-shop"
        self.state = folder / "state"
        (self.workspace / "src").mkdir(parents=True)
        (self.workspace / ".git").mkdir()
        (self.workspace / ".git" / "HEAD").write_text("ref: refs/heads/feature/x\n")
        self.state.mkdir(mode=0o700)
        self.launcher = self.state / "launcher.py"
        self.launcher.write_text(launcher_text(str(ROOT), str(self.state)))
        (self.state / bundle.FILE).write_bytes(built_bundle())
        self.python = interpreters()[0]
        self.env = {
            "HOME": str(self.home),
            "INTERLOCK_HOME": str(self.state),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "SHELL": "/bin/sh",
        }

    def payload(self, event: str, **fields: object) -> bytes:
        """A payload of `event` in this workspace."""
        base = {
            "conversation_id": "5b1f0c1e-0000-4000-8000-00000000c001",
            "generation_id": "9a7e22d4-0000-4000-8000-00000000e001",
            "hook_event_name": event,
            "cursor_version": "3.21.16",
            "workspace_roots": [str(self.workspace)],
            "transcript_path": None,
        }
        return json.dumps(base | fields).encode()

    def shell(self, command: str) -> bytes:
        """A preToolUse payload of the Shell tool."""
        return self.payload("preToolUse", tool_name="Shell", tool_input={"command": command, "cwd": ""}, cwd="")

    def recorded(self, name: str) -> bytes:
        """A recorded payload, moved into this workspace."""
        data = (CASES / name).read_bytes()
        return data.replace(b"/home/dev/projects/acme-shop", str(self.workspace).encode()).replace(
            b"/home/dev", str(self.home).encode()
        )

    def argv(self, event: str, *, python: str = "", launcher: Path | None = None) -> list[str]:
        """The launcher called directly, without a shell."""
        words = [python or self.python, "-I", "-S", str(launcher or self.launcher), "cursor"]
        return [*words, event] if event else words

    def registered(self, event: str, *, python: str = "", launcher: Path | None = None) -> list[str]:
        """The command that an install registers, as the host runs it."""
        way_out = "broken: interlock uninstall cursor" if event in GATES else ""
        return ["/bin/sh", "-c", launcher_command(python or self.python, str(launcher or self.launcher), "cursor", event, way_out)]

    def run(self, argv: list[str], data: bytes, *, cwd: Path | None = None, env: dict[str, str] | None = None) -> Outcome:
        """Run a command with `data` on stdin."""
        done = subprocess.run(
            argv,
            input=data,
            capture_output=True,
            cwd=cwd or self.workspace,
            env=self.env | (env or {}),
            timeout=PATIENCE,
            # Without a terminal, as an editor starts it: a question must not end up on the one that runs the tests.
            start_new_session=True,
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    def hook(self, event: str, data: bytes, *, python: str = "") -> Outcome:
        """One call of the launcher."""
        return self.run(self.argv(event, python=python), data)

    def driver(self, text: str) -> Path:
        """A launcher with lines of a test's own between the imports and the call."""
        path = self.state / "driver.py"
        path.write_text(
            f"import sys\nsys.path.append({str(ROOT)!r})\nfrom interlock import hook, policy\n"
            f"from interlock.hosts.cursor.codec import CursorCodec\n{text}\nhook.run(sys.argv[1:], {str(self.state)!r})\n"
        )
        return path


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


@pytest.fixture
def make_box(tmp_path: Path) -> Callable[[str], Box]:
    return lambda name: Box(tmp_path / name)
