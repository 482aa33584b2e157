"""Approvals over HTTP: who may see and answer what, what an answer is bound to, and foreign text in every field."""

import json
import pathlib
import re
import time
from collections.abc import Callable, Iterator
from html import escape, unescape
from typing import Any

import pytest

from interlock.audit import chain
from interlock.guard.challenge import dashboard, totp
from interlock.storage.approvals_port import ApprovalStore, Request
from interlock.wiring import open_approval_store

from .site import Answer, Site

EVIL = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7*7 }}{% raw %}",
    '" hx-get="/logout" hx-trigger="load',
    "</pre></article><form action=/approvals/answer>",
)


@pytest.fixture
def site(make_site: Callable[..., Site]) -> Site:
    return make_site().start()


class Queue:
    """The queue of a dashboard, as hooks use it."""

    def __init__(self, site: Site) -> None:
        self.state = str(site.state)
        self.store: ApprovalStore = open_approval_store(self.state)

    def ask(self, id: str = "abc234", *, lasts: float = 300.0, **fields: Any) -> Request:
        now = time.time()
        shown: dict[str, Any] = {
            "action": f"git push --force origin {id}",
            "cwd": "/home/dev/app",
            "roots": ["/home/dev/app"],
            "rules": ["protected-branches.rewrite-feature"],
            "why": ["This would rewrite feature/x on the remote."],
            "preview": None,
        } | fields.pop("shown", {})
        values: dict[str, Any] = {"digest": f"digest-{id}", "host": "cursor", "conversation": "c-1", "waited": now + lasts} | fields
        return self.store.add(Request(id=id, created=now, expires=now + lasts, shown=json.dumps(shown), **values))

    def state_of(self, id: str) -> str:
        found = self.store.get(id)
        assert found is not None
        return found.state

    def listens(self) -> bool:
        return dashboard.KIND in self.store.listeners(time.time())


@pytest.fixture
def queue(site: Site) -> Iterator[Queue]:
    found = Queue(site)
    yield found
    found.store.close()


def live(site: Site, token: str, seen: str = "", ids: str = "") -> Answer:
    """What the page's script asks again and again."""
    return site.get(f"/approvals/live?poll=1&seen={seen}&ids={ids}", token, **{"HX-Request": "true"})


def form(page: str, id: str, answer: str = "approve") -> dict[str, str]:
    """The fields of a form of the page, drawn long enough ago."""
    found = re.search(rf'<form[^>]* id="{answer}-{id}".*?</form>', page, re.DOTALL)
    assert found is not None, page
    fields = {name: unescape(value) for name, value in re.findall(r'name="([a-z]+)" value="([^"]*)"', found[0])}
    return fields | {"at": str(int(fields["at"]) - 1000)}


def send(site: Site, token: str, page: str, id: str, answer: str = "approve", **more: str) -> Answer:
    return site.post("/approvals/answer", token, **form(page, id, answer) | more)


