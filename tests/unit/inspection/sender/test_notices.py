"""What members see, surface by surface (reference of the protocol, 1.16)."""

import json

import pytest

from interlock.inspection.sender import notices
from interlock.inspection.sender.notices import BLOCKED_TITLE, EDIT, RESET, SURFACES, UNAVAILABLE_TITLE, render, slack_blocks
from interlock.inspection.sender.outcome import Allow, Deny, Failure, Outcome, Skipped, decide

REASON = "Take the card number back."
MESSAGE = "Ask the help desk."


def outcome(checked: Allow | Deny | Failure | Skipped, mode: str = "block", message: str | None = MESSAGE) -> Outcome:
    decision = decide(checked, mode)
    return Outcome(checked, decision, "req_1", mode, message if decision.notice == "blocked" else None)


DENIED = outcome(Deny(deny_reason=REASON))
FAILED = outcome(Failure("timeout"))

#: surface -> (title, paragraphs, buttons) of a deny.
BLOCKED: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]] | None] = {
    "own_chat": (BLOCKED_TITLE, (REASON, MESSAGE), (EDIT, RESET)),
    "mobile": (BLOCKED_TITLE, (REASON, MESSAGE), (EDIT, RESET)),
    "shared_bot": (BLOCKED_TITLE, (REASON, MESSAGE), (EDIT, RESET)),
    "shared_bot_owner": (notices.FAILED_TITLE, (notices.FAILED_TEXT,), ()),
    "group": (notices.FAILED_TITLE, (notices.FAILED_TEXT,), ()),
    "slack_dm": ("", (notices.SLACK_TEXT, REASON, MESSAGE), (EDIT, RESET)),
    "slack_channel": ("", (notices.SLACK_TEXT,), (EDIT, RESET)),
    "old_desktop": ("", (REASON, MESSAGE, notices.OLD_HINT), ()),
    "other_app": (BLOCKED_TITLE, (), ()),
    "helper": ("", (notices.HELPER_TEXT,), ()),
    "routine": (BLOCKED_TITLE, (notices.ROUTINE_TEXT,), ()),
    "channel": None,
    "api": (BLOCKED_TITLE, (REASON, MESSAGE), ()),
}


def test_every_surface_is_in_the_table() -> None:
    assert set(BLOCKED) == set(SURFACES)


@pytest.mark.parametrize("surface", SURFACES)
def test_a_deny(surface: str) -> None:
    found = render(surface, DENIED)
    shown = None if found is None else (found.title, found.paragraphs, found.buttons)
    assert shown == BLOCKED[surface]


@pytest.mark.parametrize("surface", SURFACES)
def test_a_failed_check_shows_neither_reason_nor_buttons(surface: str) -> None:
    found = render(surface, FAILED)
    if surface == "channel":
        assert found is None
        return
    assert found is not None
    assert found.buttons == ()
    assert MESSAGE not in found.plain
    if surface in ("own_chat", "mobile", "shared_bot", "api", "other_app"):
        assert found.title == UNAVAILABLE_TITLE


@pytest.mark.parametrize("surface", SURFACES)
def test_only_the_sender_reads_the_reason(surface: str) -> None:
    found = render(surface, DENIED)
    reads = surface in ("own_chat", "mobile", "shared_bot", "slack_dm", "old_desktop", "api")
    assert (found is not None and REASON in found.plain) is reads


def test_without_a_point_to_go_back_to_there_is_only_reset() -> None:
    found = render("own_chat", DENIED, roll_back=False)
    assert found is not None
    assert found.buttons == (RESET,)
    assert found.confirms_reset


@pytest.mark.parametrize("surface", ["own_chat", "mobile", "shared_bot", "slack_dm", "slack_channel"])
def test_blocked_again_after_a_reset(surface: str) -> None:
    found = render(surface, DENIED, again=True)
    assert found is not None
    assert found.buttons == ()
    assert found.paragraphs[-1] == notices.AGAIN_TEXT
    assert (REASON in found.paragraphs) is (surface != "slack_channel")


def test_the_phone_says_less_of_a_failed_check() -> None:
    desktop, phone = render("own_chat", FAILED), render("mobile", FAILED)
    assert desktop is not None
    assert phone is not None
    assert (desktop.paragraphs, phone.paragraphs) == ((notices.UNAVAILABLE_TEXT,), (notices.LATER_TEXT,))


def test_a_message_that_is_off_and_a_deny_without_a_reason() -> None:
    found = render("own_chat", outcome(Deny(), message=None))
    assert found is not None
    assert (found.title, found.paragraphs) == (BLOCKED_TITLE, ())
    old = render("old_desktop", outcome(Deny(), message=None))
    assert old is not None
    assert (old.title, old.paragraphs) == ("", (notices.FAILED_TEXT,))


@pytest.mark.parametrize("checked", [Allow(), Skipped("outside_share"), Failure("kill_switch")])
def test_what_was_not_stopped_shows_nothing(checked: Allow | Failure | Skipped) -> None:
    assert all(render(surface, outcome(checked)) is None for surface in SURFACES)
    assert render("own_chat", outcome(Deny(), mode="shadow")) is None


def test_an_unknown_surface() -> None:
    with pytest.raises(ValueError):
        render("billboard", DENIED)


def test_slack_blocks() -> None:
    found = render("slack_dm", DENIED)
    assert found is not None
    made = slack_blocks(found, "conversation-1")
    assert [block["type"] for block in made] == ["section", "section", "section", "actions"]
    elements = made[-1]["elements"]
    assert isinstance(elements, list)
    assert [button["text"]["text"] for button in elements] == ["Remove blocked message", "Reset"]
    assert "confirm" in elements[1]
    assert "mrkdwn" not in json.dumps(made)
