"""Git subcommands that move or remove branches and history, here and at the remote."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .types import GIT, PACKAGE, SEND
from .types import UNKNOWN as UNSURE


def branch_of(program: Program, ctx: Context) -> str:
    """The branch that is current when the command runs (a checkout earlier in the line counts), "" when not known."""
    for earlier in reversed(ctx.line(program)):
        if earlier.index >= program.index:
            continue
        words = [w.text for w in earlier.argv]
        if earlier.name == "git" and any(w in ("checkout", "switch") for w in words[:4]) and "--" not in words:
            operands = [w for w in words[1:] if w[:1] != "-" and w not in ("checkout", "switch")]
            if len(operands) == 1:
                return operands[0]
    return "" if UNKNOWN in program.cwd.text else str(ctx.facts.branch(program.cwd.text))


def push(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git push``: which refs are rewritten or removed, and where to."""
    opts = Options(rest, ("-o", "--push-option", "--repo", "--receive-pack", "--exec"))
    flags = opts.flags
    for key in ("--receive-pack", "--exec"):
        for value in opts.values.get(key, ()):
            if " " in value.text:
                ctx.inner(value.text, program)
    if "-n" in flags or opts.has("--dry-run"):
        return
    if opts.has("--no-verify"):
        ctx.add(program, GIT, "skip-hooks", target="--no-verify")
    lease = any(("--force-with-lease".startswith(f) and len(f) > 8) or f.startswith("--force-w") for f in flags)
    force = "-f" in flags or any(f == "--force" or ("--force".startswith(f) and len(f) >= 4) for f in flags)
    delete = "-d" in flags or any("--delete".startswith(f) and len(f) >= 4 for f in flags)
    mirror = any("--mirror".startswith(f) and len(f) >= 3 for f in flags)
    prune = "--prune" in flags
    everything = "--all" in flags or "--branches" in flags
    operands = [ctx.text(w, program) for w in opts.rest]
    repo = opts.value("--repo")
    remote = operands[0] if operands else repo.text if repo is not None else ""
    refs = operands[1:]
    if remote.startswith("+"):
        refs, remote = [remote], ""
    if "://" in remote or remote.startswith("ext::") or ("@" in remote and ":" in remote):
        if remote.startswith("ext::"):
            ctx.inner(remote[5:], program)
        ctx.add(program, SEND, "git-push", target=remote.split("://", 1)[-1].split("/", 1)[0].rsplit("@", 1)[-1], flags=("data",))
    if remote in DEPLOYING:
        ctx.add(program, PACKAGE, "deploy", target=f"git push {remote}")
    if mirror or prune:
        ctx.add(program, GIT, "push-mirror", target=remote or "the remote")
        return
    if not refs:
        if force or lease or delete:
            if everything:
                ctx.add(program, GIT, "push-mirror", target=remote or "the remote", flags=("all",))
                return
            ctx.add(program, GIT, "push-force", target=branch_of(program, ctx), flags=("lease",) if lease and not force else ())
            if remote and remote in ctx.facts.protected_branches:
                ctx.add(program, GIT, "push-force", target=remote)
        return
    for ref in refs:
        forced = force or ref.startswith("+")
        ref = ref[1:] if ref.startswith("+") else ref
        source, colon, target = ref.partition(":")
        name = target if colon else source
        if name in ("HEAD", "@") or (colon and not target and source):
            name = branch_of(program, ctx) if name in ("HEAD", "@") else source
        if name.startswith("refs/heads/"):
            name = name[11:]
        elif name.startswith("heads/"):
            name = name[6:]
        if delete or (colon and not source and target):
            ctx.add(program, GIT, "push-delete", target=name, certainty=UNSURE if UNKNOWN in name else "certain")
        elif forced or lease:
            if "*" in name or (colon and not name):
                ctx.add(program, GIT, "push-mirror", target=remote)
            else:
                ctx.add(
                    program,
                    GIT,
                    "push-force",
                    target="" if UNKNOWN in name else name,
                    flags=("lease",) if lease and not forced else (),
                    certainty=UNSURE if UNKNOWN in name else "certain",
                )
        elif UNKNOWN in ref and any(w.split and UNKNOWN in w.text for w in opts.rest):
            continue


