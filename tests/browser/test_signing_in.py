"""Signing in, set-up, the own account and users in a real browser: by keyboard, without script, narrow and wide, light and dark."""

import os
import pathlib
import re
import time

import pyotp
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.web.people import clear, reset
from tests.e2e.web.site import PASSWORD, Site

from .conftest import Visit, Visitor

PHRASE = "weather anchor onion shelf"
LOOKS = [{}, {"narrow": True}, {"dark": True}, {"narrow": True, "dark": True}]
#: Where screenshots go when they are wanted: `INTERLOCK_PICTURES=folder`.
PICTURES = os.environ.get("INTERLOCK_PICTURES", "")


def done(visitor: Visitor, name: str, look: dict[str, bool]) -> None:
    """Check a state of a page."""
    visitor.check()
    if PICTURES:
        visitor.picture(pathlib.Path(PICTURES), "-".join([name, *sorted(look)]))


def type_in(page: Page, *texts: str) -> None:
    """Type into the field that has the focus and those that follow it, then send the form, all by keyboard."""
    for number, text in enumerate(texts):
        if number:
            page.keyboard.press("Tab")
        page.keyboard.type(text)
    page.keyboard.press("Enter")


def new_link(site: Site, *args: str) -> str:
    found = site.cli("dashboard", "link", *args, "--url", site.url)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip().removeprefix(site.url)


def test_the_first_administrator_by_keyboard(site: Site, visit: Visit) -> None:
    clear(site)
    visitor = visit()
    page = visitor.go(new_link(site))
    code = page.get_by_label("Code of the link")
    expect(code).to_have_value(re.compile(r"[\w-]{32}"))
    assert "#" not in page.url
    assert page.evaluate("history.length") <= 2
    visitor.check()
    page.get_by_label("Sign-in name").focus()
    type_in(page, "ann", PHRASE, PHRASE)
    expect(page.get_by_role("link", name="ann admin")).to_be_visible()
    assert visitor.context.cookies()[0]["httpOnly"]
    page.get_by_role("button", name="Sign out").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("You are signed out.")
    page.get_by_label("Name").focus()
    type_in(page, "ann", PHRASE)
    expect(page.get_by_role("link", name="ann admin")).to_be_visible()
    visitor.check()


def test_without_script_the_code_is_pasted(site: Site, visit: Visit) -> None:
    clear(site)
    visitor = visit(script=False)
    path = new_link(site)
    page = visitor.go(path)
    page.get_by_label("Code of the link").fill(site.url + path)
    page.get_by_label("Sign-in name").fill("ann")
    page.get_by_label("New password", exact=True).fill(PHRASE)
    page.get_by_label("New password once more").fill(PHRASE)
    page.get_by_role("button", name="Set password").click()
    expect(page.get_by_role("link", name="ann admin")).to_be_visible()
    page.goto(site.url + "/users")
    page.get_by_label("Sign-in name").fill("bob")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("#link")).to_contain_text("/setup#")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_how_set_up_and_sign_in_look(site: Site, visit: Visit, look: dict[str, bool]) -> None:
    clear(site)
    visitor = visit(**look)
    page = visitor.go("/login")
    done(visitor, "login-no-admin", look)
    visitor.go(new_link(site))
    page.get_by_label("Sign-in name").fill("no name")
    page.get_by_label("New password", exact=True).fill(PHRASE)
    page.get_by_label("New password once more").fill(PHRASE)
    done(visitor, "setup", look)
    page.get_by_role("button", name="Set password").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("Sign-in name")).to_have_attribute("aria-invalid", "true")
    forgive(visitor)
    done(visitor, "setup-wrong", look)
    reset(site)
    visitor.go("/login")
    done(visitor, "login", look)
    page.get_by_label("Name").fill("admin.person")
    page.get_by_label("Password").fill("wrong")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong")
    expect(page.get_by_label("Name")).to_have_value("admin.person")
    expect(page.get_by_label("Password")).to_be_focused()
    forgive(visitor)
    done(visitor, "login-wrong", look)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_one_time_codes(site: Site, visit: Visit, look: dict[str, bool]) -> None:
    reset(site)
    visitor = visit("member", **look)
    page = visitor.go("/account")
    done(visitor, "account", look)
    page.get_by_role("link", name="Switch on").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    authenticator = pyotp.TOTP(page.locator("#key").inner_text().replace(" ", ""))
    done(visitor, "codes", look)
    page.get_by_label("Code", exact=True).fill(authenticator.now())
    page.get_by_role("button", name="Switch codes on").click()
    expect(page.get_by_role("status")).to_contain_text("needs a one-time code")
    done(visitor, "account-codes-on", look)
    page.get_by_role("button", name="Sign out").first.click()
    page.get_by_label("Name").fill("member.person")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    code = page.get_by_label("One-time code")
    expect(code).to_be_focused()
    done(visitor, "login-code", look)
    code.fill(authenticator.at(int(time.time()) + 30))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/chat$"))
    page.goto(site.url + "/account")
    page.get_by_text("Switch off").click()
    page.get_by_label("Your password").fill(PASSWORD)
    done(visitor, "account-codes-off", look)
    page.get_by_role("button", name="Switch codes off").click()
    expect(page.get_by_role("status")).to_contain_text("no one-time code any more")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_users(site: Site, visit: Visit, look: dict[str, bool]) -> None:
    reset(site)
    visitor = visit("admin", **look)
    page = visitor.go("/users")
    done(visitor, "users", look)
    page.get_by_label("Sign-in name").fill("bob@example.com")
    page.get_by_label("viewer").check()
    page.get_by_role("button", name="Add").click()
    expect(page.locator("#link")).to_contain_text(site.url + "/setup#")
    done(visitor, "users-link", look)
    page.get_by_role("link", name="Done").click()
    page.get_by_role("link", name="bob@example.com").click()
    done(visitor, "users-one", look)
    page.get_by_text("Remove", exact=True).first.click()
    expect(page.get_by_text("is removed. What the audit log says")).to_be_visible()
    done(visitor, "users-one-ask", look)
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("status")).to_contain_text("removed")
    expect(page.get_by_role("link", name="bob@example.com")).to_have_count(0)


def test_a_password_is_changed_by_keyboard_and_other_browsers_are_out(site: Site, visit: Visit) -> None:
    reset(site)
    visitor, other = visit("viewer"), visit("viewer")
    page, second = visitor.go("/account"), other.go("/account")
    page.get_by_label("Password now").focus()
    type_in(page, PASSWORD, PHRASE, PHRASE)
    expect(page.get_by_role("status")).to_contain_text("is changed")
    second.reload()
    expect(second.get_by_role("heading", level=1)).to_have_text("Sign in")
    visitor.check()


def forgive(visitor: Visitor) -> None:
    """A browser notes in its console that a form was answered with an error; that was meant here."""
    visitor.faults = [fault for fault in visitor.faults if "status of 422" not in fault]
