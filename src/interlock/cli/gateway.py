"""`interlock gateway`: the reverse proxy in front of model APIs, and the keys that agents show to it."""

import time
from typing import Any

import click

from interlock.cli import output
from interlock.cli.dashboard_options import admin_settings, dashboard_options
from interlock.cli.gateway_slack import slack, slack_options, slack_settings
from interlock.cli.sender_shared import at, opened, read_text, say_done
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError

_APIS = ("openai", "anthropic")


@click.group(invoke_without_command=True, short_help="Check requests to model APIs and forward them.")
@click.option(
    "--listen", default="127.0.0.1:8789", show_default=True, envvar="INTERLOCK_GATEWAY_LISTEN", show_envvar=True, help="Address."
)
@click.option(
    "--openai-upstream",
    metavar="URL",
    envvar="INTERLOCK_OPENAI_UPSTREAM",
    show_envvar=True,
    help="Base URL for Chat Completions and Responses.",
)
@click.option("--openai-key-file", metavar="FILE", help="File with the upstream's API key; without one none is sent.")
@click.option(
    "--anthropic-upstream", metavar="URL", envvar="INTERLOCK_ANTHROPIC_UPSTREAM", show_envvar=True, help="Base URL for Messages."
)
@click.option("--anthropic-key-file", metavar="FILE", help="File with the upstream's API key; without one none is sent.")
@click.option(
    "--admin-listen",
    metavar="ADDRESS",
    envvar="INTERLOCK_GATEWAY_ADMIN_LISTEN",
    show_envvar=True,
    help="Serve the dashboard there too.",
)
@dashboard_options
@slack_options
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve.")
@click.option("--tls-cert", type=click.Path(dir_okay=False), help="PEM file with the certificate and its chain.")
@click.option("--tls-key", type=click.Path(dir_okay=False), help="PEM file with its key, when it is in another file.")
@click.option(
    "--log-format", type=click.Choice(["auto", "json", "text"]), default="auto", show_default=True, help="Logs go to stderr."
)
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info", show_default=True)
@click.option("--dry-run", is_flag=True, help="Check that it could start, and say what it would do; nothing is served.")
@output.json_option
@click.pass_context
def gateway(
    context: click.Context,
    /,
    *,
    listen: str,
    openai_upstream: str | None,
    openai_key_file: str | None,
    anthropic_upstream: str | None,
    anthropic_key_file: str | None,
    admin_listen: str | None,
    workers: int,
    tls_cert: str | None,
    tls_key: str | None,
    log_format: str,
    log_level: str,
    dry_run: bool,
    as_json: bool,
    **others: Any,
) -> None:
    """Ask the team's receiver about every model request, then forward it or answer with the notice.

    \b
    Examples:
      interlock gateway keys add --team default --actor alice       prints the key that Alice's agents use
      interlock gateway --openai-upstream https://api.openai.com --openai-key-file key.txt
      OPENAI_BASE_URL=http://127.0.0.1:8789/v1 OPENAI_API_KEY=ilk_... your-agent
      interlock gateway --slack-signing-secret-file secret.txt --slack-token-file token.txt   the chat in Slack
    """
    if context.invoked_subcommand is not None:
        return
    from interlock.cli.serve import need_server_extra

    need_server_extra("gateway")
    from interlock.inspection.gateway.upstream import Upstream, parse_upstream
    from interlock.web import logs
    from interlock.web.gateway import GatewaySettings, check_start, run

    if tls_key and not tls_cert:
        raise InterlockError("--tls-key needs --tls-cert", help="--tls-cert chain.pem --tls-key key.pem", exit_code=USAGE)
    upstreams: dict[str, Upstream] = {}
    given = {"openai": (openai_upstream, openai_key_file), "anthropic": (anthropic_upstream, anthropic_key_file)}
    for api in _APIS:
        url, path = given[api]
        if url:
            upstreams[api] = parse_upstream(url, read_text(path, "the upstream's key").strip() if path else "")
        elif path:
            raise InterlockError(
                f"--{api}-key-file needs --{api}-upstream", help=f"--{api}-upstream URL --{api}-key-file FILE", exit_code=USAGE
            )
    settings = GatewaySettings(
        state=ensure_state(),
        upstreams=upstreams,
        listen=listen,
        workers=workers,
        certificate=tls_cert,
        private_key=tls_key,
        admin=admin_settings(admin_listen, others) if admin_listen else None,
        slack=slack_settings(others),
    )
    if dry_run:
        found = check_start(settings)
        if as_json:
            output.emit_json(found)
        else:
            served = [*sorted(upstreams), *(("slack",) if settings.slack else ())]
            output.echo(f"would listen on {found['listen']} for {', '.join(served)} with {found['keys']} key(s)")
        return
    logs.set_up("json" if as_json else log_format, log_level)
    run(settings)


