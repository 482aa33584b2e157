"""The overview over real HTTP: a newcomer's first steps, what needs a person, the state of the parts."""

import json
import re
import time
from collections.abc import Callable
from html import unescape

from interlock import wiring
from interlock.audit import chain
from interlock.audit.record import stamp
from interlock.guard.faults import AUDIT_MARK
from interlock.storage.accounts_port import MEMBER, VIEWER
from interlock.storage.approvals_port import Request
from interlock.storage.sender_port import Event, Tally, TripRule

from .site import Site

PATIENCE = 30.0
HOSTILE = "<script>alert(1)</script>"


def until(site: Site, token: str, *texts: str) -> str:
    """The overview once it shows all of these: parts of it are found out on threads."""
    end = time.monotonic() + PATIENCE
    while True:
        page = unescape(site.get("/", token).text)
        if all(text in page for text in texts):
            return page
        assert time.monotonic() < end, page


def test_a_newcomer_sees_three_first_steps(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    page = until(site, site.sign_in(), "Three first steps")
    steps = re.findall(r"<pre>(.*?)</pre>", page, re.S)
    assert steps == ["interlock install cursor", "interlock doctor", "interlock inspect keys add\ninterlock serve"]
    assert "Needs you now" not in page
    # They are commands of ours.
    for command in ("install", "doctor", "serve"):
        assert site.cli(command, "--help").returncode == 0
    assert site.cli("inspect", "keys", "add", "--help").returncode == 0


def test_hosts_that_are_registered_and_when_they_were_heard(make_site: Callable[..., Site]) -> None:
    site = make_site()
    (site.state / ".cursor").mkdir(parents=True)
    done = site.cli("install", "cursor", "--parts", "guard")
    assert done.returncode == 0, done.stderr
    site.start()
    token = site.sign_in()
    page = until(site, token, "Hooks on this machine", "Cursor", "never")
    assert "Three first steps" not in page
    payload = {"hook_event_name": "sessionStart", "conversation_id": "c", "session_id": "c", "cursor_version": "3.21.16"}
    called = site.cli("hook", "cursor", "sessionStart", stdin=json.dumps({**payload, "workspace_roots": [str(site.state)]}))
    assert called.returncode == 0, called.stderr
    site.stop()
    site.start()
    assert re.search(r"Cursor.*?3\.21\.16.*?user.*?\d+ (s|min) ago", until(site, token, "3.21.16"), re.S)


def test_verdicts_of_a_day_by_part(make_site: Callable[..., Site]) -> None:
    site = make_site()
    now = time.time()
    guard: dict[str, object] = {"event": "verdict", "host": "cursor"}
    rows: list[dict[str, object]] = [
        {"time": stamp(now - 90_000), **guard, "decision": "deny"},
        *({"time": stamp(now - 80_000), **guard, "decision": "allow"} for _ in range(3)),
        {"time": stamp(now - 60), **guard, "decision": "deny", "rules": ["x.y"]},
        {"time": stamp(now - 50), **guard, "decision": "allow", "would": "deny"},
        {"time": stamp(now - 45), **guard, "decision": "allow", "code": "approved", "would": "ask"},
        {"time": stamp(now - 40), **guard, "decision": "deny", "canary": True},
        {"time": stamp(now - 30), "event": "inspect.verdict", "part": "inspect", "action": "allow"},
        {"time": stamp(now - 20), "event": "inspect.verdict", "part": "inspect", "action": "allow", "would_deny": True},
    ]
    chain.append_many(str(site.state), rows)
    site.start()
    token = site.sign_in(VIEWER)
    page = until(site, token, "Last 24 hours", "verdicts</p>")
    cards = re.findall(r"<h3>(.*?)</h3>\s*<p>(.*?)</p>\s*<p>(.*?)</p>", page, re.S)
    plain = {name: re.sub(r"<[^>]*>", "", first + " " + second) for name, first, second in cards}
    assert plain["Guard"] == "6 verdicts 4 allowed 1 denied 1 let pass"
    assert plain["Security server"] == "2 verdicts 1 allowed 0 denied 1 let pass"
    # What comes later is added to what was counted.
    chain.append(str(site.state), {"time": stamp(time.time()), **guard, "decision": "ask"})
    until(site, token, "7</span> verdicts", "1 asked")


def test_what_needs_a_person(make_site: Callable[..., Site]) -> None:
    site = make_site()
    for team in ("team-a", "team-b"):
        for command in (
            ("teams", "add", team, "--name", f"{HOSTILE}{team}"),
            ("endpoint", team, "https://127.0.0.1:9/v1", "--private"),
            ("set", team, "--enforce", "on"),
        ):
            done = site.cli("inspect", *command)
            assert done.returncode == 0, done.stderr
    now = time.time()
    approvals = wiring.open_approval_store(str(site.state))
    approvals.add(Request(id="abc234", digest="d" * 64, created=now, expires=now + 900, shown="{}", host="cursor"))
    approvals.close()
    store = wiring.open_sender_store(str(site.state))
    tally = Tally("team-a")
    tally.attempts[int(now)] = tally.failures[int(now)] = 50
    tally.counts[(int(now) // 60, "fail:timeout")] = 50
    failing = Tally("team-b")
    failing.errors.append((now, HOSTILE, None))
    store.note([tally, failing])
    assert store.trip("team-a", now, TripRule(60, 10, 0.5), Event("team-a", "inference_hooks_circuit_breaker_tripped", "{}", now))
    store.close()
    (site.state / AUDIT_MARK).write_text("2026-01-02 no space\n")
    site.start()
    token = site.sign_in(VIEWER)
    answer = site.get("/", token)
    assert HOSTILE not in answer.text
    page = unescape(answer.text)
    for text in (
        "A tool call waits for approval, the oldest for",
        f"The breaker of team {HOSTILE}team-a is tripped",
        f"The endpoint of team {HOSTILE}team-b failed",
        "A verdict could not be recorded in the audit trail.",
        "50 failed",
    ):
        assert text in page, text
    assert 'href="/approvals">Answer</a>' in page
    assert site.cli("inspect", "pause", "--all").returncode == 0
    assert "The kill switch for all teams is on" in site.get("/", token).text


def test_the_live_part_answers_only_what_is_new(make_site: Callable[..., Site]) -> None:
    site = make_site()
    chain.append(str(site.state), {"time": stamp(time.time()), "event": "verdict", "host": "cursor", "decision": "deny"})
    site.start()
    token = site.sign_in()
    until(site, token, "1 denied", "Hooks on this machine", "None is registered.")
    found = re.search(r'hx-get="([^"]+)"', site.get("/", token).text)
    assert found
    path = unescape(found[1])
    assert site.get(path, token).status == 204
    store = wiring.open_approval_store(str(site.state))
    store.add(Request(id="abc234", digest="d" * 64, created=time.time(), expires=time.time() + 900, shown="{}"))
    store.close()
    fresh = site.get(path, token)
    assert fresh.status == 200
    assert "<html" not in fresh.text
    assert "A tool call waits for approval" in fresh.text


def test_a_member_has_only_the_chat(make_site: Callable[..., Site]) -> None:
    site = make_site().start()
    member = site.sign_in(MEMBER)
    assert site.get("/", member).headers["location"] == "/chat"
    assert site.get("/overview/live", member).status == 403
    assert site.get("/").headers["location"] == "/login"
    assert not (site.state / "memory").exists()
