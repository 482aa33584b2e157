"""Reading JSON with comments: same values as `json`, same faults as a strict reader, with their places."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.hosts.jsonc import JsoncError, parse, place

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@given(JSON, st.sampled_from([None, 2, "\t"]), st.booleans())
def test_reads_what_json_writes(value: object, indent: object, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)  # type: ignore[arg-type]
    assert parse(text).value == json.loads(text)


@given(JSON)
def test_comments_between_tokens_change_nothing(value: object) -> None:
    text = json.dumps(value, indent=1)
    noisy = re.sub(r"\n", ' // a "comment" } \n/* ] , */', text)
    assert parse("// first\n" + noisy + "/* last */").value == value


@given(st.text(max_size=80) | st.binary(max_size=80).map(lambda data: data.decode("latin-1")))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    try:
        node = parse(text)
    except JsoncError as exc:
        assert 0 <= exc.offset <= len(text)
        assert (exc.line, exc.column) == place(text, exc.offset)
    else:
        assert 0 <= node.start < node.end <= len(text)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", 1, 1, "the end of the file"),
        ('{"a": 1,}', 1, 8, "may not stand before '}'"),
        ("[1, 2,\n]", 1, 6, "may not stand before ']'"),
        ('{"a" 1}', 1, 6, "expected ':'"),
        ("{'a': 1}", 1, 2, "double quotes"),
        ('{\n  "a": 1\n  "b": 2\n}', 3, 3, "expected ',' or '}'"),
        ('{\n  "a": "x\n"}', 2, 8, "not closed"),
        ('{"a": "\\q"}', 1, 7, "wrong escape"),
        ("{} {}", 1, 4, "nothing may follow"),
        ("{ /* x }", 1, 3, "never closed"),
        ("\ufeff{}", 1, 1, "byte order mark"),
        ("[01]", 1, 3, "expected ',' or ']'"),
        ("[NaN]", 1, 2, "expected a value"),
        ("[" * 300, 1, 202, "nested too deeply"),
    ],
)
def test_names_the_place(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(JsoncError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert words in str(caught.value)
