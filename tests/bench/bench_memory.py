"""CPU and wall time of the memory events against an empty isolated interpreter, in interleaved rounds of one run.

    python tests/bench/bench_memory.py [--rounds N] [--python PATH] [--native SITE_PACKAGES]

The launcher is the one that ``interlock install`` writes. Targets (CPU of the whole process): stop 25 ms, also for one turn appended
to a 50 MB transcript; sessionStart with content 20 ms; a 10 MB transcript in preCompact, redacted and durable, 1 s with the native
engine and 3 s without. Search: 5,000 turns in the project, 40,000 in the store, warm, in one process.
"""

import argparse
import compileall
import itertools
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

CONVERSATION = "5b1f0c1e-0000-4000-8000-00000000c001"
_RNG = random.Random(3)
_SOUNDS = ("ba", "ko", "ri", "te", "mu", "sa", "lo", "ne", "vi", "du", "pa", "ge")
#: Words as unevenly used as those of a language: the n-th is n times rarer than the first.
WORDS = ["".join(_RNG.choice(_SOUNDS) for _ in range(_RNG.randrange(1, 5))) for _ in range(6000)]
_SHARES = list(itertools.accumulate(1 / number for number in range(1, len(WORDS) + 1)))


def line(role: str, text: str, command: str = "") -> str:
    """One line of a Cursor transcript."""
    words = (
        f"<timestamp>Thursday, Nov 12, 2026, 9:00 AM (UTC+0)</timestamp>\n<user_query>\n{text}\n</user_query>"
        if role == "user"
        else text
    )
    content: list[dict[str, object]] = [{"type": "text", "text": words}]
    if command:
        content.append({"type": "tool_use", "name": "Shell", "input": {"command": command, "description": "Run it"}})
    return json.dumps({"role": role, "message": {"content": content}}) + "\n"


def generate(path: Path, size: int, seed: int) -> int:
    """Write a transcript of about `size` bytes: prompts, prose, code, URLs and assignments; answers its lines."""
    rng = random.Random(seed)

    def prose(count: int) -> str:
        return " ".join(rng.choices(WORDS, cum_weights=_SHARES, k=count))

    number = written = 0
    with open(path, "w", encoding="utf-8") as file:
        while written < size:
            number += 1
            if number % 4 == 1:
                text = line("user", f"{prose(40)} {number}?")
            else:
                code = (
                    f'```python\nTOTAL_{number} = total(lines)  # see https://docs.example.com/a/{number}\nkey = "k{number}"\n```'
                )
                text = line(
                    "assistant",
                    "\n".join(f"{prose(14)}." for _ in range(9)) + f"\nsrc/shop/mod_{number % 400}.py\n{code}",
                    f"pytest -q t{number % 90}.py",
                )
            written += file.write(text)
    return number


