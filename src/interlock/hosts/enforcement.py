"""What a host really enforces of what the guard says: the row that each host adds to the list of hosts and to the documentation."""


class Enforcement:
    """One host's row. Facts and their sources: ``reference/hosts.md``."""

    __slots__ = ("config", "on_failure", "program", "prompts", "reads", "results", "seen", "unseen", "version")

    def __init__(
        self,
        program: str,
        version: str,
        *,
        config: str,
        seen: str,
        unseen: str,
        prompts: str,
        reads: str,
        results: str,
        on_failure: str,
    ) -> None:
        self.program = program
        """The host as people call it."""
        self.version = version
        """The version whose behaviour is described."""
        self.config = config
        """Where the hooks are registered."""
        self.seen = seen
        """Tool calls that a hook sees before they run."""
        self.unseen = unseen
        """What no hook sees, or what the host does in spite of a deny; "nothing known" when that is so."""
        self.prompts = prompts
        """What becomes of a prompt that is denied."""
        self.reads = reads
        """How a file read is stopped."""
        self.results = results
        """What can be done about a tool's result."""
        self.on_failure = on_failure
        """What happens to the action when the hook itself crashes, hangs or is missing."""
