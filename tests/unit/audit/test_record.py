"""Records and skeletons: readable, and never a value of the user's."""

import json
from pathlib import Path

import pytest

from interlock.audit import record, skeleton
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import Hit, Verdict

CASES = Path(__file__).parents[2] / "cases" / "audit" / "skeletons.jsonl"


def cases() -> list[dict[str, str]]:
    return [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["command"])[:40])
def test_skeleton(case: dict[str, str]) -> None:
    assert skeleton.command(case["command"], "/home/mia", ("/home/mia/app",)) == case["shape"]


def test_record_holds_who_what_and_why_only() -> None:
    call = ToolCall(
        host="cursor",
        event="preToolUse",
        kind="write",
        tool="Write",
        paths=("/home/mia/app/src/private-name.py",),
        content="CONTENT-VALUE",
        agent_message="AGENT-VALUE",
        conversation="c" * 200,
        roots=("/home/mia/app",),
    )
    hit = Hit("secrets.write", "deny", "human", "agent", "target")
    made = record.verdict(call, Verdict("deny", (hit, hit)), now=1_764_509_040.1239, ms=1.23456, home="/home/mia", id="ab12")
    assert made == {
        "time": "2025-11-30T13:24:00.123Z",
        "event": "verdict",
        "id": "ab12",
        "host": "cursor",
        "hook": "preToolUse",
        "conversation": "c" * 64 + "\u2026",
        "kind": "write",
        "tool": "Write",
        "decision": "deny",
        "rules": ["secrets.write"],
        "what": "write <workspace>/\u2026",
        "ms": 1.23,
    }


@pytest.mark.parametrize(
    ("call", "what"),
    [
        (ToolCall(host="h", event="e", kind="read", paths=("/home/mia/.ssh/id_rsa",)), "read <home>/id_rsa"),
        (ToolCall(host="h", event="e", kind="delete", paths=("C:\\Users\\mia\\x",)), "delete C:/\u2026"),
        (
            ToolCall(host="h", event="e", kind="fetch", url="https://user:pw@corp.example/a?token=abc"),
            "fetch https://<host>/\u2026",
        ),
        (ToolCall(host="h", event="e", kind="fetch", url="http://169.254.169.254/latest"), "fetch http://<metadata-host>/\u2026"),
        (
            ToolCall(host="h", event="e", kind="mcp", server="db", tool="query", arguments={"sql": "x", "a b": 1}),
            "mcp db/query(a?b, sql)",
        ),
        (ToolCall(host="h", event="e", kind="prompt", text="SECRET"), "prompt"),
        (
            ToolCall(host="h", event="e", kind="patch", paths=tuple("abcdefgh")),
            "patch" + " ./\u2026" * 6 + " \u2026",
        ),
    ],
)
def test_what(call: ToolCall, what: str) -> None:
    assert record.what(call, "/home/mia") == what


def test_fault() -> None:
    made = record.fault("cursor", "preToolUse\x1b[31m", "malformed-payload", now=0.0)
    assert made["hook"] == "preToolUse??31m"
    assert made["decision"] == "deny"
