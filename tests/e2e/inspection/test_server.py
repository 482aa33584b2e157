"""Frames over real HTTP: verdicts, replay, bad input, counters, and that nothing of a frame stays behind."""

import base64
import json
import pathlib
import threading
import time
from typing import Any

import pytest

from .harness import CASES, ROUTE, Server, encode, eventually, frame, github_token

FRAMES = sorted((CASES / "cursor").glob("*.json"))


@pytest.mark.parametrize("path", FRAMES, ids=lambda path: path.stem)
def test_every_cursor_fixture_is_allowed(shared: Server, path: pathlib.Path) -> None:
    body = path.read_bytes()
    answer = shared.post(body, json.loads(body)["request_id"])
    assert (answer.status, answer.json) == (200, {"action": "allow"})
    assert answer.headers["content-type"] == "application/json"


PLACES: list[tuple[str, Any]] = [
    ("text", [{"type": "text", "text": "use {}"}]),
    ("text beside others", [{"type": "text", "text": "ok"}, {"type": "text", "text": "use {} now"}]),
    ("attachment text", [{"type": "text", "text": "see"}, {"type": "attachment", "file_name": "a.env", "text": "T={}"}]),
    ("attachment name", [{"type": "text", "text": "see"}, {"type": "attachment", "file_name": "{}", "text": None}]),
    ("tool result string", [{"type": "tool_result", "tool_name": "shell", "content": "out {}", "is_error": False}]),
    (
        "tool result list",
        [{"type": "tool_result", "tool_name": "shell", "content": [{"type": "text", "text": "out {}"}], "is_error": True}],
    ),
    ("tool input", [{"type": "tool_use", "tool_name": "http", "input": {"headers": [{"value": "Bearer {}"}]}}]),
    ("key of a tool input", [{"type": "tool_use", "tool_name": "http", "input": {"{}": 1}}]),
    ("unknown block", [{"type": "hologram", "layers": {"one": ["{}"]}}]),
    ("unknown key of a text block", [{"type": "text", "text": "ok", "note": "{}"}]),
]


@pytest.mark.parametrize(("name", "content"), PLACES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_secret_anywhere_is_denied(shared: Server, name: str, content: Any) -> None:
    token = github_token("Place")
    filled = json.loads(json.dumps(content).replace("{}", token))
    answer = shared.post(frame(messages=[{"role": "user", "content": filled}]), "req_" + name.replace(" ", "_"))
    assert answer.status == 200
    assert answer.json["action"] == "deny"
    assert token not in answer.body.decode()
    assert token[4:14] not in answer.body.decode()
    assert 0 < len(answer.json["deny_reason"]) <= 500
    assert 0 < len(answer.json["reference_id"]) <= 50


def test_an_old_secret_is_reported_and_does_not_lock_the_conversation(shared: Server) -> None:
    old = {"role": "user", "content": [{"type": "text", "text": github_token("Old")}]}
    new = {"role": "user", "content": [{"type": "text", "text": "go on"}]}
    assert shared.post(frame(messages=[old, new]), "req_old").json == {"action": "allow"}
    (row,) = [row for row in shared.audit() if row["webhook_id"] == "req_old"]
    assert row["action"] == "allow"
    assert [(found["path"], found["in_scope"], found["denies"]) for found in row["findings"]] == [
        ("$.messages[0].content[0].text", False, False)
    ]


VECTORS = json.loads((CASES / "signature" / "vectors.json").read_text(encoding="utf-8"))["verify"]
FRESH = [case for case in VECTORS if case["name"].startswith("ok")]


@pytest.mark.parametrize("case", FRESH, ids=lambda case: case["name"])
def test_good_form_with_a_fresh_time_is_accepted(shared: Server, case: dict[str, Any]) -> None:
    """Each accepted header form, signed anew for now: double blanks, junk beside a good signature, other versions, upper case."""
    body = base64.b64decode(case["body_base64"])
    webhook_id = "req_" + case["name"]
    signed = shared.signed(body, webhook_id)
    good = next(value for name, value in case["headers"].items() if name.lower() == "webhook-signature").split()[-1]
    names = {name.lower(): name for name in case["headers"]}
    value = next(value for name, value in case["headers"].items() if name.lower() == "webhook-signature")
    headers = {
        names["webhook-id"]: webhook_id,
        names["webhook-timestamp"]: signed["webhook-timestamp"],
        names["webhook-signature"]: value.replace(good, signed["webhook-signature"]),
    }
    lines = "".join(f"{name}: {item}\r\n" for name, item in headers.items())
    reply = shared.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body)
    assert reply.split(b" ", 2)[1] == b"200", reply
    assert b'{"action":"allow"}' in reply


