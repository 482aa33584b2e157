"""Claude Code payloads to tool calls, verdicts to Claude Code answers. Facts: ``reference/hosts.md`` 2."""

from interlock.hosts.base import Answer, answer, field, reason
from interlock.hosts.claude.capabilities import CHALLENGE_DEADLINE, CHALLENGE_WATCHDOG, GATES, OPEN, PROMPTS, RESULTS
from interlock.hosts.shared_codec import SharedCodec, denial, recalled
from interlock.model.verdict import ALLOW, Verdict


class ClaudeCodec(SharedCodec):
    """Claude Code: terminal, IDE extension and SDK."""

    host = "claude"
    gates = GATES
    prompts = PROMPTS
    open_events = OPEN
    results = RESULTS
    session_event = "SessionStart"
    challenge_deadline = CHALLENGE_DEADLINE
    challenge_watchdog = CHALLENGE_WATCHDOG
    # The agent's `cd` moves it: CLAUDE_PROJECT_DIR, which the facts read, does not move.
    has_root = False

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "session_id") else ""

    def told(self, event: str, document: "dict[str, object]") -> "dict[str, object]":
        """What memory says, in Claude Code's words."""
        return recalled(event, document)

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:
        """``{}`` for an allow: an explicit one would take the person's own prompts away. Anything else is a deny, never ``ask``."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer(denial(event, why), why, 0 if deny_exit == 0 else 2)


CODEC = ClaudeCodec()
