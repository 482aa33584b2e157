"""The JSON reader and writer agree with the standard library where that is strict, and never raise anything but their own error."""

import json
import math
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.model import jsontext

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_what_the_standard_library_writes_is_read_back(value: object) -> None:
    assert jsontext.loads(json.dumps(value)) == value
    assert jsontext.loads(json.dumps(value, ensure_ascii=False, indent=1)) == value


@given(VALUES)
def test_what_is_written_the_standard_library_reads(value: object) -> None:
    assert json.loads(jsontext.dumps(value)) == value


@given(st.text())
def test_any_text_is_a_value_or_a_json_error(text: str) -> None:
    try:
        found = jsontext.loads(text)
    except jsontext.JsonError:
        return
    assert found == json.loads(text.strip(" \t\r\n\ufeff"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \r\n",
        "{",
        '{"a":1',
        "[1,]",
        '{"a":1}x',
        '{"a":1}{}',
        "NaN",
        "-Infinity",
        '"\t"',
        "[" * 200_000,
        "9" * 5000,
        '{"a" 1}',
        "tru",
    ],
    ids=range(14),
)
def test_refused(text: str) -> None:
    before = set(sys.modules)
    with pytest.raises(jsontext.JsonError):
        jsontext.loads(text)
    assert set(sys.modules) == before


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("marks", [0, 1, 3])
def test_bytes_with_any_number_of_marks(encoding: str, marks: int) -> None:
    text = '{"command":"echo naïve — 日本"}'
    data = ("\ufeff" * marks + text + "\r\n").encode(encoding)
    assert jsontext.loads(jsontext.decode(data)) == json.loads(text)


def test_a_bad_byte_is_replaced_and_swallows_nothing() -> None:
    assert jsontext.loads(jsontext.decode(b'{"a":"x\xe2\x82; rm","b":"\xff"}')) == {"a": "x\ufffd; rm", "b": "\ufffd"}


def test_the_last_of_equal_keys_wins() -> None:
    assert jsontext.loads('{"a":1,"a":2}') == {"a": 2}


def test_lone_surrogates_are_read_and_written_as_valid_utf8() -> None:
    value = jsontext.loads('{"a":"\\ud83d"}')
    assert value == {"a": "\ud83d"}
    assert jsontext.dumps(value).encode("utf-8") == b'{"a":"?"}'


def test_what_json_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError):
        jsontext.dumps(math.nan)
    with pytest.raises(TypeError):
        jsontext.dumps({"a": object()})
