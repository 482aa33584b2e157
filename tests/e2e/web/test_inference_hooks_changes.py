"""Inference hooks: settings are changed after what would stop members was said; nothing is lost to another administrator; every change is audited."""

import itertools
import json
import pathlib
import re
import time
from collections.abc import Callable, Iterator

import pytest
from tests.e2e.sender.receiver import DENY, answering
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.inference_hooks_site import (
    PATH,
    add_team,
    ask,
    fields,
    has_form,
    opened,
    select,
    settings_of,
    version_of,
    words,
)
from tests.e2e.web.site import Answer, Site

from interlock.storage.accounts_port import VIEWER
from interlock.storage.sender_port import Event, TripRule

SECRET = re.compile(r"whsec_[A-Za-z0-9+/=]{20,}")
VERDICTS = f"{PATH}/verdicts"
_NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalReceiver]:
    with LocalReceiver(tmp_path_factory.mktemp("receiver")) as found:
        yield found


@pytest.fixture
def token(site: Site) -> str:
    return site.sign_in()


@pytest.fixture
def team(site: Site, receiver: LocalReceiver, token: str) -> str:
    """A team of the test's own that is selected in its session; its endpoint has given an allow."""
    name = f"team-{next(_NUMBERS)}"
    add_team(site, name, receiver)
    select(site, token, name)
    receiver.answer(answering())
    assert site.post(f"{PATH}/test", token, team=name).status == 303
    return name


def form_of(site: Site, token: str) -> dict[str, str]:
    return fields(site.get(PATH, token), VERDICTS)


def trip(site: Site, team: str) -> None:
    """Trip the breaker, as a worker does."""
    with opened(site) as (store, _):
        assert store.trip(
            team, time.time(), TripRule(60, 0, 0.0), Event(team, "inference_hooks_circuit_breaker_tripped", "{}", 1.0)
        )


def rows(site: Site, team: str) -> list[tuple[str, dict[str, object]]]:
    with opened(site) as (store, _):
        return [(row.event, json.loads(row.payload)) for row in store.events(team=team)]


def test_shadow_is_enforced_at_once(site: Site, token: str, team: str) -> None:
    form = form_of(site, token)
    assert form["mode"] == "shadow"
    assert "enforce" not in form
    saved = site.post(VERDICTS, token, **(form | {"enforce": "on"}))
    assert saved.headers["location"] == f"{PATH}?done=saved"
    assert "in force in every worker within 5 seconds" in words(site.get(saved.headers["location"], token))
    assert settings_of(site, team).enforce


def test_block_is_saved_only_after_its_warnings_were_shown(site: Site, token: str, team: str) -> None:
    form = form_of(site, token) | {"enforce": "on", "mode": "block", "timeout_ms": "700"}
    asked = site.post(VERDICTS, token, **form)
    assert asked.status == 200
    assert "Nothing is saved yet" in words(asked)
    assert "a check that cannot finish stops the member" in words(asked)
    assert version_of(site, team) == 1
    again = fields(asked, VERDICTS)
    assert (again["mode"], again["enforce"], again["timeout_ms"]) == ("block", "on", "700")
    assert site.post(VERDICTS, token, **again).headers["location"] == f"{PATH}?done=saved"
    assert settings_of(site, team).in_force == "block"


def test_a_warning_that_was_not_shown_asks_again(site: Site, receiver: LocalReceiver, token: str, team: str) -> None:
    asked = site.post(VERDICTS, token, **(form_of(site, token) | {"enforce": "on", "mode": "block"}))
    receiver.answer(answering(DENY))
    site.post(f"{PATH}/test", token, team=team)
    receiver.answer(answering())
    more = site.post(VERDICTS, token, **fields(asked, VERDICTS))
    assert more.status == 200
    assert "The receiver denies the test frame" in words(more)
    assert "test_denied" in fields(more, VERDICTS)["confirmed"]
    assert site.post(VERDICTS, token, **fields(more, VERDICTS)).status == 303


def test_an_untested_endpoint_is_no_surprise_in_block(site: Site, receiver: LocalReceiver, token: str) -> None:
    add_team(site, "untested", receiver)
    select(site, token, "untested")
    asked = site.post(VERDICTS, token, **(form_of(site, token) | {"enforce": "on", "mode": "block"}))
    assert "No verdict has come from this endpoint yet" in words(asked)


