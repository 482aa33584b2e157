"""The running server under a load generator: throughput, latency, CPU and peak memory by size, kind and workers.

    python tests/bench/bench_load.py [--seconds N] [--workers 1,2] [--sizes 400,100k,...] [--kinds cold,incremental,mixed]
                                     [--families secrets,pii,injection,unicode] [--state DIR] [--json]

`interlock serve` runs as it would in service: signatures, detectors, replay store, an audit row on the disk before each answer.

| kind | what |
|---|---|
| cold | every frame is a conversation that the server never saw |
| incremental | one conversation, each frame with one new message |
| mixed | 20 turns of 400 B, 3 incremental frames of 100 KB, 1 cold frame of the size, over and over |

Sizes above 128 KB are conversations of about 1.2 KB a message. The deadline is 30 s, that of a body 60 s, so that a busy machine shows
in the times and not in refusals. The generator is one more process that shares the machine; it signs before the
clock starts. `peak` is the highest resident memory of all processes of the server together, `rise` what it grew by in the row, both in MB;
`x frame` divides the rise by the bytes in flight at once. Latencies are milliseconds at the generator.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.bench.bench_server import Requests, conversation, disk, frame, run, start_interlock, stop  # noqa: E402

SIZES = {"400": 400, "100k": 100_000, "664k": 664_000, "1m": 1_000_000, "16m": 16_000_000, "64m": 64 * 1024 * 1024 - 4096}
#: Connections at once by size: as many as keep the server busy, within its own budget of bytes in flight.
CONNECTIONS = {"400": 64, "100k": 8, "664k": 4, "1m": 4, "16m": 2, "64m": 1}
#: Bytes of ready-made requests held by the generator for one row.
ROOM = 400_000_000
_MARK = b"@@@@@@@@"


class Shapes:
    """Frames of a size. Messages carry a mark, so that an unseen conversation is one replacement away."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests
        self._made: dict[int, list[object]] = {}
        self._number = 0

    def fresh(self, size: int) -> bytes:
        """A frame that nobody saw."""
        if size < 10_000:
            self._number += 1
            text = f"Check the renewals sheet, row {self._number}, and list accounts at risk."
            return self._requests.make(frame([{"role": "user", "content": [{"type": "text", "text": text}]}], self._number))
        return self._requests.make(self._body(self._history(size), self._next()))

    def growing(self, size: int, step: int, run_mark: bytes) -> bytes:
        """The frame of one conversation after `step` more messages."""
        if size < 10_000:
            return self.fresh(size)
        more = [{"role": "user", "content": [{"type": "text", "text": f"and now step {number}, please"}]} for number in range(step)]
        return self._requests.make(self._body([*self._history(size), *more], run_mark))

    def _history(self, size: int) -> list[object]:
        if size not in self._made:
            found = []
            for message in conversation(size, random.Random(size)):
                text = json.dumps(message)
                # In the first text of each message.
                found.append(
                    json.loads(
                        text.replace('"text": "', f'"text": "{_MARK.decode()} ', 1).replace(
                            '"content": "', f'"content": "{_MARK.decode()} ', 1
                        )
                    )
                )
            self._made[size] = found
        return self._made[size]

    def _body(self, messages: list[object], mark: bytes) -> bytes:
        return frame(messages, 0).replace(_MARK, mark)

    def _next(self) -> bytes:
        self._number += 1
        return b"%08d" % self._number

    def mark(self) -> bytes:
        """Of a conversation of its own."""
        return self._next()


