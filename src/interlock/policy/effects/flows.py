"""What flows from one program of a command line to another that sends or runs it."""

from ...shell.program import UNKNOWN
from .commands import Context
from .types import SEND, WRITE


def flows(ctx: Context) -> None:
    """Join senders with what reaches them: a send whose input or arguments carry a secret gets the ``secret`` flag."""
    saved = [e for e in ctx.effects if e.kind == WRITE and "remote" in e.flags and e.place is not None]
    if saved:
        from .special import downloads

        downloads(saved, ctx)
    sends = [e for e in ctx.effects if e.kind == SEND and e.index >= 0]
    if not sends:
        return
    from .special import named_secrets, prints_environment

    programs = ctx.plan.programs
    looped = [
        t
        for i, tags in ctx.reads.items()
        if i < len(programs) and programs[i].name in ("", "read", "mapfile", "readarray")
        for t in tags
    ]
    written = {p.index: [r.target.text for r in p.redirects if ">" in r.op] for p in programs if p.redirects and p.argv}
    for effect in sends:
        if effect.index >= len(programs):
            continue
        program = programs[effect.index]
        carried: list[str] = list(ctx.reads.get(effect.index, ()))
        indexes: list[int] = [p.index for p in ctx.upstream(program)]
        for word in program.argv:
            for i in word.sources:
                indexes.append(i)
                if i < len(programs):
                    indexes.extend(p.index for p in ctx.upstream(programs[i]))
        named = [w.text.rsplit("=", 1)[-1].lstrip("@") for w in program.argv[1:]]
        indexes.extend(i for i, paths in written.items() if any(path in paths for path in named))
        for i in indexes:
            carried.extend(ctx.reads.get(i, ()))
            if i < len(programs) and i not in ctx.reads:
                carried.extend(named_secrets(ctx, programs[i]))
            if i < len(programs) and prints_environment(programs[i]):
                carried.append("environment")
        if looped and any(UNKNOWN in w.text and not w.sources for w in program.argv):
            carried.extend(looped)
        for redirect in program.redirects:
            if redirect.op == "<":
                tags = ctx.place(redirect.target, program).tags
                carried.extend(t for t in tags if t in ("secret", "secret-ask"))
        if any(t in ("secret", "secret-ask", "environment", "history") for t in carried):
            effect.flags = (*effect.flags, "secret")
        elif indexes and "stdin" in effect.flags:
            effect.flags = (*effect.flags, "data")
