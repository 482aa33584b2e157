"""The verdict server under real load over keep-alive connections, beside raw uvicorn in the same run.

    python tests/bench/bench_server.py [--seconds N] [--connections N]

`floor` is uvicorn with uvloop and httptools that reads the body and answers allow: no signature, no scan, no audit. `interlock` is
``interlock serve`` with everything on: HMAC, all secret detectors, replay store, audit row on the disk before the answer.

| row | what |
|---|---|
| 400 B | one member message; every request is new |
| 1 MB cold | a conversation of about 830 messages that the server never saw |
| 1 MB one new | the same conversation with one new message each time |
| 400 B load | requests a second and latency with many connections |

The client is Python too and shares the machine: on two cores it takes one of them. Targets: 400 B p50 <= 0.5 ms, 1 MB cold <= 15 ms,
one new message <= 5 ms, 12,000 requests a second a core.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from interlock.inspection.secrets import new_secret, parse_secret  # noqa: E402
from interlock.inspection.signing import sign  # noqa: E402

ALLOW = b'{"action":"allow"}'
FLOOR = """
import uvicorn
async def app(scope, receive, send):
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"application/json"), (b"content-length", b"18")]})
    await send({"type": "http.response.body", "body": b'{"action":"allow"}'})
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print("port", self.servers[0].sockets[0].getsockname()[1], flush=True)
Server(uvicorn.Config(app, host="127.0.0.1", port=0, lifespan="off", loop="uvloop", http="httptools", ws="none", access_log=False,
                      log_level="error", server_header=False, date_header=False)).run()
"""
_PROSE = (
    "the account renewal sheet shows open tickets and the owner asked for a call back before Friday because two regions moved their budget "
    "def total(lines): return sum(x.price for x in lines) config path /srv/data/export.csv status ok retry 3 latency 12 ms see #4711 and "
    "commit 9fceb02d0ae598e95dc970b74767f19372d61af8 id 5b1f0c1e-0000-4000-8000-00000000c001 for the log"
)
_WORDS = _PROSE.split()


def frame(messages: list[object], number: int) -> bytes:
    """A Cursor prompt frame."""
    document: dict[str, object] = {
        "type": "prompt",
        "request_id": f"req_{number}",
        "tenant_id": "team_bench",
        "actor": {"type": "user", "id": "user_bench", "email_address": None},
        "source": {"application": "grok-bot"},
        "session_id": "s-1",
        "model": "model-a",
        "messages": messages,
        "metadata": {},
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def conversation(size: int, rng: random.Random) -> list[object]:
    """Messages of about `size` bytes in all: prose, code, tool calls and their output."""
    messages: list[object] = []
    total = 0
    while total < size:
        text = " ".join(rng.choices(_WORDS, k=rng.randint(60, 320)))
        kind = len(messages) % 3
        block: dict[str, object]
        if kind == 0:
            message: object = {"role": "user", "content": [{"type": "text", "text": text}]}
        elif kind == 1:
            block = {
                "type": "tool_use",
                "id": f"t{len(messages)}",
                "tool_name": "sheet_read",
                "input": {"range": "A1:F40", "query": text[:400]},
            }
            message = {"role": "assistant", "content": [{"type": "text", "text": text[:300]}, block]}
        else:
            block = {"type": "tool_result", "tool_use_id": "t", "tool_name": "sheet_read", "content": text, "is_error": False}
            message = {"role": "user", "content": [block]}
        messages.append(message)
        total += len(json.dumps(message))
    return messages


class Requests:
    """Ready-made requests, signed outside of the measured time."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.number = 0

    def make(self, body: bytes) -> bytes:
        """A whole HTTP request with an id of its own."""
        self.number += 1
        webhook_id = f"req_{os.getpid()}_{self.number}"
        stamp = int(time.time())
        head = (
            "POST /v1/inference-hooks HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n"
            f"webhook-id: {webhook_id}\r\nwebhook-timestamp: {stamp}\r\nwebhook-signature: {sign(self.key, webhook_id, stamp, body)}\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body


class Client(asyncio.Protocol):
    """One keep-alive connection that sends the next request when the answer is complete."""

    def __init__(
        self, requests: Iterator[bytes], done: "asyncio.Future[None]", times: list[float], refused: list[int] | None = None
    ) -> None:
        self._refused = refused
        self._requests = requests
        self._done = done
        self._times = times
        self._buffer = b""
        self._sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport
        self._peer = transport.get_extra_info("peername")[:2]
        self._next()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._refused is not None and self._buffer.startswith(b"HTTP/1.1 503"):
            if not self._buffer.endswith(b"}"):
                return
            # The server closes then; the stream goes on over a connection of its own.
            self._refused.append(503)
            self._buffer = b""
            self._transport.close()
            loop = asyncio.get_running_loop()
            again = partial(Client, self._requests, self._done, self._times, self._refused)
            self._done = loop.create_future()
            self._done.cancel()
            self._again = loop.create_task(loop.create_connection(again, *self._peer))
            return
        if not self._buffer.endswith(ALLOW):
            if b"\r\n\r\n" in self._buffer and b" 200 " not in self._buffer[:16]:
                self._finish(RuntimeError(self._buffer[:200].decode("latin-1")))
            return
        self._times.append(time.perf_counter() - self._sent)
        self._buffer = b""
        self._next()

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish(exc or RuntimeError("the server closed the connection"))

    def _next(self) -> None:
        request = next(self._requests, None)
        if request is None:
            self._finish(None)
            return
        self._sent = time.perf_counter()
        self._transport.write(request)

    def _finish(self, error: Exception | None) -> None:
        if not self._done.done():
            if error is None:
                self._done.set_result(None)
            else:
                self._done.set_exception(error)
        self._transport.close()


async def run(port: int, streams: list[Iterator[bytes]], refused: list[int] | None = None) -> tuple[list[float], float]:
    """(latencies, wall seconds) of one connection a stream. Anything but an allow is an error, but a 503 where they are gathered."""
    loop = asyncio.get_running_loop()
    times: list[float] = []
    waits = [loop.create_future() for _ in streams]
    begun = time.perf_counter()
    for stream, wait in zip(streams, waits, strict=True):
        await loop.create_connection(partial(Client, stream, wait, times, refused), "127.0.0.1", port)
    async with asyncio.timeout(120):
        await asyncio.gather(*waits)
    return times, time.perf_counter() - begun


def start_interlock(state: str, *extra: str) -> tuple["subprocess.Popen[str]", int, bytes]:
    """(process, port, key) of a fresh server with these options."""
    env = {**os.environ, "INTERLOCK_HOME": state, "PYTHONPATH": str(ROOT / "src")}
    secret = new_secret()
    subprocess.run(
        [sys.executable, "-m", "interlock", "inspect", "keys", "add"],
        input=secret,
        text=True,
        env=env,
        check=True,
        capture_output=True,
    )
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "interlock",
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--admin-listen",
            "127.0.0.1:0",
            "--log-format",
            "json",
            *extra,
        ],
        env=env,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    port = 0
    for line in process.stderr:
        found = re.search(r'"platforms", "url": "http://127.0.0.1:(\d+)"', line)
        if found:
            port = int(found[1])
        if '"admin"' in line:
            break
    if not port:
        raise SystemExit("interlock serve did not start")
    return process, port, parse_secret(secret)


