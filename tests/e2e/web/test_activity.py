"""Activity over real HTTP, on verdicts of the real hook; and how a command would be judged."""

import json
import re
from collections.abc import Callable
from html import unescape

import pytest

from interlock.audit import chain
from interlock.storage.accounts_port import ADMIN, MEMBER, VIEWER

from .site import Site

HOSTILE = "<script>alert(1)</script>"
ATTRIBUTE = '"><img src=x onerror=alert(2)>'
PUSH = "git push --force origin main"
CHECK = "/activity/check"


def hook(site: Site, command: str) -> None:
    """A tool call of Cursor, judged and recorded by the real hook."""
    folder = site.state.parent / "workspace"
    folder.mkdir(exist_ok=True)
    payload = {
        "hook_event_name": "preToolUse",
        "conversation_id": "conv-77",
        "generation_id": "gen-1",
        "cursor_version": "3.21.16",
        "workspace_roots": [str(folder)],
        "tool_name": "Shell",
        "tool_input": {"command": command, "cwd": str(folder)},
        "cwd": str(folder),
    }
    done = site.cli("hook", "cursor", "preToolUse", stdin=json.dumps(payload))
    assert done.returncode in (0, 2), done.stderr


@pytest.fixture(scope="module")
def token(site: Site) -> str:
    hook(site, "git status")
    hook(site, PUSH)
    return site.sign_in(ADMIN, "admin.activity")


def test_verdicts_of_the_hook(site: Site, token: str) -> None:
    page = site.get("/activity", token)
    assert page.status == 200
    rows = re.findall(r'<tr id="v(\d+)">(.*?)</tr>', page.text, re.S)
    assert [number for number, _ in rows] == ["2", "1"]
    newest = rows[0][1]
    for text in ('badge bad">deny', "cursor Shell", "git push --force", "protected-branches.force-push", " ms<"):
        assert text in newest, text
    assert 'badge good">allow' in rows[1][1]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("decision=deny", ["2"]),
        ("decision=allow", ["1"]),
        ("decision=would", []),
        ("host=cursor", ["2", "1"]),
        ("host=codex", []),
        ("rule=protected-branches", ["2"]),
        ("session=conv-77", ["2", "1"]),
        ("session=conv-78", []),
    ],
)
def test_filters(site: Site, token: str, query: str, found: list[str]) -> None:
    page = site.get(f"/activity?{query}", token)
    assert re.findall(r'<tr id="v(\d+)">', page.text) == found
    assert ("No verdict matches." in page.text) is not bool(found)
    name, _, value = query.partition("=")
    assert f'name="{name}" value="{value}"' in page.text or f'<option value="{value}" selected>' in page.text


def test_a_verdict_is_explained_as_the_command_explains_it(site: Site, token: str) -> None:
    page = site.get("/activity/2", token)
    assert page.status == 200
    reference = re.search(r"<h1>Verdict ([a-z0-9]{6})</h1>", page.text)
    assert reference
    told = json.loads(site.cli("guard", "explain", reference[1], "--json").stdout)["verdict"]
    shown = unescape(page.text)
    for rule in told["rules"]:
        for key in ("id", "description", "human", "agent", "allow", "docs"):
            assert rule[key] in shown
    assert told["what"] in shown
    assert site.get("/activity/1", token).text.count("No rule matched.") == 1


@pytest.mark.parametrize("number", ["0", "900", "%2e%2e%2fkey", "..", "x", "9" * 30])
def test_no_such_verdict(site: Site, token: str, number: str) -> None:
    assert site.get(f"/activity/{number}", token).status == 404


def test_what_the_guard_let_pass_is_marked(make_site: Callable[..., Site]) -> None:
    site = make_site()
    site.state.mkdir()
    site.state.joinpath("policy.toml").write_text('mode = "shadow"\n', "utf-8")
    hook(site, PUSH)
    site.start()
    token = site.sign_in()
    assert 'badge warn">would deny' in site.get("/activity", token).text
    assert "It ran: the guard only watched (shadow mode)" in site.get("/activity/1", token).text
    assert re.findall(r'<tr id="v(\d+)">', site.get("/activity?decision=would", token).text) == ["1"]
    judged = site.post(CHECK, token, command=PUSH)
    assert "shadow mode: the hook would answer allow" in judged.text
    assert "1 let pass" in until_counted(site, token)


def until_counted(site: Site, token: str) -> str:
    """The overview, once its thread has counted."""
    for _ in range(100):
        page = site.get("/", token).text
        if "verdicts</p>" in page:
            return page
    raise AssertionError(page)


