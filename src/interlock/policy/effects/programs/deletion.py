"""Programs that delete files: ``rm``, ``find -delete``, ``shred``, ``rimraf`` ..."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import DELETE
from ..types import UNKNOWN as UNSURE


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one deleting program."""
    if name in ("find", "fd", "fdfind"):
        find(name, program, ctx)
        return
    words = program.argv[1:]
    if name in ("shred", "srm", "wipe"):
        opts = Options(words, ("-n", "-s", "--iterations", "--size", "--random-source"))
        if opts.has("--help", "--version"):
            return
        for word in opts.rest:
            source = lister(word, program, ctx)
            if source is not None:
                search(source, ctx, program, True)
            else:
                destroy(word, program, ctx)
        return
    opts = Options(words)
    if opts.has("--help", "--version"):
        return
    tree = name in ("rimraf", "del-cli", "trash", "trash-put") or opts.has("-r", "-R", "-d", "--recursive")
    if name == "rmdir":
        for word in opts.rest:
            place = ctx.place(word, program, follow=False)
            if "guard-dir" in place.tags:
                ctx.delete(word, program, "tree")
        return
    targets = opts.rest
    if (not targets and "xargs" in " ".join(program.via)) or any(w.text == UNKNOWN and w.split for w in targets):
        targets = [w for w in targets if w.text != UNKNOWN] + piped(program, ctx, tree)
    if targets and "find -exec" in program.via and not program.feeds:
        found = [p for p in ctx.line(program) if p.index < program.index and p.name == "find"]
        if found and all(w.text == "{}" or UNKNOWN in w.text for w in targets):
            search(found[-1], ctx, program, tree)
            return
    for word in targets:
        if (word.text == "" and not word.glob) or (name in ("del-cli", "rimraf") and word.text[:1] == "!"):
            continue
        source = lister(word, program, ctx)
        if source is not None:
            search(source, ctx, program, tree)
            continue
        if word.text.endswith("/*") and not word.glob:
            # Quoted where it is used, but a pattern where a loop or the program itself takes it apart.
            word = Word(word.text, glob=True, sources=word.sources)
        elif UNKNOWN in word.text and word.text[:-1].endswith("/") and any(p.name == "ls" for p in ctx.upstream(program)):
            word = Word(word.text.replace(UNKNOWN, "*"), glob=True, sources=word.sources)
        ctx.delete(word, program, "tree" if tree else "file", ("words",) if word.split else ())


def lister(word: Word, program: Program, ctx: Context) -> "Program | None":
    """The search whose results a target is (``find ... | xargs rm``, ``find ... | while read f``), None when it is no such target."""
    if not word.text.rstrip("/*").endswith(UNKNOWN) or (not word.sources and not program.feeds):
        return None
    return next(
        (p for p in ctx.upstream(program) if p.name in ("find", "fd", "fdfind") and "-delete" not in [w.text for w in p.argv]), None
    )


def destroy(word: Word, program: Program, ctx: Context) -> None:
    """A file or device whose content is overwritten for good."""
    place = ctx.place(word, program)
    if place.zone == "disk":
        from ..types import DISK

        ctx.add(program, DISK, "overwrite", place=place)
        return
    ctx.add(program, DELETE, "shred", place=place)


def piped(program: Program, ctx: Context, tree: bool) -> list[Word]:
    """Targets that come through ``xargs``: words that are known, or the search whose results they are."""
    if program.stdin is not None and UNKNOWN not in program.stdin.text:
        return [Word(t) for t in program.stdin.text.replace("\0", "\n").split()]
    for source in ctx.upstream(program):
        if source.name in ("find", "fd", "fdfind"):
            search(source, ctx, program, tree)
            return []
        if source.name == "ls":
            roots = [w for w in source.argv[1:] if w.text[:1] != "-"] or [Word(".")]
            for root in roots:
                results(root, [], program, ctx, tree)
            return []
        if source.name in ("git", "rg", "grep", "fd"):
            ctx.add(
                program,
                DELETE,
                "listed",
                target=f"files listed by {source.name}",
                certainty=UNSURE,
                flags=("tree",) if tree else (),
            )
            return []
    return [Word(UNKNOWN, split=True)]


GLOBAL_TESTS = frozenset(
    ("-H", "-L", "-P", "-O0", "-O1", "-O2", "-O3", "-xdev", "-mount", "-depth", "-noleaf", "-warn", "-nowarn", "-D")
)
NAME_TESTS = frozenset(("-name", "-iname", "-path", "-ipath", "-wholename", "-iwholename", "-regex", "-iregex"))


#: How many ``-exec`` within another's command are followed.
MAX_EXECS = 16


