"""The administrator's application: the dashboard, and for a server metrics, health and the OpenAPI document. Parts are there when given."""

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from interlock import __version__
from interlock.inspection.server.receiver import Receiver
from interlock.web.dashboard import Dashboard
from interlock.web.health import Health
from interlock.web.metrics import Metrics
from interlock.web.openapi import document


async def _alive(_: Request) -> Response:
    return JSONResponse({"status": "ok"})


def admin_app(dashboard: Dashboard | None, server: "tuple[Receiver, Metrics, Health] | None" = None) -> Starlette:
    """Its routes. `dashboard`: None when it is switched off; `server`: what a security server tells of itself."""
    routes: list[BaseRoute] = [Route("/livez", _alive)]
    if server:
        routes += _server_routes(*server)
    if dashboard:
        routes += dashboard.routes()
        app = Starlette(routes=routes, exception_handlers={404: dashboard.not_served, 405: dashboard.not_served})
        # Starlette would lead from "/login/" to the host that the request names, whichever that is.
        app.router.redirect_slashes = False
        return app
    paths = [route.path for route in routes if isinstance(route, Route)]

    async def home(_: Request) -> Response:
        return PlainTextResponse("\n".join(["Interlock", "", *paths, ""]))

    return Starlette(routes=[Route("/", home), *routes])


def _server_routes(receiver: Receiver, metrics: Metrics, health: Health) -> list[BaseRoute]:
    async def readyz(_: Request) -> Response:
        ready, checks = await health.ready()
        return JSONResponse({"status": "ok" if ready else "not ready", "checks": checks}, 200 if ready else 503)

    async def exposition(_: Request) -> Response:
        cache = receiver.judge.cache
        metrics.cache(cache.hits, cache.misses)
        body, kind = metrics.render()
        return Response(body, media_type=kind)

    async def openapi(_: Request) -> Response:
        return JSONResponse(document(__version__))

    return [Route("/readyz", readyz), Route("/metrics", exposition), Route("/openapi.json", openapi)]