def test_denials_of_shadow_are_told_before_they_stop_members(site: Site, receiver: LocalReceiver, token: str, team: str) -> None:
    site.post(VERDICTS, token, **(form_of(site, token) | {"enforce": "on", "mode": "allow"}))
    receiver.answer(answering(DENY))
    ask(site, team, 2)
    receiver.answer(answering())
    site.post(VERDICTS, token, **(form_of(site, token) | {"mode": "shadow"}))
    asked = site.post(VERDICTS, token, **(form_of(site, token) | {"mode": "allow"}))
    assert "100% of the 2 verdicts of the last 24 hours were denials" in words(asked)


def test_a_new_url_without_header_values_asks_first(site: Site, token: str, receiver: LocalReceiver) -> None:
    add_team(site, "moving", receiver, enforce=True, mode="block")
    with opened(site) as (_, teams):
        teams.save("moving", lambda old: old, headers=(("x-api-key", "1"),))
    select(site, token, "moving")
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    asked = site.post(f"{PATH}/endpoint", token, **(form | {"endpoint": receiver.url + "/new"}))
    assert asked.status == 200
    assert "The header values were removed with the URL" in words(asked)
    assert settings_of(site, "moving").endpoint == receiver.url
    assert site.post(f"{PATH}/endpoint", token, **fields(asked, f"{PATH}/endpoint")).status == 303
    assert "values missing" in words(site.get(PATH, token))
    again = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    assert (again["keep"], again["header_name_0"]) == ("replace", "x-api-key")


def test_a_test_in_the_dialog_counts_for_the_question(site: Site, token: str, receiver: LocalReceiver) -> None:
    add_team(site, "dialog", receiver, enforce=True, mode="block")
    select(site, token, "dialog")
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint") | {"endpoint": receiver.url + "/new"}
    untested = site.post(f"{PATH}/endpoint", token, **form)
    assert "No verdict has come from this endpoint yet" in words(untested)
    receiver.answer(answering())
    tested = fields(site.post(f"{PATH}/endpoint/test", token, **form), f"{PATH}/endpoint")
    assert site.post(f"{PATH}/endpoint", token, **tested).status == 303


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"timeout_ms": "0"}, "from 1 to 10,000"),
        ({"timeout_ms": "10001"}, "from 1 to 10,000"),
        ({"timeout_ms": "soon"}, "from 1 to 10,000"),
        ({"timeout_ms": "１"}, "from 1 to 10,000"),
        ({"share": "101"}, "from 0 to 100"),
        ({"share": "-1"}, "from 0 to 100"),
        ({"share": "12.5"}, "from 0 to 100"),
        ({"mode": "off"}, "Choose one of the three"),
        ({"message": "own", "text": ""}, "Write the message"),
        ({"message": "own", "text": "x" * 501}, "It has 501 characters"),
        ({"message": "loud"}, "Choose one of the three"),
    ],
)
def test_a_value_out_of_range_is_refused_beside_its_field(
    site: Site, token: str, team: str, change: dict[str, str], said: str
) -> None:
    answer = site.post(VERDICTS, token, **(form_of(site, token) | change))
    assert answer.status == 422
    assert said in words(answer)
    kept = fields(answer, VERDICTS)
    for name, value in change.items():
        if name in ("timeout_ms", "share", "text"):
            assert kept[name] == value
    assert version_of(site, team) == 1


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ({"message": "own", "text": "  Ask\r\nthe desk. "}, "Ask\nthe desk."),
        ({"message": "own", "text": "é" * 500}, "é" * 500),
        ({"message": "off", "text": "ignored"}, ""),
    ],
)
def test_the_blocked_message_is_kept_as_written(site: Site, token: str, team: str, sent: dict[str, str], kept: str) -> None:
    assert site.post(VERDICTS, token, **(form_of(site, token) | sent)).status == 303
    assert settings_of(site, team).blocked_message == kept
    assert site.post(VERDICTS, token, **(form_of(site, token) | {"message": "default"})).status == 303
    assert settings_of(site, team).blocked_message is None


def test_nothing_changed_saves_nothing(site: Site, token: str, team: str) -> None:
    assert site.post(VERDICTS, token, **form_of(site, token)).headers["location"] == f"{PATH}?done=unchanged"
    assert version_of(site, team) == 1


