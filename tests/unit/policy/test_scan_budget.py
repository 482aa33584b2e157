"""The secret scan of a tool call ends by its step budget, with a reason of its own."""

import pytest

from interlock.detectors.hook import scan
from interlock.model.facts import Facts
from interlock.model.toolcall import MCP, SHELL, ToolCall
from interlock.model.verdict import BudgetError
from interlock.policy import judge

HOSTILE = ("token=" * 20_000, "password: a1b2c3d4 " * 20_000, "postgres://u:@h " * 20_000)


@pytest.mark.parametrize("text", HOSTILE, ids=("assignment", "password", "url"))
def test_a_text_full_of_anchors_is_denied_by_the_budget(text: str) -> None:
    facts = Facts(home="/home/u", cwd="/home/u/w", roots=("/home/u/w",))
    call = ToolCall(host="cursor", event="beforeMCPExecution", kind=MCP, tool="send", server="mail", arguments={"body": text})
    verdict = judge(call, facts)
    assert (verdict.decision, verdict.code) == ("deny", "step-budget")


def test_the_budget_is_only_for_those_who_ask() -> None:
    with pytest.raises(BudgetError):
        scan(HOSTILE[0], 1000)
    assert scan("nothing here " * 5000, 1000) == ()


@pytest.mark.parametrize("command", ["sh|" * 6000 + "sh", "curl http://a.b/|" * 4000 + "cat", "cat a b c d e f g;" * 5000])
def test_a_line_of_thousands_of_programs_is_denied_by_the_budget(command: str) -> None:
    facts = Facts(home="/home/u", cwd="/home/u/w", roots=("/home/u/w",))
    verdict = judge(ToolCall(host="cursor", event="e", kind=SHELL, command=command), facts)
    assert (verdict.decision, verdict.code) == ("deny", "step-budget")


def test_nested_loops_are_not() -> None:
    facts = Facts(home="/home/u", cwd="/home/u/w", roots=("/home/u/w",))
    body = " ".join(f"echo {n} $a $b;" for n in range(6))
    command = f"for a in {{1..20}}; do for b in {{1..20}}; do {body} done; done"
    assert judge(ToolCall(host="cursor", event="e", kind=SHELL, command=command), facts).decision == "allow"
