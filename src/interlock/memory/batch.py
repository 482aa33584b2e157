"""A part of a transcript on its way to the store, and the same as JSON for the spool."""

from interlock.model.session import Project, ToolUse
from interlock.storage.base import NewTurn


class Batch:
    """Entries of one file between two byte positions, cleaned and ready to be stored."""

    __slots__ = (
        "at",
        "bad",
        "conversation",
        "cwd",
        "device",
        "end",
        "entries",
        "generation",
        "host",
        "inode",
        "lines",
        "parent",
        "path",
        "projects",
        "start",
        "tail",
        "title",
        "verbatim",
    )

    def __init__(
        self,
        *,
        host: str,
        conversation: str,
        parent: str,
        projects: "tuple[Project, ...]",
        path: str,
        device: int,
        inode: int,
        generation: int,
        start: int,
        end: int,
        tail: bytes,
        lines: int,
        bad: int,
        title: str,
        entries: "list[NewTurn]",
        at: float,
        verbatim: bool = False,
        cwd: str = "",
    ) -> None:
        self.host = host
        """Host id."""
        self.conversation = conversation
        """Conversation that the file holds."""
        self.parent = parent
        """Conversation that started it, or ""."""
        self.projects = projects
        """Projects of its window; empty leaves those already known."""
        self.path = path
        """Real path of the file."""
        self.device = device
        """Device number."""
        self.inode = inode
        """Inode number."""
        self.generation = generation
        """See `interlock.model.session.Source`."""
        self.start = start
        """First byte covered."""
        self.end = end
        """One past the last byte covered."""
        self.tail = tail
        """Digest of the bytes before `end`."""
        self.lines = lines
        """Lines covered."""
        self.bad = bad
        """Lines among them that could not be understood."""
        self.title = title
        """The host's overview, cleaned, or ""."""
        self.entries = entries
        """What is to be stored."""
        self.at = at
        """When the file was last written, seconds since the epoch."""
        self.verbatim = verbatim
        """Whether credentials still stand in the words, by the person's choice."""
        self.cwd = cwd
        """Working folder that the file names, or "". Not spooled: an event names its own."""

    def document(self) -> "dict[str, object]":
        """Plain values for JSON."""
        return {
            "host": self.host,
            "conversation": self.conversation,
            "parent": self.parent,
            "projects": [[one.key, one.name, one.root, list(one.also)] for one in self.projects],
            "path": self.path,
            "numbers": [self.device, self.inode, self.generation, self.start, self.end, self.lines, self.bad],
            "tail": self.tail.hex(),
            "title": self.title,
            "at": self.at,
            "verbatim": self.verbatim,
            "entries": [
                [
                    one.role,
                    one.text,
                    one.start,
                    one.end,
                    one.time,
                    one.digest.hex(),
                    [[tool.name, tool.target, tool.detail, digest.hex()] for tool, digest in one.tools],
                ]
                for one in self.entries
            ],
        }


def batch_of(document: "dict[str, object]") -> Batch:
    """The batch of a spooled document. Raises ValueError, TypeError or KeyError when it is damaged."""
    numbers = _list(document["numbers"])
    device, inode, generation, start, end, lines, bad = (int(_text(str(number))) for number in numbers)
    projects = tuple(
        Project(_text(key), _text(name), _text(root), tuple(_text(one) for one in _list(also)))
        for key, name, root, also in (_list(item) for item in _list(document["projects"]))
    )
    at = document["at"]
    return Batch(
        host=_text(document["host"]),
        conversation=_text(document["conversation"]),
        parent=_text(document["parent"]),
        projects=projects,
        path=_text(document["path"]),
        device=device,
        inode=inode,
        generation=generation,
        start=start,
        end=end,
        tail=bytes.fromhex(_text(document["tail"])),
        lines=lines,
        bad=bad,
        title=_text(document["title"]),
        entries=[_entry(_list(item)) for item in _list(document["entries"])],
        at=float(at) if isinstance(at, (int, float)) else 0.0,
        verbatim=document.get("verbatim") is True,
    )


def _entry(item: "list[object]") -> NewTurn:
    role, text, start, end, time, digest, tools = item
    if not isinstance(start, int) or not isinstance(end, int):
        raise ValueError("not a position")
    return NewTurn(
        _text(role),
        _text(text),
        start,
        end,
        float(time) if isinstance(time, (int, float)) else None,
        bytes.fromhex(_text(digest)),
        [
            (ToolUse(_text(name), _text(target), _text(detail)), bytes.fromhex(_text(mark)))
            for name, target, detail, mark in (_list(tool) for tool in _list(tools))
        ],
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("not a text")
    return value


def _list(value: object) -> "list[object]":
    if not isinstance(value, list):
        raise ValueError("not a list")
    return value
