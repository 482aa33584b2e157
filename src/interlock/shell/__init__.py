"""A command line of any dialect -> the programs that it would run."""

from interlock.shell.program import Plan, Program, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.model.facts import Facts
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

#: Steps that one plan may take; a step is about one token, one word or one command.
STEPS = 40_000
#: Characters from which a text counts as long.
LONG = 4_096

_PLAIN = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_./:@%+,="
#: Programs that are certainly no wrapper and print what only running them tells.
COMMON = frozenset(
    (
        "ls", "npm", "rm", "cp", "mv", "mkdir", "rmdir", "touch", "chmod", "chown", "ln", "grep", "rg", "cut", "sort", "uniq", "wc", "awk",
        "python", "python3", "node", "pip", "pip3", "pytest", "make", "cargo", "go", "ruby", "perl", "php", "java", "curl", "wget", "dd",
        "terraform", "aws", "gcloud", "az", "gh", "helm", "psql", "mysql", "sqlite3", "redis-cli", "tar", "zip", "unzip", "date",
        "kill", "ps", "df", "du", "diff", "jq", "yarn", "pnpm", "tsc", "ruff", "mypy", "eslint", "file", "stat", "sleep", "exit",
        "return", "break", "continue", "printenv", "uname", "id", "hostname", "wait", "jobs", "umask", "hash", "times", "ulimit",
    )
)  # fmt: skip
#: Subcommands of git whose output no script can be told in advance.
PLAIN_GIT = frozenset(
    (
        "status",
        "add",
        "commit",
        "push",
        "pull",
        "fetch",
        "log",
        "diff",
        "show",
        "checkout",
        "switch",
        "stash",
        "reset",
        "merge",
        "clean",
    )
)


def plan(text: str, facts: "Facts", *, dialect: str = "", cwd: str = "") -> Plan:
    """What `text` would run when given to a shell in `cwd` (default: ``facts.cwd``).

    `dialect` is ``posix``, ``powershell``, ``cmd`` or "" (recognised from unmistakable text, else POSIX). Never raises on any
    text: what could not be understood is told by `Plan.code`, and the programs found so far are listed.
    """
    if not dialect or dialect == "posix":
        words = _plain_words(text)
        if words:
            return Plan((Program(0, tuple([Word(word) for word in words]), cwd=Word(cwd or facts.cwd)),), dialect="posix")
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Budget
    from interlock.shell.state import State

    told = bool(dialect)
    if not told:
        dialect = "posix"
        if "-" in text[:40] or "/" in text[:40] or text[:1] in ("$", "["):
            from interlock.shell.windows import dialect_of

            dialect = dialect_of(text)
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
            _run(run, text, st, dialect)
        finally:
            if collecting:
                gc.enable()
    else:
        _run(run, text, st, dialect)
    if run.code == "syntax" and not told and facts.platform == "windows":
        # No dialect was told and it is no shell script: on Windows the other reading is PowerShell.
        return plan(text, facts, dialect="powershell", cwd=cwd)
    for path, (printed, _) in run.pipes.items():
        run.files[path] = printed
    return Plan(tuple(run.programs), dialect=dialect, code=run.code, files=run.files, scripts=tuple(run.filed))


def _plain_words(text: str) -> list[str]:
    """The words of one command in plain characters whose name has no rule of its own; else nothing."""
    if len(text) > 1000 or text.encode("latin-1", "replace").translate(None, _PLAIN):
        return []
    words = text.split(" ")
    if "" in words:
        words = [word for word in words if word]
    if not words or not (words[0] in COMMON or (words[0] == "git" and len(words) > 1 and words[1] in PLAIN_GIT)):
        return []
    return words


def _run(run: "Interpreter", text: str, st: "State", dialect: str) -> None:
    from interlock.shell.posix.nodes import RefusedError

    try:
        if dialect == "posix":
            run.script(text, st)
        else:
            from interlock.shell import windows

            windows.run_text(run, text, st, dialect)
        run.traps()
    except RefusedError as refused:
        run.code = run.code or refused.code
    except RecursionError:
        run.code = run.code or "depth"
