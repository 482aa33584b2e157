"""Claude, Copilot Studio, LiteLLM: frames, tool calls by the guard's rules, answers in each platform's own form."""

import json
import pathlib
from typing import Any

import pytest

from interlock.detectors.engine import Scanner
from interlock.inspection import frames
from interlock.inspection.frames import FrameError
from interlock.inspection.judge import Judge
from interlock.inspection.platforms import BY_ID
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.sample import canary_text
from interlock.inspection.verdict import Verdict

from .conftest import WORD

CASES = pathlib.Path(__file__).parents[2] / "cases"
FRAMES = sorted((CASES / "inference" / "claude").glob("*.json"))
CALLS = [json.loads(line) for line in (CASES / "inference" / "tool_calls" / "cases.jsonl").read_text().splitlines()]


def judged(platform: str, document: Any, **policy: Any) -> Verdict:
    body = document if isinstance(document, bytes) else json.dumps(document).encode()
    adapter = BY_ID[platform]
    return Judge(Scanner(), InspectionPolicy(**policy)).judge(adapter, adapter.decode(body), lambda: "il-ref")


def called(case: dict[str, Any], *before: dict[str, Any]) -> dict[str, Any]:
    use = {"type": "tool_use", "id": "t", "tool_name": case["tool"], "input": case["input"], "tool_info": case["info"]}
    return {"type": "tool_call", "messages": [{"role": "assistant", "content": [{"type": "text", "text": "ok"}, *before, use]}]}


@pytest.mark.parametrize("path", FRAMES, ids=lambda path: path.stem)
def test_every_claude_fixture_is_allowed(path: pathlib.Path) -> None:
    body = path.read_bytes()
    frame = BY_ID["claude"].decode(body)
    assert frame.known is (json.loads(body)["type"] in ("prompt", "tool_call"))
    assert frame.test is (path.stem == "03_config_test")
    verdict = judged("claude", body)
    assert verdict.action == "allow"
    assert not verdict.findings


@pytest.mark.parametrize("case", CALLS, ids=lambda case: case["name"])
def test_a_tool_call_is_judged_by_the_guards_rules(case: dict[str, Any]) -> None:
    verdict = judged("claude", called(case))
    assert verdict.action == case["action"]
    rules = [located.finding.detector for located in verdict.findings if located.denies]
    assert rules == ([case["rule"]] if case["rule"] else [])
    if case["rule"]:
        assert case["rule"] in verdict.deny_reason
        assert len(verdict.deny_reason) <= 500
        assert verdict.findings[0].finding.path == "$.messages[0].content[1]"
        assert verdict.findings[0].tool == case["tool"]


def test_one_bad_call_stops_all_and_the_same_message_in_a_prompt_does_not() -> None:
    good, bad = next(case for case in CALLS if case["name"] == "tests run"), CALLS[0]
    first = {"type": "tool_use", "id": "a", "tool_name": good["tool"], "input": good["input"]}
    frame = called(bad, first)
    one = Judge(Scanner(), InspectionPolicy())
    adapter = BY_ID["claude"]
    assert one.judge(adapter, adapter.decode(json.dumps(frame).encode()), lambda: "r").action == "deny"
    # What was called earlier is history: it is not judged again, and not known from the tool_call frame.
    frame["type"] = "prompt"
    assert one.judge(adapter, adapter.decode(json.dumps(frame).encode()), lambda: "r").action == "allow"


def test_a_secret_in_the_arguments_of_a_call_is_denied() -> None:
    case = {"tool": "http", "input": {"headers": [canary_text()]}, "info": {"type": "client"}}
    verdict = judged("claude", called(case))
    assert verdict.action == "deny"
    assert "GitHub token" in verdict.deny_reason


COPILOT = {
    "plannerContext": {
        "userMessage": "look up the account",
        "thought": "I will search",
        "chatHistory": [{"id": "1", "role": "user", "content": "hi", "timestamp": "2026-01-01T00:00:00Z"}],
        "previousToolsOutputs": [{"toolId": "t", "toolName": "crm", "outputs": {"name": "found"}}],
    },
    "toolDefinition": {"id": "t1", "type": "ToolDefinition", "name": "crm_search", "description": "search", "inputParameters": []},
    "inputValues": {"query": "accounts"},
    "conversationMetadata": {
        "agent": {"id": "agent-1", "tenantId": "tenant-1", "environmentId": "e", "name": "a", "isPublished": True},
        "user": {"id": "user-1", "tenantId": "tenant-1"},
        "conversationId": "c-1",
        "messageId": "m-1",
    },
}


