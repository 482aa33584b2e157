"""Slack's requests as an ASGI application: verified, taken on, and answered at once; the work is the bot's, in the background."""

import json
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from interlock.inspection.slack import signature
from interlock.inspection.slack.bot import Bot
from interlock.inspection.slack.events import click_of, message_of
from interlock.model.errors import InterlockError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PREFIX = "/slack/"
EVENTS = "/slack/events"
ACTIONS = "/slack/actions"
#: Bytes of one request, and of requests that are held at once in one process: nobody is known before the whole was read.
MAX_BODY = 1024 * 1024
MAX_HELD = 64 * 1024 * 1024
_MAX_CHALLENGE = 1_000
#: Seconds between two log lines about refused signatures.
_WARN_EVERY = 60.0

log = logging.getLogger("interlock.slack")


class _AnswerError(Exception):
    """A request that ends with that status."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status, self.body = status, body


class _GoneError(Exception):
    """The client has left before its request was there."""


class SlackApp:
    """Serves `EVENTS` and `ACTIONS` in one process."""

    def __init__(self, bot: Bot, secret: str, clock: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._secret = secret.encode("utf-8")
        self._clock = clock
        self._held = 0
        self._warned = float("-inf")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            status, body = 200, await self._serve(scope, receive)
        except _AnswerError as exc:
            status, body = exc.status, exc.body
        except _GoneError:
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _serve(self, scope: Scope, receive: Receive) -> bytes:
        if scope["path"] not in (EVENTS, ACTIONS):
            raise _AnswerError(404, b'{"error":"not_found"}')
        if scope["method"] != "POST":
            raise _AnswerError(405, b'{"error":"method_not_allowed"}')
        payload = _payload(scope["path"], await self._verified(scope, receive))
        if payload.get("type") == "url_verification" and scope["path"] == EVENTS:
            challenge = payload.get("challenge")
            if not isinstance(challenge, str) or len(challenge) > _MAX_CHALLENGE:
                raise _bad_request()
            return json.dumps({"challenge": challenge}).encode("ascii")
        if payload.get("type") == "app_rate_limited":
            log.warning("slack holds events back", extra={"fields": {"help": "the app gets more than 30,000 events an hour"}})
        found = message_of(payload) if scope["path"] == EVENTS else click_of(payload)
        if found is None:
            return b""
        if self._bot.full:
            raise _AnswerError(503, b'{"error":"overloaded"}')
        try:
            await self._bot.take(found)
        except InterlockError as exc:
            # Slack comes again.
            log.error("slack request not taken on", extra={"fields": {"error": str(exc)}})
            raise _AnswerError(503, b'{"error":"unavailable"}') from exc
        return b""

    async def _verified(self, scope: Scope, receive: Receive) -> bytes:
        """The body of a request that Slack has signed."""
        try:
            timestamp = _one(scope, signature.TIMESTAMP_HEADER)
            given = _one(scope, signature.SIGNATURE_HEADER)
            # Old ones are refused before they are read.
            signature.check_timestamp(timestamp, self._clock())
            body = await self._body(receive)
            signature.verify(self._secret, timestamp, given, body, self._clock())
        except signature.RefusedError:
            now = time.monotonic()
            if now - self._warned > _WARN_EVERY:
                self._warned = now
                log.warning("slack signature refused", extra={"fields": {"help": "compare the signing secret and the clock"}})
            raise _AnswerError(401, b'{"error":"unauthorized"}') from None
        return body

    async def _body(self, receive: Receive) -> bytes:
        parts: list[bytes] = []
        size = 0
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise _GoneError
                part = message.get("body", b"")
                size += len(part)
                self._held += len(part)
                if size > MAX_BODY:
                    raise _AnswerError(413, b'{"error":"too_large"}')
                if self._held > MAX_HELD:
                    raise _AnswerError(503, b'{"error":"overloaded"}')
                parts.append(part)
                if not message.get("more_body"):
                    return b"".join(parts)
        finally:
            self._held -= size


def _one(scope: Scope, name: str) -> str:
    """The value of a header that must be there once."""
    found = [value for known, value in scope["headers"] if known.lower() == name.encode("ascii")]
    if len(found) != 1:
        raise signature.RefusedError
    return str(found[0].decode("latin-1"))


def _payload(path: str, body: bytes) -> "dict[str, Any]":
    try:
        text = body.decode("utf-8")
        if path == ACTIONS:
            (text,) = parse_qs(text, strict_parsing=True, max_num_fields=8)["payload"]
        found = json.loads(text)
    except (ValueError, KeyError, RecursionError):
        raise _bad_request() from None
    if not isinstance(found, dict):
        raise _bad_request()
    return found


def _bad_request() -> _AnswerError:
    return _AnswerError(400, b'{"error":"bad_request"}')
