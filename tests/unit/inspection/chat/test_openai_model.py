"""A model behind an endpoint: what it is sent, and each way to fail."""

import json
import pathlib
from typing import Any

import pytest
from tests.e2e.sender.receiver import Behaviour, Receiver, answering, dropping, raw, silent

from interlock.inspection.chat import requests
from interlock.inspection.chat.models import openai
from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.models.openai import OpenAICompatible, flat, open_model
from interlock.inspection.chat.requests import Attached, Said
from interlock.inspection.gateway.upstream import parse_upstream
from interlock.model.errors import InterlockError

from .conftest import BAD, MEMBER, last, opened, run

KEY = "sk-very-secret-key"


def completion(content: Any) -> bytes:
    return json.dumps({"choices": [{"index": 0, "message": {"role": "assistant", "content": content}}]}).encode()


async def ask(behave: Behaviour, *, seconds: float = 60.0, key: str = KEY) -> str:
    async with Receiver(None, behave) as server:
        model = OpenAICompatible(parse_upstream(f"http://127.0.0.1:{server.port}/base/v1", key), "model-1", seconds=seconds)
        try:
            answer = await model.reply([{"role": "user", "content": "hello"}])
        finally:
            await model.close()
        (seen,) = server.seen
        assert seen.line == "POST /base/v1/chat/completions HTTP/1.1"
        assert json.loads(seen.body) == {"model": "model-1", "messages": [{"role": "user", "content": "hello"}]}
        assert [value for name, value in seen.headers if name.lower() == "authorization"] == ([f"Bearer {key}"] if key else [])
        return answer


def test_an_answer() -> None:
    assert run(ask(answering(completion("grüße 🙂")))) == "grüße 🙂"
    assert run(ask(answering(completion([{"type": "text", "text": "two "}, {"type": "text", "text": "parts"}])))) == "two parts"
    assert run(ask(answering(completion("open")), key="")) == "open"
    refusal = json.dumps({"choices": [{"message": {"content": None, "refusal": "I will not."}}]}).encode()
    assert run(ask(answering(refusal))) == "I will not."


