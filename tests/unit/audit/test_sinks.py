"""The forms of an export against what their standards demand."""

import json
import re
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from interlock.audit.sinks import ecs, jsonl, ocsf, syslog
from interlock.audit.sinks.base import Selection, when
from interlock.model.errors import InterlockError

CASES = Path(__file__).resolve().parents[2] / "cases" / "audit"
RECORDS: list[dict[str, Any]] = [json.loads(line) for line in (CASES / "records.jsonl").read_text("utf-8").splitlines()]
BY_NUMBER = {record["n"]: {**record, "mac": f"{record['n']:064x}"} for record in RECORDS}


def numbered(number: int) -> dict[str, Any]:
    return BY_NUMBER[number]


def schema_of(name: str) -> Any:
    schema = json.loads((CASES / "ocsf-1.5.0" / f"{name}.json").read_text("utf-8"))
    return import_module("jsonschema").Draft202012Validator(schema)


@pytest.mark.parametrize("number", BY_NUMBER)
def test_ocsf_events_follow_the_published_schema(number: int) -> None:
    event = json.loads(next(iter(ocsf.lines([numbered(number)], "box"))))
    name = {2004: "detection_finding", 6003: "api_activity"}[event["class_uid"]]
    assert [(list(error.path), error.message) for error in schema_of(name).iter_errors(event)] == []
    assert event["type_uid"] == event["class_uid"] * 100 + event["activity_id"]
    # An activity named "other" must say what it was (OCSF, description of activity_name).
    assert event["activity_name"]


def test_the_ocsf_schemas_refuse_what_lacks_a_required_field() -> None:
    event = ocsf.event(numbered(1), "box")
    validator = schema_of("detection_finding")
    for field in ("activity_id", "category_uid", "class_uid", "finding_info", "metadata", "severity_id", "time", "type_uid"):
        assert list(validator.iter_errors({key: value for key, value in event.items() if key != field})), field
    api = ocsf.event(numbered(2), "box")
    validator = schema_of("api_activity")
    for field in ("actor", "api", "src_endpoint", "metadata"):
        assert list(validator.iter_errors({key: value for key, value in api.items() if key != field})), field


def test_ocsf_says_what_the_guard_did() -> None:
    denied = ocsf.event(numbered(1), "box")
    assert (denied["class_uid"], denied["action"], denied["disposition"], denied["time"]) == (
        2004,
        "Denied",
        "Blocked",
        1767323045678,
    )
    assert (denied["severity"], denied["is_alert"]) == ("Critical", True)
    asked = ocsf.event(numbered(4), "box")
    assert (asked["class_uid"], asked["disposition"]) == (2004, "Challenge")
    allowed = ocsf.event(numbered(2), "box")
    assert (allowed["class_uid"], allowed["action"], allowed["activity_name"], allowed["severity"]) == (
        6003,
        "Allowed",
        "Read",
        "Informational",
    )
    assert ocsf.event(numbered(10), "box")["activity_id"] == 99
    shadow = ocsf.event(numbered(11), "box")
    assert (shadow["class_uid"], shadow["action"], shadow["disposition"], shadow["severity"]) == (
        2004,
        "Allowed",
        "Logged",
        "Critical",
    )
    weakened = ocsf.event(numbered(13), "box")
    assert (weakened["class_uid"], weakened["severity"], weakened["is_alert"]) == (2004, "High", True)


def test_an_id_is_the_same_in_every_export_and_not_the_whole_code() -> None:
    events = [ocsf.event(record, "box") for record in BY_NUMBER.values()]
    ids = [event["metadata"]["uid"] for event in events]  # type: ignore[index]
    assert len(set(ids)) == 1  # the codes of the cases differ only at their end
    assert ocsf.event({**numbered(1), "mac": "f" * 64}, "box")["metadata"]["uid"] == "f" * 32  # type: ignore[index]
    assert "mac" not in json.dumps(events)


