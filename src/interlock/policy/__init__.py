"""Judgement of one tool call. Pure: what is known about the machine comes from `Facts`; modules are imported as they are needed."""

from ..model.facts import Facts
from ..model.toolcall import SHELL, ToolCall
from ..model.verdict import ALLOW, ASK, DENY, RANK, BudgetError, Hit, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..shell.program import Program
    from .document_settings import Settings
    from .effects.types import Effect

#: Plan codes that mean "too much to judge": the call is denied with the code as its reason.
BUDGET_CODES = ("depth", "step-budget")

#: Words of the programs of one command line that are judged; one that reads a pipe counts for `PIPED` more, since what flows into it is
#: followed. Measured: about 0.2 s of CPU. Script files of the disk have their own bound.
MAX_WORDS = 8_500
PIPED = 8

#: Arguments of shell tools, and the value with which they ask to run outside of the host's sandbox.
SANDBOX_FLAGS = (
    ("dangerouslyDisableSandbox", True),
    ("with_escalated_permissions", True),
    ("sandbox_permissions", "require_escalated"),
)


#: Programs of which little is judged.
SHORT = frozenset(("echo", "printf", "true", "false", ":", "test", "[", "cd", "set", "shift", "sleep"))


def words_of(program: "Program") -> int:
    """What judging a program counts against `MAX_WORDS`."""
    argv = program.argv
    if program.feeds:
        return len(argv) + PIPED
    return 1 + (len(argv) if not argv or argv[0].text not in SHORT else len(argv) >> 2)


def judge(call: ToolCall, facts: Facts, settings: "Settings | None" = None) -> Verdict:
    """The verdict on a tool call: the strictest of what the rules say about its effects.

    `settings` is the merged policy (None: the built-in one).
    """
    try:
        return _judge(call, facts, settings)
    except BudgetError:
        from .reduce import budget

        return Verdict(DENY, (budget("step-budget"),), (), "step-budget")


def _judge(call: ToolCall, facts: Facts, settings: "Settings | None") -> Verdict:
    if settings is not None:
        from .document_apply import judge as judge_under

        return judge_under(call, facts, settings)
    code = ""
    if call.kind == SHELL:
        effects, code = lower_command(call.command, facts, call.dialect, call.cwd)
        if call.arguments:
            unsandboxed(call.arguments, effects)
    else:
        from .effects.tools import lower_tool

        effects, code = lower_tool(call, facts)
    return decide(effects, facts, code)


def unsandboxed(arguments: "dict[str, object]", effects: "list[Effect]") -> None:
    """Adds the effect of a shell call that asks to run outside of the host's sandbox: a flag of the call, not of the command.

    Claude Code: ``dangerouslyDisableSandbox`` (``reference/hosts.md`` 2.3). Codex: ``with_escalated_permissions``, later
    ``sandbox_permissions: require_escalated``.
    """
    for name, value in SANDBOX_FLAGS:
        if arguments.get(name) == value:
            from .effects.types import SYSTEM, Effect

            effects.append(Effect(SYSTEM, "unsandboxed", target=name))


def judge_command(text: str, facts: Facts) -> str:
    """Decision on a command line alone."""
    effects, code = lower_command(text, facts, "", "")
    return decide(effects, facts, code).decision


def lower_command(text: str, facts: Facts, dialect: str, cwd: str) -> "tuple[list[Effect], str]":
    """Effects of a command line, and the plan's code."""
    from ..shell import plan as parse
    from .effects.commands import Context, lower

    if "GetFolderPath(" in text:
        from .effects.special import known_folders

        text = known_folders(text)
    plan = parse(text, facts, dialect=dialect, cwd=cwd)
    if len(plan.programs) > 1_000 or sum([len(p.argv) for p in plan.programs]) > MAX_WORDS:
        # Programs of script files have a bound of their own (`shells.SCRIPT_STEPS`).
        filed = sum([end - first for first, end in plan.scripts]) > len(plan.programs) >> 1
        if plan.code in BUDGET_CODES or sum([words_of(p) for p in plan.programs]) > MAX_WORDS << filed:
            return [], plan.code or "step-budget"
    ctx = Context(facts, plan)
    lower(ctx)
    for first, end in plan.scripts:
        for effect in ctx.effects:
            if first <= effect.index < end and "script" not in effect.flags:
                effect.flags = (*effect.flags, "script")
    if facts.remembers():
        from .effects.leaks import command

        command(ctx)
    second_reading = (
        windows_like(text) if not dialect and plan.dialect == "posix" and (text.lstrip()[:1] in FIRST or "%" in text) else ""
    )
    if second_reading:
        other = parse(text, facts, dialect=second_reading, cwd=cwd)
        second = Context(facts, other)
        lower(second)
        if plan.code and not other.code:
            if ".DeleteF" in text:
                from .effects.special import file_system_object

                file_system_object(text, second)
            return second.effects, ""
        ctx.effects.extend(second.effects)
    if "$" in text and plan.dialect == "posix" and any(part in text for part in SECRET_WORDS):
        from .effects.special import printed_variable, sent_variable

        if "echo" in text or "printf" in text:
            printed_variable(text, ctx)
        if "." in text:
            sent_variable(text, ctx)
    if (
        plan.code not in BUDGET_CODES
        and ("(){" in text or "() {" in text)
        and any("recursion" in program.via for program in plan.programs)
    ):
        from .effects.special import fork_bomb

        fork_bomb(text, ctx)
    if "--unregister" in text and "wsl" in text:
        from .effects.types import REMOTE, Effect

        ctx.effects.append(Effect(REMOTE, "machine-delete", target="wsl --unregister"))
    if ".DeleteFolder(" in text or ".DeleteFile(" in text:
        from .effects.special import file_system_object

        file_system_object(text, ctx)
    if plan.code and plan.code not in BUDGET_CODES:
        from .effects.special import unparsed

        unparsed(text, ctx)
    return ctx.effects, plan.code


