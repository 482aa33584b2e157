"""`interlock inspect test|health|audit`: how the sender's checks do, and what was recorded of them."""

import asyncio
import json
import time
from typing import TYPE_CHECKING

import click

from interlock.cli import output
from interlock.cli.sender_shared import at, opened, read_headers, team_argument
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.inspection.sender.connection import TestResult
    from interlock.inspection.sender.health import Health

_FORMATS = click.Choice(["table", "jsonl"])


@click.command(short_help="Verdict latency, failures, block rate.")
@team_argument
@output.json_option
def health(team: str, as_json: bool) -> int:
    """Health of a team's checks. Exit code 1 when its breaker is tripped, or its secret or headers cannot be opened."""
    with opened("inspect health") as sender:
        from interlock.inspection.sender.health import TRIPPED, UNREADABLE, of_team

        found = of_team(sender.store, sender.teams, team, time.time())
    if as_json:
        output.emit_json({"team": team, **_document(found)})
    else:
        _print(found)
    return NEGATIVE if found.status in (TRIPPED, UNREADABLE) else 0


def _document(found: "Health") -> "dict[str, object]":
    return {
        "status": found.status,
        "notice": found.notice or None,
        "latency_ms": {"p50": found.latency.p50, "p95": found.latency.p95, "p99": found.latency.p99},
        "verdicts_24h": found.verdicts,
        "failures_per_minute": found.failures_per_minute,
        "block_rate_24h": found.block_rate,
        "recent_errors": [{"time": at(when), "type": reason, "status": status} for when, reason, status in found.recent_errors],
    }


def _print(found: "Health") -> None:
    if found.notice:
        output.warn(found.notice)
    latency = found.latency
    shown = " / ".join("-" if value is None else f"{value:.1f}" for value in (latency.p50, latency.p95, latency.p99))
    rate = "-" if found.block_rate is None else f"{found.block_rate:.1%}"
    output.table(
        ["figure", "value"],
        [
            ["status", found.status],
            ["verdict latency p50 / p95 / p99, last hour", f"{shown} ms"],
            ["failures a minute, last 2 minutes", f"{found.failures_per_minute:.1f}"],
            ["block rate, last 24 h", f"{rate} of {found.verdicts} verdicts"],
        ],
    )
    if found.recent_errors:
        rows = [[at(when), reason, status or ""] for when, reason, status in found.recent_errors]
        output.table(["time", "error", "status"], rows, title="Recent errors")


@click.command(short_help="Audit rows of the sender.")
@click.option("--team", default=None, help="Rows of this team.")
@click.option("--event", "names", multiple=True, help="Rows of this event; may be repeated.")
@click.option("--since", default="", metavar="TIME", help="Rows from then on: 2026-11-30 or 2026-11-30T12:00:00Z.")
@click.option("--until", default="", metavar="TIME", help="Rows before then.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True, help="Newest rows.")
@click.option("--format", "form", type=_FORMATS, default="table", show_default=True, help="A table, or JSON Lines.")
@output.json_option
def audit(*, team: str | None, names: tuple[str, ...], since: str, until: str, limit: int, form: str, as_json: bool) -> None:
    """Audit rows: identifiers and codes only, the newest first.

    \b
    Examples:
      interlock inspect audit --event inference_hooks_request_denied
      interlock inspect audit --format jsonl --since 2026-11-30 --limit 100000 > rows.jsonl
    """
    with opened("inspect audit") as sender:
        from interlock.inspection.sender.events import NAMES

        for name in names:
            if name not in NAMES:
                raise InterlockError(f"there is no event '{name[:80]}'", help="one of: " + ", ".join(NAMES), exit_code=USAGE)
        rows = sender.store.events(
            team=team, names=names, since=_moment(since, "--since"), until=_moment(until, "--until"), limit=limit
        )
    documents = [
        {"id": row.id, "time": at(row.at), "team": row.team or None, "event": row.event, **json.loads(row.payload)} for row in rows
    ]
    if as_json:
        output.emit_json({"events": documents})
    elif form == "jsonl":
        for document in documents:
            output.emit_json_line(document)
    elif not documents:
        output.note("there are no such rows")
    else:
        output.table(
            ["time", "team", "event", "what"],
            [
                [row["time"], row["team"] or "all", str(row["event"]).removeprefix("inference_hooks_"), _what(row)]
                for row in documents
            ],
        )


def _what(row: "dict[str, object]") -> str:
    shown = ("request_id", "reason", "status", "reference_id", "mode", "webhook_url", "attempts", "failures", "config_version")
    return " ".join(f"{name}={row[name]}" for name in shown if row.get(name) is not None)


def _moment(text: str, option: str) -> float:
    from datetime import UTC, datetime

    if not text:
        return 0.0
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise InterlockError(
            f"{option}: '{text[:40]}' is not a time", help=f"{option} 2026-11-30T12:00:00Z", exit_code=USAGE
        ) from None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


@click.command("test", short_help="Test Connection: send the fixed frame.")
@team_argument
@click.option("--url", help="Try this endpoint instead of the saved one; nothing is saved.")
@click.option("--headers", "headers_file", metavar="FILE", help="Custom headers for --url; - for stdin.")
@output.json_option
def test_connection(team: str, url: str | None, headers_file: str | None, as_json: bool) -> int:
    """Send a signed test frame without user content, and show the verdict or why there was none. Exit code 1 on a failure."""
    if headers_file and not url:
        raise InterlockError("--headers needs --url; the saved endpoint is tested with its saved headers", exit_code=USAGE)
    with opened("inspect test") as sender:
        from interlock.inspection.sender.connection import TestForm, check_connection

        form = TestForm(url, read_headers(headers_file) if headers_file else None) if url else None
        result = asyncio.run(check_connection(sender.store, sender.teams, team, form))
    if as_json:
        output.emit_json(
            {
                "team": team,
                "ok": result.ok,
                "paused": result.paused,
                "verdict": result.verdict if result.ok else None,
                "reason": result.reason,
                "status": result.status,
                "ms": round(result.ms, 1),
                "text": result.text,
            }
        )
    else:
        _say_result(team, result)
    return 0 if result.ok else NEGATIVE


def _say_result(team: str, result: "TestResult") -> None:
    if result.paused:
        output.note(result.text)
    elif not result.ok:
        output.print_error(f"the test failed: {result.text}", result.help.replace("TEAM", team))
    else:
        output.echo(f"{result.verdict} in {result.ms:.0f} ms")
        if result.verdict == "deny":
            output.warn(result.text)


COMMANDS = (test_connection, health, audit)
