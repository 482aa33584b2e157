"""Codex payloads to tool calls, verdicts to Codex answers. Facts: ``reference/hosts.md`` 3: what its schema does not know lets the tool run."""

from interlock.hosts.base import Answer, answer, field, is_windows_path, reason
from interlock.hosts.codex.capabilities import CHALLENGE_DEADLINE, CHALLENGE_WATCHDOG, GATES, OPEN, PROMPTS, RESULTS
from interlock.hosts.shared_codec import SharedCodec, denial, recalled
from interlock.model.toolcall import SHELL, ToolCall
from interlock.model.verdict import ALLOW, Verdict

#: Codes of verdicts that judge the action; every other code is a fault.
_JUDGED = frozenset(("", "no-channel", "prompt-blocked", "step-budget", "depth"))


class CodexCodec(SharedCodec):
    """The Codex CLI."""

    host = "codex"
    gates = GATES
    prompts = PROMPTS
    open_events = OPEN
    results = RESULTS
    session_event = "SessionStart"
    challenge_deadline = CHALLENGE_DEADLINE
    challenge_watchdog = CHALLENGE_WATCHDOG
    turn = "turn_id"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "session_id") else ""

    def told(self, event: str, document: "dict[str, object]") -> "dict[str, object]":
        """What memory says, in Codex's words."""
        return recalled(event, document)

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        call = super().decode(event, payload)
        if call.kind == SHELL and is_windows_path(call.cwd) and isinstance(call.arguments.get("command"), str):
            # Called Bash there too, but PowerShell reads it.
            call.dialect = "powershell"
        return call

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - its JSON needs exit code 0
        """``{}`` for an allow; a deny is JSON with exit code 0, a fault exit code 2 with its reason on stderr (stdout is not read then)."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer(denial(event, why), why, 0 if verdict.code in _JUDGED else 2)


CODEC = CodexCodec()
