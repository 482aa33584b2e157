"""Files that a command line moves or copies, and then deletes or runs under their new name."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .types import DELETE, Effect

#: Programs that give a file another place.
MOVERS = frozenset(("mv", "move-item", "mi", "move"))
COPIERS = MOVERS | frozenset(("cp", "install", "ln", "copy-item", "copy", "cpi"))


def pairs(program: Program, ctx: Context) -> "list[tuple[Word, str]]":
    """``(source, path that it has afterwards)`` of a program that moves or copies."""
    operands = Options(program.argv[1:], ("-t", "--target-directory", "-S", "-m", "-o", "-g")).rest
    if len(operands) < 2 or UNKNOWN in operands[-1].text:
        return []
    target = ctx.place(operands[-1], program).path
    found: list[tuple[Word, str]] = []
    for word in operands[:-1]:
        name = word.text.rstrip("/").rsplit("/", 1)[-1]
        inside = len(operands) > 2 or operands[-1].text.endswith("/") or ctx.facts.kind(target) == "dir"
        found.append((word, f"{target.rstrip('/')}/{name}" if inside else target))
    return found


def moved(ctx: Context) -> None:
    """A deletion of what an earlier program moved there counts for the place that it came from."""
    programs = ctx.plan.programs
    movers = [p for p in programs if p.name.lower() in MOVERS][:64]
    for mover in movers:
        for word, path in pairs(mover, ctx):
            for effect in list(ctx.effects):
                place = effect.place
                if effect.kind != DELETE or effect.verb == "move" or place is None or effect.index <= mover.index:
                    continue
                if place.path == path or (path.startswith(place.path.rstrip("/") + "/") and effect.verb == "tree"):
                    origin = ctx.place(word, mover, follow=False)
                    ctx.effects.append(Effect(DELETE, effect.verb, place=origin, flags=effect.flags, index=effect.index))


def origin(word: Word, program: Program, ctx: Context) -> "str | None":
    """Text of the file that an earlier program copied or moved to where this word points, None when there is none."""
    path = ctx.place(word, program).path
    for earlier in ctx.plan.programs[max(0, program.index - 64) : program.index]:
        if earlier.name.lower() in COPIERS:
            for source, target in pairs(earlier, ctx):
                if target == path:
                    return ctx.script_text(ctx.place(source, earlier))
    return None
