"""A pause of the guard: a sealed file with start, end and actor. What the hook does during one is in `modes`.

Only a person's terminal may write it (`person`); a file that is not sealed with this machine's key, or that lasts longer than is
allowed, does not pause anything.
"""

import sys
import time

from interlock.guard import sealed
from interlock.guard.policy_files import PAUSE

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

LABEL = b"pause"

#: Longest pause.
MAX_MINUTES = 120


class Pause:
    """One pause. Times are seconds since 1970."""

    __slots__ = ("by", "end", "start")

    def __init__(self, start: float, end: float, by: str) -> None:
        self.start = start
        self.end = end
        self.by = by
        """Who asked for it: the account and the terminal."""


def path_of(state: str) -> str:
    """The file of a pause."""
    return state + "/" + PAUSE


def read(state: str) -> "Pause | None":
    """The pause in the file, also one that is over; None when there is none that a person made here."""
    value = sealed.read(state, path_of(state), LABEL)
    if not isinstance(value, dict):
        return None
    start, end, by = value.get("start"), value.get("end"), value.get("by")
    if not isinstance(start, (int, float)) or not isinstance(end, (int, float)) or not isinstance(by, str):
        return None
    if not 0 < end - start <= MAX_MINUTES * 60:
        return None
    return Pause(start, end, by)


def running(state: str, now: float) -> "Pause | None":
    """The pause that holds at `now`. A pause that is over is taken away here, and its end recorded."""
    found = read(state)
    if found is None:
        return None
    if found.start <= now < found.end:
        return found
    if now >= found.end:
        finish(state, found, by="the clock", at=found.end)
    return None


def start(state: str, minutes: int, by: str) -> Pause:
    """Begin a pause now and record it. The state folder must exist. Raises OSError: then nothing is paused."""
    now = float(int(time.time()))
    found = Pause(now, now + minutes * 60, by)
    # The record comes first: a pause that the trail does not show must not exist.
    _record(state, "pause", found, by)
    sealed.write(state, path_of(state), LABEL, {"start": found.start, "end": found.end, "by": by})
    return found


def finish(state: str, found: Pause, *, by: str, at: float) -> bool:
    """Take a pause away and record its end; false when another process was first."""
    try:
        system.unlink(path_of(state))
    except OSError:
        return False
    try:
        _record(state, "pause-ended", Pause(found.start, at, found.by), by)
    except OSError:
        from interlock.guard.faults import log

        log(state, "-", "pause-ended", "audit")
    return True


def _record(state: str, event: str, found: Pause, by: str) -> None:
    from interlock.audit.chain import append
    from interlock.audit.record import stamp

    append(
        state,
        {"time": stamp(time.time()), "event": event, "start": stamp(found.start), "end": stamp(found.end), "actor": by},
    )
