"""The safer way that a rule's text names is judged more mildly than what the rule stops."""

import json
from pathlib import Path

import pytest
from tests.unit.policy.facts import FixedFacts

from interlock.model.toolcall import SHELL, ToolCall
from interlock.model.verdict import RANK, Verdict
from interlock.policy import judge
from interlock.policy.explain import rules

CASES = Path(__file__).parents[2] / "cases" / "policy" / "documents" / "alternatives.jsonl"
ROWS = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


def verdict(command: str) -> Verdict:
    facts = FixedFacts()
    return judge(ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=facts.cwd), facts)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['rule']}: {row['safer']}" for row in ROWS])
def test_the_safer_way_is_safer(row: dict[str, str]) -> None:
    stopped, safer = verdict(row["stopped"]), verdict(row["safer"])
    assert row["rule"] in [hit.rule for hit in stopped.hits], stopped.effects
    assert RANK[safer.decision] < RANK[stopped.decision], safer.effects
    assert row["rule"] not in [hit.rule for hit in safer.hits]


def test_the_rows_name_rules() -> None:
    assert {row["rule"] for row in ROWS} <= {rule.id for rule in rules()}
    assert len({row["rule"] for row in ROWS}) >= 60
