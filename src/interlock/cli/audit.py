"""``interlock audit``: read, verify and export the audit trail."""

from collections.abc import Iterator
from typing import Any

import click

from interlock.cli import output
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

_COLOURS = {"allow": "green", "ask": "yellow", "deny": "red"}
#: Names of `--format`: those of ``audit.sinks.forms``, which a test compares, and which are not imported to print a help page.
FORMATS = ("csv", "ecs", "jsonl", "ocsf", "syslog")


@click.group()
def audit() -> None:
    """Read, verify and export the audit trail."""


@audit.command()
@click.option("-n", "count", type=click.IntRange(0, 100_000), default=20, show_default=True, help="How many records.")
@click.option("-f", "--follow", is_flag=True, help="Go on with new records as they are written, until interrupted.")
@output.json_option
def tail(count: int, follow: bool, as_json: bool) -> None:
    """Show the newest records, also across the files of a rotated log.

    With --follow, --json prints one record a line.
    """
    from interlock.audit import reader
    from interlock.config.paths import state_dir

    state = state_dir()
    records = reader.newest(state, count) if count or not follow else []
    if as_json and not follow:
        output.emit_json({"records": [{key: value for key, value in record.items() if key != "mac"} for record in records]})
        return
    if not records and not follow:
        output.note("no audit records yet")
        return
    colour = output.colour_on()

    def show(record: dict[str, object]) -> None:
        if as_json:
            output.emit_json_line({key: value for key, value in record.items() if key != "mac"})
        else:
            output.echo(_line(record, colour=colour))

    for record in records:
        show(record)
    if follow:
        last = (records or reader.newest(state, 1) or [{}])[-1].get("n")
        for record in reader.follow(state, last if isinstance(last, int) else 0):
            show(record)


@audit.command("verify")
@output.json_option
@click.pass_context
def verify_command(context: click.Context, as_json: bool) -> None:
    """Check that no record was changed, removed or inserted; exit 1 when one was."""
    from interlock.audit import verify
    from interlock.config.paths import state_dir

    report = verify.verify(state_dir())
    if as_json:
        output.emit_json(
            {
                "ok": report.ok,
                "records": report.records,
                "files": report.files,
                "problems": [_problem(problem) for problem in report.problems],
                "torn": [_problem(problem) for problem in report.torn],
            }
        )
    else:
        colour = output.colour_on()
        for problem in report.problems:
            output.echo(f"{_paint(problem.kind, 'red', colour=colour)} {problem.file}:{problem.line}: {problem.text}")
        for problem in report.torn:
            output.echo(f"{_paint(problem.kind, 'yellow', colour=colour)} {problem.file}:{problem.line}: {problem.text}")
        if report.ok:
            output.echo(
                f"{_paint('ok', 'green', colour=colour)} {_count(report.records, 'record')} in {_count(len(report.files), 'file')}"
            )
        else:
            output.echo(f"{_paint('broken', 'red', colour=colour)} {_count(len(report.problems), 'problem')}")
    if not report.ok:
        context.exit(NEGATIVE)


@audit.command()
@click.option("--format", "form", type=click.Choice(FORMATS), default="jsonl", show_default=True, help="Form of the export.")
@click.option("--since", metavar="TIME", help="First moment: 2026-11-30, 2026-11-30T14:00Z, or 24h or 7d ago.")
@click.option("--until", metavar="TIME", help="Moment up to which records are taken, in the same forms.")
@click.option("--decision", "decisions", type=click.Choice(tuple(_COLOURS)), multiple=True, help="Only these; may be repeated.")
@click.option("--host", "hosts", metavar="HOST", multiple=True, help="Only records of this host; may be repeated.")
@click.option("--host-name", metavar="NAME", default="", help="Name of the machine in the events. [default: this one's]")
@click.option("--output", "target", metavar="FILE", help="Write to FILE (private, replaced whole) instead of stdout.")
@click.option("--json", "as_json", is_flag=True, help="The same as --format jsonl.")
@output.dry_run_option
def export(
    *,
    form: str,
    since: str | None,
    until: str | None,
    decisions: tuple[str, ...],
    hosts: tuple[str, ...],
    host_name: str,
    target: str | None,
    as_json: bool,
    dry_run: bool,
) -> None:
    """Write the records, oldest first, in the form that another system reads.

    \b
    interlock audit export --format ocsf --since 24h
    interlock audit export --format syslog --decision deny --output denied.log
    """
    from interlock.audit import reader
    from interlock.audit.sinks import base, forms
    from interlock.config.paths import state_dir

    if as_json and form != "jsonl":
        raise InterlockError("--json and --format disagree", help=f"interlock audit export --format {form}", exit_code=USAGE)
    selection = base.Selection(
        since=base.when(since) if since else None,
        until=base.when(until) if until else None,
        decisions=decisions,
        hosts=hosts,
    )
    records = selection.of(reader.read(state_dir()))
    if dry_run:
        number = sum(1 for _ in records)
        output.note(f"would write {_count(number, 'record')} to {target or 'standard output'}")
        return
    counted = _Counted(records)
    lines = forms.lines(form, counted, host_name)
    if target is None or target == "-":
        for line in lines:
            output.echo(line)
        return
    _write_file(target, lines)
    output.note(f"wrote {_count(counted.number, 'record')} to {target}")


class _Counted:
    """Records, counted as they are taken: a form may have lines of its own."""

    def __init__(self, records: Iterator[dict[str, object]]) -> None:
        self._records = records
        self.number = 0

    def __iter__(self) -> Iterator[dict[str, object]]:
        for record in self._records:
            self.number += 1
            yield record


def _write_file(target: str, lines: Iterator[str]) -> None:
    """Write line by line beside the target, then put it in place. Raises `InterlockError`."""
    import contextlib
    import os

    if os.path.isdir(target):
        raise InterlockError(f"'{target}' is a folder", exit_code=USAGE)
    aside = f"{target}.{os.getpid()}.part"
    try:
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            for line in lines:
                file.write(line + "\n")
        os.replace(aside, target)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise InterlockError(f"cannot write '{target}': {error.strerror or error}") from error
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise


def _line(record: dict[str, object], *, colour: bool) -> str:
    decision = _plain(record.get("decision") or record.get("event"))
    canary = "(a test by interlock doctor)" if record.get("canary") is True else ""
    who = _plain(record.get("host"))
    tool = _plain(record.get("tool") or record.get("hook"))
    why = record.get("rules") or record.get("code") or ""
    reason = ", ".join(_plain(rule) for rule in why) if isinstance(why, list) else _plain(why)
    parts = [
        _plain(record.get("time"))[:19].replace("T", " "),
        _paint(decision.ljust(6), _COLOURS.get(decision, "magenta"), colour=colour),
        f"{who} {tool}".strip(),
        _plain(record.get("what")),
        f"[{reason}]" if reason else "",
        f"ref {_plain(record['id'])}" if record.get("id") and decision != "allow" else "",
        canary,
    ]
    return "  ".join(part for part in parts if part)


def _plain(value: object) -> str:
    """Text of a field, without what would steer a terminal."""
    return "" if value is None else "".join(char if char.isprintable() else "?" for char in str(value))


def _problem(problem: Any) -> dict[str, object]:
    return {"kind": problem.kind, "file": problem.file, "line": problem.line, "text": problem.text}


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def _paint(text: str, name: str, *, colour: bool) -> str:
    return click.style(text, fg=name, bold=True) if colour else text
