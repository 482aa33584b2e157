"""Signing in to a real dashboard over real HTTP: set-up, sessions, foreign forms, redirects, guessing."""

import http.cookies
import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from interlock import wiring
from interlock.storage.accounts_port import ADMIN
from interlock.web.auth import csrf, sessions

from .people import clear, reset
from .site import PASSWORD, Answer, Site

MakeSite = Callable[..., Site]
PHRASE = "weather anchor onion shelf"


def token_of(answer: Answer) -> str:
    """The session token that an answer sets, "" for none or an end."""
    found = http.cookies.SimpleCookie(answer.headers.get("set-cookie", "")).get(sessions.COOKIE)
    return found.value if found else ""


def link(site: Site, *args: str) -> str:
    """The code of a link that the command prints."""
    done = site.cli("dashboard", "link", *args)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().partition("#")[2]


def enter(site: Site, name: str, password: str = PASSWORD, token: str = "", **more: str) -> Answer:
    return site.post("/login", token, name=name, password=password, **more)


def set_up(site: Site, code: str, name: str = "ann", password: str = PHRASE, **more: str) -> Answer:
    return site.post("/setup", **{"code": code, "name": name, "password": password, "again": password} | more)


def trail(site: Site) -> list[dict[str, object]]:
    """Records of the audit trail, the oldest first."""
    done = site.cli("audit", "tail", "-n", "1000", "--json")
    assert done.returncode == 0, done.stderr
    records: list[dict[str, object]] = json.loads(done.stdout)["records"]
    return records


def test_the_first_link_makes_an_administrator_once(site: Site) -> None:
    clear(site)
    assert "interlock dashboard link" in site.get("/login").text
    code = link(site, "--url", site.url)
    page = site.get("/setup")
    assert page.status == 200
    assert code not in page.text
    done = set_up(site, code)
    assert (done.status, done.headers["location"]) == (303, "/")
    token = token_of(done)
    assert ">ann " in site.get("/account", token).text
    assert "<td>admin</td>" not in site.get("/account").text
    again = set_up(site, code, "eve")
    assert again.status == 422
    assert "not good" in again.text
    assert not token_of(again)
    assert enter(site, "ann", PHRASE).status == 303
    assert enter(site, "eve", PHRASE).status == 422
    assert site.cli("dashboard", "link").returncode == 2
    assert code not in "".join(site.log)
    assert code not in json.dumps(trail(site))


def test_a_server_in_a_terminal_prints_the_link_and_a_restart_a_new_one(make_site: MakeSite) -> None:
    site = make_site()
    codes = []
    for _ in range(2):
        master, slave = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "interlock", *site.command], env=site.env, stdin=slave, stdout=slave, stderr=slave
        )
        os.close(slave)
        text = b""
        while b'"listening"' not in text:
            text += os.read(master, 65536)
        process.terminate()
        process.wait(30)
        os.close(master)
        found = re.search(rb"http://127\.0\.0\.1:\d+/setup#([\w-]+)", text)
        assert found
        codes.append(found[1].decode())
    site.start()
    assert set_up(site, codes[0]).status == 422
    assert set_up(site, codes[1]).status == 303
    assert "the dashboard has no account" in "".join(site.log)


def test_what_is_wrong_in_the_set_up_is_said_beside_its_field(site: Site) -> None:
    clear(site)
    code = link(site)
    for wrong, text in (
        ({"code": "x" * 32}, "not good"),
        ({"code": ""}, "not good"),
        ({"name": "no name"}, "1 to 64"),
        ({"password": "short"}, "at least 12"),
        ({"again": "another phrase here"}, "differ"),
        ({"name": "annabel.lee.jones", "password": "annabel.lee.jones"}, "sign-in name"),
    ):
        fields = {"password": PHRASE, **wrong}
        answer = set_up(site, **({"code": code, "again": fields["password"]} | fields))
        assert answer.status == 422, wrong
        assert text in answer.text
        assert PHRASE not in answer.text
    assert set_up(site, f"  {site.url}/setup#{code}\n", " Ann ").status == 303


