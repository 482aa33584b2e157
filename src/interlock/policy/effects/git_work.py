"""Git subcommands that can lose work: the work tree, the stash, other work trees."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .types import DELETE, GIT, WRITE


def reset(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git reset``: only ``--hard`` loses work."""
    if Options(rest).has("--hard", "--merge") or any("--hard".startswith(w.text) and len(w.text) >= 4 for w in rest):
        operands = [w.text for w in rest if w.text[:1] != "-"]
        ctx.add(program, GIT, "reset-hard", target=operands[0] if operands else "HEAD")


def checkout(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git checkout``: a switch of branch, or an overwrite of files."""
    texts = [w.text for w in rest]
    opts = Options(rest, ("-b", "-B", "--orphan", "-t", "--conflict", "--pathspec-from-file"))
    if "--" in texts:
        paths = texts[texts.index("--") + 1 :]
        if paths:
            ctx.add(program, GIT, "checkout-paths", target=" ".join(paths[:3]))
            guarded(paths, program, ctx)
        return
    if opts.has("-f", "--force"):
        ctx.add(program, GIT, "checkout-force", target=" ".join(w.text for w in opts.rest[:1]))
        return
    if opts.has("--ours", "--theirs", "-p", "--patch", "-b", "--orphan", "-t", "--track", "--detach"):
        return
    if "-B" in opts.flags:
        target = opts.value("-B")
        ctx.add(program, GIT, "branch-reset", target=target.text if target is not None else "")
        return
    operands = opts.rest
    if len(operands) >= 2 or any(w.text in (".", "./", "*", ":/") or (w.glob and "*" in w.text) for w in operands):
        ctx.add(program, GIT, "checkout-paths", target=" ".join(w.text for w in operands[-3:]))
    elif operands and UNKNOWN not in operands[0].text:
        place = ctx.place(operands[0], program)
        if ctx.facts.kind(place.path) == "file" and "/" in operands[0].text + "/" and ("." in operands[0].text):
            ctx.add(program, GIT, "checkout-paths", target=operands[0].text)


def switch(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git switch``."""
    opts = Options(rest, ("-c", "-C", "--create", "--force-create", "--orphan"))
    if opts.has("-f", "--force", "--discard-changes"):
        ctx.add(program, GIT, "checkout-force", target=" ".join(w.text for w in opts.rest[:1]))
    elif opts.has("-C", "--force-create"):
        ctx.add(program, GIT, "branch-reset", target=" ".join(w.text for w in opts.rest[:1]))


def restore(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git restore``: with ``--staged`` alone nothing is lost."""
    opts = Options(rest, ("-s", "--source", "--pathspec-from-file", "--conflict"))
    if (opts.has("--staged") or "-S" in opts.flags) and not (opts.has("--worktree") or "-W" in opts.flags):
        return
    if opts.has("-p", "--patch"):
        return
    ctx.add(program, GIT, "restore", target=" ".join(w.text for w in opts.rest[:3]))
    guarded([w.text for w in opts.rest], program, ctx)


def guarded(paths: "list[str]", program: Program, ctx: Context) -> None:
    """Paths that git writes back: a write of the file when it is one of an agent's settings."""
    for path in paths:
        place = ctx.place(Word(path), program)
        if "guard" in place.tags:
            ctx.add(program, WRITE, "write", place=place)


def stash(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git stash drop`` and ``clear`` lose work."""
    sub = rest[0].text if rest else ""
    if sub == "drop":
        ctx.add(program, GIT, "stash-drop", target=" ".join(w.text for w in rest[1:2]))
    elif sub == "clear":
        ctx.add(program, GIT, "stash-clear", target="every stash")
    elif sub in ("", "push", "save") or sub[:1] == "-" or any(w.text == "--" for w in rest):
        guarded([w.text for w in rest if w.text[:1] != "-"], program, ctx)


def clean(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git clean`` deletes untracked files; ``-n`` only lists, ``-i`` asks."""
    opts = Options(rest, ("-e", "--exclude"))
    if "-n" in opts.flags or opts.has("--dry-run", "--interactive") or "-i" in opts.flags:
        return
    if "-f" in opts.flags or opts.has("--force"):
        operands = opts.rest
        if operands:
            from .products_data import is_product

            if all(is_product(w.text) for w in operands):
                return
        ctx.add(
            program,
            GIT,
            "clean",
            target=" ".join(w.text for w in operands[:2]) or "untracked files",
            flags=("ignored",) if "-x" in opts.flags or "-X" in opts.flags else (),
        )


def worktree(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git worktree remove --force``."""
    texts = [w.text for w in rest]
    if texts[:1] == ["remove"] and ("-f" in texts or "--force" in texts or "-ff" in texts):
        ctx.add(program, GIT, "worktree-remove", target=" ".join(t for t in texts[1:] if t[:1] != "-"))


def remove(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git rm``: with ``-r`` a tree of the work tree goes."""
    opts = Options(rest)
    if opts.has("--cached") or opts.has("--dry-run") or "-n" in opts.flags:
        return
    for word in opts.rest:
        tree = "-r" in opts.flags
        if tree or word.text:
            place = ctx.place(word, program, follow=False)
            ctx.add(program, DELETE, "tree" if tree else "file", place=place, flags=("git",))


def read_tree(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git read-tree --reset -u``: the work tree becomes what a commit holds."""
    opts = Options(rest, ("--prefix", "--index-output", "--exclude-per-directory"))
    if opts.has("--reset") and "-u" in opts.flags and not opts.has("--dry-run") and "-n" not in opts.flags:
        ctx.add(program, GIT, "reset-hard", target=" ".join(w.text for w in opts.rest[:1]))


#: Subcommand -> its handler.
HANDLERS = {"reset": reset, "checkout": checkout, "switch": switch, "restore": restore, "stash": stash, "clean": clean, "worktree": worktree, "rm": remove, "read-tree": read_tree}  # fmt: skip
