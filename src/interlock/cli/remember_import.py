"""``interlock remember import``: take in what other programs exported."""

import os

import click

from interlock.cli import output
from interlock.cli.remember_shared import build_index, count, open_memory, unit_progress
from interlock.model.errors import NEGATIVE, InterlockError


@click.command(
    "import",
    short_help="Take in an export of another program.",
    epilog=output.examples(
        "interlock remember import ~/Downloads/claude-export.zip",
        "interlock remember import conversations.json --project ~/shop",
        "interlock remember import ~/.mempalace             its wings become projects of the same name",
        "interlock remember import other-machine.jsonl      of `interlock remember export --format jsonl`",
    ),
)
@click.argument("path")
@click.option(
    "--format",
    "kind",
    type=click.Choice(["chatgpt", "claude-ai", "interlock", "mempalace"]),
    default=None,
    help="What it is.  [default: found out]",
)
@click.option("--project", default="", metavar="DIR", help="The project that all of it belongs to.")
@output.dry_run_option
@output.json_option
def import_(path: str, kind: str | None, project: str, dry_run: bool, as_json: bool) -> None:
    """Take in an export of ChatGPT, Claude.ai, MemPalace, or of another machine's memory.

    Doing it again, or with a newer export, adds only what is new. Credentials are replaced and private spans left out as always.
    """
    from interlock.memory import identity
    from interlock.memory.imports import open_export

    chosen = identity.project(os.path.abspath(os.path.expanduser(project)), os.path.expanduser("~")) if project else None
    export = open_export(os.path.expanduser(path), kind or "")
    if dry_run:
        found = [one for one, _ in export.read() if one is not None]
        turns = sum(len(one.entries) for one in found)
        if as_json:
            output.emit_json({"dry_run": True, "format": export.kind, "conversations": len(found), "turns": turns})
        else:
            output.echo(f"would take in {count(len(found), 'conversation')} with {count(turns, 'turn')} ({export.kind})")
        return
    with open_memory() as (store, state, settings):
        if not settings.enabled:
            raise InterlockError("memory is switched off", help="unset INTERLOCK_REMEMBER, or set enabled = true in hook.toml")
        from interlock.memory.imports.take_in import take_in

        with unit_progress("importing", export.total) as step:
            done = take_in(store, state, export, settings, chosen, step)
        build_index(store)
    if as_json:
        output.emit_json(
            {
                "format": export.kind,
                "conversations": done.conversations,
                "turns": done.turns,
                "unchanged": done.unchanged,
                "skipped": done.skipped,
                "bad": done.bad,
            }
        )
    else:
        output.echo(
            f"{count(done.turns, 'new turn')} from {count(done.conversations, 'conversation')} ({export.kind})"
            + (f", {done.unchanged} without news" if done.unchanged else "")
        )
        if done.skipped:
            output.note(f"{count(done.skipped, 'conversation')} of projects that are switched off, passed over")
        if done.bad:
            output.warn(f"{count(done.bad, 'conversation')} could not be understood and passed over")
        if done.turns and chosen is None and export.kind in ("chatgpt", "claude-ai"):
            output.note("next: interlock remember search --all WORDS (they belong to no project; --project DIR gives them one)")
    if not done.conversations and done.bad:
        raise click.exceptions.Exit(NEGATIVE)
