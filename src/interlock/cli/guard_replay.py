"""``interlock guard replay``: what the guard would have said about past conversations."""

import os
import sys

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import OK, USAGE, InterlockError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from interlock.guard.replay import Report

_COLOURS = {"ask": "yellow", "deny": "red"}


@click.command()
@output.json_option
@click.option("--host", help="Whose transcripts these are: cursor, claude or codex. [default: told from each file]")
@click.option("--all", "everything", is_flag=True, help="Without PATH: the transcripts of every project, not only of this one.")
@click.option("--limit", type=click.IntRange(min=0), default=40, show_default=True, help="Stopped calls that are listed.")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
def replay(as_json: bool, host: str | None, everything: bool, limit: int, paths: tuple[str, ...]) -> int:
    """Judge the tool calls of past conversations: nothing is run, asked or recorded.

    \b
    interlock guard replay
    interlock guard replay --host claude --all
    interlock guard replay ~/.codex/sessions/2026/11

    PATH is a transcript (also a `.jsonl.zst` of Codex) or a folder of them; without one, the transcripts of the project in the current folder. Shows how often you
    would have been interrupted and by which rule. What a file was then is not known: calls are judged as if they came now. Leaves with 0.
    """
    from interlock.guard import replay as engine
    from interlock.hosts.registry import ALIASES

    chosen = ALIASES.get(host, host) if host else ""
    if chosen and chosen not in engine.HOSTS:
        raise InterlockError(
            f"there is no reader for transcripts of '{host}'", help="--host cursor, claude or codex", exit_code=USAGE
        )
    for path in paths:
        if not os.path.exists(path):
            raise InterlockError(f"there is no '{path}'", help="give a transcript or a folder of them", exit_code=USAGE)
    if paths:
        files = list(engine.expand(list(paths)))
    else:
        files = engine.found("" if everything else os.getcwd(), chosen, os.environ)
    if not files:
        output.note("no transcripts here: give a PATH, or --all for every project")
    report = engine.run(files, chosen, state_dir(), _ticker(len(files)))
    if as_json:
        output.emit_json(_document(report, limit))
    else:
        _show(report, limit)
    return OK


def _ticker(total: int) -> "Callable[[str], None] | None":
    """Progress on a terminal's stderr for more than a handful of files; else None."""
    if total < 5 or output.is_quiet() or not sys.stderr.isatty():
        return None
    done = 0

    def tick(path: str) -> None:
        nonlocal done
        done += 1
        end = "\n" if done == total else "\r"
        click.echo(f"{done}/{total} {os.path.basename(path)[:60]:60}{end}", err=True, nl=False)

    return tick


def _document(report: "Report", limit: int) -> dict[str, object]:
    return {
        "files": report.files,
        "calls": report.calls,
        "decisions": report.decisions,
        "interrupt_rate": round(report.rate, 4),
        "hosts": report.hosts,
        "rules": [{"rule": rule, **counts} for rule, counts in _ranked(report)],
        "stopped": [
            {
                "path": one.path,
                "line": one.line,
                "host": one.host,
                "decision": one.decision,
                "tool": one.tool,
                "what": one.what,
                "rules": list(one.rules),
            }
            for one in report.stopped[:limit]
        ],
        "stopped_total": len(report.stopped),
        "bad_lines": report.bad_lines,
        "unreadable": report.unreadable,
        "packed": report.packed,
    }


def _show(report: "Report", limit: int) -> None:
    hosts = ", ".join(f"{host} {count:,}" for host, count in sorted(report.hosts.items()))
    output.echo(f"{_count(report.calls, 'call')} in {_count(report.files, 'transcript')}" + (f" ({hosts})" if hosts else ""))
    for decision, label in (("allow", "allowed"), ("ask", "would be asked"), ("deny", "would be denied")):
        number = report.decisions[decision]
        share = f"{100 * number / report.calls:.1f} %" if report.calls else "-"
        output.echo(f"  {label + ':':17}{number:>7,}  {share}")
    if report.interrupted:
        output.echo(f"You would have been interrupted once in {report.calls / report.interrupted:,.0f} calls.")
    elif report.calls:
        output.echo("You would not have been interrupted.")
    if report.rules:
        output.echo()
        output.table(("rule", "ask", "deny"), [(rule, counts["ask"], counts["deny"]) for rule, counts in _ranked(report)])
    if report.stopped and limit:
        output.echo()
        colour = output.colour_on()
        for one in report.stopped[:limit]:
            mark = click.style(one.decision.ljust(4), fg=_COLOURS[one.decision], bold=True) if colour else one.decision.ljust(4)
            output.echo(f"{mark}  {_short(one.path)}:{one.line}  {_plain(one.tool)}  {_plain(one.what)}  [{', '.join(one.rules)}]")
        if len(report.stopped) > limit:
            output.echo(f"... and {len(report.stopped) - limit:,} more (--limit)")
    if report.bad_lines:
        output.note(f"{_count(report.bad_lines, 'line')} could not be read")
    for path, why in list(report.packed.items())[:10]:
        output.warn(f"'{path}' was left out: {why}")
    for path in report.unreadable[:10]:
        output.warn(f"'{path}' is not a transcript that can be read")


def _ranked(report: "Report") -> "list[tuple[str, dict[str, int]]]":
    return sorted(report.rules.items(), key=lambda item: (-sum(item[1].values()), item[0]))


def _short(path: str) -> str:
    """The path as a person would write it."""
    home = os.path.expanduser("~")
    return "~" + path[len(home) :] if path.startswith(home + os.sep) else path


def _plain(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
