"""A bounded look at the newest part of the trail, for counts."""

from collections.abc import Iterator
from typing import Any

import msgspec

from interlock.audit import backwards
from interlock.audit.record import stamp

#: Records and bytes that one page looks at.
MOST_RECORDS, MOST_BYTES = 300_000, 256 * 1024 * 1024
#: Seconds by which the times of records that follow each other may disagree.
_SLACK = 600.0

_decode = msgspec.json.Decoder().decode


class Look:
    """How far a look at the trail has come."""

    def __init__(self, state: str, since: float, most_records: int = MOST_RECORDS, most_bytes: int = MOST_BYTES) -> None:
        """`since`: Unix seconds of the oldest record that is wanted."""
        self._state = state
        self._most = most_records, most_bytes
        self._since = stamp(since).encode()
        self._end = stamp(since - _SLACK).encode()
        self.records = 0
        """Records looked at."""
        self.bytes = 0
        """Bytes read."""
        self.given_up = False
        """Whether a bound was met before `since` was."""
        self.at = ""
        """Time of the oldest record looked at, as it stands there."""

    def rows(self, event: str, *telling: bytes) -> Iterator[dict[str, Any]]:
        """Records of an event, newest first. Raises OSError.

        `telling`: a record whose line has none of these texts is given with its event and time only, which is much faster.
        """
        needle = f'"event":"{event}"'.encode()
        for block in backwards.blocks(self._state):
            self.records += block.count(b"\n")
            self.bytes += len(block)
            if needle in block:
                for line in reversed(block.split(b"\n")):
                    if needle not in line or (at := backwards.stamp(line)) < self._since:
                        continue
                    if telling and not any(text in line for text in telling):
                        yield {"event": event, "time": at.decode("ascii", "replace")}
                        continue
                    try:
                        row = _decode(line)
                    except (msgspec.DecodeError, UnicodeDecodeError):
                        continue
                    if isinstance(row, dict):
                        yield row
            at = backwards.stamp(block)
            if at:
                self.at = at.decode("ascii", "replace")
                if at < self._end:
                    return
            if self.records >= self._most[0] or self.bytes >= self._most[1]:
                self.given_up = bool(at and at >= self._since)
                return
