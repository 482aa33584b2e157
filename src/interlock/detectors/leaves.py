"""Every string in a JSON value with its path, without recursion and within limits."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_LEAVES = 200_000
MAX_DEPTH = 256


class TooLarge(ValueError):  # noqa: N818 (says what is wrong)
    """The value has more leaves, or is deeper, than the limits allow; nothing about the rest is known."""


def leaves(
    value: object, path: str = "", *, max_leaves: int = MAX_LEAVES, max_depth: int = MAX_DEPTH
) -> "Iterator[tuple[str, str]]":
    """(path, string) in document order; the keys of objects too, with a path that ends in ``{key}``.

    Paths read like ``messages[0].content[1].text``; a key that is no plain name stands as ``["a b"]``, cut after 60 characters.
    Raises `TooLarge` past a limit.
    """
    stack: list[tuple[object, str, int]] = [(value, path, 0)]
    count = 0
    while stack:
        item, place, depth = stack.pop()
        if isinstance(item, str):
            count += 1
            if count > max_leaves:
                raise TooLarge(f"more than {max_leaves} strings")
            yield place, item
            continue
        if not isinstance(item, (dict, list, tuple)):
            continue
        if depth >= max_depth:
            raise TooLarge(f"nested deeper than {max_depth}")
        if isinstance(item, dict):
            for key in item:
                count += 1
                if count > max_leaves:
                    raise TooLarge(f"more than {max_leaves} strings")
                yield _join(place, str(key)) + "{key}", str(key)
            stack += [(inner, _join(place, str(key)), depth + 1) for key, inner in reversed(item.items())]
        else:
            stack += [(item[index], f"{place}[{index}]", depth + 1) for index in range(len(item) - 1, -1, -1)]


def _join(place: str, key: str) -> str:
    if key.isidentifier() and len(key) <= 60:
        return f"{place}.{key}" if place else key
    shown = (key if len(key) <= 60 else key[:60] + "\u2026").replace("\\", "\\\\").replace('"', '\\"')
    return f'{place}["{shown}"]'
