"""`interlock inspect teams|endpoint|set|mode|share|rotate|reset|pause|vendors`: the sender's settings."""

import time
from typing import Any

import click

from interlock.cli import output
from interlock.cli.sender_shared import opened, read_headers, read_text, say_done, say_saved, team_argument
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

_MODES = click.Choice(["shadow", "allow", "block"])
_SWITCH = click.Choice(["on", "off"])


@click.group(invoke_without_command=True, short_help="Teams whose requests are checked.")
@output.json_option
@click.pass_context
def teams(context: click.Context, as_json: bool) -> None:
    """List the teams of the sender, or add and remove one."""
    if context.invoked_subcommand is not None:
        return
    with opened("inspect teams") as sender:
        from interlock.inspection.sender import health
        from interlock.inspection.sender.settings import Settings, SettingsError, decode

        breakers = sender.store.breakers()
        paused = sender.store.paused()
        rows = []
        for row in sender.store.teams():
            try:
                settings = decode(row.settings)
            except SettingsError:
                settings = Settings()
            breaker = breakers.get(row.team)
            status, notice = health.status_of(row, sender.teams, breaker, paused=paused)
            rows.append(
                {
                    "team": row.team,
                    "name": row.name,
                    "endpoint": settings.endpoint or None,
                    "enforce": settings.enforce,
                    "mode": settings.in_force,
                    "share": settings.share,
                    "tripped": breaker is not None and breaker.tripped > 0,
                    "paused": paused or row.paused,
                    "status": status,
                    "unreadable": notice or None,
                    "config_version": row.version,
                }
            )
    if as_json:
        output.emit_json({"teams": rows, "paused_for_all": paused})
        return
    if not rows:
        output.note("there are no teams; add one with: interlock inspect teams add default")
        return
    heads = ["team", "endpoint", "enforce", "mode", "share", "state"]
    output.table(
        heads,
        [
            [
                row["team"],
                row["endpoint"] or "none",
                "on" if row["enforce"] else "off",
                row["mode"],
                f"{row['share']} %",
                _state(row),
            ]
            for row in rows
        ],
    )
    for shown in rows:
        if shown["unreadable"]:
            output.warn(str(shown["unreadable"]))


def _state(row: dict[str, Any]) -> str:
    if row["unreadable"]:
        # Every request of such a team fails open, whatever its mode.
        return "unreadable"
    return "paused" if row["paused"] else "tripped" if row["tripped"] else "ok"


@teams.command("add")
@click.argument("team")
@click.option(
    "--platform", type=click.Choice(["cursor", "claude"]), default="cursor", show_default=True, help="Whose ways it follows."
)
@click.option("--name", default="", help="What people call it.")
@output.dry_run_option
@output.json_option
def add(*, team: str, platform: str, name: str, dry_run: bool, as_json: bool) -> None:
    """Add a team; set its endpoint next."""
    with opened("inspect teams add", dry_run=dry_run) as sender:
        from interlock.inspection.sender.settings import Settings

        saved = sender.teams.create(team, name, Settings(platform=platform))
        say_saved(saved, f"added team '{team}'", as_json=as_json, dry_run=dry_run)


@teams.command("remove")
@click.argument("team")
@click.option("--yes", is_flag=True, help="Do not ask.")
@output.dry_run_option
@output.json_option
def remove(*, team: str, yes: bool, dry_run: bool, as_json: bool) -> None:
    """Remove a team with its endpoint, headers and secret; its audit rows stay."""
    with opened("inspect teams remove", dry_run=dry_run) as sender:
        from interlock.inspection.sender.teams import unknown

        # Settings that cannot be read are a reason to remove a team.
        if sender.store.team(team) is None:
            raise unknown(team)
        if not yes and not dry_run:
            click.confirm(f"Remove team '{team}' with its endpoint, headers and secret?", abort=True, err=True)
        sender.teams.remove(team)
    say_done(f"removed team '{team}'", {"team": team}, as_json=as_json, dry_run=dry_run)


