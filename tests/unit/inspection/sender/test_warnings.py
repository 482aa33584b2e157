"""What an administrator is told, case by case, and that what they are told to type exists."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interlock.inspection.sender import warnings
from interlock.inspection.sender.health import HEALTHY, Health, Latency
from interlock.inspection.sender.profiles import VENDORS as IDS
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.vendors import VENDORS
from interlock.storage.sender_port import Breaker, LastTest

from ....arch.test_docs import cut, fault

CASES = Path(__file__).parents[3] / "cases" / "inference" / "warnings.jsonl"
BREAKERS = {"tripped": Breaker("t", tripped=5.0), "frozen": Breaker("t", tripped=5.0, frozen=True)}
FLAGS = ("paused", "unreadable", "headers_missing", "rotated", "saving")


def cases() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


def found(case: dict[str, Any]) -> list[tuple[str, str]]:
    common = {"endpoint": "https://hooks.example.com/", "enforce": True}
    after = Settings(**(common | case["after"]))
    before = Settings(**(common | case["before"])) if "before" in case else after
    health = Health(
        status=HEALTHY,
        notice="",
        latency=Latency(None, case.get("p95"), None),
        verdicts=case.get("verdicts", 0),
        failures_per_minute=case.get("failing", 0.0),
        block_rate=case.get("block_rate"),
        recent_errors=(),
    )
    test = None
    if "test" in case:
        failed = case["test"] == "failed"
        test = LastTest("t", 1.0, case["test"], "non_200_status" if failed else None, 401 if failed else 200, 9.0)
    flags = {name: case[name] for name in FLAGS if name in case}
    return warnings.warnings(before, after, BREAKERS.get(case.get("breaker", "")), health, test=test, **flags)


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["name"]))
def test_a_case(case: dict[str, Any]) -> None:
    told = found(case)
    assert [code for code, _ in told] == case["codes"]
    text = " ".join(text for _, text in told)
    assert case.get("says", "") in text
    assert "lacks" not in case or case["lacks"] not in text


def test_every_warning_has_a_case_and_a_text_of_its_own() -> None:
    told = [pair for case in cases() for pair in found(case)]
    assert {code for code, _ in told} == set(warnings.CODES)
    assert all(text.endswith((".", ")")) for _, text in told)
    assert set(warnings.COMMANDS) <= set(warnings.CODES)


@pytest.mark.parametrize(
    ("mode", "stopped"),
    [
        ("shadow", set()),
        ("allow", {"test_denied", "denials_stop"}),
        ("block", set(warnings.CODES) - {
            "config_unavailable", "kill_switch", "config_unavailable_proceeds", "share_zero", "share_partial", "not_covered",
        }),
    ],
)  # fmt: skip
def test_which_warnings_are_of_members_who_are_stopped(mode: str, stopped: set[str]) -> None:
    settings = Settings(endpoint="https://hooks.example.com/", enforce=True, mode=mode)
    assert {code for code in warnings.CODES if warnings.stops_members(code, settings)} == stopped
    off = msgspec.structs.replace(settings, enforce=False)
    assert not any(warnings.stops_members(code, off) for code in warnings.CODES)


@pytest.mark.parametrize("command", sorted(set(warnings.COMMANDS.values())))
def test_a_command_that_helps_exists(command: str) -> None:
    assert fault(cut(command)[1:]) == ""


def test_vendors_are_what_settings_accept() -> None:
    assert tuple(vendor.id for vendor in VENDORS) == IDS
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("vendor", VENDORS, ids=lambda vendor: vendor.id)
def test_a_checklist_is_complete_and_its_commands_exist(vendor: Any) -> None:
    assert vendor.fetch
    assert vendor.endpoint_hint
    commands = [step.command for step in vendor.steps if step.command]
    for command in commands:
        assert fault(cut(command)[1:]) == ""
    order = ["interlock inspect endpoint", "interlock inspect test", "interlock inspect set", "interlock inspect mode"]
    at = [next(index for index, command in enumerate(commands) if command.startswith(wanted)) for wanted in order]
    assert at == sorted(at)
    assert any("Tell members" in step.text for step in vendor.steps)
