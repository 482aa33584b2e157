"""``interlock audit``: read, verify and export the audit trail."""

from collections import deque
from typing import Any

import click

from interlock.cli import output
from interlock.model.errors import NEGATIVE

_COLOURS = {"allow": "green", "ask": "yellow", "deny": "red"}
#: Names of `--format`; each is a module of ``interlock.audit.sinks``.
FORMATS = ("jsonl",)


@click.group()
def audit() -> None:
    """Read, verify and export the audit trail."""


@audit.command()
@click.option("-n", "count", type=click.IntRange(1, 100_000), default=20, show_default=True, help="How many records.")
@output.json_option
def tail(count: int, as_json: bool) -> None:
    """Show the newest records."""
    from interlock.audit import verify
    from interlock.config.paths import state_dir

    records = list(deque(verify.read(state_dir()), maxlen=count))
    if as_json:
        output.emit_json({"records": [{key: value for key, value in record.items() if key != "mac"} for record in records]})
        return
    if not records:
        output.note("no audit records yet")
        return
    colour = output.colour_on()
    for record in records:
        output.echo(_line(record, colour=colour))


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
@click.option("--json", "as_json", is_flag=True, help="The same as --format jsonl.")
def export(form: str, as_json: bool) -> None:
    """Write every record to stdout."""
    del form, as_json  # one form so far, which is JSON
    from interlock.audit import verify
    from interlock.audit.sinks import jsonl
    from interlock.config.paths import state_dir

    for line in jsonl.lines(verify.read(state_dir())):
        output.echo(line)


def _line(record: dict[str, object], *, colour: bool) -> str:
    decision = _plain(record.get("decision") or record.get("event"))
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
