"""One tool call of an agent, host-neutral: what a codec makes of a gating payload and the guard judges."""

#: What a tool call does, in the order in which codecs decide.
SHELL = "shell"
READ = "read"
WRITE = "write"
DELETE = "delete"
PATCH = "patch"
MCP = "mcp"
FETCH = "fetch"
SEARCH = "search"
TASK = "task"
PROMPT = "prompt"
OPAQUE = "opaque"
OTHER = "other"

KINDS = (SHELL, READ, WRITE, DELETE, PATCH, MCP, FETCH, SEARCH, TASK, PROMPT, OPAQUE, OTHER)


class ToolCall:
    """A tool call before it runs.

    Only the fields that its kind uses are filled; the others keep their empty value. Immutable by convention
    (``__slots__`` and a hand-written constructor: the hook cannot afford ``dataclasses``).
    """

    __slots__ = (
        "agent_message",
        "arguments",
        "command",
        "content",
        "conversation",
        "cwd",
        "dialect",
        "event",
        "generation",
        "host",
        "kind",
        "paths",
        "roots",
        "server",
        "text",
        "tool",
        "transcript",
        "url",
        "use_id",
    )

    def __init__(
        self,
        *,
        host: str,
        event: str,
        kind: str,
        tool: str = "",
        command: str = "",
        dialect: str = "",
        paths: tuple[str, ...] = (),
        content: str = "",
        text: str = "",
        url: str = "",
        server: str = "",
        arguments: "dict[str, object] | None" = None,
        cwd: str = "",
        roots: tuple[str, ...] = (),
        conversation: str = "",
        generation: str = "",
        use_id: str = "",
        transcript: str = "",
        agent_message: str = "",
    ) -> None:
        self.host = host
        """Host id: ``cursor``, ``claude``, ``codex`` ..."""
        self.event = event
        """The host's own event name, e.g. ``preToolUse``."""
        self.kind = kind
        """One of `KINDS`."""
        self.tool = tool
        """The host's tool name (for MCP: the tool without its ``MCP:`` prefix)."""
        self.command = command
        """Shell: the command text, verbatim."""
        self.dialect = dialect
        """Shell: ``posix``, ``powershell``, ``cmd``, or "" when the payload does not tell."""
        self.paths = paths
        """File kinds: the target paths as the payload spells them (for a search: its root)."""
        self.content = content
        """Write: the new content. Patch: the patch text. Read (beforeReadFile): what was read."""
        self.text = text
        """Task and prompt: the prompt text. Search: the pattern."""
        self.url = url
        """Fetch: the URL. MCP: the server's URL or launch command."""
        self.server = server
        """MCP: the server's name, "" when the host does not give it."""
        self.arguments = {} if arguments is None else arguments
        """MCP and other tools: the decoded arguments object."""
        self.cwd = cwd
        """Working directory of the call, "" when the payload gives none."""
        self.roots = roots
        """Workspace roots as the payload spells them; the first is the main one."""
        self.conversation = conversation
        """Conversation (session) id, "" when blank."""
        self.generation = generation
        """Turn id where the host has one."""
        self.use_id = use_id
        """The host's id of this call; not unique (Cursor: Read and Write of one edit share it)."""
        self.transcript = transcript
        """Path of the conversation's transcript, "" when null."""
        self.agent_message = agent_message
        """What the agent said with the call, if the host passes it on."""
