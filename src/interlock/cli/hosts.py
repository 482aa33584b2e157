"""`interlock hosts`."""

import os

import click

from interlock.cli import output


@click.group()
def hosts() -> None:
    """List the hosts that Interlock knows."""


@hosts.command("list", epilog=output.examples("interlock hosts list", "interlock hosts list --json"))
@output.json_option
def list_hosts(as_json: bool) -> None:
    """The hosts: the version on this machine, what is registered, and what each one really enforces."""
    from interlock.config.paths import state_dir
    from interlock.hosts.matrix import rows

    found = rows()
    registered = _registered(state_dir())
    versions = {row.host: _versions(row.host) if row.installer else () for row in found}
    if as_json:
        output.emit_json(
            {
                "hosts": [
                    {
                        **row.document(),
                        "versions": list(versions[row.host]),
                        "known_events": _known(row.host, versions[row.host]) if row.installer else [*row.gates, *row.events],
                        "registered": [{"path": path, "events": events} for path, events in registered.get(row.host, [])],
                    }
                    for row in found
                ]
            }
        )
        return
    lines = []
    for row in found:
        where = "; ".join(f"{len(events)} events in {path}" for path, events in registered.get(row.host, []))
        how = f"no: interlock install {row.host}" if row.installer else f"by hand: interlock hook {row.host}"
        lines.append(
            (row.host, ", ".join(versions[row.host]) or "not found", where or how, row.enforces.on_failure.replace("**", ""))
        )
    output.table(("host", "version", "registered", "when the hook fails, the action"), lines)
    output.note("what each host shows to hooks and what it does not: interlock hosts matrix")


@hosts.command("matrix", epilog=output.examples("interlock hosts matrix", "interlock hosts matrix --json"))
@output.json_option
def matrix_command(as_json: bool) -> None:
    """What each host really enforces, as a page of Markdown."""
    from interlock.hosts import matrix

    if as_json:
        output.emit_json({"hosts": [row.document() for row in matrix.rows()]})
        return
    output.echo(matrix.page().rstrip("\n"))


def _versions(host: str) -> tuple[str, ...]:
    from interlock.hosts.installers import form

    return form(host).versions()


def _known(host: str, versions: tuple[str, ...]) -> list[str]:
    from interlock.hosts.installers import form
    from interlock.hosts.registry import codec

    if host == "cursor":
        return sorted(form(host).known(versions))
    return sorted(codec(host).gates | codec(host).open_events)


def _registered(state: str) -> dict[str, list[tuple[str, list[str]]]]:
    """Host -> (settings file, events) of Interlock's entries in the files that the host would read here."""
    from interlock.doctor.base import Environment
    from interlock.doctor.registered_hosts import registered
    from interlock.doctor.targets import targets

    env = Environment(state=state, home=os.path.expanduser("~"), project=os.getcwd())
    found: dict[str, dict[str, list[str]]] = {}
    for target in targets(env):
        for event, _, _ in target.entries():
            found.setdefault("cursor", {}).setdefault(target.path, []).append(event)
    for one in registered(env):
        found.setdefault(one.host, {}).setdefault(one.path, []).append(one.event)
    return {host: list(files.items()) for host, files in found.items()}
