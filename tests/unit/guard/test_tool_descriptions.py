"""What a tool says of itself: honest descriptions are pinned, those that give orders are held. One line a case."""

import json
from pathlib import Path
from typing import Any

import pytest

from interlock.guard import mcp_proxy_tools, tool_pins

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "guard" / "tool_orders.jsonl").read_text("utf-8").splitlines()
]


def listed(state: Path, text: str) -> tuple[mcp_proxy_tools.Held, dict[str, Any]]:
    """The tool as the proxy lists it."""
    held = mcp_proxy_tools.Held()
    result: dict[str, Any] = {"tools": [{"name": "one", "description": text, "inputSchema": {"type": "object"}}]}
    mcp_proxy_tools.review(result, "server", str(state), held)
    return held, result["tools"][0]


@pytest.mark.parametrize("case", CASES, ids=[case["text"][:40] for case in CASES])
def test_a_description(tmp_path: Path, case: dict[str, Any]) -> None:
    held, shown = listed(tmp_path, case["text"])
    assert held.reasons == ({"one": "instructions"} if case["held"] else {})
    assert (case["text"] in shown["description"]) != case["held"]
    # The same list again is not a new finding.
    again, _ = listed(tmp_path, case["text"])
    assert again.reasons == held.reasons
    assert again.events == []


def test_what_a_person_accepted_stays_accepted(tmp_path: Path) -> None:
    text = next(case["text"] for case in CASES if case["held"])
    listed(tmp_path, text)
    pins = tool_pins.load(str(tmp_path))
    assert tool_pins.accept(pins, "server") == ["one"]
    tool_pins.store(str(tmp_path), pins)
    assert listed(tmp_path, text)[0].reasons == {}
    assert listed(tmp_path, text + " More.")[0].reasons == {"one": "instructions"}


def test_a_changed_honest_description_is_held_as_changed(tmp_path: Path) -> None:
    listed(tmp_path, "Adds two numbers.")
    assert listed(tmp_path, "Adds three numbers.")[0].reasons == {"one": "changed"}
    assert listed(tmp_path, "Adds three numbers.")[0].reasons == {"one": "changed"}
    assert listed(tmp_path, "Adds two numbers.")[0].reasons == {}
