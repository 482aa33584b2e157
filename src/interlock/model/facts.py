"""What the pure core may know about the machine. The guard implements it with real I/O; tests with fixed answers."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Watch:
    """Told about each step of a judgement; the policy's own entries are matched there."""

    __slots__ = ()

    def program(self, program: "Any", added: "list[Any]") -> None:
        """A program (`shell.program.Program`) was lowered to the effects `added`; its redirections are not among them."""

    def wants(self, path: str) -> bool:
        """Whether a plain read of this absolute path is to be listed as an effect."""
        return False


class Leak:
    """A secret of this session, or a part of it, that was found in a text. Never holds the secret."""

    __slots__ = ("source", "whole")

    def __init__(self, source: str, whole: bool) -> None:
        self.source = source
        """Where it was read, for the person: a file's name, or "" when that is not known."""
        self.whole = whole
        """The whole value stands there, in whatever encoding; False for a part of it."""


class Facts:
    """Answers about paths and repositories, asked for only when a judgement needs them.

    Every method is total: it answers with the neutral value instead of raising when the machine gives no answer.
    """

    __slots__ = ("cwd", "home", "platform", "protected_branches", "roots", "state", "tmp", "user", "watch")

    def __init__(
        self,
        *,
        home: str,
        cwd: str,
        roots: tuple[str, ...],
        state: str = "",
        tmp: tuple[str, ...] = ("/tmp", "/var/tmp"),
        user: str = "",
        platform: str = "posix",
        protected_branches: tuple[str, ...] = ("main", "master"),
    ) -> None:
        self.home = home
        """The person's home folder, absolute."""
        self.cwd = cwd
        """Directory the call would run in, absolute."""
        self.roots = roots
        """Workspace roots, absolute, the main one first."""
        self.state = state
        """Interlock's own state folder, absolute, or ""."""
        self.tmp = tmp
        """Folders for temporary files."""
        self.user = user
        """Login name, or ""."""
        self.platform = platform
        """``posix`` or ``windows``: how paths are read."""
        self.protected_branches = protected_branches
        """Branch names (shell patterns allowed) that must not be rewritten or removed."""
        self.watch: Watch | None = None
        """Who follows the judgement that runs now, None for nobody."""

    def real(self, path: str) -> str:
        """The path with symbolic links resolved as far as it exists; the input when nothing can be learned."""
        return path

    def kind(self, path: str) -> str:
        """``file``, ``dir``, ``link``, ``other`` or "" (does not exist or not known)."""
        return ""

    def read_text(self, path: str, limit: int = 262_144) -> "str | None":
        """At most `limit` bytes of a regular file as text (undecodable bytes replaced); None when it cannot be read."""
        return None

    def names(self, path: str, limit: int = 512) -> "tuple[str, ...] | None":
        """Names in a directory, at most `limit`; None when it cannot be listed."""
        return None

    def branch(self, path: str) -> str:
        """Current branch of the repository that holds `path`; "" when detached, unborn or not a repository."""
        return ""

    def repository(self, path: str) -> str:
        """Top folder of the git work tree that holds `path`, or ""."""
        return ""

    def git_config(self, path: str, key: str) -> str:
        """Value of a dotted key (lower case) in that repository's own config, or ""."""
        return ""

    def tracked(self, path: str) -> "bool | None":
        """Whether git tracks this file; None when not known."""
        return None

    def variable(self, name: str) -> "str | None":
        """Value of an environment variable that the shell would inherit and that holds no secret (PATH, USER, SHELL ...)."""
        return None

    def secret_read(self, path: str) -> None:
        """Told by the policy: the call would read this file of secrets."""

    def remembers(self) -> bool:
        """Whether secrets were read earlier in this session, so that `leaks` can find any."""
        return False

    def leaks(self, text: str, host: str = "") -> "tuple[Leak, ...]":
        """Secrets read earlier in this session that stand in `text`, plain or encoded, and that `host` ("": unknown) must not get."""
        return ()
