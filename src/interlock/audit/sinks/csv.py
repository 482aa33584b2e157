"""The trail as CSV (RFC 4180) for a spreadsheet: the fields that most records have, and the whole record as JSON in the last column.

A cell that a spreadsheet would take for a formula is led by an apostrophe (OWASP, "CSV Injection").
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator

from interlock.audit.sinks.base import Record, known, timed

COLUMNS = (
    "n",
    "time",
    "event",
    "part",
    "decision",
    "would",
    "action",
    "host",
    "platform",
    "hook",
    "tool",
    "what",
    "rules",
    "code",
    "id",
    "request_id",
    "webhook_id",
    "reference_id",
    "conversation",
    "team",
    "actor",
    "actor_id",
    "ms",
)
_RECORD = "record"
#: What begins a formula in a spreadsheet, also in its full-width forms, and what such a program skips before one.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def lines(records: Iterable[Record], _host_name: str = "") -> Iterator[str]:
    """The heading, then one row a record, without newlines. The second argument of the other forms is not shown."""
    yield _row([*COLUMNS, _RECORD])
    for record in timed(records):
        whole = json.dumps(known(record), ensure_ascii=True, separators=(",", ":"))
        yield _row([*(_cell(record.get(column)) for column in COLUMNS), whole])


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        value = " ".join(str(item) for item in value)
    text = str(value)
    if not text.isprintable():
        text = "".join(char if char.isprintable() else "\ufffd" for char in text)
    return "'" + text if text.lstrip(" \u00a0\ufffd").startswith(_FORMULA) else text


def _row(cells: list[str]) -> str:
    target = io.StringIO()
    csv.writer(target, lineterminator="").writerow(cells)
    return target.getvalue()
