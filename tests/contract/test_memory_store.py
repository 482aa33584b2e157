"""What any memory store must do. Runs once for each backend."""

import importlib.util
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from interlock.model.session import ASSISTANT, CONTEXT, USER, Project, Source, ToolUse
from interlock.storage.base import MemoryStore, NewTurn, Query, StoreBusy

_spec = importlib.util.spec_from_file_location("memory_backends", Path(__file__).parent / "memory_backends.py")
assert _spec
assert _spec.loader
_module = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_module)
BACKENDS = _module.BACKENDS

SHOP = Project("git:1", "shop", "/w/shop", ("dir:1",))
BLOG = Project("dir:2", "blog", "/w/blog")


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MemoryStore]:
    made = BACKENDS[request.param](tmp_path)
    yield made
    made.close()


def turn(text: str, role: str = USER, start: int = 0, tools: tuple[ToolUse, ...] = (), time: float | None = None) -> NewTurn:
    digest = f"{role}:{text}".encode()
    return NewTurn(
        role, text, start, start + 10, time, digest, [(tool, f"tool:{tool.name}:{tool.target}".encode()) for tool in tools]
    )


def fill(
    store: MemoryStore, *entries: NewTurn, conversation: str = "c1", project: Project = SHOP, path: str = ""
) -> tuple[int, list[int]]:
    with store.writing():
        owner = store.turns.project(project, 1.0)
        session = store.turns.session("cursor", conversation, [owner], title="first", at=5.0, started=2.0)
        source = Source(path or f"/t/{conversation}.jsonl", session, offset=100, tail=b"x", lines=len(entries))
        ids = store.turns.append(source, entries, 5.0)
    return session, [ids[number] for number in sorted(ids)]


def test_a_turn_comes_back_as_it_went_in(store: MemoryStore) -> None:
    session, (one,) = fill(store, turn("Straße 漢字 \N{GRINNING FACE}", time=3.5))
    found = store.turns.turn(one)
    assert found is not None
    assert (found.session, found.role, found.text, found.time, found.source, found.start, found.end) == (
        session,
        USER,
        "Straße 漢字 \N{GRINNING FACE}",
        3.5,
        "/t/c1.jsonl",
        0,
        10,
    )
    assert store.turns.turn(one + 1) is None


def test_appending_again_adds_nothing(store: MemoryStore) -> None:
    entries = [turn("a"), turn("b", ASSISTANT, 10), turn("a", start=20)]
    session, ids = fill(store, *entries)
    assert len(ids) == 3
    with store.writing():
        again = Source("/t/c1.jsonl", session, generation=2, offset=100, tail=b"x")
        assert store.turns.append(again, entries, 6.0) == {}
    assert [one.text for one in store.turns.turns(session)] == ["a", "b", "a"]


def test_sources_are_counted(store: MemoryStore) -> None:
    fill(store, turn("a"), turn("b", ASSISTANT, 10))
    ((host, source, turns),) = store.turns.source_counts()
    assert (source.path, turns) == ("/t/c1.jsonl", 2)
    found = store.turns.get_session(source.session)
    assert found is not None
    assert found.host == host


def test_a_replaced_file_adds_only_what_is_new(store: MemoryStore) -> None:
    session, _ = fill(store, turn("a"), turn("b"))
    with store.writing():
        again = Source("/t/c1.jsonl", session, generation=2, offset=90, tail=b"y")
        assert sorted(store.turns.append(again, [turn("a", start=7), turn("c"), turn("a")], 6.0)) == [1, 2]
    assert sorted(one.text for one in store.turns.turns(session)) == ["a", "a", "b", "c"]
    assert store.turns.turns(session)[0].start == 7


def test_a_replaced_file_read_in_two_parts_adds_only_what_is_new(store: MemoryStore) -> None:
    session, _ = fill(store, turn("a"), turn("b"), turn("a"))
    for part in ([turn("a")], [turn("b")], [turn("a"), turn("a")]):
        with store.writing():
            store.turns.append(Source("/t/c1.jsonl", session, generation=2, offset=9, tail=b""), part, 6.0)
    assert [one.text for one in store.turns.turns(session)] == ["a", "b", "a", "a"]


