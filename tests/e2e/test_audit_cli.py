"""``interlock audit`` as a person runs it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from interlock.audit import chain


def interlock(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "INTERLOCK_HOME": str(home / "state"), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "interlock", "audit", *arguments], capture_output=True, text=True, env=environment, check=False
    )


def fill(home: Path) -> Path:
    state = home / "state"
    for decision in ("allow", "deny"):
        chain.append(
            str(state),
            {
                "time": "2026-01-02T03:04:05.678Z",
                "event": "verdict",
                "host": "cursor",
                "tool": "Shell",
                "decision": decision,
                "rules": ["fs.wipe"],
                "what": "rm -rf <home>/\u2026\x1b[2J",
            },
        )
    return state / "audit" / "audit.jsonl"


def test_tail(tmp_path: Path) -> None:
    fill(tmp_path)
    done = interlock(tmp_path, "tail", "-n", "1")
    assert done.returncode == 0
    assert done.stdout == "2026-01-02 03:04:05  deny    cursor Shell  rm -rf <home>/\u2026?[2J  [fs.wipe]\n"
    document = json.loads(interlock(tmp_path, "tail", "--json").stdout)
    assert document["schema_version"] == 1
    assert [record["decision"] for record in document["records"]] == ["allow", "deny"]


def test_tail_of_nothing(tmp_path: Path) -> None:
    done = interlock(tmp_path, "tail")
    assert (done.returncode, done.stdout) == (0, "")
    assert "no audit records" in done.stderr


def test_verify_answers_by_exit_code(tmp_path: Path) -> None:
    log = fill(tmp_path)
    good = interlock(tmp_path, "verify")
    assert (good.returncode, good.stdout) == (0, "ok 2 records in 1 file\n")
    log.write_bytes(log.read_bytes().replace(b"deny", b"allow"))
    bad = interlock(tmp_path, "verify")
    assert bad.returncode == 1
    assert "edited audit.jsonl:2: record 2 was changed" in bad.stdout
    document = json.loads(interlock(tmp_path, "verify", "--json").stdout)
    assert document["ok"] is False
    assert document["problems"] == [{"kind": "edited", "file": "audit.jsonl", "line": 2, "text": "record 2 was changed"}]


def test_verify_without_key_is_unusable(tmp_path: Path) -> None:
    log = fill(tmp_path)
    (log.parent / "key").unlink()
    done = interlock(tmp_path, "verify")
    assert done.returncode == 3
    assert done.stderr.startswith("error: the key of the audit trail")


def test_export(tmp_path: Path) -> None:
    fill(tmp_path)
    done = interlock(tmp_path, "export", "--format", "jsonl")
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["n"] for record in records] == [1, 2]
    assert all("mac" not in record for record in records)
    assert interlock(tmp_path, "export", "--format", "xml").returncode == 2


def test_export_in_every_form_with_filters_to_a_file(tmp_path: Path) -> None:
    fill(tmp_path)
    for form, key in (("ocsf", "class_uid"), ("ecs", "ecs")):
        lines = interlock(tmp_path, "export", "--format", form).stdout.splitlines()
        assert len(lines) == 2
        assert all(key in json.loads(line) for line in lines)
    denied = interlock(tmp_path, "export", "--format", "syslog", "--decision", "deny", "--host", "cursor", "--host-name", "box")
    assert denied.stdout.startswith("<108>1 2026-01-02T03:04:05.678Z box interlock - verdict [meta ")
    assert denied.stdout.count("\n") == 1
    target = tmp_path / "out.jsonl"
    target.write_text("old")
    dry = interlock(tmp_path, "export", "--output", str(target), "--dry-run")
    assert (dry.returncode, dry.stdout, target.read_text()) == (0, "", "old")
    assert "2 records" in dry.stderr
    done = interlock(tmp_path, "export", "--since", "2026-01-02", "--until", "2026-01-03", "--output", str(target))
    assert (done.returncode, done.stdout) == (0, "")
    assert len(target.read_text().splitlines()) == 2
    assert target.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.jsonl", "state"]
    assert interlock(tmp_path, "export", "--since", "3000-01-01").stdout == ""
    assert interlock(tmp_path, "export", "--since", "whenever").returncode == 2
    assert interlock(tmp_path, "export", "--output", str(tmp_path / "no" / "file")).returncode == 3
    assert interlock(tmp_path, "export", "--json", "--format", "ecs").returncode == 2


def test_follow_goes_on_with_new_records(tmp_path: Path) -> None:
    fill(tmp_path)
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "INTERLOCK_HOME": str(tmp_path / "state"), "NO_COLOR": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "interlock", "audit", "tail", "-n", "1", "-f", "--json"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        # A background job of a shell has it ignored, and the child would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["n"] == 2
        chain.append(str(tmp_path / "state"), {"event": "verdict", "decision": "allow"})
        assert json.loads(process.stdout.readline())["n"] == 3
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
