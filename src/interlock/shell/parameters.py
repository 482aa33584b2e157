"""The operators of ``${...}``, arrays, and the list forms of parameters."""

from interlock.shell.expand import arithmetic, checked, expand_text, expand_words, lookup
from interlock.shell.posix.nodes import Array, Assign, Lit, Param, WordNode
from interlock.shell.program import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

    Result = tuple[list[str], bool, tuple[int, ...]]

#: Longest value on which a pattern is tried at every place.
MAX_MATCHED = 2_048


def evaluate(run: "Interpreter", node: Param, st: "State") -> "Result":
    """Values of the parameter, whether it is a list (``"$@"``), and the programs whose output its operand holds."""
    name = node.name
    values, many, unset, where = _values(run, node, st)
    if node.indirect:
        if node.op in ("*", "@") and node.index is None:
            found = [key for key in st.values if key.startswith(name)]
            return [*found, UNKNOWN], True, ()
        if node.index is not None and node.index.lit in ("@", "*"):
            held = lookup(run, name, st)
            keys = (
                list(held)
                if isinstance(held, dict)
                else [str(k) for k in range(len(held))]
                if isinstance(held, list)
                else [UNKNOWN]
            )
            return keys, True, ()
        if not many and values and UNKNOWN not in values[0] and values[0]:
            target = Param(values[0].split("[", 1)[0], node.quoted)
            values, many, unset, where = _values(run, target, st)
        elif not many:
            values = [UNKNOWN]
    if node.length:
        if any(UNKNOWN in value for value in values):
            return [UNKNOWN], False, where
        return [str(len(values) if many else len(values[0]) if values else 0)], False, where
    op = node.op
    if not op:
        return values, many, where
    first = values[0] if values else ""
    if op[-1] in "-=?+" and op[0] in ":-=?+":
        return _default(run, node, st, (values, many, where), unset or (op[0] == ":" and not "".join(values)))
    if op == ":":
        return _slice(run, node, st, values, many), many, where
    arg = expand_text(run, node.arg, st) if node.arg is not None else None
    alt = expand_text(run, node.alt, st) if node.alt is not None else None
    pattern = arg.text if arg is not None else ""
    replacement = alt.text if alt is not None else ""
    where = where + (arg.sources if arg is not None else ()) + (alt.sources if alt is not None else ())
    del first
    return [_transform(run, op, value, pattern, replacement) for value in values], many, where


def _values(run: "Interpreter", node: Param, st: "State") -> tuple[list[str], bool, bool, tuple[int, ...]]:
    """Values, whether a list, whether perhaps unset, sources."""
    name = node.name
    if name in ("@", "*"):
        texts = [word.text for word in st.params]
        sources = tuple(index for word in st.params for index in word.sources)
        return texts, not (name == "*" and node.quoted), not texts, sources
    value = lookup(run, name, st)
    sources = st.sources.get(name, ())
    index = "" if node.index is None else expand_text(run, node.index, st).text
    if isinstance(value, (list, dict)):
        items = list(value.values()) if isinstance(value, dict) else value
        if index in ("@", "*"):
            return items, index == "@" or not node.quoted, not items, sources
        if isinstance(value, dict):
            if index not in value:
                index = index.replace("'", "")
            return [value.get(index, UNKNOWN)], False, index not in value, sources
        if not index:
            return items[:1] or [""], False, not items, sources
        place = arithmetic(run, [Lit(index, True)], st)
        if place.lstrip("-").isdigit():
            k = int(place)
            if -len(items) <= k < len(items):
                return [items[k]], False, False, sources
            return [""], False, True, sources
        return [UNKNOWN], False, False, sources
    if value is None:
        return [], False, True, sources
    return [value], False, value == UNKNOWN and name not in st.values, sources


def _default(run: "Interpreter", node: Param, st: "State", found: "Result", empty: bool) -> "Result":
    values, many, where = found
    op = node.op[-1]
    arg = expand_text(run, node.arg, st) if node.arg is not None else None
    text = arg.text if arg is not None else ""
    more = where + (arg.sources if arg is not None else ())
    if op == "+":
        if empty:
            # An inherited variable that is not known may be set after all.
            unknown = bool(values) and values[0] == UNKNOWN
            return [UNKNOWN if unknown and text else ""], False, more
        return [text], False, more
    if not empty:
        return values, many, more
    if op == "?":
        return [UNKNOWN], False, more
    if op == "=" and node.name.isidentifier():
        st.values[node.name] = checked(text)
    return [text], False, more


def _slice(run: "Interpreter", node: Param, st: "State", values: list[str], many: bool) -> list[str]:
    offset = arithmetic(run, node.arg.parts, st) if node.arg is not None else "0"
    length = arithmetic(run, node.alt.parts, st) if node.alt is not None else ""
    if not offset.lstrip("-").isdigit() or (length and not length.lstrip("-").isdigit()):
        return [UNKNOWN]
    start, count = int(offset), int(length) if length else None
    if many:
        if node.name in ("@", "*"):
            values = [st.zero, *values]
        start = max(start + len(values), 0) if start < 0 else start
        return values[start:] if count is None else values[start : start + max(count, 0)]
    text = values[0] if values else ""
    if UNKNOWN in text:
        return [UNKNOWN]
    if start < 0:
        start += len(text)
        if start < 0:
            return [""]
    if count is None:
        return [text[start:]]
    return [text[start : start + count] if count >= 0 else text[start : len(text) + count]]


