"""A workspace: a real gateway process that serves Slack, a receiver that denies what holds a word, and a Web API that plays Slack."""

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import pathlib
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from tests.e2e.sender.receiver import ALLOW, Behaviour, Seen, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver

from interlock.config.vault import Vault
from interlock.inspection.sender.endpoint import check_private
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Teams
from interlock.inspection.slack.signature import sign
from interlock.wiring import open_sender_store

from ..gateway.conftest import PATIENCE, Process, eventually
from .web_api import TOKEN, Call, SlackWebApi

TEAM = "acme"
WORD = "forbidden"
REASON = "Take the <b>code word</b> out, <!channel>."
MESSAGE = "Ask the help desk."
DENY = json.dumps({"action": "deny", "deny_reason": REASON, "reference_id": "ref-1"}).encode()
SECRET = "signing-secret-of-the-tests"
BOT = [{"team_id": "T1", "user_id": "U0BOT", "is_bot": True}]

_numbers = itertools.count(1)


async def judging(seen: Seen, writer: asyncio.StreamWriter) -> None:
    """Deny a frame that holds the word anywhere."""
    await answering(DENY if WORD.encode() in seen.body else ALLOW)(seen, writer)


class Holding:
    """A receiver that answers when it is told to."""

    def __init__(self, then: Behaviour = judging) -> None:
        self.asked = threading.Event()
        self.go = threading.Event()
        self._then = then

    async def __call__(self, seen: Seen, writer: asyncio.StreamWriter) -> None:
        self.asked.set()
        while not self.go.is_set():
            await asyncio.sleep(0.01)
        await self._then(seen, writer)


def fresh(kind: str) -> str:
    """An id that no other test has."""
    return f"{kind}{next(_numbers):04}"


