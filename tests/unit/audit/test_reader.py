"""Reading across the files of a rotated trail, also while it is written."""

import os
import threading
from itertools import islice
from pathlib import Path

import pytest

from interlock.audit import chain, layout, reader


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layout, "ROTATE_AT", 400)


def fill(state: str, first: int, last: int) -> None:
    for number in range(first, last + 1):
        chain.append(state, {"event": "verdict", "host": "cursor", "what": f"record {number}"})


@pytest.mark.usefixtures("small")
def test_read_and_newest_run_across_files(tmp_path: Path) -> None:
    state = str(tmp_path)
    fill(state, 1, 20)
    assert len(reader.files(state)) > 3
    assert [record["n"] for record in reader.read(state)] == list(range(1, 21))
    for count in (1, 2, 5, 19, 20, 50):
        assert [record["n"] for record in reader.newest(state, count)] == list(range(1, 21))[-count:]


@pytest.mark.usefixtures("small")
def test_a_rotation_during_the_read_loses_and_repeats_nothing(tmp_path: Path) -> None:
    state = str(tmp_path)
    fill(state, 1, 4)
    found = []
    for record in reader.read(state):
        found.append(record["n"])
        if record["n"] == 3:
            fill(state, 5, 12)
    assert found == list(range(1, 13))


@pytest.mark.usefixtures("small")
def test_follow_sees_every_record_across_rotations(tmp_path: Path) -> None:
    state = str(tmp_path)
    fill(state, 1, 3)
    writer = threading.Thread(target=fill, args=(state, 4, 40))
    writer.start()
    found = [record["n"] for record in islice(reader.follow(state, 2, poll=0.01), 38)]
    writer.join()
    assert found == list(range(3, 41))


def test_torn_and_foreign_lines_are_left_out(tmp_path: Path) -> None:
    state = str(tmp_path)
    fill(state, 1, 1)
    log = tmp_path / "audit" / "audit.jsonl"
    with log.open("ab") as file:
        file.write(b'{"n":2,"broken')
    assert [record["n"] for record in reader.read(state)] == [1]
    assert list(reader.read(os.path.join(state, "nowhere"))) == []
    assert reader.newest(os.path.join(state, "nowhere"), 3) == []
