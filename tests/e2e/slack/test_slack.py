"""What people see in Slack: a real gateway process, a real receiver, a Web API that plays Slack."""

import contextlib
import json

import pytest
from tests.e2e.sender.receiver import answering

from interlock.inspection.chat.types import CHECKED_TEXT
from interlock.inspection.sender.notices import AGAIN_TEXT, PLAIN_FAILURE, SLACK_TEXT
from interlock.inspection.slack.bot import OTHERS_TEXT, OUTDATED_TEXT, REMOVED_TEXT, RESET_TEXT
from interlock.inspection.slack.text import escaped
from interlock.storage.accounts_port import Account
from interlock.wiring import open_account_store

from ..gateway.conftest import eventually
from .conftest import MESSAGE, REASON, WORD, Holding, Workspace, fresh
from .web_api import Call


def labels(call: Call) -> list[str]:
    return [button["text"]["text"] for button in call.buttons]


def paragraphs(call: Call) -> list[str]:
    return [block["text"]["text"] for block in call.document.get("blocks", ()) if block["type"] == "section"]


def test_a_direct_message_is_answered(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, "echo: all &lt;!channel&gt; &amp; <@U1>")
    answer, checked = workspace.posted(channel, 2)
    assert answer.method == "chat.postMessage"
    assert answer.document["text"] == "all &lt;!channel&gt; &amp; @U1"
    assert "thread_ts" not in answer.document
    # Slack must not fetch what an answer links to.
    assert answer.document["unfurl_links"] is answer.document["unfurl_media"] is False
    assert checked.document["text"] == CHECKED_TEXT
    frame = json.loads(workspace.receiver.seen[-1].body)
    assert frame["actor"]["id"] == f"member-{user.lower()}"
    # The second message is of the same conversation.
    workspace.says(user, channel, "echo: again", thread_ts="1790000000.000001")
    assert workspace.posted(channel, 3)[-1].document["thread_ts"] == "1790000000.000001"
    later = json.loads(workspace.receiver.seen[-1].body)
    assert later["session_id"] == frame["session_id"]
    assert len(later["messages"]) == 3


def test_a_denied_direct_message_quotes_why_and_is_removed(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, f"echo: {WORD}")
    (refusal,) = workspace.posted(channel, 1)
    assert paragraphs(refusal) == [SLACK_TEXT, REASON, MESSAGE]
    assert labels(refusal) == ["Remove blocked message", "Reset"]
    assert "confirm" not in refusal.buttons[0]
    assert refusal.buttons[1]["confirm"]["confirm"]["text"] == "Reset"
    # What stands in for the blocks calls nobody.
    assert refusal.document["text"] == escaped("\n\n".join((SLACK_TEXT, REASON, MESSAGE)))
    workspace.clicks(user, refusal, "edit", ts="1790000001.000777")
    updated = workspace.posted(channel, 2)[-1]
    assert (updated.method, updated.document["ts"]) == ("chat.update", "1790000001.000777")
    assert paragraphs(updated) == [REMOVED_TEXT]
    assert updated.buttons == []
    workspace.says(user, channel, "echo: better")
    assert workspace.posted(channel, 4)[2].document["text"] == "better"
    assert WORD not in workspace.receiver.seen[-1].body.decode()


def test_who_never_chose_a_team_is_checked_all_the_same(workspace: Workspace) -> None:
    user, channel = workspace.joined(chosen=False), fresh("D")
    workspace.says(user, channel, f"echo: {WORD}")
    assert REASON in paragraphs(workspace.posted(channel, 1)[0])


def test_a_channel_learns_no_reason_and_any_linked_user_may_click(workspace: Workspace) -> None:
    alice, bob, stranger, channel = workspace.joined(), workspace.joined(), fresh("U9"), fresh("C")
    thread = workspace.mentions(alice, channel, f"echo: {WORD}")
    (refusal,) = workspace.posted(channel, 1)
    assert paragraphs(refusal) == [SLACK_TEXT]
    assert labels(refusal) == ["Remove blocked message", "Reset"]
    assert refusal.document["thread_ts"] == thread
    assert "code word" not in refusal.shown
    assert MESSAGE not in refusal.shown
    workspace.clicks(stranger, refusal, "edit")
    refused = workspace.posted(channel, 2)[-1]
    assert (refused.method, refused.document["user"]) == ("chat.postEphemeral", stranger)
    assert f"interlock gateway slack link {stranger} MEMBER" in refused.document["text"]
    workspace.clicks(bob, refusal, "edit")
    assert paragraphs(workspace.posted(channel, 3)[-1]) == [REMOVED_TEXT]
    # Again: there is nothing more to take back.
    workspace.clicks(bob, refusal, "edit")
    assert paragraphs(workspace.posted(channel, 4)[-1]) == [OUTDATED_TEXT]


