"""No text makes the shell parser crash or work without bound."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.model.facts import Facts
from interlock.shell import plan

FACTS = Facts(home="/home/u", cwd="/w", roots=("/w",))
CODES = ("", "syntax", "depth", "step-budget")
PIECES = [
    "$(",
    "${",
    "$((",
    "((",
    "(",
    ")",
    "{",
    "}",
    "[[",
    "]]",
    "if",
    "then",
    "else",
    "fi",
    "while",
    "do",
    "done",
    "for",
    "in",
    "case",
    "esac",
    ";;",
    ";&",
    "&&",
    "||",
    "|",
    "&",
    ";",
    "\n",
    "'",
    '"',
    "`",
    "\\",
    "\\\n",
    "$'",
    '$"',
    "<<",
    "<<-",
    "<<<",
    "<(",
    ">(",
    ">",
    ">>",
    "2>&1",
    "&>",
    "a",
    "b=c",
    "x+=",
    "a=(",
    "a[",
    "]",
    "$x",
    "${x:-",
    "${x%%",
    "${x//",
    ":",
    "$@",
    "$*",
    "$#",
    "eval",
    "sudo",
    "env",
    "xargs",
    "bash",
    "-c",
    "cat",
    "E",
    "EOF",
    "\t",
    "#",
    "~",
    "*",
    "?",
    "[",
    "!",
    "time",
    "coproc",
    "function",
    "f()",
    "set",
    "--",
    "read",
    "alias",
    "trap",
    "cd",
    "export",
    "declare",
    "-A",
    "printf",
    "echo",
    "-e",
    "base64",
    "-d",
    "find",
    "-exec",
    "{}",
    "+",
    "parallel",
    ":::",
    "{a,b}",
    "{1..3}",
    "\x00",
    "\r\n",
    "é",
    "$((1))",
    "0",
    "9",
    "=~",
    "==",
    "%",
]
UNITS = (
    "$(", "${", "a=(", "$((", "((", "(", "{ ", "[[ (", "`", '"$(', '"', "${x:-", "if ", "case x in ", "f()", "<(", "a[", "$[", "{a,", "{", "<<E ",
    "$'", "eval ", "sudo ", "env ", "x=$x$x;", "a|", "a;", "a ", "x=1 ", "$(a) ", "{1..9999} ", "set -- \"$@\" \"$@\";", "f() { f;f; }; f;", "\\\n",
    "for i in 1 2 3 4 5 6 7 8 9; do ", "[[ a =~ (", "~ ", "a>b ", "`a` ", "<(a) ", "if a; then b=1; fi;", "find . -exec ", "bash -c '", "\\`",
    "export a=$a$a;", "declare a+=b$a;", "echo $a$a >> f; ", "[ -d a ] && cd a; ", "cd a || cd b; ", "$(if a <<E\nE\nthen b; fi) ", "$(a <<E; b; c\nE\n) ",
)  # fmt: skip


@given(st.text(max_size=300))
@settings(max_examples=300, deadline=None)
def test_any_text(text: str) -> None:
    assert plan(text, FACTS).code in CODES


@given(st.lists(st.sampled_from(PIECES), max_size=40), st.sampled_from(("", " ")))
@settings(max_examples=600, deadline=None)
def test_any_shell_like_text(pieces: list[str], glue: str) -> None:
    found = plan(glue.join(pieces), FACTS)
    assert found.code in CODES
    assert [program.index for program in found.programs] == list(range(len(found.programs)))


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("size", [2_000, 100_000])
def test_repeated_units_end(unit: str, size: int) -> None:
    found = plan(unit * (size // len(unit)), FACTS)
    assert found.code in CODES
    assert len(found.programs) <= 60_000


def test_deep_nesting_is_refused_with_its_reason() -> None:
    assert plan("$(" * 1500 + "x" + ")" * 1500, FACTS).code == "depth"
    assert plan("a=(" * 30_000, FACTS).code == "depth"
    assert plan("((" * 24 + "a" + ")" * 3, FACTS).code in ("depth", "step-budget", "syntax")


@pytest.mark.parametrize(
    ("text", "dialect"),
    [
        ("export a=bbbb;" + "export a=$a$a;" * 60, "posix"),
        ("declare a=bbbb;" + "declare a+=$a;" * 60, "posix"),
        ("a=" + "b" * 60_000 + "; echo " + "$a" * 20_000, "posix"),
        ("$x='bbbb';" + "$x=$x+$x;" * 60, "powershell"),
        ("$x='bbbb';" + '$x="$x$x";' * 60, "powershell"),
        ("set a=bbbb\n" + "set a=%a%%a%\n" * 60, "cmd"),
    ],
)
def test_values_that_double_stay_small(text: str, dialect: str) -> None:
    found = plan(text, FACTS, dialect=dialect)
    assert sum(len(word.text) for program in found.programs for word in program.argv) < 20_000_000


def test_a_large_text_is_refused_with_its_reason() -> None:
    assert plan("a;" * 1_000_000, FACTS).code == "step-budget"


def test_a_large_quoted_text_is_no_work() -> None:
    found = plan("echo '" + "a b" * 600_000 + "'; rm -rf /", FACTS)
    assert found.code == ""
    assert found.programs[1].name == "rm"


@given(st.lists(st.sampled_from(PIECES), max_size=30), st.sampled_from(("powershell", "cmd")))
@settings(max_examples=200, deadline=None)
def test_any_windows_text(pieces: list[str], dialect: str) -> None:
    assert plan(" ".join(pieces), FACTS, dialect=dialect).code in CODES


@pytest.mark.parametrize(
    "unit",
    [
        "$(",
        "(",
        "{",
        "'",
        '"',
        "`",
        "a;",
        "a|",
        "@(",
        "& ",
        "$x=",
        "if (",
        "%a%",
        "^",
        "iex ",
        "cmd /c ",
        "@'\n",
        "<#",
        "a,",
        "$x=$x+$x;",
        "$x='a'+$x; ",
        "set a=b%a%%a%&",
    ],
)
@pytest.mark.parametrize("dialect", ["powershell", "cmd"])
def test_repeated_windows_units_end(unit: str, dialect: str) -> None:
    assert plan(unit * (100_000 // len(unit)), FACTS, dialect=dialect).code in CODES
