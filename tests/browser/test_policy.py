"""The policy page in a real browser: spans, charts, rules; by keyboard, narrow, dark, without script."""

import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.e2e.inspection.harness import Server, frame, github_token
from tests.e2e.web.site import Site

from interlock.audit.chain import append_many
from interlock.audit.record import stamp

POLICY = """\
families = ["secrets", "pii"]
shadow = true
deadline_ms = 1200

[platform.claude]
scope = "transcript"

[application.claude-code]
shadow = false

[[rule]]
action = "report"
detector = "jwt"
tool = "crm_*"
reason = "test tokens of the CRM, which expire after an hour and open nothing"
"""


@pytest.fixture
def judged(site: Site) -> Site:
    """A trail with verdicts of a real server, policy files, and verdicts of the guard."""
    if (site.state / "inspect.toml").exists():
        return site
    (site.state / "inspect.toml").write_text(POLICY)
    (site.state / "policy.toml").write_text('[rules]\n"packages.publish" = "deny"\n[deny]\ncommands = ["flux-capacitor"]\n')
    server = Server(site.state)
    server.add_key()
    server.start()
    try:
        for number in range(9):
            changes = {
                "request_id": f"req_{number}-0000-4000-8000-00000000c001",
                "actor": {"type": "user", "id": f"user_{number % 3}", "email_address": None},
                "source": {"application": ("grok-bot", "claude-code", "a-bot-with-quite-a-long-name")[number % 3]},
            }
            assert server.post(frame("it is " + github_token(str(number)), **changes), f"msg_{number}").status == 200
    finally:
        server.stop()
    verdict = {"event": "verdict", "host": "cursor", "decision": "ask", "rules": ["git-work.skip-checks"]}
    append_many(str(site.state), [{**verdict, "time": stamp(time.time() - 3600.0 * number)} for number in range(30)])
    return site


@pytest.mark.parametrize(("narrow", "dark"), [(False, False), (True, False), (False, True), (True, True)])
def test_every_state_of_the_page_is_sound(judged: Site, visit: Visit, narrow: bool, dark: bool) -> None:
    visitor = visit("viewer", narrow=narrow, dark=dark)
    for path, seen in (
        ("/policy", "What shadow mode would have denied"),
        ("/policy?span=24h", "By rule"),
        ("/policy?id=nowhere", "No would-be denial has the id"),
        ("/policy/guard", "Policy files of this machine"),
        ("/policy/rule/packages.publish", "The agent is told"),
    ):
        page = visitor.go(path)
        expect(page.locator("main")).to_contain_text(seen)
        visitor.check()


def test_a_fault_of_the_file_is_shown(judged: Site, visit: Visit) -> None:
    path = judged.state / "inspect.toml"
    try:
        path.write_text(POLICY.replace("deadline_ms", "deadline"))
        visitor = visit("viewer", narrow=True)
        page = visitor.go("/policy")
        expect(page.get_by_role("alert")).to_contain_text("The file cannot be used, line 3.")
        visitor.check()
    finally:
        path.write_text(POLICY)


def test_the_chart_is_drawn_and_its_figures_can_be_read(judged: Site, visit: Visit) -> None:
    visitor = visit("viewer")
    page = visitor.go("/policy?span=24h")
    expect(page.locator("#over-time canvas")).to_be_visible()
    page.get_by_text("Figures").click()
    expect(page.locator(".figures tbody tr")).to_have_count(24)


def test_spans_and_parts_by_keyboard(judged: Site, visit: Visit) -> None:
    visitor = visit("viewer")
    page = visitor.go("/policy")
    page.get_by_role("link", name="30 days").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="30 days")).to_have_attribute("aria-current", "true")
    page.get_by_label("Request or reference id").focus()
    page.keyboard.type("req_3-0000-4000-8000-00000000c001")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="req_3-0000-4000-8000-00000000c001")).to_be_visible()
    assert page.get_by_role("link", name="req_0-0000").count() == 0
    page.get_by_role("link", name="Guard", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="git-work.skip-checks")).to_be_visible()
    packages = page.locator("summary", has_text="Packages")
    packages.focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="packages.publish").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="packages.publish")).to_be_visible()
    expect(page.locator("main")).to_contain_text("policy: deny")


def test_reading_needs_no_script(judged: Site, visit: Visit) -> None:
    visitor = visit("viewer", script=False)
    page = visitor.go("/policy?span=24h")
    page.get_by_text("Figures").click()
    expect(page.locator(".figures tbody tr").first).to_be_visible()
    page.get_by_role("link", name="Guard", exact=True).click()
    expect(page.get_by_role("link", name="git-work.skip-checks")).to_be_visible()
