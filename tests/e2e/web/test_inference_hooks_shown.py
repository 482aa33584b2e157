"""Inference hooks: what the page shows of a team: health as it is, foreign text as text, trouble in plain words, nothing secret."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from tests.e2e.sender.receiver import DENY, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.inference_hooks_site import PATH, add_team, ask, fields, has_form, opened, select, words
from tests.e2e.web.site import Answer, Site

from interlock.inspection.sender import profiles
from interlock.storage.accounts_port import VIEWER
from interlock.storage.sender_port import Tally

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7*7 }}{% raw %}",
    '" hx-get="/logout" hx-trigger="load" x="',
    "</textarea><svg onload=alert(1)>",
    "a\u202eb\u2066c\x07d",
)


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalReceiver]:
    with LocalReceiver(tmp_path_factory.mktemp("receiver")) as found:
        yield found


def harmless(answer: Answer) -> None:
    """Nothing of what was sent became markup, a template or an attribute; nothing turns the text around it."""
    text = answer.text
    for mark in ("<script>alert", "<img", "<svg onload", 'hx-get="/logout"', "7*7 }}</", ">49<"):
        assert mark not in text.replace("{{ 7*7 }}", ""), mark
    assert not re.search(r'(href|src|action)="\s*javascript:', text)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_team_name_is_text(make_site: Callable[..., Site], receiver: LocalReceiver, hostile: str) -> None:
    site = make_site()
    add_team(site, "acme", receiver, name=hostile)
    site.start()
    token = site.sign_in()
    verdicts = fields(site.get(PATH, token), f"{PATH}/verdicts")
    pages = [
        site.get(PATH, token),
        site.get(f"{PATH}/endpoint", token),
        site.get(f"{PATH}/setup", token),
        site.post(f"{PATH}/verdicts", token, **(verdicts | {"share": "x"})),
        site.get(f"{PATH}/live?team=acme&version=1&range=hour", token),
        site.get(PATH, site.sign_in(VIEWER)),
    ]
    for page in pages:
        assert page.status in (200, 422)
        harmless(page)
    if "\u202e" in hostile:
        body = pages[0].text[pages[0].text.index("<main") :]
        assert "\u202e" not in body
        assert "a\\u{202e}b\\u{2066}c\\x07d" in body


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_fields_come_back_as_text(site: Site, receiver: LocalReceiver, hostile: str) -> None:
    token = site.sign_in()
    form = fields(site.get(f"{PATH}/endpoint?new=1&vendor=custom", token), f"{PATH}/endpoint")
    names = ("name", "team", "endpoint", "ca", "platform", "vendor", "keep", "expected", "was", "sealed", "tested", "header_name_0")
    for path in ("endpoint", "endpoint/test"):
        answer = site.post(f"{PATH}/{path}", token, **(form | dict.fromkeys(names, hostile) | {"private": "on"}))
        assert answer.status in (200, 422)
        harmless(answer)
        kept = fields(answer, f"{PATH}/endpoint")
        assert kept["endpoint"] == hostile.strip()
    site.get(
        f"{PATH}/endpoint?new=1&vendor={hostile}".replace(" ", "%20").encode("ascii", "ignore").decode().replace("\x07", ""), token
    )


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_message_and_deny_reason_are_text(make_site: Callable[..., Site], receiver: LocalReceiver, hostile: str) -> None:
    site = make_site()
    add_team(site, "acme", receiver, blocked_message=hostile, enforce=True)
    site.start()
    token = site.sign_in()
    page = site.get(PATH, token)
    harmless(page)
    assert fields(page, f"{PATH}/verdicts")["text"] == hostile
    harmless(site.get(PATH, site.sign_in(VIEWER)))
    receiver.answer(answering(json.dumps({"action": "deny", "deny_reason": hostile}).encode()))
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    tested = site.post(f"{PATH}/endpoint/test", token, **form)
    receiver.answer(answering())
    assert "The receiver's reason" in unescape(words(tested))
    harmless(tested)
    shown = tested.text[tested.text.index("<q>") : tested.text.index("</q>")]
    assert "\u202e" not in shown
    assert "\x07" not in shown


def test_a_hostile_query_is_ignored(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "queried", receiver)
    select(site, token, "queried")
    for query in (
        "range=%3Cscript%3Ealert(1)%3C/script%3E",
        "done=%3Cscript%3Ealert(1)",
        "trail=%3Cscript%3Ealert(1)",
        "vendor=%22%3E%3Cimg",
    ):
        for path in (PATH, f"{PATH}/endpoint", f"{PATH}/setup"):
            answer = site.get(f"{path}?{query}", token)
            assert answer.status == 200
            harmless(answer)
    answer = site.get(f"{PATH}/live?team=queried&version=%3Cscript%3Ealert(1)&range=%22%3E%3Cimg&seen=%3Cscript%3Ealert(1)", token)
    assert answer.status == 200
    harmless(answer)


def test_health_shows_verdicts_and_failures_with_what_to_do(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "healthy", receiver, enforce=True, mode="allow")
    select(site, token, "healthy")
    assert "No request of this team was checked in the last 24 hours" in words(site.get(PATH, token))
    for behaviour, count in ((answering(), 3), (answering(DENY), 1), (answering(b"", 401), 2)):
        receiver.answer(behaviour)
        ask(site, "healthy", count)
    receiver.answer(answering())
    page = site.get(PATH, token)
    plain = words(page)
    assert re.search(r"Health\s+Healthy", plain)
    assert re.search(r"Latency p50 [\d.]+\s+ms", plain)
    assert "25 % of 4 verdicts in 24 hours" in plain
    assert "non_200_status" in plain
    assert "Set the current signing secret there" in plain
    charts = {
        found["lines"][0]["label"]: found
        for found in map(json.loads, map(unescape, re.findall(r'data-chart="([^"]*)"', page.text)))
    }
    assert set(charts) == {"p50", "non_200_status", "allow", "denials among the verdicts"}
    assert len(charts["p50"]["x"]) == 60
    assert sum(value or 0 for value in charts["allow"]["lines"][0]["values"]) == 3
    assert None in charts["allow"]["lines"][0]["values"]
    day = site.get(f"{PATH}?range=day", token)
    assert len(json.loads(unescape(re.findall(r'data-chart="([^"]*)"', day.text)[0]))["x"]) == 144


def test_a_poll_is_empty_until_something_changed(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "polled", receiver, enforce=True, mode="allow")
    select(site, token, "polled")

    def poll_of(answer: Answer) -> str:
        (found,) = re.findall(r'hx-get="([^"]*)"', answer.text)
        return unescape(found)

    page = site.get(PATH, token)
    assert site.get(poll_of(page), token).status == 204
    receiver.answer(answering(DENY))
    ask(site, "polled")
    receiver.answer(answering())
    more = site.get(poll_of(page), token)
    assert more.status == 200
    assert "of 1 verdicts" in words(more)
    assert site.get(poll_of(more), token).status in (200, 204)  # a new minute may have begun
    with opened(site) as (_, teams):
        teams.pause("polled", on=True)
    paused = site.get(poll_of(more), token)
    assert "Checks are paused by the kill switch" in words(paused)
    assert "<html" not in paused.text
    with opened(site) as (_, teams):
        teams.save("polled", lambda old: old, headers=(("x-key", "1"),))
    assert "The settings were changed meanwhile (version 2)" in words(site.get(poll_of(paused), token))


@pytest.mark.parametrize("reason", [*profiles.REASONS, "of_a_newer_version"])
def test_every_reason_of_a_failure_is_shown_with_its_meaning(site: Site, receiver: LocalReceiver, reason: str) -> None:
    token = site.sign_in()
    team = f"reason-{reason}"
    add_team(site, team, receiver, enforce=True)
    tally = Tally(team)
    tally.errors.append((1_790_000_000.0, reason, 503 if reason == profiles.NON_200 else None))
    with opened(site) as (store, _):
        store.note([tally])
    select(site, token, team)
    page = site.get(PATH, token)
    assert page.status == 200
    (row,) = re.findall(rf"<tr>(?:(?!</tr>).)*<code>{reason}</code>.*?</tr>", page.text, re.DOTALL)
    meaning = re.sub(r"<[^>]+>", " ", row.split('data-label="Meaning"')[1])
    assert bool(len(meaning.strip()) > 20) is (reason in profiles.REASONS)


@pytest.mark.parametrize("settings", ["{", '{"platform": 7}', '{"timeout_ms": "soon"}', ""])
def test_settings_that_cannot_be_read_are_said_and_the_page_stays(
    make_site: Callable[..., Site], receiver: LocalReceiver, settings: str
) -> None:
    site = make_site()
    add_team(site, "broken", receiver)
    with sqlite3.connect(site.state / "sender.db") as database:
        database.execute("UPDATE sender_teams SET settings = ?", (settings,))
    database.close()
    site.start()
    token = site.sign_in()
    page = site.get(PATH, token)
    assert page.status == 200
    assert "The settings of this team cannot be read" in words(page)
    assert "Inference hooks are not available for it" in words(page)
    assert "Unreadable" in words(page)
    assert not has_form(page, f"{PATH}/verdicts")
    for path in ("verdicts", "endpoint", "rotate", "endpoint/remove"):
        answer = site.post(f"{PATH}/{path}", token, team="broken", expected="1")
        assert answer.status == 400
        assert "cannot be read" in words(answer)
    assert site.post(f"{PATH}/team/remove", token, **fields(page, f"{PATH}/team/remove")).status == 303
    assert "there is no team yet" in words(site.get(PATH, token))


def test_a_secret_that_cannot_be_opened_is_said_and_made_anew(make_site: Callable[..., Site], receiver: LocalReceiver) -> None:
    site = make_site()
    add_team(site, "locked", receiver, enforce=True, mode="block")
    (site.state / "vault.key").unlink()
    site.start()
    token = site.sign_in()
    page = site.get(PATH, token)
    assert "cannot be opened. Every request proceeds unchecked, in Block too" in words(page)
    rotated = site.post(f"{PATH}/rotate", token, **fields(page, f"{PATH}/rotate"))
    assert re.search(r"whsec_[A-Za-z0-9+/=]{20,}", rotated.text)
    assert "cannot be opened" not in words(site.get(PATH, token))


def test_source_ranges_are_shown_only_when_there_are_some(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    add_team(site, "ranged", receiver, source_ranges=("203.0.113.0/24", "2001:db8::/32"))
    add_team(site, "unranged", receiver)
    select(site, token, "ranged")
    page = words(site.get(PATH, token))
    assert "Source IP Ranges" in page
    assert "203.0.113.0/24" in page
    assert "2001:db8::/32" in page
    select(site, token, "unranged")
    assert "Source IP Ranges" not in words(site.get(PATH, token))


def test_a_team_without_an_endpoint_says_that_another_may_be_meant(site: Site) -> None:
    token = site.sign_in()
    add_team(site, "bare")
    select(site, token, "bare")
    page = words(site.get(PATH, token))
    assert "not set up for this team" in page
    assert "If another team was meant, choose it above" in page


def test_the_sealed_secret_and_headers_are_nowhere(site: Site, receiver: LocalReceiver) -> None:
    token = site.sign_in()
    saved = add_team(site, "sealed", receiver)
    with opened(site) as (store, teams):
        teams.save("sealed", lambda old: old, headers=(("x-api-key", "value-of-the-key"),))
        row = store.team("sealed")
    assert row is not None
    select(site, token, "sealed")
    pages = [PATH, f"{PATH}?range=day", f"{PATH}/endpoint", f"{PATH}/setup", f"{PATH}/live?team=sealed&version=1"]
    text = "".join(site.get(path, token).text for path in pages)
    assert "sealed" in text
    for secret in (saved.secret, row.secret, row.headers, "value-of-the-key", row.seed):
        assert secret
        assert secret not in text
        assert secret not in "".join(site.log)
