"""The gateway as an ASGI application: key, body, check, then forward or answer with an error in the API's own shape."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpcore2

from interlock.inspection.gateway import blocks, keys, turns
from interlock.inspection.gateway.api import Api, RequestError
from interlock.inspection.gateway.fields import check_case
from interlock.inspection.gateway.registry import BY_PATH, api_of, is_forwarded
from interlock.inspection.gateway.upstream import Forwarder, Lines, Upstream, answer_headers
from interlock.inspection.sender import notices
from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.outcome import BLOCKED_NOTICE
from interlock.storage.sender_port import ApiKey

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

#: Bytes of one request: images travel in it, which a frame does not hold.
MAX_BODY = 128 * 1024 * 1024
#: Bytes of requests that are held at once in one process.
MAX_HELD = 512 * 1024 * 1024
#: Bytes of a request from which on it is read in a thread.
_LARGE = 256 * 1024

log = logging.getLogger("interlock.gateway")


class _RefusedError(Exception):
    """A request that is answered here."""

    def __init__(self, status: int, kind: str, message: str, code: str) -> None:
        super().__init__(message)
        self.status, self.kind, self.message, self.code = status, kind, message, code


class _GoneError(Exception):
    """The client has left before its request was there."""


class GatewayApp:
    """Serves one process. `gate` must be open."""

    def __init__(self, gate: InferenceGate, upstreams: "Mapping[str, Upstream]", forwarder: Forwarder) -> None:
        self._gate = gate
        self._upstreams = upstreams
        self._forwarder = forwarder
        self._held = 0
        self._readers = ThreadPoolExecutor(2, "interlock-requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        path = scope["path"]
        if path == "/livez":
            await _answer(send, 200, b'{"status":"ok"}')
            return
        api = api_of(path, headers)
        try:
            await self._serve(scope, headers, api, receive, send)
        except _RefusedError as refused:
            await _answer(send, refused.status, api.error(refused.kind, refused.message, refused.code))
        except _GoneError:
            pass

    async def _serve(self, scope: Scope, headers: "dict[str, str]", api: Api, receive: Receive, send: Send) -> None:
        method, path = scope["method"], scope["path"]
        known = self._gate.known
        key = None if known is None else keys.find(headers, known)
        if known is None or key is None:
            raise _RefusedError(
                401, "auth", "the gateway does not know this API key: interlock gateway keys add", "invalid_api_key"
            )
        team = keys.team_of(key, known)
        if team and team not in known.teams and team not in known.unreadable:
            raise _RefusedError(403, "auth", keys.team_gone(key), "unknown_team")
        checked = method == "POST" and path in BY_PATH
        if not checked and not is_forwarded(method, path):
            raise _RefusedError(
                404, "not_found", f"the gateway does not serve {method} {path[:80]}; it checks {', '.join(BY_PATH)}", "not_found"
            )
        upstream = self._upstreams.get(api.id)
        if upstream is None:
            raise _RefusedError(
                501,
                "request",
                f"the gateway has no upstream for {api.id}: start it with --{api.id}-upstream",
                "no_upstream",
            )
        body = await self._body(headers, receive)
        try:
            if checked and not await self._passes(api, body, headers, key, team, send):
                return
            target = path + (f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else "")
            await self._forward(api, upstream, method, target, scope["headers"], body, receive, send)
        finally:
            self._held -= len(body)

    async def _passes(self, api: Api, body: bytes, headers: "dict[str, str]", key: ApiKey, team: str, send: Send) -> bool:
        """Whether the request may go on; answered with the notice if not."""
        if len(body) < _LARGE:
            content, turn = _read(api, body, headers, key)
        else:
            # Other requests go on meanwhile.
            content, turn = await asyncio.get_running_loop().run_in_executor(self._readers, _read, api, body, headers, key)
        ancillary = headers.get(turns.ANCILLARY_HEADER, "").strip().lower() in turns.ANCILLARY
        outcome = await self._gate.check(content, turn, team=team, ancillary=ancillary)
        if outcome.proceeds:
            return True
        notice = notices.render(notices.API, outcome)
        assert notice is not None
        # Clients try again by themselves after many errors; a stopped request stays stopped.
        extra = [(b"x-should-retry", b"false"), (b"x-request-id", outcome.request_id.encode("ascii"))]
        status = 403 if notice.kind == BLOCKED_NOTICE else 503
        await _answer(send, status, api.denied(notice), extra)
        return False

    async def _body(self, headers: "dict[str, str]", receive: Receive) -> bytes:
        """The whole body; its bytes are counted as held."""
        parts: list[bytes] = []
        size = 0
        try:
            if int(headers.get("content-length") or 0) > MAX_BODY:
                raise _too_large()
        except ValueError:
            raise _RefusedError(400, "request", "the content-length is not a number", "invalid_request") from None
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise _GoneError
                part = message.get("body", b"")
                size += len(part)
                self._held += len(part)
                if size > MAX_BODY:
                    raise _too_large()
                if self._held > MAX_HELD:
                    raise _RefusedError(503, "unavailable", "the gateway holds too many requests; try again", "overloaded")
                parts.append(part)
                if not message.get("more_body"):
                    return b"".join(parts)
        except BaseException:
            self._held -= size
            raise

    async def _forward(
        self,
        api: Api,
        upstream: Upstream,
        method: str,
        target: str,
        headers: Lines,
        body: bytes,
        receive: Receive,
        send: Send,
    ) -> None:
        started = False
        key = (api.key_header, api.key_value(upstream.key))

        async def relay() -> None:
            nonlocal started
            async with self._forwarder.request(upstream, method, target, headers, body, key) as response:
                await send({"type": "http.response.start", "status": response.status, "headers": answer_headers(response.headers)})
                started = True
                async for part in response.aiter_stream():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        work = asyncio.create_task(relay())
        gone = asyncio.create_task(_disconnected(receive))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                # The client has left: what the model would still say is for nobody.
                return
            work.result()
        except (httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError, OSError) as exc:
            log.error("upstream failed", extra={"fields": {"api": api.id, "error": type(exc).__name__}})
            if not started:
                raise _RefusedError(502, "unavailable", f"the upstream of {api.id} cannot be reached", "upstream_failed") from exc
            # A cut answer must look cut: the server closes the connection of an application that fails.
            raise
        finally:
            for task in (work, gone):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.gather(work, gone, return_exceptions=True)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _read(api: Api, body: bytes, headers: "dict[str, str]", key: ApiKey) -> tuple[Content, str]:
    """What the receiver is to see of a request, and the id of its turn. Raises `_RefusedError`."""
    request = _document(body)
    try:
        check_case(request)
        messages = api.messages(request)
    except RequestError as exc:
        raise _RefusedError(400, "request", f"the request cannot be checked: {exc}", "invalid_request") from exc
    except RecursionError as exc:
        raise _RefusedError(400, "request", "the request cannot be checked: it is nested too deep", "invalid_request") from exc
    model = request.get("model")
    content = Content(
        messages=messages,
        actor_id=key.actor,
        session_id=turns.given(headers.get(turns.SESSION_HEADER)) or turns.session_of(messages, key.key_id),
        model=model if isinstance(model, str) else None,
        size=len(body),
    )
    return content, turns.given(headers.get(turns.TURN_HEADER)) or turns.turn_of(messages, key.key_id)


def _document(body: bytes) -> "dict[str, Any]":
    try:
        # What would be read one way here and perhaps another way upstream is refused: a key that is given twice, another encoding, NaN.
        value = json.loads(body.decode("utf-8"), object_pairs_hook=blocks.once, parse_constant=blocks.no_number)
    except (ValueError, RecursionError) as exc:
        why = "a key is given twice" if isinstance(exc, blocks.TwiceError) else "its body is not JSON"
        raise _RefusedError(400, "request", f"the request cannot be checked: {why}", "invalid_request") from exc
    if not isinstance(value, dict):
        raise _RefusedError(400, "request", "the request cannot be checked: its body is not an object", "invalid_request")
    return value


def _too_large() -> _RefusedError:
    return _RefusedError(413, "request", f"the request is larger than {MAX_BODY >> 20} MiB", "request_too_large")


async def _answer(send: Send, status: int, body: bytes, extra: Lines | None = None) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *(extra or ())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
