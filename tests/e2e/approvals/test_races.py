"""Several hook processes about one action: one question, one answer, one pair of records."""

import signal
from typing import Any

from tests.e2e.approvals.conftest import until

#: Registrations that Cursor may run for one shell call: its own two events and the files of other hosts.
CHANNELS = (
    ("cursor", "preToolUse"),
    ("cursor", "beforeShellExecution"),
    ("claude", "preToolUse"),
    ("codex", "preToolUse"),
    ("gemini", "preToolUse"),
    ("grok", "preToolUse"),
    ("qwen", "preToolUse"),
    ("copilot", "preToolUse"),
)


def race(box: Any, count: int, *, yes: bool) -> None:
    box.present()
    hooks = [box.start(event, entry=entry) for entry, event in CHANNELS[:count]]
    request = box.waiting()
    until(lambda: all(hook.joined() for hook in hooks))
    assert [found.id for found in box.requests(every=True)] == [request.id]
    assert all(hook.process.poll() is None for hook in hooks)
    assert box.decide(request.id, approve=yes)
    assert {hook.told() for hook in hooks} == {"allow" if yes else "deny"}
    assert [record["event"] for record in box.trail()] == ["approval", "verdict"]
    assert len(box.requests(every=True)) == 1


def test_two_events_of_one_action(box: Any) -> None:
    race(box, 2, yes=True)


def test_two_events_of_one_action_denied(box: Any) -> None:
    race(box, 2, yes=False)


def test_eight_registrations_of_one_action(box: Any) -> None:
    race(box, 8, yes=True)


def test_without_anybody_there_is_one_record(box: Any) -> None:
    hooks = [box.start(event, entry=entry) for entry, event in CHANNELS[:3]]
    outcomes = [hook.outcome() for hook in hooks]
    (request,) = box.requests(every=True)
    assert all(request.id in outcome.document["user_message"] for outcome in outcomes)
    assert len(box.trail()) == 1


def test_the_same_event_twice_is_two_actions(box: Any) -> None:
    box.present()
    first, second = box.start(), box.start()
    request = box.waiting()
    box.decide(request.id)
    until(lambda: first.process.poll() is not None or second.process.poll() is not None)
    other = until(lambda: [found for found in box.requests() if found.id != request.id])[0]
    box.decide(other.id, approve=False)
    assert sorted((first.told(), second.told())) == ["allow", "deny"]


def test_another_turn_or_conversation_asks_anew(box: Any) -> None:
    box.present()
    hook = box.start()
    box.decide(box.waiting().id)
    assert hook.told() == "allow"
    for change in ({"generation_id": "next"}, {"conversation_id": "other"}):
        hook = box.start("beforeShellExecution", **change)
        request = box.waiting()
        box.decide(request.id, approve=False)
        assert hook.told() == "deny"


def test_a_killed_leader_is_followed(box: Any) -> None:
    box.present()
    leader = box.start()
    request = box.waiting()
    follower = box.start("beforeShellExecution")
    until(follower.joined)
    leader.process.send_signal(signal.SIGKILL)
    leader.process.wait()
    noted = box.requests()[0].waited
    until(lambda: box.requests()[0].waited > noted)
    assert follower.process.poll() is None
    assert [found.id for found in box.requests(every=True)] == [request.id]
    box.decide(request.id)
    assert follower.told() == "allow"
    assert [record["event"] for record in box.trail()] == ["approval", "verdict"]


def test_a_yes_that_comes_while_the_lead_changes_is_used(box: Any) -> None:
    for turn in range(8):
        box.present()
        leader = box.start(generation_id=f"turn-{turn}")
        request = box.waiting()
        follower = box.start("beforeShellExecution", generation_id=f"turn-{turn}")
        until(follower.joined)
        leader.process.send_signal(signal.SIGKILL)
        box.decide(request.id)
        assert follower.told() == "allow"
        leader.process.wait()
        assert not box.requests()


def test_a_broken_flight_folder_asks_alone(box: Any) -> None:
    (box.state / "flights").write_text("not a folder")
    box.present()
    hook = box.start()
    box.decide(box.waiting().id)
    assert hook.told() == "allow"


def test_an_mcp_call_counts_once(box: Any) -> None:
    box.present()
    sql = {"sql": "DELETE FROM orders"}
    first = box.start("preToolUse", tool_name="MCP:query", tool_input=sql)
    request = box.waiting()
    second = box.start("beforeMCPExecution", tool_name="query", tool_input='{"sql": "DELETE FROM orders"}', mcp_server_name="pg")
    box.decide(request.id)
    assert (first.told(), second.told()) == ("allow", "allow")
    assert len(box.requests(every=True)) == 1
