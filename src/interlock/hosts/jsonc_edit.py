"""Small edits of a JSON-with-comments text: only the characters of the edit change."""

import json
from collections.abc import Callable

from interlock.hosts.jsonc import Node, parse

Path = tuple[str | int, ...]
Render = Callable[[str, str, str], str]


def find(root: Node, path: Path) -> Node | None:
    """The value under a path of keys and indexes, or None."""
    node = root
    for key in path:
        if isinstance(key, int):
            if key >= len(node.items):
                return None
            node = node.items[key]
            continue
        member = node.member(key)
        if member is None:
            return None
        node = member.value
    return node


def add_member(text: str, path: Path, key: str, value: object) -> str:
    """Add `key: value` as the last member of the object at `path`."""
    return _add(text, path, lambda unit, indent, end: f"{json.dumps(key)}: {_render(value, unit, indent, end)}")


def add_item(text: str, path: Path, value: object) -> str:
    """Add `value` as the last item of the array at `path`."""
    return _add(text, path, lambda unit, indent, end: _render(value, unit, indent, end))


def replace_item(text: str, path: Path, index: int, value: object) -> str:
    """Put `value` in the place of one item of the array at `path`."""
    node = _container(text, path).items[index]
    new = _render(value, _unit(text), _indent_of(text, node.start), _newline(text))
    return text[: node.start] + new + text[node.end :]


def remove_item(text: str, path: Path, index: int) -> str:
    """Take one item out of the array at `path`, with its comma; comments around it stay."""
    return _remove(text, _container(text, path), index)


def remove_member(text: str, path: Path, key: str) -> str:
    """Take one member out of the object at `path`, with its comma; comments around it stay."""
    node = _container(text, path)
    index = [member.key for member in node.members].index(key)
    return _remove(text, node, index)


def _container(text: str, path: Path) -> Node:
    node = find(parse(text), path)
    if node is None:
        raise KeyError(".".join(map(str, path)))
    return node


def _add(text: str, path: Path, render: Render) -> str:
    node = _container(text, path)
    unit, end = _unit(text), _newline(text)
    spans = _spans(node)
    outer = _indent_of(text, node.start)
    if not spans:
        kept = text[node.start + 1 : node.end - 1].rstrip()
        body = f"{end}{outer}{unit}{render(unit, outer + unit, end)}{end}{outer}"
        return text[: node.start + 1] + kept + body + text[node.end - 1 :]
    own_line = "\n" in text[node.start : spans[0][0]]
    indent = _indent_of(text, spans[0][0]) if own_line else outer + unit
    last = spans[-1][1]
    after = _end_of_line_comment(text, last, node.end - 1)
    return text[:last] + "," + text[last:after] + end + indent + render(unit, indent, end) + text[after:]


def _remove(text: str, node: Node, index: int) -> str:
    spans = _spans(node)
    start, end = spans[index]
    if len(spans) == 1:
        inside = text[node.start + 1 : start] + text[end : node.end - 1]
        return text[: node.start + 1] + (inside if inside.strip() else "") + text[node.end - 1 :]
    if index + 1 < len(spans):
        following = spans[index + 1][0]
        comma = _comma(text, end, following)
        comments = (text[end:comma] + text[comma + 1 : following]).lstrip()
        return text[:start] + comments + text[following:]
    comma = _comma(text, spans[index - 1][1], start)
    between = text[comma + 1 : start]
    kept = between.rstrip()
    if "//" in kept.rpartition("\n")[2] and not text[end:].lstrip(" \t").startswith(("\n", "\r")):
        kept = between  # a line comment must keep its line end, or it would swallow what follows
    return text[:comma] + kept + text[end:]


def _spans(node: Node) -> list[tuple[int, int]]:
    return [(m.start, m.value.end) for m in node.members] or [(i.start, i.end) for i in node.items]


def _comma(text: str, start: int, stop: int) -> int:
    """Offset of the comma between two neighbours, comments skipped."""
    at = start
    while at < stop:
        if text.startswith("//", at):
            at = text.index("\n", at)
        elif text.startswith("/*", at):
            at = text.index("*/", at + 2) + 2
        elif text[at] == ",":
            return at
        else:
            at += 1
    raise ValueError("no comma between the two values")


def _end_of_line_comment(text: str, start: int, stop: int) -> int:
    """End of a comment that follows a value on its own line, so that it stays with that value; else `start`."""
    line_end = text.find("\n", start, stop)
    rest = text[start : stop if line_end < 0 else line_end]
    stripped = rest.strip()
    if stripped.startswith("//") or (stripped.startswith("/*") and stripped.endswith("*/") and stripped.count("*/") == 1):
        return start + len(rest.rstrip())
    return start


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _indent_of(text: str, offset: int) -> str:
    line = text[text.rfind("\n", 0, offset) + 1 : offset]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    """One step of indentation: that of the first indented line, else two blanks."""
    for line in text.splitlines():
        stripped = line.lstrip(" \t")
        if stripped and len(stripped) < len(line) and not stripped.startswith(("*", "//", "/*")):
            return line[: len(line) - len(stripped)]
    return "  "


def _render(value: object, unit: str, indent: str, end: str) -> str:
    text = json.dumps(value, ensure_ascii=False, indent=unit)
    return text.replace("\n", end + indent)
