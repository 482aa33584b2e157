"""What every page does in a browser when the server is in trouble."""

import contextlib
import sqlite3

from playwright.sync_api import expect
from tests.e2e.web.site import Site

from .conftest import Visit


def rename(site: Site, old: str, new: str) -> None:
    with contextlib.closing(sqlite3.connect(site.state / "dashboard.db", timeout=30)) as connection, connection:
        connection.execute(f"ALTER TABLE {old} RENAME TO {new}")


def test_a_live_page_keeps_what_it_shows_and_says_that_it_may_be_old(visit: Visit, site: Site) -> None:
    visitor = visit("admin")
    page = visitor.go("/activity")
    told = page.get_by_text("what is shown may be old")
    expect(told).to_be_hidden()
    rename(site, "dashboard_sessions", "away")
    try:
        expect(told).to_be_visible()
        expect(page.get_by_role("heading", name="Activity")).to_be_visible()
    finally:
        rename(site, "away", "dashboard_sessions")
    expect(told).to_be_hidden()


def test_the_menu_is_closed_on_a_phone_and_open_on_a_desk(visit: Visit) -> None:
    for narrow in (True, False):
        visitor = visit("viewer", narrow=narrow)
        page = visitor.go("/activity")
        link = page.get_by_role("link", name="Audit log")
        if narrow:
            expect(link).to_be_hidden()
            page.get_by_text("Menu", exact=True).click()
            visitor.check()
        expect(link).to_be_visible()
        link.click()
        expect(page.get_by_role("heading", name="Audit log")).to_be_visible()
        visitor.check()


def test_an_unknown_page_and_a_refused_one_can_be_read(visit: Visit) -> None:
    visitor = visit("viewer")
    page = visitor.go("/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such page")
    page = visitor.go("/users")
    expect(page.get_by_role("alert")).to_contain_text("Your role (viewer) may not do this")
