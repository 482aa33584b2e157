"""The memory page over real HTTP: searching, reading, forgetting for good, foreign words, faults of the store."""

import json
import pathlib
import sqlite3
from collections.abc import Callable, Iterator
from html import unescape
from urllib.parse import quote, unquote, urlencode

import pytest
from tests.e2e.inspection.harness import github_token

from interlock.memory import spool
from interlock.storage.accounts_port import MEMBER, VIEWER

from .site import Answer, Site

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7*7 }}{% include 'error.html' %}",
    '<div hx-get="/users" hx-trigger="load"></div>',
    "</p></article></main>",
)
_BAD = (
    "<script>alert",
    "<img src=x",
    "<div hx-get",
    "</p></article></main>",
    'href="javascript:',
    "\x1b",
    "\u202e",
)
TOKEN = github_token("a")
REMOTE = "1c9f0c1e-0000-4000-8000-0000000000"


def line(role: str, text: str) -> str:
    """One line of a Cursor transcript."""
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"


class Desk:
    """A site with a memory, taken in by the real command."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.admin = site.sign_in()
        self.transcripts = site.state.parent / "transcripts"
        self.transcripts.mkdir(exist_ok=True)

    def mine(self, name: str, *turns: tuple[str, str], project: str = "shop") -> pathlib.Path:
        """Take in a conversation."""
        path = self.transcripts / f"{name}.jsonl"
        path.write_text("".join(line(role, text) for role, text in turns), "utf-8")
        self.again(path, project)
        return path

    def again(self, path: pathlib.Path, project: str = "shop") -> None:
        done = self.site.cli("remember", "mine", str(path), "--project", str(self.site.state.parent / project))
        assert done.returncode == 0, done.stderr

    def get(self, path: str) -> Answer:
        return self.site.get(path, self.admin)

    def found(self, words: str) -> bool:
        """Whether the command line's search finds a turn that holds these words."""
        done = self.site.cli("remember", "search", words, "--all", "--json")
        return any(words in hit["text"] for hit in json.loads(done.stdout)["hits"])

    def on_disk(self, words: str) -> list[str]:
        """Names of files of the memory in which the words stand."""
        folder = self.site.state / "memory"
        return [path.name for path in folder.rglob("*") if path.is_file() and words.encode() in path.read_bytes()]

    def forget(self, **what: str) -> Answer:
        """Ask, then say yes, as the form would."""
        asked = self.get("/memory/forget?" + urlencode(what))
        assert asked.status == 200, asked.text
        mark = asked.text.partition('name="mark" value="')[2].partition('"')[0]
        return self.site.post("/memory/forget", self.admin, **what, mark=mark)


@pytest.fixture
def desk(make_site: Callable[..., Site]) -> Iterator[Desk]:
    """A memory of its own."""
    yield Desk(make_site().start())


@pytest.fixture(scope="module")
def read(site: Site) -> Desk:
    """A memory that the tests only read."""
    found = Desk(site)
    found.mine(
        "one",
        ("user", "how are prices of the green boat rounded?"),
        ("assistant", f"round half up; the token is {TOKEN} in src/shop/tax.py"),
        *[(("user", "assistant")[number % 2], f"step {number} of the refit") for number in range(70)],
        ("user", "a long one\n" + "lorem ipsum " * 400),
    )
    found.mine("two", ("user", "paint the shed"), ("assistant", "it is painted"), project="shed")
    return found


def test_nothing_stored_is_no_fault_and_makes_no_store(desk: Desk) -> None:
    for path in ("/memory", "/memory?q=boat", "/memory/session/1", "/memory/forget?what=turn&id=1"):
        answer = desk.get(path)
        assert (answer.status, "Nothing is stored yet" in answer.text) == (200, True)
    assert not (desk.site.state / "memory").exists()


def test_the_newest_sessions_come_first_with_figures(read: Desk) -> None:
    text = read.get("/memory").text
    assert text.index("paint the shed") < text.index("how are prices of the green boat rounded?")
    for name, figure in (("Sessions", "2"), ("Turns", "75"), ("Hosts", "cursor"), ("Waiting in the spool", "0")):
        assert f"<dt>{name}</dt><dd>{figure}</dd>" in text


