"""Pictures of the dashboard for the docs: ``python -m tests.browser.screenshots [FOLDER]``. Everything on them was done by real commands."""

import pathlib
import shutil
import sys
import tempfile
import time
from contextlib import ExitStack

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.approvals.conftest import PUSH, ApprovalBox
from tests.e2e.inspection.harness import Server, frame, github_token
from tests.e2e.sender.receiver import answering
from tests.e2e.web.chat_team import WORD, ChatTeam, chat_team
from tests.e2e.web.inference_hooks_site import ask
from tests.e2e.web.site import Site
from tests.e2e.web.test_memory import Desk

from interlock.cli.demo_data import COMMANDS
from interlock.storage.accounts_port import ADMIN
from interlock.web.auth import sessions

FOLDER = pathlib.Path(__file__).parents[2] / "docs" / "assets" / "dashboard"
WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
TURNS = {
    "pricing": (
        ("user", "Totals in the cart are off by one cent for some orders. Find out why and fix it."),
        ("assistant", "The cause is in pricing.py: total() adds floats and then rounds, which takes 1.005 down to 1.00."),
        ("assistant", "Decision: money is a Decimal everywhere, rounded half up in one place (pricing.total)."),
    ),
    "deploy": (
        ("user", "Why does the deploy to staging wait for ten minutes?"),
        ("assistant", "The health check asks the old port. Decision: the probe follows PORT from the service's own settings."),
    ),
}


def seed(box: ApprovalBox, site: Site, team: ChatTeam) -> None:
    """A week in the life of a small team."""
    for command, _ in COMMANDS:
        box.start(command=command).outcome()
    desk = Desk(site)
    for name, turns in TURNS.items():
        desk.mine(name, *turns)
    server = Server(site.state, "--shadow")
    server.add_key()
    server.start()
    try:
        for number in range(9):
            text = f"please use {github_token(str(number))}" if number % 3 == 0 else "What changed in the last release?"
            server.post(frame(text, request_id=f"req_{number}"), f"msg_{number}")
    finally:
        server.stop()
    ask(site, "acme", 12)
    team.receiver.answer(answering(b"no", status=503))
    team.change(mode="shadow")
    ask(site, "acme", 2)


class Camera:
    """Takes the pictures."""

    def __init__(self, browser: Browser, site: Site, folder: pathlib.Path) -> None:
        self._browser, self._site, self._folder = browser, site, folder
        folder.mkdir(parents=True, exist_ok=True)

    def page(self, token: str, *, narrow: bool = False, dark: bool = False) -> Page:
        """A page of a browser that is signed in."""
        context = self._browser.new_context(
            viewport=NARROW if narrow else WIDE,  # type: ignore[arg-type,unused-ignore]
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        if token:
            context.add_cookies([{"name": sessions.COOKIE, "value": token, "url": self._site.url}])
        return context.new_page()

    def take(self, page: Page, name: str) -> None:
        page.screenshot(path=self._folder / f"{name}.png")
        page.context.close()

    def shoot(self, token: str, path: str, name: str, *, narrow: bool = False, dark: bool = False) -> None:
        """One page as it opens."""
        page = self.page(token, narrow=narrow, dark=dark)
        page.goto(self._site.url + path)
        page.wait_for_load_state("networkidle")
        self.take(page, name)


def shoot_all(camera: Camera, box: ApprovalBox, site: Site, team: ChatTeam) -> None:
    admin = site.sign_in(ADMIN, "alice")
    camera.shoot("", "/login", "sign-in")
    for path, name in (
        ("/", "overview"),
        ("/inference-hooks", "inference-hooks"),
        ("/audit", "audit-log"),
        ("/activity", "activity"),
        ("/policy", "policy"),
        ("/memory?q=rounded", "memory"),
        ("/users", "users"),
        ("/account", "account"),
    ):
        camera.shoot(admin, path, name)
    camera.shoot(admin, "/", "overview-dark", dark=True)

    page = camera.page(admin, narrow=True)
    page.goto(site.url + "/approvals")
    time.sleep(3)  # the dashboard is a listener from its second poll on
    box.start(command=PUSH)
    page.get_by_role("button", name="Approve").first.wait_for()
    camera.take(page, "approvals-phone")
    camera.shoot(admin, "/approvals", "approvals")

    team.receiver.answer(answering(b'{"action":"allow"}'))
    team.joins("alice")
    page = camera.page(admin)
    page.goto(site.url + "/chat")
    page.locator("#text").fill("What is 17 * 3?")
    page.locator("#text").press("Enter")
    page.locator(".message.assistant").wait_for()
    from tests.e2e.web.chat_team import judging

    team.receiver.answer(judging)
    team.change(mode="block")
    for _ in range(40):
        page.locator("#text").fill(f"Summarise the {WORD} contract, please.")
        page.locator("#text").press("Enter")
        page.locator(".message.user").last.wait_for()
        page.locator(".message .notice, .message.user + .message.assistant >> nth=-1").first.wait_for()
        if page.locator(".message .notice").count():
            break
    camera.take(page, "chat-blocked")


def main() -> int:
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    with ExitStack() as stack:
        place = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        box = ApprovalBox(place)
        site = Site(pathlib.Path(box.state))
        team = stack.enter_context(chat_team(site, place / "receiver"))
        seed(box, site, team)
        site.start()
        stack.callback(site.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        stack.callback(browser.close)
        shoot_all(Camera(browser, site, folder), box, site, team)
        for hook in box.hooks:
            hook.process.kill()
            hook.process.communicate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
