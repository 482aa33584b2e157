"""A real Chromium (Debian's), driven by playwright, on a real dashboard. Every page must stay quiet and keep to its own origin."""

import pathlib
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from tests.e2e.web.site import Site

from interlock.web.auth import sessions

WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 390, "height": 844}
#: Rules of WCAG 2.2 A and AA, and good practice.
_AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Fails, and does not skip, where there is no Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "no Chromium on PATH: apt-get install chromium"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One running dashboard for the tests of a file."""
    found = Site(tmp_path_factory.mktemp("dashboard") / "state").start()
    yield found
    found.stop()


class Visitor:
    """A browser context that notes what a page must not do."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", lambda message: self._note(_is_fault(message), f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self._note(True, f"script: {error}"))
        self.page.on("request", lambda request: self._note(not self._ours(request.url), f"foreign request: {request.url}"))

    def _ours(self, url: str) -> bool:
        return url.startswith((self.site.url, "data:", "blob:", "about:"))

    def _note(self, bad: bool, text: str) -> None:
        if bad:
            self.faults.append(text)

    def go(self, path: str) -> Page:
        """Open a page of the site."""
        self.page.goto(self.site.url + path)
        return self.page

    def check(self) -> None:
        """No serious finding of axe, no sideways scrolling, no console error, no foreign request. Call it on every state of a page."""
        found = Axe().run(self.page, options=_AXE).response["violations"]
        serious = [
            f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found if one["impact"] in ("serious", "critical")
        ]
        assert not serious, f"{self.page.url}: {serious}"
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} scrolls sideways by {wide} px"
        assert not self.faults, self.faults

    def picture(self, folder: pathlib.Path, name: str) -> None:
        """A screenshot of the whole page."""
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png", full_page=True)


def _is_fault(message: ConsoleMessage) -> bool:
    # A form that comes back with its faults has status 422, which Chromium reports as a failed load of the page.
    refused = message.text.startswith("Failed to load resource") and " 422 " in message.text
    return message.type in ("error", "warning") and not refused


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """`visit(role, narrow=False, dark=False, script=True)`: a new browser context, signed in when a role is given."""
    opened: list[BrowserContext] = []

    def start(
        role: str = "", *, name: str = "", narrow: bool = False, dark: bool = False, script: bool = True, **more: Any
    ) -> Visitor:
        context = browser.new_context(
            viewport=NARROW if narrow else WIDE,  # type: ignore[arg-type,unused-ignore]
            color_scheme="dark" if dark else "light",
            java_script_enabled=script,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(15_000)
        opened.append(context)
        if role:
            context.add_cookies([{"name": sessions.COOKIE, "value": site.sign_in(role, name), "url": site.url}])
        return Visitor(context, site)

    yield start
    for context in opened:
        context.close()