def requests_of(
    kind: str, size: int, room: int, shapes: Shapes, connections: int, seconds: float
) -> tuple[list[list[bytes]], bytes]:
    """Requests for each connection, as many as fit in memory and are likely to be needed, and one to be sent before."""
    rate = 400 if size >= 100_000 else 6_000
    usual = size // 24 + 13_000 if kind == "mixed" else size
    total = max(connections * 3, min(room // usual, int(rate * seconds)))
    if kind == "mixed":
        total = max(total, 24 * connections)
    streams: list[list[bytes]] = []
    mark = shapes.mark()
    for number in range(connections):
        own = []
        for index in range(total // connections):
            if kind == "cold":
                own.append(shapes.fresh(size))
            elif kind == "incremental":
                own.append(shapes.growing(size, 1 + index * connections + number, mark))
            else:
                turn = index % 24
                own.append(
                    shapes.fresh(400) if turn < 20 else shapes.growing(100_000, index, mark) if turn < 23 else shapes.fresh(size)
                )
        streams.append(own)
    known = shapes.growing(size, 0, mark) if kind == "incremental" and size >= 10_000 else b""
    return streams, known


class Memory:
    """Resident memory of a process and its children, looked at every few milliseconds while a row runs."""

    def __init__(self, pid: int) -> None:
        self._pids = [pid, *children(pid)]
        self.base = self.now()
        self.peak = self.base
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def now(self) -> int:
        """Kilobytes."""
        return sum(resident(pid) for pid in self._pids)

    def _watch(self) -> None:
        while not self._stopping.wait(0.004):
            self.peak = max(self.peak, self.now())

    def stop(self) -> None:
        """Look no more."""
        self._stopping.set()
        self._thread.join()


def resident(pid: int) -> int:
    """Kilobytes; 0 when the process is gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except (OSError, ValueError):
        return 0


def children(pid: int) -> list[int]:
    """Its child processes."""
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(child) for child in done.stdout.split()]


def used(pids: list[int]) -> float:
    """CPU seconds of processes."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def until(stream: list[bytes], end: list[float]) -> Iterator[bytes]:
    """Requests until the time is over; the clock starts with the first."""
    for number, request in enumerate(stream):
        if not end[0]:
            end[0] = time.perf_counter() + end[1]
        if number >= 3 and time.perf_counter() > end[0]:
            return
        yield request


def row(
    port: int, pid: int, streams: list[list[bytes]], seconds: float, size: int, loop: asyncio.AbstractEventLoop
) -> dict[str, Any]:
    """One measurement."""
    end = [0.0, seconds]
    pids = [pid, *children(pid)]
    memory = Memory(pid)
    before = used(pids)
    try:
        refused: list[int] = []
        times, wall = loop.run_until_complete(run(port, [until(stream, end) for stream in streams], refused))
    finally:
        memory.stop()
    spent = used(pids) - before
    answered = len(times)
    # A row of refusals alone still says so.
    times = sorted(times) or [0.0]
    rise = (memory.peak - memory.base) / 1024
    return {
        "requests": answered,
        "per_second": round(answered / wall, 1),
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p95_ms": round(times[int(len(times) * 0.95)] * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "cpu_ms": round(spent * 1000 / (len(times) + len(refused)), 3),
        "peak_mb": round(memory.peak / 1024),
        "rise_mb": round(rise),
        "rise_per_frame": round(rise * 1024 * 1024 / (size * len(streams)), 1) if size >= 1_000_000 else None,
        "refused": len(refused),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of a row at least three requests a connection")
    parser.add_argument("--workers", default="1,2")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--kinds", default="cold,incremental,mixed")
    parser.add_argument("--families", default="secrets,pii,injection,unicode")
    parser.add_argument("--state", help="folder for the server's state: a disk, or memory to see the program alone")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    # An end by signal takes the server along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    import uvloop

    loop = uvloop.new_event_loop()
    rows = []
    for workers in (int(text) for text in options.workers.split(",")):
        with tempfile.TemporaryDirectory(dir=options.state) as state:
            families = ", ".join(f'"{name}"' for name in options.families.split(","))
            Path(state, "inspect.toml").write_text(f"families = [{families}]\ndeadline_ms = 30000\n")
            server, port, key = start_interlock(state, "--workers", str(workers), "--body-timeout", "60")
            try:
                shapes = Shapes(Requests(key))
                loop.run_until_complete(run(port, [iter([shapes.fresh(400) for _ in range(50)]) for _ in range(4)]))
                sync = statistics.median(disk(state, 100)) * 1000
                for name in options.sizes.split(","):
                    for kind in options.kinds.split(","):
                        if kind == "incremental" and name == "400":
                            continue
                        size, connections = SIZES[name], CONNECTIONS[name] * workers
                        streams, first = requests_of(kind, size, ROOM, shapes, connections, options.seconds)
                        if first:
                            # What came before is known.
                            loop.run_until_complete(run(port, [iter([first])]))
                        found = {"size": name, "kind": kind, "workers": workers, "connections": connections}
                        found |= row(port, server.pid, streams, options.seconds, size, loop)
                        rows.append(found)
                        if not options.json:
                            show(found, first=len(rows) == 1)
            finally:
                stop(server)
        if not options.json:
            print(f"disk: {sync:.2f} ms to make one row durable (p50), {workers} worker(s)")
    loop.close()
    if options.json:
        print(json.dumps(rows))


def show(found: dict[str, Any], *, first: bool) -> None:
    """One line of the table."""
    if first:
        print(
            f"{'size':<6}{'kind':<13}{'workers':>8}{'conns':>6}{'n':>7}{'req/s':>9}{'p50':>9}{'p95':>9}{'p99':>9}{'CPU':>9}{'peak':>7}{'rise':>6}{'x frame':>9}{'503':>5}{'load':>6}"
        )
    share = "" if found["rise_per_frame"] is None else f"{found['rise_per_frame']:.1f}"
    print(
        f"{found['size']:<6}{found['kind']:<13}{found['workers']:>8}{found['connections']:>6}{found['requests']:>7}{found['per_second']:>9.1f}"
        f"{found['p50_ms']:>9.2f}{found['p95_ms']:>9.2f}{found['p99_ms']:>9.2f}{found['cpu_ms']:>9.3f}{found['peak_mb']:>7}{found['rise_mb']:>6}"
        f"{share:>9}{found['refused']:>5}{found['load']:>6}",
        flush=True,
    )


if __name__ == "__main__":
    main()
