"""Approvals in a real Chromium: a real hook asks and waits, a person answers on the page."""

import os
import pathlib
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, Visitor
from tests.e2e.approvals.conftest import PUSH, ApprovalBox, until
from tests.e2e.web.site import Site

from interlock import wiring
from interlock.guard.challenge import dashboard, totp
from interlock.web.auth import sessions

#: Where screenshots go when somebody wants to look at them.
PICTURES = os.environ.get("INTERLOCK_TEST_PICTURES", "")


@pytest.fixture
def box(tmp_path: pathlib.Path) -> Iterator[ApprovalBox]:
    made = ApprovalBox(tmp_path)
    yield made
    for hook in made.hooks:
        if hook.process.poll() is None:
            hook.process.kill()
        hook.process.communicate()


@pytest.fixture
def site(box: ApprovalBox) -> Iterator[Site]:
    found = Site(box.state).start()
    yield found
    found.stop()


def listening(box: ApprovalBox) -> bool:
    store = box.store()
    try:
        return dashboard.KIND in store.listeners(time.time())
    finally:
        store.close()


def opened(visit: Visit, box: ApprovalBox, **options: Any) -> Visitor:
    """An administrator's page that is open, so that the guard asks there."""
    visitor = visit("admin", **options)
    visitor.go("/approvals")
    expect(visitor.page.get_by_role("heading", name="Approvals")).to_be_visible()
    until(lambda: listening(box))
    return visitor


def settled(page: Page, id: str) -> None:
    """Wait until an answer to that request counts."""
    page.wait_for_function(
        "([id, blind]) => Date.now() - Number(document.querySelector(`#deny-${id} [name=at]`)?.value) > blind",
        arg=[id, dashboard.BLIND * 1000 + 50],
    )


def press(page: Page, id: str, button: str) -> None:
    settled(page, id)
    page.locator(f"#{button}-{id}").click()


def picture(visitor: Visitor, name: str) -> None:
    if PICTURES:
        visitor.picture(pathlib.Path(PICTURES), name)


@pytest.mark.parametrize(("narrow", "dark"), [(False, False), (True, True)])
def test_a_request_arrives_by_itself_and_a_yes_lets_the_hook_go_on(
    visit: Visit, box: ApprovalBox, narrow: bool, dark: bool
) -> None:
    visitor = opened(visit, box, narrow=narrow, dark=dark)
    page = visitor.page
    expect(page.locator("#requests-none")).to_contain_text("No request is open")
    visitor.check()
    picture(visitor, f"empty-{'narrow' if narrow else 'wide'}")
    page.evaluate("window.stayed = true")
    hook = box.start()
    asked = box.waiting()
    card = page.locator(f"#request-{asked.id}")
    expect(card.locator("pre")).to_have_text(PUSH)
    expect(card).to_contain_text("the agent waits")
    expect(card).to_contain_text("protected-branches.rewrite-feature")
    expect(card).to_contain_text(str(box.workspace))
    expect(card.locator("time[data-left]")).to_have_text(re.compile(r"for \d+ min \d+ s"))
    expect(page).to_have_title("(1) Approvals · Interlock")
    expect(page.locator("#requests-news")).to_contain_text(f"1 request is open. The newest is {asked.id}, from cursor: {PUSH}")
    assert page.evaluate("window.stayed") is True
    assert hook.process.poll() is None
    visitor.check()
    picture(visitor, f"one-{'narrow' if narrow else 'wide'}")
    press(page, asked.id, "yes")
    expect(page.get_by_role("status").filter(has_text="Approved once: the agent goes on.")).to_be_visible()
    assert hook.told() == "allow"
    assert box.trail("approval")[0]["actor"] == "dashboard:admin.person"
    page.reload()
    expect(page.locator("tbody tr")).to_contain_text("dashboard:admin.person")
    visitor.check()
    picture(visitor, f"ended-{'narrow' if narrow else 'wide'}")


def test_a_no_tells_the_agent_the_reason(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box)
    hook = box.start()
    asked = box.waiting()
    reason = visitor.page.locator(f"#reason-{asked.id}")
    reason.fill("use the release branch <b>")
    settled(visitor.page, asked.id)
    # Enter in the reason is a no, never a yes.
    reason.press("Enter")
    expect(visitor.page.get_by_text("Denied: the agent is told so.")).to_be_visible()
    assert "use the release branch <b>" in hook.outcome().document["agent_message"]
    expect(visitor.page.locator("tbody tr")).to_contain_text("use the release branch <b>")
    visitor.check()


