"""Receivers of inference hooks side by side in one run: prismor's server (from the package index) and ours.

    python bench/peers/inspect_peers.py [--folder DIR] [--skip-conformance] [--json]

Installs the peer by name into a virtual environment of its own (``--folder`` keeps it), starts both on the loopback interface with the
same secret and nothing else but their defaults, and asks both the same: every case of the conformance kit, then frames of 400 B, 100 KB,
664 KB and 1 MB (one connection, each system in turn), latency and CPU of the server. The peer has no network beyond the loopback
interface that it needs: its home is empty and telemetry is off where it has a switch.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.bench.bench_load import children, used  # noqa: E402
from tests.bench.bench_server import conversation, frame  # noqa: E402

from interlock.inspection.conformance import run as kit  # noqa: E402
from interlock.inspection.conformance.client import Answer, Client  # noqa: E402
from interlock.inspection.secrets import new_secret, parse_secret  # noqa: E402

PEER = "prismor"
ROUTE = "/v1/inference-hooks"


class System:
    """One receiver."""

    def __init__(self, name: str, version: str, process: "subprocess.Popen[str]", port: int, key: bytes) -> None:
        self.name = name
        self.version = version
        self.process = process
        self.client = Client(f"http://127.0.0.1:{port}{ROUTE}", key)

    def cpu(self) -> float:
        """CPU seconds of its processes."""
        return used([self.process.pid, *children(self.process.pid)])


def install(folder: Path) -> Path:
    """The peer's command."""
    where = folder / "venv"
    command = where / "bin" / PEER
    if not command.exists():
        venv.create(where, with_pip=True)
        subprocess.run([where / "bin" / "pip", "install", "-q", "--disable-pip-version-check", PEER], check=True)
    return command


def free_port() -> int:
    """A port that nobody uses now."""
    import socket

    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def start_peer(command: Path, folder: Path, secret: str) -> System:
    """Its server, once it answers."""
    home = folder / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    env = {"PATH": os.environ["PATH"], "HOME": str(home), "PRISMOR_INFERENCE_HOOK_SECRET": secret, "DO_NOT_TRACK": "1"}
    port = free_port()
    process = subprocess.Popen(
        [str(command), "inference-hook", "serve", "--port", str(port), "--workspace", str(home)],
        env=env,
        cwd=home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    shown = subprocess.run([str(command.parent / "pip"), "show", PEER], capture_output=True, text=True, check=True).stdout
    version = re.search(r"^Version: (.+)$", shown, re.MULTILINE)
    system = System(PEER, version[1] if version else "?", process, port, parse_secret(secret))
    wait(system)
    return system


def start_own(folder: Path, secret: str) -> System:
    """Our server, with all detectors."""
    from interlock import __version__

    state = folder / "state"
    shutil.rmtree(state, ignore_errors=True)
    state.mkdir(mode=0o700)
    (state / "inspect.toml").write_text('families = ["secrets", "pii", "injection", "unicode"]\n')
    env = {**os.environ, "INTERLOCK_HOME": str(state), "PYTHONPATH": str(ROOT / "src")}
    base = [sys.executable, "-m", "interlock"]
    subprocess.run(
        [*base, "inspect", "keys", "add", "--platform", "claude"], input=secret, text=True, env=env, check=True, capture_output=True
    )
    port = free_port()
    process = subprocess.Popen(
        [*base, "serve", "--listen", f"127.0.0.1:{port}", "--admin-listen", "127.0.0.1:0"],
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    system = System("interlock", __version__, process, port, parse_secret(secret))
    wait(system)
    return system


def wait(system: System) -> None:
    """Until it takes connections."""
    end = time.monotonic() + 60
    while True:
        try:
            system.client.connect().close()
            return
        except OSError:
            if time.monotonic() > end or system.process.poll() is not None:
                raise SystemExit(f"{system.name} does not start (exit code {system.process.poll()})") from None
            time.sleep(0.05)


def conformance(systems: list[System]) -> list[dict[str, Any]]:
    """Every case, asked of each."""
    rows = []
    for case in kit.CASES:
        row: dict[str, Any] = {"group": case.area, "case": case.name, "level": case.level}
        for system in systems:
            (result,) = kit.run(system.client, lambda _: None, [case])
            row[system.name] = result.fault or "ok"
        rows.append(row)
    return rows


def latencies(systems: list[System]) -> list[dict[str, Any]]:
    """Frames of several sizes, cold, in turn."""
    rng = random.Random(11)
    rows = []
    for system in systems:
        for number in range(10):
            system.client.post(frame([{"role": "user", "content": [{"type": "text", "text": f"Hello, number {number}."}]}], number))
    for name, size, count in (("400 B", 0, 60), ("100 KB", 100_000, 6), ("664 KB", 664_000, 3), ("1 MB", 1_000_000, 3)):
        times: dict[str, list[float]] = {system.name: [] for system in systems}
        spent = dict.fromkeys(times, 0.0)
        answers: dict[str, set[str]] = {system.name: set() for system in systems}
        for number in range(count):
            messages = conversation(size, rng) if size else []
            messages.append(
                {
                    "role": "user",
                    "content": [{"type": "text", "text": f"Check the renewals sheet, row {number}, and list accounts."}],
                }
            )
            body = frame(messages, number)
            for system in systems:
                before = system.cpu()
                answer = system.client.post(body)
                spent[system.name] += system.cpu() - before
                times[system.name].append(answer.seconds)
                answers[system.name].add(said(answer))
        rows.append(
            {
                "frame": name,
                **{
                    system.name: {
                        "p50_ms": round(statistics.median(times[system.name]) * 1000, 2),
                        "cpu_ms": round(spent[system.name] * 1000 / count, 1),
                        "answers": sorted(answers[system.name]),
                    }
                    for system in systems
                },
            }
        )
    return rows


def said(answer: Answer) -> str:
    """An answer in a word."""
    return answer.action or f"status {answer.status}"


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--skip-conformance", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    # An end by signal takes the servers along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        secret = new_secret()
        command = install(folder)
        systems = []
        try:
            systems.append(start_own(folder, secret))
            systems.append(start_peer(command, folder, secret))
            cases = [] if options.skip_conformance else conformance(systems)
            times = latencies(systems)
        finally:
            for system in systems:
                system.process.terminate()
                try:
                    system.process.wait(timeout=30)
                except subprocess.TimeoutExpired:
                    system.process.kill()
    names = [system.name for system in systems]
    found: dict[str, Any] = {
        "systems": {system.name: system.version for system in systems},
        "load": round(os.getloadavg()[0], 1),
        "passed": {
            name: {
                level: f"{sum(row[name] == 'ok' for row in cases if row['level'] == level)}/{sum(row['level'] == level for row in cases)}"
                for level in ("must", "should")
            }
            for name in names
        },
        "cases": cases,
        "latency": times,
    }
    if options.json:
        print(json.dumps(found))
        return
    print("  ".join(f"{system.name} {system.version}" for system in systems), f" load {found['load']}")
    for row in cases:
        print(f"{row['group']:<11}{row['level']:<7}{row['case'][:66]:<67}" + "".join(f"{row[name][:34]:<35}" for name in names))
    for name in names:
        print(f"{name}: must {found['passed'][name]['must']}, should {found['passed'][name]['should']}")
    for row in times:
        for name in names:
            one = row[name]
            print(
                f"{row['frame']:<8}{name:<11}p50 {one['p50_ms']:>9.2f} ms   CPU {one['cpu_ms']:>8.1f} ms   {', '.join(one['answers'])}"
            )


if __name__ == "__main__":
    main()
