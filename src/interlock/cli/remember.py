"""``interlock remember``: take in, search and show what was said in past sessions."""

import os

import click

from interlock.cli import output
from interlock.cli.remember_bench import bench
from interlock.cli.remember_forget import forget
from interlock.cli.remember_history import export, timeline
from interlock.cli.remember_import import import_
from interlock.cli.remember_index import index
from interlock.cli.remember_render import print_turns
from interlock.cli.remember_search import search
from interlock.cli.remember_setup import init, plugin
from interlock.cli.remember_shared import (
    around,
    build_index,
    cleaner,
    count,
    mining_progress,
    open_memory,
    parse_id,
    session_document,
    turn_document,
)
from interlock.model.errors import NEGATIVE, USAGE, InterlockError


@click.group(
    epilog=output.examples(
        "interlock remember init                    take in this project's past sessions",
        'interlock remember search "half up"',
        "interlock remember show t12 -C 2           a turn with what stands around it",
        "interlock mcp                              the same for an agent",
    )
)
def remember() -> None:
    """Search and manage the memory of past sessions."""


for _command in (bench, export, forget, import_, index, init, plugin, search, timeline):
    remember.add_command(_command)


@remember.command(
    short_help="Take in transcripts that are on the disk.",
    epilog=output.examples(
        "interlock remember mine                       all that Cursor keeps",
        "interlock remember mine --host claude --dry-run",
        "interlock remember mine old.jsonl --project ~/shop",
    ),
)
@click.argument("path", required=False, default="")
@click.option("--host", default="cursor", show_default=True, help="Whose transcripts they are.")
@click.option("--project", default="", metavar="DIR", help="The project they belong to; worked out when left away.")
@output.dry_run_option
@output.json_option
def mine(path: str, host: str, project: str, dry_run: bool, as_json: bool) -> None:
    """Take in transcripts: a file, a folder, or all that the host keeps. Doing it again adds nothing twice."""
    from interlock.memory import identity
    from interlock.memory.capture import Unreadable
    from interlock.memory.mine import files
    from interlock.memory.mine import mine as take_in

    try:
        found = files(path, host, os.environ)
    except Unreadable as exc:
        raise InterlockError(f"{exc}: '{host}'", help="interlock hosts list", exit_code=USAGE) from exc
    chosen = identity.project(os.path.abspath(project), os.path.expanduser("~")) if project else None
    if dry_run:
        _print_plan(found, as_json)
        return
    with open_memory() as (store, state, settings):
        if not settings.enabled:
            raise InterlockError("memory is switched off", help="unset INTERLOCK_REMEMBER, or set enabled = true in hook.toml")
        with mining_progress(found) as step:
            mined = take_in(store, state, found, host=host, settings=settings, env=os.environ, project=chosen, step=step)
        build_index(store)
    if as_json:
        output.emit_json(
            {
                "files": mined.files,
                "unchanged": mined.unchanged,
                "skipped": mined.skipped,
                "turns": mined.turns,
                "bad_lines": mined.bad,
                "failed": [{"path": name, "reason": reason} for name, reason in mined.failed],
            }
        )
    else:
        output.echo(
            f"{count(mined.turns, 'new turn')} from {count(mined.files, 'transcript')}"
            + (f" ({mined.unchanged} without news)" if mined.unchanged else "")
        )
        if mined.skipped:
            output.note(f"{count(mined.skipped, 'transcript')} of projects that are switched off, passed over")
        if mined.bad:
            output.warn(f"{count(mined.bad, 'line')} could not be understood and were passed over")
        for name, reason in mined.failed:
            output.warn(f"'{name}': {reason}")
        if mined.turns:
            output.note("next: interlock remember search WORDS")
    if mined.failed and mined.files == len(mined.failed):
        raise click.exceptions.Exit(NEGATIVE)


