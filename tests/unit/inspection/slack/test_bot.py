"""The bot where it has to wait, or cannot: with a real chat, gate and receiver, and a Web API that plays Slack."""

import asyncio
import json
import pathlib
import time
from collections.abc import Callable, MutableMapping
from typing import Any

import pytest
from tests.e2e.slack.web_api import TOKEN, SlackWebApi
from tests.unit.inspection.chat.conftest import MEMBER, Place, SteeredModel, opened, run, until

from interlock.inspection.chat.types import CHECKED_TEXT, INTERRUPTED_TEXT
from interlock.inspection.sender.notices import PLAIN_FAILURE, RESET, SLACK_DM
from interlock.inspection.slack import bot as bot_module
from interlock.inspection.slack.app import SlackApp
from interlock.inspection.slack.bot import GONE_TEXT, Bot
from interlock.inspection.slack.events import Click, Message
from interlock.inspection.slack.signature import sign
from interlock.inspection.slack.web_api import WebApi, parse_api
from interlock.model.errors import InterlockError
from interlock.storage.memory.slack import MemorySlackStore
from interlock.storage.slack_port import SlackLink

USER, SECRET = "U1", "signing-secret-of-the-tests"


def message(text: str = "hello", ts: str = "1790000000.000001") -> Message:
    return Message(event=f"Ev{ts[-6:]}", user=USER, channel="D1", ts=ts, thread="", text=text, direct=True)


async def known(_: str) -> None:
    """The member follows a team."""


class Desk:
    """A bot with all that it needs."""

    def __init__(self, place: Place, slack: SlackWebApi, follow: Callable[[str], Any] = known) -> None:
        self.slack = slack
        self.store = MemorySlackStore()
        self.store.link(SlackLink(USER, MEMBER, 0.0))
        self.api = WebApi(parse_api(slack.url, TOKEN))
        self.bot = Bot(place.chat, self.store, self.api, follow)

    async def __aenter__(self) -> "Desk":
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.bot.drain(60)
        await self.bot.cancel()
        await self.api.close()

    @property
    def texts(self) -> list[str]:
        return [call.document["text"] for call in self.slack.calls]


def test_who_waits_at_the_end_is_told(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place, Desk(place, slack) as desk:
            await desk.bot.take(message())
            await until(lambda: bool(model.asked))
            await desk.bot.drain(0.01)
            assert desk.texts == []
            await place.chat.__aexit__(None, None, None)
            await desk.bot.drain(60)
            assert desk.texts == [INTERRUPTED_TEXT]

    with SlackWebApi() as slack:
        run(work())


def test_a_message_waits_for_one_that_another_worker_answers(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        elsewhere = SteeredModel()
        async with opened(tmp_path) as place, place.other_worker(elsewhere) as other, Desk(place, slack) as desk:
            talk = await other.start(MEMBER, SLACK_DM, reference=message().reference)
            await other.send(MEMBER, talk.id, "first", wait=False)
            await until(lambda: bool(elsewhere.asked))
            await desk.bot.take(message("echo: second"))
            elsewhere.go.set()
            await desk.bot.drain(60)
            # Its notice that requests are checked went with the first message.
            assert desk.texts == ["second"]
            assert CHECKED_TEXT not in desk.texts

    with SlackWebApi() as slack:
        run(work())


def test_who_cannot_be_checked_is_not_answered(tmp_path: pathlib.Path) -> None:
    async def unknown(_: str) -> None:
        raise InterlockError("the team of the member is not known yet", help="try again")

    async def work() -> None:
        async with opened(tmp_path) as place, Desk(place, slack, unknown) as desk:
            await desk.bot.take(message())
            await desk.bot.drain(60)
            assert desk.texts == [PLAIN_FAILURE]
            assert place.frames() == []

    with SlackWebApi() as slack:
        run(work())


def test_a_button_of_a_conversation_that_is_gone(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place, Desk(place, slack) as desk:
            click = Click(
                user=USER, channel="D1", ts="1790000000.000001", thread="", at="1790000000.000002", action=RESET,
                conversation="conversation_1", message="message_1",
            )  # fmt: skip
            await desk.bot.take(click)
            # The same click again.
            await desk.bot.take(click)
            await desk.bot.drain(60)
            assert [(call.method, call.document["text"]) for call in slack.calls] == [("chat.update", GONE_TEXT)]

    with SlackWebApi() as slack:
        run(work())


def test_more_than_can_wait_is_asked_for_again(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_module, "MAX_WAITING", 1)

    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place, Desk(place, slack) as desk:
            app = SlackApp(desk.bot, SECRET)
            assert await status(app, "1790000000.000001") == 200
            await until(lambda: bool(model.asked))
            assert await status(app, "1790000000.000002") == 503
            model.go.set()
            await desk.bot.drain(60)
            assert await status(app, "1790000000.000002") == 200
            await desk.bot.drain(60)
            assert desk.texts == [model.says, CHECKED_TEXT, model.says]

    with SlackWebApi() as slack:
        run(work())


async def status(app: SlackApp, ts: str) -> int:
    """Slack tells of a message; the status that it gets."""
    event = {"type": "message", "channel_type": "im", "channel": "D1", "user": USER, "text": ts, "ts": ts}
    body = json.dumps({"type": "event_callback", "event": event, "event_id": f"Ev{ts[-6:]}", "authorizations": []}).encode()
    stamp = str(int(time.time()))
    headers = [
        (b"x-slack-request-timestamp", stamp.encode()),
        (b"x-slack-signature", sign(SECRET.encode(), stamp, body).encode()),
    ]
    found: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    await app({"type": "http", "path": "/slack/events", "method": "POST", "headers": headers}, receive, found.put)
    return int(found.get_nowait()["status"])
