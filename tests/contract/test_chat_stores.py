"""One suite for every `ChatStore`."""

import multiprocessing
import pathlib
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from interlock.model.errors import InterlockError
from interlock.storage.chat_port import (
    ASSISTANT,
    BLOCKED,
    DONE,
    FAILED,
    KEEP_EMPTY,
    KEEP_RUNS,
    MEMBER,
    RUNNING,
    SENT,
    STOPPED,
    SUCCEEDED,
    ChatStore,
    ConversationRow,
    HelperRow,
    ItemRow,
    MessageRow,
    RoutineRow,
    RunRow,
)
from interlock.storage.memory.chat import MemoryChatStore
from interlock.storage.sqlite.chat import FILE, SqliteChatStore

BACKENDS: dict[str, Callable[[str], ChatStore]] = {"memory": lambda _: MemoryChatStore(), "sqlite": SqliteChatStore}
NOW = 1_790_000_000.0
LEASE = NOW + 30


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[ChatStore]:
    made = BACKENDS[request.param](str(tmp_path / "state"))
    yield made
    made.close()
    made.close()


def conversation(id: str = "c", member: str = "alice", **fields: object) -> ConversationRow:
    return ConversationRow(id, member, "own_chat", "", NOW, NOW)._replace(**fields)  # type: ignore[arg-type]


def message(id: str, turn: str = "t", of: str = "c", **fields: object) -> MessageRow:
    return MessageRow(id, of, MEMBER, RUNNING, NOW, turn, f"sealed-{id}", size=3)._replace(**fields)  # type: ignore[arg-type]


def helper(id: str, **fields: object) -> HelperRow:
    return HelperRow(id, "c", "t", RUNNING, NOW, 0.0, LEASE, "sealed")._replace(**fields)  # type: ignore[arg-type]


def item(id: str, kind: str = "note", member: str = "alice", **fields: object) -> ItemRow:
    return ItemRow(id, member, kind, NOW, 5, f"sealed-{id}")._replace(**fields)  # type: ignore[arg-type]


def routine(id: str = "r", member: str = "alice", **fields: object) -> RoutineRow:
    return RoutineRow(id, member, "every 15 minutes", True, NOW, NOW, "sealed")._replace(**fields)  # type: ignore[arg-type]


def run(id: str, of: str = "r", at: float = NOW) -> RunRow:
    return RunRow(id, of, at, 0.0, RUNNING, "")


def answer(store: ChatStore, turn: str, of: str = "c", at: float = NOW) -> None:
    """One turn from its message to the answer."""
    assert store.begin(of, turn, at, at + 30, message(f"{of}-{turn}-asks", turn, of))
    reply = message(f"{of}-{turn}-says", turn, of, role=ASSISTANT, state=SENT)
    assert store.end(of, turn, at, state=SENT, reply=reply)


def states(store: ChatStore, of: str = "c") -> list[tuple[str, str]]:
    return [(row.id, row.state) for row in store.messages(of)]


def test_a_conversation_is_kept_as_it_was_added(store: ChatStore) -> None:
    row = conversation(
        title="t",
        summary="s",
        summarised=4,
        fresh=True,
        turn="x",
        lease=LEASE,
        last_turn="x",
        reference="slack:1",
        draft="d",
        again=True,
    )
    assert store.conversation("c") is None
    assert store.add_conversation(row)
    assert store.conversation("c") == row
    assert store.conversation_at("slack:1") == row
    assert store.conversation_at("") is None


def test_a_reference_is_of_one_conversation(store: ChatStore) -> None:
    assert store.add_conversation(conversation(reference="slack:1"))
    assert not store.add_conversation(conversation("d", reference="slack:1"))
    assert store.add_conversation(conversation("d"))
    assert store.add_conversation(conversation("e"))
    assert store.conversation("c") is not None


