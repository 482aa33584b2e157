"""What the pure core may know about the machine. The guard implements it with real I/O; tests with fixed answers."""


class Facts:
    """Answers about paths and repositories, asked for only when a judgement needs them.

    Every method is total: it answers with the neutral value instead of raising when the machine gives no answer.
    """

    __slots__ = ("cwd", "home", "platform", "protected_branches", "roots", "state", "tmp", "user")

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
