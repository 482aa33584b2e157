"""Fields of a program that argv alone does not show."""

from tests.unit.shell.test_cases import FACTS

from interlock.shell import plan
from interlock.shell.program import UNKNOWN, Program


def programs(text: str) -> tuple[Program, ...]:
    return plan(text, FACTS).programs


def test_pipe_to_a_shell_names_the_feeding_program() -> None:
    fetch, shell = programs("curl http://x | sh")
    assert shell.name == "sh"
    assert shell.stdin is None
    assert shell.feeds == (fetch.index,)


def test_process_substitution_to_a_shell_names_its_source() -> None:
    fetch, shell = programs("bash <(curl x)")
    assert shell.feeds == (fetch.index,)
    assert shell.argv[1].sources == (fetch.index,)


def test_output_in_a_word_names_its_source() -> None:
    fetch, run = programs('eval "$(curl x)"')
    assert run.argv[1].sources == (fetch.index,)
    assert run.argv[1].text == UNKNOWN


def test_output_through_a_variable_keeps_its_source() -> None:
    found = programs('x=$(curl y); eval "$x"')
    assert found[-1].argv[1].sources == (0,)


def test_text_on_standard_input() -> None:
    assert programs("cat <<< 'a b'")[0].stdin is not None
    (tee,) = programs("tee f <<'E'\nrm x\nE")
    assert tee.stdin is not None
    assert tee.stdin.text == "rm x\n"


def test_redirections_and_assignments() -> None:
    (program,) = programs("A=1 ls >out 2>>err <in &>all")
    assert [(r.op, r.target.text, r.fd) for r in program.redirects] == [
        (">", "out", 1),
        (">>", "err", 2),
        ("<", "in", 0),
        ("&>", "all", -1),
    ]
    assert [(name, word.text) for name, word in program.assigns] == [("A", "1")]


def test_bare_redirection_is_listed() -> None:
    (program,) = programs("> src/app.py")
    assert program.argv == ()
    assert program.redirects[0].target.text == "src/app.py"


def test_conditional_programs_are_marked() -> None:
    assert [program.maybe for program in programs("a && b; if c; then d; fi; e")] == [False, True, False, True, False]


def test_globs_and_unknown_words_are_marked() -> None:
    (program,) = programs("rm *.c '*' $X \"$X\"")
    assert [(w.glob, w.quoted, w.split) for w in program.argv[1:]] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
        (False, True, False),
    ]


def test_recursion_is_told() -> None:
    assert any("recursion" in program.via for program in programs(":(){ :|:& };:"))


def test_programs_before_an_error_are_listed() -> None:
    found = plan("rm -rf /\n)", FACTS)
    assert found.code == "syntax"
    assert found.programs[0].name == "rm"


def test_a_value_that_depends_on_a_branch_is_each_of_them() -> None:
    found = programs("D=/; if a; then D=build; fi; rm -rf $D")
    assert [program.argv[2].text for program in found if program.name == "rm"] == ["/", "build"]


def test_a_value_of_too_many_branches_is_unknown() -> None:
    found = programs("D=0; " + "".join([f"a && D={k}; " for k in range(1, 9)]) + "rm -rf $D")
    assert UNKNOWN in [program.argv[2].text for program in found if program.name == "rm"]
