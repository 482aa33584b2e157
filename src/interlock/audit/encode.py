"""A record as compact JSON of bounded size, without the ``json`` module (8 ms in a hook, reference/perf.md 1.2)."""

from _json import encode_basestring_ascii

_MIN_CUT = 16


def to_json(value: object) -> str:
    """Compact ASCII JSON of strings, numbers, booleans, None, lists, tuples and dicts; anything else by its type's name."""
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        return encode_basestring_ascii(value)
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, float):
        return repr(float(value)) if value - value == 0 else "null"
    if isinstance(value, dict):
        return "{" + ",".join([encode_basestring_ascii(str(key)) + ":" + to_json(item) for key, item in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([to_json(item) for item in value]) + "]"
    return encode_basestring_ascii("<" + type(value).__name__ + ">")


def body(number: int, record: "dict[str, object]", room: int) -> bytes:
    """The record's JSON without its closing brace, at most `room` bytes, ``n`` first.

    A record that does not fit is cut field by field, the longest first, and marked with ``"cut":true``. Fields named ``n`` and
    ``mac`` belong to the chain and are left out.
    """
    fields = [[str(key), value, to_json(value)] for key, value in record.items() if key not in ("n", "mac")]
    start = '{"n":' + str(number)
    text = start + "".join(["," + encode_basestring_ascii(str(field[0])) + ":" + str(field[2]) for field in fields])
    if len(text) <= room:
        return text.encode("ascii")
    start += ',"cut":true'
    while True:
        parts = ["," + encode_basestring_ascii(str(field[0])) + ":" + str(field[2]) for field in fields]
        if len(start) + sum([len(part) for part in parts]) <= room:
            return (start + "".join(parts)).encode("ascii")
        longest = 0
        for index, part in enumerate(parts):
            if len(part) > len(parts[longest]):
                longest = index
        field = fields[longest]
        shorter = _shorten(field[1])
        if shorter is None:
            del fields[longest]
            continue
        field[1] = shorter
        field[2] = to_json(shorter)


def _shorten(value: object) -> object:
    """About half of a string or a list; None when there is nothing left to cut."""
    if isinstance(value, str) and len(value) > _MIN_CUT:
        return value[: len(value) // 2] + "\u2026"
    if isinstance(value, (list, tuple)) and value:
        return list(value[: len(value) // 2])
    return None
