"""Arithmetic on known integers."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.state import State

_BINARY = {
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9, "-": 9,
    "*": 10, "/": 10, "%": 10, "**": 12,
}  # fmt: skip
_LIMIT = 1 << 62


class _UnknownError(Exception):
    pass


def evaluate(text: str, st: "State") -> "int | None":
    """Value of an expression without side effects; None when it has any, or a value that is not known."""
    items = _items(text)
    if items is None or len(items) > 64:
        return None
    try:
        value, rest = _expression(items, 0, 0, st)
    except (_UnknownError, ZeroDivisionError, ValueError, OverflowError):
        return None
    return value if rest == len(items) and -_LIMIT < value < _LIMIT else None


def _items(text: str) -> "list[str] | None":
    out: list[str] = []
    k = 0
    while k < len(text):
        c = text[k]
        if c.isspace():
            k += 1
            continue
        if c.isalnum() or c == "_":
            start = k
            while k < len(text) and (text[k].isalnum() or text[k] in "_#"):
                k += 1
            out.append(text[start:k])
            continue
        pair = text[k : k + 2]
        if pair in _BINARY:
            out.append(pair)
            k += 2
        elif c in _BINARY or c in "()!~":
            out.append(c)
            k += 1
        else:
            return None
    return out


def _expression(items: list[str], k: int, floor: int, st: "State") -> tuple[int, int]:
    left, k = _unary(items, k, st)
    while k < len(items):
        op = items[k]
        level = _BINARY.get(op, 0)
        if level <= floor:
            break
        right, k = _expression(items, k + 1, level, st)
        left = _apply(op, left, right)
        if not -_LIMIT < left < _LIMIT:
            raise _UnknownError
    return left, k


def _apply(op: str, a: int, b: int) -> int:
    if op in ("<<", ">>", "**") and not 0 <= b < 63:
        raise _UnknownError
    if op == "/":
        return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    if op == "%":
        return a - b * (abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1))
    table = {
        "+": a + b, "-": a - b, "*": a * b, "|": a | b, "&": a & b, "^": a ^ b, "==": int(a == b), "!=": int(a != b), "<": int(a < b),
        ">": int(a > b), "<=": int(a <= b), ">=": int(a >= b), "&&": int(bool(a and b)), "||": int(bool(a or b)),
    }  # fmt: skip
    if op in table:
        return table[op]
    return a << b if op == "<<" else a >> b if op == ">>" else a**b


def _unary(items: list[str], k: int, st: "State") -> tuple[int, int]:
    if k >= len(items):
        raise _UnknownError
    item = items[k]
    if item == "(":
        value, k = _expression(items, k + 1, 0, st)
        if k >= len(items) or items[k] != ")":
            raise _UnknownError
        return value, k + 1
    if item in ("-", "+", "!", "~"):
        value, k = _unary(items, k + 1, st)
        return (-value if item == "-" else value if item == "+" else int(not value) if item == "!" else ~value), k
    if item[0].isdigit():
        return _number(item), k + 1
    value_text = st.values.get(item, "\0")
    if value_text is None:
        return 0, k + 1
    if isinstance(value_text, str):
        plain = value_text.strip() or "0"
        if plain.lstrip("-").isdigit() and len(plain) < 19:
            return _number(plain.lstrip("-")) * (-1 if plain[0] == "-" else 1), k + 1
    raise _UnknownError


def _number(item: str) -> int:
    base, mark, digits = item.partition("#")
    if mark:
        return int(digits, int(base))
    if item[:2] in ("0x", "0X"):
        return int(item, 16)
    return int(item, 8) if len(item) > 1 and item[0] == "0" else int(item)
