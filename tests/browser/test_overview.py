"""The overview in a real Chromium: a newcomer, a busy day, what arrives without reload; narrow and dark, without script."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.web.site import Site

from interlock import wiring
from interlock.audit import chain
from interlock.audit.record import stamp
from interlock.storage.accounts_port import ADMIN, VIEWER
from interlock.storage.approvals_port import Request

Visit = Callable[..., Any]


def test_a_newcomer(visit: Visit) -> None:
    for narrow in (False, True):
        visitor = visit(ADMIN, name=f"admin.new.{narrow}".lower(), narrow=narrow, dark=narrow)
        page = visitor.go("/")
        while not page.get_by_role("heading", name="Three first steps").is_visible():
            page.reload()
        expect(page.get_by_text("interlock install cursor")).to_be_visible()
        visitor.check()


@pytest.fixture(scope="module")
def busy(site: Site) -> Site:
    """A day with verdicts and a team."""
    now = time.time()
    chain.append_many(
        str(site.state),
        [
            {
                "time": stamp(now - 80_000 + 900 * at),
                "event": "verdict",
                "host": "cursor",
                "decision": "deny" if at % 5 == 0 else "allow",
            }
            for at in range(80)
        ],
    )
    assert site.cli("inspect", "teams", "add", "team-a", "--name", "Payments " + "x" * 80).returncode == 0
    return site


def test_what_arrives_without_a_reload(visit: Visit, busy: Site) -> None:
    visitor = visit(VIEWER, name="viewer.live")
    page = visitor.go("/")
    expect(page.get_by_text("80", exact=True)).to_be_visible()
    store = wiring.open_approval_store(str(busy.state))
    store.add(Request(id="abc234", digest="d" * 64, created=time.time(), expires=time.time() + 900, shown="{}", host="cursor"))
    store.close()
    expect(page.get_by_text("A tool call waits for approval")).to_be_visible(timeout=20_000)
    visitor.check()
    page.get_by_role("link", name="Answer").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Approvals")


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_it_reads_well(visit: Visit, busy: Site, narrow: bool, dark: bool) -> None:
    visitor = visit(ADMIN, name=f"admin.{narrow}.{dark}".lower(), narrow=narrow, dark=dark)
    page = visitor.go("/")
    expect(page.get_by_role("heading", name="Last 24 hours")).to_be_visible()
    expect(page.get_by_text("80", exact=True)).to_be_visible()
    visitor.check()


def test_it_reads_without_script(visit: Visit, busy: Site) -> None:
    visitor = visit(ADMIN, name="admin.plain", script=False)
    page = visitor.go("/")
    expect(page.get_by_role("heading", name="Needs you now")).to_be_visible()
    expect(page.get_by_text("80", exact=True)).to_be_visible()
