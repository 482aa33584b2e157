"""What Interlock registers with Cursor: one entry an event, and the merge of these entries into a hooks.json."""

from interlock.hosts.command import launcher_command, own_event
from interlock.hosts.cursor import shim
from interlock.hosts.cursor.capabilities import GATE_TIMEOUT, GATES, GUARD_EVENTS, MEMORY_EVENTS, OPEN_TIMEOUT
from interlock.hosts.jsonc import Node, parse
from interlock.hosts.jsonc_edit import add_item, add_member, remove_item, remove_member, replace_item

#: Part -> its events.
PARTS = {"guard": GUARD_EVENTS, "memory": MEMORY_EVENTS}

#: Turns in a row that a stop hook may start. One: a save that asks for another save would never end.
LOOP_LIMIT = 1

Entry = dict[str, object]


class Merged:
    """A hooks.json text with Interlock's entries in it."""

    __slots__ = ("created", "text")

    def __init__(self, text: str, created: tuple[str, ...]) -> None:
        self.text = text
        """The new text."""
        self.created = created
        """What the merge had to add besides entries: ``version``, ``hooks``, ``hooks.<event>``."""


def events_of(parts: tuple[str, ...], known: frozenset[str]) -> tuple[str, ...]:
    """Events to register for these parts, in file order, each once, limited to those the installed version knows."""
    ordered: list[str] = []
    for part in sorted(parts):
        ordered.extend(event for event in PARTS[part] if event in known and event not in ordered)
    return tuple(ordered)


def entries(events: tuple[str, ...], interpreter: str, launcher: str, way_out: str) -> dict[str, Entry]:
    """Event -> entry for a registration that calls the launcher in the state folder."""
    return {
        event: _entry(event, launcher_command(interpreter, launcher, "cursor", event, way_out if event in GATES else ""))
        for event in events
    }


def shim_entries(events: tuple[str, ...], way_out: str) -> dict[str, Entry]:
    """Event -> entry for a registration that calls the project's committed script."""
    return {event: _entry(event, shim.command(event, way_out if event in GATES else "")) for event in events}


def _entry(event: str, command: str) -> Entry:
    entry: Entry = {"command": command, "timeout": GATE_TIMEOUT if event in GATES else OPEN_TIMEOUT}
    if event in GATES:
        entry["failClosed"] = True
    if event == "stop":
        entry["loop_limit"] = LOOP_LIMIT
    return entry


def own_entries(root: Node) -> list[tuple[str, int, Node]]:
    """Interlock's entries in a parsed hooks.json: (event key, index, entry)."""
    hooks = root.member("hooks") if root.kind == "object" else None
    if hooks is None or hooks.value.kind != "object":
        return []
    return [
        (member.key, index, item)
        for member in hooks.value.members
        if member.value.kind == "array"
        for index, item in enumerate(member.value.items)
        if is_own(item.value)
    ]


def only_own(root: Node) -> list[str]:
    """Events whose list holds Interlock's entries and nothing else."""
    events = [event for event, _, _ in own_entries(root)]
    hooks = root.member("hooks")
    lengths = {member.key: len(member.value.items) for member in hooks.value.members} if hooks else {}
    return [event for event in dict.fromkeys(events) if events.count(event) == lengths.get(event)]


def is_own(entry: object) -> bool:
    """Whether an entry was written by Interlock, wherever its state folder was then."""
    return isinstance(entry, dict) and own_event(entry.get("command")) is not None


def merge(text: str, wanted: dict[str, Entry]) -> Merged:
    """Put exactly these entries into a valid hooks.json: replaces own entries in place, adds missing ones last, drops the rest of its own.

    A text that already holds them comes back unchanged, character for character.
    """
    created = []
    root = parse(text)
    for key, value in (("version", 1), ("hooks", {})):
        if root.member(key) is None:
            text = add_member(text, (), key, value)
            created.append(key)
    for event, entry in wanted.items():
        text, made = _put(text, event, entry)
        if made:
            created.append(f"hooks.{event}")
    stale = sorted({event for event, _, _ in own_entries(parse(text))} - set(wanted))
    for event in stale:
        text = _drop(text, event, keep_empty=False)
    return Merged(text, tuple(created))


def strip(text: str, created: tuple[str, ...] | None = None) -> str:
    """Take all of Interlock's entries out of a hooks.json.

    `created` names what the installer had added besides entries; a list that the removal empties goes only if it is named there
    (or if nothing is known: None).
    """
    for event in dict.fromkeys(event for event, _, _ in own_entries(parse(text))):
        text = _drop(text, event, keep_empty=created is not None and f"hooks.{event}" not in created)
    hooks = parse(text).member("hooks")
    if created and "hooks" in created and hooks and hooks.value.value == {}:
        text = remove_member(text, (), "hooks")
        # Without hooks the version means nothing; beside somebody's hooks Cursor demands it.
        if "version" in created and parse(text).member("version"):
            text = remove_member(text, (), "version")
    return text


def _put(text: str, event: str, entry: Entry) -> tuple[str, bool]:
    root = parse(text)
    path = ("hooks", event)
    hooks = root.member("hooks")
    existing = hooks.value.member(event) if hooks else None
    if existing is None:
        return add_member(text, ("hooks",), event, [entry]), True
    own = [index for index, item in enumerate(existing.value.items) if is_own(item.value)]
    if not own:
        return add_item(text, path, entry), False
    for index in reversed(own[1:]):
        text = remove_item(text, path, index)
    if existing.value.items[own[0]].value != entry:
        text = replace_item(text, path, own[0], entry)
    return text, False


def _drop(text: str, event: str, *, keep_empty: bool) -> str:
    path = ("hooks", event)
    indexes = [index for key, index, _ in own_entries(parse(text)) if key == event]
    for index in reversed(indexes):
        text = remove_item(text, path, index)
    hooks = parse(text).member("hooks")
    left = hooks.value.member(event) if hooks else None
    if left is not None and not left.value.items and not keep_empty:
        text = remove_member(text, ("hooks",), event)
    return text
