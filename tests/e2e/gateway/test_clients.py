"""The vendors' own client packages through the gateway: allowed, denied, failing open and closed, tripped and back."""

import http.client
import json
import threading
from typing import Any
from urllib.parse import urlsplit

import anthropic
import openai
import pytest

from .conftest import Chain, eventually, secret_text
from .upstream import WORDS

SAID = "".join(WORDS)


def openai_client(chain: Chain, **more: Any) -> openai.OpenAI:
    return openai.OpenAI(base_url=f"{chain.url}/v1", api_key=chain.key, **more)


def anthropic_client(chain: Chain, **more: Any) -> anthropic.Anthropic:
    return anthropic.Anthropic(base_url=chain.url, api_key=chain.key, **more)


def chat(chain: Chain, text: str, **more: Any) -> str:
    with openai_client(chain) as client:
        answer = client.chat.completions.create(model="m", messages=[{"role": "user", "content": text}], **more)
    return str(answer.choices[0].message.content)


def responses(chain: Chain, text: str) -> str:
    with openai_client(chain) as client:
        return str(client.responses.create(model="m", input=text).output_text)


def messages(chain: Chain, text: str) -> str:
    with anthropic_client(chain) as client:
        answer = client.messages.create(model="m", max_tokens=10, messages=[{"role": "user", "content": text}])
    return str(answer.content[0].text)  # type: ignore[union-attr]


def test_three_apis_allowed_and_denied(running: Chain) -> None:
    for ask, denied in (
        (chat, openai.PermissionDeniedError),
        (responses, openai.PermissionDeniedError),
        (messages, anthropic.PermissionDeniedError),
    ):
        before = len(running.upstream.requests)
        assert ask(running, "hello") == SAID
        with pytest.raises(denied) as raised:
            ask(running, secret_text())
        shown = str(raised.value)
        assert "Blocked by your organization's policy" in shown
        assert "This request was blocked by your organization's security policy." in shown
        assert secret_text() not in shown
        # Once for the allowed request, and never again for the denied one.
        assert len(running.upstream.requests) == before + 1
    path, headers, _ = running.upstream.requests[0]
    assert path == "/v1/chat/completions"
    assert headers["authorization"] == "Bearer sk-upstream-key"
    assert running.upstream.requests[-1][1]["x-api-key"] == "sk-upstream-key"
    assert running.key not in json.dumps([headers for _, headers, _ in running.upstream.requests])
    rows = eventually(lambda: len(found := running.rows("inference_hooks_request_denied")) == 3 and found)
    assert {row["actor_id"] for row in rows} == {running.actor}
    assert all(row["reference_id"] for row in rows)
    ids = {row["request_id"] for row in rows}
    # The sender's rows are in its audit trail as well, chained and ready for a SIEM.
    running.plain("sender", "audit", "verify")
    trail = running.folder / "sender" / "state" / "audit" / "audit.jsonl"
    eventually(lambda: all(request_id in trail.read_text() for request_id in ids))
    kept = (running.folder / "server" / "state" / "audit" / "audit.jsonl").read_text()
    assert all(request_id in kept for request_id in ids)


def test_streams_pass_as_they_are(running: Chain) -> None:
    with openai_client(running) as client:
        stream = client.chat.completions.create(model="m", messages=[{"role": "user", "content": "hi"}], stream=True)
        assert [chunk.choices[0].delta.content for chunk in stream] == list(WORDS)
        events = client.responses.create(model="m", input="hi", stream=True)
        assert [event.delta for event in events if event.type == "response.output_text.delta"] == list(WORDS)
    with (
        anthropic_client(running) as other,
        other.messages.stream(model="m", max_tokens=9, messages=[{"role": "user", "content": "hi"}]) as words,
    ):
        assert list(words.text_stream) == list(WORDS)
    with openai_client(running) as client, pytest.raises(openai.PermissionDeniedError):
        client.chat.completions.create(model="m", messages=[{"role": "user", "content": secret_text()}], stream=True)


def raw(chain: Chain, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
    place = urlsplit(chain.url)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=60)
    given = {"authorization": f"Bearer {chain.key}", **{name.replace("_", "-"): value for name, value in headers.items()}}
    connection.request(method, path, body or None, given)
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


def test_a_stream_is_the_upstreams_byte_for_byte_and_comes_while_it_is_made(running: Chain) -> None:
    running.upstream.hold = threading.Event()
    place = urlsplit(running.url)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=60)
    body = json.dumps({"model": "m", "stream": True, "messages": [{"role": "user", "content": "hi"}]})
    connection.request("POST", "/v1/chat/completions", body, {"authorization": f"Bearer {running.key}"})
    answer = connection.getresponse()
    assert answer.getheader("x-upstream-id") == "up-1"
    # The first word is here while the upstream still holds the third one back.
    assert b"Hello" in answer.readline()
    running.upstream.hold.set()
    rest = answer.read()
    assert rest.endswith(b"data: [DONE]\n\n")
    connection.close()