@pytest.mark.parametrize("shift", [-302, 302])
def test_a_stale_or_future_time_is_rejected(shared: Server, shift: int) -> None:
    assert shared.post(frame(), at=time.time() + shift).status == 401


def test_every_refusal_of_a_signature_reads_the_same(shared: Server) -> None:
    bodies = {
        shared.post(frame(), at=time.time() - 1000).body,
        shared.post(frame(), secret="whsec_" + base64.b64encode(b"x" * 32).decode()).body,
        shared.post(frame(), headers={"webhook-signature": "garbage"}).body,
        shared.post(frame(), headers={"webhook-id": "a.b"}).body,
    }
    assert len(bodies) == 1


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"", "not JSON"),
        (b"not json", "not JSON"),
        (b'\xff\xfe{"a":1}', "not JSON"),
        (b'{"type":"prompt","messages":[{"role":"user","content":"\xff"}]}', "not JSON"),
        (b"[]", "form of a frame"),
        (b'{"type":"prompt"}', "no messages"),
        (b'{"type":"prompt","messages":[1]}', "not an object"),
        (b'{"type":"prompt","messages":' + b"[" * 50_000, "not JSON|too deeply"),
    ],
    ids=range(8),
)
def test_a_signed_body_that_is_no_frame_is_400(shared: Server, body: bytes, line: str) -> None:
    answer = shared.post(body, "req_bad")
    assert answer.status == 400
    assert any(part in answer.json["message"] for part in line.split("|"))
    assert "\n" not in answer.json["message"]


def test_an_unknown_event_is_allowed_and_counted(shared: Server) -> None:
    start = 'interlock_inspect_events_total{kind="unknown_event",platform="cursor"}'
    before = shared.metric(start)
    body = (CASES / "claude" / "07_unknown_event.json").read_bytes()
    assert shared.post(body, "req_event").json == {"action": "allow"}
    assert shared.post(body, "req_event_2").json == {"action": "allow"}
    assert shared.metric(start) == before + 2
    end = time.monotonic() + 30
    while not (told := [line for line in shared.log if "unknown event type" in line]):
        assert time.monotonic() < end
        time.sleep(0.02)
    # Said once, however many come.
    assert len(told) == 1


def test_other_routes_and_methods(shared: Server) -> None:
    assert shared.get(ROUTE, admin=False).status == 405
    assert shared.get("/metrics", admin=False).status == 404
    assert shared.get("/", admin=False).status == 404
    assert shared.post(frame(), path="/v1/other").status == 404
    for admin in (True, False):
        assert shared.get("/livez", admin=admin).status == 200
        assert shared.get("/readyz", admin=admin).status == 200
    assert shared.get("/readyz").json["checks"] == dict.fromkeys(["scanner", "store", "journal", "keys", "policy"], "ok")
    assert "checks" not in shared.get("/readyz", admin=False).json


