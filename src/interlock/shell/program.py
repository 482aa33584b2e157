"""The programs that a command line would run: the result of `interlock.shell` for every dialect."""

#: Stands for a piece of text that cannot be known before the command runs. NUL cannot occur in a real word.
UNKNOWN = "\0"


class Word:
    """One argument after expansion."""

    __slots__ = ("glob", "quoted", "sources", "split", "text")

    def __init__(
        self, text: str, *, glob: bool = False, split: bool = False, quoted: bool = False, sources: tuple[int, ...] = ()
    ) -> None:
        self.text = text
        """The value; each piece that cannot be known is one `UNKNOWN` character. ``~`` and known variables are already expanded."""
        self.glob = glob
        """It holds unquoted pattern characters (``*``, ``?``, ``[``): `text` keeps them."""
        self.split = split
        """Unquoted and unknown: may become no word, one, or several."""
        self.quoted = quoted
        """At least part of it was quoted."""
        self.sources = sources
        """Indexes (in the plan) of the programs whose output is part of the value: command and process substitutions."""

    @property
    def known(self) -> bool:
        """True when every character of the value is known (a glob may still match anything)."""
        return UNKNOWN not in self.text


class Redirect:
    """A redirection of one program."""

    __slots__ = ("fd", "op", "target")

    def __init__(self, op: str, target: Word, fd: int) -> None:
        self.op = op
        """``<``, ``>``, ``>>``, ``<>``, ``>|``, ``&>``, ``&>>`` (descriptor copies and here-documents are not listed)."""
        self.target = target
        """The file."""
        self.fd = fd
        """Descriptor number (-1 for both outputs)."""


class Program:
    """One program (or builtin, or function that is not defined here) that the command line would start.

    A shell, ``eval`` or ``source`` is listed itself only when (part of) the text that it runs is not known or could not be read;
    otherwise the programs of that text stand in its place, with the shell in `via`.
    """

    __slots__ = ("argv", "assigns", "cwd", "dialect", "feeds", "index", "maybe", "name", "redirects", "stdin", "via")

    def __init__(
        self,
        index: int,
        argv: tuple[Word, ...],
        *,
        cwd: Word,
        assigns: "tuple[tuple[str, Word], ...]" = (),
        redirects: tuple[Redirect, ...] = (),
        stdin: "Word | None" = None,
        feeds: tuple[int, ...] = (),
        via: tuple[str, ...] = (),
        maybe: bool = False,
        dialect: str = "posix",
    ) -> None:
        self.index = index
        """Position in `Plan.programs`."""
        self.argv = argv
        """Program name and arguments, wrappers removed. Empty for a bare redirection or assignment."""
        self.cwd = cwd
        """Directory it would run in, absolute where known."""
        self.assigns = assigns
        """``NAME=value`` before the command (and of ``env``)."""
        self.redirects = redirects
        """Its redirections, in order."""
        self.stdin = stdin
        """Text on its standard input where it can be known (here-string, here-document, ``echo x |`` ...), else None."""
        self.feeds = feeds
        """Indexes of the programs whose output it reads through a pipe (or process substitution on stdin)."""
        self.via = via
        """Wrappers that were removed, outermost first: ``sudo``, ``env``, ``xargs``, ``bash -c``, ``find -exec``, ``source FILE``, ``eval``,
        ``trap``, ``alias``, ``ssh`` and ``docker run`` (the wrapper is listed too, `cwd` is unknown), ``unknown`` (an unknown word before it
        may be empty), ``recursion`` (a function that calls itself is not followed further)."""
        self.maybe = maybe
        """Runs only on some path (after ``&&``, in ``if``, a function body, a trap ...)."""
        self.dialect = dialect
        """``posix``, ``powershell`` or ``cmd``."""
        base = argv[0].text if argv else ""
        if dialect != "posix":
            base = base.replace("\\", "/")
        if "/" in base:
            base = base.rsplit("/", 1)[-1]
        self.name = base[:-4] if base[-4:] in (".exe", ".EXE") and len(base) > 4 else base
        """Base name of the program without ``.exe``, "" when there is none; holds `UNKNOWN` when it cannot be known."""


class Plan:
    """What a whole command line would run."""

    __slots__ = ("code", "dialect", "files", "programs", "scripts")

    def __init__(
        self,
        programs: tuple[Program, ...],
        *,
        dialect: str,
        code: str = "",
        files: "dict[str, str] | None" = None,
        scripts: "tuple[tuple[int, int], ...]" = (),
    ) -> None:
        self.programs = programs
        """Every program in textual order, nested scripts included."""
        self.dialect = dialect
        """The dialect that was assumed."""
        self.code = code
        """"" when the text was understood to its end; ``syntax`` (bash would refuse it too or it is beyond us), ``depth`` or ``step-budget`` when
        it was not: the programs seen so far are listed, and the caller must not allow on their strength alone."""
        self.files = files or {}
        """Absolute path -> text of the files that the command line itself writes and of its process substitutions, as far as that is known."""
        self.scripts = scripts
        """Programs that stand in script files of the disk: (first index, one past the last) of each run of them."""