def test_a_client_that_leaves_ends_the_upstreams_work(running: Chain) -> None:
    running.upstream.hold = threading.Event()
    place = urlsplit(running.url)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=60)
    body = json.dumps({"model": "m", "stream": True, "messages": [{"role": "user", "content": "hi"}]})
    connection.request("POST", "/v1/chat/completions", body, {"authorization": f"Bearer {running.key}"})
    answer = connection.getresponse()
    assert answer.readline()
    assert connection.sock is not None
    answer.close()
    connection.close()
    assert running.upstream.gone.wait(60)


def test_what_the_gateway_answers_itself(running: Chain) -> None:
    good = json.dumps({"model": "m", "messages": [{"role": "user", "content": "hi"}]}).encode()
    before = len(running.upstream.requests)
    assert raw(running, "POST", "/v1/chat/completions", good, authorization="Bearer ilk_wrong")[0] == 401
    assert raw(running, "POST", "/v1/chat/completions", good, authorization="Basic x")[0] == 401
    for body in (b"", b"{", b"[]", b'{"messages":"hi"}', b'{"messages":[{"role":"user","content":"a","content":"b"}]}'):
        status, _, answer = raw(running, "POST", "/v1/chat/completions", body)
        assert (status, "cannot be checked" in json.loads(answer)["error"]["message"]) == (400, True)
    deep = b"[" * 100_000
    for body in (deep, b'{"messages":' + deep, b'{"messages":[],"n":NaN}', good.decode().encode("utf-16"), b"\xef\xbb\xbf" + good):
        assert raw(running, "POST", "/v1/chat/completions", body)[0] == 400
    assert raw(running, "POST", "/v1/completions", good)[0] == 404
    assert raw(running, "POST", "/v1/chat/completions/", good)[0] == 404
    assert len(running.upstream.requests) == before
    twice = json.dumps({"messages": [], "Messages": json.loads(good)["messages"]}).encode()
    assert raw(running, "POST", "/v1/chat/completions", twice)[0] == 400
    assert raw(running, "POST", "/v1/chat/completions", good, connection="close, x-mine", x_mine="1", x_other="2")[0] == 200
    sent = running.upstream.requests.pop()[1]
    assert ("x-mine" in sent, sent["x-other"]) == (False, "2")
    status, headers, answer = raw(running, "POST", "/v1/messages", good, x_api_key="ilk_wrong", authorization="")
    assert (status, json.loads(answer)["type"]) == (401, "error")
    assert raw(running, "GET", "/v1/models?limit=3")[0] == 200
    assert running.upstream.requests[-1][0] == "/v1/models?limit=3"
    status, headers, _ = raw(
        running, "POST", "/v1/chat/completions", secret_text().join(('{"messages":[{"role":"user","content":"', '"}]}')).encode()
    )
    assert (status, headers["x-should-retry"]) == (403, "false")
    assert headers["x-request-id"].startswith("req_")


def test_a_failed_check_stops_in_block_and_passes_in_allow_and_when_paused(chain: Chain) -> None:
    chain.start(workers=2)
    chain.server.stop()
    with openai_client(chain) as client, pytest.raises(openai.InternalServerError) as raised:
        client.chat.completions.create(model="m", messages=[{"role": "user", "content": "hi"}])
    assert "policy check is unavailable" in str(raised.value)
    closed = eventually(lambda: chain.rows("inference_hooks_request_failed_closed"))
    # Clients do not try a stopped request again.
    assert [row["reason"] for row in closed] == ["transport_error"]
    chain.cli("sender", "inspect", "mode", "default", "allow")
    eventually(lambda: _answers(chain))
    eventually(lambda: chain.rows("inference_hooks_request_failed_open"))
    chain.plain("sender", "inspect", "pause", "default")
    eventually(lambda: chat(chain, "hi") == SAID and "kill_switch" in _reasons(chain))


def _reasons(chain: Chain) -> set[str]:
    return {row["reason"] for row in chain.rows("inference_hooks_request_failed_open")}


