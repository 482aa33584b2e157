"""Inference hooks: a team is set up by forms alone: vendor, endpoint, headers, the secret once, Test Connection."""

import pathlib
import re
from collections.abc import Callable, Iterator

import pytest
from tests.e2e.sender.receiver import DENY, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.inference_hooks_site import (
    PATH,
    add_team,
    fields,
    has_form,
    opened,
    select,
    settings_of,
    version_of,
    words,
)
from tests.e2e.web.site import Answer, Site

from interlock.inspection.sender import vendors
from interlock.storage.accounts_port import VIEWER

SECRET = re.compile(r"whsec_[A-Za-z0-9+/=]{20,}")
VALUE = "value-that-nobody-may-see"


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalReceiver]:
    with LocalReceiver(tmp_path_factory.mktemp("receiver")) as found:
        yield found


def new_team(site: Site, token: str, receiver: LocalReceiver, name: str, /, **more: str) -> Answer:
    """Fill in the form of a new team and send it."""
    form = fields(site.get(f"{PATH}/endpoint?new=1&vendor=interlock", token), f"{PATH}/endpoint")
    form |= {"name": name, "endpoint": receiver.url, "private": "on", "ca": receiver.pem}
    return site.post(f"{PATH}/endpoint", token, **(form | more))


def test_without_a_team_the_page_says_so_and_leads_to_the_set_up(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in()
    page = site.get(PATH, token)
    assert "not set up: there is no team yet" in words(page)
    assert f'href="{PATH}/setup?new=1"' in page.text
    shown = site.get(PATH, site.sign_in(VIEWER))
    assert "Ask an administrator" in words(shown)
    assert f"{PATH}/setup" not in shown.text
    chosen = site.get(f"{PATH}/setup?new=1", token)
    for vendor in vendors.VENDORS:
        assert vendor.name in chosen.text


@pytest.mark.parametrize("vendor", vendors.VENDORS, ids=lambda one: one.id)
def test_the_form_of_a_vendor_has_its_checklist(site: Site, vendor: vendors.Vendor) -> None:
    page = site.get(f"{PATH}/endpoint?new=1&vendor={vendor.id}", site.sign_in())
    plain = words(page)
    assert fields(page, f"{PATH}/endpoint")["vendor"] == vendor.id
    for line in (*vendor.fetch, *(step.text for step in vendor.steps)):
        assert re.sub(r"['\"{}]", "", line.split(":")[0])[:40] in re.sub(r"&#\d+;|['\"{}]", "", plain)


def test_the_first_save_makes_the_team_and_shows_its_secret_once(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    saved = new_team(site, token, receiver, "Käfer & Söhne", header_name_0="X-Api-Key", header_value_0=VALUE)
    assert saved.status == 200
    assert len(SECRET.findall(saved.text)) == 1
    assert "shown once" in words(saved)
    assert VALUE not in saved.text
    page = site.get(PATH, token)
    assert "Käfer &amp; Söhne" in page.text
    assert "x-api-key" in page.text
    assert not SECRET.search(page.text)
    assert VALUE not in page.text
    with opened(site) as (store, teams):
        row = store.team("k-fer-s-hne")
        assert row is not None
        assert teams.headers(row) == (("x-api-key", VALUE),)
    assert "Private endpoint" in words(page)
    assert "pinned" in words(page)


def test_a_secret_and_header_values_reach_neither_log_nor_address(site: Site, receiver: LocalReceiver) -> None:
    saved = new_team(site, site.sign_in(), receiver, "Quiet", header_name_0="X-Api-Key", header_value_0=VALUE)
    (secret,) = SECRET.findall(saved.text)
    assert "location" not in saved.headers
    assert saved.headers["cache-control"] == "no-store"
    log = "".join(site.log)
    assert secret not in log
    assert VALUE not in log
    trail = "".join(path.read_text() for path in site.state.rglob("*.jsonl"))
    assert "quiet" in trail
    assert secret not in trail
    assert VALUE not in trail


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "Enter the endpoint URL"),
        ("http://hooks.example.com/x", "must start with https://"),
        ("https://hooks.example.com:8443/x", "only 443 is allowed"),
        ("https://user:word@hooks.example.com/x", "user name or password"),
        ("https://hooks.example.com/x?key=1", "a query"),
        ("https://hooks.example.com/x#y", "a fragment"),
        ("https://192.168.1.7/x", "not a public address"),
        ("https://abc.ngrok.io/x", "reverse tunnel"),
        ("https://2130706433/x", "unusual form"),
        ("https://" + "a" * 2_048 + ".example.com/", "at most 2048"),
    ],
)
def test_a_refused_url_is_explained_beside_its_field_and_nothing_typed_is_lost(site: Site, url: str, said: str) -> None:
    token = site.sign_in()
    form = fields(site.get(f"{PATH}/endpoint?new=1&vendor=custom", token), f"{PATH}/endpoint")
    form |= {"name": "Typed Name", "team": "typed-id", "endpoint": url, "header_name_4": "X-Fifth", "header_value_4": VALUE}
    again = site.post(f"{PATH}/endpoint", token, **form)
    assert again.status == 422
    place = again.text[again.text.index('name="endpoint"') :]
    assert said in words(Answer(0, {}, place[: place.index("</p>")]))
    kept = fields(again, f"{PATH}/endpoint")
    assert (kept["name"], kept["team"], kept["endpoint"], kept["header_name_4"]) == ("Typed Name", "typed-id", url, "X-Fifth")
    assert kept["header_value_4"] == ""
    assert VALUE not in again.text
    with opened(site) as (store, _):
        assert store.team("typed-id") is None


