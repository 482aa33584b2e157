"""What holds for every page: who may see it, from where, with which headers."""

from collections.abc import Callable

import pytest

from interlock.storage.accounts_port import ADMIN, MEMBER, ROLES, VIEWER
from interlock.web.page import Action, Page
from interlock.web.pages.registry import PAGES

from .site import Site

ACTIONS = [(page, action) for page in PAGES for action in page.actions]
PLAIN = [(page, action) for page, action in ACTIONS if action.method == "GET" and "{" not in action.path]
FOREIGN = (
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example:80",
    "[::2]",
    "",
    "127.0.0.1@evil.example",
    "localhost, evil.example",
)


def name(pair: object) -> str:
    return f"{pair.method} {pair.path}" if isinstance(pair, Action) else getattr(pair, "id", "")


@pytest.mark.parametrize(("page", "action"), ACTIONS, ids=name)
def test_nothing_but_signing_in_works_without_a_session(site: Site, page: Page, action: Action) -> None:
    path = action.path.replace("{", "").replace("}", "")
    answer = site.get(path) if action.method == "GET" else site.post(path)
    if action.public:
        assert answer.status != 303 or not answer.headers["location"].startswith("/login?")
    else:
        assert answer.status == 303
        assert answer.headers["location"].startswith("/login")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("page", "action"), PLAIN, ids=name)
def test_a_page_opens_for_its_roles_only(site: Site, page: Page, action: Action, role: str) -> None:
    answer = site.get(action.path, site.sign_in(role))
    if action.public:
        assert answer.status in (200, 303)
    elif role in action.roles:
        # 400: it needs a parameter.
        assert answer.status in (200, 204, 303, 400, 404), answer.text
    else:
        assert answer.status == 403


CHANGES = [
    (action, role)
    for _, action in ACTIONS
    for role in (VIEWER, MEMBER)
    if action.method == "POST" and role not in action.roles and not action.public
]


@pytest.mark.parametrize(("action", "role"), CHANGES, ids=lambda one: name(one) or one)
def test_a_change_is_refused_to_other_roles(site: Site, action: Action, role: str) -> None:
    assert site.post(action.path.replace("{", "").replace("}", ""), site.sign_in(role)).status == 403


@pytest.mark.parametrize(("page", "action"), [pair for pair in ACTIONS if pair[1].method == "POST"], ids=name)
def test_a_form_from_elsewhere_is_refused(site: Site, page: Page, action: Action) -> None:
    token = site.sign_in(ADMIN)
    path = action.path.replace("{", "").replace("}", "")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        assert site.send("POST", path, token, b"", {**form, **headers}).status == 403, headers
    if not action.public:
        for body in (b"", b"csrf=", b"csrf=" + b"0" * 64):
            assert site.send("POST", path, token, body, {**form, "Origin": site.url}).status == 403, body


def test_a_token_of_another_session_is_refused(site: Site) -> None:
    from interlock.web.auth import csrf

    mine, other = site.sign_in(ADMIN), site.sign_in(ADMIN, "other.person")
    assert site.post("/team", mine, csrf=csrf.token_for(other)).status == 403


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_host_name_is_refused(site: Site, host: str) -> None:
    for path in ("/", "/login", "/nowhere"):
        answer = site.get(path, site.sign_in(ADMIN), Host=host)
        assert answer.status in (400, 421)
        assert "evil" not in answer.text


def test_a_host_name_can_be_added(make_site: Callable[..., Site]) -> None:
    site = make_site(
        "serve", "--no-platforms", "--admin-listen", "127.0.0.1:0", "--log-format", "json", "--admin-host", "desk.example"
    ).start()
    assert site.get("/login", Host="desk.example:8788").status == 200
    assert site.get("/login", Host="desk.example.evil.example").status == 421


@pytest.mark.parametrize("path", ["/", "/login", "/nowhere", "/approvals"])
def test_the_headers_of_a_page(site: Site, path: str) -> None:
    headers = site.get(path, site.sign_in(ADMIN)).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        "/static/../page.py",
        "/static/%2e%2e/page.py",
        "/static/..%2fpage.py",
        "/static/__init__.py",
        "/static/manifest.json",
        "/static//etc/passwd",
    ],
)
def test_only_the_files_of_the_folder_are_served(site: Site, path: str) -> None:
    assert site.get(path, site.sign_in(ADMIN)).status == 404


def test_a_form_that_is_too_large_or_of_another_kind_is_refused(site: Site) -> None:
    token = site.sign_in(ADMIN)
    large = site.send("POST", "/team", token, b"csrf=" + b"x" * 1_100_000, {"Content-Type": "application/x-www-form-urlencoded"})
    assert large.status == 400
    assert "larger" in large.text
    kind = site.send("POST", "/team", token, b"{}", {"Content-Type": "application/json"})
    assert kind.status == 400


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "/\tevil",
        "/a\r\nX: y",
    ],
)
def test_the_team_switch_goes_back_to_our_pages_only(site: Site, back: str) -> None:
    site.cli("inspect", "teams", "add", "blue")
    token = site.sign_in(ADMIN)
    answer = site.post("/team", token, team="blue", back=back)
    assert (answer.status, answer.headers["location"]) == (303, "/")
    assert site.post("/team", token, team="blue", back="/audit?event=x").headers["location"] == "/audit?event=x"
    assert site.post("/team", token, team="nobody", back="/audit").status == 400


def test_an_unknown_address_says_so(site: Site) -> None:
    answer = site.get("/no/such/page", site.sign_in(ADMIN))
    assert answer.status == 404
    assert "There is no such page" in answer.text


def test_a_part_that_fails_is_no_page_within_the_page(site: Site) -> None:
    htmx = {"HX-Request": "true"}
    viewer = site.sign_in(VIEWER)
    refused = site.get("/users", viewer, **htmx)
    assert (refused.status, refused.headers["hx-refresh"], refused.text) == (204, "true", "")
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": site.url, **htmx}
    part = site.send("POST", "/team", viewer, b"csrf=0", form)
    assert part.status == 403
    assert "<html" not in part.text
    assert 'role="alert"' in part.text