def _transform(run: "Interpreter", op: str, value: str, pattern: str, replacement: str) -> str:
    if UNKNOWN in value or UNKNOWN in pattern or UNKNOWN in replacement:
        return UNKNOWN
    if op[0] == "^":
        return value.upper() if op == "^^" else value[:1].upper() + value[1:]
    if op[0] == ",":
        return value.lower() if op == ",," else value[:1].lower() + value[1:]
    if op == "@":
        return _at(value, pattern)
    if len(value) > MAX_MATCHED:
        return UNKNOWN
    run.budget.spend(len(value) >> 2)
    if op in ("#", "##", "%", "%%"):
        return _trim(run, op, value, pattern)
    if op in ("/", "//"):
        return _replace(run, op, value, pattern, replacement)
    return UNKNOWN


def _at(value: str, letter: str) -> str:
    if letter == "U":
        return value.upper()
    if letter == "u":
        return value[:1].upper() + value[1:]
    if letter == "L":
        return value.lower()
    if letter == "Q":
        return "'" + value.replace("'", "'\\''") + "'"
    if letter == "E":
        from interlock.shell.posix.words import ansi_c

        return ansi_c(value.replace("'", "\\'") + "'", 0)[0] if not value.endswith("\\") else UNKNOWN
    return UNKNOWN


def _trim(run: "Interpreter", op: str, value: str, pattern: str) -> str:
    from interlock.shell.patterns import matches

    n = len(value)
    # The shortest piece first for `#` and `%`, the longest first for the doubled forms.
    sizes = range(n, -1, -1) if len(op) == 2 else range(n + 1)
    for size in sizes:
        if op[0] == "#":
            if matches(pattern, value[:size], run.budget):
                return value[size:]
        elif matches(pattern, value[n - size :], run.budget):
            return value[: n - size]
    return value


def _replace(run: "Interpreter", op: str, value: str, pattern: str, replacement: str) -> str:
    from interlock.shell.patterns import matches

    if pattern[:1] in ("#", "%"):
        head = pattern[0] == "#"
        for size in range(len(value), -1, -1):
            piece = value[:size] if head else value[len(value) - size :]
            if matches(pattern[1:], piece, run.budget):
                return replacement + value[size:] if head else value[: len(value) - size] + replacement
        return value
    if pattern[:1] == "/":
        pattern, op = pattern[1:], "//"
    if not pattern:
        return value
    if not ("*" in pattern or "?" in pattern or "[" in pattern):
        return checked(value.replace(pattern, replacement, -1 if op == "//" else 1))
    if len(value) > 256:
        return UNKNOWN
    out = ""
    k = 0
    while k < len(value):
        for end in range(len(value), k, -1):
            if matches(pattern, value[k:end], run.budget):
                out += replacement
                k = end
                if op == "/":
                    return out + value[k:]
                break
        else:
            out += value[k]
            k += 1
    return checked(out)


def assign_array(run: "Interpreter", node: Assign, st: "State") -> None:
    """``a=(...)``, ``a+=(...)`` and ``a[index]=value``."""
    parts = node.value.parts
    old = st.values.get(node.name)
    if len(parts) == 1 and isinstance(parts[0], Array):
        items: list[str] = []
        table: dict[str, str] = {}
        sources: tuple[int, ...] = ()
        for item in parts[0].items:
            key, value = _keyed(item)
            if key is not None and value is not None:
                word = expand_text(run, value, st)
                table[expand_text(run, key, st).text] = word.text
                sources += word.sources
                continue
            for word in expand_words(run, [item], st):
                items.append(word.text)
                sources += word.sources
        if node.append and isinstance(old, list):
            items = old + items
        elif node.append and isinstance(old, str):
            items = [old, *items]
        if table and all(key.isdigit() for key in table) and not items:
            items = [table[key] for key in sorted(table, key=int)]
            table = {}
        st.values[node.name] = table or items
        st.sources[node.name] = sources
        return
    text = expand_text(run, node.value, st, True)
    index = expand_text(run, node.index, st).text if node.index is not None else "0"
    if text.sources:
        st.sources[node.name] = st.sources.get(node.name, ()) + text.sources
    if isinstance(old, dict):
        if UNKNOWN in index:
            from interlock.shell.choices import either

            run.choices = True
            st.values[node.name] = either(old, dict.fromkeys(old, text.text))
        else:
            st.values[node.name] = {**old, index: text.text}
    elif index.isdigit() and len(index) < 5 and (isinstance(old, (list, str)) or old is None):
        items = list(old) if isinstance(old, list) else [old] if old else []
        k = int(index)
        while len(items) <= k < 256:
            items.append("")
        if k < len(items):
            items[k] = items[k] + text.text if node.append else text.text
        st.values[node.name] = items
    else:
        st.values[node.name] = {index: text.text}
    run.budget.spend(1)


def _keyed(item: WordNode) -> "tuple[WordNode | None, WordNode | None]":
    """An element ``[key]=value`` taken apart."""
    first = item.parts[0]
    if not isinstance(first, Lit) or first.quoted or not first.text.startswith("["):
        return None, None
    for place, part in enumerate(item.parts):
        if isinstance(part, Lit) and not part.quoted:
            k = part.text.find("]=")
            if k >= 0:
                before = [*item.parts[:place], Lit(part.text[:k], False)]
                head = before[0]
                assert isinstance(head, Lit)
                before[0] = Lit(head.text[1:], False)
                return WordNode(None, before), WordNode(None, [Lit(part.text[k + 2 :], False), *item.parts[place + 1 :]])
    return None, None
