"""Shells whose code the parser could not see: from a pipe, a substitution, a decoder or a file."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, remote_output
from .fetched import described, remote_flags
from .types import EXECUTE
from .types import UNKNOWN as UNSURE

SHELLS = frozenset(("bash", "sh", "zsh", "dash", "ksh", "ash", "fish", "busybox"))

#: Programs whose printed shell code people evaluate every day.
ENVIRONMENTS = frozenset(
    [
        "ssh-agent", "direnv", "brew", "rbenv", "pyenv", "nodenv", "goenv", "jenv", "fnm", "nvm", "starship", "zoxide",
        "conda", "mamba", "micromamba", "minikube", "docker-machine", "dircolors", "lesspipe", "opam", "asdf", "mise", "rtx",
        "keychain", "gpg-agent", "luarocks", "register-python-argcomplete", "kubectl", "helm", "gh", "docker", "poetry", "pip",
        "uv", "pipx", "thefuck", "atuin", "dbus-launch", "tput", "resize", "locale", "setxkbmap", "sheldon", "antibody",
        "antidote", "perl", "basher", "plenv", "sdk", "coursier", "cs", "pack", "volta", "argocd", "flux", "kind", "k3d", "op",
        "vault-env", "aws-export-credentials", "systemctl", "cat-env", "getopt", "argparse",
    ]
)  # fmt: skip


def shell(name: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """A shell whose code the parser could not see: from a pipe, a substitution or a file."""
    sources: list[Program] = []
    for word in (*words, *((program.stdin,) if program.stdin is not None else ())):
        for i in word.sources:
            if i < len(ctx.plan.programs):
                sources.append(ctx.plan.programs[i])
                sources.extend(ctx.upstream(ctx.plan.programs[i]))
    dash_c = any(w.text[:1] == "-" and w.text[1:2] != "-" and "c" in w.text for w in words)
    reads_stdin = (
        not dash_c
        and name not in ("eval", "source", ".")
        and (not [w for w in words if w.text[:1] not in ("-", "+")] or any(w.text in ("-s", "-", "/dev/stdin") for w in words))
    )
    if reads_stdin and program.stdin is None:
        sources.extend(ctx.upstream(program))
    if any(remote_output(ctx, s) for s in sources):
        ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, sources), target=described(sources))
        return
    script = next((w for w in words if w.text[:1] not in ("-", "+")), None)
    if script is not None and not dash_c and name != "eval" and UNKNOWN not in script.text and len(ctx.plan.programs) > 1:
        from .relocations import origin

        copied = origin(script, program, ctx)
        if copied and len(copied) < 24_000:
            before = len(ctx.effects)
            ctx.inner(copied, program)
            for effect in ctx.effects[before:]:
                effect.flags = (*effect.flags, "script")
            return
    unknown = [w for w in words if UNKNOWN in w.text]
    if name in ("source", "."):
        if words and ("://" in words[0].text):
            ctx.add(program, EXECUTE, "remote", flags=("remote",), target=words[0].text)
        elif (
            unknown
            and sources
            and not all(
                s.name in ENVIRONMENTS
                or s.name in ("dirname", "pwd", "cd", "readlink", "realpath", "git")
                or "completion" in " ".join(w.text for w in s.argv)
                for s in sources
            )
        ):
            ctx.add(program, EXECUTE, "opaque", target="sourced text", certainty=UNSURE)
        elif words and not unknown:
            ctx.read(words[0], program, "source")
        return
    if dash_c and not unknown and program.via and (program.via[-1] == "wsl" or program not in ctx.plan.programs):
        # Found behind a runner that the parser does not know.
        at = next(i for i, w in enumerate(words) if w.text[:1] == "-" and w.text[1:2] != "-" and "c" in w.text)
        if at + 1 < len(words):
            ctx.inner(words[at + 1].text, program)
        return
    if name == "eval" or dash_c:
        if dash_c and unknown and all(only_arguments(w.text) for w in unknown):
            # The programs of the text stand in the plan beside this one.
            if any(remote_output(ctx, s) for s in ctx.upstream(program)):
                ctx.add(program, EXECUTE, "opaque", target="code with fetched text in it", certainty=UNSURE, flags=("dangerous",))
            return
        if unknown and not (
            sources
            and all(s.name in ENVIRONMENTS or s.name in ("echo", "printf", "sed", "grep", "cat", "tr", "true") for s in sources)
            and any(s.name in ENVIRONMENTS for s in sources)
        ):
            ctx.add(
                program, EXECUTE, "opaque", target=f"code of {name} that cannot be known", certainty=UNSURE, flags=("dangerous",)
            )
        return
    if (
        reads_stdin
        and program.stdin is not None
        and UNKNOWN in program.stdin.text
        and not program.stdin.text.strip(UNKNOWN + " \n")
    ):
        ctx.add(program, EXECUTE, "opaque", target="text from a pipe", certainty=UNSURE, flags=("dangerous",))
        return
    if reads_stdin and program.feeds and program.stdin is None:
        names = [s.name for s in sources]
        said = printed_text(sources[0]) if sources else ""
        if said:
            ctx.inner(said, program)
            return
        if all(n in ENVIRONMENTS for n in names[:1]) or (names[:1] == ["cat"] and _plain_cat(sources[0], ctx)):
            return
        decoders = (
            "base64", "base32", "xxd", "openssl", "gunzip", "gzip", "zcat", "rev", "tr", "perl", "python", "python3",
            "uudecode", "bzip2", "xz", "printf", "awk", "sed",
        )  # fmt: skip
        ctx.add(
            program,
            EXECUTE,
            "piped",
            target="decoded text" if any(n in decoders for n in names) else "text from a pipe",
            certainty=UNSURE,
            flags=("dangerous",) if any(n in decoders for n in names) else (),
        )
    elif any(r.op == "<" for r in program.redirects) and reads_stdin:
        for redirect in program.redirects:
            if redirect.op == "<" and redirect.target.sources:
                ctx.add(program, EXECUTE, "opaque", target="code from a substitution", certainty=UNSURE, flags=("dangerous",))
    elif unknown and (sources or unknown[0].text == UNKNOWN) and not reads_stdin:
        ctx.add(program, EXECUTE, "opaque", target="code from a substitution", certainty=UNSURE, flags=("dangerous",))


#: How inline code prints.
PRINTS = ("print(", "print ", "puts ", "puts(", "console.log(", "say ", "echo ", "process.stdout.write(", "sys.stdout.write(")


def printed_text(program: Program) -> str:
    """The constant that inline code prints and nothing else (``python3 -c "print('...')"``), "" for any other code."""
    words = [w.text for w in program.argv]
    at = next((i for i, t in enumerate(words[:-1]) if t in ("-c", "-e", "-E", "-r", "--eval")), 0)
    code = words[at + 1].strip().rstrip(";") if at else ""
    start = next((p for p in PRINTS if code.startswith(p)), "")
    text = code[len(start) :].strip().removesuffix(")" if start.endswith("(") else "\0").strip() if start else ""
    if len(text) < 3 or text[0] not in "'\"" or text[-1] != text[0] or text[0] in text[1:-1] or UNKNOWN in text:
        return ""
    return text[1:-1].replace("\\n", "\n")


#: Words after which comes a command or code.
LEADING = frozenset(
    [
        "then", "do", "else", "elif", "if", "while", "until", "!", "{", "eval", "exec", "sudo", "env", "source", ".", "xargs", "time",
        "nohup", "command", "builtin", "-c", "-e", "-exec", "bash", "sh", "zsh", "timeout", "nice", "doas", "su", "trap", "python",
        "python3", "node", "perl", "ruby",
    ]
)  # fmt: skip


def only_arguments(code: str) -> bool:
    """Whether every unknown piece of a shell text is an argument (or a part of one) of a program that is named there."""
    at = code.find(UNKNOWN)
    while at >= 0:
        before = code[max(0, at - 80) : at].rstrip(" \t\"'")
        if not before or before[-1] in ";&|(`\n" or before.split()[-1] in LEADING:
            return False
        at = code.find(UNKNOWN, at + 1)
    return True


def _plain_cat(source: Program, ctx: Context) -> bool:
    """``cat script | bash``: the script is in the workspace and was read by the shell part, or is not dangerous to name."""
    operands = [w for w in source.argv[1:] if w.text[:1] != "-"]
    for word in operands:
        place = ctx.place(word, source)
        if place.zone == "workspace":
            text = ctx.facts.read_text(place.path)
            if text is not None:
                ctx.inner(text, source)
                continue
        return False
    return bool(operands)
