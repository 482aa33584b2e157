"""Whether the chain of the audit trail holds: looked at when a person asks, as that reads everything, and remembered by this process."""

import threading
import time

from interlock.audit import verify
from interlock.model.errors import InterlockError


class Checked:
    """What the last look found."""

    __slots__ = ("at", "error", "help", "problems", "records", "seconds", "torn")

    def __init__(self, at: float, seconds: float, report: "verify.Report | None", error: str = "", help: str = "") -> None:
        self.at = at
        """When it began, in Unix seconds."""
        self.seconds = seconds
        """How long it took."""
        self.records = report.records if report else 0
        """Records that stand in the chain."""
        self.problems = report.problems if report else []
        """Where it is not what was written."""
        self.torn = len(report.torn) if report else 0
        """Lines of writers that were stopped; no fault."""
        self.error = error
        """Why it could not be verified, "" when it could."""
        self.help = help

    @property
    def broken(self) -> bool:
        """Whether a person has to look."""
        return bool(self.error or self.problems)


_lock = threading.Lock()
_last: dict[str, Checked] = {}


def last(state: str) -> Checked | None:
    """The last look of this process at the trail in `state`."""
    return _last.get(state)


def check(state: str, now: float) -> bool:
    """Verify the trail; false when that is being done already."""
    if not _lock.acquire(blocking=False):
        return False
    try:
        begun = time.perf_counter()
        try:
            report = verify.verify(state)
        except InterlockError as exc:
            _last[state] = Checked(now, time.perf_counter() - begun, None, str(exc), exc.help or "")
        else:
            _last[state] = Checked(now, time.perf_counter() - begun, report)
    finally:
        _lock.release()
    return True
