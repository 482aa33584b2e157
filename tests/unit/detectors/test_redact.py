"""Redaction and the walk over JSON."""

import sys
from pathlib import Path

import pytest

from interlock.detectors import hook
from interlock.detectors.leaves import TooLarge, leaves
from interlock.detectors.redact import fingerprint, redact, redact_text
from interlock.model.finding import Finding

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import load

KEY = b"k" * 32
TOKEN = "glpat-" + "q8Zr2LmX0pTn4VbW7sKd"


def test_placeholder_is_typed_and_keyed() -> None:
    text = f"a {TOKEN} b {TOKEN}"
    once = redact_text(text, KEY)
    mark = fingerprint(TOKEN, KEY, "gitlab-token")
    assert once == f"a <secret:gitlab-token:{mark}> b <secret:gitlab-token:{mark}>"
    assert redact_text(text, b"j" * 32) != once


@pytest.mark.parametrize("text", [case.text for case in load("secrets") if case.find])
def test_redaction_is_idempotent_and_complete(text: str) -> None:
    once = redact_text(text, KEY)
    assert once != text
    assert hook.scan(once) == ()
    assert redact_text(once, KEY) == once


def test_overlapping_spans_become_one() -> None:
    found = [
        Finding("low", "pii", 2, 6, confidence="low"),
        Finding("high", "secrets", 4, 9),
        Finding("in", "secrets", 5, 6, confidence="medium"),
        Finding("next", "pii", 9, 10),
    ]
    text = "0123456789abc"
    assert redact(text, reversed(found), KEY) == (
        f"01<secret:high:{fingerprint('2345678', KEY, 'high')}><pii:next:{fingerprint('9', KEY, 'next')}>abc"
    )


def test_nothing_found_and_short_key() -> None:
    assert redact("abc", [], b"") == "abc"
    with pytest.raises(ValueError, match="16 bytes"):
        redact("abc", [Finding("x", "pii", 0, 1)], b"short")


def test_leaves() -> None:
    value = {"a": ["x", {"b c": "y", "d": 1}], "e": {"f": None, "g": "z"}}
    assert list(leaves(value)) == [
        ("a{key}", "a"),
        ("e{key}", "e"),
        ("a[0]", "x"),
        ('a[1]["b c"]{key}', "b c"),
        ("a[1].d{key}", "d"),
        ('a[1]["b c"]', "y"),
        ("e.f{key}", "f"),
        ("e.g{key}", "g"),
        ("e.g", "z"),
    ]
    assert list(leaves("s", "text")) == [("text", "s")]


def test_leaves_have_limits() -> None:
    deep: object = "x"
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(TooLarge, match="nested deeper than 256"):
        list(leaves(deep))
    with pytest.raises(TooLarge, match="more than 3 strings"):
        list(leaves(["x"] * 4, max_leaves=3))
