"""``interlock remember``: take in, search and show what was said in past sessions."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.cli.remember_bench import bench
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.memory.settings import Settings
    from interlock.model.session import Hit, Session, Turn
    from interlock.storage.base import MemoryStore

_PROJECT_HELP = "Only this project (a folder in it). The default is the project of the current folder, where memory knows it."


@click.group()
def remember() -> None:
    """Search and manage the memory of past sessions."""


remember.add_command(bench)


@remember.command()
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
        raise InterlockError(f"{exc}: '{host}'", help="interlock hosts", exit_code=USAGE) from exc
    chosen = identity.project(os.path.abspath(project), os.path.expanduser("~")) if project else None
    if dry_run:
        _print_plan(found, as_json)
        return
    with _store() as (store, state, settings):
        if not settings.enabled:
            raise InterlockError("memory is switched off", help="unset INTERLOCK_REMEMBER, or set enabled = true in hook.toml")
        with _progress(found) as step:
            mined = take_in(store, state, found, host=host, settings=settings, env=os.environ, project=chosen, step=step)
    if as_json:
        output.emit_json(
            {
                "files": mined.files,
                "unchanged": mined.unchanged,
                "turns": mined.turns,
                "bad_lines": mined.bad,
                "failed": [{"path": name, "reason": reason} for name, reason in mined.failed],
            }
        )
    else:
        output.echo(
            f"{_count(mined.turns, 'new turn')} from {_count(mined.files, 'transcript')}"
            + (f" ({mined.unchanged} without news)" if mined.unchanged else "")
        )
        if mined.bad:
            output.warn(f"{_count(mined.bad, 'line')} could not be understood and were passed over")
        for name, reason in mined.failed:
            output.warn(f"'{name}': {reason}")
        if mined.turns:
            output.note("next: interlock remember search WORDS")
    if mined.failed and mined.files == len(mined.failed):
        raise click.exceptions.Exit(NEGATIVE)


@remember.command()
@click.argument("query", nargs=-1, required=True)
@click.option("-n", "--limit", type=click.IntRange(1, 500), default=10, show_default=True, help="At most so many turns.")
@click.option("--project", default="", metavar="DIR", help=_PROJECT_HELP)
@click.option("--all", "everywhere", is_flag=True, help="All projects.")
@click.option("--role", type=click.Choice(["user", "assistant"]), default=None, help="Only what this side said.")
@click.option("--host", default="", help="Only this host's sessions.")
@click.option("--since", default="", metavar="DATE", help="Only from this day on, as 2026-11-30.")
@click.option("--until", default="", metavar="DATE", help="Only before this day.")
@click.option("--file", "path", default="", metavar="PART", help="Only where the agent then acted on a path that holds this.")
@click.option("--tool", default="", metavar="NAME", help="Only where the agent then called this tool.")
@click.option("-C", "--context", type=click.IntRange(0, 50), default=0, help="So many turns before and after each as well.")
@output.json_option
def search(
    query: tuple[str, ...],
    limit: int,
    project: str,
    everywhere: bool,
    role: str | None,
    host: str,
    since: str,
    until: str,
    path: str,
    tool: str,
    context: int,
    as_json: bool,
) -> None:
    """Find what was said: words in any form, or a name, path or id letter by letter. Exit code 1 when nothing is found."""
    from interlock.storage.base import Query

    text = " ".join(query)
    with _store() as (store, _, settings):
        projects, names = _scope(store, project, everywhere)
        hits = store.index.search(
            Query(
                text,
                projects=projects,
                limit=limit,
                role=role or "",
                host=host,
                since=_day(since),
                until=_day(until),
                file=path,
                tool=tool,
            )
        )
        groups = _grouped(store, hits)
        clean = _cleaner(settings)
        around = {hit.turn.id: _around(store, hit.turn, context) for hit in hits} if context else {}
        if as_json:
            output.emit_json(
                {
                    "query": text,
                    "projects": names,
                    "hits": [_hit_document(hit, session, clean, around) for session, found in groups for hit in found],
                }
            )
        else:
            _print_groups(groups, text, clean, around)
    if not hits:
        where = f"in {', '.join(names)}; all projects: interlock remember search --all {text!r}" if names else "in any project"
        output.note(f"nothing found for '{text}' {where}")
        raise click.exceptions.Exit(NEGATIVE)


@remember.command()
@output.json_option
def status(as_json: bool) -> None:
    """Show what is stored, and how much of the transcripts was understood."""
    from interlock.memory.status import collect

    with _store() as (store, state, settings):
        found = collect(store, state)
        listed = [
            {"id": number, "name": one.name, "root": one.root, "sessions": len(store.turns.sessions((number,), 100_000))}
            for number, one in store.turns.projects()
        ]
    path = os.path.join(state, "memory", "memory.db")
    size = sum(os.path.getsize(path + end) for end in ("", "-wal") if os.path.exists(path + end))
    if as_json:
        output.emit_json({"enabled": settings.enabled, "store": path, "bytes": size, **found, "projects_list": listed})
        return
    output.echo(f"store      {path} ({size / 1e6:.1f} MB)")
    output.echo(f"capture    {'on' if settings.enabled else 'off'}")
    for name in ("sessions", "turns", "tool_events", "diary", "sources"):
        output.echo(f"{name.replace('_', ' '):<10} {found[name]}")
    output.echo(f"lines      {found['lines']} read, {found['bad_lines']} not understood")
    if found["tombstones"]:
        output.echo(f"forgotten  {found['tombstones']}")
    if found["spooled"]:
        output.warn(f"{_count(found['spooled'], 'record')} wait in the spool", "interlock remember status")
    if not found["turns"]:
        output.note("nothing stored yet: interlock install cursor --parts memory, or interlock remember mine")
    if listed:
        output.table(("project", "sessions", "folder"), [(one["name"], one["sessions"], one["root"]) for one in listed])


@remember.command()
@click.argument("name", metavar="ID")
@click.option("-C", "--context", type=click.IntRange(0, 50), default=0, help="So many turns before and after as well.")
@output.json_option
def show(name: str, context: int, as_json: bool) -> None:
    """Show a turn (t12) or a whole session (s3)."""
    with _store() as (store, _, settings):
        kind, number = _id(name)
        if kind == "t":
            turn = store.turns.turn(number)
            found = [] if turn is None else _around(store, turn, context)
        else:
            found = store.turns.turns(number, 0, 100_000)
        if not found:
            raise InterlockError(f"there is no '{name}' in memory", help="interlock remember search WORDS", exit_code=NEGATIVE)
        session = store.turns.get_session(found[0].session)
        clean = _cleaner(settings)
        if as_json:
            output.emit_json({"session": _session_document(session), "turns": [_turn_document(one, clean) for one in found]})
            return
        output.echo(_heading(session))
        for one in found:
            output.echo()
            output.echo(_label(one))
            output.echo(clean(one.text))


@remember.command()
@click.argument("names", metavar="ID...", nargs=-1, required=True)
@output.dry_run_option
@output.json_option
def forget(names: tuple[str, ...], dry_run: bool, as_json: bool) -> None:
    """Delete turns (t12) for good: mining their transcript again does not bring them back."""
    import time

    from interlock.memory.save import rebuild_summary, refresh_digests

    with _store() as (store, _, settings):
        turns = []
        for name in names:
            kind, number = _id(name)
            found = store.turns.turn(number) if kind == "t" else None
            if found is None:
                raise InterlockError(
                    f"there is no turn '{name}' in memory", help="interlock remember search WORDS", exit_code=NEGATIVE
                )
            turns.append(found)
        clean = _cleaner(settings)
        if not dry_run:
            with store.writing():
                store.turns.forget([turn.id for turn in turns], "cli", time.time())
                for session in sorted({turn.session for turn in turns}):
                    rebuild_summary(store, session, time.time(), clean)
                    refresh_digests(store, session, time.time())
    if as_json:
        output.emit_json({"dry_run": dry_run, "forgotten": [f"t{turn.id}" for turn in turns]})
        return
    for turn in turns:
        output.echo(f"{'would forget' if dry_run else 'forgot'} t{turn.id} ({turn.role}, {len(turn.text)} characters)")


@remember.command()
@click.option("--project", default="", metavar="DIR", help="The project; the default is that of the current folder.")
@output.json_option
def digest(project: str, as_json: bool) -> None:
    """Show what a new session of a project is told."""
    from interlock.memory import identity
    from interlock.memory.budget import join, tokens

    folder = os.path.abspath(project or ".")
    one = identity.project(folder, os.path.expanduser("~"))
    with _store() as (store, _, _settings):
        text = join(store.notes.digests((one.key, *one.also))) if one is not None else ""
    if as_json:
        output.emit_json({"project": folder, "tokens": tokens(text) if text else 0, "text": text})
    elif text:
        output.echo(text)
    if not text:
        output.note(f"memory knows nothing of '{folder}' yet")
        raise click.exceptions.Exit(NEGATIVE)


@contextmanager
def _store() -> "Iterator[tuple[MemoryStore, str, Settings]]":
    from interlock import wiring
    from interlock.config.paths import ensure_state
    from interlock.memory.run import take_spool
    from interlock.memory.settings import load
    from interlock.storage.base import StoreBusy

    state = ensure_state()
    try:
        store = wiring.open_memory_store(state)
        try:
            take_spool(os.path.join(state, "memory", "spool"), store)
            yield store, state, load(state, os.environ)
        finally:
            store.close()
    except StoreBusy as exc:
        raise InterlockError(
            "another process has held the memory store for 5 seconds", help="try again, then `interlock doctor`"
        ) from exc


@contextmanager
def _progress(found: list[str]) -> "Iterator[Any]":
    import sys

    if output.is_quiet() or not output.colour_on(sys.stderr):
        yield lambda _path, _bytes: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    total = sum(os.path.getsize(path) for path in found if os.path.exists(path))
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", total=total)
        yield lambda path, size: bar.update(task, advance=size, description=os.path.basename(path)[:36])


def _print_plan(found: list[str], as_json: bool) -> None:
    if as_json:
        output.emit_json({"dry_run": True, "files": found})
        return
    for path in found:
        output.echo(f"would read {path} ({os.path.getsize(path)} bytes)")


def _scope(store: "MemoryStore", project: str, everywhere: bool) -> "tuple[tuple[int, ...] | None, list[str]]":
    """Projects to search in (None: all) and their names."""
    from interlock.memory import identity

    if everywhere:
        return None, []
    one = identity.project(os.path.abspath(project or "."), os.path.expanduser("~"))
    found = store.turns.find_projects((one.key, *one.also))[:1] if one is not None else ()
    if project and not found:
        raise InterlockError(
            f"memory knows no project at '{project}'", help="interlock remember status lists the projects", exit_code=NEGATIVE
        )
    if not found:
        return None, []
    names = {number: item.name for number, item in store.turns.projects()}
    return found, [names[number] for number in found]


def _grouped(store: "MemoryStore", hits: "list[Hit]") -> "list[tuple[Session | None, list[Hit]]]":
    """Hits by session, in the order of each session's best hit."""
    groups: dict[int, list[Hit]] = {}
    for hit in hits:
        groups.setdefault(hit.turn.session, []).append(hit)
    return [(store.turns.get_session(session), found) for session, found in groups.items()]


