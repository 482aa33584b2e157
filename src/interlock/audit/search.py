"""Searches the trail from its newest record back: which records are wanted, and a bounded look for them."""

from collections.abc import Iterator
from dataclasses import dataclass

from interlock.audit import backwards, reader
from interlock.audit.record import stamp
from interlock.audit.sinks.base import Record, let_pass, moment

#: Records that one page looks at; further back the search goes on from there.
LOOKS = 200_000
#: Seconds by which the times of records that follow each other may disagree.
SLACK = 3600.0

GUARD = "guard"
SERVER = "server"
SENDER = "sender"
DASHBOARD = "dashboard"
TRAIL = "trail"
#: Part -> what it is, in words.
PARTS = {GUARD: "Guard", SERVER: "Security server", SENDER: "Sender events", DASHBOARD: "Dashboard", TRAIL: "The trail itself"}
_OF_TRAIL = ("sealed", "head-lost")

#: Part -> how its events begin.
_BEGINNINGS = {SERVER: "inspect.", SENDER: "inference_hooks_", DASHBOARD: "dashboard-"}

#: Allowed although it would have been stopped: shadow mode, a pause.
WOULD = "would"
#: Outcome -> what it is, in words.
OUTCOMES = {
    "allow": "allowed",
    "ask": "asked",
    "deny": "denied",
    WOULD: "let pass, would have been stopped",
    "approved": "approved by a person",
    "denied": "refused by a person",
}

#: Fields by which records of one request are found and joined.
IDS = ("id", "request_id", "webhook_id", "reference_id", "session_id", "turn_id", "conversation", "generation")
#: Of these, the ones that name one request.
JOINS = ("id", "request_id", "webhook_id", "reference_id")
_JOIN_LOOKS = 50_000
_JOIN_LIMIT = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """Which records are wanted; an empty field takes all."""

    part: str = ""
    """A key of `PARTS`."""
    event: str = ""
    """Name of the event."""
    outcome: str = ""
    """A key of `OUTCOMES`."""
    host: str = ""
    """Host, or platform of the security server."""
    rule: str = ""
    """A rule, detector or code, or its beginning."""
    team: str = ""
    """Team, also as the tenant of a frame."""
    actor: str = ""
    """Part of who did it, or of the account that it was done to."""
    session: str = ""
    """Part of a conversation's id."""
    id: str = ""
    """Part of one of `IDS`."""
    since: float | None = None
    """First moment, seconds since 1970."""
    until: float | None = None
    """First moment that is too late."""

    def needles(self) -> list[tuple[bytes, ...]]:
        """Texts of which a wanted line, in lower case, has at least one of each tuple. A line that has them may still not be wanted."""
        found = []
        if self.part in _BEGINNINGS:
            found.append(_texts('"event":"' + _BEGINNINGS[self.part]))
        if self.event:
            found.append(_fields(self.event, "event"))
        if self.outcome == WOULD:
            found.append(_texts('"would":', '"would_deny":true'))
        elif self.outcome:
            found.append(_fields(self.outcome, "decision", "action"))
        if self.host:
            found.append(_fields(self.host, "host", "platform"))
        found.extend(_values(text) for text in (self.rule, self.team, self.actor, self.session, self.id) if text)
        return [needle for needle in found if needle]

    def wants(self, record: Record) -> bool:
        """Whether the record, which has a time, is one of them."""
        if self.part and part_of(record) != self.part:
            return False
        if self.event and record.get("event") != self.event:
            return False
        if self.outcome and outcome_of(record) != self.outcome:
            return False
        if self.host and self.host not in (record.get("host"), record.get("platform")):
            return False
        if self.rule and not any(rule.startswith(self.rule) for rule in reasons_of(record)):
            return False
        if self.team and self.team not in (record.get("team"), record.get("tenant_id")):
            return False
        if self.actor and not _has(record, ("actor", "actor_id", "account"), self.actor):
            return False
        if self.session and not _has(record, ("conversation", "session_id"), self.session):
            return False
        if self.id and not _has(record, IDS, self.id):
            return False
        if self.since is None and self.until is None:
            return True
        at = moment(record) or 0.0
        return (self.since is None or at >= self.since) and (self.until is None or at < self.until)


class Search:
    """The wanted records, newest first, as an iterator that says how far it has looked. Raises OSError."""

    def __init__(self, state: str, query: Query, *, before: int = 0, after: int = 0, looks: int = LOOKS) -> None:
        """`before`, `after`: only records below and above these numbers, 0 for all; `looks`: the most records that are looked at."""
        self._state = state
        self._query = query
        self._before = before
        self._after = after
        self._looks = looks
        self._timeless: list[Record] = []
        self.looked = 0
        """Records that were looked at."""
        self.last = 0
        """Number of the oldest one of them: `before` of a search that goes on."""
        self.at = ""
        """Its time."""
        self.ended = False
        """Whether there is nothing further back."""

    def __iter__(self) -> Iterator[Record]:
        """A record of the trail about itself has no time: it gets that of the one before it."""
        query = self._query
        needles = query.needles()
        until = b"" if query.until is None else stamp(query.until).encode()
        skip = b"" if query.until is None else stamp(query.until + SLACK).encode()
        first = b"" if query.since is None else stamp(max(0.0, query.since - SLACK)).encode()
        for block in backwards.blocks(self._state, self._before, skip):
            low = block.lower() if needles else b""
            if needles and not self._timeless and not _has_all(low, needles):
                if not self._pass_over(block, first):
                    return
                continue
            for line in reversed(block.splitlines(keepends=True)):
                number = backwards.number(line)
                if self._before and number >= self._before:
                    continue
                if 0 < number <= self._after:
                    self.ended = True
                    return
                at = backwards.stamp(line)
                if at:
                    self.at = at.decode("ascii", "replace")
                    yield from self._dated()
                    if at < first:
                        self.ended = True
                        return
                if self.looked >= self._looks:
                    return
                self.looked += 1
                self.last = number or self.last
                if at and ((until and at > until) or (needles and not _has_all(line.lower(), needles))):
                    continue
                record = reader.parse(line)
                if record is None:
                    continue
                if not at:
                    self._timeless.append(record)
                elif query.wants(record):
                    yield record
        yield from self._dated()
        self.ended = True

    def _pass_over(self, block: bytes, first: bytes) -> bool:
        """Count a block that has nothing; whether to go on."""
        oldest = block[: block.find(b"\n") + 1]
        at = backwards.stamp(oldest)
        self.at = at.decode("ascii", "replace") or self.at
        self.last = backwards.number(oldest) or self.last
        self.looked += block.count(b"\n")
        self.ended = (bool(at) and at < first) or 0 < backwards.number(oldest) <= self._after
        return not self.ended and self.looked < self._looks

    def _dated(self) -> Iterator[Record]:
        while self._timeless:
            record = self._timeless.pop(0)
            if self.at:
                record["time"] = self.at
            if self._query.wants(record):
                yield record