def test_the_set_up_takes_no_further_field(site: Site) -> None:
    reset(site)
    code = link(site, "bob", "--role", "viewer")
    answer = set_up(site, code, "admin.person", role="admin", disabled="0", account="admin.person", created="1")
    assert answer.status == 303
    token = token_of(answer)
    assert "viewer" in site.get("/account", token).text
    assert site.get("/users", token).status == 403
    assert enter(site, "admin.person").status == 303
    assert enter(site, "bob", PHRASE).status == 303


def test_a_session_is_new_with_each_sign_in_and_ends_on_the_server(site: Site) -> None:
    site.sign_in(ADMIN)
    planted = "A" * 43
    first = enter(site, "admin.person", token=planted)
    token = token_of(first)
    assert first.status == 303
    assert token not in ("", planted)
    assert site.get("/account", planted).status == 303
    second = token_of(enter(site, "admin.person", token=token))
    assert second not in ("", token)
    assert site.get("/account", token).status == 303
    assert site.get("/account", second).status == 200
    out = site.post("/logout", second)
    assert (out.status, out.headers["location"]) == (303, "/login?done=out")
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert site.get("/account", second).headers["location"].startswith("/login")
    assert "signed out" in site.get("/login?done=out").text
    assert site.send("GET", "/logout", token).status in (404, 405)


def test_the_cookie_keeps_to_itself(site: Site, make_site: MakeSite) -> None:
    site.sign_in(ADMIN)
    flags = enter(site, "admin.person").headers["set-cookie"]
    assert re.fullmatch(r"interlock_session=[\w-]{43}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax", flags)
    behind = make_site("serve", "--no-platforms", "--admin-listen", "127.0.0.1:0", "--log-format", "json", "--admin-https").start()
    behind.sign_in(ADMIN)
    assert enter(behind, "admin.person").headers["set-cookie"].endswith("; Secure")


ELSEWHERE = [
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "evil.example",
    "/\t/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/\n/evil.example",
    "/a\r\nSet-Cookie: x=y",
    "/\x00//evil.example",
    "@evil.example",
    "/" + "a" * 3000,
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_signing_in_leads_to_our_own_pages_only(site: Site, path: str) -> None:
    token = site.sign_in(ADMIN)
    from urllib.parse import quote

    assert enter(site, "admin.person", next=path).headers["location"] == "/"
    assert site.get(f"/login?next={quote(path)}", token).headers["location"] == "/"
    assert 'name="next" value="/"' in site.get(f"/login?next={quote(path)}").text


@pytest.mark.parametrize("path", ["/audit", "/audit?event=x&before=5", "/%2f%2fevil.example", "/%5cevil.example"])
def test_signing_in_leads_back(site: Site, path: str) -> None:
    site.sign_in(ADMIN)
    assert enter(site, "admin.person", next=path).headers["location"] == path


def test_a_page_that_needs_a_session_leads_back_after_signing_in(site: Site) -> None:
    site.sign_in(ADMIN)
    away = site.get("/account?x=1&y=2")
    assert (away.status, away.headers["location"]) == (303, "/login?next=%2Faccount%3Fx%3D1%26y%3D2")
    form = site.get(away.headers["location"])
    assert 'name="next" value="/account?x=1&amp;y=2"' in form.text


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}],
)
def test_another_site_cannot_sign_anybody_in(site: Site, headers: dict[str, str]) -> None:
    site.sign_in(ADMIN)
    body = f"name=admin.person&password={PASSWORD.replace(' ', '+')}".encode()
    answer = site.send("POST", "/login", "", body, {"Content-Type": "application/x-www-form-urlencoded", **headers})
    assert answer.status == 403
    assert "set-cookie" not in answer.headers


