"""A person in the loop of the proxy: questions while other messages go on, and held tools accepted on a real terminal."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.e2e.approvals.conftest import Person, until
from tests.e2e.mcp_proxy.conftest import Place, Wire
from tests.e2e.mcp_proxy.test_mcp_proxy_wire import ECHO

from interlock.storage.approvals_port import ApprovalStore
from interlock.wiring import open_approval_store

Start = Callable[[list[str]], Wire]


@pytest.fixture
def store(place: Place) -> Iterator[ApprovalStore]:
    """The approval queue, with somebody who listens."""
    place.state.mkdir(mode=0o700)
    opened = open_approval_store(str(place.state))
    opened.listen("test", "watch", time.time() + 600)
    yield opened
    opened.close()


def decide(store: ApprovalStore, place: Place, *, approve: bool) -> None:
    from interlock.guard.approvals import decide

    request = until(lambda: store.requests(time.time()))[0]
    assert decide(store, str(place.state), request.id, approve=approve, actor="test", reason="not today") is not None


def ask(place: Place, wire: Start) -> Wire:
    client = wire(place.proxy(sys.executable, "-c", ECHO))
    client.call(1, "delete_note", name="one")
    return client


def ping(client: Wire, number: int) -> None:
    client.send({"jsonrpc": "2.0", "id": number, "method": "ping"})
    assert client.read()["id"] == number


def test_a_yes_lets_the_call_go_on_and_others_do_not_wait_for_it(place: Place, wire: Start, store: ApprovalStore) -> None:
    client = ask(place, wire)
    until(lambda: store.requests(time.time()))
    for number in range(2, 6):
        ping(client, number)
    client.call(6, "read_note", name="two")
    assert client.read()["id"] == 6
    decide(store, place, approve=True)
    assert client.read()["result"]["got"]["params"]["name"] == "delete_note"
    verdicts = [
        (record["tool"], record["decision"], record.get("code")) for record in place.records() if record["event"] == "verdict"
    ]
    assert verdicts == [("read_note", "allow", None), ("delete_note", "allow", "approved")]


def test_a_no_is_told_to_the_agent(place: Place, wire: Start, store: ApprovalStore) -> None:
    client = ask(place, wire)
    decide(store, place, approve=False)
    result = client.read()["result"]
    assert result["isError"] is True
    assert "not today" in json.dumps(result)


def test_a_call_that_was_cancelled_while_a_person_thought_does_not_run(place: Place, wire: Start, store: ApprovalStore) -> None:
    client = ask(place, wire)
    until(lambda: store.requests(time.time()))
    client.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
    ping(client, 2)
    decide(store, place, approve=True)
    until(lambda: [record for record in place.records() if record.get("code") == "approved"])
    ping(client, 3)


def test_a_client_that_leaves_during_a_question_is_not_waited_for(place: Place, wire: Start, store: ApprovalStore) -> None:
    client = ask(place, wire)
    until(lambda: store.requests(time.time()))
    assert client.end()[0] == 0


#: A server whose only tool says of itself what stands in the file TOOL.
TOOL = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message.get("method") == "tools/list":
        result = {"tools": [json.load(open("tool", encoding="utf-8"))]}
    else:
        result = {"content": [{"type": "text", "text": "ran"}]}
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
"""


def test_a_person_accepts_a_held_tool_while_the_session_runs(place: Place, wire: Start) -> None:
    tool: dict[str, Any] = {"name": "read_x", "description": "Read.", "inputSchema": {"type": "object"}}
    (place.work / "tool").write_text(json.dumps(tool), "utf-8")
    client = wire(place.proxy(sys.executable, "-c", TOOL))

    def listed() -> Any:
        client.send({"jsonrpc": "2.0", "id": 9, "method": "tools/list"})
        return client.read()["result"]["tools"][0]

    def called() -> Any:
        client.call(8, "read_x")
        return client.read()

    assert listed() == tool
    assert called()["result"]["content"][0]["text"] == "ran"
    tool["description"] = "Read, and more."
    (place.work / "tool").write_text(json.dumps(tool), "utf-8")
    assert "Held back" in listed()["description"]
    assert called()["result"]["isError"] is True
    person = Person([sys.executable, "-m", "interlock", "guard", "pins", "accept", "test"], place.env, place.work)
    try:
        shown = person.sees("to go on: ")
        assert "read_x: its description or schema is not the one that was pinned" in shown
        person.types(shown.rpartition("Type ")[2].split()[0] + "\n")
        assert person.ends()[0] == 0
    finally:
        person.close()
    # The next call finds that out; the client is told that the list is another one now.
    assert called() == {"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}
    assert client.read()["result"]["content"][0]["text"] == "ran"
    assert listed() == tool
    accepted = [record for record in place.records() if record["event"] == "tool-pins-accepted"]
    assert (accepted[0]["server"], accepted[0]["tools"]) == ("test", ["read_x"])


def test_the_doctor_names_held_tools_and_the_way(place: Place, wire: Start) -> None:
    def found() -> list[tuple[str, str | None]]:
        results = json.loads(place.interlock("doctor", "--quick", "--json").stdout)["results"]
        return [(result["status"], result["mend"]) for result in results if result["check"] == "tool-pins"]

    assert found() == [("skip", None)]
    for description in ("Read.", "Read, and more."):
        tool = {"name": "read_x", "description": description, "inputSchema": {"type": "object"}}
        (place.work / "tool").write_text(json.dumps(tool), "utf-8")
        client = wire(place.proxy(sys.executable, "-c", TOOL))
        client.send({"jsonrpc": "2.0", "id": 9, "method": "tools/list"})
        client.read()
        assert client.end()[0] == 0
        assert found() == [("ok", None) if description == "Read." else ("warn", "interlock guard pins accept 'test'")]
    pins = place.state / "tool-pins.json"
    pins.write_bytes(pins.read_bytes()[:-5])
    assert found() == [("fail", "interlock guard pins accept all")]


@pytest.mark.parametrize(("command", "code"), [("accept test", 1), ("accept test read_x", 1), ("list", 0), ("list test", 0)])
def test_an_agent_may_look_at_pins_but_not_accept(place: Place, command: str, code: int) -> None:
    done = place.interlock("guard", "check", f"interlock guard pins {command}", "--json")
    assert done.returncode == code
    if code:
        assert json.loads(done.stdout)["decision"] == "deny"