def test_a_retry_gets_the_first_answer_and_another_body_is_judged_afresh(shared: Server) -> None:
    kinds = ("replayed", "id_reused")
    start = 'interlock_inspect_events_total{{kind="{}",platform="cursor"}}'
    before = [shared.metric(start.format(kind)) for kind in kinds]
    dirty = frame("token " + github_token("Retry"))
    first = shared.post(dirty, "req_retry")
    second = shared.post(dirty, "req_retry", at=time.time() + 1)
    assert first.json["action"] == "deny"
    assert second.body == first.body
    other = shared.post(frame("clean"), "req_retry")
    assert other.json == {"action": "allow"}
    assert shared.post(dirty, "req_retry").body == first.body
    assert [shared.metric(start.format(kind)) - was for kind, was in zip(kinds, before, strict=True)] == [2, 1]
    rows = [row for row in shared.audit() if row["webhook_id"] == "req_retry"]
    assert [(row["event"], row.get("id_reused", False)) for row in rows] == [
        ("inspect.verdict", False),
        ("inspect.replay", False),
        ("inspect.verdict", True),
        ("inspect.replay", False),
    ]


def test_retries_in_flight_get_one_verdict(shared: Server) -> None:
    text = " ".join(f"word{number} token={number * 7919}" for number in range(250_000)) + " " + github_token("Flight")
    body = encode(frame(text))
    answers: list[bytes] = []

    def send() -> None:
        answers.append(shared.post(body, "req_flight").body)

    threads = [threading.Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4
    assert len(set(answers)) == 1
    rows = [row for row in shared.audit() if row["webhook_id"] == "req_flight"]
    assert [row["event"] for row in rows].count("inspect.verdict") == 1


def test_a_config_test_is_judged_counted_apart_and_never_stored(shared: Server) -> None:
    tests = 'interlock_inspect_config_tests_total{action="allow",platform="cursor"}'
    verdicts = 'interlock_inspect_verdicts_total{action="allow",platform="cursor"}'
    before = shared.metric(tests), shared.metric(verdicts), len(shared.audit())
    body = (CASES / "cursor" / "04_config_test.json").read_bytes()
    assert shared.post(body, "req_config_test").json == {"action": "allow"}
    dirty = frame(github_token("Conf"), source={"application": "config-test"})
    assert shared.post(dirty, "req_config_test_2").json["action"] == "deny"
    assert (shared.metric(tests), shared.metric(verdicts), len(shared.audit())) == (before[0] + 1, before[1], before[2])
    assert b"req_config_test" not in b"".join(path.read_bytes() for path in shared.state.rglob("*") if path.is_file())


def test_a_size_over_the_limit_is_refused_before_the_body(shared: Server) -> None:
    size = 64 * 1024 * 1024 + 1
    reply = shared.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\ncontent-length: {size}\r\n\r\n".encode())
    assert reply.startswith(b"HTTP/1.1 413")
    assert b"larger than" in reply


def test_a_chunked_body_is_judged(shared: Server) -> None:
    body = encode(frame("chunked " + github_token("Chunk")))
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_chunked").items())
    chunks = b"".join(f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in (body[:10], body[10:200], body[200:]))
    reply = shared.raw(
        f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}transfer-encoding: chunked\r\n\r\n".encode() + chunks + b"0\r\n\r\n"
    )
    assert reply.startswith(b"HTTP/1.1 200")
    assert b'"deny"' in reply


@pytest.mark.parametrize("length", ["-1", "abc", "1e3", "99999999999999999999999"])
def test_a_length_that_cannot_be_read(shared: Server, length: str) -> None:
    reply = shared.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n".encode())
    assert reply.split(b" ", 2)[1] in (b"400", b"413"), reply


def test_a_body_shorter_than_said_gives_no_verdict(shared: Server) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_short").items())
    start = 'interlock_inspect_failures_total{reason="disconnected"}'
    before = shared.metric(start)
    import socket

    with socket.create_connection(("127.0.0.1", shared.port)) as sock:
        sock.sendall(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body) + 50}\r\n\r\n".encode() + body)
    eventually(lambda: shared.metric(start) > before)
    assert shared.metric(start) == before + 1
    assert not [row for row in shared.audit() if row["webhook_id"] == "req_short"]


