"""The dashboard beside a gateway, beside several workers, switched off, and over signals."""

import json
from collections.abc import Callable

from tests.e2e.inspection.harness import SECRET

from interlock.storage.accounts_port import ADMIN, MEMBER

from .site import Site

SERVE = ("serve", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0", "--log-format", "json")
GATEWAY = (
    *("gateway", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0", "--log-format", "json"),
    *("--openai-upstream", "http://127.0.0.1:9/v1"),
)


def answered(site: Site, path: str, token: str) -> str:
    for _ in range(400):
        page = site.get(path, token).text
        if 'class="message assistant' in page:
            return page
    raise AssertionError("no answer")


def test_beside_a_gateway(make_site: Callable[..., Site]) -> None:
    site = make_site(*GATEWAY)
    added = site.cli("gateway", "keys", "add", "--actor", "bot", "--json")
    assert added.returncode == 0, added.stderr
    site.start()
    token = site.sign_in(MEMBER)
    path = site.post("/chat/new", token, text="What is 6 * 7?").headers["location"]
    assert "42" in answered(site, path, token)
    assert site.get("/metrics", token).status == 404


def test_beside_two_workers_that_share_sessions(make_site: Callable[..., Site]) -> None:
    site = make_site(*SERVE, "--workers", "2")
    added = site.cli("inspect", "keys", "add", stdin=SECRET)
    assert added.returncode == 0, added.stderr
    site.start()
    token = site.sign_in(ADMIN)
    # Each request has a connection of its own, so that both workers are met.
    assert {site.get("/audit", token).status for _ in range(20)} == {200}
    path = site.post("/chat/new", token, text="What is 6 * 7?").headers["location"]
    assert "42" in answered(site, path, token)
    assert site.get("/metrics").status == 200
    assert site.post("/logout", token).status == 303
    assert {site.get("/audit", token).status for _ in range(20)} == {303}


def test_switched_off(make_site: Callable[..., Site]) -> None:
    site = make_site(*SERVE, "--no-dashboard")
    site.cli("inspect", "keys", "add", stdin=SECRET)
    site.start()
    assert site.get("/login").status == 404
    assert site.get("/livez").status == 200
    assert "/metrics" in site.get("/").text


def test_what_cannot_be_served_is_named(make_site: Callable[..., Site]) -> None:
    site = make_site()
    for options, words in (
        (("--no-platforms", "--no-dashboard"), "nothing to serve"),
        (("--no-platforms", "--chat-upstream", "http://127.0.0.1:9/v1"), "--chat-model"),
        (("--no-platforms", "--chat-key-file", "key.txt"), "--chat-upstream"),
    ):
        done = site.cli("serve", "--admin-listen", "127.0.0.1:0", *options)
        assert done.returncode == 2, done.stderr
        assert words in done.stderr
        assert "help:" in done.stderr
    planned = site.cli("serve", "--no-platforms", "--admin-listen", "127.0.0.1:0", "--dry-run", "--json")
    assert json.loads(planned.stdout)["dashboard"] is True


def test_it_ends_in_order_with_an_open_conversation(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in(MEMBER)
    path = site.post("/chat/new", token, text="hello").headers["location"]
    process = site.process
    assert process is not None
    site.stop()
    assert process.returncode == 0
    assert not [line for line in site.log if '"error"' in line and '"level": "error"' in line]
    site.start()
    assert site.get(path, token).status == 200