def _print_groups(groups: "list[tuple[Session | None, list[Hit]]]", text: str, clean: Any, around: "dict[int, list[Turn]]") -> None:
    from interlock.cli.snippet import snippet

    for number, (session, found) in enumerate(groups):
        if number:
            output.echo()
        output.echo(_heading(session))
        for hit in found:
            output.echo(f"  {_label(hit.turn)}{'  exact' if hit.exact else ''}")
            for line in snippet(clean(hit.turn.text), text, output.colour_on()):
                output.echo(f"    {line}")
            for one in around.get(hit.turn.id, ()):
                if one.id != hit.turn.id:
                    output.echo(f"    {_label(one)}: {' '.join(clean(one.text).split())[:200]}")


def _around(store: "MemoryStore", turn: "Turn", count: int) -> "list[Turn]":
    if not count:
        return [turn]
    turns = store.turns.turns(turn.session, 0, 1_000_000)
    at = next(number for number, one in enumerate(turns) if one.id == turn.id)
    return turns[max(0, at - count) : at + count + 1]


def _heading(session: "Session | None") -> str:
    if session is None:
        return "a session that is gone"
    text = f"s{session.id}  {_date(session.started)}  {session.host}  {session.title or 'untitled'}"
    return click.style(text, bold=True) if output.colour_on() else text


