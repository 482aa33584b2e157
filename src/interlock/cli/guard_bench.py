"""``interlock guard bench``: recall and false alarms of the guard on a labelled corpus."""

import click

from interlock.cli import output
from interlock.model.errors import OK


@click.command()
@output.json_option
@click.argument("corpus", type=click.Path(dir_okay=False))
def bench(as_json: bool, corpus: str) -> int:
    """Judge every row of CORPUS and print what was caught and what was stopped wrongly.

    \b
    interlock guard bench tests/cases/policy/corpus/guard.jsonl
    interlock guard bench corpus.jsonl --json

    CORPUS holds one JSON row a line: id, kind (shell, file_write, file_read, mcp, fetch), action, expect (allow, ask, deny) and
    class; {WS} and {HOME} stand for a repository and a home folder that the bench builds. Nothing is run. Leaves with 0 whatever the
    figures are.
    """
    from interlock.guard import bench as engine

    report = engine.run(engine.read(corpus))
    if as_json:
        output.emit_json(report.document())
        return OK
    groups = [("all", report.overall), *sorted(report.surfaces.items())]
    groups += [(f"class {name}", rates) for name, rates in sorted(report.classes.items())]
    output.table(
        ("rows", "n", "denied", "stopped", "false", "hard false"),
        [(name, r.cases, *(_percent(v) for v in (r.denied, r.stopped, r.false, r.hard_false))) for name, r in groups],
    )
    for row, got in report.mismatches:
        output.note(f"{row.id}: {got} instead of {row.expect}")
    return OK


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f} %"
