"""A large store: how long it takes to fill and to index, how big it gets, and how long a search takes in it.

    python tests/bench/bench_memory_large.py [--turns 1000000] [--large 100000] [--keep FOLDER] [--no-vectors]

One project holds `--large` turns, one 5,000, the rest is spread over projects of 20,000. Turns have 500 bytes and more; every third names
a file. Targets: 5 ms in the project of 5,000 with 100,000 in the store, 40 ms in a project of 100,000, 4 times the words on the disk.
Load and search run in one process; the last rows start the command line anew.
"""

import argparse
import contextlib
import itertools
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

_RNG = random.Random(3)
_SOUNDS = ("ba", "ko", "ri", "te", "mu", "sa", "lo", "ne", "vi", "du", "pa", "ge", "ti", "fo", "ra", "ny")
#: The n-th word is n times rarer than the first, as in a language.
WORDS = list(dict.fromkeys("".join(_RNG.choice(_SOUNDS) for _ in range(_RNG.randrange(1, 5))) for _ in range(30_000)))
_SHARES = list(itertools.accumulate(1 / number for number in range(1, len(WORDS) + 1)))
_PER_SESSION = 200


def texts(count: int, seed: int) -> Iterator[str]:
    """Texts of about 550 bytes."""
    rng = random.Random(seed)
    pool = rng.choices(WORDS, cum_weights=_SHARES, k=400_000)
    for number in range(count):
        at = rng.randrange(len(pool) - 100)
        text = " ".join(pool[at : at + 90]) + f" {number}"
        yield text + f"\nsrc/shop/mod_{rng.randrange(3000)}.py" if number % 3 == 0 else text


def fill(store: object, plan: list[tuple[str, int]]) -> tuple[int, float]:
    """Store the turns of each project; bytes of words and seconds of CPU. Making the words up is not counted."""
    from interlock.model.session import ASSISTANT, USER, Project, Source
    from interlock.storage.base import MemoryStore, NewTurn

    assert isinstance(store, MemoryStore)
    size, spent = 0, 0.0
    for place, (name, count) in enumerate(plan):
        said = texts(count, place)
        for start in range(0, count, _PER_SESSION):
            words = list(itertools.islice(said, _PER_SESSION))
            size += sum(map(len, words))
            began = time.process_time()
            with store.writing():
                project = store.turns.project(Project(f"dir:/{name}", name, f"/{name}"), 1.0)
                session = store.turns.session("cursor", f"{name}-{start}", [project], at=2.0, started=1.0)
                new = [
                    NewTurn(ASSISTANT if at % 4 else USER, text, at, at + 1, None, f"{start} {at}".encode().ljust(16))
                    for at, text in enumerate(words)
                ]
                store.turns.append(Source(f"/{name}/{start}", session), new, 1.0)
            spent += time.process_time() - began
    return size, spent


def searches(store: object, projects: "tuple[int, ...] | None", label: str) -> None:
    """Median and 95th percentile of 100 searches after the first two."""
    from interlock.storage.base import MemoryStore, Query

    assert isinstance(store, MemoryStore)
    rng = random.Random(5)
    first, times, busy = 0.0, [], []
    for number in range(102):
        text = " ".join(rng.choices(WORDS, cum_weights=_SHARES, k=8))
        if number % 4 == 0:
            text += f" src/shop/mod_{rng.randrange(3000)}.py"
        start, used = time.perf_counter(), time.process_time()
        store.index.search(Query(text, projects=projects, limit=10))
        took = (time.perf_counter() - start) * 1000
        if number == 0:
            first = took
        elif number > 1:
            times.append(took)
            busy.append((time.process_time() - used) * 1000)
    times.sort()
    busy.sort()
    print(
        f"search, {label:<20} CPU p50 {statistics.median(busy):6.1f} p95 {busy[94]:6.1f} ms, "
        f"wall p50 {statistics.median(times):6.1f} p95 {times[94]:6.1f} ms, first {first:.0f} ms",
        flush=True,
    )


def command(state: str, *args: str) -> float:
    """Wall time in ms of a command, the better of three."""
    env = {**os.environ, "INTERLOCK_HOME": state, "PYTHONPATH": str(ROOT / "src")}
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "interlock", "remember", *args], env=env, capture_output=True, check=False)
        best = min(best, (time.perf_counter() - start) * 1000)
    return best


def measure(state: str, turns: int, large: int) -> None:
    """Fill, index, search."""
    from interlock import wiring

    plan = [("small", 5000), ("large", large)]
    left = turns - 5000 - large
    plan += [(f"other{number}", min(20_000, left - at)) for number, at in enumerate(range(0, max(left, 0), 20_000))]
    store = wiring.open_memory_store(state)
    size, spent = fill(store, plan)
    total = sum(count for _, count in plan)
    print(f"{total} turns, {size / 1e6:.0f} MB of words; stored in {spent:.1f} s CPU ({total / spent:.0f} a second)", flush=True)
    start = time.process_time()
    store.index.catch_up()
    indexed = time.process_time() - start
    print(f"indexed in {indexed:.1f} s CPU ({total / indexed:.0f} a second)", flush=True)
    ids = {one.name: number for number, one in store.turns.projects()}
    searches(store, (ids["small"],), "project of 5000")
    searches(store, (ids["large"],), f"project of {large}")
    searches(store, None, f"all {total}")
    store.close()
    bytes_of = sum(path.stat().st_size for path in (Path(state) / "memory").iterdir())
    print(f"store {bytes_of / 1e6:.0f} MB, {bytes_of / size:.2f} times the words", flush=True)
    words = " ".join(WORDS[40:46])
    print(f"command `remember search --all`  {command(state, 'search', '--all', words):.0f} ms wall", flush=True)
    print(f"command `remember --help`        {command(state, '--help'):.0f} ms wall", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=1_000_000)
    parser.add_argument("--large", type=int, default=100_000)
    parser.add_argument("--keep", default="", help="leave the store in this folder")
    parser.add_argument("--no-vectors", action="store_true", help="as if numpy were not installed")
    options = parser.parse_args()
    if options.no_vectors:
        sys.modules["numpy"] = None  # type: ignore[assignment]
    with contextlib.ExitStack() as stack:
        state = options.keep or stack.enter_context(tempfile.TemporaryDirectory(prefix="interlock-large-"))
        measure(state, options.turns, min(options.large, options.turns - 5000))


if __name__ == "__main__":
    main()
