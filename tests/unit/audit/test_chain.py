"""The chained append with real processes: concurrency, kill -9, torn tails, full disk."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from interlock.audit import chain, encode, layout
from interlock.audit.reader import files, read
from interlock.audit.verify import verify

SRC = str(Path(chain.__file__).parents[2])

#: Appends until it is stopped; each acknowledged record is told on stdout.
WRITER = """
import sys
sys.path.append(sys.argv[1])
from interlock.audit import chain
import posix
number = 0
while number < int(sys.argv[4]):
    chain.append(sys.argv[2], {"event": "verdict", "writer": sys.argv[3], "serial": number, "pad": "x" * (number * 37 % 3000)})
    posix.write(1, b"%d\\n" % number)
    number += 1
"""


def start(state: Path, name: str, count: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-I", "-S", "-c", WRITER, SRC, str(state), name, str(count)], stdout=subprocess.PIPE)


def log(state: Path) -> Path:
    return state / "audit" / "audit.jsonl"


def test_first_append_makes_private_files(tmp_path: Path) -> None:
    state = tmp_path / "a" / "b"
    chain.append(str(state), {"event": "verdict", "n": 99, "mac": "x"})
    assert json.loads(log(state).read_text())["n"] == 1
    assert (state / "audit").stat().st_mode & 0o777 == 0o700
    assert {path.name: path.stat().st_mode & 0o777 for path in (state / "audit").iterdir()} == {
        "audit.jsonl": 0o600,
        "head": 0o600,
        "key": 0o600,
    }
    assert len((state / "audit" / "key").read_bytes()) == 32


def test_thirty_two_writers_lose_and_tear_nothing(tmp_path: Path) -> None:
    writers = [start(tmp_path, str(number), 12) for number in range(32)]
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    seen = {(record["writer"], record["serial"]) for record in read(str(tmp_path))}
    assert seen == {(str(number), serial) for number in range(32) for serial in range(12)}
    report = verify(str(tmp_path))
    assert report.ok
    assert not report.torn
    assert report.records == 32 * 12


def test_kill_loses_nothing_acknowledged(tmp_path: Path) -> None:
    acknowledged: set[tuple[str, int]] = set()
    for round_ in range(12):
        writers = {f"{round_}.{number}": start(tmp_path, f"{round_}.{number}", 100_000) for number in range(4)}
        for name, writer in writers.items():
            assert writer.stdout is not None
            acknowledged.add((name, int(writer.stdout.readline())))
        time.sleep(0.01 * round_ / 4)
        for name, writer in writers.items():
            writer.send_signal(signal.SIGKILL)
            assert writer.stdout is not None
            acknowledged.update((name, int(line)) for line in writer.stdout.read().split(b"\n")[:-1])
            writer.stdout.close()
            writer.wait()
    chain.append(str(tmp_path), {"event": "last"})
    kept = {(record.get("writer"), record.get("serial")) for record in read(str(tmp_path))}
    assert acknowledged <= kept
    assert verify(str(tmp_path)).ok


@pytest.mark.parametrize("fragment", [b'{"n":3,"event":"verd', b"x", b'{"n":3,"event":"verdict","mac":"00"}', b"\xff" * 20_000])
def test_torn_tail_is_sealed(tmp_path: Path, fragment: bytes) -> None:
    for _ in range(2):
        chain.append(str(tmp_path), {"event": "verdict"})
    with log(tmp_path).open("ab") as file:
        file.write(fragment)
    before = verify(str(tmp_path))
    assert before.ok
    assert len(before.torn) == 1
    chain.append(str(tmp_path), {"event": "after"})
    assert [record["event"] for record in read(str(tmp_path))] == ["verdict", "verdict", "sealed", "after"]
    after = verify(str(tmp_path))
    assert after.ok
    assert [(problem.file, problem.line) for problem in after.torn] == [("audit.jsonl", 3)]


def test_kill_between_write_and_head_is_made_good(tmp_path: Path) -> None:
    chain.append(str(tmp_path), {"event": "one"})
    head = (tmp_path / "audit" / "head").read_bytes()
    chain.append(str(tmp_path), {"event": "two"})
    (tmp_path / "audit" / "head").write_bytes(head)
    assert verify(str(tmp_path)).ok
    chain.append(str(tmp_path), {"event": "three"})
    assert verify(str(tmp_path)).ok
    assert [record["n"] for record in read(str(tmp_path))] == [1, 2, 3]


def test_full_disk_leaves_the_chain_whole(tmp_path: Path) -> None:
    chain.append(str(tmp_path), {"event": "before"})
    child = os.fork()
    if child == 0:
        size = log(tmp_path).stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 700, size + 700))
        failed = 0
        for _ in range(5):
            try:
                chain.append(str(tmp_path), {"event": "squeezed", "pad": "y" * 300})
            except OSError:
                failed += 1
        os._exit(failed)
    failed = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert failed == 4
    chain.append(str(tmp_path), {"event": "after"})
    assert [record["event"] for record in read(str(tmp_path))] == ["before", "squeezed", "after"]
    assert verify(str(tmp_path)).ok


def test_group_commit_keeps_order(tmp_path: Path) -> None:
    chain.append_many(str(tmp_path), [{"serial": number} for number in range(50)])
    assert [record["serial"] for record in read(str(tmp_path))] == list(range(50))
    assert verify(str(tmp_path)).records == 50


def test_rotation_continues_the_chain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "ROTATE_AT", 1000)
    for number in range(20):
        chain.append(str(tmp_path), {"serial": number, "pad": "z" * 100})
    assert len(files(str(tmp_path))) > 2
    assert [record["serial"] for record in read(str(tmp_path))] == list(range(20))
    report = verify(str(tmp_path))
    assert report.ok
    assert report.records == 20
    os.unlink(files(str(tmp_path))[1])
    assert [problem.kind for problem in verify(str(tmp_path)).problems] == ["removed"]


def test_damaged_key_is_an_os_error(tmp_path: Path) -> None:
    chain.append(str(tmp_path), {"event": "one"})
    (tmp_path / "audit" / "key").write_bytes(b"short")
    with pytest.raises(OSError, match="damaged audit key"):
        chain.append(str(tmp_path), {"event": "two"})


def test_state_that_is_a_file_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    with pytest.raises(OSError):
        chain.append(str(tmp_path / "state"), {"event": "one"})


@pytest.mark.parametrize(
    "record",
    [
        {"what": "x" * 100_000},
        {"what": "\u00e9\U0001f600\ud800" * 3000, "rules": ["a.b"] * 5000, "host": "cursor"},
        {"rules": ["y" * 9000]},
        {f"field{number}": "v" * 40 for number in range(400)},
        {"deep": {"a": {"b": ["c" * 5000]}}, "host": "cursor"},
        {"nan": float("nan"), "odd": object(), "none": None, "yes": True, "pi": 3.5},
    ],
)
def test_line_stays_short_and_is_json(tmp_path: Path, record: dict[str, object]) -> None:
    chain.append(str(tmp_path), record)
    line = log(tmp_path).read_bytes()
    assert len(line) <= layout.MAX_LINE
    loaded = json.loads(line)
    assert loaded.get("host") == record.get("host")
    assert verify(str(tmp_path)).ok


def test_encoding_is_what_json_reads() -> None:
    value = {"a": [1, -2.5, True, False, None, '\u20ac\n"\\'], "b": {"c": (1, 2)}}
    assert json.loads(encode.to_json(value)) == json.loads(json.dumps(value))


def test_mac_is_rfc_2104() -> None:
    import hmac

    assert layout.mac(b"k" * 32, b"p" * 32, b"body") == hmac.digest(b"k" * 32, b"p" * 32 + b"body", "sha256")


def test_import_is_light() -> None:
    code = "import sys; sys.path.append(sys.argv[1]); a=set(sys.modules); import interlock.audit.chain, interlock.audit.record; print(*sorted(set(sys.modules)-a))"
    loaded = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, SRC], capture_output=True, check=True, text=True
    ).stdout.split()
    foreign = {name for name in loaded if not name.startswith("interlock")}
    assert foreign <= {"_json", "_sha256", "_sha2", "fcntl", "posix", "time"}
