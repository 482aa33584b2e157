"""The administrator's application: metrics and health with details; the dashboard comes here."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from interlock import __version__
from interlock.inspection.server.receiver import Receiver
from interlock.web.health import Health
from interlock.web.metrics import Metrics
from interlock.web.openapi import document


def admin_app(receiver: Receiver, metrics: Metrics, health: Health) -> Starlette:
    """Its routes."""

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
        return PlainTextResponse("Interlock inspection server\n\n/livez\n/readyz\n/metrics\n/openapi.json\n")

    async def openapi(_: Request) -> Response:
        return JSONResponse(document(__version__))

    return Starlette(
        routes=[
            Route("/", home),
            Route("/livez", livez),
            Route("/readyz", readyz),
            Route("/metrics", exposition),
            Route("/openapi.json", openapi),
        ]
    )
