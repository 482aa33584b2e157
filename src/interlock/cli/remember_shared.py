"""What the ``interlock remember`` commands share: the open store, the scope of a question, and how turns and sessions are shown."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.memory.settings import Settings
    from interlock.model.session import Session, Turn
    from interlock.storage.base import MemoryStore


@contextmanager
def open_memory() -> "Iterator[tuple[MemoryStore, str, Settings]]":
    """The store, the state folder and the settings; what hooks left in the spool is taken in first. Raises `InterlockError`."""
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


def scope(store: "MemoryStore", project: str, everywhere: bool) -> "tuple[tuple[int, ...] | None, list[str]]":
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


def heading(session: "Session | None") -> str:
    """One line about a session."""
    if session is None:
        return "a session that is gone"
    text = f"s{session.id}  {date(session.started)}  {session.host}  {session.title or 'untitled'}"
    return click.style(text, bold=True) if output.colour_on() else text


def label(turn: "Turn") -> str:
    """One line about a turn."""
    text = f"t{turn.id} {turn.role}" + (f" {date(turn.time)}" if turn.time else "")
    return click.style(text, fg="cyan") if output.colour_on() else text


def cleaner(settings: "Settings") -> Any:
    """What leaves the store is redacted once more: it may hold words from a time when `verbatim` was on."""
    from interlock.config.paths import state_dir
    from interlock.memory import key
    from interlock.memory.redaction import redactor

    del settings
    return redactor(key.load(os.path.join(state_dir(), "memory")))


_IDS = {"t": "t12 (a turn)", "s": "s3 (a session)", "p": "p2 (a pin)"}


def parse_id(name: str, kinds: str = "ts") -> tuple[str, int]:
    """Kind and number of ``t12``, ``s3`` or ``p2``. Raises `InterlockError`."""
    if name[:1] in tuple(kinds) and name[1:].isascii() and name[1:].isdecimal() and len(name) < 18:
        return name[0], int(name[1:])
    raise InterlockError(f"'{name}' is not an id", help="an id is " + " or ".join(_IDS[kind] for kind in kinds), exit_code=USAGE)


def day(text: str) -> float | None:
    """Start of a day in local time, None for "". Raises `InterlockError`."""
    if not text:
        return None
    import datetime

    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").astimezone().timestamp()
    except ValueError as exc:
        raise InterlockError(f"'{text}' is not a day", help="write it as 2026-11-30", exit_code=USAGE) from exc


def date(at: float) -> str:
    """A time for people."""
    import time

    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def count(number: int, noun: str) -> str:
    """``1 turn``, ``2 turns``."""
    return f"{number} {noun}" + ("" if number == 1 else "s")


def around(store: "MemoryStore", turn: "Turn", count: int) -> "list[Turn]":
    """See `neighbours`."""
    from interlock.memory.neighbours import neighbours

    return neighbours(store, turn, count)


def session_document(session: "Session | None") -> dict[str, object]:
    """A session as JSON."""
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


def turn_document(turn: "Turn", clean: Any) -> dict[str, object]:
    """A turn as JSON, its words passed through `clean`."""
    return {
        "id": f"t{turn.id}",
        "role": turn.role,
        "time": turn.time,
        "text": clean(turn.text),
        "source": turn.source,
        "bytes": [turn.start, turn.end],
    }


@contextmanager
def mining_progress(found: list[str]) -> "Iterator[Callable[[str, int], None]]":
    """Tells a bar on stderr of each file and the bytes just read; nothing where stderr is no terminal, or with ``--quiet``."""
    import sys

    if output.is_quiet() or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda _path, _bytes: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    total = sum(os.path.getsize(path) for path in found if os.path.exists(path))
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("reading", total=total)
        yield lambda path, size: bar.update(task, advance=size, description=os.path.basename(path)[:36])


@contextmanager
def unit_progress(what: str, total: int) -> "Iterator[Callable[[int], None]]":
    """Tells a bar on stderr how many units are done; nothing where `mining_progress` shows nothing."""
    import sys

    if output.is_quiet() or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda _units: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda units: bar.update(task, completed=units)


def build_index(store: "MemoryStore") -> None:
    """Make what was just stored ready to be searched, with a bar on stderr as `mining_progress` has it."""
    import sys

    if output.is_quiet() or not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        store.index.catch_up()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("indexing turns", total=None)
        store.index.catch_up(lambda done, total: bar.update(task, completed=done, total=total))
