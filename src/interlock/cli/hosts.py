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
    """The hosts, the version found on this machine, and what is registered."""
    from interlock.config.paths import state_dir
    from interlock.doctor.base import Environment
    from interlock.doctor.targets import targets
    from interlock.hosts.cursor.version import installed_versions, known_events

    versions = installed_versions()
    env = Environment(state=state_dir(), home=os.path.expanduser("~"), project=os.getcwd())
    registered = {target.path: [event for event, _, _ in target.entries()] for target in targets(env)}
    registered = {path: events for path, events in registered.items() if events}
    if as_json:
        output.emit_json(
            {
                "hosts": [
                    {
                        "host": "cursor",
                        "versions": list(versions),
                        "known_events": sorted(known_events(versions)),
                        "registered": [{"path": path, "events": events} for path, events in registered.items()],
                    }
                ]
            }
        )
        return
    where = "; ".join(f"{len(events)} events in {path}" for path, events in registered.items())
    output.table(
        ("host", "version", "registered"), [("cursor", ", ".join(versions) or "not found", where or "no: interlock install cursor")]
    )
