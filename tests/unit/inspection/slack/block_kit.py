"""The rules of Block Kit (docs.slack.dev/reference/block-kit) for the blocks that are used here."""

from typing import Any

_TEXT = {"section": 3_000, "button": 75, "confirm title": 100, "confirm text": 300, "confirm button": 30}


def check(blocks: Any) -> None:
    """Raises AssertionError for what Slack would refuse."""
    assert isinstance(blocks, list)
    assert 1 <= len(blocks) <= 50
    for block in blocks:
        match block["type"]:
            case "section":
                _keys(block, {"type", "text"}, set())
                _plain(block["text"], "section")
            case "actions":
                _keys(block, {"type", "elements"}, set())
                assert 1 <= len(block["elements"]) <= 25
                for element in block["elements"]:
                    _button(element)
                ids = [element["action_id"] for element in block["elements"]]
                assert len(set(ids)) == len(ids)
            case other:
                raise AssertionError(other)


def _button(button: Any) -> None:
    _keys(button, {"type", "action_id", "text", "value"}, {"style", "confirm"})
    assert button["type"] == "button"
    assert 1 <= len(button["action_id"]) <= 255
    assert len(button["value"]) <= 2_000
    _plain(button["text"], "button")
    assert button.get("style", "primary") in ("primary", "danger")
    if "confirm" in button:
        confirm = button["confirm"]
        _keys(confirm, {"title", "text", "confirm", "deny"}, {"style"})
        _plain(confirm["title"], "confirm title")
        _plain(confirm["text"], "confirm text")
        _plain(confirm["confirm"], "confirm button")
        _plain(confirm["deny"], "confirm button")


def _plain(text: Any, where: str) -> None:
    _keys(text, {"type", "text"}, {"emoji"})
    assert text["type"] == "plain_text"
    assert 1 <= len(text["text"]) <= _TEXT[where], where


def _keys(found: Any, needed: "set[str]", allowed: "set[str]") -> None:
    assert isinstance(found, dict)
    assert needed <= set(found) <= needed | allowed, found
