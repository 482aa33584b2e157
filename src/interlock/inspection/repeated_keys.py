"""Objects of a frame that name a key twice. Decoders keep one of the two values, and not every receiver keeps the same: both are read."""

import json
import re
from collections.abc import Sequence
from typing import Any

_KEY = re.compile(rb'"[ \t\r\n]*:')
_LIST = re.compile(rb"[ \t\r\n]*:[ \t\r\n]*\[[ \t\r\n]*")
#: Between a key and a number, in the name of an earlier value.
_AGAIN = "\0"
#: Bytes at the start of a frame in which its list begins, and bytes of an item by which it is known.
_HEAD = 4096
_EDGE = 32
_BLANK = (b'" ', b'"\n', b'"\t', b'"\r')


def repeats(data: bytes, value: object) -> bool:
    """Whether an object in `data`, which is JSON and decoded is `value`, names a key more than once. In time linear to the text."""
    if b"\\" in data:
        data = data.replace(b"\\\\", b"").replace(b'\\"', b"")
    blank = any(pair in data for pair in _BLANK)
    return (len(_KEY.findall(data)) if blank else data.count(b'":')) != _count(value)


def _count(value: object) -> int:
    """Keys of all objects in a decoded value."""
    total = 0
    left = [value]
    while left:
        item = left.pop()
        if isinstance(item, dict):
            total += len(item)
            left.extend(item.values())
        elif isinstance(item, list):
            left.extend(item)
    return total


def named_again(body: bytes | memoryview, key: bytes, items: Sequence[memoryview]) -> bool:
    """Whether the object `body` may have `key` more than once, when `items` are what the list has that the decoder kept.

    Looks at what is around the list only, where it is written without blanks or with the usual ones, and near the start.
    """
    head = bytes(body[:_HEAD])
    name = b'"%b"' % key
    if len(body) <= _HEAD and b"\\u00" not in head and head.count(name) == 1:
        return False
    at = head.find(name)
    match = _LIST.match(head, at + len(name)) if at >= 0 else None
    if match is not None and items:
        start = match.end()
        for gap in (1, 2):
            end = start + sum(map(len, items)) + gap * (len(items) - 1)
            first, last = items[0][:_EDGE], items[-1][-_EDGE:]
            if body[end : end + 1] == b"]" and body[start : start + len(first)] == first and body[end - len(last) : end] == last:
                around = head[:at] + bytes(body[end:])
                return name in around or b"\\" in around
    return re.search(re.escape(name) + b".*" + re.escape(name) + rb"|\\u00", body, re.DOTALL) is not None


def all_values(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object from its pairs (``object_pairs_hook``): the last value of each key under it, earlier ones under names that nobody gave."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            found[f"{key}{_AGAIN}{len(found)}"] = found.pop(key)
        found[key] = value
    return found


def values(found: dict[str, Any], key: str) -> list[Any]:
    """All values of a key of an object that `all_values` made, the last last."""
    return [value for name, value in found.items() if name == key or name.startswith(key + _AGAIN)]


def decode(text: str, **options: Any) -> object:
    """`text` with every value of every key. Raises what ``json.loads`` raises."""
    return json.loads(text, object_pairs_hook=all_values, **options)
