"""The administrator's listener: the dashboard with what it needs, in one process of a server or a gateway."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable

from msgspec import Struct

from interlock import wiring
from interlock.guard.person import AGENT_MARKS
from interlock.inspection.sender.events import trail
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.server.meter import Meter
from interlock.web.app import admin_app
from interlock.web.auth import links
from interlock.web.chat import ChatSettings, open_chat
from interlock.web.connection import Limits
from interlock.web.dashboard import Dashboard
from interlock.web.listener import Listener
from interlock.web.sockets import bind, parse_address, url_of

log = logging.getLogger("interlock.dashboard")


class AdminSettings(Struct, frozen=True):
    """What a command was told about its administrator's listener."""

    listen: str = "127.0.0.1:8788"
    """Address, ``host:port``."""
    hosts: tuple[str, ...] = ()
    """Further host names under which browsers reach it."""
    dashboard: bool = True
    """Whether it has the dashboard."""
    secure: bool = False
    """Whether browsers reach it by HTTPS, through a proxy."""
    chat: ChatSettings = ChatSettings()
    """The members' chat."""


@contextlib.asynccontextmanager
async def opened(state: str, settings: AdminSettings, clock: Callable[[], float] = time.time) -> AsyncIterator[Dashboard | None]:
    """The dashboard of this process, None when it is switched off."""
    if not settings.dashboard:
        yield None
        return
    host = parse_address(settings.listen, "--admin-listen")[0]
    names = (*settings.hosts, f"[{host}]" if ":" in host else host)
    dashboard = Dashboard(state, hosts=names, secure=settings.secure, clock=clock)
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(dashboard.close)
        gate = await stack.enter_async_context(InferenceGate(dashboard.sender, dashboard.teams, trail=trail(state)))
        dashboard.chat = await stack.enter_async_context(open_chat(state, settings.chat, gate, dashboard.vault, clock))
        yield dashboard


def run(state: str, settings: AdminSettings, clock: Callable[[], float] = time.time) -> None:
    """Serve the dashboard alone until SIGTERM or SIGINT. Raises `InterlockError` when it cannot start."""
    with contextlib.closing(bind(settings.listen, "--admin-listen")) as sock:
        announce(state, sock)
        asyncio.run(_serve(state, settings, sock, clock))


async def _serve(state: str, settings: AdminSettings, sock: socket.socket, clock: Callable[[], float]) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with listening(state, settings, sock, clock):
        await stopping.wait()


@contextlib.asynccontextmanager
async def listening(
    state: str, settings: AdminSettings, sock: socket.socket, clock: Callable[[], float] = time.time
) -> AsyncIterator[None]:
    """The dashboard on a socket, beside whatever else the process does."""
    async with opened(state, settings, clock) as dashboard:
        server = Listener(admin_app(dashboard), Limits(Meter()))
        serving = asyncio.get_running_loop().create_task(server.serve([sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        log.info("listening", extra={"fields": {"for": "admin", "url": url_of(sock)}})
        try:
            yield
        finally:
            server.should_exit = True
            await serving


def announce(state: str, sock: socket.socket) -> None:
    """Tell the person at the terminal how to make the first administrator, while there is none. The code goes to no log and to no agent."""
    store = wiring.open_account_store(state)
    try:
        if store.accounts():
            return
        if not sys.stderr.isatty() or any(os.environ.get(mark) for mark in AGENT_MARKS):
            log.warning("the dashboard has no account", extra={"fields": {"help": "interlock dashboard link"}})
            return
        code = links.new_link(store, "", time.time())
        sys.stderr.write(f"set up the dashboard (works once, for a day): {url_of(sock)}/setup#{code}\n")
    finally:
        store.close()