def test_the_same_words_under_another_path_add_nothing(store: MemoryStore) -> None:
    fill(store, turn("a"), turn("b"))
    assert fill(store, turn("a"), turn("b"), path="/copy/c1.jsonl")[1] == []


def test_the_same_words_in_another_session_are_new(store: MemoryStore) -> None:
    fill(store, turn("a"))
    assert len(fill(store, turn("a"), conversation="c2")[1]) == 1


def test_the_position_of_a_source(store: MemoryStore) -> None:
    assert store.turns.source("/t/c1.jsonl") is None
    session, _ = fill(store, turn("a"))
    found = store.turns.source("/t/c1.jsonl")
    assert found is not None
    assert (found.session, found.offset, found.tail, found.generation, found.lines) == (session, 100, b"x", 1, 1)


def test_tool_calls_hang_on_the_turn_before_them(store: MemoryStore) -> None:
    shell, read = ToolUse("Shell", "pytest -q", "description: x"), ToolUse("Read", "/w/shop/a.py")
    alone = NewTurn(ASSISTANT, "", 20, 30, None, b"", [(read, b"r")])
    session, (one,) = fill(store, turn("run it", ASSISTANT, tools=(shell,)), alone)
    assert [(owner, tool.name, tool.target, tool.detail) for owner, tool in store.turns.tools(session)] == [
        (one, "Shell", "pytest -q", "description: x"),
        (one, "Read", "/w/shop/a.py", ""),
    ]


def test_a_failed_block_leaves_nothing(store: MemoryStore) -> None:
    with pytest.raises(RuntimeError, match="no"), store.writing():
        store.turns.project(SHOP, 1.0)
        store.notes.count("stops", "x")
        raise RuntimeError("no")
    assert store.turns.projects() == []
    assert store.notes.counter("stops", "x") == 0
    with store.writing():
        assert store.notes.count("stops", "x") == 1


def test_every_key_leads_to_the_same_project(store: MemoryStore) -> None:
    with store.writing():
        first = store.turns.project(Project("dir:1", "shop", "/w/shop"), 1.0)
        assert store.turns.project(SHOP, 2.0) == first
        other = store.turns.project(BLOG, 3.0)
        assert other != first
    assert store.turns.find_projects(["git:1", "dir:2", "dir:1", "dir:9"]) == (first, other)
    assert [(number, one.name) for number, one in store.turns.projects()] == [(first, "shop"), (other, "blog")]


def test_a_session_keeps_its_first_title_and_its_first_project_first(store: MemoryStore) -> None:
    session, _ = fill(store, turn("a"), turn("ctx", CONTEXT))
    with store.writing():
        blog = store.turns.project(BLOG, 1.0)
        assert store.turns.session("cursor", "c1", [blog], title="second", parent="p", at=9.0, started=1.0) == session
    found = store.turns.find_session("cursor", "c1")
    assert found is not None
    assert (found.title, found.parent, found.started, found.updated, found.turns) == ("first", "p", 1.0, 9.0, 1)
    assert store.turns.session_projects(session) == (*store.turns.find_projects(["git:1"]), blog)
    assert store.turns.find_session("claude", "c1") is None
    assert [one.id for one in store.turns.sessions((blog,), 5)] == [session]
    assert [one.id for one in store.turns.sessions(None, 5)] == [session]


def test_forgetting_is_for_good(store: MemoryStore) -> None:
    entries = [turn("keep"), turn("the secret plan", tools=(ToolUse("Shell", "plan --now"),))]
    session, ids = fill(store, *entries)
    assert store.index.search(Query("secret plan"))
    with store.writing():
        assert store.turns.forget(ids[1:], "test", 7.0) == 1
    assert store.index.search(Query("secret plan")) == []
    with store.writing():
        store.turns.append(Source("/t/c1.jsonl", session, generation=2, offset=1, tail=b""), entries, 8.0)
    assert [one.text for one in store.turns.turns(session)] == ["keep"]
    assert store.turns.tools(session) == []
    assert fill(store, turn("more", start=50))[1][0] > ids[1]
    assert store.turns.totals()["tombstones"] >= 1


