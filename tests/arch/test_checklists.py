"""The checklists of security vendors are complete and in order, and every command of ours in them and in warnings exists."""

from typing import Any

import pytest

from interlock.inspection.sender import warnings
from interlock.inspection.sender.vendors import VENDORS

from .test_docs import cut, fault


@pytest.mark.parametrize("vendor", VENDORS, ids=lambda vendor: vendor.id)
def test_a_checklist_is_complete_and_its_commands_exist(vendor: Any) -> None:
    assert vendor.fetch
    assert vendor.endpoint_hint
    commands = [step.command for step in vendor.steps if step.command]
    for command in commands:
        assert command.startswith("openssl ") or fault(cut(command)[1:]) == ""
    order = ["interlock inspect endpoint", "interlock inspect test", "interlock inspect set", "interlock inspect mode"]
    at = [next(index for index, command in enumerate(commands) if command.startswith(wanted)) for wanted in order]
    assert at == sorted(at)
    assert any("Tell members" in step.text for step in vendor.steps)


@pytest.mark.parametrize("command", sorted(set(warnings.COMMANDS.values())))
def test_a_command_that_helps_exists(command: str) -> None:
    assert fault(cut(command)[1:]) == ""
