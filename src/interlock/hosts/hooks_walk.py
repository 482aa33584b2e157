"""The parts that every host's ``{"hooks": {"<event>": [entry, ...]}}`` has in common, checked once for all of them."""

from collections.abc import Callable

from interlock.hosts.jsonc import Member, Node
from interlock.hosts.settings_text import Report, name_of, repeated


def walk(
    root: Node,
    report: Report,
    entry: Callable[[Node, str, Report], None],
    *,
    event: Callable[[Member, str, Report], None] | None = None,
    beside: frozenset[str] = frozenset(),
) -> None:
    """Report what is not of that form, and hand each entry to `entry` with its path, e.g. ``hooks.Stop[0]``.

    `event` is asked about each key of ``hooks``. `beside`: keys there that are no events.
    """
    if root.kind != "object":
        report(root.start, "", f"the document must be an object, not {name_of(root)}")
        return
    repeated(root, "", report)
    hooks = root.member("hooks")
    if hooks is None:
        return
    if hooks.value.kind != "object":
        report(hooks.value.start, "hooks", f"must be an object, not {name_of(hooks.value)}")
        return
    repeated(hooks.value, "hooks", report)
    for member in hooks.value.members:
        if member.key in beside:
            continue
        where = f"hooks.{member.key}"
        if event is not None:
            event(member, where, report)
        if member.value.kind != "array":
            report(member.value.start, where, f"must be a list, not {name_of(member.value)}")
            continue
        for index, item in enumerate(member.value.items):
            entry(item, f"{where}[{index}]", report)


def object_entry(item: Node, where: str, report: Report) -> None:
    """An entry of which nothing more is known than that it is an object."""
    if item.kind != "object":
        report(item.start, where, f"must be an object, not {name_of(item)}")
