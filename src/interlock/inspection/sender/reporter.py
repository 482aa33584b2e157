"""What a worker has seen goes to the store twice a second, in one transaction, from a thread: checks never wait for it."""

import threading
import time
from collections.abc import Callable, Sequence

from interlock.inspection.sender import events, health
from interlock.inspection.sender.outcome import Allow, Answer, Deny
from interlock.inspection.sender.profiles import SHADOW, WINDOW_FAILED, WINDOW_LEAST, WINDOW_SECONDS
from interlock.inspection.sender.snapshot import TeamState
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import Event, SenderStore, Tally, TripRule

#: Seconds between two reports.
EVERY = 0.5
#: Rows that are held while the store cannot be written; those that come later are dropped, and counted.
MAX_HELD = 10_000
_PRUNE_EVERY = 600.0

RULE = TripRule(WINDOW_SECONDS, WINDOW_LEAST, WINDOW_FAILED)


class Reporter:
    """Gathers; `flush` tells the store and trips breakers. Any thread may gather."""

    def __init__(
        self,
        store: SenderStore,
        clock: Callable[[], float] = time.time,
        rule: TripRule = RULE,
        trail: Callable[[Sequence[Event]], None] | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._rule = rule
        self._trail = trail
        self._lock = threading.Lock()
        self._tallies: dict[str, Tally] = {}
        self._watched: dict[str, TeamState] = {}
        self._held = 0
        self._pruned = clock()
        self.behind = False
        """Whether the audit trail could not be written the last time."""
        self.lost = 0
        """Audit rows that were dropped because the store could not be written for too long."""

    def answer(self, state: TeamState, answer: Answer, ms: float) -> None:
        """An exchange ended after so many ms."""
        now = self._clock()
        profile = state.settings.profile
        failed = not isinstance(answer, Allow | Deny)
        counted = not failed or answer.reason in profile.counted  # type: ignore[union-attr]
        if state.settings.in_force == SHADOW and not profile.counts_in_shadow:
            counted = False
        with self._lock:
            tally = self._tallies.setdefault(state.team, Tally(state.team))
            health.add(tally, answer, now, ms)
            if counted:
                second = int(now)
                tally.attempts[second] = tally.attempts.get(second, 0) + 1
                if failed:
                    tally.failures[second] = tally.failures.get(second, 0) + 1
                    self._watched[state.team] = state

    def event(self, row: Event) -> None:
        """An audit row."""
        with self._lock:
            if self._held >= MAX_HELD:
                self.lost += 1
                return
            self._held += 1
            self._tallies.setdefault(row.team, Tally(row.team)).events.append(row)

    def flush(self) -> bool:
        """Tell the store; whether a breaker tripped. Raises `InterlockError` when it cannot be written; nothing is lost then."""
        with self._lock:
            tallies, self._tallies = self._tallies, {}
            watched, self._watched = self._watched, {}
            held, self._held = self._held, 0
        now = self._clock()
        try:
            if tallies:
                self._store.note(list(tallies.values()))
        except InterlockError:
            self._take_back(tallies, watched, held)
            raise
        tripped = False
        for team, state in watched.items():
            attempts, failures = self._store.window(team, now, self._rule.window)
            if attempts < self._rule.least or failures < self._rule.failed * attempts:
                continue
            row = events.event(
                events.TRIPPED_EVENT,
                team,
                now,
                mode=state.settings.in_force,
                attempts=attempts,
                failures=failures,
                window_seconds=self._rule.window,
                config_version=state.version,
            )
            tripped = self._store.trip(team, now, self._rule, row) or tripped
        if self._trail is not None:
            try:
                self._store.hand_over(self._trail)
            except OSError:
                # The rows are in the store; the next round tries again.
                self.behind = True
            else:
                self.behind = False
        if now - self._pruned > _PRUNE_EVERY:
            self._pruned = now
            self._store.prune(now)
        return tripped

    def _take_back(self, tallies: "dict[str, Tally]", watched: "dict[str, TeamState]", held: int) -> None:
        with self._lock:
            for team, old in tallies.items():
                new = self._tallies.get(team)
                if new is not None:
                    for of_old, of_new in ((old.attempts, new.attempts), (old.failures, new.failures)):
                        for second, count in of_new.items():
                            of_old[second] = of_old.get(second, 0) + count
                    for key, count in new.counts.items():
                        old.counts[key] = old.counts.get(key, 0) + count
                    old.errors += new.errors
                    old.events += new.events
                del old.errors[:-100]
                self._tallies[team] = old
            self._watched = {**watched, **self._watched}
            self._held += held
