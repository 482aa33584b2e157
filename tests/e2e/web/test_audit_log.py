"""The audit log over real HTTP: filters, pages, details, the chain, exports. The trail is written by the product's own writer and CLI."""

import csv
import io
import json
import pathlib
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

from interlock.audit import chain, layout
from interlock.storage.accounts_port import ADMIN, MEMBER, VIEWER

from .site import Answer, Site

#: In every field that comes from a trail: each would do something on a page that does not escape.
HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(2)>',
    "javascript:alert(3)",
    "{{ 7*7 }}{% raw %}",
    '" hx-get="/logout" hx-trigger="load',
)
TRAIL: list[dict[str, Any]] = [
    {"time": "2026-01-02T03:00:00.000Z", "event": "verdict", "id": "aaa222", "host": "cursor", "hook": "preToolUse", "tool": "Shell",
     "conversation": "conv-1", "decision": "allow", "what": "git status", "ms": 2.5},
    {"time": "2026-01-02T04:00:00.000Z", "event": "verdict", "id": "bbb333", "host": "claude", "hook": "PreToolUse", "tool": "Bash",
     "decision": "deny", "rules": ["filesystem.delete-home"], "what": "rm -r <home>", "ms": 3.25},
    {"time": "2026-01-02T05:00:00.000Z", "event": "verdict", "id": "ccc444", "host": "cursor", "hook": "preToolUse", "tool": "Shell",
     "decision": "allow", "would": "deny", "code": "shadow", "rules": ["protected-branches.force-push"], "what": "git push"},
    {"event": "inspect.verdict", "time": "2026-01-02T06:00:00.000Z", "part": "inspect", "platform": "litellm", "webhook_id": "msg_1",
     "ring": "default", "action": "deny", "request_id": "req-77", "reference_id": "ref-77", "actor_id": "user-9", "tenant_id": "team-a",
     "findings": [{"detector": "secrets.github", "denies": True}]},
    {"time": "2026-01-02T06:00:01.000Z", "event": "inference_hooks_request_denied", "part": "inspect", "team": "team-a",
     "request_id": "req-77", "reference_id": "ref-77", "decision": "deny"},
    {"time": "2026-01-02T07:00:00.000Z", "event": "approval", "id": "ddd555", "host": "cursor", "decision": "approved",
     "actor": "alice on tty1"},
]  # fmt: skip


def fill(site: Site, records: "list[dict[str, Any]]") -> None:
    chain.append_many(str(site.state), records)


@pytest.fixture(scope="module")
def token(site: Site) -> str:
    fill(site, TRAIL)
    return site.sign_in(ADMIN, "admin.audit")


def numbers(answer: Answer) -> list[int]:
    """The records on a page, in its order."""
    assert answer.status == 200, answer.text
    return [int(found) for found in re.findall(r'href="/audit/(\d+)"', answer.text)]


def test_the_newest_record_comes_first(site: Site, token: str) -> None:
    assert numbers(site.get("/audit", token)) == [6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("part=guard", [6, 3, 2, 1]),
        ("part=server", [4]),
        ("part=sender", [5]),
        ("part=trail", []),
        ("event=verdict", [3, 2, 1]),
        ("outcome=deny", [5, 4, 2]),
        ("outcome=allow", [1]),
        ("outcome=would", [3]),
        ("outcome=approved", [6]),
        ("host=claude", [2]),
        ("host=litellm", [4]),
        ("rule=filesystem.", [2]),
        ("rule=secrets.github", [4]),
        ("rule=shadow", [3]),
        ("team=team-a", [5, 4]),
        ("actor=ALICE", [6]),
        ("actor=user-9", [4]),
        ("id=req-77", [5, 4]),
        ("id=REF-7", [5, 4]),
        ("id=bbb333", [2]),
        ("since=2026-01-02T05:00", [6, 5, 4, 3]),
        ("until=2026-01-02T04:00", [1]),
        ("since=2026-01-02T04:00&until=2026-01-02T06:00&host=cursor", [3]),
        ("outcome=deny&host=cursor", []),
        ("id=%22%5C%00%C3%A9", []),
    ],
)
def test_filters(site: Site, token: str, query: str, found: list[int]) -> None:
    answer = site.get(f"/audit?{query}", token)
    assert numbers(answer) == found
    if not found:
        assert "No record matches." in answer.text


def test_what_was_typed_survives(site: Site, token: str) -> None:
    page = site.get("/audit?host=claude&outcome=deny&actor=x%3Cy&since=7d", token).text
    assert 'name="host" value="claude"' in page
    assert 'name="actor" value="x&lt;y"' in page
    assert '<option value="deny" selected>' in page
    assert '<details class="filters" open>' in page


