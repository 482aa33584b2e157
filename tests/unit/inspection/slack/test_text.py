"""Text from Slack and to Slack: `tests/cases/slack/texts.jsonl`, and properties."""

import json
import pathlib
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.inspection.slack.text import CUT_TEXT, escaped, mentions, parts, plain

CASES = [
    json.loads(line)
    for line in (pathlib.Path(__file__).parents[3] / "cases" / "slack" / "texts.jsonl").read_text(encoding="utf-8").splitlines()
]
TEXTS = st.text(alphabet=st.sampled_from("ab<>&!@# \n;"), max_size=400)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_a_person_said(case: dict[str, Any]) -> None:
    assert plain(case["sent"]) == case["expect"]


@pytest.mark.parametrize("said", ["<!channel>", "<@U1>", "<!here|x>", "<#C1>", "<https://evil.example|bank>", "<!subteam^S1>"])
def test_an_answer_cannot_call_anybody(said: str) -> None:
    (made,) = parts(f"look: {said} now")
    assert "<" not in made
    assert ">" not in made
    assert plain(made) == f"look: {said} now"


@settings(deadline=None)
@given(TEXTS)
def test_what_is_escaped_reads_as_it_was(text: str) -> None:
    assert plain(escaped(text)) == text
    assert not mentions(escaped(text), frozenset({"U1"}))


@settings(deadline=None)
@given(TEXTS, st.integers(min_value=5, max_value=60))
def test_parts_hold_all_of_a_text_within_the_limit(text: str, most: int) -> None:
    made = parts(text, most, 1_000)
    assert all(1 <= len(part) <= most for part in made)
    # No entity is cut, and only blanks are lost between two parts.
    assert re.sub(r"\s", "", "".join(plain(part) for part in made)) == re.sub(r"\s", "", text)


def test_a_cut_is_made_between_lines_or_words() -> None:
    assert parts("one two\nthree four", 12) == ["one two", "three four"]
    assert parts("onetwo threefour", 12) == ["onetwo", "threefour"]
    assert parts("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]


def test_the_last_part_says_that_there_is_more() -> None:
    assert parts("a" * 100, 40, 2) == ["a" * 40, CUT_TEXT]
    assert parts("  \n ") == []
