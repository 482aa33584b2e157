"""Cursor's hooks.json: read it with comments, and find what would make Cursor reject the whole file.

Rules: cursor.com/docs/hooks and the hook runtime of `@cursor/sdk` 1.0.32. One bad entry voids the file and every hook in it.
"""

import os

from interlock.hosts.cursor.version import EVENTS
from interlock.hosts.hooks_walk import object_entry, walk
from interlock.hosts.jsonc import Member, Node
from interlock.hosts.settings_text import Problem, Report, name_of, shown
from interlock.hosts.system_paths import place

#: What a new file begins with.
EMPTY = '{\n  "version": 1,\n  "hooks": {}\n}\n'

#: The machine-wide file on Linux, macOS and Windows.
ENTERPRISE = ("/etc/cursor/hooks.json", "/Library/Application Support/Cursor/hooks.json", r"C:\ProgramData\Cursor\hooks.json")

_ENTRY_TYPES = ("command", "prompt")


def user_path(home: str) -> str:
    """The user's own hooks.json."""
    return os.path.join(home, ".cursor", "hooks.json")


def project_path(root: str) -> str:
    """A project's hooks.json."""
    return os.path.join(root, ".cursor", "hooks.json")


def enterprise_path() -> str:
    """The machine-wide hooks.json."""
    return place(*ENTERPRISE)


def problems(text: str, root: Node, events: frozenset[str] = EVENTS) -> list[Problem]:
    """Everything for which Cursor rejects the file, in file order. A missing `version` or `hooks` is not among them."""
    found: list[Problem] = []

    def report(node_start: int, where: str, message: str) -> None:
        found.append(Problem(text, node_start, where, message))

    def event(member: Member, where: str, report: Report) -> None:
        if member.key not in events:
            reason = "is not a hook event" if member.key not in EVENTS else "is not known to the installed Cursor"
            report(member.start, where, f"'{member.key}' {reason}")

    if root.kind == "object":
        _slashes(text, root, "", report)
        version = root.member("version")
        if version and not (_is_integer(version.value) and _number(version.value) > 0):
            report(version.value.start, "version", f"must be a positive whole number, not {shown(version.value)}")
    walk(root, report, _entry, event=event)
    found.sort(key=lambda problem: (problem.line, problem.column))
    return found


def _entry(entry: Node, where: str, report: Report) -> None:
    object_entry(entry, where, report)
    fields = {member.key: member.value for member in entry.members}
    kind = fields.get("type")
    if kind and kind.value not in _ENTRY_TYPES:
        report(kind.start, f"{where}.type", f"must be 'command' or 'prompt', not {shown(kind)}")
    needed = "prompt" if kind and kind.value == "prompt" else "command"
    text = fields.get(needed)
    if text is None:
        report(entry.start, where, f"has no '{needed}'")
    elif text.kind != "string":
        report(text.start, f"{where}.{needed}", f"must be a text, not {name_of(text)}")
    timeout = fields.get("timeout")
    if timeout and not (timeout.kind == "number" and _number(timeout) > 0):
        report(timeout.start, f"{where}.timeout", f"must be a number of seconds above 0, not {shown(timeout)}")
    closed = fields.get("failClosed")
    if closed and not isinstance(closed.value, bool):
        report(closed.start, f"{where}.failClosed", f"must be true or false, not {shown(closed)}")
    matcher = fields.get("matcher")
    if matcher and matcher.kind != "string":
        report(matcher.start, f"{where}.matcher", f"must be a text, not {name_of(matcher)}")
    limit = fields.get("loop_limit")
    if limit and limit.value is not None and not (_is_integer(limit) and _number(limit) > 0):
        report(limit.start, f"{where}.loop_limit", f"must be a positive whole number or null, not {shown(limit)}")


def _slashes(text: str, node: Node, where: str, report: Report) -> None:
    """Cursor removes comments with a pattern that also cuts `//` inside a text."""
    if node.kind == "string":
        at = text.find("//", node.start, node.end)
        if at >= 0:
            report(at, where, "'//' inside a text is cut off as a comment")
    for member in node.members:
        at = text.find("//", member.start, member.value.start)
        if at >= 0 and "//" in member.key:
            report(at, where, "'//' inside a key is cut off as a comment")
        _slashes(text, member.value, f"{where}.{member.key}".lstrip("."), report)
    for index, item in enumerate(node.items):
        _slashes(text, item, f"{where}[{index}]", report)


def _number(node: Node) -> float:
    return node.value if isinstance(node.value, (int, float)) else 0


def _is_integer(node: Node) -> bool:
    return node.kind == "number" and isinstance(node.value, (int, float)) and float(node.value).is_integer()
