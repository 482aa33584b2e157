"""The own account over real HTTP: password, one-time codes, sessions; nothing of it reaches another account."""

import re
import time

import pyotp
import pytest

from interlock import wiring
from interlock.storage.accounts_port import ADMIN, MEMBER, ROLES
from interlock.web.auth import sessions

from .people import accounts, reset
from .site import PASSWORD, Answer, Site
from .test_sign_in import enter, link, set_up, token_of

PHRASE = "weather anchor onion shelf"
HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{ 7 * 7 }}'


def change(site: Site, token: str, **fields: str) -> Answer:
    return site.post("/account/password", token, **{"old": PASSWORD, "password": PHRASE, "again": PHRASE} | fields)


@pytest.fixture
def own(site: Site) -> Site:
    """A dashboard with an administrator, a viewer and a member."""
    return reset(site)


@pytest.mark.parametrize("role", ROLES)
def test_everybody_has_an_account_page(site: Site, role: str) -> None:
    page = site.get("/account", site.sign_in(role)).text
    assert f"{role}.person" in page
    assert "Change password" in page


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(own: Site) -> None:
    here, there = own.sign_in(MEMBER), own.sign_in(MEMBER)
    for wrong, text in (
        ({"old": "wrong"}, "not your password"),
        ({"old": ""}, "not your password"),
        ({"again": "other"}, "differ"),
        ({"password": "short", "again": "short"}, "at least 12"),
        ({"password": "member.person", "again": "member.person"}, "sign-in name"),
    ):
        answer = change(own, here, **wrong)
        assert answer.status == 422
        assert text in answer.text
        assert PHRASE not in answer.text
        assert PASSWORD not in answer.text
    assert own.get("/account", there).status == 200
    done = change(own, here)
    assert (done.status, done.headers["location"]) == (303, "/account?done=password")
    fresh = token_of(done)
    assert fresh not in ("", here)
    assert own.get("/account", here).status == 303
    assert own.get("/account", there).status == 303
    assert "is changed" in own.get("/account?done=password", fresh).text
    assert enter(own, "member.person").status == 422
    assert enter(own, "member.person", PHRASE).status == 303


def test_a_stolen_session_cannot_guess_the_password(own: Site) -> None:
    token = own.sign_in(MEMBER)
    for number in range(5):
        assert "not your password" in change(own, token, old=f"guess {number}").text
    answer = change(own, token)
    assert answer.status == 422
    assert "Too many failed attempts" in answer.text
    assert own.get("/account", token).status == 200


def test_further_fields_change_nothing(own: Site) -> None:
    token = own.sign_in(MEMBER)
    before = accounts(own)["admin.person"].password
    answer = change(
        own, token, role="admin", disabled="0", name="admin.person", account="admin.person", username="admin.person", totp="x"
    )
    assert answer.status == 303
    changed = accounts(own)["member.person"]
    assert (changed.role, changed.totp, changed.disabled) == (MEMBER, "", False)
    assert accounts(own)["admin.person"].password == before
    assert own.get("/users", token_of(answer)).status == 403


def offer(site: Site, token: str) -> tuple[str, pyotp.TOTP]:
    """The sealed offer of a page, and an authenticator that has scanned it."""
    page = site.get("/account/codes", token).text
    key = re.search(r'<code id="key">([A-Z2-7 ]+)</code>', page)
    sealed = re.search(r'name="offer" value="([^"]+)"', page)
    assert key
    assert sealed
    assert "<svg" in page
    return sealed[1], pyotp.TOTP(key[1].replace(" ", ""))


