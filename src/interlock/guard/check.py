"""Judging without running: the hook's own engine on a command line or on host payloads, with no challenge and no audit record."""

from interlock.guard.facts import SystemFacts
from interlock.guard.gate import evaluate
from interlock.guard.modes import answered
from interlock.guard.reasons import refuse
from interlock.hosts.base import PayloadError, parse, texts
from interlock.hosts.registry import codec as find_codec
from interlock.hosts.registry import resolve
from interlock.model.toolcall import SHELL, ToolCall
from interlock.model.verdict import ALLOW, Verdict
from interlock.policy.document_settings import ENFORCE


class Judged(Verdict):
    """A verdict with the mode of the policy that gave it."""

    __slots__ = ("mode",)

    def __init__(self, verdict: Verdict, mode: str) -> None:
        super().__init__(verdict.decision, verdict.hits, verdict.effects, verdict.code)
        self.mode = mode
        """``enforce`` or ``shadow``."""


def command(text: str, cwd: str, state: str) -> Verdict:
    """The verdict on a shell command that would run in the absolute folder `cwd`; the workspace is the git work tree around it."""
    call = ToolCall(host="cli", event="check", kind=SHELL, tool="Shell", command=text, cwd=cwd, roots=(cwd,))
    facts = SystemFacts.for_call(call, state)
    top = facts.repository(cwd)
    if top and top != cwd:
        call = ToolCall(host="cli", event="check", kind=SHELL, tool="Shell", command=text, cwd=cwd, roots=(top,))
        facts = SystemFacts.for_call(call, state)
    return _judged(call, facts)


def payload(data: bytes, host: str, state: str, facts: type[SystemFacts] = SystemFacts) -> Verdict:
    """The verdict on the bytes of one hook payload. A payload that cannot be read or judged is denied, as in the hook."""
    try:
        document = parse(data)
        codec, event = resolve(find_codec(host), "", document)
        if event in codec.open_events:
            return Verdict(ALLOW, code="not-a-gate")
        call = codec.decode(event, document)
    except PayloadError as error:
        return refuse(error.code, error.detail)
    return _judged(call, facts.for_call(call, state))


def document(verdict: Verdict) -> dict[str, object]:
    """A verdict as JSON-ready values: ``decision``, ``code``, ``rules``, ``human``, ``agent``, ``effects``, ``mode``, ``answer``.

    ``decision`` is what policy says, ``answer`` what the host would be told: in shadow mode that is nearly always allow.
    """
    human, agent = texts(verdict)
    return {
        "decision": verdict.decision,
        "code": verdict.code,
        "rules": list(dict.fromkeys(hit.rule for hit in verdict.hits)),
        "human": human,
        "agent": agent,
        "effects": list(verdict.effects),
        "mode": verdict.mode if isinstance(verdict, Judged) else ENFORCE,
        "answer": answered(verdict, verdict.mode, paused=False).decision if isinstance(verdict, Judged) else verdict.decision,
    }


def _judged(call: ToolCall, facts: SystemFacts) -> Verdict:
    try:
        found = evaluate(call, facts)
        return Judged(found, ENFORCE if facts.policy is None else facts.policy.mode)
    except Exception as error:
        return refuse("internal-error", type(error).__name__)
