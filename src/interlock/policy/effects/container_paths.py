"""Paths inside a container that a command line starts: those below a mount are the host's, the others go with the container."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context
from .types import DELETE, PERMISSION, WRITE, Effect

#: Zones that stay what they are: a wiped root may be the host's through a mount that is not seen.
KEPT = frozenset(("root", "system", "disk", "homes", "device", "unknown"))


def host_paths(program: Program, effects: "list[Effect]", ctx: Context) -> "list[Effect]":
    """The effects of a program in a new container, with host paths where a mount gives them."""
    wrapper = next(
        (p for p in reversed(ctx.plan.programs[: program.index]) if p.name in ("docker", "podman", "nerdctl") and len(p.argv) > 2),
        None,
    )
    if wrapper is None:
        return effects
    mounts = mounts_of(wrapper)
    kept: list[Effect] = []
    for effect in effects:
        place = effect.place
        if place is None or effect.kind not in (DELETE, WRITE, PERMISSION) or not place.path:
            kept.append(effect)
            continue
        found = next(((s, t) for s, t in mounts if place.path == t or place.path.startswith(t + "/")), None)
        if found is not None and UNKNOWN not in found[0]:
            effect.place = ctx.place(Word(found[0].rstrip("/") + place.path[len(found[1]) :], glob=True), wrapper)
            kept.append(effect)
        elif place.zone in KEPT:
            kept.append(effect)
    return kept


#: Folders whose content an application makes again.
REMADE = frozenset(("tmp", "cache", ".cache", "log", "logs", "node_modules", "dist", "build", "__pycache__", "sessions"))


def passing(effect: Effect) -> bool:
    """A deletion inside a running container of what its application makes again."""
    return (
        effect.kind == DELETE
        and effect.place is not None
        and effect.place.zone not in KEPT
        and not REMADE.isdisjoint(effect.place.path.split("/")[2:])
    )


def mounts_of(wrapper: Program) -> "list[tuple[str, str]]":
    """``(host path, container path)`` of the mounts of a ``docker run``, the deepest first."""
    words = [w.text for w in wrapper.argv]
    found: list[tuple[str, str]] = []
    for i, text in enumerate(words):
        value = ""
        if text in ("-v", "--volume", "--mount") and i + 1 < len(words):
            value = words[i + 1]
        elif text.startswith(("--volume=", "--mount=")):
            value = text.split("=", 1)[1]
        elif text.startswith("-v") and len(text) > 3:
            value = text[2:]
        if "=" in value and "," in value:
            fields = dict(f.partition("=")[::2] for f in value.split(","))
            source = fields.get("source") or fields.get("src") or ""
            target = fields.get("target") or fields.get("dst") or fields.get("destination") or ""
        else:
            source, _, rest = value.partition(":")
            target = rest.split(":", 1)[0]
        if source[:1] in ("/", "~", ".", UNKNOWN) and target[:1] == "/":
            found.append((source, target.rstrip("/") or "/"))
    return sorted(found, key=lambda pair: -len(pair[1]))
