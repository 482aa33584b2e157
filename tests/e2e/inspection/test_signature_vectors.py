"""Every vector of the shared set through the real server at the vector's own time: what must verify does, and nothing else."""

import json
import pathlib
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.unit.inspection.test_signing import body_of

from interlock.inspection import signing
from interlock.inspection.secrets import SecretError, parse_secret

from .harness import CASES, ROUTE, Server, frame, github_token

VECTORS = json.loads((CASES / "signature" / "vectors.json").read_text(encoding="utf-8"))
HERE = pathlib.Path(__file__).parent
Start = Callable[[list[str], float], Server]


class ClockedServer(Server):
    """A server whose time stands still."""

    @property
    def clock(self) -> pathlib.Path:
        return self.state.parent / "clock"

    def command(self) -> list[str]:
        return [sys.executable, str(HERE / "clocked.py"), str(self.clock)]


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """A server with these secrets, the first the current one, at this time; one process for each set of secrets."""
    running: dict[tuple[str, ...], ClockedServer] = {}

    def start(secrets: list[str], now: float) -> Server:
        server = running.get(tuple(secrets))
        if server is None:
            server = ClockedServer(tmp_path_factory.mktemp("clocked") / "state")
            for secret in reversed(secrets):
                server.add_key(secret)
            server.clock.write_text(str(now))
            running[tuple(secrets)] = server
            server.start()
        server.clock.write_text(str(now))
        return server

    yield start
    for server in running.values():
        server.stop(signal.SIGKILL)


def ask(server: Server, headers: dict[str, str], body: bytes) -> bytes:
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return server.raw(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body)


@pytest.mark.parametrize("case", VECTORS["verify"], ids=lambda case: case["name"])
def test_vector(at: Start, tmp_path: pathlib.Path, case: dict[str, Any]) -> None:
    try:
        keys = [parse_secret(secret) for secret in case["secrets"]]
    except SecretError:
        done = Server(tmp_path / "state").cli("inspect", "keys", "add", stdin=case["secrets"][0])
        assert (done.returncode, case["expect"]) == (2, "reject")
        return
    body = body_of(case)
    reply = ask(at(case["secrets"], case["now"]), case["headers"], body)
    status = reply.split(b" ", 2)[1]
    if case["expect"] == "reject":
        assert status == b"401", reply
        assert b"the webhook signature could not be verified" in reply
        return
    # Signed bytes that are no frame are told from bytes that are not signed.
    assert status == (b"400" if case["name"] == "non_utf8_body_signed" else b"200"), reply
    # Without its signature the same is refused: it was the signature that let it in.
    bare = {name: value for name, value in case["headers"].items() if name.lower() != "webhook-signature"}
    assert ask(at(case["secrets"], case["now"]), bare, body).split(b" ", 2)[1] == b"401"
    assert keys


@pytest.mark.parametrize("case", [case for case in VECTORS["sign"] if "body_repeat" not in case], ids=lambda case: case["name"])
def test_what_others_signed(at: Start, case: dict[str, Any]) -> None:
    headers = {
        "webhook-id": case["webhook_id"],
        "webhook-timestamp": case["webhook_timestamp"],
        "webhook-signature": case["expected_webhook_signature"],
    }
    server = at([case["secret"]], int(case["webhook_timestamp"]))
    # Bodies that are no frames are signed too.
    assert ask(server, headers, body_of(case)).split(b" ", 2)[1] in (b"200", b"400")
    other = {**headers, "webhook-signature": "v1," + case["expected_webhook_signature"][:2:-1]}
    assert ask(server, other, body_of(case)).split(b" ", 2)[1] == b"401"


@pytest.mark.parametrize("shift", [-301, -300, -299, 0, 299, 300, 301])
def test_a_clock_that_is_off(at: Start, shift: int) -> None:
    secret = VECTORS["verify"][0]["secrets"][0]
    server = at([secret], 1_790_000_000 + shift + 0.75)
    body = json.dumps(frame(github_token(f"Skew{shift + 400}"))).encode()
    headers = {
        "webhook-id": f"req_skew_{shift}",
        "webhook-timestamp": "1790000000",
        "webhook-signature": signing.sign(parse_secret(secret), f"req_skew_{shift}", 1_790_000_000, body),
    }
    reply = ask(server, headers, body)
    assert reply.split(b" ", 2)[1] == (b"200" if abs(shift) <= 300 else b"401")
    assert (b'"deny"' in reply) == (abs(shift) <= 300)


def test_a_clock_that_jumps_back_and_forth_keeps_the_answers(at: Start) -> None:
    """A retry after the clock was set gets the first answer, and no answer outlives its ten minutes."""
    secret = VECTORS["verify"][0]["secrets"][0]
    body = json.dumps(frame(github_token("Jump"))).encode()

    def send(now: float, stamp: int) -> bytes:
        server = at([secret], now)
        headers = {
            "webhook-id": "req_jump",
            "webhook-timestamp": str(stamp),
            "webhook-signature": signing.sign(parse_secret(secret), "req_jump", stamp, body),
        }
        reply = ask(server, headers, body)
        assert reply.startswith(b"HTTP/1.1 200"), reply
        return reply

    start = 1_795_000_000
    first = send(start, start)
    assert send(start - 200, start - 100) == first
    assert send(start + 200, start) == first
    assert send(start + 590, start + 590) == first
    server = at([secret], start)
    rows = [row for row in server.audit() if row["webhook_id"] == "req_jump"]
    assert [row["event"] for row in rows] == ["inspect.verdict", *["inspect.replay"] * 3]
    assert send(start + 700, start + 700).endswith(first.rsplit(b"\r\n", 1)[1])
    assert [row["event"] for row in server.audit() if row["webhook_id"] == "req_jump"][-1] == "inspect.verdict"
