"""How the memory's words look: laid out to the width of a terminal, plain lines in a pipe.

What stands in a transcript is not trusted: a control sequence in it must not steer the person's terminal.
"""

import os
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from interlock.cli import output
from interlock.cli.remember_shared import count, date, heading, label
from interlock.memory.shown import pattern, printable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from interlock.model.session import Hit, Session, Turn

    Clean = Callable[[str], str]

#: Columns of a line of text at most: longer ones are hard to read.
_WIDEST = 110

#: Columns below which ids stand above the words instead of beside them.
_NARROW = 60

#: Characters and lines of a hit.
_HIT, _LINES = 480, 7

_WHO = {"user": "you", "assistant": "agent", "context": "host"}
_COLOURS = {"user": "green", "assistant": "blue", "context": "dim"}

#: Spaces at the end of a line, with the codes among them.
_ENDS = re.compile(r"(?: |\x1b\[[0-9;]*m)+$")


def on_terminal() -> bool:
    """Whether to lay out for a person: stdout is a terminal that can do it, or colours are forced."""
    return output.colour_on() or (sys.stdout.isatty() and os.environ.get("TERM") != "dumb")


def print_groups(
    groups: "list[tuple[Session | None, list[Hit]]]", query: str, clean: "Clean", around: "dict[int, list[Turn]]"
) -> None:
    """Hits by session, the best first."""
    from interlock.memory.excerpt import excerpt, terms

    wanted = terms(query)
    for session, _ in groups:
        if session is not None:
            session.title = clean(session.title)
    shown = {hit.turn.id: _short(excerpt(printable(clean(hit.turn.text)), wanted, _HIT)[0]) for _, found in groups for hit in found}
    if on_terminal():
        _lay_out_groups(groups, shown, pattern(wanted), clean, around)
    else:
        _list_groups(groups, shown, clean, around)


def print_turns(session: "Session | None", turns: "Iterable[Turn]", clean: "Clean") -> None:
    """Turns of a session, whole."""
    if not on_terminal():
        output.echo(printable(heading(session)))
        for one in turns:
            output.echo()
            output.echo(label(one))
            output.echo(printable(clean(one.text)))
        return

    def draw(console: "Console") -> None:
        from rich.text import Text

        _draw_head(console, session)
        for one in turns:
            console.print()
            _draw_turn(console, one, Text(printable(clean(one.text))), None, time=True)

    _screen(draw)


def print_sessions(sessions: "list[Session]", clean: "Clean") -> None:
    """Sessions, one a line, under the day of each on a terminal."""
    if not on_terminal():
        for one in sessions:
            one.title = printable(clean(one.title))
            output.echo(f"{heading(one)}  ({count(one.turns, 'turn')})")
        return

    def draw(console: "Console") -> None:
        from rich.table import Table
        from rich.text import Text

        day = ""
        for one in sessions:
            own = _day(one.started)
            if own != day:
                console.print(Text(("\n" if day else "") + own, style="bold"))
                day = own
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=max(6, len(str(one.id)) + 2), justify="right", no_wrap=True)
            grid.add_column(width=5, no_wrap=True)
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
            grid.add_column(justify="right", no_wrap=True)
            grid.width = min(console.width, _WIDEST)
            title = Text(printable(clean(one.title)) or "untitled")
            about = Text(f"{one.host}, {count(one.turns, 'turn')}" + (", subagent" if one.parent else ""), style="dim")
            grid.add_row(Text(f"s{one.id}", style="cyan"), Text(date(one.started)[11:], style="dim"), title, about)
            console.print(grid)

    _screen(draw)


def _list_groups(
    groups: "list[tuple[Session | None, list[Hit]]]", shown: "dict[int, str]", clean: "Clean", around: "dict[int, list[Turn]]"
) -> None:
    for number, (session, found) in enumerate(groups):
        if number:
            output.echo()
        output.echo(printable(heading(session)))
        for hit in found:
            output.echo(f"  {label(hit.turn)}{'  exact' if hit.exact else ''}")
            for line in shown[hit.turn.id].splitlines():
                output.echo(f"    {line}")
            for one in around.get(hit.turn.id, ()):
                if one.id != hit.turn.id:
                    output.echo(f"    {label(one)}: {printable(' '.join(clean(one.text).split()))[:200]}")


