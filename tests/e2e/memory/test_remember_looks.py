"""How search results look: in terminals of several widths, without colours, in a pipe, and with words that would steer a terminal."""

import fcntl
import os
import re
import struct
import subprocess
import sys
import termios
from typing import Any

import pytest
from tests.e2e.memory.conftest import line

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
LONG = "orders live in Postgres because " + "the warehouse writes too and " * 12 + "SQLite has one writer"


def terminal(box: Any, columns: int, *args: str, code: int = 0, **env: str) -> str:
    """What a terminal of this width is sent by the CLI."""
    screen, line_end = os.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "interlock", *args],
        env={**box.env, "TERM": "xterm-256color", **env},
        cwd=box.workspace,
        stdin=line_end,
        stdout=line_end,
        stderr=line_end,
    )
    os.close(line_end)
    out = b""
    while True:
        try:
            data = os.read(screen, 65536)
        except OSError:
            break
        if not data:
            break
        out += data
    os.close(screen)
    assert process.wait(120) == code
    return out.decode("utf-8").replace("\r\n", "\n")


@pytest.fixture
def stored(box: Any) -> Any:
    words = [
        line("user", "which database holds the orders?"),
        line("assistant", LONG),
        line("user", "注文のデータベースは何ですか orders " + "買い物" * 30),
        line("assistant", "```sql\nSELECT 1;\n\n\n" + "-- orders\n" * 30 + "```"),
    ]
    box.transcript().write_text("".join(words), "utf-8")
    box.cli("remember", "mine", "--project", str(box.workspace))
    return box


def width(text: str) -> int:
    """Columns of a text: East Asian characters take two."""
    from rich.cells import cell_len

    return cell_len(text)


@pytest.mark.parametrize("columns", [30, 45, 80, 120, 200])
def test_every_line_fits_the_terminal(stored: Any, columns: int) -> None:
    out = terminal(stored, columns, "remember", "search", "orders database", "-C", "1")
    plain = ESCAPE.sub("", out).split("\n\n")[0]
    assert ESCAPE.search(out)
    lines = plain.splitlines()
    assert max(map(width, lines)) <= min(columns, 110)
    assert all(one == one.rstrip() for one in lines)
    for one in ("t1", "t2", "you", "agent", "s1"):
        assert one in plain
    assert terminal(stored, columns, "remember", "search", "orders database").count("-- ") < 8
    assert "read on: interlock remember show t" in out.replace("\n", " ") or columns < 60


def test_matches_are_marked(stored: Any) -> None:
    out = terminal(stored, 100, "remember", "search", "orders database")
    assert re.search(r"\x1b\[1;33morders\x1b\[0m", out)
    assert re.search(r"\x1b\[1;33mdatabase\x1b\[0m", out)


def test_no_colour_means_no_escapes(stored: Any) -> None:
    out = terminal(stored, 80, "remember", "search", "orders", NO_COLOR="1")
    assert "\x1b" not in out
    assert "you" in out
    for args in (("timeline",), ("show", "s1"), ("show", "t1", "-C", "1")):
        assert "\x1b" not in terminal(stored, 80, "remember", *args, NO_COLOR="1")


def test_a_dumb_terminal_and_a_pipe_get_plain_lines(stored: Any) -> None:
    piped = stored.cli("remember", "search", "orders database")
    assert piped.stdout.startswith("s1  ")
    assert "  t1 user\n    which database holds the orders?\n" in piped.stdout
    assert "\x1b" not in piped.stdout
    assert piped.stderr == ""
    assert terminal(stored, 80, "remember", "search", "orders database", TERM="dumb") == piped.stdout


def test_forced_colours_reach_a_pipe(stored: Any) -> None:
    stored.env["FORCE_COLOR"] = "1"
    stored.env["COLUMNS"] = "70"
    out = stored.cli("remember", "search", "orders database").stdout
    assert ESCAPE.search(out)
    assert max(width(ESCAPE.sub("", one)) for one in out.splitlines()) <= 70


def test_timeline_and_show(stored: Any) -> None:
    out = ESCAPE.sub("", terminal(stored, 80, "remember", "timeline"))
    assert re.search(r"s1  \d\d:\d\d  which database holds the orders\?\s+cursor, 4 turns", out)
    shown = ESCAPE.sub("", terminal(stored, 80, "remember", "show", "s1"))
    assert shown.count("-- orders") == 30
    assert all(width(one) <= 80 for one in shown.splitlines())


@pytest.mark.parametrize("columns", [0, 80])
def test_words_never_steer_the_terminal(box: Any, columns: int) -> None:
    evil = "orders \x1b]0;owned\x07 \x1b[2J\x1b[31m red \x9b1m \u202egnp.exe \x08\x08 \r over"
    box.transcript().write_text(line("user", evil) + line("assistant", evil), "utf-8")
    box.cli("remember", "mine", "--project", str(box.workspace))
    for args in (("search", "orders"), ("search", "orders", "-C", "1"), ("show", "t1"), ("show", "s1"), ("timeline",), ("digest",)):
        out = terminal(box, columns, "remember", *args) if columns else box.cli("remember", *args).stdout
        plain = ESCAPE.sub("", out)
        assert not [char for char in plain if (ord(char) < 32 and char != "\n") or 127 <= ord(char) < 160 or char == "\u202e"], args
        assert "\x1b[31m" not in out
        assert "orders" in plain
