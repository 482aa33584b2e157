"""What the host is told where the guard only watches (shadow mode), or is paused. The audit record keeps what it would have been told.

Two things are never let through. What would change the guard itself is stopped in every mode: else the agent could lengthen the trial
or the pause. And a pause is made to get one piece of work done, so the floor holds in it; shadow mode is a trial on someone's everyday
work and stops nothing else.
"""

from interlock.guard.policy_files import PAUSE, exists
from interlock.model.verdict import ALLOW, DENY, Verdict
from interlock.policy.document_rules import is_floor
from interlock.policy.document_settings import ENFORCE, SHADOW, Settings

#: `Verdict.code` of an action that was let through.
SHADOWED = "shadow"
PAUSED = "paused"

_OWN = "self-protection."


def answered(verdict: Verdict, mode: str, *, paused: bool) -> Verdict:
    """The verdict for the host: the same one, or an allow that keeps the hits for the record."""
    if verdict.decision == ALLOW or (mode != SHADOW and not paused):
        return verdict
    if mode == SHADOW:
        held = [hit for hit in verdict.hits if hit.decision == DENY and hit.rule.startswith(_OWN)]
        code = SHADOWED
    else:
        held = [hit for hit in verdict.hits if is_floor(hit)]
        code = PAUSED
    if held:
        return Verdict(DENY, tuple(held), verdict.effects, verdict.code)
    return Verdict(ALLOW, verdict.hits, verdict.effects, code)


def told(verdict: Verdict, settings: "Settings | None", state: str, now: float) -> Verdict:
    """`answered` by the policy of this call and a pause that may be running at `now` (seconds since 1970)."""
    mode = ENFORCE if settings is None else settings.mode
    if mode == SHADOW:
        return answered(verdict, mode, paused=False)
    if not exists(state + "/" + PAUSE):
        return verdict
    from interlock.guard.pause import running

    return answered(verdict, mode, paused=running(state, now) is not None)
