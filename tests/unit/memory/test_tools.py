"""The memory's tools without the protocol: faults, scope, budget, redaction."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interlock.memory.budget import tokens
from interlock.memory.tool_schemas_data import TOOLS
from interlock.memory.tools import MOST_PINS, Tools
from interlock.wiring import open_memory_store

FAULTS = Path(__file__).parents[2] / "cases" / "memory" / "tool_faults.jsonl"
OTHER = "5b1f0c1e-0000-4000-8000-00000000c009"
SECRET = "example-token-not-real-0000"


class Caller:
    """Calls the tools of a box."""

    def __init__(self, box: Any, project: str = "") -> None:
        self.box = box
        self.tools = Tools(open_memory_store, str(box.state), box.env, project)

    def __call__(self, name: str, **args: Any) -> dict[str, Any]:
        document, failed = self.tools.call(name, args)
        assert not failed, document
        return document

    def fault(self, name: str, **args: Any) -> dict[str, Any]:
        document, failed = self.tools.call(name, args)
        assert failed, document
        error = document["error"]
        assert isinstance(error, dict)
        assert error["message"]
        assert error["next"]
        return error


@pytest.fixture
def call(box: Any) -> Iterator[Caller]:
    box.write("> the orders live in Postgres", "noted: Postgres it is")
    box.event("stop", workspace_roots=[str(box.workspace)])
    found = Caller(box, str(box.workspace))
    yield found
    found.tools.close()


def faults() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FAULTS.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", faults(), ids=lambda case: case["name"])
def test_faults_say_what_to_do(call: Caller, case: dict[str, Any]) -> None:
    places = {"PROJECT": str(call.box.workspace), "OTHER": str(call.box.home), "LONG": "x" * 2001, "LONG9": "x" * 9000}
    given = {key: places.get(value, value) if isinstance(value, str) else value for key, value in case["args"].items()}
    tools = Tools(open_memory_store, str(call.box.state), call.box.env)
    document, failed = tools.call(case["tool"], given)
    tools.close()
    assert failed, document
    error = document["error"]
    assert isinstance(error, dict)
    assert error["code"] == case["code"]
    assert error["message"]
    assert error["next"]


def test_at_most_eight_tools_with_whole_schemas() -> None:
    assert sorted(TOOLS) == ["diary_read", "diary_write", "forget", "get", "remember", "search", "status", "timeline"]
    for description, _, _, schema in TOOLS.values():
        assert len(description) > 40
        assert schema["additionalProperties"] is False
        properties = schema["properties"]
        assert isinstance(properties, dict)
        assert "project" in properties
        for name, one in properties.items():
            assert one["type"] in ("string", "integer", "boolean", "array"), name
            assert one["description"], name
    assert [name for name, (_, reads, _, _) in TOOLS.items() if not reads] == ["diary_write", "remember", "forget"]
    assert [name for name, (_, _, destroys, _) in TOOLS.items() if destroys] == ["forget"]


def test_search_and_get_agree(call: Caller) -> None:
    found = call("search", query="where do orders live")
    assert found["project"] == {"name": "acme-shop", "folder": str(call.box.workspace), "known": True}
    (session,) = found["sessions"]
    hit = session["hits"][0]
    got = call("get", id=hit["id"])
    assert got["text"] == hit["text"] == "the orders live in Postgres"
    assert got["session"]["id"] == session["id"]
    assert [one["text"] for one in call("get", id=session["id"])["turns"]] == [got["text"], "noted: Postgres it is"]
    assert [one["text"] for one in call("get", id=hit["id"], context=1)["context"]] == ["noted: Postgres it is"]
    assert call("timeline")["sessions"][0]["id"] == session["id"]


def test_what_a_compaction_took_away_is_found_alone(call: Caller) -> None:
    assert "sessions" not in call("search", query="orders Postgres", compacted=True)
    call.box.event("preCompact")
    call.box.write("> the orders page is slow", "an index on orders helps")
    call.box.event("stop")

    def texts(**args: Any) -> list[str]:
        found = call("search", query="orders", **args)
        return sorted(hit["text"] for session in found["sessions"] for hit in session["hits"])

    assert texts(compacted=True) == ["the orders live in Postgres"]
    assert (
        texts(compacted=False) == texts() == ["an index on orders helps", "the orders live in Postgres", "the orders page is slow"]
    )
    assert call.fault("search", query="orders", compacted="yes")["code"] == "bad-argument"


def test_null_arguments_count_as_left_away(call: Caller) -> None:
    assert call("search", query="orders", role=None, host=None, limit=None, all_projects=None)["sessions"]


def test_a_project_that_is_not_known_is_empty_and_says_so(call: Caller, tmp_path: Path) -> None:
    for name, args in (("search", {"query": "orders"}), ("timeline", {}), ("diary_read", {})):
        found = call(name, project=str(tmp_path / "new"), **args)
        assert found["project"]["known"] is False
        assert "interlock remember init" in found["next"]
        assert "Postgres" not in json.dumps(found)
    assert call("search", query="orders", project=str(tmp_path / "new"), all_projects=True)["sessions"]
    assert call("status", project=str(tmp_path / "new"))["project"] == {
        "name": "new",
        "folder": str(tmp_path / "new"),
        "known": False,
        "on": True,
    }


def test_the_budget_holds(call: Caller) -> None:
    call.box.write(*(f"> question {number} " + "words of an order 注文 " * 200 for number in range(30)))
    call.box.event("stop")
    for name, args in (
        ("search", {"query": "order question", "limit": 50}),
        ("timeline", {}),
        ("diary_read", {}),
        ("get", {"id": "s1"}),
        ("get", {"id": "t5"}),
        ("status", {}),
    ):
        for budget in (300, 1000, 6000):
            found = call(name, budget=budget, **args)
            assert tokens(json.dumps(found, ensure_ascii=False, separators=(",", ":"))) <= budget * 1.1, (name, budget)
    assert call("search", query="order question", limit=50, budget=300)["left_off"] > 20


def test_a_long_turn_is_read_in_parts(call: Caller) -> None:
    whole = " ".join(f"word{number}" for number in range(5000))
    call.box.write("> " + whole)
    call.box.event("stop")
    parts, offset = [], 0
    while True:
        found = call("get", id="t3", offset=offset, budget=4000)
        parts.append(found["text"])
        if "next_offset" not in found:
            break
        assert found["next_offset"] > offset
        offset = found["next_offset"]
    assert len(parts) > 2
    assert "".join(parts) == whole


def test_a_long_session_is_read_in_parts(call: Caller) -> None:
    call.box.write(*(f"> step {number} " + "x " * 300 for number in range(40)))
    call.box.event("stop")
    seen, offset = [], 0
    while True:
        found = call("get", id="s1", offset=offset)
        seen += [one["id"] for one in found["turns"]]
        if "next_offset" not in found:
            break
        offset = found["next_offset"]
    assert len(seen) == len(set(seen)) == found["turns_in_all"] == 42


def test_nothing_leaves_unredacted(call: Caller) -> None:
    call.box.settings("verbatim = true\n")
    call.box.write(f"> DEPLOY_TOKEN={SECRET} is for staging orders", f"the value {SECRET}: DEPLOY_TOKEN={SECRET}")
    call.box.event("stop")
    with sqlite3.connect(call.box.state / "memory" / "memory.db") as connection:
        assert SECRET in str(connection.execute("SELECT group_concat(text) FROM turns").fetchone())
    connection.close()
    said = [
        call("search", query="staging orders DEPLOY_TOKEN"),
        call("get", id="t3"),
        call("get", id="s1"),
        call("timeline"),
        call("diary_read"),
    ]
    said.append(call("search", query=f"DEPLOY_TOKEN={SECRET}"))
    for one in said:
        assert f"DEPLOY_TOKEN={SECRET}" not in json.dumps(one)
    assert "<secret:" in json.dumps(said[0])


def test_what_agents_write_is_cleaned_before_it_is_stored(call: Caller) -> None:
    call.box.settings("verbatim = true\n")
    entry = call("diary_write", text=f"deploys use API_TOKEN={SECRET} <private>and the plan of Kim</private>")
    assert entry["stored"] is False
    pin = call("remember", text=f"always pass API_TOKEN={SECRET}")
    for one in (call("get", id=entry["id"]), call("get", id=pin["id"]), call("diary_read")):
        assert SECRET not in json.dumps(one)
        assert "Kim" not in json.dumps(one)
    for path in (call.box.state / "memory").iterdir():
        data = path.read_bytes() if path.is_file() else b""
        assert SECRET.encode() not in data
        assert b"plan of Kim" not in data


def test_what_agents_write_is_found_told_and_forgotten(call: Caller) -> None:
    entry = call("diary_write", text="Chose the quokka queue because of locks")
    assert call("diary_write", text="Chose the quokka queue because of locks")["id"] == entry["id"]
    pin = call("remember", text="Money is always Decimal.")
    assert call("remember", text="Money is always Decimal.")["id"] == pin["id"]
    hits = call("search", query="quokka queue")["sessions"][0]["hits"]
    assert hits[0]["id"] == entry["id"]
    assert call("search", query="money decimal")["pins"][0]["id"] == pin["id"]
    read = call("diary_read")
    assert [one["text"] for one in read["entries"]] == ["Chose the quokka queue because of locks"]
    told = call.box.event("sessionStart", conversation_id=OTHER)["additional_context"]
    for text in (read["digest"], told):
        assert "quokka" in text
        assert "Money is always Decimal" in text
    assert call("forget", ids=[entry["id"], pin["id"]], dry_run=True)["forgotten"] == [entry["id"], pin["id"]]
    assert call("get", id=pin["id"])["pin"]["text"] == "Money is always Decimal."
    assert call("forget", ids=[entry["id"], pin["id"]])["count"] == 2
    told = call.box.event("sessionStart", conversation_id=OTHER)["additional_context"]
    assert "quokka" not in told
    assert "Decimal" not in told
    assert call.fault("diary_write", text="Chose the quokka queue because of locks")["code"] == "nothing-to-keep"
    assert call("remember", text="Money is in cents.")["id"] != pin["id"]


def test_forgetting_a_session_keeps_it_away(call: Caller) -> None:
    assert call("forget", ids=["s1"])["forgotten"] == ["t1", "t2"]
    call.box.write("> another")
    call.box.event("preCompact")
    assert call.box.texts() == ["another"]


def test_pins_are_bounded(call: Caller) -> None:
    for number in range(MOST_PINS):
        call("remember", text=f"fact number {number}")
    assert call.fault("remember", text="one more")["code"] == "too-many-pins"


@pytest.mark.parametrize("switch", ["environment", "settings", "project", "exclude"])
def test_kill_switches(call: Caller, switch: str) -> None:
    box = call.box
    if switch == "environment":
        box.env["INTERLOCK_REMEMBER"] = "off"
    elif switch == "settings":
        box.settings("enabled = false\n")
    elif switch == "project":
        (box.workspace / ".interlock").mkdir()
        (box.workspace / ".interlock" / "remember.off").touch()
    else:
        box.settings('exclude = ["acme-*"]\n')
    code = "memory-off" if switch in ("environment", "settings") else "project-off"
    for name, args in (
        ("search", {"query": "orders"}),
        ("diary_read", {}),
        ("diary_write", {"text": "x"}),
        ("remember", {"text": "xyz"}),
    ):
        assert call.fault(name, **args)["code"] == code
    assert call("status")["on"] is (code == "project-off")
    if code == "project-off":
        assert call("status")["project"]["on"] is False


def test_a_subfolder_of_a_project_that_is_off_is_off(call: Caller) -> None:
    box = call.box
    (box.workspace / ".git").mkdir()
    (box.workspace / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (box.workspace / "web").mkdir()
    (box.workspace / ".interlock").mkdir()
    (box.workspace / ".interlock" / "remember.off").touch()
    assert call.fault("diary_read", project=str(box.workspace / "web"))["code"] == "project-off"


def test_a_held_store_is_told_and_reads_go_on(call: Caller) -> None:
    tools = Tools(lambda state: open_memory_store(state, 0.05), str(call.box.state), call.box.env, str(call.box.workspace))
    holder = sqlite3.connect(call.box.state / "memory" / "memory.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    document, failed = tools.call("diary_write", {"text": "x"})
    assert failed
    assert document["error"]["code"] == "busy"  # type: ignore[index]
    document, failed = tools.call("timeline", {})
    assert not failed
    holder.execute("ROLLBACK")
    holder.close()
    assert tools.call("diary_write", {"text": "x"})[1] is False
    tools.close()


def test_warming_up_makes_nothing_and_raises_nothing(call: Caller, tmp_path: Path) -> None:
    fresh = Tools(open_memory_store, str(tmp_path / "fresh"), call.box.env)
    fresh.warm()
    assert not (tmp_path / "fresh").exists()
    call.tools.warm()
    assert call("search", query="orders")["sessions"]
    call.box.settings("enabled = false\n")
    call.tools.warm()
    broken = Tools(lambda _state: (_ for _ in ()).throw(RuntimeError("no")), str(call.box.state), call.box.env)
    call.box.settings("")
    broken.warm()
    assert broken.call("timeline", {"project": str(call.box.workspace)})[1]


def test_a_damaged_store_is_told(call: Caller) -> None:
    call.tools.close()
    for path in (call.box.state / "memory").iterdir():
        if path.name.startswith("memory.db"):
            path.unlink()
    (call.box.state / "memory" / "memory.db").write_bytes(b"this is no database at all" * 100)
    assert call.fault("search", query="orders")["code"] == "unusable"


def test_a_fault_tells_no_words(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise RuntimeError("the orders live in Postgres")

    monkeypatch.setattr("interlock.memory.tools.Page", broken)
    error = call.fault("search", query="orders")
    assert error["code"] == "internal-error"
    assert "Postgres" not in json.dumps(error)


def test_broken_letters_come_back_whole(call: Caller) -> None:
    entry = call("diary_write", text="half a \ud83d pair and 買い物 ü")
    text = call("get", id=entry["id"])["text"]
    text.encode("utf-8")
    assert "買い物 ü" in text