@remember.command(short_help="Show what is stored and what was understood.")
@output.json_option
def status(as_json: bool) -> None:
    """Show what is stored, and how much of the transcripts was understood."""
    from interlock.memory.drift import report
    from interlock.memory.status import collect

    with open_memory() as (store, state, settings):
        found = collect(store, state)
        hosts = report(store)
        listed = [
            {"id": number, "name": one.name, "root": one.root, "sessions": len(store.turns.sessions((number,), 100_000))}
            for number, one in store.turns.projects()
        ]
    path = os.path.join(state, "memory", "memory.db")
    size = sum(os.path.getsize(path + end) for end in ("", "-wal") if os.path.exists(path + end))
    if as_json:
        documents = [one.document() for one in hosts]
        output.emit_json(
            {
                "enabled": settings.enabled,
                "store": path,
                "bytes": size,
                **found,
                "transcripts": documents,
                "projects_list": listed,
            }
        )
        return
    output.echo(f"store      {path} ({size / 1e6:.1f} MB)")
    output.echo(f"capture    {'on' if settings.enabled else 'off'}")
    for name in ("sessions", "turns", "tool_events", "diary", "sources"):
        output.echo(f"{name.replace('_', ' '):<10} {found[name]}")
    for one in hosts:
        output.echo(f"read       {one.text()}")
        if one.suspicious:
            output.warn(f"{one.host} may write another format now", "pip install --upgrade interlock")
    if found["tombstones"]:
        output.echo(f"forgotten  {found['tombstones']}")
    if found["spooled"]:
        output.warn(f"{count(found['spooled'], 'record')} wait in the spool", "interlock remember status")
    if not found["turns"]:
        output.note("nothing stored yet: interlock install cursor --parts memory, or interlock remember mine")
    if listed:
        output.table(("project", "sessions", "folder"), [(item["name"], item["sessions"], item["root"]) for item in listed])


@remember.command(
    short_help="Show a turn or a whole session.",
    epilog=output.examples("interlock remember show t12", "interlock remember show t12 -C 3", "interlock remember show s3"),
)
@click.argument("name", metavar="ID")
@click.option("-C", "--context", type=click.IntRange(0, 50), default=0, help="So many turns before and after as well.")
@output.json_option
def show(name: str, context: int, as_json: bool) -> None:
    """Show a turn (t12) or a whole session (s3)."""
    with open_memory() as (store, _, settings):
        kind, number = parse_id(name)
        if kind == "t":
            turn = store.turns.turn(number)
            found = [] if turn is None else around(store, turn, context)
        else:
            found = store.turns.turns(number, 0, 100_000)
        if not found:
            raise InterlockError(f"there is no '{name}' in memory", help="interlock remember search WORDS", exit_code=NEGATIVE)
        session = store.turns.get_session(found[0].session)
        clean = cleaner(settings)
        if as_json:
            output.emit_json({"session": session_document(session), "turns": [turn_document(one, clean) for one in found]})
            return
        if session is not None:
            session.title = clean(session.title)
        print_turns(session, found, clean)


@remember.command(short_help="Show what a new session is told.")
@click.option("--project", default="", metavar="DIR", help="The project; the default is that of the current folder.")
@output.json_option
def digest(project: str, as_json: bool) -> None:
    """Show what a new session of a project is told."""
    from interlock.memory import identity
    from interlock.memory.budget import join, tokens

    folder = os.path.abspath(project or ".")
    one = identity.project(folder, os.path.expanduser("~"))
    with open_memory() as (store, _, _settings):
        text = join(store.notes.digests((one.key, *one.also))) if one is not None else ""
    if as_json:
        output.emit_json({"project": folder, "tokens": tokens(text) if text else 0, "text": text})
    elif text:
        from interlock.memory.shown import printable

        output.echo(printable(text))
    if not text:
        output.note(f"memory knows nothing of '{folder}' yet")
        raise click.exceptions.Exit(NEGATIVE)


def _print_plan(found: list[str], as_json: bool) -> None:
    if as_json:
        output.emit_json({"dry_run": True, "files": found})
        return
    for path in found:
        output.echo(f"would read {path} ({os.path.getsize(path)} bytes)")
