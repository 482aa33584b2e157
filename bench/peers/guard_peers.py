"""Other guards and ours on one corpus, side by side in one run: verdict rates, and CPU time of one hook call as the host starts it.

    python bench/peers/guard_peers.py [--corpus FILE] [--rows N] [--folder DIR] [--json]

Installs the peers by name from the package indexes that pip and npm are set to, into a folder that goes away again (``--folder`` keeps
it). Every system gets its own host's payload on standard input through the command that its installer registers: Cursor's for doberman
and for Interlock, Claude Code's for cc-safety-net. One process a call, the systems interleaved row by row, a fresh home each.
"""

import argparse
import compileall
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from interlock.guard import bench  # noqa: E402
from interlock.guard.bench_place import Place, build  # noqa: E402
from interlock.hosts import bundle  # noqa: E402
from interlock.hosts.interpreter import find  # noqa: E402
from interlock.hosts.launcher_template import launcher_text  # noqa: E402

PYTHON_PEER, NODE_PEER = "doberman-core", "cc-safety-net"


class System:
    """One guard: how it is started for an event, what it is told, how its answer is read."""

    def __init__(self, name: str, argv: Callable[[str], list[str]], payload: Callable[..., dict[str, Any]], place: Place) -> None:
        self.name = name
        self.argv = argv
        self.payload = payload
        self.place = place
        self.cpu: list[float] = []
        self.decisions: list[str] = []


def claude(row: bench.Row, place: Place, number: int) -> dict[str, Any]:
    """The row as Claude Code's PreToolUse payload."""
    action = bench.fill(row.action, place)
    tool, value = {
        "shell": lambda: ("Bash", {"command": action["command"]}),
        "file_write": lambda: ("Write", {"file_path": action["path"], "content": action["content"]}),
        "file_read": lambda: ("Read", {"file_path": action["path"]}),
        "fetch": lambda: ("WebFetch", {"url": action["url"], "prompt": "Summarise this page"}),
        "mcp": lambda: (f"mcp__{action['server']}__{action['tool']}", action["arguments"]),
    }[row.kind]()
    return {
        "session_id": f"bench-{number}",
        "transcript_path": f"{place.home}/.claude/projects/x.jsonl",
        "cwd": place.workspace,
        "permission_mode": "default",
        "hook_event_name": "PreToolUse",
        "tool_name": tool,
        "tool_input": value,
    }


def decision(stdout: bytes, code: int) -> str:
    """What the host takes from an answer; a refusal that only waits for a person counts as a question."""
    try:
        answer = json.loads(stdout or b"{}")
    except ValueError:
        return "deny" if code == 2 else "allow"
    specific = answer.get("hookSpecificOutput") or {}
    said = answer.get("permission") or specific.get("permissionDecision") or ("deny" if code == 2 else "allow")
    text = json.dumps(answer)
    if said == "deny" and ("[AUTH]" in text or "no-channel" in text or "needs a person" in text):
        return "ask"
    return said if said in ("allow", "ask", "deny") else "allow"


def spawn(argv: list[str], data: bytes, env: dict[str, str], cwd: str) -> tuple[bytes, int, float]:
    """(stdout, exit code, CPU milliseconds of the process and its children)."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as taken:
        given.write(data)
        given.seek(0)
        process = subprocess.Popen(argv, stdin=given, stdout=taken, stderr=subprocess.DEVNULL, env=env, cwd=cwd)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        taken.seek(0)
        return taken.read(), process.returncode, (usage.ru_utime + usage.ru_stime) * 1000


def install(folder: Path) -> tuple[str, str]:
    """The peers' programs, installed below `folder` unless they are there."""
    python = folder / "python"
    if not (python / "bin" / "doberman").exists():
        subprocess.run([sys.executable, "-m", "venv", str(python)], check=True)
        subprocess.run([str(python / "bin" / "pip"), "install", "-q", PYTHON_PEER], check=True)
    node = folder / "node"
    program = node / "node_modules" / ".bin" / "cc-safety-net"
    if not program.exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(node), NODE_PEER], check=True)
    return str(python / "bin" / "doberman"), str(program)


