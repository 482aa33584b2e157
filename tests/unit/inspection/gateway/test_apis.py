"""Requests of model APIs as frames: case by case, and that nothing a person or a tool said is left out."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.inspection.gateway import blocks, turns
from interlock.inspection.gateway.api import Api, RequestError
from interlock.inspection.gateway.fields import check_case
from interlock.inspection.gateway.registry import APIS, BY_PATH, api_of, is_forwarded
from interlock.inspection.gateway.upstream import answer_headers, parse_upstream
from interlock.inspection.sender.notices import Notice
from interlock.model.errors import InterlockError

CASES = Path(__file__).parents[3] / "cases" / "gateway"


def load() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / "requests.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", load(), ids=lambda case: case["name"])
def test_a_request(case: dict[str, Any]) -> None:
    api = BY_PATH[case["path"]]
    if "error" in case:
        with pytest.raises(RequestError, match=case["error"]):
            api.messages(case["request"])
        return
    assert api.messages(case["request"]) == case["messages"]


#: A text that can be told from all others.
_MARK = st.text("abcdefghijklmnop", min_size=12, max_size=16)


def _chat(mark: str) -> list[Any]:
    return [
        {"role": "user", "content": mark},
        {"role": "user", "content": [{"type": "text", "text": mark}]},
        {"role": "user", "content": [{"type": "from_the_future", "payload": {"deep": [mark]}}]},
        {"role": "user", "content": [mark]},
        {"role": "critic", "content": mark},
        {"role": "assistant", "content": mark},
        {"role": "assistant", "refusal": mark},
        {"role": "assistant", "tool_calls": [{"id": "1", "function": {"name": "f", "arguments": json.dumps({"a": mark})}}]},
        {"role": "assistant", "tool_calls": [{"id": "1", "function": {"name": "f", "arguments": mark}}]},
        {"role": "assistant", "tool_calls": [{"id": "1", "type": "new", "new": {"x": mark}}]},
        {"role": "assistant", "function_call": {"name": mark, "arguments": "{}"}},
        {"role": "tool", "tool_call_id": "1", "content": mark},
        {"role": "tool", "tool_call_id": "1", "content": [{"type": "text", "text": mark}]},
        {"role": "function", "name": "f", "content": mark},
        {
            "role": "user",
            "content": [{"type": "file", "file": {"filename": mark, "file_data": "data:application/pdf;base64,AAAA"}}],
        },
    ]


def _responses(mark: str) -> list[Any]:
    return [
        {"role": "user", "content": mark},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": mark}]},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": mark}]},
        {"type": "message", "role": "user", "content": [{"type": "new_part", "x": mark}]},
        {"type": "function_call", "call_id": "c", "name": "f", "arguments": json.dumps([mark])},
        {"type": "function_call_output", "call_id": "c", "output": mark},
        {"type": "function_call_output", "call_id": "c", "output": [{"type": "input_text", "text": mark}]},
        {"type": "custom_tool_call", "call_id": "c", "name": "f", "input": mark},
        {"type": "custom_tool_call_output", "call_id": "c", "output": mark},
        {"type": "mcp_call", "id": "m", "name": "n", "arguments": "{}", "output": mark},
        {"type": "code_interpreter_call", "id": "m", "code": mark, "outputs": []},
        {"type": "code_interpreter_call", "id": "m", "code": "", "outputs": [{"logs": mark}]},
        {"type": "local_shell_call", "call_id": "m", "action": {"command": ["sh", mark]}},
        {"type": "local_shell_call_output", "id": "m", "output": mark},
        {"type": "web_search_call", "id": "m", "action": {"query": mark}},
        {"type": "item_from_the_future", "deep": {"x": [mark]}},
    ]


def _anthropic(mark: str) -> list[Any]:
    def user(part: Any) -> dict[str, Any]:
        return {"role": "user", "content": [part]}

    return [
        {"role": "user", "content": mark},
        user({"type": "text", "text": mark}),
        user({"type": "document", "title": mark, "source": {"type": "base64", "media_type": "application/pdf", "data": "AAAA"}}),
        user({"type": "document", "context": mark, "source": {"type": "url", "url": "https://example.com/a.pdf"}}),
        user({"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": mark}}),
        user({"type": "document", "source": {"type": "content", "content": [{"type": "text", "text": mark}]}}),
        user({"type": "tool_result", "tool_use_id": "1", "content": mark}),
        user({"type": "tool_result", "tool_use_id": "1", "content": [{"type": "text", "text": mark}]}),
        user({"type": "tool_result", "tool_use_id": "1", "content": [{"type": "search_result", "title": mark}]}),
        user({"type": "mcp_tool_result", "tool_use_id": "1", "content": [{"type": "text", "text": mark}]}),
        user({"type": "web_search_tool_result", "tool_use_id": "1", "content": [{"type": "web_search_result", "title": mark}]}),
        user({"type": "search_result", "source": "s", "title": "t", "content": [{"type": "text", "text": mark}]}),
        user({"type": "part_from_the_future", "x": {"y": [mark]}}),
        {"role": "assistant", "content": [{"type": "tool_use", "id": "1", "name": "f", "input": {"a": [mark]}}]},
        {"role": "assistant", "content": [{"type": "server_tool_use", "id": "1", "name": "f", "input": {"q": mark}}]},
    ]


@given(_MARK)
def test_nothing_that_was_said_is_left_out(mark: str) -> None:
    chat, responses, anthropic = BY_PATH["/v1/chat/completions"], BY_PATH["/v1/responses"], BY_PATH["/v1/messages"]
    for message in _chat(mark):
        assert mark in json.dumps(chat.messages({"messages": [message]})), message
    for item in _responses(mark):
        assert mark in json.dumps(responses.messages({"input": [item]})), item
    for message in _anthropic(mark):
        assert mark in json.dumps(anthropic.messages({"messages": [message]})), message


@given(_MARK)
def test_what_must_not_be_sent_is_not_sent(mark: str) -> None:
    chat, responses, anthropic = BY_PATH["/v1/chat/completions"], BY_PATH["/v1/responses"], BY_PATH["/v1/messages"]
    tools = [{"type": "function", "function": {"name": "f", "description": mark}, "description": mark, "name": mark}]
    requests: list[tuple[Api, dict[str, Any]]] = [
        (chat, {"tools": tools, "messages": [{"role": "system", "content": mark}, {"role": "developer", "content": mark}]}),
        (chat, {"messages": [{"role": "assistant", "content": "x", "reasoning_content": mark}]}),
        (chat, {"messages": [{"role": "user", "content": [{"type": "image_url", "image_url": {"url": f"https://x/{mark}"}}]}]}),
        (
            chat,
            {
                "messages": [
                    {"role": "user", "content": [{"type": "image_url", "image_url": {"url": f"data:image/png;base64,{mark}"}}]}
                ]
            },
        ),
        (responses, {"tools": tools, "instructions": mark, "input": [{"role": "system", "content": mark}]}),
        (
            responses,
            {"input": [{"type": "reasoning", "summary": [{"type": "summary_text", "text": mark}], "encrypted_content": mark}]},
        ),
        (
            responses,
            {"input": [{"role": "user", "content": [{"type": "input_image", "image_url": f"data:image/png;base64,{mark}"}]}]},
        ),
        (anthropic, {"tools": tools, "system": mark, "messages": []}),
        (anthropic, {"messages": [{"role": "assistant", "content": [{"type": "thinking", "thinking": mark, "signature": mark}]}]}),
        (anthropic, {"messages": [{"role": "user", "content": [{"type": "image", "source": {"type": "base64", "data": mark}}]}]}),
        (anthropic, {"messages": [{"role": "user", "content": [{"type": "image", "source": {"type": "url", "url": mark}}]}]}),
    ]
    for api, request in requests:
        assert mark not in json.dumps(api.messages(request)), request


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["type", "role", "content", "text", "source", "tool_calls", "function", "output"]),
                inner,
                max_size=4,
            )
        ),
        max_leaves=20,
    )
)
def test_no_shape_crashes_an_api(value: Any) -> None:
    for api in APIS:
        for request in ({"messages": value}, {"input": value}, {"messages": [value]}, {"input": [value]}):
            try:
                made = api.messages(request)
            except RequestError:
                continue
            json.dumps(made)
            turns.turn_of(made, "k")
            turns.session_of(made, "k")


def test_steps_of_a_turn_share_its_id_and_the_next_turn_has_another() -> None:
    first: list[dict[str, Any]] = [{"role": "user", "content": blocks.text("one")}]
    step: list[dict[str, Any]] = [
        *first,
        {"role": "assistant", "content": []},
        {"role": "user", "content": [blocks.tool_result("1", "f", "x")]},
    ]
    then: list[dict[str, Any]] = [*step, {"role": "user", "content": blocks.text("two")}]
    ids = [turns.turn_of(messages, "k") for messages in (first, step, then)]
    assert ids[0] == ids[1] != ids[2]
    assert len({turns.session_of(messages, "k") for messages in (first, step, then)}) == 1
    assert turns.turn_of(first, "other") != ids[0]


@pytest.mark.parametrize(
    ("method", "path", "forwarded"),
    [
        ("GET", "/v1/models", True),
        ("GET", "/v1/models/x", True),
        ("POST", "/v1/embeddings", True),
        ("POST", "/v1/completions", False),
        ("POST", "/v1/messages/batches", False),
        ("POST", "/v1/responses/x", False),
        ("POST", "/v1/audio/transcriptions", False),
        ("GET", "/v1/files", False),
        ("GET", "/", False),
        ("POST", "//v1/messages", False),
        ("GET", "/v1/models/org/model:tag@1", True),
        ("GET", "/v1/models/../organization/users", False),
        ("GET", "/v1/models//x", False),
        ("GET", "/v1/models/x?limit=1", False),
        ("GET", "/v1/models/..%2fx", False),
        ("GET", "/v1/responses/resp_1", False),
        ("DELETE", "/v1/responses/resp_1", False),
        ("GET", "/v1/chat/completions", False),
    ],
)
def test_only_what_calls_no_model_on_a_conversation_is_forwarded_unchecked(method: str, path: str, forwarded: bool) -> None:
    assert is_forwarded(method, path) is forwarded
    assert not (method == "POST" and path in BY_PATH)


def test_errors_have_the_apis_own_shape() -> None:
    notice = Notice("blocked", "Title", ("Reason",))
    openai_body = json.loads(BY_PATH["/v1/responses"].denied(notice))
    assert openai_body["error"]["message"] == "Title\n\nReason"
    assert openai_body["error"]["code"] == "blocked_by_policy"
    anthropic_body = json.loads(BY_PATH["/v1/messages"].denied(notice))
    assert anthropic_body["type"] == "error"
    assert anthropic_body["error"]["type"] == "permission_error"
    assert api_of("/v1/nothing", {"anthropic-version": "2023-06-01"}) is BY_PATH["/v1/messages"]
    assert api_of("/v1/nothing", {}).id == "openai"


def test_upstreams() -> None:
    assert parse_upstream("https://api.example.com/v1/", "k").url.target == b""
    assert parse_upstream("http://127.0.0.1:9/base", "").url.target == b"/base"
    for text in ("ftp://x", "api.example.com", "https://user@x/", "https://x/?a=1", "http://x:abc", "http://x:99999", "https://[::1",
                 "https://x y", "https://\u00e9.example", "https://x/\r\na: b"):  # fmt: skip
        with pytest.raises(InterlockError):
            parse_upstream(text, "")
    with pytest.raises(InterlockError, match="key"):
        parse_upstream("https://x", "a b")
    assert "secret" not in repr(parse_upstream("https://x", "secret"))


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ('{"a": 1}', {"a": 1}),
        ('{"a": "first", "a": "second"}', '{"a": "first", "a": "second"}'),
        ('{"a": NaN}', '{"a": NaN}'),
        ("[" * 5_000, "[" * 5_000),
        ("[" * 200 + "]" * 200, "[" * 200 + "]" * 200),
        ("[" * 20_000 + "]" * 20_000, "[" * 20_000 + "]" * 20_000),
        ("{", "{"),
    ],
    ids=["read", "twice", "nan", "open", "deep", "deeper", "cut"],
)
def test_arguments_of_a_tool_are_sent_whole(given: str, sent: object) -> None:
    call = {"id": "c", "type": "function", "function": {"name": "f", "arguments": given}}
    (message,) = BY_PATH["/v1/chat/completions"].messages({"messages": [{"role": "assistant", "tool_calls": [call]}]})
    assert message["content"][0]["input"] == sent


def test_what_is_nested_deep_is_sent_as_text() -> None:
    value: object = "needle"
    for _ in range(100):
        value = {"a": [value]}
    part = {"type": "tool_use", "id": "c", "name": "f", "input": value}
    result = {"type": "tool_result", "tool_use_id": "c", "content": {"rest": value}}
    request = {"messages": [{"role": "assistant", "content": [part]}, {"role": "user", "content": [result]}]}
    found = BY_PATH["/v1/messages"].messages(request)
    assert json.loads(found[0]["content"][0]["input"]) == value
    assert json.loads(found[1]["content"][0]["content"]) == {"rest": value}


@pytest.mark.parametrize(
    "request_",
    [
        {"messages": [], "Messages": [{"role": "user", "content": "needle"}]},
        {"Input": "needle"},
        {"messages": [{"role": "user", "content": "a", "Content": "needle"}]},
        {"messages": [{"ROLE": "user", "content": "a"}]},
        {"messages": [{"role": "user", "content": [{"type": "text", "text": "a", "Text": "needle"}]}]},
        {"messages": [{"role": "user", "content": [{"type": "text", "TEXT": "needle"}]}]},
        {"me\u017f\u017fages": []},
        {
            "messages": [
                {"role": "assistant", "tool_calls": [{"function": {"name": "f", "arguments": "{}", "Arguments": "needle"}}]}
            ]
        },
    ],
)
def test_a_field_in_another_case_is_refused(request_: dict[str, Any]) -> None:
    with pytest.raises(RequestError):
        check_case(request_)


def test_names_that_are_a_tools_own_may_have_any_case() -> None:
    used = {"type": "tool_use", "name": "f", "input": {"Text": 1, "Content": {"Messages": 2}}}
    schema: dict[str, Any] = {"properties": {"Name": {}, "Text": {}}}
    listed = {
        "tools": [{"input_schema": schema}],
        "metadata": {"Name": "x"},
        "response_format": {"json_schema": {"schema": schema}},
    }
    check_case({**listed, "messages": [{"role": "assistant", "content": [used]}], "X-Other": 1})
    check_case(
        {"text": {"format": {"schema": schema}}, "input": [{"type": "mcp_call", "arguments": {"Name": 1}, "output": {"Text": 1}}]}
    )


def test_headers_of_one_connection_are_not_handed_on() -> None:
    lines = [(b"Content-Type", b"x"), (b"Connection", b"close, X-Mine"), (b"X-Mine", b"1"), (b"Transfer-Encoding", b"chunked")]
    assert answer_headers(lines) == [(b"content-type", b"x")]
