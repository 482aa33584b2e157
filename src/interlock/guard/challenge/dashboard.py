"""What a dashboard adds to the challenge: somebody who has its page open can be asked, and their answer holds for what the page showed.

The dashboard itself knows who is signed in. Nothing here is loaded by a hook.
"""

import threading

from interlock.guard import approvals
from interlock.guard.challenge import totp
from interlock.guard.challenge.show import deletes
from interlock.storage.approvals_port import APPROVED, DENIED, OPEN, SPENT, ApprovalStore, Request

KIND = "dashboard"
#: Seconds for which the note holds that a page is open; the page renews it about each second.
HERE = 5.0
#: Seconds after the page was drawn in which no answer counts: the click was meant for what stood there before.
BLIND = 0.4

#: What came of an answer.
DONE = "done"
GONE = "gone"
ENDED = "ended"
CHANGED = "changed"
EARLY = "early"
UNREADABLE = "unreadable"
CODE = "code"

#: Browsers of one dashboard are answered one by one, so that the trail holds no second answer that did not count.
_ONE = threading.Lock()


class Outcome:
    """What came of an answer: `code` is one of the constants above."""

    __slots__ = ("code", "found", "text")

    def __init__(self, code: str, found: "Request | None", text: str = "") -> None:
        self.code = code
        self.found = found
        """The request as it is now; None when there is none."""
        self.text = text
        """Why a one-time code was not accepted."""


def listen(store: ApprovalStore, page: str, now: float) -> None:
    """A page on which somebody can answer is open. `page`: names it among others."""
    store.listen(f"{KIND}-{page}", KIND, now + HERE)


def readable(found: Request, now: float) -> bool:
    """Whether a person can be shown what an open request would do. Nobody says yes to what they cannot see."""
    values = approvals.shown(found)
    try:
        deletes(values.get("preview"), now)
    except (KeyError, TypeError, ValueError):
        return False
    action = values.get("action")
    return isinstance(action, str) and bool(action)


def answer(
    store: ApprovalStore,
    state: str,
    id: str,
    *,
    approve: bool,
    account: str,
    seen: "tuple[str, str]",
    drawn: float,
    now: float,
    reason: str = "",
    code: str = "",
) -> Outcome:
    """Give the answer of somebody who is signed in, and record it.

    `seen`: digest and preview that the page showed. `drawn`: Unix seconds when it was drawn. `code`: the one-time code, which only a yes
    needs, and only where codes are demanded. Raises OSError when the answer cannot be recorded, `InterlockError` for an unusable queue;
    then nothing is decided.
    """
    actor = f"{KIND}:{account}"
    with _ONE:
        store.prune(now)
        found = store.get(id)
        ended = _ended(found, seen, actor, approve)
        if ended is not None:
            return ended
        if now - drawn < BLIND:
            return Outcome(EARLY, found)
        if approve and found is not None and not readable(found, now):
            return Outcome(UNREADABLE, found)
        if approve and totp.enrolled(state):
            # A code that is missing is no guess.
            result = totp.check(state, code, now) if code else totp.WRONG
            if result != totp.OK:
                return Outcome(CODE, found, totp.TEXTS[result] if code else "type the code of your authenticator")
        done = approvals.decide(store, state, id, approve=approve, actor=actor, reason=reason, seen=seen)
        if done is not None:
            return Outcome(DONE, done)
        # Somebody elsewhere was faster.
        found = store.get(id)
        return _ended(found, seen, actor, approve) or Outcome(ENDED, found)


def _ended(found: "Request | None", seen: "tuple[str, str]", actor: str, approve: bool) -> "Outcome | None":
    """Why the request cannot be answered; None when it can."""
    if found is None:
        return Outcome(GONE, None)
    if found.digest != seen[0]:
        return Outcome(CHANGED, found)
    if found.state != OPEN:
        # A second click on the same button is no news.
        same = found.actor == actor and found.state in ((APPROVED, SPENT) if approve else (DENIED,))
        return Outcome(DONE if same else ENDED, found)
    return Outcome(CHANGED, found) if found.preview != seen[1] else None
