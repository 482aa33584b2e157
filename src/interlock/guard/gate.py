"""The guard's decision for one tool call: facts, policy, what becomes of a question, audit.

A question is put to a person by `challenge.ask`, which is loaded only then.
"""

import sys
import time

from interlock.guard.facts import SystemFacts
from interlock.guard.policy_files import present
from interlock.guard.reasons import refuse
from interlock.model.toolcall import PROMPT, READ, ToolCall
from interlock.model.verdict import ALLOW, ASK, DENY, Hit, Verdict

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: Set by the doctor for the calls with which it tries a hook.
CANARY = "INTERLOCK_CANARY" if sys.platform == "win32" else b"INTERLOCK_CANARY"

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from interlock.guard.singleflight import Answer, Flight
    from interlock.storage.approvals_port import ApprovalStore


class Asking:
    """How this call can ask a person, and what came of it."""

    __slots__ = ("alarmed", "answer", "channel", "extend", "flight", "open_store", "seconds", "shared", "waited")

    def __init__(
        self, channel: str, seconds: float, open_store: "Callable[[str], ApprovalStore]", extend: "Callable[[], None]"
    ) -> None:
        self.channel = channel
        """Which registration and event this is, e.g. ``claude:preToolUse``: two events of one action have different ones."""
        self.seconds = seconds
        """How long a person may take."""
        self.open_store = open_store
        """The approval queue of a state folder."""
        self.extend = extend
        """Called before the wait, so that no alarm ends it early."""
        self.alarmed = False
        """Whether after `extend` the kernel ends this process at its time, whatever it waits for: it may then wait without a clock."""
        self.shared = False
        """The answer was given to another event of the same action, whose record stands for both."""
        self.waited = 0.0
        """Seconds that the question took."""
        self.flight: Flight | None = None
        self.answer: Answer | None = None

    def finish(self) -> None:
        """Give the answer to the other events of the action. Called once it is recorded. Never raises."""
        if self.flight is None:
            return
        try:
            if self.answer is None:
                self.flight.leave()
            else:
                self.flight.publish(self.answer)
        except OSError:
            # They will ask themselves.
            pass


def evaluate(call: ToolCall, facts: SystemFacts) -> Verdict:
    """What policy says: allow, ask or deny. Reads the machine through `facts`, changes nothing."""
    preload = getattr(sys.meta_path[0], "preload", None)
    if preload is not None:
        # Only in a process that the launcher started from the bundle: what this kind of call needs, in one go.
        preload(call.kind)
    files = present(facts.state, facts.roots)
    if files:
        if preload is not None:
            preload("policy")
        from interlock.guard.policy_cache import load

        facts.policy = load(facts.state, files, facts)
    from interlock.policy import judge

    return judge(call, facts, facts.policy)


def settle(verdict: Verdict) -> Verdict:
    """A question that nobody can be asked is a deny with a reason of its own; other verdicts stay."""
    if verdict.decision in (ALLOW, DENY):
        return verdict
    if verdict.decision != ASK:
        return refuse("internal-error", "unknown decision")
    lead = refuse("no-channel", "run it yourself in your own terminal").hits[0]
    hits = [Hit(hit.rule, DENY, hit.human, hit.agent, hit.target) for hit in verdict.hits]
    return Verdict(DENY, (lead, *hits), verdict.effects, "no-channel")


def settle_prompt(verdict: Verdict) -> Verdict:
    """A question about a prompt is a deny: whoever wrote it can change it, which is quicker and safer than to be asked."""
    if verdict.decision != ASK:
        return settle(verdict)
    from interlock.policy.rule import AGENT_END, WAY

    lead = refuse("prompt-blocked").hits[0]
    hits = [
        Hit(hit.rule, DENY, hit.human.removesuffix(WAY[ASK]).rstrip(), hit.agent.removesuffix(AGENT_END[ASK]).rstrip(), hit.target)
        for hit in verdict.hits
    ]
    return Verdict(DENY, (lead, *hits), verdict.effects, "prompt-blocked")


def decide(call: ToolCall, state: str, asking: "Asking | None" = None) -> "tuple[Verdict, SystemFacts]":
    """The verdict that the host is told: allow or deny. Without `asking` every question is a deny."""
    facts = SystemFacts.for_call(call, state)
    verdict = evaluate(call, facts)
    if verdict.decision != ALLOW:
        from interlock.guard.modes import told

        verdict = told(verdict, facts.policy, state, time.time())
    if verdict.decision != DENY and (facts.secrets_read or (call.kind == READ and call.content)):
        from interlock.guard.fingerprint_reads import remember

        remember(call, facts)
    if call.kind == PROMPT:
        settled = settle_prompt(verdict)
    elif verdict.decision == ASK and asking is not None:
        from interlock.guard.challenge.ask import put

        settled = put(call, verdict, facts, asking)
    else:
        settled = settle(verdict)
    settled.ref = settled.ref or reference()
    return settled, facts


def reference() -> str:
    """Six letters and digits that name a verdict: one in 900 million, without those that are easily taken for each other."""
    number = int.from_bytes(system.urandom(4), "big")
    letters = ""
    for _ in range(6):
        number, place = divmod(number, len(_LETTERS))
        letters += _LETTERS[place]
    return letters


def audit(call: ToolCall, verdict: Verdict, state: str, home: str, started: float) -> None:
    """Append the verdict's record. `started`: `time.perf_counter` when the hook began. Raises OSError."""
    from interlock.audit.chain import append
    from interlock.audit.record import verdict as record

    append(
        state, _marked(record(call, verdict, now=time.time(), ms=(time.perf_counter() - started) * 1000, home=home, id=verdict.ref))
    )


def _marked(record: "dict[str, object]") -> "dict[str, object]":
    """With a mark where the doctor tried the hook. The environment is the host's: no tool call of an agent can set it for a hook."""
    if CANARY in system.environ:
        record["canary"] = True
    return record


def audit_fault(host: str, event: str, code: str, state: str, started: float) -> None:
    """Append the record of a payload that was denied unjudged. Raises OSError."""
    from interlock.audit.chain import append
    from interlock.audit.record import fault

    append(state, _marked(fault(host, event, code, now=time.time(), ms=(time.perf_counter() - started) * 1000)))


def audit_result(host: str, event: str, found: "dict[str, int]", state: str, started: float) -> None:
    """Append the record of what a tool's result held: names of what was found, never the text. Raises OSError."""
    from interlock.audit.chain import append
    from interlock.audit.record import result as record

    append(state, record(host, event, found, now=time.time(), ms=(time.perf_counter() - started) * 1000))