def test_header_values_survive_a_mistake_without_being_shown(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    wrong = new_team(site, token, receiver, "Kept Values", endpoint="http://x", header_name_0="X-Api-Key", header_value_0=VALUE)
    assert wrong.status == 422
    form = fields(wrong, f"{PATH}/endpoint")
    assert site.post(f"{PATH}/endpoint", token, **(form | {"endpoint": receiver.url})).status == 200
    with opened(site) as (store, teams):
        row = store.team("kept-values")
        assert row is not None
        assert teams.headers(row) == (("x-api-key", VALUE),)


def test_sealed_header_values_open_in_no_other_session(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    wrong = new_team(site, token, receiver, "Mine", endpoint="http://x", header_name_0="X-Api-Key", header_value_0=VALUE)
    form = fields(wrong, f"{PATH}/endpoint")
    other = site.sign_in(name="other.admin")
    again = site.post(f"{PATH}/endpoint", other, **(form | {"endpoint": receiver.url}))
    assert again.status == 422
    assert "Enter the value in row 1" in words(again)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("Host", "x", "set by the platform"),
        ("X-Cursor-Thing", "x", "set by the platform"),
        ("X_Under", "x", "cannot be the name of a header"),
        ("X-Key", "", "Enter the value in row 1"),
        ("", "x", "Row 1 has a value and no name"),
        ("X-Key", "tab\there", "not printable ASCII"),
        ("X-Key", "y" * 8_193, "at most 8192"),
    ],
)
def test_a_refused_header_is_explained_and_its_value_not_quoted(
    site: Site, receiver: LocalReceiver, name: str, value: str, said: str
) -> None:
    again = new_team(site, site.sign_in(), receiver, "Headers", header_name_0=name, header_value_0=value)
    assert again.status == 422
    assert said in words(again)
    assert "tab\there" not in again.text
    assert "y" * 50 not in again.text


