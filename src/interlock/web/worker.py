"""One process that serves: its stores, its judge, the writer thread, both listeners, the look-out for changes, an orderly end."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import ssl
import sys
import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from interlock import wiring
from interlock.audit.batch import BatchWriter
from interlock.config.scan_cache import FileCache
from interlock.config.vault import Vault
from interlock.detectors.engine import Scanner
from interlock.inspection import keys, policy_file, tokens
from interlock.inspection.judge import Judge
from interlock.inspection.keys import KeyRing, SealedStore
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.server.journal import Journal
from interlock.inspection.server.receiver import Receiver
from interlock.model.errors import InterlockError
from interlock.web.admin import AdminSettings, opened
from interlock.web.app import admin_app
from interlock.web.canary import canary_check
from interlock.web.connection import BODY_SECONDS, HEADER_SECONDS, MAX_CONNECTIONS, Limits
from interlock.web.dashboard import Dashboard
from interlock.web.health import Health
from interlock.web.ingress import MAX_HELD, Ingress, Network
from interlock.web.listener import Listener, PlatformListener
from interlock.web.metrics import Metrics

#: Seconds between two looks for changed keys, policy and certificates: each is in force within them.
RELOAD_SECONDS = 2.0
#: How long a thread that wants the interpreter waits: the writer must not wait 5 ms for a busy event loop.
SWITCH_SECONDS = 0.0005

log = logging.getLogger("interlock.inspect")


class ServeSettings(Struct, frozen=True):
    """What `interlock serve` was told."""

    state: str
    """State folder."""
    listen: str = "127.0.0.1:8787"
    """Address of the platform routes, ``host:port``."""
    admin: AdminSettings = AdminSettings()
    """The listener of the dashboard, metrics and health."""
    platforms: bool = True
    """Whether frames are received; without, the administrator's listener is all there is."""
    policy: InspectionPolicy = InspectionPolicy()
    """What is denied, before the policy file."""
    policy_file: str | None = None
    """TOML file on top of `policy`; None for the one in the state folder, when it is there."""
    body_seconds: float = BODY_SECONDS
    """Seconds for a whole request to arrive."""
    header_seconds: float = HEADER_SECONDS
    """Seconds for the headers of a request to arrive."""
    max_connections: int = MAX_CONNECTIONS
    """Open connections of a listener, in each worker."""
    max_held: int = MAX_HELD
    """Bytes of bodies held at once, in each worker."""
    workers: int = 1
    """Processes."""
    certificate: str | None = None
    """PEM file with the certificate and its chain; None for no TLS."""
    private_key: str | None = None
    """PEM file with its key; None when it is in the same file."""
    sources: tuple[Network, ...] = ()
    """Networks that may send; empty for all."""