def test_two_administrators_lose_nothing(site: Site, token: str, team: str) -> None:
    mine = form_of(site, token) | {"timeout_ms": "900", "message": "own", "text": "Typed with care"}
    theirs = form_of(site, token) | {"share": "40"}
    assert site.post(VERDICTS, token, **theirs).status == 303
    stale = site.post(VERDICTS, token, **mine)
    assert stale.status == 409
    assert "changed by somebody else" in words(stale)
    assert re.search(r"Requests inspected \(%\)\s+100\s+40", words(stale))
    again = fields(stale, VERDICTS)
    assert (again["timeout_ms"], again["text"], again["share"]) == ("900", "Typed with care", "40")
    assert site.post(VERDICTS, token, **again).status == 303
    saved = settings_of(site, team)
    assert (saved.timeout_ms, saved.share, saved.blocked_message) == (900, 40, "Typed with care")


def test_a_form_of_the_endpoint_that_was_overtaken_comes_back(site: Site, token: str, receiver: LocalReceiver, team: str) -> None:
    mine = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    mine |= {"endpoint": receiver.url + "/mine", "header_name_0": "X-Key", "header_value_0": "typed-value"}
    site.post(VERDICTS, token, **(form_of(site, token) | {"share": "40"}))
    stale = site.post(f"{PATH}/endpoint", token, **mine)
    assert stale.status == 409
    assert "Requests inspected" in words(stale)
    assert "typed-value" not in stale.text
    again = fields(stale, f"{PATH}/endpoint")
    assert again["endpoint"] == receiver.url + "/mine"
    assert site.post(f"{PATH}/endpoint", token, **again).status == 303
    with opened(site) as (store, teams):
        row = store.team(team)
        assert row is not None
        assert teams.headers(row) == (("x-key", "typed-value"),)


@pytest.mark.parametrize("was", ["", "{", "[]", '{"share": 100}', "null"])
def test_a_damaged_field_of_the_form_does_no_harm(site: Site, token: str, team: str, was: str) -> None:
    mine = form_of(site, token) | {"was": was, "timeout_ms": "900"}
    site.post(VERDICTS, token, **(form_of(site, token) | {"share": "40"}))
    assert site.post(VERDICTS, token, **mine).status == 409


def test_fields_that_a_form_does_not_have_change_nothing(site: Site, token: str, team: str) -> None:
    with opened(site) as (store, _):
        before = store.team(team)
    more = {
        "version": "99",
        "secret": "whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "paused": "1",
        "seed": "0",
        "name": "renamed",
        "settings": "{}",
        "endpoint": "https://evil.example/x",
        "header_names": "x",
        "source_ranges": "0.0.0.0/0",
        "platform": "claude",
        "private": "on",
        "headers": "x",
        "updated": "0",
    }
    saved = site.post(VERDICTS, token, **(form_of(site, token) | more | {"share": "60"}))
    assert saved.status == 303
    with opened(site) as (store, teams):
        after = store.team(team)
        settings = teams.settings(team)
    assert before is not None
    assert after is not None
    assert (after.version, after.name, after.secret, after.paused, after.seed) == (
        2,
        before.name,
        before.secret,
        False,
        before.seed,
    )
    assert (settings.platform, settings.header_names, settings.source_ranges, settings.share) == ("cursor", (), (), 60)
    assert "evil" not in settings.endpoint
    form = fields(site.get(f"{PATH}/endpoint", token), f"{PATH}/endpoint")
    more = {"enforce": "on", "mode": "block", "share": "0", "version": "99", "secret": "x", "paused": "1", "covered": ""}
    assert site.post(f"{PATH}/endpoint", token, **(form | more)).headers["location"] == f"{PATH}?done=unchanged"
    assert settings_of(site, team) == settings


def test_a_rotated_secret_is_shown_once_and_the_warning_before(site: Site, token: str, team: str) -> None:
    page = site.get(PATH, token)
    assert "may still be signed with the previous secret" in words(page)
    form = fields(page, f"{PATH}/rotate")
    shown = site.post(f"{PATH}/rotate", token, **form)
    (secret,) = SECRET.findall(shown.text)
    assert secret not in site.get(PATH, token).text
    again = site.post(f"{PATH}/rotate", token, **form)
    assert again.status == 409
    assert "not rotated" in words(again)
    assert not SECRET.search(again.text)
    assert version_of(site, team) == 2


