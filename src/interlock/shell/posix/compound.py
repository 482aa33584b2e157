"""Compound commands: groups, branches, loops, conditions, functions, coprocesses."""

from interlock.shell.posix.nodes import Block, Case, Cond, Coproc, For, If, Lit, Loop, RefusedError, Seq, WordNode
from interlock.shell.posix.parser import CASE_END, OPENERS
from interlock.shell.posix.words import arithmetic_text, joined, odd_parentheses, read_pattern, read_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Node, Part
    from interlock.shell.posix.parser import Parser

_CONDITION_OPERATORS = frozenset("()<>&|!")


def double_parenthesis(p: "Parser") -> "Cond | Block":
    """``((`` at ``p.i``: an expression, or a subshell in a subshell."""
    start, depth, pending = p.i, p.depth, len(p.pending)
    p.budget.spend(4)
    node = _expression(p)
    if node is None:
        return p.subshell()
    end = p.i
    if odd_parentheses(p, start + 2, end):
        p.budget.rereads -= 1
        if p.budget.rereads < 0:
            raise RefusedError("step-budget")
        p.i = start
        try:
            return p.subshell()
        except RefusedError as refused:
            if refused.code != "syntax":
                raise
        p.i, p.depth = end, depth
        del p.pending[pending:]
    return node


def _expression(p: "Parser") -> "Cond | None":
    """An arithmetic command; None when it is none."""
    start, depth, pending = p.i, p.depth, len(p.pending)
    parts: list[Part] = []
    try:
        p.enter()
        end = arithmetic_text(p, parts, p.after(start) + 1, ")")
    except RefusedError as refused:
        if refused.code != "syntax":
            raise
        end = -1
    p.depth = depth
    if end < 0:
        p.i = start
        del p.pending[pending:]
        p.budget.rereads -= 1
        if p.budget.rereads < 0:
            raise RefusedError("step-budget")
        return None
    p.i = end
    return Cond([WordNode(None, parts)])


def read_compound(p: "Parser", word: str) -> "Block | If | Loop | For | Case | Cond":
    p.enter()
    p.budget.spend(4)
    p.take(word)
    node: Block | If | Loop | For | Case | Cond
    if word == "{":
        node = Block(_body(p, "}"), False)
    elif word == "if":
        node = _if(p)
    elif word in ("while", "until"):
        cond = p.sequence("", frozenset(("do",)))
        node = Loop(cond, _do(p))
    elif word == "case":
        node = _case(p)
    elif word == "[[":
        node = _condition(p)
    else:
        node = _for(p)
    p.depth -= 1
    return node


def _body(p: "Parser", closer: str) -> Seq:
    body = p.sequence("", frozenset((closer,)))
    p.take(closer)
    return body


def _do(p: "Parser") -> Seq:
    p.newlines()
    if p.peek() == "{":
        p.take("{")
        return _body(p, "}")
    p.take("do")
    return _body(p, "done")


def _if(p: "Parser") -> If:
    arms: list[tuple[Seq, Seq]] = []
    other: Seq | None = None
    while True:
        cond = p.sequence("", frozenset(("then",)))
        p.take("then")
        arms.append((cond, p.sequence("", frozenset(("elif", "else", "fi")))))
        word = p.peek()
        p.take(word)
        if word == "else":
            other = _body(p, "fi")
        if word != "elif":
            return If(arms, other)


def _for(p: "Parser") -> For:
    p.blank()
    if p.s.startswith("(", p.i) and p.at(p.i, 1) == "(":
        node = _expression(p)
        if node is None:
            raise RefusedError("syntax")
        p.blank()
        if p.s.startswith(";", p.i):
            p.i += 1
        return For("", [], _do(p), node.words[0].parts)
    name = _word(p)
    p.newlines()
    words: list[WordNode] | None = None
    if p.peek() == "in":
        p.take("in")
        words = []
        while True:
            p.blank()
            if p.i >= p.n or p.s[p.i] in "\n;":
                break
            words.append(_word(p))
    if p.s.startswith(";", p.i):
        p.i += 1
    return For(name.lit or "", words, _do(p))


def _word(p: "Parser") -> WordNode:
    p.blank()
    start = p.i
    if start >= p.n:
        raise RefusedError("syntax")
    p.budget.spend(2)
    word = read_word(p)
    if p.i == start:
        raise RefusedError("syntax")
    return word


def _case(p: "Parser") -> Case:
    subject = _word(p)
    p.newlines()
    p.take("in")
    arms: list[tuple[list[WordNode], Seq, str]] = []
    while True:
        p.newlines()
        if p.peek() == "esac":
            p.take("esac")
            return Case(subject, arms)
        if p.s.startswith("(", p.i):
            p.i += 1
        patterns = [_word(p)]
        while True:
            p.blank()
            c = p.s[p.i : p.i + 1]
            p.i += 1
            if c == ")":
                break
            if c != "|":
                raise RefusedError("syntax")
            patterns.append(_word(p))
        body = p.sequence("", CASE_END)
        end = ";;"
        if p.s.startswith(";", p.i):
            k = p.after(p.i)
            end = ";" + p.s[k]
            if end == ";;" and p.at(k, 1) == "&":
                k = p.after(k)
                end = ";;&"
            p.i = k + 1
        arms.append((patterns, body, end))


def _condition(p: "Parser") -> Cond:
    words: list[WordNode] = []
    while True:
        p.newlines()
        if p.i >= p.n:
            raise RefusedError("syntax")
        p.budget.spend(1)
        c = p.s[p.i]
        if c in _CONDITION_OPERATORS and not (c in "<>" and p.at(p.i, 1) == "(") and not (c == "!" and p.peek() != "!"):
            p.i += 1
            if c == "(":
                p.paren += 1
            elif c == ")":
                p.paren -= 1
            continue
        word = p.peek()
        if word == "]]":
            p.take(word)
            return Cond(words)
        if c == ";":
            raise RefusedError("syntax")
        node = _word(p)
        words.append(node)
        if node.lit == "=~":
            p.blank()
            words.append(_regex(p))


def _regex(p: "Parser") -> WordNode:
    """The right side of ``=~``: parentheses and bars are part of it."""
    parts: list[Part] = []
    while True:
        c = p.s[p.i : p.i + 1]
        if not c or c in " \t\n":
            return joined(parts)
        if c == "(":
            p.i = read_pattern(p, parts, p.i + 1)
            continue
        if c in "|)<>&;":
            if c == ")":
                return joined(parts)
            parts.append(Lit(c, False))
            p.i += 1
            continue
        parts.extend(read_word(p).parts)


def read_function(p: "Parser") -> "Node":
    p.take("function")
    name = _word(p)
    p.blank()
    if p.s.startswith("(", p.i) and p.at(p.i, 1) == ")":
        p.i = p.after(p.i) + 1
    return p.function_rest(name.lit or "")


def read_coproc(p: "Parser") -> "Node":
    p.take("coproc")
    p.blank()
    p.enter()
    place = p.i
    word = p.peek()
    if word not in OPENERS and word:
        read_word(p)
        p.blank()
        if not (p.peek() in OPENERS or p.s.startswith("(", p.i)):
            p.i = place
    body = p.command()
    p.depth -= 1
    return Coproc(body)