class Worker:
    """Everything that one process has open. Made after the fork: connections to SQLite must not cross it."""

    def __init__(
        self,
        settings: ServeSettings,
        metrics: Metrics,
        number: int,
        stack: contextlib.ExitStack,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._metrics = metrics
        metrics.use(number)
        store = wiring.open_key_store(settings.state)
        stack.callback(store.close)
        vault = Vault.open(settings.state)
        self._sealed = SealedStore(store=store, seal=vault.seal, unseal=vault.unseal)
        ring = keys.load(self._sealed, clock())
        replay = wiring.open_replay_store(settings.state)
        stack.callback(replay.close)
        writer = BatchWriter(settings.state, msgspec.json.Encoder().encode)
        journal = Journal(replay, writer.append, metrics, clock)
        self._journal = journal
        policy, self._policy_digest = current_policy(settings)
        self._policy_fault = self._tokens_fault = ""
        judge, check = _judge(policy, settings.state)
        self._canary = check
        issuers = tokens.load(tokens.find(settings.state))
        self.receiver = Receiver(ring, judge, replay=replay, journal=journal, meter=metrics, tokens=issuers, clock=clock)
        stack.callback(self.receiver.close)
        checks: dict[str, Callable[[], str]] = {
            "scanner": self._scan_canary,
            "store": lambda: replay.check() or "",
            "journal": lambda: "" if journal.alive and journal.healthy else "the last commit failed",
            "keys": lambda: "" if len(self.receiver.ring) or len(self.receiver.tokens) else "there is no signing key",
            "policy": lambda: "" if self.receiver.judge.policy.families else "the policy looks for nothing",
        }
        self.health = Health(checks)
        self._tls = tls_context(settings.certificate, settings.private_key)
        self._tls_seen = _certificate_times(settings)

    def run(self, platform_socket: socket.socket, admin_socket: socket.socket) -> None:
        """Serve until SIGTERM or SIGINT."""
        sys.setswitchinterval(SWITCH_SECONDS)
        # What is loaded now lives as long as the process: the collector need not walk it with every frame.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        with _new_loop() as loop:
            self._journal.start(loop)
            try:
                loop.run_until_complete(self._serve(loop, platform_socket, admin_socket))
            finally:
                self._journal.stop()

    async def _serve(self, loop: asyncio.AbstractEventLoop, platform_socket: socket.socket, admin_socket: socket.socket) -> None:
        settings = self._settings
        stopping = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stopping.set)
        async with opened(settings.state, settings.admin, self._clock) as dashboard:
            await self._listen(loop, stopping, platform_socket, admin_socket, dashboard)

    async def _listen(
        self,
        loop: asyncio.AbstractEventLoop,
        stopping: asyncio.Event,
        platform_socket: socket.socket,
        admin_socket: socket.socket,
        dashboard: Dashboard | None,
    ) -> None:
        settings = self._settings
        ingress = Ingress(self.receiver, max_held=settings.max_held, sources=settings.sources)
        servers = (
            PlatformListener(ingress, self.health, self._limits(), self._tls),
            Listener(admin_app(dashboard, (self.receiver, self._metrics, self.health)), self._limits()),
        )
        upkeep = loop.create_task(self._upkeep())
        serving = [
            loop.create_task(server.serve([sock])) for server, sock in zip(servers, (platform_socket, admin_socket), strict=True)
        ]
        while not all(server.started for server in servers) and not any(task.done() for task in serving):
            await asyncio.sleep(0.005)
        scheme = "https" if self._tls else "http"
        for name, sock, how in (("platforms", platform_socket, scheme), ("admin", admin_socket, "http")):
            host, port = sock.getsockname()[:2]
            log.info("listening", extra={"fields": {"for": name, "url": f"{how}://{f'[{host}]' if ':' in host else host}:{port}"}})
        await stopping.wait()
        for server in servers:
            server.should_exit = True
        await asyncio.gather(*serving)
        upkeep.cancel()
        await asyncio.gather(upkeep, return_exceptions=True)
        await asyncio.to_thread(self._note_used)
        log.info("stopped")

    def _limits(self) -> Limits:
        return Limits(
            self._metrics,
            header_seconds=self._settings.header_seconds,
            body_seconds=self._settings.body_seconds,
            connections=self._settings.max_connections,
        )

    async def _upkeep(self) -> None:
        """Take over changed keys, policy and certificates; note when each key was used."""
        known = await asyncio.to_thread(self._fingerprint)
        while True:
            await asyncio.sleep(RELOAD_SECONDS)
            try:
                await asyncio.to_thread(self._note_used)
                now = await asyncio.to_thread(self._fingerprint)
                if now != known:
                    self.receiver.ring = await asyncio.to_thread(self._load_ring)
                    known = now
                    log.info("keys reloaded", extra={"fields": {"keys": len(self.receiver.ring)}})
            except Exception as exc:
                # The keys in force stay; the next round tries again.
                log.error("keys cannot be reloaded", extra={"fields": {"error": type(exc).__name__}})
            try:
                await self._take_policy()
                await self._take_tokens()
                self._take_certificate()
            except Exception as exc:
                log.error("changes cannot be taken over", extra={"fields": {"error": repr(exc)}})

    async def _take_policy(self) -> None:
        try:
            policy, digest = await asyncio.to_thread(current_policy, self._settings)
            if digest == self._policy_digest:
                return
            if policy.families == self.receiver.judge.policy.families:
                self.receiver.judge.policy = policy
            else:
                judge, check = await asyncio.to_thread(_judge, policy, self._settings.state)
                self.receiver.judge, self._canary = judge, check
            self._policy_digest, self._policy_fault = digest, ""
            log.info("policy reloaded", extra={"fields": {"digest": digest}})
        except InterlockError as exc:
            # The policy in force stays. The message names a place in the file; said once for each fault.
            if str(exc) != self._policy_fault:
                self._policy_fault = str(exc)
                log.error("policy cannot be reloaded", extra={"fields": {"error": str(exc)}})

    async def _take_tokens(self) -> None:
        try:
            found = await asyncio.to_thread(lambda: tokens.load(tokens.find(self._settings.state)))
            self._tokens_fault = ""
            if found.digest != self.receiver.tokens.digest:
                self.receiver.tokens = found
                log.info("token issuers reloaded", extra={"fields": {"issuers": len(found)}})
        except InterlockError as exc:
            # The issuers in force stay.
            if str(exc) != self._tokens_fault:
                self._tokens_fault = str(exc)
                log.error("token issuers cannot be reloaded", extra={"fields": {"error": str(exc)}})

    def _take_certificate(self) -> None:
        seen = _certificate_times(self._settings)
        if self._tls is None or seen == self._tls_seen or self._settings.certificate is None:
            return
        try:
            self._tls.load_cert_chain(self._settings.certificate, self._settings.private_key)
            self._tls_seen = seen
            log.info("certificate reloaded")
        except (OSError, ssl.SSLError) as exc:
            log.error("certificate cannot be reloaded", extra={"fields": {"error": type(exc).__name__}})

    def _scan_canary(self) -> str:
        return self._canary()

    def _fingerprint(self) -> list[tuple[str, float | None]]:
        return [(key.key_id, key.expires) for key in self._sealed.store.all_keys()]

    def _load_ring(self) -> KeyRing:
        return keys.load(self._sealed, self._clock())

    def _note_used(self) -> None:
        for key_id, (at, stragglers) in self.receiver.take_used().items():
            self._sealed.store.used(key_id, at, stragglers)


