"""Copilot CLI payloads, in both spellings, to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.base import Answer, PayloadError, answer, field, is_windows_path, reason
from interlock.hosts.copilot.capabilities import GATE_DEADLINE, GATE_WATCHDOG, GATES, OPEN, RESULTS
from interlock.hosts.shared_codec import SharedCodec
from interlock.hosts.tools import tool_call
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import ALLOW, Verdict


class CopilotCodec(SharedCodec):
    """The Copilot CLI, and VS Code's agent with the same hooks."""

    host = "copilot"
    gates = GATES
    open_events = OPEN
    gate_deadline = GATE_DEADLINE
    gate_watchdog = GATE_WATCHDOG
    results = RESULTS
    session_event = "sessionStart"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session or a folder comes from a host."""
        return "unknown" if field(payload, "sessionId") or field(payload, "session_id") or field(payload, "cwd") else ""

    def context(self, event: str, text: str) -> "dict[str, object]":
        """``additionalContext`` for an event with a result."""
        return {"additionalContext": text} if event in RESULTS else {}

    def named(self, payload: "dict[str, object]") -> str:
        """The event that a payload names. The camelCase form names none: one with a tool and no result is judged as ``preToolUse``."""
        event = field(payload, "hook_event_name")
        if event or "toolName" not in payload:
            return event
        return "postToolUse" if "toolResult" in payload else "preToolUse"

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        if "toolName" not in payload:
            return super().decode(event, payload)
        name = payload.get("toolName")
        if not isinstance(name, str) or not name.strip():
            raise PayloadError("missing-target", "toolName is missing, empty or not a string")
        common = self.common(event, payload)
        common["conversation"] = field(payload, "sessionId")
        return tool_call(name, payload.get("toolArgs"), common["cwd"], common, is_windows_path(str(common["cwd"])))

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - a lost document must block
        """``{}`` for an allow, else a deny with exit code 2 (Copilot denies for any code but 0)."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        document: dict[str, object] = {"permissionDecision": "deny", "permissionDecisionReason": why}
        if event in ("permissionRequest", "PermissionRequest"):
            document["behavior"] = "deny"
            document["message"] = why
        return answer(document, why, 2)


CODEC = CopilotCodec()
