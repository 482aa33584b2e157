"""Start, stop, kill, restart, rotation, faults of the server's own."""

import json
import os
import pathlib
import signal
import socket
import threading
import time
from collections.abc import Callable

import pytest

from interlock.inspection.secrets import new_secret

from .harness import ROUTE, SECRET, Server, encode, eventually, frame, github_token, refused

Make = Callable[..., Server]


def test_without_a_key_it_does_not_start(make_server: Make) -> None:
    done = make_server(key=False).cli("serve")
    assert done.returncode == 3
    assert "there is no signing key" in done.stderr
    assert "help: interlock inspect keys add" in done.stderr


def test_a_port_in_use_is_named(make_server: Make) -> None:
    server = make_server()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for option in ("--listen", "--admin-listen"):
            other = "--admin-listen" if option == "--listen" else "--listen"
            done = server.cli("serve", option, f"127.0.0.1:{port}", other, "127.0.0.1:0")
            assert done.returncode == 3
            assert f"{option}: the port {port} on 127.0.0.1 is in use" in done.stderr


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:70000", "host.invalid:80"])
def test_an_address_that_cannot_be_used(make_server: Make, address: str) -> None:
    done = make_server().cli("serve", "--listen", address)
    assert done.returncode == 2
    assert "--listen" in done.stderr


def test_a_missing_extra_is_one_line_with_the_command(make_server: Make, tmp_path: pathlib.Path) -> None:
    server = make_server(key=False)
    blocker = tmp_path / "blocked"
    blocker.mkdir()
    (blocker / "sitecustomize.py").write_text(
        "import importlib.util as u\nreal = u.find_spec\nu.find_spec = lambda name, package=None: None if name == 'uvicorn' else real(name, package)\n"
    )
    import subprocess
    import sys

    env = {**server.env, "PYTHONPATH": str(blocker)}
    done = subprocess.run(
        [sys.executable, "-m", "interlock", "serve"], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 3
    assert "uvicorn" in done.stderr
    assert "pip install 'interlock[server]'" in done.stderr


def test_dry_run_binds_nothing_and_says_what_it_would_do(make_server: Make) -> None:
    done = make_server().cli("serve", "--dry-run", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["keys"] == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_order(make_server: Make, how: int) -> None:
    server = make_server().start()
    server.post(frame(), "req_1")
    assert server.stop(how) == 0


def test_a_request_in_flight_is_answered_while_it_goes_down(make_server: Make) -> None:
    server = make_server().start()
    body = encode(frame("slow " + github_token("Drain")))
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(body, "req_drain").items())
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as sock:
        sock.sendall(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body[:50])
        eventually(lambda: server.metric("interlock_inspect_bytes_in_flight") > 0)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        eventually(lambda: refused(server.port))
        sock.sendall(body[50:])
        reply = b""
        while chunk := sock.recv(65536):
            reply += chunk
        assert b'"deny"' in reply
    assert server.process.wait(timeout=20) == 0


def test_answers_survive_kill_and_restart(make_server: Make) -> None:
    server = make_server().start()
    body = frame("token " + github_token("Kill"))
    first = server.post(body, "req_kill")
    assert first.json["action"] == "deny"
    server.stop(signal.SIGKILL)
    server.start()
    assert server.post(body, "req_kill").body == first.body
    assert [row["event"] for row in server.audit()] == ["inspect.verdict", "inspect.replay"]


def test_kill_under_load_loses_no_answered_verdict(make_server: Make) -> None:
    server = make_server().start()
    answered: list[str] = []

    def send(worker: int) -> None:
        for number in range(2000):
            webhook_id = f"req_{worker}_{number}"
            try:
                if server.post(frame(f"turn {number}"), webhook_id).status == 200:
                    answered.append(webhook_id)
            except (OSError, Exception):
                return

    threads = [threading.Thread(target=send, args=(worker,)) for worker in range(4)]
    for thread in threads:
        thread.start()
    while len(answered) < 100:
        time.sleep(0.01)
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    for thread in threads:
        thread.join()
    recorded = {row["webhook_id"] for row in server.audit() if row.get("event") == "inspect.verdict"}
    assert recorded.issuperset(answered)
    server.stop(signal.SIGKILL)
    server.start()
    assert server.post(frame(), "req_after").status == 200
    done = server.cli("audit", "verify")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_slow_body_is_cut_off(make_server: Make) -> None:
    server = make_server("--body-timeout", "1").start()
    head = f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(b"x" * 100, "req_slow").items())
    reply = server.raw(f"{head}{lines}\r\n".encode() + b"x" * 10)
    assert reply.startswith(b"HTTP/1.1 408")
    assert server.metric('interlock_inspect_failures_total{reason="slow_body"}') == 1
    assert server.metric("interlock_inspect_bytes_in_flight") == 0
    assert server.post(frame(), "req_next").status == 200


