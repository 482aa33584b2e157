"""Which requests of Slack are for the bot: `tests/cases/slack/{events,clicks}.jsonl`."""

import copy
import json
import pathlib
from typing import Any

import pytest

from interlock.inspection.slack.events import click_of, message_of

CASES = pathlib.Path(__file__).parents[3] / "cases" / "slack"
BOT = [{"enterprise_id": None, "team_id": "T1", "user_id": "U0BOT", "is_bot": True, "is_enterprise_install": False}]


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text(encoding="utf-8").splitlines()]


def envelope(event: Any, authorizations: Any = BOT, event_id: Any = "Ev0abc") -> dict[str, Any]:
    return {
        "token": "unused", "team_id": "T1", "api_app_id": "A1", "event": event, "type": "event_callback", "event_id": event_id,
        "event_time": 1790000000, "authorizations": authorizations, "is_ext_shared_channel": False, "event_context": "EC1",
    }  # fmt: skip


@pytest.mark.parametrize("case", cases("events.jsonl"), ids=lambda case: case["name"])
def test_events(case: dict[str, Any]) -> None:
    found = message_of(envelope(case["event"], case.get("authorizations", BOT)))
    if case["expect"] is None:
        assert found is None
        return
    assert found is not None
    shown = {"direct": found.direct, "text": found.text, "reference": found.reference, "answer_in": found.answer_in}
    assert shown == case["expect"]
    assert found.user == case["event"]["user"]


def test_a_mention_and_the_message_that_holds_it_are_one() -> None:
    fields = {"channel": "C1", "user": "U1", "text": "<@U0BOT> hello", "ts": "1790000000.000100"}
    first = message_of(envelope({"type": "app_mention", **fields}, event_id="Ev1"))
    second = message_of(envelope({"type": "message", "channel_type": "channel", **fields}, event_id="Ev2"))
    assert first is not None
    assert second is not None
    assert set(first.names) & set(second.names)
    assert first.reference == second.reference


@pytest.mark.parametrize("event_id", [None, "", 7, "a b", "x" * 200])
def test_an_event_without_an_id(event_id: Any) -> None:
    event = {"type": "message", "channel_type": "im", "channel": "D1", "user": "U1", "text": "hello", "ts": "1790000000.000100"}
    assert message_of(envelope(event)) is not None
    assert message_of(envelope(event, event_id=event_id)) is None


CLICK = {
    "type": "block_actions",
    "user": {"id": "U1", "username": "alice", "team_id": "T1"},
    "api_app_id": "A1",
    "container": {"type": "message", "message_ts": "1790000001.000200", "channel_id": "C1", "thread_ts": "1790000000.000100"},
    "trigger_id": "1.2.3",
    "team": {"id": "T1", "domain": "acme"},
    "channel": {"id": "C1", "name": "general"},
    "actions": [
        {
            "action_id": "interlock_edit", "block_id": "b1", "type": "button", "value": "conversation_1:message_2",
            "text": {"type": "plain_text", "text": "Remove blocked message"}, "action_ts": "1790000005.000300",
        }
    ],
}  # fmt: skip


def changed(change: dict[str, Any]) -> dict[str, Any]:
    made: Any = copy.deepcopy(CLICK)
    for path, value in change.items():
        *way, name = [int(part) if part.isdigit() else part for part in path.split(".")]
        place = made
        for part in way:
            place = place[part]
        place[name] = value
    return dict(made)


@pytest.mark.parametrize("case", cases("clicks.jsonl"), ids=lambda case: case["name"])
def test_clicks(case: dict[str, Any]) -> None:
    found = click_of(changed(case["change"]))
    if case["expect"] is None:
        assert found is None
        return
    assert found is not None
    assert (found.user, found.channel, found.ts, found.action) == ("U1", "C1", "1790000001.000200", case["expect"])
    assert (found.conversation, found.message) == ("conversation_1", "message_2")


def test_clicks_are_apart() -> None:
    first, again, later = click_of(CLICK), click_of(CLICK), click_of(changed({"actions.0.action_ts": "1790000006.000300"}))
    assert first is not None
    assert again is not None
    assert later is not None
    assert first.names == again.names != later.names
