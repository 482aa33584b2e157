"""Programs and code that Python code starts."""

import ast

from ....shell.program import UNKNOWN, Word
from ..commands import MAX_DEPTH
from ..types import EXECUTE, READ
from ..types import UNKNOWN as UNSURE
from .python import lower_code, quote
from .python_network import remote, remote_flags

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .python import Reader


def shell(reader: "Reader", name: str, node: ast.Call, first: object) -> None:
    """A call that starts a program."""
    args = node.args
    text = ""
    if name.startswith(("os.execl", "os.spawnl")):
        skip = 1 if name.startswith("os.spawn") else 0
        parts = [reader.fold(a) for a in args[skip + 1 :]]
        first = parts if parts else first
    elif name.startswith(("os.execv", "os.spawnv", "os.posix_spawn")):
        first = reader.fold(args[-1 if name.startswith("os.spawnv") else 1]) if len(args) > 1 else first
    elif name == "asyncio.create_subprocess_exec":
        first = [reader.fold(a) for a in args]
    if first is None and not args:
        first = next((reader.fold(k.value) for k in node.keywords if k.arg in ("args", "cmd", "command")), None)
    if isinstance(first, list):
        text = " ".join(quote(x) if isinstance(x, str) else '"$UNKNOWN_ARGUMENT"' for x in first)
    elif isinstance(first, str):
        text = first
    if name == "pty.spawn" or (text.startswith(("/bin/sh", "/bin/bash", "sh -i", "bash -i", "bash", "sh")) and reader.socket):
        reader.shell_hint = True
    if text:
        if UNKNOWN in text:
            text = text.replace(UNKNOWN, "$UNKNOWN_TEXT")
        if reader.depth < MAX_DEPTH:
            for effect in reader.ctx.inner(text, reader.program):
                if effect.kind == READ and ("secret" in effect.flags or "secret-ask" in effect.flags):
                    reader.secret = True
    elif args and remote(reader, args[0]):
        reader.ctx.add(
            reader.program,
            EXECUTE,
            "remote",
            flags=("remote", *remote_flags(reader, args[0])),
            target="fetched text run as a command",
        )
    elif args or node.keywords:
        reader.ctx.add(reader.program, EXECUTE, "opaque", target=f"a command that {name} builds", certainty=UNSURE)


def evaluate(reader: "Reader", node: ast.Call, first: object) -> None:
    """``exec`` and ``eval``."""
    if not node.args:
        return
    if isinstance(first, bytes):
        first = first.decode("utf-8", "replace")
    if isinstance(first, str) and UNKNOWN not in first:
        if reader.depth < MAX_DEPTH:
            lower_code(first, reader.program, reader.ctx, reader.depth + 1)
        return
    if remote(reader, node.args[0]):
        reader.ctx.add(
            reader.program, EXECUTE, "remote", flags=("remote", *remote_flags(reader, node.args[0])), target="fetched Python"
        )
        return
    inner = node.args[0]
    if isinstance(inner, ast.Call) and reader.dotted(inner.func) == "compile":
        return
    if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr in ("read", "read_text"):
        source = inner.func.value
        path = reader.fold(source.args[0]) if isinstance(source, ast.Call) and source.args else None
        if isinstance(path, str) and UNKNOWN not in path and reader.ctx.place(Word(path), reader.program).zone == "workspace":
            return
    reader.ctx.add(
        reader.program, EXECUTE, "opaque", target="Python code that cannot be known", certainty=UNSURE, flags=("dangerous",)
    )