def test_sixteen_headers_are_taken(site: Site, receiver: LocalReceiver) -> None:
    rows = {f"header_name_{number}": f"X-Key-{number}" for number in range(17)}
    rows |= {f"header_value_{number}": str(number) for number in range(17)}
    assert new_team(site, site.sign_in(), receiver, "Sixteen", **rows).status == 200
    assert settings_of(site, "sixteen").header_names == tuple(f"x-key-{number}" for number in range(16))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"ca": ""}, 200),
        ({"ca": "no certificate"}, "cannot be read"),
        ({"endpoint": "https://10.0.0.7/x", "ca": ""}, "needs the certificate"),
        ({"private": "", "ca": ""}, "only 443 is allowed"),
    ],
)
def test_a_private_endpoint_needs_its_authority_or_loopback(
    site: Site, receiver: LocalReceiver, more: dict[str, str], said: "str | int"
) -> None:
    answer = new_team(site, site.sign_in(), receiver, "Private", **more)
    if isinstance(said, int):
        assert answer.status == said
    else:
        assert answer.status == 422
        assert said in words(answer)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"name": ""}, "Enter a name"),
        ({"name": "n" * 101}, "Enter a name"),
        ({"name": "left\u202eright"}, "all of them visible"),
        ({"team": "with/slash"}, "cannot be the id of a team"),
        ({"platform": "windows"}, "Choose one of the list"),
        ({"vendor": "nobody"}, "not in the list"),
    ],
)
def test_what_cannot_be_saved_is_said(site: Site, receiver: LocalReceiver, more: dict[str, str], said: str) -> None:
    answer = new_team(site, site.sign_in(), receiver, "Refused", **more)
    assert answer.status == 422
    assert said in words(answer)


