"""What must not happen to a gate when something goes wrong that nobody planned."""

import json
import threading
import time
from typing import Any

import pytest

from interlock.inspection import signing
from interlock.inspection.sender import frame, snapshot
from interlock.inspection.sender import gate as gate_module
from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.outcome import Allow, Failure, Skipped

from .conftest import TEAM, conversation, run, until
from .receiver import ALLOW, answering


def nested(depth: int) -> Content:
    value: Any = "x"
    for _ in range(depth):
        value = [value]
    return Content(messages=[{"role": "user", "content": [{"type": "tool_result", "content": value}]}])


def test_a_team_that_is_made_again_does_not_send_to_the_old_ones_endpoint(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as old, box.receiver() as new:
            first = box.set_up(old)
            async with box.gate() as gate:
                assert (await gate.check(conversation(), "turn", team=TEAM)).checked == Allow()
                box.teams.remove(TEAM)
                second = box.set_up(new)
                # The removal has a version of its own, so that a receiver or a log never sees a number twice.
                assert second.version == first.version + 2
                endpoint = second.settings.endpoint
                await until(lambda: TEAM in gate.known.teams and gate.known.teams[TEAM].settings.endpoint == endpoint)
                assert (await gate.check(conversation(), "turn", team=TEAM)).checked == Allow()
            assert (len(old.seen), len(new.seen)) == (1, 1)

    run(work())


def test_connections_to_a_team_that_is_gone_are_let_go(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                await gate.check(conversation(), "turn", team=TEAM)
                box.teams.remove(TEAM)
                await until(lambda: not gate._exchanges)

    run(work())


def test_leaving_does_not_wait_for_connections_of_replaced_settings(box: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate_module, "_OLD_LASTS", 86_400.0)

    async def work() -> None:
        async with box.receiver() as old, box.receiver() as new:
            box.set_up(old)
            async with box.gate() as gate:
                await gate.check(conversation(), "turn", team=TEAM)
                version = box.set_up(new).version
                await until(lambda: gate.known.teams[TEAM].version == version)
                await gate.check(conversation(), "turn", team=TEAM)
                closing = set(gate._closing)
                assert closing
            assert all(task.done() for task in closing)

    run(work())


def test_a_round_that_fails_is_not_the_last(box: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                flush, failed = gate._reporter.flush, threading.Event()

                def once() -> bool:
                    monkeypatch.setattr(gate._reporter, "flush", flush)
                    failed.set()
                    raise RuntimeError("nobody planned this")

                monkeypatch.setattr(gate._reporter, "flush", once)
                await until(failed.is_set)
                version = box.change(share=50).version
                await until(lambda: gate.known.teams[TEAM].version == version)

    run(work())


def test_an_exchange_that_fails_in_an_unknown_way_does_what_the_mode_says(box: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        async def send(self, *_: Any) -> Any:
            raise RuntimeError("nobody planned this")

        async def close(self) -> None:
            pass

    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                monkeypatch.setattr(gate, "_make_exchange", lambda *_, **__: Broken())
                outcome = await gate.check(conversation(), "turn", team=TEAM)
                assert (outcome.checked, outcome.proceeds) == (Failure("transport_error"), False)
                version = box.change(mode="shadow").version
                await until(lambda: gate.known.teams[TEAM].version == version)
                # More than there are workers: each of them goes on after a fault.
                for _ in range(40):
                    assert (await gate.check(conversation(), "turn", team=TEAM)).checked == Skipped("background")
                await until(lambda: gate._shadow.empty() and not gate._shadow_bytes)
            assert len(box.rows("inference_hooks_request_failed_open")) == 40

    run(work())


def test_what_is_nested_too_deep_fails_like_a_frame_that_is_too_large(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                for number in range(25):
                    outcome = await gate.check(nested(100_000), f"turn-{number}", team=TEAM)
                    assert (outcome.checked, outcome.proceeds) == (Failure("frame_too_large"), False)
            assert receiver.seen == []
            # Not the receiver's fault.
            assert box.store.breakers() == {}

    run(work())


@pytest.mark.parametrize("mode", ["block", "shadow"])
def test_a_large_frame_is_made_and_signed_beside_the_loop_and_arrives_whole(
    box: Any, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop_thread = threading.get_ident()
    where: list[bool] = []

    def noted(real: Any) -> Any:
        def call(*args: Any, **more: Any) -> Any:
            where.append(threading.get_ident() == loop_thread)
            return real(*args, **more)

        return call

    monkeypatch.setattr(snapshot, "sign", noted(signing.sign))
    monkeypatch.setattr(frame, "encode", noted(frame.encode))
    text = "0123456789abcdef" * (2 * 1024 * 64)

    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver, mode=mode)
            async with box.gate() as gate:
                await gate.check(conversation(text), "turn", team=TEAM)
                await until(lambda: bool(receiver.seen))
            (seen,) = receiver.seen
        assert json.loads(seen.body)["messages"] == conversation(text).messages

    run(work())
    assert where == [False, False]


def test_making_the_frame_does_not_put_off_the_end(box: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    took = [0.0, 0.25, 1.0, 30.0]

    class Clock:
        now = 0.0

        @classmethod
        def perf_counter(cls) -> float:
            return cls.now

        monotonic = staticmethod(time.monotonic)

    class Fake:
        async def send(self, _body: bytes, _headers: Any, seconds: float) -> Any:
            given.append(seconds)
            return Allow()

        async def close(self) -> None:
            pass

    encode = frame.encode

    def slow(*args: Any, **more: Any) -> bytes:
        Clock.now += took[len(given)]
        return bytes(encode(*args, **more))

    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver, timeout_ms=2_000)
            async with box.gate() as gate:
                monkeypatch.setattr(gate, "_make_exchange", lambda *_, **__: Fake())
                for _ in took:
                    await gate.check(conversation(), "turn", team=TEAM)

    monkeypatch.setattr(gate_module, "time", Clock)
    monkeypatch.setattr(frame, "encode", slow)
    run(work())
    assert given[:2] == [2.0, 2.0]
    # At most half a second past the timeout, whatever it took.
    assert 0.9 < given[2] <= 1.5
    assert given[3] == 0.0


def test_a_models_name_that_is_none_is_not_recorded(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(b"", 500)) as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                for model in ("gpt-4.1/mini", "a text of a member", "x" * 100_000, "\ud800"):
                    content = Content(messages=conversation().messages, model=model)
                    await gate.check(content, "turn", team=TEAM)
            assert [json.loads(seen.body)["model"][:5] for seen in receiver.seen] == ["gpt-4", "a tex", "xxxxx", "\ud800"]
        assert [row.get("model") for row in box.rows("inference_hooks_request_failed_closed")] == ["gpt-4.1/mini", None, None, None]

    run(work())


def test_a_full_queue_costs_no_frame(box: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with box.receiver(answering(ALLOW)) as receiver:
            box.set_up(receiver, mode="shadow")
            async with box.gate() as gate:
                monkeypatch.setattr(gate_module, "SHADOW_BYTES", 0)
                monkeypatch.setattr(frame, "encode", None)
                assert (await gate.check(conversation(), "turn", team=TEAM)).checked == Skipped("shadow_overloaded")
                assert gate.skipped == 1

    run(work())
