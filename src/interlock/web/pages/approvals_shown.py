"""A request for approval as the page shows it: everything that the agent wrote is text that hides nothing and paints nothing."""

import hashlib
import time
from collections.abc import Iterable

from msgspec import Struct

from interlock.guard.approvals import shown
from interlock.guard.challenge.dashboard import readable
from interlock.guard.challenge.show import deletes, strange, summary, visible
from interlock.policy.explain import rule
from interlock.policy.rule import WAY
from interlock.storage.approvals_port import APPROVED, DENIED, EXPIRED, OPEN, SPENT, Request

#: Characters of an action that stand in the list. What is longer has a page of its own, and is answered there.
MOST = 6_000


class ShownRule(Struct, frozen=True):
    """A rule that asks."""

    id: str
    description: str
    """"" for a rule that this version does not have."""
    severity: str


class Shown(Struct, frozen=True):
    """A request. Texts have their control characters and reordering marks spelled out."""

    id: str
    digest: str
    preview: str
    host: str
    conversation: str
    state: str
    action: str
    cut: int
    """Characters of the action that are not shown here."""
    hidden: bool
    """Whether the agent wrote characters that cannot be seen."""
    strange: bool
    """Whether it holds letters that may look like others."""
    folder: str
    roots: tuple[str, ...]
    why: tuple[str, ...]
    rules: tuple[ShownRule, ...]
    deletes: tuple[tuple[str, str], ...]
    paths: tuple[str, ...]
    """First paths of a delete."""
    created: float
    expires: float
    left: int
    """Seconds for which it can be answered."""
    waiting: bool
    """Whether a hook waits for the answer."""
    readable: bool
    """Whether all that a person must see can be shown. Else a yes is not offered."""
    verdict: str
    """How it ended, in words; "" while it is open."""
    actor: str
    reason: str
    decided: float

    @property
    def until(self) -> str:
        """`expires` for a `time` element."""
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.expires))

    @property
    def open(self) -> bool:
        """Whether it can be answered."""
        return self.state == OPEN


def make(found: Request, now: float, most: int = MOST) -> Shown:
    """The request as it is shown at `now`. `most`: characters of its action, 0 for all."""
    values = shown(found)
    action = _text(values.get("action"))
    text = visible(action[:most] if most else action, lines=True)
    preview = values.get("preview")
    whole = readable(found, now)
    state = EXPIRED if found.state == OPEN and found.expires <= now else found.state
    return Shown(
        id=visible(found.id),
        digest=visible(found.digest),
        preview=visible(found.preview),
        host=visible(found.host),
        conversation=visible(found.conversation),
        state=state,
        action=text,
        cut=max(0, len(action) - most) if most else 0,
        hidden=visible(action, lines=True) != action,
        strange=strange(action),
        folder=visible(_text(values.get("cwd"))),
        roots=_texts(values.get("roots")),
        why=tuple(text.removesuffix(WAY["ask"]).rstrip() for text in _texts(values.get("why"))),
        rules=tuple(_rule(name) for name in _texts(values.get("rules"))),
        deletes=tuple(deletes(preview, now)) if whole else (),
        paths=_texts(preview.get("paths")) if isinstance(preview, dict) else (),
        created=found.created,
        expires=found.expires,
        left=max(0, int(found.expires - now)),
        waiting=state == OPEN and found.waited > now,
        readable=whole,
        verdict=_verdict(found, state),
        actor=visible(found.actor),
        reason=visible(found.reason),
        decided=found.decided,
    )


def headline(items: Iterable[Shown]) -> str:
    """What a screen reader is told when the open requests change."""
    waiting = [item for item in items if item.open]
    if not waiting:
        return "No request is open."
    newest = max(waiting, key=lambda item: item.created)
    count = "1 request is open" if len(waiting) == 1 else f"{len(waiting)} requests are open"
    return f"{count}. The newest is {newest.id}, from {newest.host}: {summary(newest.action, 80)}"


def fingerprint(items: Iterable[Shown], *more: object) -> str:
    """Changes when something that is shown changes, but for the time that is left."""
    text = repr([(item.id, item.state, item.digest, item.preview, item.expires, item.waiting, item.actor) for item in items])
    return hashlib.blake2s(f"{text}{more!r}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def clock(at: float) -> str:
    """Time of day, UTC."""
    return time.strftime("%H:%M:%S UTC", time.gmtime(at))


def _verdict(found: Request, state: str) -> str:
    if state == OPEN:
        return ""
    if state == DENIED:
        return "denied"
    if state == SPENT:
        return "approved"
    if state == APPROVED:
        return f"approved, can be used once until {clock(found.pass_until)}"
    return "approved, never used" if found.actor else "ran out"


def _rule(id: str) -> ShownRule:
    found = rule(id)
    return ShownRule(id, found.description if found else "", found.severity if found else "")


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    return tuple(visible(_text(one)) for one in value[:50]) if isinstance(value, list) else ()
