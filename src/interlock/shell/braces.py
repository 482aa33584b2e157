"""Brace expansion."""

from interlock.shell.posix.nodes import Lit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Part


#: Words that one word may become.
MAX_WORDS = 128


def expand_braces(run: "Interpreter", parts: "list[Part]") -> "list[list[Part]]":
    """The words (as parts) that ``{a,b}`` and ``{1..3}`` make of one word."""
    items: list[str | Part] = []
    for part in parts:
        if isinstance(part, Lit) and not part.quoted:
            if len(part.text) > 4096:
                return [parts]
            items.extend(part.text)
        else:
            items.append(part)
    run.budget.spend(len(items) >> 2)
    words = _expand(run, items, 0)
    return [_parts(word) for word in words]


def _parts(items: "list[str | Part]") -> "list[Part]":
    out: list[Part] = []
    text = ""
    for item in items:
        if isinstance(item, str):
            text += item
            continue
        if text:
            out.append(Lit(text, False))
            text = ""
        out.append(item)
    if text or not out:
        out.append(Lit(text, False))
    return out


def _expand(run: "Interpreter", items: "list[str | Part]", depth: int) -> "list[list[str | Part]]":
    start = 0
    while depth < 12:
        try:
            start = items.index("{", start)
        except ValueError:
            break
        run.budget.spend(1)
        level = 0
        commas: list[int] = []
        end = -1
        for k in range(start, len(items)):
            c = items[k]
            if c == "{":
                level += 1
            elif c == "}":
                level -= 1
                if level == 0:
                    end = k
                    break
            elif c == "," and level == 1:
                commas.append(k)
        run.budget.spend((len(items) - start) >> 5)
        if end < 0:
            start += 1
            continue
        choices: list[list[str | Part]] = []
        if commas:
            edges = [start, *commas, end]
            for place in range(len(edges) - 1):
                a, b = edges[place], edges[place + 1]
                choices.extend(_expand(run, items[a + 1 : b], depth + 1))
        else:
            sequence = _range(items[start + 1 : end])
            if sequence is None:
                start += 1
                continue
            choices = [list(text) for text in sequence]
        rest = _expand(run, items[end + 1 :], depth + 1)
        out = [items[:start] + choice + tail for choice in choices[:MAX_WORDS] for tail in rest[:MAX_WORDS]][:MAX_WORDS]
        run.budget.spend(len(out))
        return out
    return [items]


def _range(items: "list[str | Part]") -> "list[str] | None":
    text = "".join([item for item in items if isinstance(item, str)])
    if len(text) != len(items):
        return None
    ends = text.split("..")
    if len(ends) not in (2, 3):
        return None
    step = 1
    if len(ends) == 3:
        if not ends[2].lstrip("-").isdigit():
            return None
        step = abs(int(ends[2][:8])) or 1
    a, b = ends[0], ends[1]
    if a.lstrip("-").isdigit() and b.lstrip("-").isdigit() and len(a) < 12 and len(b) < 12:
        low, high = int(a), int(b)
        width = max(len(a), len(b)) if (a.lstrip("-").startswith("0") and len(a) > 1) or (b.startswith("0") and len(b) > 1) else 0
        values = range(low, high + 1, step) if low <= high else range(low, high - 1, -step)
        return [str(value).zfill(width) for value in values[:MAX_WORDS]]
    if len(a) == 1 and len(b) == 1 and a.isalpha() and b.isalpha():
        low, high = ord(a), ord(b)
        codes = range(low, high + 1, step) if low <= high else range(low, high - 1, -step)
        return [chr(code) for code in codes[:MAX_WORDS]]
    return None
