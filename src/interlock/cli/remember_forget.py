"""``interlock remember forget``: delete turns for good, by id or by what they have in common."""

import os
from typing import TYPE_CHECKING

import click

from interlock.cli import output
from interlock.cli.remember_shared import cleaner, label, open_memory, parse_id, scope
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.model.session import Turn
    from interlock.storage.base import MemoryStore


@click.command(
    short_help="Delete turns, sessions or pins for good.",
    epilog=output.examples(
        "interlock remember forget t12 t13",
        'interlock remember forget --query "acme merger" --dry-run',
        "interlock remember forget --project ~/old --yes",
    ),
)
@click.argument("names", metavar="[ID]...", nargs=-1)
@click.option("--query", default="", metavar="TEXT", help="Turns that hold this text, letter by letter (case does not matter).")
@click.option("--project", default="", metavar="DIR", help="Turns of this project.")
@click.option("--source", default="", metavar="PATH", help="Turns that came from this transcript; it need not exist any more.")
@click.option("--yes", is_flag=True, help="Needed with --query, --project and --source, unless it is a dry run.")
@output.dry_run_option
@output.json_option
def forget(names: tuple[str, ...], query: str, project: str, source: str, yes: bool, dry_run: bool, as_json: bool) -> None:
    """Delete turns (t12), whole sessions (s3) or pins (p2) for good: mining their transcript again does not bring them back.

    Several of --query, --project and --source together mean turns for which all of them hold.
    """
    chosen = bool(query.strip() or project or source)
    if chosen == bool(names):
        raise InterlockError(
            "name turns by id, or by --query, --project and --source", help="interlock remember forget --help", exit_code=USAGE
        )
    if chosen and not yes and not dry_run:
        raise InterlockError("this deletes for good", help="see what with --dry-run, then add --yes", exit_code=USAGE)
    with open_memory() as (store, state, settings):
        turns = _matching(store, query.strip(), project, source) if chosen else _named(store, names)
        pins = [] if chosen else _pins(store, names)
        if not turns and not pins:
            raise InterlockError("nothing in memory matches", help="interlock remember search WORDS", exit_code=NEGATIVE)
        copies: list[str] = []
        if not dry_run:
            from interlock.memory.forget import forget_for_good

            copies = forget_for_good(store, os.path.join(state, "memory"), turns, pins, cleaner(settings), "cli")
    if copies:
        output.note(
            "these files still hold what was there before (copies of `interlock doctor --fix`, records that could not be read);"
        )
        output.note("delete them if you can do without:")
        for path in copies:
            output.note(f"  {path}")
    if as_json:
        forgotten = [f"t{turn.id}" for turn in turns] + [f"p{one}" for one in pins]
        output.emit_json({"dry_run": dry_run, "forgotten": forgotten, "copies": copies})
        return
    for turn in turns:
        output.echo(f"{'would forget' if dry_run else 'forgot'} {label(turn)} ({len(turn.text)} characters)")
    for one in pins:
        output.echo(f"{'would forget' if dry_run else 'forgot'} pin p{one}")


def _named(store: "MemoryStore", names: tuple[str, ...]) -> "list[Turn]":
    turns: dict[int, Turn] = {}
    for name in names:
        kind, number = parse_id(name, "tsp")
        found = store.turns.turns(number, 0, 10_000_000) if kind == "s" else []
        if kind == "t":
            turn = store.turns.turn(number)
            found = [] if turn is None else [turn]
        if not found and kind != "p":
            what = "turn" if kind == "t" else "session"
            raise InterlockError(
                f"there is no {what} '{name}' in memory", help="interlock remember search WORDS", exit_code=NEGATIVE
            )
        turns |= {one.id: one for one in found}
    return [turns[number] for number in sorted(turns)]


def _pins(store: "MemoryStore", names: tuple[str, ...]) -> list[int]:
    wanted = [number for kind, number in (parse_id(name, "tsp") for name in names) if kind == "p"]
    known = {number for project, _ in store.turns.projects() for number, _ in store.notes.pins(project)} if wanted else set()
    for number in wanted:
        if number not in known:
            raise InterlockError(f"there is no pin 'p{number}' in memory", help="interlock remember digest", exit_code=NEGATIVE)
    return sorted(set(wanted))


def _matching(store: "MemoryStore", query: str, project: str, source: str) -> "list[Turn]":
    from interlock.memory.forget import matching
    from interlock.memory.written import SCHEME

    projects = scope(store, project, not project)[0]
    return matching(
        store, projects=projects, text=query, source=source if source.startswith(SCHEME) or not source else os.path.realpath(source)
    )
