"""What a check adds to a model request, over real TLS on loopback: with a receiver that answers at once, and with ours.

    python tests/bench/bench_sender.py [--rounds N]

| row | what |
|---|---|
| bare | the same bytes sent by the same HTTP library over a kept connection: what the network and the receiver cost |
| gate | `InferenceGate.check`: frame, signature, exchange, verdict, health |
| throughput | checks a second with 32 at once, one process |

`at once` is a receiver in another process that reads the body and answers allow. `ours` is ``interlock serve`` with everything on. Figures are
medians and 99th percentiles in ms; `added` is gate less bare in the same run.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import httpcore2  # noqa: E402
from tests.e2e.sender.receiver import Authority  # noqa: E402

from interlock.config.vault import Vault  # noqa: E402
from interlock.inspection.sender.endpoint import check_private  # noqa: E402
from interlock.inspection.sender.frame import Content, encode, new_id  # noqa: E402
from interlock.inspection.sender.gate import InferenceGate  # noqa: E402
from interlock.inspection.sender.settings import Settings  # noqa: E402
from interlock.inspection.sender.teams import Teams  # noqa: E402
from interlock.wiring import open_sender_store  # noqa: E402

AT_ONCE = """
import asyncio, ssl, sys
async def serve(reader, writer):
    try:
        while True:
            head = await reader.readuntil(b"\\r\\n\\r\\n")
            size = int(head.lower().split(b"content-length:")[1].split(b"\\r\\n")[0])
            await reader.readexactly(size)
            writer.write(b'HTTP/1.1 200 OK\\r\\ncontent-length: 18\\r\\n\\r\\n{"action":"allow"}')
    except (asyncio.IncompleteReadError, ConnectionError):
        writer.close()
async def main():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1])
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context, limit=1 << 24)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""
SIZES = {"4 KB": 4_000, "1 MB": 1_000_000}


def conversation(size: int, mark: int) -> Content:
    """About `size` bytes of plain messages; `mark` makes it a new one."""
    words = "the account renewal sheet shows open tickets and the owner asked for a call back before Friday "
    count = max(1, size // 1_000)
    messages = [
        {"role": "user" if number % 2 == 0 else "assistant", "content": [{"type": "text", "text": (words * 11)[: size // count]}]}
        for number in range(count)
    ]
    messages.append({"role": "user", "content": [{"type": "text", "text": f"question {mark}"}]})
    return Content(messages=messages, actor_id="user_1", session_id="s", model="m")


def figures(values: list[float]) -> str:
    """p50 and p99 in ms."""
    ordered = sorted(values)
    return (
        f"p50 {statistics.median(ordered) * 1000:7.2f}  p99 {ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] * 1000:7.2f}"
    )


async def measure(name: str, url: str, ca: str, gate: InferenceGate, secretless: bool, rounds: int) -> None:
    """The rows of one receiver."""
    import ssl

    pool = httpcore2.AsyncConnectionPool(ssl_context=ssl.create_default_context(cadata=ca))
    for label, size in SIZES.items():
        count = rounds if size < 100_000 else max(20, rounds // 10)
        bare: list[float] = []
        checked: list[float] = []
        for number in range(count + 5):
            content = conversation(size, number)
            if secretless:
                body = encode(content, request_id=new_id(), tenant_id="t", application="grok-bot")
                begun = time.perf_counter()
                await pool.request("POST", url, content=body)
                bare.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            outcome = await gate.check(content, f"turn-{number}", team="t")
            checked.append(time.perf_counter() - begun)
            assert outcome.proceeds, outcome
        bare, checked = bare[5:], checked[5:]
        added = f"   added p50 {(statistics.median(checked) - statistics.median(bare)) * 1000:6.2f}" if bare else ""
        if bare:
            print(f"{name:8} {label:5} bare  {figures(bare)} ms")
        print(f"{name:8} {label:5} gate  {figures(checked)} ms{added}")
    await pool.aclose()
    done = 0
    end = time.perf_counter() + 4.0
    contents = [conversation(4_000, number) for number in range(64)]

    async def work(worker: int) -> None:
        nonlocal done
        while time.perf_counter() < end:
            await gate.check(contents[(worker + done) % 64], f"turn-{worker}", team="t")
            done += 1

    cpu = time.process_time()
    begun = time.perf_counter()
    await asyncio.gather(*(work(worker) for worker in range(32)))
    seconds = time.perf_counter() - begun
    print(
        f"{name:8} 4 KB  throughput {done / seconds:7.0f} checks/s, {(time.process_time() - cpu) / done * 1000:.3f} ms CPU each here"
    )


async def main(rounds: int) -> None:
    """Both receivers, one after the other."""
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        authority = Authority()
        authority.server_context(folder, "127.0.0.1")
        (certificate,) = folder.glob("127.0.0.1-*.pem")
        (folder / "ca.pem").write_text(authority.pem)
        print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
        quick = subprocess.Popen([sys.executable, "-c", AT_ONCE, str(certificate)], stdout=subprocess.PIPE, text=True)
        env = {**os.environ, "HOME": text, "INTERLOCK_HOME": str(folder / "server"), "PYTHONPATH": str(ROOT / "src")}
        processes = [quick]
        try:
            assert quick.stdout is not None
            await receive("at once", int(quick.stdout.readline()), "/", folder, authority, rounds, True, env)
            serve = [sys.executable, "-m", "interlock", "serve", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"]
            subprocess.run(
                [sys.executable, "-m", "interlock", "inspect", "keys", "add", "--generate"],
                env=env,
                check=True,
                capture_output=True,
            )
            ours = subprocess.Popen(
                [*serve, "--tls-cert", str(certificate), "--log-format", "json"], env=env, stderr=subprocess.PIPE, text=True
            )
            processes.append(ours)
            assert ours.stderr is not None
            url = next(found["url"] for line in ours.stderr if (found := json.loads(line)).get("for") == "platforms")
            await receive("ours", int(url.rsplit(":", 1)[1]), "/v1/inference-hooks", folder, authority, rounds, False, env)
        finally:
            for process in processes:
                process.kill()
                process.wait()


async def receive(
    name: str, port: int, path: str, folder: Path, authority: Any, rounds: int, secretless: bool, env: dict[str, str]
) -> None:
    """Set a team to a receiver, and measure."""
    state = str(folder / f"sender-{port}")
    store = open_sender_store(state)
    vault = Vault.open(state)
    teams = Teams(store, vault.seal, vault.unseal)
    private = check_private("127.0.0.1", port, authority.pem)
    url = f"https://127.0.0.1:{port}{path}"
    saved = teams.create("t", settings=Settings(endpoint=url, private=private, enforce=True, mode="block", timeout_ms=10_000))
    if not secretless:
        subprocess.run(
            [sys.executable, "-m", "interlock", "inspect", "keys", "add"],
            env=env,
            input=saved.secret,
            text=True,
            check=True,
            capture_output=True,
        )
        await asyncio.sleep(3.0)
    async with InferenceGate(store, teams) as gate:
        await measure(name, url, authority.pem, gate, secretless, rounds)
    store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=300)
    asyncio.run(main(parser.parse_args().rounds))
