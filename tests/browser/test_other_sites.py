"""Pages of somebody else, in the same browser as the dashboard: what they are sent, what they may send, what they may frame."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.web.people import accounts, reset
from tests.e2e.web.site import PASSWORD, Site

#: A page that does what it can to the dashboard at TARGET: a form of its own, one by script, a frame.
_PAGE = """<!doctype html><title>elsewhere</title>
<form id="add" method="post" action="TARGET/users"><input name="name" value="planted"><input name="role" value="admin"></form>
<form id="in" method="post" action="TARGET/login"><input name="name" value="admin.person"><input name="password" value="PASSWORD"></form>
<iframe src="TARGET/login"></iframe>"""


class Elsewhere:
    """Another server of this machine, as a development server is."""

    def __init__(self, target: str) -> None:
        self.cookies: list[str] = []
        page = _PAGE.replace("TARGET", target).replace("PASSWORD", PASSWORD).encode()
        cookies = self.cookies

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path == "/page":
                    cookies.append(self.headers.get("Cookie", ""))
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(page)))
                self.end_headers()
                with contextlib.suppress(ConnectionError):
                    self.wfile.write(page)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join(10)
        self._server.server_close()


def signed_in(browser: Browser, base: str) -> Page:
    page = browser.new_context().new_page()
    page.goto(base + "/login")
    page.get_by_label("Name").fill("admin.person")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url(base + "/")
    return page


@pytest.fixture
def base(site: Site) -> str:
    reset(site)
    return f"http://interlock.localhost:{site.host.partition(':')[2]}"


@pytest.fixture
def elsewhere(base: str) -> Iterator[Elsewhere]:
    made = Elsewhere(base)
    yield made
    made.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "x.localhost"])
def test_another_server_of_the_machine_is_sent_no_cookie(browser: Browser, base: str, elsewhere: Elsewhere, host: str) -> None:
    page = signed_in(browser, base)
    page.goto(f"http://{host}:{elsewhere.port}/page")
    assert elsewhere.cookies == [""]
    page.goto(base + "/account")
    assert page.title() == "Your account · Interlock"
    page.context.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "interlock.localhost"])
def test_a_page_of_another_origin_changes_nothing_and_frames_nothing(
    browser: Browser, site: Site, base: str, elsewhere: Elsewhere, host: str
) -> None:
    """`interlock.localhost` on another port is the same site, and is sent the cookie all the same."""
    page = signed_in(browser, base)
    before = page.context.cookies(base)
    assert before
    for form in ("add", "in"):
        page.goto(f"http://{host}:{elsewhere.port}/page")
        frame = page.frames[1]
        assert "Sign in" not in frame.content()
        with page.expect_navigation():
            page.evaluate("id => document.getElementById(id).submit()", form)
    # The second, too: it would have signed the person in as somebody else's account.
    assert "Not done" in page.title()
    assert page.context.cookies(base) == before
    assert set(accounts(site)) == {"admin.person", "viewer.person", "member.person"}
    told = page.evaluate(
        "async url => { try { return await (await fetch(url, {credentials: 'include'})).text() } catch (e) { return e.name } }",
        base.replace("interlock.", "") + "/account",
    )
    assert told == "TypeError"
    page.context.close()
