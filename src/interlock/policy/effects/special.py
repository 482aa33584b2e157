"""Shapes of a whole command line that no single program shows."""

from ...shell.program import UNKNOWN as GAP
from .commands import Context
from .types import EXECUTE, Effect
from .types import UNKNOWN as UNSURE

RISKY = (
    "rm ", "rm\t", "dd ", "mkfs", "shred", "/dev/", "curl", "wget", "sudo", "chmod", "chown", "force", "delete", "drop ", "eval", "base64", "| sh", "|sh", "bash", "kill", "truncate", "git push", "git reset", "> /", "~/", "unlink", "rmtree", "exec",
)  # fmt: skip


def fork_bomb(text: str, ctx: Context) -> None:
    """A function that starts itself twice, in a pipe and in the background."""
    flat = "".join(text.split())
    at = flat.find("(){")
    while at > 0:
        start = at
        while start > 0 and (flat[start - 1].isalnum() or flat[start - 1] in ":._-"):
            start -= 1
        name = flat[start:at]
        body = flat[at + 3 :]
        if name and (
            body.startswith((f"{name}|{name}&", f"{name}&{name}&", f"({name}|{name}&", f"{name}|{name};", f"({name}&);{name}"))
        ):
            ctx.add(None, EXECUTE, "fork-bomb")
            return
        at = flat.find("(){", at + 1)


def unparsed(text: str, ctx: Context) -> None:
    """A command line that was not understood to its end is a question when it holds a risky word."""
    low = text.lower()
    if any(w in low for w in RISKY):
        ctx.add(None, EXECUTE, "unparsed", certainty=UNSURE)


RUNNERS = frozenset(
    [
        "bash", "sh", "zsh", "dash", "ksh", "ash", "fish", "source", ".", "python", "python3", "node", "perl", "ruby", "php",
        "deno", "bun", "lua", "pwsh", "powershell",
    ]
)  # fmt: skip


def downloads(saved: "list[Effect]", ctx: Context) -> None:
    """Programs that run a file which the same command line fetched."""
    by_path = {e.place.path: e for e in saved if e.place is not None}
    for program in ctx.plan.programs:
        if not program.argv:
            continue
        words = []
        if "/" in program.argv[0].text:
            words.append(program.argv[0])
        if program.name in RUNNERS:
            words.extend([w for w in program.argv[1:] if w.text[:1] != "-"][:1])
            words.extend(r.target for r in program.redirects if r.op == "<")
            words.extend(w for p in ctx.upstream(program) if p.name == "cat" for w in p.argv[1:])
        for word in words:
            if GAP in word.text and not word.sources:
                continue
            found = by_path.get(ctx.place(word, program).path)
            if found is not None and found.index < program.index:
                ctx.add(
                    program,
                    EXECUTE,
                    "downloaded",
                    flags=("insecure",) if "insecure" in found.flags else (),
                    target="a file that was just fetched",
                )
                break
