"""The gate with a real store and a real receiver: modes, share, kill switch, breaker over workers, Test Connection."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from standardwebhooks.webhooks import Webhook

from interlock.inspection.sender.blocking import BlockingGate
from interlock.inspection.sender.connection import TestForm, check_connection
from interlock.inspection.sender.endpoint import check_private
from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.outcome import Allow, Deny, Failure, Skipped
from interlock.inspection.sender.profiles import MAX_FRAME
from interlock.model.errors import InterlockError

from .conftest import HOST, TEAM, conversation, run, until
from .receiver import ALLOW, DENY, answering, dropping, silent


def test_a_frame_is_signed_as_the_standard_says(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            secret = box.set_up(receiver).secret
            box.teams.save(TEAM, lambda old: old, headers=(("X-Api-Key", "k-1"),))
            async with box.gate() as gate:
                outcome = await gate.check(conversation("grüße"), "turn-1", team=TEAM)
            (seen,) = receiver.seen
            assert outcome.proceeds
            assert outcome.checked == Allow()
            frame = json.loads(seen.body)
            assert list(frame) == [
                "type", "request_id", "tenant_id", "actor", "source", "session_id", "model", "messages", "metadata",
            ]  # fmt: skip
            assert frame["request_id"] == seen.header("webhook-id") == outcome.request_id
            assert frame["tenant_id"] == TEAM
            assert frame["actor"] == {"type": "user", "id": "user_1", "email_address": None}
            assert frame["messages"][0]["content"][0]["text"] == "grüße"
            assert b": " not in seen.body[:200]
            assert seen.header("x-api-key") == "k-1"
            assert seen.header("content-type") == "application/json"
            assert seen.header("accept-encoding") == "identity"
            assert all(name == name.lower() for name, _ in seen.headers)
            names = ("webhook-id", "webhook-timestamp", "webhook-signature")
            oracle = Webhook(secret)
            signed = oracle.sign(seen.header(names[0]), _time(int(seen.header(names[1]))), seen.body.decode())
            assert seen.header(names[2]) == signed

    run(work())


def _time(seconds: int) -> Any:
    import datetime

    return datetime.datetime.fromtimestamp(seconds, datetime.UTC)


@pytest.mark.parametrize("mode", ["allow", "block"])
def test_a_deny_stops_the_request_and_is_recorded(box: Any, mode: str) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            box.set_up(receiver, mode=mode)
            async with box.gate() as gate:
                outcome = await gate.check(conversation("my card 4111"), "turn-1", team=TEAM)
            assert not outcome.proceeds
            assert outcome.checked == Deny(200, "Take the card number back.", "ref-1")
            assert outcome.blocked_message == "This request was blocked by your organization's security policy."
            (row,) = box.rows("inference_hooks_request_denied")
            assert row["request_id"] == outcome.request_id
            assert row["reference_id"] == "ref-1"
            assert row["mode"] == mode
            kept = json.dumps(box.rows()) + json.dumps(dict(zip(map(str, box.store.counts(TEAM, 0)), [0] * 9, strict=False)))
            assert "card" not in kept

    run(work())


@pytest.mark.parametrize(
    ("mode", "proceeds", "event"),
    [
        ("allow", True, "inference_hooks_request_failed_open"),
        ("block", False, "inference_hooks_request_failed_closed"),
        ("shadow", True, "inference_hooks_request_failed_open"),
    ],
)
def test_a_failure_does_what_the_mode_says(box: Any, mode: str, proceeds: bool, event: str) -> None:
    async def work() -> None:
        async with box.receiver(answering(b"no", 503)) as receiver:
            box.set_up(receiver, mode=mode)
            async with box.gate() as gate:
                outcome = await gate.check(conversation(), "turn-1", team=TEAM)
                await until(lambda: bool(box.rows(event)))
            assert outcome.proceeds is proceeds
            if mode != "shadow":
                assert outcome.checked == Failure("non_200_status", 503)
            assert outcome.blocked_message is None
            (row,) = box.rows(event)
            assert (row["reason"], row["status"], row["mode"]) == ("non_200_status", 503, mode)

    run(work())


def test_shadow_does_not_hold_the_request(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(silent) as receiver:
            box.set_up(receiver, mode="shadow")
            async with box.gate() as gate:
                outcome = await gate.check(conversation(), "turn-1", team=TEAM)
                assert outcome.checked == Skipped("background")
                assert outcome.proceeds
                await until(lambda: len(receiver.seen) == 1)
                assert json.loads(receiver.seen[0].body)["request_id"] == outcome.request_id

    run(work())


def test_shadow_under_load_is_skipped_without_a_row(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(silent) as receiver:
            box.set_up(receiver, mode="shadow")
            async with box.gate() as gate:
                outcomes = [await gate.check(conversation(), f"turn-{number}", team=TEAM) for number in range(600)]
                reasons = [outcome.checked.reason for outcome in outcomes]
                assert set(reasons) == {"background", "shadow_overloaded"}
                assert gate.skipped == reasons.count("shadow_overloaded") > 0
                assert all(outcome.proceeds for outcome in outcomes)
            assert box.rows("inference_hooks_request_failed_open", "inference_hooks_request_denied") == []

    run(work())


def test_what_is_not_sent(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            box.set_up(receiver)
            for fields, reason in (
                ({"share": 0}, "outside_share"),
                ({"share": 100, "enforce": False}, "not_enforcing"),
                ({"enforce": True, "covered": False}, "not_covered"),
                ({"covered": True, "endpoint": ""}, "not_configured"),
            ):
                box.change(**fields)
                async with box.gate() as gate:
                    outcome = await gate.check(conversation(), "turn", team=TEAM)
                assert (outcome.checked, outcome.proceeds) == (Skipped(reason), True)
            box.set_up(receiver)
            async with box.gate() as gate:
                assert (await gate.check(conversation(), "turn", team=TEAM, ancillary=True)).checked == Skipped("ancillary")
                assert (await gate.check(conversation(), "turn", team="unknown")).checked == Skipped("not_configured")
            assert receiver.seen == []
            assert box.rows("inference_hooks_request_denied") == []

    run(work())


@pytest.mark.parametrize("team", [TEAM, ""])
def test_the_kill_switch_lets_everything_through_and_says_so(box: Any, team: str) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            saved = box.set_up(receiver)
            box.teams.pause(team, on=True)
            async with box.gate() as gate:
                outcome = await gate.check(conversation(), "turn", team=TEAM)
                assert (outcome.checked, outcome.proceeds) == (Failure("kill_switch"), True)
                assert (await box.test()).paused
                box.teams.pause(team, on=False)
                await gate._refresh()
                assert not (await gate.check(conversation(), "turn", team=TEAM)).proceeds
            assert len(receiver.seen) == 1
            assert [row["reason"] for row in box.rows("inference_hooks_request_failed_open")] == ["kill_switch"]
            assert [row["event"] for row in box.rows("inference_hooks_paused", "inference_hooks_resumed")] == [
                "inference_hooks_paused",
                "inference_hooks_resumed",
            ]
            assert box.store.team(TEAM).version == saved.version

    run(work())


def test_settings_that_cannot_be_read_let_everything_through(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            box.set_up(receiver)
            box.store._connection.execute('UPDATE sender_teams SET settings = \'{"timeout_ms": "soon"}\'')
            async with box.gate() as gate:
                outcome = await gate.check(conversation(), "turn", team=TEAM)
                assert (outcome.checked, outcome.proceeds, outcome.mode) == (Failure("config_unavailable"), True, "")
                with pytest.raises(InterlockError, match="cannot be used"):
                    await box.test()
            assert [row["reason"] for row in box.rows("inference_hooks_request_failed_open")] == ["config_unavailable"]

    run(work())


def test_a_frame_over_the_limit_is_not_sent(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                outcome = await gate.check(conversation("x" * MAX_FRAME), "turn", team=TEAM)
            assert outcome.checked == Failure("frame_too_large")
            assert receiver.connections == 0

    run(work())


def test_half_a_surrogate_pair_does_not_stop_a_check(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                assert (await gate.check(conversation("a \ud83d b"), "turn", team=TEAM)).checked == Allow()
            assert json.loads(receiver.seen[0].body)["messages"][0]["content"][0]["text"] == "a \ud83d b"

    run(work())


def test_changes_are_in_force_in_every_worker_while_requests_in_flight_end_under_the_old_ones(box: Any) -> None:
    async def work() -> None:
        release = asyncio.Event()

        async def hold(seen: Any, writer: asyncio.StreamWriter) -> None:
            await release.wait()
            await answering(DENY)(seen, writer)

        async with box.receiver(hold) as old, box.receiver(answering(ALLOW)) as new:
            box.set_up(old)
            async with box.gate(own_store=True) as one, box.gate(own_store=True) as two:
                before = asyncio.create_task(one.check(conversation(), "turn-1", team=TEAM))
                await until(lambda: bool(old.seen))
                saved = box.set_up(new, blocked_message="new text")
                await until(lambda: all(gate._snapshot.teams[TEAM].version == saved.version for gate in (one, two)))
                for gate in (one, two):
                    assert (await gate.check(conversation(), "turn-2", team=TEAM)).checked == Allow()
                release.set()
                outcome = await before
                assert isinstance(outcome.checked, Deny)
                assert outcome.blocked_message != "new text"
            assert len(old.seen) == 1
            assert len(new.seen) == 2

    run(work())


def test_a_dead_receiver_trips_the_breaker_of_all_workers_once_and_comes_back_by_one_probe(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(b"", 500)) as receiver:
            box.set_up(receiver)
            async with box.gate(own_store=True) as one, box.gate(own_store=True) as two:
                for number in range(12):
                    for gate in (one, two):
                        await gate.check(conversation(), f"turn-{number}", team=TEAM)
                await until(lambda: all(gate._snapshot.teams[TEAM].tripped > 0 for gate in (one, two)))
                sent = len(receiver.seen)
                for gate in (one, two):
                    outcome = await gate.check(conversation(), "turn", team=TEAM)
                    assert (outcome.checked, outcome.proceeds) == (Skipped("breaker_tripped"), False)
                assert len(receiver.seen) == sent
                (row,) = box.rows("inference_hooks_circuit_breaker_tripped")
                assert row["attempts"] >= 20
                assert row["failures"] == row["attempts"]
                receiver.behave = answering(DENY)
                box.now += 601
                await until(lambda: all(gate._snapshot.teams[TEAM].tripped == 0 for gate in (one, two)))
                assert len(receiver.seen) == sent + 1
                assert json.loads(receiver.seen[-1].body)["source"] == {"application": "config-test"}
                assert json.loads(receiver.seen[-1].body)["session_id"] is None
            assert len(box.rows("inference_hooks_circuit_breaker_recovered")) == 1
            closed = box.rows("inference_hooks_request_failed_closed")
            assert len(closed) == sent

    run(work())


def test_failures_of_the_network_do_not_trip(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(dropping) as receiver:
            box.set_up(receiver)
            async with box.gate() as gate:
                outcomes = await asyncio.gather(*(gate.check(conversation(), f"turn-{number}", team=TEAM) for number in range(30)))
                assert {outcome.checked for outcome in outcomes} == {Failure("transport_error")}
            assert box.store.breakers() == {}
            assert box.store.window(TEAM, box.now, 60) == (0, 0)

    run(work())


def test_test_connection(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver, box.receiver(answering(b"", 401)) as other:
            box.set_up(receiver, enforce=False)
            assert box.store.last_test(TEAM) is None
            saved = await box.test()
            assert (saved.ok, type(saved.answer), saved.verdict) == (True, Deny, "deny")
            assert box.store.last_test(TEAM).verdict == "deny"
            url = f"https://{HOST}:{other.port}/x"
            private = check_private(HOST, other.port, box.authority.pem)
            form = await box.test(TestForm(url, (("x-key", "typed"),), private))
            assert (form.ok, form.answer, form.status) == (False, Failure("non_200_status", 401), 401)
            assert "signing secret" in form.text
            assert other.seen[0].header("x-key") == "typed"
            # What a dialog tries says nothing of what is saved.
            assert box.store.last_test(TEAM).verdict == "deny"
            with pytest.raises(InterlockError, match="refused"):
                await box.test(TestForm("http://hooks.example.com/"))
            with pytest.raises(InterlockError, match="no team"):
                await check_connection(box.store, box.teams, "nobody")
            frame = json.loads(receiver.seen[0].body)
            assert frame["source"] == {"application": "config-test"}
            assert (frame["actor"]["id"], frame["session_id"], frame["model"]) == (None, None, None)
            assert box.store.counts(TEAM, 0) == {}

    run(work())


def test_a_dialog_that_leaves_the_headers_sends_the_saved_values_only_to_the_saved_endpoint(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as receiver, box.receiver() as other:
            box.set_up(receiver)
            box.teams.save(TEAM, lambda old: old, headers=(("x-api-key", "for-this-one"),))
            url = box.teams.settings(TEAM).endpoint
            assert (await box.test(TestForm(url))).ok
            private = check_private(HOST, other.port, box.authority.pem)
            assert (await box.test(TestForm(f"https://{HOST}:{other.port}/", None, private))).ok
            assert receiver.seen[0].header("x-api-key") == "for-this-one"
            assert "x-api-key" not in dict(other.seen[0].headers)

    run(work())


def test_a_test_needs_a_secret_and_counts_until_what_it_tested_is_changed(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(ALLOW)) as receiver:
            box.teams.create(TEAM)
            with pytest.raises(InterlockError, match="no signing secret"):
                await box.test(TestForm("https://hooks.example.com/"))
            box.set_up(receiver)
            changes: tuple[Callable[[], Any], ...] = (
                lambda: box.teams.rotate(TEAM),
                lambda: box.teams.save(TEAM, lambda old: old, headers=(("x-a", "1"),)),
                lambda: box.change(endpoint="https://hooks.example.com/", private=None),
            )
            for change in changes:
                await box.test()
                assert box.store.last_test(TEAM) is not None
                box.change(share=50)
                assert box.store.last_test(TEAM) is not None
                change()
                assert box.store.last_test(TEAM) is None

    run(work())


def test_the_gate_without_an_event_loop(box: Any) -> None:
    async def serve() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            box.set_up(receiver)

            def use() -> bool:
                with BlockingGate(box.gate) as gate:
                    return gate.check(conversation(), "turn", team=TEAM).proceeds

            assert not await asyncio.to_thread(use)

    run(serve())


def test_a_new_endpoint_does_not_get_the_old_ones_header_values(box: Any) -> None:
    async def work() -> None:
        async with box.receiver() as old, box.receiver() as new:
            box.set_up(old)
            box.teams.save(TEAM, lambda settings: settings, headers=(("x-api-key", "for-the-old-one"),))
            saved = box.set_up(new)
            assert saved.headers_cleared
            assert saved.settings.header_names == ("x-api-key",)
            async with box.gate() as gate:
                await gate.check(conversation(), "turn", team=TEAM)
            assert "x-api-key" not in dict(new.seen[0].headers)
            stored = box.store.team(TEAM)
            assert stored.headers == ""

    run(work())


def test_the_platforms_differ(box: Any) -> None:
    async def work() -> None:
        async with box.receiver(answering(DENY)) as receiver:
            box.set_up(receiver, platform="claude", mode="shadow")
            async with box.gate() as gate:
                await gate.check(
                    Content(messages=[], type="tool_call", actor_email="a@example.com", application="cowork"), "turn", team=TEAM
                )
                await until(lambda: bool(receiver.seen))
            seen = receiver.seen[0]
            assert seen.header("user-agent") == "anthropic-dlp/1"
            frame = json.loads(seen.body)
            assert (frame["type"], frame["source"]["application"]) == ("tool_call", "cowork")
            assert frame["actor"]["email_address"] == "a@example.com"
            # The sibling records nothing in Shadow.
            assert box.rows("inference_hooks_request_denied") == []

    run(work())
