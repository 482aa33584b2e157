"""`interlock gateway`: the gateway application on a socket, in one process or several."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys

from msgspec import Struct

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection.gateway.app import GatewayApp
from interlock.inspection.gateway.upstream import Forwarder, Upstream
from interlock.inspection.sender.events import trail
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.teams import Teams
from interlock.inspection.server.meter import Meter
from interlock.model.errors import USAGE, InterlockError
from interlock.web.admin import AdminSettings, announce, listening
from interlock.web.connection import Limits
from interlock.web.listener import Listener
from interlock.web.processes import supervise
from interlock.web.slack import App, SlackSettings, beside
from interlock.web.sockets import bind, url_of
from interlock.web.worker import tls_context

#: Seconds for a whole request to arrive: its images may be large, and its client on a slow line.
_BODY_SECONDS = 120.0

log = logging.getLogger("interlock.gateway")


class GatewaySettings(Struct, frozen=True):
    """What `interlock gateway` was told."""

    state: str
    """State folder."""
    upstreams: dict[str, Upstream]
    """API id -> upstream."""
    listen: str = "127.0.0.1:8789"
    """Address, ``host:port``."""
    workers: int = 1
    """Processes."""
    certificate: str | None = None
    """PEM file with the certificate and its chain; None for no TLS."""
    private_key: str | None = None
    """PEM file with its key; None when it is in the same file."""
    admin: AdminSettings | None = None
    """The listener of the dashboard, None without one."""
    slack: SlackSettings | None = None
    """The Slack surface of the chat, None without it."""


def check_start(settings: GatewaySettings) -> dict[str, object]:
    """What `run` would use, after the same checks. Raises `InterlockError` as `run` does."""
    found = _check(settings)
    bind(settings.listen, "--listen").close()
    if settings.admin:
        bind(settings.admin.listen, "--admin-listen").close()
    return found


def run(settings: GatewaySettings) -> None:
    """Serve until SIGTERM or SIGINT. Raises `InterlockError` when it cannot start."""
    _check(settings)
    with contextlib.ExitStack() as stack:
        sock = stack.enter_context(contextlib.closing(bind(settings.listen, "--listen")))
        admin_socket = None
        if settings.admin:
            admin_socket = stack.enter_context(contextlib.closing(bind(settings.admin.listen, "--admin-listen")))
            announce(settings.state, admin_socket)
        if settings.workers > 1:
            supervise(settings.workers, lambda _: _work(settings, sock, admin_socket))
        else:
            _work(settings, sock, admin_socket)


def _check(settings: GatewaySettings) -> dict[str, object]:
    if settings.workers > 1 and sys.platform == "win32":
        raise InterlockError("--workers is not there on Windows", help="run one worker", exit_code=USAGE)
    if not settings.upstreams and not settings.slack:
        raise InterlockError(
            "the gateway has no upstream, and no Slack app",
            help="interlock gateway --openai-upstream https://api.openai.com --openai-key-file FILE",
            exit_code=USAGE,
        )
    store = wiring.open_sender_store(settings.state)
    with contextlib.closing(store):
        Vault.open(settings.state)
        count = len(store.api_keys())
        teams = len(store.teams())
    if settings.slack:
        wiring.open_slack_store(settings.state).close()
    if not count and settings.upstreams:
        raise InterlockError(
            "there is no API key that agents could show to the gateway",
            help="interlock gateway keys add --team default --actor NAME",
        )
    tls_context(settings.certificate, settings.private_key)
    return {
        "listen": settings.listen,
        "upstreams": sorted(settings.upstreams),
        "slack": settings.slack is not None,
        "keys": count,
        "teams": teams,
        "workers": settings.workers,
        "tls": settings.certificate is not None,
    }


def _work(settings: GatewaySettings, sock: socket.socket, admin_socket: socket.socket | None) -> None:
    with contextlib.closing(wiring.open_sender_store(settings.state)) as store:
        vault = Vault.open(settings.state)
        gate = InferenceGate(store, Teams(store, vault.seal, vault.unseal), trail=trail(settings.state))
        asyncio.run(_serve(settings, sock, admin_socket, gate, vault))


async def _serve(
    settings: GatewaySettings,
    sock: socket.socket,
    admin_socket: socket.socket | None,
    gate: InferenceGate,
    vault: Vault,
) -> None:
    loop = asyncio.get_running_loop()
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    forwarder = Forwarder()
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(gate)
        if settings.admin and admin_socket:
            await stack.enter_async_context(listening(settings.state, settings.admin, admin_socket))
        app: App = GatewayApp(gate, settings.upstreams, forwarder)
        if settings.slack:
            app = await stack.enter_async_context(beside(app, settings.state, settings.slack, gate, vault))
        server = Listener(app, Limits(Meter(), body_seconds=_BODY_SECONDS), tls_context(settings.certificate, settings.private_key))
        serving = loop.create_task(server.serve([sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        url = url_of(sock, "https" if settings.certificate else "http")
        log.info("listening", extra={"fields": {"for": "agents", "url": url}})
        await stopping.wait()
        server.should_exit = True
        await serving
        await forwarder.close()
    log.info("stopped")
