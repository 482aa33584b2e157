"""A throw-away home, a real MCP server of the SDK, and the proxy between it and a client."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

SERVER = Path(__file__).parent / "server.py"


class Place:
    """Where a test runs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.state = root / "state"
        self.work = root / "work"
        self.work.mkdir()
        self.calls = root / "calls"
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(root),
            "INTERLOCK_HOME": str(self.state),
            "NO_COLOR": "1",
            "CALLS": str(self.calls),
        }

    def ran(self) -> list[str]:
        """What the server has run."""
        return self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []

    def records(self) -> list[dict[str, Any]]:
        """The audit trail."""
        log = self.state / "audit" / "audit.jsonl"
        return [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []

    def interlock(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """A command of Interlock, without a terminal."""
        return subprocess.run(
            [sys.executable, "-m", "interlock", *arguments],
            capture_output=True,
            text=True,
            env=self.env,
            cwd=self.work,
            stdin=subprocess.DEVNULL,
            check=False,
        )

    def proxy(self, *server: str, name: str = "test") -> list[str]:
        """The command line of the proxy in front of a server command."""
        return [sys.executable, "-m", "interlock", "guard", "mcp-proxy", "--name", name, "--", *server]

    def real(self, name: str = "test") -> list[str]:
        """The proxy in front of the SDK's server."""
        return self.proxy(sys.executable, str(SERVER), "stdio", name=name)


class Wire:
    """A client that writes and reads plain lines."""

    def __init__(self, command: list[str], place: Place) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=place.env, cwd=place.work
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin
        self.output = self.process.stdout

    def send(self, message: Any) -> None:
        """One message, or bytes as they are."""
        self.input.write((message if isinstance(message, bytes) else json.dumps(message).encode()) + b"\n")
        self.input.flush()

    def read(self) -> Any:
        """The next message of the server; None at the end."""
        line = self.output.readline()
        return json.loads(line) if line else None

    def call(self, number: int, tool: str, **arguments: Any) -> None:
        """Send a tool call."""
        self.send({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}})

    def end(self) -> tuple[int, str]:
        """Close the input and wait: exit code and what stands on standard error."""
        self.input.close()
        code = self.process.wait(60)
        assert self.process.stderr is not None
        return code, self.process.stderr.read().decode()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A throw-away home and work folder."""
    return Place(tmp_path)


@pytest.fixture
def wire(place: Place) -> Iterator[Callable[[list[str]], Wire]]:
    """Starts proxies whose client is the test itself; ends what is left of them."""
    started: list[Wire] = []

    def start(command: list[str]) -> Wire:
        started.append(Wire(command, place))
        return started[-1]

    yield start
    for item in started:
        item.process.kill()
        item.process.wait()
        for stream in (item.process.stdin, item.process.stdout, item.process.stderr):
            if stream is not None:
                stream.close()
