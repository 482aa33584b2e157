"""A command line of any dialect -> the programs that it would run."""

from interlock.shell.program import Plan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.model.facts import Facts

#: Steps that one plan may take; a step is about one token, one word or one command.
STEPS = 60_000


def plan(text: str, facts: "Facts", *, dialect: str = "", cwd: str = "") -> Plan:
    """What `text` would run when given to a shell in `cwd` (default: ``facts.cwd``).

    `dialect` is ``posix``, ``powershell``, ``cmd`` or "" (recognised from unmistakable text, else POSIX). Never raises on any
    text: what could not be understood is told by `Plan.code`, and the programs found so far are listed.
    """
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Budget, RefusedError
    from interlock.shell.state import State

    if "\r\n" in text:
        text = text.replace("\r\n", "\n")
    if "\0" in text:
        text = text.replace("\0", "")
    run = Interpreter(facts, Budget(STEPS))
    st = State(cwd or facts.cwd)
    try:
        run.script(text, st)
    except RefusedError as refused:
        run.code = run.code or refused.code
    except RecursionError:
        run.code = run.code or "depth"
    return Plan(tuple(run.programs), dialect="posix", code=run.code)