@pytest.mark.parametrize(
    "path",
    [
        ("plannerContext", "userMessage"),
        ("plannerContext", "thought"),
        ("plannerContext", "chatHistory", 0, "content"),
        ("plannerContext", "previousToolsOutputs", 0, "outputs", "name"),
        ("inputValues", "query"),
        ("toolDefinition", "description"),
    ],
    ids=str,
)
def test_copilot_studio_every_text_is_scanned(path: tuple[Any, ...]) -> None:
    adapter = BY_ID["copilot-studio"]
    assert adapter.encode(judged("copilot-studio", COPILOT)) == b'{"blockAction":false}'
    document = json.loads(json.dumps(COPILOT))
    place = document
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = canary_text()
    answer = json.loads(adapter.encode(judged("copilot-studio", document)))
    assert answer["blockAction"] is True
    assert isinstance(answer["reasonCode"], int)
    assert json.loads(answer["diagnostics"]) == {"reference_id": "il-ref"}


def test_copilot_studio_judges_the_tool_and_tolerates_what_is_missing() -> None:
    document = {**COPILOT, "toolDefinition": {"name": "Bash"}, "inputValues": {"command": "rm -rf ~"}}
    assert judged("copilot-studio", document).action == "deny"
    for empty in ({}, {"plannerContext": None, "toolDefinition": [], "inputValues": 7, "later": ["x"]}):
        assert judged("copilot-studio", empty).action == "allow"
    adapter = BY_ID["copilot-studio"]
    assert json.loads(adapter.immediate(adapter.routes[0]) or b"") == {"isSuccessful": True, "status": "OK"}
    assert adapter.immediate(adapter.routes[1]) is None
    assert set(json.loads(adapter.error(401, "no"))) == {"errorCode", "message", "httpStatus", "diagnostics"}


@pytest.mark.parametrize("key", ["texts", "tools", "structured_messages", "later"])
@pytest.mark.parametrize("kind", ["request", "response"])
def test_litellm_every_text_is_scanned(key: str, kind: str) -> None:
    adapter = BY_ID["litellm"]
    document: dict[str, Any] = {
        "texts": ["hello"],
        "input_type": kind,
        "litellm_call_id": "call-1",
        "request_data": {"user_api_key_user_id": "user-1", "user_api_key_alias": "app"},
    }
    frame = adapter.decode(json.dumps(document).encode())
    assert (frame.actor, frame.application, frame.request_id) == ("user-1", "app", "call-1")
    assert adapter.encode(judged("litellm", document)) == b'{"action":"NONE"}'
    document[key] = [canary_text()]
    answer = json.loads(adapter.encode(judged("litellm", document)))
    assert answer["action"] == "BLOCKED"
    assert "il-ref" in answer["blocked_reason"]


def test_litellm_a_text_that_was_seen_is_not_read_again(scanner: Any) -> None:
    adapter, judge = BY_ID["litellm"], Judge(scanner, InspectionPolicy())

    def ask(kind: str, *texts: Any, call: str = "1") -> Verdict:
        document = {"texts": list(texts), "input_type": kind, "litellm_call_id": call, "tools": [{"name": "t"}]}
        return judge.judge(adapter, adapter.decode(json.dumps(document).encode()), lambda: "r")

    assert ask("request", "one", "two").scanned == 3
    assert ask("request", "one", "two", "three", call="2").scanned == 1
    # The same words in an answer are the agent's.
    found = ask("response", "one", WORD)
    assert (found.scanned, found.findings[0].provenance, found.findings[0].finding.path) == (3, "agent", "$.texts[1]")
    found = ask("request", WORD, "four", {"odd": [WORD]})
    assert [(item.provenance, item.finding.path, item.denies) for item in found.findings] == [
        ("member", "$.texts[0]", True),
        ("member", "$.texts[2].odd[0]", True),
    ]


def test_the_path_is_that_of_the_wire() -> None:
    document = json.loads(json.dumps(COPILOT))
    document["plannerContext"]["userMessage"] = canary_text()
    assert judged("copilot-studio", document).findings[0].finding.path == "$.plannerContext.userMessage"
    assert judged("litellm", {"later": canary_text()}).findings[0].finding.path == "$.later"


@pytest.mark.parametrize(
    ("platform", "document"),
    [
        ("cursor", {"type": "prompt", "messages": [{}] * (frames.MAX_MESSAGES + 1)}),
        ("cursor", {"type": "prompt", "messages": [{"role": "user", "content": [canary_text()] + ["a"] * frames.MAX_LEAVES}]}),
        ("copilot-studio", {"inputValues": ["a"] * (frames.MAX_LEAVES + 1)}),
        ("litellm", {"later": ["a"] * (frames.MAX_LEAVES + 1)}),
        ("litellm", {"texts": ["a"] * (frames.MAX_LEAVES + 1)}),
    ],
    ids=range(5),
)
def test_parts_without_measure_are_refused(platform: str, document: Any) -> None:
    with pytest.raises(FrameError, match="too many"):
        judged(platform, document)


@pytest.mark.parametrize("platform", ["copilot-studio", "litellm"])
@pytest.mark.parametrize("body", [b"", b"[]", b"x", b"\xff", b'{"texts":' + b"[" * 5000], ids=range(5))
def test_what_is_no_request_is_refused(platform: str, body: bytes) -> None:
    with pytest.raises(FrameError):
        judged(platform, body)
