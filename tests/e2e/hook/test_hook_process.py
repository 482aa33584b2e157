"""The process around the verdict: isolation, deadlines, stdin and stdout as hosts really leave them, and every way of dying."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 120


def children(pid: int) -> list[int]:
    """Process ids of the children of a process."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [line.split() for line in listed.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == pid]


def start(box: Any, argv: list[str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=box.workspace, env=box.env, bufsize=0
    )


def test_nothing_in_the_workspace_is_imported(box: Any) -> None:
    marker = box.home / "imported"
    spy = f"open({str(marker)!r}, 'a').write(__name__ + '\\n')\nraise SystemExit(0)\n"
    names = (
        "json",
        "sitecustomize",
        "usercustomize",
        "fcntl",
        "posix",
        "_json",
        "time",
        "interlock",
        "os",
        "re",
        "encodings",
        "tomllib",
        "sqlite3",
    )
    for folder in (box.workspace, box.home):
        for name in names:
            (folder / f"{name}.py").write_text(spy)
    hostile = {"PYTHONPATH": str(box.workspace), "PYTHONHOME": str(box.workspace), "PYTHONSTARTUP": str(box.workspace / "json.py")}
    for event, data in (
        ("preToolUse", box.shell("git status")),
        ("preToolUse", box.shell("rm -rf ~")),
        ("preToolUse", b"{broken"),
        ("stop", box.payload("stop", status="completed", loop_count=0)),
        ("sessionStart", box.recorded("payloads/sessionStart.json")),
    ):
        for cwd in (box.workspace, box.home):
            outcome = box.run(box.registered(event), data, cwd=cwd, env=hostile)
            assert outcome.stdout
            assert not marker.exists(), (event, marker.read_text())
    assert box.run(box.registered("preToolUse"), box.shell("git status"), env=hostile).decision("preToolUse") == "allow"


def test_an_answer_does_not_wait_for_stdin_to_be_closed(box: Any) -> None:
    large = box.payload(
        "preToolUse", tool_name="Write", tool_input={"file_path": str(box.workspace / "a.py"), "content": "{}}\n" * 60_000}
    )
    for data in (box.shell("git status"), box.shell("git status") + b"\r\n", large):
        process = start(box, box.argv("preToolUse"))
        assert process.stdin
        assert process.stdout
        with process:
            view = memoryview(data)
            while view:
                view = view[process.stdin.write(view[:50_000]) or 0 :]
            assert json.loads(process.stdout.read())["permission"] == "allow"
            assert process.wait(PATIENCE) == 0


def test_a_payload_in_small_pieces(box: Any) -> None:
    data = box.shell("echo '}' && rm -rf ~ # {}}")
    process = start(box, box.argv("preToolUse"))
    assert process.stdin
    assert process.stdout
    with process:
        for at in range(0, len(data), 40):
            process.stdin.write(data[at : at + 40])
            time.sleep(0.005)
        process.stdin.close()
        assert json.loads(process.stdout.read())["permission"] == "deny"
        assert process.wait(PATIENCE) == 2


def test_a_payload_that_never_ends_is_denied_at_the_hooks_own_deadline(box: Any) -> None:
    driver = box.driver("CursorCodec.gate_deadline = 1\nCursorCodec.gate_watchdog = 60")
    process = start(box, box.argv("preToolUse", launcher=driver))
    assert process.stdin
    assert process.stdout
    with process:
        process.stdin.write(b'{"tool_name": "Shell", ')
        assert "[guard.deadline]" in json.loads(process.stdout.read())["user_message"]
        assert process.wait(PATIENCE) == 2


def test_a_memory_event_gives_up_quietly_at_its_deadline(box: Any) -> None:
    process = start(box, box.argv("stop", launcher=box.driver("CursorCodec.open_deadline = 1")))
    assert process.stdin
    assert process.stdout
    with process:
        process.stdin.write(b"{")
        assert process.stdout.read() == b"{}\n"
        assert process.wait(PATIENCE) == 0


def test_the_kernel_ends_a_hook_that_is_stuck_in_c_and_the_tail_blocks(box: Any) -> None:
    # One C call that never looks for signals: a handler written in Python would not run.
    driver = box.driver("CursorCodec.gate_watchdog = 1\npolicy.judge = lambda *_: sum(range(10**15))")
    assert box.run(box.argv("preToolUse", launcher=driver), box.shell("ls")).code == -signal.SIGALRM
    outcome = box.run(box.registered("preToolUse", launcher=driver), box.shell("ls"))
    assert outcome.code == 2
    assert "interlock uninstall cursor" in outcome.stderr


def test_a_slow_judgement_is_denied_with_the_deadlines_own_reason(box: Any) -> None:
    driver = box.driver(
        "import time\nreal = policy.judge\nCursorCodec.gate_deadline = 1\n"
        "def slow(*words):\n    time.sleep(1.2)\n    return real(*words)\npolicy.judge = slow"
    )
    outcome = box.run(box.argv("preToolUse", launcher=driver), box.shell("git status"))
    assert outcome.decision("preToolUse") == "deny"
    assert "[guard.deadline]" in outcome.stderr


@pytest.mark.parametrize(
    "fault", ["1 / 0", "raise MemoryError", "raise KeyboardInterrupt", "raise SystemExit(0)", "raise RecursionError"]
)
def test_any_fault_in_the_engine_is_a_deny(box: Any, fault: str) -> None:
    outcome = box.run(
        box.argv("preToolUse", launcher=box.driver(f"def broken(*_):\n    {fault}\npolicy.judge = broken")), box.shell("git status")
    )
    assert outcome.decision("preToolUse") == "deny"
    assert "[guard.internal-error]" in outcome.stderr
    log = (box.state / "hook-errors.log").read_text()
    assert "internal-error" in log
    assert "git status" not in log


def test_kill_9_is_a_block_through_the_tail(box: Any) -> None:
    process = start(box, box.registered("preToolUse"))
    with process:
        deadline = time.monotonic() + PATIENCE
        while not children(process.pid) and time.monotonic() < deadline:
            time.sleep(0.01)
        for child in children(process.pid):
            os.kill(child, signal.SIGKILL)
        assert process.wait(PATIENCE) == 2


def test_missing_pieces_block_and_say_how_to_get_out(box: Any, tmp_path: Path) -> None:
    gone = box.run(box.registered("preToolUse", python=str(tmp_path / "no-python")), box.shell("ls"))
    assert gone.code == 2
    assert "interlock uninstall cursor" in gone.stderr
    gone = box.run(box.registered("preToolUse", launcher=tmp_path / "no-launcher.py"), box.shell("ls"))
    assert gone.code == 2
    assert "interlock uninstall cursor" in gone.stderr


def test_a_launcher_without_its_package(box: Any) -> None:
    from interlock.hosts.launcher_template import launcher_text

    box.launcher.write_text(launcher_text(str(box.home / "gone"), str(box.state)))
    outcome = box.hook("preToolUse", box.shell("ls"))
    assert (outcome.code, outcome.document["permission"]) == (2, "deny")
    assert "interlock install cursor" in outcome.stderr
    quiet = box.hook("stop", box.payload("stop"))
    assert (quiet.code, quiet.stdout, quiet.stderr) == (0, b"{}\n", "")


def test_an_answer_that_nobody_can_read_is_a_block(box: Any) -> None:
    line = f"'{box.python}' -I -S '{box.launcher}' cursor preToolUse >&-"
    assert box.run(["/bin/sh", "-c", line], box.shell("git status")).code == 2


def test_a_state_folder_that_cannot_be_written_changes_no_verdict(box: Any) -> None:
    from interlock.hosts.launcher_template import launcher_text

    blocked = box.home / "file"
    blocked.write_text("")
    package = box.launcher.read_text().split("sys.path.append(")[1].split(")")[0].strip("'")
    box.launcher.write_text(launcher_text(package, str(blocked / "state")))
    assert box.hook("preToolUse", box.shell("git status")).decision("preToolUse") == "allow"
    assert box.hook("preToolUse", box.shell("rm -rf ~")).decision("preToolUse") == "deny"


def test_a_failing_audit_changes_no_verdict_and_leaves_a_mark(box: Any) -> None:
    (box.state / "audit").write_text("in the way")
    assert box.hook("preToolUse", box.shell("git status")).decision("preToolUse") == "allow"
    assert (box.state / "audit-append-failed").read_text()
    assert box.hook("preToolUse", box.shell("rm -rf ~")).decision("preToolUse") == "deny"


def test_an_audit_lock_that_never_comes_free_changes_no_verdict(box: Any) -> None:
    import fcntl

    assert box.hook("preToolUse", box.shell("git status")).code == 0
    with open(box.state / "audit" / "head", "rb+") as head:
        fcntl.flock(head, fcntl.LOCK_EX)
        driver = box.driver("CursorCodec.audit_deadline = 1")
        outcome = box.run(box.argv("preToolUse", launcher=driver), box.shell("git status"))
    assert outcome.decision("preToolUse") == "allow"
    assert "Deadline" in (box.state / "audit-append-failed").read_text()


def test_more_than_64_mib_is_denied_with_its_own_reason(box: Any) -> None:
    data = b'{"tool_name":"Write","tool_input":{"file_path":"a","content":"' + b"x" * (64 * 1024 * 1024)
    outcome = Oversized(box, data)
    assert outcome.code == 2
    assert "[guard.oversized-payload]" in outcome.document["user_message"]


def test_just_under_64_mib_is_judged(box: Any) -> None:
    content = "x = 1\n" * (62 * 1024 * 1024 // 7)
    fields: dict[str, Any] = {"tool_name": "Write", "tool_input": {"file_path": str(box.workspace / "a.py"), "content": content}}
    data = box.payload("preToolUse", **fields)
    assert 61 * 1024 * 1024 < len(data) < 64 * 1024 * 1024
    assert box.hook("preToolUse", data).decision("preToolUse") == "allow"
    fields["tool_input"]["file_path"] = str(box.home / ".ssh" / "authorized_keys")
    assert box.hook("preToolUse", box.payload("preToolUse", **fields)).decision("preToolUse") == "deny"


class Oversized:
    """The outcome of a payload that the hook stops reading."""

    def __init__(self, box: Any, data: bytes) -> None:
        process = start(box, box.argv("preToolUse"))
        assert process.stdin
        assert process.stdout
        with process:
            view = memoryview(data)
            try:
                while view:
                    view = view[process.stdin.write(view[:1_000_000]) or 0 :]
                process.stdin.close()
            except BrokenPipeError:
                pass
            self.document = json.loads(process.stdout.read())
            self.code = process.wait(PATIENCE)


def test_32_hooks_at_once_leave_32_records(box: Any) -> None:
    from interlock.audit.verify import verify

    processes = [start(box, box.registered("preToolUse")) for _ in range(32)]
    data = box.shell("git status")
    for process in processes:
        assert process.stdin
        process.stdin.write(data)
        process.stdin.close()
    assert [process.wait(PATIENCE) for process in processes] == [0] * 32
    for process in processes:
        assert process.stdout
        assert process.stderr
        assert process.stdout.read() == b'{"permission":"allow"}\n'
        process.stdout.close()
        process.stderr.close()
    records = (box.state / "audit" / "audit.jsonl").read_text().splitlines()
    assert len(records) == 32
    report = verify(str(box.state))
    assert report.ok
    assert report.records == 32
