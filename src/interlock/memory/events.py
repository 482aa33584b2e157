"""A memory event of a host as plain values, whatever shape the payload is in."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class Event:
    """What a stop, a compaction, or a session's start or end says."""

    __slots__ = (
        "background",
        "conversation",
        "generation",
        "host",
        "loop",
        "mode",
        "name",
        "roots",
        "status",
        "transcript",
        "trigger",
    )

    def __init__(self, host: str, name: str, payload: object, env: "Mapping[str, str]") -> None:
        """Fields of a wrong type count as absent; ``CURSOR_*`` variables fill what the payload lacks."""
        values = payload if isinstance(payload, dict) else {}
        self.host = host
        """Host id."""
        self.name = name
        """Event name."""
        self.conversation = (_text(values.get("conversation_id")) or _text(values.get("session_id")))[:200]
        """The host's conversation id, or ""."""
        self.generation = _text(values.get("generation_id"))[:200]
        """Id of the turn, or ""."""
        self.status = _text(values.get("status"))
        """``completed``, ``aborted``, ``error`` or ""."""
        loop = values.get("loop_count")
        self.loop = loop if isinstance(loop, int) and not isinstance(loop, bool) else 0
        """How many follow-ups this turn comes after."""
        self.trigger = _text(values.get("trigger"))
        """Of a compaction: ``auto`` or ``manual``."""
        self.mode = _text(values.get("composer_mode"))
        """``agent``, ``ask``, ``edit`` or ""."""
        self.background = values.get("is_background_agent") is True
        """Whether nobody sits in front of it."""
        self.transcript = _text(values.get("transcript_path")) or env.get("CURSOR_TRANSCRIPT_PATH", "")
        """Path of the conversation file, or ""."""
        roots = values.get("workspace_roots")
        named = tuple(root for root in roots if isinstance(root, str) and root) if isinstance(roots, list) else ()
        if not named and env.get("CURSOR_PROJECT_DIR"):
            named = (env["CURSOR_PROJECT_DIR"],)
        self.roots = named
        """Workspace roots."""

    @property
    def key(self) -> str:
        """Name of this conversation's counters."""
        return f"{self.host}:{self.conversation}"


def local_path(path: str) -> str:
    """A path of the payload as this system writes it; "" when it is not absolute or holds a NUL."""
    if "\0" in path:
        return ""
    if os.name == "nt" and path[:1] == "/" and path[2:3] == ":":
        path = path[1:]
    return path if os.path.isabs(path) else ""


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
