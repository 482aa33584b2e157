"""The whole chain as processes: client -> gateway -> our own AI security server over TLS, and a model API behind the gateway."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from ..sender.receiver import Authority
from .upstream import Upstream

PATIENCE = 60.0


def eventually(true: Callable[[], Any]) -> Any:
    """The first true answer."""
    end = time.monotonic() + PATIENCE
    while True:
        found = true()
        if found:
            return found
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.05)


class Process:
    """An `interlock` process that listens."""

    def __init__(self, env: dict[str, str], *args: str) -> None:
        self.log: list[dict[str, Any]] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "interlock", *args, "--log-format", "json"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=env,
            text=True,
        )
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        listening = eventually(self._listening)
        self.url = str(listening["url"])

    def _listening(self) -> Any:
        assert self.process.poll() is None, self.log
        return next(
            (line for line in self.log if line.get("event") == "listening" and line.get("for") in ("agents", "platforms")), None
        )

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            try:
                self.log.append(json.loads(line))
            except ValueError:
                self.log.append({"event": line})

    def stop(self) -> int:
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self._thread.join()
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code


class Chain:
    """State folders of both ends, and their processes."""

    def __init__(self, folder: pathlib.Path, upstream: Upstream) -> None:
        self.folder = folder
        self.upstream = upstream
        self.processes: list[Process] = []
        self.actor = "alice"
        self.key = ""

    def env(self, end: str) -> dict[str, str]:
        home = self.folder / end
        home.mkdir(exist_ok=True)
        return {"HOME": str(home), "INTERLOCK_HOME": str(home / "state"), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def cli(self, end: str, *args: str, stdin: str = "") -> dict[str, Any]:
        """What a command that must succeed prints."""
        return self._json(end, args, stdin, (0,))

    def cli_any(self, end: str, *args: str) -> dict[str, Any]:
        """What a command prints that may answer no."""
        return self._json(end, args, "", (0, 1))

    def _json(self, end: str, args: tuple[str, ...], stdin: str, codes: tuple[int, ...]) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, "-m", "interlock", *args, "--json"],
            env=self.env(end), input=stdin, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode in codes, done.stderr
        return json.loads(done.stdout) if done.stdout else {}

    def plain(self, end: str, *args: str) -> None:
        subprocess.run(
            [sys.executable, "-m", "interlock", *args], env=self.env(end), check=True, capture_output=True, timeout=PATIENCE
        )

    def start(self, *, mode: str = "block", workers: int = 1) -> str:
        """Both ends, set up as an administrator does it; the gateway's URL."""
        authority = Authority()
        (self.folder / "ca.pem").write_text(authority.pem)
        authority.server_context(self.folder, "127.0.0.1")
        (certificate,) = self.folder.glob("127.0.0.1-*.pem")
        self.cli("server", "inspect", "keys", "add", "--generate")
        serve = ("serve", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0", "--tls-cert", str(certificate))
        self.server = Process(self.env("server"), *serve)
        self.processes.append(self.server)
        private = ("--private", "--private-ca", str(self.folder / "ca.pem"))
        saved = self.cli("sender", "inspect", "endpoint", "default", f"{self.server.url}/v1/inference-hooks", *private)
        self.cli("server", "inspect", "keys", "add", stdin=saved["secret"])
        # The server takes the key over by itself.
        eventually(self.tested)
        self.cli("sender", "inspect", "mode", "default", mode)
        self.cli("sender", "inspect", "set", "default", "--enforce", "on", "--timeout-ms", "10000")
        self.become("alice", wait=False)
        (self.folder / "key.txt").write_text("sk-upstream-key\n")
        return self.gateway(workers=workers)

    def gateway(self, *, workers: int = 1) -> str:
        """Start the gateway; its URL."""
        key = str(self.folder / "key.txt")
        made = Process(
            self.env("sender"), "gateway", "--listen", "127.0.0.1:0", "--workers", str(workers),
            "--openai-upstream", self.upstream.url, "--openai-key-file", key,
            "--anthropic-upstream", self.upstream.url, "--anthropic-key-file", key,
        )  # fmt: skip
        self.processes.append(made)
        self.url = made.url
        return made.url

    def become(self, actor: str, *options: str, wait: bool = True) -> None:
        """Be another member from now on, with a key that the gateway knows."""
        team = options or ("--team", "default")
        self.actor = actor
        self.key = self.cli("sender", "gateway", "keys", "add", *(team if team != ("--personal",) else ()), "--actor", actor)["key"]
        if wait:
            eventually(self.known)

    def known(self) -> bool:
        """Whether the gateway knows the key."""
        place = urlsplit(self.url)
        with contextlib.closing(http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/v1/models", headers={"authorization": f"Bearer {self.key}"})
            return connection.getresponse().status == 200

    def tested(self) -> bool:
        """Whether Test Connection gets a verdict."""
        done = subprocess.run(
            [sys.executable, "-m", "interlock", "inspect", "test", "default", "--json"],
            env=self.env("sender"), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        return bool(json.loads(done.stdout)["ok"])

    def rows(self, *names: str) -> list[dict[str, Any]]:
        """The sender's audit rows, oldest first; of requests only those of the member."""
        events = [part for name in names for part in ("--event", name)]
        found = reversed(self.cli("sender", "inspect", "audit", *events)["events"])
        return [row for row in found if row.get("actor_id", self.actor) == self.actor]

    def close(self) -> None:
        for process in self.processes:
            if process.process.poll() is None:
                process.stop()


@pytest.fixture
def chain(tmp_path: pathlib.Path) -> Iterator[Chain]:
    with Upstream() as upstream, contextlib.closing(Chain(tmp_path, upstream)) as made:
        yield made


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chain]:
    with Upstream() as upstream, contextlib.closing(Chain(tmp_path_factory.mktemp("chain"), upstream)) as made:
        made.start()
        yield made


@pytest.fixture
def running(shared: Chain, request: pytest.FixtureRequest) -> Chain:
    """A chain that tests share, each with an actor and a key of its own."""
    shared.become(request.node.name)
    shared.upstream.requests.clear()
    shared.upstream.hold = None
    shared.upstream.gone.clear()
    return shared


def secret_text() -> str:
    """A message that our server denies: a made-up key, put together here so that no scanner takes this file for a leak."""
    return "my key: " + "AKIA" + "QYLPMN5HHHFPZAM2"


def words(text: str) -> str:
    """Text without runs of blanks."""
    return re.sub(r"\s+", " ", text)
