"""``git``: what each subcommand would lose, rewrite, send or run."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import DELETE, EXECUTE, GIT, READ, SEND, WRITE
from ..types import UNKNOWN as UNSURE

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

#: Settings that run their value as a command.
RUNS = ("core.pager", "core.editor", "core.sshcommand", "core.fsmonitor", "core.askpass", "sequence.editor", "diff.external", "core.gitproxy", "gpg.program", "uploadpack.packobjectshook", "credential.helper",
        "interactive.difffilter", "web.browser", "init.templatedir")  # fmt: skip
RUN_ENDS = (
    ".command", ".textconv", ".clean", ".smudge", ".process", ".driver", ".cmd", ".helper", ".program", ".sshcommand",
    ".receivepack", ".uploadpack",
)  # fmt: skip

HARMLESS_GLOBAL = ("user.name", "user.email", "init.defaultbranch", "color.", "pull.", "push.default", "push.autosetupremote", "core.autocrlf", "core.eol", "advice.", "fetch.prune", "rerere.", "merge.conflictstyle",
                   "diff.algorithm", "safe.directory", "core.quotepath", "help.autocorrect", "rebase.autostash", "commit.template", "column.", "branch.", "log.", "core.longpaths", "core.ignorecase", "lfs.")  # fmt: skip


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
    if any(w.text in ("--help", "-h") for w in rest[:1]):
        return
    if skip_hooks and sub in ("commit", "push", "merge", "rebase", "am", "cherry-pick", "pull", "checkout"):
        ctx.add(program, GIT, "skip-hooks", target="core.hooksPath")
    if sub in ("apply", "am") and not any(w.text in ("--check", "--stat", "--numstat", "--summary", "--abort") for w in rest):
        from .filesystem import patches

        patches([w for w in rest if w.text[:1] != "-"], [], program, ctx)
    if sub in CALM:
        calm(sub, rest, program, ctx)
        return
    handler = HANDLERS.get(sub)
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


def runs_setting(key: str, value: str, program: Program, ctx: Context) -> None:
    """A setting whose value git runs as a command."""
    if key in RUNS or key.endswith(RUN_ENDS):
        command = value[1:] if value.startswith("!") else value
        if " " in command or "/" in command:
            ctx.inner(command, program)
    elif key == "protocol.ext.allow" and value != "never":
        ctx.add(program, EXECUTE, "opaque", target="git's ext transport", certainty=UNSURE, flags=("dangerous",))


def calm(sub: str, rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Reading subcommands: only the blob of a secret, an odd transport or an odd output matters."""
    for word in rest:
        text = word.text
        if ":" in text and sub in ("show", "cat-file") and text[:1] != "-":
            ctx.read(Word(text.split(":", 1)[1]), program)
        elif text.startswith("--output="):
            ctx.write(Word(text[9:]), program)
        elif text.startswith("--upload-pack=") and " " in text:
            ctx.inner(text[14:], program)
        elif text.startswith("ext::"):
            ctx.inner(text[5:], program)
        elif text in ("--no-verify",) and sub in ("merge", "cherry-pick"):
            ctx.add(program, GIT, "skip-hooks", target=text)


def branch_of(program: Program, ctx: Context) -> str:
    """The branch that is current when the command runs (a checkout earlier in the line counts), "" when not known."""
    for earlier in reversed(ctx.plan.programs[: program.index]):
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
            from ..products_data import is_product

            if all(is_product(w.text) for w in operands):
                return
        ctx.add(
            program,
            GIT,
            "clean",
            target=" ".join(w.text for w in operands[:2]) or "untracked files",
            flags=("ignored",) if "-x" in opts.flags or "-X" in opts.flags else (),
        )


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


