"""``interlock remember index``: make ready for searching now what would be made ready later."""

import click

from interlock.cli import output
from interlock.cli.remember_shared import build_index, count, open_memory


@click.command(epilog=output.examples("interlock remember index", "interlock remember index --seconds 600"))
@click.option(
    "--seconds", type=click.FloatRange(min=0), default=None, help="Stop with the vectors of the `semantic` extra after so long."
)
@output.json_option
def index(seconds: float | None, as_json: bool) -> None:
    """Bring the search tables up to date, and with the `semantic` extra make the vectors of turns that have none.

    A search does the first by itself, the MCP server the second while it waits. Interrupting it loses nothing.
    """
    import sys

    from interlock.storage.sentence_vectors import installed

    with open_memory() as (store, _, _settings):
        build_index(store)
        limit = float("inf") if seconds is None else seconds
        if not installed():
            left = 0
        elif output.is_quiet() or not sys.stderr.isatty():
            left = store.index.deepen(limit)
        else:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                task = bar.add_task("vectors of the semantic extra", total=None)
                left = store.index.deepen(limit, lambda done, total: bar.update(task, completed=done, total=total))
        turns = store.turns.totals()["turns"]
    if as_json:
        output.emit_json({"turns": turns, "semantic": installed(), "left": left})
    elif installed():
        output.echo(
            f"{count(turns, 'turn')} ready"
            + (f", {count(left, 'turn')} without a vector of the semantic extra yet" if left else "")
        )
    else:
        output.echo(f"{count(turns, 'turn')} ready")
