"""Requests that are Slack's and that are not, several workers, and the end of a process."""

import contextlib
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

from interlock.inspection.chat.types import CHECKED_TEXT
from interlock.inspection.slack.signature import sign

from ..gateway.conftest import Process, eventually
from .conftest import SECRET, Holding, Workspace, fresh
from .web_api import TOKEN

EVENTS = "/slack/events"


def test_the_url_is_verified(workspace: Workspace) -> None:
    body = json.dumps({"type": "url_verification", "token": "unused", "challenge": "3eZbrw1aB"}).encode()
    status, answer = workspace.signed(EVENTS, body)
    assert (status, json.loads(answer)) == (200, {"challenge": "3eZbrw1aB"})
    assert workspace.request(EVENTS, body, [])[0] == 401


def test_what_slack_has_not_signed_is_refused(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    event = {
        "type": "message",
        "channel_type": "im",
        "channel": channel,
        "user": user,
        "text": "echo: x",
        "ts": "1790000000.000001",
    }
    body = json.dumps({"type": "event_callback", "event": event, "event_id": fresh("Ev"), "authorizations": []}).encode()
    now = str(int(time.time()))
    stamp, good = ("X-Slack-Request-Timestamp", now), ("X-Slack-Signature", sign(SECRET.encode(), now, body))
    answers = [
        workspace.request(EVENTS, body, headers)
        for headers in (
            [],
            [stamp],
            [good],
            [stamp, ("X-Slack-Signature", sign(b"another secret", now, body))],
            [stamp, ("X-Slack-Signature", good[1].upper())],
            [stamp, ("X-Slack-Signature", good[1][:-1])],
            [stamp, ("X-Slack-Signature", "v1" + good[1][2:])],
            [stamp, good, good],
            [stamp, stamp, good],
            [("X-Slack-Request-Timestamp", now + ".0"), good],
        )
    ]
    answers.append(workspace.request(EVENTS, body + b" ", [stamp, good]))
    answers.append(workspace.request("/slack/actions", body + b" ", [stamp, good]))
    answers += [workspace.signed(EVENTS, body, at=time.time() + apart) for apart in (-310, 310)]
    # One answer for all.
    assert set(answers) == {(401, b'{"error":"unauthorized"}')}
    assert workspace.slack.of(channel) == []
    # The message itself was never taken on.
    assert workspace.signed(EVENTS, body) == (200, b"")
    assert workspace.posted(channel, 2)[0].document["text"] == "x"


def test_what_cannot_be_read(workspace: Workspace) -> None:
    for path, body in (
        (EVENTS, b"{"),
        (EVENTS, b"[]"),
        (EVENTS, b"\xff"),
        (EVENTS, b"[" * 100_000),
        (EVENTS, json.dumps({"type": "url_verification", "challenge": 7}).encode()),
        ("/slack/actions", b"payload"),
        ("/slack/actions", b"other=1"),
        ("/slack/actions", b"payload=1&payload=2"),
        ("/slack/actions", b"payload=%5B%5D"),
    ):
        assert workspace.signed(path, body)[0] == 400, (path, body[:20])
    assert workspace.signed(EVENTS, b"x" * (1024 * 1024 + 1))[0] == 413
    assert workspace.signed("/slack/other", b"{}")[0] == 404
    # What does not concern the bot is taken and left.
    assert workspace.signed(EVENTS, b'{"type":"event_callback","event":{"type":"tokens_revoked"},"event_id":"Ev1"}') == (200, b"")
    assert workspace.signed("/slack/actions", b"payload=%7B%7D") == (200, b"")


def test_a_message_that_cannot_be_taken_on_is_asked_for_again(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    event = {
        "type": "message",
        "channel_type": "im",
        "channel": channel,
        "user": user,
        "text": "echo: x",
        "ts": "1790000000.000001",
    }
    body = json.dumps({"type": "event_callback", "event": event, "event_id": fresh("Ev"), "authorizations": []}).encode()
    with contextlib.closing(sqlite3.connect(workspace.state / "slack.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert workspace.signed(EVENTS, body) == (503, b'{"error":"unavailable"}')
        other.execute("ROLLBACK")
    assert workspace.signed(EVENTS, body, ("X-Slack-Retry-Num", "1")) == (200, b"")
    assert workspace.posted(channel, 2)[0].document["text"] == "x"


def test_of_several_workers_one_answers(apart: Workspace) -> None:
    apart.start("--workers", "2")
    user = apart.joined()
    channels = [fresh("D") for _ in range(4)]
    sent = [(channel, fresh("Ev"), f"17900000{number:02}.000001") for number, channel in enumerate(channels)] * 6
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda one: apart.says(user, one[0], "echo: once", event_id=one[1], ts=one[2]), sent))
    for channel in channels:
        assert [call.document["text"] for call in apart.posted(channel, 2)] == ["once", CHECKED_TEXT]
    # One after the other, whichever worker takes it.
    apart.says(user, channels[0], "echo: last")
    assert apart.posted(channels[0], 3)[-1].document["text"] == "last"


def test_an_ending_process_answers_what_it_has_taken_on(apart: Workspace) -> None:
    apart.start()
    user, channel = apart.joined(), fresh("D")
    holding = Holding()
    apart.receiver.answer(holding)
    apart.says(user, channel, "echo: still answered")
    assert holding.asked.wait(60)
    process = apart.processes[0]
    process.process.terminate()
    # It listens no more, and has not ended.
    eventually(lambda: not apart.listens())
    assert process.process.poll() is None
    holding.go.set()
    assert process.stop() == 0
    assert [call.document["text"] for call in apart.slack.of(channel)] == ["still answered", CHECKED_TEXT]
    written = json.dumps(process.log)
    assert TOKEN not in written
    assert SECRET not in written


def test_without_the_files_there_is_no_slack(apart: Workspace) -> None:
    key = apart.cli("gateway", "keys", "add", "--team", "acme", "--actor", "alice")["key"]
    made = Process(apart.env(), "gateway", "--listen", "127.0.0.1:0", "--openai-upstream", apart.slack.url)
    apart.processes.append(made)
    apart.url = made.url
    body = json.dumps({"type": "url_verification", "challenge": "x"}).encode()
    assert apart.signed(EVENTS, body)[0] == 401
    assert apart.signed(EVENTS, body, ("authorization", f"Bearer {key}"))[0] == 404
    assert not (apart.state / "slack.db").exists()
