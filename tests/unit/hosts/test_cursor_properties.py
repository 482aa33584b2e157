"""Whatever arrives, the codec answers with a call or its own error; whatever is decided, the answer is valid and never weaker."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.hosts import registry
from interlock.hosts.base import Codec, PayloadError
from interlock.hosts.cursor.capabilities import GATES, OPEN
from interlock.hosts.cursor.codec import CODEC
from interlock.model.toolcall import KINDS, ToolCall
from interlock.model.verdict import ALLOW, ASK, DENY, RANK, Hit, Verdict

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)
TOOL_INPUT = JSON | st.dictionaries(
    st.sampled_from(
        ["command", "file_path", "path", "content", "patch", "url", "prompt", "pattern", "edits", "paths", "arguments"]
    ),
    JSON | st.sampled_from(["*** Begin Patch\n*** Add File: a\n", "{", "c:\\x"]),
    max_size=4,
)
EVENTS = sorted(GATES) + sorted(OPEN) + ["", "beforeTeleport", "PreToolUse"]
PAYLOADS = st.dictionaries(st.text(max_size=8), JSON, max_size=3).flatmap(
    lambda rest: st.fixed_dictionaries(
        {},
        optional={
            "hook_event_name": st.sampled_from(EVENTS) | JSON,
            "tool_name": st.sampled_from(["Shell", "Write", "ApplyPatch", "MCP:x", "Read", "Task", "CallDynamicTool"]) | JSON,
            "tool_input": TOOL_INPUT,
            "workspace_roots": st.lists(JSON, max_size=2) | JSON,
            "command": JSON,
            "cwd": JSON,
            "file_path": JSON,
            "content": JSON,
            "prompt": JSON,
            "cursor_version": JSON,
            "conversation_id": JSON,
        },
    ).map(lambda known: {**rest, **known})
)


def answered(codec: Codec, event: str, verdict: Verdict, deny_exit: int = 2) -> tuple[str, dict[str, Any]]:
    """(decision that Cursor takes from the answer, the document)."""
    answer = codec.encode(event, verdict, deny_exit)
    assert answer.stdout.endswith(b"\n")
    document = json.loads(answer.stdout.decode("utf-8"))
    assert isinstance(document, dict)
    assert None not in document.values()
    assert answer.code in (0, 2)
    if event == "beforeSubmitPrompt":
        decision = ALLOW if document["continue"] is True else DENY
    else:
        decision = document["permission"]
    if decision == DENY:
        assert document["user_message"]
        assert answer.stderr.isprintable()
        assert answer.stderr
    else:
        assert answer.code == 0
    return decision, document


@settings(max_examples=400)
@given(st.sampled_from(EVENTS), PAYLOADS)
def test_any_object_is_a_call_or_a_payload_error(event: str, payload: dict[str, Any]) -> None:
    try:
        codec, event = registry.resolve(CODEC, event, payload)
        if event in codec.open_events:
            return
        call = codec.decode(event, payload)
    except PayloadError as error:
        assert error.code
        assert error.detail
        return
    assert isinstance(call, ToolCall)
    assert call.kind in KINDS
    for name in ("command", "content", "text", "url", "server", "cwd", "conversation", "tool", "dialect"):
        assert isinstance(getattr(call, name), str)
    assert isinstance(call.arguments, dict)
    assert all(isinstance(path, str) and path for path in (*call.paths, *call.roots))


@given(
    st.sampled_from([*sorted(GATES), "beforeTeleport", ""]),
    st.sampled_from([ALLOW, ASK, DENY, "", "permit"]),
    st.lists(st.builds(Hit, st.text(min_size=1), st.sampled_from([ASK, DENY]), st.text(), st.text()), max_size=3),
    st.sampled_from([0, 2, 1, 7]),
)
def test_an_answer_is_valid_and_never_weaker(event: str, decision: str, hits: list[Hit], deny_exit: int) -> None:
    told, document = answered(CODEC, event, Verdict(decision, tuple(hits)), deny_exit)
    assert RANK[told] >= RANK.get(decision, RANK[DENY])
    if told == DENY:
        code = CODEC.encode(event, Verdict(decision, tuple(hits)), deny_exit).code
        assert code == (0 if deny_exit == 0 else 2)
        human_only = event in ("beforeReadFile", "beforeTabFileRead", "subagentStart", "beforeSubmitPrompt")
        assert ("agent_message" in document) is not human_only
    else:
        assert document == ({"continue": True} if event == "beforeSubmitPrompt" else {"permission": "allow"})


@given(st.text(max_size=5000))
def test_a_long_or_hostile_text_stays_one_printable_line(text: str) -> None:
    _, document = answered(CODEC, "preToolUse", Verdict(DENY, (Hit("a.b", DENY, text, text),)))
    for key in ("user_message", "agent_message"):
        assert document[key].isprintable()
        assert len(document[key]) <= 1600
