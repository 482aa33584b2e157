"""``make`` and package scripts: the recipe that would run is read, and what is never acceptable in it counts."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options

#: A recipe without any of these is not looked at further.
RISKY = (
    "rm ", "dd ", "mkfs", "/dev/", "curl", "wget", "git push", "~", "shred", "find ", "chmod", "chown", "nc ", "eval",
    "base64",
)  # fmt: skip

VALUED = ("-f", "--file", "--makefile", "-C", "--directory", "-j", "-I", "-o", "-W", "-l")


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of the recipes of the named targets (and of what they depend on)."""
    if name == "cmake":
        command_mode(program, ctx)
        return
    opts = Options(program.argv[1:], VALUED)
    if opts.has("-n", "--dry-run", "--just-print", "--version", "--help"):
        return
    file = opts.value("-f", "--file", "--makefile")
    folder = opts.value("-C", "--directory")
    cwd = program.cwd.text
    if folder is not None:
        cwd = folder.text if folder.text.startswith("/") else f"{cwd.rstrip('/')}/{folder.text}"
    text: str | None = None
    if file is not None and file.sources:
        substituted(file, opts.rest, program, ctx)
        return
    if file is not None and file.text in ("-", "/dev/stdin"):
        text = program.stdin.text if program.stdin is not None else None
    elif UNKNOWN not in cwd:
        for candidate in (file.text,) if file is not None else ("GNUmakefile", "makefile", "Makefile"):
            path = candidate if candidate.startswith("/") else f"{cwd.rstrip('/')}/{candidate}"
            text = ctx.plan.files.get(path) or ctx.facts.read_text(path, 65_536)
            if text is not None:
                break
    if not text or not any(r in text for r in RISKY):
        return
    targets = [w.text for w in opts.rest if "=" not in w.text]
    trial = any(word in target for target in targets for word in ("test", "e2e", "check", "lint", "ci"))
    run(recipes(text, targets), Program(program.index, program.argv, cwd=Word(cwd)), ctx, trial=trial)


#: File commands of ``cmake -E`` -> the program that does the same.
COMMANDS = {
    "rm": ("rm",),
    "remove": ("rm",),
    "remove_directory": ("rm", "-r"),
    "env": (),
    "time": (),
    "copy": ("cp",),
    "copy_directory": ("cp", "-r"),
    "rename": ("mv",),
    "touch": ("touch",),
}


def command_mode(program: Program, ctx: Context) -> None:
    """``cmake -E COMMAND``: file commands, and programs started through it."""
    from ..commands import lower_program

    words = program.argv[1:]
    if len(words) > 2 and words[0].text == "-E" and words[1].text in COMMANDS:
        tail = (*(Word(part) for part in COMMANDS[words[1].text]), *words[2:])
        if tail:
            lower_program(ctx, Program(program.index, tail, cwd=program.cwd, via=(*program.via, "cmake -E")))


def substituted(file: Word, rest: "list[Word]", program: Program, ctx: Context) -> None:
    """``make -f <(...)``: what a program prints is the makefile."""
    from ..commands import remote_output
    from ..types import EXECUTE
    from ..types import UNKNOWN as UNSURE

    sources = [ctx.plan.programs[i] for i in file.sources if i < len(ctx.plan.programs)]
    if any(remote_output(ctx, source) for source in sources):
        from ..fetched import described, remote_flags

        ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, sources), target=described(sources))
        return
    text = ctx.plan.files.get(file.text, UNKNOWN)
    if UNKNOWN in text:
        ctx.add(program, EXECUTE, "opaque", target="a makefile that cannot be known", certainty=UNSURE)
        return
    run(recipes(text, [w.text for w in rest if "=" not in w.text]), program, ctx)


#: Words of recipes that change data or what runs elsewhere.
FAR = (
    "reset",
    "drop",
    "destroy",
    "deploy",
    "publish",
    "flush",
    "delete",
    "terraform",
    "kubectl",
    "wipe",
    "--prod",
    "release",
    "helm",
    "fresh",
    "push",
)
#: Verbs on containers that a project starts and stops by its recipes every day.
NEAR = ("volume-delete", "container-delete")


def run(lines: "list[str]", program: Program, ctx: Context, *, trial: bool = False) -> None:
    """Judge recipe lines as a script; what they change in databases, in clouds and for others counts as if it were written out.

    `trial`: recipes of a test run, whose databases are made again.
    """
    before = len(ctx.effects)
    for line in lines[:200]:
        if any(r in line for r in RISKY) or any(word in line for word in FAR):
            ctx.inner(line, program)
    for effect in ctx.effects[before:]:
        far = effect.kind in ("data", "remote", "package") and effect.verb not in NEAR
        if trial or not far:
            effect.flags = (*effect.flags, "script")


def recipes(text: str, targets: "list[str]") -> "list[str]":
    """Recipe lines of the targets and their prerequisites; variables of the file are filled in, ``$$`` is ``$``."""
    rules: dict[str, tuple[list[str], list[str]]] = {}
    variables: dict[str, str] = {}
    order: list[str] = []
    current: list[str] = []
    for line in text.replace("\\\n", " ").splitlines():
        if line.startswith("\t"):
            for name in current:
                rules[name][1].append(line.strip().lstrip("@-+"))
            continue
        bare = line.split("#", 1)[0].rstrip()
        if not bare or bare.startswith((".", "include", "if", "else", "endif", "export ", "define", "endef")):
            if not bare.startswith(".PHONY"):
                current = [] if bare else current
            continue
        for mark in (":=", "?=", "+=", "="):
            name, found, value = bare.partition(mark)
            if found and name.strip() and " " not in name.strip() and ":" not in name:
                variables[name.strip()] = value.strip()
                break
        else:
            head, colon, rest = bare.partition(":")
            if not colon:
                continue
            needs, semicolon, inline = rest.lstrip(":").partition(";")
            current = head.split()
            for name in current:
                known = rules.setdefault(name, ([], []))
                known[0].extend(needs.split())
                if semicolon:
                    known[1].append(inline.strip())
                order.append(name)
    out: list[str] = []
    queue = list(targets) or order[:1]
    seen: set[str] = set()
    while queue:
        name = queue.pop(0)
        if name in seen or name not in rules:
            continue
        seen.add(name)
        queue.extend(rules[name][0])
        out.extend(filled(line, variables) for line in rules[name][1])
    return out


def filled(line: str, variables: "dict[str, str]") -> str:
    """A recipe line with the file's own variables filled in."""
    for _ in range(4):
        before = line
        for name, value in variables.items():
            if "$" not in line:
                break
            line = line.replace(f"$({name})", value).replace("${" + name + "}", value)
        if line == before:
            break
    return line.replace("$$", "$")
