"""Programs that no module knows, and those whose name cannot be known before they run."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, lower_program, remote_output
from .types import EXECUTE
from .types import UNKNOWN as UNSURE

#: Words that make an unknown program or argument worth a question.
DANGER = (
    "rm", "rmdir", "dd", "mkfs", "shred", "wipe", "format", "delete", "destroy", "drop", "-rf", "-fr", "--force",
    "--recursive", "/", "~",
)  # fmt: skip


#: Operators of PowerShell after a value.
OPERATORS = frozenset(
    [
        "-replace", "-creplace", "-ireplace", "-split", "-csplit", "-join", "-match", "-notmatch", "-like", "-notlike", "-eq", "-ne", "-gt", "-ge", "-lt",
        "-le", "-contains", "-notcontains", "-in", "-notin", "-f", "-and", "-or", "-xor", "-band", "-bor", "-is", "-isnot", "-as", "+", "-", "*", "..",
    ]
)  # fmt: skip


def unknown_program(ctx: Context, program: Program) -> None:
    """A program whose name cannot be known: a question, unless what makes the name is a known harmless look-up."""
    word = program.argv[0]
    base = word.text.rsplit("/", 1)[-1]
    if UNKNOWN not in base:
        return
    if program.dialect == "powershell" and len(program.argv) > 1 and program.argv[1].text.lower() in OPERATORS:
        # ``(Get-Content x) -replace 'a','b'``: a value and an operator, no program.
        return
    for i in word.sources:
        source = ctx.plan.programs[i] if i < len(ctx.plan.programs) else None
        if source is not None and source.name in ("which", "command", "type"):
            operands = [w for w in source.argv[1:] if not w.text.startswith("-")]
            if operands and UNKNOWN not in operands[-1].text:
                again = Program(
                    program.index, (operands[-1], *program.argv[1:]), cwd=program.cwd, stdin=program.stdin, feeds=program.feeds
                )
                lower_program(ctx, again)
                return
    flags = ["name"]
    tail = [w.text for w in program.argv[1:]]
    if any(t in DANGER or t.startswith("/") for t in tail):
        flags.append("dangerous")
    for i in word.sources:
        if i < len(ctx.plan.programs) and remote_output(ctx, ctx.plan.programs[i]):
            flags.append("remote")
    ctx.add(
        program, EXECUTE, "opaque", flags=tuple(flags), certainty=UNSURE, target="a program that cannot be known before it runs"
    )


#: Words that are commands when they stand as the tail of a program that is not known.
TAILS = frozenset(
    (
        "rm", "dd", "shred", "bash", "sh", "zsh", "dropdb", "sudo", "git", "mkfs", "wipefs", "kubectl", "terraform", "chmod",
        "chown", "find", "curl", "wget", "python3", "python", "node",
    )
)  # fmt: skip


def typed(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``tmux send-keys TEXT Enter`` and ``screen -X stuff TEXT``: text that is typed into a shell."""
    texts = [w.text for w in words]
    at = next((i for i, t in enumerate(texts) if t in ("send-keys", "send", "stuff")), 0)
    if at:
        for text in texts[at + 1 :]:
            if " " in text:
                ctx.inner(text.replace("\\n", "\n"), program)


LOSING = frozenset(
    ("delete", "destroy", "drop", "purge", "rb", "unregister", "terminate", "uninstall", "reset", "wipe", "erase", "remove")
)
FORCES = frozenset(
    (
        "--force",
        "-f",
        "--purge",
        "-y",
        "--yes",
        "-p",
        "-n",
        "--no-interaction",
        "--hard",
        "--no-prompt",
        "--confirm",
        "-skiptrash",
        "--skip-confirmation",
        "--assume-yes",
        "--quiet",
    )
)


def generic(name: str, program: Program, ctx: Context) -> None:
    """A command line of the form ``noun verb`` that nobody listed: a losing verb with an option that asks nothing back."""
    from .types import REMOTE

    words = [w.text for w in program.argv[1:]]
    low = [w.lower() for w in words]
    if name in ("hdfs", "hadoop") and "-rm" in low and ("-r" in low or "-skiptrash" in low):
        ctx.add(program, REMOTE, "delete", target=f"{name} {' '.join(words[:3])}")
        return
    for i, word in enumerate(low[:-1]):
        if word in ("-e", "-q", "--execute", "--query", "-f-sql") and " " in words[i + 1]:
            from .tools import is_sql

            if is_sql(words[i + 1].strip(), "sql"):
                from .sql import lower_sql

                lower_sql(words[i + 1], ctx, program, database="", flags=("cli",))
                return
    if FORCES.isdisjoint(low):
        return
    pieces: list[str] = []
    for word in [w for w in words if w[:1] != "-"][:4]:
        split = "".join(f" {c}" if c.isupper() else c for c in word) if not word.isupper() else word
        for mark in ":-._/":
            split = split.replace(mark, " ")
        pieces.extend(split.lower().split())
    if not LOSING.isdisjoint(pieces[:8]):
        ctx.add(program, REMOTE, "delete", target=f"{name} {' '.join(words[:3])}".replace(UNKNOWN, "?"))


