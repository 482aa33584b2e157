"""Every form of an export by its name. A test lists the folder and fails when one is missing."""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module

from interlock.audit.sinks.base import Record

#: Name -> (media type, ending of a file). Each is a module beside this one with ``lines(records, host_name)``.
FORMS = {
    "csv": ("text/csv; charset=utf-8", "csv"),
    "ecs": ("application/x-ndjson", "ecs.jsonl"),
    "jsonl": ("application/x-ndjson", "jsonl"),
    "ocsf": ("application/x-ndjson", "ocsf.jsonl"),
    "syslog": ("text/plain; charset=utf-8", "log"),
}


def lines(form: str, records: Iterable[Record], host_name: str = "") -> Iterator[str]:
    """Lines without newlines. `form`: a name of `FORMS`; `host_name`: of the machine that wrote the trail, this one by default."""
    render: Callable[[Iterable[Record], str], Iterator[str]] = import_module("interlock.audit.sinks." + form).lines
    return render(records, host_name)
