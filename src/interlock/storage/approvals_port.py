"""The port of the approval queue: questions of the guard, a person's answers, and who can be asked. Backends pass `tests/contract`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

OPEN = "open"
APPROVED = "approved"
DENIED = "denied"
SPENT = "spent"
EXPIRED = "expired"

#: Every state of a request. Only `OPEN` can be decided, only `APPROVED` can be spent; the others are final.
STATES = (OPEN, APPROVED, DENIED, SPENT, EXPIRED)

#: Seconds for which an approval that no hook waits for can be used.
PASS = 600.0
#: Seconds after its end for which a request stays in the list; what it showed is removed at its end.
KEEP = 86400.0


class Request:
    """A question: may this action happen once? Times are seconds since 1970."""

    __slots__ = (
        "actor",
        "conversation",
        "created",
        "decided",
        "digest",
        "expires",
        "host",
        "id",
        "pass_until",
        "preview",
        "reason",
        "seal",
        "shown",
        "state",
        "waited",
    )

    def __init__(
        self,
        *,
        id: str,
        digest: str,
        created: float,
        expires: float,
        shown: str,
        host: str = "",
        conversation: str = "",
        preview: str = "",
        state: str = OPEN,
        waited: float = 0.0,
        decided: float = 0.0,
        actor: str = "",
        reason: str = "",
        pass_until: float = 0.0,
        seal: str = "",
    ) -> None:
        self.id = id
        """What a person types; no secret."""
        self.digest = digest
        """Digest of the exact action that the answer is bound to."""
        self.created = created
        """When it was asked."""
        self.expires = expires
        """From when on it can no longer be decided."""
        self.shown = shown
        """JSON text of what the person is shown; "" once the request has ended."""
        self.host = host
        """Host id."""
        self.conversation = conversation
        """Conversation id, "" when the host gave none."""
        self.preview = preview
        """Digest of what a delete would remove, "" when it removes nothing."""
        self.state = state
        """One of `STATES`."""
        self.waited = waited
        """Until when a hook surely waits for the answer; 0 when none does."""
        self.decided = decided
        """When a person answered, or it ran out; 0 before."""
        self.actor = actor
        """Who answered: account and terminal."""
        self.reason = reason
        """What they said about it."""
        self.pass_until = pass_until
        """Until when an approval can be spent; 0 without one."""
        self.seal = seal
        """Keyed code over the answer; the store only keeps it."""


class ApprovalStore(ABC):
    """The queue. Every method is one transaction; any number of processes may share a store. Raises `InterlockError` when it is unusable."""

    @abstractmethod
    def add(self, request: Request) -> Request:
        """Ask. An open, unexpired request for the same digest is taken over (with the new expiry, waiter and preview) and answered."""

    @abstractmethod
    def get(self, id: str) -> "Request | None":
        """The request with that id."""

    @abstractmethod
    def decide(self, id: str, *, approve: bool, actor: str, reason: str, now: float, seal: str = "") -> "Request | None":
        """Answer an open request; None when it is not open or has expired: the first answer stands."""

    @abstractmethod
    def spend(self, digest: str, now: float) -> "Request | None":
        """Use up an approval for exactly this action, the oldest first; None when there is none. Nobody else gets the same one."""

    @abstractmethod
    def end(self, id: str, now: float) -> bool:
        """Mark an open request as expired; false when it was decided before."""

    @abstractmethod
    def wait(self, id: str, until: float) -> None:
        """Note until when a hook waits for this request (0: no more)."""

    @abstractmethod
    def requests(self, now: float, *, every: bool = False) -> "Sequence[Request]":
        """Requests that can be decided now, oldest first; with `every` also the ended ones that are still kept."""

    @abstractmethod
    def listen(self, name: str, kind: str, until: float) -> None:
        """Someone who can answer is there until then: a watching terminal, a dashboard. Repeated to stay."""

    @abstractmethod
    def leave(self, name: str) -> None:
        """They are gone."""

    @abstractmethod
    def listeners(self, now: float) -> "Sequence[str]":
        """Kinds of those who are there now."""

    @abstractmethod
    def prune(self, now: float) -> int:
        """End what has run out, and forget what ended longer than `KEEP` ago; answers how many were forgotten."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
