"""Branches and loops: every branch is looked at, loops over known words are unrolled."""

from interlock.shell.expand import arithmetic, checked, expand_text, expand_words
from interlock.shell.posix.nodes import Block, Case, Cond, For, If, Loop, Seq, Simple
from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Node
    from interlock.shell.state import State

#: Rounds of a loop over known words or lines that are looked at one by one.
MAX_ROUNDS = 24
#: Loops inside each other whose body is read a second time, with what the first time left.
MAX_REPEATS = 2

_LEAVES = frozenset(("exit", "return", "break", "continue", "die", "fail", "fatal", "abort"))


def leaves(node: "Node") -> bool:
    """Whether nothing after this command runs in the same place: it ends the script, the function or the round."""
    if isinstance(node, Block) and not node.subshell:
        return bool(node.body.items) and leaves(node.body.items[-1])
    return isinstance(node, Simple) and bool(node.words) and node.words[0].lit in _LEAVES


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
        for name, sources in other.sources.items():
            if first.sources.get(name) != sources:
                first.sources[name] = first.sources.get(name, ()) + sources
        shell.rejoin(first, other.values, other.params)
        first.functions.update(other.functions)
        first.aliases.update(other.aliases)
    stays = [
        child
        for child, body in zip(states, [*bodies, None], strict=False)
        if body is None or not (body.items and leaves(body.items[-1]))
    ]
    for place, child in enumerate(stays or states[:1]):
        if not place:
            st.cwd, st.elsewhere = child.cwd, child.elsewhere
        elif child.cwd != st.cwd or child.elsewhere != st.elsewhere:
            st.stand((child.cwd, *child.elsewhere))
    st.previous, st.dirs = first.previous, first.dirs
    st.values, st.sources, st.functions, st.aliases = first.values, first.sources, first.functions, first.aliases
    st.params = first.params
    return out


def _if(shell: "Interpreter", node: If, st: "State") -> str:
    bodies: list[Seq] = []
    for place, (cond, body) in enumerate(node.arms):
        if place:
            # The condition of an ``elif`` may not run.
            shell.budget.spend(len(st.values) >> 3)
            values, params, folders = dict(st.values), st.params, (st.cwd, *st.elsewhere)
            shell.seq(cond.items, st)
            shell.rejoin(st, values, params, folders)
        else:
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
    folders = st.cwd, *st.elsewhere
    out = _branches(shell, bodies, st, complete)
    if chosen is not None and len(bodies) > 1:
        # The arm that certainly matches decides the state; it is looked at last.
        st.cwd, st.elsewhere = folders[0], folders[1:]
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
        _perhaps(shell, [node.body.items, node.body.items], st)
        return UNKNOWN
    words = st.params if node.words is None else expand_words(shell, node.words, st)
    exact = all(word.known and not word.glob for word in words)
    certain = exact and bool(words)
    if not words:
        st.maybe = True
        words = [Word(UNKNOWN, split=True)]
    if len(words) > MAX_ROUNDS:
        shell.budget.spend(len(words))
        words = [*words[:MAX_ROUNDS], Word(UNKNOWN)]
    if certain:
        return _rounds(shell, node.body, st, node.name, words)
    st.values.pop("_", None)
    values, params, folders = dict(st.values), st.params, (st.cwd, *st.elsewhere)
    out = _rounds(shell, node.body, st, node.name, words)
    shell.rejoin(st, values, params, folders)
    return out


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
    _perhaps(shell, [node.body.items, items, node.body.items], st)
    return UNKNOWN


def _perhaps(shell: "Interpreter", rounds: "list[list[Node]]", st: "State") -> None:
    """The first of `rounds`, which may not run at all; the others where it changes what a variable holds."""
    st.values.pop("_", None)
    values, params, folders = dict(st.values), st.params, (st.cwd, *st.elsewhere)
    shell.budget.spend(len(values) >> 3)
    for place, items in enumerate(rounds):
        shell.seq(items, st)
        if not place:
            st.values.pop("_", None)
            if (st.values == values and st.params is params) or shell.repeats >= MAX_REPEATS:
                break
            shell.repeats += 1
            shell.rejoin(st, values, params, folders)
    else:
        shell.repeats -= 1
    shell.rejoin(st, values, params, folders)
