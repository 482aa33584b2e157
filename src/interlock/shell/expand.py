"""Words to arguments: parameters, substitutions, tilde, braces, splitting. What cannot be known becomes `UNKNOWN`."""

from interlock.shell.posix.nodes import Arith, Array, Lit, Param, RefusedError, Sub, WordNode
from interlock.shell.program import UNKNOWN, Word
from interlock.shell.state import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Part
    from interlock.shell.state import State

    Piece = tuple[int, str, tuple[int, ...]]

#: Longest value that is still computed; longer ones become unknown.
MAX_VALUE = 65_536

# Kinds of pieces that a word is built from.
_LITERAL = 0
_QUOTED = 1
_SPLIT = 2
_BREAK = 3

_LIVELY = frozenset("{~*?[")
_GLOB = frozenset("*?[")


def expand_words(run: "Interpreter", nodes: list[WordNode], st: "State") -> list[Word]:
    """The arguments that these words become."""
    out: list[Word] = []
    for node in nodes:
        lit = node.lit
        if lit is not None and _LIVELY.isdisjoint(lit):
            out.append(Word(lit))
        else:
            expand_word(run, node, st, out)
    run.budget.spend(len(nodes))
    return out


def expand_word(run: "Interpreter", node: WordNode, st: "State", out: list[Word]) -> None:
    """Appends the arguments that this word becomes."""
    for part in node.parts:
        if isinstance(part, Lit) and not part.quoted and "{" in part.text:
            from interlock.shell.braces import expand_braces

            for parts in expand_braces(run, node.parts):
                _fields(run, parts, st, out)
            return
    _fields(run, node.parts, st, out)


def _fields(run: "Interpreter", parts: "list[Part]", st: "State", out: list[Word]) -> None:
    pieces: list[Piece] = []
    _pieces(run, parts, st, pieces, True)
    if pieces and pieces[0][0] == _LITERAL and pieces[0][1].startswith("~"):
        pieces[0] = (_LITERAL, tilde(run, pieces[0][1], st), ())
    ifs = st.values.get("IFS", " \t\n")
    if not isinstance(ifs, str) or UNKNOWN in ifs:
        # Set on one path only: a value that would be split there must not pass as one word.
        ifs = " \t\n,:;|"
    text = ""
    has = quoted = glob = split = False
    sources: tuple[int, ...] = ()
    for kind, value, where in pieces:
        if kind == _BREAK:
            if has:
                out.append(Word(text, glob=glob, split=split, quoted=quoted, sources=sources))
            text, has, quoted, glob, split, sources = "", False, False, False, False, ()
            continue
        if where:
            sources = sources + where if sources else where
        if kind == _QUOTED:
            text += value
            has = quoted = True
            continue
        if kind == _SPLIT:
            if UNKNOWN in value:
                split = True
            if not ifs.isspace() or not value.isprintable() or " " in value:
                fields, lead, trail = split_fields(value, ifs)
                run.budget.spend(len(fields))
                if not fields:
                    if lead and has:
                        out.append(Word(text, glob=glob, split=split, quoted=quoted, sources=sources))
                        text, has, quoted, glob, split = "", False, False, False, False
                    continue
                if lead and has:
                    out.append(Word(text, glob=glob, split=split, quoted=quoted, sources=sources))
                    text, quoted, glob = "", False, False
                for field in fields[:-1]:
                    text += field
                    out.append(Word(text, glob=not _GLOB.isdisjoint(text), split=UNKNOWN in text, quoted=quoted, sources=sources))
                    text, quoted, glob = "", False, False
                text += fields[-1]
                has = True
                glob = glob or not _GLOB.isdisjoint(fields[-1])
                split = UNKNOWN in text
                if trail:
                    out.append(Word(text, glob=glob, split=split, quoted=quoted, sources=sources))
                    text, has, quoted, glob, split = "", False, False, False, False
                continue
        if value:
            text += value
            has = True
            glob = glob or not _GLOB.isdisjoint(value)
    if has:
        out.append(Word(text, glob=glob, split=split, quoted=quoted, sources=sources))


def split_fields(text: str, ifs: str) -> tuple[list[str], bool, bool]:
    """Fields of an unquoted expansion; whether it starts and ends with a separator."""
    if not text:
        return [], False, False
    if not ifs:
        return [text], False, False
    if ifs == " \t\n":
        flat = text.replace("\t", " ").replace("\n", " ")
        return [field for field in flat.split(" ") if field], flat[0] == " ", flat[-1] == " "
    fields: list[str] = []
    current = ""
    pending = False
    for c in text:
        if c not in ifs:
            current += c
            pending = True
        elif c.isspace():
            if pending:
                fields.append(current)
                current, pending = "", False
        else:
            fields.append(current)
            current, pending = "", False
    if pending:
        fields.append(current)
    return [f for f in fields if f] or [""], text[0] in ifs, text[-1] in ifs


def expand_text(run: "Interpreter", node: WordNode, st: "State", assign: bool = False) -> Word:
    """The one string that a word becomes where nothing is split: values, redirections, case subjects, here-documents."""
    lit = node.lit
    if lit is not None:
        if assign and "~" in lit:
            lit = ":".join([tilde(run, part, st) if part.startswith("~") else part for part in lit.split(":")])
        elif lit.startswith("~"):
            lit = tilde(run, lit, st)
        return Word(lit, glob=not _GLOB.isdisjoint(lit))
    pieces: list[Piece] = []
    _pieces(run, node.parts, st, pieces, False)
    text = ""
    quoted = glob = False
    sources: tuple[int, ...] = ()
    if pieces and pieces[0][0] == _LITERAL and pieces[0][1].startswith("~"):
        pieces[0] = (_LITERAL, tilde(run, pieces[0][1], st), ())
    for kind, value, where in pieces:
        if kind == _BREAK:
            text += " "
            continue
        text += value
        sources += where
        if kind == _QUOTED:
            quoted = True
        elif not glob:
            glob = not _GLOB.isdisjoint(value)
    run.budget.spend(len(text) >> 8)
    return Word(text, glob=glob, quoted=quoted, sources=sources)


