"""The page Users over real HTTP: adding, roles, disabling, removing, links; only for administrators, and never the last one."""

import html
import re

import pytest

from interlock.storage.accounts_port import ADMIN, MEMBER, VIEWER
from interlock.web.pages.registry import PAGES

from .people import accounts, reset
from .site import Answer, Site
from .test_sign_in import enter, link, set_up, token_of

PHRASE = "weather anchor onion shelf"


@pytest.fixture
def own(site: Site) -> Site:
    """A dashboard with an administrator, a viewer and a member."""
    return reset(site)


def code_in(answer: Answer) -> str:
    found = re.search(r'<pre id="link">([^<]+)</pre>', answer.text)
    assert found
    return html.unescape(found[1]).partition("#")[2]


def test_somebody_is_added_by_a_link_that_is_shown_once(own: Site) -> None:
    admin = own.sign_in(ADMIN)
    answer = own.post("/users", admin, name=" Bob@Example.com ", role=VIEWER)
    assert answer.status == 200
    assert f"{own.url}/setup#" in answer.text
    code = code_in(answer)
    page = own.get("/users", admin).text
    assert "no password yet" in page
    assert code not in page
    assert code not in own.get("/users/bob%40example.com", admin).text
    assert enter(own, "bob@example.com", "").status == 422
    token = token_of(set_up(own, code, ""))
    assert own.get("/audit", token).status == 200
    assert own.get("/users", token).status == 403
    assert set_up(own, code, "").status == 422
    assert code not in "".join(own.log)


def test_what_is_wrong_is_said_and_nothing_is_added(own: Site) -> None:
    admin = own.sign_in(ADMIN)
    before = set(accounts(own))
    for name, role, text in (
        ("no name", VIEWER, "1 to 64"),
        ("", VIEWER, "1 to 64"),
        ("admin.person", VIEWER, "taken"),
        ("ADMIN.person", VIEWER, "taken"),
        ("bob", "owner", "Choose a role"),
        ("bob", "", "Choose a role"),
        ('"><script>alert(1)</script>', ADMIN, "1 to 64"),
    ):
        answer = own.post("/users", admin, name=name, role=role)
        assert answer.status == 422
        assert text in answer.text
        assert "<script>alert" not in answer.text
    assert set(accounts(own)) == before


def test_the_form_takes_no_further_field(own: Site) -> None:
    own.post("/users", own.sign_in(ADMIN), name="bob", role=MEMBER, password="x", disabled="1", totp="x", created="0")
    made = accounts(own)["bob"]
    assert (made.role, made.password, made.disabled, made.totp) == (MEMBER, "", False, "")


def test_a_role_holds_from_the_next_request_on(own: Site) -> None:
    admin, viewer = own.sign_in(ADMIN), own.sign_in(VIEWER)
    assert own.get("/users", viewer).status == 403
    assert own.post("/users/viewer.person/role", admin, role=ADMIN).status == 303
    assert own.get("/users", viewer).status == 200
    assert own.post("/users/viewer.person/role", admin, role=MEMBER).status == 303
    assert own.get("/users", viewer).status == 403
    assert own.get("/audit", viewer).status == 403
    assert own.post("/users/viewer.person/role", admin, role="root").status == 400
    assert accounts(own)["viewer.person"].role == MEMBER


def test_a_disabled_account_is_out_at_once_and_stays_out(own: Site) -> None:
    admin, viewer = own.sign_in(ADMIN), own.sign_in(VIEWER)
    code = link(own, "viewer.person")
    assert own.post("/users/viewer.person/disable", admin).status == 303
    assert own.get("/account", viewer).status == 303
    assert enter(own, "viewer.person").status == 422
    assert set_up(own, code, "").status == 422
    assert own.post("/users/viewer.person/link", admin).status == 400
    assert own.post("/users/viewer.person/enable", admin).status == 303
    assert own.get("/account", viewer).status == 303
    assert enter(own, "viewer.person").status == 303


def test_a_removed_account_is_gone_with_its_sessions_and_links(own: Site) -> None:
    admin, viewer = own.sign_in(ADMIN), own.sign_in(VIEWER)
    code = link(own, "viewer.person")
    assert own.post("/users/viewer.person/remove", admin).headers["location"] == "/users?done=removed"
    assert own.get("/account", viewer).status == 303
    assert enter(own, "viewer.person").status == 422
    assert set_up(own, code, "viewer.person").status == 422
    assert "viewer.person" not in accounts(own)
    assert own.post("/users/viewer.person/remove", admin).status == 400
    assert own.get("/users/viewer.person", admin).status == 400


