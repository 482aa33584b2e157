"""A memory event of a host as plain values, whatever shape the payload is in."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


#: Event names of Claude Code and Codex -> the name of the same thing here.
_NAMES = {
    "Stop": "stop",
    "SubagentStop": "agentEnd",
    "PreCompact": "preCompact",
    "SessionStart": "sessionStart",
    "SessionEnd": "sessionEnd",
}


def event_name(host: str, name: str) -> str:
    """Name of a host's event here: Cursor's own; "" for what Claude Code and Codex call otherwise."""
    return name if host == "cursor" else _NAMES.get(name, "")


class Event:
    """What a stop, a compaction, or a session's start or end says."""

    __slots__ = (
        "background",
        "conversation",
        "generation",
        "host",
        "last",
        "loop",
        "mode",
        "name",
        "roots",
        "status",
        "transcript",
        "trigger",
    )

    def __init__(self, host: str, name: str, payload: object, env: "Mapping[str, str]") -> None:
        """`name`: see `event_name`. Fields of a wrong type count as absent; Cursor's variables fill what its payload lacks."""
        values = payload if isinstance(payload, dict) else {}
        cursor = host == "cursor"
        if not cursor:
            env = {"CURSOR_PROJECT_DIR": env.get("CLAUDE_PROJECT_DIR", "") if host == "claude" else ""}
        self.host = host
        """Host id."""
        self.name = name
        """Event name."""
        self.conversation = (_text(values.get("conversation_id")) or _text(values.get("session_id")))[:200]
        """The host's conversation id, or ""."""
        self.generation = _text(values.get("generation_id"))[:200]
        """Id of the turn, or "": only Cursor raises a stop for a compaction by hand, which the id shows."""
        self.status = _text(values.get("status")) if cursor else "completed"
        """``completed``, ``aborted``, ``error`` or ""."""
        loop = values.get("loop_count")
        self.loop = (
            loop
            if isinstance(loop, int) and not isinstance(loop, bool)
            else int(loop is not None or values.get("stop_hook_active") is True)
        )
        """How many follow-ups this turn comes after; what cannot be understood counts as one, so that it asks for none."""
        self.trigger = _text(values.get("trigger"))
        """Of a compaction: ``auto`` or ``manual``."""
        self.mode = _text(values.get("composer_mode"))
        """``agent``, ``ask``, ``edit`` or ""."""
        self.background = values.get("is_background_agent") is True
        """Whether nobody sits in front of it."""
        path = "agent_transcript_path" if name == "agentEnd" else "transcript_path"
        self.transcript = _text(values.get(path)) or env.get("CURSOR_TRANSCRIPT_PATH", "")
        """Path of the conversation file, or ""."""
        self.last = "" if cursor else _text(values.get("last_assistant_message"))
        """The answer that ends the turn, which the file may not hold yet; or ""."""
        roots = values.get("workspace_roots")
        named = tuple(root for root in map(_text, roots) if root) if isinstance(roots, list) else ()
        if not cursor and not env["CURSOR_PROJECT_DIR"] and _text(values.get("cwd")):
            named = (_text(values.get("cwd")),)
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
    """The text, "?" for halves of surrogate pairs, which neither paths nor the store can hold; "" for anything else."""
    if not isinstance(value, str):
        return ""
    return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
