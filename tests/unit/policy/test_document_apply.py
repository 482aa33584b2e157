"""Actions under policies of one's own: what they lift, what they add, and what the floor holds."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.unit.policy.facts import HOME, ROOT, FixedFacts

from interlock.model.toolcall import ToolCall
from interlock.policy import judge
from interlock.policy.document import USER, read
from interlock.policy.document_apply import usable
from interlock.policy.document_merge import merge
from interlock.policy.document_settings import Settings

CASES = Path(__file__).parents[2] / "cases" / "policy" / "documents" / "apply.toml"
ROWS = [
    (policy["name"], policy["text"], case)
    for policy in tomllib.loads(CASES.read_text(encoding="utf-8"))["policy"]
    for case in policy["case"]
]


def as_call(case: dict[str, Any]) -> ToolCall:
    common: dict[str, Any] = {"host": "cursor", "event": "preToolUse", "cwd": ROOT, "roots": (ROOT,)}
    if "command" in case:
        return ToolCall(kind="shell", command=case["command"], **common)
    if "tool" in case:
        server, _, tool = case["tool"].partition("/")
        return ToolCall(kind="mcp", server=server, tool=tool, arguments=case.get("arguments"), **common)
    if "fetch" in case:
        return ToolCall(kind="fetch", url=case["fetch"], **common)
    kind = next(name for name in ("read", "write", "delete", "search") if name in case)
    return ToolCall(kind=kind, paths=(case[kind],), **common)


def settings(text: str) -> Settings:
    layer = read(text, USER, "policy.toml", trusted=True)
    assert layer.problems == ()
    return merge([layer])


@pytest.mark.parametrize(("name", "text", "case"), ROWS, ids=[f"{name}-{n}" for n, (name, _, _) in enumerate(ROWS)])
def test_case(name: str, text: str, case: dict[str, Any]) -> None:
    facts = FixedFacts()
    call = as_call(case)
    before = judge(call, facts)
    assert before.decision == case["before"], before.effects
    after = judge(call, facts, settings(text))
    assert after.decision == case["after"], ([hit.rule for hit in after.hits], after.effects)
    if "rule" in case:
        assert case["rule"] in [hit.rule for hit in after.hits]


def test_the_facts_are_left_as_they_were() -> None:
    facts = FixedFacts()
    before = (facts.roots, facts.tmp, facts.protected_branches, facts.watch)
    judge(as_call({"command": "rm -rf ~/x"}), facts, settings('[workspace]\nroots = ["~/x"]\n[git]\nprotected_branches = ["b"]'))
    assert (facts.roots, facts.tmp, facts.protected_branches, facts.watch) == before


def test_a_folder_behind_a_link_into_the_floor_is_not_used() -> None:
    facts = FixedFacts(links={f"{HOME}/shared": "/etc"})
    assert usable(("~/shared", "~/other"), facts) == (f"{HOME}/other",)


def test_entries_mean_the_place_and_not_its_spelling() -> None:
    facts = FixedFacts(links={f"{ROOT}/alias": f"{ROOT}/private", "/srv/link": "/srv/data"})
    own = settings('[deny]\npaths = ["private"]\n[allow]\npaths = ["/srv/link"]')
    assert judge(as_call({"read": "alias/a.txt"}), facts, own).decision == "deny"
    assert judge(as_call({"command": "rm -rf /srv/data/x"}), facts, own).decision == "allow"
    mac = FixedFacts(home="/Users/dev", cwd="/Users/dev/app", roots=("/Users/dev/app",))
    assert judge(as_call({"read": "/Users/dev/app/PRIVATE/a"}), mac, own).decision == "deny"


def test_many_questions_do_not_push_one_out() -> None:
    """The hits of a verdict are capped; what an allow entry lifts must not use up the room."""
    own = settings('[allow]\npaths = ["~/scratch"]')
    many = " ".join(f"~/scratch/{n}" for n in range(40))
    assert judge(as_call({"command": f"rm -rf {many} ~/other"}), FixedFacts(), own).decision == "ask"
    assert judge(as_call({"command": f"rm -rf {many}"}), FixedFacts(), own).decision == "allow"


def test_a_raised_question_says_that_no_approval_lifts_it() -> None:
    verdict = judge(as_call({"command": "npm publish"}), FixedFacts(), settings('[rules]\npackages.publish = "deny"'))
    assert "No approval lifts this" in verdict.hits[0].human