def test_a_receiver_that_refuses_trips_the_breaker_and_a_reset_brings_it_back(chain: Chain) -> None:
    chain.start(mode="allow", workers=2)
    # The receiver is not told of the new secret: it answers 401 from now on.
    secret = chain.cli("sender", "inspect", "rotate", "default")["secret"]
    eventually(lambda: chat(chain, "hi") == SAID and bool(chain.rows("inference_hooks_request_failed_open")))
    with openai_client(chain) as client:
        for number in range(60):
            client.chat.completions.create(model="m", messages=[{"role": "user", "content": f"hi {number}"}])
    health = eventually(lambda: (found := chain.cli_any("sender", "inspect", "health"))["status"] == "Tripped" and found)
    assert health["recent_errors"][0] == {"time": health["recent_errors"][0]["time"], "type": "non_200_status", "status": 401}
    (row,) = chain.rows("inference_hooks_circuit_breaker_tripped")
    assert row["attempts"] >= 20
    seen = len(chain.rows("inference_hooks_request_failed_open"))
    assert chat(chain, secret_text()) == SAID
    chain.cli("server", "inspect", "keys", "add", stdin=secret)
    eventually(chain.tested)
    chain.plain("sender", "inspect", "reset", "default")
    eventually(lambda: _denied(chain))
    assert len(chain.rows("inference_hooks_circuit_breaker_tripped")) == 1
    assert len(chain.rows("inference_hooks_request_failed_open")) >= seen


def _answers(chain: Chain) -> bool:
    try:
        return chat(chain, "hi") == SAID
    except openai.InternalServerError:
        return False


def test_a_turn_and_a_session_are_told_by_headers_or_by_the_conversation(running: Chain) -> None:
    chat(running, "one", extra_headers={"x-interlock-session-id": "mine-1"})
    tool: Any = [
        {"role": "user", "content": "weather?"},
        {"role": "assistant", "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "w", "arguments": "{}"}}]},
        {"role": "tool", "tool_call_id": "c1", "content": secret_text()},
    ]
    with openai_client(running) as client, pytest.raises(openai.PermissionDeniedError):
        client.chat.completions.create(model="m", messages=tool)
    (row,) = eventually(lambda: running.rows("inference_hooks_request_denied"))
    assert row["session_id"].startswith("session_")
    with openai_client(running) as client, pytest.raises(openai.PermissionDeniedError):
        client.chat.completions.create(
            model="m",
            messages=[{"role": "user", "content": secret_text()}],
            extra_headers={"x-interlock-session-id": "mine-2", "x-interlock-turn-id": "t"},
        )
    rows = eventually(lambda: len(found := running.rows("inference_hooks_request_denied")) == 2 and found)
    assert rows[1]["session_id"] == "mine-2"
    assert not any(name.startswith("x-interlock") for _, headers, _ in running.upstream.requests for name in headers)
    # A title is not sent to the receiver, so nobody denies it.
    assert chat(running, secret_text(), extra_headers={"x-interlock-ancillary": "title"}) == SAID


def test_a_personal_agent_follows_its_owners_team(running: Chain) -> None:
    running.become("bob", "--personal")
    assert chat(running, secret_text()) == SAID
    running.plain("sender", "gateway", "select", "bob", "default")
    eventually(lambda: _denied(running))
    running.plain("sender", "gateway", "select", "bob")
    eventually(lambda: not _denied(running))


def _denied(chain: Chain) -> bool:
    try:
        chat(chain, secret_text())
    except openai.PermissionDeniedError:
        return True
    return False


def test_a_key_of_a_team_that_is_gone_is_refused(running: Chain) -> None:
    running.cli("sender", "inspect", "teams", "add", "short-lived")
    running.become(running.actor, "--team", "short-lived")
    running.plain("sender", "inspect", "teams", "remove", "short-lived", "--yes")
    eventually(lambda: raw(running, "GET", "/v1/models")[0] == 403)


def test_a_personal_agent_whose_owners_team_is_gone_is_refused_until_another_is_selected(running: Chain) -> None:
    running.cli("sender", "inspect", "teams", "add", "short-lived")
    running.plain("sender", "gateway", "select", "carol", "short-lived")
    running.become("carol", "--personal")
    assert raw(running, "GET", "/v1/models")[0] == 200
    running.plain("sender", "inspect", "teams", "remove", "short-lived", "--yes")
    eventually(lambda: raw(running, "GET", "/v1/models")[0] == 403)
    with pytest.raises(openai.PermissionDeniedError, match="interlock gateway select"):
        chat(running, "hello")
    running.plain("sender", "gateway", "select", "carol", "default")
    eventually(lambda: raw(running, "GET", "/v1/models")[0] == 200)
    assert _denied(running)


def test_neither_end_keeps_anything_of_what_was_said(chain: Chain) -> None:
    chain.start()
    with pytest.raises(openai.PermissionDeniedError):
        chat(chain, secret_text())
    eventually(lambda: chain.rows("inference_hooks_request_denied"))
    for end in ("server", "sender"):
        for path in (chain.folder / end / "state").rglob("*"):
            if path.is_file():
                assert secret_text()[-16:].encode() not in path.read_bytes()
    for process in chain.processes:
        assert process.stop() == 0
        assert secret_text()[-16:] not in json.dumps(process.log)
