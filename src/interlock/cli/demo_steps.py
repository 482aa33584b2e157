"""The steps of the demo: each runs real processes and raises `StepError` when it cannot go on."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from interlock.cli import demo_data as data
from interlock.cli.demo_report import Report

#: Longest time that one process or one answer of the demo may take, in seconds.
PATIENCE = 30.0


class StepError(Exception):
    """A part of the demo cannot go on; the text says why."""


class Place:
    """The throw-away home, workspace and state, and the processes that run in them."""

    def __init__(self, base: str, python: str) -> None:
        self.python = python
        """Interpreter that has Interlock."""
        self.home = os.path.join(base, "home")
        """The home folder that every process of the demo sees."""
        self.workspace = os.path.join(base, "home", "shop")
        """The workspace that the made-up agent works in."""
        self.state = os.path.join(base, "state")
        """Interlock's state folder."""
        self.tmp = os.path.join(base, "tmp")
        """Folder for temporary files."""
        for folder in (self.home, self.workspace, self.tmp):
            os.makedirs(folder, mode=0o700)
        kept = {
            name: os.environ[name]
            for name in ("PATH", "LANG", "LC_ALL", "TERM", "SYSTEMROOT", "COVERAGE_PROCESS_START")
            if name in os.environ
        }
        self.environment = {
            **kept,
            "HOME": self.home,
            "USER": "demo",
            "SHELL": "/bin/sh",
            "TMPDIR": self.tmp,
            "INTERLOCK_HOME": self.state,
            "NO_COLOR": "1",
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
        }
        """Environment of every process: nothing of the person's own is passed on but the search path and the language."""

    def interlock(self, *args: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        """Run one command of Interlock to its end."""
        return self._run([self.python, "-P", "-m", "interlock", *args], stdin)

    def shell(self, command: str, stdin: str) -> "tuple[subprocess.CompletedProcess[str], float]":
        """Run a registered command as a host does, and the milliseconds that it took."""
        started = time.perf_counter()
        done = self._run(["sh", "-c", command], stdin)
        return done, (time.perf_counter() - started) * 1000

    def _run(self, argv: list[str], stdin: str) -> "subprocess.CompletedProcess[str]":
        try:
            return subprocess.run(
                argv,
                input=stdin,
                capture_output=True,
                text=True,
                cwd=self.workspace,
                env=self.environment,
                timeout=PATIENCE,
                # As an editor starts it: without a terminal on which a question could be asked.
                start_new_session=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise StepError(f"'{' '.join(argv)[:80]}' did not end within {PATIENCE:.0f} s") from None


def guard(place: Place, report: Report, stack: ExitStack) -> None:
    """Install the hooks, then put commands of an agent before the registered gate."""
    del stack
    if git := shutil.which("git"):
        subprocess.run([git, "init", "-q", place.workspace], env=place.environment, capture_output=True, check=False)
    hooks = _install(place, report)
    for command, expected in data.COMMANDS:
        payload = _event(place, "preToolUse") | {
            "tool_name": "Shell",
            "tool_input": {"command": command, "cwd": "", "timeout": 30000},
            "tool_use_id": f"demo-{abs(hash(command)) % 10**8}",
            "cwd": "",
        }
        done, took = place.shell(_registered(hooks, "preToolUse"), json.dumps(payload))
        got, text = _decision(done)
        report.step(command, expected=expected, got=got, text=text, milliseconds=took)


def inspect(place: Place, report: Report, stack: ExitStack) -> None:
    """Start the server and send it signed frames, as Cursor's backend would."""
    from interlock.inspection.signing import sign

    added = _json(place.interlock("inspect", "keys", "add", "--generate", "--json"), "interlock inspect keys add")
    secret = str(added.get("secret", ""))
    report.command("interlock inspect keys add --generate", "the secret is shown once")
    key = _key_bytes(secret)
    port, admin = _free_ports(2)
    server = _serve(place, port, admin, stack)
    report.command(f"interlock serve --listen 127.0.0.1:{port}", "waiting for frames")
    _await_ready(place, server, port)
    for number, (what, text, application, expected) in enumerate(
        (
            ("a clean prompt", data.CLEAN_PROMPT, "cursor", "allow"),
            ("a prompt with a GitHub token in it", data.secret_prompt(), "cursor", "deny"),
            ("Test Connection", data.TEST_PROMPT, "config-test", "allow"),
        )
    ):
        request = f"req_demo-{number}"
        body = json.dumps(data.frame(request, text, application)).encode()
        now = int(time.time())
        headers = {
            "content-type": "application/json",
            "webhook-id": request,
            "webhook-timestamp": str(now),
            "webhook-signature": sign(key, request, now, body),
        }
        started = time.perf_counter()
        status, answer = _post(port, headers, body)
        took = (time.perf_counter() - started) * 1000
        if status != 200:
            report.step(what, expected=expected, got=f"HTTP {status}", text=str(answer.get("error", "")), milliseconds=took)
            continue
        said = str(answer.get("deny_reason") or "")
        if answer.get("reference_id"):
            said = f"{said} (reference {answer['reference_id']})".strip()
        report.step(what, expected=expected, got=str(answer.get("action", "?")), text=said, milliseconds=took)
    status, _ = _post(port, {**headers, "webhook-signature": "v1," + "A" * 43 + "="}, body)
    report.step("a frame with a wrong signature", expected="HTTP 401", got=f"HTTP {status}", show="refused")


def remember(place: Place, report: Report, stack: ExitStack) -> None:
    """Capture a conversation when it is compacted, and recall it in the next one."""
    del stack
    hooks = _read_hooks(place)
    transcript = _write_transcript(place)
    payload = _event(place, "preCompact", transcript) | {
        "trigger": "auto",
        "context_usage_percent": 91.5,
        "context_tokens": 234_000,
        "context_window_size": 256_000,
        "message_count": len(data.TURNS) + 1,
        "messages_to_compact": 2,
        "is_first_compaction": True,
    }
    done, took = place.shell(_registered(hooks, "preCompact"), json.dumps(payload))
    report.step(
        "preCompact: the transcript is captured",
        expected="exit 0",
        got=f"exit {done.returncode}",
        show="saved",
        text=str(_answer(done).get("user_message", "")),
        milliseconds=took,
    )
    start = _event(place, "sessionStart") | {
        "conversation_id": data.NEXT_CONVERSATION,
        "session_id": data.NEXT_CONVERSATION,
        "is_background_agent": False,
        "composer_mode": "agent",
    }
    done, took = place.shell(_registered(hooks, "sessionStart"), json.dumps(start))
    context = str(_answer(done).get("additional_context", ""))
    report.step(
        "sessionStart of a new conversation: what is recalled",
        expected="recall",
        got="recall" if data.RECALLED in context else "nothing",
        milliseconds=took,
    )
    report.quote(context)
    report.step(
        "the token of the conversation is nowhere in the store",
        expected="absent",
        got="present" if _holds(place.state, data.github_token().encode()) else "absent",
        show="redact",
    )


def doctor(place: Place, report: Report, stack: ExitStack) -> None:
    """Let the doctor try the installation."""
    del stack
    done = place.interlock("doctor", "--json")
    found = _json(done, "interlock doctor", codes=(0, 1))
    report.command("interlock doctor")
    results = [result for result in found.get("results", []) if isinstance(result, dict)]
    for result in results:
        if result.get("status") in {"fail", "warn"}:
            report.say(f"{result['status']}: {result.get('detail', '')}")
    summary = ", ".join(f"{count} {status}" for status, count in dict(found.get("counts") or {}).items() if count)
    failed = "; ".join(str(result.get("detail", "?")) for result in results if result.get("status") == "fail")
    report.step(summary or "no check ran", expected="ok", got="ok" if results and found.get("ok") is True else "fail", text=failed)


#: The parts in the order in which they are shown.
PARTS: tuple[tuple[str, Callable[[Place, Report, ExitStack], None]], ...] = (
    ("Guard: every tool call is judged before it runs", guard),
    ("Inspect: model requests are verified, scanned and judged", inspect),
    ("Remember: a conversation outlives its compaction", remember),
    ("Doctor: the registered commands are tried", doctor),
)


def _install(place: Place, report: Report) -> dict[str, Any]:
    done = place.interlock("install", "cursor")
    if done.returncode:
        raise StepError(f"interlock install cursor ended with {done.returncode}: {_reason(done.stderr)}")
    hooks = _read_hooks(place)
    report.command("interlock install cursor", f"{len(hooks)} events registered in ~/.cursor/hooks.json")
    return hooks


def _read_hooks(place: Place) -> dict[str, Any]:
    path = os.path.join(place.home, ".cursor", "hooks.json")
    try:
        with open(path, encoding="utf-8") as stream:
            hooks = json.load(stream)["hooks"]
    except (OSError, ValueError, KeyError, TypeError) as exc:
        raise StepError(f"{path} cannot be used ({type(exc).__name__})") from None
    if not isinstance(hooks, dict):
        raise StepError(f"{path} holds no table of hooks")
    return hooks


def _registered(hooks: dict[str, Any], event: str) -> str:
    try:
        return str(hooks[event][0]["command"])
    except (KeyError, IndexError, TypeError):
        raise StepError(f"no command is registered for {event}") from None


def _event(place: Place, event: str, transcript: str | None = None) -> dict[str, object]:
    return {
        **data.COMMON,
        "conversation_id": data.CONVERSATION,
        "session_id": data.CONVERSATION,
        "hook_event_name": event,
        "workspace_roots": [place.workspace],
        "transcript_path": transcript,
    }


def _answer(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise StepError(f"the hook answered no JSON (exit {done.returncode}): {_reason(done.stderr)}") from None
    return answer if isinstance(answer, dict) else {}


def _decision(done: "subprocess.CompletedProcess[str]") -> tuple[str, str]:
    answer = _answer(done)
    permission = str(answer.get("permission", "none"))
    if (permission == "deny") != (done.returncode == 2):
        return f"{permission}, exit {done.returncode}", _reason(done.stderr)
    return permission, str(answer.get("user_message", ""))


def _json(done: "subprocess.CompletedProcess[str]", what: str, codes: tuple[int, ...] = (0,)) -> dict[str, Any]:
    if done.returncode not in codes:
        raise StepError(f"{what} ended with {done.returncode}: {_reason(done.stderr)}")
    try:
        document = json.loads(done.stdout)
    except ValueError:
        raise StepError(f"{what} printed no JSON: {_reason(done.stderr)}") from None
    return document if isinstance(document, dict) else {}


def _key_bytes(secret: str) -> bytes:
    import base64

    try:
        return base64.b64decode(secret.removeprefix("v1,").removeprefix("whsec_"), validate=True)
    except ValueError:
        raise StepError("interlock inspect keys add showed no usable secret") from None


def _free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


def _serve(place: Place, port: int, admin: int, stack: ExitStack) -> "subprocess.Popen[bytes]":
    with open(os.path.join(place.tmp, "serve.log"), "wb") as log:
        server = subprocess.Popen(
            [
                place.python,
                "-P",
                "-m",
                "interlock",
                "serve",
                "--listen",
                f"127.0.0.1:{port}",
                "--admin-listen",
                f"127.0.0.1:{admin}",
            ],
            cwd=place.workspace,
            env=place.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    stack.callback(_stop, server)
    return server


def _stop(server: "subprocess.Popen[bytes]") -> None:
    if server.poll() is None:
        server.terminate()
        try:
            server.wait(5)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _await_ready(place: Place, server: "subprocess.Popen[bytes]", port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.poll() is not None:
            with open(os.path.join(place.tmp, "serve.log"), encoding="utf-8", errors="replace") as log:
                raise StepError(f"interlock serve ended with {server.returncode}: {' '.join(log.read().split())[-300:]}")
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise StepError(f"interlock serve did not listen within {PATIENCE:.0f} s")


def _post(port: int, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, Any]]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("POST", "/v1/inference-hooks", body, headers)
        response = connection.getresponse()
        text = response.read()
    except OSError as exc:
        raise StepError(f"the server gave no answer ({type(exc).__name__})") from None
    finally:
        connection.close()
    try:
        answer = json.loads(text)
    except ValueError:
        answer = {}
    return response.status, answer if isinstance(answer, dict) else {}


def _write_transcript(place: Place) -> str:
    name = place.workspace.strip("/").replace("/", "-")
    folder = os.path.join(place.home, ".cursor", "projects", name, "agent-transcripts", data.CONVERSATION)
    os.makedirs(folder)
    turns = [*data.TURNS, ("user", data.LAST_TURN.format(token=data.github_token()), ())]
    path = os.path.join(folder, f"{data.CONVERSATION}.jsonl")
    with open(path, "w", encoding="utf-8") as stream:
        for role, text, uses in turns:
            content: list[dict[str, object]] = [{"type": "text", "text": text}]
            content += [{"type": "tool_use", "name": name, "input": given} for name, given in uses]
            stream.write(json.dumps({"role": role, "message": {"content": content}}) + "\n")
    return path


def _holds(folder: str, needle: bytes) -> bool:
    for root, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(root, name), "rb") as stream:
                if needle in stream.read():
                    return True
    return False


def _reason(text: str) -> str:
    """The error in what a process said on stderr, else its last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("error:", "interlock:"))]
    return [*(errors or lines[-1:]), "(nothing on stderr)"][0][:300]
