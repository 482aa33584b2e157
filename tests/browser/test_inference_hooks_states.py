"""Inference hooks in a real Chromium: every state at both widths and in both themes, by keyboard alone, without script, for two people at once."""

import os
import pathlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, Visitor
from tests.e2e.sender.receiver import DENY, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.inference_hooks_site import PATH, add_team, ask, opened
from tests.e2e.web.site import Site

from interlock.storage.sender_port import Event, TripRule

PICTURES = os.environ.get("INTERLOCK_TEST_PICTURES", "")
LOOKS = [
    pytest.param(narrow, dark, id=f"{'390' if narrow else '1440'}-{'dark' if dark else 'light'}")
    for narrow in (0, 1)
    for dark in (0, 1)
]
LONG = "Forschung, Entwicklung und sehr lange Namen ohne Ende " + "W" * 40
HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script> {{ 7*7 }} \u202e'


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalReceiver]:
    with LocalReceiver(tmp_path_factory.mktemp("receiver")) as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def teams(site: Site, receiver: LocalReceiver) -> None:
    """One team in every state that a page can be in."""
    add_team(site, "bare", name="Bare")
    add_team(
        site,
        "busy",
        receiver,
        name=LONG,
        enforce=True,
        mode="block",
        source_ranges=("203.0.113.0/24",),
        blocked_message="Ask the desk. " * 30,
    )
    add_team(site, "hostile", receiver, name=HOSTILE, blocked_message=HOSTILE)
    add_team(site, "tripped", receiver, name="Tripped", enforce=True, mode="block")
    with ThreadPoolExecutor(1) as pool:
        for behaviour in (answering(), answering(DENY), answering(b"", 503), answering(b"no verdict")):
            receiver.answer(behaviour)
            pool.submit(ask, site, "busy", 3).result(120)
    receiver.answer(answering())
    with opened(site) as (store, _):
        store.trip(
            "tripped", time.time(), TripRule(60, 0, 0.0), Event("tripped", "inference_hooks_circuit_breaker_tripped", "{}", 1.0)
        )


def choose(visitor: Visitor, team: str) -> Page:
    """The page of that team, by the switcher."""
    page = visitor.go(PATH)
    if page.locator("#team").input_value() != team:
        page.locator("#team").select_option(team)
        page.wait_for_url(f"**{PATH}")
    expect(page.locator("#team")).to_have_value(team)
    return page


def looked_at(visitor: Visitor, name: str) -> None:
    visitor.check()
    if PICTURES:
        visitor.picture(pathlib.Path(PICTURES), f"inference-hooks-{name}")


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
def test_every_state_is_sound_and_fits(visit: Visit, narrow: bool, dark: bool, request: pytest.FixtureRequest) -> None:
    look = request.node.callspec.id
    visitor = visit("admin", narrow=narrow, dark=dark)
    page = choose(visitor, "busy")
    expect(page.locator(".uplot")).to_have_count(4)
    looked_at(visitor, f"busy-{look}")
    page.locator("#live").get_by_text("Figures").first.click()
    for text in ("Rotate Secret", "Pause this team", "Pause all teams", "Remove team", "Remove endpoint"):
        page.locator("summary", has_text=text).click()
    page.get_by_text("Checklist for").click()
    looked_at(visitor, f"open-{look}")
    visitor.go(f"{PATH}?range=day")
    expect(page.locator(".uplot")).to_have_count(4)
    looked_at(visitor, f"day-{look}")
    visitor.go(f"{PATH}/endpoint")
    page.get_by_text("More headers").click()
    looked_at(visitor, f"endpoint-{look}")
    visitor.go(f"{PATH}/setup")
    looked_at(visitor, f"vendors-{look}")
    choose(visitor, "tripped")
    expect(page.get_by_text("The circuit breaker tripped at")).to_be_visible()
    looked_at(visitor, f"tripped-{look}")
    choose(visitor, "bare")
    expect(page.get_by_text("not set up for this team")).to_be_visible()
    looked_at(visitor, f"bare-{look}")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_viewer_reads_everything(visit: Visit, script: bool) -> None:
    visitor = visit("viewer", script=script)
    page = visitor.go(PATH)
    page.locator("#team").select_option("busy")
    if not script:
        page.get_by_role("button", name="Switch").click()
    expect(page.get_by_text("Block the Request")).to_be_visible()
    expect(page.get_by_text("203.0.113.0/24")).to_be_visible()
    expect(page.locator("main button")).to_have_count(0)
    if script:
        looked_at(visitor, "viewer")


