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

from interlock.guard.challenge import dashboard

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
        "([id, blind]) => Date.now() - Number(document.querySelector(`#deny-${id} [name=at]`).value) > blind",
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