def worktree(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git worktree remove --force``."""
    texts = [w.text for w in rest]
    if texts[:1] == ["remove"] and ("-f" in texts or "--force" in texts or "-ff" in texts):
        ctx.add(program, GIT, "worktree-remove", target=" ".join(t for t in texts[1:] if t[:1] != "-"))


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


def config(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git config``: settings that run code, skip hooks or reach beyond this repository."""
    opts = Options(rest, ("-f", "--file", "--type", "--default", "--blob", "--comment", "--value"))
    operands = [w.text for w in opts.rest]
    if operands[:1] in (["set"], ["unset"], ["get"], ["list"], ["edit"], ["rename-section"], ["remove-section"]):
        verb = operands.pop(0)
        if verb in ("get", "list"):
            return
    if (
        opts.has("--get", "--list", "--get-all", "--get-regexp", "--get-urlmatch", "--show-origin", "--get-color")
        or "-l" in opts.flags
    ):
        return
    wide = opts.has("--global", "--system")
    removing = opts.has("--unset", "--unset-all", "--remove-section", "--rename-section")
    if len(operands) < 2 and not removing and not (opts.has("--edit") or "-e" in opts.flags):
        return
    key = operands[0].lower() if operands else ""
    value = operands[1] if len(operands) > 1 else ""
    if key == "core.hookspath":
        ctx.add(program, GIT, "skip-hooks", target="core.hooksPath")
    elif (
        key in RUNS
        or key.endswith(RUN_ENDS)
        or (key.startswith("alias.") and value.startswith("!"))
        or (key.startswith("url.") and key.endswith("insteadof"))
        or key.startswith(("include.", "includeif.", "http.proxy", "http.sslverify", "protocol.ext"))
    ):
        before = len(ctx.effects)
        if not key.startswith(("url.", "include", "http.")):
            ctx.inner(value[1:] if value.startswith("!") else value, program)
        plain = (
            key in ("core.editor", "core.pager", "sequence.editor")
            or (
                key == "credential.helper"
                and value in ("store", "cache", "osxkeychain", "manager", "manager-core", "libsecret", "")
            )
            or key.startswith("filter.lfs")
            or key.endswith((".clean", ".smudge", ".process"))
        )
        if len(ctx.effects) == before and (not plain or wide):
            ctx.add(program, GIT, "config-runs", target=key)
    elif key.startswith("alias.") and value and ctx.depth < 3:
        ctx.inner("git " + value, program)
    elif (wide and not removing and not key.startswith(HARMLESS_GLOBAL)) or (
        wide and removing and key.startswith(("user", "credential", "core.", "http", "url"))
    ):
        ctx.add(program, GIT, "config-global", target=key)


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


def remote(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git remote add`` / ``set-url``: remembered, a push may follow."""
    texts = [w.text for w in rest if w.text[:1] != "-"]
    if texts[:1] in (["add"], ["set-url"]) and len(texts) > 2:
        if texts[2].startswith("ext::"):
            ctx.inner(texts[2][5:], program)
        ctx.add(program, GIT, "remote-add", target=texts[2].split("://", 1)[-1].split("/", 1)[0].rsplit("@", 1)[-1])


def clone(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git clone``: odd transports, hooks from templates and settings that run code."""
    opts = Options(
        rest,
        (
            "-c", "--config", "-u", "--upload-pack", "--template", "-b", "--branch", "--depth", "-o", "--origin",
            "--reference", "-j", "--filter",
        ),
    )  # fmt: skip
    for key in ("-u", "--upload-pack"):
        for value in opts.values.get(key, ()):
            if " " in value.text or "/" in value.text:
                ctx.inner(value.text, program)
    for key in ("-c", "--config"):
        for value in opts.values.get(key, ()):
            name, _, setting = value.text.partition("=")
            runs_setting(name.lower(), setting, program, ctx)
    for word in opts.rest[:1]:
        if word.text.startswith("ext::"):
            ctx.inner(word.text[5:], program)
    if len(opts.rest) > 1:
        ctx.write(opts.rest[1], program, "create")


def credential(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git credential fill`` prints a stored password."""
    if any(w.text in ("fill", "get") for w in rest):
        ctx.add(program, READ, "credential", target="git's stored credentials", flags=("secret-ask",))
        ctx.reads.setdefault(program.index, []).append("secret")


def difftool(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git difftool -x`` runs a command."""
    opts = Options(rest, ("-x", "--extcmd", "-t", "--tool"))
    value = opts.value("-x", "--extcmd")
    if value is not None:
        ctx.inner(value.text, program)


def grep(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git grep -O<command>`` opens the hits with it."""
    for word in rest:
        for start in ("-O", "--open-files-in-pager="):
            if word.text.startswith(start) and " " in word.text:
                ctx.inner(word.text[len(start) :], program)


def archive(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git archive`` and ``git bundle`` write a copy; ``--exec`` runs a command at the remote."""
    opts = Options(rest, ("-o", "--output", "--remote", "--exec", "--format", "--prefix"))
    out = opts.value("-o", "--output")
    if out is not None:
        ctx.add(program, WRITE, "write", place=ctx.place(out, program))


HANDLERS = {
    "push": push, "send-pack": push, "reset": reset, "checkout": checkout, "switch": switch, "restore": restore, "stash": stash, "clean": clean, "branch": branch, "worktree": worktree, "commit": commit, "add": add, "stage": add,
    "config": config, "update-ref": update_ref, "reflog": reflog, "gc": gc, "prune": prune, "filter-branch": filter_history, "filter-repo": filter_history, "rm": remove, "rebase": rebase, "bisect": tail_runs,
    "submodule": tail_runs, "remote": remote, "clone": clone, "credential": credential, "difftool": difftool, "mergetool": difftool, "grep": grep, "archive": archive, "pull": rebase,
}  # fmt: skip

KNOWN = frozenset(["tag", "am", "apply", "daemon", "instaweb", "gui", "gitk", "lfs", "maintenance", "sparse-checkout", "replace", "bundle", "pack-refs", "repack", "read-tree", "write-tree", "commit-tree", "hash-object", "mktree", "unpack-objects", "fast-import", "fast-export", "svn", "send-email", "symbolic-ref", "flow", "subtree", "absorb", "crypt", "secret"])  # fmt: skip
