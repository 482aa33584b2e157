"""Lowering: registries, SQL, URLs, scripts that are read, budgets."""

from pathlib import Path

import pytest
from tests.unit.policy.facts import ROOT, FixedFacts

import interlock
from interlock.model.toolcall import SHELL, ToolCall
from interlock.policy import judge
from interlock.policy.effects.commands import MODULES, load
from interlock.policy.effects.programs_data import GROUPS
from interlock.policy.effects.sql import judge as judge_sql
from interlock.policy.effects.sql import statements
from interlock.policy.effects.urls import flags_of, parse

PROGRAMS = Path(interlock.__file__).parent / "policy" / "effects" / "programs"


def test_modules_equal_the_folder() -> None:
    assert list(MODULES) == sorted(p.stem for p in PROGRAMS.glob("*.py") if p.stem != "__init__")
    assert {m for m, _ in GROUPS if m} == set(MODULES)
    for module in MODULES:
        assert callable(load(module).lower)


@pytest.mark.parametrize(
    ("sql", "verb"),
    [
        ("DELETE FROM users", "delete-all"),
        ("delete from users where 1=1", "delete-all"),
        ("DELETE FROM users WHERE id = 3", "delete-rows"),
        ("UPDATE t SET a = 1", "update-all"),
        ("/* x */ DROP /**/ TABLE users", "drop-table"),
        ("/*!50000 DROP*/ DATABASE app", "drop-database"),
        ("DROP SCHEMA public CASCADE", "drop-database"),
        ("TRUNCATE orders", "truncate"),
        ("WITH a AS (SELECT 1) DELETE FROM t", "delete-all"),
        ("EXPLAIN ANALYZE DELETE FROM t", "delete-all"),
        ("COPY t FROM PROGRAM 'id'", "run-program"),
        ("select 'DROP TABLE users'", ""),
        ("-- DROP TABLE x", ""),
        ("EXPLAIN DELETE FROM t", ""),
    ],
)
def test_sql(sql: str, verb: str) -> None:
    found = [judge_sql(s) for s in statements(sql)]
    assert (next((f[0] for f in found if f), "")) == verb


@pytest.mark.parametrize(
    "url",
    [
        "http://2852039166/",
        "http://0xa9fea9fe/",
        "http://0251.0376.0251.0376/",
        "http://169.254.43518/",
        "http://[::ffff:a9fe:a9fe]/",
        "http://169.254.169.254.nip.io/",
        "http://x@169.254.169.254/",
    ],
)
def test_metadata_in_any_spelling(url: str) -> None:
    assert "metadata" in flags_of(parse(url))


@pytest.mark.parametrize(
    ("command", "decision"),
    [
        ("npm run nuke", "deny"),
        ("npm run build", "allow"),
        ("make nuke", "deny"),
        ("make clean", "allow"),
        ("python evil.py", "deny"),
        ("python tidy.py", "allow"),
    ],
)
def test_scripts_are_read(command: str, decision: str) -> None:
    texts = {
        f"{ROOT}/package.json": '{"scripts": {"nuke": "rm -rf ~", "build": "rm -rf dist && tsc"}}',
        f"{ROOT}/Makefile": "D=/\nall: build\nbuild:\n\techo hi\nclean:\n\trm -rf build\nnuke: clean\n\t@rm -rf $(D)\n",
        f"{ROOT}/evil.py": "import shutil\nshutil.rmtree('/')\n",
        f"{ROOT}/tidy.py": "import shutil\nshutil.rmtree('src')\n",
    }
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=ROOT)
    assert judge(call, FixedFacts(texts=texts)).decision == decision


def test_a_command_too_deep_is_denied_with_its_own_code() -> None:
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command="$(" * 1500 + "ls" + ")" * 1500, cwd=ROOT)
    verdict = judge(call, FixedFacts())
    assert verdict.decision == "deny"
    assert verdict.code in ("depth", "step-budget")


def test_an_everyday_command_loads_no_rule(tmp_path: Path) -> None:
    import subprocess
    import sys

    source = Path(interlock.__file__).parents[1]
    code = (
        f"import sys; sys.path.insert(0, {str(source)!r})\n"
        "from interlock.policy import judge\nfrom interlock.model.facts import Facts\nfrom interlock.model.toolcall import ToolCall\n"
        "f = Facts(home='/h', cwd='/h/p', roots=('/h/p',))\n"
        "v = judge(ToolCall(host='c', event='e', kind='shell', command='git status', cwd='/h/p'), f)\n"
        "print(v.decision, *sorted(m for m in sys.modules if m.startswith('interlock.policy') or m in ('re', 'json', 'ast', 'os', 'typing', 'enum')))\n"
    )
    out = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    ).stdout.split()
    assert out[0] == "allow"
    assert set(out[1:]) == {
        "interlock.policy",
        "interlock.policy.effects",
        "interlock.policy.effects.commands",
        "interlock.policy.effects.programs",
        "interlock.policy.effects.programs.git",
        "interlock.policy.effects.programs_data",
        "interlock.policy.effects.types",
    }


def test_a_long_pipe_is_not_walked_from_each_of_its_programs() -> None:
    from interlock.policy.effects.commands import MAX_LOOKS, MAX_WALK, NEAREST, Context
    from interlock.shell import plan

    facts = FixedFacts()
    programs = plan("|".join(["cat"] * 1000), facts).programs
    ctx = Context(facts, plan("|".join(["cat"] * 1000), facts))
    lengths = [len(ctx.upstream(program)) for program in programs]
    assert lengths[100] == 100
    assert lengths[-1] == NEAREST
    assert sum(lengths) < 2 * MAX_WALK
    windows = [len(ctx.line(program)) for program in programs]
    assert windows[MAX_LOOKS - 1] == 1000
    assert windows[MAX_LOOKS] == 2 * NEAREST
