"""A box with policy files, hook processes and a terminal in which a person types."""

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.hook.conftest import PATIENCE, Box, Outcome

#: Takes the terminal on standard input as its controlling one, as a login shell does.
_TERMINAL = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"


class PolicyBox(Box):
    """`Box` with policy files and the command line."""

    @property
    def user_file(self) -> Path:
        return self.state / "policy.toml"

    @property
    def project_file(self) -> Path:
        return self.workspace / ".interlock" / "policy.toml"

    def user(self, text: str) -> None:
        self.user_file.write_text(text)

    def project(self, text: str) -> None:
        self.project_file.parent.mkdir(exist_ok=True)
        self.project_file.write_text(text)

    def judge(self, command: str) -> Outcome:
        """One gate call about a shell command."""
        return self.hook("preToolUse", self.shell(command))

    def told(self, command: str) -> str:
        """The decision that the host is told."""
        outcome = self.judge(command)
        assert outcome.code == (0 if outcome.document["permission"] == "allow" else 2)
        return str(outcome.document["permission"])

    def cli(self, *words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """`interlock` without a terminal, as an agent's tool call has it."""
        return subprocess.run(
            [sys.executable, "-m", "interlock", *words],
            cwd=self.workspace,
            env=self.env | (env or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            start_new_session=True,
            check=False,
        )

    def person(self, *words: str, typed: str = "", env: dict[str, str] | None = None) -> tuple[int, str]:
        """`interlock` in a terminal of its own; the word that it asks for is typed, or `typed`. Exit code and what was shown."""
        master, slave = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-c", _TERMINAL, sys.executable, "-m", "interlock", *words],
            cwd=self.workspace,
            env=self.env | (env or {}),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        shown = b""
        asked = False
        while True:
            ready, _, _ = select.select([master], [], [], PATIENCE)
            assert ready, shown
            try:
                part = os.read(master, 4096)
            except OSError:
                break
            if not part:
                break
            shown += part
            if not asked and shown.endswith((b" to go on: ", b"authenticator: ")):
                asked = True
                word = shown.rpartition(b"Type ")[2].split(b" ")[0]
                os.write(master, (typed.encode() or word) + b"\n")
        os.close(master)
        return process.wait(PATIENCE), shown.decode().replace("\r\n", "\n")

    def trail(self) -> list[dict[str, Any]]:
        """The audit records."""
        path = self.state / "audit" / "audit.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


@pytest.fixture
def box(tmp_path: Path) -> PolicyBox:
    return PolicyBox(tmp_path)
