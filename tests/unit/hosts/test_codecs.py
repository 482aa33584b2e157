"""The guard sees the same action whatever host sends it; Cursor's own cases are in `test_cursor_codec`."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.hosts import registry
from interlock.hosts.base import PayloadError, parse
from interlock.model.toolcall import FETCH, KINDS, MCP, PATCH, PROMPT, READ, SEARCH, SHELL, TASK, WRITE, ToolCall

CASES = Path(__file__).parents[2] / "cases" / "hosts"
OTHERS = [host for host in registry.HOSTS if host != "cursor"]
INDEX = [(host, json.loads(line)) for host in OTHERS for line in (CASES / host / "index.jsonl").read_text().splitlines()]
TOOLS = [(host, json.loads(line)) for host in OTHERS for line in (CASES / host / "tools.jsonl").read_text().splitlines()]
VALID = [(host, row) for host, row in INDEX if row["payload"] == "valid" and row["file"].startswith("payloads/")]
ACTIONS = {
    "shell": (SHELL,),
    "file_read": (READ,),
    "file_write": (WRITE, PATCH),
    "search": (SEARCH,),
    "network": (FETCH,),
    "subagent": (TASK,),
    "mcp": (MCP,),
    "prompt": (PROMPT,),
}

#: What a payload needs so that its host is recognised.
MARKS: dict[str, dict[str, object]] = {
    "claude": {"session_id": "s1", "hook_event_name": "PreToolUse", "prompt_id": "p1"},
    "codex": {"session_id": "s1", "hook_event_name": "PreToolUse", "turn_id": "n1"},
    "gemini": {"session_id": "s1", "hook_event_name": "BeforeTool", "timestamp": "t"},
    "qwen": {"session_id": "s1", "hook_event_name": "PreToolUse", "timestamp": "t", "permission_mode": "default"},
}


def name(value: object) -> str:
    return value if isinstance(value, str) else str(value.get("id") or value["file"]) if isinstance(value, dict) else ""


def decode(host: str, event: str, payload: dict[str, object]) -> ToolCall:
    codec, event = registry.resolve(registry.codec(host), event, payload)
    assert codec.host == host
    return codec.decode(event, payload)


@pytest.mark.parametrize(("host", "row"), VALID, ids=name)
def test_recorded_payloads(host: str, row: dict[str, Any]) -> None:
    payload = parse((CASES / host / row["file"]).read_bytes())
    codec, event = registry.resolve(registry.codec(host), row["event"], payload)
    assert (codec.host, event) == (host, row["event"])
    # What could be stopped but is not judged (a stop, a compaction, a switch of models) stays open.
    if event not in codec.gates:
        assert event in codec.open_events
        assert not row["gates"] or row["action"] in ("stop", "compact", "subagent", "other", "batch", "mcp")
        return
    assert row["gates"]
    expect = row.get("expect", {})
    if expect.get("verdict") == "deny":
        with pytest.raises(PayloadError) as caught:
            codec.decode(event, payload)
        assert caught.value.code == "truncated-input"
        return
    call = codec.decode(event, payload)
    assert call.kind in ACTIONS[row["action"]]
    assert (call.host, call.event) == (host, event)
    assert call.conversation
    if "command" in expect:
        assert call.command == expect["command"]
    if "cwd" in expect:
        assert call.cwd == expect["cwd"]
    if "path" in expect:
        assert call.paths == (expect["path"],)
    if "paths" in expect:
        assert list(call.paths) == expect["paths"]
    if "url" in expect:
        assert call.url == expect["url"]
    if "mcp_tool" in expect:
        assert (call.tool, call.server) == (expect["mcp_tool"], expect["mcp_server"])
        assert call.arguments


def test_every_host_has_a_payload_that_gates() -> None:
    assert {host for host, row in VALID if row["gates"]} == set(OTHERS)


@pytest.mark.parametrize(("host", "row"), TOOLS, ids=name)
def test_tools(host: str, row: dict[str, Any]) -> None:
    payload = row.get("raw")
    event = row.get("event", "BeforeTool" if host == "gemini" else "PreToolUse")
    if payload is None:
        payload = {**MARKS[host], "hook_event_name": event, "cwd": row.get("cwd", "/w"), **row["payload"]}
    payload = parse(json.dumps(payload).encode())
    if "code" in row:
        with pytest.raises(PayloadError) as caught:
            decode(host, event, payload)
        assert caught.value.code == row["code"]
        return
    call = decode(host, event, payload)
    found = {key: getattr(call, key) for key in row["call"]}
    assert found == {key: tuple(value) if isinstance(value, list) else value for key, value in row["call"].items()}


@pytest.mark.parametrize("host", ["claude", "codex"])
def test_a_sequence_is_decoded_as_far_as_it_gates(host: str) -> None:
    judged = 0
    for path in sorted((CASES / host / "sequences").glob("*.jsonl")):
        for line in path.read_bytes().splitlines():
            payload = parse(line)
            codec, event = registry.resolve(registry.codec(host), "", payload)
            assert codec.host == host
            if event in codec.gates:
                assert codec.decode(event, payload).kind
                judged += 1
    assert judged >= 1


def test_windsurf_may_write_raw_control_characters() -> None:
    data = b'{"agent_action_name":"pre_run_command","tool_info":{"command_line":"echo a\nrm -rf b","cwd":"/w"}}'
    assert decode("windsurf", "pre_run_command", parse(data)).command == "echo a\nrm -rf b"
    with pytest.raises(PayloadError):
        parse(data.replace(b"agent_action_name", b"hook_event_name"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
INPUTS = JSON | st.dictionaries(
    st.sampled_from(["command", "cmd", "file_path", "path", "content", "patch", "url", "prompt", "edits", "paths", "workdir"]),
    JSON | st.lists(st.text(), max_size=3) | st.sampled_from(["*** Begin Patch\n*** Add File: a\n", "{", "c:\\x"]),
    max_size=4,
)
NAMES = (
    st.sampled_from(["Bash", "shell", "apply_patch", "mcp__a__b", "Read", "Write", "WebFetch", "Task", "bash", "web_fetch"]) | JSON
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "cwd": JSON | st.just("/w"),
    "session_id": JSON,
    "prompt": JSON,
    "tool_name": NAMES,
    "tool_input": INPUTS,
    "toolName": NAMES,
    "toolInput": INPUTS,
    "toolArgs": INPUTS,
    "sessionId": JSON,
    "workspaceRoots": JSON,
    "toolInputTruncated": JSON,
    "mcp_context": JSON,
    "mcp_server": JSON,
    "hookName": JSON | st.just("PreToolUse"),
    "preToolUse": JSON | st.fixed_dictionaries({"toolName": NAMES, "parameters": INPUTS}),
    "tool_info": JSON | st.fixed_dictionaries({}, optional={"command_line": JSON, "file_path": JSON, "mcp_tool_arguments": JSON}),
}


@settings(max_examples=300)
@given(st.sampled_from(OTHERS), st.data())
def test_any_payload_is_a_call_or_a_payload_error(host: str, data: st.DataObject) -> None:
    codec = registry.codec(host)
    event = data.draw(st.sampled_from(sorted(codec.gates)))
    payload = data.draw(st.fixed_dictionaries({}, optional=FIELDS))
    try:
        call = codec.decode(event, payload)
    except PayloadError as error:
        assert error.code
        assert error.detail
        return
    assert call.kind in KINDS
    for key in ("command", "content", "text", "url", "server", "cwd", "conversation", "tool", "dialect", "generation", "use_id"):
        assert isinstance(getattr(call, key), str)
    assert isinstance(call.arguments, dict)
    assert all(isinstance(path, str) and path for path in (*call.paths, *call.roots))
