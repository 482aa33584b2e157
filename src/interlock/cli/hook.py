"""``interlock hook``: the launcher's own entry, for people, tests and hosts without an installer."""

import click


@click.command()
@click.argument("host")
@click.argument("event", required=False)
@click.argument("origin", required=False, type=click.Choice(["plugin"]))
def hook(host: str, event: str | None, origin: str | None) -> None:
    """Answer one hook event of HOST; the payload is read from standard input.

    EVENT may be left out: then the payload names it. Leaves with 0 or 2 only: 2 blocks the action. It is the program that
    `interlock install` registers, without the launcher: it judges, records and answers for real. To judge without
    recording anything use `interlock guard check`. `plugin` behind the event is what the plugins write: such a call leaves the event to
    the registration of `interlock install` where there is one.
    """
    del origin  # read in `__main__`, before this command is loaded
    from interlock.config.paths import state_dir
    from interlock.hook import run

    run([host, event] if event else [host], state_dir())
