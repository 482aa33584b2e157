"""The trail as OCSF events (Open Cybersecurity Schema Framework 1.5.0), one JSON document a line.

What was stopped, and what is wrong with the trail itself, is a Detection Finding (class 2004) with the Security Control profile. What
was allowed is an API Activity (class 6003): the agent called one of its host's tools. Schema: github.com/ocsf/ocsf-schema,
``events/findings``, ``events/application/api_activity.json``, ``profiles/security_control.json``.
"""

import json
from collections.abc import Iterable, Iterator

from interlock.audit.sinks.base import (
    Record,
    identity,
    known,
    let_pass,
    machine,
    moment,
    product_version,
    rules,
    severity,
    summary,
    timed,
    words,
)

#: The version of the schema that the events follow.
VERSION = "1.5.0"

FINDING = 2004
API = 6003

_SEVERITIES = {1: "Informational", 2: "Low", 3: "Medium", 4: "High", 5: "Critical"}
#: Decision -> (action_id, action, disposition_id, disposition).
_OUTCOMES = {
    "allow": (1, "Allowed", 1, "Allowed"),
    "ask": (2, "Denied", 23, "Challenge"),
    "deny": (2, "Denied", 2, "Blocked"),
}
_LET_PASS = (1, "Allowed", 17, "Logged")
#: Kind of a tool call -> activity of an API event.
_ACTIVITIES = {
    "read": (2, "Read"),
    "search": (2, "Read"),
    "fetch": (2, "Read"),
    "write": (3, "Update"),
    "patch": (3, "Update"),
    "delete": (4, "Delete"),
}


def lines(records: Iterable[Record], host_name: str = "") -> Iterator[str]:
    """One line of JSON a record. `host_name`: of the machine that wrote the trail, this one by default."""
    name = host_name or machine()
    for record in timed(records):
        yield json.dumps(event(record, name), ensure_ascii=False, separators=(",", ":"))


def event(record: Record, host_name: str) -> Record:
    """The OCSF event of one record."""
    allowed = record.get("decision") == "allow" and not let_pass(record)
    document = _common(record)
    document.update(_api_activity(record, host_name) if allowed else _finding(record, host_name))
    document["type_uid"] = int(str(document["class_uid"])) * 100 + int(str(document["activity_id"]))
    document["type_name"] = f"{document['class_name']}: {document['activity_name']}"
    outcome = _LET_PASS if let_pass(record) else _OUTCOMES.get(str(record.get("decision")))
    if outcome:
        document["action_id"], document["action"], document["disposition_id"], document["disposition"] = outcome
    document["unmapped"] = {"interlock": known(record)}
    return document


def _common(record: Record) -> Record:
    level = severity(record)
    at = moment(record)
    metadata: Record = {
        "version": VERSION,
        "product": {"name": "Interlock", "vendor_name": "Interlock", "version": product_version()},
        "uid": identity(record),
        "log_name": "audit",
        "profiles": ["security_control"],
    }
    if isinstance(record.get("n"), int):
        metadata["sequence"] = record["n"]
    if words(record, "time"):
        metadata["original_time"] = words(record, "time")
    if words(record, "code"):
        metadata["event_code"] = words(record, "code")
    return {
        "metadata": metadata,
        # Milliseconds since 1970; records of the trail about itself carry no time.
        "time": 0 if at is None else round(at * 1000),
        "severity_id": level,
        "severity": _SEVERITIES[level],
        "message": summary(record),
    }


def _finding(record: Record, host_name: str) -> Record:
    found = rules(record)
    info: Record = {
        "uid": identity(record),
        "title": found[0] if found else words(record, "code") or words(record, "event") or "verdict",
        "desc": summary(record),
        "types": found or [words(record, "event") or "verdict"],
    }
    if found:
        info["analytic"] = {"uid": found[0], "name": found[0], "type_id": 1, "type": "Rule"}
        if len(found) > 1:
            info["related_analytics"] = [{"uid": rule, "name": rule, "type_id": 1, "type": "Rule"} for rule in found[1:]]
    document: Record = {
        "class_uid": FINDING,
        "class_name": "Detection Finding",
        "category_uid": 2,
        "category_name": "Findings",
        "activity_id": 1,
        "activity_name": "Create",
        "finding_info": info,
        "status_id": 1,
        "status": "New",
        "is_alert": severity(record) >= 3,
        "device": {"hostname": host_name, "type_id": 0},
    }
    if record.get("host"):
        document["evidences"] = [{"actor": _actor(record), "api": _api(record)}]
    return document


def _api_activity(record: Record, host_name: str) -> Record:
    number, name = _ACTIVITIES.get(words(record, "kind"), (99, words(record, "kind") or "tool call"))
    return {
        "class_uid": API,
        "class_name": "API Activity",
        "category_uid": 6,
        "category_name": "Application Activity",
        "activity_id": number,
        "activity_name": name,
        "actor": _actor(record),
        "api": _api(record),
        "src_endpoint": {"hostname": host_name, "svc_name": words(record, "host") or "unknown"},
        "status_id": 1,
        "status": "Success",
    }


def _actor(record: Record) -> Record:
    actor: Record = {"app_name": words(record, "host") or "unknown"}
    if words(record, "conversation"):
        actor["session"] = {"uid": words(record, "conversation")}
    return actor


def _api(record: Record) -> Record:
    api: Record = {"operation": words(record, "tool") or words(record, "hook") or "unknown"}
    if words(record, "server"):
        api["service"] = {"name": words(record, "server")}
    return api