def test_a_member_sees_their_own_the_newest_first_page_by_page(store: ChatStore) -> None:
    for number in range(7):
        store.add_conversation(conversation(f"c{number}", updated=NOW + number // 2))
    store.add_conversation(conversation("other", "bob", updated=NOW + 100))
    found: list[str] = []
    before = None
    while page := store.conversations("alice", before, 3):
        found += [row.id for row in page]
        before = (page[-1].updated, page[-1].id)
    assert found == ["c6", "c5", "c4", "c3", "c2", "c1", "c0"]
    assert [row.id for row in store.conversations("bob")] == ["other"]


def test_a_turn_from_its_message_to_the_answer(store: ChatStore) -> None:
    store.add_conversation(conversation(fresh=True))
    assert store.begin("c", "t", NOW + 1, LEASE, message("m1"))
    row = store.conversation("c")
    assert row is not None
    assert (row.turn, row.last_turn, row.lease, row.updated, row.fresh) == ("t", "t", LEASE, NOW + 1, True)
    assert store.end("c", "t", NOW + 2, state=SENT, notice="", reply=message("m2", role=ASSISTANT, state=SENT))
    row = store.conversation("c")
    assert row is not None
    assert (row.turn, row.last_turn, row.lease, row.updated, row.fresh) == ("", "t", 0.0, NOW + 2, False)
    first, second = store.messages("c")
    assert first == message("m1", state=SENT, number=first.number)
    assert second == message("m2", role=ASSISTANT, state=SENT, number=second.number)
    assert 0 < first.number < second.number


def test_one_turn_at_a_time(store: ChatStore) -> None:
    store.add_conversation(conversation())
    assert not store.begin("nothing", "t", NOW, LEASE, message("m0", of="nothing"))
    assert store.begin("c", "t", NOW, LEASE, message("m1"))
    assert not store.begin("c", "u", NOW + 29, LEASE, message("m2", "u"))
    assert not store.begin("c", "u", NOW + 29, LEASE, None)
    assert states(store) == [("m1", RUNNING)]


def test_a_turn_that_was_left_is_failed_when_its_lease_is_over(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.begin("c", "t", NOW, LEASE, message("m1"))
    assert store.expire(NOW + 29) == 0
    assert store.renew("c", "t", NOW + 60)
    assert store.expire(NOW + 59) == 0
    assert store.expire(NOW + 60) == 1
    assert states(store) == [("m1", FAILED)]
    assert store.conversation("c").turn == ""  # type: ignore[union-attr]
    assert not store.renew("c", "t", NOW + 90)
    assert not store.end("c", "t", NOW + 61, state=SENT, reply=message("m2"))
    assert states(store) == [("m1", FAILED)]


def test_the_next_turn_fails_the_one_that_was_left(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.begin("c", "t", NOW, LEASE, message("m1"))
    assert store.begin("c", "u", LEASE, LEASE + 30, message("m2", "u"))
    assert states(store) == [("m1", FAILED), ("m2", RUNNING)]
    assert not store.end("c", "t", NOW, state=SENT)


def test_a_failed_message_is_tried_again(store: ChatStore) -> None:
    store.add_conversation(conversation())
    assert not store.begin("c", "t", NOW, LEASE, None)
    store.begin("c", "t", NOW, LEASE, message("m1"))
    store.end("c", "t", NOW, state=FAILED, notice="why")
    assert store.begin("c", "u", NOW, LEASE, None)
    (row,) = store.messages("c")
    assert (row.state, row.turn, row.notice) == (RUNNING, "u", "")
    store.end("c", "u", NOW, state=BLOCKED, notice="sealed")
    assert store.messages("c")[0].notice == "sealed"
    assert not store.begin("c", "v", NOW, LEASE, None)


def test_a_turn_that_was_not_judged_leaves_the_reset_fresh(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.reset("c", NOW)
    store.begin("c", "t", NOW, LEASE, message("m1"))
    store.end("c", "t", NOW, state="unavailable", judged=False)
    assert store.conversation("c").fresh  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("newest", "again"),
    [([], False), ([SENT], False), ([BLOCKED], True), ([BLOCKED, "unavailable"], True), ([BLOCKED, SENT], False)],
)
def test_a_reset_knows_whether_it_cleared_a_blocked_conversation(store: ChatStore, newest: list[str], again: bool) -> None:
    store.add_conversation(conversation())
    for number, state in enumerate(newest):
        store.begin("c", f"t{number}", NOW, LEASE, message(f"m{number}", f"t{number}"))
        store.end("c", f"t{number}", NOW, state=state)
    for _ in "twice":
        store.reset("c", NOW)
        row = store.conversation("c")
        assert row is not None
        assert (row.fresh, row.again) == (True, again)


def test_pages_of_messages(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.add_conversation(conversation("d"))
    for number in range(4):
        answer(store, f"t{number}")
        answer(store, f"t{number}", "d")
    rows = store.messages("c")
    assert len(rows) == 8
    assert store.messages("c", limit=3) == rows[-3:]
    assert store.messages("c", before=rows[5].number, limit=2) == rows[3:5]
    assert store.messages("c", after=rows[5].number) == rows[6:]


def test_reset_clears_what_was_said_and_nothing_else(store: ChatStore) -> None:
    store.add_conversation(conversation(title="title"))
    store.add_conversation(conversation("d"))
    answer(store, "t")
    answer(store, "t", "d")
    store.add_helper(helper("h"), 3)
    store.add_item(item("n"), 9)
    store.add_routine(routine(), 9)
    store.begin("c", "u", NOW, LEASE, message("m", "u"))
    assert store.set_summary("c", "u", "sealed", 2)
    assert store.reset("c", NOW + 1)
    assert not store.reset("nothing", NOW)
    row = store.conversation("c")
    assert row == conversation(title="title", updated=NOW + 1, fresh=True, last_turn="u")
    assert not store.messages("c")
    assert not store.helpers("c")
    assert len(store.messages("d")) == 2
    assert len(store.items("alice")) == len(store.routines("alice")) == 1


def test_what_comes_back_after_a_reset_changes_nothing(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.add_helper(helper("h"), 3)
    store.begin("c", "t", NOW, LEASE, message("m1"))
    store.reset("c", NOW)
    assert not store.end("c", "t", NOW, state=SENT, reply=message("m2", role=ASSISTANT))
    assert not store.renew("c", "t", LEASE)
    assert not store.set_summary("c", "t", "sealed", 1)
    assert not store.renew_helper("h", LEASE)
    assert not store.end_helper("h", NOW, DONE, message("m3", role="helper"))
    assert states(store) == []


def test_a_summary_stands_for_messages_while_its_turn_runs(store: ChatStore) -> None:
    store.add_conversation(conversation())
    assert not store.set_summary("c", "", "sealed", 3)
    store.begin("c", "t", NOW, LEASE, message("m1"))
    assert store.set_summary("c", "t", "sealed", 3)
    row = store.conversation("c")
    assert row is not None
    assert (row.summary, row.summarised) == ("sealed", 3)
    store.end("c", "t", NOW, state=SENT)
    assert not store.set_summary("c", "t", "later", 4)


def test_titles(store: ChatStore) -> None:
    store.add_conversation(conversation())
    assert store.set_title("c", "sealed")
    assert not store.set_title("nothing", "sealed")
    assert store.conversation("c").title == "sealed"  # type: ignore[union-attr]


def test_taking_a_message_back(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.add_conversation(conversation("d"))
    store.begin("c", "t", NOW, LEASE, message("m1"))
    assert not store.take_back("c", "m1", NOW)
    store.end("c", "t", NOW, state=BLOCKED)
    assert not store.take_back("d", "m1", NOW)
    assert store.take_back("c", "m1", NOW, "sealed draft")
    assert not store.take_back("c", "m1", NOW, "another")
    assert states(store) == []
    assert store.conversation("c").draft == "sealed draft"  # type: ignore[union-attr]
    store.begin("c", "u", NOW, LEASE, message("m2", "u"))
    assert store.conversation("c").draft == ""  # type: ignore[union-attr]
    store.end("c", "u", NOW, state=BLOCKED)
    store.take_back("c", "m2", NOW, "sealed draft")
    store.reset("c", NOW)
    assert store.conversation("c").draft == ""  # type: ignore[union-attr]


def test_what_the_receiver_has_allowed(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.add_conversation(conversation("d"))
    for turn in "tuv":
        answer(store, turn)
    answer(store, "t", "d")
    for name in ("n1", "n2"):
        store.add_item(item(name), 9)
    seen = store.items("alice")
    store.change_item(item("n2", body="other"))
    rows = store.messages("c")
    store.passed("c", rows[3].number, seen)
    assert [row.passed for row in store.messages("c")] == [True] * 4 + [False] * 2
    assert not any(row.passed for row in store.messages("d"))
    assert [row.passed for row in store.items("alice")] == [True, False]
    store.change_item(item("n1", body="other"))
    assert not any(row.passed for row in store.items("alice"))


def test_helpers(store: ChatStore) -> None:
    store.add_conversation(conversation())
    assert store.add_helper(helper("h1"), 2)
    assert store.add_helper(helper("h2"), 2)
    assert not store.add_helper(helper("h3"), 2)
    assert not store.add_helper(helper("h3", conversation="nothing"), 2)
    assert store.end_helper("h1", NOW + 1, DONE, message("m1", role="helper", state=SENT))
    assert not store.end_helper("h1", NOW + 2, FAILED, message("m2"))
    assert store.renew_helper("h2", LEASE + 5)
    assert store.end_helper("h2", NOW + 3, STOPPED, None)
    assert not store.renew_helper("h2", LEASE + 5)
    assert [(row.id, row.state, row.ended) for row in store.helpers("c")] == [("h1", DONE, NOW + 1), ("h2", STOPPED, NOW + 3)]
    assert states(store) == [("m1", SENT)]
    assert store.conversation("c").updated == NOW + 1  # type: ignore[union-attr]


def test_a_helper_that_was_left_is_failed(store: ChatStore) -> None:
    store.add_conversation(conversation())
    store.add_helper(helper("h"), 1)
    assert store.expire(LEASE) == 1
    assert [(row.state, row.ended) for row in store.helpers("c")] == [(FAILED, LEASE)]
    assert store.add_helper(helper("h2", started=LEASE, lease=LEASE + 30), 1)


def test_notes_and_files(store: ChatStore) -> None:
    for name in ("n1", "n2"):
        assert store.add_item(item(name), 2)
    assert not store.add_item(item("n3"), 2)
    assert store.add_item(item("f1", "file"), 2)
    assert store.add_item(item("n4", member="bob"), 2)
    assert not store.change_item(item("n1", "file", body="other"))
    assert not store.change_item(item("n1", member="bob", body="other"))
    assert store.change_item(item("n1", body="other", size=9))
    assert not store.remove_item("bob", "n1")
    assert store.remove_item("alice", "n2")
    assert not store.remove_item("alice", "n2")
    assert store.items("alice") == [item("n1", body="other", size=9), item("f1", "file")]


def test_routines(store: ChatStore) -> None:
    assert store.add_routine(routine("r1"), 1)
    assert not store.add_routine(routine("r2"), 1)
    assert store.add_routine(routine("r3", "bob"), 1)
    changed = routine("r1", schedule="manual", on=False, due=0.0, body="other")
    assert store.change_routine(changed)
    assert not store.change_routine(changed._replace(member="bob"))
    assert store.routine("r1") == changed
    assert store.routines("alice") == [changed]
    assert not store.remove_routine("bob", "r1")
    assert store.remove_routine("alice", "r1")
    assert store.routine("r1") is None


def test_what_is_due(store: ChatStore) -> None:
    for row in (
        routine("late", due=NOW - 5),
        routine("now"),
        routine("soon", due=NOW + 1),
        routine("off", on=False),
        routine("manual", due=0.0),
        routine("running", lease=NOW + 1),
    ):
        store.add_routine(row, 9)
    assert [row.id for row in store.due(NOW)] == ["late", "now"]
    assert [row.id for row in store.due(NOW, limit=1)] == ["late"]


def test_a_routine_is_claimed_once(store: ChatStore) -> None:
    store.add_routine(routine(), 9)
    (row,) = store.due(NOW)
    assert store.claim(row, run("a"), now=NOW, due=NOW + 900, lease=LEASE)
    assert not store.claim(row, run("b"), now=NOW, due=NOW + 900, lease=LEASE)
    again = store.routine("r")
    assert again is not None
    assert (again.due, again.lease) == (NOW + 900, LEASE)
    assert not store.claim(again, run("b"), now=NOW, due=NOW + 900, lease=LEASE)
    assert store.renew_run("a", LEASE + 5)
    assert store.end_run("a", NOW + 1, SUCCEEDED, "sealed")
    assert not store.end_run("a", NOW + 2, FAILED, "other")
    assert not store.renew_run("a", LEASE + 5)
    assert store.runs("r") == [RunRow("a", "r", NOW, NOW + 1, SUCCEEDED, "sealed")]
    assert store.routine("r").lease == 0.0  # type: ignore[union-attr]


def test_a_routine_that_was_changed_or_deleted_meanwhile_is_not_run(store: ChatStore) -> None:
    store.add_routine(routine(), 9)
    (row,) = store.due(NOW)
    store.change_routine(row._replace(body="other"))
    assert not store.claim(row, run("a"), now=NOW, due=NOW + 900, lease=LEASE)
    store.remove_routine("alice", "r")
    assert not store.claim(row, run("a"), now=NOW, due=NOW + 900, lease=LEASE)
    assert store.runs("r") == []


def test_a_run_that_was_left_is_failed(store: ChatStore) -> None:
    store.add_routine(routine(), 9)
    store.claim(routine(), run("a"), now=NOW, due=NOW + 900, lease=LEASE)
    assert store.expire(LEASE - 1) == 0
    assert store.expire(LEASE) == 1
    assert [(row.state, row.ended, row.body) for row in store.runs("r")] == [(FAILED, LEASE, "")]
    assert not store.end_run("a", LEASE + 1, SUCCEEDED, "sealed")


def test_the_next_run_fails_the_one_that_was_left(store: ChatStore) -> None:
    store.add_routine(routine(), 9)
    store.claim(routine(), run("a"), now=NOW, due=NOW + 20, lease=LEASE)
    again = store.routine("r")
    assert again is not None
    assert store.claim(again, run("b", at=LEASE), now=LEASE, due=LEASE + 20, lease=LEASE + 30)
    assert [(row.id, row.state) for row in store.runs("r")] == [("b", RUNNING), ("a", FAILED)]
    assert not store.end_run("a", LEASE, SUCCEEDED, "sealed")


def test_the_newest_runs_are_kept(store: ChatStore) -> None:
    store.add_routine(routine(), 9)
    store.add_routine(routine("other", "bob"), 9)
    store.claim(routine("other", "bob"), run("z", "other"), now=NOW, due=NOW + 1, lease=LEASE)
    store.end_run("z", NOW, FAILED, "sealed")
    for number in range(KEEP_RUNS + 3):
        row = store.routine("r")
        assert row is not None
        assert store.claim(row, run(str(number)), now=NOW, due=NOW + number, lease=LEASE)
        assert store.end_run(str(number), NOW, SUCCEEDED, "sealed")
    assert [row.id for row in store.runs("r")] == [str(number) for number in range(KEEP_RUNS + 2, 2, -1)]
    assert [row.id for row in store.runs("r", 2)] == [str(KEEP_RUNS + 2), str(KEEP_RUNS + 1)]
    assert len(store.runs("other")) == 1


def test_deleting_a_conversation_deletes_what_belongs_to_it(store: ChatStore) -> None:
    store.add_conversation(conversation())
    answer(store, "t")
    store.add_helper(helper("h"), 3)
    assert store.remove_conversation("c")
    assert not store.remove_conversation("c")
    assert not store.messages("c")
    assert not store.helpers("c")


def test_forgetting_a_member(store: ChatStore) -> None:
    for member in ("alice", "bob"):
        store.add_conversation(conversation(member, member))
        answer(store, "t", member)
        store.add_item(item(f"n-{member}", member=member), 9)
        store.add_routine(routine(f"r-{member}", member), 9)
        store.claim(routine(f"r-{member}", member), run(f"x-{member}", f"r-{member}"), now=NOW, due=NOW, lease=LEASE)
    store.forget("alice")
    assert not store.conversations("alice")
    assert not store.messages("alice")
    assert not store.items("alice")
    assert not store.routines("alice")
    assert not store.runs("r-alice")
    assert len(store.messages("bob")) == 2
    assert len(store.items("bob")) == len(store.routines("bob")) == len(store.runs("r-bob")) == 1


def test_pruning(store: ChatStore) -> None:
    for name in ("empty", "said", "running"):
        store.add_conversation(conversation(name))
    answer(store, "t", "said")
    store.begin("running", "t", NOW, LEASE, message("m", of="running"))
    assert store.prune(NOW + KEEP_EMPTY) == 0
    assert store.prune(NOW + KEEP_EMPTY + 1) == 1
    assert store.conversation("empty") is None
    assert store.prune(NOW + 100, keep=100) == 0
    assert store.prune(NOW + 101, keep=100) == 1
    assert [row.id for row in store.conversations("alice")] == ["running"]


def test_a_store_that_is_closed_says_so_in_one_way(store: ChatStore) -> None:
    store.close()
    for ask in (lambda: store.conversations("alice"), lambda: store.reset("c", NOW), lambda: store.expire(NOW)):
        with pytest.raises(InterlockError):
            ask()


def test_only_this_user_reads_the_file_and_what_is_deleted_is_not_in_it(tmp_path: pathlib.Path) -> None:
    state = tmp_path / "state"
    store = SqliteChatStore(str(state))
    try:
        assert stat.S_IMODE((state / FILE).stat().st_mode) == 0o600
        assert stat.S_IMODE(state.stat().st_mode) == 0o700

        def holds(mark: str) -> bool:
            return any(mark.encode() in path.read_bytes() for path in state.iterdir())

        def deleting(mark: str, act: Callable[[], object]) -> None:
            assert holds(mark)
            assert act()
            assert not holds(mark)

        for name in ("c", "d"):
            store.add_conversation(conversation(name, title=f"mark-title-{name}"))
            store.begin(name, "t", NOW, LEASE, message(f"m-{name}", of=name, body=f"mark-said-{name}" * 50))
            store.end(name, "t", NOW, state=BLOCKED, notice=f"mark-notice-{name}")
        store.begin("c", "u", NOW, LEASE, message("m-u", "u", body="mark-taken"))
        store.end("c", "u", NOW, state=BLOCKED)
        store.add_item(item("n", body="mark-note"), 9)
        store.add_routine(routine(body="mark-routine"), 9)
        deleting("mark-taken", lambda: store.take_back("c", "m-u", NOW))
        deleting("mark-said-c", lambda: store.reset("c", NOW))
        assert not holds("mark-notice-c")
        deleting("mark-said-d", lambda: store.remove_conversation("d"))
        assert not holds("mark-title-d")
        deleting("mark-note", lambda: store.change_item(item("n", body="mark-other")))
        deleting("mark-other", lambda: store.remove_item("alice", "n"))
        deleting("mark-routine", lambda: store.remove_routine("alice", "r"))
    finally:
        store.close()


def _worker(state: str) -> tuple[int, int]:
    store = SqliteChatStore(state)
    claims = turns = 0
    for number in range(20):
        at = NOW + number * 60
        for row in store.due(at):
            claims += store.claim(
                row, run(f"{multiprocessing.current_process().pid}-{number}", at=at), now=at, due=at + 60, lease=at + 30
            )
        turns += store.begin("c", f"{multiprocessing.current_process().pid}", NOW, LEASE, message(f"{id(store)}-{number}"))
    store.close()
    return claims, turns


def test_of_workers_that_race_one_runs_a_routine_and_one_a_turn(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path / "state")
    store = SqliteChatStore(state)
    store.add_conversation(conversation())
    store.add_routine(routine(), 9)
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(_worker, [state] * 3))
    rows = store.runs("r")
    assert sum(claims for claims, _ in found) == len(rows)
    assert len({row.started for row in rows}) == len(rows)
    assert sum(turns for _, turns in found) == 1
    assert len(store.messages("c")) == 1
    store.close()