def ours(box: Path) -> tuple[Place, Callable[[str], list[str]]]:
    """A fixture with Interlock's launcher, as ``interlock install`` writes it."""
    place = build(str(box))
    os.makedirs(place.state, mode=0o700)
    source = str(ROOT / "src")
    launcher = os.path.join(place.state, "launcher.py")
    Path(launcher).write_text(launcher_text(source, place.state), encoding="utf-8")
    compileall.compile_dir(source, quiet=2)
    bundle.write(source, place.state)
    python = find()
    return place, lambda event: [python, "-I", "-S", launcher, "cursor", event]


def sample(path: str, count: int) -> list[bench.Row]:
    """`count` rows of a corpus, the same ones every time, spread over its classes; all when `count` is 0."""
    rows = bench.read(path)
    if not count or count >= len(rows):
        return rows
    random.Random(1).shuffle(rows)
    return sorted(rows, key=lambda row: row.id)[:: max(1, len(rows) // count)][:count]


def main() -> int:
    """Run and print the table; 0 unless it could not run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", default=str(ROOT / "tests/cases/policy/corpus/guard.jsonl"))
    parser.add_argument("--rows", type=int, default=0, help="judge a sample of so many rows (0: all)")
    parser.add_argument("--folder", default="", help="keep the installed peers here")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = sample(options.corpus, options.rows)
    box = Path(tempfile.mkdtemp(prefix="interlock-peers-"))
    try:
        folder = Path(options.folder or box / "installed").resolve()
        folder.mkdir(parents=True, exist_ok=True)
        doberman, safety_net = install(folder)
        boxes = [box / name for name in ("ours", "one", "two")]
        for each in boxes:
            each.mkdir()
        place, start = ours(boxes[0])
        systems = [
            System("interlock", start, bench.payload, place),
            System(PYTHON_PEER, lambda _: [doberman, "hook", "cursor"], bench.payload, build(str(boxes[1]))),
            System(NODE_PEER, lambda _: [safety_net, "hook", "--claude-code"], claude, build(str(boxes[2]))),
        ]
        empty: list[float] = []
        python = find()
        for number, row in enumerate(rows):
            empty.append(spawn([python, "-I", "-S", "-c", "pass"], b"", {"PATH": os.defpath}, place.workspace)[2])
            for system in systems:
                told = system.payload(row, system.place, number)
                env = {"HOME": system.place.home, "PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8"}
                argv = system.argv(told["hook_event_name"])
                stdout, code, used = spawn(argv, json.dumps(told).encode(), env, system.place.workspace)
                system.cpu.append(used)
                system.decisions.append(decision(stdout, code))
        base = statistics.median(empty)
        found = []
        for system in systems:
            rates = bench.score(rows, system.decisions).overall.document()
            middle = statistics.median(system.cpu)
            found.append({"system": system.name, **rates, "cpu_ms": round(middle, 1), "ratio": round(middle / base, 2)})
        if options.json:
            print(json.dumps({"rows": len(rows), "empty_interpreter_ms": round(base, 1), "systems": found}, indent=2))
            return 0
        print(f"{len(rows)} rows; {python} -I -S -c pass: {base:.1f} ms CPU; load {os.getloadavg()[0]:.1f}")
        print(f"{'':16}{'denied':>9}{'stopped':>9}{'false':>8}{'hard':>8}{'CPU p50':>10}{'ratio':>8}")
        for one in found:
            figures = "".join(
                f"{'-' if one[k] is None else one[k]:>{w}}"
                for k, w in (("denied", 9), ("stopped", 9), ("false", 8), ("hard_false", 8))
            )
            print(f"{one['system']:16}{figures}{one['cpu_ms']:>10}{one['ratio']:>8}")
    finally:
        shutil.rmtree(box, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
