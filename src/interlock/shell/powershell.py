"""PowerShell: a command text -> programs. Script blocks, subexpressions and parentheses are looked into; values stay plain text."""

from interlock.shell.expand import checked
from interlock.shell.posix.nodes import RefusedError
from interlock.shell.program import UNKNOWN, Program, Redirect, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

_KEYWORDS = frozenset(
    (
        "if", "elseif", "else", "while", "until", "for", "foreach", "switch", "do", "try", "catch", "finally", "function", "filter", "param", "begin",
        "process", "end", "in", "data", "trap",
    )
)  # fmt: skip
_PASSING = frozenset(("return", "throw", "exit"))
_STOP = frozenset(" \t\r\n;|&(){},")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "", "a": "\a", "b": "\b", "e": "\x1b", "f": "\f", "v": "\v"}
#: Static methods -> the cmdlet that does the same.
_METHODS = {
    ("io.directory", "delete"): "Remove-Item -Recurse", ("io.file", "delete"): "Remove-Item", ("io.file", "readalltext"): "Get-Content",
    ("io.file", "readalllines"): "Get-Content", ("io.file", "readallbytes"): "Get-Content", ("io.file", "writealltext"): "Set-Content",
    ("io.file", "writealllines"): "Set-Content", ("io.file", "writeallbytes"): "Set-Content", ("io.file", "appendalltext"): "Add-Content",
    ("environment", "setenvironmentvariable"): "Set-EnvironmentVariable", ("environment", "getenvironmentvariables"): "Get-ChildItem Env:",
    ("io.file", "move"): "Move-Item", ("io.directory", "move"): "Move-Item", ("io.file", "copy"): "Copy-Item",
    ("diagnostics.process", "start"): "Start-Process",
}  # fmt: skip
#: Nesting of blocks that is followed.
MAX_DEPTH = 40


def run_text(shell: "Interpreter", text: str, st: "State") -> str:
    """Lists the programs of a PowerShell text; what it prints where that can be known."""
    reader = _Reader(shell, text, st)
    try:
        return reader.statements("")
    except RefusedError as refused:
        shell.code = shell.code or refused.code
    except RecursionError:
        shell.code = shell.code or "depth"
    return UNKNOWN


def _is_cmdlet(text: str) -> bool:
    """Whether a word is certainly the name of a command, so that a parenthesis after it opens its argument."""
    low = text.lower()
    if low == "iex":
        return True
    from interlock.shell.windows import is_verb

    verb, mark, noun = low.partition("-")
    return bool(mark) and noun.isalpha() and is_verb(verb)


