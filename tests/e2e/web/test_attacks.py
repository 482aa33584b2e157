"""What somebody tries who is not let in, or not any more: other hosts, broken stores, large and slow forms, a name that was somebody else's."""

import contextlib
import http.client
import json
import re
import socket
import sqlite3
from collections.abc import Callable
from urllib.parse import urlencode

import pytest

from interlock.storage.accounts_port import ADMIN, MEMBER, VIEWER
from interlock.web.auth import csrf, sessions
from interlock.web.dashboard import MAX_PUBLIC_FORM

from .people import accounts, reset
from .site import PASSWORD, Answer, Site
from .test_sign_in import enter

FORM = "application/x-www-form-urlencoded"


def raw(site: Site, method: str, path: str, *hosts: str) -> Answer:
    """A request with these `Host` headers."""
    connection = http.client.HTTPConnection(site.host, timeout=30)
    try:
        connection.putrequest(method, path, skip_host=True)
        for host in hosts:
            connection.putheader("Host", host)
        connection.putheader("Content-Length", "0")
        connection.endheaders()
        answer = connection.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode())
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/login/", "/users/", "/static/icon.svg/", "//login", "/login//"])
def test_a_slash_too_many_leads_to_no_host_that_the_request_names(site: Site, path: str) -> None:
    assert raw(site, "GET", path, "evil.example").status == 421
    own = raw(site, "GET", path, site.host)
    assert (own.status, own.headers.get("location")) == (404, None)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_a_method_that_nothing_serves_is_refused_like_any_request(site: Site, method: str) -> None:
    assert raw(site, method, "/users", "evil.example").status == 421
    own = raw(site, method, "/users", site.host)
    assert own.status == 405
    assert "GET" in own.headers["allow"]
    assert own.headers["content-security-policy"].startswith("default-src 'none'")
    assert own.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("hosts", [("evil.example", ""), ("", "evil.example"), ("", "")])
def test_a_request_with_several_hosts_is_refused(site: Site, hosts: tuple[str, str]) -> None:
    assert raw(site, "GET", "/login", *(host or site.host for host in hosts)).status == 421
    assert raw(site, "GET", "/login", site.host).status == 200


def test_a_form_of_nobody_is_small(site: Site) -> None:
    site.sign_in(ADMIN)
    for path in ("/login", "/setup"):
        large = site.post(path, name="x" * (MAX_PUBLIC_FORM + 1))
        assert large.status == 400
        assert "larger than 128 KiB" in large.text
    # The longest password that is taken, of characters that are longest in a form.
    longest = "\N{OLD ITALIC LETTER A}" * 1024
    assert len(urlencode({"password": longest, "again": longest})) < MAX_PUBLIC_FORM
    assert "larger" not in site.post("/setup", password=longest, again=longest).text