@pytest.mark.parametrize("kind", ["mpim", "group", "channel"])
def test_where_others_read_along_there_is_no_reason(workspace: Workspace, kind: str) -> None:
    user, channel = workspace.joined(), fresh("G")
    event = {"type": "message", "channel_type": kind, "channel": channel, "user": user, "ts": "1790000000.000001"}
    workspace.event({**event, "text": f"<@U0BOT> {WORD}"})
    (refusal,) = workspace.posted(channel, 1)
    assert paragraphs(refusal) == [SLACK_TEXT]
    assert "code word" not in refusal.shown


def test_the_button_of_an_older_notice_takes_nothing_back(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, f"echo: {WORD}")
    (first,) = workspace.posted(channel, 1)
    workspace.says(user, channel, "echo: later")
    second = workspace.posted(channel, 2)[-1]
    # What was denied may be older than the message.
    assert labels(second) == ["Reset"]
    workspace.clicks(user, first, "edit")
    assert paragraphs(workspace.posted(channel, 3)[-1]) == [OUTDATED_TEXT]
    workspace.clicks(user, second, "reset")
    assert paragraphs(workspace.posted(channel, 4)[-1]) == [RESET_TEXT]


def test_a_reset_and_what_is_blocked_right_after_it(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, f"echo: {WORD}")
    (refusal,) = workspace.posted(channel, 1)
    workspace.clicks(user, refusal, "reset")
    reset = workspace.posted(channel, 2)[-1]
    assert (reset.method, paragraphs(reset)) == ("chat.update", [RESET_TEXT])
    workspace.says(user, channel, f"echo: {WORD}")
    again = workspace.posted(channel, 3)[-1]
    assert paragraphs(again) == [SLACK_TEXT, REASON, MESSAGE, AGAIN_TEXT]
    assert again.buttons == []


@pytest.mark.parametrize("where", ["D", "C"])
def test_a_failed_check_is_a_plain_error(workspace: Workspace, where: str) -> None:
    user, channel = workspace.joined(), fresh(where)
    workspace.receiver.answer(answering(b"", 500))
    if where == "D":
        workspace.says(user, channel, "echo: hello")
    else:
        workspace.mentions(user, channel, "echo: hello")
    (failed,) = workspace.posted(channel, 1)
    assert failed.document["text"] == PLAIN_FAILURE
    assert "blocks" not in failed.document


def test_a_thread_is_one_conversation_of_one_member(workspace: Workspace) -> None:
    alice, bob, channel = workspace.joined(), workspace.joined(), fresh("C")
    thread = workspace.mentions(alice, channel, "echo: one")
    workspace.posted(channel, 2)
    first = json.loads(workspace.receiver.seen[-1].body)["session_id"]
    workspace.mentions(alice, channel, "echo: two", thread)
    assert workspace.posted(channel, 3)[-1].document["thread_ts"] == thread
    assert json.loads(workspace.receiver.seen[-1].body)["session_id"] == first
    workspace.mentions(bob, channel, "echo: three", thread)
    assert workspace.posted(channel, 4)[-1].document["text"] == escaped(OTHERS_TEXT)
    workspace.mentions(bob, channel, "echo: four")
    assert workspace.posted(channel, 6)[4].document["text"] == "four"


