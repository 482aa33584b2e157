"""The trail in the Elastic Common Schema (ECS 8.17), one JSON document a line.

Fields: github.com/elastic/ecs, ``schemas/base.yml``, ``event.yml``, ``observer.yml``, ``rule.yml``, ``host.yml``. What has no field there
stands under ``interlock``.
"""

import json
from collections.abc import Iterable, Iterator

from interlock.audit.sinks.base import (
    Record,
    identity,
    known,
    let_pass,
    machine,
    product_version,
    rules,
    severity,
    summary,
    timed,
    words,
)

#: The version of ECS that the documents follow.
VERSION = "8.17.0"

#: Decision -> (kind, types, outcome). An allowed call was only attempted when it was recorded: its outcome is unknown.
_FORMS = {
    "allow": ("event", ["allowed"], "unknown"),
    "ask": ("alert", ["denied"], "failure"),
    "deny": ("alert", ["denied"], "failure"),
}
_EPOCH = "1970-01-01T00:00:00.000Z"


def lines(records: Iterable[Record], host_name: str = "") -> Iterator[str]:
    """One line of JSON a record. `host_name`: of the machine that wrote the trail, this one by default."""
    name = host_name or machine()
    for record in timed(records):
        yield json.dumps(document(record, name), ensure_ascii=False, separators=(",", ":"))


def document(record: Record, host_name: str) -> Record:
    """The ECS document of one record."""
    decision = words(record, "decision")
    kind, types, outcome = _FORMS.get(decision, ("event", ["info"], ""))
    if let_pass(record):
        kind = "alert"
    if record.get("canary") is True:
        kind = "event"
    event: Record = {
        "kind": kind,
        "category": ["intrusion_detection"],
        "type": types,
        "action": f"tool-call-{decision}" if decision else words(record, "event") or "record",
        "module": "interlock",
        "dataset": "interlock.audit",
        "provider": "interlock",
        "id": identity(record),
        "severity": severity(record),
    }
    if outcome:
        event["outcome"] = outcome
    if isinstance(record.get("n"), int):
        event["sequence"] = record["n"]
    if words(record, "code"):
        event["code"] = words(record, "code")
    if rules(record):
        event["reason"] = ", ".join(rules(record))
    taken = record.get("ms")
    if isinstance(taken, (int, float)):
        event["duration"] = round(taken * 1_000_000)
    found: Record = {
        # Required for every event; records of the trail about itself carry no time.
        "@timestamp": words(record, "time") or _EPOCH,
        "ecs": {"version": VERSION},
        "message": summary(record),
        "event": event,
        "host": {"hostname": host_name, "name": host_name},
        "observer": {"vendor": "Interlock", "product": "Interlock", "type": "agent-guard", "version": product_version()},
        "related": {"hosts": [host_name]},
        "interlock": known(record),
    }
    if rules(record):
        found["rule"] = {"id": rules(record)[0], "name": rules(record)[0], "ruleset": rules(record)[0].partition(".")[0]}
    if words(record, "host"):
        found["service"] = {"type": words(record, "host")}
    return found
