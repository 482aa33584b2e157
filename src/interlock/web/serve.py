"""The server process: two listeners on one event loop, the writer thread, the key reload, an orderly end."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import uvicorn
from msgspec import Struct

from interlock import wiring
from interlock.audit import chain
from interlock.config.vault import Vault
from interlock.detectors.engine import Scanner
from interlock.inspection import keys
from interlock.inspection.judge import Judge
from interlock.inspection.keys import SealedStore
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.server.journal import Journal
from interlock.inspection.server.receiver import Receiver
from interlock.model.errors import USAGE, InterlockError
from interlock.web.app import PlatformApp, admin_app
from interlock.web.canary import canary_check
from interlock.web.health import Health
from interlock.web.ingress import BODY_SECONDS, MAX_HELD, Ingress, Receive, Scope, Send
from interlock.web.metrics import Metrics

#: Seconds between two looks at the key store: a new key is in force within them.
RELOAD_SECONDS = 2.0
#: Seconds that requests in flight get at the end: more than a platform waits.
DRAIN_SECONDS = 12
#: How long a thread that wants the interpreter waits: the writer must not wait 5 ms for a busy event loop.
SWITCH_SECONDS = 0.0005

log = logging.getLogger("interlock.inspect")


class ServeSettings(Struct, frozen=True):
    """What `interlock serve` was told."""

    state: str
    """State folder."""
    listen: str = "127.0.0.1:8787"
    """Address of the platform routes, ``host:port``."""
    admin_listen: str = "127.0.0.1:8788"
    """Address of metrics and health."""
    policy: InspectionPolicy = InspectionPolicy()
    """What is denied."""
    body_seconds: float = BODY_SECONDS
    """Seconds for a whole body to arrive."""
    max_held: int = MAX_HELD
    """Bytes of bodies held at once."""


def parse_address(text: str, option: str) -> tuple[str, int]:
    """``host:port``, ``[v6]:port`` or ``:port`` (loopback). Raises `InterlockError`."""
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or "127.0.0.1"
    if not colon or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise InterlockError(f"{option} must be host:port, not '{text}'", help=f"{option} 127.0.0.1:8787", exit_code=USAGE)
    return host, int(port)


def bind(text: str, option: str) -> socket.socket:
    """A bound socket. Raises `InterlockError` that names the fault."""
    host, port = parse_address(text, option)
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as exc:
        raise InterlockError(
            f"{option}: cannot find the host '{host}'", help="use an IP address of this machine", exit_code=USAGE
        ) from exc
    sock = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        # Listening here already makes a second server fail now instead of later.
        sock.listen(2048)
    except OSError as exc:
        sock.close()
        if exc.errno == errno.EADDRINUSE:
            raise InterlockError(
                f"{option}: the port {port} on {host} is in use",
                help=f"stop what uses it, or choose another: {option} {host}:{port + 1}",
            ) from exc
        if exc.errno == errno.EACCES:
            raise InterlockError(f"{option}: this user may not use the port {port}", help=f"{option} {host}:8787") from exc
        raise InterlockError(f"{option}: cannot listen on '{text}': {exc.strerror or exc}") from exc
    return sock


def serve(settings: ServeSettings) -> None:
    """Run until SIGTERM or SIGINT. Raises `InterlockError` when it cannot start."""
    with contextlib.ExitStack() as stack:
        key_store = wiring.open_key_store(settings.state)
        stack.callback(key_store.close)
        vault = Vault.open(settings.state)
        sealed = SealedStore(store=key_store, seal=vault.seal, unseal=vault.unseal)
        ring = keys.load(sealed, time.time())
        if not len(ring):
            raise InterlockError("there is no signing key", help="interlock inspect keys add")
        replay = wiring.open_replay_store(settings.state)
        stack.callback(replay.close)
        scanner = Scanner(families=settings.policy.families)
        metrics = Metrics()
        journal = Journal(replay, lambda rows: _append(settings.state, rows), metrics, time.time)
        judge = Judge(scanner, settings.policy, version=str(getattr(scanner, "version", "")))
        receiver = Receiver(ring, judge, replay=replay, journal=journal, meter=metrics)
        stack.callback(receiver.close)
        checks: dict[str, Callable[[], str]] = {
            "scanner": canary_check(scanner),
            "store": lambda: replay.check() or "",
            "journal": lambda: "" if journal.alive and journal.healthy else "the last commit failed",
            "keys": lambda: "" if len(receiver.ring) else "there is no signing key",
            "policy": lambda: "" if receiver.judge.policy.families else "the policy looks for nothing",
        }
        health = Health(checks)
        platform_socket = bind(settings.listen, "--listen")
        stack.callback(platform_socket.close)
        admin_socket = bind(settings.admin_listen, "--admin-listen")
        stack.callback(admin_socket.close)
        platform_app = PlatformApp(Ingress(receiver, max_held=settings.max_held, body_seconds=settings.body_seconds), health)
        sys.setswitchinterval(SWITCH_SECONDS)
        # What is loaded now lives as long as the process: the collector need not walk it with every frame.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        journal.start()
        stack.callback(journal.stop)
        servers = [_server(platform_app), _server(admin_app(receiver, metrics, health))]
        with _loop_factory() as loop:
            loop.run_until_complete(_run(servers, [platform_socket, admin_socket], receiver, sealed))


def check_start(settings: ServeSettings) -> dict[str, object]:
    """What `serve` would use, after the same checks. Raises `InterlockError` as `serve` does."""
    with contextlib.ExitStack() as stack:
        key_store = wiring.open_key_store(settings.state)
        stack.callback(key_store.close)
        vault = Vault.open(settings.state)
        ring = keys.load(SealedStore(store=key_store, seal=vault.seal, unseal=vault.unseal), time.time())
        if not len(ring):
            raise InterlockError("there is no signing key", help="interlock inspect keys add")
        for text, option in ((settings.listen, "--listen"), (settings.admin_listen, "--admin-listen")):
            bind(text, option).close()
    return {"listen": settings.listen, "admin_listen": settings.admin_listen, "keys": len(ring), "scope": settings.policy.scope}


class _Server(uvicorn.Server):
    """Signals are handled once, for both listeners."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _server(app: Callable[[Scope, Receive, Send], object]) -> _Server:
    return _Server(
        uvicorn.Config(
            app,
            interface="asgi3",
            lifespan="off",
            http="httptools",
            ws="none",
            access_log=False,
            log_config=None,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=DRAIN_SECONDS,
            backlog=2048,
        )
    )