def _label(turn: "Turn") -> str:
    text = f"t{turn.id} {turn.role}" + (f" {_date(turn.time)}" if turn.time else "")
    return click.style(text, fg="cyan") if output.colour_on() else text


def _cleaner(settings: "Settings") -> Any:
    """What leaves the store is redacted once more: it may hold words from a time when `verbatim` was on."""
    from interlock.config.paths import state_dir
    from interlock.memory import key
    from interlock.memory.redaction import redactor

    del settings
    return redactor(key.load(os.path.join(state_dir(), "memory")))


def _id(name: str) -> tuple[str, int]:
    if name[:1] in ("t", "s") and name[1:].isdecimal():
        return name[0], int(name[1:])
    raise InterlockError(f"'{name}' is not an id", help="an id is t12 (a turn) or s3 (a session)", exit_code=USAGE)


def _day(text: str) -> float | None:
    if not text:
        return None
    import datetime

    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").astimezone().timestamp()
    except ValueError as exc:
        raise InterlockError(f"'{text}' is not a day", help="write it as 2026-11-30", exit_code=USAGE) from exc


def _date(at: float) -> str:
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def _session_document(session: "Session | None") -> dict[str, object]:
    if session is None:
        return {}
    return {
        "id": f"s{session.id}",
        "host": session.host,
        "conversation": session.conversation,
        "parent": session.parent,
        "title": session.title,
        "started": session.started,
        "updated": session.updated,
        "turns": session.turns,
    }


def _turn_document(turn: "Turn", clean: Any) -> dict[str, object]:
    return {
        "id": f"t{turn.id}",
        "role": turn.role,
        "time": turn.time,
        "text": clean(turn.text),
        "source": turn.source,
        "bytes": [turn.start, turn.end],
    }


def _hit_document(hit: "Hit", session: "Session | None", clean: Any, around: "dict[int, list[Turn]]") -> dict[str, object]:
    return {
        **_turn_document(hit.turn, clean),
        "session": _session_document(session),
        "score": round(hit.score, 4),
        "exact": hit.exact,
        "context": [_turn_document(one, clean) for one in around.get(hit.turn.id, ())],
    }
