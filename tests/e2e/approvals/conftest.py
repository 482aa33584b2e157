"""Hooks that ask, people who answer: real processes, a real queue, real terminals."""

import codecs
import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.hook.conftest import PATIENCE, Box, Outcome

from interlock.storage.approvals_port import ApprovalStore, Request
from interlock.wiring import open_approval_store

#: Takes the terminal on standard input as its controlling one, as a login shell does.
TERMINAL = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"

PUSH = "git push --force origin feature/x"


def until(what: Callable[[], Any]) -> Any:
    """The first true answer of `what`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come about")


class Running:
    """A hook process whose answer is not there yet."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def outcome(self) -> Outcome:
        """Its answer."""
        stdout, stderr = self.process.communicate(timeout=PATIENCE)
        return Outcome(self.process.returncode, stdout, stderr)

    def joined(self) -> bool:
        """Whether it holds, or waits for, the lead over its action: it has the lock file open."""
        names = set()
        for entry in Path(f"/proc/{self.process.pid}/fd").iterdir():
            try:
                names.add(os.readlink(entry))
            except FileNotFoundError:
                # Closed since it was listed.
                continue
        return any(name.endswith(".lock") and "/flights/" in name for name in names)

    def told(self) -> str:
        """What the host is told."""
        return str(self.outcome().document["permission"])


class Person:
    """A command in a terminal of its own, and what is typed there."""

    def __init__(self, argv: list[str], env: dict[str, str], cwd: Path, stdin: Path | None = None) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-c", TERMINAL, *argv]
        self.process = subprocess.Popen(command, cwd=cwd, env=env, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
        os.close(slave)
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def sees(self, text: str) -> str:
        """Read until `text` has been shown; all that was shown."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            if not self._read(0.1):
                assert text in self.shown, self.shown
        return self.shown

    def within(self, seconds: float, true: Callable[[], bool]) -> bool:
        """Whether something shows within that time."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() >= end or not self._read(0.05):
                return true()
        return True

    def types(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def ends(self) -> tuple[int, str]:
        """Exit code and all that was shown."""
        end = time.monotonic() + PATIENCE
        while self._read(0.1):
            assert time.monotonic() < end, f"it does not end: {self.shown}"
        return self.process.wait(PATIENCE), self.shown

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return self.process.poll() is None
        try:
            part = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += self._decoder.decode(part).replace("\r\n", "\n")
        return bool(part)

    def close(self) -> None:
        """Close the window."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        os.close(self.master)


class ApprovalBox(Box):
    """`Box` with the queue and people."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.people: list[Person] = []
        self.hooks: list[Running] = []

    def start(
        self,
        event: str = "preToolUse",
        command: str = PUSH,
        *,
        entry: str = "cursor",
        launcher: Path | None = None,
        **fields: object,
    ) -> Running:
        """A hook process about a shell command, as the host's registration `entry` starts it."""
        if event == "beforeMCPExecution" or "tool_name" in fields:
            data = self.payload(event, **fields)
        elif event == "preToolUse":
            data = self.payload(event, **{"tool_name": "Shell", "tool_input": {"command": command, "cwd": ""}, "cwd": ""} | fields)
        else:
            data = self.payload(event, **{"command": command, "cwd": ""} | fields)
        argv = [self.python, "-I", "-S", str(launcher or self.launcher), entry, event]
        process = subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.workspace,
            env=self.env,
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.write(data)
        process.stdin.close()
        process.stdin = None
        self.hooks.append(Running(process))
        return self.hooks[-1]

    def store(self) -> ApprovalStore:
        """The queue."""
        return open_approval_store(str(self.state))

    def requests(self, *, every: bool = False) -> list[Request]:
        """Requests in the queue."""
        store = self.store()
        try:
            return list(store.requests(time.time(), every=every))
        finally:
            store.close()

    def waiting(self) -> Request:
        """The one request that a hook waits for."""
        return until(lambda: [found for found in self.requests() if found.waited > time.time()])[0]  # type: ignore[no-any-return]

    def present(self, seconds: float = 600.0) -> None:
        """Somebody is there, as a dashboard tells it."""
        store = self.store()
        store.listen("test", "dashboard", time.time() + seconds)
        store.close()

    def decide(self, id: str, *, approve: bool = True, reason: str = "") -> bool:
        """A person's answer, by the function that every channel uses."""
        from interlock.guard.approvals import decide

        store = self.store()
        try:
            return decide(store, str(self.state), id, approve=approve, actor="test", reason=reason) is not None
        finally:
            store.close()

    def person(self, *words: str, env: dict[str, str] | None = None) -> Person:
        """`interlock` in a terminal of its own."""
        made = Person([sys.executable, "-m", "interlock", *words], self.env | (env or {}), self.workspace)
        self.people.append(made)
        return made

    def cli(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """`interlock` without a terminal, as an agent's tool call has it."""
        return subprocess.run(
            [sys.executable, "-m", "interlock", *words],
            cwd=self.workspace,
            env=self.env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            start_new_session=True,
            check=False,
        )

    def trail(self, event: str = "") -> list[dict[str, Any]]:
        """The audit records of one kind, or all."""
        path = self.state / "audit" / "audit.jsonl"
        records = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        return [record for record in records if not event or record["event"] == event]


@pytest.fixture
def box(tmp_path: Path) -> Iterator[ApprovalBox]:
    made = ApprovalBox(tmp_path)
    yield made
    for person in made.people:
        person.close()
    for hook in made.hooks:
        if hook.process.poll() is None:
            hook.process.kill()
        hook.process.communicate()
