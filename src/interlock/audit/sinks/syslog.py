"""The trail as syslog messages (RFC 5424) with structured data, one a line.

Facility 13 (log audit). The record's fields stand in the element ``interlock@32473``: 32473 is the enterprise number that RFC 5612
sets aside for uses without one of their own.
"""

import re
from collections.abc import Iterable, Iterator

from interlock.audit.sinks.base import Record, known, machine, product_version, severity, summary, timed, words

FACILITY = 13
ELEMENT = "interlock@32473"
#: Severity of a record -> severity of RFC 5424 (6.2.1): 2 critical, 3 error, 4 warning, 5 notice, 6 informational.
_LEVELS = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2}
_NOT_IN_NAME = re.compile(r'[^\x21-\x7e]|[="\]]')
_BOM = "\ufeff"


def lines(records: Iterable[Record], host_name: str = "") -> Iterator[str]:
    """One message a record, without a newline. `host_name`: of the machine that wrote the trail, this one by default."""
    name = host_name or machine()
    for record in timed(records):
        yield message(record, name)


def message(record: Record, host_name: str) -> str:
    """``<PRI>1 TIME HOST interlock - MSGID [structured data] text``; the text is UTF-8 with its mark where it is not ASCII."""
    priority = FACILITY * 8 + _LEVELS[severity(record)]
    data = _element("origin", {"software": "Interlock", "swVersion": product_version()})
    number = record.get("n")
    if isinstance(number, int):
        # RFC 5424 7.3.1: 1 to 2147483647, then from 1 again.
        data = _element("meta", {"sequenceId": (number - 1) % 0x7FFFFFFF + 1}) + data
    fields = {key: value for key, value in known(record).items() if key not in ("n", "time")}
    data += _element(ELEMENT, fields)
    text = summary(record)
    mark = "" if text.isascii() else _BOM
    stamp = words(record, "time") or "-"
    return f"<{priority}>1 {stamp} {_word(host_name, 255)} interlock - {_word(words(record, 'event'), 32)} {data} {mark}{text}"


def _element(name: str, fields: Record) -> str:
    pairs = [f' {_name(str(key))}="{_value(value)}"' for key, value in fields.items() if value is not None]
    return f"[{name}{''.join(pairs)}]"


def _name(key: str) -> str:
    return _NOT_IN_NAME.sub("_", key)[:32] or "_"


def _value(value: object) -> str:
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, dict):
        text = ",".join(f"{name}={item}" for name, item in value.items())
    elif isinstance(value, (list, tuple)):
        text = ",".join(str(item) for item in value)
    else:
        text = str(value)
    if not text.isprintable():
        text = "".join(char if char.isprintable() else "\ufffd" for char in text)
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("]", "\\]")


def _word(text: str, limit: int) -> str:
    """A header field: printable ASCII without spaces, ``-`` for nothing."""
    return re.sub(r"[^\x21-\x7e]", "?", text)[:limit] or "-"