def test_one_time_codes_from_the_first_to_the_last(own: Site) -> None:
    token = own.sign_in(ADMIN)
    sealed, authenticator = offer(own, token)
    assert not accounts(own)["admin.person"].totp
    wrong = own.post("/account/codes", token, offer=sealed, code="000000" if authenticator.now() != "000000" else "1")
    assert wrong.status == 422
    assert f'value="{sealed}"' in wrong.text
    first = authenticator.now()
    assert own.post("/account/codes", token, offer=sealed, code=first).headers["location"] == "/account?done=codes-on"
    kept = accounts(own)["admin.person"].totp
    assert authenticator.secret not in kept
    # Neither another secret in its place nor the same once more.
    other, second = offer_of_another(own, token)
    assert own.post("/account/codes", token, offer=other, code=second.now()).status == 303
    assert accounts(own)["admin.person"].totp == kept

    asked = enter(own, "admin.person")
    assert asked.status == 200
    assert not token_of(asked)
    assert PASSWORD not in asked.text
    found = re.search(r'name="ticket" value="([^"]+)"', asked.text)
    assert found
    replay = own.post("/login", ticket=found[1], code=first)
    assert replay.status == 422
    assert "wrong" in replay.text
    following = authenticator.at(int(time.time()) + 30)
    assert own.post("/login", ticket=found[1], code=following, next="//evil.example").headers["location"] == "/"
    assert own.post("/login", ticket=found[1], code=following).status == 422
    assert own.post("/login", ticket="il1.x.y", code=following).status == 422

    assert own.post("/account/codes/off", token, proof="wrong").status == 422
    assert accounts(own)["admin.person"].totp == kept
    assert own.post("/account/codes/off", token, proof=PASSWORD).status == 303
    assert enter(own, "admin.person").status == 303


def offer_of_another(site: Site, token: str) -> tuple[str, pyotp.TOTP]:
    """An offer made for a namesake before codes were on: here, with the codes switched off in the store for a moment."""
    store = wiring.open_account_store(str(site.state))
    try:
        account = store.account("admin.person")
        assert account is not None
        store.change("admin.person", totp="")
        made = offer(site, token)
        store.change("admin.person", totp=account.totp)
        return made
    finally:
        store.close()


def test_an_offer_of_another_account_is_refused(own: Site) -> None:
    sealed, authenticator = offer(own, own.sign_in(ADMIN))
    answer = own.post("/account/codes", own.sign_in(MEMBER), offer=sealed, code=authenticator.now())
    assert answer.status == 400
    assert "not made for your account" in answer.text
    assert not accounts(own)["member.person"].totp


def test_a_link_switches_lost_codes_off(own: Site) -> None:
    token = own.sign_in(ADMIN)
    sealed, authenticator = offer(own, token)
    own.post("/account/codes", token, offer=sealed, code=authenticator.now())
    done = own.cli("dashboard", "link", "admin.person")
    assert "switches the one-time codes of 'admin.person' off" in done.stderr
    assert accounts(own)["admin.person"].totp
    assert set_up(own, done.stdout.strip().partition("#")[2], "").status == 303
    assert not accounts(own)["admin.person"].totp
    assert own.get("/account", token).status == 303
    assert enter(own, "admin.person", PHRASE).status == 303


def test_sessions_are_listed_and_ended(own: Site) -> None:
    here, there = own.sign_in(MEMBER), own.sign_in(MEMBER)
    other = own.sign_in(ADMIN)
    page = own.get("/account", here).text
    assert sessions.digest(there) in page
    assert page.count("this one") == 1
    assert sessions.digest(other) not in page
    # Of another account, unknown, or none.
    for digest in (sessions.digest(other), "0" * 64, ""):
        assert own.post("/account/sessions/end", here, session=digest).status == 400
    assert own.get("/account", other).status == 200
    assert own.post("/account/sessions/end", here, session=sessions.digest(there)).status == 303
    assert own.get("/account", there).status == 303
    third = own.sign_in(MEMBER)
    assert own.post("/account/sessions/end-others", here).status == 303
    assert own.get("/account", third).status == 303
    assert own.get("/account", here).status == 200
    assert own.get("/account", other).status == 200


def test_the_name_of_a_browser_is_data(own: Site) -> None:
    body = f"name=member.person&password={PASSWORD.replace(' ', '+')}".encode()
    headers = {"Content-Type": "application/x-www-form-urlencoded", "User-Agent": HOSTILE}
    token = token_of(own.send("POST", "/login", "", body, headers))
    page = own.get("/account", token).text
    assert "&lt;script&gt;alert(2)" in page
    assert "<script>alert" not in page
    assert "<img" not in page
    assert "{{ 7 * 7 }}" in page


def test_a_new_password_makes_an_older_link_void(own: Site) -> None:
    code = link(own, "member.person")
    assert change(own, own.sign_in(MEMBER)).status == 303
    assert set_up(own, code, "").status == 422