@contextlib.contextmanager
def _loop_factory() -> Iterator[asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ModuleNotFoundError:
        if sys.platform != "win32":
            raise
        loop: asyncio.AbstractEventLoop = asyncio.new_event_loop()
    else:
        loop = uvloop.new_event_loop()
    try:
        yield loop
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


async def _run(servers: Sequence[_Server], sockets: Sequence[socket.socket], receiver: Receiver, sealed: SealedStore) -> None:
    loop = asyncio.get_running_loop()

    def stop() -> None:
        for server in servers:
            server.force_exit = server.should_exit
            server.should_exit = True

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)
    upkeep = asyncio.create_task(_upkeep(receiver, sealed))
    running = [asyncio.create_task(server.serve([sock])) for server, sock in zip(servers, sockets, strict=True)]
    while not all(server.started for server in servers) and not any(task.done() for task in running):
        await asyncio.sleep(0.005)
    for name, sock in zip(("platforms", "admin"), sockets, strict=True):
        host, port = sock.getsockname()[:2]
        log.info("listening", extra={"fields": {"for": name, "url": f"http://{f'[{host}]' if ':' in host else host}:{port}"}})
    try:
        await asyncio.gather(*running)
    finally:
        stop()
        upkeep.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await upkeep
        await asyncio.to_thread(_note_used, receiver, sealed)
        log.info("stopped")


async def _upkeep(receiver: Receiver, sealed: SealedStore) -> None:
    """Take over keys that were added or retired, note when each was used."""
    known = await asyncio.to_thread(_fingerprint, sealed)
    while True:
        await asyncio.sleep(RELOAD_SECONDS)
        try:
            await asyncio.to_thread(_note_used, receiver, sealed)
            now = await asyncio.to_thread(_fingerprint, sealed)
            if now != known:
                receiver.ring = await asyncio.to_thread(keys.load, sealed, time.time())
                known = now
                log.info("keys reloaded", extra={"fields": {"keys": len(receiver.ring)}})
        except Exception as exc:
            # The keys in force stay; the next round tries again.
            log.error("keys cannot be reloaded", extra={"fields": {"error": type(exc).__name__}})


def _fingerprint(sealed: SealedStore) -> list[tuple[str, float | None]]:
    return [(key.key_id, key.expires) for key in sealed.store.all_keys()]


def _note_used(receiver: Receiver, sealed: SealedStore) -> None:
    for key_id, (at, stragglers) in receiver.take_used().items():
        sealed.store.used(key_id, at, stragglers)


def _append(state: str, rows: Sequence[dict[str, object]]) -> None:
    chain.append_many(state, list(rows))