def test_hits_are_marked_and_lead_into_their_session(read: Desk) -> None:
    text = read.get("/memory?q=rounded+prices").text
    assert "<mark>rounded</mark>" in text
    assert "<mark>prices</mark>" in text
    link = unescape(text.partition('<h3><a href="')[2].partition('"')[0])
    assert link.startswith("/memory/session/")
    session = read.get(link.partition("#")[0]).text
    assert "<mark>rounded</mark>" in session
    assert 'aria-current="true"' in session
    exact = read.get("/memory?q=src/shop/tax.py").text
    assert "letter by letter" in exact


def test_a_placeholder_is_shown_as_one(read: Desk) -> None:
    text = read.get("/memory?q=token+round").text
    assert TOKEN not in text
    assert '<span class="badge warn secret" title="A credential stood here; it was never stored">&lt;secret:github-token:' in text


def test_filters_narrow_and_survive(read: Desk) -> None:
    for filtered, found in (
        ("project=1", True),
        ("project=2", False),
        ("host=cursor", True),
        ("host=codex", False),
        ("session=s1", True),
        ("session=2", False),
        ("from=2999-01-01", False),
        ("to=1999-01-01", False),
        ("from=2000-01-01&to=2999-01-01", True),
    ):
        hits = read.get(f"/memory?q=boat&{filtered}").text
        assert ("green <mark>boat</mark>" in hits) is found, filtered
        listed = read.get(f"/memory?{filtered}").text
        assert ("how are prices" in listed) is found, filtered
        assert '<details class="filters" open>' in listed
    kept = read.get("/memory?q=boat&project=1&host=cursor&session=1&from=2000-01-02&to=2999-03-04").text
    for part in (
        'value="boat"',
        '<option value="1" selected',
        '<option value="cursor" selected',
        'value="s1"',
        "2000-01-02",
        "2999-03-04",
    ):
        assert part in kept


def test_a_day_that_is_none_is_said_beside_its_field(read: Desk) -> None:
    answer = read.get("/memory?q=boat&from=soon")
    assert answer.status == 422
    assert 'value="soon"' in answer.text
    assert "is not a day; write it as 2026-11-30." in unescape(answer.text)


def test_lists_and_sessions_come_in_pages(read: Desk) -> None:
    first = read.get("/memory?q=refit").text
    assert first.count("<article") == 20
    more = unescape(first.partition('rel="next"')[0].rpartition('href="')[2].partition('"')[0])
    assert read.get(more).text.count("<article") == 20
    seen: list[str] = []
    path = "/memory/session/1"
    while path:
        text = read.get(path).text
        seen += [part.partition('"')[0] for part in text.split('<article class="card" id="')[1:]]
        path = unescape(text.partition('rel="next"')[0].rpartition('href="')[2].partition('"')[0]) if 'rel="next"' in text else ""
    assert len(seen) == 73
    assert len(set(seen)) == 73
    back = read.get(f"/memory/session/1?before={seen[40][1:]}").text
    assert [part.partition('"')[0] for part in back.split('<article class="card" id="')[1:]] == seen[10:40]


def test_a_long_turn_is_folded(read: Desk) -> None:
    text = read.get("/memory/session/1?after=60").text
    assert "characters)</span></summary>" in text
    assert "<details>" in text


@pytest.mark.parametrize(
    "name",
    ["..%2f..%2fetc%2fpasswd", "%2e%2e", "1%00", "0", "-1", "s1", "1e3", "99999", "9" * 40, "1;drop", "%D9%A1", "%3Cscript%3E"],
)
def test_a_name_that_is_no_session_is_not_found(read: Desk, name: str) -> None:
    answer = read.get(f"/memory/session/{name}")
    assert answer.status == 404
    assert "<script>" not in answer.text
    assert read.get(f"/memory/forget?what=session&id={name}").status == 404
    assert read.site.post("/memory/forget", read.admin, what="session", id=unquote(name), mark="x").status == 404


def test_who_may_do_what(read: Desk) -> None:
    viewer, member = read.site.sign_in(VIEWER), read.site.sign_in(MEMBER)
    for path in ("/memory", "/memory?q=boat", "/memory/session/1"):
        seen = read.site.get(path, viewer)
        assert (seen.status, "Forget" in seen.text.replace("Forgotten", "")) == (200, False)
        assert read.site.get(path, member).status == 403
        assert read.site.get(path).status == 303
    for token in (viewer, member):
        assert read.site.get("/memory/forget?what=turn&id=1", token).status == 403
        assert read.site.post("/memory/forget", token, what="turn", id="1", mark="x").status == 403
    assert read.site.post("/memory/forget", read.admin, csrf="wrong", what="turn", id="1").status == 403
    assert read.found("how are prices of the green boat rounded?")


