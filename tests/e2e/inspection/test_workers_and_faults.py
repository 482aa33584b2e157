"""Several workers, killed ones, slow and broken senders, a disk that is full, changes under load: nothing lost, no wrong verdict."""

import contextlib
import json
import os
import pathlib
import signal
import socket
import ssl
import subprocess
import threading
import time
import zlib
from collections.abc import Callable

import pytest

from .harness import ROUTE, SECRET, Server, encode, frame, github_token

Make = Callable[..., Server]


def workers(server: Server) -> list[int]:
    assert server.process is not None
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


class Load:
    """Senders in threads; each frame with an odd number holds a token, so that every verdict can be told right or wrong."""

    def __init__(self, server: Server, *, secret: str = SECRET, threads: int = 4) -> None:
        self.answered: dict[str, str] = {}
        self.wrong: list[str] = []
        self.stopping = threading.Event()
        self._server = server
        self.secret = secret
        self._threads = [threading.Thread(target=self._send, args=(number,)) for number in range(threads)]

    def _send(self, thread: int) -> None:
        number = 0
        while not self.stopping.is_set():
            number += 1
            bad = number % 2 == 1
            webhook_id = f"req_{thread}_{number}"
            body = frame(f"turn {number} " + (github_token(f"Load{thread}x{number}") if bad else ""))
            try:
                answer = self._server.post(body, webhook_id, secret=self.secret)
            except OSError:
                continue
            except Exception:
                continue
            if answer.status == 200:
                self.answered[webhook_id] = answer.json["action"]
                if answer.json["action"] != ("deny" if bad else "allow"):
                    self.wrong.append(webhook_id)

    def __enter__(self) -> "Load":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        for thread in self._threads:
            thread.join()

    def wait(self, count: int) -> None:
        wanted = len(self.answered) + count
        until = time.time() + 60
        while len(self.answered) < wanted:
            assert time.time() < until, f"{len(self.answered)} of {wanted}"
            time.sleep(0.01)


def recorded(server: Server) -> dict[str, str]:
    return {row["webhook_id"]: row["action"] for row in server.audit() if row.get("event") == "inspect.verdict"}


def sound(server: Server, load: Load) -> None:
    assert load.wrong == []
    rows = recorded(server)
    assert {name: rows.get(name) for name in load.answered} == load.answered
    done = server.cli("audit", "verify")
    assert done.returncode == 0, done.stdout + done.stderr


def test_workers_share_answers_audit_and_counters_and_a_killed_one_comes_back(make_server: Make) -> None:
    server = make_server("--workers", "2").start()
    pids = workers(server)
    assert len(pids) == 2
    with Load(server) as load:
        load.wait(60)
        os.kill(pids[0], signal.SIGKILL)
        load.wait(60)
        until = time.time() + 20
        while pids[0] in workers(server) or len(workers(server)) < 2:
            assert time.time() < until
            time.sleep(0.05)
        load.wait(60)
    sound(server, load)
    body = frame(github_token("Shared"))
    answers = {server.post(body, "req_shared").body for _ in range(12)}
    assert len(answers) == 1
    events = [row["event"] for row in server.audit() if row["webhook_id"] == "req_shared"]
    assert sorted(events) == ["inspect.replay"] * 11 + ["inspect.verdict"]
    assert server.metric("interlock_inspect_workers") == 2
    counted = sum(
        server.metric(f'interlock_inspect_verdicts_total{{action="{action}",platform="cursor"}}') for action in ("allow", "deny")
    )
    assert counted >= len(load.answered) + 1
    assert server.stop() == 0


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has waited for yet does not."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_workers_end_with_a_parent_that_is_killed(make_server: Make) -> None:
    server = make_server("--workers", "2").start()
    pids = workers(server)
    port = server.port
    assert server.post(frame(), "req_before").status == 200
    server.stop(signal.SIGKILL)
    until = time.time() + 40
    while any(alive(pid) for pid in pids):
        assert time.time() < until
        time.sleep(0.05)
    # The port is free, and what was answered stands.
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("127.0.0.1", port))
    server.start()
    assert server.post(frame(), "req_before").status == 200
    assert [row["event"] for row in server.audit()] == ["inspect.verdict", "inspect.replay"]


def test_rotation_under_load_loses_nothing(make_server: Make) -> None:
    server = make_server().start()
    with Load(server) as load:
        load.wait(30)
        done = server.cli("inspect", "keys", "rotate", "--json")
        assert done.returncode == 0, done.stderr
        load.secret = json.loads(done.stdout)["secret"]
        load.wait(60)
    sound(server, load)
    listed = {
        key["state"].split()[0]: key["id"] for key in json.loads(server.cli("inspect", "keys", "list", "--json").stdout)["keys"]
    }
    assert server.cli("inspect", "keys", "retire", listed["current"]).returncode == 2
    assert server.cli("inspect", "keys", "retire", "key_none").returncode == 2
    assert server.cli("inspect", "keys", "retire", listed["previous"], "--dry-run").returncode == 0
    assert server.post(frame(), "req_old").status == 200
    assert server.cli("inspect", "keys", "retire", listed["previous"]).returncode == 0
    until = time.time() + 10
    while server.post(frame(), "req_old").status != 401:
        assert time.time() < until
        time.sleep(0.1)
    assert server.post(frame(), "req_new", secret=load.secret).status == 200


