"""Grok Build payloads to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.base import Answer, Codec, PayloadError, answer, field, is_windows_path, reason, windows_path
from interlock.hosts.grok.capabilities import AUDIT_DEADLINE, GATE_DEADLINE, GATE_WATCHDOG, GATES, OPEN
from interlock.hosts.tools import tool_call
from interlock.model.toolcall import PROMPT, ToolCall
from interlock.model.verdict import ALLOW, Verdict


class GrokCodec(Codec):
    """Grok Build. It also loads the hooks in the files of Claude Code and of Cursor."""

    host = "grok"
    gates = GATES
    open_events = OPEN
    gate_deadline = GATE_DEADLINE
    gate_watchdog = GATE_WATCHDOG
    audit_deadline = AUDIT_DEADLINE
    session_event = "SessionStart"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "sessionId") else ""

    def named(self, payload: "dict[str, object]") -> str:
        """The event that a payload names, from either of its two keys."""
        event = field(payload, "hook_event_name")
        return event or "".join([word.capitalize() for word in field(payload, "hookEventName").split("_")])

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`, also when Grok has cut the input."""
        if event not in self.gates:
            raise PayloadError("unknown-event", "this event is not one that Interlock knows how to judge")
        cwd, root = field(payload, "cwd"), field(payload, "workspaceRoot")
        windows = is_windows_path(root) or is_windows_path(cwd)
        if windows:
            cwd, root = windows_path(cwd), windows_path(root)
        common: dict[str, object] = {
            "host": "grok",
            "event": event,
            "cwd": cwd or root,
            "roots": (root or cwd,) if root or cwd else (),
            "conversation": field(payload, "sessionId"),
            "generation": field(payload, "promptId"),
            "use_id": field(payload, "toolUseId"),
        }
        if event == "UserPromptSubmit":
            prompt = payload.get("prompt", payload.get("userPrompt"))
            if not isinstance(prompt, str):
                raise PayloadError("missing-target", "prompt is not a string")
            return ToolCall(kind=PROMPT, text=prompt, **common)  # type: ignore[arg-type]
        if payload.get("toolInputTruncated") not in (None, False):
            raise PayloadError("truncated-input", "toolInputTruncated is set")
        name = payload.get("toolName")
        if not isinstance(name, str) or not name.strip():
            raise PayloadError("missing-target", "toolName is missing, empty or not a string")
        return tool_call(name, payload.get("toolInput"), cwd or root, common, windows)

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - one form for all events
        """``{}`` for an allow, else a deny with exit code 2."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer({"decision": "deny", "reason": why}, why, 2)


CODEC = GrokCodec()