def test_what_foreign_text_the_forms_show_is_escaped(site: Site) -> None:
    for text in ('"><script>alert(1)</script>', "{{ 7 * 7 }}", "' onfocus=alert(1) x='", "</title><img src=x onerror=alert(1)>"):
        for answer in (
            enter(site, text, "wrong"),
            site.post("/setup", code=text, name=text, password="", again=""),
            site.get("/login?next=%2F" + "".join(f"%{byte:02x}" for byte in text.encode())),
            site.get("/login?done=" + "".join(f"%{byte:02x}" for byte in text.encode())),
        ):
            assert "<script>alert" not in answer.text
            assert "<img src=x" not in answer.text
            assert "49" not in re.sub(r"[0-9a-f]{12,}", "", answer.text)
            assert " onfocus=" not in answer.text.replace("&#39; onfocus=", "")


def test_whatever_is_wrong_looks_the_same(site: Site) -> None:
    reset(site)
    store = wiring.open_account_store(str(site.state))
    store.change("member.person", disabled=True)
    store.close()
    bodies = set()
    for name, password in (("admin.person", "wrong"), ("nobody", "wrong"), ("member.person", PASSWORD), ("nobody", PASSWORD)):
        answer = enter(site, name, password)
        assert (answer.status, "set-cookie" in answer.headers) == (422, False)
        bodies.add(answer.text.replace(name, "NAME"))
    assert len(bodies) == 1
    assert "Name, password or code are wrong" in bodies.pop()


def test_guessing_a_password_has_to_wait(site: Site) -> None:
    reset(site)
    for number in range(5):
        assert enter(site, "admin.person", f"wrong {number}").status == 422
    for password in ("wrong", PASSWORD):
        answer = enter(site, "admin.person", password)
        assert answer.status == 429
        assert 0 < int(answer.headers["retry-after"]) <= 30
        assert "Too many failed attempts" in answer.text
        assert "set-cookie" not in answer.headers
    token = site.sign_in(ADMIN)
    assert site.get("/account", token).status == 200
    code = link(site, "admin.person")
    assert set_up(site, code, "").status == 303
    assert enter(site, "admin.person", PHRASE).status == 303
    refused = [record["account"] for record in trail(site) if record["event"] == "dashboard-sign-in-refused"]
    assert refused[-5:] == ["admin.person"] * 5


def test_guessing_names_has_to_wait(site: Site) -> None:
    reset(site)
    assert {enter(site, f"name{number}", PASSWORD).status for number in range(20)} == {422}
    answer = enter(site, "admin.person")
    assert answer.status == 429
    forged = site.send(
        "POST",
        "/login",
        "",
        f"name=admin.person&password={PASSWORD.replace(' ', '+')}".encode(),
        {"Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9"},
    )
    assert forged.status == 429


def test_nothing_secret_is_in_the_log_or_the_trail(make_site: MakeSite) -> None:
    site = make_site().start()
    code = link(site)
    token = token_of(set_up(site, code))
    enter(site, PHRASE, "a password in the wrong field")
    enter(site, "ann", "a wrong password of ann")
    site.post("/account/password", token, old=PHRASE, password="another phrase of mine", again="another phrase of mine")
    site.stop()
    text = "".join(site.log) + json.dumps(trail(site))
    assert "dashboard-password-set" in text
    for secret in (code, token, csrf.token_for(token), PHRASE, "wrong field", "wrong password", "another phrase"):
        assert secret not in text
    stored = b"".join(path.read_bytes() for path in site.state.rglob("*") if path.is_file())
    for secret in (code, token, PHRASE, "wrong field", "another phrase"):
        assert secret.encode() not in stored


def test_the_event_of_a_sign_in_names_who_and_from_where(site: Site) -> None:
    reset(site)
    enter(site, "admin.person")
    record = trail(site)[-1]
    assert record["event"] == "dashboard-signed-in"
    assert (record["part"], record["actor"], record["account"], record["address"]) == (
        "dashboard",
        "admin.person",
        "admin.person",
        "127.0.0.1",
    )