def test_a_tripped_breaker_is_reset(site: Site, token: str, team: str) -> None:
    site.post(VERDICTS, token, **(form_of(site, token) | {"enforce": "on"}))
    assert not has_form(site.get(PATH, token), f"{PATH}/reset")
    trip(site, team)
    page = site.get(PATH, token)
    assert "Tripped" in words(page)
    assert "The circuit breaker tripped at" in words(page)
    done = site.post(f"{PATH}/reset", token, **fields(page, f"{PATH}/reset"))
    assert done.headers["location"] == f"{PATH}?done=reset"
    assert "Tripped" not in words(site.get(PATH, token))
    assert site.post(f"{PATH}/reset", token, team=team).headers["location"] == f"{PATH}?done=not-tripped"


def test_a_change_while_block_is_tripped_says_that_recovery_ends(site: Site, receiver: LocalReceiver, token: str) -> None:
    add_team(site, "tripped-block", receiver, enforce=True, mode="block")
    select(site, token, "tripped-block")
    trip(site, "tripped-block")
    asked = site.post(VERDICTS, token, **(form_of(site, token) | {"timeout_ms": "9000"}))
    assert "ends its automatic recovery" in words(asked)
    assert site.post(VERDICTS, token, **fields(asked, VERDICTS)).status == 303
    assert "has ended its automatic recovery" in words(site.get(PATH, token))


def test_the_kill_switch_of_a_team(site: Site, token: str, team: str) -> None:
    site.post(f"{PATH}/pause", token, **fields(site.get(PATH, token), f"{PATH}/pause"))
    page = site.get(PATH, token)
    assert "Checks are paused by the kill switch" in words(page)
    assert has_form(page, f"{PATH}/pause")
    assert fields(page, f"{PATH}/pause")["on"] == "no"
    site.post(f"{PATH}/pause", token, **fields(page, f"{PATH}/pause"))
    assert "Checks are paused" not in words(site.get(PATH, token))
    assert version_of(site, team) == 1


def test_the_kill_switch_of_all(site: Site, token: str, team: str) -> None:
    assert site.post(f"{PATH}/pause-all", token, **fields(site.get(PATH, token), f"{PATH}/pause-all")).status == 303
    with opened(site) as (store, _):
        assert store.paused()
    page = site.get(PATH, token)
    assert "Checks are paused by the kill switch" in words(page)
    site.post(f"{PATH}/pause-all", token, **fields(page, f"{PATH}/pause-all"))
    with opened(site) as (store, _):
        assert not store.paused()


def test_an_endpoint_is_removed_and_the_rest_kept(site: Site, token: str, team: str) -> None:
    site.post(VERDICTS, token, **(form_of(site, token) | {"share": "30"}))
    form = fields(site.get(PATH, token), f"{PATH}/endpoint/remove")
    assert site.post(f"{PATH}/endpoint/remove", token, **(form | {"expected": "1"})).status == 409
    assert site.post(f"{PATH}/endpoint/remove", token, **form).headers["location"] == f"{PATH}?done=endpoint-removed"
    settings = settings_of(site, team)
    assert (settings.endpoint, settings.private, settings.share) == ("", None, 30)
    assert "not set up for this team" in words(site.get(PATH, token))


def test_a_team_is_removed_and_a_form_of_it_says_so(site: Site, token: str, team: str) -> None:
    other = site.sign_in(name="second.admin")
    select(site, other, team)
    verdicts = form_of(site, other)
    assert site.post(f"{PATH}/team/remove", token, team=team).headers["location"] == f"{PATH}?done=team-removed"
    late = site.post(VERDICTS, other, **verdicts)
    assert late.status == 400
    assert "The team of this form no longer exists" in words(late)
    page = words(site.get(PATH, other))
    assert f"The team that you had selected, {team} , no longer exists" in page
    assert "Go on with this team" in page
    poll = site.get(f"{PATH}/live?poll=1&team={team}&version=1&range=hour&seen=x", other)
    assert (poll.status, poll.headers["hx-refresh"]) == (204, "true")