#: Names of remotes whose receipt of a push is a deployment.
DEPLOYING = frozenset(("heroku", "dokku", "production", "prod", "live", "deploy", "piku", "gigalixir", "scalingo", "clever"))


def branch(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git branch``: deletes by force, or moves a branch."""
    opts = Options(rest, ("-u", "--set-upstream-to", "--sort", "--format", "--contains", "--merged", "--no-merged", "--points-at"))
    force = opts.has("--force") or "-f" in opts.flags
    if "-D" in opts.flags or ((opts.has("--delete") or "-d" in opts.flags) and force):
        for word in opts.rest:
            ctx.add(program, GIT, "branch-delete", target=word.text.replace(UNKNOWN, "?"))
    elif force and len(opts.rest) >= 1 and "-m" not in opts.flags:
        ctx.add(program, GIT, "branch-reset", target=opts.rest[0].text)
    elif "-d" in opts.flags or opts.has("--delete"):
        for word in opts.rest:
            if word.text in ctx.facts.protected_branches:
                ctx.add(program, GIT, "branch-delete", target=word.text)


def update_ref(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git update-ref``: deletes or moves a ref without the usual care."""
    opts = Options(rest, ("-m",))
    refs = [w.text for w in opts.rest]
    if "-d" in opts.flags or opts.has("--delete"):
        name = refs[0] if refs else ""
        ctx.add(program, GIT, "ref-delete", target=name[11:] if name.startswith("refs/heads/") else name)
    elif len(refs) >= 2 and refs[0].startswith("refs/heads/"):
        ctx.add(program, GIT, "branch-reset", target=refs[0][11:])
    elif opts.has("--stdin"):
        ctx.add(program, GIT, "branch-reset", target="refs from standard input")


def reflog(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git reflog expire`` removes the way back."""
    texts = [w.text for w in rest]
    if texts[:1] == ["expire"] and not any(t in ("-n", "--dry-run") for t in texts):
        now = any(t in ("--expire=now", "--expire=all", "--expire-unreachable=now", "--expire=0") for t in texts)
        ctx.add(program, GIT, "reflog-expire", target="the reflog", flags=("now",) if now else ())
    elif texts[:1] == ["delete"]:
        ctx.add(program, GIT, "reflog-delete", target=" ".join(texts[1:3]))


def gc(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git gc --prune=now`` and ``git prune`` drop what nothing points at."""
    texts = [w.text for w in rest]
    if any(t.startswith("--prune=") and t[8:] in ("now", "all", "0") for t in texts):
        ctx.add(program, GIT, "gc-prune", target="unreachable objects")


def prune(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git prune``."""
    opts = Options(rest, ("--expire",))
    if not (opts.has("--dry-run") or "-n" in opts.flags):
        ctx.add(program, GIT, "gc-prune", target="unreachable objects")


def filter_history(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git filter-branch`` / ``filter-repo`` rewrite every commit."""
    texts = [w.text for w in rest]
    if any(t in ("--dry-run", "--analyze", "-h") for t in texts):
        return
    for i, text in enumerate(texts):
        if (
            text in ("--tree-filter", "--index-filter", "--msg-filter", "--env-filter", "--commit-filter")
            and i + 1 < len(texts)
            and text != "--index-filter"
        ):
            ctx.inner(texts[i + 1], program)
    ctx.add(program, GIT, "filter-history", target="the whole history")


def replace(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git replace``: shows another commit in the place of one."""
    opts = Options(rest, ("--format",))
    if opts.has("--list", "--delete") or "-l" in opts.flags or "-d" in opts.flags or not opts.rest:
        return
    ctx.add(program, GIT, "branch-reset", target=" ".join(w.text for w in opts.rest[:1]))


#: Subcommand -> its handler.
HANDLERS = {"push": push, "send-pack": push, "branch": branch, "update-ref": update_ref, "reflog": reflog, "gc": gc, "prune": prune, "filter-branch": filter_history, "filter-repo": filter_history, "replace": replace}  # fmt: skip
