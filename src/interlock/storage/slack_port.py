"""The port of the Slack surface: whose Slack user is whose, and what was taken on already. Backends pass `tests/contract`.

Times are Unix seconds.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

#: Seconds for which it is known what was taken on: longer than Slack tries again, a day with delayed events.
KEEP_SEEN = 48 * 3600.0


class SlackLink(NamedTuple):
    """A Slack user who is a member."""

    user: str
    """Slack's id of the user, e.g. ``U0123ABC``."""
    member: str
    """Opaque id of the member."""
    linked: float
    """When they were linked."""


class SlackStore(ABC):
    """Every method is one transaction; any number of threads and processes share a store. Raises `StoreUnusable` when it is unusable."""

    @abstractmethod
    def links(self) -> Sequence[SlackLink]:
        """All links, by user."""

    @abstractmethod
    def link(self, link: SlackLink) -> None:
        """Link a user, in place of the member that they were linked to before."""

    @abstractmethod
    def unlink(self, user: str) -> bool:
        """Forget a link; whether there was one."""

    @abstractmethod
    def member(self, user: str) -> "str | None":
        """The member that a user is linked to."""

    @abstractmethod
    def claim(self, names: Sequence[str], now: float) -> bool:
        """Take something on under all of its names: true for exactly one caller, false where any of them is known already.

        What is older than `KEEP_SEEN` is forgotten.
        """

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
