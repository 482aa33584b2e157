"""Readiness: every check counts, a check that hangs is a fault, faults say nothing of their values."""

import asyncio
import threading

import pytest

from interlock.detectors.engine import Scanner
from interlock.inspection.sample import canary_text
from interlock.model.finding import Finding
from interlock.web import health
from interlock.web.canary import canary_check
from interlock.web.health import Health


def raises() -> str:
    raise ValueError("value-in-the-message")


def test_all_well() -> None:
    assert asyncio.run(Health({"a": lambda: "", "b": lambda: ""}).ready()) == (True, {"a": "ok", "b": "ok"})


def test_one_fault_is_not_ready() -> None:
    ready, shown = asyncio.run(Health({"a": lambda: "", "b": lambda: "broken", "c": raises}).ready())
    assert not ready
    assert shown == {"a": "ok", "b": "broken", "c": "failed (ValueError)"}


def test_a_check_that_hangs_is_a_fault_and_is_not_piled_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CHECK_SECONDS", 0.05)
    go = threading.Event()
    calls: list[int] = []

    def hang() -> str:
        calls.append(1)
        go.wait(10)
        return ""

    async def probe() -> list[bool]:
        one = Health({"slow": hang})
        first = [(await one.ready())[0] for _ in range(3)]
        go.set()
        await asyncio.sleep(0.1)
        return [*first, (await one.ready())[0]]

    assert asyncio.run(probe()) == [False, False, False, True]
    assert len(calls) == 2


def test_the_canary_is_found_by_the_real_detectors() -> None:
    assert [finding.confidence for finding in Scanner().scan(canary_text())] == ["high"]
    assert canary_check(Scanner())() == ""


def test_a_scanner_that_finds_nothing_is_not_ready() -> None:
    class Blind:
        def scan(self, text: str) -> list[Finding]:
            return []

    assert canary_check(Blind())() != ""
