"""What the server counts. The web package gives these numbers a face; the default counts nothing."""

#: Reasons of answers that are no verdict, all of them: labels must stay bounded.
REASONS = (
    "signature",
    "malformed_frame",
    "too_large",
    "malformed_http",
    "length",
    "source",
    "method",
    "slow_body",
    "slow_headers",
    "large_headers",
    "slow_reader",
    "connections",
    "disconnected",
    "overloaded",
    "deadline",
    "no_keys",
    "audit",
    "store",
    "internal",
)


class Meter:
    """Counters of the frame route; every method is cheap and never raises."""

    def verdict(self, platform: str, action: str, seconds: float, size: int) -> None:
        """A verdict left: ``allow``, ``deny`` or ``would_deny``, after `seconds`, for a body of `size` bytes."""

    def tested(self, platform: str, action: str) -> None:
        """A connection test was answered."""

    def replayed(self, platform: str) -> None:
        """A retry got the first answer."""

    def conflict(self, platform: str) -> None:
        """A known id came with another body."""

    def unknown_event(self, platform: str) -> None:
        """An event type that is not known was allowed."""

    def straggler(self, platform: str) -> None:
        """A key that was replaced verified a request."""

    def failure(self, reason: str) -> None:
        """An answer that is no verdict; one of `REASONS`."""

    def held(self, change: int) -> None:
        """Bytes of bodies in flight changed by `change`."""

    def cache(self, hits: int, misses: int) -> None:
        """Totals of the message cache."""

    def batch(self, size: int) -> None:
        """One group commit of `size` records."""
