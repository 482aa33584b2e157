"""Payloads that a working hook must allow or deny, and the way to send them. Harmless even if an agent really did what they say."""

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from interlock.hosts import launcher_file

#: Conversation id of every canary.
CONVERSATION = "interlock-doctor"

#: Longest time one canary may take, in seconds.
SECONDS = 60

#: Rule that must deny the forbidden action of an event; the others get a message that is cut off.
RULES = {
    "preToolUse": "self-protection.guard-files",
    "beforeShellExecution": "self-protection.guard-files",
    "beforeMCPExecution": "self-protection.guard-files",
    "beforeReadFile": "secrets.read-credentials",
}

#: Rule that denies a message that is cut off.
CUT_OFF = "guard.malformed-payload"

#: Name of a file that does not exist; removing it from Interlock's own folder must be denied and would do nothing.
ABSENT = "doctor-canary-that-does-not-exist"


class Answer:
    """What a hook process answered."""

    __slots__ = ("code", "stderr", "stdout")

    def __init__(self, code: int, stdout: str, stderr: str) -> None:
        self.code = code
        """Exit code; negative for a signal."""
        self.stdout = stdout
        """Its standard output."""
        self.stderr = stderr
        """Its standard error."""

    def document(self) -> dict[str, object]:
        """The answer document, {} when stdout is not one object."""
        try:
            found = json.loads(self.stdout)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    @property
    def allowed(self) -> bool:
        """Whether the host would let the action go on."""
        found = self.document()
        return self.code == 0 and (
            found.get("permission") == "allow" or ("permission" not in found and found.get("continue") is True)
        )

    @property
    def denied(self) -> bool:
        """Whether the host would block the action and show a reason."""
        found = self.document()
        said = found.get("permission") == "deny" or found.get("continue") is False
        return said and self.code in (0, 2) and bool(found.get("user_message") or self.stderr.strip())

    def names(self, rule: str) -> bool:
        """Whether the reason names a rule: a deny for a fault would say nothing about the judgement."""
        return f"[{rule}]" in self.stdout + self.stderr

    def text(self) -> str:
        """One line for a report."""
        said = (self.stderr.strip() or self.stdout.strip() or "no output").splitlines()
        return f"exit code {self.code}, {said[-1][:300]}"


def everyday(event: str, root: str = "") -> bytes:
    """An action that a guard must allow."""
    root = root or tempfile.gettempdir()
    fields: dict[str, dict[str, object]] = {
        "preToolUse": {
            "tool_name": "Shell",
            "tool_input": {"command": "git status", "cwd": ""},
            "tool_use_id": "canary",
            "cwd": root,
        },
        "beforeShellExecution": {"command": "git status", "cwd": root, "sandbox": False},
        "beforeMCPExecution": {
            "tool_name": "list_issues",
            "tool_input": '{"state": "open"}',
            "mcp_server_name": "interlock-doctor",
            "command": "interlock-doctor",
        },
        "beforeReadFile": {"file_path": os.path.join(root, "README.md"), "content": "# A project\n", "attachments": []},
        "beforeSubmitPrompt": {"prompt": "Please run the tests.", "attachments": []},
        "subagentStart": {
            "subagent_id": "canary",
            "subagent_type": "explore",
            "task": "Please list the tests.",
            "tool_call_id": "canary",
        },
    }
    return _payload(event, root, fields.get(event, {}))


def forbidden(event: str, state: str, root: str = "") -> bytes:
    """An action that a guard must deny: a change to its own folder, a private key (not read here), a message that is cut off."""
    root = root or tempfile.gettempdir()
    own = os.path.join(state, ABSENT)
    command = f"rm -f {shlex.quote(own)}"
    fields: dict[str, dict[str, object]] = {
        "preToolUse": {"tool_name": "Shell", "tool_input": {"command": command, "cwd": ""}, "tool_use_id": "canary", "cwd": root},
        "beforeShellExecution": {"command": command, "cwd": root, "sandbox": False},
        "beforeMCPExecution": {
            "tool_name": "delete_file",
            "tool_input": json.dumps({"path": own}),
            "mcp_server_name": "interlock-doctor",
            "command": "interlock-doctor",
        },
        "beforeReadFile": {"file_path": os.path.expanduser("~/.ssh/id_rsa"), "content": "canary", "attachments": []},
    }
    if event not in fields:
        return cut_off(event)
    return _payload(event, root, fields[event])


def cut_off(event: str) -> bytes:
    """A message that ends too early."""
    return b'{"hook_event_name": "' + event.encode() + b'", "cut off he'


def run_registered(command: str, payload: bytes, folder: str, env: dict[str, str]) -> Answer:
    """Run a registered command as the host does: by a shell, in the folder of its scope, the payload on stdin."""
    if sys.platform == "win32":
        shell = ["powershell", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-Command", command]
    else:
        shell = ["sh", "-c", command]
    return _run(shell, payload, folder, env)


def run_launcher(folder: str, event: str, payload: bytes, *, home: str = "") -> Answer:
    """Run the launcher in a folder directly, without a shell. `home`: state folder for one that every account uses, "" for its own."""
    return _run(
        [launcher_file.interpreter(), "-I", "-S", launcher_file.launcher_path(folder), "cursor", event],
        payload,
        tempfile.gettempdir(),
        {**os.environ, "INTERLOCK_HOME": home} if home else None,
    )


@contextlib.contextmanager
def workspace() -> Iterator[str]:
    """An empty folder that stands for the workspace of a canary."""
    folder = tempfile.mkdtemp(prefix="interlock-doctor-")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _payload(event: str, root: str, fields: dict[str, object]) -> bytes:
    common = {
        "conversation_id": CONVERSATION,
        "session_id": CONVERSATION,
        "generation_id": CONVERSATION,
        "model": "default",
        "hook_event_name": event,
        "cursor_version": "interlock-doctor",
        "workspace_roots": [root],
        "user_email": None,
        "transcript_path": None,
    }
    return json.dumps({**common, **fields}).encode()


def _run(argv: list[str], payload: bytes, folder: str, env: dict[str, str] | None) -> Answer:
    # Its records are told apart from those of real calls by this.
    env = {**(os.environ if env is None else env), "INTERLOCK_CANARY": "1"}
    try:
        done = subprocess.run(
            argv, input=payload, capture_output=True, timeout=SECONDS, check=False, cwd=folder, env=env, start_new_session=True
        )
    except subprocess.TimeoutExpired:
        return Answer(-1, "", f"no answer within {SECONDS} s")
    except OSError as exc:
        return Answer(127, "", str(exc))
    return Answer(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
