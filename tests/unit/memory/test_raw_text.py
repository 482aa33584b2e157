"""Conversations kept as plain text."""

import io
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from interlock.hosts.cursor import transcript
from interlock.hosts.raw_text import is_text, read

CASES = Path(__file__).parents[2] / "cases" / "memory" / "raw_texts.jsonl"
TEXT = "user:\n<user_query>\nwe use the quokka queue\n</user_query>\n\nassistant:\nNoted.\n"


def texts() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", texts(), ids=lambda case: case["name"])
def test_turns(case: dict[str, Any]) -> None:
    data = case["text"].encode()
    reading = read(io.BytesIO(data))  # type: ignore[arg-type]
    assert [[one.role, one.text] for one in reading.entries] == case["turns"]
    assert [[one.name, one.target] for entry in reading.entries for one in entry.tools] == case.get("tools", [])
    assert (reading.end, reading.bad) == (len(data), 0)
    places = [(one.start, one.end) for one in reading.entries]
    assert all(start < end for start, end in places)
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(places))


def test_what_is_a_text() -> None:
    assert is_text(b"user:\n", "/a/x.txt")
    assert not is_text(b'\xef\xbb\xbf {"role"', "/a/x.txt")
    assert not is_text(b"user:\n", "/a/x.jsonl")
    assert not is_text(b"", "/a/x.txt")


def test_cursors_older_files_are_found_once(box: Any) -> None:
    folder = box.home / ".cursor" / "projects" / "p" / "agent-transcripts"
    folder.mkdir(parents=True)
    for name in ("old.txt", "both.txt", "both.jsonl", "nested.txt"):
        (folder / name).write_text(TEXT)
    (folder / "nested").mkdir()
    (folder / "nested" / "nested.jsonl").write_text("{}")
    (box.home / "notes.txt").write_text("no transcript")
    names = sorted(Path(path).name for path in transcript.discover(box.env))
    assert names == ["both.jsonl", "nested.jsonl", "old.txt"]
    assert [Path(path).name for path in transcript.below(str(box.home))].count("notes.txt") == 0
    assert transcript.find("old", box.env) == str(folder / "old.txt")
    assert transcript.describe(str(folder / "old.txt")) == ("old", "", "p")


def test_a_hook_takes_an_older_file_in_as_it_grows(box: Any) -> None:
    folder = box.transcript().parents[1]
    folder.mkdir(parents=True)
    path = folder / "5b1f0c1e-0000-4000-8000-00000000c001.txt"
    path.write_text(TEXT)
    box.event("stop", transcript_path=str(path))
    with open(path, "a") as file:
        file.write("\nuser:\n<user_query>\nand <private>not this</private> tabs\n</user_query>\n\nassistant:\nOk.\n")
    box.event("stop", transcript_path=str(path))
    box.event("stop.null_transcript")
    assert box.texts() == ["we use the quokka queue", "Noted.", "and  tabs", "Ok."]
    with box.store() as store:
        source = store.turns.source(str(path))
        assert source is not None
        assert (source.offset, source.bad) == (path.stat().st_size, 0)
