"""What an administrator is told, case by case, and that what they are told to type exists."""

import contextlib
import json
import shlex
import ssl
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interlock.inspection.sender import warnings
from interlock.inspection.sender.health import HEALTHY, Health, Latency
from interlock.inspection.sender.profiles import VENDORS as IDS
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.vendors import BY_ID, VENDORS
from interlock.storage.sender_port import Breaker, LastTest

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


def test_vendors_are_what_settings_accept() -> None:
    assert tuple(vendor.id for vendor in VENDORS) == IDS
    assert len(set(IDS)) == len(IDS)


def test_the_certificate_of_the_checklist_is_its_own_authority(tmp_path: Path) -> None:
    (command,) = (step.command for step in BY_ID["interlock"].steps if step.command.startswith("openssl "))
    subprocess.run(shlex.split(command), cwd=tmp_path, check=True, capture_output=True, timeout=60)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(tmp_path / "tls-cert.pem", tmp_path / "tls-key.pem")
    client = ssl.create_default_context(cafile=str(tmp_path / "tls-cert.pem"))
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    asking = client.wrap_bio(back, there, server_hostname="127.0.0.1")
    answering = server.wrap_bio(there, back, server_side=True)
    for one in (asking, answering, asking, answering):
        with contextlib.suppress(ssl.SSLWantReadError):
            one.do_handshake()
    assert asking.version()
    assert asking.getpeercert()