def find(name: str, program: Program, ctx: Context) -> None:
    """``find``: deletes what it finds, or writes or runs something for it."""
    words = [w.text for w in program.argv]
    if name != "find":
        if any(w in ("-x", "-X", "--exec", "--exec-batch") for w in words):
            tail = next(i for i, w in enumerate(words) if w in ("-x", "-X", "--exec", "--exec-batch"))
            if words[tail + 1 : tail + 2] and words[tail + 1].rsplit("/", 1)[-1] in ("rm", "shred", "rmdir"):
                roots = [w for w in program.argv[1:tail] if w.text[:1] != "-"][1:] or [Word(".")]
                names = ["*." + words[i + 1].lstrip(".") for i, w in enumerate(words[:-1]) if w in ("-e", "--extension")]
                if names:
                    roots = [w for w in roots if w.text not in [n[2:] for n in names]] or [Word(".")]
                for root in roots:
                    results(root, names, program, ctx, True)
        return
    if "-delete" in words:
        search(program, ctx, program, True)
    past = 0
    for i, word in enumerate(words):
        if word in ("-fprint", "-fprintf", "-fls", "-fprint0") and i + 1 < len(words):
            ctx.write(program.argv[i + 1], program)
        if (
            word in ("-exec", "-execdir", "-ok", "-okdir")
            and past <= i < len(words) - 1
            and len(program.via) < MAX_EXECS
            and not any("find" in v for p in ctx.line(program) for v in p.via)
        ):
            end = next((j for j in range(i + 1, len(words)) if words[j] in (";", "+")), len(words))
            past = end
            inner = Program(program.index, program.argv[i + 1 : end], cwd=program.cwd, via=(*program.via, "find -exec"))
            if inner.name in ("rm", "shred", "unlink") and any(w.text == "{}" for w in inner.argv):
                search(program, ctx, program, True)
            elif inner.argv:
                from ..commands import lower_program

                lower_program(ctx, inner)


LIMITS = frozenset(("-mtime", "-atime", "-ctime", "-mmin", "-newer", "-size", "-empty", "-user", "-perm", "-amin", "-cmin"))


def search(source: Program, ctx: Context, program: Program, tree: bool) -> None:
    """The results of a ``find`` are deleted: one effect for each start folder, with the names it is limited to."""
    words = source.argv[1:]
    roots: list[Word] = []
    i = 0
    while i < len(words) and (words[i].text in GLOBAL_TESTS or words[i].text[:1] not in ("-", "(", "!")):
        if words[i].text not in GLOBAL_TESTS:
            roots.append(words[i])
        i += 1
    names: list[str] = []
    limited = False
    negated = False
    empty = False
    while i < len(words):
        text = words[i].text
        if text in ("!", "-not"):
            negated = True
        elif text in NAME_TESTS and i + 1 < len(words):
            if not negated and words[i + 1].text.strip("*"):
                names.append(words[i + 1].text)
            negated = False
            i += 1
        elif text == "-empty":
            empty = True
        elif text in LIMITS:
            limited = True
        i += 1
    if empty:
        return
    deletes = next((i for i, w in enumerate(words) if w.text == "-delete"), -1)
    if deletes >= 0 and not any(w.text in NAME_TESTS or w.text in LIMITS for w in words[:deletes]):
        # A test behind -delete limits nothing: all that is walked is gone by then.
        names, limited = [], False
    if names and any(w.text in ("-o", "-or") for w in words) and not any(w.text in ("(", "\\(") for w in words):
        last = max(i for i, w in enumerate(words) if w.text in ("-o", "-or"))
        if not any(w.text in NAME_TESTS for w in words[last:]):
            # What stands behind the last "or" is not limited by the names before it.
            names = []
    for root in roots or [Word(".")]:
        results(root, names, program, ctx, tree, limited)


def results(root: Word, names: list[str], program: Program, ctx: Context, tree: bool, limited: bool = False) -> None:
    """One effect for what a search below `root` finds."""
    place = ctx.place(root, program)
    flags = ["search"]
    if tree:
        flags.append("tree")
    if names:
        flags.append("names")
    if limited:
        flags.append("limited")
    certainty = UNSURE if place.zone == "unknown" else "certain"
    for name in names:
        if name in ("hooks.json", "settings.json", "settings.local.json", "config.toml"):
            for folder in (".cursor", ".claude", ".codex"):
                if ctx.facts.kind(f"{place.path}/{folder}/{name}"):
                    ctx.delete(Word(f"{place.path}/{folder}/{name}"), program, "file")
    ctx.add(program, DELETE, "found", place=place, flags=tuple(flags), detail=" ".join(names), certainty=certainty)
