"""A command line of any dialect -> the programs that it would run."""

from interlock.shell.program import Plan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.model.facts import Facts
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

#: Steps that one plan may take; a step is about one token, one word or one command.
STEPS = 60_000
#: Characters from which a text counts as long.
LONG = 4_096


def plan(text: str, facts: "Facts", *, dialect: str = "", cwd: str = "") -> Plan:
    """What `text` would run when given to a shell in `cwd` (default: ``facts.cwd``).

    `dialect` is ``posix``, ``powershell``, ``cmd`` or "" (recognised from unmistakable text, else POSIX). Never raises on any
    text: what could not be understood is told by `Plan.code`, and the programs found so far are listed.
    """
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Budget
    from interlock.shell.state import State

    if "\r\n" in text:
        text = text.replace("\r\n", "\n")
    if "\0" in text:
        text = text.replace("\0", "")
    run = Interpreter(facts, Budget(STEPS))
    st = State(cwd or facts.cwd)
    if len(text) > LONG:
        # A tree of this size makes the collector walk it again and again, and nothing in it is cyclic garbage.
        import gc

        collecting = gc.isenabled()
        gc.disable()
        try:
            _run(run, text, st)
        finally:
            if collecting:
                gc.enable()
    else:
        _run(run, text, st)
    return Plan(tuple(run.programs), dialect="posix", code=run.code)


def _run(run: "Interpreter", text: str, st: "State") -> None:
    from interlock.shell.posix.nodes import RefusedError

    try:
        run.script(text, st)
    except RefusedError as refused:
        run.code = run.code or refused.code
    except RecursionError:
        run.code = run.code or "depth"