def test_accounts_that_cannot_be_read_let_nobody_in_and_the_pages_say_so(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in(ADMIN)
    with contextlib.closing(sqlite3.connect(site.state / "dashboard.db")) as connection, connection:
        connection.execute("ALTER TABLE dashboard_sessions RENAME TO away")
    for answer in (
        site.get("/", token),
        site.get("/login", token),
        site.post("/team", token, team="x"),
        enter(site, "admin.person"),
    ):
        assert answer.status == 503
        assert "Nobody can sign in" in answer.text
        assert str(site.state) not in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    # What an open page shows stays: no page comes in its place.
    part = site.get("/approvals/live?poll=1", token, **{"HX-Request": "true"})
    assert (part.status, part.text) == (503, "")
    assert site.get("/nowhere", token).status == 404
    assert any("a store cannot be used" in line and "dashboard.db" in line for line in site.log)
    with contextlib.closing(sqlite3.connect(site.state / "dashboard.db")) as connection, connection:
        connection.execute("ALTER TABLE away RENAME TO dashboard_sessions")
    assert site.get("/account", token).status == 200


def test_a_store_that_cannot_be_read_is_said_on_the_pages_of_a_team_too(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in(ADMIN)
    with contextlib.closing(sqlite3.connect(site.state / "sender.db")) as connection, connection:
        connection.execute("ALTER TABLE sender_teams RENAME TO away")
    for path in ("/inference-hooks", "/audit"):
        answer = site.get(path, token)
        assert answer.status == 503
        assert "cannot use the database" in answer.text
    assert "a page failed" not in "".join(site.log)


@pytest.mark.parametrize("change", ["disable", "remove", "role"])
def test_a_form_that_comes_slowly_counts_for_nothing_once_its_sender_may_do_it_no_more(site: Site, change: str) -> None:
    reset(site)
    admin, other = site.sign_in(ADMIN), site.sign_in(ADMIN, "other.person")
    body = urlencode({"csrf": csrf.token_for(other), "name": "planted", "role": ADMIN}).encode()
    connection = http.client.HTTPConnection(site.host, timeout=30)
    try:
        connection.putrequest("POST", "/users")
        for name, value in {
            "Cookie": f"{sessions.COOKIE}={other}",
            "Content-Type": FORM,
            "Origin": site.url,
            "Content-Length": str(len(body)),
        }.items():
            connection.putheader(name, value)
        connection.endheaders(body[:10])
        assert site.post(f"/users/other.person/{change}", admin, role=VIEWER).status == 303
        connection.send(body[10:])
        answer = connection.getresponse()
        assert answer.status == (403 if change == "role" else 303)
        answer.read()
    finally:
        connection.close()
    assert "planted" not in accounts(site)


def test_who_gets_the_name_of_a_removed_account_gets_nothing_of_its_chat(site: Site) -> None:
    reset(site)
    admin, first = site.sign_in(ADMIN), site.sign_in(MEMBER, "bob")
    assert site.post("/chat/new", first, text="words of the first").status == 303
    assert site.post("/chat/notes", first, note="note of the first").status == 303
    assert site.post("/routines", first, name="routine of the first", prompt="x", schedule="manual", on="1").status == 303
    assert site.cli("gateway", "slack", "link", "U0000BOB", "bob").returncode == 0
    assert site.cli("gateway", "slack", "link", "U0000ANN", "ann").returncode == 0
    talk = re.findall(r"/chat/c/\w+", site.get("/chat", first).text)[0]
    assert site.post("/users/bob/remove", admin).status == 303
    assert site.get("/chat", first).headers["location"].startswith("/login")
    assert [link["slack_user"] for link in json.loads(site.cli("gateway", "slack", "list", "--json").stdout)["links"]] == [
        "U0000ANN"
    ]
    second = site.sign_in(MEMBER, "bob")
    assert "/chat/c/" not in site.get("/chat", second).text
    assert site.get(talk, second).status == 404
    assert "of the first" not in site.get("/chat/kept", second).text + site.get("/routines", second).text
    with contextlib.closing(sqlite3.connect(site.state / "chat.db")) as connection:
        for table in ("conversations", "items", "routines"):
            assert connection.execute(f"SELECT count(*) FROM chat_{table} WHERE member = 'bob'").fetchone() == (0,)


def test_a_removed_administrator_cannot_sign_in_again(site: Site) -> None:
    reset(site)
    admin = site.sign_in(ADMIN)
    site.sign_in(ADMIN, "other.person")
    assert site.post("/users/other.person/remove", admin).status == 303
    assert enter(site, "other.person", PASSWORD).status == 422
    last = site.post("/users/admin.person/remove", admin)
    assert last.status == 400
    assert "the last administrator" in last.text
    assert not accounts(site)["admin.person"].disabled


def test_the_dashboard_has_a_name_that_no_other_server_of_the_machine_has(site: Site) -> None:
    token = site.sign_in(ADMIN)
    port = site.host.partition(":")[2]
    assert site.get("/account", token, Host=f"interlock.localhost:{port}").status == 200
    for other in (f"x.localhost:{port}", f"interlock.localhost.evil.example:{port}", f"x.interlock.localhost:{port}"):
        assert site.get("/account", token, Host=other).status == 421


def test_a_form_that_breaks_off_is_no_fault(site: Site) -> None:
    """Anybody could fill the log with it, and hide there what is one."""
    address, _, port = site.host.partition(":")
    with socket.create_connection((address, int(port)), 30) as connection:
        head = f"POST /login HTTP/1.1\r\nHost: {site.host}\r\nContent-Type: {FORM}\r\nContent-Length: 100\r\n\r\nname="
        connection.sendall(head.encode())
        connection.shutdown(socket.SHUT_WR)
        assert connection.recv(1) == b""
    assert site.get("/login").status == 200
    assert not any("a page failed" in line for line in site.log)


def test_nothing_runs_by_itself_for_a_disabled_account(site: Site) -> None:
    reset(site)
    admin, member = site.sign_in(ADMIN), site.sign_in(MEMBER, "dora")
    for schedule in ("every 15 minutes", "daily 09:00", "manual"):
        assert site.post("/routines", member, name="x", prompt="x", schedule=schedule, on="1").status == 303
    assert site.post("/users/dora/disable", admin).status == 303
    with contextlib.closing(sqlite3.connect(site.state / "chat.db")) as connection:
        rows = connection.execute("""SELECT "on", due FROM chat_routines WHERE member = 'dora'""").fetchall()
    assert rows == [(0, 0.0)] * 3
