"""``interlock hook``: the launcher's own entry, for people, tests and hosts without an installer."""

import click


@click.command()
@click.argument("host")
@click.argument("event", required=False)
def hook(host: str, event: str | None) -> None:
    """Answer one hook event of HOST; the payload is read from standard input.

    EVENT may be left out: then the payload names it. Leaves with 0 or 2 only: 2 blocks the action. It is the program that
    `interlock install` registers, without the launcher: it judges, records and answers for real. To judge without
    recording anything use `interlock guard check`.
    """
    from interlock.config.paths import state_dir
    from interlock.hook import run

    run([host, event] if event else [host], state_dir())
