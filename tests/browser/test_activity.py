"""Activity in a real Chromium: verdicts of the real hook arrive, are explained; a command is judged; narrow and dark, without script."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.web.site import Site
from tests.e2e.web.test_activity import PUSH, hook

from interlock.storage.accounts_port import ADMIN, VIEWER

Visit = Callable[..., Any]


@pytest.fixture(scope="module", autouse=True)
def verdicts(site: Site) -> None:
    for command in ("git status", PUSH):
        hook(site, command)


def test_verdicts_arrive_by_themselves(visit: Visit, site: Site) -> None:
    visitor = visit(VIEWER, name="viewer.live")
    page = visitor.go("/activity")
    before = page.locator("tbody tr").count()
    # Whoever reads is not thrown back: what has the focus keeps it.
    page.get_by_label("Session").focus()
    hook(site, PUSH)
    expect(page.locator("tbody tr")).to_have_count(before + 1)
    expect(page.locator("tbody tr").first).to_contain_text("protected-branches.force-push")
    expect(page.get_by_label("Session")).to_be_focused()
    hook(site, "git log")
    expect(page.locator("tbody tr")).to_have_count(before + 2)
    with page.expect_response(lambda answer: "/activity/live" in answer.url) as quiet:
        pass
    assert quiet.value.status == 204
    visitor.check()


def test_a_verdict_is_explained_by_keyboard(visit: Visit) -> None:
    visitor = visit(ADMIN, name="admin.explain")
    page = visitor.go("/activity?decision=deny")
    page.get_by_role("link", name="Explain verdict").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="protected-branches.force-push")).to_be_visible()
    expect(page.get_by_text("How to allow it")).to_be_visible()
    visitor.check()


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_it_reads_well(visit: Visit, narrow: bool, dark: bool) -> None:
    visitor = visit(ADMIN, name=f"admin.{narrow}.{dark}".lower(), narrow=narrow, dark=dark)
    page = visitor.go("/activity")
    expect(page.locator("tbody tr").first).to_be_visible()
    visitor.check()
    visitor.go("/activity/2")
    visitor.check()
    visitor.go("/activity/check")
    page.get_by_label("Command").fill(PUSH + " " + "x" * 300)
    page.get_by_role("button", name="Judge").click()
    expect(page.get_by_role("heading", name="Verdict: deny")).to_be_visible()
    visitor.check()


@pytest.mark.parametrize("script", [True, False])
def test_a_command_is_judged_by_keyboard(visit: Visit, script: bool) -> None:
    visitor = visit(VIEWER, name=f"viewer.check.{script}".lower(), script=script)
    page = visitor.go("/activity")
    page.get_by_role("link", name="Explain a command").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Command").focus()
    page.keyboard.type("git status")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Verdict: allow")).to_be_visible()
    assert "git" not in page.url
    page.get_by_label("Command").fill("<img src=x>")
    page.get_by_role("button", name="Judge").click()
    expect(page.get_by_role("heading", name="Verdict:")).to_be_visible()
    expect(page.locator("main img")).to_have_count(0)
    expect(page.get_by_label("Command")).to_have_value("<img src=x>")
