"""Qwen Code payloads to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.base import Answer, answer, field, reason
from interlock.hosts.qwen.capabilities import GATES, OPEN, PROMPTS, RESULTS
from interlock.hosts.shared_codec import SharedCodec, denial
from interlock.model.verdict import ALLOW, Verdict


class QwenCodec(SharedCodec):
    """Qwen Code, whose fields are those of Claude Code and a timestamp."""

    host = "qwen"
    gates = GATES
    prompts = PROMPTS
    open_events = OPEN
    results = RESULTS
    session_event = "SessionStart"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "session_id") else ""

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - a lost document must block
        """``{}`` for an allow, else a deny with exit code 2."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer(denial(event, why), why, 2)


CODEC = QwenCodec()
