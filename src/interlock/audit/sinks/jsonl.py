"""The trail as JSON Lines, one record a line, without the chain's codes."""

import json
from collections.abc import Iterable, Iterator

from interlock.audit.sinks.base import Record, known


def lines(records: Iterable[Record], _host_name: str = "") -> Iterator[str]:
    """One line of compact JSON a record, without a newline. The second argument of the other forms is not shown."""
    for record in records:
        yield json.dumps({"schema_version": 1, **known(record)}, ensure_ascii=False, separators=(",", ":"))
