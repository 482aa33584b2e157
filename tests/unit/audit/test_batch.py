"""The server's writer: the same trail as `chain` makes, whoever writes between two batches."""

import json
import os
import pathlib

import msgspec
import pytest

from interlock.audit import chain, layout
from interlock.audit.batch import BatchWriter
from interlock.audit.verify import verify

ENCODE = msgspec.json.Encoder().encode


def rows(state: pathlib.Path) -> list[dict[str, object]]:
    files = sorted((state / "audit").glob("audit*.jsonl"), key=lambda path: (path.name == layout.LOG, path.name))
    return [json.loads(line) for path in files for line in path.read_bytes().splitlines()]


def sound(state: pathlib.Path, count: int) -> None:
    found = verify(str(state))
    assert found.ok, found.problems
    assert [row["n"] for row in rows(state)] == list(range(1, count + 1))


def test_batches_and_single_records_make_one_chain(tmp_path: pathlib.Path) -> None:
    one, two = BatchWriter(str(tmp_path), ENCODE), BatchWriter(str(tmp_path), ENCODE)
    one.append([{"event": "a"}, {"event": "b"}])
    chain.append(str(tmp_path), {"event": "c"})
    two.append([{"event": "d"}])
    one.append([{"event": "e"}])
    one.append([{"event": "f"}] * 3)
    sound(tmp_path, 8)


@pytest.mark.parametrize("record", [{}, {"event": "é"}, {"event": "x" * 9000}, {"n": 7, "mac": "m", "event": "x"}], ids=range(4))
def test_a_record_that_needs_care_is_written_as_the_chain_does(tmp_path: pathlib.Path, record: dict[str, object]) -> None:
    chain.append(str(tmp_path / "one"), dict(record))
    BatchWriter(str(tmp_path / "two"), ENCODE).append([record])
    bodies = [layout.split((tmp_path / name / "audit" / layout.LOG).read_bytes()) for name in ("one", "two")]
    assert bodies[0] is not None
    assert bodies[1] is not None
    assert bodies[0][1] == bodies[1][1]
    sound(tmp_path / "two", 1)


def test_files_rotate_inside_a_batch_and_by_another_writer(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "ROTATE_AT", 4000)
    one = BatchWriter(str(tmp_path), ENCODE)
    one.append([{"event": "a", "text": "x" * 300}] * 30)
    for _ in range(20):
        chain.append(str(tmp_path), {"event": "b", "text": "x" * 300})
    one.append([{"event": "c", "text": "x" * 300}] * 30)
    assert len(list((tmp_path / "audit").glob("audit.*.jsonl"))) > 5
    sound(tmp_path, 80)


def test_a_torn_line_is_sealed(tmp_path: pathlib.Path) -> None:
    one = BatchWriter(str(tmp_path), ENCODE)
    one.append([{"event": "a"}])
    with open(tmp_path / "audit" / layout.LOG, "ab") as file:
        file.write(b'{"n":2,"event":"to')
    one.append([{"event": "b"}])
    assert [row.get("event") for row in map(json.loads, _whole(tmp_path))] == ["a", "sealed", "b"]
    assert verify(str(tmp_path)).ok


def _whole(state: pathlib.Path) -> list[bytes]:
    return [line for line in (state / "audit" / layout.LOG).read_bytes().splitlines() if layout.split(line + b"\n")]


def test_a_replaced_head_or_a_damaged_key_is_noticed(tmp_path: pathlib.Path) -> None:
    one = BatchWriter(str(tmp_path), ENCODE)
    one.append([{"event": "a"}])
    os.unlink(tmp_path / "audit" / layout.HEAD)
    one.append([{"event": "b"}])
    assert [row["event"] for row in rows(tmp_path)] == ["a", "head-lost", "b"]
    key = tmp_path / "audit" / layout.KEY
    kept = key.read_bytes()
    key.write_bytes(b"damaged")
    with pytest.raises(OSError, match="damaged"):
        one.append([{"event": "c"}])
    key.write_bytes(kept)
    one.append([{"event": "d"}])
    assert [row["event"] for row in rows(tmp_path)][-1] == "d"


def test_a_full_disk_takes_the_batch_back(tmp_path: pathlib.Path) -> None:
    import resource

    one = BatchWriter(str(tmp_path), ENCODE)
    one.append([{"event": "a", "text": "x" * 1000}] * 5)
    size = (tmp_path / "audit" / layout.LOG).stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1500, hard))
    try:
        with pytest.raises(OSError):
            one.append([{"event": "b", "text": "x" * 1000}] * 5)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / "audit" / layout.LOG).stat().st_size == size
    one.append([{"event": "c"}])
    sound(tmp_path, 6)