def _lay_out_groups(
    groups: "list[tuple[Session | None, list[Hit]]]",
    shown: "dict[int, str]",
    pattern: "re.Pattern[str] | None",
    clean: "Clean",
    around: "dict[int, list[Turn]]",
) -> None:
    from rich.text import Text

    def draw(console: "Console") -> None:
        for number, (session, found) in enumerate(groups):
            if number:
                console.print()
            _draw_head(console, session)
            for place, part in enumerate(_parts(found, around)):
                if place and around:
                    console.print()
                for one in part:
                    if one.id in shown:
                        _draw_turn(console, one, Text(shown[one.id]), pattern)
                    else:
                        words = printable(" ".join(clean(one.text).split()))
                        _draw_turn(console, one, Text(words[:200] + ("…" if len(words) > 200 else ""), style="dim"), None)

    _screen(draw)
    hits = [hit for _, found in groups for hit in found]
    if hits and sys.stdout.isatty():
        output.note(
            f"\n{count(len(hits), 'turn')} in {count(len(groups), 'session')}; read on: interlock remember show t{hits[0].turn.id} -C 2"
        )


def _parts(found: "list[Hit]", around: "dict[int, list[Turn]]") -> "list[list[Turn]]":
    """The hits of a session by themselves, or with what stands around them: each turn once, in the order in which it was said."""
    if not around:
        return [[hit.turn] for hit in found]
    parts: list[list[Turn]] = []
    for near in sorted((around.get(hit.turn.id) or [hit.turn] for hit in found), key=lambda near: near[0].id):
        if parts and near[0].id <= parts[-1][-1].id:
            last = parts[-1][-1].id
            parts[-1] += [one for one in near if one.id > last]
        else:
            parts.append(list(near))
    return parts


def _draw_head(console: "Console", session: "Session | None") -> None:
    """Title on the left, where and when on the right; below each other where there is little room."""
    from rich.table import Table
    from rich.text import Text

    if session is None:
        console.print(Text("a session that is gone", style="bold"))
        return
    title = Text(printable(session.title) or "untitled", style="bold", no_wrap=True, overflow="ellipsis")
    about = Text(f"{session.host}  {_day(session.started)}  s{session.id}", style="dim")
    if console.width < _NARROW:
        console.print(title, no_wrap=True, overflow="ellipsis")
        console.print(about)
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_column(justify="right", no_wrap=True)
    grid.width = min(console.width, _WIDEST)
    grid.add_row(title, about)
    console.print(grid)


def _draw_turn(console: "Console", turn: "Turn", words: "Text", pattern: "re.Pattern[str] | None", *, time: bool = False) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    if pattern is not None:
        words.highlight_regex(pattern, "bold yellow")
    words.overflow = "fold"
    name = Text(f"t{turn.id}", style="cyan")
    who = Text(_WHO.get(turn.role, turn.role), style=_COLOURS.get(turn.role, ""))
    when = Text(f"  {date(turn.time)}" if time and turn.time else "", style="dim")
    row: RenderableType
    if console.width < _NARROW:
        console.print(Text("  ").append_text(name).append("  ").append_text(who).append_text(when))
        row = Padding(words, (0, 0, 0, 4))
    else:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=max(6, len(name) + 1), justify="right", no_wrap=True)
        grid.add_column(width=5, no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")
        grid.width = min(console.width, _WIDEST)
        if when.plain:
            grid.add_row(name, who, Text(when.plain.strip(), style="dim"))
            name, who = Text(), Text()
        grid.add_row(name, who, words)
        row = grid
    console.print(row)


def _screen(draw: "Callable[[Console], None]") -> None:
    from rich.console import Console

    colour = output.colour_on()
    console = Console(
        color_system="auto" if colour else None, force_terminal=True if colour else None, highlight=False, markup=False, emoji=False
    )
    with console.capture() as drawn:
        draw(console)
    output.echo("\n".join(_ENDS.sub(_codes, line) for line in drawn.get().rstrip("\n").split("\n")))


def _codes(match: "re.Match[str]") -> str:
    """What ends a line without its spaces: only the codes that switch a style off."""
    return match.group().replace(" ", "")


def _short(text: str) -> str:
    """Without blank lines and with a few lines at most."""
    lines = [line.rstrip() for line in text.expandtabs(4).splitlines() if line.strip()]
    return "\n".join([*lines[:_LINES], "…"] if len(lines) > _LINES else lines)


def _day(at: float) -> str:
    import time

    return time.strftime("%d %b %Y", time.localtime(at)).lstrip("0")