def stop(process: "subprocess.Popen[str]") -> None:
    """End a server of ours."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(timeout=30)
    except subprocess.TimeoutExpired:
        process.kill()


def start_floor() -> tuple["subprocess.Popen[str]", int]:
    """(process, port) of raw uvicorn."""
    process = subprocess.Popen([sys.executable, "-c", FLOOR], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline().split()[1])


def cpu(process: "subprocess.Popen[str]") -> float:
    """CPU seconds that the process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def disk(folder: str, count: int = 300) -> list[float]:
    """Seconds of appending 500 bytes and waiting for the disk: what a durable audit row costs at least."""
    times = []
    handle = os.open(os.path.join(folder, "probe"), os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    for _ in range(count):
        begun = time.perf_counter()
        os.write(handle, b"x" * 500)
        getattr(os, "fdatasync", os.fsync)(handle)
        times.append(time.perf_counter() - begun)
    os.close(handle)
    return times


def p(times: list[float], share: float) -> float:
    """A percentile in ms."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds of each load row")
    parser.add_argument("--connections", type=int, default=32)
    options = parser.parse_args()
    # An end by signal takes the servers along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        import uvloop

        loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    except ModuleNotFoundError:
        loop = asyncio.new_event_loop()
    rng = random.Random(7)
    with tempfile.TemporaryDirectory() as state:
        server, port, key = start_interlock(state)
        floor, floor_port = start_floor()
        try:
            requests = Requests(key)
            rows: list[tuple[str, str, list[float], float, float]] = []

            def measure(name: str, made: list[bytes], connections: int = 1) -> None:
                for who, process, target in (("floor", floor, floor_port), ("interlock", server, port)):
                    used = cpu(process)
                    streams = [iter(made[index::connections]) for index in range(connections)]
                    times, wall = loop.run_until_complete(run(target, streams))
                    rows.append((name, who, times, wall, cpu(process) - used))

            def small() -> bytes:
                requests_text = f"Check the renewals sheet, row {requests.number}, and list accounts at risk."
                return frame([{"role": "user", "content": [{"type": "text", "text": requests_text}]}], requests.number)

            measure("warm-up", [requests.make(small()) for _ in range(300)])
            rows.clear()
            syncs = disk(state)
            measure("400 B", [requests.make(small()) for _ in range(2000)])
            measure("1 MB cold", [requests.make(frame(conversation(1_000_000, rng), index)) for index in range(25)])
            history = conversation(1_000_000, rng)
            grown = []
            for index in range(25):
                history = [*history, {"role": "user", "content": [{"type": "text", "text": f"and now step {index}, please"}]}]
                grown.append(requests.make(frame(history, index)))
            measure("1 MB one new", grown)
            measure("400 B load", [requests.make(small()) for _ in range(int(6000 * options.seconds))], options.connections)
        finally:
            for process in (server, floor):
                stop(process)
        print(f"{'row':<14}{'server':<11}{'p50 ms':>9}{'p99 ms':>9}{'req/s':>9}{'CPU ms/req':>12}{'p50 / floor':>13}")
        base = 1.0
        for name, who, times, wall, used in rows:
            middle = statistics.median(times) * 1000
            base = middle if who == "floor" else base
            ratio = f"{middle / base:>12.1f}x" if who != "floor" else ""
            print(
                f"{name:<14}{who:<11}{middle:>9.2f}{p(times, 0.99):>9.2f}{len(times) / wall:>9.0f}{used * 1000 / len(times):>12.3f}{ratio}"
            )
        wait = statistics.median(syncs) * 1000
        print(
            f"disk: one appended row made durable takes {wait:.2f} ms (p50) here; each interlock answer waits for one such commit"
        )
    loop.close()


if __name__ == "__main__":
    main()
