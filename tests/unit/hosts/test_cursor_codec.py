"""The guard sees the same action whatever shape Cursor gives it."""

import json
from pathlib import Path
from typing import Any

import pytest

from interlock.hosts import registry
from interlock.hosts.base import PayloadError, parse
from interlock.hosts.cursor import capabilities
from interlock.hosts.cursor.codec import CODEC
from interlock.model.toolcall import DELETE, FETCH, MCP, OPAQUE, OTHER, PATCH, PROMPT, READ, SEARCH, SHELL, TASK, WRITE, ToolCall

CASES = Path(__file__).parents[2] / "cases" / "hosts"
INDEX = [json.loads(line) for line in (CASES / "cursor" / "index.jsonl").read_text().splitlines()]
TOOLS = [json.loads(line) for line in (CASES / "cursor" / "tools.jsonl").read_text().splitlines()]
KINDS = {
    "shell": (SHELL,),
    "file_read": (READ,),
    "file_write": (WRITE, PATCH),
    "file_delete": (DELETE,),
    "search": (SEARCH,),
    "network": (FETCH,),
    "subagent": (TASK,),
    "mcp": (MCP,),
    "shell_stdin": (OPAQUE,),
    "prompt": (PROMPT,),
    "unknown": (OTHER,),
}
GATING = [row for row in INDEX if row["payload"] == "valid" and row["gates"]]


def decode(data: bytes, event: str) -> ToolCall:
    payload = parse(data)
    codec, event = registry.resolve(CODEC, event, payload)
    return codec.decode(event, payload)


def test_every_event_of_the_index_is_known_and_gates_as_recorded() -> None:
    known = {row["event"]: row["gates"] for row in INDEX if row["event"] in capabilities.GATES | capabilities.OPEN}
    assert {row["event"] for row in INDEX if row["payload"] == "valid"} <= set(known)
    assert {event for event, gates in known.items() if gates} <= capabilities.GATES
    assert {event for event, gates in known.items() if not gates} <= capabilities.OPEN
    assert not capabilities.GATES & capabilities.OPEN
    assert set(capabilities.GUARD_EVENTS + capabilities.MEMORY_EVENTS) <= capabilities.GATES | capabilities.OPEN


def test_the_deadlines_lie_inside_of_each_other() -> None:
    assert 0 < CODEC.gate_deadline < CODEC.gate_watchdog < capabilities.GATE_TIMEOUT
    assert CODEC.gate_watchdog + CODEC.audit_deadline < capabilities.GATE_TIMEOUT
    assert CODEC.gate_deadline < CODEC.challenge_deadline
    assert CODEC.challenge_deadline + CODEC.audit_deadline < CODEC.challenge_watchdog < capabilities.GATE_TIMEOUT
    assert CODEC.open_deadline < capabilities.OPEN_TIMEOUT


@pytest.mark.parametrize("row", GATING, ids=lambda row: row["file"])
def test_recorded_payloads(row: dict[str, Any]) -> None:
    call = decode((CASES / "cursor" / row["file"]).read_bytes(), row["event"])
    expect = row["expect"]
    assert call.kind in KINDS[row["action"]]
    assert call.host == "cursor"
    assert call.event == row["event"]
    assert call.conversation
    assert call.roots in (("/home/dev/projects/acme-shop",), ("C:/Users/dev/projects/acme-shop",))
    if "command" in expect:
        assert call.command == expect["command"]
    if "cwd" in expect:
        assert call.cwd == (expect["cwd"] or "")
    if "path" in expect:
        assert call.paths == (expect["path"],)
    if "paths" in expect:
        assert list(call.paths) == expect["paths"]
    if "url" in expect:
        assert call.url == expect["url"]
    if "mcp_tool" in expect:
        assert call.tool == expect["mcp_tool"]
        assert call.server == (expect["mcp_server"] or "")
        assert isinstance(call.arguments, dict)
        assert call.arguments


@pytest.mark.parametrize("row", TOOLS, ids=lambda row: row["id"])
def test_tools(row: dict[str, Any]) -> None:
    payload = {
        "hook_event_name": row.get("event", "preToolUse"),
        "cursor_version": "3.21.16",
        "conversation_id": "c1",
        "workspace_roots": [row.get("root", "/w")],
        **row["payload"],
    }
    data = json.dumps(payload).encode()
    if "code" in row:
        with pytest.raises(PayloadError) as caught:
            decode(data, row.get("event", "preToolUse"))
        assert caught.value.code == row["code"]
        return
    call = decode(data, row.get("event", "preToolUse"))
    found = {name: getattr(call, name) for name in row["call"]}
    assert found == {name: tuple(value) if isinstance(value, list) else value for name, value in row["call"].items()}


def test_windows_paths_and_roots_meet_in_one_spelling() -> None:
    write = decode((CASES / "cursor" / "payloads" / "preToolUse.windows.json").read_bytes(), "preToolUse")
    assert write.paths[0].startswith(write.roots[0] + "/")
    shell = decode((CASES / "cursor" / "payloads" / "preToolUse.windows_shell.json").read_bytes(), "preToolUse")
    assert shell.dialect == "powershell"
    assert shell.cwd == shell.roots[0]


def test_a_sequence_is_decoded_as_far_as_it_gates() -> None:
    seen = 0
    for path in sorted((CASES / "cursor" / "sequences").glob("*.jsonl")):
        for line in path.read_bytes().splitlines():
            payload = parse(line)
            codec, event = registry.resolve(CODEC, "", payload)
            if event in codec.gates:
                assert codec.decode(event, payload).kind
                seen += 1
    assert seen > 5
