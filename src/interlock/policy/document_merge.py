"""Layers to one `Settings`: what may loosen comes from trusted layers, what tightens from all of them."""

from ..model.verdict import ALLOW, RANK
from .document import Entry, Layer
from .document_settings import ENFORCE, Settings


def merge(layers: "tuple[Layer, ...] | list[Layer]") -> Settings:
    """The policy in force. `layers` are in their order, the weakest first.

    A layer that may loosen sets values; any other only makes them stricter, whatever stands before or after it.
    """
    free = [layer for layer in layers if layer.trusted and not layer.problems]
    bound = [layer for layer in layers if layer not in free]
    mode = ENFORCE
    packs: dict[str, bool] = {}
    rules: dict[str, str] = {}
    lists: dict[str, list[str]] = {}
    for layer in free:
        for entry in layer.entries:
            if entry.key == "mode":
                mode = str(entry.value)
            elif entry.key == "packs":
                packs[entry.name] = bool(entry.value)
            elif entry.key == "rules":
                rules[entry.name] = str(entry.value)
            else:
                _add(lists, layer, entry)
    raised: dict[str, str] = {}
    for layer in bound:
        for entry in layer.entries:
            if not entry.tightens:
                continue
            if entry.key == "mode":
                mode = ENFORCE
            elif entry.key == "packs":
                packs[entry.name] = True
            elif entry.key == "rules":
                value = str(entry.value)
                if RANK[value] > RANK[raised.get(entry.name, ALLOW)]:
                    raised[entry.name] = value
            else:
                _add(lists, layer, entry)
    return Settings(
        mode=mode,
        off=tuple(sorted(name for name, on in packs.items() if not on)),
        rules=rules,
        raised=raised,
        allow=_subjects(lists, "allow"),
        ask=_subjects(lists, "ask"),
        deny=_subjects(lists, "deny"),
        branches=tuple(lists.get("git.protected_branches", ())),
        roots=tuple(lists.get("workspace.roots", ())),
        temp=tuple(lists.get("workspace.temp", ())),
        notes=tuple(notes(layers)),
    )


def notes(layers: "tuple[Layer, ...] | list[Layer]") -> "list[str]":
    """What the hook tells about files with problems, one line each."""
    found = []
    for layer in layers:
        if layer.problems:
            more = f" (and {len(layer.problems) - 1} more)" if len(layer.problems) > 1 else ""
            found.append(
                f"Interlock: {layer.problems[0]}{more}; until it is mended this file only tightens. See: interlock policy show"
            )
    return found


def _add(lists: "dict[str, list[str]]", layer: Layer, entry: Entry) -> None:
    item = str(entry.value)
    subject = entry.key.partition(".")[2]
    if layer.base and subject in ("paths", "roots", "temp") and not (item[:1] in ("/", "~") or item[1:2] == ":"):
        item = layer.base.rstrip("/") + "/" + item
    found = lists.setdefault(entry.key, [])
    if item not in found:
        found.append(item)


def _subjects(lists: "dict[str, list[str]]", table: str) -> "dict[str, list[str]]":
    return {key.partition(".")[2]: items for key, items in sorted(lists.items()) if key.partition(".")[0] == table}
