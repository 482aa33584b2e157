"""Branches and loops: every branch is looked at, loops over known words are unrolled."""

from interlock.shell.expand import arithmetic, checked, expand_text, expand_words
from interlock.shell.posix.nodes import Case, Cond, For, If, Loop, Seq, Simple
from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Block
    from interlock.shell.state import State

#: Rounds of a loop over known words or lines that are looked at one by one.
MAX_ROUNDS = 24


def run(shell: "Interpreter", node: "Block | If | Loop | For | Case | Cond", st: "State") -> str:
    """Runs a compound command; what it prints."""
    if isinstance(node, Cond):
        for word in node.words:
            expand_text(shell, word, st)
        return ""
    maybe = st.maybe
    try:
        if isinstance(node, If):
            return _if(shell, node, st)
        if isinstance(node, Loop):
            return _loop(shell, node, st)
        if isinstance(node, For):
            return _for(shell, node, st)
        if isinstance(node, Case):
            return _case(shell, node, st)
    finally:
        st.maybe = maybe
    return UNKNOWN


def _branches(shell: "Interpreter", bodies: list[Seq], st: "State", complete: bool) -> str:
    """Runs alternatives, each from the same state; afterwards a value on which they differ is unknown."""
    st.maybe = True
    states: list[State] = []
    out = ""
    for body in bodies:
        child = shell.fork(st)
        text = shell.seq(body.items, child)
        if text:
            out = UNKNOWN
        states.append(child)
    if not complete:
        states.append(st.fork())
    first = states[0]
    for other in states[1:]:
        if other.cwd != first.cwd:
            first.cwd = UNKNOWN
        for name, value in other.values.items():
            if first.values.get(name, UNKNOWN) != value:
                first.values[name] = UNKNOWN
                first.sources[name] = first.sources.get(name, ()) + other.sources.get(name, ())
        for name in first.values:
            if name not in other.values:
                first.values[name] = UNKNOWN
        first.functions.update(other.functions)
        first.aliases.update(other.aliases)
    st.cwd, st.previous, st.dirs = first.cwd, first.previous, first.dirs
    st.values, st.sources, st.functions, st.aliases = first.values, first.sources, first.functions, first.aliases
    return out


def _if(shell: "Interpreter", node: If, st: "State") -> str:
    bodies: list[Seq] = []
    for cond, body in node.arms:
        shell.seq(cond.items, st)
        st.maybe = True
        bodies.append(body)
    if node.other is not None:
        bodies.append(node.other)
    return _branches(shell, bodies, st, node.other is not None)


def _case(shell: "Interpreter", node: Case, st: "State") -> str:
    subject = expand_text(shell, node.word, st)
    bodies: list[Seq] = []
    complete = False
    chosen: Seq | None = None
    for patterns, body, end in node.arms:
        for pattern in patterns:
            word = expand_text(shell, pattern, st)
            if word.text == "*":
                complete = True
            if chosen is None and subject.known and word.known and not word.glob and word.text == subject.text and end == ";;":
                chosen = body
        bodies.append(body)
    if not bodies:
        return ""
    out = _branches(shell, bodies, st, complete)
    if chosen is not None and len(bodies) > 1:
        # The arm that certainly matches decides the state; it is looked at last.
        out = shell.seq(chosen.items, st)
    return out


def _rounds(shell: "Interpreter", body: Seq, st: "State", name: str, values: list[Word]) -> str:
    out = ""
    for value in values:
        st.values[name] = value.text
        if value.sources:
            st.sources[name] = value.sources
        out = checked(out + shell.seq(body.items, st))
    return out


def _for(shell: "Interpreter", node: For, st: "State") -> str:
    if node.parts is not None:
        arithmetic(shell, node.parts, st)
        st.maybe = True
        _forget(node.body, st)
        shell.seq(node.body.items, st)
        return UNKNOWN
    words = st.params if node.words is None else expand_words(shell, node.words, st)
    if not words and node.words is not None:
        st.maybe = True
    exact = all(word.known and not word.glob for word in words)
    if not exact or not words:
        st.maybe = st.maybe or not words
    if not words:
        words = [Word(UNKNOWN, split=True)]
    if len(words) > MAX_ROUNDS:
        shell.budget.spend(len(words))
        words = [*words[:MAX_ROUNDS], Word(UNKNOWN)]
    return _rounds(shell, node.body, st, node.name, words)


def _forget(body: Seq, st: "State") -> None:
    """Variables that the body sets are unknown from the second round on."""
    for item in body.items:
        if isinstance(item, Simple):
            for assign in item.assigns:
                if not isinstance(st.values.get(assign.name, ""), list):
                    st.values[assign.name] = UNKNOWN


def _loop(shell: "Interpreter", node: Loop, st: "State") -> str:
    items = node.cond.items
    reader = items[0] if len(items) == 1 and isinstance(items[0], Simple) else None
    if reader is not None and reader.words and reader.words[0].lit == "read":
        stdin = st.stdin
        if stdin is not None and len(stdin.text) < 20_000:
            lines = stdin.text.split("\n")
            if lines and not lines[-1]:
                lines.pop()
            out = ""
            for line in lines[:MAX_ROUNDS]:
                st.stdin = Word(line + "\n", sources=stdin.sources)
                shell.simple(reader, st)
                st.stdin = None
                out = checked(out + shell.seq(node.body.items, st))
            if len(lines) <= MAX_ROUNDS:
                return out
        st.stdin = None
    shell.seq(items, st)
    st.maybe = True
    shell.seq(node.body.items, st)
    return UNKNOWN
