"""CPU and wall time of one hook call against an empty isolated interpreter, in interleaved rounds of one run.

    python tests/bench/bench_hook.py [--rounds N] [--python PATH] [--root FOLDER]

The launcher is the one that ``interlock install`` writes; the engine is whole and each call appends its durable audit record. Events
of 1 KB, 100 KB and 1 MB: a shell command, and a file write with that much content. ``sh`` is the call as the host makes it, with the tail.
Targets (p50 of CPU over ``python -I -S -c pass``): 1.6 at 1 KB, 2 at 100 KB, 5 at 1 MB.
"""

import argparse
import compileall
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SIZES = (("1 KB", 1_000), ("100 KB", 100_000), ("1 MB", 1_000_000))
TARGETS = {"1 KB": 1.6, "100 KB": 2.0, "1 MB": 5.0}


def payload(kind: str, size: int, workspace: Path) -> bytes:
    """A preToolUse payload of about `size` bytes."""
    base = {
        "conversation_id": "5b1f0c1e-0000-4000-8000-00000000c001",
        "generation_id": "9a7e22d4-0000-4000-8000-00000000e001",
        "model": "default",
        "tool_use_id": "968173a9-0000-4000-8000-000000000002",
        "session_id": "5b1f0c1e-0000-4000-8000-00000000c001",
        "hook_event_name": "preToolUse",
        "cursor_version": "3.21.16",
        "workspace_roots": [str(workspace)],
        "user_email": None,
        "transcript_path": None,
    }
    line = "def total(lines):\n    return sum(Decimal(str(x)) for x in lines)  # one order's lines, tax not included\n\n\n"
    if kind == "shell":
        text = "git status --short"
        if size > 1_000:
            text = "cat > notes.md <<'EOF'\n" + line * (size // len(line)) + "EOF\ngit add notes.md"
        tool = {"tool_name": "Shell", "tool_input": {"command": text, "working_directory": str(workspace)}, "cwd": str(workspace)}
    else:
        text = line * max(1, (size - 700) // len(line))
        tool = {"tool_name": "Write", "tool_input": {"file_path": str(workspace / "src" / "pricing.py"), "content": text}}
    return json.dumps(base | tool).encode()


def spawn(argv: list[str], stdin: Path, env: dict[str, str], cwd: Path) -> tuple[float, float, int]:
    """(CPU ms, wall ms, exit code) of one process with a file on stdin and its output thrown away."""
    read = os.open(stdin, os.O_RDONLY)
    null = os.open(os.devnull, os.O_WRONLY)
    here = os.getcwd()
    os.chdir(cwd)
    started = time.perf_counter()
    actions = [(os.POSIX_SPAWN_DUP2, read, 0), (os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)]
    pid = os.posix_spawn(argv[0], argv, env, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    wall = (time.perf_counter() - started) * 1000
    os.chdir(here)
    os.close(read)
    os.close(null)
    return (usage.ru_utime + usage.ru_stime) * 1000, wall, os.waitstatus_to_exitcode(status)


def quantile(values: list[float], part: float) -> float:
    """The value below which `part` of the sorted values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> int:
    """Run the rounds and print the table; 0 always (a ratio on a busy machine is no failure)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--python", default="")
    parser.add_argument("--root", default=str(ROOT / "src"), help="folder that holds the interlock package")
    parser.add_argument("--no-bundle", action="store_true", help="leave the modules in .pyc files")
    options = parser.parse_args()
    sys.path.insert(0, options.root)
    from interlock.hosts import bundle
    from interlock.hosts.interpreter import find
    from interlock.hosts.launcher_template import launcher_text

    python = options.python or find()
    box = Path(tempfile.mkdtemp(prefix="interlock-bench-"))
    workspace = box / "home" / "shop"
    (workspace / "src").mkdir(parents=True)
    (workspace / ".git").mkdir()
    (workspace / ".git" / "HEAD").write_text("ref: refs/heads/feature/x\n")
    state = box / "state"
    state.mkdir(mode=0o700)
    launcher = state / "launcher.py"
    launcher.write_text(launcher_text(options.root, str(state)))
    compileall.compile_dir(options.root, quiet=2)
    if not options.no_bundle:
        bundle.write(options.root, str(state))
    env = {"HOME": str(box / "home"), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    empty = box / "empty"
    empty.write_bytes(b"")
    jobs: list[tuple[str, list[str], Path, float]] = [("python -I -S -c pass", [python, "-I", "-S", "-c", "pass"], empty, 1.0)]
    direct = [python, "-I", "-S", str(launcher), "cursor", "preToolUse"]
    tail = ["/bin/sh", "-c", f"'{python}' -I -S '{launcher}' cursor preToolUse || exit 2"]
    for name, size in SIZES:
        for kind in ("shell", "write"):
            path = box / f"{kind}-{size}.json"
            path.write_bytes(payload(kind, size, workspace))
            jobs.append((f"hook {kind} {name}", direct, path, TARGETS[name]))
            if size == 1_000:
                jobs.append((f"hook {kind} {name} (sh)", tail, path, TARGETS[name]))
    cpu: dict[str, list[float]] = {job[0]: [] for job in jobs}
    wall: dict[str, list[float]] = {job[0]: [] for job in jobs}
    codes: dict[str, set[int]] = {job[0]: set() for job in jobs}
    try:
        for turn in range(options.rounds + 2):
            for name, argv, stdin, _ in jobs:
                used, passed, code = spawn(argv, stdin, env, workspace)
                codes[name].add(code)
                if turn >= 2:
                    cpu[name].append(used)
                    wall[name].append(passed)
    finally:
        shutil.rmtree(box)
    base_cpu = statistics.median(cpu[jobs[0][0]])
    base_wall = statistics.median(wall[jobs[0][0]])
    print(f"{python}  load {os.getloadavg()[0]:.1f}  {options.rounds} rounds; CPU = user + system, ms")
    print(f"{'':28}{'CPU p50':>9}{'p95':>8}{'ratio':>7}{'wall p50':>10}{'p95':>8}{'ratio':>7}{'target':>8}  exit")
    for name, _, _, target in jobs:
        middle, middle_wall = statistics.median(cpu[name]), statistics.median(wall[name])
        print(
            f"{name:28}{middle:9.2f}{quantile(cpu[name], 0.95):8.2f}{middle / base_cpu:7.2f}"
            f"{middle_wall:10.2f}{quantile(wall[name], 0.95):8.2f}{middle_wall / base_wall:7.2f}{target:8.1f}  {sorted(codes[name])}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
