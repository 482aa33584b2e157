"""``git``: what each subcommand would lose, rewrite, send or run."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import EXECUTE, GIT
from ..types import UNKNOWN as UNSURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Handler = Callable[[tuple[Word, ...], Program, Context], None]

#: Subcommands that only look, or whose changes git can undo.
CALM = frozenset(
    [
        "status", "log", "diff", "show", "blame", "shortlog", "describe", "rev-parse", "rev-list", "ls-files", "ls-tree",
        "ls-remote", "cat-file", "grep-not", "help", "version", "fetch", "init", "merge", "cherry-pick", "revert", "mv",
        "bisect-not", "notes", "whatchanged", "name-rev", "merge-base", "for-each-ref", "show-ref", "symbolic-ref-not", "var",
        "count-objects", "fsck", "verify-commit", "verify-tag", "range-diff", "diff-tree", "diff-index", "diff-files",
        "check-ignore", "check-attr", "check-ref-format", "stripspace", "column", "request-pull", "format-patch", "annotate",
        "cherry",
    ]
)  # fmt: skip

GLOBAL_VALUED = frozenset(("-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--super-prefix", "--config-env"))


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one git command."""
    words = list(program.argv[1:])
    if name.startswith("git-") and len(name) > 4:
        words = [Word(name[4:]), *words]
    cwd = program.cwd
    aliases: dict[str, str] = {}
    i = 0
    skip_hooks = False
    while i < len(words) and words[i].text[:1] == "-":
        text = words[i].text
        option, eq, value = text.partition("=")
        if option in ("--help", "--version", "-h", "-v"):
            return
        if option in GLOBAL_VALUED:
            if not eq:
                i += 1
                value = words[i].text if i < len(words) else ""
            if option == "-C" and i < len(words):
                cwd = (
                    words[i]
                    if value[:1] in ("/", UNKNOWN)
                    else Word(cwd.text.rstrip("/") + "/" + value)
                    if value not in (".", "")
                    else cwd
                )
            elif option == "-c":
                key, _, setting = value.partition("=")
                low = key.lower()
                if low.startswith("alias."):
                    aliases[key[6:]] = setting
                elif low == "core.hookspath":
                    skip_hooks = True
                else:
                    from ..git_settings import runs_setting

                    runs_setting(low, setting, program, ctx)
        i += 1
    if i >= len(words):
        return
    sub = words[i].text
    rest = tuple(words[i + 1 :])
    if UNKNOWN in sub:
        ctx.add(
            program,
            EXECUTE,
            "opaque",
            target="a git subcommand that cannot be known",
            certainty=UNSURE,
            flags=("dangerous",) if any("orce" in w.text or w.text in ("-f", "--hard") for w in rest) else (),
        )
        return
    if sub in aliases:
        alias(aliases[sub], rest, program, ctx, cwd)
        return
    if any(w.text in ("--help", "-h") for w in rest[:1]) or any(w.text == "--help" for w in rest):
        return
    if skip_hooks and sub in ("commit", "push", "merge", "rebase", "am", "cherry-pick", "pull", "checkout"):
        ctx.add(program, GIT, "skip-hooks", target="core.hooksPath")
    if sub in ("apply", "am") and not any(w.text in ("--check", "--stat", "--numstat", "--summary", "--abort") for w in rest):
        from .filesystem import patches

        patches([w for w in rest if w.text[:1] != "-"], [], program, ctx)
    if sub in CALM:
        calm(sub, rest, program, ctx)
        return
    handler = handler_of(sub)
    if handler is not None:
        moved = (
            program
            if cwd is program.cwd
            else Program(
                program.index,
                program.argv,
                cwd=cwd,
                assigns=program.assigns,
                redirects=program.redirects,
                stdin=program.stdin,
                feeds=program.feeds,
                via=program.via,
            )
        )
        handler(rest, moved, ctx)
    elif sub not in KNOWN:
        stored = ctx.facts.git_config(cwd.text, f"alias.{sub}") if UNKNOWN not in cwd.text else ""
        if stored:
            alias(stored, rest, program, ctx, cwd)


def alias(text: str, rest: "tuple[Word, ...]", program: Program, ctx: Context, cwd: Word) -> None:
    """A git alias: another git command, or with ``!`` a shell command."""
    if ctx.depth > 4:
        return
    tail = " ".join("'" + w.text.replace("'", "'\\''") + "'" for w in rest)
    ctx.inner(f"{text[1:]} {tail}" if text.startswith("!") else f"git {text} {tail}", Program(program.index, program.argv, cwd=cwd))


