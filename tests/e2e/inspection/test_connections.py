"""Connections that take their time, send too much or never read: cut off within bounds, and others are served meanwhile."""

import contextlib
import pathlib
import socket
import ssl
import time
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from .harness import ROUTE, Server, encode, frame, github_token
from .test_workers_and_faults import self_signed

Make = Callable[..., Server]
T = TypeVar("T")
HEAD = f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n".encode()


class TooSlowError(Exception):
    """The server cut off a request of this side."""


def patient(ask: Callable[[], T]) -> T:
    """Ask again while our own connection is cut off: on a busy machine even this side can be slow."""
    end = time.monotonic() + 60
    while True:
        try:
            return ask()
        except (ConnectionError, TooSlowError):
            assert time.monotonic() < end


def failures(server: Server, reason: str) -> float:
    return patient(lambda: server.metric(f'interlock_inspect_failures_total{{reason="{reason}"}}'))


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def read_all(sock: socket.socket) -> bytes:
    got = b""
    with contextlib.suppress(ConnectionError):
        while chunk := sock.recv(65536):
            got += chunk
    return got


def verdict(server: Server, name: str) -> None:
    def ask() -> Any:
        answer = server.post(frame(github_token(name)), "req_" + name)
        if answer.status == 408:
            raise TooSlowError
        return answer.json["action"]

    assert patient(ask) == "deny"


@pytest.mark.parametrize(
    ("sent", "answer"),
    [(b"", b""), (b"POST", b"HTTP/1.1 408"), (HEAD, b"HTTP/1.1 408"), (HEAD + b"webhook-id: re", b"HTTP/1.1 408")],
    ids=["nothing", "method", "one header", "half a header"],
)
def test_slow_headers_are_cut_off(make_server: Make, sent: bytes, answer: bytes) -> None:
    server = make_server("--header-timeout", "0.5").start()
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
        sock.sendall(sent)
        verdict(server, "beside")
        assert read_all(sock)[:12] == answer
    assert not answer or failures(server, "slow_headers") >= 1


def test_headers_that_trickle_on_a_connection_that_was_good_before_are_cut_off(make_server: Make) -> None:
    server = make_server("--header-timeout", "3").start()
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(body, "req_first").items())
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
        sock.sendall(HEAD + f"{lines}content-length: {len(body)}\r\n\r\n".encode() + body)
        got = b""
        while not got.endswith(b"}"):
            chunk = sock.recv(65536)
            assert chunk
            got += chunk
        sock.sendall(HEAD)
        # A byte now and then does not start the time anew.
        with contextlib.suppress(ConnectionError):
            while failures(server, "slow_headers") == 0:
                sock.sendall(b"x")
        # The answer can be lost to what was sent after it.
        assert read_all(sock)[:12] in (b"", b"HTTP/1.1 408")


@pytest.mark.parametrize(
    "sent",
    [
        HEAD + b"a: 1\r\n" * 20_000 + b"\r\n",
        HEAD + b"a: " + b"x" * 200_000 + b"\r\n\r\n",
        HEAD + b"x" * 200_000 + b": a\r\n\r\n",
        b"POST /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n",
        HEAD + b"a: " + b"x" * 400_000,
        HEAD + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + b"a: 1\r\n" * 20_000 + b"\r\n",
        HEAD + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\na: " + b"x" * 400_000 + b"\r\n\r\n",
    ],
    ids=["many", "long value", "long name", "long path", "no end", "trailers", "long trailer"],
)
def test_headers_and_trailers_without_measure_are_refused(shared: Server, sent: bytes) -> None:
    before = failures(shared, "large_headers")
    signed = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(b"{}", "req_flood").items()).encode()
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        with contextlib.suppress(ConnectionError):
            sock.sendall(sent.replace(b"host: x\r\n", b"host: x\r\n" + signed))
        reply = read_all(sock)
    # The refusal can be lost when the connection is closed before all was read; a verdict never comes.
    assert reply == b"" or reply.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")), reply[:100]
    until(lambda: failures(shared, "large_headers") == before + 1)
    verdict(shared, "after")


def test_headers_of_a_usual_size_are_read(shared: Server) -> None:
    extra = {f"x-custom-{number}": "v" * 2000 for number in range(16)}
    assert shared.post(frame(), "req_usual", headers=extra).status == 200


def test_trailers_are_not_taken_for_headers(shared: Server) -> None:
    body = encode(frame())
    signed = shared.signed(body, "req_trailer")
    signature = signed.pop("webhook-signature")
    lines = "".join(f"{name}: {value}\r\n" for name, value in signed.items())
    chunk = b"%x\r\n" % len(body) + body + b"\r\n0\r\n"
    reply = shared.raw(
        HEAD + f"{lines}transfer-encoding: chunked\r\n\r\n".encode() + chunk + f"webhook-signature: {signature}\r\n\r\n".encode()
    )
    assert reply.startswith(b"HTTP/1.1 401")