def test_an_unlinked_user_is_told_how_to_be_linked(workspace: Workspace) -> None:
    user, channel = fresh("U9"), fresh("D")
    before = len(workspace.receiver.seen)
    workspace.says(user, channel, f"echo: {WORD}")
    (told,) = workspace.posted(channel, 1)
    assert f"interlock gateway slack link {user} MEMBER" in told.document["text"]
    assert len(workspace.receiver.seen) == before
    # No restart is needed.
    workspace.cli("gateway", "slack", "link", user, "late")
    workspace.says(user, channel, "echo: hello")
    assert [call.document["text"] for call in workspace.posted(channel, 3)[1:]] == ["hello", CHECKED_TEXT]
    workspace.cli("gateway", "slack", "unlink", user)
    workspace.says(user, channel, "echo: hello")
    assert "slack link" in workspace.posted(channel, 4)[-1].document["text"]


def test_a_disabled_account_is_not_answered(workspace: Workspace) -> None:
    user, bystander, channel = workspace.joined(), workspace.joined(), fresh("C")
    workspace.mentions(bystander, channel, f"echo: {WORD}")
    (refusal,) = workspace.posted(channel, 1)
    with contextlib.closing(open_account_store(str(workspace.state))) as accounts:
        accounts.add(Account(name=f"member-{user.lower()}", password="", role="member", created=0.0, disabled=True))
    before = len(workspace.receiver.seen)
    workspace.mentions(user, channel, "echo: hello")
    assert workspace.posted(channel, 2)[-1].document["text"] == "Your account is disabled: ask your administrator."
    workspace.clicks(user, refusal, "reset")
    refused = workspace.posted(channel, 3)[-1]
    assert (refused.method, refused.document["user"]) == ("chat.postEphemeral", user)
    assert len(workspace.receiver.seen) == before


def test_slack_is_answered_before_the_check_has_ended(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    holding = Holding()
    workspace.receiver.answer(holding)
    workspace.says(user, channel, "echo: slow")
    # The request is answered already; the receiver has not been.
    assert holding.asked.wait(60)
    workspace.says(user, channel, "echo: next")
    assert workspace.slack.of(channel) == []
    holding.go.set()
    found = workspace.posted(channel, 3)
    # In the order of arrival.
    assert [call.document["text"] for call in found] == ["slow", CHECKED_TEXT, "next"]


def test_a_message_is_answered_once(workspace: Workspace) -> None:
    user, channel, event_id = workspace.joined(), fresh("D"), fresh("Ev")
    ts = workspace.says(user, channel, "echo: once", event_id=event_id)
    for number in (1, 2, 3):
        retry = (("X-Slack-Retry-Num", str(number)), ("X-Slack-Retry-Reason", "http_timeout"))
        workspace.says(user, channel, "echo: once", *retry, event_id=event_id, ts=ts)
    # The same message as another event.
    workspace.says(user, channel, "echo: once", ts=ts)
    workspace.says(user, channel, "echo: last")
    found = workspace.posted(channel, 3)
    assert [call.document["text"] for call in found] == ["once", CHECKED_TEXT, "last"]


def test_slack_may_ask_to_wait(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    limited = {"ok": False, "error": "ratelimited"}
    workspace.slack.next += [(429, {"Retry-After": "1"}, limited), (429, {"Retry-After": "0"}, limited)]
    workspace.says(user, channel, "echo: patient")
    found = workspace.posted(channel, 4)
    assert [call.document["text"] for call in found] == ["patient", "patient", "patient", CHECKED_TEXT]


def test_a_long_answer_comes_in_parts(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, "echo: " + "word &amp; word " * 800)
    found = workspace.posted(channel, 5)
    assert all(len(call.document["text"]) <= 4_000 for call in found)
    assert " ".join(call.document["text"] for call in found[:-1]).split() == ("word &amp; word " * 800).split()


def test_an_empty_message_is_told_so(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.says(user, channel, "", subtype="file_share")
    (told,) = workspace.posted(channel, 1)
    assert told.document["text"] == "The message is empty: write something."


def test_an_error_of_slack_is_logged_by_its_code(workspace: Workspace) -> None:
    user, channel = workspace.joined(), fresh("D")
    workspace.slack.next.append((200, {}, {"ok": False, "error": "channel_not_found", "detail": "secret detail"}))
    workspace.says(user, channel, "echo: lost words")
    workspace.posted(channel, 1)
    log = workspace.processes[0].log
    eventually(lambda: any(line.get("code") == "channel_not_found" for line in log))
    written = json.dumps(log)
    assert "lost words" not in written
    assert "secret detail" not in written