@pytest.mark.parametrize("full", ["store", "audit"])
def test_a_full_disk_gives_no_verdict_and_the_retry_gets_the_right_one(make_server: Make, full: str) -> None:
    server = make_server().start()
    for number in range(120):
        assert server.post(frame(f"turn {number}"), f"req_before_{number}").status == 200
    if full == "audit":
        # A start leaves the store's log short, so that it is the audit trail that meets the limit first.
        server.stop()
        server.start()
    assert server.process is not None
    pid = server.process.pid
    size = (server.state / "audit" / "audit.jsonl").stat().st_size
    subprocess.run(["prlimit", "--pid", str(pid), f"--fsize={size + 200}:"], check=True)
    dirty = frame(github_token("Full"))
    answer = server.post(dirty, "req_full")
    assert answer.status == 503
    assert "action" not in answer.json
    assert server.metric(f'interlock_inspect_failures_total{{reason="{full}"}}') == 1
    assert server.get("/readyz").status == 503
    # What was answered before is answered again, disk or no disk.
    assert server.post(frame("turn 7"), "req_before_7").status == (200 if full == "store" else 503)
    subprocess.run(["prlimit", "--pid", str(pid), "--fsize=unlimited:"], check=True)
    assert server.post(frame("turn 7"), "req_before_7").json == {"action": "allow"}
    assert server.post(dirty, "req_full").json["action"] == "deny"
    # The verdict that could not be recorded was taken back: the retry is the first, and has the row of a verdict.
    assert [row["event"] for row in server.audit() if row["webhook_id"] == "req_full"] == ["inspect.verdict"]
    assert server.get("/readyz").status == 200
    assert server.cli("audit", "verify").returncode == 0


@pytest.mark.parametrize("named", [True, False])
def test_a_compressed_bomb_is_never_unpacked(make_server: Make, named: bool) -> None:
    server = make_server().start()
    assert server.process is not None
    bomb = zlib.compress(b" " * 300_000_000, 9)
    before = resident(server.process.pid)
    answer = server.post(bomb, "req_bomb", headers={"content-encoding": "deflate"} if named else {})
    assert answer.status == (415 if named else 400)
    assert resident(server.process.pid) - before < 100_000_000
    assert server.post(frame(github_token("Bomb")), "req_after").json["action"] == "deny"


def resident(pid: int) -> int:
    """The highest resident memory of a process so far, in bytes."""
    (line,) = [line for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


def test_parallel_large_frames_stay_within_the_memory_that_is_set(make_server: Make) -> None:
    server = make_server("--max-in-flight", "40000000").start()
    assert server.process is not None
    text = "the account renewal sheet shows open tickets and the owner asked for a call back " * 100
    turns = [{"role": "user", "content": [{"type": "text", "text": f"{number} {text}"}]} for number in range(1800)]
    body = encode(frame(messages=[*turns, {"role": "user", "content": [{"type": "text", "text": github_token("Large")}]}]))
    assert len(body) > 14_000_000
    before = resident(server.process.pid)
    answers: list[tuple[int, str]] = []

    def send(number: int) -> None:
        answer = server.post(body, f"req_large_{number}")
        answers.append((answer.status, answer.json.get("action", "")))

    threads = [threading.Thread(target=send, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Whoever is let in gets the right verdict, the others are put off; nothing in between.
    assert set(answers) <= {(200, "deny"), (503, "")}
    assert (200, "deny") in answers
    assert resident(server.process.pid) - before < 4 * 40_000_000
    assert server.metric("interlock_inspect_bytes_in_flight") == 0


def test_slow_and_half_open_senders_do_not_stop_others(make_server: Make) -> None:
    server = make_server("--body-timeout", "2").start()
    body = encode(frame("slow"))
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(body, "req_slow").items())
    head = f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode()
    with contextlib.ExitStack() as stack:
        socks = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20)) for _ in range(40)]
        for number, sock in enumerate(socks):
            sock.sendall((b"", b"POST", head[:40], head + body[:9])[number % 4])
        with Load(server) as load:
            load.wait(40)
        sound(server, load)
        replies = [sock.recv(65536) for number, sock in enumerate(socks) if number % 4 == 3]
        assert all(reply.startswith(b"HTTP/1.1 408") for reply in replies)
    assert server.metric("interlock_inspect_bytes_in_flight") == 0


