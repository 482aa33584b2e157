"""``interlock remember timeline`` and ``export``: what is stored, in the order in which it happened."""

import json
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.cli.remember_render import print_sessions
from interlock.cli.remember_shared import (
    cleaner,
    count,
    date,
    day,
    open_memory,
    scope,
    session_document,
    turn_document,
    unit_progress,
)
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.model.session import Session
    from interlock.storage.base import MemoryStore

_ALL = 10_000_000
_PROJECT = "Only this project (a folder in it). The default is the project of the current folder, where memory knows it."


@click.command(
    short_help="Show the sessions, the newest first.",
    epilog=output.examples("interlock remember timeline", "interlock remember timeline --all --since 2026-11-01"),
)
@click.option("-n", "--limit", type=click.IntRange(1, 10_000), default=20, show_default=True, help="At most so many sessions.")
@click.option("--project", default="", metavar="DIR", help=_PROJECT)
@click.option("--all", "everywhere", is_flag=True, help="All projects.")
@click.option("--host", default="", help="Only this host's sessions.")
@click.option("--since", default="", metavar="DATE", help="Only from this day on, as 2026-11-30.")
@click.option("--until", default="", metavar="DATE", help="Only before this day.")
@output.json_option
def timeline(limit: int, project: str, everywhere: bool, host: str, since: str, until: str, as_json: bool) -> None:
    """Show the sessions, the newest first. Exit code 1 when there are none."""
    with open_memory() as (store, _, settings):
        found = _sessions(store, project, everywhere, host, since, until)[:limit]
        clean = cleaner(settings)
        if as_json:
            output.emit_json({"sessions": [session_document(one) | {"title": clean(one.title)} for one in found]})
        else:
            print_sessions(found, clean)
    if not found:
        output.note("no sessions in memory")
        raise click.exceptions.Exit(NEGATIVE)


@click.command(
    short_help="Write sessions out as Markdown or JSON Lines.",
    epilog=output.examples(
        "interlock remember export -o shop.md",
        "interlock remember export --all --format jsonl -o memory.jsonl    for another machine",
    ),
)
@click.option("--format", "form", type=click.Choice(["markdown", "jsonl"]), default="markdown", show_default=True)
@click.option("-o", "--output", "path", default="", metavar="FILE", help="Write to a new file instead of stdout.")
@click.option("--project", default="", metavar="DIR", help=_PROJECT)
@click.option("--all", "everywhere", is_flag=True, help="All projects.")
@click.option("--host", default="", help="Only this host's sessions.")
@click.option("--since", default="", metavar="DATE", help="Only sessions active from this day on, as 2026-11-30.")
@click.option("--until", default="", metavar="DATE", help="Only sessions begun before this day.")
@output.dry_run_option
def export(form: str, path: str, project: str, everywhere: bool, host: str, since: str, until: str, dry_run: bool) -> None:
    """Write sessions out, the oldest first, credentials replaced: as Markdown to read, or as one turn a line in JSON."""
    with open_memory() as (store, _, settings):
        found = _sessions(store, project, everywhere, host, since, until)[::-1]
        if not found:
            raise InterlockError("no sessions in memory to export", help="interlock remember status", exit_code=NEGATIVE)
        if dry_run:
            output.echo(f"would export {count(len(found), 'session')} to {path or 'stdout'}")
            return
        clean = cleaner(settings)
        write = _markdown if form == "markdown" else _jsonl
        if not path:
            for one in found:
                for line in write(store, one, clean):
                    output.echo(line)
            return
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError as exc:
            why = "exists already" if isinstance(exc, FileExistsError) else "cannot be written"
            raise InterlockError(f"'{path}' {why}", help="name another file", exit_code=USAGE) from exc
        with open(handle, "w", encoding="utf-8", newline="\n") as file, unit_progress("exporting", len(found)) as step:
            for number, one in enumerate(found, 1):
                file.writelines(line + "\n" for line in write(store, one, clean))
                step(number)
    output.note(f"exported {count(len(found), 'session')} to {path}")


def _sessions(store: "MemoryStore", project: str, everywhere: bool, host: str, since: str, until: str) -> "list[Session]":
    """Sessions that hold something, the newest first."""
    from interlock.memory.browse import sessions

    projects, _ = scope(store, project, everywhere)
    return sessions(store, projects, host=host, since=day(since), until=day(until))


def _markdown(store: "MemoryStore", session: "Session", clean: Any) -> Iterator[str]:
    yield f"# {clean(session.title) or 'untitled'}"
    yield ""
    yield f"s{session.id}, {session.host}, {date(session.started)}"
    for turn in store.turns.turns(session.id, 0, _ALL):
        if turn.role == "context":
            continue
        yield ""
        yield f"## {turn.role} (t{turn.id}{', ' + date(turn.time) if turn.time else ''})"
        yield ""
        yield clean(turn.text)
    yield ""


def _jsonl(store: "MemoryStore", session: "Session", clean: Any) -> Iterator[str]:
    projects = dict(store.turns.projects())
    places = [projects[number].root for number in store.turns.session_projects(session.id)]
    tools: dict[int, list[dict[str, str]]] = {}
    for turn, tool in store.turns.tools(session.id, _ALL):
        tools.setdefault(turn, []).append({"name": tool.name, "target": clean(tool.target)})
    head = session_document(session) | {"title": clean(session.title), "projects": places}
    for one in store.turns.turns(session.id, 0, _ALL):
        if one.role != "context":
            document = {"schema_version": output.SCHEMA_VERSION, **turn_document(one, clean), "tools": tools.get(one.id, [])}
            yield json.dumps(document | {"session": head}, ensure_ascii=False)
