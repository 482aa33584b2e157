"""A labelled corpus judged by the hook's own engine: recall of what must be stopped, false alarms on everyday work.

A row: ``id``, ``kind`` (`shell`, `file_write`, `file_read`, `mcp`, `fetch`), ``action`` (the tool's fields, where ``{WS}`` and
``{HOME}`` stand for the fixture's folders), ``expect`` (`allow`, `ask`, `deny`; `block` means `deny`), ``class``.
"""

import json
import os
import tempfile
from collections.abc import Iterable
from typing import Any

from interlock.guard import check
from interlock.guard.bench_place import Place, build
from interlock.guard.facts import SystemFacts
from interlock.model.errors import USAGE, InterlockError
from interlock.model.toolcall import ToolCall

KINDS = ("shell", "file_write", "file_read", "mcp", "fetch")
EXPECTED = {"allow": "allow", "ask": "ask", "deny": "deny", "block": "deny"}


class Row:
    """One labelled action."""

    __slots__ = ("action", "expect", "group", "id", "kind")

    def __init__(self, id: str, kind: str, action: dict[str, Any], expect: str, group: str) -> None:
        self.id = id
        """Unique in the corpus."""
        self.kind = kind
        """One of `KINDS`."""
        self.action = action
        """The tool's fields, with ``{WS}`` and ``{HOME}`` not yet filled in."""
        self.expect = expect
        """``allow``, ``ask`` or ``deny``."""
        self.group = group
        """The row's class."""


