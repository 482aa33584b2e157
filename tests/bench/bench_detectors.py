"""Recall, false alarms and speed of the secret detectors.

    python tests/bench/bench_detectors.py [CORPUS.jsonl] [--family secrets] [--rows] [--per-detector]

CORPUS has one object a line: ``text``, ``label`` (1: holds a secret, 0: does not) and ``source`` (the kind). Without a corpus only
speed is measured, on text made here. Speed is CPU time, as MB/s and as a ratio to one ``bytes.find`` over the same text.
"""

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from interlock.detectors import find, hook
from interlock.detectors.engine import ENGINES, Scanner
from interlock.detectors.registry import detectors

WORDS = [
    "the",
    "function",
    "returns",
    "a",
    "list",
    "of",
    "user",
    "records",
    "when",
    "config",
    "is",
    "loaded",
    "from",
    "disk",
    "and",
    "the",
    "server",
    "starts",
    "def",
    "class",
    "import",
    "self",
    "request",
    "response",
    "data",
    "value",
    "key",
    "index",
    "path",
    "error",
    "retry",
    "build",
    "deploy",
    "test",
    "module",
    "https://docs.example/guide/start.html",
    "item_count",
    "=",
    "42",
    "docs/reference/api.md",
    "commit",
    "2bf10b982a22227f93723267ebb9a18da767b58e",
    "handler(event)",
    "token",
    "secret",
    "password:",
    "user_name",
]


def text_of(size: int) -> str:
    """About `size` characters of prose and code with a token here and there."""
    chance = random.Random(1)
    parts = []
    total = 0
    while total < size:
        line = " ".join(chance.choice(WORDS) for _ in range(12))
        if chance.random() < 0.002:
            line += " glpat-" + "q8Zr2LmX0pTn4VbW7sKd"
        parts.append(line)
        total += len(line) + 1
    return "\n".join(parts)[:size]


def cpu(action: Callable[[], object], rounds: int = 5) -> float:
    """Least CPU seconds of some rounds."""
    best = 1e9
    for _ in range(rounds):
        start = time.process_time()
        action()
        best = min(best, time.process_time() - start)
    return best


def quality(path: Path, scanners: dict[str, Scanner], show: bool) -> None:
    kinds: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    right: dict[int, Counter[str]] = {0: Counter(), 1: Counter()}
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        label = int(row["label"])
        found = [(item.detector, item.start, item.end) for item in next(iter(scanners.values())).scan(row["text"])]
        for name, scanner in scanners.items():
            if [(item.detector, item.start, item.end) for item in scanner.scan(row["text"])] != found:
                raise SystemExit(f"engine {name} differs on {row.get('id')}")
        kinds[label][row["source"]] += 1
        right[label][row["source"]] += bool(found) == bool(label)
        if show and bool(found) != bool(label):
            print(("missed" if label else "false"), row.get("id"), row["source"], [item[0] for item in found])
    for label, title in ((1, "recall"), (0, "false alarms")):
        total = sum(kinds[label].values())
        good = sum(right[label].values())
        part = good if label else total - good
        print(f"{title:13} {part}/{total} = {part / max(total, 1):.3f}")
        for kind in sorted(kinds[label]):
            if right[label][kind] != kinds[label][kind]:
                print(f"    {kind}: {right[label][kind]} of {kinds[label][kind]} right")


def speed(scanners: dict[str, Scanner], per_detector: bool, family: str) -> None:
    for size in (4_000, 100_000, 1_000_000):
        text = text_of(size)
        base = cpu(lambda text=text: find.flatten(text).find(b"\x00\x01"))  # type: ignore[misc]
        for name, scanner in scanners.items():
            took = cpu(lambda text=text, scanner=scanner: scanner.scan(text))  # type: ignore[misc]
            print(f"{name:12} {size:>9,} B  {took * 1e3:8.3f} ms  {size / took / 1e6:7.1f} MB/s  {took / max(base, 1e-9):8.1f}x")
        if family == "secrets":
            took = cpu(lambda text=text: hook.scan(text))  # type: ignore[misc]
            print(f"{'hook':12} {size:>9,} B  {took * 1e3:8.3f} ms  {size / took / 1e6:7.1f} MB/s  {took / max(base, 1e-9):8.1f}x")
    if per_detector:
        text = text_of(1_000_000)
        whole = detectors((family,))
        rows = []
        for detector in whole:
            alone = Scanner(engine=next(iter(scanners)), detectors=(detector,))
            rows.append((cpu(lambda alone=alone: alone.scan(text), 3), detector.id))  # type: ignore[misc]
        for took, name in sorted(rows, reverse=True):
            print(f"{name:36} {1 / took:8.0f} MB/s alone")


def main() -> None:
    parser = argparse.ArgumentParser(description="Quality and speed of the detectors.")
    parser.add_argument("corpus", nargs="?", type=Path)
    parser.add_argument("--family", default="secrets")
    parser.add_argument("--rows", action="store_true", help="print every row that is judged wrongly")
    parser.add_argument("--per-detector", action="store_true", help="price each detector alone")
    options = parser.parse_args()
    scanners = {}
    for name in ENGINES:
        start = time.process_time()
        try:
            scanners[name] = Scanner((options.family,), engine=name)
        except ImportError:
            print(f"{name} is not installed")
            continue
        print(f"{name:12} ready in {(time.process_time() - start) * 1e3:.0f} ms")
    if options.corpus:
        quality(options.corpus, scanners, options.rows)
    speed(scanners, options.per_detector, options.family)


if __name__ == "__main__":
    main()
