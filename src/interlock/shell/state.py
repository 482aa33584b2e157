"""What a shell knows while a script runs."""

from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.posix.nodes import Node

#: Folders other than the most likely one that a shell may be in; with more it is unknown.
MAX_FOLDERS = 3


class Reference(str):
    """Value of a ``declare -n`` variable: the name of the variable that it stands for."""

    __slots__ = ()


class State:
    """Variables, functions, directory and standard input of one shell process."""

    __slots__ = (
        "aliases", "cwd", "depth", "dirs", "elsewhere", "exported", "feeds", "functions", "maybe", "params", "previous", "sources", "stdin", "values", "via", "zero",
    )  # fmt: skip

    def __init__(self, cwd: str) -> None:
        self.cwd = cwd
        """Current directory; holds `UNKNOWN` when it cannot be known."""
        self.elsewhere: tuple[str, ...] = ()
        """Other folders that it may be in: a ``cd`` ran on some path only."""
        self.previous = cwd
        """The directory before the last ``cd``."""
        self.dirs: list[str] = []
        """Stack of ``pushd``."""
        self.values: "dict[str, str | list[str] | dict[str, str] | None]" = {}
        """Variables set in the text; None: certainly unset."""
        self.sources: dict[str, tuple[int, ...]] = {}
        """Programs whose output a variable holds."""
        self.functions: "dict[str, Node]" = {}
        """Function bodies."""
        self.exported: tuple[str, ...] = ()
        """Functions that shells started from here know too; ``*``: all."""
        self.aliases: dict[str, str] = {}
        """Alias texts."""
        self.params: list[Word] = []
        """Positional parameters from ``$1`` on."""
        self.zero = "bash"
        """``$0``."""
        self.stdin: "Word | None" = None
        """Text on standard input where known."""
        self.feeds: tuple[int, ...] = ()
        """Programs that write to standard input."""
        self.via: tuple[str, ...] = ()
        """Wrappers around everything that runs here."""
        self.maybe = False
        """Runs only on some path."""
        self.depth = 0
        """Nesting of functions, shells and substitutions."""

    def stand(self, folders: "tuple[str, ...]") -> None:
        """It may also be in these folders."""
        for folder in folders:
            if folder != self.cwd and folder not in self.elsewhere:
                self.elsewhere = (*self.elsewhere, folder)
        if len(self.elsewhere) > MAX_FOLDERS:
            self.cwd, self.elsewhere = UNKNOWN, ()

    def fork(self) -> "State":
        """A child shell: it starts with a copy and gives nothing back."""
        child = State(self.cwd)
        child.elsewhere = self.elsewhere
        child.previous = self.previous
        child.dirs = list(self.dirs)
        child.values = dict(self.values)
        child.sources = dict(self.sources)
        child.functions = dict(self.functions)
        child.exported = self.exported
        child.aliases = dict(self.aliases)
        child.params = self.params
        child.zero = self.zero
        child.stdin = self.stdin
        child.feeds = self.feeds
        child.via = self.via
        child.maybe = self.maybe
        child.depth = self.depth
        return child