def test_a_form_changes_the_team_that_it_was_shown_for(site: Site, receiver: LocalReceiver, token: str, team: str) -> None:
    add_team(site, "elsewhere", receiver)
    form = form_of(site, token) | {"share": "70"}
    select(site, token, "elsewhere")
    assert site.post(VERDICTS, token, **form).status == 303
    assert settings_of(site, team).share == 70
    assert settings_of(site, "elsewhere").share == 100
    assert fields(site.get(PATH, token), VERDICTS)["team"] == team


def test_every_change_is_audited_with_who_did_it(site: Site, token: str, team: str) -> None:
    site.post(VERDICTS, token, **(form_of(site, token) | {"share": "30"}))
    site.post(f"{PATH}/rotate", token, team=team, expected="2")
    site.post(f"{PATH}/pause", token, team=team, on="yes")
    site.post(f"{PATH}/pause", token, team=team, on="no")
    site.post(f"{PATH}/endpoint/remove", token, team=team, expected="3")
    site.post(f"{PATH}/team/remove", token, team=team)
    found = [(name, payload.get("admin_id")) for name, payload in reversed(rows(site, team))][2:]
    assert found == [
        ("inference_hooks_config_updated", "admin.person"),
        ("inference_hooks_signing_secret_generated", "admin.person"),
        ("inference_hooks_paused", "admin.person"),
        ("inference_hooks_resumed", "admin.person"),
        ("inference_hooks_config_deleted", "admin.person"),
        ("inference_hooks_config_deleted", "admin.person"),
    ]
    trail = "".join(path.read_text() for path in pathlib.Path(site.state).rglob("*.jsonl"))
    assert trail.count(f'"team":"{team}"') >= len(found)


def test_a_trail_that_cannot_be_written_loses_no_save(make_site: Callable[..., Site], receiver: LocalReceiver) -> None:
    site = make_site()
    site.state.mkdir(parents=True)
    (site.state / "audit").write_text("no folder")
    add_team(site, "acme", receiver)
    site.start()
    token = site.sign_in()
    saved = site.post(VERDICTS, token, **(form_of(site, token) | {"share": "30"}))
    assert saved.status == 303
    assert "the audit trail cannot be written now" in words(site.get(saved.headers["location"], token))
    assert settings_of(site, "acme").share == 30
    shown = site.post(f"{PATH}/rotate", token, **fields(site.get(PATH, token), f"{PATH}/rotate"))
    assert SECRET.search(shown.text)
    assert "the audit trail cannot be written now" in words(shown)


def test_a_viewer_reads_all_and_changes_nothing(site: Site, receiver: LocalReceiver, token: str, team: str) -> None:
    site.post(VERDICTS, token, **(form_of(site, token) | {"message": "own", "text": "Ask the desk", "share": "30"}))
    viewer = site.sign_in(VIEWER)
    select(site, viewer, team)
    page = site.get(PATH, viewer)
    for text in (receiver.url, "30 %", "Ask the desk", "Shadow Mode", "10,000 ms", "config_version 2"):
        assert text in words(page)
    assert "Rotate" not in page.text
    assert re.findall(r'action="/inference-hooks', page.text) == []
    for path in (
        "verdicts",
        "endpoint",
        "endpoint/test",
        "endpoint/remove",
        "test",
        "rotate",
        "reset",
        "pause",
        "pause-all",
        "team/remove",
    ):
        assert site.post(f"{PATH}/{path}", viewer, team=team, expected="2", on="yes").status == 403
    for path in ("setup", "endpoint"):
        assert site.get(f"{PATH}/{path}", viewer).status == 403
    assert version_of(site, team) == 2


def test_a_form_without_its_token_is_refused(site: Site, token: str, team: str) -> None:
    form = form_of(site, token) | {"share": "30", "csrf": "wrong"}
    assert site.post(VERDICTS, token, **form).status == 403
    assert version_of(site, team) == 1


def gone(answer: Answer) -> bool:
    return "no longer exists" in words(answer)


@pytest.mark.parametrize("path", ["verdicts", "endpoint", "endpoint/test", "endpoint/remove", "test", "rotate", "reset", "pause"])
@pytest.mark.parametrize("name", ["nobody", "", "../../etc", "a" * 5_000])
def test_a_team_that_is_not_there_is_said_by_every_form(site: Site, token: str, path: str, name: str) -> None:
    answer = site.post(f"{PATH}/{path}", token, team=name, expected="1", on="yes")
    assert answer.status == 400
    assert gone(answer)
