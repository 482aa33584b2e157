"""Walks a script and lists the programs that it would run, with the state that decides what each word means."""

from interlock.shell import COMMON, PLAIN_GIT
from interlock.shell.expand import checked, expand_text, expand_words
from interlock.shell.posix.nodes import (
    AndOr,
    Array,
    Assign,
    Block,
    Budget,
    Case,
    Cond,
    Coproc,
    For,
    Function,
    If,
    Lit,
    Loop,
    Pipeline,
    Redir,
    RefusedError,
    Seq,
    Simple,
    Sub,
    WordNode,
)
from interlock.shell.posix.parser import Parser
from interlock.shell.posix.words import NUL
from interlock.shell.program import UNKNOWN, Program, Redirect, Word
from interlock.shell.state import Reference, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.model.facts import Facts
    from interlock.shell.posix.nodes import Node

#: Functions, nested shells and substitutions inside each other.
MAX_NESTING = 40
#: Calls of one function inside itself that are followed; deeper ones are listed as a program with ``recursion`` in `via`.
MAX_RECURSION = 3
#: Handlers of ``trap`` that are followed at the end; the others are where they are set.
MAX_TRAPS = 16

_BUILTINS = frozenset(
    (
        "cd", "pushd", "popd", "export", "declare", "typeset", "local", "readonly", "unset", "set", "shift", "read", "eval", "source", ".",
        "exec", "command", "builtin", "trap", "alias", "unalias", "let", "mapfile", "readarray", "getopts", "chdir", "shopt",
    )
)  # fmt: skip
#: Builtins whose arguments may be arrays.
DECLARES = frozenset(("declare", "typeset", "local", "readonly", "export"))
_OUTPUTS = frozenset(
    (
        "echo", "printf", "cat", "base64", "base32", "xxd", "rev", "tr", "pwd", "true", "false", ":", "basename", "dirname", "realpath",
        "readlink", "mktemp", "whoami", "which", "seq", "tee", "openssl", "git", "head", "tail", "sed", "type", "test", "[", "yes",
    )
)  # fmt: skip
_SHELLS = frozenset(
    ("sh", "bash", "zsh", "dash", "ksh", "ash", "fish", "mksh", "rbash", "csh", "tcsh", "yash", "pwsh", "powershell", "cmd")
)
_QUIET = frozenset(
    (
        "rm",
        "cp",
        "mv",
        "mkdir",
        "rmdir",
        "touch",
        "chmod",
        "chown",
        "ln",
        "kill",
        "sleep",
        "exit",
        "return",
        "wait",
        "umask",
        "break",
        "continue",
    )
)

#: Commands that succeed: what follows ``&&`` runs.
_SURE = frozenset(("cd", "pushd", "popd", "mkdir", "echo", "printf", ":", "true", "export", "set", "umask", "source", "."))

#: Those of them that do nothing that could fail.
_CERTAIN = frozenset((":", "true", "echo"))


class Call:
    """A simple command on its way to becoming programs."""

    __slots__ = ("argv", "assigns", "feeds", "redirects", "st", "stdin", "via")

    def __init__(self, argv: list[Word], st: State) -> None:
        self.argv = argv
        """Program and arguments."""
        self.st = st
        """The shell it is called from."""
        self.assigns: list[tuple[str, Word]] = []
        """Its environment assignments."""
        self.redirects: list[Redirect] = []
        """Its redirections."""
        self.via = st.via
        """Wrappers removed so far."""
        self.stdin = st.stdin
        """Text on its standard input."""
        self.feeds = st.feeds
        """Programs that write to its standard input."""

    def inner(self, argv: list[Word], via: str) -> "Call":
        """The same call with a wrapper removed."""
        call = Call(argv, self.st)
        call.assigns = self.assigns
        call.redirects = self.redirects
        call.stdin = self.stdin
        call.feeds = self.feeds
        call.via = (*self.via, via) if via else self.via
        return call


