"""Git settings that run code, remotes, and subcommands that start another program."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .types import EXECUTE, GIT, READ, WRITE
from .types import UNKNOWN as UNSURE

#: Settings that run their value as a command.
RUNS = ("core.pager", "core.editor", "core.sshcommand", "core.fsmonitor", "core.askpass", "sequence.editor", "diff.external", "core.gitproxy", "gpg.program", "uploadpack.packobjectshook", "credential.helper",
        "interactive.difffilter", "web.browser", "init.templatedir")  # fmt: skip


RUN_ENDS = (
    ".command", ".textconv", ".clean", ".smudge", ".process", ".driver", ".cmd", ".helper", ".program", ".sshcommand",
    ".receivepack", ".uploadpack",
)  # fmt: skip


HARMLESS_GLOBAL = ("user.name", "user.email", "init.defaultbranch", "color.", "pull.", "push.default", "push.autosetupremote", "core.autocrlf", "core.eol", "advice.", "fetch.prune", "rerere.", "merge.conflictstyle",
                   "diff.algorithm", "safe.directory", "core.quotepath", "help.autocorrect", "rebase.autostash", "commit.template", "column.", "branch.", "log.", "core.longpaths", "core.ignorecase", "lfs.")  # fmt: skip


def runs_setting(key: str, value: str, program: Program, ctx: Context) -> None:
    """A setting whose value git runs as a command."""
    if key in RUNS or key.endswith(RUN_ENDS):
        command = value[1:] if value.startswith("!") else value
        if " " in command or "/" in command:
            ctx.inner(command, program)
    elif key == "protocol.ext.allow" and value != "never":
        ctx.add(program, EXECUTE, "opaque", target="git's ext transport", certainty=UNSURE, flags=("dangerous",))


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


#: Hosts of code that everybody uses.
FORGES = frozenset(("github.com", "gitlab.com", "bitbucket.org", "codeberg.org", "dev.azure.com", "ssh.dev.azure.com", "git.sr.ht"))


def remote_host(url: str) -> str:
    """Host of a remote's URL, ``user@host:path`` included; "" for a path or what cannot be known."""
    scheme, found, rest = url.partition("://")
    if not found:
        if ":" not in url or url[:1] in "/." or UNKNOWN in url:
            return ""
        rest = url
    return "" if scheme == "file" else rest.split("/", 1)[0].rsplit("@", 1)[-1].split(":", 1)[0].lower()


def remote(rest: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``git remote add`` / ``set-url``: remembered, a push may follow."""
    texts = [w.text for w in rest if w.text[:1] != "-"]
    if texts[:1] in (["add"], ["set-url"]) and len(texts) > 2:
        if texts[2].startswith("ext::"):
            ctx.inner(texts[2][5:], program)
        host = remote_host(texts[2])
        ctx.add(program, GIT, "remote-add", target=host)
        if texts[0] == "set-url" and "--delete" not in [w.text for w in rest] and host:
            from .urls import is_local

            cwd = program.cwd.text
            before = "" if UNKNOWN in cwd else remote_host(str(ctx.facts.git_config(cwd, f"remote.{texts[1]}.url")))
            if host != before and host not in FORGES and not is_local(host):
                ctx.add(program, GIT, "remote-moved", target=host)


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
            if name.lower() == "core.hookspath":
                ctx.add(program, GIT, "config-runs", target=name)
            runs_setting(name.lower(), setting, program, ctx)
    for word in opts.rest[:1]:
        if word.text.startswith("ext::"):
            ctx.inner(word.text[5:].replace("% ", " "), program)
            ctx.add(program, EXECUTE, "opaque", target="git's ext transport", certainty=UNSURE, flags=("dangerous",))
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


#: Subcommand -> its handler.
HANDLERS = {"config": config, "remote": remote, "clone": clone, "credential": credential, "difftool": difftool, "mergetool": difftool, "grep": grep, "archive": archive}  # fmt: skip
