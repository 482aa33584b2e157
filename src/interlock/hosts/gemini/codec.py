"""Gemini CLI payloads to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.base import Answer, PayloadError, answer, field, reason
from interlock.hosts.gemini.capabilities import GATES, OPEN, PROMPTS, RESULTS
from interlock.hosts.shared_codec import SharedCodec
from interlock.model.toolcall import MCP, ToolCall
from interlock.model.verdict import ALLOW, Verdict


class GeminiCodec(SharedCodec):
    """The Gemini CLI."""

    host = "gemini"
    gates = GATES
    prompts = PROMPTS
    open_events = OPEN
    results = RESULTS
    session_event = "SessionStart"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "session_id") else ""

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        mcp = payload.get("mcp_context")
        if event != "BeforeTool" or not isinstance(mcp, dict):
            return super().decode(event, payload)
        arguments = payload.get("tool_input")
        if arguments is None:
            arguments = {}
        if not isinstance(arguments, dict):
            raise PayloadError("wrong-type", "tool_input is not an object")
        words = mcp.get("args")
        command = [field(mcp, "command"), *[word for word in words if isinstance(word, str)]] if isinstance(words, list) else []
        return ToolCall(
            kind=MCP,
            tool=field(mcp, "tool_name") or field(payload, "tool_name"),
            server=field(mcp, "server_name"),
            url=field(mcp, "url") or field(mcp, "tcp") or " ".join(command),
            arguments=arguments,
            **self.common(event, payload),  # type: ignore[arg-type]
        )

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - one form for all events
        """``{}`` for an allow, else a deny with exit code 2, whose stderr Gemini shows."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer({"decision": "deny", "reason": why}, why, 2)


CODEC = GeminiCodec()