def test_bytes_in_flight_are_bounded(make_server: Make) -> None:
    server = make_server("--max-in-flight", "1000000").start()
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(b"x", "req_hold").items())
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as sock:
        sock.sendall(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: 999000\r\n\r\n".encode() + b"x" * 10)
        eventually(lambda: server.metric("interlock_inspect_bytes_in_flight") > 0)
        answer = server.post(frame("x" * 2000), "req_over")
        assert answer.status == 503
        assert answer.headers["retry-after"] == "1"
    eventually(lambda: server.metric("interlock_inspect_bytes_in_flight") == 0)
    assert server.post(frame("x" * 2000), "req_over").status == 200


def test_when_the_audit_cannot_be_written_it_defers_and_is_not_ready(make_server: Make) -> None:
    server = make_server().start()
    assert server.post(frame(), "req_before").status == 200
    key = server.state / "audit" / "key"
    kept = key.read_bytes()
    key.write_bytes(b"damaged")
    answer = server.post(frame(github_token("Audit")), "req_fault")
    assert answer.status == 503
    assert "action" not in answer.json
    assert server.get("/readyz").status == 503
    assert server.get("/livez").status == 200
    assert server.metric('interlock_inspect_failures_total{reason="audit"}') == 1
    key.write_bytes(kept)
    assert server.post(frame(github_token("Audit")), "req_fault").json["action"] == "deny"
    assert server.get("/readyz").status == 200
    # A retry of what was recorded before is answered although its own row cannot be written.
    key.write_bytes(b"damaged")
    assert server.post(frame(github_token("Audit")), "req_fault").json["action"] == "deny"
    assert server.metric('interlock_inspect_failures_total{reason="audit"}') == 2
    assert server.get("/readyz").status == 503
    key.write_bytes(kept)


def test_rotation_without_a_restart(make_server: Make) -> None:
    server = make_server().start()
    new = new_secret()
    assert server.post(frame(), "req_a").status == 200
    server.add_key(new)
    deadline = time.time() + 10
    while server.post(frame(), "req_b", secret=new).status != 200:
        assert time.time() < deadline
        time.sleep(0.1)
    # The one that was replaced still verifies, and the same request under either is the same request.
    body = frame(github_token("Rot"))
    first = server.post(body, "req_c", secret=SECRET)
    assert server.post(body, "req_c", secret=new).body == first.body
    assert server.metric('interlock_inspect_events_total{kind="straggler",platform="cursor"}') == 1
    server.stop()
    listed = {key["state"].split()[0]: key for key in json.loads(server.cli("inspect", "keys", "list", "--json").stdout)["keys"]}
    assert set(listed) == {"current", "previous"}
    assert listed["previous"]["stragglers"] == 1
    assert listed["current"]["last_used"]


def test_shadow_allows_and_records(make_server: Make) -> None:
    server = make_server("--shadow").start()
    assert server.post(frame(github_token("Shadow")), "req_s").json == {"action": "allow"}
    (row,) = server.audit()
    assert (row["action"], row["would_deny"]) == ("allow", True)
    assert server.metric('interlock_inspect_verdicts_total{action="would_deny",platform="cursor"}') == 1


def test_the_transcript_scope(make_server: Make) -> None:
    server = make_server("--scope", "transcript").start()
    old = {"role": "user", "content": [{"type": "text", "text": github_token("Old")}]}
    new = {"role": "user", "content": [{"type": "text", "text": "go on"}]}
    assert server.post(frame(messages=[old, new]), "req_t").json["action"] == "deny"
