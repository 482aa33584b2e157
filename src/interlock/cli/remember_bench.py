"""``interlock remember bench``: how much of the evidence the search finds, on a file of questions."""

import click

from interlock.cli import output


@click.command()
@click.argument("file", type=click.Path())
@output.json_option
def bench(file: str, as_json: bool) -> None:
    """Measure recall on a LoCoMo FILE: how much of each question's evidence is among the first 5 and 10 sessions and turns.

    Works in a store that is thrown away; your memory is neither read nor written.
    """
    from interlock import wiring
    from interlock.memory.bench import CUTS, run

    found = run(file, wiring.open_memory_store)
    if as_json:
        output.emit_json(
            {
                "questions": found.questions,
                "turns": found.turns,
                "session_recall": {str(cut): round(found.sessions[cut], 2) for cut in CUTS},
                "turn_recall": {str(cut): round(found.singles[cut], 2) for cut in CUTS},
                "search_ms_p50": round(found.milliseconds, 3),
            }
        )
        return
    rows = [
        (name, *(f"{part[cut]:.1f}" for cut in CUTS)) for name, part in (("sessions", found.sessions), ("turns", found.singles))
    ]
    output.table(("recall in %", *(f"R@{cut}" for cut in CUTS)), rows)
    output.echo(f"{found.questions} questions, {found.turns} turns, {found.milliseconds:.2f} ms a search (median)")
