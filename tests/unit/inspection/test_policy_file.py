"""The policy file: read strictly, sections and rules in force where they say."""

import pathlib
from typing import Any

import pytest

from interlock.inspection import policy_file
from interlock.inspection.judge import DeadlineError, Judge
from interlock.inspection.platforms import BY_ID
from interlock.inspection.policy import Found, InspectionPolicy
from interlock.inspection.policy_file import PolicyError
from interlock.model.finding import Finding

BASE = InspectionPolicy()


def parsed(text: str) -> InspectionPolicy:
    return policy_file.parse(text.encode(), BASE, "p.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("scope = 'all'", "scope: must be one of: latest_turn, transcript"),
        ("schema = 2", "schema: this version reads schema 1"),
        ("scopes = 'x'", "scopes: there is no such setting"),
        ("shadow = 1", "shadow: must be true or false"),
        ("deadline_ms = 0", "deadline_ms: must be a whole number"),
        ("deadline_ms = true", "deadline_ms: must be a whole number"),
        ("families = ['secret']", "families: must be a list of"),
        ("deny = 'secrets'", "deny: must be a list of"),
        ("on_deadline = 'wait'", "on_deadline: must be one of: defer, allow, deny"),
        ("[platform.cursr]\nshadow = true", "platform.cursr: no such platform"),
        ("[platform]\ncursor = 1", "platform.cursor: must be a table"),
        ("[application.a]\nfamilies = []", "application.a.families: there is no such setting"),
        ("rule = 1", "rule: write [[rule]]"),
        ("[[rule]]\ndetector = 'jwt'", "rule[0].action: is missing"),
        ("[[rule]]\naction = 'allow'", "rule[0].action: must be one of: deny, report"),
        ("[[rule]]\naction = 'deny'\ntols = 'x'", "rule[0].tols: there is no such setting"),
        ("[[rule]]\naction = 'deny'\ntool = 1", "rule[0].tool: must be text"),
        ("x =", "is not TOML"),
    ],
)
def test_a_fault_is_named(text: str, line: str) -> None:
    with pytest.raises(PolicyError) as caught:
        parsed(text)
    assert line in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# a\n\nscope = 'all'", 3),
        ("shadow = true\n[platform.claude]\n# shadow = 2\nshadow = 1", 4),
        ("platform.claude.shadow = 1", 1),
        ("[application.'a.b']\nscope = 'x'", 2),
        ("[[rule]]\naction = 'deny'\n\n[[rule]]\ntool = 'x'\naction = 'no'", 6),
        ("[[rule]]\naction = 'deny'\n[[rule]]\ntool = 'x'", 3),
        ("[platform.cursr]\nshadow = true", 1),
        ("scope = 'transcript'\nx = [1,\ny", 3),
        ("scope = 'transcript'\nx = [", 2),
    ],
)
def test_the_line_of_a_fault_is_known(text: str, line: int) -> None:
    with pytest.raises(PolicyError) as caught:
        parsed(text)
    assert caught.value.line == line


def test_bytes_that_are_no_text_and_files_that_are_not_there(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PolicyError, match="not UTF-8"):
        policy_file.parse(b"\xff", BASE, "p")
    with pytest.raises(PolicyError, match="cannot read"):
        policy_file.load(str(tmp_path / "none.toml"), BASE)
    assert policy_file.find(str(tmp_path), None) is None
    (tmp_path / policy_file.FILE).write_text("scope = 'transcript'")
    found = policy_file.find(str(tmp_path), None)
    assert found is not None
    policy, digest = policy_file.load(found, BASE)
    assert policy.scope == "transcript"
    assert len(digest) == 16


def test_an_application_goes_before_its_platform_and_both_before_the_rest() -> None:
    policy = parsed(
        "confidence = 'high'\n[platform.claude]\nscope = 'transcript'\nshadow = true\n[application.claude-code]\nshadow = false\ndeadline_ms = 900"
    )
    assert policy.of("cursor", "grok-bot") == policy
    code, chat = policy.of("claude", "claude-code"), policy.of("claude", "claude-ai")
    assert (code.scope, code.shadow, code.confidence, code.deadline) == ("transcript", False, "high", 0.9)
    assert (chat.scope, chat.shadow, chat.deadline, chat.seconds(0.7)) == ("transcript", True, None, 0.7)
    assert code.seconds(0.7) == 0.9


RULES = """
[[rule]]
action = "report"
detector = "jwt"
tool = "crm_*"
[[rule]]
action = "deny"
family = "pii"
application = "cowork"
confidence = "medium"
[[rule]]
action = "report"
role = "assistant"
[[rule]]
action = "report"
provenance = "attachment"
platform = "claude"
[[rule]]
action = "deny"
block = "hologram"
"""


@pytest.mark.parametrize(
    ("finding", "place", "platform", "application", "denies"),
    [
        (("jwt", "secrets", "high"), {"tool": "crm_search"}, "claude", "x", False),
        (("jwt", "secrets", "high"), {"tool": "other"}, "claude", "x", True),
        (("iban", "pii", "high"), {}, "claude", "cowork", True),
        (("iban", "pii", "low"), {}, "claude", "cowork", False),
        (("iban", "pii", "high"), {}, "claude", "x", False),
        (("aws-key", "secrets", "high"), {"role": "assistant"}, "claude", "x", False),
        (("aws-key", "secrets", "high"), {"provenance": "attachment"}, "claude", "x", False),
        (("aws-key", "secrets", "high"), {"provenance": "attachment"}, "cursor", "x", True),
        (("word", "unicode", "low"), {"kind": "hologram"}, "cursor", "x", True),
        (("aws-key", "secrets", "low"), {}, "cursor", "x", False),
    ],
)
def test_the_first_rule_that_matches_decides(
    finding: tuple[str, str, str], place: dict[str, str], platform: str, application: str, denies: bool
) -> None:
    detector, family, confidence = finding
    found = Found(
        Finding(detector, family, 0, 1, "", confidence), **{"provenance": "member", "role": "user", "kind": "text", **place}
    )
    assert parsed(RULES).decides(found, platform, application) is denies


@pytest.mark.parametrize(("choice", "action"), [("allow", "allow"), ("deny", "deny"), ("defer", "")])
def test_past_the_deadline_the_policy_of_the_platform_decides(scanner: Any, choice: str, action: str) -> None:
    policy = parsed(f"[platform.claude]\ndeadline_ms = 1000\non_deadline = '{choice}'")
    ticks = iter(float(number) for number in range(1000))
    slow = Judge(scanner, policy, clock=lambda: next(ticks))
    adapter = BY_ID["claude"]
    frame = adapter.decode(b'{"type":"prompt","messages":[{"role":"user","content":"a"},{"role":"user","content":"b"}]}')
    if choice == "defer":
        with pytest.raises(DeadlineError):
            slow.judge(adapter, frame, lambda: "r")
        return
    verdict = slow.judge(adapter, frame, lambda: "il-1")
    assert verdict.action == action
    assert bool(verdict.deny_reason) is (action == "deny")
