"""A deletion after a ``cd`` into a folder that is not there: it runs where the shell was before."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, lower_program
from .types import DELETE, LIKELY

#: Programs before the ``cd`` that make no folder.
IDLE = frozenset(
    (
        "cd",
        "pushd",
        "echo",
        "printf",
        "export",
        "set",
        "ls",
        "pwd",
        "true",
        ":",
        "test",
        "[",
        "date",
        "git",
        "cat",
        "source",
        ".",
        "unset",
        "",
    )
)


def wrong_folder(program: Program, ctx: Context) -> None:
    """Add what a deletion with relative targets would take where the shell is when its ``cd`` fails."""
    if program.maybe or not any(w.text[:1] not in ("-", "/", "~", "$", UNKNOWN) for w in program.argv[1:]):
        return
    programs = ctx.plan.programs[: program.index]
    first = next((p for p in programs if p.name == "cd" and not p.maybe and len(p.argv) == 2), None)
    if (
        first is None
        or first.maybe
        or first.argv[1].glob
        or UNKNOWN in first.argv[1].text
        or first.argv[1].text in ("-", "..", "~", ".")
    ):
        return
    if any(
        p.name not in IDLE or (p.name == "git" and any(w.text in ("clone", "worktree", "checkout", "submodule") for w in p.argv))
        for p in programs
    ):
        return
    if any(p.name == "set" and any(w.text[:1] == "-" and "e" in w.text for w in p.argv[1:2]) for p in programs):
        # ``set -e``: a cd that fails ends the script.
        return
    target = ctx.place(first.argv[1], first)
    if not target.path or ctx.facts.kind(target.path):
        return
    folders = [first.cwd.text]
    folders.extend(
        ctx.facts.home if len(p.argv) == 1 else ctx.place(p.argv[1], first).path for p in programs if p.name == "cd" and p.maybe
    )
    before = len(ctx.effects)
    for folder in folders[:4]:
        if folder and UNKNOWN not in folder:
            again = Program(program.index, program.argv, cwd=Word(folder), via=program.via, maybe=True)
            lower_program(ctx, again)
    kept = [e for e in ctx.effects[before:] if e.kind == DELETE]
    for effect in kept:
        effect.certainty = LIKELY
    ctx.effects[before:] = kept