def test_nothing_is_forgotten_before_the_button(read: Desk) -> None:
    for what in ("what=turn&id=1", "what=session&id=1", "what=project&id=1", "what=text&q=refit", "what=text-sessions&q=refit"):
        asked = read.get("/memory/forget?" + what)
        assert asked.status == 200
        assert "This cannot be undone." in asked.text
    assert "<strong>73 turns</strong>" in read.get("/memory/forget?what=session&id=1").text
    refit = read.get("/memory/forget?what=text&q=REFIT").text
    assert "<strong>70 turns</strong>" in refit
    assert "in 1 session" in refit
    assert read.get("/memory/forget?what=text&q=re").status == 400
    assert read.get("/memory/forget?what=nothing&id=1").status == 404
    assert read.site.post("/memory/forget", read.admin, what="turn", id="1").status == 409
    assert read.found("how are prices of the green boat rounded?")


@pytest.mark.parametrize(
    ("what", "stays"),
    [
        ({"what": "turn", "id": "2"}, True),
        ({"what": "session", "id": "1"}, False),
        ({"what": "project", "id": "1"}, False),
        ({"what": "text", "q": "XYLOPHONE"}, True),
        ({"what": "text-sessions", "q": "xylophone", "project": "1"}, False),
    ],
)
def test_what_is_forgotten_is_gone_and_does_not_come_back(desk: Desk, what: dict[str, str], stays: bool) -> None:
    path = desk.mine("one", ("user", "buy an instrument"), ("assistant", "a xylophone was bought"))
    desk.mine("two", ("user", "paint the shed"), project="shed")
    assert desk.found("xylophone")
    assert desk.on_disk("xylophone")
    done = desk.forget(**what)
    assert done.status == 303
    assert "gone from the store" in desk.get(done.headers["location"]).text
    assert not desk.found("xylophone")
    assert not desk.on_disk("xylophone")
    assert desk.found("buy an instrument") is stays
    assert desk.found("paint the shed")
    path.write_text(path.read_text("utf-8") + line("user", "and a piano"), "utf-8")
    desk.again(path)
    assert not desk.found("xylophone")
    assert desk.found("and a piano")
    assert any('"memory was forgotten"' in entry and '"account": "admin.person"' in entry for entry in desk.site.log)
    assert not any("xylophone" in entry.lower() for entry in desk.site.log)


def test_what_waits_in_the_spool_goes_too(desk: Desk) -> None:
    desk.mine("one", ("user", "buy an instrument"))
    spooled = desk.transcripts / "late.jsonl"
    spooled.write_text(line("user", "the harpsichord is late"), "utf-8")
    folder = desk.site.state / "memory" / "spool"
    store = sqlite3.connect(desk.site.state / "memory" / "memory.db", isolation_level=None)
    store.execute("BEGIN IMMEDIATE")
    payload = {
        "conversation_id": REMOTE + "09",
        "transcript_path": str(spooled),
        "workspace_roots": [str(desk.site.state.parent)],
        "hook_event_name": "stop",
        "status": "completed",
        "loop_count": 0,
    }
    desk.site.cli("hook", "cursor", "stop", stdin=json.dumps(payload))
    store.execute("ROLLBACK")
    store.close()
    assert spool.waiting(str(folder))
    assert b"harpsichord" in b"".join(path.read_bytes() for path in folder.iterdir())
    assert desk.forget(what="text", q="harpsichord").status == 303
    assert not desk.on_disk("harpsichord")
    assert not desk.found("harpsichord")


def test_a_question_that_has_changed_is_asked_again(desk: Desk) -> None:
    path = desk.mine("one", ("user", "the violin is old"))
    asked = desk.get("/memory/forget?what=text&q=violin").text
    mark = asked.partition('name="mark" value="')[2].partition('"')[0]
    path.write_text(path.read_text("utf-8") + line("assistant", "the violin is sold"), "utf-8")
    desk.again(path)
    again = desk.site.post("/memory/forget", desk.admin, what="text", q="violin", mark=mark)
    assert again.status == 409
    assert "Nothing was forgotten" in again.text
    assert "<strong>2 turns</strong>" in again.text
    assert desk.found("the violin is old")


