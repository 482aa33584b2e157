"""Records of the trail as the pages show them: every text made visible, the outcome in one word."""

import json
from collections.abc import Callable, Iterable
from typing import TypeVar

from interlock.audit import search
from interlock.audit.sinks.base import Record, known, moment
from interlock.guard.challenge.show import visible
from interlock.model.errors import InterlockError
from interlock.web.page import View

_Found = TypeVar("_Found")

#: Outcome -> kind of its badge.
_KINDS = {"allow": "good", "ask": "warn", "deny": "bad", search.WOULD: "warn", "approved": "good", "denied": "bad"}
#: Fields that say what a record is about, the first that is there.
_WHAT = ("what", "path", "server", "application", "account")
#: Fields that the heading of a record shows already.
_SHOWN = ("n", "time", "event")


class Row:
    """One record. Every text is as it may be shown."""

    __slots__ = (
        "actor",
        "at",
        "canary",
        "event",
        "host",
        "kind",
        "ms",
        "number",
        "outcome",
        "part",
        "reasons",
        "session",
        "team",
        "tool",
        "what",
    )

    def __init__(self, record: Record) -> None:
        number = record.get("n")
        self.number = number if isinstance(number, int) else 0
        """Its number in the trail."""
        self.at = moment(record) or 0.0
        """Unix seconds, 0 when it has no time."""
        self.part = search.PARTS[search.part_of(record)]
        """Part of Interlock, in words."""
        self.event = _text(record, "event")
        outcome = search.outcome_of(record)
        self.kind = _KINDS.get(outcome, "")
        """Kind of the badge."""
        self.outcome = f"would {_text(record, 'would') or 'deny'}" if outcome == search.WOULD else outcome
        """In a word or two, "" for a record of something else."""
        self.host = _text(record, "host") or _text(record, "platform")
        self.tool = _text(record, "tool") or _text(record, "hook") or _text(record, "type")
        self.what = next((text for key in _WHAT if (text := _text(record, key))), "")
        """What was judged, as the trail keeps it."""
        self.reasons = [visible(reason) for reason in search.reasons_of(record)]
        """Rules, detectors, codes."""
        self.team = _text(record, "team") or _text(record, "tenant_id")
        self.actor = _text(record, "actor") or _text(record, "actor_id")
        self.session = _text(record, "conversation") or _text(record, "session_id")
        ms = record.get("ms")
        self.ms = ms if isinstance(ms, int | float) and not isinstance(ms, bool) else None
        """How long it took, None when it is not told."""
        self.canary = record.get("canary") is True
        """Whether the doctor tried the hook."""


def rows(records: Iterable[Record]) -> list[Row]:
    """A row a record."""
    return [Row(record) for record in records]


def read(look: Callable[[], _Found]) -> _Found:
    """What a look at the trail finds. Raises `InterlockError` when it cannot be read."""
    try:
        return look()
    except OSError as exc:
        raise InterlockError(f"the audit trail cannot be read: {exc.strerror or exc}", help="interlock doctor") from exc


def named(view: View) -> Record | None:
    """The record whose number the path has; None when there is none. Raises as `read`."""
    text = view.part("number")
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        return None
    return read(lambda: search.numbered(view.dashboard.state, int(text)))


def fields(record: Record) -> list[tuple[str, str]]:
    """Every further field with its value as text, without the chain's code."""
    return [(visible(key), _value(value)) for key, value in known(record).items() if key not in _SHOWN]


def _value(value: object) -> str:
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return visible(", ".join(value))
    return visible(json.dumps(value, ensure_ascii=False, indent=1 if isinstance(value, dict | list) else None), lines=True)


def _text(record: Record, key: str) -> str:
    value = record.get(key)
    return visible(value) if isinstance(value, str) else ""