def test_pipelined_requests_are_answered_in_order(make_server: Make) -> None:
    server = make_server().start()
    stream = b""
    for number in range(40):
        body = encode(frame("x " * (number % 7) + (github_token(f"Pipe{number}") if number % 3 == 0 else "")))
        lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(body, f"req_pipe_{number}").items())
        stream += f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as sock:
        sock.sendall(stream)
        got = b""
        while got.count(b'"action"') < 40:
            chunk = sock.recv(65536)
            assert chunk, got[-300:]
            got += chunk
    actions = [part.split(b'"', 2)[1] for part in got.split(b'"action":')[1:]]
    assert actions == [b"deny" if number % 3 == 0 else b"allow" for number in range(40)]


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (b"GET / HTTP/9.9\r\n\r\n", b"400"),
        (b"\x16\x03\x01\x02\x00\x01\x00", b"400"),
        (b"POST /v1/inference-hooks HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello", b"400"),
        (
            b"POST /v1/inference-hooks HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
            b"400",
        ),
    ],
    ids=range(4),
)
def test_what_is_no_request_is_refused_and_harms_no_one(shared: Server, data: bytes, status: bytes) -> None:
    reply = shared.raw(data)
    assert reply.split(b" ", 2)[1] == status, reply[:200]
    assert shared.post(frame(), "req_after").status == 200


def test_only_the_networks_that_may_send(make_server: Make) -> None:
    server = make_server("--source", "10.0.0.0/8,192.0.2.0/24").start()
    assert server.post(frame(), "req_source").status == 403
    assert server.get("/livez", admin=False).status == 200
    assert server.metric('interlock_inspect_failures_total{reason="source"}') == 1
    server.stop()
    assert make_server("--source", "127.0.0.0/8").start().post(frame(), "req_source").status == 200
    assert make_server().cli("serve", "--source", "nowhere").returncode == 2


def test_tls(make_server: Make, tmp_path: pathlib.Path) -> None:
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    self_signed(certificate, key)
    server = make_server("--tls-cert", str(certificate), "--tls-key", str(key)).start()
    context = ssl.create_default_context(cafile=str(certificate))
    body = encode(frame(github_token("Tls")))
    lines = "".join(f"{name}: {value}\r\n" for name, value in server.signed(body, "req_tls").items())
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=20) as plain,
        context.wrap_socket(plain, server_hostname="127.0.0.1") as sock,
    ):
        sock.sendall(f"POST {ROUTE} HTTP/1.1\r\nhost: x\r\n{lines}content-length: {len(body)}\r\n\r\n".encode() + body)
        got = b""
        while not got.endswith(b"}"):
            chunk = sock.recv(65536)
            assert chunk
            got += chunk
    assert b'"deny"' in got
    secret = tmp_path / "secret"
    secret.write_text(SECRET)
    url = f"https://127.0.0.1:{server.port}{ROUTE}"
    done = server.cli(
        "inspect", "conform", url, "--secret-file", str(secret), "--ca", str(certificate), "--area", "retry", "--json"
    )
    assert json.loads(done.stdout)["conforms"]
    certificate.write_text("damaged")
    done = server.cli("serve", "--tls-cert", str(certificate), "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0")
    assert done.returncode == 3
    assert "certificate" in done.stderr


def self_signed(certificate: pathlib.Path, key: pathlib.Path) -> None:
    import datetime
    import ipaddress

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.UTC)
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(private, hashes.SHA256())
    )
    certificate.write_bytes(built.public_bytes(serialization.Encoding.PEM))
    key.write_bytes(
        private.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


def test_the_policy_is_taken_over_while_it_runs_and_a_broken_one_is_not(make_server: Make) -> None:
    server = make_server().start()
    file = server.state / "inspect.toml"
    body = frame(github_token("Policy"))

    def until(wanted: str, name: str) -> None:
        end = time.time() + 15
        number = 0
        while server.post(body, f"req_{name}_{number}").json["action"] != wanted:
            assert time.time() < end
            number += 1
            time.sleep(0.1)

    until("deny", "first")
    file.write_text("[application.grok-bot]\nshadow = true\n")
    until("allow", "shadow")
    file.write_text('[[rule]]\naction = "nonsense"\n')
    time.sleep(3)
    assert server.post(body, "req_broken").json["action"] == "allow"
    assert server.cli("inspect", "policy", "check").returncode == 3
    assert any("rule[0].action" in line for line in server.log)
    file.write_text('[[rule]]\naction = "report"\ndetector = "github-token"\n')
    until("allow", "rule")
    file.write_text("families = ['secrets', 'pii']\n")
    until("deny", "families")
    report = json.loads(server.cli("inspect", "report", "--json").stdout)
    assert report["would_deny"] >= 1
    assert report["by_rule"]["github-token"] >= 3
    frame_file = server.state / "frame.json"
    frame_file.write_bytes(encode(body))
    new = server.state / "new.toml"
    new.write_text("deny = []\n")
    done = server.cli("inspect", "policy", "check", str(new), "--frame", str(frame_file), "--json")
    assert done.returncode == 1
    assert [(item["before"], item["after"]) for item in json.loads(done.stdout)["frames"]] == [("deny", "allow")]