def current_policy(settings: ServeSettings) -> tuple[InspectionPolicy, str]:
    """The policy in force and a digest that changes with it. Raises `InterlockError`."""
    path = policy_file.find(settings.state, settings.policy_file)
    return policy_file.load(path, settings.policy) if path else (settings.policy, "")


def tls_context(certificate: str | None, private_key: str | None) -> ssl.SSLContext | None:
    """The context of a listener with that certificate, None without one. Raises `InterlockError`."""
    if certificate is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(certificate, private_key)
    except (OSError, ssl.SSLError) as exc:
        raise InterlockError(
            f"the certificate '{certificate}' cannot be used: {exc.strerror or exc}",
            help="give PEM files: --tls-cert chain.pem --tls-key key.pem",
        ) from exc
    return context


def _judge(policy: InspectionPolicy, state: str) -> tuple[Judge, Callable[[], str]]:
    scanner = Scanner(families=policy.families, cache=FileCache(state))
    return Judge(scanner, policy, version=str(getattr(scanner, "version", ""))), canary_check(scanner)


def _certificate_times(settings: ServeSettings) -> list[int]:
    times = []
    for path in (settings.certificate, settings.private_key):
        try:
            times.append(os.stat(path).st_mtime_ns if path else 0)
        except OSError:
            times.append(-1)
    return times


@contextlib.contextmanager
def _new_loop() -> Iterator[asyncio.AbstractEventLoop]:
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