def test_copies_that_still_hold_the_words_are_named(desk: Desk) -> None:
    desk.mine("one", ("user", "the trombone is loud"))
    assert desk.site.cli("doctor", "--fix").returncode in (0, 1)
    copy = desk.site.state / "memory" / "memory.db.before-fix-20261130"
    copy.write_bytes(b"the trombone is loud")
    (desk.site.state / "memory" / "spool").mkdir(exist_ok=True)
    torn = desk.site.state / "memory" / "spool" / "1.json.unreadable"
    torn.write_bytes(b"trombone")
    answer = desk.forget(what="session", id="1")
    assert answer.status == 200
    assert str(copy) in answer.text
    assert str(torn) in answer.text


def test_a_project_goes_with_its_pins(desk: Desk) -> None:
    desk.mine("one", ("user", "the cello is here"))
    store = sqlite3.connect(desk.site.state / "memory" / "memory.db", isolation_level=None)
    store.execute("INSERT INTO pins (project, text, created) VALUES (1, 'tune the cello on Mondays', 1.0)")
    store.close()
    asked = desk.get("/memory/forget?what=project&id=1").text
    assert "1 pin" in asked
    assert "tune the cello" in asked
    assert desk.forget(what="project", id="1").status == 303
    assert not desk.on_disk("cello")
    again = desk.get("/memory/forget?what=project&id=1")
    assert (again.status, "Nothing of this project is stored any more." in again.text) == (404, True)
    none = desk.get("/memory/forget?what=text&q=cello")
    assert (none.status, "No turn holds “cello” letter by letter." in none.text) == (404, True)


def test_foreign_words_stay_words(desk: Desk) -> None:
    for number, text in enumerate(HOSTILE):
        words = f"{text} ordered\x1b[31m a \u202eboat"
        desk.mine(f"one{number}", ("user", words), ("assistant", f"answer {text}"), project="shop " + text.replace("/", "∕"))
    store = sqlite3.connect(desk.site.state / "memory" / "memory.db", isolation_level=None)
    for number, text in enumerate(HOSTILE, 1):
        found = (text + str(number), text, text, number)
        store.execute("UPDATE sessions SET host = ?, conversation = ?, parent = ? WHERE id = ?", found)
        store.execute("UPDATE sources SET path = ? WHERE session = ?", (text, number))
    store.close()
    for number, text in enumerate(HOSTILE, 1):
        for path in (
            "/memory",
            "/memory?" + urlencode({"q": text, "host": text, "project": text, "session": text}),
            "/memory?" + urlencode({"q": "ordered boat answer"}),
            "/memory?" + urlencode({"from": text, "to": text, "q": text}),
            f"/memory/session/{number}?" + urlencode({"q": "ordered " + text, "turn": "1"}),
            "/memory/session/" + quote(text, safe=""),
            f"/memory/forget?what=turn&id={number * 2}",
            f"/memory/forget?what=project&id={number}",
            "/memory/forget?" + urlencode({"what": "text", "q": text}),
            "/memory/forget?" + urlencode({"what": text[:20], "id": text, "q": text, "project": text}),
            "/memory?done=" + quote(text),
        ):
            answer = desk.get(path)
            assert answer.status < 500, path
            assert not any(bad in answer.text for bad in _BAD), path
        session = unescape(desk.get(f"/memory/session/{number}").text)
        assert f"{text} ordered" in session
        assert f"<dt>Host</dt><dd>{text}{number}</dd>" in session


def test_a_store_that_cannot_be_used_is_told(desk: Desk) -> None:
    desk.mine("one", ("user", "the oboe is here"))
    path = desk.site.state / "memory" / "memory.db"
    busy = sqlite3.connect(path, isolation_level=None)
    busy.execute("PRAGMA locking_mode = EXCLUSIVE")
    busy.execute("BEGIN EXCLUSIVE")
    asked = desk.get("/memory/forget?what=turn&id=1")
    mark = asked.text.partition('name="mark" value="')[2].partition('"')[0]
    held = desk.site.post("/memory/forget", desk.admin, what="turn", id="1", mark=mark)
    assert (held.status, "interlock doctor" in held.text) == (503, True)
    busy.execute("ROLLBACK")
    busy.close()
    assert desk.found("the oboe is here")
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    path.write_bytes(b"this is no database at all, " * 400)
    for wanted in ("/memory", "/memory?q=oboe", "/memory/session/1", "/memory/forget?what=turn&id=1"):
        broken = desk.get(wanted)
        assert (broken.status, "interlock doctor" in broken.text) == (503, True)
    assert path.read_bytes().startswith(b"this is no database")
