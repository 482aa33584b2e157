"""Script files of the disk: read and judged, but a long one is everyday work and only what is never acceptable in it counts."""

import pytest

from interlock.model.facts import Facts
from interlock.model.toolcall import SHELL, ToolCall
from interlock.policy import judge

HOME = "/home/u"
LINE = 'if test -r "$f"; then eval "$ac_compile"; rm -f conftest*; fi\n'


class Disk(Facts):
    """A machine that holds one script."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(home=HOME, cwd=f"{HOME}/w", roots=(f"{HOME}/w",))
        self.text = text

    def kind(self, path: str) -> str:
        return "file" if path == f"{HOME}/w/configure" else ""

    def read_text(self, path: str, limit: int = 262_144) -> "str | None":
        return self.text[:limit] if path == f"{HOME}/w/configure" else None


def decide(text: str, command: str) -> tuple[str, str]:
    verdict = judge(ToolCall(host="cursor", event="e", kind=SHELL, command=command, cwd=f"{HOME}/w"), Disk(text))
    return verdict.decision, verdict.code


@pytest.mark.parametrize("command", ["./configure --prefix=/usr", "sh configure", ". ./configure", "make && ./configure"])
@pytest.mark.parametrize("lines", [1, 400, 3_000], ids=["short", "long", "longer-than-the-budget"])
def test_a_build_script_is_everyday_work(command: str, lines: int) -> None:
    assert decide("#!/bin/sh\n" + LINE * lines, command) == ("allow", "")


@pytest.mark.parametrize("lines", [0, 400, 3_000])
def test_what_is_never_acceptable_in_it_is_denied(lines: int) -> None:
    assert decide("#!/bin/sh\nrm -rf ~/\n" + LINE * lines, "./configure") == ("deny", "")


def test_a_long_script_takes_nothing_from_what_follows_it() -> None:
    assert decide("#!/bin/sh\n" + LINE * 3_000, "./configure; rm -rf ~") == ("deny", "")


def test_what_the_line_itself_writes_is_part_of_the_line() -> None:
    text = LINE * 400
    assert decide("", f"cat > x.sh <<'EOF'\n{text}EOF\nsh x.sh")[0] != "allow"
