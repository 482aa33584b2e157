"""What flows from one program of a command line to another that sends or runs it."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context
from .types import READ, SEND, WRITE


def flows(ctx: Context) -> None:
    """Join senders with what reaches them: a send whose input or arguments carry a secret gets the ``secret`` flag."""
    saved = [e for e in ctx.effects if e.kind == WRITE and "remote" in e.flags and e.place is not None]
    if saved:
        from .special import downloads

        downloads(saved, ctx)
    sends = [e for e in ctx.effects if e.kind == SEND and e.index >= 0]
    if not sends:
        return
    programs = ctx.plan.programs
    looped = [
        t
        for i, tags in ctx.reads.items()
        if i < len(programs) and programs[i].name in ("", "read", "mapfile", "readarray")
        for t in tags
    ]
    written: dict[str, list[int]] = {}
    for p in programs:
        if p.redirects and p.argv:
            for redirect in p.redirects:
                if ">" in redirect.op:
                    written.setdefault(redirect.target.text, []).append(p.index)
    for effect in ctx.effects:
        if effect.kind == WRITE and effect.place is not None and effect.index >= 0 and effect.place.path:
            written.setdefault(effect.place.path, []).append(effect.index)
    hosts: dict[int, list[str]] = {}
    for effect in sends:
        hosts.setdefault(effect.index, []).append(effect.target)
    judged: dict[int, tuple[bool, bool]] = {}
    for effect in sends:
        if effect.index >= len(programs):
            continue
        if effect.index not in judged:
            judged[effect.index] = reached(programs[effect.index], hosts[effect.index], written, looped, ctx)
        secret, fed = judged[effect.index]
        if secret:
            effect.flags = (*effect.flags, "secret")
        elif fed and "stdin" in effect.flags:
            effect.flags = (*effect.flags, "data")


#: Command lines that print a token -> ends of the hosts that it logs in to.
OWN_HOSTS = {
    "gcloud": (".googleapis.com", ".run.app", ".cloudfunctions.net"),
    "gh": ("api.github.com", "uploads.github.com"),
    "az": (".azure.com", ".windows.net", "graph.microsoft.com"),
    "glab": ("gitlab.com",),
}

#: Programs that write a file, the last of them, whose output is followed when the file is sent.
WRITERS = 32


def logs_in(word: Word, source: Program, hosts: "list[str]") -> bool:
    """A token that its own tool prints, in the log-in header of a request to that tool's service."""
    ends = OWN_HOSTS.get(source.name, ())
    return bool(ends) and word.text[:14].lower() == "authorization:" and bool(hosts) and all(host.endswith(ends) for host in hosts)


def reached(
    program: Program, hosts: "list[str]", written: "dict[str, list[int]]", looped: "list[str]", ctx: Context
) -> "tuple[bool, bool]":
    """Whether a secret reaches a sender, and whether anything does.

    `hosts`: where it sends; `written`: path -> programs that write it; `looped`: tags of what loop variables hold.
    """
    from .special import named_secrets, prints_environment

    programs = ctx.plan.programs
    carried: list[str] = list(ctx.reads.get(program.index, ()))
    indexes: list[int] = [p.index for p in ctx.upstream(program)]
    for word in program.argv:
        for i in word.sources:
            if i < len(programs) and logs_in(word, programs[i], hosts):
                ctx.effects[:] = [e for e in ctx.effects if e.index != i or e.kind != READ or e.verb != "credential"]
                continue
            indexes.append(i)
            if i < len(programs):
                indexes.extend(p.index for p in ctx.upstream(programs[i]))
    named = [w.text.rsplit("=", 1)[-1].lstrip("@") for w in program.argv[1:]]
    for path in named:
        indexes.extend(written.get(path, ())[-WRITERS:])
        if written and path and UNKNOWN not in path and "://" not in path and len(path) < 512:
            indexes.extend([i for i in written.get(ctx.place(Word(path), program).path, ()) if i < program.index][-WRITERS:])
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
    return any(t in ("secret", "secret-ask", "environment", "history") for t in carried), bool(indexes)
