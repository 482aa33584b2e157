"""The chat in a browser: what a member sees of every outcome, and what they can do about it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.sender.receiver import answering
from tests.e2e.web.chat_team import REASON, TEAM, WORD, ChatTeam, chat_team, judging
from tests.e2e.web.inference_hooks_site import opened
from tests.e2e.web.site import Site

from interlock.inspection.sender import notices

from .conftest import Visit, Visitor


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("chat") / "state")
    found.state.mkdir()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def team(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChatTeam]:
    with chat_team(site, tmp_path_factory.mktemp("receiver")) as found:
        site.start()
        yield found


@pytest.fixture
def member(visit: Visit, team: ChatTeam, request: pytest.FixtureRequest) -> Visitor:
    """A member of the team with a name of their own, at the chat."""
    return _member(visit, team, request)


def _member(visit: Visit, team: ChatTeam, request: pytest.FixtureRequest, **options: Any) -> Visitor:
    name = re.sub(r"[^a-z]+", ".", request.node.name.lower())[:50].strip(".")
    team.joins(name)
    visitor = visit("member", name=name, **options)
    visitor.go("/chat")
    return visitor


def say(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("#text").press("Enter")


def answers(page: Page) -> Any:
    return page.locator(".message.assistant")


def notice(page: Page) -> Any:
    return page.locator(".message .notice")


def test_a_question_is_answered_and_checked(member: Visitor, team: ChatTeam) -> None:
    page = member.page
    before = len(team.receiver.seen)
    say(page, "What is 17 * 3?")
    expect(answers(page)).to_contain_text("51")
    expect(page.get_by_text("Your organization checks the requests of this chat.")).to_be_visible()
    assert len(team.receiver.seen) > before
    member.check()


def test_edit_takes_the_message_back_into_the_box(member: Visitor) -> None:
    page = member.page
    say(page, f"tell me about the {WORD} thing")
    expect(notice(page)).to_contain_text(notices.BLOCKED_TITLE)
    expect(notice(page)).to_contain_text(REASON)
    expect(notice(page)).to_contain_text("blocked by your organization's security policy")
    expect(page.locator(".message .notice b")).to_have_count(0)
    member.check()
    page.get_by_role("button", name="Edit").click()
    expect(page.locator("#text")).to_have_value(f"tell me about the {WORD} thing")
    expect(page.locator("#text")).to_be_focused()
    expect(page.locator(".message")).to_have_count(0)
    member.check()
    page.reload()
    expect(page.locator("#text")).to_have_value(f"tell me about the {WORD} thing")
    page.go_back()
    expect(page.locator("#text")).to_have_value(f"tell me about the {WORD} thing")
    say(page, "What is 2 + 2?")
    expect(answers(page)).to_contain_text("4")
    expect(page.locator(".message")).to_have_count(2)
    expect(notice(page)).to_have_count(0)
    expect(page.locator("#text")).to_have_value("")


def test_reset_asks_first_and_clears(member: Visitor) -> None:
    page = member.page
    say(page, "What is 1 + 1?")
    expect(answers(page)).to_contain_text("2")
    say(page, f"{WORD} again")
    expect(notice(page)).to_be_visible()
    notice(page).locator("summary", has_text="Reset").click()
    member.check()
    notice(page).get_by_role("button", name="Yes, reset").click()
    expect(page.get_by_text("The conversation was reset.")).to_be_visible()
    expect(page.locator(".message")).to_have_count(0)
    say(page, "What is 5 + 5?")
    expect(answers(page)).to_contain_text("10")


def test_a_match_in_a_note_leaves_only_reset_and_then_no_button(member: Visitor) -> None:
    page = member.page
    member.go("/chat/kept")
    page.locator("#f-note").fill(f"always mention the {WORD} thing")
    page.get_by_role("button", name="Save the note").click()
    expect(page.get_by_text("The note was saved.")).to_be_visible()
    member.check()
    member.go("/chat")
    say(page, "hello there")
    expect(notice(page)).to_be_visible()
    expect(notice(page).get_by_role("button", name="Edit")).to_have_count(0)
    notice(page).locator("summary", has_text="Reset").click()
    notice(page).get_by_role("button", name="Yes, reset").click()
    expect(page.get_by_text("The conversation was reset.")).to_be_visible()
    say(page, "hello again")
    expect(notice(page)).to_contain_text(notices.AGAIN_TEXT)
    expect(notice(page).locator("button, summary")).to_have_count(0)
    member.check()
    member.go("/chat/kept")
    page.locator("summary", has_text="Remove").click()
    page.get_by_role("button", name="Yes, remove").click()
    expect(page.get_by_text("Removed.")).to_be_visible()


def test_a_check_that_fails_in_block_says_unavailable(member: Visitor, team: ChatTeam) -> None:
    page = member.page
    team.receiver.answer(answering(b"no verdict", status=500))
    try:
        say(page, "is anybody there?")
        expect(notice(page)).to_contain_text(notices.UNAVAILABLE_TITLE)
        expect(notice(page)).to_contain_text(notices.UNAVAILABLE_TEXT)
        expect(notice(page).locator("button, summary")).to_have_count(0)
        member.check()
    finally:
        team.receiver.answer(judging)


def test_in_shadow_nothing_is_shown(member: Visitor, team: ChatTeam) -> None:
    page = member.page
    team.change(mode="shadow")
    try:
        _until(member, stopped=False)
        expect(page.get_by_text("Your organization checks the requests of this chat.")).to_be_visible()
        member.check()
    finally:
        team.change(mode="block")
        _until(member, stopped=True)


def _until(member: Visitor, *, stopped: bool) -> None:
    """Send what is denied until it is stopped or not: changed settings are in force within 5 s."""
    page = member.page
    for _ in range(60):
        member.go("/chat")
        say(page, f"What is 3 + 4? {WORD}")
        expect(page.locator(".message.assistant, .message .notice").first).to_be_visible()
        if bool(notice(page).count()) is stopped:
            return
    raise AssertionError("the settings are not in force")


def test_a_helper_that_is_denied_stops_without_a_reason(member: Visitor) -> None:
    page = member.page
    say(page, "What is 6 + 6?")
    expect(answers(page)).to_contain_text("12")
    page.locator("summary", has_text="Start a helper").click()
    page.locator("#f-task").fill(f"look into the {WORD} thing")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".message.system")).to_contain_text(notices.HELPER_TEXT)
    expect(page.get_by_text(REASON)).to_have_count(0)
    member.check()


def test_rename_and_delete(member: Visitor) -> None:
    page = member.page
    say(page, "What is 8 + 1?")
    expect(answers(page)).to_contain_text("9")
    page.locator("summary", has_text="Rename").click()
    page.locator("#f-title").fill('Numbers <script>alert(1)</script> "quoted"')
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text('Numbers <script>alert(1)</script> "quoted"')
    page.locator("summary", has_text="Delete").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_text("The conversation was deleted.")).to_be_visible()
    expect(page.get_by_text("There is none yet.")).to_be_visible()


def test_two_tabs_show_the_same(member: Visitor) -> None:
    page = member.page
    say(page, "What is 20 + 1?")
    expect(answers(page)).to_contain_text("21")
    other = member.context.new_page()
    other.goto(page.url)
    say(page, "What is 20 + 2?")
    expect(answers(other)).to_have_count(2)
    expect(answers(other).last).to_contain_text("22")


def test_a_key_that_is_held_down_sends_once(member: Visitor) -> None:
    page = member.page
    say(page, "echo: first")
    expect(answers(page)).to_have_count(1)
    page.locator("#text").fill("echo: held")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(answers(page)).to_have_count(2)
    expect(page.locator("#text")).to_have_value("")
    assert page.locator(".message.user").count() == 2


def test_a_conversation_that_another_tab_deletes(member: Visitor) -> None:
    page = member.page
    say(page, "echo: hello")
    expect(answers(page)).to_have_count(1)
    page.locator("#text").fill("half a thought")
    other = member.context.new_page()
    other.goto(page.url)
    other.locator("summary", has_text="Delete").click()
    other.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_text("There is no such conversation any more.")).to_be_visible(timeout=15_000)
    expect(page.locator("#text")).to_have_value("half a thought")
    expect(page.locator("header.bar")).to_have_count(1)
    member.check()


def test_by_keyboard_alone(member: Visitor) -> None:
    page = member.page
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "text":
            break
    page.keyboard.type("line one")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type(f"the {WORD} line")
    page.keyboard.press("Enter")
    expect(notice(page)).to_be_visible()
    expect(page.locator(".message.user .said").first).to_have_text(f"line one\nthe {WORD} line")
    edit = page.get_by_role("button", name="Edit")
    for _ in range(60):
        page.keyboard.press("Tab")
        if edit.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#text")).to_be_focused()
    expect(page.locator("#text")).to_have_value(f"line one\nthe {WORD} line")


def test_without_script(visit: Visit, team: ChatTeam, request: pytest.FixtureRequest) -> None:
    member = _member(visit, team, request, script=False)
    page = member.page
    page.locator("#text").fill("What is 30 + 3?")
    page.get_by_role("button", name="Start").click()
    for _ in range(50):
        if answers(page).count():
            break
        page.reload()
    expect(answers(page)).to_contain_text("33")
    page.locator("#text").fill(f"the {WORD} thing")
    page.get_by_role("button", name="Send").click()
    for _ in range(50):
        if notice(page).count():
            break
        page.reload()
    page.get_by_role("button", name="Edit").click()
    expect(page.locator("#text")).to_have_value(f"the {WORD} thing")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_how_it_looks(visit: Visit, team: ChatTeam, request: pytest.FixtureRequest, narrow: bool, dark: bool) -> None:
    member = _member(visit, team, request, narrow=narrow, dark=dark)
    page = member.page
    member.check()
    say(page, "What is 40 + 4?\n" + "a_very_long_word_" * 20)
    expect(answers(page)).to_be_visible()
    say(page, f"and the {WORD} one")
    expect(notice(page)).to_be_visible()
    member.check()
    for path in ("/chat", "/chat/kept", "/routines"):
        member.go(path)
        member.check()


def test_a_routine_that_is_denied_keeps_a_fixed_text(member: Visitor) -> None:
    page = member.page
    member.go("/routines")
    page.locator("#f-name").fill("Morning")
    page.locator("#f-prompt").fill(f"read about the {WORD} thing")
    page.locator("#f-schedule").fill("each full moon")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#f-prompt")).to_have_value(f"read about the {WORD} thing")
    member.check()
    page.locator("#f-schedule").fill("daily 08:30")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Run now").click()
    runs = page.locator("#runs article")
    expect(runs).to_contain_text(notices.BLOCKED_TITLE)
    expect(runs).to_contain_text(notices.ROUTINE_TEXT)
    expect(page.get_by_text(REASON)).to_have_count(0)
    member.check()
    member.go("/routines")
    expect(page.locator("table")).to_contain_text("failed")
    member.check()


def test_whose_settings_are_followed_can_be_chosen(visit: Visit, site: Site, team: ChatTeam) -> None:
    with opened(site) as (_, teams):
        teams.create("blue")
    try:
        member = visit("member", name="chooser")
        page = member.go("/chat")
        # Nobody goes unchecked for never having chosen.
        expect(page.locator("#f-team")).to_have_value(TEAM)
        page.locator("#f-team").select_option("blue")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("your requests follow that team")).to_be_visible()
        expect(page.locator("#f-team")).to_have_value("blue")
        member.check()
    finally:
        with opened(site) as (_, teams):
            teams.remove("blue")
    member.go("/chat")
    expect(page.locator("#f-team")).to_have_count(0)
    told = page.get_by_text("Your organization checks the requests of this chat.")
    # A choice is in force within 5 s.
    for _ in range(400):
        if told.count():
            break
        page.reload()
    expect(told).to_be_visible()
