"""Answers of the tools as JSON documents that stay within a number of tokens."""

import datetime
import time
from collections.abc import Callable, Sequence
from typing import Any

from interlock.memory.budget import tokens
from interlock.model.jsontext import dumps
from interlock.model.session import Session, Turn

#: Tokens kept back for the fields that are added last.
_RESERVE = 60


class Page:
    """A document that is filled until its budget is used up."""

    def __init__(self, fields: dict[str, Any], budget: int) -> None:
        self.fields = fields
        """The document so far."""
        self._budget = budget - _RESERVE
        self._left_off = 0

    def left(self) -> int:
        """Tokens that are left."""
        return self._budget - tokens(dumps(self.fields))

    def add_all(self, name: str, lines: Sequence[object]) -> int:
        """Add as many of the lines as fit, from the first on, as a list under `name`; answers how many."""
        kept: list[object] = []
        room = self.left()
        for line in lines:
            room -= tokens(dumps(line))
            if room < 0 and kept:
                break
            if room < 0 and self.fields.get("text"):
                break
            kept.append(line)
        if kept or name in ("sessions", "turns", "entries"):
            self.fields[name] = kept
        self._left_off += len(lines) - len(kept)
        return len(kept)

    def add_grouped(self, name: str, inner: str, group: dict[str, Any], line: dict[str, Any]) -> None:
        """Add a line to its group's list `inner`; groups stand under `name` in the order of their first line."""
        groups: list[dict[str, Any]] = self.fields.setdefault(name, [])
        found = next((one for one in groups if one["id"] == group["id"]), None)
        cost = tokens(dumps(line)) + (0 if found is not None else tokens(dumps(group)) + 4)
        if self._left_off or (groups and cost > self.left()):
            # In the order of their worth: nothing smaller jumps the queue.
            self._left_off += 1
        elif found is None:
            groups.append({**group, inner: [line]})
        else:
            found[inner].append(line)

    def add_text(self, name: str, text: str, offset: int) -> None:
        """Add as much of a long text as fits, from `offset` on; where it goes on is told in ``next_offset``."""
        part = text[offset:]
        room = max(40, self.left() - 20)
        if tokens(part) > room:
            low, high = 1, len(part)
            while low < high:
                middle = (low + high + 1) // 2
                if tokens(part[:middle]) <= room:
                    low = middle
                else:
                    high = middle - 1
            part = part[:low]
            self.fields["next_offset"] = offset + low
        if part or offset:
            self.fields[name] = part

    def document(self, next_step: str = "") -> dict[str, object]:
        """The finished document."""
        if self._left_off:
            self.fields["left_off"] = self._left_off
        if next_step:
            self.fields["next"] = next_step
        return self.fields


def turn_line(turn: Turn, words: "str | None" = None) -> dict[str, Any]:
    """A turn as JSON, with `words` as its text where they are given."""
    line: dict[str, Any] = {"id": f"t{turn.id}", "role": turn.role}
    if turn.time:
        line["time"] = iso(turn.time)
    if words is not None:
        line["text"] = words
    return line


def session_line(session: "Session | None", hide: Callable[[str], str]) -> dict[str, Any]:
    """A session as JSON."""
    if session is None:
        return {"id": "", "title": "a session that is gone"}
    line: dict[str, Any] = {
        "id": f"s{session.id}",
        "host": session.host,
        "title": hide(session.title),
        "started": iso(session.started),
        "updated": iso(session.updated),
        "turns": session.turns,
    }
    return {**line, "parent": session.parent} if session.parent else line


def iso(at: "float | None") -> str:
    """A time as ``2026-11-30T09:00:00Z``, "" for None."""
    return "" if at is None else time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def day(text: str) -> "float | None":
    """Start of a day in local time, None for "". Raises ValueError."""
    return datetime.datetime.strptime(text, "%Y-%m-%d").astimezone().timestamp() if text else None
