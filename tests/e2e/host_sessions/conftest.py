"""A machine with homes, clones and a fake host that reads the registered commands out of the files, asks them, and really runs a tool
when they let it.

The commands of the sessions run with stand-ins on the PATH, which only write down that they ran: a destructive one that got through
would leave its mark and nothing else.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.unit.hosts.contracts import DENY, told

import interlock

SOURCE = Path(interlock.__file__).parents[1]
CASES = Path(__file__).parents[2] / "cases" / "hosts"
RECORDED = "/home/dev/projects/acme-shop"
PATIENCE = 120
HOSTS = ("claude", "cline", "codex", "copilot", "cursor", "gemini", "grok", "qwen", "windsurf")
#: Hosts whose machine-wide file has a published form.
MANAGED = tuple(host for host in HOSTS if host not in ("cline", "grok"))

#: Scope -> host -> the file in which the host looks, or for Cline its folders, from the home, the clone or the system's root.
FILES: dict[str, dict[str, tuple[str, ...]]] = {
    "user": {
        "claude": (".claude/settings.json",),
        "cline": ("Documents/Cline/Hooks", ".cline/hooks"),
        "codex": (".codex/hooks.json",),
        "copilot": (".copilot/hooks/interlock.json",),
        "cursor": (".cursor/hooks.json",),
        "gemini": (".gemini/settings.json",),
        "grok": (".grok/hooks/interlock.json",),
        "qwen": (".qwen/settings.json",),
        "windsurf": (".codeium/windsurf/hooks.json",),
    },
    "project": {
        "claude": (".claude/settings.json",),
        "cline": (".clinerules/hooks", ".cline/hooks"),
        "codex": (".codex/hooks.json",),
        "copilot": (".github/hooks/interlock.json",),
        "cursor": (".cursor/hooks.json",),
        "gemini": (".gemini/settings.json",),
        "grok": (".grok/hooks/interlock.json",),
        "qwen": (".qwen/settings.json",),
        "windsurf": (".windsurf/hooks.json",),
    },
    "managed": {
        "claude": ("etc/claude-code/managed-settings.json",),
        "codex": ("etc/codex/hooks.json",),
        "copilot": ("etc/github-copilot/policy.d/interlock.json",),
        "cursor": ("etc/cursor/hooks.json",),
        "gemini": ("etc/gemini-cli/settings.json",),
        "qwen": ("etc/qwen-code/settings.json",),
        "windsurf": ("etc/windsurf/hooks.json",),
    },
}
#: Stand-ins for the programs that sessions call.
PROGRAMS = ("git", "pytest", "rg", "rm", "true", "acme-guard", "curl")
_STAND_IN = '#!/bin/sh\necho "${0##*/} $*" >> "$RAN"\n'


class Home:
    """One person's account."""

    def __init__(self, folder: Path, system: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        self.state = folder / ".local" / "share" / "interlock"
        self.env = {
            "HOME": str(folder),
            "PATH": "/usr/bin:/bin",
            "SHELL": "/bin/sh",
            "LANG": "C.UTF-8",
            "INTERLOCK_SYSTEM_ROOT": str(system),
        }

    def interlock(self, cwd: Path, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "interlock", *words],
            env=self.env | {"PYTHONPATH": str(SOURCE)},
            cwd=cwd,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def records(self) -> list[dict[str, Any]]:
        path = self.state / "audit" / "audit.jsonl"
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


class World:
    """Homes, clones, a system root and the stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.system = folder / "system"
        self.system.mkdir()
        self.tools = folder / "tools"
        self.tools.mkdir()
        for name in PROGRAMS:
            (self.tools / name).write_text(_STAND_IN)
            (self.tools / name).chmod(0o755)

    def home(self, name: str) -> Home:
        return Home(self.folder / name, self.system)

    def repository(self, name: str) -> Path:
        """A git repository on a branch of its own."""
        root = self.folder / name
        (root / "src" / "shop").mkdir(parents=True)
        (root / "src" / "shop" / "tax.py").write_text("VAT = 0.19\n")
        (root / "src" / "shop" / "pricing.py").write_text("a\n")
        git(root, "init", "-q", "-b", "feature/x")
        git(root, "add", "-A")
        git(root, "commit", "-q", "-m", "first")
        return root

    def clone(self, root: Path, name: str) -> Path:
        """What a colleague gets after everything in `root` is committed."""
        git(root, "add", "-A")
        git(root, "commit", "-q", "-m", "hooks")
        copy = self.folder / name
        git(self.folder, "clone", "-q", str(root), str(copy))
        return copy


class Host:
    """A fake host in one folder, for one person."""

    def __init__(self, name: str, scope: str, world: World, home: Home, root: Path) -> None:
        self.name = name
        self.scope = scope
        self.world = world
        self.home = home
        self.root = root
        self.marks = world.folder / f"ran-{name}-{scope}-{home.folder.name}"
        self.places = [{"user": home.folder, "project": root, "managed": world.system}[scope] / path for path in FILES[scope][name]]

    def commands(self, event: str) -> list[str]:
        """What is registered for an event, as the host finds it."""
        if self.name == "cline":
            return [shlex.quote(str(place / event)) for place in self.places if os.access(place / event, os.X_OK)]
        hooks = json.loads(self.places[0].read_text("utf-8"))["hooks"]
        entries = [item for entry in hooks.get(event, []) for item in entry.get("hooks", [entry])]
        return [str(entry.get("command") or entry.get("bash")) for entry in entries]

    def ask(self, event: str, payload: dict[str, Any]) -> str:
        """What the answers to an event come to; a deny of one is a deny."""
        return self.send(event, json.dumps(payload).encode())

    def send(self, event: str, data: bytes) -> str:
        """`ask` with a payload as it comes; the last answer stays in `last`."""
        said = "nothing"
        folder = self.root if self.scope == "project" or self.name != "cursor" else self.places[0].parent
        for command in self.commands(event):
            self.last = subprocess.run(
                ["sh", "-c", command],
                input=data,
                env=self.home.env | {"CLAUDE_PROJECT_DIR": str(self.root)},
                cwd=folder,
                capture_output=True,
                check=False,
                timeout=PATIENCE,
            )
            stdout, stderr, code = self.last.stdout, self.last.stderr.decode(), self.last.returncode
            if self.name != "cline" and code == 2 and not stdout.strip() and stderr.strip():
                return DENY
            said = told(self.name, event, stdout, stderr, code)
            if said == DENY:
                break
        return said

    def play(self, path: Path, change: Callable[[str], str] = lambda line: line) -> dict[str, list[str]]:
        """A whole session; {"ran": what the tools wrote down, "denied": events that were denied}."""
        self.marks.unlink(missing_ok=True)
        denied = []
        pending: Callable[[], None] | None = None
        for text in path.read_text("utf-8").splitlines():
            row = json.loads(change(text.replace(RECORDED, str(self.root))))
            event, payload = event_of(self.name, row)
            tool = self._tool(event, payload)
            if tool is None or not event.startswith("before") or self.name != "cursor":
                # The gates of the call before have all answered.
                if pending is not None:
                    pending()
                pending = None
            if self.ask(event, payload) == DENY:
                denied.append(event)
                pending = None
            elif tool is not None and event not in denied[-1:]:
                pending = tool
        if pending is not None:
            pending()
        ran = self.marks.read_text("utf-8").splitlines() if self.marks.exists() else []
        return {"ran": ran, "denied": denied}

    def _tool(self, event: str, payload: dict[str, Any]) -> "Callable[[], None] | None":
        """What the host does when the gate lets it; None for an event that is no gate of a tool."""
        if event not in _TOOL_GATES:
            return None
        fields = _input(payload)
        command = fields.get("command", fields.get("command_line"))
        if isinstance(command, str) and not command.startswith("***"):
            return lambda: self._shell(command)
        if isinstance(fields.get("content"), str):
            return lambda: self._write(str(fields.get("file_path", fields.get("path"))), str(fields["content"]))
        return lambda: None

    def _shell(self, command: str) -> None:
        env = self.home.env | {"PATH": str(self.world.tools), "RAN": str(self.marks)}
        subprocess.run(["/bin/sh", "-c", command], env=env, cwd=self.root, check=False, capture_output=True, timeout=PATIENCE)

    def _write(self, path: str, content: str) -> None:
        target = self.root / path
        assert target.is_relative_to(self.world.folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, "utf-8")
        with self.marks.open("a", encoding="utf-8") as file:
            file.write(f"wrote {target.relative_to(self.root)}\n")


_TOOL_GATES = frozenset(
    (
        "preToolUse",
        "beforeShellExecution",
        "PreToolUse",
        "BeforeTool",
        "pre_run_command",
        "pre_write_code",
        "pre_read_code",
        "pre_mcp_tool_use",
    )
)


def event_of(host: str, row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """(event, payload) of a line of a session."""
    if host == "copilot":
        return str(row["hook"]), dict(row["payload"])
    return str(row.get("hook_event_name") or row.get("agent_action_name") or row.get("hookName")), row


def _input(payload: dict[str, Any]) -> dict[str, Any]:
    """The tool's input, wherever the host keeps it."""
    for value in (
        payload.get("tool_input"),
        payload.get("toolInput"),
        payload.get("tool_info"),
        (payload.get("preToolUse") or {}).get("parameters"),
    ):
        if isinstance(value, dict):
            return value
    if "toolArgs" in payload:
        return dict(json.loads(payload["toolArgs"]))
    return payload


def git(folder: Path, *words: str) -> None:
    """The real git, with nobody's settings."""
    subprocess.run(
        [shutil.which("git") or "git", "-c", "user.name=t", "-c", "user.email=t@example.com", *words],
        cwd=folder,
        check=True,
        capture_output=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"},
    )


def sessions(host: str) -> list[Path]:
    """Every recorded session of a host."""
    return [path for folder in ("sequences", "sessions") for path in sorted((CASES / host / folder).glob("*.jsonl"))]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World(tmp_path_factory.mktemp("wörld"))
