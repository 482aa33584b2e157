"""A question of the policy, put to a person while the hook waits: on `guard watch`, the dashboard or the controlling terminal.

Loaded only for a verdict of ``ask``. Whatever goes wrong here ends as a deny.
"""

import time

from interlock.guard import approvals, singleflight
from interlock.guard.faults import log
from interlock.guard.reasons import refuse
from interlock.guard.singleflight import Answer
from interlock.model.errors import InterlockError
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import ALLOW, DENY, Hit, Verdict
from interlock.storage.approvals_port import APPROVED, DENIED, OPEN, ApprovalStore, Request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.guard.challenge.prompt import Prompt
    from interlock.guard.challenge.terminal import Terminal
    from interlock.guard.facts import SystemFacts
    from interlock.guard.gate import Asking

APPROVED_CODE = "approved"
REFUSED = "denied-by-person"
LATE = "approval-expired"
NOBODY = "no-channel"
CHANGED = "changed-since-shown"
FAILED = "challenge-failed"

_AFTERWARDS = (
    "run `interlock guard approvals approve {id}` in your own terminal and let the agent try again, or keep `interlock guard watch` "
    "open there, or the page Approvals of the dashboard, to be asked at once"
)

#: Seconds between two looks at the queue.
_LOOK = 0.05
#: Seconds for which a hook's note that it waits holds; renewed each second.
_NOTED = 3.0
#: Seconds without anybody who could answer, after which the hook waits no longer.
_ALONE = 10.0
#: Seconds for which a queue may be busy before the question fails.
_TROUBLED = 20.0


def put(call: ToolCall, verdict: Verdict, facts: "SystemFacts", asking: "Asking") -> Verdict:
    """Allow or deny, by a person's answer or the lack of one. `asking` is told how it came about. Raises nothing that can be foreseen."""
    end = time.monotonic() + asking.seconds
    asking.extend()
    started = time.perf_counter()
    rules = tuple(sorted({hit.rule for hit in verdict.hits}))
    try:
        flight = singleflight.join(call, facts.state, asking.channel, rules, end, blocking=asking.alarmed)
    except OSError as error:
        # Asked alone rather than not at all.
        log(facts.state, call.host, call.event, "single-flight", error)
    else:
        if flight is None:
            flight = Answer(False, LATE, rules)
        if isinstance(flight, Answer):
            asking.shared = True
            asking.waited = time.perf_counter() - started
            return outcome(verdict, flight)
        asking.flight = flight
    try:
        answer = _answer(call, verdict, facts, asking, end)
    except (InterlockError, OSError) as error:
        log(facts.state, call.host, call.event, FAILED, error)
        answer = Answer(False, FAILED, rules)
    answer.rules = rules
    asking.answer = answer
    asking.waited = time.perf_counter() - started
    return outcome(verdict, answer)


def outcome(verdict: Verdict, answer: Answer) -> Verdict:
    """The verdict that an answer makes of a question."""
    if answer.allowed:
        return _named(Verdict(ALLOW, verdict.hits, verdict.effects, answer.code), answer.id)
    detail = _AFTERWARDS.replace("{id}", answer.id) if answer.code == NOBODY else answer.reason
    lead = refuse(answer.code, detail or "none given").hits[0]
    hits = [Hit(hit.rule, DENY, hit.human, hit.agent, hit.target) for hit in verdict.hits]
    return _named(Verdict(DENY, (lead, *hits), verdict.effects, answer.code), answer.id)


def _named(verdict: Verdict, id: str) -> Verdict:
    """The request's id names the verdict too."""
    verdict.ref = id
    return verdict


