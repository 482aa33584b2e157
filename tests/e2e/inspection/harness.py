"""The real server as a process, spoken to over real HTTP."""

import binascii
import contextlib
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from interlock.inspection.secrets import parse_secret
from interlock.inspection.signing import sign

CASES = pathlib.Path(__file__).parents[2] / "cases" / "inference"
ROUTE = "/v1/inference-hooks"
SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def github_token(seed: str) -> str:
    """A token of made-up characters with a true checksum."""
    body = (seed + "Q7wE9rT2yU4iO6pA8sD1fG3hJ5kL0z")[:30]
    number = binascii.crc32(body.encode())
    digits = ""
    for _ in range(6):
        number, rest = divmod(number, 62)
        digits = _ALPHABET[rest] + digits
    return "gh" + "p_" + body + digits


def frame(text: str = "hello", **changes: Any) -> dict[str, Any]:
    """A Cursor prompt frame with one member message."""
    return {
        "type": "prompt",
        "request_id": "req_x",
        "tenant_id": "team_t",
        "actor": {"type": "user", "id": "user_u", "email_address": None},
        "source": {"application": "grok-bot"},
        "session_id": "s-1",
        "model": "model-a",
        "messages": [{"role": "user", "content": [{"type": "text", "text": text}]}],
        "metadata": {},
        **changes,
    }


class Answer:
    """Status, body, headers."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def json(self) -> dict[str, Any]:
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found


class Server:
    """`interlock serve` on free ports."""

    def __init__(self, state: pathlib.Path, *options: str) -> None:
        self.state = state
        self.options = options
        self.secret = SECRET
        self.log: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.admin_port = 0

    @property
    def env(self) -> dict[str, str]:
        return {**os.environ, "INTERLOCK_HOME": str(self.state), "HOME": str(self.state), "NO_COLOR": "1"}

    def cli(self, *args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "interlock", *args],
            env=self.env,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def command(self) -> list[str]:
        return [sys.executable, "-m", "interlock"]

    def add_key(self, secret: str = SECRET, *args: str) -> None:
        done = self.cli("inspect", "keys", "add", *args, stdin=secret)
        assert done.returncode == 0, done.stderr

    def start(self) -> "Server":
        self.process = subprocess.Popen(
            [
                *self.command(),
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--admin-listen",
                "127.0.0.1:0",
                "--log-format",
                "json",
                *self.options,
            ],
            env=self.env,
            stderr=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        ports: dict[str, int] = {}
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if '"listening"' in line:
                fields = json.loads(line)
                ports[fields["for"]] = int(fields["url"].rsplit(":", 1)[1])
            if len(ports) == 2:
                break
        else:
            raise AssertionError("".join(self.log))
        self.port, self.admin_port = ports["platforms"], ports["admin"]
        threading.Thread(target=self._drain, args=(self.process,), daemon=True).start()
        return self

    def _drain(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        with contextlib.suppress(ValueError):
            for line in process.stderr:
                self.log.append(line)

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        for stream in (self.process.stderr, self.process.stdout):
            if stream is not None:
                # The draining thread may hold the buffer for a moment more.
                time.sleep(0.05)
                stream.close()
        self.process = None
        return code

    def get(self, path: str, *, admin: bool = True) -> Answer:
        return self._exchange("GET", path, b"", {}, self.admin_port if admin else self.port)

    def post(
        self,
        body: bytes | dict[str, Any],
        webhook_id: str = "req_1",
        *,
        at: float | None = None,
        secret: str | None = None,
        headers: dict[str, str] | None = None,
        path: str = ROUTE,
    ) -> Answer:
        """Sign and send one frame."""
        data = body if isinstance(body, bytes) else encode(body)
        return self._exchange(
            "POST", path, data, {**self.signed(data, webhook_id, at=at, secret=secret), **(headers or {})}, self.port
        )

    def signed(self, body: bytes, webhook_id: str, *, at: float | None = None, secret: str | None = None) -> dict[str, str]:
        stamp = int(time.time() if at is None else at)
        return {
            "content-type": "application/json",
            "webhook-id": webhook_id,
            "webhook-timestamp": str(stamp),
            "webhook-signature": sign(parse_secret(secret or self.secret), webhook_id, stamp, body),
        }

    def _exchange(self, method: str, path: str, body: bytes, headers: dict[str, str], port: int) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            connection.request(method, path, body if method == "POST" else None, headers)
            response = connection.getresponse()
            return Answer(response.status, response.read(), {key.lower(): value for key, value in response.getheaders()})
        finally:
            connection.close()

    def raw(self, data: bytes, *, wait: float = 10.0) -> bytes:
        """Send bytes as they are; everything that comes back until the server closes or is silent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as sock:
            sock.sendall(data)
            got = b""
            with contextlib.suppress(TimeoutError):
                while chunk := sock.recv(65536):
                    got += chunk
                    head, blank, body = got.partition(b"\r\n\r\n")
                    length = re.search(rb"content-length: (\d+)", head)
                    if blank and length and len(body) >= int(length[1]):
                        break
            return got

    def metric(self, line_start: str) -> float:
        """Value of the metric line that starts so; 0 when there is none."""
        for line in self.get("/metrics").body.decode().splitlines():
            if line.startswith(line_start):
                return float(line.rsplit(" ", 1)[1])
        return 0.0

    def audit(self) -> list[dict[str, Any]]:
        path = self.state / "audit" / "audit.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def encode(document: object) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def eventually(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so; the limit is for a test that fails, no claim about speed."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def refused(port: int) -> bool:
    """Whether nobody listens at that port of this machine any more."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=10).close()
    except OSError:
        return True
    return False