#: One of these is in the name of every variable that `special.printed_variable` looks for.
SECRET_WORDS = ("SECRET", "TOKEN", "PASS", "KEY", "CREDENTIAL", "DATABASE_URL")

#: PowerShell aliases that no POSIX program shares.
ALIASES = frozenset(["iex", "iwr", "irm", "ri", "gci", "gc", "saps", "spps", "icm", "&", "mi", "cpi", "rni", "ni", "sls"])
SHARED = frozenset(["rm", "del", "erase", "rd", "rmdir", "copy", "move", "type", "cat", "mv", "cp", "dir", "ls"])
#: Both shells of Windows, and the switches of cmd's own commands.
WINDOWS_SHELLS = {
    "cmd": "cmd",
    "cmd.exe": "cmd",
    "powershell": "powershell",
    "powershell.exe": "powershell",
    "pwsh": "powershell",
    "pwsh.exe": "powershell",
    "forfiles": "cmd",
    "robocopy": "cmd",
    "xcopy": "cmd",
    "ren": "cmd",
    "icacls": "cmd",
    "takeown": "cmd",
    "attrib": "cmd",
    "cipher": "cmd",
    "msiexec": "cmd",
    "rundll32": "cmd",
    "wscript": "cmd",
    "cscript": "cmd",
    "reg": "cmd",
}
CMD_VARIABLES = (
    "%USERPROFILE%",
    "%APPDATA%",
    "%LOCALAPPDATA%",
    "%SYSTEMROOT%",
    "%WINDIR%",
    "%HOMEPATH%",
    "%TEMP%",
    "%PROGRAMDATA%",
    "%SYSTEMDRIVE%",
)
SWITCHES = ("/s", "/q", "/f")
#: First characters of all these.
FIRST = "iIrRgGsS&dDeEcCmMtTlLpPfF(wWxXaAkKnN[$"


#: Cmdlets that lose something, wherever they stand in a line.
CMDLETS = (
    "Remove-Item",
    "Move-Item",
    "Invoke-Expression",
    "Format-Volume",
    "Set-Content",
    "Clear-Content",
    "Clear-Disk",
    "Compress-Archive",
)


def plain_verb(first: str) -> bool:
    """Whether a line's first word only carries text: what it names is no command."""
    return first in ("git", "gh", "echo", "grep", "rg", "printf", "cat", "sed", "awk", "man", "ag", "commit")


def cmdlet(word: str) -> bool:
    """Whether a lower-case word looks like a cmdlet (``get-content``)."""
    verb, mark, noun = word.partition("-")
    return (
        bool(mark)
        and verb in ("get", "new", "invoke", "select", "join", "test", "resolve", "import", "measure")
        and noun[:1].isalpha()
    )


def windows_like(text: str) -> str:
    """Dialect of a line that could be one of Windows' shells though nothing says so: judged in both ways. "" for others."""
    words = text.split(None, 2)
    first = words[0].lower() if words else ""
    if first in ALIASES or (first[:1] == "(" and cmdlet(first[1:])):
        return "powershell"
    if any(name in text for name in CMDLETS) and "<<" not in text and not (plain_verb(first) and "\n" not in text):
        return "powershell"
    if first == "for" and len(words) > 1 and words[1].lower() in ("/r", "/f", "/d", "/l"):
        return "cmd"
    if first in WINDOWS_SHELLS:
        return WINDOWS_SHELLS[first] if "\\" in text or "%" in text or "^" in text else ""
    if "%" in text and "<<" not in text and any(name in text.upper() for name in CMD_VARIABLES):
        return "cmd"
    if first not in SHARED or len(words) < 2 or "<<" in text:
        return ""
    if words[1].lower() in SWITCHES:
        return "cmd"
    low = text.lower()
    windows = (
        ":\\" in text
        or "-recurse" in low
        or " -fo" in low
        or "%userprofile%" in low
        or "$env:" in low
        or words[1].lower() == "env:"
    )
    return "powershell" if windows else ""


def decide(effects: "list[Effect]", facts: Facts, code: str = "") -> Verdict:
    """Run the families that look at these effects and combine by max; a judged-out plan is a deny of its own."""
    hits: list[Hit] = []
    if effects:
        from .reduce import collect

        hits = collect(effects, facts)
    shown = tuple(e.skeleton() for e in effects[:24])
    if code in BUDGET_CODES:
        from .reduce import budget

        return Verdict(DENY, (budget(code), *hits), shown, code)
    if not hits:
        return Verdict(ALLOW, (), shown)
    top = ASK
    for hit in hits:
        if RANK[hit.decision] > RANK[top]:
            top = hit.decision
    hits.sort(key=lambda h: -RANK[h.decision])
    return Verdict(top, tuple(hits), shown)