def flat(document: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in document.items():
        if isinstance(value, dict) and prefix + key != "interlock":
            found.update(flat(value, prefix + key + "."))
        else:
            found[prefix + key] = value
    return found


@pytest.mark.parametrize("number", BY_NUMBER)
def test_ecs_documents_follow_the_published_schema(number: int) -> None:
    table = tomllib.loads((CASES / "ecs-8.17.toml").read_text("utf-8"))
    document = json.loads(next(iter(ecs.lines([numbered(number)], "box"))))
    fields = flat(document)
    assert [name for name in table["required"] if name not in fields] == []
    checks: dict[str, Callable[[Any], Any]] = {
        "date": lambda value: re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", value),
        "keyword": lambda value: isinstance(value, str) and value,
        "keyword[]": lambda value: isinstance(value, list) and value and all(isinstance(item, str) and item for item in value),
        "long": lambda value: type(value) is int,
    }
    for name, value in fields.items():
        if name != "interlock":
            assert checks[table["types"][name]](value), name
    for name, allowed in table["allowed"].items():
        values = fields.get(name, [])
        assert set(values if isinstance(values, list) else [values]) <= set(allowed), name
    for category in fields["event.category"]:
        assert set(fields["event.type"]) <= set(table["expected_types"][category])
    assert "mac" not in document["interlock"]


def test_ecs_says_what_the_guard_did() -> None:
    denied = ecs.document(numbered(1), "box")
    assert denied["rule"] == {"id": "filesystem.wipe-root", "name": "filesystem.wipe-root", "ruleset": "filesystem"}
    event = denied["event"]
    assert isinstance(event, dict)
    assert (event["kind"], event["type"], event["outcome"], event["duration"]) == ("alert", ["denied"], "failure", 1_250_000)


#: RFC 5424 section 6: the grammar of a message.
NAME = r"[\x21\x23-\x3c\x3e-\x5c\x5e-\x7e]{1,32}"
PARAMETER = rf'{NAME}="(?:[^"\\\]]|\\["\\\]])*"'
MESSAGE = re.compile(
    r"<(?P<pri>\d{1,3})>1 "
    r"(?P<time>-|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)) "
    r"(?P<host>[\x21-\x7e]{1,255}) (?P<app>[\x21-\x7e]{1,48}) (?P<proc>[\x21-\x7e]{1,128}) (?P<id>[\x21-\x7e]{1,32}) "
    rf"(?P<data>(?:\[{NAME}(?: {PARAMETER})*\])+)"
    r"(?: (?P<text>.*))?",
    re.DOTALL,
)


@pytest.mark.parametrize("number", BY_NUMBER)
def test_syslog_messages_follow_the_grammar(number: int) -> None:
    line = next(iter(syslog.lines([numbered(number)], "box")))
    found = MESSAGE.fullmatch(line)
    assert found, line
    assert int(found["pri"]) // 8 == 13
    assert "\n" not in line
    assert "\x1b" not in line
    assert found["text"].isascii() or found["text"].startswith("\ufeff")


def test_syslog_says_what_the_guard_did() -> None:
    line = syslog.message(numbered(1), "box")
    assert line.startswith('<106>1 2026-01-02T03:04:05.678Z box interlock - verdict [meta sequenceId="1"][origin software=')
    assert 'decision="deny" rules="filesystem.wipe-root,git-work.reset-hard"' in line
    assert r'what="patch <workspace>/é \"q\" [x\] \\ y"' in syslog.message(numbered(3), "box")
    assert 'found="hidden-tags=1"' in syslog.message(numbered(12), "box")
    assert syslog.message(numbered(13), "box").endswith(
        "Interlock audit: registration weakened cursor preToolUse was changed (failClosed)"
    )
    assert " head-lost " in syslog.message(numbered(7), "box")
    assert syslog.message(numbered(7), "a b\u00e9").split(" ")[2] == "a?b?"


def test_a_record_without_a_time_gets_that_of_the_one_before() -> None:
    events = [json.loads(line) for line in ocsf.lines([numbered(5), numbered(6)], "box")]
    assert events[0]["time"] == events[1]["time"] == 1767323049000
    assert [json.loads(line)["@timestamp"] for line in ecs.lines([numbered(5), numbered(6)], "box")] == [
        "2026-01-02T03:04:09.000Z"
    ] * 2
    assert "time" not in json.loads(next(iter(jsonl.lines([numbered(6)]))))


def test_jsonl_is_the_record_without_its_code() -> None:
    assert [json.loads(line) for line in jsonl.lines(BY_NUMBER.values())] == [{"schema_version": 1, **record} for record in RECORDS]


@pytest.mark.parametrize(
    ("selection", "numbers"),
    [
        (Selection(), list(range(1, 14))),
        (Selection(decisions=("deny",)), [1, 5]),
        (Selection(decisions=("deny", "ask")), [1, 4, 5]),
        (Selection(hosts=("claude", "mcp")), [2, 4, 12]),
        (Selection(since=when("2026-01-02T03:04:07Z"), until=when("2026-01-03")), [3, 4, 5, 6, 7]),
        (Selection(since=when("2026-01-03"), decisions=("allow",)), [9, 10, 11]),
        (Selection(until=when("2026-01-02T04:04:06+01:00")), [1]),
    ],
)
def test_selection(selection: Selection, numbers: list[int]) -> None:
    assert [record["n"] for record in selection.of(RECORDS)] == numbers


def test_times_that_people_write() -> None:
    assert when("90m", now=10_000) == 10_000 - 5400
    assert when("7d", now=1e9) == 1e9 - 604_800
    assert when("1970-01-02") == 86_400
    assert when("1970-01-01 00:01") == 60
    assert when("1970-01-01T00:00:00.5-01:00") == 3600.5
    for text in ("", "yesterday", "2026-13-01", "2026-01-01T25:00", "-3h", "h"):
        with pytest.raises(InterlockError):
            when(text)
