"""Shapes of a whole command line that no single program shows."""

from .commands import Context
from .types import EXECUTE
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
