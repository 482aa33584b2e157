"""The policy page over real HTTP: what a real server judged, policy files with and without faults, the guard's rules."""

import json
import pathlib
import time
from collections.abc import Callable, Iterator
from html import unescape
from urllib.parse import quote, urlencode

import pytest
from tests.e2e.inspection.harness import Server, frame, github_token

from interlock.audit.chain import append_many
from interlock.audit.record import stamp
from interlock.storage.accounts_port import MEMBER, VIEWER
from interlock.web.pages.policy_trail import Look

from .site import Site

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7*7 }}{% include 'error.html' %}",
    '<div hx-get="/users" hx-trigger="load"></div>',
    "</p></section></main>",
)

_BAD = ("<script>alert", "<img src=x", "<div hx-get", "</p></section></main>", 'href="javascript:', "\x1b", "\u202e")

POLICY = """\
families = ["secrets", "pii"]
shadow = true

[platform.claude]
scope = "transcript"
deadline_ms = 900

[application.claude-code]
shadow = false

[[rule]]
action = "report"
detector = "jwt"
tool = "crm_*"
reason = "test tokens of the CRM"
"""
GUARD = """\
[packs]
tasks = false

[rules]
"packages.publish" = "deny"

[deny]
commands = ["flux-capacitor"]
"""


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A dashboard over the trail of a server that has answered signed frames, and of a guard that has judged calls."""
    state = tmp_path_factory.mktemp("policy") / "state"
    state.mkdir(mode=0o700)
    (state / "inspect.toml").write_text(POLICY)
    (state / "policy.toml").write_text(GUARD)
    server = Server(state)
    server.add_key()
    server.start()
    try:
        for number in range(6):
            application = "claude-code" if number == 5 else "grok-bot"
            changes = {
                "request_id": f"req_{number}",
                "actor": {"type": "user", "id": f"user_{number % 2}", "email_address": None},
                "source": {"application": application},
            }
            answer = server.post(frame("it is " + github_token(str(number)), **changes), f"msg_{number}")
            assert answer.json["action"] == ("deny" if number == 5 else "allow")
        assert server.post(frame("hello"), "msg_plain").json == {"action": "allow"}
    finally:
        server.stop()
    site = Site(state).start()
    for command in ("npm publish", "npm publish --tag next", "flux-capacitor on"):
        payload = {
            "conversation_id": "5b1f0c1e-0000-4000-8000-00000000c001",
            "hook_event_name": "beforeShellExecution",
            "command": command,
            "cwd": str(state.parent),
            "workspace_roots": [str(state.parent)],
        }
        done = site.cli("hook", "cursor", "beforeShellExecution", stdin=json.dumps(payload))
        assert json.loads(done.stdout)["permission"] == "deny", done
    yield site
    site.stop()


def cells(text: str, heading: str) -> list[list[str]]:
    """Texts of the cells of the table below a heading, row by row."""
    table = text.partition(f">{heading}</h2>")[2].partition("<tbody>")[2].partition("</tbody>")[0]
    rows = []
    for row in table.split("<tr>")[1:]:
        parts = [part.partition(">")[2].partition("</td>")[0] for part in row.split("<td")[1:]]
        rows.append([unescape("".join(piece.partition(">")[2] for piece in ("x>" + part).split("<"))).strip() for part in parts])
    return rows


def test_what_was_judged_is_counted_by_cause(judged: Site) -> None:
    text = judged.get("/policy", judged.sign_in()).text
    for name, figure in (("Frames judged", "7"), ("Denied", "1"), ("Would be denied (shadow)", "5"), ("Share of all", "85.71 %")):
        assert f'<p class="dim">{name}</p><p class="figure-large">{figure}</p>' in text
    assert cells(text, "By rule") == [["github-token", "1", "5", "0"]]
    assert sorted(cells(text, "By application")) == [["claude-code", "1", "0"], ["grok-bot", "0", "5"]]
    assert sorted(cells(text, "By actor")) == [["user_0", "0", "3"], ["user_1", "1", "2"]]
    assert cells(text, "By tool, or kind of text") == [["member", "1", "5"]]
    ((rule, frames, actors, applications, _),) = cells(text, "What shadow mode would have denied")
    assert (rule, frames, actors, applications) == ("github-token", "5", "2", "grok-bot")


def test_the_chart_adds_up_to_the_figures(judged: Site) -> None:
    token = judged.sign_in(VIEWER)
    for span, steps in (("24h", 24), ("7d", 28), ("30d", 30), ("soon", 28)):
        text = judged.get(f"/policy?span={span}", token).text
        chart = json.loads(unescape(text.partition('data-chart="')[2].partition('"')[0]))
        assert len(chart["x"]) == steps
        assert chart["x"][-1] <= time.time()
        assert [sum(line["values"]) for line in chart["lines"]] == [1, 5]


def test_would_be_denials_are_joined_by_their_ids(judged: Site) -> None:
    token = judged.sign_in(VIEWER)
    text = judged.get("/policy", token).text
    rows = [json.loads(line) for line in (judged.state / "audit" / "audit.jsonl").read_text().splitlines()]
    would = [row for row in rows if row.get("would_deny") and row["action"] == "allow"]
    assert len(would) == 5
    for row in would:
        assert f">{row['request_id']}</a>" in text
        assert f">{row['reference_id']}</td>" in text
    assert text.index("req_4") < text.index("req_0")
    one = judged.get("/policy?" + urlencode({"id": would[1]["reference_id"]}), token).text
    assert (">req_1</a>" in one, ">req_2</a>" in one) == (True, False)
    none = judged.get("/policy?id=nowhere", token).text
    assert "No would-be denial has the id “nowhere”" in none
    assert github_token("1") not in text
    assert github_token("1")[:12] not in text


def test_the_policy_file_is_told_in_words(judged: Site) -> None:
    text = judged.get("/policy", judged.sign_in(VIEWER)).text
    for words in (
        str(judged.state / "inspect.toml"),
        "shadow: allows and records",
        "<strong>secrets</strong> (denies)",
        "<strong>pii</strong> (is only reported)",
        "judges the whole conversation, every time; within 900 ms",
        "application <code>claude-code</code>",
        "detector <code>jwt</code>",
        "tool <code>crm_*</code>",
        "test tokens of the CRM",
        "interlock inspect policy check",
    ):
        assert words in text, words
    shown = json.loads(judged.cli("inspect", "policy", "check", "--json").stdout)
    assert f"<code>{shown['digest']}</code>" in text


def test_a_fault_of_the_policy_file_is_shown_with_its_line(judged: Site) -> None:
    token = judged.sign_in(VIEWER)
    path = judged.state / "inspect.toml"
    try:
        path.write_text(POLICY.replace('detector = "jwt"', 'detectr = "<b>jwt</b>"'))
        text = judged.get("/policy", token).text
        assert "The file cannot be used, line 13." in text
        assert "rule[0].detectr" in text
        assert "→ 13  detectr = &#34;&lt;b&gt;jwt&lt;/b&gt;&#34;" in text
        path.write_bytes(b"\xff")
        assert "is not UTF-8" in judged.get("/policy", token).text
        path.unlink()
        assert "the built-in policy holds" in judged.get("/policy", token).text
    finally:
        path.write_text(POLICY)


def test_rules_of_the_guard_tell_how_often_they_spoke(judged: Site) -> None:
    text = judged.get("/policy/guard", judged.sign_in(VIEWER)).text
    row = text.partition('<a href="/policy/rule/packages.publish">')[2].partition("</tr>")[0]
    assert 'data-label="Denied" class="number">2<' in row
    assert "policy: deny" in row
    assert "switched off, the floor stays" in text
    assert "<code>policy.deny-command</code>" in text
    assert "flux-capacitor" in text
    assert str(judged.state / "policy.toml") in text
    from interlock.policy.explain import rules

    assert all(f'href="/policy/rule/{rule.id}"' in text for rule in rules())


def test_a_rule_has_a_page(judged: Site) -> None:
    token = judged.sign_in(VIEWER)
    text = judged.get("/policy/rule/packages.publish", token).text
    assert "asked 0, denied 2, let pass 0" in text
    assert "The agent is told" in text
    assert "belongs to the floor" in judged.get("/policy/rule/packages.install-unverified", token).text
    assert judged.get("/policy/rule/policy.deny-command", token).status == 200
    for name in ("nothing", "..%2f..%2fetc%2fpasswd", "%2e%2e", *(quote(one, safe="") for one in HOSTILE)):
        answer = judged.get(f"/policy/rule/{name}", token)
        assert answer.status == 404
        assert not any(bad in answer.text for bad in _BAD)


def test_members_have_no_access(judged: Site) -> None:
    member = judged.sign_in(MEMBER)
    for path in ("/policy", "/policy/guard", "/policy/rule/packages.publish"):
        assert judged.get(path, member).status == 403
        assert judged.get(path).status == 303
        assert judged.post(path, judged.sign_in()).status == 405


def test_foreign_words_stay_words(make_site: Callable[..., Site]) -> None:
    site = make_site()
    state = site.state
    state.mkdir(mode=0o700)
    quoted = [json.dumps(text + "\u202e", ensure_ascii=False) for text in HOSTILE]
    (state / "inspect.toml").write_text(
        "".join(f"[application.{one}]\nshadow = true\n" for one in quoted)
        + "".join(f"[[rule]]\naction = 'report'\ndetector = {one}\ntool = {one}\nreason = {one}\n" for one in quoted)
    )
    plain = [json.dumps(text) for text in HOSTILE]
    (state / "policy.toml").write_text(
        "".join(f"{one} = 1\n" for one in plain)
        + f"[deny]\npaths = [{', '.join(plain)}]\n[rules]\n"
        + "".join(f"{one} = 'deny'\n" for one in plain)
    )
    names = ("request_id", "webhook_id", "reference_id", "application", "actor_id", "platform")
    for text in HOSTILE:
        common = {"time": stamp(time.time()), "event": "inspect.verdict"}
        finding = {"detector": text, "tool": text, "provenance": text, "denies": True}
        append_many(
            str(state),
            [
                {**common, "action": "allow", "would_deny": True, "findings": [finding], **dict.fromkeys(names, text)},
                {**common, "action": "deny", "findings": "damaged"},
                {**common, "action": "allow", "findings": [text, {"detector": text}]},
                {**common, "event": "verdict", "decision": "deny", "rules": [text, 7]},
                {**common, "event": "verdict", "decision": text, "rules": text},
            ],
        )
    site.start()
    token = site.sign_in()
    for text in HOSTILE:
        for path in ("/policy", "/policy?" + urlencode({"span": text, "id": text}), "/policy/guard"):
            answer = site.get(path, token)
            assert answer.status == 200, path
            assert not any(bad in answer.text for bad in _BAD), path
            assert text in unescape(answer.text), path
    for one in quoted:
        (state / "inspect.toml").write_text(f"# {one}\n{one} = 1\n")
        broken = site.get("/policy", token)
        assert "The file cannot be used" in broken.text
        assert not any(bad in broken.text for bad in _BAD)


def test_nothing_judged_is_no_fault(site: Site) -> None:
    token = site.sign_in()
    assert "No frame was judged in the last 7 days." in site.get("/policy", token).text
    guard = site.get("/policy/guard", token).text
    assert "There is none: the built-in rules hold." in guard
    assert '<details class="card" open>' not in guard


def test_a_large_trail_is_read_back_to_a_bound(tmp_path: pathlib.Path) -> None:
    now = time.time()
    for old in (9 * 86_400.0, 100.0, 0.0):
        append_many(str(tmp_path), [{"time": stamp(now - old), "event": "verdict", "number": number} for number in range(1500)])
    whole = Look(str(tmp_path), now - 86_400)
    assert [row["number"] for row in whole.rows("verdict")] == [*reversed(range(1500))] * 2
    assert not whole.given_up
    assert whole.records < 4500
    assert next(iter(Look(str(tmp_path), now - 50).rows("verdict", b"nothing"))) == {"event": "verdict", "time": stamp(now)}
    assert next(Look(str(tmp_path), now - 50).rows("verdict", b"nothing", b'"number":'))["number"] == 1499
    cut = Look(str(tmp_path), now - 86_400, most_records=1000)
    found = list(cut.rows("verdict"))
    assert 1000 <= len(found) < 3000
    assert cut.given_up
    assert cut.at >= stamp(now - 101)
    assert len(list(Look(str(tmp_path), now - 86_400, most_bytes=1).rows("verdict"))) < 1500
