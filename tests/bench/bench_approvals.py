"""What a question costs: the hook's part of the round trip, and one action seen by 2 and 8 processes.

    python tests/bench/bench_approvals.py [--rounds N]

All figures in ms (p50, p95) of one run. ``empty`` is an empty isolated interpreter. ``answer`` is the time from a person's yes to the
hook's end; ``lag`` the time from the end of the first hook of an action to the end of its last one; ``takeover`` from a leader's death
to the end of the follower that finds the yes already given.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.e2e.approvals.conftest import PUSH, ApprovalBox, Running  # noqa: E402
from tests.e2e.approvals.test_races import CHANNELS  # noqa: E402

from interlock.guard import gate, singleflight  # noqa: E402
from interlock.guard.facts import SystemFacts  # noqa: E402
from interlock.hosts.base import parse  # noqa: E402
from interlock.hosts.cursor.codec import CODEC  # noqa: E402


class Stretch:
    """Milliseconds spent in a ``with`` block, added to a list."""

    def __init__(self, values: list[float]) -> None:
        self.values = values

    def __enter__(self) -> None:
        self.started = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.values.append((time.perf_counter() - self.started) * 1000)


def row(name: str, values: list[float], note: str = "") -> None:
    values.sort()
    print(f"{name:44}{statistics.median(values):9.2f}{values[int(len(values) * 0.95)]:9.2f}  {note}")


def inside(box: ApprovalBox, rounds: int) -> None:
    """In this process: what sharing an evaluation would cost and save."""
    call = CODEC.decode("preToolUse", parse(box.shell("git status --short && ls -la src | grep x")))
    other = CODEC.decode("beforeShellExecution", parse(box.payload("beforeShellExecution", command=call.command, cwd="")))
    state = str(box.state)
    answer = singleflight.Answer(True, "approved", ())
    judged: list[float] = []
    led: list[float] = []
    shared: list[float] = []
    for _ in range(rounds * 5):
        with Stretch(judged):
            gate.evaluate(call, SystemFacts.for_call(call, state))
        with Stretch(led):
            flight = singleflight.join(call, state, "1", (), time.monotonic() + 1)
            assert isinstance(flight, singleflight.Flight)
            flight.publish(answer)
        with Stretch(shared):
            singleflight.join(other, state, "2", (), time.monotonic() + 1)
    row("evaluate, warm, in process", judged)
    row("lead and publish, in process", led)
    row("take a shared answer, in process", shared)


def answers(box: ApprovalBox, rounds: int) -> None:
    nobody: list[float] = []
    passed: list[float] = []
    answered: list[float] = []
    for number in range(rounds):
        with Stretch(nobody):
            box.start(command=f"{PUSH}{number}").outcome()
        box.decide(box.requests()[0].id)
        with Stretch(passed):
            box.start(command=f"{PUSH}{number}").outcome()
    box.present()
    for number in range(rounds):
        hook = box.start(generation_id=f"answer{number}")
        request = box.waiting()
        with Stretch(answered):
            box.decide(request.id)
            hook.process.wait()
        assert hook.told() == "allow"
    row("hook, question, nobody there (deny)", nobody)
    row("hook, question, approved before (allow)", passed)
    row("answer", answered, "audit record of the yes and of the verdict included")


def asleep(hooks: "list[Running]", count: int) -> None:
    """Until so many of them wait for a lock, as the kernel lists it."""
    pids = {str(hook.process.pid) for hook in hooks}
    while True:
        rows = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
        if len({row[5] for row in rows if row[1] == "->" and row[5] in pids}) >= count:
            return
        time.sleep(0.005)


def races(box: ApprovalBox, rounds: int, count: int) -> None:
    box.present()
    lags = []
    for number in range(rounds):
        hooks = [box.start(event, entry=entry, generation_id=f"race{count}.{number}") for entry, event in CHANNELS[:count]]
        request = box.waiting()
        asleep(hooks, count - 1)
        box.decide(request.id)
        ends = []
        left = list(hooks)
        while left:
            for hook in [hook for hook in left if hook.process.poll() is not None]:
                ends.append(time.perf_counter())
                left.remove(hook)
            time.sleep(0.0002)
        assert {hook.told() for hook in hooks} == {"allow"}
        lags.append((ends[-1] - ends[0]) * 1000)
    asked = len(box.requests(every=True))
    records = len(box.trail())
    row(f"lag, {count} processes", lags, f"{asked / rounds:g} questions and {records / rounds:g} records an action")


def takeovers(box: ApprovalBox, rounds: int) -> None:
    box.present()
    times: list[float] = []
    for number in range(rounds):
        leader = box.start(generation_id=f"kill{number}")
        request = box.waiting()
        follower = box.start("beforeShellExecution", generation_id=f"kill{number}")
        asleep([follower], 1)
        os.kill(leader.process.pid, signal.SIGSTOP)
        box.decide(request.id)
        with Stretch(times):
            leader.process.kill()
            follower.process.wait()
        leader.process.wait()
        assert follower.told() == "allow"
    row("takeover", times)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    print(f"{sys.executable}  load {os.getloadavg()[0]:.1f}  {rounds} rounds; ms\n{'':44}{'p50':>9}{'p95':>9}")
    with tempfile.TemporaryDirectory() as folder:
        boxes = iter(range(100))

        def box() -> ApprovalBox:
            made = Path(folder) / str(next(boxes))
            made.mkdir()
            return ApprovalBox(made)

        first = box()
        empty: list[float] = []
        allowed: list[float] = []
        for _ in range(rounds):
            with Stretch(empty):
                subprocess.run([first.python, "-I", "-S", "-c", "pass"], check=True)
            with Stretch(allowed):
                first.start(command="git status").outcome()
        row("empty", empty)
        row("hook, allow", allowed)
        inside(first, rounds)
        answers(box(), rounds)
        races(box(), rounds, 2)
        races(box(), rounds, 8)
        takeovers(box(), rounds)


if __name__ == "__main__":
    main()