def test_what_is_opened_typed_and_focused_survives_a_new_request(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box)
    page = visitor.page
    box.start()
    first = box.waiting()
    page.locator(f"#rule-{first.id}-1 summary").click()
    reason = page.locator(f"#reason-{first.id}")
    reason.press_sequentially("not on")
    box.start(command=PUSH + "2")
    expect(page.locator("article")).to_have_count(2)
    expect(page).to_have_title("(2) Approvals · Interlock")
    # Where they stand in the order in which they came.
    assert page.locator("article").first.get_attribute("id") == f"request-{first.id}"
    reason.press_sequentially(" friday")
    expect(reason).to_be_focused()
    expect(reason).to_have_value("not on friday")
    expect(page.locator(f"#rule-{first.id}-1")).to_have_attribute("open", "")
    expect(page.locator("#requests-news")).to_contain_text("2 requests are open")
    visitor.check()
    picture(visitor, "two-wide")


def test_an_answer_from_elsewhere_shows_by_whom_and_moves_nothing(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box)
    page = visitor.page
    hook = box.start()
    first = box.waiting()
    expect(page.locator("article")).to_have_count(1)
    box.start(command=PUSH + "2")
    expect(page.locator("article")).to_have_count(2)
    page.locator(f"#yes-{first.id}").focus()
    box.decide(first.id, approve=False, reason="no")
    assert hook.told() == "deny"
    card = page.locator(f"#request-{first.id}")
    expect(card).to_contain_text("denied by test")
    expect(card.get_by_role("button")).to_have_count(0)
    assert page.locator("article").first.get_attribute("id") == f"request-{first.id}"
    # The focus did not go over to the other one's button.
    assert page.evaluate("document.activeElement.tagName") == "BODY"
    visitor.check()
    picture(visitor, "answered-elsewhere-wide")


def test_a_click_right_after_a_change_answers_nothing(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box)
    page = visitor.page
    hook = box.start()
    asked = box.waiting()
    button = page.locator(f"#yes-{asked.id}")
    button.wait_for()
    # As if the page had been drawn in the moment of the click.
    page.evaluate("id => { document.querySelector(`#approve-${id} [name=at]`).value = Date.now() + 5000 }", asked.id)
    button.click()
    expect(page.get_by_role("alert")).to_contain_text(f"so {asked.id} was not answered")
    assert hook.process.poll() is None
    assert box.requests()[0].state == "open"
    press(page, asked.id, "no")
    assert hook.told() == "deny"


def test_two_browsers_one_answer(visit: Visit, box: ApprovalBox) -> None:
    one, other = opened(visit, box, name="ann"), opened(visit, box, name="bob")
    hook = box.start()
    asked = box.waiting()
    for visitor in (one, other):
        settled(visitor.page, asked.id)
        # What is on the screen stays as it is: the answer of the other one is not seen before the click.
        visitor.page.route("**/approvals/live**", lambda route: route.fulfill(status=204))
    one.page.locator(f"#yes-{asked.id}").click()
    other.page.locator(f"#no-{asked.id}").click()
    expect(one.page.get_by_text("Approved once: the agent goes on.")).to_be_visible()
    expect(other.page.get_by_role("alert")).to_contain_text("approved by dashboard:ann. Nothing was changed.")
    assert hook.told() == "allow"
    assert len(box.trail("approval")) == 1


def test_by_keyboard_alone(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box, narrow=True)
    page = visitor.page
    hook = box.start()
    asked = box.waiting()
    settled(page, asked.id)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == f"yes-{asked.id}":
            break
    expect(page.locator(f"#yes-{asked.id}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Approved once: the agent goes on.")).to_be_visible()
    assert hook.told() == "allow"


