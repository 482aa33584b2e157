"""Each kind of tampering is found, and at the right line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from interlock.audit import chain
from interlock.audit.verify import verify
from interlock.model.errors import InterlockError

Lines = list[bytes]


def edit(lines: Lines) -> Lines:
    lines[3] = lines[3].replace(b"deny", b"allow")
    return lines


def edit_code(lines: Lines) -> Lines:
    lines[3] = lines[3][:-67] + b"0" * 64 + b'"}\n'
    return lines


def edit_both(lines: Lines) -> Lines:
    return edit_code(edit(lines))


def edit_last(lines: Lines) -> Lines:
    lines[-1] = lines[-1].replace(b"deny", b"allow")
    return lines


def edit_last_both(lines: Lines) -> Lines:
    lines[-1] = lines[-1].replace(b"deny", b"allow")[:-67] + b"0" * 64 + b'"}\n'
    return lines


def remove(lines: Lines) -> Lines:
    del lines[4]
    return lines


def remove_two(lines: Lines) -> Lines:
    del lines[4:6]
    return lines


def remove_first(lines: Lines) -> Lines:
    return lines[1:]


def insert_copy(lines: Lines) -> Lines:
    lines.insert(5, lines[2])
    return lines


def insert_next(lines: Lines) -> Lines:
    lines.insert(5, lines[5].replace(b"deny", b"allow"))
    return lines


def insert_text(lines: Lines) -> Lines:
    lines.insert(5, b"hello\n")
    return lines


def swap(lines: Lines) -> Lines:
    lines[4], lines[5] = lines[5], lines[4]
    return lines


def shorten_line(lines: Lines) -> Lines:
    lines[4] = lines[4][:20] + b"\n"
    return lines


def cut_end(lines: Lines) -> Lines:
    return lines[:-2]


def cut_all(lines: Lines) -> Lines:
    return []


def cut_in_last(lines: Lines) -> Lines:
    lines[-1] = lines[-1][:30]
    return lines


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (edit, [("edited", 4)]),
        (edit_code, [("edited", 4)]),
        (edit_both, [("edited", 4), ("edited", 5)]),
        (edit_last, [("edited", 10)]),
        (edit_last_both, [("edited", 10)]),
        (remove, [("removed", 5)]),
        (remove_two, [("removed", 5)]),
        (remove_first, [("removed", 1)]),
        (insert_copy, [("inserted", 6)]),
        (insert_next, [("inserted", 6)]),
        (insert_text, [("garbage", 6)]),
        (cut_end, [("truncated", 8)]),
        (cut_all, [("truncated", 0)]),
        (cut_in_last, [("truncated", 10)]),
    ],
)
def test_tampering_is_found_where_it_is(tmp_path: Path, change: Callable[[Lines], Lines], expected: list[tuple[str, int]]) -> None:
    path = write_ten(tmp_path)
    path.write_bytes(b"".join(change(path.read_bytes().splitlines(keepends=True))))
    report = verify(str(tmp_path))
    assert [(problem.kind, problem.line) for problem in report.problems] == expected


@pytest.mark.parametrize("change", [swap, shorten_line, edit, remove, insert_copy, cut_end, cut_all, cut_in_last])
def test_tampering_is_still_found_after_more_appends(tmp_path: Path, change: Callable[[Lines], Lines]) -> None:
    path = write_ten(tmp_path)
    path.write_bytes(b"".join(change(path.read_bytes().splitlines(keepends=True))))
    for _ in range(3):
        chain.append(str(tmp_path), {"event": "later"})
    assert not verify(str(tmp_path)).ok


def test_lost_head_is_recorded(tmp_path: Path) -> None:
    path = write_ten(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:6]))
    (tmp_path / "audit" / "head").unlink()
    assert [problem.kind for problem in verify(str(tmp_path)).problems] == ["head-lost"]
    chain.append(str(tmp_path), {"event": "later"})
    assert [(problem.kind, problem.line) for problem in verify(str(tmp_path)).problems] == [("head-lost", 7)]


def test_another_key_verifies_nothing(tmp_path: Path) -> None:
    write_ten(tmp_path)
    (tmp_path / "audit" / "key").write_bytes(b"k" * 32)
    assert not verify(str(tmp_path)).ok


def test_missing_key_is_an_error(tmp_path: Path) -> None:
    write_ten(tmp_path)
    (tmp_path / "audit" / "key").unlink()
    with pytest.raises(InterlockError, match="key"):
        verify(str(tmp_path))
    assert not (tmp_path / "audit" / "key").exists()


def test_empty_state_is_fine(tmp_path: Path) -> None:
    assert verify(str(tmp_path)).ok
    assert not list(tmp_path.iterdir())


def write_ten(state: Path) -> Path:
    for number in range(10):
        chain.append(str(state), {"event": "verdict", "decision": "deny", "serial": number})
    assert verify(str(state)).ok
    return state / "audit" / "audit.jsonl"
