"""Reading one word: quoting of every kind and the expansions inside it."""

from interlock.shell.posix.nodes import Arith, Array, Cond, Lit, Param, RefusedError, Seq, Sub, WordNode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Part
    from interlock.shell.posix.parser import Parser


def _classes(specials: bytes) -> bytes:
    table = bytearray(256)
    for byte in specials:
        table[byte] = 1
    return bytes(table)


# The text is mapped to one byte a character (1 = needs a look), so that `bytes.find` skips plain runs at memory speed.
WORD = _classes(b" \t\n|&;()<>'\"\\$`")
DOUBLE = _classes(b'"\\$`')
BRACE = _classes(b"}/:]'\"\\$`")
ARITH = _classes(b"()'\"\\$`]")

BREAKS = frozenset(" \t\n|&;()<>")
NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
DIGITS = frozenset("0123456789")
SPECIAL_PARAMETERS = frozenset("@*#?$!-0123456789")
_ANSI = {"a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
#: Stands for a NUL that a program prints (`UNKNOWN` is one too); shells drop it, ``xargs -0`` splits at it.
NUL = "\x01"
_HEX = frozenset("0123456789abcdefABCDEF")


def read_word(p: "Parser") -> WordNode:
    """The word at ``p.i``, which is at a character that starts one."""
    s, i = p.s, p.i
    j = p.word.find(1, i)
    if j < 0:
        j = p.n
    if j == p.n or (s[j] in BREAKS and s[j] not in "(<>"):
        p.i = j
        return WordNode(s[i:j])
    parts: list[Part] = []
    while True:
        if j > i:
            parts.append(Lit(s[i:j], False))
        if j >= p.n:
            break
        c = s[j]
        if c == "'":
            k = s.find("'", j + 1)
            if k < 0:
                raise RefusedError("syntax")
            parts.append(Lit(s[j + 1 : k], True))
            i = k + 1
        elif c == '"':
            i = read_double(p, parts, j + 1)
        elif c == "\\":
            if j + 1 >= p.n:
                parts.append(Lit("\\", True))
            elif s[j + 1] != "\n":
                parts.append(Lit(s[j + 1], True))
            i = j + 2
        elif c == "$":
            i = read_dollar(p, parts, j, False)
        elif c == "`":
            i = read_backticks(p, parts, j + 1, False)
        elif c == "(" and parts and _opens_paren(parts):
            i = _read_paren(p, parts, j + 1)
        elif c in "<>" and p.at(j, 1) == "(":
            p.i = p.after(j) + 1
            k = p.i - 1
            parts.append(Sub(c, p.nested(), False))
            guessed(p, k)
            i = p.i
        else:
            break
        p.budget.spend(1)
        j = p.word.find(1, i)
        if j < 0:
            j = p.n
    p.i = min(j, p.n)
    return joined(parts)


def joined(parts: "list[Part]") -> WordNode:
    """A word of these parts; neighbouring literals of one kind become one."""
    merged: list[Part] = []
    for part in parts:
        last = merged[-1] if merged else None
        if isinstance(part, Lit) and isinstance(last, Lit) and part.quoted == last.quoted:
            merged[-1] = Lit(last.text + part.text, part.quoted)
        else:
            merged.append(part)
    if len(merged) == 1 and isinstance(merged[0], Lit) and not merged[0].quoted:
        return WordNode(merged[0].text)
    return WordNode(None, merged)


def _opens_paren(parts: "list[Part]") -> bool:
    last = parts[-1]
    if not isinstance(last, Lit) or last.quoted or not last.text:
        return False
    tail = last.text[-1]
    if tail in "?*+@!":
        return True
    if tail != "=":
        return False
    name = last.text[:-1].removesuffix("+")
    return name.isidentifier() or name.endswith("]")


def _read_paren(p: "Parser", parts: "list[Part]", i: int) -> int:
    """After ``@(`` (an extended pattern) or ``name=(`` (an array)."""
    last = parts[-1]
    p.enter()
    if isinstance(last, Lit) and last.text[-1] == "=":
        items: list[WordNode] = []
        p.i = i
        while True:
            p.newlines()
            if p.i >= p.n:
                raise RefusedError("syntax")
            if p.s[p.i] == ")":
                break
            start = p.i
            items.append(read_word(p))
            if p.i == start:
                raise RefusedError("syntax")
        parts.append(Array(items))
        i = p.i + 1
    else:
        parts.append(Lit("(", False))
        i = read_pattern(p, parts, i)
        parts.append(Lit(")", False))
    p.depth -= 1
    return i


def read_pattern(p: "Parser", parts: "list[Part]", i: int) -> int:
    """Pattern text up to the parenthesis that closes it; inner parentheses nest. Returns the place after it."""
    s, level = p.s, 0
    while True:
        p.budget.spend(1)
        j = p.word.find(1, i)
        if j < 0:
            raise RefusedError("syntax")
        if j > i:
            parts.append(Lit(s[i:j], False))
        c = s[j]
        i = j + 1
        if c == ")":
            if level == 0:
                return i
            level -= 1
            parts.append(Lit(c, False))
        elif c == "(":
            level += 1
            parts.append(Lit(c, False))
        elif c in "'\"\\$`":
            i = read_quoting(p, parts, j)
        else:
            parts.append(Lit(c, False))


def read_quoting(p: "Parser", parts: "list[Part]", j: int, dq: bool = False) -> int:
    """The quoting or expansion that starts at `j`. Returns the place after it."""
    c = p.s[j]
    if c == "'":
        k = p.s.find("'", j + 1)
        if k < 0:
            raise RefusedError("syntax")
        parts.append(Lit(p.s[j + 1 : k], True))
        return k + 1
    if c == '"':
        return read_double(p, parts, j + 1)
    if c == "$":
        return read_dollar(p, parts, j, dq)
    if c == "`":
        return read_backticks(p, parts, j + 1, dq)
    following = p.s[j + 1 : j + 2]
    if following and following != "\n":
        parts.append(Lit(following if not dq or following in '$`"\\}' else c + following, True))
    return j + 2


def read_double(p: "Parser", parts: "list[Part]", i: int, closed: bool = True) -> int:
    """Double-quoted text from `i`. With `closed` false (a here-document) it ends with the text and ``"`` is plain."""
    s, classes = p.s, p.table(DOUBLE)
    empty = True
    while True:
        j = classes.find(1, i)
        if j < 0:
            if closed:
                raise RefusedError("syntax")
            parts.append(Lit(s[i:], True))
            return p.n
        c = s[j]
        if j > i:
            parts.append(Lit(s[i:j], True))
            empty = False
        if c == '"':
            if closed:
                if empty:
                    parts.append(Lit("", True))
                return j + 1
            parts.append(Lit(c, True))
            i = j + 1
        elif c == "\\":
            following = s[j + 1 : j + 2]
            if following in ("$", "`", "\\") or (following == '"' and closed):
                parts.append(Lit(following, True))
                i = j + 2
            elif following == "\n":
                i = j + 2
            else:
                parts.append(Lit(c, True))
                i = j + 1
        elif c == "$":
            i = read_dollar(p, parts, j, True)
        else:
            i = read_backticks(p, parts, j + 1, True, closed)
        empty = empty and not parts
        p.budget.spend(1)


def guessed(p: "Parser", k: int) -> None:
    """Refuses a here-document with an odd quote in a substitution that starts with two parentheses at `k`.

    bash guesses there, and counts quotes of its text as if they were part of an expression.
    """
    if p.at(k, 1) != "(":
        return
    text = p.s[k : p.i]
    if "\n" in text and "<<" in text.replace("<<<", ""):
        p.budget.spend(len(text) >> 6)
        lines = text.replace("\\'", "").replace('\\"', "").split("\n")
        if any(line.count("'") & 1 or line.count('"') & 1 for line in lines[1:]):
            raise RefusedError("syntax")


def read_dollar(p: "Parser", parts: "list[Part]", j: int, dq: bool) -> int:
    """The expansion that starts with the ``$`` at `j`. Returns the place after it."""
    s, n = p.s, p.n
    k = p.after(j)
    c = s[k] if k < n else ""
    if c in NAME and c:
        if c in DIGITS:
            parts.append(Param(c, dq))
            return k + 1
        name, k = read_name(p, k)
        parts.append(Param(name, dq))
        return k
    if c == "(":
        if p.at(k, 1) == "(":
            end = read_arithmetic(p, parts, p.after(k) + 1, dq)
            if end >= 0:
                return end
        p.i = k + 1
        parts.append(Sub("$", p.nested(), dq))
        guessed(p, k)
        return p.i
    if c == "{":
        return read_brace(p, parts, p.after(k), dq)
    if c == "'" and not dq:
        text, k = ansi_c(s, k + 1)
        parts.append(Lit(text, True))
        return k
    if c == '"' and not dq:
        return read_double(p, parts, k + 1)
    if c == "[":
        inner: list[Part] = []
        end = _arithmetic_end(p, inner, k + 1, "]")
        if end >= 0:
            parts.append(Arith(inner, dq))
            return end
    elif c in SPECIAL_PARAMETERS and c:
        parts.append(Param(c, dq))
        return k + 1
    parts.append(Lit("$", dq))
    return j + 1


def read_name(p: "Parser", k: int) -> tuple[str, int]:
    """The variable name at `k` ("" when none starts there) and the place after it."""
    s, n = p.s, p.n
    start = k
    while k < n and s[k] in NAME:
        k += 1
    p.budget.spend((k - start) >> 4)
    if not p.continued or s[k : k + 2] != "\\\n":
        return s[start:k], k
    name = s[start:k]
    while s[k : k + 2] == "\\\n":
        k += 2
        start = k
        while k < n and s[k] in NAME:
            k += 1
        name += s[start:k]
        p.budget.spend(1)
    return name, k


def read_arithmetic(p: "Parser", parts: "list[Part]", i: int, dq: bool) -> int:
    """After ``$((``: the place after ``))``, or -1 when it has to be read as a command substitution."""
    inner: list[Part] = []
    end = _arithmetic_end(p, inner, i, ")")
    if end >= 0:
        if odd_parentheses(p, i, end) and _unbalanced(p, parts, i, dq):
            # What the other reading would run.
            parts.append(Sub("$", Seq([Cond([WordNode(None, inner)])]), dq))
            return p.i
        parts.append(Arith(inner, dq))
    return end


def odd_parentheses(p: "Parser", i: int, end: int) -> bool:
    """Whether bash may count the parentheses of an expression otherwise than its substitutions nest: `case` patterns, here-documents."""
    s = p.s
    if s.find("\n", i, end) >= 0 and s.find("<<", i, end) >= 0:
        return True
    return s.count("(", i, end) + 2 != s.count(")", i, end)


def _unbalanced(p: "Parser", parts: "list[Part]", i: int, dq: bool) -> bool:
    """bash counts parentheses: with an odd one (of a `case` pattern) inside, ``$((`` starts a subshell in a substitution."""
    depth, pending = p.depth, len(p.pending)
    p.budget.rereads -= 1
    if p.budget.rereads < 0:
        raise RefusedError("step-budget")
    p.i = i - 1
    try:
        parts.append(Sub("$", p.nested(), dq))
    except RefusedError as refused:
        if refused.code != "syntax":
            raise
        p.depth = depth
        del p.pending[pending:]
        return False
    return True


def _arithmetic_end(p: "Parser", inner: "list[Part]", i: int, closer: str) -> int:
    depth, pending = p.depth, len(p.pending)
    try:
        p.enter()
        end = arithmetic_text(p, inner, i, closer)
    except RefusedError as refused:
        if refused.code != "syntax":
            raise
        end = -1
    p.depth = depth
    if end < 0:
        del p.pending[pending:]
        p.budget.rereads -= 1
        if p.budget.rereads < 0:
            raise RefusedError("step-budget")
    return end


def arithmetic_text(p: "Parser", inner: "list[Part]", i: int, closer: str) -> int:
    """Expression text up to ``))`` or ``]``; -1 when the text is none."""
    s, level, classes = p.s, 0, p.table(ARITH)
    while True:
        p.budget.spend(1)
        j = classes.find(1, i)
        if j < 0:
            return -1
        if j > i:
            inner.append(Lit(s[i:j], True))
        c = s[j]
        i = j + 1
        if c == "(":
            level += 1
            inner.append(Lit(c, True))
        elif c == ")":
            if level == 0:
                if closer == ")":
                    return p.after(j) + 1 if p.at(j, 1) == ")" else -1
                return -1
            level -= 1
            inner.append(Lit(c, True))
        elif c == "]":
            if closer == "]" and level == 0:
                return i
            inner.append(Lit(c, True))
        elif c == "'":
            i = _quoted_arithmetic(p, inner, j, p.s.find("'", j + 1))
        elif c == "$" and s.startswith("'", i):
            i = _quoted_arithmetic(p, inner, i, ansi_c(s, i + 1)[1] - 1)
        else:
            i = read_quoting(p, inner, j, c in "$`")


def _quoted_arithmetic(p: "Parser", inner: "list[Part]", j: int, k: int) -> int:
    """Single quotes (from `j` to `k`) hide parentheses in an expression, but not expansions."""
    if k < 0:
        raise RefusedError("syntax")
    text = p.s[j + 1 : k]
    if "$" in text or "`" in text:
        try:
            read_double(p.reader(text), inner, 0, False)
        except RefusedError as refused:
            if refused.code != "syntax":
                raise
    else:
        inner.append(Lit(text, True))
    return k + 1


def read_brace(p: "Parser", parts: "list[Part]", k: int, dq: bool) -> int:
    """After ``${``. Returns the place after the closing brace."""
    s = p.s
    p.enter()
    while p.continued and s[k : k + 2] == "\\\n":
        k += 2
    c = s[k : k + 1]
    if c and c in " \t\n|":
        p.i = k + 1
        parts.append(Sub("$", p.nested("}"), dq))
        p.depth -= 1
        return p.i
    node = Param("", dq)
    following = s[k + 1 : k + 2]
    if c == "#" and following and (following in NAME or following in "@*#?$!-") and (following in NAME or s[k + 2 : k + 3] == "}"):
        node.length = True
        k += 1
    elif c == "!" and following and (following in NAME or following in "@*#"):
        node.indirect = True
        k += 1
    c = s[k : k + 1]
    if c and c in NAME and c not in DIGITS:
        node.name, k = read_name(p, k)
    elif c and c in DIGITS:
        start = k
        while k < p.n and s[k] in DIGITS:
            k += 1
        node.name = s[start:k]
    elif c and c in SPECIAL_PARAMETERS:
        node.name = c
        k += 1
    k = _brace_tail(p, node, k, dq)
    p.depth -= 1
    parts.append(node)
    return k


def _brace_tail(p: "Parser", node: Param, k: int, dq: bool) -> int:
    s = p.s
    while p.continued and s[k : k + 2] == "\\\n":
        k += 2
    if s[k : k + 1] == "[":
        node.index, k = _until(p, k + 1, "]", dq, True)
        while p.continued and s[k : k + 2] == "\\\n":
            k += 2
    c = s[k : k + 1]
    if c == "}":
        return k + 1
    if not c:
        raise RefusedError("syntax")
    second = p.at(k, 1)
    if c == ":" and second and second in "-=?+":
        node.op = c + second
        k = p.after(k) + 1
    elif c in "%#/^," and second == c:
        node.op = c + c
        k = p.after(k) + 1
    elif c in "-=?+%#/^,:@*":
        node.op = c
        k += 1
    else:
        node.name = ""
    plain = dq and (not node.op or node.op[-1] in "-=?+")
    if node.op in ("/", "//", ":"):
        lead = ""
        if node.op != ":" and s[k : k + 1] in ("/", "#", "%"):
            lead = s[k]
            k += 1
        node.arg, k = _until(p, k, "/}" if node.op != ":" else ":}", dq, plain)
        if lead:
            node.arg.parts.insert(0, Lit(lead, False))
            node.arg.lit = None if node.arg.lit is None else lead + node.arg.lit
        if s[k - 1] != "}":
            node.alt, k = _until(p, k, "}", dq, plain)
        return k
    node.arg, k = _until(p, k, "}", dq, plain)
    return k


def _until(p: "Parser", i: int, closers: str, dq: bool, plain: bool) -> tuple[WordNode, int]:
    """Word text inside braces up to one of `closers`, and the place after it. `plain`: single quotes are characters."""
    s, classes = p.s, p.table(BRACE)
    parts: list[Part] = []
    nest = 0
    while True:
        p.budget.spend(1)
        j = classes.find(1, i)
        if j < 0:
            raise RefusedError("syntax")
        if j > i:
            text = s[i:j]
            parts.append(Lit(text, dq))
            if closers == "]":
                nest += text.count("[")
        c = s[j]
        if c in closers:
            if nest == 0 or c != "]":
                break
            nest -= 1
        if c in "}/:]" or (c == "'" and plain):
            parts.append(Lit(c, dq))
            i = j + 1
        else:
            i = read_quoting(p, parts, j, dq)
    return joined(parts), j + 1


def read_backticks(p: "Parser", parts: "list[Part]", i: int, dq: bool, escaped_quote: bool = True) -> int:
    """After a backtick. Returns the place after the closing one."""
    s = p.s
    start = i
    pieces: list[str] = []
    while True:
        end = s.find("`", i)
        if end < 0:
            raise RefusedError("syntax")
        escape = s.find("\\", i, end)
        if escape < 0:
            pieces.append(s[i:end])
            break
        p.budget.spend(1)
        pieces.append(s[i:escape])
        following = s[escape + 1 : escape + 2]
        if following in ("$", "`", "\\") or (dq and escaped_quote and following == '"'):
            pieces.append(following)
        else:
            pieces.append("\\" + following)
        i = escape + 2
    p.budget.spend((end - start) >> 5)
    parts.append(Sub("$", p.inner("".join(pieces)), dq))
    return end + 1


def ansi_c(s: str, i: int) -> tuple[str, int]:
    """Decodes the text of ``$'...'`` from `i`; the place after the closing quote. Raises `RefusedError` when there is none."""
    out: list[str] = []
    while True:
        end = s.find("'", i)
        if end < 0:
            raise RefusedError("syntax")
        escape = s.find("\\", i, end)
        if escape < 0:
            out.append(s[i:end])
            text = "".join(out)
            nul = text.find("\0")
            return (text if nul < 0 else text[:nul]), end + 1
        out.append(s[i:escape])
        text, i = escape_sequence(s, escape + 1, True)
        out.append(text)


def escape_sequence(s: str, i: int, quoted: bool) -> tuple[str, int]:
    r"""The character that the escape at `i` (after the backslash) stands for. `quoted`: in ``$'..'``, else as `printf` and `echo -e` read it."""
    c = s[i : i + 1]
    if c in _ANSI:
        return _ANSI[c], i + 1
    if c in "01234567" and c:
        k = i
        limit = 3 if quoted or c != "0" else 4
        while k < len(s) and k - i < limit and s[k] in "01234567":
            k += 1
        code = int(s[i:k], 8) & 255
        return (chr(code) if code or quoted else NUL), k
    if c and c in "xuU":
        limit = {"x": 2, "u": 4, "U": 8}[c]
        k = i + 1
        while k < len(s) and k - i - 1 < limit and s[k] in _HEX:
            k += 1
        if k == i + 1:
            return "\\" + c, k
        value = int(s[i + 1 : k], 16)
        if not value and not quoted:
            return NUL, k
        return (chr(value) if value < 0x110000 else "\ufffd"), k
    if c == "c" and quoted and i + 1 < len(s):
        return chr(ord(s[i + 1]) & 31), i + 2
    if c and c in ("\\'\"?" if quoted else "\\"):
        return c, i + 1
    return "\\" + c, i + 1