def test_the_code_is_asked_for_where_it_is_demanded(visit: Visit, box: ApprovalBox) -> None:
    secret = totp.new_secret()
    totp.enrol(str(box.state), secret, by="a test", step=int(time.time() // totp.STEP) - 1)
    visitor = opened(visit, box, narrow=True)
    page = visitor.page
    hook = box.start()
    asked = box.waiting()
    code = page.get_by_label("Code of your authenticator")
    code.fill("12345")
    settled(page, asked.id)
    code.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(totp.TEXTS[totp.WRONG])
    expect(code).to_be_focused()
    # The browser itself says that the answer was a 422.
    assert all("status of 422" in fault for fault in visitor.faults), visitor.faults
    visitor.faults.clear()
    visitor.check()
    picture(visitor, "code-narrow")
    assert hook.process.poll() is None
    settled(page, asked.id)
    code.fill(totp.code_at(secret, int(time.time() // totp.STEP)))
    code.press("Enter")
    expect(page.get_by_text("Approved once: the agent goes on.")).to_be_visible()
    assert hook.told() == "allow"


def test_a_session_that_ends_leads_to_the_sign_in_and_listens_no_more(visit: Visit, box: ApprovalBox, site: Site) -> None:
    visitor = opened(visit, box)
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == sessions.COOKIE)
    accounts = wiring.open_account_store(str(site.state))
    accounts.end_session(sessions.digest(token))
    accounts.close()
    visitor.page.wait_for_url("**/login?next=%2Fapprovals")
    until(lambda: not listening(box))
    assert "guard.no-channel" in box.start().outcome().document["user_message"]


def test_a_page_that_is_closed_is_asked_no_more(visit: Visit, box: ApprovalBox) -> None:
    visitor = opened(visit, box)
    visitor.page.close()
    until(lambda: not listening(box))
    assert "guard.no-channel" in box.start().outcome().document["user_message"]
    # It is still open, and a yes from the page lets the next try pass.
    visitor.page = visitor.context.new_page()
    page = visitor.go("/approvals")
    (asked,) = box.requests()
    expect(page.locator(f"#request-{asked.id}")).to_contain_text("the agent was told to ask you")
    press(page, asked.id, "yes")
    expect(page.get_by_text("let the agent try again")).to_be_visible()
    assert box.start().told() == "allow"


def test_a_viewer_watches_and_is_not_asked(visit: Visit, box: ApprovalBox) -> None:
    visitor = visit("viewer")
    page = visitor.go("/approvals")
    with page.expect_response(re.compile("/approvals/live")):
        pass
    assert not listening(box)
    assert "guard.no-channel" in box.start().outcome().document["user_message"]
    expect(page.locator("article pre")).to_have_text(PUSH)
    expect(page.locator("article").get_by_role("button")).to_have_count(0)
    visitor.check()


def test_a_server_that_is_gone_is_said(visit: Visit, box: ApprovalBox, site: Site) -> None:
    visitor = opened(visit, box)
    site.stop()
    expect(visitor.page.get_by_text("No answer from the server")).to_be_visible()


def test_without_script_it_is_read_and_answered(visit: Visit, box: ApprovalBox) -> None:
    box.start().outcome()
    (asked,) = box.requests()
    visitor = visit("admin", script=False)
    page = visitor.go("/approvals")
    expect(page.locator("time[data-left]")).to_have_text(re.compile(r"until \d\d:\d\d:\d\d UTC"))
    drawn = int(page.locator(f"#deny-{asked.id} [name=at]").input_value())
    until(lambda: time.time() * 1000 - drawn > dashboard.BLIND * 1000)
    page.locator(f"#yes-{asked.id}").click()
    expect(page.get_by_text("let the agent try again")).to_be_visible()
    assert box.start().told() == "allow"


def test_what_an_agent_wrote_does_nothing_in_the_browser(visit: Visit, box: ApprovalBox) -> None:
    evil = '<img src=x onerror="alert(1)"></pre><script>alert(2)</script>" hx-get="/logout" hx-trigger="load'
    folder = box.workspace / "<img src=x onerror=alert(3)>"
    folder.mkdir()
    (folder / "file\u202etxt").write_text("x")
    visitor = opened(visit, box, narrow=True)
    page = visitor.page
    visitor.page.on("dialog", lambda dialog: visitor.faults.append(f"dialog: {dialog.message}"))
    box.start(command=f"{PUSH} # {evil} \u202egnp.exe", conversation_id=evil)
    box.start(command="rm -rf '<img src=x onerror=alert(3)>'", conversation_id="other")
    expect(page.locator("article")).to_have_count(2)
    expect(page.locator("article pre").filter(has_text="git push")).to_contain_text(f"# {evil} \\u{{202e}}gnp.exe")
    expect(page.locator("article").filter(has_text="rm -rf")).to_contain_text("1 file, 1 B")
    expect(page.locator("article").filter(has_text="rm -rf")).to_contain_text("file\\u{202e}txt")
    assert page.locator("article img, article script, article [hx-get]").count() == 0
    visitor.check()
    picture(visitor, "evil-narrow")
