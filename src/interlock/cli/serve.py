"""`interlock serve`: the AI security server."""

from typing import Any

import click

from interlock.cli import output
from interlock.cli.dashboard_options import admin_settings, dashboard_options
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError

#: What the server cannot run without, to be named before anything is bound.
_NEEDED = (
    "msgspec",
    "uvicorn",
    "httptools",
    "starlette",
    "prometheus_client",
    "cryptography",
    "jwt",
    "jinja2",
    "argon2",
    "httpx2",
)


@click.command(short_help="Run the AI security server.")
@click.option(
    "--listen",
    default="127.0.0.1:8787",
    show_default=True,
    envvar="INTERLOCK_LISTEN",
    show_envvar=True,
    help="Address of the platform routes.",
)
@click.option(
    "--admin-listen",
    default="127.0.0.1:8788",
    show_default=True,
    envvar="INTERLOCK_ADMIN_LISTEN",
    show_envvar=True,
    help="Address of the dashboard, metrics and health. Keep it private.",
)
@dashboard_options
@click.option("--no-dashboard", is_flag=True, help="Metrics and health only on the administrator's address.")
@click.option("--no-platforms", is_flag=True, help="The dashboard only: no frames are received, and no signing key is needed.")
@click.option(
    "--scope",
    type=click.Choice(["latest_turn", "transcript"]),
    default="latest_turn",
    show_default=True,
    help="What can cause a deny: the member's newest message and what follows, or the whole conversation.",
)
@click.option("--shadow", is_flag=True, help="Answer allow whatever is found; record what would be denied.")
@click.option(
    "--body-timeout",
    type=click.FloatRange(0.1, 600.0),
    default=10.0,
    show_default=True,
    help="Seconds for a whole body to arrive.",
)
@click.option(
    "--header-timeout",
    type=click.FloatRange(0.1, 600.0),
    default=10.0,
    show_default=True,
    help="Seconds for the headers of a request, and for a TLS handshake.",
)
@click.option(
    "--max-connections",
    type=click.IntRange(min=1),
    default=4096,
    show_default=True,
    help="Open connections of each worker; past them the one that has asked for nothing the longest is closed.",
)
@click.option(
    "--max-in-flight",
    type=click.IntRange(min=1024),
    default=160 * 1024 * 1024,
    show_default=True,
    help="Bytes of bodies held at once; past them new ones are put off with 503.",
)
@click.option(
    "--policy",
    "policy_path",
    type=click.Path(dir_okay=False),
    help="TOML policy; a change is in force within 2 s.  [default: inspect.toml in the state folder, when it is there]",
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve.")
@click.option("--tls-cert", type=click.Path(dir_okay=False), help="PEM file with the certificate and its chain.")
@click.option("--tls-key", type=click.Path(dir_okay=False), help="PEM file with its key, when it is in another file.")
@click.option(
    "--source", multiple=True, metavar="NETWORK", help="Only these networks may send, e.g. 160.79.106.0/24; may be repeated."
)
@click.option(
    "--log-format", type=click.Choice(["auto", "json", "text"]), default="auto", show_default=True, help="Logs go to stderr."
)
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info", show_default=True)
@click.option("--dry-run", is_flag=True, help="Check that the server could start, and say what it would do; nothing is served.")
@output.json_option
def serve(
    *,
    listen: str,
    admin_listen: str,
    no_dashboard: bool,
    no_platforms: bool,
    scope: str,
    shadow: bool,
    body_timeout: float,
    header_timeout: float,
    max_connections: int,
    max_in_flight: int,
    policy_path: str | None,
    workers: int,
    tls_cert: str | None,
    tls_key: str | None,
    source: tuple[str, ...],
    log_format: str,
    log_level: str,
    dry_run: bool,
    as_json: bool,
    **dashboard: Any,
) -> None:
    """Receive signed inference-hook frames and answer each with a verdict.

    \b
    Examples:
      interlock inspect keys add            add the platform's signing secret first
      interlock serve                       frames on 127.0.0.1:8787, the dashboard on http://127.0.0.1:8788
      interlock serve --no-platforms        the dashboard alone
      interlock serve --listen 0.0.0.0:8787 behind a proxy that ends TLS
    """
    need_server_extra("serve")
    from interlock.inspection.policy import InspectionPolicy
    from interlock.web import logs
    from interlock.web.serve import check_start, parse_sources
    from interlock.web.serve import serve as run
    from interlock.web.worker import ServeSettings

    state = ensure_state()
    settings = ServeSettings(
        state=state,
        listen=listen,
        admin=admin_settings(admin_listen, dashboard, on=not no_dashboard),
        platforms=not no_platforms,
        policy=InspectionPolicy(scope=scope, shadow=shadow),
        body_seconds=body_timeout,
        header_seconds=header_timeout,
        max_connections=max_connections,
        max_held=max_in_flight,
        policy_file=policy_path,
        workers=workers,
        certificate=tls_cert,
        private_key=tls_key,
        sources=parse_sources(source),
    )
    if tls_key and not tls_cert:
        raise InterlockError("--tls-key needs --tls-cert", help="--tls-cert chain.pem --tls-key key.pem", exit_code=USAGE)
    if no_platforms and no_dashboard:
        raise InterlockError("--no-platforms and --no-dashboard leave nothing to serve", help="give one of them", exit_code=USAGE)
    if dry_run:
        found = check_start(settings)
        if as_json:
            output.emit_json(found)
        else:
            if no_platforms:
                output.echo(f"would listen on {found['admin_listen']} (dashboard)")
                return
            output.echo(
                f"would listen on {found['listen']} (platforms) and {found['admin_listen']} (admin) with {found['keys']} key(s)"
            )
        return
    logs.set_up("json" if as_json else log_format, log_level)
    run(settings)


def need_server_extra(command: str) -> None:
    """Raise the one clear error when the `server` extra is not installed."""
    from importlib.util import find_spec

    for module in _NEEDED:
        if find_spec(module) is None:
            raise output.missing_extra(module, command)
