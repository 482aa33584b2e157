"""The trail as JSON Lines, one record a line, without the chain's codes."""

import json
from collections.abc import Iterable, Iterator


def lines(records: Iterable[dict[str, object]]) -> Iterator[str]:
    """One line of compact JSON a record, without a newline."""
    for record in records:
        shown = {key: value for key, value in record.items() if key != "mac"}
        yield json.dumps({"schema_version": 1, **shown}, ensure_ascii=False, separators=(",", ":"))
