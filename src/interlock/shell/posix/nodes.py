"""The syntax tree of a POSIX or bash script."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Part: TypeAlias = "Lit | Param | Sub | Arith | Array"
    Node: TypeAlias = "Simple | Block | If | Loop | For | Case | Cond | Function | Coproc | Pipeline | AndOr | Seq"


class Budget:
    """Work that one plan may still do. Counted in steps, so that the load of the machine decides nothing."""

    __slots__ = ("left", "rereads")

    def __init__(self, left: int, rereads: int = 32) -> None:
        self.left = left
        """Steps left; a step is about one token or one expanded word."""
        self.rereads = rereads
        """How often an ambiguous ``((`` may still be read a second time."""

    def spend(self, steps: int) -> None:
        """Raises `RefusedError` when nothing is left."""
        self.left -= steps
        if self.left < 0:
            raise RefusedError("step-budget")


class RefusedError(Exception):
    """The text cannot be understood to its end."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        """``syntax``, ``depth`` or ``step-budget``."""


class Lit:
    """Literal text of a word."""

    __slots__ = ("quoted", "text")

    def __init__(self, text: str, quoted: bool) -> None:
        self.text = text
        """The characters, quoting removed."""
        self.quoted = quoted
        """Nothing in it is expanded, split or matched."""


class Param:
    """``$name`` and every form of ``${...}``."""

    __slots__ = ("alt", "arg", "index", "indirect", "length", "name", "op", "quoted")

    def __init__(self, name: str, quoted: bool) -> None:
        self.name = name
        """Variable name, number, or one special character; "" for a bad substitution."""
        self.quoted = quoted
        """Inside double quotes."""
        self.op = ""
        """``:-``, ``%%``, ``/``, ``:`` (substring), ``^^``, ``@`` ..."""
        self.arg: "WordNode | None" = None
        """What follows the operator."""
        self.alt: "WordNode | None" = None
        """Second operand: the replacement of ``/``."""
        self.index: "WordNode | None" = None
        """Subscript."""
        self.length = False
        """``${#name}``."""
        self.indirect = False
        """``${!name}``."""


class Sub:
    """A command or process substitution."""

    __slots__ = ("body", "kind", "quoted")

    def __init__(self, kind: str, body: "Seq", quoted: bool) -> None:
        self.kind = kind
        """``$`` (command), ``<`` or ``>`` (process)."""
        self.body = body
        """The script inside."""
        self.quoted = quoted
        """Inside double quotes."""


class Arith:
    """``$((...))`` or ``$[...]``."""

    __slots__ = ("parts", "quoted")

    def __init__(self, parts: "list[Part]", quoted: bool) -> None:
        self.parts = parts
        """The expression."""
        self.quoted = quoted
        """Inside double quotes."""


class Array:
    """The parenthesised value of an array assignment."""

    __slots__ = ("items",)

    def __init__(self, items: "list[WordNode]") -> None:
        self.items = items
        """Elements, each perhaps ``[index]=value``."""


class WordNode:
    """A word before expansion."""

    __slots__ = ("lit", "parts")

    def __init__(self, lit: "str | None", parts: "list[Part] | None" = None) -> None:
        self.lit = lit
        """The whole word when it is one unquoted literal, else None."""
        self.parts: list[Part] = parts if parts is not None else [Lit(lit or "", False)]
        """Its parts in order."""


class Redir:
    """A redirection."""

    __slots__ = ("body", "fd", "op", "target", "var")

    def __init__(self, op: str, fd: int, target: WordNode, var: str = "") -> None:
        self.op = op
        """The operator; ``<<`` also for ``<<-``."""
        self.fd = fd
        """Descriptor."""
        self.target = target
        """File, descriptor, here-string text or here-document delimiter."""
        self.var = var
        """Name of the ``{name}>`` form."""
        self.body: "WordNode | None" = None
        """Text of a here-document."""


class Assign:
    """``NAME=value``, ``NAME+=value``, ``NAME[index]=value``."""

    __slots__ = ("append", "index", "name", "value")

    def __init__(self, name: str, value: WordNode, append: bool, index: "WordNode | None") -> None:
        self.name = name
        """Variable."""
        self.value = value
        """Right side; one `Array` part for an array."""
        self.append = append
        """``+=``."""
        self.index = index
        """Subscript."""


class Simple:
    """A simple command."""

    __slots__ = ("assigns", "redirects", "words")

    def __init__(self, assigns: list[Assign], words: list[WordNode], redirects: list[Redir]) -> None:
        self.assigns = assigns
        """Assignments before the command word."""
        self.words = words
        """Command and arguments."""
        self.redirects = redirects
        """In order of appearance."""


class Block:
    """``{ ...; }`` or ``( ... )``."""

    __slots__ = ("body", "redirects", "subshell")

    def __init__(self, body: "Seq", subshell: bool) -> None:
        self.body = body
        """Commands."""
        self.subshell = subshell
        """Runs in a child shell."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class If:
    """``if``."""

    __slots__ = ("arms", "other", "redirects")

    def __init__(self, arms: "list[tuple[Seq, Seq]]", other: "Seq | None") -> None:
        self.arms = arms
        """Condition and body, ``elif`` included."""
        self.other = other
        """``else`` body."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class Loop:
    """``while`` and ``until``."""

    __slots__ = ("body", "cond", "redirects")

    def __init__(self, cond: "Seq", body: "Seq") -> None:
        self.cond = cond
        """Condition list."""
        self.body = body
        """Body."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class For:
    """``for``, ``select`` and ``for ((``."""

    __slots__ = ("body", "name", "parts", "redirects", "words")

    def __init__(self, name: str, words: "list[WordNode] | None", body: "Seq", parts: "list[Part] | None" = None) -> None:
        self.name = name
        """Loop variable, "" for the arithmetic form."""
        self.words = words
        """None: the positional parameters."""
        self.body = body
        """Body."""
        self.parts = parts
        """Expression of the arithmetic form."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class Case:
    """``case``."""

    __slots__ = ("arms", "redirects", "word")

    def __init__(self, word: WordNode, arms: "list[tuple[list[WordNode], Seq, str]]") -> None:
        self.word = word
        """Subject."""
        self.arms = arms
        """Patterns, body, and ``;;``, ``;&`` or ``;;&``."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class Cond:
    """``[[ ... ]]`` and ``(( ... ))``: only the expansions inside matter."""

    __slots__ = ("redirects", "words")

    def __init__(self, words: list[WordNode]) -> None:
        self.words = words
        """Operands."""
        self.redirects: list[Redir] = []
        """Redirections of the whole."""


class Function:
    """A function definition."""

    __slots__ = ("body", "name")

    def __init__(self, name: str, body: "Node") -> None:
        self.name = name
        """Its name."""
        self.body = body
        """A compound command."""


class Coproc:
    """``coproc``."""

    __slots__ = ("body",)

    def __init__(self, body: "Node") -> None:
        self.body = body
        """The command."""


class Pipeline:
    """Commands joined by ``|``."""

    __slots__ = ("commands",)

    def __init__(self, commands: "list[Node]") -> None:
        self.commands = commands
        """At least two."""


class AndOr:
    """Pipelines joined by ``&&`` and ``||``."""

    __slots__ = ("background", "items")

    def __init__(self, items: "list[tuple[str, Node]]", background: bool) -> None:
        self.items = items
        """Operator before it ("" for the first) and command."""
        self.background = background
        """Ended by ``&``."""


class Seq:
    """A list of commands."""

    __slots__ = ("items",)

    def __init__(self, items: "list[Node]") -> None:
        self.items = items
        """In order."""
