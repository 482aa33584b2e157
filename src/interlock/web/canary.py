"""The canary of `/readyz`: a token that is no one's but has the right structure must be found, each time."""

from collections.abc import Callable

from interlock.inspection.sample import canary_text
from interlock.inspection.scan import TextScanner


def canary_check(scanner: TextScanner) -> Callable[[], str]:
    """A check for `Health`."""
    text = canary_text()

    def check() -> str:
        return "" if scanner.scan(text) else "the canary was not found"

    return check
