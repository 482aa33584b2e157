"""Who shares an answer, and who asks anew."""

import os
import pathlib
import threading
import time
from typing import Any

import pytest

from interlock.guard import singleflight
from interlock.guard.singleflight import Answer, Flight, join
from interlock.model.toolcall import MCP, READ, SHELL, WRITE, ToolCall

RULES = ("a.b",)


def call(kind: str = SHELL, **fields: Any) -> ToolCall:
    base: dict[str, Any] = {"host": "cursor", "event": "preToolUse", "conversation": "c", "generation": "g"}
    if kind == SHELL:
        base["command"] = "rm -rf x"
    return ToolCall(**(base | {"kind": kind} | fields))


@pytest.fixture
def state(tmp_path: pathlib.Path) -> str:
    return str(tmp_path / "state")


def enter(state: str, action: ToolCall, channel: str, rules: tuple[str, ...] = RULES) -> Flight | Answer | None:
    return join(action, state, channel, rules, time.monotonic() + 0.05)


def lead(state: str, action: ToolCall, channel: str = "cursor:preToolUse", *, yes: bool = True) -> None:
    flight = enter(state, action, channel)
    assert isinstance(flight, Flight)
    flight.publish(Answer(yes, "approved" if yes else "denied-by-person", RULES, id="abc", actor="me", reason="r"))


def shares(state: str, action: ToolCall, channel: str, rules: tuple[str, ...] = RULES) -> bool:
    found = enter(state, action, channel, rules)
    assert found is not None
    if isinstance(found, Flight):
        found.leave()
        return False
    return True


def test_another_event_shares_the_answer_once(state: str) -> None:
    lead(state, call())
    found = enter(state, call(), "cursor:beforeShellExecution")
    assert isinstance(found, Answer)
    assert (found.allowed, found.code, found.id, found.actor, found.reason) == (True, "approved", "abc", "me", "r")
    assert not shares(state, call(), "cursor:beforeShellExecution")
    assert not shares(state, call(), "cursor:preToolUse")
    assert shares(state, call(), "claude:preToolUse")


def test_the_lead_is_alone(state: str) -> None:
    flight = enter(state, call(), "1")
    assert isinstance(flight, Flight)
    assert enter(state, call(), "2") is None
    assert isinstance(enter(state, call(command="other"), "2"), Flight)
    flight.leave()
    flight.leave()
    assert not shares(state, call(), "2")


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ({"command": "  rm -rf x\n"}, True),
        ({"cwd": "/a"}, True),
        ({"event": "beforeShellExecution", "use_id": "u", "arguments": {"command": "rm -rf x"}}, True),
        ({"command": "rm -rf y"}, False),
        ({"generation": "h"}, False),
        ({"conversation": "d"}, False),
        ({"host": "claude"}, False),
    ],
)
def test_what_makes_a_shell_action(state: str, change: dict[str, str], same: bool) -> None:
    lead(state, call())
    assert shares(state, call(**change), "2") is same


def test_another_folder_is_another_action_where_both_tell_it(state: str) -> None:
    lead(state, call(cwd="/a"))
    assert not shares(state, call(cwd="/b"), "2")
    assert shares(state, call(cwd="/a"), "2")


def test_an_mcp_call_is_known_without_its_conversation(state: str) -> None:
    asked = call(MCP, tool="query", arguments={"a": 1, "b": {"d": 1, "c": 2}})
    lead(state, asked)
    proxy = ToolCall(host="mcp", event="tools/call", kind=MCP, tool="query", server="pg", arguments={"b": {"c": 2, "d": 1}, "a": 1})
    assert not shares(state, call(MCP, tool="query", arguments={"a": 2}), "2")
    assert not shares(state, call(MCP, tool="query", arguments=asked.arguments, conversation="other"), "2")
    assert shares(state, proxy, "mcp:tools/call")
    assert not shares(state, proxy, "mcp:tools/call")


def test_content_belongs_to_a_write_but_not_to_a_read(state: str) -> None:
    lead(state, call(WRITE, paths=("/x",), content="1"))
    assert not shares(state, call(WRITE, paths=("/x",), content="2"), "2")
    lead(state, call(READ, paths=("/x",)))
    assert shares(state, call(READ, paths=("/x",), content="text"), "2")


def test_a_yes_to_fewer_rules_is_no_yes(state: str) -> None:
    lead(state, call())
    assert not shares(state, call(), "2", ("a.b", "c.d"))
    assert shares(state, call(), "2", ())
    lead(state, call(command="no"), yes=False)
    assert shares(state, call(command="no"), "2", ("a.b", "c.d"))


def test_an_answer_grows_old(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lead(state, call())
    lead(state, call(command="no"), yes=False)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + singleflight.FRESH + 1)
    assert shares(state, call(), "2")
    assert not shares(state, call(command="no"), "2")
    monkeypatch.setattr(time, "time", lambda: now + singleflight.FRESH_YES + 1)
    assert not shares(state, call(), "3")


def test_after_the_last_event_little_time_is_left(state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lead(state, call())
    assert shares(state, call(), "cursor:beforeShellExecution")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + singleflight.FRESH_CLOSED + 1)
    assert not shares(state, call(), "claude:preToolUse")


def test_an_answer_that_was_changed_is_none(state: str) -> None:
    lead(state, call(), yes=False)
    path = pathlib.Path(state, singleflight.FOLDER, singleflight.key_of(call(), state))
    path.write_bytes(path.read_bytes().replace(b'"allowed":false', b'"allowed":true'))
    assert not shares(state, call(), "2")
    other = pathlib.Path(state, singleflight.FOLDER, singleflight.key_of(call(command="other"), state))
    lead(state, call())
    other.write_bytes(path.read_bytes())
    assert not shares(state, call(command="other"), "2")


def test_old_files_are_swept_but_not_a_held_lock(state: str) -> None:
    lead(state, call(command="old"))
    held = enter(state, call(command="held"), "1")
    assert isinstance(held, Flight)
    folder = pathlib.Path(state, singleflight.FOLDER)
    for path in folder.iterdir():
        os.utime(path, (1, 1))
    lead(state, call(command="new"))
    names = {path.name for path in folder.iterdir()}
    new, kept = (singleflight.key_of(call(command=name), state) for name in ("new", "held"))
    assert names == {new, new + ".lock", kept + ".lock"}
    held.leave()


def test_a_name_tells_nothing_without_the_key(tmp_path: pathlib.Path) -> None:
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    assert singleflight.key_of(call(), one) == singleflight.key_of(call(), one)
    assert singleflight.key_of(call(), one) != singleflight.key_of(call(), other)


def test_a_follower_that_waits_for_the_lock_itself_gets_the_answer(state: str) -> None:
    flight = enter(state, call(), "cursor:preToolUse")
    assert isinstance(flight, Flight)
    found: list[Flight | Answer | None] = []
    # Its own time is over at once: it waits for the lock all the same.
    follower = threading.Thread(
        target=lambda: found.append(join(call(), state, "cursor:beforeShellExecution", RULES, time.monotonic(), blocking=True))
    )
    follower.start()
    flight.publish(Answer(True, "approved", RULES))
    follower.join()
    (answer,) = found
    assert isinstance(answer, Answer)
    assert answer.allowed