def behind_wsl(program: Program, ctx: Context) -> None:
    """``wsl -d NAME -u USER -e COMMAND ...``: the command that runs in Linux."""
    words = program.argv
    i = 1
    while i < len(words) and words[i].text[:1] == "-":
        text = words[i].text
        i += 2 if text in ("-d", "--distribution", "-u", "--user", "--cd", "--distribution-id") else 1
        if text in ("-e", "--exec", "--"):
            break
    if i < len(words):
        tail = Program(
            program.index, words[i:], cwd=program.cwd, stdin=program.stdin, feeds=program.feeds, via=(*program.via, "wsl")
        )
        lower_program(ctx, tail)


#: Nouns of cmdlets whose removal ends with the session or can be made again.
PASSING_NOUNS = frozenset(
    [
        "variable", "job", "module", "pssession", "event", "alias", "psbreakpoint", "psdrive", "typedata", "itemproperty", "item", "pester", "eventsubscriber",
        "package", "cimsession", "formatdata", "completedjob",
    ]
)  # fmt: skip


def removes(name: str, program: Program, ctx: Context) -> None:
    """``Remove-AzResourceGroup``, ``Remove-S3Bucket``, ``Clear-Disk`` ...: a cmdlet that removes what its noun names."""
    from .types import REMOTE

    verb, _, noun = name.lower().partition("-")
    texts = [w.text.lower() for w in program.argv[1:]]
    if (
        verb not in ("remove", "uninstall", "reset", "stop", "revoke", "unregister", "disable")
        or "-whatif" in texts
        or noun in PASSING_NOUNS
    ):
        return
    away = noun.startswith(
        (
            "az",
            "s3",
            "ec2",
            "rds",
            "ddb",
            "iam",
            "lm",
            "cfn",
            "eks",
            "ecs",
            "gc",
            "mg",
            "ad",
            "sql",
            "dba",
            "vm",
            "msol",
            "exo",
            "mailbox",
            "dns",
            "iis",
            "web",
            "k8s",
            "kube",
            "cluster",
        )
    )
    if away or (verb == "remove" and noun):
        ctx.add(
            program,
            REMOTE,
            "delete" if verb == "remove" else "change",
            target=name,
            flags=("container",) if "group" in noun or "bucket" in noun else (),
        )


#: Programs whose operands are command lines.
SEVERAL = frozenset(("concurrently", "npm-run-all", "run-p", "run-s", "mprocs", "teamocil"))
#: Options of many programs whose value is a command line.
COMMANDS = ("-c", "--command", "--exec", "-e", "-x", "--run", "--cmd", "--shell-command", "-exec")


def code_option(text: str, program: Program, ctx: Context) -> None:
    """The value of an option that may be a command line (``nu -c '...'``): only what is never acceptable in it counts."""
    from ...shell import plan as parse

    if UNKNOWN in text or parse(text, ctx.facts, cwd=program.cwd.text).code:
        return
    for effect in ctx.inner(text, program):
        effect.flags = (*effect.flags, "script")


def unlisted(ctx: Context, name: str, program: Program) -> None:
    """A program that no module knows: its tail may be a command, and its arguments may name secrets."""
    words = program.argv
    if "-" in name and program.dialect == "powershell":
        removes(name, program, ctx)
    generic(name, program, ctx)
    if name == "wsl":
        behind_wsl(program, ctx)
        return
    if name in SEVERAL:
        for word in words[1:]:
            if " " in word.text and word.text[:1] != "-" and UNKNOWN not in word.text:
                ctx.inner(word.text, program)
        return
    if name in ("tmux", "screen") and len(words) > 2:
        typed(words, program, ctx)
        return
    if any("/dev/" in word.text for word in words):
        from .raw_devices import raw_devices

        raw_devices(name, program, ctx)
    for i in range(1, len(words)):
        text = words[i].text
        if (
            text.rsplit("/", 1)[-1] in TAILS
            and i + 1 < len(words)
            and UNKNOWN not in text
            and (i == 1 or words[i - 1].text[:1] == "-" or words[i - 1].text.isdigit() or "=" in words[i - 1].text)
        ):
            again = Program(
                program.index, words[i:], cwd=program.cwd, stdin=program.stdin, feeds=program.feeds, via=(*program.via, name)
            )
            lower_program(ctx, again)
            return
    for i in range(1, len(words) - 1):
        if words[i].text in COMMANDS and " " in words[i + 1].text.strip():
            code_option(words[i + 1].text, program, ctx)
    for word in words[1:]:
        text = word.text
        if " " in text and text[0] not in "/~.":
            # A text that mentions a path, not a path.
            continue
        if len(text) > 3 and text[0] != "-" and ("/" in text or "." in text or word.glob):
            ctx.read(word, program, "use")