def test_tool_calls_before_the_first_turn_go_with_the_last_one(store: MemoryStore) -> None:
    fill(store, turn("", ASSISTANT, tools=(ToolUse("Read", "/w/a"),)), turn("one", start=9), turn("two", start=19))
    (session,) = store.turns.sessions(None, 10)
    first, second = (one.id for one in store.turns.turns(session.id))
    with store.writing():
        store.turns.forget([first], "test", 1.0)
    assert len(store.turns.tools(session.id)) == 1
    with store.writing():
        store.turns.forget([second], "test", 1.0)
    assert store.turns.tools(session.id) == []
    fill(store, turn("", ASSISTANT, tools=(ToolUse("Read", "/w/a"),)), turn("one", start=9))
    assert store.turns.tools(session.id) == []


def test_notes(store: MemoryStore) -> None:
    session, _ = fill(store, turn("a"))
    shop = store.turns.find_projects(["git:1"])[0]
    with store.writing():
        store.notes.set_pending("cursor", "c1", "manual", "g1", 1.0)
        store.notes.set_summary(session, "{}", 2.0)
        store.notes.set_summary(session, '{"a":1}', 3.0)
        entry = store.notes.add_diary(session, "wrote tests", 4.0)
        store.notes.set_digest(shop, "know this", 5.0)
        pin = store.notes.pin(shop, "money is Decimal", 6.0)
        assert [store.notes.count("n", "k"), store.notes.count("n", "k", 4)] == [1, 5]
    assert store.notes.pending("cursor", "c1") == ("manual", "g1")
    assert store.notes.pending("cursor", "c2") is None
    assert store.notes.summary(session) == '{"a":1}'
    assert store.notes.summaries((shop,), 3) == [(session, '{"a":1}')]
    assert store.notes.diary((shop,), 3) == [(entry, session, 4.0, "wrote tests")]
    assert store.notes.digests(["dir:1", "git:1", "dir:2"]) == ["know this"]
    assert store.notes.pins(shop) == [(pin, "money is Decimal")]
    with store.writing():
        assert store.notes.drop_pin(pin) == shop
        assert store.notes.drop_pin(pin) == 0
        assert store.notes.pin(shop, "another", 7.0) > pin
    with store.writing():
        store.notes.clear_pending("cursor", "c1")
        store.notes.drop_counter("n", "k")
        store.notes.drop_diary(session)
    assert store.notes.pending("cursor", "c1") is None
    assert store.notes.counter("n", "k") == 0
    assert store.notes.diary(None, 3) == []


def texts(store: MemoryStore, text: str, **more: object) -> list[str]:
    return [hit.turn.text for hit in store.index.search(Query(text, **more))]  # type: ignore[arg-type]


def test_search_finds_words_and_leaves_context_out(store: MemoryStore) -> None:
    fill(store, turn("money is rounded half up"), turn("nothing here", ASSISTANT), turn("money in a rule file", CONTEXT))
    assert texts(store, "how is money rounded?") == ["money is rounded half up"]
    assert texts(store, "zebra") == []
    assert texts(store, "") == []


def test_an_exact_name_comes_first(store: MemoryStore) -> None:
    fill(
        store,
        turn("the module tax and the module legacy and src and shop, tax tax legacy shop src py"),
        turn("delete src/shop/legacy_tax.py now", start=9),
        turn("src/shop/legacy_tax.pyx is another file", start=19),
        turn("error E1234-7 in build", ASSISTANT, 29),
        turn("決済を十進数にした", start=39),
    )
    hits = store.index.search(Query("src/shop/legacy_tax.py"))
    assert hits[0].turn.text == "delete src/shop/legacy_tax.py now"
    assert [hit.exact for hit in hits[:2]] == [True, False]
    assert texts(store, "E1234-7")[0] == "error E1234-7 in build"
    assert texts(store, "十進数") == ["決済を十進数にした"]
    assert texts(store, "決済") == ["決済を十進数にした"]