@pytest.mark.parametrize(
    ("behave", "told"),
    [
        (answering(json.dumps({"error": {"message": f"Incorrect key {KEY}"}}).encode(), 401), "refuses the key"),
        (answering(b"", 403), "refuses the key"),
        (
            answering(b'{"error":{"message":"no such model"}}', 404),
            "does not know the model or the address (HTTP 404: no such model)",
        ),
        (answering(b'{"error":"slow down"}', 429), "has too many requests (HTTP 429: slow down)"),
        (answering(b"<html>", 502), "has failed (HTTP 502)"),
        (answering(b'{"message":"bad\\nline"}', 400), "refuses the request (HTTP 400: bad line)"),
        (answering(json.dumps({"error": {"message": f"key {KEY} of yours"}}).encode(), 400), "refuses the request (HTTP 400)"),
        (answering(b"", 307, "location: http://127.0.0.1:1/"), "refuses the request (HTTP 307)"),
        (answering(b"x" * 5_000_000, 500), "has failed (HTTP 500)"),
        (answering(b"x" * (openai.MAX_ANSWER + 1)), "is larger than 8 MiB"),
        (answering(b"not json"), "no chat completion"),
        (answering(b"[" * 100_000), "no chat completion"),
        (answering(b"[]"), "no chat completion"),
        (answering(b'{"choices":[]}'), "no chat completion"),
        (answering(b'{"choices":[{"message":null}]}'), "no chat completion"),
        (answering(completion([1])), "no chat completion"),
        (answering(completion("")), "answered nothing"),
        (answering(completion(None)), "answered nothing"),
        (answering(completion({"a": 1})), "answered nothing"),
        (dropping, "cannot be reached"),
        (raw(b"garbage\r\n\r\n"), "cannot be reached"),
        (raw(b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"), "cannot be reached"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_way_to_fail_is_told(behave: Behaviour, told: str) -> None:
    with pytest.raises(ModelError) as caught:
        run(ask(behave))
    assert told in caught.value.message
    assert caught.value.help
    assert KEY not in caught.value.message


def test_an_endpoint_that_never_answers() -> None:
    with pytest.raises(ModelError) as caught:
        run(ask(silent, seconds=0.2))
    assert "has not answered within 0.2 seconds" in caught.value.message


def test_an_endpoint_that_is_not_there() -> None:
    async def work() -> None:
        async with Receiver(None) as server:
            port = server.port
        model = open_model(f"http://127.0.0.1:{port}", "model-1")
        try:
            with pytest.raises(ModelError) as caught:
                await model.reply([{"role": "user", "content": "hello"}])
        finally:
            await model.close()
        assert caught.value.message == "the model cannot be reached"

    run(work())


def test_opening_a_model(tmp_path: pathlib.Path) -> None:
    key = tmp_path / "key"
    key.write_text(f"{KEY}\n")

    async def work() -> None:
        model = open_model("http://127.0.0.1:1/v1", " llama3 ", str(key))
        assert model.name == "llama3"
        await model.close()
        for url, name, file in (
            ("ftp://127.0.0.1", "m", None),
            ("http://user@host", "m", None),
            ("http://127.0.0.1", "", None),
            ("http://127.0.0.1", "m\n", None),
            ("http://127.0.0.1", "m", str(tmp_path / "missing")),
            ("http://127.0.0.1", "m", str(tmp_path / "empty")),
            ("http://127.0.0.1", "m", str(tmp_path / "two lines")),
        ):
            with pytest.raises(InterlockError) as caught:
                open_model(url, name, file)
            assert caught.value.help
            assert KEY not in caught.value.message

    (tmp_path / "empty").write_text("\n")
    (tmp_path / "two lines").write_text(f"{KEY} {KEY}\n")
    run(work())


def test_what_an_endpoint_reads_is_what_the_receiver_has_seen() -> None:
    said = [
        Said("m1", 1, "user", "sent", "first"),
        Said("m2", 2, "assistant", "sent", "answer"),
        Said("m3", 3, "system", "sent", "Your organization's policy stopped the helper."),
        Said("m4", 4, "helper", "sent", "found it", "look it up"),
        Said("m5", 5, "user", "running", "second"),
    ]
    attached = [Attached("", "text/markdown", "likes tea"), Attached('a".txt', "text/plain", "größe")]
    request = requests.conversation("the summary", said, attached)
    flattened = flat(request)
    assert flattened == [
        {"role": "system", "content": f"{requests.INSTRUCTION}\nYour organization's policy stopped the helper."},
        {"role": "user", "content": f"{requests.SUMMARY_MARK}the summary\n\nfirst"},
        {"role": "assistant", "content": "answer"},
        {
            "role": "user",
            "content": "[Result of a helper]\nfound it\n\n<note>\nlikes tea\n</note>\n\n"
            '<file name="a\\".txt">\ngröße\n</file>\n\nsecond',
        },
    ]
    frame = requests.content(request, actor=MEMBER, session="s", model="m").messages
    seen = json.dumps(frame, ensure_ascii=False)
    for text in ("the summary", "first", "answer", "found it", "look it up", "likes tea", "größe", "second"):
        assert text in seen
    assert requests.INSTRUCTION not in seen
    assert [message["role"] for message in frame] == ["user", "user", "assistant", "assistant", "user", "user"]


def test_a_conversation_over_an_endpoint(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with Receiver(None, answering(b'{"error":"slow down"}', 429)) as server:
            model = open_model(f"http://127.0.0.1:{server.port}", "model-1")
            async with opened(tmp_path, model=model) as place:
                talk = (await place.chat.start(MEMBER)).id
                view = await place.says(talk, "hello")
                assert (last(view).state, view.can_retry) == ("failed", True)
                assert "too many requests" in last(view).error
                server.behave = answering(completion("hello yourself"))
                assert last(await place.chat.retry(MEMBER, talk)).text == "hello yourself"
                # What is denied never reaches the endpoint.
                before = len(server.seen)
                assert last(await place.says(talk, BAD)).state == "blocked"
                assert len(server.seen) == before
                assert place.frames()[-1]["model"] == "model-1"

    run(work())
