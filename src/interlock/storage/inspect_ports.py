"""The ports of the inspection server: answers already given, and the signing keys. Backends pass `tests/contract`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

#: Seconds for which an answer is kept: a platform's retry comes within its timeout, and the protocol asks for ten minutes.
KEEP = 600


class Given:
    """An answer that was given."""

    __slots__ = ("answer", "at", "digest", "tenant", "webhook_id")

    def __init__(self, tenant: str, webhook_id: str, digest: bytes, answer: bytes, at: float) -> None:
        self.tenant = tenant
        """Name of the key ring that verified the request."""
        self.webhook_id = webhook_id
        """The request's id."""
        self.digest = digest
        """SHA-256 of the raw body, 32 bytes."""
        self.answer = answer
        """Body of the answer; holds nothing of the frame."""
        self.at = at
        """Unix seconds."""


class Kept:
    """What holds for an answer that was to be recorded."""

    __slots__ = ("answer", "first", "reused")

    def __init__(self, answer: bytes, *, first: bool, reused: bool) -> None:
        self.answer = answer
        """The answer that holds."""
        self.first = first
        """Whether it is the one that was to be recorded; False when an earlier one stands."""
        self.reused = reused
        """Whether the same id came with another body before or in the same batch."""


class ReplayStore(ABC):
    """Same id and same body, same answer: over retries, workers and restarts."""

    @abstractmethod
    def find(self, tenant: str, webhook_id: str, now: float) -> list[Given]:
        """Answers to this id that are not older than `KEEP`; more than one when the id came with different bodies."""

    @abstractmethod
    def record(self, answers: Sequence[Given]) -> list[Kept]:
        """Store them in one transaction that survives the death of the process; the first answer for each key wins.

        Answers with what holds for each from now on, in order.
        """

    @abstractmethod
    def forget(self, answers: Sequence[Given]) -> None:
        """Take back answers that were recorded but never given."""

    @abstractmethod
    def prune(self, now: float) -> int:
        """Forget what is older than `KEEP`; answers how many."""

    @abstractmethod
    def check(self) -> None:
        """Raise when the store cannot be read or written."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""


class StoredKey:
    """A signing key at rest."""

    __slots__ = ("blob", "created", "expires", "key_id", "last_used", "platform", "prefix", "stragglers", "tenant")

    def __init__(
        self,
        *,
        key_id: str,
        tenant: str,
        platform: str,
        prefix: str,
        blob: str,
        created: float,
        expires: float | None = None,
        last_used: float | None = None,
        stragglers: int = 0,
    ) -> None:
        self.key_id = key_id
        """Opaque id."""
        self.tenant = tenant
        """Name of its ring: the sending team. A ring has one current key and previous ones that expire."""
        self.platform = platform
        """Platform id: which wire format a request has that this key verifies."""
        self.prefix = prefix
        """What may be shown of the secret."""
        self.blob = blob
        """The sealed secret (`config.vault`)."""
        self.created = created
        """Unix seconds."""
        self.expires = expires
        """Unix seconds from which on a previous key is refused; None for the current one."""
        self.last_used = last_used
        """Unix seconds of the last request that it verified, or None."""
        self.stragglers = stragglers
        """Requests that it verified after it had been replaced."""


class KeyStore(ABC):
    """Signing keys, sealed."""

    @abstractmethod
    def all_keys(self) -> list[StoredKey]:
        """All of them, by platform, tenant and age, the newest of a ring first."""

    @abstractmethod
    def add(self, key: StoredKey, previous_until: float) -> None:
        """Make `key` the current one of its ring; the one it replaces expires at `previous_until`. All or nothing."""

    @abstractmethod
    def retire(self, key_id: str, at: float) -> bool:
        """Let a key expire at `at`, or earlier when it does already; whether there is such a key."""

    @abstractmethod
    def used(self, key_id: str, at: float, stragglers: int) -> None:
        """Move `last_used` on to `at` and add to `stragglers`."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
