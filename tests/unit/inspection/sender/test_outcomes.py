"""The outcome table cell by cell, the share, and the breaker as a state machine over a real store."""

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from interlock.inspection.sender import outcome, profiles, share
from interlock.inspection.sender.outcome import Allow, Deny, Failure, Skipped, decide
from interlock.inspection.sender.profiles import FIRST_PROBE_AFTER, PROBE_EVERY, REASONS
from interlock.inspection.sender.reporter import RULE
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Teams
from interlock.storage.sender_port import Event, Tally
from interlock.storage.sqlite.sender import SqliteSenderStore

TABLE = Path(__file__).parents[3] / "cases" / "inference" / "outcomes.jsonl"


def table() -> list[dict[str, Any]]:
    return [json.loads(line) for line in TABLE.read_text("utf-8").splitlines()]


def checked(row: dict[str, Any]) -> outcome.Checked:
    match row["outcome"]:
        case "allow":
            return Allow()
        case "deny":
            return Deny(deny_reason="r")
        case "failure":
            return Failure(row["reason"])
        case _:
            return Skipped(row["reason"])


@pytest.mark.parametrize("row", table(), ids=lambda row: f"{row['outcome']}-{row['reason']}-{row['mode']}")
def test_a_cell(row: dict[str, Any]) -> None:
    found = decide(checked(row), row["mode"])
    assert (found.effect, found.event, found.notice) == (row["effect"], row["event"], row["notice"])


def test_the_table_has_every_cell() -> None:
    cells = {(row["outcome"], row["reason"], row["mode"]) for row in table()}
    wanted = {("allow", "", mode) for mode in profiles.MODES} | {("deny", "", mode) for mode in profiles.MODES}
    wanted |= {("failure", reason, mode) for reason in REASONS for mode in profiles.MODES}
    wanted |= {("skipped", reason, mode) for reason in outcome.SKIPS for mode in profiles.MODES}
    # Settings that could not be read: the mode is not known.
    wanted.add(("failure", "config_unavailable", ""))
    assert cells == wanted


@given(st.sampled_from(REASONS), st.sampled_from(profiles.MODES))
def test_a_failure_is_never_a_deny(reason: str, mode: str) -> None:
    found = decide(Failure(reason), mode)
    assert found.notice != outcome.BLOCKED_NOTICE
    assert found.event != outcome.DENIED_EVENT


@given(st.text(max_size=40), st.text(min_size=1, max_size=40), st.integers(0, 100), st.integers(0, 100))
def test_raising_the_share_keeps_the_chosen(turn: str, seed: str, low: int, high: int) -> None:
    low, high = sorted((low, high))
    assert share.chosen(turn, seed, low) <= share.chosen(turn, seed, high)
    assert not share.chosen(turn, seed, 0)
    assert share.chosen(turn, seed, 100)


@pytest.mark.parametrize("percent", [1, 10, 50, 90])
def test_the_share_is_met(percent: int) -> None:
    chosen = sum(share.chosen(f"turn-{number}", "seed", percent) for number in range(20_000))
    assert abs(chosen / 200 - percent) < 1.5


class BreakerLife(RuleBasedStateMachine):
    """Attempts, time, probes, saves, resets and switches in any order, against a model of the documented behaviour."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store = SqliteSenderStore(self.folder.name)
        self.now = 1_790_000_000.0
        sealed: dict[str, bytes] = {}

        def seal(purpose: str, secret: bytes) -> str:
            sealed[purpose] = secret
            return purpose

        self.teams = Teams(self.store, seal, lambda purpose, blob: sealed[blob], lambda: self.now)
        self.counted: list[tuple[float, bool]] = []
        self.tripped = 0.0
        self.frozen = False
        self.probed = 0.0
        self.enforce = True
        self.trips = 0

    @initialize()
    def begin(self) -> None:
        self.teams.create("t", settings=Settings(endpoint="https://hooks.example.com/", enforce=True))

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @rule(failures=st.integers(0, 12), successes=st.integers(0, 12))
    def attempts(self, failures: int, successes: int) -> None:
        if self.tripped or not self.enforce or not failures + successes:
            return
        tally = Tally("t")
        tally.attempts[int(self.now)] = failures + successes
        tally.failures[int(self.now)] = failures
        self.store.note([tally])
        self.counted += [(self.now, True)] * failures + [(self.now, False)] * successes
        recent = [failed for at, failed in self.counted if int(at) > int(self.now) - RULE.window]
        expected = len(recent) >= RULE.least and sum(recent) >= RULE.failed * len(recent)
        assert self.store.trip("t", self.now, RULE, Event("t", "tripped", "{}", self.now)) == expected
        if expected:
            self.tripped, self.frozen, self.probed, self.trips = self.now, False, 0.0, self.trips + 1

    @rule(seconds=st.sampled_from([0.25, 1.0, 10.0, 59.0, 61.0, 600.0, 3600.0]))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(answers=st.booleans())
    def probe(self, answers: bool) -> None:
        due = (
            bool(self.tripped)
            and not self.frozen
            and self.now >= self.tripped + FIRST_PROBE_AFTER
            and self.now >= self.probed + PROBE_EVERY
        )
        assert self.store.lead_probe("t", self.now, FIRST_PROBE_AFTER, PROBE_EVERY) == due
        if due:
            self.probed = self.now
            if answers:
                assert self.store.recover("t", self.tripped, self.now, ())
                self._closed()

    @rule(timeout=st.integers(1, 10_000))
    def save(self, timeout: int) -> None:
        import msgspec

        self.teams.save("t", lambda old: msgspec.structs.replace(old, timeout_ms=timeout))
        self.frozen = bool(self.tripped)

    @rule()
    def rotate(self) -> None:
        self.teams.rotate("t")
        self.frozen = bool(self.tripped)

    @rule()
    def reset(self) -> None:
        assert self.teams.reset("t") == bool(self.tripped)
        if self.tripped:
            self._closed()

    @rule()
    def switch(self) -> None:
        import msgspec

        self.enforce = not self.enforce
        self.teams.save("t", lambda old: msgspec.structs.replace(old, enforce=self.enforce))
        if self.enforce:
            self._closed()
        else:
            self.frozen = bool(self.tripped)

    @precondition(lambda self: self.tripped)
    @rule()
    def pause(self) -> None:
        self.teams.pause("t", on=True)
        self.teams.pause("t", on=False)

    def _closed(self) -> None:
        self.tripped, self.frozen, self.probed, self.counted = 0.0, False, 0.0, []
        # What was counted in this very second counts no more; the store's clock has whole seconds.
        self.now = float(int(self.now) + 1)

    @invariant()
    def the_store_agrees(self) -> None:
        found = self.store.breakers().get("t")
        assert (found.tripped if found else 0.0) == self.tripped
        assert (found.frozen if found else False) == self.frozen
        assert len(self.store.events(names=("tripped",), limit=1000)) == self.trips


TestBreakerLife = BreakerLife.TestCase
TestBreakerLife.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