def _answer(call: ToolCall, verdict: Verdict, facts: "SystemFacts", asking: "Asking", end: float) -> Answer:
    from interlock.guard.challenge.preview import preview
    from interlock.guard.challenge.terminal import claim

    store = asking.open_store(facts.state)
    terminal = None
    try:
        now = time.time()
        store.prune(now)
        found = preview(call, facts)
        spent = store.spend(approvals.action_digest(call, facts), now)
        if spent is not None:
            return _released(spent, "" if found is None else found.digest, facts.state)
        terminal = claim()
        here = terminal is not None or bool(store.listeners(now))
        lasts = end - time.monotonic() if here else approvals.LASTS
        asked = approvals.request(call, verdict, facts, found, now, lasts)
        asked.waited = now + _NOTED if here else 0.0
        asked = store.add(asked)
        # A yes to the same question that came since the first look: `add` saw no open request any more.
        spent = store.spend(asked.digest, time.time())
        if spent is not None:
            store.end(asked.id, time.time())
            return _released(spent, "" if found is None else found.digest, facts.state)
        if not here:
            return Answer(False, NOBODY, (), id=asked.id)
        answered = _wait(store, asked, terminal, facts, end)
        if isinstance(answered, Answer):
            return answered
        again = preview(call, facts)
        return _released(answered, "" if again is None else again.digest, facts.state)
    finally:
        if terminal is not None:
            terminal.close()
        store.close()


def _released(spent: Request, preview: str, state: str) -> Answer:
    """A yes, if a person here gave it and what would be deleted is still what was shown."""
    if not approvals.genuine(state, spent):
        return Answer(False, FAILED, (), id=spent.id)
    if preview != spent.preview:
        return Answer(False, CHANGED, (), id=spent.id)
    return Answer(True, APPROVED_CODE, (), id=spent.id, actor=spent.actor)


def _wait(
    store: ApprovalStore, asked: Request, terminal: "Terminal | None", facts: "SystemFacts", end: float
) -> "Answer | Request":
    """Until somebody answers, nobody is left to, or the time is over. A yes comes back as the spent request.

    A queue that is busy for a moment is looked at again: whoever is being asked must not be cut off by it.
    """
    waiting = _Waiting(store, asked, terminal, facts, end)
    fine = time.monotonic()
    while True:
        try:
            found = waiting.look()
        except InterlockError:
            if time.monotonic() - fine > _TROUBLED:
                raise
            time.sleep(_LOOK)
            continue
        fine = time.monotonic()
        if found is not None:
            return found
        waiting.rest()


class _Waiting:
    """One question while its answer is not there."""

    def __init__(self, store: ApprovalStore, asked: Request, terminal: "Terminal | None", facts: "SystemFacts", end: float) -> None:
        self._store = store
        self._asked = asked
        self._end = end
        self._noted = 0.0
        self._heard = time.monotonic()
        self._prompt: Prompt | None = None
        if terminal is not None:
            from interlock.guard.challenge import prompt

            self._prompt = prompt.Prompt(terminal, store, facts.state, asked)

    def look(self) -> "Answer | Request | None":
        """The answer, if there is one or none will come."""
        now = time.monotonic()
        store, name = self._store, self._asked.id
        found = store.get(name)
        if found is None:
            return Answer(False, FAILED, (), id=name)
        if found.state == APPROVED:
            spent = store.spend(found.digest, time.time())
            if spent is not None and spent.id == name:
                return spent
            return Answer(False, FAILED, (), id=name)
        if found.state == DENIED:
            return Answer(False, REFUSED, (), id=name, actor=found.actor, reason=found.reason)
        if found.state != OPEN or now >= self._end:
            # A yes that comes between the look and this line stands: the next look finds it.
            if found.state == OPEN and not store.end(name, time.time()):
                return None
            return Answer(False, LATE, (), id=name)
        if now - self._noted >= 1:
            store.wait(name, time.time() + _NOTED)
            self._noted = now
            if self._prompt is not None or store.listeners(time.time()):
                self._heard = now
            elif now - self._heard > _ALONE:
                store.wait(name, 0.0)
                return Answer(False, NOBODY, (), id=name)
        return None

    def rest(self) -> None:
        """A short time, in which the terminal is read."""
        if self._prompt is None:
            time.sleep(_LOOK)
        elif not self._prompt.look(_LOOK):
            self._prompt = None