def test_an_id_that_is_taken_is_refused_and_one_made_from_a_name_is_free(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    assert new_team(site, token, receiver, "Twice").status == 200
    assert "there is a team" in words(new_team(site, token, receiver, "Other", team="twice")).lower()
    assert new_team(site, token, receiver, "Twice").status == 200
    assert settings_of(site, "twice-2").endpoint == receiver.url


def test_changing_one_header_means_entering_all_again(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    new_team(
        site, token, receiver, "All Again", header_name_0="X-One", header_value_0="1", header_name_1="X-Two", header_value_1="2"
    )
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    assert (form["keep"], form["header_name_0"], form["header_value_0"]) == ("keep", "x-one", "")
    typed = site.post(f"{PATH}/endpoint", token, **(form | {"header_value_0": "new"}))
    assert typed.status == 422
    assert "choose to enter all of them again" in words(typed)
    partly = site.post(f"{PATH}/endpoint", token, **(form | {"keep": "replace", "header_value_0": "new"}))
    assert partly.status == 422
    assert "Enter the value in row 2" in words(partly)
    assert site.post(f"{PATH}/endpoint", token, **(form | {"keep": "none"})).headers["location"] == f"{PATH}?done=saved"
    assert settings_of(site, "all-again").header_names == ()


def test_nothing_changed_saves_nothing(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    new_team(site, token, receiver, "Same", header_name_0="X-One", header_value_0="1")
    version = version_of(site, "same")
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    assert site.post(f"{PATH}/endpoint", token, **form).headers["location"] == f"{PATH}?done=unchanged"
    assert version_of(site, "same") == version


def test_the_saved_endpoint_is_tested_and_the_result_stays_on_the_page(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "tested", receiver)
    select(site, token, "tested")
    assert "Not tested with what is saved" in words(site.get(PATH, token))
    receiver.answer(answering())
    sent = site.post(f"{PATH}/test", token, team="tested")
    assert sent.headers["location"] == f"{PATH}?done=tested"
    shown = words(site.get(PATH, token))
    assert "The receiver answers: allow" in shown
    assert re.search(r"[\d.]+ ms", shown)
    assert '"application":"config-test"' in receiver.seen[-1].body.decode()


@pytest.mark.parametrize(
    ("behaviour", "said", "todo"),
    [
        (answering(DENY), "The connection works, but the receiver answers: deny", "mend the policy"),
        (answering(b"", 401), "non_200_status", "Set the current signing secret there"),
        (answering(b"", 503), "non_200_status", "receiver&#39;s logs"),
        (answering(b"no verdict"), "unparseable_response", "It must be"),
        (answering(b'{"action":"maybe"}'), "invalid_action", "must be"),
        (answering(b"x" * 65_537), "oversized_response", "the verdict alone"),
    ],
    ids=["deny", "401", "503", "text", "action", "large"],
)
def test_a_test_says_what_happened_and_what_to_do(
    site: Site, receiver: LocalReceiver, behaviour: object, said: str, todo: str, request: pytest.FixtureRequest
) -> None:
    token = site.sign_in()
    team = f"result-{request.node.callspec.id}"
    add_team(site, team, receiver)
    select(site, token, team)
    receiver.answer(behaviour)  # type: ignore[arg-type]
    site.post(f"{PATH}/test", token, team=team)
    receiver.answer(answering())
    shown = words(site.get(PATH, token))
    assert said in shown
    assert todo in shown


def test_a_test_from_the_form_uses_what_is_typed_and_saves_nothing(
    site: Site, receiver: LocalReceiver, tmp_path: pathlib.Path
) -> None:
    token = site.sign_in()
    saved = add_team(site, "typed", receiver)
    select(site, token, "typed")
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    with LocalReceiver(tmp_path) as other:
        typed = form | {"endpoint": other.url, "ca": other.pem, "header_name_0": "X-Typed", "header_value_0": VALUE}
        page = site.post(f"{PATH}/endpoint/test", token, **typed)
        assert page.status == 200
        assert "The receiver answers: allow" in words(page)
        assert other.seen[0].header("x-typed") == VALUE
    assert VALUE not in page.text
    kept = fields(page, f"{PATH}/endpoint")
    assert kept["endpoint"] == other.url
    assert version_of(site, "typed") == saved.version
    with opened(site) as (store, _):
        assert store.last_test("typed") is None


def test_with_script_only_the_result_comes_back(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "fragment", receiver)
    select(site, token, "fragment")
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Origin": site.url, "HX-Request": "true"}
    for path, sent in ((f"{PATH}/endpoint/test", form), (f"{PATH}/test", {"team": "fragment"})):
        body = site_form(token, sent)
        answer = site.send("POST", path, token, body, headers)
        assert answer.status == 200
        assert "<html" not in answer.text
        assert "The receiver answers: allow" in answer.text


def site_form(token: str, sent: dict[str, str]) -> bytes:
    from urllib.parse import urlencode

    from interlock.web.auth import csrf

    return urlencode({"csrf": csrf.token_for(token), **sent}).encode()


def test_a_test_needs_a_secret_first(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "no-secret")
    select(site, token, "no-secret")
    page = site.get(PATH, token)
    assert "Inference hooks are not set up for this team" in words(page)
    assert not has_form(page, f"{PATH}/test")
    assert "which the first save makes" in words(site.get(f"{PATH}/endpoint", token))
    answer = site.post(f"{PATH}/test", token, team="no-secret")
    assert answer.status == 400
    assert "no signing secret yet" in words(answer)
    form = fields(site.get(f"{PATH}/endpoint?new=1", token), f"{PATH}/endpoint")
    typed = site.post(f"{PATH}/endpoint/test", token, **(form | {"name": "New", "endpoint": receiver.url}))
    assert "which the first save makes" in words(typed)


def test_while_paused_a_test_says_so_and_sends_nothing(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "held", receiver)
    select(site, token, "held")
    site.post(f"{PATH}/pause", token, team="held", on="yes")
    before = len(receiver.seen)
    sent = site.post(f"{PATH}/test", token, team="held")
    assert sent.headers["location"] == f"{PATH}?done=test-paused"
    assert "temporarily paused: nothing was sent" in words(site.get(sent.headers["location"], token))
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    assert "temporarily paused" in words(site.post(f"{PATH}/endpoint/test", token, **form))
    assert len(receiver.seen) == before
