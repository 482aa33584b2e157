"""Commands: lists, pipelines, simple and compound commands, redirections and here-documents."""

from interlock.shell.posix.nodes import (
    AndOr,
    Assign,
    Block,
    Budget,
    Case,
    Cond,
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
    WordNode,
)
from interlock.shell.posix.words import BREAKS, DIGITS, WORD, joined, read_word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Node, Part

#: Nesting that is still followed. Python's own recursion limit lies well above what this needs.
MAX_DEPTH = 48

CLOSERS = frozenset(("then", "else", "elif", "fi", "do", "done", "esac", "}"))
OPENERS = frozenset(("{", "[[", "if", "while", "until", "for", "select", "case", "function", "coproc"))
CASE_END = frozenset(("esac",))
_NONE: frozenset[str] = frozenset()


class Parser:
    """Reads one script text. `items` holds the complete commands seen so far, also after `RefusedError` was raised."""

    __slots__ = (
        "budget", "continued", "depth", "i", "items", "lead", "n", "paren", "pending", "reprinted", "s", "spilled", "tables", "unseparated", "word",
    )  # fmt: skip

    def __init__(self, text: str, budget: Budget, depth: int = 0) -> None:
        self.s = text
        self.n = len(text)
        self.i = 0
        self.budget = budget
        self.depth = depth
        self.continued = "\\\n" in text
        self.word = text.encode("latin-1", "replace").translate(WORD)
        self.tables: dict[bytes, bytes] = {}
        self.pending: list[Redir] = []
        self.items: list[Node] = []
        self.paren = 0
        self.reprinted = False
        self.unseparated = 0
        self.spilled = -1
        self.lead = -1
        budget.spend(1 + (self.n >> 10))

    def table(self, classes: bytes) -> bytes:
        """One byte a character: 1 where `classes` marks it."""
        known = self.tables.get(classes)
        if known is None:
            known = self.tables[classes] = self.s.encode("latin-1", "replace").translate(classes)
            self.budget.spend(self.n >> 10)
        return known

    def after(self, k: int) -> int:
        """The place of the next character after `k`, line continuations left out."""
        k += 1
        if self.continued:
            while self.s.startswith("\\\n", k):
                self.budget.spend(1)
                k += 2
        return k

    def at(self, k: int, ahead: int) -> str:
        """The character `ahead` places after `k`, "" at the end."""
        for _ in range(ahead):
            k = self.after(k)
        return self.s[k : k + 1]

    def enter(self) -> None:
        """One level deeper; raises `RefusedError`."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise RefusedError("depth")

    def nested(self, closer: str = ")", reprinted: bool = True) -> Seq:
        """The commands of a substitution (or, not `reprinted`, a subshell) at ``p.i``, its closing character read."""
        self.enter()
        outer, self.pending = self.pending, []
        before = self.reprinted, self.unseparated, self.spilled
        if reprinted:
            self.reprinted, self.unseparated, self.spilled = True, 0, -1
            self.newlines()
            self.lead = self.i
        body = self.sequence(closer if closer == ")" else "", frozenset(closer) if closer != ")" else _NONE)
        if self.i >= self.n:
            raise RefusedError("syntax")
        self.i += 1
        if self.pending:
            outer = outer + self.pending
        self.pending = outer
        if reprinted:
            if self.spilled >= 0:
                self._spilled(body.items, self.s[self.spilled : self.i - 1])
            self.reprinted, self.unseparated, self.spilled = before
        self.depth -= 1
        return body

    def _spilled(self, items: "list[Node]", text: str) -> None:
        """Adds the reading in which the rest of a substitution is the text of a here-document, or stands in double quotes.

        bash 5.2 prints the parsed commands of a substitution and reads them again; where a here-document stands before ``then`` or ``do`` its
        text comes too late, and what follows may be taken for it: ``$(...)`` runs there even in single quotes. Behind a ``;`` that is lost
        a ``case`` may end the substitution, and what follows stands outside.
        """
        self.budget.rereads -= 1
        if self.budget.rereads < 0:
            raise RefusedError("step-budget")
        from interlock.shell.posix.words import read_double

        parts: list[Part] = []
        try:
            read_double(self.reader(text), parts, 0, False)
        except RefusedError as refused:
            if refused.code != "syntax":
                raise
        node = Redir("<<", 0, WordNode(""))
        node.body = joined(parts)
        items.append(If([(Seq([]), Seq([Simple([], [], [node])]))], None))

    def inner(self, text: str) -> Seq:
        """The commands of a text that was unescaped first (backticks)."""
        parser = Parser(text, self.budget, self.depth)
        parser.enter()
        return parser.script()

    def reader(self, text: str) -> "Parser":
        """A parser of another text with the same budget."""
        return Parser(text, self.budget, self.depth)

    def script(self) -> Seq:
        """Everything up to the end of the text."""
        body = self.sequence("", _NONE, self.items)
        self.documents()
        return body

    def blank(self) -> None:
        """Skips spaces, line continuations and comments."""
        s, n, i = self.s, self.n, self.i
        start = i
        while i < n:
            c = s[i]
            if c in " \t":
                i += 1
            elif c == "\\" and s.startswith("\n", i + 1):
                i += 2
            elif c == "#":
                i = s.find("\n", i)
                if i < 0:
                    i = n
                break
            else:
                break
        self.i = i
        if i - start > 16:
            self.budget.spend((i - start) >> 2)

    def newlines(self) -> None:
        """Skips blank space and line ends; reads the here-documents that start there."""
        while True:
            self.blank()
            if self.i < self.n and self.s[self.i] == "\n":
                self.i += 1
                self.budget.spend(1)
                if self.pending:
                    self.documents()
            else:
                return

    def peek(self) -> str:
        """The plain word at ``p.i``, "" when it is quoted or none."""
        i = self.i
        j = self.word.find(1, i)
        if j < 0:
            j = self.n
        if j < self.n and self.s[j] not in BREAKS:
            if not self.continued or not self.s.startswith("\\\n", j):
                return ""
            place = self.i
            node = read_word(self)
            self.i = place
            return node.lit or ""
        return self.s[i:j]

    def take(self, word: str) -> None:
        """Reads this reserved word; raises `RefusedError` when another stands there."""
        if self.peek() != word:
            raise RefusedError("syntax")
        if self.s.startswith(word, self.i):
            self.i += len(word)
        else:
            read_word(self)

    def sequence(self, closer: str, closers: frozenset[str], items: "list[Node] | None" = None) -> Seq:
        """Commands up to ``)`` (`closer`), a reserved word of `closers`, or a case separator; the end is not read."""
        if items is None:
            items = []
        s, n = self.s, self.n
        start = end = 0
        separator = ""
        while True:
            self.newlines()
            if self.i >= n:
                if closer or closers:
                    raise RefusedError("syntax")
                return Seq(items)
            c = s[self.i]
            if c in ";)" or c == "&":
                if (c == ")" and closer) or (c == ";" and closers is CASE_END and self.at(self.i, 1) in (";", "&")):
                    return Seq(items)
                if c != "&" or self.at(self.i, 1) != ">":
                    raise RefusedError("syntax")
            elif closers and self.peek() in closers:
                if self.unseparated == 1 and self.spilled < 0 and self.peek() in ("then", "do"):
                    self.spilled = self.i
                return Seq(items)
            if self.unseparated and separator:
                lost = self._separated(separator)
                before, start, place = start, self.i, end
                items.append(self.and_or())
                if lost:
                    if self.spilled < 0 and s.find("case", start, self.i) >= 0:
                        # No reserved word any more: the first `)` of a pattern ends the substitution.
                        self.spilled = start
                    self._unseparated(items, s[before:place] + " " + s[start : self.i])
            else:
                start = self.i
                items.append(self.and_or())
            self.blank()
            end = self.i
            if self.i >= n:
                continue
            c = separator = s[self.i]
            if c == ";":
                if self.at(self.i, 1) not in (";", "&") or (self.at(self.i, 1) == "&" and closers is not CASE_END):
                    self.i += 1
            elif c == "&":
                self.i += 1
                last = items[-1]
                if isinstance(last, AndOr):
                    last.background = True
                else:
                    items[-1] = AndOr([("", last)], True)
            elif c not in "\n)":
                raise RefusedError("syntax")

    def _separated(self, separator: str) -> bool:
        """Counts a separator after a here-document; whether bash 5.2 may lose it.

        It prints the parsed commands of a substitution and reads them again, and leaves out one ``;`` after the here-document
        (``print_cmd.c``, `was_heredoc`): the second when the first stands on its own line (``$(: <<E; rm -rf; /`` runs ``rm -rf /``), the
        first where something else ended that line. Both are read in both ways.
        """
        if self.unseparated == 1:
            self.unseparated = 2
        elif separator in ";\n":
            self.unseparated = 0
        return separator == ";"

    def _unseparated(self, items: "list[Node]", text: str) -> None:
        """Adds the reading in which the last two commands are one, before both."""
        self.budget.rereads -= 1
        if self.budget.rereads < 0:
            raise RefusedError("step-budget")
        try:
            items.insert(len(items) - 2, If([(Seq([]), self.reader(text).script())], None))
        except RefusedError as refused:
            if refused.code != "syntax":
                raise

    def and_or(self) -> "Node":
        """Pipelines joined by ``&&`` and ``||``."""
        first = self.pipeline()
        items: list[tuple[str, Node]] = []
        while True:
            self.blank()
            c = self.s[self.i : self.i + 1]
            if c not in ("&", "|") or self.at(self.i, 1) != c:
                return AndOr(items, False) if items else first
            if not items:
                items.append(("", first))
            self.i = self.after(self.i) + 1
            if self.unseparated:
                self.unseparated = 2
            self.newlines()
            items.append((c + c, self.pipeline()))

    def pipeline(self, piped: bool = False) -> "Node":
        """Commands joined by ``|``, perhaps after ``!`` or ``time``."""
        start, timed, plain = self.i, False, piped or self.i == self.lead
        while True:
            word = self.peek()
            if word == "!":
                self.take(word)
                self.blank()
            elif word == "time":
                timed = True
                self.take(word)
                self.blank()
                while self.peek() in ("-p", "--"):
                    self.take(self.peek())
                    self.blank()
                if self.i >= self.n or self.s[self.i] in "\n;&|)":
                    return Simple([], [WordNode("time")], [])
            else:
                break
        first = self.command()
        if timed and self.reprinted and plain and not isinstance(first, Simple) and self.s.find("case", start, self.i) > 0:
            # There bash 5.2 takes `time` for a plain word, and the first `)` of a pattern for the end of the substitution.
            raise RefusedError("syntax")
        commands: list[Node] = []
        while True:
            self.blank()
            if self.s[self.i : self.i + 1] != "|" or self.at(self.i, 1) == "|":
                break
            if not commands:
                commands.append(first)
            self.i = self.after(self.i)
            if self.s[self.i : self.i + 1] == "&":
                self.i += 1
            if self.unseparated:
                self.unseparated = 2
            self.newlines()
            word = self.peek()
            commands.append(self.pipeline(True) if word in ("!", "time") else self.command())
        return Pipeline(commands) if commands else first

    def command(self) -> "Node":
        """A simple or compound command with its redirections."""
        s = self.s
        c = s[self.i : self.i + 1]
        node: Block | If | Loop | For | Case | Cond
        if c == "(":
            if self.at(self.i, 1) == "(":
                from interlock.shell.posix import compound

                node = compound.double_parenthesis(self)
            else:
                node = self.subshell()
        else:
            word = self.peek()
            if word in OPENERS:
                from interlock.shell.posix import compound

                if word == "function":
                    return compound.read_function(self)
                if word == "coproc":
                    return compound.read_coproc(self)
                node = compound.read_compound(self, word)
            elif word in CLOSERS:
                raise RefusedError("syntax")
            else:
                return self.simple()
        while True:
            self.blank()
            word = self.s[self.i : self.i + 1]
            if not word or not self._redirect_here(node.redirects):
                return node

    def _redirect_here(self, redirects: list[Redir]) -> bool:
        """Reads a redirection when one stands at ``p.i``."""
        s, i = self.s, self.i
        c = s[i]
        if c in "<>":
            if self.at(i, 1) == "(":
                return False
            redirects.append(self.redirect(-1, ""))
            return True
        if c == "&":
            if self.at(i, 1) != ">":
                return False
            redirects.append(self.redirect(-1, ""))
            return True
        if c in DIGITS or c == "{":
            j = self.word.find(1, i)
            if j > 0 and s[j] in "<>" and self.at(j, 1) != "(":
                lit = s[i:j]
                if lit.isdigit():
                    self.i = j
                    redirects.append(self.redirect(int(lit[:6]), ""))
                    return True
                if c == "{" and lit[-1] == "}" and lit[1:-1].split("[", 1)[0].isidentifier():
                    self.i = j
                    redirects.append(self.redirect(10, lit[1:-1]))
                    return True
        return False

    def redirect(self, fd: int, var: str) -> Redir:
        """The operator at ``p.i`` and its target; a here-document is read at the next line end."""
        s, i = self.s, self.i
        op = s[i]
        k = self.after(i)
        c = s[k : k + 1]
        if op == "<" and c in ("<", "&", ">"):
            op += c
            k = self.after(k)
            if op == "<<" and s[k : k + 1] in ("<", "-"):
                op += s[k]
                k = self.after(k)
        elif op == ">" and c in (">", "&", "|"):
            op += c
            k = self.after(k)
        elif op == "&":
            op = "&>"
            k = self.after(k)
            if s[k : k + 1] == ">":
                op = "&>>"
                k = self.after(k)
        self.i = k
        self.blank()
        start = self.i
        target = read_word(self) if self.i < self.n else WordNode("")
        if self.i == start:
            raise RefusedError("syntax")
        if fd < 0 and op[0] != "&":
            fd = 0 if op[0] == "<" else 1
        node = Redir("<<" if op == "<<-" else op, fd, target, var)
        if op in ("<<", "<<-"):
            raw = s[start : self.i]
            quoted = "'" in raw or '"' in raw or "\\" in raw.replace("\\\n", "")
            node.target = WordNode(("-" if op == "<<-" else "+") + ("q" if quoted else "u") + _delimiter(target, raw))
            self.pending.append(node)
            if self.reprinted:
                self.unseparated = 1
        self.budget.spend(3)
        return node

    def documents(self) -> None:
        """Reads the bodies of the pending here-documents from ``p.i``."""
        pending, self.pending = self.pending, []
        for node in pending:
            mark = node.target.lit or "+u"
            from interlock.shell.posix.heredoc import read_body

            node.body = read_body(self, mark[2:], mark[0] == "-", mark[1] == "q")

    def simple(self) -> "Node":
        """Assignments, words and redirections in any order; or a function definition."""
        s, n = self.s, self.n
        assigns: list[Assign] = []
        words: list[WordNode] = []
        redirects: list[Redir] = []
        self.budget.spend(1)
        start = self.i
        while True:
            self.blank()
            i = self.i
            if i >= n:
                break
            c = s[i]
            if c in "\n;|)":
                break
            if c in "<>&0123456789{" and self._redirect_here(redirects):
                continue
            if c == "&":
                break
            if c == "(":
                if len(words) == 1 and not assigns and not redirects:
                    return self._function_body(s[start:i])
                raise RefusedError("syntax")
            word = read_word(self)
            self.budget.spend(1)
            if not words:
                assign = self.assignment(word)
                if assign is not None:
                    assigns.append(assign)
                    continue
            words.append(word)
        if not words and not assigns and not redirects:
            raise RefusedError("syntax")
        return Simple(assigns, words, redirects)

    def assignment(self, word: WordNode) -> "Assign | None":
        """The assignment that this word is, or None."""
        first = word.parts[0]
        if not isinstance(first, Lit) or first.quoted:
            return None
        text = first.text
        k = text.find("=")
        bracket = text.find("[")
        if bracket > 0 and (k < 0 or bracket < k) and text[:bracket].isidentifier():
            return self._subscripted(word, text[:bracket])
        if k <= 0:
            return None
        name = text[:k]
        append = name[-1] == "+"
        if append:
            name = name[:-1]
        if not name.isidentifier():
            return None
        if word.lit is not None:
            return Assign(name, WordNode(text[k + 1 :]), append, None)
        parts = word.parts[1:]
        if k + 1 < len(text):
            parts.insert(0, Lit(text[k + 1 :], False))
        return Assign(name, joined(parts), append, None)

    def _subscripted(self, word: WordNode, name: str) -> "Assign | None":
        index: list[Part] = []
        rest = list(word.parts)
        first = rest[0]
        assert isinstance(first, Lit)
        rest[0] = Lit(first.text[len(name) + 1 :], False)
        while True:
            for place, part in enumerate(rest):
                if isinstance(part, Lit) and not part.quoted:
                    for mark, append in (("]=", False), ("]+=", True)):
                        k = part.text.find(mark)
                        if k >= 0:
                            index.append(Lit(part.text[:k], False))
                            value: list[Part] = [Lit(part.text[k + len(mark) :], False), *rest[place + 1 :]]
                            return Assign(name, joined(value), append, joined(index))
                index.append(part)
            # A subscript may hold blanks: go on with the next word while the bracket is open on this line.
            place = self.i
            blank = self.s[place : place + 1]
            close = self.s.find("]", place, place + 200)
            if (
                not blank
                or blank not in " \t<>"
                or close < 0
                or self.s[close + 1 : close + 2] not in ("=", "+")
                or "\n" in self.s[place:close]
            ):
                return None
            self.i = place + 1
            rest = [Lit(blank, False)]
            if self.i < self.n and self.s[self.i] not in BREAKS:
                rest.extend(read_word(self).parts)

    def subshell(self) -> Block:
        """``( ... )`` at ``p.i``."""
        self.i += 1
        self.budget.spend(3)
        return Block(self.nested(reprinted=False), True)

    def function_rest(self, name: str) -> "Node":
        """The body of a function."""
        self.newlines()
        self.enter()
        body = self.command()
        self.depth -= 1
        return Function(name, body)

    def _function_body(self, name: str) -> "Node":
        """At the parenthesis after a name."""
        self.i += 1
        self.blank()
        if not self.s.startswith(")", self.i):
            raise RefusedError("syntax")
        self.i += 1
        return self.function_rest(name.strip().replace("\\\n", ""))


def _delimiter(target: WordNode, raw: str) -> str:
    """The delimiter of a here-document: quotes removed, nothing expanded."""
    if all(isinstance(part, Lit) for part in target.parts):
        return "".join(part.text for part in target.parts if isinstance(part, Lit))
    return raw.replace("\\\n", "").replace('"', "").replace("'", "")
