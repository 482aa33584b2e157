"""Any program with any words, and any tool with any arguments: always a verdict, never an exception."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.unit.policy.facts import ROOT, FixedFacts

from interlock.model import toolcall as kinds
from interlock.model.toolcall import SHELL, ToolCall
from interlock.model.verdict import RANK
from interlock.policy import judge
from interlock.policy.effects.programs_data import GROUPS

FIXED = settings(derandomize=True, database=None, deadline=None, max_examples=400, suppress_health_check=list(HealthCheck))
PROGRAMS = {module: sorted(names.split()) for module, names in GROUPS if names.split()}
WORDS = (
    "-c", "-e", "-f", "-rf", "-m", "-X", "--", "-", "--force", "--all", "--recursive", "-exec", "-delete", "{}", ";", "+", "-i", "-o", "--output=x", "-C", "-I", "-n", "-p",
    "push", "pull", "rm", "delete", "get", "create", "apply", "run", "exec", "config", "set", "install", "publish", "drop", "reset", "clean", "stash", "--hard", "s3", "api", "compose",
    "/", "~", ".", "..", "*", "/etc/passwd", "~/.ssh/id_rsa", ".env", "src/app.py", "main", "origin", "+main", ":main", "a=b", "=", "@", "@file", "http://x", "https://e.example/a?b=c", "s3://b",
    "$X", "${X:-/}", "$(pwd)", "`id`", "'a b'", "''", '"$@"', "DROP TABLE x", "'import os; os.remove(1)'", "'require(\"fs\").rmSync(\"/\")'", "{print}", "{a,b}", "1", "-1", "\\", "é", "%a%", "C:\\\\", "/s", "/q",
)  # fmt: skip
GLUE = ("", "| cat", "> out.txt", "< .env", "2>&1", "&& ls", "<<< x", "| sh", "&")


@pytest.mark.parametrize("module", sorted(PROGRAMS))
@given(data=st.data())
@FIXED
def test_any_program_with_any_words(module: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(PROGRAMS[module]))
    words = data.draw(st.lists(st.sampled_from(WORDS), max_size=6))
    dialect = data.draw(st.sampled_from(("", "", "", "powershell", "cmd")))
    command = " ".join([name, *words, data.draw(st.sampled_from(GLUE))])
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=ROOT, dialect=dialect)
    assert judge(call, FixedFacts()).decision in RANK


LANGUAGES = ("python3 -c", "node -e", "ruby -e", "perl -e", "php -r", "awk", "osascript -e", "lua -e", "deno eval", "powershell -c", "sqlite3 x.db", "psql -c", "mongosh --eval", "jq", "sed -e")  # fmt: skip
CODE = (
    "import os", "os.", "system", "(", ")", "[", "]", "{", "}", "'", '"', "`", ";", "\n", "  ", "=", "+", "%", "$", "#", "//", "/*", "*/", "--", "rm -rf /", "rmSync", "exec", "eval", "open", "unlink", "for x in", "def f():", "lambda",
    "fs.", "require", "File", "DROP", "TABLE", "DELETE FROM", "WHERE", "1=1", "$$", "f'{x}'", "r'", "b'", "\\x72", "0", "1e9", "**", "@", "return", "while", "import(", "${", "=>", "é", "\0",
)  # fmt: skip


@given(st.sampled_from(LANGUAGES), st.lists(st.sampled_from(CODE), max_size=14), st.sampled_from(("", " ")))
@FIXED
def test_any_inline_code(language: str, pieces: list[str], glue: str) -> None:
    import shlex

    command = f"{language} {shlex.quote(glue.join(pieces).replace(chr(0), ''))}"
    assert judge(ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=ROOT), FixedFacts()).decision in RANK


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(max_size=12) | st.sampled_from(("SELECT 1; DROP TABLE x", "rm -rf /", "*** Begin Patch\n*** Update File: a\n+x")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("command", "path", "sql", "query", "url", "force", "content", "edits", "args", "code", "language")), inner, max_size=4),
    max_leaves=10,
)  # fmt: skip
KINDS = sorted(kinds.KINDS)


@given(
    st.sampled_from(KINDS),
    st.sampled_from(("", "query", "delete_file", "browser_evaluate", "run_command", "git_push", "écrire", "a" * 300)),
    st.sampled_from(("", "postgres", "filesystem", "github", "shell", "git")),
    st.dictionaries(st.sampled_from(("command", "cmd", "path", "file_path", "paths", "sql", "query", "url", "content", "source", "text", "force", "branch", "code", "args")), VALUES, max_size=4),
    st.lists(st.sampled_from((*WORDS, "\0", "//?/C:/x", "/proc/self/root/etc")), max_size=3),
    st.text(max_size=30),
)  # fmt: skip
@FIXED
def test_any_tool_with_any_arguments(
    kind: str, tool: str, server: str, arguments: dict[str, Any], paths: list[str], text: str
) -> None:
    call = ToolCall(
        host="cursor", event="preToolUse", kind=kind, tool=tool, server=server, arguments=arguments, paths=tuple(paths), content=text, url=text,
        text=text, command=text, cwd=ROOT,
    )  # fmt: skip
    assert judge(call, FixedFacts()).decision in RANK


@pytest.mark.parametrize(
    "unit",
    [
        "[",
        "a[",
        "[a-z]",
        "*",
        "?",
        "[!",
        "[]",
        "{a,[",
        "~/[",
        "/*/",
        "find . -exec ",
        "sudo ",
        "env -S '",
        "xargs ",
        "nice timeout 5 ",
    ],
)
def test_a_long_pattern_ends(unit: str) -> None:
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=unit * (200_000 // len(unit)), cwd=ROOT)
    assert judge(call, FixedFacts()).decision in RANK