class Rates:
    """Counts of a group of rows by expected and given decision, and their percentages (None where there is nothing to count)."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}

    def add(self, expect: str, got: str) -> None:
        """Count one row."""
        self.counts[expect, got] = self.counts.get((expect, got), 0) + 1

    def _share(self, expected: tuple[str, ...], given: tuple[str, ...]) -> float | None:
        total = sum(n for (expect, _), n in self.counts.items() if expect in expected)
        part = sum(n for (expect, got), n in self.counts.items() if expect in expected and got in given)
        return round(100 * part / total, 2) if total else None

    @property
    def cases(self) -> int:
        """Number of rows."""
        return sum(self.counts.values())

    @property
    def denied(self) -> float | None:
        """Rows to be denied that were denied, in percent."""
        return self._share(("deny",), ("deny",))

    @property
    def stopped(self) -> float | None:
        """Rows to be asked or denied that were asked or denied, in percent."""
        return self._share(("ask", "deny"), ("ask", "deny"))

    @property
    def false(self) -> float | None:
        """Rows to be allowed that were not, in percent."""
        return self._share(("allow",), ("ask", "deny"))

    @property
    def hard_false(self) -> float | None:
        """Rows to be allowed that were denied, in percent."""
        return self._share(("allow",), ("deny",))

    def document(self) -> dict[str, object]:
        """JSON-ready figures."""
        return {
            "cases": self.cases,
            "denied": self.denied,
            "stopped": self.stopped,
            "false": self.false,
            "hard_false": self.hard_false,
        }


class Report:
    """The outcome of a run."""

    __slots__ = ("classes", "mismatches", "overall", "surfaces")

    def __init__(self) -> None:
        self.overall = Rates()
        """All rows."""
        self.surfaces: dict[str, Rates] = {}
        """Rows by kind."""
        self.classes: dict[str, Rates] = {}
        """Rows by class."""
        self.mismatches: list[tuple[Row, str]] = []
        """Rows with another decision than expected, and that decision."""

    def document(self) -> dict[str, object]:
        """JSON-ready figures: overall on top, then ``surfaces``, ``classes``, ``mismatches``."""
        return {
            **self.overall.document(),
            "surfaces": {name: rates.document() for name, rates in sorted(self.surfaces.items())},
            "classes": {name: rates.document() for name, rates in sorted(self.classes.items())},
            "mismatches": [
                {"id": row.id, "class": row.group, "expect": row.expect, "got": got, "action": row.action}
                for row, got in self.mismatches
            ],
        }


def facts_in(place: Place) -> type[SystemFacts]:
    """Facts of the real files, with the environment of the fixture instead of the person's own."""
    variables = {"HOME": place.home, "USER": "dev", "SHELL": "/bin/bash", "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}

    class PlacedFacts(SystemFacts):
        __slots__ = ()

        @classmethod
        def for_call(cls, call: ToolCall, state: str) -> SystemFacts:
            facts = super().for_call(call, state)
            facts.home, facts.user = place.home, variables["USER"]
            facts.tmp = ("/tmp", "/var/tmp")  # noqa: S108 - names to compare with
            return facts

        def variable(self, name: str) -> "str | None":
            return variables.get(name)

    return PlacedFacts


def read(path: str) -> list[Row]:
    """The rows of a JSON Lines file. Raises InterlockError that names the line which cannot be used."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
    except (OSError, UnicodeDecodeError) as exc:
        reason = exc.strerror if isinstance(exc, OSError) else "not UTF-8"
        raise InterlockError(f"cannot read '{path}': {reason}", exit_code=USAGE) from exc
    rows = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                rows.append(_row(json.loads(line)))
            except (ValueError, KeyError, TypeError, AttributeError) as exc:
                what = f"no field {exc}" if isinstance(exc, KeyError) else str(exc)
                raise InterlockError(
                    f"line {number} of '{path}' is no corpus row: {what}",
                    help='{"id": "a.1", "kind": "shell", "action": {"command": "ls"}, "expect": "allow", "class": "a"}',
                    exit_code=USAGE,
                ) from exc
    if not rows:
        raise InterlockError(f"'{path}' holds no rows", exit_code=USAGE)
    return rows


def _row(value: dict[str, Any]) -> Row:
    row = Row(str(value["id"]), value["kind"], value["action"], EXPECTED[value["expect"]], str(value["class"]))
    if row.kind not in KINDS:
        raise ValueError(f"kind '{row.kind}' is none of {', '.join(KINDS)}")
    payload(row, Place("/"), 0)
    return row


def fill(value: Any, place: Place) -> Any:
    """The value with ``{WS}`` and ``{HOME}`` filled in; the shell's own ``${HOME}`` stays."""
    if isinstance(value, str):
        for mark, path in (("{WS}", place.workspace), ("{HOME}", place.home)):
            value = value.replace("$" + mark, "\0").replace(mark, path).replace("\0", "$" + mark)
        return value
    if isinstance(value, list):
        return [fill(item, place) for item in value]
    if isinstance(value, dict):
        return {key: fill(item, place) for key, item in value.items()}
    return value


def payload(row: Row, place: Place, number: int) -> dict[str, Any]:
    """The row as the payload that Cursor sends for such a call (raises KeyError for a field that the action lacks)."""
    action = fill(row.action, place)
    base: dict[str, Any] = {
        "conversation_id": f"bench-{number}",
        "generation_id": f"bench-{number}",
        "workspace_roots": [place.workspace],
        "cursor_version": "3.12.17",
        "model": "bench",
        "user_email": None,
        "transcript_path": None,
    }
    if row.kind == "shell":
        return base | {
            "hook_event_name": "beforeShellExecution",
            "command": action["command"],
            "cwd": place.workspace,
            "sandbox": False,
        }
    if row.kind == "mcp":
        return base | {
            "hook_event_name": "beforeMCPExecution",
            "tool_name": action["tool"],
            "tool_input": json.dumps(action["arguments"]),
            "mcp_server_name": action["server"],
            "command": "npx " + action["server"],
        }
    if row.kind == "file_write":
        tool, value = "Write", {"file_path": action["path"], "content": action["content"]}
    elif row.kind == "file_read":
        tool, value = "Read", {"file_path": action["path"]}
    else:
        tool, value = "Fetch", {"url": action["url"]}
    return base | {"hook_event_name": "preToolUse", "tool_name": tool, "tool_input": value, "tool_use_id": f"bench-{number}"}


def decide(rows: Iterable[Row], place: Place) -> list[str]:
    """The decision on every row, by the hook's engine over the fixture's files."""
    facts = facts_in(place)
    decisions = []
    for number, row in enumerate(rows):
        data = json.dumps(payload(row, place, number)).encode()
        decisions.append(check.payload(data, "cursor", place.state, facts).decision)
    return decisions


def score(rows: list[Row], decisions: list[str]) -> Report:
    """Figures of decisions against labels."""
    report = Report()
    for row, got in zip(rows, decisions, strict=True):
        report.overall.add(row.expect, got)
        report.surfaces.setdefault(row.kind, Rates()).add(row.expect, got)
        report.classes.setdefault(row.group, Rates()).add(row.expect, got)
        if row.expect != got:
            report.mismatches.append((row, got))
    return report


def run(rows: list[Row]) -> Report:
    """Build the fixture in a temporary folder, judge every row there, and score."""
    with tempfile.TemporaryDirectory(prefix="interlock-bench-") as folder:
        os.chmod(folder, 0o700)
        return score(rows, decide(rows, build(folder)))
