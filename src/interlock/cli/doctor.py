"""`interlock doctor`."""

import os

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK


@click.command(
    epilog=output.examples("interlock doctor", "interlock doctor --quick    no process is started", "interlock doctor --json")
)
@click.option("--quick", is_flag=True, help="Leave out the checks that start processes or read much.")
@output.json_option
def doctor(quick: bool, as_json: bool) -> int:
    """Check the installation, run the registered commands, and say how to mend what is wrong.

    Exit code 1 when a check fails.
    """
    from interlock.doctor import render
    from interlock.doctor.base import Environment
    from interlock.doctor.registry import CHECKS, run_all

    env = Environment(
        state=state_dir(), home=os.path.expanduser("~"), project=os.getcwd(), open_memory=_open_memory, read_drift=_read_drift
    )
    results = run_all(env, quick=quick)
    document = render.document(results)
    if as_json:
        output.emit_json(document)
    else:
        colour = output.colour_on()
        for status, text in render.lines(results, CHECKS):
            output.echo(_line(status, text, colour=colour))
        output.echo()
        output.echo(render.summary(results))
    return OK if document["ok"] else NEGATIVE


def _line(status: str, text: str, *, colour: bool) -> str:
    from interlock.doctor.render import MARKS

    if not status:
        return click.style(text, bold=True) if colour else text
    if status == "mend":
        return f"        {click.style('mend:', fg='cyan') if colour else 'mend:'} {text}"
    word, name = MARKS[status]
    return f"  {click.style(word.ljust(4), fg=name) if colour else word.ljust(4)}  {text}"


def _read_drift(state: str) -> list[tuple[str, bool]]:
    if not os.path.exists(os.path.join(state, "memory", "memory.db")):
        return []
    from interlock import wiring

    return wiring.memory_drift(state)


def _open_memory(state: str) -> str:
    if not os.path.isdir(os.path.join(state, "memory")):
        return ""
    from interlock import wiring

    return str(wiring.describe_memory(state))
