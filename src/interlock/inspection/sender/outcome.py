"""What became of a check, and the one table that says what a request does then.

An answer of the receiver (`Allow`, `Deny`, `Failure`) or the reason for which none was asked (`Skipped`) meets the team's mode in
`decide`; the result is an `Outcome`.
"""

from typing import assert_never

from msgspec import Struct

from interlock.inspection.sender.profiles import ALLOW, BLOCK, CONFIG_UNAVAILABLE, KILL_SWITCH, SHADOW

# Why nothing was asked.
NOT_ENFORCING = "not_enforcing"
NOT_CONFIGURED = "not_configured"
NOT_COVERED = "not_covered"
OUTSIDE_SHARE = "outside_share"
ANCILLARY = "ancillary"
TRIPPED = "breaker_tripped"
BACKGROUND = "background"
OVERLOADED = "shadow_overloaded"
SKIPS = (NOT_ENFORCING, NOT_CONFIGURED, NOT_COVERED, OUTSIDE_SHARE, ANCILLARY, TRIPPED, BACKGROUND, OVERLOADED)


class Allow(Struct, frozen=True, tag=True, gc=False):
    """The receiver allows."""

    status: int = 200
    """HTTP status."""


class Deny(Struct, frozen=True, tag=True, gc=False):
    """The receiver denies."""

    status: int = 200
    """HTTP status."""
    deny_reason: str | None = None
    """For the member, at most 500 characters; never logged."""
    reference_id: str | None = None
    """The receiver's own id of its decision; joins its records with ours."""


class Failure(Struct, frozen=True, tag=True, gc=False):
    """There is no verdict. It never counts as a deny."""

    reason: str
    """One of `profiles.REASONS`."""
    status: int | None = None
    """HTTP status, when there was one."""


class Skipped(Struct, frozen=True, tag=True, gc=False):
    """Nothing was asked, or nobody waits for the answer."""

    reason: str
    """One of `SKIPS`."""


Answer = Allow | Deny | Failure
Checked = Answer | Skipped

# What a request does.
PROCEED = "proceed"
STOP = "stop"

# What is recorded, by the documented names; "" for nothing.
DENIED_EVENT = "inference_hooks_request_denied"
FAILED_OPEN_EVENT = "inference_hooks_request_failed_open"
FAILED_CLOSED_EVENT = "inference_hooks_request_failed_closed"

# What the member is shown; "" for nothing.
BLOCKED_NOTICE = "blocked"
UNAVAILABLE_NOTICE = "unavailable"


class Decision(Struct, frozen=True, gc=False):
    """One cell of the outcome table."""

    effect: str
    """`PROCEED` or `STOP`."""
    event: str = ""
    """Audit event, "" for none."""
    notice: str = ""
    """`BLOCKED_NOTICE`, `UNAVAILABLE_NOTICE` or ""."""


_PROCEEDS = Decision(PROCEED)
_FAILED_OPEN = Decision(PROCEED, FAILED_OPEN_EVENT)


def decide(checked: Checked, mode: str) -> Decision:
    """The cell for a check and a mode (reference of the protocol, 1.9). Pure."""
    match checked:
        case Allow():
            return _PROCEEDS
        case Deny():
            return Decision(PROCEED, DENIED_EVENT) if mode == SHADOW else Decision(STOP, DENIED_EVENT, BLOCKED_NOTICE)
        case Failure():
            # Paused, or the mode is not known: these let everything through, whatever was set.
            if checked.reason in (KILL_SWITCH, CONFIG_UNAVAILABLE) or mode in (SHADOW, ALLOW):
                return _FAILED_OPEN
            return Decision(STOP, FAILED_CLOSED_EVENT, UNAVAILABLE_NOTICE)
        case Skipped():
            if checked.reason == TRIPPED and mode == BLOCK:
                return Decision(STOP, "", UNAVAILABLE_NOTICE)
            return _PROCEEDS
    assert_never(checked)


class Outcome(Struct, frozen=True):
    """What `InferenceGate.check` answers."""

    checked: Checked
    """The answer, the failure, or why nothing was asked."""
    decision: Decision
    """What the request does, and what the member is shown."""
    request_id: str
    """Id of the frame, "" when none was made; the same as the receiver's webhook-id."""
    mode: str
    """Mode in force, "" when the settings could not be read."""
    blocked_message: str | None = None
    """The team's own text for a denied request; None when it is off, or nothing was denied."""

    @property
    def proceeds(self) -> bool:
        """Whether the model may be called."""
        return self.decision.effect == PROCEED