def test_new_verdicts_arrive(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in()
    page = site.get("/activity", token).text
    assert "The guard has judged nothing yet." in page
    look = re.search(r'hx-get="(/activity/live[^"]+)"', page)
    assert look
    path = unescape(look[1])
    assert site.get(path, token).status == 204
    hook(site, PUSH)
    fresh = site.get(path, token)
    assert fresh.status == 200
    assert "<html" not in fresh.text
    assert '<tr id="v1">' in fresh.text
    again = re.search(r'hx-get="(/activity/live[^"]+)"', fresh.text)
    assert again
    assert site.get(unescape(again[1]), token).status == 204
    # What the filter leaves out is no news.
    assert site.get(unescape(again[1]).replace("looked=1", "looked=0") + "&decision=allow", token).status == 204
    assert site.get(unescape(again[1]).replace("looked=1", "looked=0") + "&decision=deny", token).status == 200


def test_foreign_text_is_shown_and_does_nothing(make_site: Callable[..., Site]) -> None:
    site = make_site()
    keys = ("id", "host", "hook", "conversation", "generation", "kind", "tool", "code", "what", "would")
    records: list[dict[str, object]] = [
        {"time": "2026-01-02T03:00:00.000Z", "event": "verdict", "decision": "allow", "rules": [text], "effects": [text], "ms": 1}
        | dict.fromkeys(keys, text)
        for text in (HOSTILE, ATTRIBUTE, "javascript:alert(3)", "{{ 7*7 }}", "a\u202eb")
    ]
    chain.append_many(str(site.state), records)
    site.start()
    token = site.sign_in()
    for path in ("/activity", "/activity/live", *(f"/activity/{number}" for number in range(1, 6))):
        page = site.get(path, token)
        assert page.status == 200
        assert "<script>alert" not in page.text
        assert "<img" not in page.text
        assert 'href="javascript' not in page.text
        assert "\u202e" not in page.text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in site.get("/activity", token).text
    assert "{{ 7*7 }}" in site.get("/activity/4", token).text


def test_a_command_is_judged_and_nothing_is_run(site: Site, token: str) -> None:
    mark = site.state / "mark"
    judged = site.post(CHECK, token, command=f"touch {mark}; {PUSH}", folder=str(site.state))
    assert judged.status == 200
    assert 'badge bad">deny' in judged.text
    assert "protected-branches.force-push" in judged.text
    assert "docs/rules/" in judged.text
    assert not mark.exists()
    assert 'badge good">allow' in site.post(CHECK, token, command="git status").text
    # Neither the trail nor the log has it.
    before = site.get("/audit", token).text
    site.post(CHECK, token, command="git log --grep only-typed-here")
    assert "only-typed-here" not in "".join(site.log)
    assert re.findall(r'href="/audit/(\d+)"', site.get("/audit", token).text) == re.findall(r'href="/audit/(\d+)"', before)


def test_a_command_that_is_markup_is_shown(site: Site, token: str) -> None:
    for text in (f"echo '{HOSTILE}'", f"echo '{ATTRIBUTE}'", "echo '</textarea><script>alert(1)</script>'", "echo 'a\u202eb'"):
        page = site.post(CHECK, token, command=text)
        assert page.status == 200
        assert "<script>alert" not in page.text
        assert "<img" not in page.text
        assert text in unescape(page.text)
    assert r"a\u{202e}b" in page.text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"command": "  "}, "Type a command."),
        ({"command": "x" * 20_001}, "longer than 20,000 characters"),
        ({"command": "ls", "folder": "relative"}, "There is no such folder"),
        ({"command": "ls", "folder": "/no/such/../folder"}, "There is no such folder"),
        ({"command": "ls", "folder": "/tmp\0"}, "There is no such folder"),
    ],
)
def test_what_cannot_be_judged_is_said_beside_its_field(site: Site, token: str, fields: dict[str, str], said: str) -> None:
    page = site.post(CHECK, token, **fields)
    assert page.status == 422
    assert said in page.text
    assert 'aria-invalid="true"' in page.text


def test_who_may_do_it(site: Site, token: str) -> None:
    viewer, member = site.sign_in(VIEWER, "viewer.activity"), site.sign_in(MEMBER, "member.activity")
    for path in ("/activity", "/activity/2", CHECK, "/activity/live"):
        assert site.get(path, viewer).status == 200
        assert site.get(path, member).status == 403
        assert site.get(path).status == 303
    # A verdict may depend on what lies in a folder: a viewer does not choose it.
    assert 'name="folder"' not in site.get(CHECK, viewer).text
    assert 'name="folder"' in site.get(CHECK, token).text
    assert site.post(CHECK, viewer, command="ls", folder="/no/such/folder").status == 200
    assert site.post(CHECK, member, command="ls").status == 403
    assert site.post(CHECK, viewer, command="ls", csrf="wrong").status == 403
    assert site.get(f"{CHECK}?command=ls", viewer).text.count("Verdict:") == 0