class _Reader:
    def __init__(self, shell: "Interpreter", text: str, st: "State") -> None:
        self.shell, self.s, self.st = shell, text, st
        self.i = 0
        self.n = len(text)
        self.maybe = st.maybe
        self.depth = st.depth
        shell.budget.spend(1 + (self.n >> 10))

    def blank(self, lines: bool) -> None:
        s = self.s
        while self.i < self.n:
            c = s[self.i]
            if c in " \t\r" or (lines and c in "\n;"):
                self.i += 1
            elif c == "`" and s[self.i + 1 : self.i + 2] in ("\n", "\r"):
                self.i += 2
            elif c == "#":
                end = s.find("\n", self.i)
                self.i = self.n if end < 0 else end
            elif s.startswith("<#", self.i):
                end = s.find("#>", self.i)
                self.i = self.n if end < 0 else end + 2
            else:
                return
            self.shell.budget.spend(1)

    def statements(self, closer: str) -> str:
        """Statements up to `closer`, which is read."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise RefusedError("depth")
        out = ""
        while True:
            self.blank(True)
            if self.i >= self.n:
                if closer:
                    raise RefusedError("syntax")
                break
            c = self.s[self.i]
            if c == closer:
                self.i += 1
                break
            if c in ")}":
                raise RefusedError("syntax")
            start = self.i
            out += self.pipeline()
            if self.i == start:
                self.i += 1
        self.depth -= 1
        return out if len(out) < 65_536 else UNKNOWN

    def pipeline(self) -> str:
        feeds: tuple[int, ...] = ()
        text: str | None = None
        while True:
            start = len(self.shell.programs)
            out = self.command(feeds, text)
            self.blank(False)
            if self.s.startswith(("&&", "||"), self.i):
                self.i += 2
                self.blank(True)
                self.maybe = True
                feeds, text = (), None
                continue
            if self.s.startswith("|", self.i):
                self.i += 1
                self.blank(True)
                feeds = tuple(range(start, len(self.shell.programs)))
                text = None if out == UNKNOWN else out
                continue
            if self.s.startswith("&", self.i):
                self.i += 1
            return out

    def command(self, feeds: tuple[int, ...], text: "str | None") -> str:
        self.shell.budget.spend(2)
        words: list[Word] = []
        redirects: list[Redirect] = []
        called = False
        while True:
            self.blank(False)
            if self.i >= self.n:
                break
            s, c = self.s, self.s[self.i]
            if c in "\n;|)}":
                break
            if c == "&" or (c == "." and not words and s[self.i + 1 : self.i + 2] in (" ", "{", "'", '"', "$", "(")):
                if words or called or s.startswith("&&", self.i):
                    break
                called = True
                self.i += 1
                continue
            if c == ",":
                self.i += 1
                continue
            if c == ">" or (c in "123456*" and s[self.i + 1 : self.i + 2] == ">"):
                self.redirect(redirects)
                continue
            if c == "{":
                self.i += 1
                maybe, self.maybe = self.maybe, True
                self.statements("}")
                self.maybe = maybe
                words.append(Word("{}", quoted=True))
                continue
            if c == "$" and not words:
                place = self.i
                name = self.variable_name()
                self.blank(False)
                if s[self.i : self.i + 1] == "=" or s[self.i : self.i + 2] in ("+=", "-="):
                    self.i += 1 if s[self.i] == "=" else 2
                    self.assign(name)
                    return ""
                if s[self.i : self.i + 3].lower() == "in " and self.loop_values(name):
                    return ""
                self.i = place
            word = self.word()
            lower = word.text.lower()
            if not words and not word.quoted and lower in _KEYWORDS:
                self.keyword(lower)
                return ""
            if not words and not word.quoted and lower in _PASSING:
                continue
            words.append(word)
            self.shell.budget.spend(2)
        return self.finish(words, redirects, feeds, text, called)

    def keyword(self, name: str) -> None:
        """The head of a compound statement; its blocks follow."""
        self.maybe = True
        while True:
            self.blank(False)
            c = self.s[self.i : self.i + 1]
            if c == "(":
                self.i += 1
                self.statements(")")
                if name == "param":
                    return
            elif c == "{":
                self.i += 1
                self.statements("}")
                return
            elif not c or c in "\n;|)}&":
                return
            else:
                start = self.i
                self.word()
                if self.i == start:
                    return

    def loop_values(self, name: str) -> bool:
        """The head of ``foreach ($d in 'a','b')``: the variable stands for all values, joined by commas; False when they are not known."""
        start = self.i
        self.i += 2
        self.blank(False)
        if self.s[self.i : self.i + 1] not in ("$", "'", '"') or self.s.startswith("$(", self.i):
            self.i = start
            return False
        value = self.literals()
        self.blank(False)
        if self.s[self.i : self.i + 1] != ")" or UNKNOWN in value:
            self.i = start
            return False
        self.st.values["ps:" + name.lower()] = value
        return True

    def literals(self) -> str:
        """A word and those that follow it after commas, joined by commas."""
        values = [self.word().text]
        self.blank(False)
        while self.s[self.i : self.i + 1] == "," and len(values) < 64:
            self.i += 1
            self.blank(True)
            values.append(self.word().text)
            self.blank(False)
        return ",".join(values)

    def assign(self, name: str) -> None:
        self.blank(True)
        start = self.i
        value = ""
        if self.s[start : start + 1] in ("'", '"', "@") or self.s[start : start + 1].isdigit():
            value = self.literals()
            self.blank(False)
            if self.i < self.n and self.s[self.i] not in "\n;})":
                value = UNKNOWN
                self.command((), None)
        elif self.s[start : start + 1] == "$" and self.s[start : start + 2] != "$(":
            value = self.word().text
            self.blank(False)
            if self.i < self.n and self.s[self.i] not in "\n;})":
                self.i, value = start, ""
                value = self.pipeline() or UNKNOWN
        else:
            value = self.pipeline() or UNKNOWN
        if name:
            self.st.values["ps:" + name.lower()] = checked(value.rstrip("\n"))

    def redirect(self, redirects: list[Redirect]) -> None:
        fd = 1
        if self.s[self.i] != ">":
            fd = int(self.s[self.i]) if self.s[self.i].isdigit() else -1
            self.i += 1
        op = ">>" if self.s.startswith(">>", self.i) else ">"
        self.i += len(op)
        if self.s.startswith("&", self.i):
            self.i += 2
            return
        self.blank(False)
        target = self.word()
        if target.text and target.text.lower() != "$null":
            redirects.append(Redirect(op, target, fd))

    def variable_name(self) -> str:
        """At ``$``: the name after it."""
        s = self.s
        self.i += 1
        if s.startswith("{", self.i):
            end = s.find("}", self.i)
            if end < 0:
                raise RefusedError("syntax")
            name = s[self.i + 1 : end]
            self.i = end + 1
            return name
        start = self.i
        while self.i < self.n and (s[self.i].isalnum() or s[self.i] in "_:?"):
            self.i += 1
        self.shell.budget.spend((self.i - start) >> 4)
        return s[start : self.i].rstrip(":")

    def value(self, name: str) -> str:
        lower = name.lower()
        known = self.st.values.get("ps:" + lower)
        if isinstance(known, str):
            self.shell.budget.spend(len(known) >> 8)
            return known
        if lower in ("home", "env:userprofile", "env:home"):
            return self.shell.facts.home
        if lower in ("profile", "profile.currentusercurrenthost", "profile.currentuserallhosts"):
            return self.shell.facts.home + "/Documents/PowerShell/Microsoft.PowerShell_profile.ps1"
        if lower in ("pwd", "pwd.path"):
            return self.st.cwd
        if lower in ("env:systemdrive", "env:homedrive"):
            return "C:"
        if lower in ("env:windir", "env:systemroot"):
            return "C:\\Windows"
        if lower in ("env:temp", "env:tmp"):
            return str(self.shell.facts.tmp[0]) if self.shell.facts.tmp else "C:\\Windows\\Temp"
        if lower == "env:username":
            return str(self.shell.facts.user) or UNKNOWN
        if lower == "null":
            return "$null"
        return UNKNOWN

    def word(self) -> Word:
        s = self.s
        out = ""
        quoted = glob = False
        sources: tuple[int, ...] = ()
        start = self.i
        while self.i < self.n:
            c = s[self.i]
            if c == "'" or s.startswith("@'", self.i):
                out += self.single()
                quoted = True
            elif c == '"' or s.startswith('@"', self.i):
                first = len(self.shell.programs)
                out += self.double()
                sources += tuple(range(first, len(self.shell.programs)))
                quoted = True
            elif c == "`" and self.i + 1 < self.n:
                following = s[self.i + 1]
                out += "" if following in "\r\n" else _ESCAPES.get(following, following)
                self.i += 3 if s.startswith("\r\n", self.i + 1) else 2
            elif c == "(" and not quoted and (out.lower() in _KEYWORDS or _is_cmdlet(out)):
                break
            elif c == "(" and out[:1] == "[" and "]::" in out:
                self.method(out)
                out += "()"
            elif c == "(" or s.startswith(("$(", "@("), self.i):
                self.i += 1 if c == "(" else 2
                first = len(self.shell.programs)
                out += self.statements(")").rstrip("\n") or UNKNOWN
                sources += tuple(range(first, len(self.shell.programs)))
            elif c == "$":
                out += self.value(self.variable_name())
            elif c == "{" and self.i > start and s[self.i - 1] == "@":
                self.i += 1
                self.statements("}")
            elif c in _STOP or (c == ">" and self.i > start):
                break
            else:
                k = self.i
                while k < self.n and s[k] not in " \t\r\n;|&(){},'\"`$@>":
                    k += 1
                k = max(k, self.i + 1)
                self.shell.budget.spend((k - self.i) >> 4)
                piece = s[self.i : k]
                glob = glob or "*" in piece or "?" in piece
                out += piece
                self.i = k
            self.shell.budget.spend(1)
        return Word(out, glob=glob, quoted=quoted, split=out == UNKNOWN and not quoted, sources=sources)

    def method(self, name: str) -> None:
        """At the parenthesis of a call such as ``[IO.Directory]::Delete('x', $true)``: listed as the cmdlet that does the same."""
        self.i += 1
        words: list[Word] = []
        while True:
            self.blank(True)
            if self.i >= self.n:
                raise RefusedError("syntax")
            if self.s[self.i] == ")":
                self.i += 1
                break
            start = self.i
            word = self.word()
            if self.i == start:
                self.i += 1
            else:
                words.append(word)
        kind, _, verb = name[1:].lower().partition("]::")
        cmdlet = _METHODS.get((kind.removeprefix("system."), verb))
        if cmdlet is not None:
            from interlock.shell import windows

            argv = [Word(part) for part in cmdlet.split()] + words[: 1 if cmdlet.startswith(("Remove", "Get")) else 3]
            windows.dispatch(self.shell, self.st, argv[0].text.lower(), argv, [], (), None, "powershell", self.maybe)

    def single(self) -> str:
        s = self.s
        if s[self.i] == "@":
            end = s.find("\n'@", self.i)
            if end < 0:
                raise RefusedError("syntax")
            text = s[self.i + 2 : end].lstrip("\r\n")
            self.i = end + 3
            return text
        out = ""
        place = self.i + 1
        while True:
            end = s.find("'", place)
            if end < 0:
                raise RefusedError("syntax")
            out += s[place:end]
            if not s.startswith("''", end):
                self.i = end + 1
                return out
            out += "'"
            place = end + 2
            self.shell.budget.spend(1)

    def double(self) -> str:
        s = self.s
        here = s[self.i] == "@"
        self.i += 2 if here else 1
        out = ""
        while self.i < self.n:
            c = s[self.i]
            self.shell.budget.spend(1)
            if c == '"' and (not here or s.startswith('"@', self.i)):
                if not here and s.startswith('""', self.i):
                    out += '"'
                    self.i += 2
                    continue
                self.i += 2 if here else 1
                return out
            if c == "`" and self.i + 1 < self.n:
                out += _ESCAPES.get(s[self.i + 1], s[self.i + 1])
                self.i += 2
            elif s.startswith("$(", self.i):
                self.i += 2
                out += self.statements(")").rstrip("\n") or UNKNOWN
            elif c == "$" and (s[self.i + 1 : self.i + 2].isalpha() or s[self.i + 1 : self.i + 2] in ("{", "_")):
                out += self.value(self.variable_name())
            else:
                k = self.i + 1
                while k < self.n and s[k] not in '"`$':
                    k += 1
                self.shell.budget.spend((k - self.i) >> 4)
                out += s[self.i : k]
                self.i = k
        raise RefusedError("syntax")

    def finish(self, words: list[Word], redirects: list[Redirect], feeds: tuple[int, ...], text: "str | None", called: bool) -> str:
        """Lists the command that these words are."""
        if not words:
            return ""
        if len(words) > 2 and words[1].text.lower() == "in" and words[0].text == UNKNOWN:
            # The head of a ``foreach``.
            words = words[2:]
        first = words[0]
        if len(words) > 2 and len(words) % 2 and not called and all(word.text == "+" for word in words[1::2]):
            # Texts that are put together.
            joined = "".join([word.text for word in words[::2]])
            return UNKNOWN if UNKNOWN in joined else joined + "\n"
        if len(words) > 1 and not called and not redirects and all(word.quoted and word.text != "{}" for word in words):
            # Texts that go down a pipe.
            return "\n".join([word.text for word in words]) + "\n"
        if first.quoted and not called and len(words) == 1 and not redirects:
            return first.text + "\n" if first.text != "{}" else ""
        if first.text == UNKNOWN and not called and len(words) == 1:
            return UNKNOWN
        if (
            not called
            and len(words) == 1
            and not redirects
            and (first.text[:1] in "/~" or first.text[1:2] == ":")
            and "\\" in first.text
        ):
            # A path that a variable gave, as a value.
            return first.text + "\n"
        if (
            first.text.startswith(UNKNOWN + ".")
            and not called
            and len(words) == 1
            and first.text.lower().rpartition(".")[2].rstrip("(){}" + UNKNOWN) != "delete"
        ):
            # A property of a value that is not known.
            return UNKNOWN
        if first.text == "%" and len(words) > 1:
            words = [Word("ForEach-Object"), *words[1:]]
            first = words[0]
        if first.text[:1] == UNKNOWN and not called:
            # A value, perhaps with a property, a method or an operator: only ``&`` and ``.`` start what a variable names.
            if first.text.lower().rpartition(".")[2].rstrip("(){}" + UNKNOWN) != "delete":
                return UNKNOWN
            words = [Word("Remove-Item"), Word(UNKNOWN + ".FullName"), Word("-Recurse")]
            first = words[0]
        if first.text.startswith("[") or (first.text[:1] in "+-=*/%!<" and not called) or (first.text == "{}" and len(words) == 1):
            return UNKNOWN
        name = first.text.replace("\\", "/").rsplit("/", 1)[-1].lower().removesuffix(".exe")
        from interlock.shell import windows

        return windows.dispatch(self.shell, self.st, name, words, redirects, feeds, text, "powershell", self.maybe)


__all__ = ["Program", "run_text"]
