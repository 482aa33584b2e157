"""What hosts with Claude Code's field names have in common (Claude Code, Codex, Qwen, in part Gemini and Copilot)."""

from interlock.hosts.base import Codec, PayloadError, field, is_windows_path, required, windows_path
from interlock.hosts.tools import tool_call
from interlock.model.toolcall import PROMPT, ToolCall


class SharedCodec(Codec):
    """Payloads with ``session_id``, ``cwd``, ``tool_name`` and ``tool_input``."""

    prompts: "frozenset[str]" = frozenset()
    """Those of `gates` that carry a prompt of the person; the others carry a tool call."""

    turn = "prompt_id"
    """The key of the turn's id."""

    has_root = True
    """Whether ``cwd`` is the workspace. Where the agent can change it, the workspace is found by the facts around the call."""

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `gates`. Raises `PayloadError`."""
        if event not in self.gates:
            raise PayloadError("unknown-event", "this event is not one that Interlock knows how to judge")
        common = self.common(event, payload)
        if event in self.prompts:
            if not isinstance(payload.get("prompt"), str):
                raise PayloadError("missing-target", "prompt is not a string")
            return ToolCall(kind=PROMPT, text=field(payload, "prompt"), **common)  # type: ignore[arg-type]
        name = required(payload, "tool_name")
        server = payload.get("mcp_server")
        if name[:5] == "mcp__" and isinstance(server, dict) and field(server, "name"):
            common["server"] = field(server, "name")
        return tool_call(name, payload.get("tool_input"), common["cwd"], common, is_windows_path(str(common["cwd"])))

    def common(self, event: str, payload: "dict[str, object]") -> "dict[str, object]":
        """Constructor fields of the call that do not depend on the tool."""
        cwd = field(payload, "cwd")
        if is_windows_path(cwd):
            cwd = windows_path(cwd)
        return {
            "host": self.host,
            "event": event,
            "cwd": cwd,
            "roots": (cwd,) if cwd and self.has_root else (),
            "conversation": field(payload, "session_id"),
            "generation": field(payload, self.turn),
            "use_id": field(payload, "tool_use_id"),
            "transcript": field(payload, "transcript_path"),
        }

    def context(self, event: str, text: str) -> "dict[str, object]":
        """``additionalContext`` for an event with a result."""
        if event not in self.results:
            return {}
        return {"hookSpecificOutput": {"hookEventName": event, "additionalContext": text}}


def denial(event: str, reason: str) -> "dict[str, object]":
    """The document with which Claude Code, Codex and Qwen block one event."""
    if event in ("PreToolUse", ""):
        return {
            "hookSpecificOutput": {
                "hookEventName": "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": reason,
            }
        }
    if event == "PermissionRequest":
        return {"hookSpecificOutput": {"hookEventName": event, "decision": {"behavior": "deny", "message": reason}}}
    return {"decision": "block", "reason": reason}


def recalled(event: str, document: "dict[str, object]") -> "dict[str, object]":
    """What memory says, in the words of Claude Code and Codex."""
    answer: dict[str, object] = {}
    context = field(document, "additional_context")
    if context and event in ("SessionStart", "UserPromptSubmit"):
        answer["hookSpecificOutput"] = {"hookEventName": event, "additionalContext": context}
    message = field(document, "user_message")
    if message:
        answer["systemMessage"] = message
    followup = field(document, "followup_message")
    if followup and event in ("Stop", "SubagentStop"):
        answer["decision"] = "block"
        answer["reason"] = followup
    return answer
