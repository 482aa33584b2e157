"""`interlock doctor`."""

import os

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK, InterlockError


@click.command(
    epilog=output.examples(
        "interlock doctor",
        "interlock doctor --quick    no process is started",
        "interlock doctor --json",
        "interlock doctor --fix      mend the memory store, a copy first",
    )
)
@click.option("--quick", is_flag=True, help="Leave out the checks that start processes or read much.")
@click.option("--fix", is_flag=True, help="First mend the memory store: copy it, check it, build its search tables anew.")
@output.json_option
def doctor(quick: bool, fix: bool, as_json: bool) -> int:
    """Check the installation, run the registered commands, and say how to mend what is wrong.

    Exit code 1 when a check fails. `--fix` deletes nothing: what it replaces stays beside the new file.
    """
    from interlock.doctor import render
    from interlock.doctor.base import Environment
    from interlock.doctor.registry import CHECKS, run_all

    mended = _mend() if fix else []
    env = Environment(
        state=state_dir(), home=os.path.expanduser("~"), project=os.getcwd(), open_memory=_open_memory, read_drift=_read_drift
    )
    results = run_all(env, quick=quick)
    document = render.document(results)
    if as_json:
        output.emit_json({**document, "fixed": mended} if fix else document)
    else:
        colour = output.colour_on()
        for status, text in render.lines(results, CHECKS):
            output.echo(_line(status, text, colour=colour))
        output.echo()
        output.echo(render.summary(results))
    return OK if document["ok"] else NEGATIVE


def _mend() -> list[str]:
    from interlock import wiring
    from interlock.storage.base import StoreBusy

    try:
        done = wiring.repair_memory(state_dir())
    except StoreBusy as exc:
        raise InterlockError("another process holds the memory store", help="close the agents, then try again") from exc
    for text in done:
        output.note(f"memory store: {text}")
    return done


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