gateway.add_command(slack)


@gateway.group()
def keys() -> None:
    """API keys that agents show to the gateway; each says whose agent it is."""


@keys.command("add")
@click.option(
    "--team", default="", help="Its team: a team's bot. Without it the agent is personal and follows its owner's selected team."
)
@click.option("--actor", required=True, help="Opaque id of the member or bot.")
@click.option("--label", default="", help="What it is for.")
@output.dry_run_option
@output.json_option
def add(*, team: str, actor: str, label: str, dry_run: bool, as_json: bool) -> None:
    """Make a key; it is printed once."""
    with opened("gateway keys add", dry_run=dry_run) as sender:
        from interlock.inspection.gateway.keys import make

        if team:
            sender.teams.settings(team)
        if not actor.isprintable() or not 1 <= len(actor) <= 200:
            raise InterlockError("--actor must be 1 to 200 printable characters", exit_code=USAGE)
        key, written = make(team, actor, label[:200], time.time())
        sender.store.add_key(key)
        selected = sender.store.members().get(actor)
    if dry_run:
        say_done(f"a key for {actor} is made and printed", {"team": team or None, "actor": actor}, as_json=as_json, dry_run=True)
        return
    if as_json:
        output.emit_json({"key_id": key.key_id, "team": team or None, "actor": actor, "key": written})
        return
    output.note(
        f"added {key.key_id} for {actor}, {f'team {team}' if team else 'personal'}; in force within 5 s; this is shown once:"
    )
    output.echo(written)
    if not team and not selected:
        output.warn(f"{actor} has selected no team, so nothing is checked", f"interlock gateway select {actor} TEAM")


@keys.command("list")
@output.json_option
def list_keys(as_json: bool) -> None:
    """List the keys, never the keys themselves."""
    with opened("gateway keys list") as sender:
        members = sender.store.members()
        rows = [
            {
                "key_id": key.key_id,
                "actor": key.actor,
                "team": key.team or None,
                "follows": key.team or members.get(key.actor),
                "label": key.label,
                "created": at(key.created),
            }
            for key in sender.store.api_keys()
        ]
    if as_json:
        output.emit_json({"keys": rows})
    elif not rows:
        output.note("there are no keys; add one with: interlock gateway keys add --team default --actor NAME")
    else:
        heads = ["key", "actor", "follows team", "kind", "label", "created"]
        output.table(
            heads,
            [
                [
                    row["key_id"],
                    row["actor"],
                    row["follows"] or "none",
                    "team" if row["team"] else "personal",
                    row["label"],
                    row["created"],
                ]
                for row in rows
            ],
        )


@keys.command("remove")
@click.argument("key_id")
@output.dry_run_option
@output.json_option
def remove(*, key_id: str, dry_run: bool, as_json: bool) -> None:
    """Forget a key; the gateway refuses it within 5 s."""
    with opened("gateway keys remove", dry_run=dry_run) as sender:
        if not sender.store.remove_key(key_id):
            raise InterlockError(f"there is no key '{key_id[:80]}'", help="interlock gateway keys list", exit_code=USAGE)
    say_done(f"removed {key_id}", {"key_id": key_id}, as_json=as_json, dry_run=dry_run)


@gateway.command("select")
@click.argument("actor")
@click.argument("team", default="")
@output.dry_run_option
@output.json_option
def select(*, actor: str, team: str, dry_run: bool, as_json: bool) -> None:
    """Let a member's personal agents follow a TEAM; without one they follow none."""
    with opened("gateway select", dry_run=dry_run) as sender:
        if team:
            sender.teams.settings(team)
        sender.store.select(actor, team)
    what = f"personal agents of {actor} follow {f'team {team}' if team else 'no team'}"
    say_done(what, {"actor": actor, "team": team or None}, as_json=as_json, dry_run=dry_run)
