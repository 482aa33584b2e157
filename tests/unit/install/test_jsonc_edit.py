"""Edits of a commented text: the value is as asked, everything else stays, and taking out undoes putting in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.hosts.jsonc import parse
from interlock.hosts.jsonc_edit import add_item, add_member, find, remove_item, remove_member, replace_item

ENTRY = {"command": "x // not a comment", "timeout": 3}

GAP = st.sampled_from(["", " ", "\n", "\n  ", " // note\n", "/* a, b */", "\n\t// [x]\n\t"])


@st.composite
def commented(draw: st.DrawFn, opening: str = "[", closing: str = "]", keys: bool = False) -> str:
    """An array or object with comments and blanks in every gap."""
    parts = [opening, draw(GAP)]
    for index in range(draw(st.integers(0, 4))):
        if index:
            parts += [",", draw(GAP)]
        if keys:
            parts += [json.dumps(f"k{index}"), draw(GAP), ":", draw(GAP)]
        parts += [draw(st.sampled_from(["1", '"a,]}//"', "[2, 3]", '{"b": []}', "null"])), draw(GAP)]
    return "".join([*parts, closing])


def _comments(text: str) -> int:
    return text.count("// note") + text.count("/* a, b */") + text.count("// [x]")


@given(commented())
def test_item_in_and_out(text: str) -> None:
    before = parse(text).value
    assert isinstance(before, list)
    added = add_item(text, (), ENTRY)
    assert parse(added).value == [*before, ENTRY]
    assert _comments(added) == _comments(text)
    removed = remove_item(added, (), len(before))
    assert parse(removed).value == before
    assert _comments(removed) == _comments(text)
    if before:
        assert removed == text


@given(commented("{", "}", keys=True))
def test_member_in_and_out(text: str) -> None:
    before = parse(text).value
    assert isinstance(before, dict)
    added = add_member(text, (), "new", [ENTRY])
    assert parse(added).value == {**before, "new": [ENTRY]}
    removed = remove_member(added, (), "new")
    assert parse(removed).value == before
    assert _comments(removed) == _comments(text)
    if before:
        assert removed == text


@given(commented(), st.data())
def test_any_item_out(text: str, data: st.DataObject) -> None:
    before = parse(text).value
    assert isinstance(before, list)
    if not before:
        return
    index = data.draw(st.integers(0, len(before) - 1))
    after = remove_item(text, (), index)
    assert parse(after).value == before[:index] + before[index + 1 :]
    assert _comments(after) == _comments(text)


@given(commented(), st.data())
def test_any_item_replaced(text: str, data: st.DataObject) -> None:
    before = parse(text).value
    assert isinstance(before, list)
    if not before:
        return
    index = data.draw(st.integers(0, len(before) - 1))
    after = replace_item(text, (), index, ENTRY)
    assert parse(after).value == [*before[:index], ENTRY, *before[index + 1 :]]
    assert _comments(after) == _comments(text)


def test_follows_the_files_own_style() -> None:
    text = '{\r\n\t"hooks": {\r\n\t\t"stop": [\r\n\t\t\t{"a": 1} // mine\r\n\t\t]\r\n\t}\r\n}\r\n'
    added = add_item(text, ("hooks", "stop"), {"command": "x"})
    assert added == text.replace('{"a": 1} // mine', '{"a": 1}, // mine\r\n\t\t\t{\r\n\t\t\t\t"command": "x"\r\n\t\t\t}')


def test_a_missing_container_is_an_error() -> None:
    assert find(parse("{}"), ("hooks", "stop")) is None
    with pytest.raises(KeyError, match=r"hooks\.stop"):
        add_item("{}", ("hooks", "stop"), 1)
