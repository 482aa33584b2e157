"""Judges the tool calls of past conversations with the hook's own engine: what would have been asked or denied. Writes nothing."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from interlock.audit.record import what
from interlock.guard.compressed import CannotUnpackError, plain
from interlock.guard.facts import SystemFacts
from interlock.guard.gate import evaluate
from interlock.guard.reasons import refuse
from interlock.hosts.base import PayloadError
from interlock.hosts.recorded import Lines, Recorded
from interlock.hosts.registry import codec as find_codec
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import ALLOW, ASK, DENY, Verdict

#: Hosts whose conversation files are understood.
HOSTS = ("claude", "codex", "cursor")
#: Lines of a file that are looked at to tell whose it is.
_PROBE = 50


@dataclass(frozen=True, slots=True)
class Stopped:
    """A call that would not have run unasked."""

    path: str
    """The conversation file."""
    line: int
    """Line in it, from 1."""
    host: str
    decision: str
    """``ask`` or ``deny``."""
    tool: str
    what: str
    """Readable shape of the call, without its values."""
    rules: tuple[str, ...]


@dataclass(slots=True)
class Report:
    """What a replay found."""

    files: int = 0
    """Conversation files with at least one line that was understood."""
    calls: int = 0
    decisions: dict[str, int] = field(default_factory=lambda: dict.fromkeys((ALLOW, ASK, DENY), 0))
    """Decision -> calls."""
    hosts: dict[str, int] = field(default_factory=dict)
    """Host -> calls."""
    rules: dict[str, dict[str, int]] = field(default_factory=dict)
    """Rule -> decision of the call -> calls."""
    stopped: list[Stopped] = field(default_factory=list)
    bad_lines: int = 0
    """Lines that are no JSON object."""
    unreadable: list[str] = field(default_factory=list)
    """Files that cannot be opened, or whose host cannot be told."""
    packed: dict[str, str] = field(default_factory=dict)
    """Compressed files that cannot be unpacked -> why, and what to do."""

    @property
    def interrupted(self) -> int:
        """Calls that would have stopped for a person or for good."""
        return self.decisions[ASK] + self.decisions[DENY]

    @property
    def rate(self) -> float:
        """Share of the calls that would have been interrupted, 0 to 1."""
        return self.interrupted / self.calls if self.calls else 0.0


def run(paths: list[str], host: str, state: str, tick: Callable[[str], None] | None = None) -> Report:
    """Judge every call in the files. `host`: "" to tell it from each file. `tick` is called with each file before it is read."""
    report = Report()
    for path in paths:
        if tick is not None:
            tick(path)
        try:
            with plain(path) as readable:
                _replay(path, readable, host, state, report)
        except CannotUnpackError as error:
            report.packed[path] = str(error)
        except OSError:
            report.unreadable.append(path)
    return report


def _replay(path: str, readable: str, host: str, state: str, report: Report) -> None:
    """Judge the calls of one file. `readable`: where its text is."""
    lines = Lines(readable)
    owner = host or owner_of(readable)
    if not owner:
        if os.path.getsize(readable):
            report.unreadable.append(path)
        return
    for recorded in reader(owner).calls(lines):
        _judge(recorded, owner, path, state, report)
    report.files += 1
    report.bad_lines += lines.bad


def _judge(recorded: Recorded, host: str, path: str, state: str, report: Report) -> None:
    event = str(recorded.payload["hook_event_name"])
    call: ToolCall | None = None
    home = ""
    try:
        call = find_codec(host).decode(event, recorded.payload)
        facts = SystemFacts.for_call(call, state)
        home = facts.home
        verdict = evaluate(call, facts)
    except PayloadError as error:
        verdict = refuse(error.code, error.detail)
    except Exception as error:
        verdict = refuse("internal-error", type(error).__name__)
    report.calls += 1
    report.hosts[host] = report.hosts.get(host, 0) + 1
    report.decisions[verdict.decision] += 1
    if verdict.decision != ALLOW:
        _note(verdict, call, home, recorded, host, path, report)


def _note(verdict: Verdict, call: ToolCall | None, home: str, recorded: Recorded, host: str, path: str, report: Report) -> None:
    rules = tuple(dict.fromkeys(hit.rule for hit in verdict.hits))
    for rule in rules:
        counts = report.rules.setdefault(rule, {ASK: 0, DENY: 0})
        counts[verdict.decision] += 1
    tool = call.tool if call is not None else str(recorded.payload.get("tool_name"))
    shape = what(call, home) if call is not None else ""
    report.stopped.append(Stopped(path, recorded.line, host, verdict.decision, tool, shape, rules))


def reader(host: str) -> Any:
    """The module that reads a host's files: ``calls(lines)`` and ``places(folder, env)``."""
    return import_module(f"interlock.hosts.{host}.recorded_calls")


def owner_of(path: str) -> str:
    """The host whose conversation file this is, by its first lines; "" when they show none. Raises OSError."""
    for number, value in Lines(path):
        if "payload" in value and isinstance(value.get("type"), str):
            return "codex"
        if "sessionId" in value or "parentUuid" in value or "leafUuid" in value:
            return "claude"
        if "role" in value or value.get("type") in ("turn_ended", "metadata"):
            return "cursor"
        if number > _PROBE:
            break
    return ""


def found(folder: str, host: str, env: Mapping[str, str]) -> list[str]:
    """Conversation files of a project (or of all, for ""), of one host or of every host that is understood."""
    paths = [path for one in ([host] if host else HOSTS) for path in reader(one).places(folder, env)]
    if folder and host in ("", "codex"):
        paths.extend(path for path in reader("codex").places("", env) if path.endswith(".zst") and _packed_of(path, folder))
    return paths


def _packed_of(path: str, folder: str) -> bool:
    """Whether a packed rollout began in the folder; one that cannot be unpacked counts, so that it is named."""
    try:
        with plain(path) as readable:
            return bool(reader("codex").began_in(readable, folder))
    except CannotUnpackError:
        return True
    except OSError:
        return False


def expand(paths: list[str]) -> Iterator[str]:
    """The files that a person named: a folder stands for every ``.jsonl`` and ``.jsonl.zst`` file below it."""
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for parent, folders, names in os.walk(path):
            folders.sort()
            yield from [os.path.join(parent, name) for name in sorted(names) if name.endswith((".jsonl", ".jsonl.zst"))]
