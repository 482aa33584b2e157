"""Codes, QR codes, previews, what a terminal is shown."""

import json
import pathlib
import subprocess
from typing import Any

import pytest

from interlock.guard.approvals import action, action_digest
from interlock.guard.challenge import qr, totp
from interlock.guard.challenge.preview import LIMIT, preview
from interlock.guard.challenge.show import size, strange, visible
from interlock.guard.facts import SystemFacts
from interlock.model.toolcall import MCP, READ, SHELL, WRITE, ToolCall

CASES = pathlib.Path(__file__).parents[2] / "cases" / "approvals"
#: The secret of RFC 6238, appendix B, and its codes cut to six digits.
RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
RFC_CODES = (
    (59, "287082"),
    (1111111109, "081804"),
    (1111111111, "050471"),
    (1234567890, "005924"),
    (2000000000, "279037"),
    (20000000000, "353130"),
)
NOW = 2_000_000_000.0


@pytest.mark.parametrize(("at", "code"), RFC_CODES)
def test_codes_of_the_rfc(at: int, code: str) -> None:
    assert totp.code_at(RFC_SECRET, at // 30) == code
    assert totp.step_of(RFC_SECRET, f" {code[:3]} {code[3:]}\n", at + 29) in (at // 30, at // 30 + 1)


def enrolled(tmp_path: pathlib.Path) -> str:
    state = str(tmp_path / "state")
    assert not totp.enrolled(state)
    totp.enrol(state, RFC_SECRET, by="me", step=0)
    assert totp.enrolled(state)
    return state


def code(steps: int = 0) -> str:
    return totp.code_at(RFC_SECRET, int(NOW // 30) + steps)


def test_a_code_counts_once_and_time_only_goes_on(tmp_path: pathlib.Path) -> None:
    state = enrolled(tmp_path)
    assert totp.check(state, code(), NOW) == totp.OK
    assert totp.check(state, code(), NOW) == totp.USED
    assert totp.check(state, code(-1), NOW) == totp.USED
    assert totp.check(state, code(1), NOW) == totp.OK
    assert totp.check(state, code(2), NOW) == totp.WRONG
    assert totp.check(state, "", NOW) == totp.WRONG


def test_wrong_codes_lock_for_a_while(tmp_path: pathlib.Path) -> None:
    state = enrolled(tmp_path)
    for _ in range(totp.TRIES):
        assert totp.check(state, "12345", NOW) == totp.WRONG
    assert totp.check(state, code(), NOW) == totp.LOCKED
    assert totp.check(state, totp.code_at(RFC_SECRET, int((NOW + totp.WINDOW) // 30)), NOW + totp.WINDOW) == totp.OK


def test_a_damaged_file_lets_nothing_through(tmp_path: pathlib.Path) -> None:
    state = enrolled(tmp_path)
    path = pathlib.Path(state, totp.FILE)
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_bytes(path.read_bytes().replace(RFC_SECRET.encode(), totp.new_secret().encode()))
    assert totp.enrolled(state)
    assert totp.check(state, code(), NOW) == totp.DAMAGED
    totp.remove(state)
    totp.remove(state)
    assert not totp.enrolled(state)


def test_a_removed_note_of_used_codes_takes_none_from_before(tmp_path: pathlib.Path) -> None:
    import time

    state = enrolled(tmp_path)
    pathlib.Path(state, "totp-used.json").unlink()
    now = time.time()
    assert totp.check(state, totp.code_at(RFC_SECRET, int(now // 30)), now) == totp.USED


@pytest.mark.parametrize(
    "case", [json.loads(line) for line in (CASES / "qr.jsonl").read_text().splitlines()], ids=lambda case: case["text"]
)
def test_qr_codes_are_those_of_another_encoder(case: dict[str, Any]) -> None:
    found = qr.matrix(case["text"].encode())
    assert ["".join("#" if dark else "." for dark in row) for row in found] == case["rows"]
    drawn = qr.lines(found)
    assert len({len(line) for line in drawn}) == 1
    assert set(drawn[0]) == {"█"}


def test_a_text_that_is_too_long_is_no_qr_code() -> None:
    qr.matrix(b"x" * qr.MOST)
    with pytest.raises(ValueError, match="106"):
        qr.matrix(b"x" * (qr.MOST + 1))
    assert len(totp.uri(totp.new_secret(), "someone@laptop.example.com ünïcode")) <= qr.MOST


def repository(folder: pathlib.Path) -> SystemFacts:
    for name, text in (("src/a.py", "one"), ("src/b.py", "twotwo"), ("src/deep/c.py", ""), ("top.txt", "")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for words in (("init", "-q"), ("add", "src/a.py", "src/deep/c.py", "top.txt")):
        subprocess.run(["git", *words], cwd=folder, check=True)
    return SystemFacts.for_call(shell("ls", folder), str(folder.parent / "state"))


def shell(command: str, folder: pathlib.Path) -> ToolCall:
    return ToolCall(host="cursor", event="preToolUse", kind=SHELL, tool="Shell", command=command, roots=(str(folder),))


@pytest.mark.parametrize(
    ("command", "files", "size", "untracked"),
    [
        ("rm -rf src", 3, 9, 1),
        ("rm -rf src/*", 3, 9, 1),
        ("rm -rf src src/deep ./src/a.py", 3, 9, 1),
        ("cd src && rm -rf deep", 1, 0, 0),
        ("rm -rf src/*.py top.txt", 3, 9, 1),
    ],
)
def test_what_would_be_deleted(tmp_path: pathlib.Path, command: str, files: int, size: int, untracked: int) -> None:
    folder = tmp_path / "work"
    folder.mkdir()
    facts = repository(folder)
    found = preview(shell(command, folder), facts)
    assert found is not None
    assert (found.files, found.bytes, found.untracked, found.complete) == (files, size, untracked, True)


def test_a_change_changes_the_digest(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "work"
    folder.mkdir()
    facts = repository(folder)
    asked = shell("rm -rf src", folder)
    digests = set()
    for change in (
        lambda: None,
        lambda: (folder / "src" / "a.py").write_text("other"),
        (folder / "src" / "new").touch,
        (folder / "src" / "b.py").unlink,
    ):
        change()
        found = preview(asked, facts)
        assert found is not None
        digests.add(found.digest)
    assert len(digests) == 4
    again = preview(asked, facts)
    assert again is not None
    assert again.digest in digests


def test_links_are_counted_and_not_followed(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "work"
    (folder / "d").mkdir(parents=True)
    (folder / "d" / "out").symlink_to(tmp_path)
    (folder / "d" / "loop").symlink_to(folder / "d")
    asked = shell("rm -rf d", folder)
    found = preview(asked, SystemFacts.for_call(asked, str(tmp_path / "state")))
    assert found is not None
    assert found.files == 2


def test_a_huge_folder_is_cut(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interlock.guard.challenge.preview.LIMIT", 10)
    assert LIMIT > 10
    folder = tmp_path / "work"
    (folder / "d").mkdir(parents=True)
    for number in range(20):
        (folder / "d" / str(number)).touch()
    asked = shell("rm -rf d", folder)
    found = preview(asked, SystemFacts.for_call(asked, str(tmp_path / "state")))
    assert found is not None
    assert not found.complete
    assert found.files < 20


def test_nothing_deleted_has_no_preview(tmp_path: pathlib.Path) -> None:
    for command in ("find . -name x -delete", "git push --force", "rm -rf not-there", "echo rm -rf ."):
        asked = shell(command, tmp_path)
        assert preview(asked, SystemFacts.for_call(asked, str(tmp_path / "state"))) is None


def test_an_answer_is_bound_to_the_exact_action(tmp_path: pathlib.Path) -> None:
    root = str(tmp_path)
    base: dict[str, Any] = {"host": "cursor", "event": "preToolUse", "roots": (root,)}
    calls = [
        ToolCall(**base, kind=SHELL, command="a"),
        ToolCall(**base, kind=SHELL, command="a "),
        ToolCall(**base, kind=SHELL, command="a", cwd=root + "/x"),
        ToolCall(**base | {"roots": (root, "/other")}, kind=SHELL, command="a"),
        ToolCall(**base | {"host": "codex"}, kind=SHELL, command="a"),
        ToolCall(**base, kind=READ, paths=("a",)),
        ToolCall(**base, kind=READ, paths=("a", "b")),
        ToolCall(**base, kind=WRITE, paths=("a",), content="1"),
        ToolCall(**base, kind=WRITE, paths=("a",), content="2"),
        ToolCall(**base, kind=MCP, tool="t", arguments={"a": 1}),
        ToolCall(**base, kind=MCP, tool="t", arguments={"a": 2}),
        ToolCall(**base, kind=MCP, tool="t", server="s", arguments={"a": 1}),
    ]
    assert len({action_digest(item, SystemFacts.for_call(item, root)) for item in calls}) == len(calls)
    same = ToolCall(**base | {"event": "other", "conversation": "c"}, kind=SHELL, command="a", arguments={"command": "a"})
    assert action_digest(same, SystemFacts.for_call(same, root)) == action_digest(calls[0], SystemFacts.for_call(calls[0], root))
    # Who reads the queue without the key of the state folder cannot try out what a short secret in the action was.
    other = str(tmp_path / "other")
    assert action_digest(same, SystemFacts.for_call(same, root)) != action_digest(same, SystemFacts.for_call(same, other))


def test_a_person_sees_the_whole_action() -> None:
    base: dict[str, Any] = {"host": "cursor", "event": "preToolUse"}
    assert action(ToolCall(**base, kind=SHELL, command="a\nb")) == "a\nb"
    assert action(ToolCall(**base, kind=WRITE, paths=("p",), content="text")) == "p\ntext"
    assert action(ToolCall(**base, kind=MCP, tool="t", server="s", arguments={"q": "é"})) == 's/t {\n  "q": "é"\n}'
    assert action(ToolCall(**base, kind=SHELL, command="x" * 100_001)).endswith("\n... 1 more characters are not shown")


def test_invisible_characters_are_spelled_out() -> None:
    assert visible("a\tb\r\x1b[0m\u202e\u200b\n") == "a\\x09b\\x0d\\x1b[0m\\u{202e}\\u{200b}\\x0a"
    assert visible("a\n\tb", lines=True) == "a\n\tb"
    assert visible("grün ✓") == "grün ✓"
    assert strange("раypal")
    assert not strange("a → b")
    assert [size(number) for number in (0, 999, 1000, 15_000, 2_500_000)] == ["0 B", "999 B", "1.0 KB", "15 KB", "2.5 MB"]