def test_the_last_administrator_stays(own: Site) -> None:
    admin = own.sign_in(ADMIN)
    own.post("/users", admin, name="pending", role=ADMIN)
    for action, fields in (("remove", {}), ("disable", {}), ("role", {"role": VIEWER}), ("role", {"role": MEMBER})):
        answer = own.post(f"/users/admin.person/{action}", admin, **fields)
        assert answer.status == 400
        assert "last administrator" in answer.text
    assert own.get("/users", admin).status == 200
    own.post("/users/viewer.person/role", admin, role=ADMIN)
    assert own.post("/users/admin.person/role", admin, role=VIEWER).headers["location"] == "/"
    assert own.get("/users", admin).status == 403


def test_a_new_link_replaces_the_one_before(own: Site) -> None:
    admin, member = own.sign_in(ADMIN), own.sign_in(MEMBER)
    first = code_in(own.post("/users/member.person/link", admin))
    second = code_in(own.post("/users/member.person/link", admin))
    assert own.get("/account", member).status == 200
    assert set_up(own, first, "").status == 422
    assert set_up(own, second, "").status == 303
    assert own.get("/account", member).status == 303


def test_an_administrator_can_remove_themselves_when_another_is_there(own: Site) -> None:
    own.sign_in(ADMIN, "second.admin")
    admin = own.sign_in(ADMIN)
    assert own.post("/users/admin.person/remove", admin).headers["location"] == "/login?done=removed"
    assert own.get("/users", admin).status == 303


@pytest.mark.parametrize("role", [VIEWER, MEMBER])
@pytest.mark.parametrize(
    "action", ["", "/x.person/role", "/x.person/disable", "/x.person/enable", "/x.person/remove", "/x.person/link"]
)
def test_other_roles_change_nothing(site: Site, role: str, action: str) -> None:
    site.sign_in(ADMIN)
    site.sign_in(MEMBER, "x.person")
    before = {name: (row.role, row.password, row.disabled) for name, row in accounts(site).items()}
    answer = site.post(f"/users{action}", site.sign_in(role), name="new.person", role=ADMIN)
    assert answer.status == 403
    after = {name: (row.role, row.password, row.disabled) for name, row in accounts(site).items()}
    assert {name: after[name] for name in before} == before
    assert "new.person" not in after


@pytest.mark.parametrize(
    "path",
    [*(page.path for page in PAGES if MEMBER not in page.roles and page.section and page.path != "/"), "/users/admin.person"],
)
def test_a_member_sees_the_chat_and_the_own_account_only(site: Site, path: str) -> None:
    token = site.sign_in(MEMBER)
    assert site.get(path, token).status == 403
    assert site.get("/", token).headers["location"] == "/chat"
    links = set(re.findall(r'<li><a href="([^"]+)"', site.get("/account", token).text))
    assert links <= {"/chat", "/account", "/routines"}
    assert "/account" in links


@pytest.mark.parametrize("name", ["..%2f..%2fetc", "nobody", "%00", "%3Cscript%3E", "a" * 5000, "admin.person%27--"])
def test_a_name_in_the_path_is_looked_up_and_nothing_else(site: Site, name: str) -> None:
    answer = site.get(f"/users/{name}", site.sign_in(ADMIN))
    assert answer.status in (400, 404)
    assert "<script>" not in answer.text


def test_what_an_administrator_does_is_in_the_trail(own: Site) -> None:
    from .test_sign_in import trail

    admin = own.sign_in(ADMIN)
    own.post("/users", admin, name="bob", role=MEMBER)
    own.post("/users/bob/role", admin, role=VIEWER)
    own.post("/users/bob/disable", admin)
    own.post("/users/bob/enable", admin)
    own.post("/users/bob/link", admin)
    own.post("/users/bob/remove", admin)
    rows = [(row["event"], row["actor"], row["account"]) for row in trail(own)]
    expected = ("account-added", "link-made", "account-role", "account-disabled", "account-enabled", "link-made", "account-removed")
    assert rows[-len(expected) :] == [(f"dashboard-{event}", "admin.person", "bob") for event in expected]
