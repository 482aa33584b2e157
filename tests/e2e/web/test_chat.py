"""The chat over HTTP: whose conversations they are, what is foreign text, what is refused without a loss."""

import contextlib
import html
import re
import sqlite3

import pytest

from interlock.inspection.chat import types
from interlock.storage.accounts_port import ADMIN, MEMBER

from .site import Site

FOREIGN = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7 * 7 }} {% raw %}",
    "' onmouseover='alert(1)",
    "</textarea><b hx-get=/x hx-trigger=load>",
)


def started(site: Site, token: str, text: str = "hello") -> str:
    """Path of a new conversation whose first message is answered."""
    answer = site.post("/chat/new", token, text=text)
    assert answer.status == 303, answer.text
    path = answer.headers["location"]
    _settled(site, token, path)
    return path


def _settled(site: Site, token: str, path: str) -> str:
    """The page of a conversation once its turn is over: the live part of a running one says that it runs."""
    for _ in range(200):
        page = site.get(path, token).text
        if "The answer is on its way" not in page:
            return page
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("text", FOREIGN)
def test_foreign_text_is_shown_and_never_markup(site: Site, text: str) -> None:
    token = site.sign_in(MEMBER, f"writer.{FOREIGN.index(text)}")
    path = started(site, token, text)
    assert site.post(f"{path}/rename", token, title=text).status == 303
    assert site.post("/chat/notes", token, note=text).status == 303
    assert site.post("/chat/files", token, name=text.replace("/", "")[:40], content=text).status in (303, 422)
    assert site.post("/routines", token, name=text[:100], prompt=text, schedule="manual").status == 303
    (routine,) = re.findall(r'href="(/routines/[a-z_0-9]+)"', site.get("/routines", token).text)[:1]
    pages = [site.get(one, token).text for one in (path, "/chat", "/chat/kept", "/routines", routine)]
    pages.append(site.post(f"{path}/send", token, text=text + "x" * types.MAX_TEXT).text)
    pages.append(site.post("/routines", token, name="n", prompt=text, schedule=text).text)
    for page in pages:
        assert text in html.unescape(page)
        assert text == html.escape(text, quote=True) or text not in page
        assert "49 " not in page


def test_what_is_another_member_s_is_not_there(site: Site) -> None:
    mine, other, admin = site.sign_in(MEMBER, "owner"), site.sign_in(MEMBER, "other"), site.sign_in(ADMIN)
    path = started(site, mine, "a secret plan")
    site.post("/chat/files", mine, name="plan.md", content="the plan")
    file = re.findall(r'href="(/chat/files/[a-z_0-9]+)"', site.get("/chat/kept", mine).text)[0]
    for token in (other, admin):
        for get in (path, f"{path}/live", file):
            assert site.get(get, token).status == 404
        for post in ("send", "retry", "edit", "reset", "rename", "delete", "helper"):
            assert site.post(f"{path}/{post}", token, text="x", title="x", task="x").status == 404, post
        assert site.post(file.replace("files", "kept") + "/remove", token).status == 404
        assert "secret plan" not in site.get("/chat", token).text
    assert "a secret plan" in site.get(path, mine).text
    assert "the plan" in site.get(file, mine).text


@pytest.mark.parametrize("given", ["..", "%2e%2e%2fsender.db", "conversation_0", "' OR 1=1", "x" * 3000])
def test_an_unknown_id_is_not_found(site: Site, given: str) -> None:
    from urllib.parse import quote

    token = site.sign_in(MEMBER)
    for path in ("/chat/c/", "/chat/files/", "/routines/"):
        assert site.get(path + quote(given, safe="%"), token).status in (404, 405)


def test_a_live_part_of_what_is_gone_says_so_and_asks_no_more(site: Site) -> None:
    token = site.sign_in(MEMBER)
    path = started(site, token)
    routine = site.post("/routines", token, name="n", prompt="p", schedule="manual").headers["location"].partition("?")[0]
    for one, remove in ((path, "delete"), (routine, "remove")):
        assert site.post(f"{one}/{remove}", token).status == 303
        answer = site.get(f"{one}/live?poll=1", token, **{"HX-Request": "true"})
        assert answer.status == 200
        assert "any more" in answer.text
        assert "<html" not in answer.text
        assert "hx-" not in answer.text


def test_a_message_that_cannot_be_stored_comes_back(site: Site) -> None:
    token = site.sign_in(MEMBER)
    path = started(site, token)
    with contextlib.closing(sqlite3.connect(site.state / "chat.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = site.post(f"{path}/send", token, text="a long thought")
    assert answer.status == 422
    assert "could not be stored" in answer.text
    assert "a long thought</textarea>" in answer.text
    assert "chat.db" not in answer.text
    for _ in range(200):
        if told := any("a message could not be stored" in line for line in site.log):
            break
        site.get(path, token)
    assert told
    assert not any("a long thought" in line for line in site.log)


def test_lines_count_as_a_browser_counts_them(site: Site) -> None:
    token = site.sign_in(MEMBER)
    assert site.post("/chat/notes", token, note="x\r\n" * (types.MAX_NOTE // 2)).status == 303
    path = started(site, token, "echo: one\r\ntwo")
    assert "one\ntwo" in _settled(site, token, path)


def test_a_message_that_is_too_long_comes_back(site: Site) -> None:
    token = site.sign_in(MEMBER)
    path = started(site, token)
    text = "w" * (types.MAX_TEXT + 1)
    answer = site.post(f"{path}/send", token, text=text)
    assert answer.status == 422
    assert text in answer.text
    assert "100,001 characters" in answer.text


def test_an_empty_message_is_refused_and_an_empty_conversation_can_be_started(site: Site) -> None:
    token = site.sign_in(MEMBER)
    answer = site.post("/chat/new", token, text="  ")
    assert answer.status == 303
    assert site.post(f"{answer.headers['location']}/send", token, text=" ").status == 422


def test_unknown_fields_change_nothing(site: Site) -> None:
    token, owner = site.sign_in(MEMBER, "plain.person"), site.sign_in(MEMBER, "victim")
    path = started(site, owner)
    given = path.rsplit("/", 1)[1]
    made = site.post(
        "/chat/new", token, text="hi", member="victim", id=given, conversation=given, surface="slack_dm", role="assistant"
    ).headers["location"]
    assert made != path
    assert site.get(made, owner).status == 404
    page = _settled(site, token, made)
    assert page.count('class="message user') == 1


def test_the_live_part_answers_only_when_something_changed(site: Site) -> None:
    token = site.sign_in(MEMBER)
    path = started(site, token)
    page = _settled(site, token, path)
    live = html.unescape(re.findall(r'hx-get="([^"]+)"', page)[0])
    assert site.get(live, token).status == 204
    changed = site.get(live.replace("seen=", "seen=0"), token)
    assert changed.status == 200
    assert "<html" not in changed.text
    assert site.get(live).headers["location"].startswith("/login")


def test_a_team_that_is_not_there_cannot_be_followed(site: Site) -> None:
    token = site.sign_in(MEMBER)
    for team in ("nobody", ""):
        assert site.post("/chat/team", token, team=team).status == 400