def test_accounts_of_the_dashboard_are_in_it(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    token = site.sign_in()
    assert site.post("/users", token, name="new.person", role="viewer").status in (200, 303)
    page = site.get("/audit?part=dashboard&event=dashboard-account-added&actor=new.person", token)
    assert numbers(page) == [1]
    assert "dashboard-account-added" in page.text
    assert "<code>new.person</code>" in page.text


def test_a_time_that_cannot_be_read_is_said_beside_its_field(site: Site, token: str) -> None:
    answer = site.get("/audit?since=yesterday", token)
    assert answer.status == 422
    assert "'yesterday' is no time" in unescape(answer.text)
    assert 'aria-invalid="true"' in answer.text
    assert site.get("/audit/export?form=csv&until=soon", token).status == 422


def test_pages_by_a_cursor(make_site: Callable[..., Site]) -> None:
    site = make_site()
    fill(site, [{**TRAIL[0], "id": f"id{number:04d}"} for number in range(120)])
    site.start()
    token = site.sign_in()
    seen: list[int] = []
    path = "/audit?host=cursor"
    pages = 0
    while path:
        page = site.get(path, token)
        seen += numbers(page)
        pages += 1
        # What comes in meanwhile moves nothing.
        fill(site, [TRAIL[1]])
        older = re.search(r'href="([^"]+)">Older<', page.text)
        path = unescape(older[1]) if older else ""
    assert (seen, pages) == (list(range(120, 0, -1)), 3)


def test_the_details_of_a_record_and_what_belongs_to_it(site: Site, token: str) -> None:
    page = site.get("/audit/4", token)
    assert page.status == 200
    for text in ("secrets.github", "msg_1", "req-77", "user-9"):
        assert text in page.text
    assert re.findall(r'href="/audit/(\d+)"', page.text) == ["5"]
    assert "mac" not in re.findall(r"<dt>(.*?)</dt>", page.text)
    assert 'href="/activity/2"' in site.get("/audit/2", token).text


@pytest.mark.parametrize(
    "number", ["0", "7000", "-1", "1e3", "%2e%2e%2f%2e%2e%2faudit%2fkey", "..%5ckey", "9" * 40, "%D9%A1", "1%00", "verify"]
)
def test_no_such_record(site: Site, token: str, number: str) -> None:
    answer = site.get(f"/audit/{number}", token)
    assert answer.status == 404
    assert "There is no such" in answer.text


def test_foreign_text_is_shown_and_does_nothing(make_site: Callable[..., Site]) -> None:
    site = make_site()
    keys = (
        "event",
        "host",
        "hook",
        "tool",
        "what",
        "code",
        "id",
        "conversation",
        "actor",
        "team",
        "request_id",
        "platform",
        "reason",
    )
    fill(
        site,
        [{"time": "2026-01-02T03:00:00.000Z", "decision": "deny", "rules": [text], **dict.fromkeys(keys, text), text: text}
         for text in HOSTILE]
        + [{"time": "2026-01-02T03:00:00.000Z", "event": "verdict", "decision": "deny", "what": "a\u202eb\x1b[2J", "host": "cursor"}],
    )  # fmt: skip
    site.start()
    token = site.sign_in()
    paths = [
        "/audit",
        "/audit?id=%3Cscript%3Ealert(1)%3C/script%3E&actor=%22%3E%3Cimg%20src=x%20onerror=alert(2)%3E&event=%3Cscript%3E",
    ]
    for path in [*paths, *(f"/audit/{number}" for number in range(1, 7))]:
        page = site.get(path, token)
        assert page.status == 200
        assert "<script>alert" not in page.text
        assert "<img" not in page.text
        assert 'hx-get="/logout"' not in page.text
        assert 'href="javascript' not in page.text
        assert ">49" not in page.text
    listed = site.get("/audit", token).text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in listed
    assert "{{ 7*7 }}" in listed
    # A mark that turns the order of letters round is spelled out.
    assert "\u202e" not in listed
    assert r"a\u{202e}b\x1b[2J" in listed


def test_sender_events_are_offered_only_while_hooks_are_enabled(make_site: Callable[..., Site]) -> None:
    site = make_site()
    done = site.cli("inspect", "teams", "add", "team-a")
    assert done.returncode == 0, done.stderr
    fill(site, [TRAIL[4]])
    site.start()
    token = site.sign_in()
    offered = '<option value="inference_hooks_request_denied"'
    off = site.get("/audit", token)
    assert offered not in off.text
    # Old rows stay.
    assert "inference_hooks_request_denied" in off.text
    for command in (("endpoint", "team-a", "https://127.0.0.1:9/v1", "--private"), ("set", "team-a", "--enforce", "on")):
        done = site.cli("inspect", *command)
        assert done.returncode == 0, done.stderr
    assert offered in site.get("/audit", token).text
    assert numbers(site.get("/audit?event=inference_hooks_request_denied", token)) != []


def test_the_chain_is_checked_when_asked(make_site: Callable[..., Site]) -> None:
    site = make_site()
    fill(site, TRAIL)
    site.start()
    token = site.sign_in(VIEWER)
    assert "Verify the chain" in site.get("/audit", token).text
    done = site.post("/audit/verify", token, back="/audit?host=cursor")
    assert (done.status, done.headers["location"]) == (303, "/audit?host=cursor&done=checked")
    page = site.get("/audit", token).text
    assert re.search(r'badge good">verified</span> 6\s+records', page)
    log = site.state / layout.FOLDER / layout.LOG
    log.write_bytes(log.read_bytes().replace(b"bbb333", b"bbb334"))
    assert site.post("/audit/verify", token, back="https://evil.example/").headers["location"] == "/audit?done=checked"
    page = site.get("/audit", token).text
    assert 'badge bad">broken' in page
    assert "record 2 was changed" in page
    assert "line 2" in page
    assert "is not what was written (record 2 was changed)" in site.get("/", token).text


EXPORT = "/audit/export?form="


def exported(site: Site, token: str, query: str) -> Answer:
    answer = site.get(EXPORT + query, token)
    assert answer.status == 200
    assert re.fullmatch(r'attachment; filename="interlock-audit-\d{8}T\d{6}Z\.[a-z.]+"', answer.headers["content-disposition"])
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["transfer-encoding"] == "chunked"
    return answer


def test_exports_take_what_the_filter_shows(site: Site, token: str) -> None:
    lines = exported(site, token, "jsonl&outcome=deny").text.splitlines()
    assert [json.loads(line)["n"] for line in lines] == [5, 4, 2]
    assert all("mac" not in json.loads(line) for line in lines)
    events = [json.loads(line) for line in exported(site, token, "ocsf&host=claude").text.splitlines()]
    assert [(event["class_uid"], event["disposition"]) for event in events] == [(2004, "Blocked")]
    documents = [json.loads(line) for line in exported(site, token, "ecs&id=req-77").text.splitlines()]
    assert [document["event"]["action"] for document in documents] == ["tool-call-deny", "inspect.verdict"]
    messages = exported(site, token, "syslog&host=claude").text.splitlines()
    assert [message.startswith("<10") for message in messages] == [True]
    assert exported(site, token, "syslog&host=nobody").text == ""
    for form in ("", "exe", "../jsonl", "base"):
        assert site.get(EXPORT + form, token).status == 400


def test_a_spreadsheet_runs_nothing_of_it(make_site: Callable[..., Site], tmp_path: pathlib.Path) -> None:
    site = make_site()
    formulas = ("=1+1", "+1", "-1", "@x", "\t=1", " =1", "\uff1d1", '=HYPERLINK("x","a,b")\n=2')
    fill(site, [{"time": "2026-01-02T03:00:00.000Z", "event": "verdict", "what": text, "rules": [text]} for text in formulas])
    site.start()
    answer = exported(site, site.sign_in(), "csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert len(rows) == len(formulas)
    for row, text in zip(rows, reversed(formulas), strict=True):
        assert row["what"].startswith("'"), text
        assert row["rules"].startswith("'"), text
        assert json.loads(row["record"])["what"] == text


def test_who_may_read(site: Site, token: str) -> None:
    viewer, member = site.sign_in(VIEWER, "viewer.audit"), site.sign_in(MEMBER, "member.audit")
    for path in ("/audit", "/audit/1", EXPORT + "jsonl"):
        assert site.get(path, viewer).status == 200
        assert site.get(path, member).status == 403
        assert site.get(path).status == 303
    assert site.post("/audit/verify", member).status == 403
    assert site.send("POST", "/audit/verify", token, b"", {"Origin": "https://evil.example"}).status == 403


def test_a_trail_that_cannot_be_read_is_said(make_site: Callable[..., Site]) -> None:
    site = make_site()
    fill(site, TRAIL)
    log = site.state / layout.FOLDER / layout.LOG
    log.unlink()
    log.mkdir()
    site.start()
    answer = site.get("/audit", site.sign_in())
    assert answer.status == 400
    assert "the audit trail cannot be read" in answer.text
