"""Settings files whose entries are groups of handlers (Claude Code, Codex, Gemini CLI, Grok, Qwen): ``{"hooks": {"<Event>": [{"matcher", "hooks": [handler]}]}}``."""

import json
import os

from interlock.hosts.command import own_event
from interlock.hosts.entry_lists import Entry, EntryLists, Merged
from interlock.hosts.hooks_walk import object_entry, walk
from interlock.hosts.jsonc import Node, parse
from interlock.hosts.jsonc_edit import remove_item
from interlock.hosts.settings_text import Problem, Report, name_of


def is_own_handler(handler: object) -> bool:
    """Whether a handler was written by Interlock, wherever its state folder was then."""
    return isinstance(handler, dict) and own_event(handler.get("command")) is not None


def handlers_of(group: object) -> list[object]:
    """The handlers of a group; none when it has another form."""
    found = group.get("hooks") if isinstance(group, dict) else None
    return found if isinstance(found, list) else []


def _is_own(group: object) -> bool:
    handlers = handlers_of(group)
    return bool(handlers) and all(is_own_handler(handler) for handler in handlers)


class GroupedLists(EntryLists):
    """Interlock's handlers stand in groups of their own; one that somebody moved into another group is taken out there."""

    def __init__(self) -> None:
        super().__init__(_is_own, (("hooks", {}),))

    def holds_own(self, root: Node) -> bool:
        """Whether any handler of a parsed file was written by Interlock."""
        return bool(self.own_entries(root)) or bool(_moved(root))

    def merge(self, text: str, wanted: dict[str, Entry]) -> Merged:
        """`EntryLists.merge`."""
        return super().merge(_without_moved(text), wanted)

    def strip(self, text: str, created: tuple[str, ...] | None = None) -> str:
        """`EntryLists.strip`."""
        return super().strip(_without_moved(text), created)


LISTS = GroupedLists()


def group(handler: Entry, matcher: str = "") -> Entry:
    """A group of one handler; `matcher` "" matches everything and leaves the key out."""
    return {"matcher": matcher, "hooks": [handler]} if matcher else {"hooks": [handler]}


def _moved(root: Node) -> list[tuple[str, int, int]]:
    """(event, index of the group, index of the handler) of Interlock's handlers in groups of others."""
    hooks = root.member("hooks") if root.kind == "object" else None
    if hooks is None or hooks.value.kind != "object":
        return []
    found = []
    for member in hooks.value.members:
        for at, item in enumerate(member.value.items):
            handlers = handlers_of(item.value)
            if handlers and not _is_own(item.value):
                found += [(member.key, at, index) for index, one in enumerate(handlers) if is_own_handler(one)]
    return found


def _without_moved(text: str) -> str:
    for event, at, index in reversed(_moved(parse(text))):
        text = remove_item(text, ("hooks", event, at, "hooks"), index)
    return text


def problems(text: str, root: Node, *, comments: bool = False, beside: frozenset[str] = frozenset()) -> list[Problem]:
    """What keeps the host from reading the hooks in a file.

    `comments`: whether the host takes comments out before it reads. `beside`: keys of ``hooks`` that are no events.
    """
    found: list[Problem] = []

    def report(offset: int, where: str, message: str) -> None:
        found.append(Problem(text, offset, where, message))

    if not comments:
        try:
            json.loads(text)
        except json.JSONDecodeError as error:
            report(error.pos, "", "comments are not allowed here")
    walk(root, report, _group, beside=beside)
    return found


def _group(item: Node, where: str, report: Report) -> None:
    object_entry(item, where, report)
    if item.kind != "object":
        return
    matcher = item.member("matcher")
    if matcher is not None and matcher.value.kind != "string" and matcher.value.value is not None:
        report(matcher.value.start, f"{where}.matcher", f"must be a text, not {name_of(matcher.value)}")
    handlers = item.member("hooks")
    if handlers is None:
        report(item.start, where, "has no 'hooks'")
    elif handlers.value.kind != "array":
        report(handlers.value.start, f"{where}.hooks", f"must be a list, not {name_of(handlers.value)}")
    else:
        for index, handler in enumerate(handlers.value.items):
            object_entry(handler, f"{where}.hooks[{index}]", report)


def home_folder(variable: str, home: str, name: str) -> str:
    """The host's folder in the person's home, which an environment variable can move."""
    moved = os.environ.get(variable, "")
    return moved if os.path.isabs(moved) else os.path.join(home, name)
