"""What the MCP proxy adds to a call: round trips to a server that answers at once, with and without the proxy, in alternating rounds.

    python tests/bench/bench_mcp_proxy.py [--rounds N] [--calls N]

Each allowed call is judged, recorded durably (``fdatasync``) and its result scanned. ``ping`` shows what passing a message on costs.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

ECHO = """
import json, sys
text = "line of a result, forty characters long.\\n" * int(sys.argv[1])
for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {"content": [{"type": "text", "text": text}]}}), flush=True)
"""


class Session:
    """A server, perhaps behind the proxy."""

    def __init__(self, folder: str, *, proxied: bool, lines: int) -> None:
        server = [sys.executable, "-c", ECHO, str(lines)]
        if proxied:
            server = [sys.executable, "-m", "interlock", "guard", "mcp-proxy", "--name", "bench", "--", *server]
        env = os.environ | {"INTERLOCK_HOME": os.path.join(folder, "state"), "HOME": folder}
        self.process = subprocess.Popen(server, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, cwd=folder)
        self.number = 0

    def trip(self, method: str, params: dict[str, object]) -> float:
        """Milliseconds of one request."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.number += 1
        data = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}).encode() + b"\n"
        started = time.perf_counter()
        self.process.stdin.write(data)
        self.process.stdin.flush()
        self.process.stdout.readline()
        return (time.perf_counter() - started) * 1000

    def close(self) -> None:
        """End both."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    """Print one line a case: direct, proxied and added milliseconds at p50 and p95."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--calls", type=int, default=40)
    options = parser.parse_args()
    call: dict[str, object] = {"name": "read_page", "arguments": {"path": "docs/a.md", "query": "how to"}}
    cases: list[tuple[str, str, dict[str, object], int]] = [
        ("ping", "ping", {}, 0),
        ("call, 1 KB result", "tools/call", call, 25),
        ("call, 100 KB result", "tools/call", call, 2500),
        ("denied call", "tools/call", {"name": "delete_repository", "arguments": {"repo": "a/b"}}, 0),
    ]
    print(f"{'ms':22}{'direct p50':>11}{'p95':>8}{'proxy p50':>11}{'p95':>8}{'added p50':>11}")
    with tempfile.TemporaryDirectory() as folder:
        for name, method, params, lines in cases:
            times: dict[bool, list[float]] = {False: [], True: []}
            for _ in range(options.rounds):
                for proxied, found in times.items():
                    session = Session(folder, proxied=proxied, lines=lines)
                    for _ in range(3):
                        session.trip(method, params)
                    found += [session.trip(method, params) for _ in range(options.calls)]
                    session.close()
            row = [(statistics.median(found), sorted(found)[int(len(found) * 0.95)]) for found in times.values()]
            print(f"{name:22}{row[0][0]:11.2f}{row[0][1]:8.2f}{row[1][0]:11.2f}{row[1][1]:8.2f}{row[1][0] - row[0][0]:11.2f}")


if __name__ == "__main__":
    main()
