"""What the redirections of a program read, write, send or open."""

from ...shell.program import Program
from .commands import NOWHERE, Context, remote_output
from .types import EXECUTE, SEND


def lower_redirects(ctx: Context, program: Program) -> None:
    """Effects of the redirections of one program."""
    for redirect in program.redirects:
        target = redirect.target
        text = target.text
        if text.startswith(("/dev/tcp/", "/dev/udp/")):
            shell = (program.name in ("bash", "sh", "zsh", "ksh", "dash") and not program.argv[1:2]) or any(
                w.text == "-i" for w in program.argv
            )
            host = text.split("/")[3] if text.count("/") >= 3 else ""
            if shell or program.name == "exec" or not program.argv or "<" in redirect.op:
                ctx.add(program, EXECUTE, "reverse-shell", target=host)
            ctx.add(program, SEND, "socket", target=host, flags=("data",))
            continue
        if redirect.op in ("<", "<>"):
            if text not in ("/dev/null", "/dev/stdin", "/dev/tty"):
                ctx.read(target, program, "print")
            if redirect.op == "<":
                continue
        if text in NOWHERE:
            continue
        if text.startswith("/dev/"):
            from .programs.filesystem import device

            if device(target, program, ctx):
                continue
        append = redirect.op in (">>", "&>>")
        empty = not append and (
            not program.argv
            or (
                program.name in (":", "true")
                or (program.name in ("echo", "printf") and not any(w.text.strip("-neE") for w in program.argv[1:]))
                or (program.name == "cat" and [w.text for w in program.argv[1:]] == ["/dev/null"])
            )
        )
        content = ""
        if program.name in ("echo", "printf"):
            content = " ".join(w.text for w in program.argv[1:])
        elif program.stdin is not None:
            content = program.stdin.text
        if append and not content and program.name not in ("echo", "printf", "cat", "tee"):
            content = ""
        flags = ["append"] if append else []
        if empty:
            flags.append("empty")
        for source in (program, *ctx.upstream(program)):
            if remote_output(ctx, source):
                from .fetched import remote_flags

                flags.extend(
                    (
                        "remote",
                        *(
                            ("insecure",)
                            if "plain" in remote_flags(ctx, [source]) or "address" in remote_flags(ctx, [source])
                            else ()
                        ),
                    )
                )
                break
        ctx.write(
            target, program, "truncate" if empty else "append" if append else "write", detail=content[:2000], flags=tuple(flags)
        )
