"""What an agent's transcript holds and what memory keeps of it. Used on the hook path: no imports."""

#: Roles of an entry. `CONTEXT` is text that the host put into a user-role line; no person typed it.
USER = "user"
ASSISTANT = "assistant"
CONTEXT = "context"


class ToolUse:
    """One tool call seen in a transcript."""

    __slots__ = ("detail", "name", "target")

    def __init__(self, name: str, target: str, detail: str = "") -> None:
        self.name = name
        """The host's tool name."""
        self.target = target
        """What it acts on: a command, a path, a pattern, an address; "" when the call names none."""
        self.detail = detail
        """The other string arguments, one ``key: value`` a line."""


class Entry:
    """One line of a transcript that says something: a prompt, an answer, injected context, or tool calls alone."""

    __slots__ = ("end", "role", "start", "text", "time", "tools")

    def __init__(
        self, role: str, text: str, start: int, end: int, time: "float | None" = None, tools: "tuple[ToolUse, ...]" = ()
    ) -> None:
        self.role = role
        """`USER`, `ASSISTANT` or `CONTEXT`."""
        self.text = text
        """The words, without the host's wrapping; "" when the line holds tool calls only."""
        self.start = start
        """Byte at which the line starts in the file."""
        self.end = end
        """One past the line's last byte, its line end included."""
        self.time = time
        """Seconds since the epoch, or None when the transcript gives none."""
        self.tools = tools
        """Tool calls of this line, in order."""


class Project:
    """The identity of what a person works on."""

    __slots__ = ("also", "key", "name", "root")

    def __init__(self, key: str, name: str, root: str, also: "tuple[str, ...]" = ()) -> None:
        self.key = key
        """``git:`` or ``dir:`` or ``slug:`` and a hash; equal keys are the same project."""
        self.name = name
        """Last part of the folder, for people."""
        self.root = root
        """Normalised folder."""
        self.also = also
        """Other keys under which the same project may have been stored before."""


class Source:
    """How far a transcript file has been read."""

    __slots__ = ("bad", "device", "generation", "id", "inode", "lines", "offset", "path", "session", "tail")

    def __init__(
        self,
        path: str,
        session: int,
        *,
        id: int = 0,
        generation: int = 1,
        device: int = 0,
        inode: int = 0,
        offset: int = 0,
        tail: bytes = b"",
        lines: int = 0,
        bad: int = 0,
    ) -> None:
        self.path = path
        """Real path of the file."""
        self.session = session
        """Id of the session that the file holds."""
        self.id = id
        """Id in the store, 0 before it is stored."""
        self.generation = generation
        """Goes up by one each time the file turns out to have been replaced and is read again from its start."""
        self.device = device
        """Device number of the file."""
        self.inode = inode
        """Inode number of the file."""
        self.offset = offset
        """Bytes read so far; always the end of a whole line."""
        self.tail = tail
        """Digest of the bytes just before `offset`."""
        self.lines = lines
        """Lines seen."""
        self.bad = bad
        """Lines among them that could not be understood."""


class Session:
    """One conversation with one agent."""

    __slots__ = ("conversation", "host", "id", "parent", "started", "title", "turns", "updated")

    def __init__(
        self, id: int, host: str, conversation: str, parent: str, title: str, started: float, updated: float, turns: int = 0
    ) -> None:
        self.id = id
        """Id in the store; shown as ``s<id>``."""
        self.host = host
        """Host id."""
        self.conversation = conversation
        """The host's own id."""
        self.parent = parent
        """Conversation that started this one as a subagent, or ""."""
        self.title = title
        """First prompt or the host's overview, cut to one line; may be ""."""
        self.started = started
        """First time known, seconds since the epoch."""
        self.updated = updated
        """Last time something was added, seconds since the epoch."""
        self.turns = turns
        """Turns stored (context lines not counted); 0 where not asked for."""


class Turn:
    """A stored entry."""

    __slots__ = ("end", "id", "role", "session", "source", "start", "text", "time")

    def __init__(
        self, id: int, session: int, role: str, text: str, time: "float | None", source: str, start: int, end: int
    ) -> None:
        self.id = id
        """Id in the store, never used again; shown as ``t<id>``."""
        self.session = session
        """Id of its session."""
        self.role = role
        """`USER`, `ASSISTANT` or `CONTEXT`."""
        self.text = text
        """The words as stored: credentials replaced by placeholders, private spans gone."""
        self.time = time
        """Seconds since the epoch or None."""
        self.source = source
        """File it came from."""
        self.start = start
        """First byte in that file."""
        self.end = end
        """One past the last byte."""


class Hit:
    """A turn that a search found."""

    __slots__ = ("exact", "score", "turn")

    def __init__(self, turn: Turn, score: float, exact: bool = False) -> None:
        self.turn = turn
        """The turn, whole."""
        self.score = score
        """Higher is better; comparable within one search only."""
        self.exact = exact
        """Whether an identifier of the query stands in the turn letter by letter."""