@click.command(short_help="Set where a team's frames go.")
@team_argument
@click.argument("url", required=False)
@click.option(
    "--headers", "headers_file", metavar="FILE", help="Custom headers, a line 'Name: value' each; - for stdin. All are replaced."
)
@click.option("--no-headers", is_flag=True, help="Send no custom headers.")
@click.option("--private", is_flag=True, help="Admit this one private address; needs --private-ca unless it is loopback.")
@click.option("--private-ca", metavar="FILE", help="PEM file of the authority that signed the private endpoint's certificate.")
@click.option("--vendor", default=None, help="Security vendor behind the endpoint.")
@click.option("--remove", "removing", is_flag=True, help="Remove the endpoint; nothing is sent then.")
@output.dry_run_option
@output.json_option
def endpoint(
    *,
    team: str,
    url: str | None,
    headers_file: str | None,
    no_headers: bool,
    private: bool,
    private_ca: str | None,
    vendor: str | None,
    removing: bool,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Set a team's endpoint, or show it. The first endpoint makes the signing secret, which is printed once.

    \b
    Examples:
      interlock inspect endpoint default https://hooks.example.com/v1/check
      interlock inspect endpoint default https://127.0.0.1:8787/v1/inference-hooks --private --private-ca ca.pem
      interlock inspect endpoint default --headers headers.txt
    """
    if removing and url:
        raise InterlockError("give a URL or --remove, not both", exit_code=USAGE)
    if headers_file and no_headers:
        raise InterlockError("--headers and --no-headers exclude each other", exit_code=USAGE)
    with opened("inspect endpoint", dry_run=dry_run) as sender:
        import msgspec

        from interlock.inspection.sender.endpoint import check_private, check_url
        from interlock.inspection.sender.overview import preview
        from interlock.inspection.sender.settings import Settings

        changes: dict[str, Any] = {}
        if url:
            admitted = None
            if private or private_ca:
                ca = read_text(private_ca, "the authority's certificate") if private_ca else ""
                host, port = _place(url)
                admitted = check_private(host, port, ca)
            check_url(url, private=admitted)
            changes |= {"endpoint": url, "private": admitted}
        if removing:
            changes |= {"endpoint": "", "private": None}
        if vendor is not None:
            changes["vendor"] = vendor
        headers = read_headers(headers_file) if headers_file else () if no_headers else None
        if not changes and headers is None:
            settings = sender.teams.settings(team)
            _show_endpoint(team, settings, as_json=as_json)
            return
        if url and sender.store.team(team) is None and team == "default":
            sender.teams.create(team, settings=Settings())

        def change(old: Settings) -> Settings:
            return msgspec.structs.replace(old, **changes)

        told = preview(sender.store, sender.teams, team, change, time.time(), headers=headers)
        saved = sender.teams.save(team, change, headers=headers)
        what = f"removed the endpoint of '{team}'" if removing else f"saved the endpoint of '{team}'"
        say_saved(saved, what, as_json=as_json, dry_run=dry_run, warnings=told)
        if url and not saved.settings.enforce and not as_json and not dry_run:
            output.note(f"nothing is sent yet: interlock inspect test {team}, then: interlock inspect set {team} --enforce on")


def _place(url: str) -> tuple[str, int]:
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(url)
        return parts.hostname or "", parts.port or 443
    except ValueError as exc:
        raise InterlockError(f"'{url[:200]}' is not a URL", exit_code=USAGE) from exc


def _show_endpoint(team: str, settings: Any, *, as_json: bool) -> None:
    private = settings.private
    document = {
        "team": team,
        "endpoint": settings.endpoint or None,
        "vendor": settings.vendor,
        "header_names": list(settings.header_names),
        "private_endpoint": None if private is None else f"{private.host}:{private.port}",
    }
    if as_json:
        output.emit_json(document)
        return
    output.echo(settings.endpoint or "none")
    if private is not None:
        output.note(f"a private address is admitted: {private.host}:{private.port}")
    if settings.header_names:
        output.note("custom headers: " + ", ".join(settings.header_names))


@click.command("set", short_help="Change a team's settings.")
@team_argument
@click.option("--enforce", type=_SWITCH, help="Enforce Verdicts: off sends nothing.")
@click.option("--timeout-ms", type=int, help="Verdict timeout for the whole exchange, 1 to 10,000 ms.")
@click.option("--blocked-message", metavar="TEXT", help="Text that members see after the reason; at most 500 characters.")
@click.option("--no-blocked-message", is_flag=True, help="Show no text of ours.")
@click.option("--default-blocked-message", is_flag=True, help="Show the platform's text again.")
@click.option("--covered", type=_SWITCH, help="Whether the gateway's agents are covered.")
@click.option(
    "--source-range",
    "source_ranges",
    metavar="CIDR",
    multiple=True,
    help="Network that frames are sent from, shown for the receiver's allowlist; may be repeated. All are replaced.",
)
@click.option("--no-source-ranges", is_flag=True, help="Show no source ranges.")
@output.dry_run_option
@output.json_option
def set_settings(
    *,
    team: str,
    enforce: str | None,
    timeout_ms: int | None,
    blocked_message: str | None,
    no_blocked_message: bool,
    default_blocked_message: bool,
    covered: str | None,
    source_ranges: tuple[str, ...],
    no_source_ranges: bool,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Change settings of a team. In Block, a receiver that fails stops the team's requests: try Shadow first."""
    changes: dict[str, Any] = {}
    if enforce is not None:
        changes["enforce"] = enforce == "on"
    if covered is not None:
        changes["covered"] = covered == "on"
    if timeout_ms is not None:
        changes["timeout_ms"] = timeout_ms
    if (blocked_message is not None) + no_blocked_message + default_blocked_message > 1:
        raise InterlockError("choose one of the options for the blocked message", exit_code=USAGE)
    if blocked_message is not None:
        changes["blocked_message"] = blocked_message
    elif no_blocked_message:
        changes["blocked_message"] = ""
    elif default_blocked_message:
        changes["blocked_message"] = None
    if source_ranges and no_source_ranges:
        raise InterlockError("--source-range and --no-source-ranges exclude each other", exit_code=USAGE)
    if source_ranges or no_source_ranges:
        changes["source_ranges"] = source_ranges
    if not changes:
        raise InterlockError("nothing to change was given", help="interlock inspect set --help", exit_code=USAGE)
    _change(team, changes, f"changed the settings of '{team}'", as_json=as_json, dry_run=dry_run)


@click.command(short_help="Set what a failed check does.")
@team_argument
@click.argument("mode", type=_MODES)
@output.dry_run_option
@output.json_option
def mode(*, team: str, mode: str, dry_run: bool, as_json: bool) -> None:
    """Failure handling: shadow (nothing is stopped), allow (a failed check lets the request through) or block (it stops it)."""
    _change(team, {"mode": mode}, f"'{team}' is in mode {mode}", as_json=as_json, dry_run=dry_run)


@click.command(short_help="Set the share of turns that is checked.")
@team_argument
@click.argument("percent", type=int)
@output.dry_run_option
@output.json_option
def share(*, team: str, percent: int, dry_run: bool, as_json: bool) -> None:
    """Requests inspected, 0 to 100 percent of turns. Raising it keeps the turns that were chosen before."""
    _change(team, {"share": percent}, f"{percent} % of the turns of '{team}' are checked", as_json=as_json, dry_run=dry_run)


def _change(team: str, changes: dict[str, Any], what: str, *, as_json: bool, dry_run: bool) -> None:
    with opened("inspect", dry_run=dry_run) as sender:
        import msgspec

        from interlock.inspection.sender.overview import preview
        from interlock.inspection.sender.settings import Settings

        def change(old: Settings) -> Settings:
            return msgspec.structs.replace(old, **changes)

        told = preview(sender.store, sender.teams, team, change, time.time())
        say_saved(sender.teams.save(team, change), what, as_json=as_json, dry_run=dry_run, warnings=told)


@click.command(short_help="Make a new signing secret.")
@team_argument
@output.dry_run_option
@output.json_option
def rotate(*, team: str, dry_run: bool, as_json: bool) -> None:
    """Replace a team's signing secret; the new one is printed once. Add it at the receiver first, or within seconds."""
    with opened("inspect rotate", dry_run=dry_run) as sender:
        from interlock.inspection.sender.overview import preview

        told = preview(sender.store, sender.teams, team, lambda old: old, time.time(), rotate=True)
        done = f"'{team}' has a new signing secret"
        say_saved(sender.teams.rotate(team), done, as_json=as_json, dry_run=dry_run, warnings=told)


@click.command(short_help="Close a tripped breaker.")
@team_argument
@output.dry_run_option
@output.json_option
def reset(*, team: str, dry_run: bool, as_json: bool) -> int:
    """Close the circuit breaker of a team. Exit code 1 when it was not tripped."""
    with opened("inspect reset", dry_run=dry_run) as sender:
        done = sender.teams.reset(team)
    what = f"the breaker of '{team}' is closed" if done else f"the breaker of '{team}' was not tripped"
    say_done(what, {"team": team, "reset": done}, as_json=as_json, dry_run=dry_run)
    return 0 if done else NEGATIVE


@click.command(short_help="Kill switch: let everything through.")
@click.argument("team", required=False)
@click.option("--all", "everyone", is_flag=True, help="All teams.")
@click.option("--resume", is_flag=True, help="Switch it off again.")
@output.dry_run_option
@output.json_option
def pause(*, team: str | None, everyone: bool, resume: bool, dry_run: bool, as_json: bool) -> None:
    """Kill switch: every request proceeds unchecked, in Block too; each is recorded as failed open."""
    if everyone == bool(team):
        raise InterlockError("name a team, or give --all", help="interlock inspect pause default", exit_code=USAGE)
    with opened("inspect pause", dry_run=dry_run) as sender:
        sender.teams.pause(team or "", on=not resume)
    who = "all teams" if everyone else f"'{team}'"
    what = f"checks are {'on again' if resume else 'paused'} for {who}"
    say_done(what, {"team": team, "all": everyone, "paused": not resume}, as_json=as_json, dry_run=dry_run)


@click.command(short_help="Security vendors, each with a checklist.")
@click.argument("vendor", required=False)
@click.option("--team", default="default", show_default=True, help="Team in the commands.")
@output.json_option
def vendors(vendor: str | None, team: str, as_json: bool) -> None:
    """List the security vendors that a team may name, or show the checklist of one."""
    from interlock.cli.serve import need_server_extra

    need_server_extra("inspect vendors")
    import msgspec

    from interlock.inspection.sender.vendors import BY_ID, TEAM, VENDORS

    if vendor is None:
        if as_json:
            output.emit_json({"vendors": [msgspec.to_builtins(one) for one in VENDORS]})
            return
        output.table(["vendor", "name", "about"], [[one.id, one.name, one.about] for one in VENDORS])
        return
    found = BY_ID.get(vendor)
    if found is None:
        raise InterlockError(f"there is no vendor '{vendor[:40]}' in the list", help="interlock inspect vendors", exit_code=USAGE)
    if as_json:
        output.emit_json(msgspec.to_builtins(found))
        return
    output.echo(f"{found.name}: {found.about}")
    output.echo(f"Endpoint URL: {found.endpoint_hint}")
    output.echo("Headers: " + ("; ".join(f"{one.name}: {one.hint}" for one in found.headers) or "none"))
    output.echo("Have at hand:")
    for line in found.fetch:
        output.echo(f"  - {line}")
    output.echo("Steps:")
    for number, step in enumerate(found.steps, 1):
        output.echo(f"  {number}. {step.text}")
        if step.command:
            output.echo(f"     {step.command.replace(TEAM, team)}")


COMMANDS = (teams, endpoint, set_settings, mode, share, rotate, reset, pause, vendors)