def tilde(run: "Interpreter", text: str, st: "State") -> str:
    """``~``, ``~user``, ``~+`` and ``~-`` at the start of a word."""
    end = text.find("/")
    if end < 0:
        end = len(text)
    run.budget.spend(1)
    user, rest = text[1:end], text[end:]
    if not user:
        home = st.values.get("HOME")
        return (home if isinstance(home, str) else run.facts.home) + rest
    if user == "+":
        return (st.cwd if not st.elsewhere else UNKNOWN) + rest
    if user == "-":
        return st.previous + rest
    if user == run.facts.user:
        return run.facts.home + rest
    if user == "root":
        return "/root" + rest
    if (
        user.replace("-", "").replace("_", "").replace(".", "").isalnum()
        and not user.isdigit()
        and run.facts.home.startswith(("/home/", "/Users/"))
    ):
        return run.facts.home.rsplit("/", 1)[0] + "/" + user + rest
    return text


def _pieces(run: "Interpreter", parts: "list[Part]", st: "State", out: "list[Piece]", fields: bool) -> None:
    for part in parts:
        if isinstance(part, Lit):
            out.append((_QUOTED if part.quoted else _LITERAL, part.text, ()))
        elif isinstance(part, Param):
            _parameter(run, part, st, out, fields)
            # A long value is copied.
            run.budget.spend(1 + (len(out[-1][1]) >> 8) if out else 1)
        elif isinstance(part, Sub):
            text, sources = run.substitute(part, st)
            run.budget.spend(len(text) >> 8)
            out.append((_QUOTED if part.quoted or part.kind != "$" else _SPLIT, text, sources))
        elif isinstance(part, Arith):
            out.append((_QUOTED if part.quoted else _SPLIT, arithmetic(run, part.parts, st), ()))
        elif isinstance(part, Array):
            words = expand_words(run, part.items, st)
            out.append((_QUOTED, "(" + " ".join([word.text for word in words]) + ")", ()))


def arithmetic(run: "Interpreter", parts: "list[Part]", st: "State") -> str:
    """Value of an arithmetic expression as text, `UNKNOWN` when it cannot be known."""
    text = expand_text(run, WordNode(None, parts), st).text
    plain = text.strip()
    if plain.isdigit() and len(plain) < 19 and plain[0] != "0":
        return plain
    if UNKNOWN in plain or len(plain) > 200:
        return UNKNOWN
    from interlock.shell.arith import evaluate

    value = evaluate(plain, st)
    return UNKNOWN if value is None else str(value)


def lookup(run: "Interpreter", name: str, st: "State") -> "str | list[str] | dict[str, str] | None":
    """A parameter's value; None when it is certainly unset; `UNKNOWN` when it cannot be known."""
    if name in st.values:
        value = st.values[name]
        if isinstance(value, Reference):
            return lookup(run, value, st) if value != name else UNKNOWN
        return value
    if name.isdigit():
        k = int(name[:6])
        if k == 0:
            return st.zero
        for word in st.params[:k]:
            if word.split:
                return UNKNOWN
        return st.params[k - 1].text if k <= len(st.params) else None
    if name == "#":
        return UNKNOWN if any(word.split for word in st.params) else str(len(st.params))
    if name == "HOME":
        return run.facts.home
    if name == "PWD":
        return st.cwd if not st.elsewhere else UNKNOWN
    if name == "OLDPWD":
        return st.previous
    if name in ("USER", "LOGNAME"):
        return run.facts.user or UNKNOWN
    if name in ("SHELL", "BASH"):
        return run.facts.variable(name) or "/bin/bash"
    if name == "IFS":
        return " \t\n"
    if name in "?$!-_":
        return UNKNOWN
    known = run.facts.variable(name)
    return UNKNOWN if known is None else known


def _parameter(run: "Interpreter", node: Param, st: "State", out: "list[Piece]", fields: bool) -> None:
    name = node.name
    kind = _QUOTED if node.quoted else _SPLIT
    sources = st.sources.get(name, ())
    if not node.op and node.index is None and not node.length and not node.indirect and name not in ("@", "*"):
        value = lookup(run, name, st)
        if isinstance(value, str):
            if value == UNKNOWN and name == "TMPDIR" and not sources and name not in st.values and run.facts.tmp:
                # Where it is unset this is nothing; the policy asks where that would matter.
                value = run.facts.tmp[0]
            out.append((kind, value, sources))
            return
        if value is None:
            out.append((kind, "", ()))
            return
    from interlock.shell import parameters

    values, many, where = parameters.evaluate(run, node, st)
    sources += where
    if not many:
        if values or node.quoted:
            out.append((kind, values[0] if values else "", sources))
        return
    if not fields:
        out.append((kind, " ".join(values), sources))
        return
    for place, value in enumerate(values):
        if place:
            out.append((_BREAK, "", ()))
        out.append((kind, value, sources))
    run.budget.spend(len(values))


def checked(text: str) -> str:
    """The value, or `UNKNOWN` when it is too long to be carried on."""
    return text if len(text) <= MAX_VALUE else UNKNOWN


__all__ = ["RefusedError", "arithmetic", "checked", "expand_text", "expand_word", "expand_words", "lookup", "split_fields", "tilde"]
