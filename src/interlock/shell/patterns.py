"""Shell patterns: ``*``, ``?``, ``[...]`` and extended groups on known text."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Budget


def matches(pattern: str, text: str, budget: "Budget") -> bool:
    """Whether the whole text fits the pattern. Linear in text times pattern at worst."""
    if "*" not in pattern and "?" not in pattern and "[" not in pattern:
        return pattern == text
    p = t = 0
    star = -1
    mark = 0
    steps = 0
    while t < len(text):
        steps += 1
        if p < len(pattern):
            c = pattern[p]
            if c == "*":
                star, mark = p, t
                p += 1
                continue
            if c == "?" or (c == text[t] and c != "["):
                p += 1
                t += 1
                continue
            if c == "[":
                ok, end = _bracket(pattern, p, text[t])
                if ok:
                    p = end
                    t += 1
                    continue
        if star < 0:
            budget.spend(steps >> 4)
            return False
        mark += 1
        p, t = star + 1, mark
    budget.spend(steps >> 4)
    return not pattern[p:].strip("*")


def _bracket(pattern: str, p: int, c: str) -> tuple[bool, int]:
    k = p + 1
    negated = pattern[k : k + 1] in ("!", "^")
    if negated:
        k += 1
    end = pattern.find("]", k + 1)
    if end < 0:
        return c == "[", p + 1
    found = False
    while k < end:
        if pattern.startswith("[:", k) and ":]" in pattern[k:]:
            close = pattern.find(":]", k)
            name = pattern[k + 2 : close]
            found = found or bool(_CLASSES.get(name, "") and c in _CLASSES[name])
            k = close + 2
            end = pattern.find("]", k)
            if end < 0:
                return False, len(pattern)
            continue
        if pattern[k + 1 : k + 2] == "-" and k + 2 < end:
            found = found or pattern[k] <= c <= pattern[k + 2]
            k += 3
            continue
        found = found or pattern[k] == c
        k += 1
    return found != negated, end + 1


_LOWER = "abcdefghijklmnopqrstuvwxyz"
_CLASSES = {
    "alpha": _LOWER + _LOWER.upper(),
    "lower": _LOWER,
    "upper": _LOWER.upper(),
    "digit": "0123456789",
    "alnum": _LOWER + _LOWER.upper() + "0123456789",
    "space": " \t\n\r\v\f",
    "blank": " \t",
    "punct": "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
}


def character_class(text: str) -> "str | None":
    """The characters of ``[:name:]``, None for another text."""
    return _CLASSES.get(text[2:-2]) if text.startswith("[:") and text.endswith(":]") else None
