"""When a routine runs: every so often, daily at a time of the local day, or by hand."""

import datetime
import re

from msgspec import Struct

from interlock.inspection.chat.types import ChatError

MANUAL = "manual"
_EVERY = re.compile(r"every (\d{1,5}) ?(m|min|minutes?|h|hours?)")
_DAILY = re.compile(r"daily (?:at )?(\d{1,2}):(\d{2})")
#: Minutes between two runs, at least and at most.
LEAST, MOST = 5, 7 * 24 * 60
_HELP = f"one of: manual, every N minutes ({LEAST} or more), every N hours, daily HH:MM"


class Schedule(Struct, frozen=True):
    """A schedule; neither field set: by hand."""

    every: int = 0
    """Minutes between two runs, 0 for none."""
    at: "tuple[int, int] | None" = None
    """Hour and minute of each day."""

    @property
    def written(self) -> str:
        """The form that `parse` reads."""
        if self.at is not None:
            return f"daily {self.at[0]:02}:{self.at[1]:02}"
        if not self.every:
            return MANUAL
        if self.every % 60 == 0:
            hours = self.every // 60
            return f"every {hours} hour{'s' if hours > 1 else ''}"
        return f"every {self.every} minutes"

    def next(self, after: float, zone: "datetime.tzinfo | None" = None) -> float:
        """The first time past `after` (Unix seconds), 0 for by hand. `zone`: whose days, None for this machine's."""
        if self.every:
            return after + self.every * 60
        if self.at is None:
            return 0.0
        day = datetime.datetime.fromtimestamp(after, zone).date()
        while True:
            # A time that a change of the clocks skips comes out an hour later, one that it repeats is the first of the two.
            found = datetime.datetime.combine(day, datetime.time(*self.at), zone).timestamp()
            if found > after:
                return found
            day += datetime.timedelta(days=1)


def parse(text: str) -> Schedule:
    """A schedule as it is written. Raises `ChatError`."""
    given = " ".join(text.lower().split())[:100]
    if given == MANUAL:
        return Schedule()
    found = _EVERY.fullmatch(given)
    if found:
        minutes = int(found[1]) * (60 if found[2][0] == "h" else 1)
        if LEAST <= minutes <= MOST:
            return Schedule(every=minutes)
    found = _DAILY.fullmatch(given)
    if found and int(found[1]) < 24 and int(found[2]) < 60:
        return Schedule(at=(int(found[1]), int(found[2])))
    raise ChatError(f"'{text[:60]}' is no schedule", help=_HELP)
