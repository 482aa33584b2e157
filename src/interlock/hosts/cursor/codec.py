"""Cursor payloads to tool calls, verdicts to Cursor answers. Facts: ``reference/hosts.md`` 1.2 to 1.8."""

from interlock.hosts.base import Answer, Codec, PayloadError, answer, field, is_windows_path, required, texts, windows_path
from interlock.hosts.cursor.capabilities import (
    AUDIT_DEADLINE,
    CHALLENGE_DEADLINE,
    CHALLENGE_WATCHDOG,
    CLAUDE_NAMES,
    GATE_DEADLINE,
    GATE_WATCHDOG,
    GATES,
    OPEN,
    OPEN_DEADLINE,
    RESULTS,
)
from interlock.hosts.tools import tool_call
from interlock.model.jsontext import JsonError, loads
from interlock.model.toolcall import MCP, PROMPT, READ, SHELL, TASK, ToolCall
from interlock.model.verdict import ALLOW, Verdict

_ALLOW = b'{"permission":"allow"}\n'
_CONTINUE = b'{"continue":true}\n'

#: Events whose answer has no agent_message (an unknown key is ignored, but then nobody reads it).
_HUMAN_ONLY = frozenset(("beforeReadFile", "beforeTabFileRead", "subagentStart"))


class CursorCodec(Codec):
    """The Cursor IDE and ``cursor-agent``."""

    host = "cursor"
    gates = GATES
    open_events = OPEN
    gate_deadline = GATE_DEADLINE
    gate_watchdog = GATE_WATCHDOG
    challenge_deadline = CHALLENGE_DEADLINE
    challenge_watchdog = CHALLENGE_WATCHDOG
    open_deadline = OPEN_DEADLINE
    audit_deadline = AUDIT_DEADLINE
    results = RESULTS
    session_event = "sessionStart"

    def named(self, payload: "dict[str, object]") -> str:
        """The event that a payload names; Claude Code's name, as for hooks that Cursor took from Claude's files, becomes Cursor's."""
        event = field(payload, "hook_event_name")
        return CLAUDE_NAMES.get(event, event)

    def version(self, payload: "dict[str, object]") -> str:
        """``cursor_version``."""
        return field(payload, "cursor_version")

    def context(self, event: str, text: str) -> "dict[str, object]":
        """``additional_context`` where Cursor reads it; the other events have no output."""
        return {"additional_context": text} if event in ("postToolUse", "postToolUseFailure") else {}

    def told(self, event: str, document: "dict[str, object]") -> "dict[str, object]":  # noqa: ARG002 - the same for all events
        """Memory speaks in Cursor's own words."""
        return document

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        common = _common(event, payload)
        windows = common.windows
        if event == "preToolUse":
            return tool_call(payload.get("tool_name"), payload.get("tool_input"), payload.get("cwd"), common.fields, windows)
        if event == "beforeShellExecution":
            command = required(payload, "command")
            cwd = field(payload, "cwd")
            dialect = "powershell" if windows or is_windows_path(cwd) else ""
            if dialect:
                cwd = windows_path(cwd)
            return ToolCall(kind=SHELL, tool="Shell", command=command, cwd=cwd, dialect=dialect, **common.fields)  # type: ignore[arg-type]
        if event == "beforeMCPExecution":
            name = required(payload, "tool_name")
            return ToolCall(
                kind=MCP,
                tool=name[4:] if name[:4] == "MCP:" else name,
                server=field(payload, "mcp_server_name"),
                url=field(payload, "mcp_server_url") or field(payload, "url") or field(payload, "command"),
                arguments=_arguments(payload.get("tool_input")),
                **common.fields,  # type: ignore[arg-type]
            )
        if event in ("beforeReadFile", "beforeTabFileRead"):
            path = required(payload, "file_path")
            if windows or is_windows_path(path):
                path = windows_path(path)
            return ToolCall(kind=READ, tool="Read", paths=(path,), content=field(payload, "content"), **common.fields)  # type: ignore[arg-type]
        if event == "beforeSubmitPrompt":
            if not isinstance(payload.get("prompt"), str):
                raise PayloadError("missing-target", "prompt is not a string")
            return ToolCall(kind=PROMPT, text=field(payload, "prompt"), **common.fields)  # type: ignore[arg-type]
        if event == "subagentStart":
            return ToolCall(kind=TASK, tool="Task", text=field(payload, "task"), **common.fields)  # type: ignore[arg-type]
        raise PayloadError("unknown-event", "this event is not one that Interlock knows how to judge")

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:
        """The answer for one of `GATES` (and for an unknown event, as for ``preToolUse``). ``ask`` is answered as deny."""
        prompt = event == "beforeSubmitPrompt"
        if verdict.decision == ALLOW:
            return Answer(_CONTINUE if prompt else _ALLOW)
        human, agent = texts(verdict)
        document: dict[str, object] = {"continue": False} if prompt else {"permission": "deny"}
        document["user_message"] = human
        if not prompt and event not in _HUMAN_ONLY:
            document["agent_message"] = agent
        return answer(document, human + " " + agent, 0 if deny_exit == 0 else 2)


class _Common:
    """The fields that every payload has."""

    __slots__ = ("fields", "windows")

    def __init__(self, fields: "dict[str, object]", windows: bool) -> None:
        self.fields = fields
        self.windows = windows


def _common(event: str, payload: "dict[str, object]") -> _Common:
    listed = payload.get("workspace_roots")
    roots = [root for root in listed if isinstance(root, str) and root] if isinstance(listed, list) else []
    windows = False
    for root in roots:
        if is_windows_path(root):
            windows = True
    if windows:
        roots = [windows_path(root) for root in roots]
    return _Common(
        {
            "host": "cursor",
            "event": event,
            "roots": tuple(roots),
            "conversation": field(payload, "conversation_id") or field(payload, "session_id"),
            "generation": field(payload, "generation_id"),
            "use_id": field(payload, "tool_use_id"),
            "transcript": field(payload, "transcript_path"),
            "agent_message": field(payload, "agent_message"),
        },
        windows,
    )


def _arguments(value: object) -> "dict[str, object]":
    """MCP arguments: a JSON string in ``beforeMCPExecution``, an object elsewhere."""
    if value is None or value == "":
        return {}
    if isinstance(value, str):
        try:
            value = loads(value)
        except JsonError:
            raise PayloadError("wrong-type", "tool_input is a string that is not JSON") from None
        if value is None:
            return {}
    if not isinstance(value, dict):
        raise PayloadError("wrong-type", "tool_input is not an object")
    return value


CODEC = CursorCodec()
