"""`interlock serve`: sockets first, then one worker, or several under a parent that starts them anew when they die."""

import contextlib
import errno
import ipaddress
import os
import socket
import sys
import time
from collections.abc import Callable

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection import keys, tokens
from interlock.inspection.keys import SealedStore
from interlock.model.errors import USAGE, InterlockError
from interlock.web.ingress import Network
from interlock.web.metrics import Metrics
from interlock.web.processes import supervise
from interlock.web.worker import ServeSettings, Worker, current_policy, tls_context

#: Files that a worker has open for itself.
_OWN_FILES = 256


def serve(settings: ServeSettings, clock: Callable[[], float] = time.time) -> None:
    """Run until SIGTERM or SIGINT; `clock` tells Unix seconds. Raises `InterlockError` when it cannot start."""
    if settings.workers > 1 and sys.platform == "win32":
        raise InterlockError("--workers is not there on Windows", help="run one worker", exit_code=USAGE)
    _check(settings)
    _allow_files(settings.max_connections)
    with contextlib.ExitStack() as stack:
        platform_socket = bind(settings.listen, "--listen")
        stack.callback(platform_socket.close)
        admin_socket = bind(settings.admin_listen, "--admin-listen")
        stack.callback(admin_socket.close)
        metrics = Metrics(settings.workers)
        if settings.workers > 1:

            def run(number: int) -> None:
                with contextlib.ExitStack() as own:
                    Worker(settings, metrics, number, own, clock).run(platform_socket, admin_socket)

            supervise(settings.workers, run)
        else:
            Worker(settings, metrics, 0, stack, clock).run(platform_socket, admin_socket)


def check_start(settings: ServeSettings) -> dict[str, object]:
    """What `serve` would use, after the same checks. Raises `InterlockError` as `serve` does."""
    count = _check(settings)
    for text, option in ((settings.listen, "--listen"), (settings.admin_listen, "--admin-listen")):
        bind(text, option).close()
    return {
        "listen": settings.listen,
        "admin_listen": settings.admin_listen,
        "keys": count,
        "scope": current_policy(settings)[0].scope,
        "workers": settings.workers,
        "tls": settings.certificate is not None,
    }


def parse_sources(values: tuple[str, ...]) -> tuple[Network, ...]:
    """Networks of ``--source`` options. Raises `InterlockError`."""
    found = []
    for value in values:
        for part in value.replace(",", " ").split():
            try:
                found.append(ipaddress.ip_network(part))
            except ValueError as exc:
                raise InterlockError(
                    f"--source: '{part}' is not a network", help="--source 160.79.106.0/24", exit_code=USAGE
                ) from exc
    return tuple(found)


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


def _allow_files(connections: int) -> None:
    """Raise the limit of open files, which is often 1,024, so that it is our bound that holds. As far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * connections + _OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def _check(settings: ServeSettings) -> int:
    """Number of keys. Raises `InterlockError` for what would keep a worker from starting."""
    with contextlib.ExitStack() as stack:
        store = wiring.open_key_store(settings.state)
        stack.callback(store.close)
        vault = Vault.open(settings.state)
        ring = keys.load(SealedStore(store=store, seal=vault.seal, unseal=vault.unseal), time.time())
        issuers = tokens.load(tokens.find(settings.state))
        if not len(ring) and not len(issuers):
            raise InterlockError("there is no signing key", help="interlock inspect keys add")
        wiring.open_replay_store(settings.state).close()
    current_policy(settings)
    tls_context(settings.certificate, settings.private_key)
    return len(ring)
