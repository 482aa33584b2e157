"""What the forms of an export have in common: which records are wanted, and how a record is read."""

import os
import re
import time
from collections.abc import Iterable, Iterator
from functools import lru_cache

from interlock.model.errors import USAGE, InterlockError

Record = dict[str, object]

#: Severity of a rule -> rank, the higher the worse.
RANKS = {"info": 1, "low": 2, "medium": 3, "high": 4, "critical": 5}

_SPANS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
_STAMP = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?)?(Z|[+-]\d\d:\d\d)?")


class Selection:
    """Which records an export takes. An empty field takes all."""

    __slots__ = ("decisions", "hosts", "since", "until")

    def __init__(
        self,
        *,
        since: float | None = None,
        until: float | None = None,
        decisions: tuple[str, ...] = (),
        hosts: tuple[str, ...] = (),
    ) -> None:
        self.since = since
        """First moment, seconds since 1970."""
        self.until = until
        """First moment that is too late, seconds since 1970."""
        self.decisions = decisions
        """``allow``, ``ask``, ``deny``; a record without a decision is then left out."""
        self.hosts = hosts
        """Host ids."""

    def of(self, records: Iterable[Record]) -> Iterator[Record]:
        """The wanted ones, in their order. A record of the trail about itself has no time: that of the one before it counts."""
        last: float | None = None
        for record in records:
            last = moment(record) or last
            if self.decisions and record.get("decision") not in self.decisions:
                continue
            if self.hosts and record.get("host") not in self.hosts:
                continue
            if self.since is not None or self.until is not None:
                at = last
                if at is None or (self.since is not None and at < self.since) or (self.until is not None and at >= self.until):
                    continue
            yield record


def when(text: str, now: float | None = None) -> float:
    """Seconds since 1970 of what a person wrote: ``2026-11-30``, ``2026-11-30T14:00``, with a zone or in UTC; or ``90m``, ``24h``,
    ``7d`` before `now`. Raises `InterlockError` for anything else."""
    word = text.strip()
    if word[:-1].isdigit() and word[-1:] in _SPANS:
        return (time.time() if now is None else now) - int(word[:-1]) * _SPANS[word[-1]]
    found = _seconds(word)
    if found is None:
        raise InterlockError(f"'{text}' is no time", help="write 2026-11-30, 2026-11-30T14:00Z or 24h", exit_code=USAGE)
    return found


def moment(record: Record) -> float | None:
    """The record's time in seconds since 1970, None when it has none."""
    stamp = record.get("time")
    return _seconds(stamp) if isinstance(stamp, str) else None


def timed(records: Iterable[Record]) -> Iterator[Record]:
    """The records, each with a time: one that has none gets that of the record before it."""
    last = ""
    for record in records:
        last = words(record, "time") or last
        yield record if "time" in record or not last else {**record, "time": last}


def words(record: Record, key: str) -> str:
    """A field as text, "" when it is absent; control characters are replaced."""
    value = record.get(key)
    if value is None:
        return ""
    text = str(value)
    return text if text.isprintable() else "".join(char if char.isprintable() else "\ufffd" for char in text)


def rules(record: Record) -> list[str]:
    """The ids of the rules that matched."""
    value = record.get("rules")
    return [str(rule) for rule in value] if isinstance(value, list) else []


def summary(record: Record) -> str:
    """One sentence for a person."""
    decision = words(record, "decision")
    if not decision:
        parts = [words(record, key) for key in ("event", "code", "host", "hook", "server", "tool", "what")]
        return "Interlock audit: " + (" ".join(part for part in parts if part) or "record")
    verb = {"allow": "allowed", "ask": "asked about", "deny": "denied"}.get(decision, decision)
    if let_pass(record):
        verb = f"let pass ({words(record, 'would')} without {words(record, 'code') or 'an exception'})"
    what = words(record, "what") or words(record, "tool") or words(record, "hook") or "an action"
    why = ", ".join(rules(record)) or words(record, "code")
    return f"Interlock {verb}: {what}" + (f" [{why}]" if why else "")


def severity(record: Record) -> int:
    """1 (informational) to 5 (critical): the worst rule of a verdict that stopped something, or would have; 4 for a fault of the trail.

    What the doctor tried on purpose is always 1: it must wake nobody.
    """
    decision = record.get("decision")
    if record.get("canary") is True or (decision == "allow" and not let_pass(record)):
        return 1
    if decision is None:
        return TROUBLE.get(str(record.get("event")), 1)
    return max([RANKS.get(_severity_of(rule), 3) for rule in rules(record)], default=3)


def let_pass(record: Record) -> bool:
    """Whether shadow mode or a pause let through what would have been stopped. What a person approved is none of it."""
    return record.get("decision") == "allow" and record.get("would") in ("ask", "deny") and record.get("code") != "approved"


#: Events, other than verdicts, that say that something is wrong -> severity.
TROUBLE = {"sealed": 3, "head-lost": 4, "registration": 4, "tool-pin": 4, "result": 3}


def known(record: Record) -> Record:
    """The record without the chain's code."""
    return {key: value for key, value in record.items() if key != "mac"}


def identity(record: Record) -> str:
    """An id that is the same in every export of this trail: the first half of the chain's code, else the number."""
    code = record.get("mac")
    return code[:32] if isinstance(code, str) else words(record, "n")


def product_version() -> str:
    """Version of Interlock."""
    from interlock import __version__

    return __version__


def machine() -> str:
    """Name of this machine in the network, ``localhost`` when it has none."""
    name = os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "")
    return name or "localhost"


@lru_cache(maxsize=1)
def _severities() -> dict[str, str]:
    from interlock.policy.explain import rules as every

    return {rule.id: rule.severity for rule in every()}


def _severity_of(rule: str) -> str:
    return _severities().get(rule, "medium")


def _seconds(stamp: str) -> float | None:
    import calendar

    found = _STAMP.fullmatch(stamp)
    if not found:
        return None
    year, month, day, hour, minute, second = (int(part or 0) for part in found.groups()[:6])
    if not (1 <= month <= 12 and 1 <= day <= 31 and hour < 24 and minute < 60 and second < 61):
        return None
    whole = calendar.timegm((year, month, day, hour, minute, second, 0, 0, 0))
    fraction = float("0." + found[7]) if found[7] else 0.0
    zone = found[8]
    if zone and zone != "Z":
        offset = int(zone[1:3]) * 3600 + int(zone[4:6]) * 60
        whole += offset if zone[0] == "-" else -offset
    return whole + fraction
