"""Real hook processes that share one state folder."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import interlock
from interlock.hosts.cursor.transcript import slug

ROOT = Path(interlock.__file__).parents[1]
CASES = Path(__file__).parents[2] / "cases"
CONVERSATION = "5b1f0c1e-0000-4000-8000-00000000c001"
PYTHON = getattr(sys, "_base_executable", sys.executable)

_HOOK = "import sys; sys.path.append(sys.argv[1]); from interlock.hook import run; run(sys.argv[3:], sys.argv[2])"

#: Seconds after which a test gives up on a process. Not a speed claim.
PATIENCE = 120


class Box:
    """A home, a workspace, a state folder, and processes in them."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.state = folder / "state"
        self.workspace = self.home / "projects" / "acme-shop"
        self.workspace.mkdir(parents=True)
        self.state.mkdir(mode=0o700)
        self.env = {"HOME": str(self.home), "INTERLOCK_HOME": str(self.state), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def transcript(self, conversation: str = CONVERSATION) -> Path:
        folder = self.home / ".cursor" / "projects" / slug(str(self.workspace)) / "agent-transcripts" / conversation
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{conversation}.jsonl"

    def payload(self, event: str, conversation: str = CONVERSATION, **fields: Any) -> bytes:
        text = (CASES / "hosts" / "cursor" / "payloads" / f"{event}.json").read_text("utf-8")
        payload = json.loads(text.replace("/home/dev", str(self.home)))
        payload |= {
            "conversation_id": conversation,
            "session_id": conversation,
            "transcript_path": str(self.transcript(conversation)),
        }
        return json.dumps(payload | fields).encode()

    def start(self, event: str, host: str = "cursor", **more: Any) -> "subprocess.Popen[bytes]":
        """A hook process that waits for its payload."""
        return subprocess.Popen(
            [PYTHON, "-I", "-S", "-c", _HOOK, str(ROOT), str(self.state), host, event],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.env,
            cwd=self.home,
            **more,
        )

    def hook(self, event: str, payload: bytes, host: str = "cursor") -> dict[str, Any]:
        """Run one hook; its answer. It must end with 0 and print one document."""
        process = self.start(event, host)
        out, err = process.communicate(payload, PATIENCE)
        assert (process.returncode, err) == (0, b"")
        answer = json.loads(out)
        assert isinstance(answer, dict)
        return answer

    def cli(self, *args: str, code: int | None = 0) -> "subprocess.CompletedProcess[str]":
        """Run the CLI; `code` None takes any exit code."""
        done = subprocess.run(
            [sys.executable, "-m", "interlock", *args],
            env=self.env,
            cwd=self.workspace,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert code in (None, done.returncode), done.stderr
        return done

    def json(self, *args: str) -> dict[str, Any]:
        """Document of a CLI command."""
        document = json.loads(self.cli(*args, "--json").stdout)
        assert document["schema_version"] == 1
        assert isinstance(document, dict)
        return document


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


def line(role: str, text: str) -> str:
    """One line of a Cursor transcript."""
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"