def test_a_path_that_only_a_tool_named_is_found(store: MemoryStore) -> None:
    fill(store, turn("I fixed it there", ASSISTANT, tools=(ToolUse("Write", "/w/shop/src/rates.py"),)))
    assert texts(store, "src/rates.py") == ["I fixed it there"]


def test_search_keeps_projects_apart(store: MemoryStore) -> None:
    fill(store, turn("deploy with the blue key"))
    fill(store, turn("deploy with the red key"), conversation="c2", project=BLOG)
    shop, blog = store.turns.find_projects(["git:1", "dir:2"])
    assert texts(store, "deploy key", projects=(shop,)) == ["deploy with the blue key"]
    assert texts(store, "deploy key", projects=(blog,)) == ["deploy with the red key"]
    assert len(texts(store, "deploy key", projects=(shop, blog))) == 2
    assert len(texts(store, "deploy key")) == 2
    assert texts(store, "deploy key", projects=()) == []


def test_search_filters(store: MemoryStore) -> None:
    fill(store, turn("deploy on Monday", time=100.0), turn("deploy went well", ASSISTANT, time=200.0))
    assert texts(store, "deploy", role=ASSISTANT) == ["deploy went well"]
    assert texts(store, "deploy", since=150.0) == ["deploy went well"]
    assert texts(store, "deploy", until=150.0) == ["deploy on Monday"]
    assert texts(store, "deploy", host="claude") == []
    assert len(texts(store, "deploy", limit=1)) == 1


def test_search_filters_by_what_the_agent_did_then(store: MemoryStore) -> None:
    fill(
        store,
        turn("deploy the shop", tools=(ToolUse("Write", "/w/Shop/src/rates.py"), ToolUse("Bash", "make deploy"))),
        turn("deploy the blog", start=9, tools=(ToolUse("Read", "/w/blog/index.md"),)),
    )
    assert texts(store, "deploy", file="shop/src") == ["deploy the shop"]
    assert texts(store, "deploy", file="index.md") == ["deploy the blog"]
    assert texts(store, "deploy", tool="bash") == ["deploy the shop"]
    assert texts(store, "deploy", tool="Ba") == []
    assert texts(store, "deploy", file="rates", tool="Read") == []


def test_the_newest_turns(store: MemoryStore) -> None:
    fill(store, turn("one"), turn("two", start=9), turn("three", start=19))
    (session,) = store.turns.sessions(None, 10)
    assert [one.text for one in store.turns.newest(session.id, 2)] == ["three", "two"]


@pytest.mark.parametrize("text", ['"', "a AND", "NEAR(", "*", "text:x", "-a", "(", "p1", "' OR 1=1 --", "\0", "🙂", "OR OR"])
def test_search_takes_any_text(store: MemoryStore, text: str) -> None:
    fill(store, turn("a plain turn"))
    assert len(texts(store, text)) <= 1


def test_the_index_can_be_built_anew(store: MemoryStore) -> None:
    fill(store, turn("alpha beta"), turn("gamma"))
    assert store.index.rebuild() == 2
    assert texts(store, "alpha") == ["alpha beta"]
    fill(store, turn("delta"), conversation="c2")
    assert texts(store, "delta") == ["delta"]


def test_a_second_writer_is_turned_away(store: MemoryStore, tmp_path: Path) -> None:
    seen: list[type[BaseException] | None] = []

    def other() -> None:
        second = store if type(store).__name__ == "DictStore" else BACKENDS["sqlite"](tmp_path)
        try:
            with second.writing():
                seen.append(None)
        except StoreBusy:
            seen.append(StoreBusy)
        finally:
            second.close()

    with store.writing():
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    assert seen == [StoreBusy]


def test_a_sound_store_has_no_faults(store: MemoryStore) -> None:
    fill(store, turn("a"))
    assert store.check() == []
    assert store.turns.totals()["turns"] == 1
