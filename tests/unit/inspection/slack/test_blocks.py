"""What Slack is sent of a stopped message: `tests/cases/slack/blocks.jsonl`, and the rules of Block Kit."""

import json
import pathlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.inspection.sender.notices import SURFACES, Notice, render, slack_blocks
from interlock.inspection.sender.outcome import Deny, Failure, Outcome, decide

from . import block_kit

CASES = [
    json.loads(line)
    for line in (pathlib.Path(__file__).parents[3] / "cases" / "slack" / "blocks.jsonl").read_text(encoding="utf-8").splitlines()
]


def outcome(verdict: str, reason: str | None, message: str | None) -> Outcome:
    checked = Deny(deny_reason=reason) if verdict == "deny" else Failure("timeout")
    return Outcome(checked, decide(checked, "block"), "req_1", "block", message if verdict == "deny" else None)


def rendered(surface: str, verdict: str, situation: str, reason: str | None = "REASON", message: str | None = "MESSAGE") -> Notice:
    if situation == "silent":
        reason = message = None
    made = render(surface, outcome(verdict, reason, message), roll_back=situation != "no_roll_back", again=situation == "again")
    assert made is not None
    return made


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_slack_is_sent(case: dict[str, Any]) -> None:
    notice = rendered(case["surface"], case["verdict"], case["situation"])
    assert notice.plain == case["text"]
    if case["blocks"] is None:
        assert notice.failed
        assert notice.buttons == ()
    else:
        assert slack_blocks(notice, "VALUE") == case["blocks"]


@pytest.mark.parametrize("case", [case for case in CASES if case["blocks"]], ids=lambda case: case["name"])
def test_the_cases_are_valid_block_kit(case: dict[str, Any]) -> None:
    block_kit.check(case["blocks"])


@settings(deadline=None)
@given(
    surface=st.sampled_from(SURFACES),
    reason=st.none() | st.text(max_size=500),
    message=st.none() | st.text(max_size=4_000),
    situation=st.sampled_from(["first", "no_roll_back", "again"]),
    value=st.text(max_size=300),
)
def test_whatever_a_receiver_says_is_valid_block_kit(
    surface: str, reason: str | None, message: str | None, situation: str, value: str
) -> None:
    made = render(surface, outcome("deny", reason, message), roll_back=situation != "no_roll_back", again=situation == "again")
    if made is not None:
        block_kit.check(slack_blocks(made, value))


@pytest.mark.parametrize(
    "broken",
    [
        [],
        [{"type": "section", "text": {"type": "plain_text", "text": ""}}],
        [{"type": "section", "text": {"type": "plain_text", "text": "x" * 3_001}}],
        [{"type": "section", "text": {"type": "mrkdwn", "text": "x"}}],
        [{"type": "divider", "x": 1}],
        [{"type": "actions", "elements": []}],
    ],
)
def test_the_rules_refuse(broken: Any) -> None:
    with pytest.raises(AssertionError):
        block_kit.check(broken)
