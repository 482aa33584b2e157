"""Calls of Slack's Web API over real connections: what is tried again, what is not, and which addresses and tokens are taken."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from interlock.inspection.slack.web_api import MAX_TRIES, SlackError, WebApi, parse_api
from interlock.model.errors import InterlockError

TOKEN = "xoxb-" + "test-token"
OK = (200, "", b'{"ok":true}')


class Api:
    """A server that gives answers in turn: status, Retry-After, body."""

    def __init__(self, *answers: tuple[int, str, bytes]) -> None:
        self.answers = list(answers)
        self.seen: list[tuple[str, dict[str, str], bytes]] = []
        self.url = ""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
                self.seen.append((head[0], headers, await reader.readexactly(int(headers["content-length"]))))
                status, wait, body = self.answers.pop(0)
                extra = f"retry-after: {wait}\r\n" if wait else ""
                writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: {len(body)}\r\n{extra}\r\n".encode() + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[WebApi]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api"
        api = WebApi(parse_api(self.url, TOKEN))
        try:
            yield api
        finally:
            await api.close()
            server.close()
            await server.wait_closed()


def run(api: Api, work: Callable[[WebApi], Coroutine[Any, Any, None]]) -> str:
    """The code of the error, "" for none."""

    async def all_of_it() -> str:
        async with api.running() as calls:
            try:
                await work(calls)
            except SlackError as exc:
                return exc.code
            return ""

    return asyncio.run(all_of_it())


async def post(api: WebApi) -> None:
    await api.post("C1", "hello \ud800", thread="1790000000.000001")


def test_a_message_as_it_is_sent() -> None:
    api = Api(OK)
    assert run(api, post) == ""
    ((line, headers, body),) = api.seen
    assert line == "POST /api/chat.postMessage HTTP/1.1"
    assert headers["authorization"] == f"Bearer {TOKEN}"
    assert headers["content-type"] == "application/json; charset=utf-8"
    assert json.loads(body) == {
        "channel": "C1", "text": "hello ?", "thread_ts": "1790000000.000001", "unfurl_links": False, "unfurl_media": False,
    }  # fmt: skip


LIMITED = (429, "0", b"")
TRIES = {
    "asked to wait": ([LIMITED, LIMITED, OK], "", 3),
    "asked to wait for ever": ([LIMITED] * MAX_TRIES, "ratelimited", MAX_TRIES),
    "asked to wait too long": ([(429, "3600", b"")], "ratelimited", 1),
    "an error": ([(200, "", b'{"ok":false,"error":"channel_not_found"}')], "channel_not_found", 1),
    "an error that is text of theirs": ([(200, "", b'{"ok":false,"error":"No such <channel>"}')], "unknown", 1),
    "an error that is none": ([(200, "", b'{"ok":"true"}')], "unknown", 1),
    "a failure that may have posted": ([(503, "", b"")], "http_503", 1),
    "no JSON": ([(200, "", b"<html>")], "unreadable_answer", 1),
    "another document": ([(200, "", b"[]")], "unreadable_answer", 1),
    "a large answer": ([(200, "", b" " * (1024 * 1024 + 1))], "oversized_answer", 1),
}


@pytest.mark.parametrize("case", TRIES.values(), ids=TRIES.keys())
def test_what_is_tried_again(case: tuple[list[tuple[int, str, bytes]], str, int]) -> None:
    answers, code, calls = case
    api = Api(*answers)
    assert run(api, post) == code
    assert len(api.seen) == calls


def test_where_nobody_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))

        async def work() -> None:
            api = WebApi(parse_api(f"http://127.0.0.1:{taken.getsockname()[1]}", TOKEN))
            try:
                await post(api)
            finally:
                await api.close()

        with pytest.raises(SlackError, match="unreachable"):
            asyncio.run(work())


@pytest.mark.parametrize(
    ("url", "token"),
    [
        ("https://slack.com/api", "xoxp-user-token"),
        ("https://slack.com/api", ""),
        ("https://slack.com/api", "xoxb-with blank"),
        ("http://slack.com/api", TOKEN),
        ("ftp://127.0.0.1", TOKEN),
        ("", TOKEN),
        (f"https://slack.com/?token={TOKEN}", TOKEN),
    ],
)
def test_addresses_and_tokens_that_are_not_taken(url: str, token: str) -> None:
    with pytest.raises(InterlockError) as refused:
        parse_api(url, token)
    shown = f"{refused.value.message} {refused.value.help}"
    assert not token or token not in shown
    assert refused.value.help


def test_a_token_is_not_shown() -> None:
    assert TOKEN not in repr(parse_api("https://slack.com/api", TOKEN))