@dataclass(frozen=True, slots=True)
class Found:
    """A page of records."""

    records: list[Record]
    """Newest first."""
    older: int
    """Where the next page begins (`before`), 0 when there is nothing further back."""
    given_up: bool
    """Whether the search ended at its bound: there may be more wanted records from `older` on."""
    looked: int
    """Records that were looked at."""
    at: str
    """Time of the oldest one of them."""


def page(state: str, query: Query, *, before: int = 0, limit: int = 50, looks: int = LOOKS) -> Found:
    """The newest wanted records, at most `limit`. Raises OSError."""
    search = Search(state, query, before=before, looks=looks)
    records: list[Record] = []
    for record in search:
        if len(records) >= limit:
            last = records[-1].get("n")
            return Found(records, last if isinstance(last, int) else 0, given_up=False, looked=search.looked, at=search.at)
        records.append(record)
    return Found(records, 0 if search.ended else search.last, given_up=not search.ended, looked=search.looked, at=search.at)


def numbered(state: str, number: int) -> Record | None:
    """The record of that number; None when there is none. Raises OSError."""
    record = next(iter(Search(state, Query(), before=number + 1, looks=4)), None)
    return record if record is not None and record.get("n") == number else None


def newest_number(state: str) -> int:
    """Number of the newest record, 0 without one. Raises OSError."""
    for block in backwards.blocks(state):
        found = max(backwards.number(line) for line in block.splitlines())
        if found:
            return found
    return 0


def joined(state: str, record: Record) -> list[Record]:
    """Other records of the same request from the hour around it, newest first, at most 50. Raises OSError."""
    values = {value for key in JOINS if isinstance(value := record.get(key), str) and value}
    at = moment(record)
    if not values or at is None:
        return []
    found: dict[object, Record] = {}
    for value in sorted(values):
        query = Query(id=value, since=at - SLACK, until=at + SLACK)
        for other in Search(state, query, looks=_JOIN_LOOKS):
            if other.get("n") != record.get("n") and any(other.get(key) == value for key in JOINS):
                found[other.get("n")] = other
            if len(found) >= _JOIN_LIMIT:
                break
    return sorted(found.values(), key=lambda other: str(other.get("time")), reverse=True)[:_JOIN_LIMIT]


def part_of(record: Record) -> str:
    """The part of Interlock that wrote it."""
    event = str(record.get("event", ""))
    found = next((part for part, beginning in _BEGINNINGS.items() if event.startswith(beginning)), GUARD)
    return TRAIL if event in _OF_TRAIL else found


def outcome_of(record: Record) -> str:
    """A key of `OUTCOMES`, "" for a record of something else."""
    if let_pass(record) or record.get("would_deny") is True:
        return WOULD
    outcome = record.get("decision") or record.get("action")
    return outcome if isinstance(outcome, str) and outcome in OUTCOMES else ""


def reasons_of(record: Record) -> list[str]:
    """Rules that matched, detectors that found something, and the code of a fault, each once."""
    found: list[object] = []
    rules, findings = record.get("rules"), record.get("findings")
    if isinstance(rules, list):
        found.extend(rules)
    if isinstance(findings, list):
        found.extend(finding.get("detector") for finding in findings if isinstance(finding, dict))
    found.append(record.get("code"))
    found.append(record.get("reason"))
    return list(dict.fromkeys(text for text in found if isinstance(text, str) and text))


def _has_all(text: bytes, needles: list[tuple[bytes, ...]]) -> bool:
    for needle in needles:
        for one in needle:
            if one in text:
                break
        else:
            return False
    return True


def _has(record: Record, keys: tuple[str, ...], text: str) -> bool:
    low = text.lower()
    return any(isinstance(value, str) and low in value.lower() for key in keys if (value := record.get(key)))


def _fields(value: str, *keys: str) -> tuple[bytes, ...]:
    return _texts(*(f'"{key}":"{value}"' for key in keys)) if _values(value) else ()


def _values(value: str) -> tuple[bytes, ...]:
    """A value as it stands in a line; none when it may stand there in another form."""
    plain = value.isascii() and value.isprintable() and '"' not in value and "\\" not in value
    return _texts(value) if plain else ()


def _texts(*texts: str) -> tuple[bytes, ...]:
    return tuple(text.lower().encode() for text in texts)
