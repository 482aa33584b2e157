"""Slack's Web API, as far as the chat uses it."""

import asyncio
import json
import re
from typing import Any

import httpcore2

from interlock.inspection.gateway.upstream import Forwarder, Upstream, parse_upstream
from interlock.model.errors import USAGE, InterlockError

#: Seconds for one call.
CALL_SECONDS = 10.0
#: Calls for one thing, and the seconds that Slack may ask us to wait before each.
MAX_TRIES = 4
MAX_WAIT = 60
_MAX_ANSWER = 1024 * 1024
_CODE = re.compile(r"[a-z_0-9]{1,60}", re.ASCII)
#: A bot's token; see `--slack-token-file`.
_BOT_PREFIX = "xoxb-"
_LOOPBACK = (b"localhost", b"127.0.0.1", b"::1")


class SlackError(Exception):
    """A call that failed; `code` is Slack's name for it or ours, never a text of theirs."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parse_api(url: str, token: str) -> Upstream:
    """The Web API at its base URL with a bot's token. Raises `InterlockError`."""
    if not token.startswith(_BOT_PREFIX):
        raise InterlockError(
            "the Slack token is not a bot's",
            help=f"copy the Bot User OAuth Token of the app, which begins with {_BOT_PREFIX}, into the file",
            exit_code=USAGE,
        )
    try:
        made = parse_upstream(url, token)
    except InterlockError as exc:
        raise InterlockError("the address of Slack's API or its token cannot be used", help=exc.help, exit_code=USAGE) from None
    if made.url.scheme != b"https" and made.url.host not in _LOOPBACK:
        raise InterlockError("the Slack token would travel in clear text", help="give an https address", exit_code=USAGE)
    return made


class WebApi:
    """Calls of one process. For one event loop; `close` it."""

    def __init__(self, api: Upstream) -> None:
        self._api = api
        self._forwarder = Forwarder()

    async def post(self, channel: str, text: str, *, thread: str = "", blocks: "list[dict[str, object]] | None" = None) -> None:
        """Post a message. `text` is escaped already. Raises `SlackError`."""
        await self._say("chat.postMessage", {"channel": channel}, text, thread, blocks)

    async def whisper(self, channel: str, user: str, text: str, *, thread: str = "") -> None:
        """Post a message that one user sees. Raises `SlackError`."""
        await self._say("chat.postEphemeral", {"channel": channel, "user": user}, text, thread, None)

    async def update(self, channel: str, ts: str, text: str, blocks: "list[dict[str, object]]") -> None:
        """Replace a message of ours. Raises `SlackError`."""
        await self._call("chat.update", {"channel": channel, "ts": ts, "text": text, "blocks": blocks})

    async def close(self) -> None:
        """Close the connections."""
        await self._forwarder.close()

    async def _say(
        self, method: str, fields: "dict[str, Any]", text: str, thread: str, blocks: "list[dict[str, object]] | None"
    ) -> None:
        # Slack fetches what it unfurls: an answer must not be able to send anything out by a link.
        document = {**fields, "text": text, "unfurl_links": False, "unfurl_media": False}
        if thread:
            document["thread_ts"] = thread
        if blocks is not None:
            document["blocks"] = blocks
        await self._call(method, document)

    async def _call(self, method: str, document: "dict[str, Any]") -> None:
        # Half of a surrogate pair, which a receiver may send, is not taken there.
        body = json.dumps(document, ensure_ascii=False).encode("utf-8", "replace")
        for left in reversed(range(MAX_TRIES)):
            try:
                async with asyncio.timeout(CALL_SECONDS):
                    status, wait, answer = await self._exchange(method, body)
            except httpcore2.ConnectError as exc:
                # Nothing has arrived there. After any other fault the message may be posted, and is not posted twice.
                if not left:
                    raise SlackError("unreachable") from exc
                wait, status, answer = 1, 0, b""
            except (TimeoutError, httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError, OSError) as exc:
                raise SlackError("unreachable") from exc
            if status not in (0, 429):
                _check(status, answer)
                return
            if not left or wait > MAX_WAIT:
                raise SlackError("ratelimited")
            await asyncio.sleep(wait)

    async def _exchange(self, method: str, body: bytes) -> "tuple[int, int, bytes]":
        """Status, seconds to wait when it is 429, and the answer."""
        headers = [(b"content-type", b"application/json; charset=utf-8"), (b"accept-encoding", b"identity")]
        key = ("authorization", f"Bearer {self._api.key}")
        async with self._forwarder.request(self._api, "POST", f"/{method}", headers, body, key) as response:
            given = next((value for name, value in response.headers if name.lower() == b"retry-after"), b"")
            wait = int(given) if given.isdigit() and len(given) < 6 else 1
            parts: list[bytes] = []
            size = 0
            async for part in response.aiter_stream():
                parts.append(part)
                size += len(part)
                if size > _MAX_ANSWER:
                    raise SlackError("oversized_answer")
            return response.status, wait, b"".join(parts)


def _check(status: int, answer: bytes) -> None:
    if status != 200:
        raise SlackError(f"http_{status}")
    try:
        found = json.loads(answer)
        ok, code = found["ok"], found.get("error", "unknown")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise SlackError("unreadable_answer") from None
    if ok is not True:
        raise SlackError(code if isinstance(code, str) and _CODE.fullmatch(code) else "unknown")
