"""A hook that waits for a person: what it does while the queue is busy, gone, or left by everybody. No terminal, a clock of its own."""

import time
from pathlib import Path
from typing import Any

import pytest

from interlock.guard import approvals, gate
from interlock.guard.challenge import ask
from interlock.guard.facts import SystemFacts
from interlock.model.errors import InterlockError
from interlock.model.toolcall import SHELL, ToolCall
from interlock.model.verdict import ALLOW, ASK, DENY, Hit, Verdict
from interlock.storage.approvals_port import APPROVED, OPEN, ApprovalStore, Request
from interlock.storage.memory.approvals import MemoryApprovalStore


class Clock:
    """Time that only `sleep` moves; after each step `then` may happen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        self.steps = 0
        self.then: Any = lambda: None
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(time, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.steps += 1
        self.then()


class Store(MemoryApprovalStore):
    """A queue that can be out of order."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False
        self.seen: list[Request] = []

    def add(self, request: Request) -> Request:
        self.seen.append(super().add(request))
        return self.seen[-1]

    def get(self, id: str) -> "Request | None":
        if self.broken:
            raise InterlockError("the queue is busy")
        return super().get(id)

    def close(self) -> None:
        """Stays open for the test."""


class Scene:
    """One question."""

    def __init__(self, state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = Clock(monkeypatch)
        self.store = Store()
        self.state = str(state)
        monkeypatch.setattr("interlock.guard.challenge.terminal.claim", lambda: None)
        self.call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command="git push --force origin x", cwd=self.state)
        self.asked = Verdict(ASK, (Hit("protected-branches.rewrite-feature", ASK, "It rewrites a branch.", "Ask."),))

    def present(self, seconds: float = 1e6) -> None:
        self.store.listen("test", "watch", self.clock.now + seconds)

    def put(self, seconds: float = 300.0) -> tuple[Verdict, float]:
        """(what came of it, how long it took)."""

        def opened(_: str) -> ApprovalStore:
            return self.store

        started = self.clock.now
        asking = gate.Asking("cursor:preToolUse", seconds, opened, lambda: None)
        verdict = ask.put(self.call, self.asked, SystemFacts.for_call(self.call, self.state), asking)
        asking.finish()
        return verdict, self.clock.now - started

    def yes(self) -> None:
        (request,) = [found for found in self.store.requests(self.clock.now) if found.state == OPEN]
        assert approvals.decide(self.store, self.state, request.id, approve=True, actor="me") is not None


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    return Scene(tmp_path, monkeypatch)


def test_a_yes_lets_it_go_and_is_spent(scene: Scene) -> None:
    scene.present()
    scene.clock.then = lambda: scene.yes() if scene.clock.steps == 3 else None
    verdict, took = scene.put()
    assert verdict.decision == ALLOW
    assert took < 1
    assert scene.store.get(scene.store.seen[0].id).state == "spent"  # type: ignore[union-attr]


def test_a_queue_that_is_busy_for_a_while_cuts_nobody_off(scene: Scene) -> None:
    scene.present()

    def then() -> None:
        scene.store.broken = 10 < scene.clock.steps < 10 + (ask._TROUBLED - 1) / ask._LOOK
        if scene.clock.steps > 500 and not scene.store.seen[0].decided:
            scene.yes()
            scene.clock.then = lambda: None

    scene.clock.then = then
    verdict, took = scene.put()
    assert verdict.decision == ALLOW
    assert took > ask._TROUBLED


def test_a_queue_that_stays_away_denies(scene: Scene) -> None:
    scene.present()

    def then() -> None:
        scene.store.broken = scene.clock.steps > 10

    scene.clock.then = then
    verdict, took = scene.put()
    assert (verdict.decision, verdict.code) == (DENY, ask.FAILED)
    assert took < ask._TROUBLED + 5


def test_a_hook_does_not_wait_for_people_who_left(scene: Scene) -> None:
    scene.present(5.0)
    verdict, took = scene.put()
    assert (verdict.decision, verdict.code) == (DENY, ask.NOBODY)
    assert ask._ALONE < took < ask._ALONE + 10
    # The question stays: a yes becomes a pass for the next try.
    scene.yes()
    assert scene.put()[0].decision == ALLOW
    assert scene.put()[0].decision == DENY


def test_nobody_answers_in_time(scene: Scene) -> None:
    scene.present()
    verdict, took = scene.put(60.0)
    assert (verdict.decision, verdict.code) == (DENY, ask.LATE)
    assert 60 <= took < 62


def test_a_yes_that_comes_before_the_question_is_put_again_is_used(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lead changes hands: the new leader finds no open question, and a yes that came just before it asked."""
    scene.put()
    spend = scene.store.spend
    calls: list[str] = []

    def slow(digest: str, now: float) -> "Request | None":
        found = spend(digest, now)
        calls.append("" if found is None else found.id)
        if len(calls) == 1:
            scene.yes()
        return found

    monkeypatch.setattr(scene.store, "spend", slow)
    assert scene.put()[0].decision == ALLOW
    assert [found.state for found in scene.store.requests(scene.clock.now, every=True)].count(APPROVED) == 0


def test_a_yes_of_somebody_else_s_pen_lets_nothing_through(scene: Scene) -> None:
    scene.present()

    def forge() -> None:
        if scene.clock.steps == 3:
            (request,) = scene.store.requests(scene.clock.now)
            scene.store.decide(request.id, approve=True, actor="me", reason="", now=scene.clock.now, seal="00")

    scene.clock.then = forge
    verdict, _ = scene.put()
    assert (verdict.decision, verdict.code) == (DENY, ask.FAILED)
