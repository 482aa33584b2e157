"""`interlock inspect report`: what was denied, and what shadow mode would have denied."""

import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError


@click.command()
@click.option("--since", default="7d", show_default=True, help="From when on: 24h, 7d, or a date such as 2026-11-30.")
@output.json_option
def report(*, since: str, as_json: bool) -> None:
    """Denials and would-be denials by rule, application, place (tool or kind of text), actor.

    Run the server with --shadow first, read this, then enforce: a rule that hits no one by mistake is ready.
    """
    from interlock.audit import reader
    from interlock.inspection import report as counting

    found = counting.count(reader.read(ensure_state()), _start(since))
    if as_json:
        output.emit_json({"since": since, **found.document()})
        return
    output.echo(
        f"{found.verdicts} verdicts, {found.denied} denied, {found.would_deny} would have been denied ({found.share():.2%} of all)"
    )
    for name, counter in found.by.items():
        if counter:
            output.table([name, "frames"], [[value, count] for value, count in counter.most_common(counting.MAX_LINES)])
    if found.reported:
        output.table(
            ["only reported", "frames"], [[value, count] for value, count in found.reported.most_common(counting.MAX_LINES)]
        )


def _start(text: str) -> float:
    from interlock.inspection import report as counting

    unit = {"m": 60, "h": 3600, "d": 86400}.get(text[-1:].lower())
    if unit is not None and text[:-1].isascii() and text[:-1].isdigit() and len(text) < 8:
        return time.time() - int(text[:-1]) * unit
    try:
        return counting.day(text)
    except ValueError:
        raise InterlockError(f"--since must be a time such as 24h or 7d, or a date, not '{text[:40]}'", exit_code=USAGE) from None