def test_a_body_longer_than_said_is_rejected(shared: Server) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_long").items())
    reply = shared.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body) - 1}\r\n\r\n".encode() + body)
    # The HTTP parser may see the byte too many before or after the signature is judged.
    assert reply.split(b" ", 2)[1] in (b"400", b"401")
    assert b"action" not in reply


def test_a_compressed_body_is_refused(shared: Server) -> None:
    assert shared.post(frame(), headers={"content-encoding": "gzip"}).status == 415


def test_repeated_signature_headers_are_rejected(shared: Server) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_twice").items())
    extra = "webhook-id: req_other\r\n"
    reply = shared.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}{extra}content-length: {len(body)}\r\n\r\n".encode() + body)
    assert reply.startswith(b"HTTP/1.1 401")


def test_keep_alive_serves_many_frames(shared: Server) -> None:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=30)
    for number in range(20):
        body = encode(frame(f"turn {number}"))
        connection.request("POST", ROUTE, body, shared.signed(body, f"req_keep_{number}"))
        response = connection.getresponse()
        assert (response.status, response.read()) == (200, b'{"action":"allow"}')
    connection.close()


def test_a_path_named_in_a_frame_is_not_opened(shared: Server, tmp_path: pathlib.Path) -> None:
    secret_file = tmp_path / "named.txt"
    secret_file.write_text(github_token("File"))
    content = [{"type": "text", "text": f"read {secret_file}"}, {"type": "attachment", "file_name": str(secret_file), "text": None}]
    assert shared.post(frame(messages=[{"role": "user", "content": content}]), "req_path").json == {"action": "allow"}


def test_metrics_are_there_and_bounded(shared: Server) -> None:
    shared.post(frame("label-content-xyzzy", source={"application": "label-application-xyzzy"}), "req_label")
    text = shared.get("/metrics").body.decode()
    assert "xyzzy" not in text
    for name in (
        "interlock_inspect_verdicts_total",
        "interlock_inspect_failures_total",
        "interlock_inspect_verdict_seconds_bucket",
        "interlock_inspect_bytes_in_flight",
        "interlock_inspect_cache_hits",
        "interlock_inspect_commit_records_bucket",
    ):
        assert f"\n{name}" in text
    assert shared.metric("interlock_inspect_bytes_in_flight") == 0


def test_nothing_of_a_frame_stays_behind(shared: Server) -> None:
    token = github_token("Stays")
    marks = [
        "planted-text-mark",
        "planted-name-mark",
        "planted-input-mark",
        "PlantedKeyMark0000000001",
        "planted-extra-mark",
        token,
    ]
    content = [
        {"type": "text", "text": f"{marks[0]} {token}"},
        {"type": "attachment", "file_name": marks[1], "text": token},
        {"type": "tool_use", "tool_name": "t", "input": {marks[3]: marks[2], token: 1}},
    ]
    answer = shared.post(frame(messages=[{"role": "user", "content": content}], extra=marks[4]), "req_stays")
    assert answer.json["action"] == "deny"
    shared.post(b'{"type":"prompt","messages":[{"content":"' + token.encode() + b'"', "req_stays_bad")
    shared.post(b'{"type":"prompt","messages":[{"role":"user","content":"\\ud83d ' + token.encode() + b'"}]}', "req_stays_lone")
    kept = b"".join(path.read_bytes() for path in shared.state.rglob("*") if path.is_file())
    time.sleep(0.1)
    kept += "".join(shared.log).encode() + answer.body
    assert b"req_stays" in kept
    for mark in [*marks, token[4:20], shared.secret, shared.secret[6:30]]:
        assert mark.encode() not in kept
    raw_key = base64.b64decode(shared.secret.removeprefix("whsec_"))
    assert raw_key not in kept