class Workspace:
    """All of it."""

    def __init__(self, folder: pathlib.Path, receiver: LocalReceiver, slack: SlackWebApi) -> None:
        self.folder = folder
        self.receiver = receiver
        self.slack = slack
        self.processes: list[Process] = []
        self.state = folder / "state"
        receiver.answer(judging)
        (folder / "secret").write_text(f"{SECRET}\n")
        (folder / "token").write_text(f"{TOKEN}\n")
        port = int(receiver.url.split(":")[2].split("/")[0])
        settings = Settings(
            endpoint=receiver.url, private=check_private("127.0.0.1", port, receiver.pem), enforce=True, mode="block",
            timeout_ms=10_000, blocked_message=MESSAGE,
        )  # fmt: skip
        with contextlib.closing(open_sender_store(str(self.state))) as store:
            vault = Vault.open(str(self.state))
            Teams(store, vault.seal, vault.unseal).create(TEAM, settings=settings)

    def env(self) -> dict[str, str]:
        return {"HOME": str(self.folder), "INTERLOCK_HOME": str(self.state), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def cli(self, *args: str) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, "-m", "interlock", *args, "--json"],
            env=self.env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        assert isinstance(found, dict)
        return found

    def start(self, *options: str) -> "Workspace":
        files = ("--slack-signing-secret-file", str(self.folder / "secret"), "--slack-token-file", str(self.folder / "token"))
        made = Process(self.env(), "gateway", "--listen", "127.0.0.1:0", *files, "--slack-api", self.slack.url, *options)
        self.processes.append(made)
        self.url = made.url
        return self

    def joined(self, *, chosen: bool = True) -> str:
        """A new linked user, whose member follows the team, or has never chosen one."""
        user = fresh("U1")
        if not chosen:
            self.cli("gateway", "slack", "link", user, f"member-{user.lower()}")
            return user
        with contextlib.closing(open_sender_store(str(self.state))) as store:
            store.select(f"member-{user.lower()}", TEAM)
        self.cli("gateway", "slack", "link", user, f"member-{user.lower()}")
        return user

    def request(self, path: str, body: bytes, headers: "list[tuple[str, str]]") -> tuple[int, bytes]:
        place = urlsplit(self.url)
        with contextlib.closing(http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)) as connection:
            connection.putrequest("POST", path)
            for name, value in [*headers, ("content-length", str(len(body)))]:
                connection.putheader(name, value)
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.read()

    def listens(self) -> bool:
        """Whether anybody can connect."""
        place = urlsplit(self.url)
        try:
            socket.create_connection((place.hostname or "", place.port or 0), PATIENCE).close()
        except ConnectionRefusedError:
            return False
        return True

    def signed(self, path: str, body: bytes, *more: "tuple[str, str]", at: float | None = None) -> tuple[int, bytes]:
        stamp = str(int(time.time() if at is None else at))
        headers = [("X-Slack-Request-Timestamp", stamp), ("X-Slack-Signature", sign(SECRET.encode(), stamp, body)), *more]
        return self.request(path, body, headers)

    def event(self, event: dict[str, Any], *more: "tuple[str, str]", event_id: str = "") -> None:
        """Slack tells of an event; it must be taken on."""
        payload = {
            "type": "event_callback", "team_id": "T1", "event": event, "event_id": event_id or fresh("Ev"), "authorizations": BOT,
        }  # fmt: skip
        assert self.signed("/slack/events", json.dumps(payload).encode(), *more) == (200, b"")

    def says(self, user: str, channel: str, text: str, *more: "tuple[str, str]", event_id: str = "", **fields: str) -> str:
        """A direct message; its `ts`."""
        event = {"type": "message", "channel_type": "im", "channel": channel, "user": user, "text": text, "ts": new_ts(), **fields}
        self.event(event, *more, event_id=event_id)
        return str(event["ts"])

    def mentions(self, user: str, channel: str, text: str, thread: str = "") -> str:
        """A message in a channel that addresses the bot; the thread that is answered in."""
        ts = new_ts()
        event = {"type": "app_mention", "channel": channel, "user": user, "text": f"<@U0BOT> {text}", "ts": ts}
        self.event({**event, "thread_ts": thread} if thread else event)
        return thread or ts

    def clicks(self, user: str, call: Call, action: str, ts: str = "1790000001.000001") -> None:
        """A click of a button of a message."""
        (button,) = [one for one in call.buttons if one["action_id"] == f"interlock_{action}"]
        channel = call.document["channel"]
        payload = {
            "type": "block_actions",
            "user": {"id": user},
            "team": {"id": "T1"},
            "channel": {"id": channel},
            "container": {"type": "message", "message_ts": ts, "channel_id": channel, "thread_ts": call.document.get("thread_ts")},
            "actions": [{"type": "button", "action_id": button["action_id"], "value": button["value"], "action_ts": new_ts()}],
        }
        body = urlencode({"payload": json.dumps(payload)}).encode()
        assert self.signed("/slack/actions", body) == (200, b"")

    def posted(self, channel: str, count: int) -> list[Call]:
        """The calls for a channel once there are so many."""
        eventually(lambda: len(self.slack.of(channel)) >= count)
        found = self.slack.of(channel)
        assert len(found) == count, [call.document for call in found]
        return found

    def close(self) -> None:
        for process in self.processes:
            if process.process.poll() is None:
                process.stop()


def new_ts() -> str:
    return f"{int(time.time())}.{next(_numbers):06}"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    folder = tmp_path_factory.mktemp("slack")
    with (
        LocalReceiver(folder) as receiver,
        SlackWebApi() as slack,
        contextlib.closing(Workspace(folder, receiver, slack)) as made,
    ):
        yield made.start()


@pytest.fixture
def workspace(shared: Workspace) -> Workspace:
    """A gateway that tests share, each with users and channels of its own."""
    shared.receiver.answer(judging)
    return shared


@pytest.fixture
def apart(tmp_path: pathlib.Path) -> Iterator[Workspace]:
    """A workspace whose gateway the test starts itself."""
    with (
        LocalReceiver(tmp_path) as receiver,
        SlackWebApi() as slack,
        contextlib.closing(Workspace(tmp_path, receiver, slack)) as made,
    ):
        yield made