class Interpreter:
    """Collects `programs`; `code` is the first reason why something was not understood."""

    __slots__ = (
        "active", "budget", "choices", "code", "doubtful", "facts", "filed", "files", "handlers", "pipes", "programs", "repeats", "scripts",
    )  # fmt: skip

    def __init__(self, facts: "Facts", budget: Budget) -> None:
        self.facts = facts
        self.budget = budget
        self.code = ""
        self.programs: list[Program] = []
        self.handlers: list[tuple[str, State, tuple[str, ...]]] = []
        """Texts of ``trap``, the shells they are set in and the wrappers around them."""
        self.pipes: dict[str, tuple[str, tuple[int, ...]]] = {}
        """Process substitutions: path -> what can be read there and the programs that write it."""
        self.files: dict[str, str] = {}
        """Files written with known text earlier in the same script."""
        self.active: list[str] = []
        """Functions that are being called."""
        self.choices = False
        """Some variable has more than one possible value."""
        self.doubtful: dict[str, list[Node | None]] = {}
        """Functions that only some path defines -> what else the name may stand for: another body, or (None) no function."""
        self.repeats = 0
        """Loops inside each other whose body is read a second time."""
        self.scripts = 0
        """Nesting of script files."""
        self.filed: list[tuple[int, int]] = []
        """See `Plan.scripts`."""

    def script(self, text: str, st: State) -> str:
        """Runs a script text; what it prints, as far as it can be known."""
        if text.strip() == UNKNOWN:
            return UNKNOWN
        if NUL in text:
            text = text.replace(NUL, "")
        if st.depth >= MAX_NESTING:
            self.code = self.code or "depth"
            return UNKNOWN
        parser = Parser(text, self.budget)
        try:
            parser.script()
        except RefusedError as refused:
            self.code = self.code or refused.code
            if refused.code == "step-budget":
                self.budget.left = 2_000
        except RecursionError:
            self.code = self.code or "depth"
        st.depth += 1
        try:
            return self.seq(parser.items, st)
        finally:
            st.depth -= 1

    def traps(self) -> None:
        """Runs what ``trap`` left for the end, with the variables of the end."""
        for text, st, via in self.handlers:
            # The list may grow while it is walked, up to `MAX_TRAPS`: a handler may set another.
            child = self.fork(st)
            child.maybe = True
            child.via = (*via, "trap")
            self.script(text, child)

    def seq(self, items: "list[Node]", st: State) -> str:
        """Runs commands one after the other."""
        if len(items) == 1:
            return self.run(items[0], st)
        out = ""
        for item in items:
            text = self.run(item, st)
            if text:
                out = checked(out + text)
        return out

    def run(self, node: "Node", st: State) -> str:
        """Runs one node; what it prints."""
        if isinstance(node, Simple):
            return self.simple(node, st)
        if isinstance(node, AndOr):
            return self._and_or(node, st)
        if isinstance(node, Pipeline):
            return self._pipeline(node, st)
        if isinstance(node, Seq):
            return self.seq(node.items, st)
        if isinstance(node, Function):
            if st.maybe:
                self.doubt(node.name, st)
            st.functions[node.name] = node.body
            return ""
        self.budget.spend(1)
        if isinstance(node, Coproc):
            self.run(node.body, st.fork())
            return ""
        return self._compound(node, st)

    def _and_or(self, node: AndOr, st: State) -> str:
        if node.background:
            st = self.fork(st)
        out = ""
        maybe = st.maybe
        left: Node | None = None
        skipped: list[tuple[str, dict[str, str | list[str] | dict[str, str] | None], list[Word], tuple[str, ...]]] = []
        before: tuple[str, ...] = ()
        for op, item in node.items:
            reached = st.cwd, *st.elsewhere
            if op:
                st.values.pop("_", None)
                self.budget.spend(len(st.values) >> 3)
                name = left.words[0].lit if isinstance(left, Simple) and left.words else ""
                moved = name == "cd" and op == "||"
                now = op, dict(st.values), st.params, () if moved or (op == "&&" and name in _SURE) else reached
                # Where the other operator left commands out, this one goes on.
                for entry in [entry for entry in skipped if entry[0] != op]:
                    skipped.remove(entry)
                    self.rejoin(st, entry[1], entry[2], entry[3])
                if not (op == "&&" and name in _CERTAIN and self.certain(left, st)):
                    skipped.append(now)
                st.maybe = True
                if moved:
                    # What follows runs where that one failed.
                    st.cwd, st.elsewhere = before[0], before[1:]
            before = reached
            text = self.run(item, st)
            if op == "||" and (moved or reached != (st.cwd, *st.elsewhere)):
                from interlock.shell.control import leaves

                ends = () if leaves(item) else (st.cwd, *st.elsewhere)
                st.cwd, st.elsewhere = reached[0], reached[1:]
                st.stand(ends)
            left = item
            if text:
                out = checked(out + text)
        for _, values, params, folders in skipped:
            self.rejoin(st, values, params, folders)
        st.maybe = maybe
        return out

    @staticmethod
    def certain(node: object, st: State) -> bool:
        """Whether a command of `_CERTAIN` is that command, with its output where it was."""
        return isinstance(node, Simple) and not node.redirects and not node.assigns and node.words[0].lit not in st.functions

    def rejoin(
        self,
        st: State,
        values: "dict[str, str | list[str] | dict[str, str] | None]",
        params: list[Word],
        folders: tuple[str, ...] = (),
    ) -> None:
        """After something that may have been left out: `st` is as it is, or as these tell."""
        st.values.pop("_", None)
        if folders and (folders[0] != st.cwd or st.elsewhere or len(folders) > 1):
            st.stand(folders)
        if st.values != values or st.params is not params:
            from interlock.shell import choices

            self.budget.spend(len(values) >> 2)
            choices.merge(self, st, values, params)

    def fork(self, st: State) -> State:
        """A child shell, its copying paid for."""
        self.budget.spend(2 + ((len(st.values) + len(st.functions)) >> 3))
        return st.fork()

    def _pipeline(self, node: Pipeline, st: State) -> str:
        stdin, feeds, out = st.stdin, st.feeds, ""
        for place, command in enumerate(node.commands):
            child = self.fork(st)
            child.stdin, child.feeds = stdin, feeds
            start = len(self.programs)
            out = self.run(command, child)
            if place + 1 < len(node.commands):
                feeds = tuple(range(start, len(self.programs)))
                self.budget.spend(len(feeds) >> 3)
                stdin = None if out == UNKNOWN else Word(out)
        return out

    def _compound(self, node: "Block | If | Loop | For | Case | Cond", st: State) -> str:
        if isinstance(node, Block) and node.subshell:
            st = self.fork(st)
        stdin, feeds = st.stdin, st.feeds
        start = len(self.programs)
        silent = False
        redirects: list[Redirect] = []
        if node.redirects:
            call = Call([], st)
            silent = self.redirect(node.redirects, call)
            st.stdin, st.feeds = call.stdin, call.feeds
            redirects = call.redirects
            if redirects:
                self.emit(call)
        if isinstance(node, Block):
            out = self.seq(node.body.items, st)
        else:
            from interlock.shell import control

            out = control.run(self, node, st)
        st.stdin, st.feeds = stdin, feeds
        if redirects and silent and len(self.programs) > start:
            self.written(redirects, out, st.cwd)
        return "" if silent else out

    def substitute(self, node: Sub, st: State) -> tuple[str, tuple[int, ...]]:
        """Text of a command substitution, or the path of a process substitution; the programs that it ran."""
        if st.depth >= MAX_NESTING:
            raise RefusedError("depth")
        child = self.fork(st)
        child.depth += 1
        self.budget.spend(3)
        start = len(self.programs)
        out = self.seq(node.body.items, child)
        sources = tuple(range(start, len(self.programs)))
        self.budget.spend(len(sources) >> 3)
        if node.kind == "$":
            if not sources and len(node.body.items) == 1:
                sources = ()
            return (out.replace(NUL, "") if NUL in out else out).rstrip("\n"), sources
        path = "/dev/fd/" + str(63 + len(self.pipes))
        self.pipes[path] = (out, sources)
        return path, sources

    def simple(self, node: Simple, st: State) -> str:
        """Runs a simple command."""
        if self.choices:
            from interlock.shell import choices

            out = choices.run(self, node, st)
            if out is not None:
                return out
        return self.once(node, st)

    def once(self, node: Simple, st: State) -> str:
        """Runs a simple command, its variables as they are."""
        words = expand_words(self, node.words, st)
        call = Call(words, st)
        for assign in node.assigns:
            self.assign(assign, call, not words)
        silent = bool(node.redirects) and self.redirect(node.redirects, call)
        if not words:
            if node.redirects or node.assigns:
                self.emit(call)
                if silent:
                    self.written(call.redirects, "", st.cwd)
            return ""
        if call.assigns:
            saved = [(name, st.values.get(name, UNKNOWN), name in st.values) for name, _ in call.assigns]
            for name, value in call.assigns:
                st.values[name] = value.text
            out = self.call(call)
            for name, old, known in saved:
                if known:
                    st.values[name] = old
                else:
                    st.values.pop(name, None)
        else:
            out = self.call(call)
        if len(node.words) > 1 and node.words[0].lit in DECLARES:
            self.declared(node.words, st)
        last = words[-1].text if words else ""
        st.values["_"] = last
        if silent:
            self.written(call.redirects, out, st.cwd)
            return ""
        return out

    def declared(self, words: list[WordNode], st: State) -> None:
        """Arrays among the arguments of ``declare`` and its kind."""
        for word in words:
            first, last = word.parts[0], word.parts[-1]
            if isinstance(last, Array) and isinstance(first, Lit) and len(word.parts) == 2:
                from interlock.shell import parameters

                name = first.text[:-1]
                node = Assign(name.rstrip("+"), WordNode(None, [last]), name[-1:] == "+", None)
                parameters.assign_array(self, node, st)

    def assign(self, node: Assign, call: Call, keep: bool) -> None:
        """Evaluates an assignment; `keep` sets the variable, otherwise it belongs to the command only."""
        st = call.st
        known = st.values.get(node.name)
        if isinstance(known, Reference):
            node = Assign(known, node.value, node.append, node.index)
        self.budget.spend(1)
        parts = node.value.parts
        if node.index is not None or (len(parts) == 1 and isinstance(parts[0], Array)):
            from interlock.shell import parameters

            parameters.assign_array(self, node, st)
            call.assigns.append((node.name, Word(UNKNOWN)))
            return
        value = expand_text(self, node.value, st, True)
        if node.append:
            old = st.values.get(node.name, "")
            if isinstance(old, str) or old is None:
                value = Word(checked((old or "") + value.text), sources=st.sources.get(node.name, ()) + value.sources)
        call.assigns.append((node.name, value))
        if keep:
            st.values[node.name] = checked(value.text)
            if value.sources:
                st.sources[node.name] = value.sources
            elif node.name in st.sources:
                del st.sources[node.name]

    def redirect(self, nodes: list[Redir], call: Call) -> bool:
        """Applies redirections to a call. True when its output does not reach the standard output."""
        silent = False
        st = call.st
        for node in nodes:
            op = node.op
            if op == "<<":
                body = node.body
                if body is not None and node.fd == 0:
                    call.stdin, call.feeds = expand_text(self, body, st), ()
                elif body is not None:
                    expand_text(self, body, st)
                continue
            target = expand_text(self, node.target, st)
            if op == "<<<":
                if node.fd == 0:
                    call.stdin, call.feeds = Word(target.text + "\n", sources=target.sources), target.sources
                continue
            if op in ("<&", ">&"):
                text = target.text
                if op == "<&" or text.rstrip("-").isdigit() or text == "-" or UNKNOWN in text:
                    silent = silent or (node.fd == 1 and op == ">&")
                    continue
                op = "&>"
            if op[0] == "<" and node.fd == 0:
                piped = self.pipes.get(target.text)
                call.feeds = ()
                call.stdin = None
                if piped is not None:
                    call.stdin = None if piped[0] == UNKNOWN else Word(piped[0])
                    call.feeds = piped[1]
                elif self.files and target.known:
                    from interlock.shell.builtins import resolve

                    known = self.files.get(resolve(st.cwd, target.text, self))
                    call.stdin = None if known is None else Word(known)
            elif op[0] == "&" or (node.fd == 1 and op[0] == ">"):
                silent = True
            call.redirects.append(Redirect(op, target, -1 if op[0] == "&" else node.fd))
        return silent

    def written(self, redirects: list[Redirect], out: str, cwd: str) -> None:
        """Remembers text that goes to a file, so that a later ``sh file`` in the same script can be read."""
        from interlock.shell.builtins import resolve

        self.budget.spend(len(redirects) << 2)
        for redirect in redirects:
            if redirect.op[0] != "<" and redirect.fd in (1, -1):
                path = resolve(cwd, redirect.target.text, self)
                old = self.files.get(path, "") if redirect.op[-2:] == ">>" else ""
                self.files[path] = checked(old + out)

    def emit(self, call: Call, argv: "list[Word] | None" = None, maybe: bool = False) -> int:
        """Adds a program; its index."""
        st = call.st
        index = len(self.programs)
        self.budget.spend(1)
        self.programs.append(
            Program(
                index,
                tuple(call.argv if argv is None else argv),
                cwd=Word(st.cwd),
                assigns=tuple(call.assigns),
                redirects=tuple(call.redirects),
                stdin=call.stdin,
                feeds=call.feeds,
                via=call.via,
                maybe=maybe or st.maybe,
            )
        )
        if st.elsewhere:
            folder, others = st.cwd, st.elsewhere
            st.elsewhere = ()
            for other in others:
                st.cwd = other
                self.emit(call, argv, maybe=True)
            st.cwd, st.elsewhere = folder, others
        return index

    def call(self, call: Call) -> str:
        """Resolves a command: alias, function, builtin, wrapper, shell, or a program. What it prints."""
        argv = call.argv
        if not argv:
            if call.redirects or call.assigns:
                self.emit(call)
            return ""
        self.budget.spend(1 + (len(argv) >> 4))
        st = call.st
        text = argv[0].text
        if text in st.functions:
            return self.function(call, text)
        if text in st.aliases and not argv[0].quoted:
            from interlock.shell import builtins

            return builtins.run_alias(self, call)
        name = text
        if "/" in text:
            name = text.rsplit("/", 1)[1]
            if text[0] != "/" or text in self.pipes or text in self.files:
                from interlock.shell import shells

                return shells.run_file(self, call)
        if argv[0].glob and not argv[0].quoted and name not in ("[", "[["):
            from interlock.shell import shells

            return shells.run_globbed(self, call)
        if name in COMMON or (name == "git" and len(argv) > 1 and argv[1].text in PLAIN_GIT):
            self.emit(call)
            return "" if name in _QUIET else UNKNOWN
        if name in _OUTPUTS:
            from interlock.shell import outputs

            return outputs.run(self, call, name)
        if name in _BUILTINS:
            from interlock.shell import builtins

            return builtins.run(self, call, name)
        if name.endswith(".exe"):
            name = name[:-4]
        if name in _SHELLS:
            from interlock.shell import shells

            return shells.run(self, call, name)
        from interlock.shell import wrappers

        return wrappers.run(self, call, name)

    def doubt(self, name: str, st: State) -> None:
        """A function is perhaps defined or removed: what the name stands for now stays possible."""
        others = self.doubtful.setdefault(name, [])
        now = st.functions.get(name)
        if now not in others and len(others) < MAX_RECURSION:
            others.append(now)

    def function(self, call: Call, name: str) -> str:
        """Calls a function that was defined in the script."""
        st = call.st
        if self.active.count(name) >= MAX_RECURSION or st.depth >= MAX_NESTING:
            call.via = (*call.via, "recursion")
            self.emit(call)
            return UNKNOWN
        if name in self.doubtful:
            body, others = st.functions[name], self.doubtful.pop(name)
            for other in others:
                if other is None:
                    del st.functions[name]
                else:
                    st.functions[name] = other
                self.call(call)
                st.functions[name] = body
            self.doubtful[name] = others
        params, stdin, feeds, via = st.params, st.stdin, st.feeds, st.via
        st.params, st.stdin, st.feeds, st.via = call.argv[1:], call.stdin, call.feeds, call.via
        st.depth += 1
        self.active.append(name)
        if call.redirects:
            self.emit(call, [])
        try:
            return self.run(st.functions[name], st)
        finally:
            self.active.pop()
            st.depth -= 1
            st.params, st.stdin, st.feeds, st.via = params, stdin, feeds, via


def literal(text: str, quoted: bool = True) -> WordNode:
    """A word node that stands for known text."""
    return WordNode(None, [Lit(text, quoted)])
