"""Everyday commands stay allowed; dangerous ones keep their verdict, whatever their spelling."""

import json
from pathlib import Path

import pytest
from tests.unit.policy.facts import ROOT, FixedFacts

from interlock.model.toolcall import SHELL, ToolCall
from interlock.policy import judge

CASES = Path(__file__).parents[2] / "cases" / "policy"


def lines(name: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def decision(command: str) -> str:
    return judge(ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=ROOT), FixedFacts()).decision


@pytest.mark.parametrize("row", lines("everyday"), ids=lambda r: r["command"][:60])
def test_everyday(row: dict[str, str]) -> None:
    assert decision(row["command"]) == "allow"


@pytest.mark.parametrize("row", lines("stopped"), ids=lambda r: r["command"][:60])
def test_stopped(row: dict[str, str]) -> None:
    assert decision(row["command"]) == row["expect"]


WRAPPERS = (
    "sudo {}", "env A=1 {}", "nice -n 5 {}", "nohup {}", "timeout 5 {}", "( {} )", "{{ {}; }}", "true && {}", "false || {}", "if true; then {}; fi", "bash -c '{}'", "time {}", "command {}", "echo $({})", "{} &", "{} 2>/dev/null",
)  # fmt: skip
DENIED = ("rm -rf /", "rm -rf ~", "git push -f origin main", "cat ~/.ssh/id_rsa", "mkfs.ext4 /dev/sda1", "rm -f .cursor/hooks.json")


@pytest.mark.parametrize("wrapper", WRAPPERS)
@pytest.mark.parametrize("command", DENIED)
def test_wrapping_never_lowers(wrapper: str, command: str) -> None:
    assert decision(wrapper.format(command)) == "deny"


@pytest.mark.parametrize("command", ["npm test", "git status", "rm -rf build", "ls -la", "python -m pytest -q"])
@pytest.mark.parametrize("tail", ["", " # rm -rf /", " && echo 'rm -rf ~'", "; true", " | cat"])
def test_harmless_text_never_raises(command: str, tail: str) -> None:
    assert decision(command + tail) == "allow"