def test_a_crowd_of_idle_connections_gives_way(make_server: Make) -> None:
    server = make_server("--max-connections", "20").start()
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30)) for _ in range(60)]
        for number, sock in enumerate(crowd):
            with contextlib.suppress(ConnectionError):
                sock.sendall((b"", b"POST /", b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n")[number % 3])
        for number in range(5):
            verdict(server, f"crowd{number}")
        assert failures(server, "connections") >= 40
    assert patient(lambda: server.get("/readyz").status) == 200


def test_a_sender_that_reads_no_answers_is_cut_off(make_server: Make) -> None:
    server = make_server("--header-timeout", "0.5").start()
    ask = b"GET /none HTTP/1.1\r\nhost: x\r\n\r\n"
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.settimeout(0.2)
        sock.connect(("127.0.0.1", server.port))
        with contextlib.suppress(ConnectionError):
            while failures(server, "slow_reader") == 0:
                with contextlib.suppress(TimeoutError):
                    sock.sendall(ask * 2000)
    assert failures(server, "slow_reader") >= 1
    verdict(server, "reader")


def test_an_upgrade_is_refused(shared: Server) -> None:
    answer = shared.post(frame(), "req_upgrade", headers={"connection": "upgrade", "upgrade": "websocket"})
    assert (answer.status, "action" in answer.json) == (400, False)


def test_a_tls_handshake_that_never_comes_is_cut_off(make_server: Make, tmp_path: pathlib.Path) -> None:
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    self_signed(certificate, key)
    server = make_server("--tls-cert", str(certificate), "--tls-key", str(key), "--header-timeout", "3").start()
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
        assert read_all(sock) == b""
    context = ssl.create_default_context(cafile=str(certificate))
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=30) as plain,
        context.wrap_socket(plain, server_hostname="127.0.0.1") as sock,
    ):
        sock.sendall(HEAD)
        assert read_all(sock).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("said", "headers", "status"),
    [
        (30_000_000, {"webhook-timestamp": "1"}, 401),
        (64 * 1024 * 1024 + 1, {}, 413),
        (30_000_000, {"content-encoding": "gzip"}, 415),
    ],
    ids=str,
)
def test_a_refusal_reaches_a_sender_who_is_still_sending(shared: Server, said: int, headers: dict[str, str], status: int) -> None:
    """Closed at once, the connection would be reset and the answer lost."""
    signed = {**shared.signed(b"{}", "req_sending"), **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in signed.items())
    body = encode(frame(github_token("Next")))
    again = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, f"req_next_{said}_{status}").items())
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        sock.sendall(HEAD + f"{lines}content-length: {said}\r\n\r\n".encode())
        for _ in range(said // 100_000):
            sock.sendall(b"x" * 100_000)
        sock.sendall(b"x" * (said % 100_000))
        # And the connection is good for the next request.
        sock.sendall(HEAD + f"{again}content-length: {len(body)}\r\n\r\n".encode() + body)
        got = b""
        while b'"deny"' not in got:
            chunk = sock.recv(65536)
            assert chunk, got
            got += chunk
    assert got.startswith(b"HTTP/1.1 %d" % status)
    assert got.count(b"HTTP/1.1") == 2


def test_who_waits_to_be_asked_for_the_body_is_closed(shared: Server) -> None:
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        sock.sendall(HEAD + b"expect: 100-continue\r\ncontent-length: 100\r\n\r\n")
        reply = read_all(sock)
    assert reply.startswith(b"HTTP/1.1 401")
    assert b"connection: close" in reply


def test_the_rest_of_a_refused_body_has_its_time_too(make_server: Make) -> None:
    server = make_server("--body-timeout", "1", "--header-timeout", "3").start()
    for rest in (b"", b"x" * 1000):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as sock:
            sock.sendall(HEAD + b"content-length: 1000\r\n\r\n")
            got = b""
            while not got.endswith(b"}"):
                chunk = sock.recv(65536)
                assert chunk
                got += chunk
            assert got.startswith(b"HTTP/1.1 401")
            # Closed in the end, whether the rest comes or not.
            with contextlib.suppress(ConnectionError):
                sock.sendall(rest)
            assert read_all(sock) == b""


@pytest.mark.parametrize(
    "path", [ROUTE, "http://elsewhere.example" + ROUTE, ROUTE.replace("-", "%2D"), ROUTE + "?from=here"], ids=range(4)
)
def test_one_address_in_all_its_forms(shared: Server, path: str) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, f"req_form_{len(path)}").items())
    reply = shared.raw(f"POST {path} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body)
    assert reply.startswith(b"HTTP/1.1 200 OK\r\n")
    assert reply.endswith(b'{"action":"allow"}')


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_who_asks_for_the_end_gets_it(shared: Server, version: str) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_end_" + version[-1]).items())
    lines += "connection: close\r\n" if version == "1.1" else ""
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        sock.sendall(f"POST {ROUTE} HTTP/{version}\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body)
        reply = read_all(sock)
    assert b"\r\nconnection: close\r\n" in reply
    assert reply.endswith(b'{"action":"allow"}')


def test_a_head_request_gets_no_body(shared: Server) -> None:
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        sock.sendall(f"HEAD {ROUTE} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        reply = read_all(sock)
    assert reply.startswith(b"HTTP/1.1 405")
    assert reply.endswith(b"\r\n\r\n")


def test_who_asks_before_the_body_is_told_to_go_on(shared: Server) -> None:
    body = encode(frame())
    lines = "".join(f"{name}: {value}\r\n" for name, value in shared.signed(body, "req_expects").items())
    with socket.create_connection(("127.0.0.1", shared.port), timeout=30) as sock:
        sock.sendall(
            f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n{lines}content-length: {len(body)}\r\n\r\n".encode()
        )
        assert sock.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        sock.sendall(body)
        reply = sock.recv(65536)
    assert reply.startswith(b"HTTP/1.1 200 OK\r\n")