def test_a_page_that_is_open_listens_and_soon_does_no_more(site: Site, queue: Queue) -> None:
    token, viewer = site.sign_in("admin"), site.sign_in("viewer")
    assert site.get("/approvals", token).status == 200
    assert live(site, viewer).status == 200
    # A link from elsewhere is no page that is open.
    assert site.get("/approvals/live?poll=1", token).status == 200
    assert not queue.listens()
    assert live(site, token).status == 200
    assert queue.listens()
    end = time.monotonic() + 60
    while queue.listens():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_nothing_is_sent_when_nothing_changed(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")

    def look() -> tuple[str, str]:
        page = live(site, token, seen, ids)
        assert page.status == 200
        found = re.search(r"seen=([0-9a-f]+)&amp;ids=([a-z0-9,]*)", page.text)
        assert found is not None
        return found[1], found[2]

    seen = ids = ""
    seen, ids = look()
    assert ids == ""
    assert live(site, token, seen).status == 204
    queue.ask("bbbbbb")
    seen, ids = look()
    queue.ask("aaaaaa")
    seen, ids = look()
    # A new one comes last, and one that ends stays where it is.
    assert ids == "bbbbbb,aaaaaa"
    queue.store.decide("bbbbbb", approve=False, actor="ann on /dev/pts/1", reason="<b>no</b>", now=time.time())
    seen, ids = look()
    assert ids == "bbbbbb,aaaaaa"
    page = live(site, token, "", ids).text
    assert "denied" in page
    assert "by ann on /dev/pts/1" in page
    assert "&lt;b&gt;no&lt;/b&gt;" in page
    assert "yes-aaaaaa" in page
    assert "yes-bbbbbb" not in page
    assert live(site, token, seen, ids).status == 204


def test_an_answer_is_recorded_and_sealed(site: Site, queue: Queue) -> None:
    from interlock.guard.approvals import genuine

    token = site.sign_in("admin", "ann")
    asked = queue.ask()
    page = site.get("/approvals", token).text
    answer = send(site, token, page, asked.id)
    assert (answer.status, answer.headers["location"]) == (303, "/approvals?done=approved")
    found = queue.store.get(asked.id)
    assert found is not None
    assert (found.state, found.actor) == ("approved", "dashboard:ann")
    assert genuine(queue.state, found)
    record = json.loads((site.state / "audit" / "audit.jsonl").read_text().splitlines()[-1])
    assert (record["event"], record["decision"], record["actor"], record["id"]) == (
        "approval",
        "approved",
        "dashboard:ann",
        asked.id,
    )
    # The second click of a double one.
    assert send(site, token, page, asked.id).headers["location"] == "/approvals?done=approved"
    late = send(site, token, page, asked.id, "deny")
    assert late.status == 409
    assert f"{asked.id} had ended before your answer came: approved" in late.text
    assert "by dashboard:ann. Nothing was changed." in late.text
    assert len([line for line in (site.state / "audit" / "audit.jsonl").read_text().splitlines() if '"approval"' in line]) == 1


def test_an_answer_counts_for_what_was_shown(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    preview = {"paths": ["/x"], "files": 1, "bytes": 5, "untracked": 1, "newest": "/x", "newest_time": 1.0, "complete": True}
    queue.ask(preview="before", shown={"preview": preview})
    page = site.get("/approvals", token).text
    assert "1 file, 5 B, 1 of them not in git" in page
    queue.ask(preview="after", shown={"preview": preview | {"files": 2}})
    answer = send(site, token, page, "abc234")
    assert answer.status == 409
    assert "has changed since it was shown" in answer.text
    assert "2 files, 5 B" in answer.text
    assert send(site, token, page, "abc234", digest="other").status == 409
    early = form(answer.text, "abc234") | {"at": str(int(time.time() * 1000))}
    refused = site.post("/approvals/answer", token, **early)
    assert refused.status == 409
    assert "just before you pressed the button" in refused.text
    assert site.post("/approvals/answer", token, **early | {"at": "soon"}).status == 409
    assert queue.state_of("abc234") == "open"
    assert send(site, token, answer.text, "abc234").status == 303


def test_only_a_signed_in_administrators_form_answers(site: Site, queue: Queue) -> None:
    token, viewer, chat = site.sign_in("admin"), site.sign_in("viewer"), site.sign_in("chat")
    queue.ask()
    fields = form(site.get("/approvals", token).text, "abc234")
    seen = site.get("/approvals", viewer)
    assert seen.status == 200
    assert "git push --force" in seen.text
    assert "/approvals/answer" not in seen.text
    assert site.post("/approvals/answer", viewer, **{name: value for name, value in fields.items() if name != "csrf"}).status == 403
    assert site.get("/approvals", chat).status == 403
    assert site.get("/approvals/live", chat).status == 403
    assert site.post("/approvals/answer", **fields).headers["location"].startswith("/login")
    assert site.get("/approvals").headers["location"].startswith("/login")
    assert site.post("/approvals/answer", token, **fields | {"csrf": "x"}).status == 403
    # GET answers nothing, whatever it names.
    assert site.get("/approvals/answer?id=abc234&answer=approve", token).status == 404
    assert site.post("/approvals/answer", token, **fields | {"answer": "maybe"}).status == 400
    assert site.post("/approvals/answer", token, **fields | {"id": "zzzzzz"}).status == 404
    assert site.post("/approvals/answer", token, **fields | {"id": "*"}).status == 404
    assert queue.state_of("abc234") == "open"


def test_one_of_many_answers_at_once_counts(site: Site, queue: Queue) -> None:
    import threading

    tokens = [site.sign_in("admin", f"admin{number}") for number in range(6)]
    queue.ask()
    pages = [site.get("/approvals", token).text for token in tokens]
    answers: list[Answer] = []
    threads = [
        threading.Thread(
            target=lambda at: answers.append(send(site, tokens[at], pages[at], "abc234", ("approve", "deny")[at % 2])), args=(at,)
        )
        for at in range(len(tokens))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [303, *[409] * 5]
    trail = (site.state / "audit" / "audit.jsonl").read_text().splitlines()
    assert len([line for line in trail if '"approval"' in line]) == 1


def test_a_yes_needs_the_code_where_codes_are_demanded(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    chain.load_key(queue.state)
    secret = totp.new_secret()
    here = int(time.time() // totp.STEP)
    totp.enrol(queue.state, secret, by="a test", step=here - 1)
    queue.ask("aaaaaa")
    queue.ask("bbbbbb")
    page = site.get("/approvals", token).text
    missing = send(site, token, page, "aaaaaa")
    assert missing.status == 422
    assert "type the code of your authenticator" in missing.text
    wrong = send(site, token, page, "aaaaaa", code="12 34")
    assert wrong.status == 422
    assert totp.TEXTS[totp.WRONG] in wrong.text
    code = totp.code_at(secret, int(time.time() // totp.STEP))
    assert send(site, token, page, "aaaaaa", code=code).status == 303
    again = send(site, token, page, "bbbbbb", code=code)
    assert again.status == 422
    assert totp.TEXTS[totp.USED] in again.text
    for _ in range(totp.TRIES):
        send(site, token, page, "bbbbbb", code="0")
    locked = send(site, token, page, "bbbbbb", code=totp.code_at(secret, int(time.time() // totp.STEP) + 1))
    assert totp.TEXTS[totp.LOCKED] in locked.text
    assert queue.state_of("bbbbbb") == "open"
    # A no never needs one.
    assert send(site, token, page, "bbbbbb", "deny").status == 303


def test_foreign_text_is_shown_and_does_nothing(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    for at, evil in enumerate(EVIL):
        preview = {
            "paths": [f"paths {evil}"],
            "files": 1,
            "bytes": 5,
            "untracked": None,
            "newest": f"newest {evil}",
            "newest_time": 1.0,
            "complete": False,
        }
        shown: dict[str, Any] = {
            "action": f"action {evil}",
            "cwd": f"cwd {evil}",
            "roots": [f"root {evil}"],
            "rules": [f"rule {evil}"],
        }
        shown |= {"why": [f"why {evil}"], "preview": preview}
        queue.ask(f"evil{at}", host=f"host {evil}", conversation=f"conversation {evil}", shown=shown)
        queue.ask(f"done{at}", host=f"host {evil}")
        queue.store.decide(f"done{at}", approve=False, actor=f"actor {evil}", reason=f"reason {evil}", now=time.time())
    page = site.get("/approvals", token).text
    for answer in (page, live(site, token, ids=",".join(f"done{at}" for at in range(len(EVIL)))).text):
        for evil in EVIL:
            for field in ("action", "cwd", "root", "rule", "why", "paths", "newest", "host", "conversation"):
                assert escape(f"{field} {evil}").replace("&quot;", "&#34;").replace("&#x27;", "&#39;") in answer
            if evil != "javascript:alert(1)" and not evil.startswith("{{"):
                assert evil not in answer
        assert "actor &lt;script&gt;" in answer
        assert "reason &lt;script&gt;" in answer
        assert "49{" not in answer
        assert answer.count("<script") == (2 if answer is page else 0)
    for path in ("/approvals/%3Cscript%3E", "/approvals?before=%3Cscript%3E", "/approvals/live?ids=%3Cscript%3E&seen=%22%3E"):
        assert "<script>" not in site.get(path, token).text.lower()


def test_what_cannot_be_seen_is_spelled_out(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    queue.ask("hidden", shown={"action": "rm x\u202e\x1b[2J\u200b", "cwd": "/home/\u202edev"})
    queue.ask("letter", shown={"action": "git push \u043erigin"})
    page = site.get("/approvals", token).text
    assert "rm x\\u{202e}\\x1b[2J\\u{200b}" in page
    assert "/home/\\u{202e}dev" in page
    assert "\u202e" not in page
    assert page.count("characters that cannot be seen") == 1
    assert page.count("letters that are not ASCII") == 1


def test_a_long_action_is_read_whole_before_it_is_answered(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    queue.ask("longer", shown={"action": "echo fine\n" * 2_000 + "the end"})
    page = site.get("/approvals", token).text
    assert "the end" not in page
    assert "yes-longer" not in page
    assert 'href="/approvals/longer"' in page
    whole = site.get("/approvals/LONGER", token).text
    assert "the end" in whole
    changed = send(site, token, whole, "longer", preview="other")
    assert changed.status == 409
    assert "the end" in changed.text
    assert send(site, token, whole, "longer").status == 303
    assert site.get("/approvals/zzzzzz", token).status == 404


@pytest.mark.parametrize("shown", ["{}", "[1]", "no json", '{"action": 7}', '{"action": "ls", "preview": {"files": "x"}}'])
def test_what_cannot_be_shown_cannot_be_approved(site: Site, queue: Queue, shown: str) -> None:
    token = site.sign_in("admin")
    now = time.time()
    queue.store.add(Request(id="broken", digest="d", created=now, expires=now + 300, shown=shown))
    page = site.get("/approvals", token)
    assert page.status == 200
    assert "cannot be shown as a whole" in page.text
    assert "yes-broken" not in page.text
    fields = form(page.text, "broken", "deny") | {"answer": "approve"}
    assert site.post("/approvals/answer", token, **fields).status == 409
    assert send(site, token, page.text, "broken", "deny").status == 303


def test_ended_requests_are_paged_newest_first(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    for at in range(60):
        queue.ask(f"old{at:03}")
        queue.store.decide(f"old{at:03}", approve=False, actor="ann", reason="", now=time.time())
    queue.ask("ranout", lasts=-1.0)
    path, seen = "/approvals", []
    while path:
        page = site.get(path, token).text
        seen += re.findall(r"<code>(old\d+|ranout)</code>", page)
        older = re.search(r'href="([^"]*)" rel="next"', page)
        path = older[1].partition("#")[0] if older else ""
    assert sorted(seen) == sorted(["ranout", *(f"old{at:03}" for at in range(60))])
    assert [name for name in seen if name != "ranout"] == [f"old{at:03}" for at in reversed(range(60))]


def test_many_open_requests_are_shown_a_few_at_a_time(site: Site, queue: Queue) -> None:
    token = site.sign_in("admin")
    for at in range(23):
        queue.ask(f"ask{at:03}")
    page = site.get("/approvals", token).text
    assert page.count("<article") == 20
    assert "3 more requests wait" in page
    assert "<title>(23) Approvals" in page
    send(site, token, page, "ask000")
    ids = ",".join(f"ask{at:03}" for at in range(20))
    after = live(site, token, ids=ids).text
    assert "request-ask000" not in after
    assert "request-ask020" in after


@pytest.mark.parametrize("damage", ["text", "folder"])
def test_a_broken_queue_is_said_and_answers_nothing(site: Site, queue: Queue, damage: str) -> None:
    token = site.sign_in("admin")
    queue.ask()
    fields = form(site.get("/approvals", token).text, "abc234")
    queue.store.close()
    for path in pathlib.Path(queue.state).glob("approvals.db*"):
        path.unlink()
    broken = pathlib.Path(queue.state, "approvals.db")
    if damage == "text":
        broken.write_text("this is no database " * 500)
    else:
        broken.mkdir()
    page = site.get("/approvals", token)
    assert page.status == 503
    assert "cannot be used, so nothing can be answered here" in page.text
    again = live(site, token)
    assert again.status == 200
    assert "cannot be used" in again.text
    assert "No request is open" not in again.text
    assert site.post("/approvals/answer", token, **fields).status == 503
    assert site.get("/approvals/abc234", token).status == 503
    assert (
        not (site.state / "audit" / "audit.jsonl").exists() or "approval" not in (site.state / "audit" / "audit.jsonl").read_text()
    )
