"""`interlock serve`: sockets first, then one worker, or several under a parent that starts them anew when they die."""

import contextlib
import ipaddress
import sys
import time
from collections.abc import Callable

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection import keys, tokens
from interlock.inspection.keys import SealedStore
from interlock.model.errors import USAGE, InterlockError
from interlock.web import admin
from interlock.web.ingress import Network
from interlock.web.metrics import Metrics
from interlock.web.processes import supervise
from interlock.web.sockets import bind
from interlock.web.worker import ServeSettings, Worker, current_policy, tls_context

#: Files that a worker has open for itself.
_OWN_FILES = 256


def serve(settings: ServeSettings, clock: Callable[[], float] = time.time) -> None:
    """Run until SIGTERM or SIGINT; `clock` tells Unix seconds. Raises `InterlockError` when it cannot start."""
    if settings.workers > 1 and sys.platform == "win32":
        raise InterlockError("--workers is not there on Windows", help="run one worker", exit_code=USAGE)
    if not settings.platforms:
        admin.run(settings.state, settings.admin, clock)
        return
    _check(settings)
    _allow_files(settings.max_connections)
    with contextlib.ExitStack() as stack:
        platform_socket = bind(settings.listen, "--listen")
        stack.callback(platform_socket.close)
        admin_socket = bind(settings.admin.listen, "--admin-listen")
        stack.callback(admin_socket.close)
        if settings.admin.dashboard:
            admin.announce(settings.state, admin_socket)
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
    if not settings.platforms:
        bind(settings.admin.listen, "--admin-listen").close()
        return {"admin_listen": settings.admin.listen, "dashboard": True}
    count = _check(settings)
    for text, option in ((settings.listen, "--listen"), (settings.admin.listen, "--admin-listen")):
        bind(text, option).close()
    return {
        "listen": settings.listen,
        "admin_listen": settings.admin.listen,
        "dashboard": settings.admin.dashboard,
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