def test_foreign_text_stays_text(visit: Visit, receiver: LocalReceiver) -> None:
    visitor = visit("admin")
    page = choose(visitor, "hostile")
    expect(page.locator("main img")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("<script>alert(1)</script> {{ 7*7 }} \\u{202e}")
    page.get_by_role("link", name="Change", exact=True).click()
    receiver.answer(answering(b'{"action":"deny","deny_reason":"<img src=x onerror=alert(1)> \\u202e"}'))
    page.get_by_role("button", name="Test Connection").click()
    expect(page.locator("#tested q")).to_have_text("<img src=x onerror=alert(1)> \\u{202e}")
    receiver.answer(answering())
    looked_at(visitor, "hostile")


def test_a_test_in_the_form_keeps_what_is_typed(visit: Visit) -> None:
    visitor = visit("admin")
    choose(visitor, "busy")
    page = visitor.go(f"{PATH}/endpoint")
    page.get_by_label("Name 1", exact=True).fill("X-Api-Key")
    page.get_by_label("Value 1", exact=True).fill("typed and not sent back")
    page.get_by_role("button", name="Test Connection").click()
    expect(page.locator("#tested")).to_contain_text("The receiver answers: allow")
    expect(page.get_by_label("Value 1", exact=True)).to_have_value("typed and not sent back")
    expect(page).to_have_url(f"{visitor.site.url}{PATH}/endpoint")
    looked_at(visitor, "form-tested")


def test_what_is_open_stays_open_while_the_page_lives(visit: Visit, site: Site) -> None:
    visitor = visit("admin")
    page = choose(visitor, "busy")
    page.get_by_label("Verdict Timeout").fill("1234")
    page.locator("#live").get_by_text("Figures").first.click()
    before = page.locator("#live").get_attribute("hx-get")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(ask, site, "busy", 1).result(120)
    expect(page.locator("#live")).not_to_have_attribute("hx-get", str(before), timeout=30_000)
    expect(page.locator("#live .uplot")).to_have_count(4)
    expect(page.locator("#live table").first).to_be_visible()
    expect(page.get_by_label("Verdict Timeout")).to_have_value("1234")
    visitor.check()


def test_two_administrators(visit: Visit, site: Site) -> None:
    add_team(site, "shared", None, name="Shared", endpoint="https://hooks.example.com/v1")
    first, second = visit("admin"), visit("admin", name="second.admin")
    one, two = choose(first, "shared"), choose(second, "shared")
    two.get_by_label("Requests Inspected").fill("40")
    two.get_by_role("button", name="Save", exact=True).click()
    expect(two.get_by_text("Saved. It is in force")).to_be_visible()
    one.get_by_label("Verdict Timeout").fill("900")
    expect(one.get_by_text("The settings were changed meanwhile")).to_be_visible(timeout=30_000)
    first.check()
    # Chromium notes a page with this status on its console, and it is meant.
    with one.expect_console_message(lambda message: "status of 409" in message.text):
        one.get_by_role("button", name="Save", exact=True).click()
    expect(one.get_by_text("changed by somebody else")).to_be_visible()
    first.faults.clear()
    expect(one.get_by_label("Verdict Timeout")).to_have_value("900")
    expect(one.get_by_label("Requests Inspected")).to_have_value("40")
    looked_at(first, "stale")
    one.get_by_role("button", name="Save", exact=True).click()
    expect(one.get_by_text("Saved. It is in force")).to_be_visible()
    two.locator("summary", has_text="Remove team").click()
    two.get_by_role("button", name="Remove the team").click()
    expect(one.get_by_text("no longer exists: another administrator removed it")).to_be_visible(timeout=30_000)
    looked_at(first, "gone")
    one.get_by_role("button", name="Go on with this team").click()
    expect(one.get_by_text("no longer exists")).to_have_count(0)


class Keys:
    """A person who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def to(self, name: str) -> None:
        """Tab until the element of that name has the focus."""
        for _ in range(150):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(
                "(() => { const at = document.activeElement; return (at.labels?.[0]?.innerText || at.innerText || '').trim() })()"
            )
            if found.startswith(name):
                shown = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                assert shown != "none", f"{name} does not show that it has the focus"
                return
        raise AssertionError(f"Tab never comes to '{name}'")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def test_a_team_is_set_up_and_enforced_by_keyboard_alone(visit: Visit, receiver: LocalReceiver) -> None:
    visitor = visit("admin")
    page = visitor.go(PATH)
    keys = Keys(page)
    keys.to("Add a team")
    keys.press("Enter")
    page.wait_for_url("**/setup?new=1")
    keys.to("Custom Endpoint")
    keys.press("ArrowDown")
    keys.to("Continue")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Interlock server")).to_be_visible()
    keys.to("Team name")
    page.keyboard.type("By Keyboard")
    keys.to("Endpoint URL")
    page.keyboard.type(receiver.url)
    keys.to("Advanced")
    keys.press("Enter")
    keys.to("Admit the URL")
    keys.press("Space")
    keys.to("Certificate authority")
    page.keyboard.insert_text(receiver.pem)
    keys.to("Save")
    keys.press("Enter")
    expect(page.locator("#secret")).to_contain_text("whsec_")
    keys.to("Test Connection")
    keys.press("Enter")
    expect(page.get_by_text("The receiver answers: allow")).to_be_visible()
    keys.to("Enforce Verdicts")
    keys.press("Space")
    keys.to("Shadow Mode")
    keys.press("ArrowDown", "ArrowDown")
    keys.to("Save")
    keys.press("Enter")
    expect(page.get_by_text("Nothing is saved yet")).to_be_visible()
    keys.to("Save anyway")
    keys.press("Enter")
    expect(page.get_by_text("Saved. It is in force")).to_be_visible()
    expect(page.get_by_label("Block the Request")).to_be_checked()
    keys.to("Pause this team")
    keys.press("Enter")
    keys.to("Pause this team")
    keys.press("Enter")
    expect(page.get_by_text("Checks are paused by the kill switch")).to_be_visible()
    visitor.check()