class Bench:
    """A home, a state folder and measured hook processes."""

    def __init__(self, folder: Path, python: str, extra: str) -> None:
        from interlock.hosts import bundle
        from interlock.hosts.launcher_template import launcher_text

        self.python = python
        self.state = folder / "state"
        self.workspace = folder / "home" / "projects" / "acme-shop"
        self.transcript = folder / "home" / f"{CONVERSATION}.jsonl"
        self.workspace.mkdir(parents=True)
        self.state.mkdir(mode=0o700)
        root = folder / "lib"
        shutil.copytree(ROOT / "src" / "interlock", root / "interlock", ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(root, quiet=2)
        self.launcher = self.state / "launcher.py"
        self.launcher.write_text(launcher_text(str(root), str(self.state)))
        bundle.write(str(root), str(self.state))
        if extra:
            self.launcher.write_text(f"import sys\nsys.path.append({extra!r})\n" + self.launcher.read_text())
        self.env = {"HOME": str(folder / "home"), "INTERLOCK_HOME": str(self.state), "PATH": "/usr/bin:/bin"}

    def payload(self, event: str) -> bytes:
        """A payload of the event."""
        fields = {"status": "completed", "loop_count": 0, "trigger": "auto"}
        base = {"conversation_id": CONVERSATION, "generation_id": "g", "hook_event_name": event, "cursor_version": "3.21.16"}
        more = {
            "workspace_roots": [str(self.workspace)],
            "transcript_path": None if event == "sessionStart" else str(self.transcript),
        }
        return json.dumps(base | fields | more).encode()

    def run(self, *args: str, stdin: bytes = b"") -> tuple[float, float, bytes]:
        """CPU ms, wall ms and stdout of one process."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run([self.python, "-I", "-S", *args], input=stdin, capture_output=True, env=self.env, check=True)
        wall = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return cpu * 1000, wall * 1000, done.stdout

    def hook(self, event: str) -> tuple[float, float, bytes]:
        """One hook call."""
        return self.run(str(self.launcher), "cursor", event, stdin=self.payload(event))


def report(name: str, rows: list[tuple[float, float, bytes]], base: float, target: float) -> None:
    """One line."""
    cpu = statistics.median(row[0] for row in rows)
    wall = statistics.median(row[1] for row in rows)
    least = min(row[0] for row in rows)
    print(f"{name:<44}{cpu:9.1f} {least:9.1f} {wall:9.1f} {cpu / base:8.2f} {target or '':>8}")


def large(folder: Path, python: str, extra: str, size: int) -> list[tuple[float, float, bytes]]:
    """A capture of a whole transcript in preCompact, twice."""
    rows = []
    for number in range(2):
        bench = Bench(folder / f"large{number}{bool(extra)}", python, extra)
        generate(bench.transcript, size, number)
        rows.append(bench.hook("preCompact"))
        assert b"new messages before the compaction" in rows[-1][2], rows[-1][2]
    return rows


def search(folder: Path) -> None:
    """Warm searches in one process."""
    from interlock import wiring
    from interlock.memory import identity
    from interlock.memory.mine import mine
    from interlock.memory.settings import Settings
    from interlock.storage.base import Query

    state = folder / "search"
    store = wiring.open_memory_store(str(state))
    start = time.process_time()
    for number in range(8):
        one = folder / f"c{number}.jsonl"
        generate(one, 5_000_000, 100 + number)
        root = identity.project(f"/srv/project{number}")
        mine(store, str(state), [str(one)], host="cursor", settings=Settings(), env={}, project=root)
    mined = time.process_time() - start
    start = time.process_time()
    store.index.catch_up()
    indexed = time.process_time() - start
    totals = store.turns.totals()
    project = store.turns.find_projects([root.key])[0] if root else 0
    rng = random.Random(5)
    for name, projects in (("one project", (project,)), ("all projects", None)):
        times = []
        for _ in range(60):
            text = " ".join(rng.choices(WORDS, cum_weights=_SHARES, k=8)) + f" src/shop/mod_{rng.randrange(400)}.py"
            start = time.process_time()
            store.index.search(Query(text, projects=projects, limit=10))
            times.append((time.process_time() - start) * 1000)
        print(f"search in {name}, CPU: p50 {statistics.median(times):.1f} ms, p95 {sorted(times)[56]:.1f} ms")
    store.close()
    size = sum(path.stat().st_size for path in (state / "memory").iterdir())
    print(
        f"{totals['turns']} turns, {totals['text_bytes'] / 1e6:.1f} MB of words; mined in {mined:.2f} s, indexed in {indexed:.2f} s CPU"
    )
    print(f"store {size / totals['text_bytes']:.2f} times the words")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--python", default=getattr(sys, "_base_executable", sys.executable))
    parser.add_argument("--native", default="", help="site-packages with hyperscan; default: those of the running interpreter")
    parser.add_argument("--no-search", action="store_true")
    options = parser.parse_args()
    native = options.native or next((path for path in sys.path if os.path.isdir(os.path.join(path, "hyperscan"))), "")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, huge = (Bench(folder / kind, options.python, "") for kind in ("small", "huge"))
        generate(small.transcript, 60_000, 1)
        generate(huge.transcript, 50_000_000, 2)
        for bench in (small, huge):
            bench.hook("preCompact")
            bench.hook("stop")
        rows: dict[str, list[tuple[float, float, bytes]]] = {}
        for number in range(options.rounds):
            rows.setdefault("empty", []).append(small.run("-c", "pass"))
            rows.setdefault("stop, nothing new", []).append(small.hook("stop"))
            for label, bench in (("stop, one turn more (60 kB)", small), ("stop, one turn more (50 MB)", huge)):
                with open(bench.transcript, "a", encoding="utf-8") as file:
                    file.write(line("user", f"now do step {number} of the plan") + line("assistant", f"Step {number} is done."))
                rows.setdefault(label, []).append(bench.hook("stop"))
            rows.setdefault("sessionStart", []).append(small.hook("sessionStart"))
            assert b"additional_context" in rows["sessionStart"][-1][2]
        base = statistics.median(row[0] for row in rows["empty"])
        print(f"{'ms':<44}{'CPU p50':>9} {'CPU min':>9} {'wall p50':>9} {'x empty':>8} {'target':>8}")
        report("empty interpreter", rows.pop("empty"), base, 0)
        for label, found in rows.items():
            report(label, found, base, 20 if label == "sessionStart" else 25)
        report("preCompact, 10 MB, standard library", large(folder, options.python, "", 10_000_000), base, 3000)
        if native:
            report("preCompact, 10 MB, native engine", large(folder, options.python, native, 10_000_000), base, 1000)
        if not options.no_search:
            search(folder)


if __name__ == "__main__":
    main()
