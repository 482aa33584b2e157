"""Lists of entries by event in a settings file (``{"hooks": {"<event>": [entry, ...]}}``): find Interlock's own, put them in, take them out."""

from collections.abc import Callable

from interlock.hosts.command import entry_command, own_event
from interlock.hosts.jsonc import Node, parse
from interlock.hosts.jsonc_edit import add_item, add_member, remove_item, remove_member, replace_item

Entry = dict[str, object]


def is_own(entry: object) -> bool:
    """Whether an entry with a command was written by Interlock, wherever its state folder was then."""
    return own_event(entry_command(entry)) is not None


class Merged:
    """The text of a settings file with Interlock's entries in it."""

    __slots__ = ("created", "text")

    def __init__(self, text: str, created: tuple[str, ...]) -> None:
        self.text = text
        """The new text."""
        self.created = created
        """What the merge had to add besides entries: ``hooks``, ``hooks.<event>``, other keys that the host demands."""


class EntryLists:
    """How one host's file is made up."""

    def __init__(self, is_own: Callable[[object], bool], demanded: tuple[tuple[str, object], ...]) -> None:
        self.is_own = is_own
        """Whether an entry was written by Interlock, wherever its state folder was then."""
        self.demanded = demanded
        """Top-level keys that the host demands beside the lists, with the value for a new file; ``hooks`` is the last."""

    def own_entries(self, root: Node) -> list[tuple[str, int, Node]]:
        """Interlock's entries in a parsed file: (event key, index, entry)."""
        hooks = root.member("hooks") if root.kind == "object" else None
        if hooks is None or hooks.value.kind != "object":
            return []
        return [
            (member.key, index, item)
            for member in hooks.value.members
            if member.value.kind == "array"
            for index, item in enumerate(member.value.items)
            if self.is_own(item.value)
        ]

    def holds_own(self, root: Node) -> bool:
        """Whether anything in a parsed file was written by Interlock."""
        return bool(self.own_entries(root))

    def only_own(self, root: Node) -> list[str]:
        """Events whose list holds Interlock's entries and nothing else."""
        events = [event for event, _, _ in self.own_entries(root)]
        hooks = root.member("hooks") if root.kind == "object" else None
        lengths = {member.key: len(member.value.items) for member in hooks.value.members} if hooks else {}
        return [event for event in dict.fromkeys(events) if events.count(event) == lengths.get(event)]

    def merge(self, text: str, wanted: dict[str, Entry]) -> Merged:
        """Put exactly these entries into a valid file: replaces own entries in place, adds missing ones last, drops the rest of its own.

        A text that already holds them comes back unchanged, character for character.
        """
        created = []
        root = parse(text)
        for key, value in self.demanded:
            if root.member(key) is None:
                text = add_member(text, (), key, value)
                created.append(key)
        for event, entry in wanted.items():
            text, made = self._put(text, event, entry)
            if made:
                created.append(f"hooks.{event}")
        for event in sorted({event for event, _, _ in self.own_entries(parse(text))} - set(wanted)):
            text = self._drop(text, event, keep_empty=False)
        return Merged(text, tuple(created))

    def strip(self, text: str, created: tuple[str, ...] | None = None) -> str:
        """Take all of Interlock's entries out of a file.

        `created` names what the installer had added besides entries; a list that the removal empties goes only if it is named there
        (or if nothing is known: None).
        """
        for event in dict.fromkeys(event for event, _, _ in self.own_entries(parse(text))):
            text = self._drop(text, event, keep_empty=created is not None and f"hooks.{event}" not in created)
        hooks = parse(text).member("hooks")
        if created and "hooks" in created and hooks and hooks.value.value == {}:
            text = remove_member(text, (), "hooks")
            # Without hooks the other keys mean nothing; beside somebody's hooks the host demands them.
            for key, _ in self.demanded[:-1]:
                if key in created and parse(text).member(key):
                    text = remove_member(text, (), key)
        return text

    def _put(self, text: str, event: str, entry: Entry) -> tuple[str, bool]:
        root = parse(text)
        path = ("hooks", event)
        hooks = root.member("hooks")
        existing = hooks.value.member(event) if hooks else None
        if existing is None:
            return add_member(text, ("hooks",), event, [entry]), True
        own = [index for index, item in enumerate(existing.value.items) if self.is_own(item.value)]
        if not own:
            return add_item(text, path, entry), False
        for index in reversed(own[1:]):
            text = remove_item(text, path, index)
        if existing.value.items[own[0]].value != entry:
            text = replace_item(text, path, own[0], entry)
        return text, False

    def _drop(self, text: str, event: str, *, keep_empty: bool) -> str:
        path = ("hooks", event)
        indexes = [index for key, index, _ in self.own_entries(parse(text)) if key == event]
        for index in reversed(indexes):
            text = remove_item(text, path, index)
        hooks = parse(text).member("hooks")
        left = hooks.value.member(event) if hooks else None
        if left is not None and not left.value.items and not keep_empty:
            text = remove_member(text, ("hooks",), event)
        return text
