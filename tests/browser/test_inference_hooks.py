"""Inference hooks in a real Chromium, from nothing to a kill switch, against a real receiver with TLS."""

import os
import pathlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, Visitor
from tests.e2e.sender.receiver import DENY, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.inference_hooks_site import PATH, ask
from tests.e2e.web.site import Site

SECRET = re.compile(r"^whsec_[A-Za-z0-9+/]{40,}=*$")
#: Where screenshots go when somebody wants to look at them.
PICTURES = os.environ.get("INTERLOCK_TEST_PICTURES", "")


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalReceiver]:
    with LocalReceiver(tmp_path_factory.mktemp("receiver")) as found:
        yield found


def looked_at(visitor: Visitor, name: str) -> None:
    """The state is sound, and a picture of it is taken when somebody wants one."""
    visitor.check()
    if PICTURES:
        visitor.picture(pathlib.Path(PICTURES), f"inference-hooks-{name}")


def requests(site: Site, team: str, count: int) -> None:
    """Model requests of the team, by a gate on a thread of its own."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(ask, site, team, count).result(120)


def save(page: Page, name: str = "Save") -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_from_nothing_to_the_kill_switch(site: Site, visit: Visit, receiver: LocalReceiver) -> None:
    visitor = visit("admin", permissions=["clipboard-read", "clipboard-write"])
    page = visitor.go(PATH)
    expect(page.get_by_text("there is no team yet")).to_be_visible()
    looked_at(visitor, "empty")

    page.get_by_role("link", name="Set up").click()
    page.get_by_label("Interlock server").check()
    looked_at(visitor, "vendors")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("complementary", name="Checklist")).to_contain_text("interlock serve --tls-cert")

    page.get_by_label("Team name").fill("Acme Labs")
    page.get_by_label("Endpoint URL").fill(receiver.url)
    page.get_by_label("Name 1", exact=True).fill("X-Api-Key")
    page.get_by_label("Value 1", exact=True).fill("one-key")
    save(page)
    expect(page.get_by_text("only 443 is allowed")).to_be_visible()
    expect(page.get_by_label("Team name")).to_have_value("Acme Labs")
    looked_at(visitor, "refused")

    # The refusal opens the place where a private address is admitted.
    page.get_by_label("Admit the URL").check()
    page.get_by_label("Certificate authority").fill(receiver.pem)
    save(page)
    secret = page.locator("#secret")
    expect(secret).to_have_text(SECRET)
    shown = secret.inner_text()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == shown
    looked_at(visitor, "secret")

    page.get_by_role("button", name="Test Connection").click()
    expect(page.get_by_text("The receiver answers: allow")).to_be_visible()
    assert shown not in page.content()
    assert receiver.seen[-1].header("x-api-key") == "one-key"
    looked_at(visitor, "tested")

    page.get_by_label("Enforce Verdicts").check()
    save(page)
    expect(page.get_by_text("Saved. It is in force")).to_be_visible()
    expect(page.locator("#live").get_by_text("Healthy")).to_be_visible()

    page.get_by_label("Block the Request").check()
    save(page)
    expect(page.get_by_text("Nothing is saved yet")).to_be_visible()
    expect(page.get_by_text("In Block a check that cannot finish stops")).to_be_visible()
    looked_at(visitor, "question")
    save(page, "Save anyway")
    expect(page.get_by_text("Saved. It is in force")).to_be_visible()
    expect(page.get_by_label("Block the Request")).to_be_checked()

    # What the receiver says arrives on the open page.
    receiver.answer(answering(DENY))
    requests(site, "acme-labs", 2)
    receiver.answer(answering(b"", 503))
    requests(site, "acme-labs", 1)
    receiver.answer(answering())
    live = page.locator("#live")
    expect(live.get_by_text("of 2 verdicts in 24 hours")).to_be_visible(timeout=30_000)
    expect(live.get_by_role("table", name="Recent errors").get_by_role("row").nth(1)).to_contain_text(
        "non_200_status", timeout=30_000
    )
    expect(live.locator(".uplot")).to_have_count(4)
    denied = page.locator("#chart-verdicts").get_attribute("data-chart")
    assert denied is not None
    assert '"label": "deny"' in denied
    looked_at(visitor, "live")

    page.get_by_text("Rotate Secret").click()
    expect(page.get_by_text("may still be signed with the previous secret")).to_be_visible()
    looked_at(visitor, "rotate")
    page.get_by_role("button", name="Rotate the secret").click()
    expect(secret).to_have_text(SECRET)
    assert secret.inner_text() != shown
    page.get_by_role("link", name="go on").click()

    page.locator("summary", has_text="Pause this team").click()
    page.get_by_role("button", name="Pause this team").click()
    expect(page.get_by_text("Checks are paused by the kill switch")).to_be_visible()
    page.get_by_role("button", name="Test Connection").click()
    expect(page.locator("#tested")).to_contain_text("temporarily paused")
    looked_at(visitor, "paused")
    page.get_by_role("button", name="Resume this team").click()
    expect(page.get_by_text("Checks of this team are on again")).to_be_visible()

    page.locator("summary", has_text="Remove team").click()
    page.get_by_role("button", name="Remove the team").click()
    expect(page.get_by_text("there is no team yet")).to_be_visible()
    visitor.check()
