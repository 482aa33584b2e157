"""The two applications: platform routes (raw ASGI) and the administrator's (starlette). Health answers on both."""

import json
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from interlock.inspection.platforms import PLATFORMS
from interlock.inspection.server.receiver import Receiver
from interlock.web.health import Health
from interlock.web.ingress import Ingress, Receive, Scope, Send
from interlock.web.metrics import Metrics

_ROUTES = frozenset(platform.route for platform in PLATFORMS)


class PlatformApp:
    """What a platform reaches: the frame routes and two probes, nothing else."""

    def __init__(self, ingress: Ingress, health: Health) -> None:
        self._ingress = ingress
        self._health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        path = scope["path"]
        if path in _ROUTES:
            await self._ingress(scope, receive, send)
        elif path == "/livez":
            await _json(send, 200, {"status": "ok"}, scope["method"])
        elif path == "/readyz":
            ready, _ = await self._health.ready()
            # Outsiders learn that it is not ready, not why.
            await _json(send, 200 if ready else 503, {"status": "ok" if ready else "not ready"}, scope["method"])
        else:
            await _json(send, 404, {"error": "not_found", "message": "no such route"}, scope["method"])


def admin_app(receiver: Receiver, metrics: Metrics, health: Health) -> Starlette:
    """Metrics and health with details; the dashboard comes here."""

    async def livez(_: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def readyz(_: Request) -> Response:
        ready, checks = await health.ready()
        return JSONResponse({"status": "ok" if ready else "not ready", "checks": checks}, 200 if ready else 503)

    async def exposition(_: Request) -> Response:
        cache = receiver.judge.cache
        metrics.cache(cache.hits, cache.misses)
        body, kind = metrics.render()
        return Response(body, media_type=kind)

    async def home(_: Request) -> Response:
        return PlainTextResponse("Interlock inspection server\n\n/livez\n/readyz\n/metrics\n")

    return Starlette(routes=[Route("/", home), Route("/livez", livez), Route("/readyz", readyz), Route("/metrics", exposition)])


async def _json(send: Send, status: int, document: dict[str, Any], method: str) -> None:
    body = json.dumps(document).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})