def calm(sub: str, rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Reading subcommands: only the blob of a secret, an odd transport or an odd output matters."""
    for word in rest:
        text = word.text
        if ":" in text and sub in ("show", "cat-file") and text[:1] != "-":
            ctx.read(Word(text.split(":", 1)[1]), program)
        elif sub in ("diff", "log", "show", "whatchanged", "blame", "annotate") and text[:1] != "-" and prints_content(sub, rest):
            ctx.read(word, program)
        elif text.startswith("--output="):
            ctx.write(Word(text[9:]), program)
        elif text.startswith("--upload-pack=") and " " in text:
            ctx.inner(text[14:], program)
        elif text.startswith("ext::"):
            ctx.inner(text[5:], program)
        elif text in ("--no-verify",) and sub in ("merge", "cherry-pick"):
            ctx.add(program, GIT, "skip-hooks", target=text)


def prints_content(sub: str, rest: "tuple[Word, ...]") -> bool:
    """Whether a reading subcommand shows what stands in the files that it is given."""
    texts = [w.text for w in rest]
    if any(
        t
        in (
            "--stat",
            "--name-only",
            "--name-status",
            "--shortstat",
            "--numstat",
            "--quiet",
            "-s",
            "--no-patch",
            "--summary",
            "--oneline",
        )
        for t in texts
    ):
        return any(t in ("-p", "--patch", "-u") for t in texts)
    return sub not in ("log", "whatchanged") or any(t in ("-p", "--patch", "-u") or t[:2] in ("-L", "-G", "-S") for t in texts)


def commit(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git commit``: only skipping the project's hooks matters."""
    opts = Options(
        rest,
        (
            "-m", "-F", "-C", "-c", "-t", "--message", "--file", "--author", "--date", "--template", "--reuse-message",
            "--fixup", "--squash", "--trailer", "-u", "-S", "--cleanup",
        ),
    )  # fmt: skip
    if "-n" in opts.flags or opts.has("--no-verify"):
        ctx.add(program, GIT, "skip-hooks", target="--no-verify")
    for key in ("-F", "--file"):
        for value in opts.values.get(key, ()):
            if value.text != "-":
                ctx.read(value, program, "copy")


def add(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git add``: putting a secret file under version control."""
    opts = Options(rest, ("--chmod", "--pathspec-from-file"))
    for word in opts.rest:
        if "." in word.text or word.glob or opts.has("-f", "--force"):
            place = ctx.place(word, program)
            tags = place.tags
            if ("secret" in tags or "secret-ask" in tags) and (
                opts.has("-f", "--force") or "secret" in tags or ".env" in word.text
            ):
                ctx.add(program, GIT, "add-secret", place=place)
                ctx.reads.setdefault(program.index, []).append("secret-ask")


def rebase(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git rebase``: its ``--exec`` runs commands."""
    opts = Options(rest, ("-x", "--exec", "-s", "-X", "--onto", "--strategy"))
    for key in ("-x", "--exec"):
        for value in opts.values.get(key, ()):
            ctx.inner(value.text, program)
    if opts.has("--no-verify"):
        ctx.add(program, GIT, "skip-hooks", target="--no-verify")


def tail_runs(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git bisect run`` and ``git submodule foreach`` run a command."""
    texts = [w.text for w in rest]
    for marker in ("run", "foreach"):
        if marker in texts[:2]:
            tail = [w for w in rest[texts.index(marker) + 1 :] if w.text not in ("--recursive", "-q", "--quiet")]
            if len(tail) == 1:
                ctx.inner(tail[0].text, program)
            elif tail:
                from ..commands import lower_program

                lower_program(ctx, Program(program.index, tuple(tail), cwd=program.cwd, via=(*program.via, "git " + marker)))
    if texts[:1] == ["deinit"] and any(t in ("-f", "--force", "--all") for t in texts):
        ctx.add(program, GIT, "clean", target="submodules")


#: Subcommands that a module of their own judges.
WORK = frozenset(("reset", "checkout", "switch", "restore", "stash", "clean", "worktree", "rm", "read-tree"))
REFS = frozenset(("push", "send-pack", "branch", "update-ref", "reflog", "gc", "prune", "filter-branch", "filter-repo", "replace"))
SETTINGS = frozenset(("config", "remote", "clone", "credential", "difftool", "mergetool", "grep", "archive"))
HANDLERS = {
    "commit": commit, "add": add, "stage": add, "rebase": rebase, "pull": rebase, "bisect": tail_runs, "submodule": tail_runs,
}  # fmt: skip


def handler_of(sub: str) -> "Handler | None":
    """The function that judges a subcommand, None for one that has none."""
    if sub in WORK:
        from .. import git_work

        return git_work.HANDLERS[sub]
    if sub in REFS:
        from .. import git_refs

        return git_refs.HANDLERS[sub]
    if sub in SETTINGS:
        from .. import git_settings

        return git_settings.HANDLERS[sub]
    return HANDLERS.get(sub)


KNOWN = frozenset(["tag", "am", "apply", "daemon", "instaweb", "gui", "gitk", "lfs", "maintenance", "sparse-checkout", "bundle", "pack-refs", "repack", "write-tree", "commit-tree", "hash-object", "mktree", "unpack-objects", "fast-import", "fast-export", "svn", "send-email", "symbolic-ref", "flow", "subtree", "absorb", "crypt", "secret"])  # fmt: skip
